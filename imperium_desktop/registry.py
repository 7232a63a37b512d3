"""The one place where a game is added to the house."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from imperium_desktop.bots.greedy import Adviser, GreedyBot
from imperium_desktop.bots.player import Bot, RandomBot
from imperium_desktop.bots.tigris import TigrisAdviser
from imperium_desktop.content.reading import content_hash, read_content
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Game
from imperium_desktop.rules.tigris import Tigris
from imperium_desktop.rules.tigris.components import Box, Components
from imperium_desktop.shipped import shipped
from imperium_desktop.teaching.hints import Teacher
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.tigris import TIGRIS, tigris_course

AnyGame = Game[Any, Any]
AnyTeacher = Teacher[Any, Any]
AnyCourse = Course[Any, Any, Any]


class Entry(NamedTuple):
    load: Callable[[], AnyGame]
    adviser: Callable[[], Adviser]
    """What the greedy bot cares about."""
    teacher: AnyTeacher
    """Hints."""
    course: Callable[[AnyGame], AnyCourse]
    """Lessons."""


def load_tigris() -> Tigris:
    folder = shipped("resources") / "content" / "tigris"
    box = read_content([folder / "components.toml", folder / "boards.toml"], Box)
    return Tigris(Components(box), content_hash(box))


GAMES: dict[str, Entry] = {
    "tigris": Entry(load_tigris, TigrisAdviser, TIGRIS, tigris_course),
}

BOTS: dict[str, Callable[[str, Chance], Bot]] = {
    "random": lambda _game_id, chance: RandomBot(chance),
    "greedy": lambda game_id, chance: GreedyBot(GAMES[game_id].adviser(), chance),
}


@cache
def load_game(game_id: str) -> AnyGame:
    """The game with its content; an unknown id is a KeyError."""
    return GAMES[game_id].load()
