"""The other players above the market, condensed: what each has, and very small what lies in play."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.games.imperium.scene import signs as icons
from imperium_desktop.games.imperium.scene.areas.counting import MANY, shown_counts, unrest_of
from imperium_desktop.games.imperium.scene.areas.places import MISSING, pile_sizes, stage_of
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.others import others_of
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import LEFT, plain, strong, write
from imperium_desktop.ui.theme.paint import draw_seat
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

MOST_COUNTS: Final = 4
LEAST_NOTE: Final = 9
"""Pixels of a nation's name; where it has no room even so, its sign says enough."""


def paint_others(
    p: QPainter, plan: Plan, content: Components, view: State, shown: int, words: Words, signs: Sequence[int]
) -> None:
    for seat, panel in zip(others_of(len(view.players), shown), plan.panels(), strict=False):
        paint_other(p, plan, panel, content, view, seat, words, signs[seat])


def paint_other(
    p: QPainter, plan: Plan, panel: Rect, content: Components, view: State, seat: int, words: Words, sign: int
) -> None:
    player = view.players[seat]
    room = QRectF(*plan.panel_words(panel))
    height = room.height() / 3
    lines = [QRectF(room.x(), room.y() + number * height, room.width(), height) for number in range(3)]
    paint_name_line(p, plan, lines[0], player, words.seat(seat), words, sign)
    counts = [(icon, str(n)) for icon, n in shown_counts(content, view, seat)]
    tokens = [(icon, str(n)) for icon, n in zip(icons.RESOURCES, player.tokens, strict=True)]
    tokens.append(("imperium-unrest", str(unrest_of(content, view, seat))))
    held = held_facts(content, player)
    if plan.panel_has_minis:
        first = tokens if len(view.players) >= MANY else counts
        paint_facts(p, plan, lines[1], first, strong(plan.text(13, 16)))
        paint_facts(p, plan, lines[2], held, plain(plan.text(11.5, 14)), small=True)
        return
    right = QRectF(lines[1].x() + room.width() * 0.52, lines[1].y(), room.width() * 0.48, height)
    paint_facts(p, plan, lines[1], tokens, strong(13))
    paint_facts(p, plan, right, counts[:MOST_COUNTS], plain(12), small=True)
    paint_facts(p, plan, lines[2], held, plain(12), small=True)


def held_facts(content: Components, player: Player) -> list[tuple[str, str]]:
    """The hand, the piles that this nation has, quests with the active one first, and how far a journey has come."""
    sizes = {name: str(n) for name, n in pile_sizes(content, player).items() if name not in MISSING}
    if player.quest:
        sizes["quests"] = f"1+{sizes['quests']}"
    facts = [("app-hand", str(len(player.hand))), *((icons.PILES[name], n) for name, n in sizes.items())]
    stage = stage_of(content, player)
    return [*facts, ("imperium-journey", str(stage))] if stage is not None else facts


def paint_name_line(p: QPainter, plan: Plan, line: QRectF, player: Player, name: str, words: Words, sign: int) -> None:
    side = line.height() * 0.62
    middle = line.center().y()
    draw_seat(p, sign, QRectF(line.x(), middle - side / 2, side, side))
    x = line.x() + side + 6
    size = plan.text(13.5, 18)
    x += (
        write(p, QRectF(x, line.y(), line.width() * 0.5, line.height()), name, size, palette().on_table_title, LEFT) + 8
    )
    state = side * 1.2
    stamp_icon(p, f"imperium-{player.face}", QRectF(line.right() - state, middle - state / 2, state, state))
    if player.nation is None:
        return
    stamp_icon(p, icons.nation_icon(player.nation), QRectF(x, middle - state / 2, state, state))
    room = QRectF(x + state + 4, line.y(), line.right() - state - 6 - x - state - 4, line.height())
    nation = words.label(player.nation)
    if nation != name and QFontMetricsF(plain(LEAST_NOTE)).horizontalAdvance(nation) <= room.width():
        font = plain(plan.text(11.5, 15))
        write(p, room, nation, colour=palette().on_table_secondary, font=font, least=LEAST_NOTE)


def paint_facts(
    p: QPainter, plan: Plan, line: QRectF, facts: Sequence[tuple[str, str]], font: object, *, small: bool = False
) -> None:
    """Icons with their numbers, one after the other."""
    side = min(line.height() * (0.72 if small else 0.86), plan.high(16, 22) if small else plan.high(19, 25))
    x = line.x()
    for icon, text in facts:
        if x + side + 8 > line.right() + 4:
            return
        stamp_icon(p, icon, QRectF(x, line.center().y() - side / 2, side, side))
        room = QRectF(x + side + 2, line.y(), 40, line.height())
        colour = palette().on_table_secondary if small else palette().on_table_title
        width = write(p, room, text, colour=colour, font=font)  # type: ignore[arg-type]
        x += side + max(width, 8) + plan.wide(7, 13)
