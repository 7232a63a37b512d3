"""Hints about leaders: where they may stand, and how safely."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, RED, SPHERE_OF, TILES
from imperium_desktop.games.tigris.rules.legal import Lay
from imperium_desktop.games.tigris.rules.squares import BESIDE, LABELS, OFF
from imperium_desktop.games.tigris.teaching.context import Context, hidden_tiles, own
from imperium_desktop.games.tigris.teaching.odds import percent_holding
from imperium_desktop.rules.keys import Key
from imperium_desktop.teaching.hints import Found


def leader_squares(look: Context) -> Found | None:
    held = Key.of(look.touched)
    if held.zone != "leader" or held.parts[0] != own(look).dynasty:
        return None
    leader = held.parts[-1]
    lay, origin = Lay(look.content, look.now), own(look).leaders[SPHERE_OF[leader]]
    lit = lay.place_squares if origin == OFF else lay.move_squares(origin)
    return Found({"leader": leader, "squares": lit.bit_count(), "origin": "" if origin == OFF else LABELS[origin]})


def revolt_preview(look: Context) -> Found | None:
    began = look.ahead.told(events.RevoltBegan) if look.ahead else ()
    if not began:
        return None
    revolt, held = began[0], own(look).hand.count(LETTERS[RED])
    margin = revolt.strength + held - revolt.rival_strength
    facts = {
        "leader": revolt.leader,
        "rival": revolt.rival,
        "strength": revolt.strength,
        "rival_strength": revolt.rival_strength,
        "tile": TILES[RED],
        "held": held,
        "hidden": hidden_tiles(look, revolt.rival),
        "percent": 100 - percent_holding(look, revolt.rival, RED, margin),
    }
    return Found(facts)


def single_temple(look: Context) -> Found | None:
    """Own leaders with one temple beside them; without a treasure on it, a catastrophe can take it."""
    if look.path:
        return None
    state, squares = look.now, own(look).leaders
    temples = {sphere: BESIDE[square] & state.tiles[RED] for sphere, square in enumerate(squares) if square != OFF}
    alone = [sphere for sphere, beside in temples.items() if beside.bit_count() == 1]
    if not alone:
        return None
    facts = {
        "leaders": tuple(LEADERS[sphere] for sphere in alone),
        "exposed": tuple(LEADERS[sphere] for sphere in alone if not temples[sphere] & state.treasures),
    }
    return Found(facts, marks=tuple(f"cell/{LABELS[squares[sphere]]}" for sphere in alone))
