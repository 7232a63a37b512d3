"""Marked text on a painter: its runs into lines no wider than there is room, and the lines drawn.

Whatever touches an icon without a space ("2{icon:…}", "{icon:…},") stays on its line, and so does a one-letter word
with the next, as Polish wants it.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from imperium_desktop.markup import Run, runs_of
from imperium_desktop.ui.theme.icons import draw_icon, icon_pixmap
from imperium_desktop.ui.theme.paint import alpha, draw_seat
from imperium_desktop.ui.theme.palette import palette

SIGN_SIZE: Final = 1.2
"""Height of an icon in text sizes; it is centred on the x-height."""
ENDLESS: Final = 1e6
"""Room in which no line is ever broken."""
SEAT_SIZE: Final = 0.95
LONGEST_WORD: Final = 40
"""Letters; what is longer asks for no line of its own and is broken where it must."""


class TypesetRun(NamedTuple):
    """A run in its place: the left end of its baseline and its width."""

    run: Run
    x: float
    y: float
    width: float


class Typeset(NamedTuple):
    """Text in its lines."""

    pieces: tuple[TypesetRun, ...]
    width: float
    height: float
    leading: float

    @property
    def rules(self) -> tuple[str, ...]:
        """One entry for each link, in reading order; a link broken over two lines is one."""
        return tuple(rule for rule, _ in self.links())

    def links(self) -> list[tuple[str, list[TypesetRun]]]:
        found: list[tuple[str, list[TypesetRun]]] = []
        before: TypesetRun | None = None
        for piece in self.pieces:
            if piece.run.rule:
                if before is not None and before.run == piece.run._replace(text=before.run.text):
                    found[-1][1].append(piece)
                else:
                    found.append((piece.run.rule, [piece]))
            before = piece
        return found


class Type:
    """The fonts of a text, the distance of its lines and the side of its icons, in pixels.

    Made once for each kind and measure, and compared by identity.
    """

    def __init__(self, font: QFont, bold: QFont, leading: float) -> None:
        self.font = font
        self.bold = bold
        self.leading = leading

    @cached_property
    def italic(self) -> QFont:
        """Font inside an italic text, upright."""
        font = QFont(self.font)
        font.setItalic(not font.italic())
        return font

    def font_of(self, run: Run) -> QFont:
        return self.bold if run.bold else self.italic if run.italic else self.font

    @cached_property
    def metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.font)

    @cached_property
    def first_baseline(self) -> float:
        ascent, descent = self.metrics.ascent(), self.metrics.descent()
        return (self.leading - ascent - descent) / 2 + ascent

    @cached_property
    def space(self) -> float:
        return self.width_of(Run(" "))

    @cached_property
    def _widths(self) -> dict[tuple[str, bool, bool], float]:
        return {}

    def width_of(self, run: Run) -> float:
        """Words come again and again; asking Qt costs fifty times as much as remembering."""
        key = run[:3]
        width = self._widths.get(key)
        if width is None:
            metrics = QFontMetricsF(self.font_of(run)) if run.bold or run.italic else self.metrics
            width = self._widths[key] = metrics.horizontalAdvance(run.text)
        return width

    @property
    def side(self) -> int:
        return round(self.font.pixelSize() * SIGN_SIZE)

    def width_of_sign(self, run: Run) -> float:
        return self.side * 1.04 if run.icon else round(self.font.pixelSize() * SEAT_SIZE) * 1.1


def _words(runs: Iterable[Run]) -> Iterator[list[Run] | None]:
    """What stays together, in order; None where a new line is forced."""
    word: list[Run] = []
    for run in runs:
        if run.is_sign:
            word.append(run)
            continue
        for part in re.split(r"([ \n])", run.text):
            if part == " ":
                if word:
                    yield word
                word = []
            elif part == "\n":
                if word:
                    yield word
                word = []
                yield None
            elif part:
                word.append(Run(part, *run[1:]))
    if word:
        yield word


def _bound(words: Iterable[list[Run] | None]) -> Iterator[list[Run] | None]:
    """One-letter words joined to the next by a space that does not break."""
    waiting: list[Run] = []
    for word in words:
        if word is None:
            if waiting:
                yield waiting
            waiting = []
            yield None
            continue
        letters = "".join(run.text for run in word)
        joined = [*waiting, *word]
        if len(word) == 1 and not word[0].is_sign and len(letters) == 1 and letters.isalpha():
            waiting = [*waiting, word[0]._replace(text=letters + "\u00a0")]
        else:
            yield joined
            waiting = []
    if waiting:
        yield [*waiting[:-1], waiting[-1]._replace(text=waiting[-1].text.rstrip("\u00a0"))]


@lru_cache(maxsize=1024)
def runs_by_word(markup: str) -> tuple[list[Run] | None, ...]:
    return tuple(_bound(_words(runs_of(markup))))


class _Lines:
    """Places words one after another and merges neighbours of one manner, so that a line is few strokes of text."""

    def __init__(self, type: Type, room: float) -> None:
        self._type = type
        self._room = room
        self._space = type.space
        self._first = type.first_baseline
        self._lines: list[list[TypesetRun]] = [[]]
        self._x = 0.0

    def advance(self, run: Run) -> float:
        if run.is_sign:
            return self._type.width_of_sign(run)
        return self._type.width_of(run)

    def break_line(self) -> None:
        self._settle()
        self._lines.append([])
        self._x = 0.0

    def add(self, word: list[Run]) -> None:
        width = sum(self.advance(run) for run in word)
        gap = self._space if self._x else 0.0
        if self._x and not self._fits(gap + width):
            self.break_line()
            gap = 0.0
        if width > self._room and len(word) == 1 and not word[0].is_sign:
            self._add_in_parts(word[0])
            return
        for run in word:
            self._place(run, gap)
            gap = 0.0

    def _fits(self, width: float) -> bool:
        if self._x + width > self._room:
            self._settle()
        return self._x + width <= self._room

    def _settle(self) -> None:
        """Words drawn in one stroke stand a little closer than the sum of their widths."""
        line = self._lines[-1]
        if line and not line[-1].run.is_sign:
            line[-1] = line[-1]._replace(width=self.advance(line[-1].run))
            self._x = line[-1].x + line[-1].width

    def _add_in_parts(self, run: Run) -> None:
        """A word longer than the line is broken rather than cut off."""
        part = ""
        for letter in run.text:
            if part and self.advance(run._replace(text=part + letter)) > self._room:
                self._place(run._replace(text=part), 0)
                self.break_line()
                part = ""
            part += letter
        self._place(run._replace(text=part), 0)

    def _place(self, run: Run, gap: float) -> None:
        line, width = self._lines[-1], self.advance(run)
        last = line[-1] if line else None
        y = self._first + (len(self._lines) - 1) * self._type.leading
        if last is not None and not run.is_sign and last.run[1:] == run[1:]:
            merged = Run(last.run.text + (" " if gap else "") + run.text, *run[1:])
            line[-1] = TypesetRun(merged, last.x, last.y, last.width + gap + width)
            self._x += gap + width
        else:
            self._settle()
            line.append(TypesetRun(run, self._x + gap, y, width))
            self._x += gap + width

    def finished(self, centred: bool) -> Typeset:
        self._settle()
        pieces: list[TypesetRun] = []
        widest = 0.0
        for line in self._lines:
            end = line[-1].x + line[-1].width if line else 0.0
            widest = max(widest, end)
            shift = (self._room - end) / 2 if centred else 0
            pieces += [piece._replace(x=piece.x + shift) for piece in line] if shift else line
        return Typeset(tuple(pieces), widest, len(self._lines) * self._type.leading, self._type.leading)


@lru_cache(maxsize=2048)
def typeset(markup: str, type: Type, room: float, *, centred: bool = False) -> Typeset:
    """Break a marked text into lines no wider than `room`. Layouts ask for the same again and again."""
    if room < ENDLESS and not centred:
        natural = typeset(markup, type, ENDLESS)
        if natural.width <= room:
            return natural
    lines = _Lines(type, room)
    for word in runs_by_word(markup):
        if word is None:
            lines.break_line()
        else:
            lines.add(word)
    return lines.finished(centred)


@lru_cache(maxsize=1024)
def widest_word(markup: str, type: Type) -> float:
    """The least width in which no word has to be broken, except such as the path of a file."""
    lines = _Lines(type, ENDLESS)
    whole = [word for word in runs_by_word(markup) if word and sum(len(run.text) for run in word) <= LONGEST_WORD]
    return max((sum(map(lines.advance, word)) for word in whole), default=0.0)


def draw_typeset(
    p: QPainter, text: Typeset, origin: QPointF, type: Type, colour: str, ratio: float | None = None
) -> None:
    """Draw typeset text; with a device-pixel ratio icons come from the shared pixmaps.

    Without a ratio, as on faces and boards, they are vectors.
    """
    middle = type.metrics.xHeight() / 2
    for piece in text.pieces:
        at, run = origin + QPointF(piece.x, piece.y), piece.run
        if run.is_sign:
            side = type.side if run.icon else round(type.font.pixelSize() * SEAT_SIZE)
            _draw_sign(p, run, QRectF(at.x() + side * 0.02, at.y() - middle - side / 2, side, side), ratio)
            continue
        p.setFont(type.font_of(run))
        p.setPen(QColor(palette().on_page_link if run.rule and colour == palette().ink else colour))
        p.drawText(at, run.text)
        if run.rule:
            p.fillRect(QRectF(at.x(), round(at.y()) + 2, piece.width, 1), alpha(p.pen().color(), 0.45))


def draw_shadow(p: QPainter, text: Typeset, origin: QPointF, type: Type, colour: str) -> None:
    """The words alone, for a line of shade or light below those that `draw_typeset` puts on top."""
    p.setPen(QColor(colour))
    for piece in text.pieces:
        if not piece.run.is_sign:
            p.setFont(type.font_of(piece.run))
            p.drawText(origin + QPointF(piece.x, piece.y), piece.run.text)


def _draw_sign(p: QPainter, run: Run, box: QRectF, ratio: float | None) -> None:
    if run.seat is not None:
        draw_seat(p, run.seat, box)
    elif ratio is None:
        draw_icon(p, run.icon, box)
    else:
        p.drawPixmap(QPointF(round(box.x()), round(box.y())), icon_pixmap(run.icon, round(box.width()), ratio))
