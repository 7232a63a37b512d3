"""The curtain between two people: nothing secret under it, and on it what happened since one's last turn."""

from collections.abc import Sequence

from PySide6.QtCore import QElapsedTimer, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.rules.timeline import Timeline
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment, Rule
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.scrolling import scroll_if_needed
from imperium_desktop.ui.kit.signs import IconSign, SeatSign
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.match.news import NewsLine, news_for
from imperium_desktop.ui.match.news_rows import NewsRow, colour_of
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.pictures.match_picture import PicturedTable, table_of
from imperium_desktop.ui.pictures.open_board import BoardMark, OpenBoard
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.velvet import curtain, pelmet

LOW = 800
"""Pages lower than this have no room for a second sentence about others."""
BOARD_SHARES = tuple(percent / 100 for percent in range(52, 33, -2))
"""Shares of the card's width, the best first.

A board as large as its height allows, and lines that can still be read.
"""
PACE = 600
"""Milliseconds for each move that is shown."""


class Curtain(FollowsStyle, QWidget):
    opened = Signal()
    deaf = 800
    """Milliseconds in which no key opens it.

    The person who answered last, or went on from what was staged, may press once too often.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()
        self._fell = QElapsedTimer()
        self._timeline: Timeline | None = None
        self._signs: Sequence[int] = ()
        self._words: Words | None = None
        self._seat = 0
        self._shown_at: int | None = None
        """The position that is shown on the board while it plays move by move."""
        self._moves = QTimer(self, interval=PACE)
        self._moves.timeout.connect(self._next_move)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sheet = Parchment(self)
        self.sign = SeatSign(0, 76)
        self.ask = RichText("", "prompt", "on_page_secondary")
        self.name = RichText("", "curtain name", "on_page_title")
        self.side_icon = IconSign("app-seat", 44)
        self.about = RichText("", "hint", "on_page_secondary")
        self.since = RichText("", "heading", "on_page_title")
        self.count = RichText("", "small", "on_page_secondary")
        self.news = Page()
        self.news.rows.setSpacing(2)
        self.news.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: list[NewsRow] = []
        self.board_title = RichText("", "subheading", "on_page_title")
        self.board = OpenBoard()
        self.moves_button = PlainButton("", "normal", icon="app-continue", key="R")
        self.moves_button.clicked.connect(self.play_or_stop)
        self.own = RichText("", "body", "on_page_secondary")
        """How the person stands, as far as everybody may see it."""
        self.open_button = PlainButton("", "main", icon="app-curtain", key="Enter", large=True)
        self.open_button.clicked.connect(self.open)
        self.secrets = RichText("", "small", "on_page_secondary")
        self._compose()

    def _compose(self) -> None:
        column = QVBoxLayout(self.sheet)
        self.head = self._head()
        column.addLayout(self.head)
        column.addWidget(Rule(strong=True))
        self.body = QHBoxLayout()
        self.body.addLayout(self._told(), 1)
        self.right = QWidget()
        self.beside = QVBoxLayout(self.right)
        self.beside.setContentsMargins(0, 0, 0, 0)
        for widget in (self.board_title, self.board, self.moves_button, self.own):
            self.beside.addWidget(widget)
        self.beside.addStretch(1)
        self.body.addWidget(self.right)
        column.addLayout(self.body, 1)
        self.foot = QHBoxLayout()
        self.foot.addWidget(self.open_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.secrets)
        column.addLayout(self.foot)

    def _head(self) -> QHBoxLayout:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.ask)
        names.addWidget(self.name)
        head = QHBoxLayout()
        head.setSpacing(24)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addLayout(names, 1)
        head.addWidget(self.about, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.side_icon, 0, Qt.AlignmentFlag.AlignVCenter)
        return head

    def _told(self) -> QVBoxLayout:
        heading = QHBoxLayout()
        heading.setSpacing(14)
        heading.addWidget(self.since)
        heading.addWidget(self.count, 1)
        told = QVBoxLayout()
        told.setSpacing(6)
        told.addLayout(heading)
        told.addWidget(self.news, 1)
        return told

    # Falling

    def fall(self, session: Session, words: Words, scene: AnyScene, signs: Sequence[int]) -> None:
        self.tell(session, words, scene, signs)
        self._fell.start()
        self.show()
        self.raise_()
        self.setFocus()

    def tell(self, session: Session, words: Words, scene: AnyScene, signs: Sequence[int]) -> None:
        """Ask for the person whose decision waits. What is told is what everybody may know."""
        self._seat, self._signs, self._words = session.match.waiting.seat, signs, words
        self._timeline = Timeline(session.match)
        view = session.match.view(EVERYBODY)
        title, side = scene.seat_title(view, self._seat, words), scene.seat_sign(view, self._seat)
        turn = f"{words.turn} {session.turn}" if session.turn is not None else ""
        name = escaped(words.seat(self._seat))
        self.sign.set_seat(signs[self._seat])
        self.ask.set_text(tr("Pass the computer to"))
        self.name.set_text(name)
        self.about.set_text("\n".join(part for part in (title or words.title, turn) if part))
        self.side_icon.setVisible(bool(side))
        if side:
            self.side_icon.set_icon(side)
        self.open_button.setText(tr("I’m {name} – open the curtain", name=words.seat(self._seat)))
        self.secrets.set_text("{icon:app-hidden} " + tr("Other players’ secrets stay hidden."))
        self.board_title.set_text(tr("The open table"))
        facts = scene.own_facts(view, self._seat, words)
        self.own.set_text("\u2003 ".join(f"{{icon:{fact.icon}}}\u00a0{unbroken(escaped(fact.text))}" for fact in facts))
        fresh = scene_of(session.match.game)  # the one at the table leaves out what was watched there
        self._tell_news(news_for(self._timeline, self._seat, fresh, words, signs))
        self._stop()
        self._stand()

    def _tell_news(self, news: Sequence[NewsLine]) -> None:
        mine = sum(line.about != "others" for line in news)
        self.since.set_text(self._heading(bool(news)))
        counts = [tr("{n} events", n=len(news))] if news else []
        counts += [tr("{n} concern you", n=mine)] if mine else []
        self.count.set_text(" · ".join(counts))
        self.moves_button.setVisible(bool(news))
        for row in self.rows:
            self.news.rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._marks = [BoardMark(number, line.elements, colour_of(line.about)) for number, line in enumerate(news, 1)]
        self.board.show_table(self._table(self._timeline_end(), self._seat), self._marks)
        numbered, short = self.board.numbered, self.height() < LOW
        self.rows = []
        for number, line in enumerate(news, 1):
            row = NewsRow(line, number, self._signs[line.seat], on_board=number in numbered, short=short)
            row.hovered.connect(self.board.stress)
            self.news.rows.addWidget(row)
            row.show()
            self.rows.append(row)
        self.news.verticalScrollBar().setValue(0)

    def _heading(self, anything: bool) -> str:
        assert self._timeline is not None
        if not len(self._timeline):
            return tr("You open the match.")
        if self._timeline.last_played(self._seat) is None:
            return tr("What has happened so far") if anything else tr("This is your first turn.")
        return tr("Since your last turn") if anything else tr("Nothing has happened since your last turn.")

    # Move by move

    @property
    def playing(self) -> bool:
        return self._shown_at is not None

    def play_or_stop(self) -> None:
        if self.playing:
            self._stop()
        elif self.rows and self._timeline is not None:
            self._show_position(self._timeline.last_played(self._seat) or 0)
            self._moves.start()

    def _next_move(self) -> None:
        assert self._shown_at is not None
        if self._shown_at >= self._timeline_end():
            self._stop()
        else:
            self._show_position(self._shown_at + 1)

    def _show_position(self, position: int) -> None:
        """The table at that moment, seen from who moved, and the lines that tell of the move."""
        self._shown_at = position
        now = [row for row in self.rows if row.line.position == position]
        for row in self.rows:
            row.stress(row in now)
        if now:
            self.news.ensureWidgetVisible(now[0])
        numbers = {row.number for row in now}
        seat = now[0].line.seat if now else self._seat
        self.board.show_table(self._table(position, seat), [mark for mark in self._marks if mark.number in numbers])
        self._name_moves_button()

    def _stop(self) -> None:
        """The table as it is now, with all numbers."""
        self._moves.stop()
        if self.playing:
            self._shown_at = None
            for row in self.rows:
                row.stress(False)
            self.board.show_table(self._table(self._timeline_end(), self._seat), self._marks)
        self._name_moves_button()

    def _name_moves_button(self) -> None:
        self.moves_button.setText(tr("Stop") if self.playing else tr("Show it move by move"))
        self.moves_button.set_key("Esc" if self.playing else "R")
        self.moves_button.set_icon("app-pause" if self.playing else "app-continue")

    def _table(self, position: int, seat: int) -> PicturedTable:
        assert self._timeline is not None
        return table_of(self._timeline.at(position))._replace(seat=seat, signs=self._signs, words=self._words)

    def _timeline_end(self) -> int:
        return len(self._timeline) if self._timeline is not None else 0

    # Opening

    def open(self) -> None:
        self._stop()
        self.hide()
        self.opened.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open it with Enter; not with Space, which hurries bots, nor the Enter of the answer before."""
        opens = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        bar = self.news.verticalScrollBar()
        if opens and self._fell.elapsed() >= self.deaf:
            self.open()
        elif event.key() == Qt.Key.Key_R and not self.playing:
            self.play_or_stop()
        elif event.key() == Qt.Key.Key_Escape:
            self._stop()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            bar.setValue(bar.value() + bar.pageStep() // 2)
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_PageUp):
            bar.setValue(bar.value() - bar.pageStep() // 2)

    # Room

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, ratio = QRectF(self.rect()), self.devicePixelRatioF()
            curtain(p, area, ratio)
            pelmet(p, QRectF(0, 0, area.width(), self._pelmet()), ratio)

    def showEvent(self, event: QShowEvent) -> None:
        self._make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stand()

    def restyle(self) -> None:
        self._stand()

    def _pelmet(self) -> int:
        return round(self.height() * 0.061)

    def _stand(self) -> None:
        """Stand as high as the page below the pelmet: lines scroll, name and button never."""
        length = sizes.measure.length
        across, down = length(26, 44), length(14, 30)
        column = self.sheet.layout()
        assert column is not None
        column.setContentsMargins(across, down, across, down)
        column.setSpacing(length(8, 16))
        self.body.setSpacing(length(20, 40))
        width = min(length(1000, 1320), self.width() - 60)
        top = self._pelmet() + round(self.height() * 0.03)
        height = self.height() - top - round(self.height() * 0.03)
        inner = width - 2 * across
        self.right.setFixedWidth(self._board_width(inner, height - 2 * down - 3 * column.spacing()))
        self.sheet.setGeometry((self.width() - width) // 2, top, width, height)
        if self.isVisible():
            self._make_room()

    def _make_room(self) -> None:
        """All is where it belongs before it is seen: no line is squashed for a moment."""
        for part in (self.right, self.sheet):
            layout = part.layout()
            assert layout is not None
            layout.activate()
        scroll_if_needed(self.news, self.news.width())

    def _board_width(self, inner: int, height: int) -> int:
        """The widest board below which everything else has room."""
        room = height - self.head.heightForWidth(inner) - self.foot.heightForWidth(inner)
        widths = [round(inner * share) for share in BOARD_SHARES]
        return next((width for width in widths if self.beside.heightForWidth(width) <= room), widths[-1])


def unbroken(text: str) -> str:
    return text.replace(" ", "\u00a0")
