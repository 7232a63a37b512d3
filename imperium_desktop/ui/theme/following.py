"""How widgets learn of another theme, scale, window size or language: by Qt's own change events, nobody connects.

A widget that only paints and measures itself needs nothing of this: Qt asks it again.
"""

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    Mixin = QWidget
else:
    Mixin = object  # what stands before the Qt class of a widget must be none itself

STYLE_SET: Final = QEvent(QEvent.Type.StyleChange)
"""What a widget gets once a new style is in force. Qt sends StyleChange by itself as well: in the middle of setting the
sheet, only to widgets that it has polished, and with every new parent. Nothing is computed for those."""
POLISHED: Final = Qt.WidgetAttribute.WA_WState_Polished


class FollowsStyle(Mixin):
    """A widget that keeps something computed from the theme, the scale or the size of the window."""

    def changeEvent(self, event: QEvent) -> None:
        if event is not STYLE_SET or not self.testAttribute(POLISHED):
            super().changeEvent(event)
        if event is STYLE_SET:
            self.restyle()

    def restyle(self) -> None:
        """Compute it again; the children have done so already."""


class FollowsLanguage(Mixin):
    """A widget that sets words."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def retranslate(self) -> None:
        """Set all words again; the children do so afterwards."""


def tell_style(window: QWidget) -> None:
    """Tell widgets of a new style, children first: what holds them measures them.

    A widget that is told may throw others away. Widgets without a hook of their own know already if Qt has polished
    them.
    """
    for widget in (*reversed(window.findChildren(QWidget)), window):
        if isValid(widget) and (isinstance(widget, FollowsStyle) or not widget.testAttribute(POLISHED)):
            QCoreApplication.sendEvent(widget, STYLE_SET)


def tell_language(application: QCoreApplication) -> None:
    """Tell of a new language at once: Qt would wait for its loop.

    It keeps one such event for each window, however often it is asked.
    """
    kind = QEvent.Type.LanguageChange
    QCoreApplication.sendEvent(application, QEvent(kind))
    QCoreApplication.sendPostedEvents(None, kind.value)
