"""Guides to the nations: how hard they are to lead, what they are like, and some advice.

For players who choose one. The words lie in `translations/<language>/guides/`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final

import msgspec

from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.teaching.nation_table import read_nation_table
from imperium_desktop.resource_files import game_words
from imperium_desktop.teaching.lesson_words import read_as

HARDEST: Final = 5
DIFFICULTY: Final[dict[Nation, int]] = {
    "romans": 1,
    "macedonians": 1,
    "persians": 1,
    "carthaginians": 2,
    "greeks": 2,
    "scythians": 2,
    "celts": 3,
    "vikings": 4,
    "egyptians": 1,
    "mauryans": 2,
    "minoans": 2,
    "qin": 3,
    "olmecs": 3,
    "atlanteans": 3,
    "arthurians": 4,
    "utopians": 5,
}
"""Difficulty of each nation, of `HARDEST`."""


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sentence: str
    """Sentence for a tile among others."""
    character: str
    advice: tuple[str, ...]


@lru_cache
def read_guides(language: str) -> dict[Nation, Guide]:
    return read_as(game_words(language, "imperium") / "guide.toml", dict[Nation, Guide])


class BotRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sentence about the matches of our bots."""

    record: str


@lru_cache
def read_bot_record(language: str) -> BotRecord:
    return read_as(game_words(language, "imperium") / "guide_bots.toml", BotRecord)


def bot_record(language: str, nation: Nation, name: Callable[[Nation], str]) -> str:
    """How often our bots won with a nation, and against whom they found it hardest and easiest."""
    table = read_nation_table()
    hardest, *_, easiest = table.rivals(nation)
    share = round(100 * table.shares[nation])
    template = read_bot_record(language).record
    return template.format(games=table.games, share=share, hardest=name(hardest), easiest=name(easiest))


def guide_text(language: str, nation: Nation, name: Callable[[Nation], str]) -> str:
    """All that is told of a nation beside its sentence."""
    guide = read_guides(language)[nation]
    return " ".join((guide.character, *guide.advice, bot_record(language, nation, name)))
