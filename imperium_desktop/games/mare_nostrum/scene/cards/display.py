"""Everybody's cards and those on display, over the whole table; the empires to choose from. Pure: no Qt."""

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.legal import card_price
from imperium_desktop.games.mare_nostrum.rules.payment import can_pay, kinds_held
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN
from imperium_desktop.games.mare_nostrum.scene.cards.hand import hand_seen
from imperium_desktop.games.mare_nostrum.scene.face_kinds import CardFace, EmpireFace, Price
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.measure import blend
from imperium_desktop.ui.theme.rect import Rect

Placed = Iterator[tuple[str, Placement]]
COLUMNS: Final = (4, 5, 6)
HEAD: Final = 28.0
"""Pixels of a card's name, with the edge above it."""
BAND, PADS = 0.27, 16.0
"""The share of a card's width that its picture has at most, and the pixels around its words."""
HEADING: Final = (26.0, 40.0)


class DisplayPlan:
    """Rows of cards: first what can be bought, then what is owned."""

    def __init__(self, plan: Plan, offered: int, owned: int) -> None:
        table = plan.areas.table
        self.edge = blend(14, 28, plan.areas.across)
        self.gap = blend(7, 14, plan.areas.across)
        self.heading = blend(*HEADING, plan.areas.down)
        self.top = blend(6, 14, plan.areas.down)
        self._across = table.width - 2 * self.edge + self.gap
        self._down = table.height - 2 * self.heading - 2 * self.gap
        self._highest = blend(150, 180, plan.areas.down)
        self.columns = max(COLUMNS, key=lambda columns: self._room_for_words(columns, offered, owned))
        self.rows = rows_of(self.columns, offered, owned)
        self.width, self.height = self._size(self.columns, sum(self.rows))

    def _size(self, columns: int, rows: int) -> tuple[float, float]:
        return self._across / columns - self.gap, min(self._highest, self._down / max(rows, 1) - self.gap)

    def _room_for_words(self, columns: int, offered: int, owned: int) -> float:
        """Room on a card below its name.

        Many narrow cards in few rows may have more of it than wide ones in many.
        """
        width, height = self._size(columns, sum(rows_of(columns, offered, owned)))
        return (width * (1 - BAND) - PADS) * (height - HEAD)

    def card(self, place: int, *, owned: bool) -> Rect:
        row, column = divmod(place, self.columns)
        x = self.edge + column * (self.width + self.gap)
        y = self.heading_top(owned=owned) + self.heading + row * (self.height + self.gap)
        return Rect(x, y, self.width, self.height)

    def heading_top(self, *, owned: bool) -> float:
        return self.top + (self.heading + self.rows[0] * (self.height + self.gap) if owned else 0)


def rows_of(columns: int, offered: int, owned: int) -> tuple[int, int]:
    return math.ceil(offered / columns), math.ceil(owned / columns)


class Owned(NamedTuple):
    card: str
    seat: int


def offered_cards(content: Components, shown: Shown) -> list[str]:
    """Those that can be paid first."""
    view: State = shown.view
    return sorted((*view.display, content.pyramids), key=lambda card: f"card/{card}" not in shown.lit)


def owned_cards(view: State) -> list[Owned]:
    return [Owned(card, seat) for seat, player in enumerate(view.players) for card in player.cards]


def display_plan(content: Components, shown: Shown, plan: Plan) -> DisplayPlan:
    return DisplayPlan(plan, len(offered_cards(content, shown)), len(owned_cards(shown.view)))


def display_table(content: Components, shown: Shown, plan: Plan) -> Placed:
    view: State = shown.view
    places = display_plan(content, shown, plan)
    for place, card in enumerate(offered_cards(content, shown)):
        face = CardFace(card, price_of(content, shown, card))
        yield f"card/{card}", Placement(*places.card(place, owned=False), face, 3)
    for place, (card, seat) in enumerate(owned_cards(view)):
        copied = view.players[seat].copied if content.cards[card].effect == "copy_hero_power" else ""
        face = CardFace(card, None, empire_of(view, seat), copied)
        yield f"card/{card}", Placement(*places.card(place, owned=True), face, 3)


def price_of(content: Components, shown: Shown, card: str) -> Price | None:
    player = shown.view.players[shown.seat]
    cost = card_price(content, player, card)
    if cost is None:
        return None
    if not hand_seen(shown.view, shown.seat):
        return Price(cost)
    have = max(kinds_held(player.hand), player.hand.count(COIN))
    return Price(cost, have if not can_pay(content, player, cost) else cost)


# The empires (§2.1)


def empire_cards(shown: Shown, plan: Plan) -> Placed:
    """Cards of empires to choose from, over the map; those that are taken say by whom."""
    view: State = shown.view
    names = EMPIRES[: len(view.players)]
    gap, board = blend(8, 18, plan.areas.across), plan.board
    width = min(blend(166, 240, plan.areas.across), (board.width - gap) / len(names) - gap)
    height = min(blend(350, 430, plan.areas.down), board.height - 2 * gap)
    left = board.x + (board.width - len(names) * (width + gap) + gap) / 2
    top = board.y + (board.height - height) / 2
    holders = {player.empire: seat for seat, player in enumerate(view.players)}
    for place, name in enumerate(names):
        holder = shown.words.seat(holders[name]) if name in holders else ""
        spot = Placement(left + place * (width + gap), top, width, height, EmpireFace(name, holder), z=10)
        yield f"choose/{name}", spot
