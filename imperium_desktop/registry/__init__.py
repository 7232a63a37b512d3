"""The one place where a game is added to the house: one entry in `GAMES`.

All else that a game brings lies in files that are found by its id: `registry/<id>.py` binds its rules, bot and
teaching together, `ui/scenes/<id>/` draws it. The start page names all games, so nothing of a game is imported before
it is asked for.
"""

from collections.abc import Callable
from functools import cache, cached_property
from typing import TYPE_CHECKING

from imperium_desktop.files import is_absent
from imperium_desktop.registry.parts import AnyGame, GameParts, MissingPart, find_part
from imperium_desktop.store.folders import Folders

if TYPE_CHECKING:
    from imperium_desktop.bots.player import Bot
    from imperium_desktop.rules.chance import Chance
    from imperium_desktop.rules.mistakes import Mistakes

__all__ = ["BOTS", "GAMES", "AnyGame", "Entry", "MissingPart", "correction_mistakes", "find_part", "load_game"]


class Entry:
    def __init__(self, id: str, seats: range, *, cards: bool = False) -> None:
        self.id = id
        self.seats = seats
        """How many can play."""
        self.cards = cards
        """Whether it has cards to browse, which an owner may correct."""

    @cached_property
    def parts(self) -> GameParts:
        parts = find_part(f"{__name__}.{self.id}", "PARTS")
        assert isinstance(parts, GameParts)
        return parts


GAMES: dict[str, Entry] = {
    entry.id: entry
    for entry in (
        Entry("tigris", range(2, 5)),
        Entry("hadrian", range(1, 7)),
        Entry("settlers", range(1, 5), cards=True),
        Entry("mare_nostrum", range(3, 6)),
        Entry("imperium", range(2, 5), cards=True),
    )
}


def random_bot(_game_id: str, chance: "Chance") -> "Bot":
    from imperium_desktop.bots.player import RandomBot

    return RandomBot(chance)


def greedy_bot(game_id: str, chance: "Chance") -> "Bot":
    from imperium_desktop.bots.greedy import GreedyBot

    return GreedyBot(GAMES[game_id].parts.adviser(), chance)


BOTS: dict[str, "Callable[[str, Chance], Bot]"] = {"random": random_bot, "greedy": greedy_bot}


@cache
def load_game(game_id: str) -> AnyGame:
    """The game with its content; an unknown id is a KeyError."""
    return GAMES[game_id].parts.load()


def correction_mistakes(folders: Folders) -> "list[Mistakes]":
    """What is wrong with the cards that their owner corrected; games without such corrections are not loaded for it."""
    written = [id for id, entry in GAMES.items() if entry.cards and not is_absent(folders.own_cards(id))]
    return [mistakes for mistakes in (load_game(id).mistakes for id in written) if mistakes]
