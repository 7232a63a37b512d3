"""The curtain between two people: nothing secret under it, and behind it what happened since one's last turn."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.kit.signs import SeatSign
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.panels.log_view import EventLog
from imperium_desktop.ui.scenes.protocol.scene import Scene
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import curtain, pelmet

PELMET = 96


class Curtain(QWidget):
    opened = Signal()
    deaf = 400
    """Milliseconds in which no key opens it: whoever answered last may press once too often."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self._fell = QElapsedTimer()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = Parchment(self)
        self.sign = SeatSign(0, 56)
        self.ask = RichText("", "body", "on_page_secondary")
        self.name = RichText("", "curtain name", "on_page_title")
        self.about = RichText("", "lesson aside", "on_page_secondary")
        self.since = RichText("", "heading", "on_page_title")
        self.count = RichText("", "small", "on_page_secondary")
        self.news = EventLog()
        self.open_button = PlainButton("", "main", icon="app-curtain", key="Enter", large=True)
        self.open_button.clicked.connect(self.open)
        self.secrets = RichText("", "small", "on_page_secondary")
        self._compose()

    def _compose(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        for words in (self.ask, self.name, self.about):
            names.addWidget(words)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(names, 1)
        heading = QHBoxLayout()
        heading.addWidget(self.since)
        heading.addStretch(1)
        heading.addWidget(self.count)
        foot = QHBoxLayout()
        foot.addWidget(self.open_button)
        foot.addStretch(1)
        foot.addWidget(self.secrets)
        column = QVBoxLayout(self.sheet)
        column.setContentsMargins(40, 28, 40, 28)
        column.setSpacing(14)
        column.addLayout(head)
        column.addLayout(heading)
        column.addWidget(self.news, 1)
        column.addLayout(foot)

    def fall(self, session: Session, words: Words, scene: Scene, signs: Sequence[int]) -> None:
        """Ask for the person whose decision waits. What is told is what that seat may know."""
        seat = session.match.waiting.seat
        news = session.news_for(seat)
        turn = [f"{words.turn} {session.turn}"] if session.turn is not None else []
        title = scene.seat_title(session.match.view(seat), seat, words)
        self.sign.set_seat(signs[seat])
        self.ask.set_text(tr("Pass the computer to"))
        self.name.set_text(escaped(words.seat(seat)))
        self.about.set_text(" · ".join(part for part in (words.title, *turn, title) if part))
        self.open_button.setText(tr("I’m {name} – open the curtain", name=words.seat(seat)))
        self.secrets.set_text("{icon:app-hidden} " + tr("Other players’ secrets stay hidden."))
        self._tell(news, seat, words, signs)
        self.since.set_text(since(session, seat))
        self._stand()
        self._fell.start()
        self.show()
        self.raise_()
        self.setFocus()

    def _tell(self, news: Sequence[Event], seat: int, words: Words, signs: Sequence[int]) -> None:
        happened = [event for event in news if event.begins is None]
        mine = sum(event.concerns(seat) for event in happened)
        counts = (tr("{n} events", n=len(happened)), tr("{n} concern you", n=mine))
        self.count.set_text(" · ".join(counts) if happened else "")
        self.news.stressed = lambda event: event.concerns(seat)
        self.news.show_events((), words, ())
        self.news.show_events(news, words, signs)
        for widget in (self.since, self.count, self.news):
            widget.setVisible(bool(news))

    def open(self) -> None:
        self.hide()
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Not Space, which hurries bots, nor the Enter of the answer before."""
        opens = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if opens and self._fell.elapsed() >= self.deaf:
            self.open()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        area, ratio = QRectF(self.rect()), self.devicePixelRatioF()
        curtain(p, area, ratio)
        pelmet(p, QRectF(0, 0, area.width(), PELMET), ratio)
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stand()

    def _stand(self) -> None:
        """As high as the news, if there is room."""
        width = min(sizes.measure.scaled(940), self.width() - 80)
        top = PELMET + sizes.measure.height(10, 54)
        told = round(self.news.document().size().height()) if self.news.isVisibleTo(self) else 0
        wanted = self.sheet.sizeHint().height() - self.news.sizeHint().height() + told + 24
        height = min(self.height() - top - 30, max(wanted, sizes.measure.scaled(300)))
        self.sheet.setGeometry((self.width() - width) // 2, top, width, height)


def since(session: Session, seat: int) -> str:
    """What the news are: of everything, for who has not decided anything yet."""
    answers = session.match.answers
    if not answers:
        return tr("You open the match.")
    return (
        tr("Since your last turn") if any(given.seat == seat for given in answers) else tr("What has happened so far")
    )
