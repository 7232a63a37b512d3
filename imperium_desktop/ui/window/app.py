"""The program with its window."""

import sys

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from imperium_desktop.store.folders import Folders
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.theme import style
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import LANGUAGES, set_language
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.main_window import MainWindow


def make_application() -> QApplication:
    """The one application of this process, dressed in our style."""
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("Imperium Desktop")
    application.setWindowIcon(icon("imperium-empire"))
    style.install(application)
    return application


def apply_settings(settings: Settings) -> None:
    set_language(settings.language or system_language())
    set_theme(settings.theme)
    sizes.set_scale(settings.text_scale)


def system_language() -> str:
    wanted = QLocale.system().name()[:2]
    return wanted if wanted in LANGUAGES else "en"


def open_window(folders: Folders) -> tuple[QApplication, MainWindow]:
    application = make_application()
    app_state = AppState(folders)
    apply_settings(app_state.settings)
    window = MainWindow(app_state)
    window.show()
    return application, window


def run() -> int:
    application, window = open_window(Folders.of_user())
    window.faults.install()
    return application.exec()
