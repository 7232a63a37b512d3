"""One scene per game: a pure layout, faces to draw, and what the panels say."""

from collections.abc import Callable
from typing import Any

from imperium_desktop.rules.table import Game
from imperium_desktop.ui.scenes.scene import Scene
from imperium_desktop.ui.scenes.tigris.scene import TigrisScene

SCENES: dict[str, Callable[[Game[Any, Any]], Scene]] = {
    "tigris": lambda game: TigrisScene(game.content),
}


def scene_of(game: Game[Any, Any]) -> Scene:
    return SCENES[game.id](game)
