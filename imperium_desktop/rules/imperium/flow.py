"""The course of the game, phase by phase; what is left of cards being carried out comes first."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from imperium_desktop.rules.effects.frames import Do, PayPrice, Task, work_off
from imperium_desktop.rules.imperium import drawing, looking, market, moving, solstice, turn, windows
from imperium_desktop.rules.imperium import state as s
from imperium_desktop.rules.imperium.area import Collapse, ImperiumTable
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.possible import QUESTIONS
from imperium_desktop.rules.imperium.scoring import collapse, end_effects, tell_points
from imperium_desktop.rules.imperium.setup import choose_nation, deal
from imperium_desktop.rules.imperium.trying import could_follow
from imperium_desktop.rules.imperium.verbs import STEPWISE
from imperium_desktop.rules.table import Flow

SHOWING: Final = (s.DrawCards, s.DrawUp, s.RunOut, s.Reshuffle, s.LookAtFame, s.Refill, s.BreakThrough)
REVEALING: Final = frozenset({"Find", "Look", "Reveal", "Shuffle", "Move", "Take"})


def step(table: ImperiumTable) -> Flow:
    try:
        if table.state.frames:
            yield from carry_out(table)
        else:
            yield from play_phase(table)
    except Collapse:
        collapse(table)


def play_phase(table: ImperiumTable) -> Flow:
    match table.state.phase:
        case "nations":
            yield from choose_nation(table)
        case "deal":
            deal(table)
        case "turn":
            yield from turn.begin_turn(table)
        case "activate":
            yield from turn.activate(table)
        case "token":
            yield from turn.place_token(table)
        case "discard":
            yield from turn.throw_away(table)
        case "draw":
            turn.next_player(table)
        case "solstice":
            solstice.begin_solstice(table)
        case "round":
            solstice.end_round(table)
        case "scoring":
            end_effects(table)
        case "counting":
            tell_points(table)


def carry_out(table: ImperiumTable) -> Flow:
    """A rest comes after every answer and where something hidden can come to light."""
    frames = table.state.frames
    yield from work_off(lambda: bool(frames), lambda: shows(table), lambda: next_task(table))


def shows(table: ImperiumTable) -> bool:
    todo = table.state.frame.todo
    if not todo:
        return False
    task = todo[0]
    return table.content.nodes[task.node].name in REVEALING if isinstance(task, Do) else isinstance(task, SHOWING)


def next_task(table: ImperiumTable) -> Flow | None:
    frame = table.state.frame
    if not frame.todo:
        table.state.frames.pop()
        if frame.on_table:
            table.state.players[frame.seat].discard += (frame.card,)
        return None
    task, frame.todo = frame.todo[0], frame.todo[1:]
    return TASKS[type(task)](Moment(table, frame, task.seat), task)


def do(m: Moment, task: Do) -> Flow | None:
    return STEPWISE.do(m, m.content.nodes[task.node])


def pay_price(m: Moment, task: PayPrice) -> Flow:
    return STEPWISE.pay(m, m.content.nodes[task.node], task.way)


TASKS: Final[dict[type[Task], Callable[[Moment, Any], Flow | None]]] = {
    Do: do,
    PayPrice: pay_price,
    s.DrawCards: drawing.draw_cards,
    s.DrawUp: drawing.draw_up,
    s.RunOut: drawing.run_out,
    s.Reshuffle: lambda m, _task: drawing.reshuffle(m),
    s.DevelopCard: drawing.develop,
    s.LookAtFame: looking.look_at_fame,
    s.TakeLooked: looking.take_looked,
    s.OrderLooked: looking.order_looked,
    s.Army: windows.army,
    s.React: windows.react,
    s.Refill: lambda m, task: market.refill(m.table, task.seat, task.slot),
    s.Collect: market.collect,
    s.BreakThrough: market.break_through,
    s.SwapIn: market.swap_in,
    s.GiveTo: moving.give_to,
    s.PutOnTop: moving.put_on_top,
    s.ReturnUnrest: turn.revolt,
    s.Window: windows.window,
    s.TakeTurns: solstice.speak_in_turn,
}
QUESTIONS.follows = partial(could_follow, next_task=next_task)
