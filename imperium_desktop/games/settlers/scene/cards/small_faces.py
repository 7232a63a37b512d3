"""Cards too small for sentences: the ability in icons, or only what kind of card it is."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.settlers.rules.cards.vocabulary import COLOR_BUILT, DrawAndKeep, Gain, Leave, Pay, Score
from imperium_desktop.games.settlers.rules.content import Ability, PlayingCard
from imperium_desktop.games.settlers.rules.names import COLORS
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.vignettes import paint_picture
from imperium_desktop.games.settlers.scene.colours import BAND_COLOURS, LOCATION_COLOURS
from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps
from imperium_desktop.ui.scenes.cards.card_parts import paint_coin
from imperium_desktop.ui.scenes.cards.small_parts import (
    Token,
    begin_small,
    counted_tokens,
    joined_tokens,
    paint_rows,
    paint_small_band,
    paint_small_name,
    sign_token,
)
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, falling
from imperium_desktop.ui.theme.palette import Gradient, palette

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
COST: Final = 16.0
"""Pixels over the left of the picture."""
FOOT, LEAST_ROW = 20.0, 20.0
"""Pixels; the picture of a low card gives way to the ability."""


# Abilities in icons


def token_rows(card: PlayingCard) -> list[list[Token]]:
    rows = [list(ability_tokens(ability)) for abilities in card.abilities.values() for ability in abilities]
    return [row for row in rows if row]


def ability_tokens(ability: Ability) -> Iterator[Token]:
    color = COLOR_BUILT.get(ability.when)
    if color is not None:
        yield from (Token(chip=LOCATION_COLOURS[color]), Token(text=":"))
    yield from map(sign_token, BEGINNINGS.get(ability.when, ()))
    yield from steps_tokens(ability.steps)
    if ability.when == "action_twice":
        yield Token(text="×2")


def steps_tokens(steps: Steps) -> Iterator[Token]:
    for step in steps:
        yield from step_tokens(step)


def step_tokens(step: Step) -> Iterator[Token]:
    match step:
        case Cost() | Choose() | May():
            yield from joined_tokens(step, steps_tokens)
        case Gain(good, n, per):
            yield from goods_tokens(good, n)
            if per is not None:
                yield Token(text="×")
                yield Token(chip=LOCATION_COLOURS[per]) if per in COLORS else Token(icon=signs.GOODS.get(per, STORED))
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


def goods_tokens(good: str, n: int) -> Iterator[Token]:
    yield from counted_tokens("settlers-deal" if good == "own_deal" else signs.GOODS[good], n)


def paint_icon_rows(p: QPainter, room: QRectF, card: PlayingCard, most: float) -> None:
    paint_rows(p, room, token_rows(card), most)


# Faces, in pixels


def paint_short(p: QPainter, rect: QRectF, card: PlayingCard, name: str, colours: Sequence[Gradient]) -> QRectF:
    """No sentence: name, picture, cost, the ability in icons, what it is worth. Returns where the picture lies."""
    inside = begin_small(p, rect)
    band = QRectF(inside.x(), inside.y(), inside.width(), 28)
    paint_small_band(p, band, colours)
    p.fillRect(band.adjusted(0, 0, 0, -1), alpha(palette().ink, 0.25))
    draw_icon(p, signs.KINDS[card.kind], QRectF(band.x() + 2, band.y() + 6, 15, 15))
    paint_small_name(p, band.adjusted(18, 0, 0, -1), name)
    spare = inside.height() - band.height() - FOOT - LEAST_ROW
    field = QRectF(inside.x(), band.bottom(), inside.width(), min(inside.height() * 0.34, max(spare, 0)))
    paint_picture(p, field, card, left=COST if any(cost_goods(card)) else 0.0)
    if card.faction:
        p.fillRect(QRectF(field.x(), field.y(), field.width(), 2), QColor("#e0b24a"))
    paint_small_cost(p, field, card)
    foot = QRectF(inside.x(), inside.bottom() - FOOT, inside.width(), FOOT)
    paint_icon_rows(p, QRectF(inside.x() + 3, field.bottom() + 2, inside.width() - 6, foot.y() - field.bottom() - 4),
                    card, 17)  # fmt: skip
    paint_small_foot(p, foot, card)
    p.restore()
    return field


def cost_goods(card: PlayingCard) -> list[str]:
    """Each as often as it must be paid."""
    return [good for good, n in msgspec.structs.asdict(card.cost).items() for _ in range(n)]


def paint_small_cost(p: QPainter, field: QRectF, card: PlayingCard) -> None:
    goods = cost_goods(card)
    if not goods:
        return
    side = min(13.0, field.height() / len(goods))
    strip = QRectF(field.x(), field.y(), COST, side * len(goods) + 3)
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


def paint_mini(p: QPainter, rect: QRectF, card: PlayingCard, colours: Sequence[Gradient]) -> QRectF:
    """Colour, kind and picture, for rows of many cards. Returns where the picture lies."""
    inside = begin_small(p, rect)
    band = QRectF(inside.x(), inside.y(), inside.width(), max(10.0, inside.height() * 0.17))
    paint_small_band(p, band, colours)
    side = band.height() - 1
    draw_icon(p, signs.KINDS[card.kind], QRectF(band.center().x() - side / 2, band.y(), side, side))
    field = QRectF(inside.x(), band.bottom(), inside.width(), inside.height() * 0.42)
    paint_picture(p, field, card)
    foot = QRectF(inside.x(), field.bottom(), inside.width(), inside.bottom() - field.bottom())
    if card.faction:
        p.fillRect(QRectF(foot.x(), field.y(), foot.width(), 1.5), QColor("#e0b24a"))
    paint_icon_rows(p, foot.adjusted(2, 1, -2, -1), card, 14)
    p.restore()
    return field
