"""Cards that are being carried out, followed to their end; an activation, played out."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from imperium_desktop.games.imperium.bot.replies import reply
from imperium_desktop.games.imperium.rules.cards.tasks import TakeTurns
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.options import PickBlind, PlayFromHand
from imperium_desktop.games.imperium.rules.state import Phase, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

AnyGame = Game[Any, Any]
Judge: TypeAlias = Callable[[State, int], float]
"""What a table is worth to a seat."""

MOST_ACTIONS: Final = 12
"""Most actions in an activation that is tried out."""
BLIND_PICKS: Final = 4
"""Cards that are tried in the place of one that nobody sees."""


class Lookahead:
    """Tries out what cards lead to, as a judge values it."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        self.game = game
        self.judge = judge

    def value(self, state: State, seat: int) -> float:
        """What a table is worth when the cards that are being carried out are done, and a turn that only began."""
        state = self.finished(state, seat)
        if is_untouched(self.game.content, state, seat):
            state = self.played_out(state, seat)
        return self.judge(state, seat)

    def finished(self, state: State, seat: int) -> State:
        """The table when the cards that are being carried out are done.

        The choices of the seat that thinks are tried out, those of all others and inside a trial are quick replies.
        """
        began = state.phase
        while is_going_on(state, began):
            table = Table(state.copy(), self.game.content, listening=False)
            flow = self.game.step(table)
            decision = next(flow, None)
            if decision is not None:
                if decision.seat == seat and self.thinks_about(decision):
                    answer: Answer = max(decision.options, key=lambda option: self.worth(state, seat, option))
                else:
                    answer = reply(self.game.content, table.state, decision)
                end(flow, answer)
            state = table.state
        return state

    def thinks_about(self, decision: Decision[Option]) -> bool:
        return not decision.picks_several and len(decision.options) > 1

    def worth(self, state: State, seat: int, option: Option) -> float:
        return self.judge(after(self.game, state, option), seat)

    def worth_a_try(self, options: Sequence[Option]) -> Sequence[Option]:
        return options

    def reached(self, state: State, _seat: int, option: Option) -> State:
        """Where an action leads that is only a part of a turn."""
        return after(self.game, state, option)

    def played_out(self, state: State, seat: int) -> State:
        """The activation, each action the best for itself."""
        for _ in range(MOST_ACTIONS):
            if state.phase != "activate":
                return state
            table = Table(state.copy(), self.game.content, listening=False)
            decision = next(self.game.step(table))
            before = self.judge(state, seat)
            ends = [self.reached(state, seat, option) for option in self.worth_a_try(decision.options)]
            worth = [self.judge(end, seat) for end in ends[:-1]]
            if not worth or max(worth) <= before:
                return ends[-1]
            state = ends[worth.index(max(worth))]
        return state


class Sober(Lookahead):
    """The same with more care: a card that nobody sees may be any that is left, and actions of a turn get a thought."""

    def __init__(self, game: AnyGame, judge: Judge) -> None:
        super().__init__(game, judge)
        self.trials = 0
        """Number of choices inside cards that may still be tried out; after that, quick replies do."""

    def thinks_about(self, decision: Decision[Option]) -> bool:
        return self.trials > 0 and super().thinks_about(decision)

    def worth(self, state: State, seat: int, option: Option) -> float:
        self.trials -= 1
        if not isinstance(option, PickBlind):
            return super().worth(state, seat, option)
        tops = [with_another_top(state, option.suit, n) for n in range(BLIND_PICKS)]
        return sum(super(Sober, self).worth(top, seat, option) for top in tops) / BLIND_PICKS

    def worth_a_try(self, options: Sequence[Option]) -> Sequence[Option]:
        return [option for option in options if not is_idle(option)]

    def reached(self, state: State, seat: int, option: Option) -> State:
        return self.finished(answered(self.game, state, option), seat)


def is_idle(option: Option) -> bool:
    """True of a card from which nothing would come."""
    return isinstance(option, PlayFromHand) and option.idle


def with_another_top(state: State, suit: str, n: int) -> State:
    """The same with another card on top of the deck from which a blind card of that suit comes."""
    state = state.copy()
    if state.decks.get(suit):  # type: ignore[call-overload]
        state.decks[suit] = turned(state.decks[suit], n)  # type: ignore[index]
    else:
        state.main = turned(state.main, n)
    return state


def turned(cards: tuple[str, ...], n: int) -> tuple[str, ...]:
    cut = n * len(cards) // BLIND_PICKS
    return cards[cut:] + cards[:cut]


def replied(game: AnyGame, state: State) -> State:
    """The same with quick replies only, in this very state."""
    began = state.phase
    while is_going_on(state, began):
        step_with_reply(game, state)
    return state


def replied_once(game: AnyGame, state: State) -> State:
    """One step on, with a quick reply to whatever is asked."""
    state = state.copy()
    step_with_reply(game, state)
    return state


def step_with_reply(game: AnyGame, state: State) -> None:
    table = Table(state, game.content, listening=False)
    flow = game.step(table)
    decision = next(flow, None)
    if decision is not None:
        end(flow, reply(game.content, state, decision))


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


def after(game: AnyGame, state: State, option: Option) -> State:
    return replied(game, answered(game, state, option))


def answered(game: AnyGame, state: State, answer: Answer) -> State:
    table = Table(state.copy(), game.content, listening=False)
    flow = game.step(table)
    next(flow)
    end(flow, answer)
    return table.state


def end(flow: Any, answer: Answer) -> None:
    """Steps of this game ask once."""
    try:
        flow.send(answer)
    except StopIteration:
        return
    raise AssertionError("a step asked twice")
