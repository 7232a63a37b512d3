"""What buildings bring every round (§4), and how long a set that makes."""

from functools import lru_cache
from typing import Final, NamedTuple

from imperium_desktop.games.mare_nostrum.rules.content import Components, bits
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
    more_coins, more_kinds, longer = helped(content, player.cards, player.copied)
    coins = income.coins + content.box.coins.kept + more_coins
    kinds = income.kinds + TRADED * min(income.doubles, MOST_TRADED) + DRAWN * income.legendary
    return max(coins, kinds + more_kinds) + longer


def bends_sets(content: Components, player: Player) -> bool:
    """§6.2 Cleopatra and Hannibal make a set one token longer."""
    return helped(content, player.cards, player.copied)[2]


@lru_cache(maxsize=4_096)
def helped(content: Components, cards: tuple[str, ...], copied: str) -> tuple[int, int, bool]:
    """How many coins and kinds of goods these cards bring to sets, and whether a set can be longer (§10)."""
    powers = content.powers(cards, copied)
    bent = {"one_foreign_token_per_set", "one_repeated_good_per_set"} & powers.keys()
    return sum(card.value for card in powers.get("extra_coin", ())), len(powers.get("take_any_good", ())), bool(bent)
