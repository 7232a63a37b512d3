"""Hints about what rivals could do next: drive out a leader, begin a war, take a treasure."""

from typing import Final

from imperium_desktop.games.tigris.rules.components import GREEN, LEADERS, LETTERS, RED, SPHERES, TILES
from imperium_desktop.games.tigris.rules.squares import BESIDE, LABELS, OFF, labels_in, squares_in
from imperium_desktop.games.tigris.teaching.board import clashes, lay_of, link_squares, overthrown, risings
from imperium_desktop.games.tigris.teaching.context import Context, cells, own
from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.hints import Found

MUCH: Final = 4
"""Points that a war would bring the rival, from which on it is worth a warning."""

FEW: Final = 2
"""Squares that one turn is enough to close."""


def revolt_threat(look: Context) -> Found | None:
    """A rival who stands well and adds one temple beats the own leader, whatever the hand adds."""
    held = own(look).hand.count(LETTERS[RED])
    rising = next(iter(risings(lay_of(look), look.seat)), None) if not look.path else None
    if rising is None or not overthrown(rising, held):
        return None
    home = own(look).leaders[rising.sphere]
    free = BESIDE[home] & lay_of(look).tile_squares(RED) if held else 0
    facts: dict[str, Fact] = {
        "leader": LEADERS[rising.sphere],
        "rival": rising.rival,
        "square": LABELS[rising.square],
        "strength": rising.own_temples,
        "rival_strength": rising.temples,
        "tile": TILES[RED],
        "held": held,
        "help": LABELS[next(squares_in(free))] if free else "",
    }
    return Found(facts, marks=(f"cell/{LABELS[home]}", f"cell/{LABELS[rising.square]}"))


def war_threat(look: Context) -> Found | None:
    """One tile of a rival between two kingdoms, and the own leader loses much, whatever the hand adds."""
    if look.path:
        return None
    hand = own(look).hand
    behind = [
        clash
        for clash in clashes(look)
        if clash.rival_strength > clash.strength + hand.count(LETTERS[clash.sphere]) and clash.strength + 1 >= MUCH
    ]
    worst = max(behind, key=lambda clash: clash.strength, default=None)
    if worst is None:
        return None
    facts: dict[str, Fact] = {
        "leader": LEADERS[worst.sphere],
        "sphere": SPHERES[worst.sphere],
        "rival": worst.rival,
        "strength": worst.strength,
        "rival_strength": worst.rival_strength,
        "squares": labels_in(worst.squares),
        "tile": TILES[worst.sphere],
        "held": hand.count(LETTERS[worst.sphere]),
        "loss": worst.strength + 1,
    }
    return Found(facts, marks=cells(worst.squares))


def treasure_threat(look: Context) -> Found | None:
    """Hint at a rival's trader one tile away from a treasure, on few enough squares to close them."""
    if look.path:
        return None
    lay = lay_of(look)
    for rival, player in enumerate(look.now.players):
        squares = link_squares(lay, rival) if rival != look.seat and player.leaders[GREEN] != OFF else 0
        if 0 < squares.bit_count() <= FEW:
            facts: dict[str, Fact] = {"rival": rival, "squares": labels_in(squares), "left": own(look).catastrophes}
            return Found(facts, marks=cells(squares))
    return None
