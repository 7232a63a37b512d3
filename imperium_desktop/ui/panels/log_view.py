"""The log: every event in words, as everybody may know it."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QFontMetricsF, QImage, QPainter, QResizeEvent, QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import type_font, type_pixels
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import draw_seat
from imperium_desktop.ui.theme.palette import SEATS, palette


class LogBrowser(QTextBrowser):
    """Running text on parchment: selectable, read aloud, with pictures by name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures: dict[str, QImage] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("background: transparent;")
        self.document().setDocumentMargin(4)

    def add_picture(self, name: str, side: float, paint: Callable[[QPainter, QRectF], None]) -> None:
        """A square picture that `<img src=name>` shows."""
        ratio = self.devicePixelRatioF()
        image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            with guarded:
                paint(p, QRectF(image.rect()))
        image.setDevicePixelRatio(ratio)
        self.keep_picture(name, image)

    def keep_picture(self, name: str, image: QImage) -> None:
        """For `<img src=name>`; a document of its own would forget it whenever it is written anew."""
        self._pictures[name] = image

    def has_picture(self, name: str) -> bool:
        return name in self._pictures

    def forget_pictures(self) -> None:
        self._pictures.clear()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        known = self._pictures.get(name if isinstance(name, str) else name.toString())
        return super().loadResource(kind, name) if known is None else known

    def style_sheet(self) -> str:
        colours, indent = palette(), signs_width()
        return (
            f"p {{ color: {colours.ink}; margin: 0 0 5px 0; }}"
            f"p.turn {{ color: {colours.on_page_faint}; font-style: italic; margin: 8px 0 3px 0; }}"
            f"p.event {{ margin-left: {indent}px; text-indent: -{indent}px; }}"
            f"a {{ color: {colours.on_page_link}; }}"
            f"h1, h2, h3 {{ color: {colours.on_page_title}; }}"
        )


class EventLog(FollowsStyle, LogBrowser):
    """Every event in its order, one paragraph each; what begins a turn is a heading.

    In front of it stand who did it and what was done, as signs; lines that go on begin behind them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.icon_of: Callable[[Event], str] = lambda _event: ""
        """What happened as a small picture; the game says it."""
        self._told: list[Event] = []
        self._words: Words | None = None
        self._signs: Sequence[int] = ()

    def show_events(self, events: Sequence[Event], words: Words, signs: Sequence[int]) -> None:
        """Only what is new is added; after an undo or in another language everything is written again."""
        same = (
            words is self._words
            and tuple(signs) == tuple(self._signs)
            and list(events[: len(self._told)]) == self._told
        )
        new = events[len(self._told) :]
        self._told = list(events)
        if not same:
            self._words, self._signs = words, tuple(signs)
            self._again()
        elif new:
            self.write_more(new)

    def restyle(self) -> None:
        self._again()

    def _again(self) -> None:
        if self._words is None:
            return
        self.document().setDefaultFont(type_font("body"))
        self.document().setDefaultStyleSheet(self.style_sheet())
        self.forget_pictures()
        for sign in range(len(SEATS)):
            self.add_picture(f"seat{sign}", seat_side(), partial(paint_seat, sign))
        self.add_picture("nobody", seat_side(), lambda _p, _rect: None)
        self.write_all(self._told)

    def write_all(self, events: Sequence[Event]) -> None:
        self.setHtml(self.html(events))
        self._scroll_down()

    def write_more(self, events: Sequence[Event]) -> None:
        for event in events:
            self.append(self._line(event))
            self.set_format(self.document().blockCount() - 1, event)
        self._scroll_down()

    def html(self, events: Sequence[Event]) -> str:
        return "".join(map(self._line, events))

    def set_format(self, number: int, event: Event) -> None:
        """Qt gives the first block that is inserted the format of the one in its place."""
        wanted = QTextBlockFormat()
        if event.begins is not None:
            wanted.setTopMargin(8)
            wanted.setBottomMargin(3)
        else:
            wanted.setBottomMargin(5)
            wanted.setLeftMargin(signs_width())
            wanted.setTextIndent(-signs_width())
        QTextCursor(self.document().findBlockByNumber(number)).setBlockFormat(wanted)

    def _scroll_down(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _line(self, event: Event) -> str:
        assert self._words is not None
        text = escape(self._words.event(event))
        if event.begins is not None:
            return f'<p class="turn">{text}</p>'
        seat = getattr(event, "seat", None)
        who = f"seat{self._signs[seat]}" if isinstance(seat, int) and self._signs else "nobody"
        names = [name for name in (who, self._icon(event)) if name]
        signs = "".join(f'<img src="{name}" style="vertical-align: middle"> ' for name in names)
        return f'<p class="event">{signs}{text}</p>'

    def _icon(self, event: Event) -> str:
        """The name of its picture, which is made when it is first wanted."""
        icon = self.icon_of(event)
        if icon and not self.has_picture(icon):
            self.add_picture(icon, icon_side(), partial(paint_icon, icon))
        return icon


class LogView(EventLog):
    """The last turn on top, each turn in its own order."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._end_of_turn = QTextCursor()
        """Behind the last line of the turn on top."""

    def write_all(self, events: Sequence[Event]) -> None:
        turns = list(turns_of(events))
        self.setHtml("".join(self.html(turn) for turn in reversed(turns[:-1])))
        self._end_of_turn = QTextCursor(self.document())
        if turns:
            self.write_more(turns[-1])

    def write_more(self, events: Sequence[Event]) -> None:
        """What begins a turn goes to the top, the rest behind the last line of the turn that is there."""
        for turn in turns_of(events):
            if turn[0].begins is not None:
                self._end_of_turn = QTextCursor(self.document())
            below, first = self._end_of_turn.blockFormat(), self._end_of_turn.blockNumber()
            self._end_of_turn.insertHtml(self.html(turn) + "<p></p>")
            self._end_of_turn.setBlockFormat(below)  # Qt gives the block below the format of what was inserted
            for number, event in enumerate(turn, first):
                self.set_format(number, event)
        self._show_end_of_turn()

    def _show_end_of_turn(self) -> None:
        """From the top, or if the turn is longer than the view, so that its last line is the lowest."""
        bar = self.verticalScrollBar()
        bar.setValue(0)
        bar.setValue(max(self.cursorRect(self._end_of_turn).top() - self.viewport().height(), 0))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_end_of_turn()


def turns_of(events: Sequence[Event]) -> Iterator[list[Event]]:
    turn: list[Event] = []
    for event in events:
        if event.begins is not None and turn:
            yield turn
            turn = []
        turn.append(event)
    if turn:
        yield turn


def seat_side() -> int:
    return round(type_pixels("body") * 0.9)


def icon_side() -> int:
    return round(type_pixels("body") * 1.3)


def signs_width() -> int:
    """Of both signs in front of a line, with the gaps behind them."""
    return round(seat_side() + icon_side() + 2 * QFontMetricsF(type_font("body")).horizontalAdvance(" "))


def paint_icon(icon: str, p: QPainter, rect: QRectF) -> None:
    draw_icon(p, icon, rect)


def paint_seat(sign: int, p: QPainter, rect: QRectF) -> None:
    draw_seat(p, sign, rect)
