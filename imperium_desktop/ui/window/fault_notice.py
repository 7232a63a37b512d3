"""A notice over the lower edge of the window: something went wrong that nobody foresaw.

You can go on, and keep a report.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.reports import keep_report
from imperium_desktop.ui.kit import IconSign, PlainButton, RichText, WrapRow, escaped
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.window.faults import Fault
from imperium_desktop.ui.wording.notes import trouble_text

ROOM: Final = 16
"""Room around the sheet, for its shadow."""
WIDEST: Final = 620


class FaultNotice(FollowsStyle, FollowsLanguage, QWidget):
    """A notice that never takes the focus, and stays until somebody has read it."""

    def __init__(self, window: QWidget, folder: Path, report: Callable[[], str]) -> None:
        """`report` is asked when it is to be saved: it has all that was met by then."""
        super().__init__(window)
        self._window = window
        self._folder = folder
        self._report = report
        self._rule = False
        self._kept: Path | StoreError | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.words = RichText("", "body", "ink")
        self.keep_button = PlainButton("", "normal", icon="app-save")
        self.copy_button = PlainButton("", "normal")
        self.go_on_button = PlainButton("", "main", icon="app-continue")
        self.keep_button.clicked.connect(self.keep)
        self.copy_button.clicked.connect(self.copy)
        self.go_on_button.clicked.connect(self.leave)
        self._compose()
        window.installEventFilter(self)
        self.hide()

    def _compose(self) -> None:
        acts = WrapRow(gap=9, line_gap=4)
        for button in (self.go_on_button, self.keep_button, self.copy_button):
            acts.addWidget(button)
        told = QVBoxLayout()
        told.setSpacing(8)
        told.addWidget(self.words)
        told.addLayout(acts)
        row = QHBoxLayout(self)
        row.setContentsMargins(ROOM + 16, ROOM + 12, ROOM + 16, ROOM + 12)
        row.setSpacing(12)
        row.addWidget(IconSign("app-warning", 28), 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(told, 1)

    def tell(self, fault: Fault) -> None:
        self._rule = fault.rule
        self._kept = None
        self.retranslate()
        self.show()
        self.raise_()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def keep(self) -> None:
        try:
            self._kept = keep_report(self._folder, self._report())
        except StoreError as error:
            self._kept = error
        self.retranslate()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report())

    def leave(self) -> None:
        self.hide()

    def retranslate(self) -> None:
        self.words.set_text(self._told())
        self.keep_button.setText(tr("Save a report"))
        self.copy_button.setText(tr("Copy the report"))
        self.go_on_button.setText(tr("Continue"))
        self.keep_button.setVisible(not isinstance(self._kept, Path))
        self.copy_button.setVisible(isinstance(self._kept, StoreError))
        self.setAccessibleName(self.words.plain_text())
        self._stand()

    def _told(self) -> str:
        if isinstance(self._kept, Path):
            return tr("Error report (never sent by itself): {file}", file=escaped(str(self._kept)))
        if isinstance(self._kept, StoreError):
            why, place = trouble_text(self._kept), escaped(str(self._folder))
            return tr("The report could not be saved in {folder}. {why}", folder=place, why=why)
        if self._rule:
            what = tr("Something went wrong. Your last action was undone.")
        else:
            what = tr("The program hit an error. Nothing that was saved is lost.")
        return f"**{what}**\n" + tr("You can play on. An error report, with no names in it, helps us fix this.")

    def restyle(self) -> None:
        self._stand()

    def _stand(self) -> None:
        """Stand in the middle of the window's lower edge."""
        width = min(sizes.measure.scaled(WIDEST), self._window.width())
        layout = self.layout()
        height = layout.heightForWidth(width) if layout is not None else 0
        self.setGeometry((self._window.width() - width) // 2, self._window.height() - height, width, height)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            sheet = QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)
            parchment_panel(p, sheet, self.devicePixelRatioF(), radius=6)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._stand()
        return super().eventFilter(watched, event)
