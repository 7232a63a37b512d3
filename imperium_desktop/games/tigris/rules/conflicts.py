"""§6 Internal conflicts (revolts), §7 external conflicts (wars), §11 the English variant."""

import msgspec

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, RED, SPHERE_OF, SPHERES, TILES, Components
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport
from imperium_desktop.games.tigris.rules.regions import leader_squares, occupied, region_of, rivals_in, temples_near
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, connected, labels_in, neighbours
from imperium_desktop.games.tigris.rules.state import Conflict, State, TigrisSetup
from imperium_desktop.rules.table import Asking, Decision, Flow, Table, ask

ATTACKER, DEFENDER = 0, 1


# §6 Revolts


def revolt(table: Table[State, Components], sphere: int, defender: int) -> Flow:
    state = table.state
    attacker = state.active
    base = (temples_beside(state, attacker, sphere), temples_beside(state, defender, sphere))
    state.conflict = Conflict("revolt", sphere, RED, attacker, defender, base)
    table.tell(events.RevoltBegan(attacker, defender, LEADERS[sphere], *base))
    winner, loser, strengths = yield from fight(table)
    state.players[loser].leaders[sphere] = OFF
    state.players[winner].points[RED] += 1
    table.tell(events.RevoltWon(winner, loser, LEADERS[sphere], *strengths))


def temples_beside(state: State, seat: int, sphere: int) -> int:
    return temples_near(state, state.players[seat].leaders[sphere])


# §7 Wars


def unite(table: Table[State, Components], square: int) -> Flow:
    """Two kingdoms were joined by the tile on this square (§7.1): fight out what cannot stand side by side."""
    state = table.state
    state.unification = square
    rivals = open_wars(state)
    table.tell(events.KingdomsUnited(LABELS[square], tuple(SPHERES[sphere] for sphere in rivals)))
    while rivals:
        sphere = rivals[0]
        if len(rivals) > 1:
            choice = yield from ask(choose_war(state, rivals))
            sphere = SPHERE_OF[choice.sphere]
        yield from war(table, sphere)
        rest = open_wars(state)
        for called_off in rivals:
            if called_off != sphere and called_off not in rest:
                table.tell(events.WarCalledOff(SPHERES[called_off]))
        rivals = rest
    state.unification = OFF


def open_wars(state: State) -> list[int]:
    """Spheres with two leaders in the united kingdom (§7.3, §7.8)."""
    kingdom = region_of(state, state.unification)
    return [sphere for sphere in range(4) if len(rivals_in(state, sphere, kingdom)) > 1]


def choose_war(state: State, rivals: list[int]) -> Decision[ChooseWar]:
    return Decision(
        state.active,
        "tigris.choose_war",
        lambda: [ChooseWar(SPHERES[sphere]) for sphere in rivals],
        rule="§7.3",
    )


def war(table: Table[State, Components], sphere: int) -> Flow:
    state = table.state
    attacker, defender = sides_of(state, sphere)
    base = (
        supporters(state, attacker, sphere).bit_count(),
        supporters(state, defender, sphere).bit_count(),
    )
    state.conflict = Conflict("war", sphere, sphere, attacker, defender, base)
    table.tell(events.WarBegan(attacker, defender, SPHERES[sphere], LEADERS[sphere], *base))
    winner, loser, strengths = yield from fight(table)
    beaten = supporters(state, loser, sphere)
    state.players[loser].leaders[sphere] = OFF
    removed = beaten & ~spared_temples(state) if sphere == RED else beaten
    state.tiles[sphere] &= ~removed
    state.discards += LETTERS[sphere] * removed.bit_count()
    points = 1 + removed.bit_count()
    state.players[winner].points[sphere] += points
    table.tell(events.WarWon(winner, loser, SPHERES[sphere], LEADERS[sphere], *strengths, labels_in(removed), points))


def sides_of(state: State, sphere: int) -> tuple[int, int]:
    """Attacker and defender: the active player, or else the first reached going clockwise, attacks (§7.4)."""
    rivals = rivals_in(state, sphere, region_of(state, state.unification))
    attacker, defender = (seat for seat in state.seats_from(state.active) if seat in rivals)
    return attacker, defender


def supporters(state: State, seat: int, sphere: int) -> int:
    """§7.5 Tiles of the colour that reach the leader without the unification tile."""
    home = occupied(state) & ~(1 << state.unification)
    return connected(1 << state.players[seat].leaders[sphere], home) & state.tiles[sphere]


def spared_temples(state: State) -> int:
    """§7.7b Temples with a treasure or beside a leader still standing."""
    return state.treasures | neighbours(leader_squares(state))


# Reinforcement and result, §6.4–6.5 and §7.6


def fight(table: Table[State, Components]) -> Asking[tuple[int, int, tuple[int, int]]]:
    """Both sides reinforce; returns winner, loser and their strengths. Ties go to the defender."""
    state = table.state
    conflict = state.conflict
    assert conflict is not None
    added = yield from reinforce(table, conflict.attacker)
    state.conflict = conflict = msgspec.structs.replace(conflict, added=added)
    attack = conflict.base[ATTACKER] + added
    defence = conflict.base[DEFENDER] + (yield from reinforce(table, conflict.defender))
    state.conflict = None
    if attack > defence:
        return conflict.attacker, conflict.defender, (attack, defence)
    return conflict.defender, conflict.attacker, (defence, attack)


def reinforce(table: Table[State, Components], seat: int) -> Asking[int]:
    state = table.state
    choice = yield from ask(commit_support(state, seat))
    letter = LETTERS[SPHERE_OF[choice.tile]]
    player = state.players[seat]
    player.hand = player.hand.replace(letter, "", choice.count)
    state.discards += letter * choice.count
    table.tell(events.SupportCommitted(seat, choice.tile, choice.count))
    return choice.count


def commit_support(state: State, seat: int) -> Decision[CommitSupport]:
    conflict = state.conflict
    assert conflict is not None
    tile = TILES[conflict.support]
    attacks = seat == conflict.attacker
    return Decision(
        seat,
        "tigris.commit_support",
        lambda: [CommitSupport(tile, count) for count in allowed_support(state, conflict, attacks)],
        rule="§6.4" if conflict.kind == "revolt" else "§7.6",
        facts={"role": "attacker" if attacks else "defender", "seat": seat, "sphere": SPHERES[conflict.support]},
    )


def allowed_support(state: State, conflict: Conflict, attacks: bool) -> list[int]:
    seat = conflict.attacker if attacks else conflict.defender
    held = state.players[seat].hand.count(LETTERS[conflict.support])
    return [count for count in range(held + 1) if fits_variant(state.setup, conflict, attacks, count)]


def fits_variant(setup: TigrisSetup, conflict: Conflict, attacks: bool, count: int) -> bool:
    """§11 English variant: the attacker adds only to get ahead, the defender exactly to a tie."""
    if setup.conflict_support == "standard" or count == 0:
        return True
    base = conflict.base
    if attacks:
        return base[ATTACKER] + count > base[DEFENDER]
    return base[DEFENDER] + count == base[ATTACKER] + (conflict.added or 0)
