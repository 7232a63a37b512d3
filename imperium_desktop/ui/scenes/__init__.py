"""One scene per game: a pure layout, faces to draw, and what the panels say. Imported when first asked for."""

from collections.abc import Callable
from typing import Any

from imperium_desktop.rules.table import Game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.catalogue import Catalogue
from imperium_desktop.ui.scenes.protocol.scene import Scene


def tigris(game: Game[Any, Any]) -> Scene:
    from imperium_desktop.ui.scenes.tigris.scene import TigrisScene

    return TigrisScene(game.content)


def hadrian(game: Game[Any, Any]) -> Scene:
    from imperium_desktop.ui.scenes.hadrian.scene import HadrianScene

    return HadrianScene(game.content)


def settlers(game: Game[Any, Any]) -> Scene:
    from imperium_desktop.ui.scenes.settlers.scene import SettlersScene

    return SettlersScene(game.content)


SCENES: dict[str, Callable[[Game[Any, Any]], Scene]] = {"tigris": tigris, "hadrian": hadrian, "settlers": settlers}


def settlers_cards(game: Game[Any, Any], words: Words) -> Catalogue:
    from imperium_desktop.ui.scenes.settlers.catalogue import SettlersCatalogue

    return SettlersCatalogue(game.content, words)


CATALOGUES: dict[str, Callable[[Game[Any, Any], Words], Catalogue]] = {"settlers": settlers_cards}
"""The games whose cards can be browsed."""


def scene_of(game: Game[Any, Any]) -> Scene:
    return SCENES[game.id](game)
