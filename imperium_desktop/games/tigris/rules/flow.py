"""§3 The turn, §9 what one action triggers, §10 the end of a turn and of the game."""

from collections.abc import Callable

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import DYNASTIES, Components, DynastyName
from imperium_desktop.games.tigris.rules.leaders import move_leader, place_leader, withdraw_leader
from imperium_desktop.games.tigris.rules.legal import actions
from imperium_desktop.games.tigris.rules.monuments import pay_monuments
from imperium_desktop.games.tigris.rules.options import (
    ChooseDynasty,
    EndTurn,
    MoveLeader,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    WithdrawLeader,
)
from imperium_desktop.games.tigris.rules.scoring import lift_screens
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.rules.tiles import draw_tiles, place_tile, play_catastrophe, swap_tiles
from imperium_desktop.games.tigris.rules.treasures import collect_treasures
from imperium_desktop.rules.table import Decision, Flow, Option, Table, ask

Action = Callable[..., Flow]

DO: dict[type[Option], Action] = {
    PlaceLeader: place_leader,
    MoveLeader: move_leader,
    WithdrawLeader: withdraw_leader,
    PlaceTile: place_tile,
    PlayCatastrophe: play_catastrophe,
    SwapTiles: swap_tiles,
}


def step(table: Table[State, Components]) -> Flow:
    match table.state.phase:
        case "dynasties":
            yield from choose_dynasties(table)
        case "actions":
            yield from take_action(table)
        case "turn_end":
            end_turn(table)


def choose_dynasties(table: Table[State, Components]) -> Flow:
    """Ask for dynasties from the first player on; the last one of four needs no question (§1.6)."""
    state = table.state
    for seat in state.seats_from(state.active):
        free = [dynasty for dynasty in DYNASTIES if all(player.dynasty != dynasty for player in state.players)]
        dynasty = free[0]
        if len(free) > 1:
            choice = yield from ask(choose_dynasty(seat, free))
            dynasty = choice.dynasty
        state.players[seat].dynasty = dynasty
        table.tell(events.DynastyChosen(seat, dynasty))
    state.phase = "actions"


def choose_dynasty(seat: int, free: list[DynastyName]) -> Decision[ChooseDynasty]:
    return Decision(seat, "tigris.choose_dynasty", lambda: [ChooseDynasty(dynasty) for dynasty in free], rule="§1.6")


def take_action(table: Table[State, Components]) -> Flow:
    """§9 One action and everything it triggers."""
    state = table.state
    if state.actions_left == table.content.limits.actions:
        table.tell(events.TurnBegan(state.active, state.turn))
    action = yield from ask(choose_action(table))
    if isinstance(action, EndTurn):
        table.tell(events.TurnForgone(state.active, state.actions_left))
        state.phase = "turn_end"
        return
    yield from DO[type(action)](table, action)
    yield from collect_treasures(table)
    finish_action(state)


def choose_action(table: Table[State, Components]) -> Decision[Option]:
    state, content = table.state, table.content
    return Decision(
        state.active,
        "tigris.take_action",
        lambda: actions(content, state),
        rule="§3.2",
        facts={"number": content.limits.actions - state.actions_left + 1, "seat": state.active},
    )


def finish_action(state: State) -> None:
    state.actions_left -= 1
    if state.actions_left == 0:
        state.phase = "turn_end"


def end_turn(table: Table[State, Components]) -> None:
    """Pay for monuments, refill hands, and end the game if treasures or tiles run out (§10.1)."""
    pay_monuments(table)
    filled = refill_hands(table)
    state = table.state
    if state.treasures.bit_count() <= table.content.limits.treasures_at_end:
        state.ending = "treasures"
    elif not filled:
        state.ending = "bag"
    if state.ending:
        state.phase = "over"
        lift_screens(table)
        return
    state.active = state.seats_from(state.active)[1]
    state.actions_left = table.content.limits.actions
    state.turn += 1
    state.phase = "actions"


def refill_hands(table: Table[State, Components]) -> bool:
    """Refill hands as far as the bag goes, the active player first; False if it fell short (§10.4)."""
    state = table.state
    size = table.content.limits.hand
    for seat in state.seats_from(state.active):
        draw_tiles(table, seat, size - len(state.players[seat].hand))
    return all(len(player.hand) == size for player in state.players)
