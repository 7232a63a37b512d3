"""What a table is worth to a seat in peace: income, room to grow, and the four victories."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.games.mare_nostrum.bot.income import Income, income_of, set_size
from imperium_desktop.games.mare_nostrum.rules.components import BuildingName, Effect
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import (
    board_of,
    controlled,
    near_any,
    near_of,
    powers,
    sites_of,
)
from imperium_desktop.games.mare_nostrum.rules.state import State

SITE: Final[dict[BuildingName, float]] = {
    "caravan": 3.0,
    "market": 3.0,
    "city": 3.5,
    "capital": 6.0,
    "legendary": 6.0,
    "temple": 3.0,
}
"""A building, as loot."""
KIND: Final = 3.0
"""A kind of goods that comes every round."""
COIN_INCOME: Final = 3.0
DOUBLE: Final = 1.6
"""Another of the same kind."""
LEGENDARY: Final = 2.5
PROVINCE: Final = 1.0
FREE_SITE: Final = 0.4
"""Where something can still be built."""
REACH: Final = 0.15
"""A site in a neutral province near enough for a marker."""
UNIT: Final = 0.7
CARD: Final = 10.0
POWER: Final[dict[Effect, float]] = {
    "build_first_to_win": 4.0,
    "cheap_unit": 1.5,
    "choose_own_offer_size": 1.5,
    "declare_peace": 1.5,
    "extra_coin": 3.0,
    "extra_land_die": 1.5,
    "instant_control_swap": 1.5,
    "keep_goods": 4.0,
    "land_sum_bonus_own_province": 1.0,
    "legions_as_caravans": 1.5,
    "take_any_good": 3.0,
}
"""What a card does, in every round that is left; those that are missing are worth little by themselves."""
TITLE: Final = 2.0
"""One that the tracks would give now."""
TO_VICTORY: Final = 40.0
"""All the way; what is nearer counts more."""
ALL_AHEAD: Final = 30.0
"""Worth of being ahead on all three tracks: the next leadership phase would win."""
FURTHEST: Final = 12
"""Steps behind on the tracks from which on Leadership is out of sight."""

Tracks = tuple[int, int, int]


class Standing:
    def __init__(self, content: Components, state: State, seat: int) -> None:
        self.content = content
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.others = [other for other in range(len(state.players)) if other != seat]
        posts = 0
        for player in state.players:
            posts |= player.posts
        self.held = [
            (sites_of(content, player.controls) & ~posts | player.posts) & state.built for player in state.players
        ]
        self.tracks = [self._tracks(number) for number in range(len(state.players))]

    def _tracks(self, seat: int) -> Tracks:
        player, held = self.state.players[seat], self.held[seat]
        trade, culture, military = self.content.bonus(player.cards)
        return (
            (held & self.content.trade_sites).bit_count() + trade,
            (held & self.content.culture_sites).bit_count() + culture,
            sum(player.legions) + sum(player.triremes) + player.fortresses.bit_count() + military,
        )

    def worth(self) -> float:
        income = income_of(self.content, self.held[self.seat], self.camps(self.seat))
        worth = (
            COIN_INCOME * income.coins + KIND * income.kinds + DOUBLE * income.doubles + LEGENDARY * income.legendary
        )
        worth += PROVINCE * self.player.controls.bit_count() + UNIT * self.tracks[self.seat][2]
        worth += CARD * len(self.player.cards) + TITLE * self.titles()
        worth += sum(POWER.get(self.content.cards[card].effect, 0.0) for card in self.player.cards)
        worth += self.room()
        worth += TO_VICTORY * sum(way * way for way in self.ways(income))
        if self.behind(self.seat, self.tracks) == 0:
            worth += ALL_AHEAD
        return worth

    def camps(self, seat: int) -> int:
        """§10 Empty caravan sites that bring something to Circe."""
        player = self.state.players[seat]
        if not powers(self.content, player, "legions_as_caravans"):
            return 0
        return player.posts & self.content.of_kind["caravan"] & ~self.state.built

    def ways(self, income: Income) -> tuple[float, float, float, float]:
        """How much of each way to a victory lies behind this seat (§9.1): Prestige, Fame, Conquest, Leadership."""
        content, player = self.content, self.player
        prices = content.box.prices
        return (
            min(set_size(content, player, income) / prices.pyramids, 1.0),
            (len(player.cards) - 1) / len(prices.cards),
            min(self.cities(self.seat) / content.box.victory.cities, 1.0),
            1 - min(self.behind(self.seat, self.tracks), FURTHEST) / FURTHEST,
        )

    def cities(self, seat: int) -> int:
        """Number of cities that count for victory, held by the player (§9.3)."""
        return (self.held[seat] & self.content.victory_cities).bit_count()

    def behind(self, seat: int, tracks: Sequence[Tracks]) -> int:
        """§9.4 How many steps are missing for all three titles."""
        trade = culture = military = 0
        for other, (traded, built, armed) in enumerate(tracks):
            if other != seat:
                trade = traded if traded > trade else trade
                culture = built if built > culture else culture
                military = armed if armed > military else military
        mine, titles = tracks[seat], self.state.titles
        return (
            max(0, trade + (titles[0] != seat) - mine[0])
            + max(0, culture + (titles[1] != seat) - mine[1])
            + max(0, military + (titles[2] != seat) - mine[2])
        )

    def missing(self, seat: int, tracks: Sequence[Tracks], track: int) -> int:
        """§8.2 How many steps are missing for a title; who holds it keeps it in a tie."""
        best = max(values[track] for other, values in enumerate(tracks) if other != seat)
        return max(0, best + (self.state.titles[track] != seat) - tracks[seat][track])

    def titles(self) -> int:
        return sum(not self.missing(self.seat, self.tracks, track) for track in range(3))

    def room(self) -> float:
        """Room to build: own and near sites that are still free."""
        content, state = self.content, self.state
        own = sites_of(content, self.player.controls) & ~state.built
        near = near_any(near_of(content, state, self.seat), self.player.controls)
        neutral = near & board_of(content, state).in_play & ~controlled(state)
        return FREE_SITE * own.bit_count() + REACH * sites_of(content, neutral).bit_count()
