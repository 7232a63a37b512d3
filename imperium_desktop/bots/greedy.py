"""A player that looks one turn ahead and takes what its adviser values most."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, Protocol, TypeAlias, runtime_checkable

from imperium_desktop.bots.player import AnySeen, random_answer
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.record import CardFault
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Path, Table

AnyGame = Game[Any, Any]
HOPELESS: Final = float("-inf")
LONGEST_TURN: Final = 200
"""Actions that are followed; cards of an owner could go on for ever."""


class Adviser(Protocol):
    """What a game's greedy player cares about."""

    worlds: int
    """Number of guesses at the hidden part in which a choice with few options is tried."""
    beam: int
    """How many of the best first actions are followed to the end of the turn."""
    pauses: tuple[str, ...]
    """Kinds of choices between two actions of a turn, to which a reply is enough while it is followed."""
    habits: tuple[str, ...]
    """Kinds of choices that are always answered with a reply."""
    by_lot: tuple[str, ...]
    """Kinds of choices that are left to chance, so that no two matches begin alike."""

    def value(self, game: AnyGame, state: Any, seat: int) -> float:
        """What a state at rest is worth to a seat."""

    def reply(self, game: AnyGame, state: Any, decision: Decision[Option]) -> Answer:
        """A quick, sensible answer of anybody to a choice inside an action that is being tried out."""


Sorting: TypeAlias = Callable[[Option], Hashable | None]
"""Equal for options that lead to tables of the same worth; None for one that may be worth something else."""


@runtime_checkable
class Sorter(Protocol):
    """An adviser that knows options which cannot differ: one of each sort is tried."""

    def sorting(self, rest: Any) -> Sorting:
        """Sorts of the options at a rest."""


class GreedyBot:
    def __init__(self, adviser: Adviser, chance: Chance) -> None:
        self.adviser = adviser
        self.chance = chance

    def choose(self, seen: AnySeen) -> Answer:
        if seen.decision.kind in self.adviser.by_lot:
            return random_answer(seen.decision, self.chance)
        return self.suggest(seen, ())

    def suggest(self, seen: AnySeen, urged: Path) -> Answer:
        """The best move, of those that touch most of the elements that a hint speaks for."""
        decision = seen.decision
        if decision.picks_several or decision.kind in self.adviser.habits:
            return self.adviser.reply(seen.game, seen.imagine(self.chance).state, decision)
        if len(decision.options) == 1:
            return decision.options[0]
        return min((option for _, option in self.ranked(seen)), key=lambda option: apart_from(urged, option))

    def ranked(self, seen: AnySeen) -> list[tuple[float, Option]]:
        """All options with what they are worth, best first."""
        options = seen.decision.options
        worlds = 1 if len(options) > 20 else self.adviser.worlds
        totals = [0.0] * len(options)
        for _ in range(worlds):
            for number, value in enumerate(self._values(seen, options)):
                totals[number] += value / worlds
        return sorted(zip(totals, options, strict=True), key=lambda pair: -pair[0])

    def _values(self, seen: AnySeen, options: Sequence[Option]) -> list[float]:
        game, seat = seen.game, seen.seat
        rest = seen.imagine_rest(self.chance)
        before = [answer for _, answer in seen.since]
        values = self._values_after(game, rest, before, options, seat)
        if not before:
            best = sorted(range(len(options)), key=lambda number: -values[number])[: self.adviser.beam]
            for number in best:
                if values[number] > HOPELESS:
                    after = self._after(game, rest, [options[number]])
                    values[number] = max(values[number], self._end_of_turn(game, after, seen))
        return values

    def _values_after(
        self, game: AnyGame, rest: Any, before: Sequence[Answer], options: Sequence[Option], seat: int
    ) -> list[float]:
        """What each option leads to is worth; of options that cannot differ one is tried."""
        known: dict[Hashable, float] = {}
        sort_of = self.adviser.sorting(rest) if isinstance(self.adviser, Sorter) and not before else one_of_a_kind
        values = []
        for option in options:
            sort = sort_of(option)
            value = known.get(sort) if sort is not None else None
            if value is None:
                value = self._value(game, self._after(game, rest, [*before, option]), seat)
                known[sort] = value
            values.append(value)
        return values

    def _end_of_turn(self, game: AnyGame, rest: Any, seen: AnySeen) -> float:
        """What the further actions of the same turn lead to, each the best for itself."""
        reached = HOPELESS
        for _ in range(LONGEST_TURN):
            decision = first_decision(game, rest)
            if decision is None or decision.seat != seen.seat:
                return reached
            if decision.kind in self.adviser.pauses:
                rest = self._after(game, rest, [])
                if rest is None:
                    return reached
                continue
            if decision.kind != seen.decision.kind:
                return reached
            values = self._values_after(game, rest, [], decision.options, seen.seat)
            best = max(range(len(values)), key=values.__getitem__)
            if values[best] <= reached:
                return reached
            reached, rest = values[best], self._after(game, rest, [decision.options[best]])
        return reached

    def _value(self, game: AnyGame, state: Any, seat: int) -> float:
        return HOPELESS if state is None else self.adviser.value(game, state, seat)

    def _after(self, game: AnyGame, rest: Any, answers: Sequence[Answer]) -> Any:
        """The next rest, if these answers are given and the adviser replies to whatever else is asked.

        None if a card makes that impossible.
        """
        table = Table(rest.copy(), game.content, listening=False)
        flow = game.step(table)
        try:
            decision = next(flow)
            for answer in answers:
                decision = flow.send(answer)
            while True:
                decision = flow.send(self.adviser.reply(game, table.state, decision))
        except StopIteration:
            return table.state
        except CardFault:
            return None


def one_of_a_kind(_option: Option) -> None:
    """The sort of options of which nothing is known."""


def apart_from(urged: Path, option: Option) -> tuple[int, int]:
    """How far an option is from what is urged: what is named first comes first."""
    touched = [urged.index(key) for key in option.path if key in urged]
    return -len(touched), min(touched, default=0)


def first_decision(game: AnyGame, rest: Any) -> Decision[Option] | None:
    """What the next step asks, if it asks anything."""
    return next(game.step(Table(rest.copy(), game.content, listening=False)), None)
