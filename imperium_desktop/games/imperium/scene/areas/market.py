"""The words of the market: what its piles are, what waits in an empty place, and how near the end is."""

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules.cards.tasks import Collect, Refill
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import MARKET_PILES, Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.scenes.cards.choice_lines import type_of
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, write
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

NEAR: Final = 3
"""Number of Unrest cards left from which on the end is near."""
ON_DARK: Final = "#f2a58e"


def warning() -> str:
    """What is near, on the wood of either theme."""
    return ON_DARK if palette().name == "dark" else palette().danger_text


def paint_market(p: QPainter, plan: Plan, view: State, words: Words) -> None:
    colours = palette()
    left, size, small = plan.market_left, plan.text(14, 18), plan.text(11.5, 14)
    head = QRectF(left.x, left.y + 2, left.width, plan.high(24, 34))
    write(p, head, say("market"), size, colours.on_table_heading, LEFT)
    deck = plan.small_decks()[0]
    below = QRectF(left.x, deck.bottom + 2, left.width, small * 1.4)
    write(p, below, say("small_decks"), small, colours.on_table_subheading, LEFT, font=plain(small))
    exile = QRectF(*plan.exile)
    side = exile.height() * 0.8
    stamp_icon(p, "imperium-exile", QRectF(exile.x(), exile.center().y() - side / 2, side, side))
    text = say("exile_count", count=len(view.exile))
    write(p, exile.adjusted(side + 6, 0, 0, 0), text, small + 1, colours.on_table_body, LEFT, font=plain(small + 1))
    names = dict(zip(MARKET_PILES, (say("main_deck"), say("fame"), words.name("unrest")), strict=True))
    for name, pile in zip(MARKET_PILES, plan.market_piles(), strict=True):
        room = QRectF(pile.x - 14, pile.bottom + 2, pile.width + 28, small * 1.4)
        write(p, room, names[name], small, colours.on_table_subheading, CENTRE, font=plain(small), least=9)
    for slot, tokens in waiting_tokens(view):
        paint_waiting(p, QRectF(*plan.slots()[slot]), tokens, small)
    paint_end(p, plan, view, small)


def waiting_tokens(view: State) -> Iterator[tuple[int, tuple[int, int, int]]]:
    """Tokens of a card that was taken, by its place, until all that wait for it have spoken (§4.6b)."""
    for frame in view.frames:
        collected = [task for task in frame.todo if isinstance(task, Collect)]
        refilled = [task for task in frame.todo if isinstance(task, Refill) and not view.market[task.slot].card]
        yield from ((place.slot, taken.tokens) for place, taken in zip(refilled, collected, strict=False))


def paint_waiting(p: QPainter, slot: QRectF, tokens: tuple[int, int, int], size: float) -> None:
    colours = palette()
    dashed = pen(alpha(colours.brass_bright, 0.9), 1.5)
    dashed.setDashPattern([3, 2.5])
    p.strokePath(rounded(slot.adjusted(3, 3, -3, -3), 6), dashed)
    found = [(f"imperium-{name}", n) for name, n in zip(RESOURCES, tokens, strict=True) if n]
    side = min(slot.width() * 0.3, slot.height() * 0.2)
    top = slot.y() + slot.height() * 0.18
    for icon, count in found:
        row = QRectF(slot.x() + slot.width() / 2 - side, top, side, side)
        write(p, row.adjusted(0, 0, -4, 0), str(count), size + 3, colours.on_table_title, RIGHT)
        stamp_icon(p, icon, row.translated(side, 0))
        top += side * 1.15
    room = QRectF(slot.x() + 8, top + 2, slot.width() - 16, slot.bottom() - top - 8)
    type = type_of(size)
    words = typeset(say("its_tokens_wait_for_an_answer"), type, room.width())
    draw_typeset(p, words, room.topLeft(), type, colours.on_table_body)


def paint_end(p: QPainter, plan: Plan, view: State, size: float) -> None:
    """What ends the game, as soon as it is near."""
    right, pile = plan.market_right, plan.market_piles()[0]
    room = QRectF(right.x, pile.bottom + size * 1.4 + 3, right.width, size * 1.5)
    if room.bottom() > plan.market.bottom + 2:
        return
    if len(view.pile) <= NEAR:
        text, colour = say("unrest_pile_count", count=len(view.pile)), warning()
    elif view.last_round:
        text, colour = say("round_last_is_the_last", last=view.last_round), warning()
    else:
        text, colour = say("king_of_kings_waits_under_the_fame"), palette().on_table_subheading
    write(p, room, text, size, colour, CENTRE, font=plain(size), least=9)
