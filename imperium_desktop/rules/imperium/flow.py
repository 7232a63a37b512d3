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
from imperium_desktop.rules.imperium.state import Phase
from imperium_desktop.rules.imperium.trying import could_follow
from imperium_desktop.rules.imperium.verbs import STEPWISE
from imperium_desktop.rules.table import OVER, Flow

SHOWING: Final = frozenset({s.DrawCards, s.DrawUp, s.RunOut, s.Reshuffle, s.LookAtFame, s.Refill, s.BreakThrough})
REVEALING: Final = frozenset({"Find", "Look", "Reveal", "Shuffle", "Move", "Take"})


class Course:
    """What comes next: the rest of the cards being carried out, then the phase."""

    __slots__ = ("frame", "table", "todo")

    def __init__(self, table: ImperiumTable) -> None:
        self.table = table

    def going_on(self) -> bool:
        return self.table.state.phase != OVER or bool(self.table.state.frames)

    def shows(self) -> bool:
        state = self.table.state
        if not state.frames:
            return state.phase == "deal"
        todo = state.frames[-1].todo
        if not todo:
            return False
        task = todo[0]
        if type(task) is Do:
            return self.table.content.nodes[task.node].name in REVEALING
        return type(task) in SHOWING

    def go(self) -> Flow | None:
        frames = self.table.state.frames
        if frames:
            self.frame, self.todo = frames[-1], frames[-1].todo
            return next_task(self.table)
        return PHASES[self.table.state.phase](self.table)

    def go_back(self) -> None:
        if self.table.state.frames:
            self.frame.todo = self.todo


def step(table: ImperiumTable) -> Flow:
    try:
        yield from work_off(Course(table))
    except Collapse:
        collapse(table)


def next_task(table: ImperiumTable) -> Flow | None:
    frame = table.state.frame
    if not frame.todo:
        table.state.frames.pop()
        if frame.on_table:
            table.state.players[frame.seat].discard += (frame.card,)
        return None
    task, frame.todo = frame.todo[0], frame.todo[1:]
    return TASKS[type(task)](Moment(table, frame, task.seat), task)


PHASES: Final[dict[Phase, Callable[[ImperiumTable], Flow | None]]] = {
    "nations": choose_nation,
    "deal": deal,
    "turn": turn.begin_turn,
    "activate": turn.activate,
    "token": turn.place_token,
    "discard": turn.throw_away,
    "draw": turn.next_player,
    "solstice": solstice.begin_solstice,
    "round": solstice.end_round,
    "scoring": end_effects,
    "counting": tell_points,
}


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
