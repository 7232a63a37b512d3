"""What a table is worth to a seat in peace: income, the four victories, and what rivals are about to win."""

from functools import lru_cache
from typing import Final, NamedTuple

from imperium_desktop.rules.mare_nostrum.components import BuildingName
from imperium_desktop.rules.mare_nostrum.content import Components, bits
from imperium_desktop.rules.mare_nostrum.places import (
    board_of,
    controlled,
    near_any,
    near_of,
    powers,
    sites_of,
)
from imperium_desktop.rules.mare_nostrum.state import State

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
TITLE: Final = 2.0
TO_VICTORY: Final = 40.0
"""All the way; what is nearer counts more."""
ALL_AHEAD: Final = 30.0
"""Ahead on all three tracks: the next leadership phase would win."""
RIVAL_AHEAD: Final = (90.0, 18.0, 6.0)
"""A rival who is ahead on all tracks, or lacks one or two steps."""
RIVAL_CITIES: Final = {3: 8.0, 4: 90.0}
RIVAL_INCOME: Final = 0.15
FURTHEST: Final = 12
"""So many steps behind on the tracks Leadership is out of sight."""


class Yield(NamedTuple):
    """What buildings bring every round."""

    coins: int
    kinds: int
    doubles: int
    legendary: int

    @property
    def total(self) -> int:
        return self.coins + self.kinds + self.doubles + self.legendary


@lru_cache(maxsize=20_000)
def yield_of(content: Components, held: int, camps: int) -> Yield:
    """§4 Of buildings, and of legions on empty caravan sites."""
    goods: dict[str, int] = {}
    for number in bits(held & content.of_kind["caravan"] | camps):
        site = content.sites[number]
        goods[site.letter] = goods.get(site.letter, 0) + (2 if held & content.market_in[site.province] else 1)
    coins = sum(
        2 if held & content.temple_in[content.sites[number].province] else 1 for number in bits(held & content.cities)
    )
    legendary = (held & content.of_kind["legendary"]).bit_count()
    return Yield(coins, len(goods), sum(goods.values()) - len(goods), legendary)


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

    def _tracks(self, seat: int) -> tuple[int, int, int]:
        player, held = self.state.players[seat], self.held[seat]
        trade, culture, military = self.content.bonus(player.cards)
        return (
            (held & self.content.trade_sites).bit_count() + trade,
            (held & self.content.culture_sites).bit_count() + culture,
            sum(player.legions) + sum(player.triremes) + player.fortresses.bit_count() + military,
        )

    def worth(self) -> float:
        income = self.income(self.seat)
        worth = (
            COIN_INCOME * income.coins + KIND * income.kinds + DOUBLE * income.doubles + LEGENDARY * income.legendary
        )
        worth += PROVINCE * self.player.controls.bit_count() + UNIT * self.tracks[self.seat][2]
        worth += CARD * len(self.player.cards) + TITLE * self.state.titles.count(self.seat)
        worth += self.room()
        ways = self.ways(income)
        worth += TO_VICTORY * sum(way * way for way in ways)
        if self.behind(self.seat) == 0:
            worth += ALL_AHEAD
        return worth - sum(self.danger(rival) for rival in self.others)

    def income(self, seat: int) -> Yield:
        player, content = self.state.players[seat], self.content
        camps = 0
        if powers(content, player, "legions_as_caravans"):
            camps = player.posts & content.of_kind["caravan"] & ~self.state.built
        return yield_of(content, self.held[seat], camps)

    def ways(self, income: Yield) -> tuple[float, float, float, float]:
        """How much of each way to a victory lies behind this seat (§9.1): Prestige, Fame, Conquest, Leadership."""
        content, player = self.content, self.player
        prices = content.box.prices
        coins = (
            income.coins + content.box.coins.kept + sum(card.value for card in powers(content, player, "extra_coin"))
        )
        kinds = income.kinds + 0.5 * min(income.doubles, 4) + 0.7 * income.legendary
        kinds += len(powers(content, player, "take_any_good"))
        set_size = max(coins, kinds) + bool(
            powers(content, player, "one_foreign_token_per_set") or powers(content, player, "one_repeated_good_per_set")
        )
        cities = (self.held[self.seat] & content.victory_cities).bit_count()
        return (
            min(set_size / prices.pyramids, 1.0),
            (len(player.cards) - 1) / len(prices.cards),
            min(cities / content.box.victory.cities, 1.0),
            1 - min(self.behind(self.seat), FURTHEST) / FURTHEST,
        )

    def behind(self, seat: int) -> int:
        """§9.4 How many steps are missing to be ahead on all three tracks."""
        steps = 0
        for track in range(3):
            best = max(values[track] for other, values in enumerate(self.tracks) if other != seat)
            steps += max(0, best + 1 - self.tracks[seat][track])
        return steps

    def danger(self, rival: int) -> float:
        """What a rival is about to win, and lives on."""
        behind = self.behind(rival)
        danger = RIVAL_AHEAD[behind] if behind < len(RIVAL_AHEAD) else 0.0
        cities = (self.held[rival] & self.content.victory_cities).bit_count()
        danger += RIVAL_CITIES.get(min(cities, 4), 0.0)
        return danger + RIVAL_INCOME * self.income(rival).total

    def room(self) -> float:
        """Sites of one's own and near ones that are still free."""
        content, state = self.content, self.state
        own = sites_of(content, self.player.controls) & ~state.built
        near = near_any(near_of(content, state, self.seat), self.player.controls)
        neutral = near & board_of(content, state).in_play & ~controlled(state)
        return FREE_SITE * own.bit_count() + REACH * sites_of(content, neutral).bit_count()
