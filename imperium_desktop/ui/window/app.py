"""The program with its window.

Qt and the window are imported when it opens, without looking for garbage meanwhile: there is none, and each look goes
through all that was made so far.
"""

import gc
import sys
from typing import TYPE_CHECKING

from imperium_desktop.ui.theme.garbage import nothing_collected

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from imperium_desktop.store.folders import Folders
    from imperium_desktop.ui.window.main_window import MainWindow


def open_window(folders: "Folders") -> "tuple[QApplication, MainWindow]":
    with nothing_collected():
        read_no_sources()
        from imperium_desktop.ui.window.app_state import AppState
        from imperium_desktop.ui.window.application import apply_settings, make_application
        from imperium_desktop.ui.window.main_window import MainWindow

        gc.freeze()  # modules and classes stay for good: no later look need go through them
        application = make_application()
        app_state = AppState(folders)
        apply_settings(app_state.settings)
        window = MainWindow(app_state)
        window.show()
    return application, window


def read_no_sources() -> None:
    """PySide reads the source of every module that is imported after it, 9 ms of reading, to learn whether the module
    may ask for a feature of PySide's, such as other names for its methods. None of ours does."""
    import PySide6.QtCore  # noqa: F401

    features = sys.modules.get("shibokensupport.feature")
    if features is not None:  # where another version keeps it elsewhere, it goes on reading
        vars(features)["_mod_uses_pyside"] = lambda _module: False


def run() -> int:
    from imperium_desktop.store.folders import Folders

    application, window = open_window(Folders.of_user())
    window.faults.install()
    return application.exec()
