"""The curtain between two people: nothing secret under it, and behind it what happened since one's last turn."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.text.words import Words
from imperium_desktop.ui.fonts import sizes
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.inscription import escaped
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.signs import SeatSign
from imperium_desktop.ui.language import tr
from imperium_desktop.ui.pages.log_view import Chronicle
from imperium_desktop.ui.scenes.scene import Scene
from imperium_desktop.ui.session import Session
from imperium_desktop.ui.table.paint import curtain, pelmet

PELMET = 96


class Curtain(QWidget):
    opened = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = Parchment(self)
        self.sign = SeatSign(0, 56)
        self.title = RichText("", "curtain name", "on_page_title")
        self.about = RichText("", "lesson", "on_page_secondary")
        self.since = RichText("", "heading", "on_page_title")
        self.news = Chronicle()
        self.open_button = PlainButton("", "main", icon="app-curtain", key="Enter", large=True)
        self.open_button.clicked.connect(self.open)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        names = QVBoxLayout()
        names.addWidget(self.title)
        names.addWidget(self.about)
        head.addLayout(names, 1)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(40, 28, 40, 28)
        column.setSpacing(14)
        column.addLayout(head)
        column.addWidget(self.since)
        column.addWidget(self.news, 1)
        column.addWidget(self.open_button, 0, Qt.AlignmentFlag.AlignLeft)

    def fall(self, session: Session, words: Words, scene: Scene, signs: Sequence[int]) -> None:
        """Ask for the person whose decision waits. What is told is what that seat may know."""
        decision = session.match.waiting
        seat = decision.seat
        name = escaped(words.seat(seat))
        self.sign.set_seat(signs[seat])
        self.title.set_text(tr("Pass the computer to {name}", name=name))
        self.about.set_text(scene.seat_title(session.match.view(seat), seat, words))
        self.since.set_text(tr("Since your last turn"))
        self.open_button.setText(tr("I am {name}: open the curtain", name=words.seat(seat)))
        self.news.show_events(session.news_for(seat), words, signs)
        self.show()
        self.raise_()
        self.setFocus()

    def open(self) -> None:
        self.hide()
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.open()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        curtain(p, area, ratio)
        pelmet(p, QRectF(0, 0, area.width(), PELMET), ratio)
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        width = min(sizes.measure.scaled(940), self.width() - 80)
        top = PELMET + sizes.measure.height(10, 54)
        height = min(self.height() - top - 30, sizes.measure.scaled(820))
        self.sheet.setGeometry((self.width() - width) // 2, top, width, height)
