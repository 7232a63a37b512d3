"""The other players in the column, condensed: goods, Deals and Locations of each."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import SupplyGood
from imperium_desktop.games.settlers.rules.state import Player, State
from imperium_desktop.games.settlers.scene import signs as icons
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.others import RADIUS, others_of
from imperium_desktop.ui.theme.icons import icon_pixmap, stamp_icon
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, plain, strong, write
from imperium_desktop.ui.theme.paint import alpha, draw_seat, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

SHOWN_GOODS: Final[tuple[SupplyGood, ...]] = ("worker", "wood", "stone", "food", "gold", "raze", "defense")
"""Goods in the order of the wells."""
LOOKED_AT: Final = "#56b4e9"
LEAST_NOTE: Final = 9
"""Pixels of what is written beside a name."""


def paint_others(p: QPainter, plan: Plan, view: State, shown: int, words: Words, signs: Sequence[int]) -> None:
    for seat, panel in zip(others_of(len(view.players), shown), plan.panels(), strict=True):
        paint_other(p, plan, panel, view, seat, words, signs[seat])


def paint_other(p: QPainter, plan: Plan, panel: Rect, view: State, seat: int, words: Words, sign: int) -> None:
    player = view.players[seat]
    passed = player.passed and view.phase == "actions"
    paint_other_head(p, plan, QRectF(*plan.panel_head(panel)), player, words.seat(seat), words, sign, passed=passed)
    goods = QRectF(*plan.panel_goods(panel))
    side = round(min(goods.height() * 0.86, plan.high(17, 24)))
    x = goods.x()
    for good in SHOWN_GOODS:
        amount = player.supply[PLACE_OF[good]]
        p.setOpacity(1 if amount else 0.4)
        p.drawPixmap(
            QPointF(round(x), round(goods.center().y() - side / 2)), icon_pixmap(icons.GOODS[good], side, _ratio(p))
        )
        at = QRectF(x + side + 1, goods.y(), 40, goods.height())
        width = write(p, at, str(amount), 14, palette().on_table_title, LEFT, font=strong(plan.text(12, 15)))
        x += side + max(width, 8) + plan.wide(5, 10)
    p.setOpacity(1)
    if passed:
        p.fillPath(rounded(QRectF(*panel), RADIUS), alpha("#120c08", 0.42))


def paint_other_head(
    p: QPainter, plan: Plan, head: QRectF, player: Player, name: str, words: Words, sign: int, *, passed: bool
) -> None:
    side = head.height() * 0.6
    size = plan.text(13.5, 18)
    facts = [
        ("settlers-vp", str(player.points)),
        ("app-hand", str(len(player.hand))),
        ("app-deck", str(len(player.deck))),
    ]
    right = head.right()
    for icon, text in reversed(facts):
        width = write(
            p,
            QRectF(right - 60, head.y(), 60, head.height()),
            text,
            size,
            palette().on_table_title,
            RIGHT,
            font=strong(size),
        )
        right -= width + side + 3
        stamp_icon(p, icon, QRectF(right, head.center().y() - side / 2, side, side))
        right -= plan.wide(6, 12)
    x = head.x()
    draw_seat(p, sign, QRectF(x, head.center().y() - side / 2, side, side))
    x += side + 6
    x += (
        write(p, QRectF(x, head.y(), max(right - x, 20), head.height()), name, size, palette().on_table_title, LEFT) + 7
    )
    if player.faction is not None and x + side < right:
        stamp_icon(p, icons.DECKS[player.faction], QRectF(x, head.center().y() - side * 0.62, side * 1.24, side * 1.24))
        x += side * 1.24 + 5
        if right - x > 50:
            room = QRectF(x, head.y(), right - x, head.height())
            note = short_note(words.label(player.faction), room.width(), passed=passed)
            font = plain(plan.text(11.5, 14))
            write(p, room, note, colour=palette().on_table_secondary, font=font, least=LEAST_NOTE)


def short_note(faction: str, room: float, *, passed: bool) -> str:
    """Where both have no room the sign alone says which faction it is."""
    note = f"{faction} · {say('passed')}" if passed else faction
    fits = QFontMetricsF(plain(LEAST_NOTE)).horizontalAdvance(note) <= room
    return note if fits or not passed else say("passed")


def _ratio(p: QPainter) -> float:
    return p.device().devicePixelRatioF()
