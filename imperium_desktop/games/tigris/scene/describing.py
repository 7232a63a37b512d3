"""Elements of Tigris & Euphrates by their names, for tooltips and screen readers."""

from imperium_desktop.games.tigris.rules.components import LEADERS, TILES
from imperium_desktop.games.tigris.rules.squares import SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.words import Words


def element_name(view: State, key: str, words: Words) -> str:
    named = Key.of(key)
    match named.zone:
        case "cell":
            return square_name(view, named.name, words)
        case "leader":
            dynasty, leader = named.parts
            return f"{words.label(leader)} · {words.label(dynasty)}"
        case "base":
            return named.name
        case "treasure" as zone:
            return f"{words.label(zone)} {named.name}"
        case "support":
            return say("n_tiles", n=int(named.name))
    return words.label(named.parts[0] if named.name else named.zone)


def square_name(view: State, label: str, words: Words) -> str:
    """The square with the piece that lies on it."""
    square = SQUARES[label]
    for player in view.players:
        if square in player.leaders and player.dynasty is not None:
            leader = LEADERS[player.leaders.index(square)]
            return f"{label} · {words.label(leader)} ({words.label(player.dynasty)})"
    for tile, squares in zip(TILES, view.tiles, strict=True):
        if squares >> square & 1:
            return f"{label} · {words.label(tile)}"
    return label
