"""Cards that are being carried out, followed to their end; an activation, played out."""

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from imperium_desktop.games.imperium.bot.replies import reply
from imperium_desktop.games.imperium.rules.cards.tasks import TakeTurns
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import Phase, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

AnyGame = Game[Any, Any]
Judge: TypeAlias = Callable[[State, int], float]
"""What a table is worth to a seat."""

MOST_ACTIONS: Final = 12
"""Most actions in an activation that is tried out."""


def finished(game: AnyGame, state: State, seat: int, judge: Judge) -> State:
    """The table when the cards that are being carried out are done.

    The choices of the seat that thinks are tried out, those of all others and those inside a trial are quick replies.
    """
    began = state.phase
    while is_going_on(state, began):
        table = Table(state.copy(), game.content, listening=False)
        flow = game.step(table)
        decision = next(flow, None)
        if decision is not None:
            if decision.seat == seat and not decision.picks_several and len(decision.options) > 1:
                answer: Answer = best(game, state, judge, decision)
            else:
                answer = reply(game.content, table.state, decision)
            end(flow, answer)
        state = table.state
    return state


def replied(game: AnyGame, state: State) -> State:
    """The same with quick replies only, in this very state."""
    table = Table(state, game.content, listening=False)
    began = state.phase
    while is_going_on(state, began):
        flow = game.step(table)
        decision = next(flow, None)
        if decision is not None:
            end(flow, reply(game.content, state, decision))
    return state


def is_going_on(state: State, began: Phase) -> bool:
    """A card is being carried out; no turn is followed beyond its token, no solstice beyond one card."""
    if state.phase == "discard" != began:
        return False
    speaking = next((frame for frame in reversed(state.frames) if frame.todo), None)
    return speaking is not None and not isinstance(speaking.todo[0], TakeTurns)


def is_untouched(content: Components, state: State, seat: int) -> bool:
    """An activation of which nothing has happened yet: it is worth what can be made of it."""
    player = state.me
    if state.phase != "activate" or state.active != seat or state.played_free:
        return False
    return player.actions == content.start.actions and not player.power_marked


def played_out(game: AnyGame, state: State, seat: int, judge: Judge) -> State:
    """The activation, each action the best for itself."""
    for _ in range(MOST_ACTIONS):
        if state.phase != "activate":
            return state
        table = Table(state.copy(), game.content, listening=False)
        decision = next(game.step(table))
        before = judge(state, seat)
        ends = [after(game, state, option) for option in decision.options]
        worth = [judge(end, seat) for end in ends[:-1]]
        if not worth or max(worth) <= before:
            return ends[-1]
        state = ends[worth.index(max(worth))]
    return state


def after(game: AnyGame, state: State, option: Option) -> State:
    table = Table(state.copy(), game.content, listening=False)
    flow = game.step(table)
    next(flow)
    end(flow, option)
    return replied(game, table.state)


def best(game: AnyGame, state: State, judge: Judge, decision: Decision[Option]) -> Option:
    return max(decision.options, key=lambda option: judge(after(game, state, option), decision.seat))


def end(flow: Any, answer: Answer) -> None:
    """Steps of this game ask once."""
    try:
        flow.send(answer)
    except StopIteration:
        return
    raise AssertionError("a step asked twice")
