"""Resources as letters: a hand is a string, "ccg" is two coins and one grain; legendary goods are capital letters.

Strings are copied for nothing and counted fast, which is what a search does most.
"""

from collections.abc import Iterable
from typing import Final, Literal, cast

from imperium_desktop.games.mare_nostrum.rules.components import GoodName

LegendaryName = Literal[
    "legendary_ceramics",
    "legendary_gems",
    "legendary_papyrus",
    "legendary_metal",
    "legendary_spices",
    "legendary_stone",
    "legendary_wood",
    "legendary_gold",
    "legendary_grain",
    "legendary_oil",
    "legendary_sheep",
    "legendary_wine",
    "legendary_gladiators",
]
"""Name of each legendary good, in the order of the ordinary ones.

A type cannot be computed from another, so a test compares them.
"""
TokenName = Literal["coin", GoodName, LegendaryName]

COIN: Final = "c"
LETTER_OF_GOOD: Final[dict[GoodName, str]] = {
    "ceramics": "k",
    "gems": "j",
    "papyrus": "p",
    "metal": "m",
    "spices": "s",
    "stone": "t",
    "wood": "d",
    "gold": "u",
    "grain": "g",
    "oil": "o",
    "sheep": "h",
    "wine": "w",
    "gladiators": "a",
}
GOODS: Final = "".join(LETTER_OF_GOOD.values())
LEGENDARY: Final = GOODS.upper()
ORDINARY: Final = COIN + GOODS
"""What lies in the reserve, in this order."""
TOKENS: Final = ORDINARY + LEGENDARY
UNKNOWN: Final = "?"
"""A token, or a whole hand, that the onlooker cannot see."""

GOOD_OF: Final[dict[str, GoodName]] = {letter: good for good, letter in LETTER_OF_GOOD.items()}
NAME_OF: Final[dict[str, TokenName]] = {
    COIN: "coin",
    **{letter: good for good, letter in LETTER_OF_GOOD.items()},
    **{letter.upper(): cast(TokenName, f"legendary_{good}") for good, letter in LETTER_OF_GOOD.items()},
}
LETTER_OF: Final[dict[str, str]] = {name: letter for letter, name in NAME_OF.items()}


def in_order(tokens: Iterable[str]) -> str:
    return "".join(sorted(tokens, key=TOKENS.find))


def without(tokens: str, spent: str) -> str:
    for letter in spent:
        tokens = tokens.replace(letter, "", 1)
    return tokens


def holds(tokens: str, wanted: str) -> bool:
    return all(tokens.count(letter) >= wanted.count(letter) for letter in set(wanted))


def kinds_of(tokens: str) -> str:
    """The kinds of goods among them, each once; a legendary good is of its kind (§6.2)."""
    held = set(tokens.lower())
    return "".join(letter for letter in GOODS if letter in held)


def token_names(tokens: str) -> tuple[TokenName, ...]:
    """Names of tokens for events and options; what is unknown has no name."""
    return tuple(NAME_OF[letter] for letter in tokens if letter in NAME_OF)
