"""Cards too small for sentences: the ability in icons, or only what kind of card it is."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps
from imperium_desktop.rules.settlers.content import Ability, PlayingCard
from imperium_desktop.rules.settlers.names import COLORS
from imperium_desktop.rules.settlers.vocabulary import COLOR_BUILT, DrawAndKeep, Gain, Leave, Pay, Score
from imperium_desktop.ui.scenes.cards.card_parts import FRAME, NAME, Sky, paint_coin, paint_landscape
from imperium_desktop.ui.scenes.settlers import signs
from imperium_desktop.ui.scenes.settlers.colours import BAND_COLOURS, LOCATION_COLOURS
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import LEFT
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import Gradient, palette
from imperium_desktop.ui.theme.textures import surface

BEGINNINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "built": ("+",),
    "on_build_faction": ("settlers-card-faction", ":"),
    "on_raze": ("settlers-raze", ":"),
    "on_deal": ("settlers-deal", ":"),
    "on_two_points": ("settlers-vp", "settlers-vp", ":"),
    "on_opponents_pair": ("settlers-worker", "settlers-worker", ":"),
    "on_production_from_deals": ("settlers-deal", ":"),
    "on_visit": ("settlers-open-production", ":"),
}
STORED: Final = "app-save"
"""What lies on a card until later."""
FOOT, LEAST_ROW = 20.0, 20.0
"""Pixels; the picture of a low card gives way to the ability."""
NARROW, WIDE = 0.5, 0.8
"""Width of a sign of text and of an arrow, in icons."""


class Token(NamedTuple):
    """An icon, a sign of text, or a chip in a colour."""

    icon: str = ""
    text: str = ""
    color: str = ""

    @property
    def width(self) -> float:
        if self.text:
            return sum(WIDE if letter == "→" else NARROW for letter in self.text)
        return 0.8 if self.color else 1.0


# Abilities in icons


def token_rows(card: PlayingCard) -> list[list[Token]]:
    rows = [list(ability_tokens(ability)) for abilities in card.abilities.values() for ability in abilities]
    return [row for row in rows if row]


def ability_tokens(ability: Ability) -> Iterator[Token]:
    color = COLOR_BUILT.get(ability.when)
    if color is not None:
        yield from (Token(color=color), Token(text=":"))
    yield from map(sign_token, BEGINNINGS.get(ability.when, ()))
    yield from steps_tokens(ability.steps)
    if ability.when == "action_twice":
        yield Token(text="×2")


def steps_tokens(steps: Steps) -> Iterator[Token]:
    for step in steps:
        yield from step_tokens(step)


def step_tokens(step: Step) -> Iterator[Token]:
    match step:
        case Cost(price, then):
            yield from steps_tokens(price)
            yield Token(text="→")
            yield from steps_tokens(then)
        case Choose(branches):
            for place, branch in enumerate(branches):
                if place:
                    yield Token(text="/")
                yield from steps_tokens(branch)
        case May(then):
            yield from steps_tokens(then)
        case Gain(good, n, per):
            yield from goods_tokens(good, n)
            if per is not None:
                yield Token(text="×")
                yield Token(color=per) if per in COLORS else Token(icon=signs.GOODS.get(per, STORED))
        case Pay(good, n):
            yield from goods_tokens(good, n)
        case Leave(good, n):
            yield from goods_tokens(good, n)
            yield Token(icon=STORED)
        case Score(points):
            yield from (Token(text=str(points)), Token(icon=signs.GOODS["vp"]))
        case DrawAndKeep(draw, keep, deck):
            sign = signs.GOODS["card_faction" if deck == "faction" else "card"]
            yield from (Token(text=str(draw)), Token(icon=sign), Token(text=f"→{keep}"))
        case _:
            yield from map(sign_token, signs.VERBS[step.name])


def sign_token(sign: str) -> Token:
    return Token(icon=sign) if "-" in sign else Token(text=sign)


def goods_tokens(good: str, n: int) -> Iterator[Token]:
    sign = Token(icon="settlers-deal" if good == "own_deal" else signs.GOODS[good])
    if n > 2:
        yield Token(text=str(n))
        yield sign
    else:
        yield from [sign] * n


def paint_icon_rows(p: QPainter, room: QRectF, card: PlayingCard, most: float) -> None:
    rows = token_rows(card)
    if not rows:
        return
    widest = max(sum(token.width for token in row) for row in rows)
    side = min(most, room.width() / widest, room.height() / len(rows))
    top = room.center().y() - side * len(rows) / 2
    for number, row in enumerate(rows):
        x = room.center().x() - side * sum(token.width for token in row) / 2
        for token in row:
            paint_token(p, token, QRectF(x, top + number * side, side * token.width, side))
            x += side * token.width


def paint_token(p: QPainter, token: Token, box: QRectF) -> None:
    inner = box.height() * 0.04
    if token.icon:
        draw_icon(p, token.icon, box.adjusted(inner, inner, -inner, -inner))
    elif token.color:
        chip = QRectF(box.center().x() - box.height() * 0.3, box.center().y() - box.height() * 0.36, 0, 0)
        chip.setSize(box.size().scaled(box.height() * 0.6, box.height() * 0.72, Qt.AspectRatioMode.IgnoreAspectRatio))
        path = rounded(chip, box.height() * 0.1)
        p.fillPath(path, falling(chip, *LOCATION_COLOURS[token.color]))
        p.strokePath(path, pen(palette().ink, max(box.height() * 0.05, 0.8)))
    else:
        p.setFont(serif_bold(box.height() * 0.8, exact=True))
        p.setPen(QColor(palette().ink))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, token.text)


# Faces, in pixels


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


def paint_short(p: QPainter, rect: QRectF, card: PlayingCard, name: str, colours: Sequence[Gradient], sky: Sky) -> None:
    """No sentence: name, picture, cost, the ability in icons, what it is worth."""
    inside = begin_small(p, rect)
    band = QRectF(inside.x(), inside.y(), inside.width(), 28)
    paint_small_band(p, band, colours)
    p.fillRect(band.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.25))
    draw_icon(p, signs.KINDS[card.kind], QRectF(band.x() + 2, band.y() + 6, 15, 15))
    paint_small_name(p, band.adjusted(18, 0, 0, -1), name)
    spare = inside.height() - band.height() - FOOT - LEAST_ROW
    field = QRectF(inside.x(), band.bottom(), inside.width(), min(inside.height() * 0.34, max(spare, 0)))
    paint_landscape(p, field, sky, int.from_bytes(card.key.encode(), "little"), signs.emblem(card))
    if card.faction:
        p.fillRect(QRectF(field.x(), field.y(), field.width(), 2), QColor("#e0b24a"))
    paint_small_cost(p, field, card)
    foot = QRectF(inside.x(), inside.bottom() - FOOT, inside.width(), FOOT)
    paint_icon_rows(p, QRectF(inside.x() + 3, field.bottom() + 2, inside.width() - 6, foot.y() - field.bottom() - 4),
                    card, 17)  # fmt: skip
    paint_small_foot(p, foot, card)
    p.restore()


def paint_small_name(p: QPainter, room: QRectF, name: str) -> None:
    """In one line or in two that stand close, as large as they fit; a long word is condensed rather than cut."""
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


def line_breaks(name: str, lines: int) -> list[str]:
    """Broken where the longer line is shortest."""
    words = name.split()
    if lines == 1 or len(words) == 1:
        return [name]
    breaks = [[" ".join(words[:at]), " ".join(words[at:])] for at in range(1, len(words))]
    return min(breaks, key=lambda parts: max(map(len, parts)))


def paint_small_cost(p: QPainter, field: QRectF, card: PlayingCard) -> None:
    cost = card.cost
    goods = ["wood"] * cost.wood + ["stone"] * cost.stone + ["food"] * cost.food + ["location"] * cost.location
    if not goods:
        return
    side = min(13.0, field.height() / len(goods))
    strip = QRectF(field.x(), field.y(), 16, side * len(goods) + 3)
    p.fillRect(strip, alpha(palette().ink, 0.8))
    for row, good in enumerate(goods):
        draw_icon(p, signs.GOODS[good], QRectF(strip.x() + 1.5, strip.y() + 1 + row * side, side, side))


def paint_small_foot(p: QPainter, foot: QRectF, card: PlayingCard) -> None:
    goods = [card.deal] if card.deal else list(card.spoils)
    top, bottom = BAND_COLOURS["deal" if card.deal else "raze"] if goods else ("#77706a", "#4c4640")
    p.fillRect(foot, falling(foot, top, bottom))
    for place, good in enumerate(reversed(goods)):
        draw_icon(p, signs.GOODS[good], QRectF(foot.right() - 18 - place * 16, foot.y() + 2.5, 15, 15))
    if card.points:
        paint_coin(p, QPointF(foot.x() + 11, foot.y() + 9.5), 8.5, str(card.points))


def paint_mini(p: QPainter, rect: QRectF, card: PlayingCard, colours: Sequence[Gradient], sky: Sky) -> None:
    """Colour, kind and emblem, for rows of many cards."""
    inside = begin_small(p, rect)
    band = QRectF(inside.x(), inside.y(), inside.width(), max(10.0, inside.height() * 0.17))
    paint_small_band(p, band, colours)
    side = band.height() - 1
    draw_icon(p, signs.KINDS[card.kind], QRectF(band.center().x() - side / 2, band.y(), side, side))
    field = QRectF(inside.x(), band.bottom(), inside.width(), inside.height() * 0.42)
    paint_landscape(p, field, sky, int.from_bytes(card.key.encode(), "little"), signs.emblem(card), 0.8)
    foot = QRectF(inside.x(), field.bottom(), inside.width(), inside.bottom() - field.bottom())
    if card.faction:
        p.fillRect(QRectF(foot.x(), field.y(), foot.width(), 1.5), QColor("#e0b24a"))
    paint_icon_rows(p, foot.adjusted(2, 1, -2, -1), card, 14)
    p.restore()
