"""A turn planned as a whole, with what rivals would answer to it."""

from collections.abc import Iterable, Sequence
from heapq import nlargest
from typing import Any, Final, NamedTuple

from imperium_desktop.bots.greedy import Adviser
from imperium_desktop.games.tigris.bot.candidates import NARROW, WIDE, Breadth, Candidates
from imperium_desktop.games.tigris.rules.legal import END_TURN, actions
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.rules.table import Answer, Game, Option, Table

WEIGHED: Final = ("tigris.build_monument", "tigris.choose_war")
"""Choices inside an action that are tried out; all others are replied to."""
ALIKE: Final = 2
"""Plans kept that begin with the same action."""


class Plan(NamedTuple):
    worth: float
    actions: tuple[Option, ...]
    state: State
    """Where it leads in the world in which it was found."""


class TurnPlanner:
    def __init__(self, game: Game[Any, Any], adviser: Adviser, seat: int) -> None:
        self.game = game
        self.adviser = adviser
        self.seat = seat
        self.expansions = 0

    # Plans

    def plans(self, rest: State, width: int, kept: int) -> list[Plan]:
        """The best ways to go on with this turn, found by following the best first actions; the best first."""
        first = self._further(Plan(0.0, (), rest), WIDE)
        found: dict[object, Plan] = {}
        for plan in nlargest(width, first, key=worth_of):
            longer = [plan] if self._is_over(plan.state) else self._further(plan, WIDE)
            for one in longer:
                found.setdefault(table_key(one.state, self.seat), one)
        return self._different(sorted(found.values(), key=worth_of, reverse=True), kept)

    def _further(self, plan: Plan, breadth: Breadth) -> list[Plan]:
        """The plan with one action more, each that is worth a try; or with the end of the turn, if none is."""
        options = Candidates(self.game.content, plan.state, breadth).options() or [END_TURN]
        states = [self.after(plan.state, (option,)) for option in options]
        return [
            Plan(self.value(state, self.seat), (*plan.actions, option), state)
            for option, state in zip(options, states, strict=True)
        ]

    def _different(self, plans: Sequence[Plan], kept: int) -> list[Plan]:
        """The best, but not only variations of one first action."""
        begun: dict[Option, int] = {}
        chosen = []
        for plan in plans:
            count = begun[plan.actions[0]] = begun.get(plan.actions[0], 0) + 1
            if count <= ALIKE:
                chosen.append(plan)
            if len(chosen) == kept:
                break
        return chosen

    def _is_over(self, state: State) -> bool:
        return state.phase != "actions" or state.active != self.seat

    # What comes of them

    def replayed(self, rest: State, plan: Plan) -> State:
        """Where the plan leads in another world; an action that is not legal there gives way to the best that is."""
        state = rest
        for option in plan.actions:
            if self._is_over(state):
                break
            if option in actions(self.game.content, state):
                state = self.after(state, (option,))
            else:
                state = self._quick_action(state)
        return state

    def outcome(self, state: State, turns: int) -> float:
        """Worth of a table when that many turns were taken after this one, each action as looks best at once."""
        state = self._ended(state)
        for _ in range(turns):
            if state.phase != "actions":
                break
            state = self._quick_turn(state)
        return self.value(state, self.seat)

    def _quick_turn(self, state: State) -> State:
        seat = state.active
        while state.phase == "actions" and state.active == seat:
            state = self._quick_action(state)
        return self._ended(state)

    def _quick_action(self, state: State) -> State:
        options: Sequence[Option] = Candidates(self.game.content, state, NARROW).options() or [END_TURN]
        return self._best(state.active, (self.after(state, (option,)) for option in options))

    def _best(self, seat: int, states: Iterable[State]) -> State:
        return max(states, key=lambda state: self.value(state, seat))

    def _ended(self, state: State) -> State:
        while state.phase == "turn_end":
            state = self.after(state, ())
        return state

    # Steps

    def value(self, state: State, seat: int) -> float:
        return self.adviser.value(self.game, state, seat)

    def after(self, rest: State, answers: tuple[Answer, ...]) -> State:
        """The next rest, if these answers are given and whatever else is asked is replied to or weighed."""
        self.expansions += 1
        table = Table(rest.copy(), self.game.content, listening=False)
        flow = self.game.step(table)
        try:
            asked = next(flow)
            for answer in answers:
                asked = flow.send(answer)
            while True:
                if asked.kind in WEIGHED:
                    states = [self.after(rest, (*answers, option)) for option in asked.options]
                    return self._best(asked.seat, states)
                answer = self.adviser.reply(self.game, table.state, asked)
                answers = (*answers, answer)
                asked = flow.send(answer)
        except StopIteration:
            return table.state


def worth_of(plan: Plan) -> float:
    return plan.worth


def table_key(state: State, seat: int) -> object:
    """Equal for tables that two plans made alike."""
    leaders = tuple(square for player in state.players for square in player.leaders)
    return (*state.tiles, *state.monuments, state.catastrophes, state.players[seat].hand, *leaders)
