"""The one place where a game is added to the house: one entry in `GAMES`.

All else that a game brings lies in files that are found by its id: `games/<id>/parts.py` binds its rules, bot and
teaching together, `games/<id>/scene/` draws it. The start page names all games, so nothing of a game is imported before
it is asked for.
"""

from collections.abc import Callable
from functools import cache, cached_property, partial
from typing import TYPE_CHECKING, Final, TypeAlias

from imperium_desktop.files import is_absent
from imperium_desktop.registry.parts import AnyGame, GameParts, MissingPart, find_part
from imperium_desktop.store.folders import Folders

if TYPE_CHECKING:
    from imperium_desktop.bots.greedy import GreedyBot
    from imperium_desktop.bots.player import Bot
    from imperium_desktop.rules.chance import Chance
    from imperium_desktop.rules.mistakes import Mistakes

__all__ = [
    "BOTS", "GAMES", "LEVELS", "OLD_NAMES", "AnyGame", "Entry", "MissingPart", "bot_of_level", "bots_of",
    "correction_mistakes", "find_part", "level_in", "load_game",
]  # fmt: skip

BotMaker: TypeAlias = "Callable[[str, Chance], Bot]"


class Entry:
    def __init__(
        self, id: str, seats: range, minutes: int, of_most: int = 0, *, cards: bool = False, rival: bool = False
    ) -> None:
        self.id = id
        self.seats = seats
        """How many can play."""
        self.minutes = minutes, of_most or minutes
        """How long a match takes, about: of the fewest people and of the most."""
        self.cards = cards
        """Whether it has cards to browse, which an owner may correct."""
        self.rival = rival
        """Whether a person alone can play it against a bot, by rules that want at least two."""

    @property
    def people(self) -> range:
        """How many people can play."""
        return range(1, self.seats.stop) if self.rival else self.seats

    def minutes_of(self, people: int) -> int:
        """Minutes that a match of this number of people takes, about, in steps of five."""
        least, most = self.minutes
        more = max(len(self.people) - 1, 1)
        return 5 * round((least + (most - least) * (people - self.people.start) / more) / 5)

    @cached_property
    def parts(self) -> GameParts:
        parts = find_part(f"imperium_desktop.games.{self.id}.parts", "PARTS")
        assert isinstance(parts, GameParts)
        return parts


GAMES: dict[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry("tigris", range(2, 5), 90),
        Entry("hadrian", range(1, 7), 60),
        Entry("settlers", range(1, 5), 75, cards=True),
        Entry("mare_nostrum", range(3, 6), 120, 180),
        Entry("imperium", range(2, 5), 45, 160, cards=True, rival=True),
    )
}


def random_bot(_game_id: str, chance: "Chance") -> "Bot":
    from imperium_desktop.bots.player import RandomBot

    return RandomBot(chance)


def bot_of_level(name: str, game_id: str, chance: "Chance") -> "GreedyBot":
    from imperium_desktop.bots.apprentice import Apprentice
    from imperium_desktop.bots.greedy import GreedyBot
    from imperium_desktop.bots.levels import level_of

    parts = GAMES[game_id].parts
    level = level_of(name, parts.levels)
    if level.temperature:
        return Apprentice(parts.adviser(), level.temperature, chance)
    return parts.thinker(level, chance) if level.worlds and parts.thinker else GreedyBot(parts.adviser(), chance)


LEVELS: Final = ("apprentice", "greedy", "strategist", "master")
"""Levels of the bots that sit down with people; the weakest first."""
BOTS: dict[str, BotMaker] = {
    "random": random_bot,
    **{level: partial(bot_of_level, level) for level in LEVELS},
}
"""Bots that play every game."""
OLD_NAMES: Final = {"rival_easy": "apprentice", "rival_normal": "greedy", "rival_hard": "strategist"}
"""Names in journals of bots that were levels of one game alone, each with the level that plays in its place."""


def level_in(bot: str) -> str:
    """The level by its present name."""
    return OLD_NAMES.get(bot, bot)


def bots_of(game_id: str) -> dict[str, BotMaker]:
    """Everybody who can play it, by the names in journals."""
    entry = GAMES.get(game_id)
    old = OLD_NAMES if entry is not None and entry.rival else {}
    return {**BOTS, **{name: BOTS[level] for name, level in old.items()}}


@cache
def load_game(game_id: str) -> AnyGame:
    """The game with its content; an unknown id is a KeyError."""
    return GAMES[game_id].parts.load()


def correction_mistakes(folders: Folders) -> "list[Mistakes]":
    """What is wrong with the cards that their owner corrected; games without such corrections are not loaded for it."""
    written = [id for id, entry in GAMES.items() if entry.cards and not is_absent(folders.own_cards(id))]
    return [mistakes for mistakes in (load_game(id).mistakes for id in written) if mistakes]
