"""What each game brings to the window, found by its id in a folder beside this file and imported when asked for.

- `<id>/facts.py` has `FACTS`: what the pages outside a match show of it. It imports nothing else of the game.
- `<id>/scene.py` has `SCENE`: the table of a match.
- `<id>/catalogue.py` has `CATALOGUE`: the cards to browse, of a game that is registered with `cards`.
"""

from typing import TYPE_CHECKING, Any

from imperium_desktop.registry import GAMES, AnyGame, find_part
from imperium_desktop.ui.scenes.protocol.facts import GameFacts

if TYPE_CHECKING:
    from imperium_desktop.text.words import Words
    from imperium_desktop.ui.scenes.protocol.catalogue import Catalogue
    from imperium_desktop.ui.scenes.protocol.scene import AnyScene


def facts_of(game_id: str) -> GameFacts:
    """A file may name any game; one that this version does not have looks like a deck of cards."""
    facts = _find(game_id, "facts", "FACTS") if game_id in GAMES else GameFacts()
    assert isinstance(facts, GameFacts)
    return facts


def scene_of(game: AnyGame) -> "AnyScene":
    scene: AnyScene = _find(game.id, "scene", "SCENE")(game.content)
    return scene


def catalogue_of(game: AnyGame, words: "Words") -> "Catalogue":
    catalogue: Catalogue = _find(game.id, "catalogue", "CATALOGUE")(game.content, words)
    return catalogue


def _find(game_id: str, file: str, name: str) -> Any:
    return find_part(f"imperium_desktop.games.{game_id}.scene.{file}", name)
