"""The one application of this process, with the look and the language that its settings ask for."""

import sys

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.theme import style
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import LANGUAGES, set_language
from imperium_desktop.ui.theme.palette import set_theme


def make_application(*, dressed: bool = True) -> QApplication:
    """Make the application in our style, or without any: then the first window dresses it.

    It knows its size by then.
    """
    running = QApplication.instance()
    application = running if isinstance(running, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName("Imperium Desktop")
    if dressed:
        style.install(application)
    return application


def apply_settings(settings: Settings) -> None:
    set_language(settings.language or system_language())
    set_theme(settings.theme)
    sizes.set_scale(settings.text_scale)


def system_language() -> str:
    wanted = QLocale.system().name()[:2]
    return wanted if wanted in LANGUAGES else "en"
