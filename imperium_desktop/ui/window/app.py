"""The program with its window.

Qt and the window are imported when it opens, without looking for garbage meanwhile: there is none, and each look goes
through all that was made so far.
"""

import ctypes
import gc
import os
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from imperium_desktop.ui.theme.garbage import nothing_collected

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from imperium_desktop.store.folders import Folders
    from imperium_desktop.ui.window.main_window import MainWindow

CURSORS: Final = "libxcb-cursor.so.0"
ADVICE: Final = (
    "Qt opens no window without libxcb-cursor. On Debian and Ubuntu: sudo apt install libxcb-cursor0\n"
    "Bez biblioteki libxcb-cursor Qt nie otworzy okna. W Debianie i Ubuntu: sudo apt install libxcb-cursor0"
)
"""Advice in both languages: words are read later."""


def open_window(folders: "Folders") -> "tuple[QApplication, MainWindow]":
    with nothing_collected():
        from imperium_desktop.ui.window.app_state import AppState
        from imperium_desktop.ui.window.application import apply_settings, make_application
        from imperium_desktop.ui.window.main_window import MainWindow

        gc.freeze()  # modules and classes stay for good: no later look need go through them
        application = make_application(dressed=False)
        app_state = AppState(folders)
        apply_settings(app_state.settings)
        window = MainWindow(app_state)
        window.show()
    return application, window


def lacks_cursors(environment: Mapping[str, str]) -> bool:
    """True where cursors are missing: on X11 Qt ends the program then, and names no package."""
    platform = "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", platform) != "xcb":
        return False
    try:
        ctypes.CDLL(CURSORS)
    except OSError:
        return True
    return False


def run() -> int:
    if lacks_cursors(os.environ):
        print(ADVICE, file=sys.stderr)
        return 1
    from imperium_desktop.store.folders import Folders

    application, window = open_window(Folders.of_user())
    window.faults.install()
    return application.exec()
