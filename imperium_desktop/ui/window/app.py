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

PACKAGES: Final = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
"""Libraries that Qt's window needs on X11 and a bare system may lack, each with its package."""

ADVICE: Final = (
    "Qt opens no window without libraries that are missing here. On Debian and Ubuntu: sudo apt install {packages}\n"
    "Bez bibliotek, których tu brakuje, Qt nie otworzy okna. W Debianie i Ubuntu: sudo apt install {packages}"
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


def missing_packages(environment: Mapping[str, str]) -> list[str]:
    """Packages without which Qt ends the program on X11: it names one of them at most, and not always the right one."""
    platform = "wayland" if environment.get("WAYLAND_DISPLAY") else "xcb"
    if sys.platform != "linux" or environment.get("QT_QPA_PLATFORM", platform) != "xcb":
        return []
    return [package for library, package in PACKAGES.items() if not loads(library)]


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def run() -> int:
    if missing := missing_packages(os.environ):
        print(ADVICE.format(packages=" ".join(missing)), file=sys.stderr)
        return 1
    from imperium_desktop.store.folders import Folders

    application, window = open_window(Folders.of_user())
    window.faults.install()
    return application.exec()
