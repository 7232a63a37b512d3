"""The log: every event in words, as everybody may know it."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt, QTimer, QUrl
from PySide6.QtGui import (
    QFontMetricsF,
    QImage,
    QPainter,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextLayout,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from imperium_desktop.rules.table import Event
from imperium_desktop.teaching.merits import Merit
from imperium_desktop.text.effects import Piece
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import type_font, type_pixels
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import draw_seat
from imperium_desktop.ui.theme.palette import SEATS, palette
from imperium_desktop.ui.vignettes.frame import SHAPE
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.painter import Order
from imperium_desktop.ui.vignettes.vignettes import Unfinished, Vignette, paint_vignette

JOINER: Final = "\u2060"
"""Keeps the comma behind a picture on its line."""
NO_REASONS: Final[Mapping[int, tuple[Merit, ...]]] = {}


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

    def add_picture(
        self, name: str, high: float, paint: Callable[[QPainter, QRectF], None], shape: float = 1.0
    ) -> None:
        """A picture that `<img src=name>` shows; `shape`: its width in heights."""
        ratio = self.devicePixelRatioF()
        image = QImage(round(high * shape * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with QPainter(image) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            with guarded:
                paint(p, QRectF(image.rect()))
        image.setDevicePixelRatio(ratio)
        self.keep_picture(name, image)

    def keep_picture(self, name: str, image: QImage) -> None:
        """Keep a picture for `<img src=name>`; a document of its own would forget it when written anew."""
        self._pictures[name] = image

    def picture(self, name: str) -> QImage:
        return self._pictures[name]

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
            f"p.turn {{ color: {colours.on_page_label}; font-weight: bold; margin: 8px 0 3px 0; }}"
            f"p.phase {{ color: {colours.on_page_faint}; font-style: italic; margin: 8px 0 3px 0; }}"
            f"p.event {{ margin-left: {indent}px; text-indent: -{indent}px; }}"
            f"a {{ color: {colours.on_page_link}; }}"
            f"h1, h2, h3 {{ color: {colours.on_page_title}; }}"
        )


class LogParagraph(NamedTuple):
    """A paragraph of the log: an event, or several in a row that are equal or what everybody does."""

    event: Event
    first: int
    """Place of the event, or the first of them, among all events."""
    times: int = 1
    reasons: tuple[Merit, ...] = ()
    """Why a bot did it."""

    by_all: bool = False
    """Whether several seats did it."""

    @property
    def is_heading(self) -> bool:
        return self.event.begins is not None or self.event.opens


class EventLog(FollowsStyle, LogBrowser):
    """Every event in the order in which it happened, the newest lowest; turns and phases are headings.

    In front of a line stand who did it and what was done, as signs; lines that go on begin behind them.
    """

    def __init__(self, pictures: EventSigns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pictures = pictures
        self._cards: dict[Vignette, str] = {}
        """The names of cards' pictures."""
        self._unfinished: Unfinished[Vignette] = Unfinished()
        kept_vignettes().arrived.connect(self._show_vignette)
        self._lines: list[LogParagraph] = []
        self._words: Words | None = None
        self._signs: Sequence[int] = ()
        self._follow = QTimer(self, singleShot=True, interval=0)
        """Qt lays a long text out in several rounds."""
        self._follow.timeout.connect(self._scroll_down)
        self.verticalScrollBar().rangeChanged.connect(self._follow.start)
        self._fitted_to: int | None = None
        """Width for which pictures of cards were fitted in behind their lines; None: there are none."""
        self._rewrite = QTimer(self, singleShot=True, interval=0)
        self._rewrite.timeout.connect(self._again)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted_to not in (None, self.width()):
            self._rewrite.start()

    def show_events(
        self,
        events: Sequence[Event],
        words: Words,
        signs: Sequence[int],
        reasons: Mapping[int, tuple[Merit, ...]] = NO_REASONS,
    ) -> None:
        """Write what is new and cut off what has not happened any more; in another language all is written again.

        `reasons`: why bots did it, by the place of an event.
        """
        lines = lines_of(events, reasons, self.pictures.by_all)
        if words is not self._words or tuple(signs) != tuple(self._signs):
            self._words, self._signs, self._lines = words, tuple(signs), lines
            self._again()
        elif lines != self._lines:
            kept = next((at for at, (old, new) in enumerate(zip(self._lines, lines, strict=False)) if old != new), None)
            kept = min(len(self._lines), len(lines)) if kept is None else kept
            self._cut(kept)
            self._lines = lines
            self._append(kept)

    def restyle(self) -> None:
        self._again()

    def _again(self) -> None:
        if self._words is None:
            return
        self._fitted_to = None
        self.document().setDefaultFont(type_font("body"))
        self.document().setDefaultStyleSheet(self.style_sheet())
        self.forget_pictures()
        self._cards.clear()
        self._unfinished.forget()
        for sign in range(len(SEATS)):
            self.add_picture(f"seat{sign}", seat_side(), partial(paint_seat, sign))
        self.add_picture("nobody", seat_side(), lambda _p, _rect: None)
        self.setHtml("".join(map(self._html, self._lines)))

    def _append(self, first: int) -> None:
        for number, line in enumerate(self._lines[first:], first):
            self.append(self._html(line))
            self._set_format(number, line)

    def _cut(self, kept: int) -> None:
        """One line is one paragraph."""
        if not kept:
            self.clear()
        elif kept < len(self._lines):
            cursor = QTextCursor(self.document().findBlockByNumber(kept))
            cursor.movePosition(QTextCursor.MoveOperation.PreviousCharacter)
            cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
            cursor.removeSelectedText()

    def _set_format(self, number: int, line: LogParagraph) -> None:
        """Qt gives the first block that is inserted the format of the one in its place."""
        wanted = QTextBlockFormat()
        if line.is_heading:
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

    def _html(self, line: LogParagraph) -> str:
        assert self._words is not None
        event = line.event
        if line.is_heading:
            kind = "turn" if event.begins is not None else "phase"
            return f'<p class="{kind}">{escape(self._words.event(event))}</p>'
        told = "".join(map(self._piece, self._words.event_pieces(event, line.times)))
        seat = None if line.by_all else getattr(event, "seat", None)
        who = f"seat{self._signs[seat]}" if isinstance(seat, int) and self._signs else "nobody"
        names = [name for name in (who, self._picture(self.pictures.icon_of(event))) if name]
        said = (self._words.merit(merit.id, merit.facts) for merit in line.reasons)
        why = " ".join(reason for reason in said if reason != self._words.event(event))
        told += f" <i>{escape(why)}</i>" if why else ""
        card = self._card(self.pictures.vignette_of(event), f"{self._words.event(event)} {why}".rstrip())
        return f'<p class="event">{"".join(f"{image(name)} " for name in names)}{told}{card}</p>'

    def _piece(self, piece: Piece) -> str:
        """What is counted is drawn where it has a picture."""
        if isinstance(piece, str):
            return escape(piece)
        picture = self._picture(self.pictures.noun_icon(piece.noun))
        return f"{piece.n}&nbsp;{image(picture)}{JOINER}" if picture else escape(piece.words)

    def _card(self, vignette: Vignette | None, told: str) -> str:
        """The picture of a card behind its line, where that leaves room for it."""
        if vignette is None:
            return ""
        self._fitted_to = self._fitted_to or self.width()
        if card_width() > self._room_behind(told):
            return ""
        if vignette not in self._cards:
            self._cards[vignette] = f"card{len(self._cards)}"
            self._paint_card(vignette)
        return f" {image(self._cards[vignette])}"

    def _room_behind(self, told: str) -> float:
        """Room at the end of the last line of words, beside a bar that may come yet."""
        bar = 0 if self.verticalScrollBar().isVisible() else self.verticalScrollBar().sizeHint().width()
        room = self.viewport().width() - bar - 2 * self.document().documentMargin() - signs_width()
        text = QTextLayout(told, type_font("body"))
        text.beginLayout()
        last = 0.0
        while (line := text.createLine()).isValid():
            line.setLineWidth(room)
            last = line.naturalTextWidth()
        text.endLayout()
        return room - last

    def _paint_card(self, vignette: Vignette) -> None:
        """Paint the picture, or a quiet ground until that has been painted elsewhere."""
        with self._unfinished.noting(vignette):
            paint = partial(paint_card, vignette)
            self.add_picture(self._cards[vignette], card_height(), paint, SHAPE)

    @guarded
    def _show_vignette(self, order: Order) -> None:
        for vignette in self._unfinished.finished_by(order):
            self._paint_card(vignette)
            name = self._cards[vignette]
            self.document().addResource(QTextDocument.ResourceType.ImageResource, QUrl(name), self.picture(name))
            self.viewport().update()

    def _picture(self, icon: str) -> str:
        """The name of the picture, which is made when it is first wanted."""
        if icon and not self.has_picture(icon):
            self.add_picture(icon, icon_side(), partial(paint_icon, icon))
        return icon


def lines_of(
    events: Sequence[Event],
    reasons: Mapping[int, tuple[Merit, ...]] = NO_REASONS,
    by_all: frozenset[str] = frozenset(),
) -> list[LogParagraph]:
    """Paragraphs in the order of the events; `by_all`: names of those that one line tells of everybody."""
    lines: list[LogParagraph] = []
    for place, event in enumerate(events):
        why = reasons.get(place, ())
        last = lines[-1].event if lines else None
        together = last is not None and event.name == last.name and event.name in by_all
        if (together or event == last) and not why:
            lines[-1] = lines[-1]._replace(times=lines[-1].times + 1, by_all=together)
        else:
            lines.append(LogParagraph(event, place, reasons=why))
    return lines


def image(name: str) -> str:
    return f'<img src="{name}" style="vertical-align: middle">'


def card_height() -> int:
    """Height in which pictures can just be told apart."""
    return round(type_pixels("body") * 1.6)


def card_width() -> float:
    """Width of the picture of a card with the gap before it, and some air to be sure."""
    return card_height() * SHAPE + 4 * QFontMetricsF(type_font("body")).horizontalAdvance(" ")


def seat_side() -> int:
    return round(type_pixels("body") * 0.9)


def icon_side() -> int:
    return round(type_pixels("body") * 1.3)


def signs_width() -> int:
    """Width of both signs in front of a line, with the gaps behind them."""
    return round(seat_side() + icon_side() + 2 * QFontMetricsF(type_font("body")).horizontalAdvance(" "))


def paint_icon(icon: str, p: QPainter, rect: QRectF) -> None:
    draw_icon(p, icon, rect)


def paint_card(vignette: Vignette, p: QPainter, rect: QRectF) -> None:
    paint_vignette(p, rect, vignette)


def paint_seat(sign: int, p: QPainter, rect: QRectF) -> None:
    draw_seat(p, sign, rect)
