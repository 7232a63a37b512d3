"""§4 Leaders: placing, moving, withdrawing, and losing the last temple."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import LEADERS, SPHERE_OF, Components
from imperium_desktop.games.tigris.rules.conflicts import revolt
from imperium_desktop.games.tigris.rules.options import MoveLeader, PlaceLeader, WithdrawLeader
from imperium_desktop.games.tigris.rules.regions import beside_temple, region_of, rivals_in
from imperium_desktop.games.tigris.rules.squares import LABELS, OFF, SQUARES
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Flow, Table


def place_leader(table: Table[State, Components], action: PlaceLeader) -> Flow:
    seat, sphere, square = table.state.active, SPHERE_OF[action.leader], SQUARES[action.square]
    table.state.players[seat].leaders[sphere] = square
    table.tell(events.LeaderPlaced(seat, action.leader, action.square))
    yield from revolt_if_rivals_meet(table, sphere, square)


def move_leader(table: Table[State, Components], action: MoveLeader) -> Flow:
    seat, sphere, square = table.state.active, SPHERE_OF[action.leader], SQUARES[action.square]
    leaders = table.state.players[seat].leaders
    origin = LABELS[leaders[sphere]]
    leaders[sphere] = square
    table.tell(events.LeaderMoved(seat, action.leader, origin, action.square))
    yield from revolt_if_rivals_meet(table, sphere, square)


def revolt_if_rivals_meet(table: Table[State, Components], sphere: int, square: int) -> Flow:
    """Start a revolt if the placed leader meets a rival of its colour (§4.3)."""
    state = table.state
    rivals = [seat for seat in rivals_in(state, sphere, region_of(state, square)) if seat != state.active]
    if rivals:
        yield from revolt(table, sphere, rivals[0])


def withdraw_leader(table: Table[State, Components], action: WithdrawLeader) -> Flow:
    """Take a leader off the board (§4.4)."""
    seat, sphere = table.state.active, SPHERE_OF[action.leader]
    leaders = table.state.players[seat].leaders
    table.tell(events.LeaderWithdrawn(seat, action.leader, LABELS[leaders[sphere]]))
    leaders[sphere] = OFF
    yield from ()


def return_orphans(table: Table[State, Components]) -> None:
    """§4.5 Leaders without a face-up temple beside them go home, all at once."""
    safe = beside_temple(table.state)
    for seat, player in enumerate(table.state.players):
        for sphere, square in enumerate(player.leaders):
            if square != OFF and not safe >> square & 1:
                player.leaders[sphere] = OFF
                table.tell(events.LeaderOrphaned(seat, LEADERS[sphere], LABELS[square]))
