"""Random matches of every game in the house: what all contract tests stand on."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import product
from typing import Any, NamedTuple, get_args, get_type_hints

import pytest

from imperium_desktop import registry
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match, snapshot
from imperium_desktop.rules.record import UndoStops
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Path
from tests.toy import Toy

AnyGame = Game[Any, Any]
AnyMatch = Match[Any, Any]

STEP_CAP = 5_000
"""More answers than any random match needs: reaching it means a game that does not end."""

SPECIAL: dict[str, list[dict[str, object]]] = {
    "hadrian": [
        {"seats": 1, "difficulty": "normal", "fort": fort, "reward": reward}
        for fort, reward in ((4, ("builder", "resource")), (6, ()), (7, ()), (10, ()), (16, ()))
    ]
}
"""Setups that are not made of variants: forts of a campaign."""

TOYS: dict[str, Callable[[], AnyGame]] = {"toy": Toy}
GAME_IDS = (*registry.GAMES, *TOYS)


@cache
def game_named(game_id: str) -> AnyGame:
    return TOYS[game_id]() if game_id in TOYS else registry.load_game(game_id)


def game_of(game_id: str) -> AnyGame | None:
    """As the journal asks for a game: None for one that is not in the house."""
    return game_named(game_id) if game_id in GAME_IDS else None


# Setups


def variants(game: AnyGame) -> dict[str, tuple[object, ...]]:
    """The fields of a setup that have a closed set of values, as far as the components allow them."""
    hints = get_type_hints(game.setup_type)
    closed: dict[str, tuple[object, ...]] = {
        name: tuple(value for value in get_args(hints[name]) if value in values)
        for name, values in game.variants().items()
    }
    return closed | {name: (False, True) for name, kind in hints.items() if kind is bool}


def every_setup(game: AnyGame) -> list[Setup]:
    """All seat counts with all combinations of variants, where the game allows them."""
    fields = variants(game)
    chosen = (dict(zip(fields, values, strict=True)) for values in product(*fields.values()))
    return [setup for values in chosen for seats in game.seats if (setup := made(game, seats, values))] + special(game)


def special(game: AnyGame) -> list[Setup]:
    return [game.setup_type(**fields) for fields in SPECIAL.get(game.id, [])]  # type: ignore[arg-type]


def some_setups(game: AnyGame) -> list[Setup]:
    """Setups in which every value of every variant occurs with every seat count."""
    chosen = combinations(game)
    return [setup for values in chosen for seats in game.seats if (setup := made(game, seats, values))] + special(game)


def few_setups(game: AnyGame) -> list[Setup]:
    """Of `some_setups`, as few as show every seat count and every value of every variant; and one special."""
    chosen = combinations(game)
    pairs = [(chosen[turn % len(chosen)], seats) for turn, seats in enumerate(game.seats)]
    pairs += [(values, game.seats[-1]) for values in chosen[len(game.seats) :]]
    return [setup for values, seats in pairs if (setup := made(game, seats, values))] + special(game)[:1]


def combinations(game: AnyGame) -> list[dict[str, object]]:
    """Values for all variants, as few together as show every value of each."""
    fields = variants(game)
    turns = range(max((len(values) for values in fields.values()), default=1))
    return [{name: values[turn % len(values)] for name, values in fields.items()} for turn in turns]


def small_setup(game: AnyGame) -> Setup:
    """Two players, or as few as the game needs."""
    return game.setup_type(seats=max(2, game.seats[0]))


def made(game: AnyGame, seats: int, values: dict[str, object]) -> Setup | None:
    try:
        return game.setup_type(seats=seats, **values)
    except ValueError:
        return None


def setup_name(setup: Setup) -> str:
    values = (getattr(setup, field) for field in setup.__struct_fields__ if field != "seats")
    return "-".join([str(setup.seats), *(value for value in values if isinstance(value, str))])


class Case(NamedTuple):
    """One table to play at; the seed differs from case to case."""

    game_id: str
    setup: Setup
    seed: int

    @property
    def game(self) -> AnyGame:
        return game_named(self.game_id)

    def match(self, *, listening: bool = True) -> AnyMatch:
        return Match(self.game, self.setup, self.seed, listening=listening)

    @property
    def chance(self) -> Chance:
        """For the random players, apart from the chance of the match itself."""
        return Chance(self.seed + 1_000_003)

    def __str__(self) -> str:
        return f"{self.game_id}-{setup_name(self.setup)}-{self.seed}"


def cases(of: Callable[[AnyGame], list[Setup]], times: int = 1) -> list[Case]:
    found = []
    for game_id in GAME_IDS:
        setups = of(game_named(game_id)) * times
        found += [Case(game_id, setup, seed) for seed, setup in enumerate(setups)]
    return found


def most_are_slow(found: list[Case]) -> list[Any]:
    """Marked so that only the cases of `few_setups` are played in `make test`."""
    few = {game_id: few_setups(game_named(game_id)) for game_id in GAME_IDS}
    return [case if case.setup in few[case.game_id] else pytest.param(case, marks=pytest.mark.slow) for case in found]


every_case = pytest.mark.parametrize("case", cases(every_setup), ids=str)
some_cases = pytest.mark.parametrize("case", cases(some_setups), ids=str)
few_cases = pytest.mark.parametrize("case", most_are_slow(cases(some_setups)), ids=str)
"""For what the model promises whatever the rules are: a few setups, and all the others in `make patient`."""
every_game = pytest.mark.parametrize("game", [game_named(game_id) for game_id in GAME_IDS], ids=GAME_IDS)


# Answers


def random_answer(decision: Decision[Option], chance: Chance) -> Answer:
    """Mostly any option alike; now and then any sort of option alike, so that rare sorts are met."""
    options = decision.options
    if decision.picks_several:
        least, most = decision.pick
        return tuple(chance.sample(options, least + chance.below(most - least + 1)))
    if chance.below(8) == 0:
        sort = chance.one_of(list(dict.fromkeys(type(option) for option in options)))
        options = [option for option in options if type(option) is sort]
    return chance.one_of(options)


def begins_an_answer(decision: Decision[Option], path: Path) -> bool:
    """Whether some legal answer begins with this path: what `why_not` must agree with.

    The path of a pick is the paths of its options, one after the other, in any order.
    """
    most = decision.pick[1]
    known = paths_by_first_key(decision)
    picked: Counter[Path] = Counter()

    def fits(path: Path) -> bool:
        if not path:
            return True
        if picked.total() == most:
            return False
        for option, repeats in known.get(path[0], {}).items():
            if picked[option] < repeats and path[: len(option)] == option[: len(path)]:
                picked[option] += 1
                if fits(path[len(option) :]):
                    return True
                picked[option] -= 1
        return False

    return fits(path)


@lru_cache(maxsize=4)
def paths_by_first_key(decision: Decision[Option]) -> dict[str, Counter[Path]]:
    found: dict[str, Counter[Path]] = {}
    for option in decision.options:
        found.setdefault(option.path[0], Counter())[option.path] += 1
    return found


# Matches


def play(match: AnyMatch, chance: Chance, *, answers: int = STEP_CAP, back: int = 0) -> Iterator[AnyMatch]:
    """Random answers to the end or up to a number of them; stops at every decision, before it is answered.

    Of a hundred moves, `back` go backwards or forwards in history instead.
    """
    given = 0
    while match.decision is not None and given < answers:
        yield match
        if back and chance.below(100) < back:
            go_back_and_forth(match, chance)
        else:
            match.answer(random_answer(match.waiting, chance))
            given += 1
    assert given < STEP_CAP, "the match does not end"


def go_back_and_forth(match: AnyMatch, chance: Chance) -> None:
    """A few moves in history, as far as they go."""
    move = chance.one_of([match.undo, match.take_back, match.redo])
    for _ in range(chance.roll(3)):
        try:
            move()
        except UndoStops:
            return


def played(match: AnyMatch, chance: Chance, *, answers: int = STEP_CAP, back: int = 0) -> AnyMatch:
    """The match after so many random answers, or at its end."""
    for _ in play(match, chance, answers=answers, back=back):
        pass
    return match


# What can be compared


class MatchPoint(NamedTuple):
    """All that makes two matches stand at the same point."""

    digest: str
    kind: str | None
    seat: int | None
    pick: tuple[int, int] | None
    options: tuple[Option, ...]
    result: object


def point_of(match: AnyMatch) -> MatchPoint:
    decision = match.decision
    if decision is None:
        return MatchPoint(match.digest(), None, None, None, (), match.result)
    return MatchPoint(
        match.digest(), decision.kind, decision.seat, decision.pick, tuple(decision.options), match.result
    )


def seen(match: AnyMatch, seat: int) -> bytes:
    """A seat's view as bytes."""
    return snapshot(match.view(seat))
