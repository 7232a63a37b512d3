"""Random matches come to an end, lose no component and never leave a seat without a choice."""

from collections.abc import Iterator

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event, Option
from tests.contract import counting
from tests.contract.playing import (
    AnyGame,
    AnyMatch,
    Case,
    every_case,
    every_game,
    every_setup,
    few_setups,
    play,
    some_setups,
    variants,
)


@every_case
def test_random_matches_end_with_all_components_and_every_seat_ranked(case: Case) -> None:
    match = case.match()
    census = case.game.census(match.state)
    for now in play(match, case.chance):
        decision = now.waiting
        assert decision.options, f"{decision.kind}: nothing to choose"
        least, most = decision.pick
        assert 0 <= least <= most <= len(decision.options), f"{decision.kind}: {decision.pick} cannot be picked"
        assert most >= 1, f"{decision.kind}: nothing may be picked"
        assert case.game.census(now.state) == census
        assert now.result is None
    assert case.game.census(match.state) == census
    check_result(match)


def check_result(match: AnyMatch) -> None:
    result = match.result
    assert result is not None
    assert sorted(standing.seat for standing in result.standings) == list(range(match.setup.seats))
    assert result.ending in match.game.endings
    criteria = match.game.endings[result.ending].criteria
    for standing in result.standings:
        assert len(standing.score) == len(criteria)
        better = sum(other.score > standing.score for other in result.standings)
        assert standing.rank == 1 + better
    assert [standing.rank for standing in result.standings] == sorted(s.rank for s in result.standings)


@every_game
def test_all_kinds_options_and_events_are_met(game: AnyGame) -> None:
    """In random play, or else they belong to nobody: a name that no match can show."""
    kinds: set[str] = set()
    options: set[type[Option]] = set()
    events: set[type[Event]] = set()
    for seed, match in enumerate(matches_of(game)):
        for now in play(match, Chance(seed), answers=1_000):
            kinds.add(now.waiting.kind)
            options.update(map(type, now.waiting.options))
        events.update(map(type, match.events))
        if kinds == set(game.kinds) and options == set(game.option_types) and events == set(game.event_types):
            return
    assert kinds == set(game.kinds)
    assert options == set(game.option_types)
    assert events == set(game.event_types)


def matches_of(game: AnyGame) -> Iterator[AnyMatch]:
    """From positions that show rare things, then from the beginning."""
    for position in counting.BY_GAME.get(game.id, {}).values():
        for seed in range(10):
            match = position.match()
            match.table.listening = True
            match.state.chance.seed = seed
            yield match
    for seed, setup in enumerate((every_setup(game) + some_setups(game)) * 30):
        yield Match(game, setup, seed)


@every_game
def test_setups_cover_all_seat_counts_and_variants(game: AnyGame) -> None:
    for setups in (every_setup(game), some_setups(game), few_setups(game)):
        assert {setup.seats for setup in setups} == set(game.seats)
        for name, values in variants(game).items():
            assert {getattr(setup, name) for setup in setups} == set(values)


@every_game
def test_few_setups_are_some_of_the_others(game: AnyGame) -> None:
    few, some = few_setups(game), some_setups(game)
    assert all(setup in some for setup in few)
    assert len(few) < len(some)
