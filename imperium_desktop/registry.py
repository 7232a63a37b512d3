"""The one place where a game is added to the house."""

from collections.abc import Callable
from functools import cache
from typing import Any

from imperium_desktop.content.places import shipped
from imperium_desktop.content.reading import content_hash, read_content
from imperium_desktop.rules.table import Game
from imperium_desktop.rules.tigris import Tigris
from imperium_desktop.rules.tigris.components import Box, Components

AnyGame = Game[Any, Any]


def load_tigris() -> Tigris:
    folder = shipped("resources") / "content" / "tigris"
    box = read_content([folder / "components.toml", folder / "boards.toml"], Box)
    return Tigris(Components(box), content_hash(box))


GAMES: dict[str, Callable[[], AnyGame]] = {"tigris": load_tigris}


@cache
def load_game(game_id: str) -> AnyGame:
    """The game with its content; an unknown id is a KeyError."""
    return GAMES[game_id]()
