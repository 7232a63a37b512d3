"""The band above the board: the other players condensed, or alone the attack line, the virtual player and the goal."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.gains import PLACE_OF
from imperium_desktop.rules.settlers.names import SupplyGood
from imperium_desktop.rules.settlers.scoring import faction_locations
from imperium_desktop.rules.settlers.solo import ALONE
from imperium_desktop.rules.settlers.state import Player, State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.settlers import signs as icons
from imperium_desktop.ui.scenes.settlers.plan import Plan
from imperium_desktop.ui.theme.icons import icon_pixmap, stamp_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, strong, write, write_lines
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

SHOWN_GOODS: Final[tuple[SupplyGood, ...]] = ("worker", "wood", "stone", "food", "gold", "raze", "defense")
"""In the order of the wells."""
LOOKED_AT: Final = "#56b4e9"


def paint_band_ground(p: QPainter, plan: Plan, *, alone: bool) -> None:
    if not alone:
        for panel in plan.panels():
            path = rounded(QRectF(*panel), 7)
            p.fillPath(path, QColor(palette().well))
            p.strokePath(path, pen(QColor(palette().well_edge), 1))
        return
    rect = QRectF(*plan.band)
    path = rounded(rect, 7)
    p.fillPath(path, alpha("#000000", 0.40))
    p.fillPath(path, falling(rect, QColor(120, 30, 20, 71), QColor(60, 12, 8, 77)))
    p.strokePath(path, pen(QColor(200, 90, 60, 115), 1.2))
    parchment_panel(p, QRectF(*plan.goal), _ratio(p), radius=5)


def paint_band(
    p: QPainter, plan: Plan, content: Components, view: State, shown: int, words: Words, signs: Sequence[int]
) -> None:
    if view.virtual is not None:
        paint_alone(p, plan, content, view)
        return
    others = [seat for seat in range(len(view.players)) if seat != shown]
    for seat, panel in zip(others, plan.panels(), strict=True):
        paint_other(p, plan, panel, view, seat, words, signs[seat])


# The others


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
        p.fillPath(rounded(QRectF(*panel), 7), alpha("#120c08", 0.42))


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
        note = f"{words.label(player.faction)} · {tr('passed')}" if passed else words.label(player.faction)
        small = plain(plan.text(11.5, 14))
        if right - x > 50:
            write(
                p,
                QRectF(x, head.y(), right - x, head.height()),
                note,
                14,
                palette().on_table_secondary,
                LEFT,
                font=small,
            )


def _ratio(p: QPainter) -> float:
    return p.device().devicePixelRatioF()


# Alone


def paint_alone(p: QPainter, plan: Plan, content: Components, view: State) -> None:
    virtual = view.virtual
    assert virtual is not None
    head = QRectF(plan.queue.x, plan.band.y, plan.queue.width, plan.strip_top - plan.band.y)
    side = head.height() * 0.66
    stamp_icon(p, "settlers-attack", QRectF(head.x() + 2, head.center().y() - side / 2, side, side))
    size = plan.text(13.5, 17)
    x = head.x() + side + 8
    x += write(p, QRectF(x, head.y(), 300, head.height()), tr("Attack queue"), size, "#f1d9b8", LEFT) + 10
    note = tr("§11.6 · two attacks after each round")
    write(
        p,
        QRectF(x, head.y(), head.right() - x, head.height()),
        note,
        13,
        "#d3b48f",
        LEFT,
        font=plain(plan.text(11, 13.5)),
    )
    *_, pile = plan.strangers(0)
    stranger = QRectF(plan.queue.right + plan.gap, head.y(), pile.x - plan.queue.right - plan.gap * 2, head.height())
    write(p, stranger, tr("Virtual player"), size, "#f1d9b8", LEFT)
    over = QRectF(pile.x - plan.gap, head.y(), pile.width + 2 * plan.gap, head.height())
    write(p, over, tr("Collection"), size, "#f1d9b8", CENTRE, least=11)
    paint_goal(p, plan, QRectF(*plan.goal), faction_locations(content, view.players[ALONE]), len(virtual.collection))


def paint_goal(p: QPainter, plan: Plan, rect: QRectF, locations: int, collection: int) -> None:
    """§11.1 More Faction Locations than cards in the Collection."""
    colours = palette()
    inner = rect.adjusted(10, 4, -10, -4)
    ahead = locations > collection
    low = rect.height() < 100
    head = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * (0.36 if low else 0.22))
    text = tr("Goal: more Faction Locations than cards in the Collection")
    write_lines(p, head, text, plan.text(11.5, 15), colours.on_page_label, least=10)
    numbers = QRectF(inner.x(), head.bottom(), inner.width(), inner.height() * (0.40 if low else 0.44))
    left = QRectF(inner.x(), numbers.y(), inner.width() * 0.4, numbers.height())
    right = QRectF(inner.right() - left.width(), numbers.y(), left.width(), numbers.height())
    size = min(plan.text(26, 40), numbers.height() * 0.9)
    write(p, left, str(locations), size, colours.good if ahead else colours.danger_text, CENTRE)
    write(p, right, str(collection), size, colours.danger_text, CENTRE)
    write(p, numbers, tr("against"), plan.text(12, 16), colours.on_page_faint, CENTRE)
    foot = QRectF(inner.x(), numbers.bottom(), inner.width(), inner.bottom() - numbers.bottom())
    small = plan.text(11, 13.5)
    foot_left = QRectF(left.x(), foot.y(), left.width(), foot.height())
    foot_right = QRectF(right.x(), foot.y(), right.width(), foot.height())
    write(
        p, foot_left, tr("your Faction Locations"), small, colours.on_page_secondary, CENTRE, font=plain(small), least=9
    )
    write(p, foot_right, tr("in the Collection"), small, colours.on_page_secondary, CENTRE, font=plain(small), least=9)
