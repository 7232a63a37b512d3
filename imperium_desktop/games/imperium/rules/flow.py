"""The course of the game, phase by phase; what is left of cards being carried out comes first."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from imperium_desktop.games.imperium.rules import drawing, market, solstice, turn
from imperium_desktop.games.imperium.rules.area import ImperiumTable
from imperium_desktop.games.imperium.rules.cards import gaining, looking, moving, windows
from imperium_desktop.games.imperium.rules.cards import tasks as t
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import QUESTIONS
from imperium_desktop.games.imperium.rules.cards.trying import could_follow
from imperium_desktop.games.imperium.rules.cards.verbs import STEPWISE
from imperium_desktop.games.imperium.rules.reasons import refuse
from imperium_desktop.games.imperium.rules.scoring import collapse, end_effects, tell_points
from imperium_desktop.games.imperium.rules.setup import choose_nation, deal
from imperium_desktop.games.imperium.rules.state import Frame, Phase, State
from imperium_desktop.rules.effects.budget import Budget
from imperium_desktop.rules.effects.frames import Do, PayPrice, Task, work_off
from imperium_desktop.rules.table import OVER, Flow

SHOWING: Final = frozenset({t.DrawCards, t.DrawUp, t.RunOut, t.Reshuffle, t.LookAtFame, t.Refill, t.BreakThrough})
ASKING: Final = frozenset({"Choose", "May", "Cost", "Acquire", "Garrison"})
ASKING_PHASES: Final = frozenset({"nations", "turn", "activate", "token", "discard"})
REVEALING: Final = frozenset({"Find", "Look", "Reveal", "Shuffle", "Swap", "Move", "Take"})


class CardRun:
    """What comes next: the rest of the cards being carried out, then the phase."""

    __slots__ = ("ended", "frame", "shows", "table", "todo")

    def __init__(self, table: ImperiumTable) -> None:
        self.table = table
        self.shows = False
        self.ended = False
        """The turn is over but for the draw, or the game but for the count: both begin with a rest."""
        self.frame: Frame | None = None
        self.todo: tuple[t.AnyTask, ...] = ()

    def going_on(self) -> bool:
        """Cards that are done are put away first."""
        state = self.table.state
        frames = state.frames
        while frames and not frames[-1].todo:
            put_away(state)
        self.frame = frames[-1] if frames else None
        return not self.ended and (self.frame is not None or state.phase != OVER)

    def asks(self) -> bool:
        if self.frame is None:
            return self.table.state.phase in ASKING_PHASES
        task = self.frame.todo[0]
        return type(task) is Do and self.table.content.nodes[task.node].name in ASKING

    def go(self, budget: Budget) -> Flow | None:
        table, frame = self.table, self.frame
        if frame is None:
            phase = table.state.phase
            self.shows = phase == "deal"
            flow = PHASES[phase](table)
            self.ended = phase == "discard" or table.state.phase == "scoring"
            return flow
        budget.spend(frame.card, len(table.state.frames))
        task = frame.todo[0]
        self.todo, frame.todo = frame.todo, frame.todo[1:]
        m = Moment(table, frame, task.seat)
        if type(task) is Do:
            node = table.content.nodes[task.node]
            self.shows = node.name in REVEALING
            return STEPWISE.do(m, node)
        self.shows = type(task) in SHOWING
        return TASKS[type(task)](m, task)

    def go_back(self) -> None:
        if self.frame is not None:
            self.frame.todo = self.todo

    def halt(self) -> None:
        """Collapse: the pile of Unrest is empty (§11.4)."""
        collapse(self.table)


def step(table: ImperiumTable) -> Flow:
    return work_off(CardRun(table), Budget(refuse))


def put_away(state: State) -> None:
    """Discard a played card that is carried out, if it still lies on the table (§4.3 step 7)."""
    frame = state.frames.pop()
    if frame.on_table:
        state.players[frame.seat].discard += (frame.card,)


def next_task(table: ImperiumTable, frame: Frame) -> Flow | None:
    task, frame.todo = frame.todo[0], frame.todo[1:]
    return TASKS[type(task)](Moment(table, frame, task.seat), task)


def all_tasks(table: ImperiumTable, frame: Frame) -> Flow:
    """All that is left of a card, in one go: for trials."""
    frames, budget = table.state.frames, Budget(refuse)
    while frame.todo or frames[-1] is not frame:
        budget.spend(frames[-1].card, len(frames))
        if not frames[-1].todo:
            put_away(table.state)
            continue
        flow = next_task(table, frames[-1])
        if flow is not None:
            yield from flow


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
    t.DrawCards: drawing.draw_cards,
    t.DrawUp: drawing.draw_up,
    t.RunOut: drawing.run_out,
    t.Reshuffle: lambda m, _task: drawing.reshuffle(m),
    t.DevelopCard: drawing.develop,
    t.LookAtFame: looking.look_at_fame,
    t.TakeLooked: looking.take_looked,
    t.OrderLooked: looking.order_looked,
    t.Army: windows.army,
    t.React: windows.react,
    t.Refill: lambda m, task: market.refill(m.table, task.seat, task.slot),
    t.Collect: gaining.collect,
    t.BreakThrough: market.break_through,
    t.SwapIn: market.swap_in,
    t.GiveTo: moving.give_to,
    t.PutOnTop: moving.put_on_top,
    t.AbandonMore: moving.abandon_more,
    t.ReturnUnrest: turn.revolt,
    t.Window: windows.window,
    t.TakeTurns: solstice.speak_in_turn,
}
QUESTIONS.follows = partial(could_follow, carry_out=all_tasks)
