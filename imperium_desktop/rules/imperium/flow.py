"""The course of the game, phase by phase; what is left of cards being carried out comes first."""

from imperium_desktop.rules.imperium import looking, market, verbs
from imperium_desktop.rules.imperium.area import Collapse, ImperiumTable
from imperium_desktop.rules.imperium.drawing import draw_cards, draw_up
from imperium_desktop.rules.imperium.moment import Moment
from imperium_desktop.rules.imperium.scoring import collapse, end_effects, tell_points
from imperium_desktop.rules.imperium.setup import choose_nation, deal
from imperium_desktop.rules.imperium.solstice import begin_solstice, end_round, speak_in_turn
from imperium_desktop.rules.imperium.state import (
    Army,
    BreakThrough,
    Collect,
    Do,
    DrawCards,
    DrawUp,
    LookAtFame,
    OrderLooked,
    React,
    Refill,
    ReturnUnrest,
    TakeLooked,
    TakeTurns,
    Window,
)
from imperium_desktop.rules.imperium.turn import activate, begin_turn, next_player, place_token, revolt, throw_away
from imperium_desktop.rules.imperium.windows import army, react, window
from imperium_desktop.rules.table import Asking, Flow

SHOWING = (DrawCards, DrawUp, LookAtFame, Refill, BreakThrough)
REVEALING = frozenset({"Find", "Look", "Reveal", "Shuffle", "Move", "Take"})


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
            yield from begin_turn(table)
        case "activate":
            yield from activate(table)
        case "token":
            yield from place_token(table)
        case "discard":
            yield from throw_away(table)
        case "draw":
            next_player(table)
        case "solstice":
            begin_solstice(table)
        case "round":
            end_round(table)
        case "scoring":
            end_effects(table)
        case "counting":
            tell_points(table)


def carry_out(table: ImperiumTable) -> Flow:
    """Task after task; a rest comes after every answer and where something hidden can come to light."""
    while table.state.frames:
        resting = reveals(table)
        asked = yield from noticing(next_task(table))
        if asked or resting:
            return


def reveals(table: ImperiumTable) -> bool:
    """Told by the task alone, so that the same steps are played again after a rest."""
    todo = table.state.frame.todo
    if not todo:
        return False
    task = todo[0]
    return table.content.nodes[task.node].name in REVEALING if isinstance(task, Do) else isinstance(task, SHOWING)


def noticing(flow: Flow) -> Asking[bool]:
    """Whether anybody was asked."""
    asked = False
    try:
        decision = next(flow)
        while True:
            asked = True
            decision = flow.send((yield decision))
    except StopIteration:
        return asked


def next_task(table: ImperiumTable) -> Flow:
    frame = table.state.frame
    if not frame.todo:
        table.state.frames.pop()
        if frame.on_table:
            table.state.players[frame.seat].discard += (frame.card,)
        return
    task, frame.todo = frame.todo[0], frame.todo[1:]
    m = Moment(table, frame, task.seat)
    match task:
        case Do():
            yield from verbs.do(m, table.content.nodes[task.node])
        case DrawCards():
            yield from draw_cards(m, task)
        case DrawUp():
            yield from draw_up(m, task)
        case LookAtFame():
            looking.look_at_fame(m, task)
        case TakeLooked():
            yield from looking.take_looked(m, task)
        case OrderLooked():
            yield from looking.order_looked(m, task)
        case Army():
            army(m, task)
        case React():
            yield from react(m, task)
        case Refill():
            market.refill(table, task.seat, task.slot)
        case Collect():
            market.collect(m, task)
        case BreakThrough():
            yield from market.break_through(m, task)
        case ReturnUnrest():
            yield from revolt(m, task)
        case Window():
            yield from window(m, task)
        case TakeTurns():
            yield from speak_in_turn(m, task)
