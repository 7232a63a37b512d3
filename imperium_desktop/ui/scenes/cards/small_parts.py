"""Parts of cards too small for sentences: body, band, name, and what the card does in rows of icons. In pixels."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.rules.effects.steps import Choose, Cost, May, Steps
from imperium_desktop.ui.scenes.cards.card_parts import FRAME, NAME, line_breaks
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import LEFT
from imperium_desktop.ui.theme.paint import falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import Gradient, palette
from imperium_desktop.ui.theme.textures import surface

NARROW: Final = 0.5
WIDE: Final = 0.8
"""Width of a sign of text and of an arrow, in icons."""
ARROWS: Final = "→↔"
FEW: Final = 2


class Token(NamedTuple):
    """An icon, a sign of text, or a chip in a colour."""

    icon: str = ""
    text: str = ""
    chip: Gradient | None = None

    @property
    def width(self) -> float:
        if self.text:
            return sum(WIDE if letter in ARROWS else NARROW for letter in self.text)
        return 0.8 if self.chip else 1.0


def paint_token(p: QPainter, token: Token, box: QRectF) -> None:
    inner = box.height() * 0.04
    if token.icon:
        draw_icon(p, token.icon, box.adjusted(inner, inner, -inner, -inner))
    elif token.chip is not None:
        chip = QRectF(box.center().x() - box.height() * 0.3, box.center().y() - box.height() * 0.36, 0, 0)
        chip.setSize(box.size().scaled(box.height() * 0.6, box.height() * 0.72, Qt.AspectRatioMode.IgnoreAspectRatio))
        path = rounded(chip, box.height() * 0.1)
        p.fillPath(path, falling(chip, *token.chip))
        p.strokePath(path, pen(palette().ink, max(box.height() * 0.05, 0.8)))
    else:
        p.setFont(serif_bold(box.height() * 0.8, exact=True))
        p.setPen(QColor(palette().ink))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, token.text)


def sign_token(sign: str) -> Token:
    return Token(icon=sign) if "-" in sign else Token(text=sign)


def paint_rows(p: QPainter, room: QRectF, rows: Sequence[Sequence[Token]], most: float) -> None:
    """Paint rows below each other in the middle of their room, at most `most` large."""
    if not rows:
        return
    side = row_side(room, rows, most)
    top = room.center().y() - side * len(rows) / 2
    for number, row in enumerate(rows):
        x = room.center().x() - side * sum(token.width for token in row) / 2
        for token in row:
            paint_token(p, token, QRectF(x, top + number * side, side * token.width, side))
            x += side * token.width


def row_side(room: QRectF, rows: Sequence[Sequence[Token]], most: float) -> float:
    """How large their icons are."""
    widest = max((sum(token.width for token in row) for row in rows), default=1.0)
    return min(most, room.width() / widest, room.height() / max(len(rows), 1))


def begin_small(p: QPainter, rect: QRectF) -> QRectF:
    """Shadow, edge, parchment; returns what is inside the edge. Ends with `p.restore()`."""
    p.save()
    shadow(p, rounded(rect, 6), 2, 4, 0.45)
    p.fillPath(rounded(rect, 6), QColor(FRAME))
    inside = rect.adjusted(2, 2, -2, -2)
    p.setClipPath(rounded(inside, 4.5), Qt.ClipOperation.IntersectClip)
    p.setBrushOrigin(inside.topLeft())
    p.fillRect(inside, surface("parchment", p.device().devicePixelRatioF()))
    p.setBrushOrigin(0, 0)
    return inside


def paint_small_band(p: QPainter, band: QRectF, colours: Sequence[Gradient]) -> None:
    share = band.width() / len(colours)
    for place, (top, bottom) in enumerate(colours):
        part = QRectF(band.x() + place * share, band.y(), share + 0.5, band.height())
        p.fillRect(part, falling(part, top, bottom))
    p.fillRect(QRectF(band.x(), band.bottom() - 1, band.width(), 1), QColor(palette().ink))


def paint_small_name(p: QPainter, room: QRectF, name: str) -> None:
    """Paint a name in one line or in two that stand close, as large as they fit.

    A long word is condensed rather than cut.
    """
    p.setPen(QColor(NAME))
    for lines, size in ((line_breaks(name, 1), 12), *((line_breaks(name, 2), size) for size in (11, 10, 9))):
        font = serif_bold(size, exact=True)
        widest = max(QFontMetricsF(font).horizontalAdvance(line) for line in lines)
        if widest <= room.width():
            break
    else:
        font.setStretch(int(100 * room.width() / widest))
    p.setFont(font)
    top = room.center().y() - len(lines) * (size + 1) / 2
    for number, line in enumerate(lines):
        p.drawText(
            QRectF(room.x(), top + number * (size + 1), room.width(), size + 1), LEFT | Qt.TextFlag.TextDontClip, line
        )


def counted_tokens(icon: str, n: int) -> Iterator[Token]:
    """One by one as long as they are few; more have a number."""
    if n > FEW:
        yield Token(text=str(n))
        n = 1
    yield from [Token(icon=icon)] * max(n, 1)


def joined_tokens(step: Choose | Cost | May, tokens_of: Callable[[Steps], Iterator[Token]]) -> Iterator[Token]:
    """Tokens that join steps in either card game: prices, ways, and what the player may do."""
    match step:
        case Cost(price, then):
            yield from tokens_of(price)
            yield Token(text="→")
            yield from tokens_of(then)
        case Choose(branches):
            for place, branch in enumerate(branches):
                if place:
                    yield Token(text="/")
                yield from tokens_of(branch)
        case May(then):
            yield from tokens_of(then)
