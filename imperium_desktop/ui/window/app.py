"""The program with its window.

Qt and the window are imported when it opens, without looking for garbage meanwhile: there is none, and each look goes
through all that was made so far.
"""

import gc
from typing import TYPE_CHECKING

from imperium_desktop.ui.theme.garbage import nothing_collected

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from imperium_desktop.store.folders import Folders
    from imperium_desktop.ui.window.main_window import MainWindow


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


def run() -> int:
    from imperium_desktop.store.folders import Folders

    application, window = open_window(Folders.of_user())
    window.faults.install()
    return application.exec()
