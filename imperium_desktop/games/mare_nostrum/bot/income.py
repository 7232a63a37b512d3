"""What buildings bring every round (§4), and how long a set that makes."""

from functools import lru_cache
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
from imperium_desktop.games.mare_nostrum.rules.places import powers
from imperium_desktop.games.mare_nostrum.rules.state import Player
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN

TRADED: Final = 0.5
"""How much of a new kind a double is worth: it can be traded for one."""
MOST_TRADED: Final = 4
DRAWN: Final = 0.7
"""How much of a new kind a drawn legendary good is."""


class Income(NamedTuple):
    coins: int
    kinds: int
    doubles: int
    legendary: int

    @property
    def total(self) -> int:
        return self.coins + self.kinds + self.doubles + self.legendary


@lru_cache(maxsize=20_000)
def tokens_of(content: Components, held: int, camps: int) -> str:
    """What buildings bring, and legions on empty caravan sites; without draws."""
    tokens = ""
    for number in bits(held & (content.of_kind["caravan"] | content.cities) | camps):
        site = content.sites[number]
        doubling = content.market_in if site.good else content.temple_in
        tokens += site.letter * (2 if held & doubling[site.province] else 1)
    return tokens


@lru_cache(maxsize=20_000)
def income_of(content: Components, held: int, camps: int) -> Income:
    tokens = tokens_of(content, held, camps)
    coins = tokens.count(COIN)
    kinds = len({*tokens} - {COIN})
    legendary = (held & content.of_kind["legendary"]).bit_count()
    return Income(coins, kinds, len(tokens) - coins - kinds, legendary)


def set_size(content: Components, player: Player, income: Income) -> float:
    """How many tokens the longest set is likely to have that such an income pays for, kept coins included (§6.2)."""
    coins = income.coins + content.box.coins.kept + sum(card.value for card in powers(content, player, "extra_coin"))
    kinds = income.kinds + TRADED * min(income.doubles, MOST_TRADED) + DRAWN * income.legendary
    return max(coins, kinds + len(powers(content, player, "take_any_good"))) + bends_sets(content, player)


def bends_sets(content: Components, player: Player) -> bool:
    """§6.2 Cleopatra and Hannibal make a set one token longer."""
    foreign = powers(content, player, "one_foreign_token_per_set")
    return bool(foreign or powers(content, player, "one_repeated_good_per_set"))
