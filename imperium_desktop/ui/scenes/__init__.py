"""What each game brings to the window, found by its id in a folder beside this file and imported when asked for.

- `<id>/scene.py` has `SCENE`: the table of a match.
- `<id>/catalogue.py` has `CATALOGUE`: the cards to browse, of a game that is registered with `cards`.
"""

from typing import TYPE_CHECKING, Any

from imperium_desktop.registry import AnyGame, find_part
from imperium_desktop.text.words import Words

if TYPE_CHECKING:
    from imperium_desktop.ui.scenes.protocol.catalogue import Catalogue
    from imperium_desktop.ui.scenes.protocol.scene import Scene


def scene_of(game: AnyGame) -> "Scene":
    return _find(game.id, "scene", "SCENE")(game.content)


def catalogue_of(game: AnyGame, words: Words) -> "Catalogue":
    return _find(game.id, "catalogue", "CATALOGUE")(game.content, words)


def _find(game_id: str, file: str, name: str) -> Any:
    return find_part(f"{__name__}.{game_id}.{file}", name)
