"""Random matches of every game, played once before the eyes of all watchers."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES
from imperium_desktop.rules.match import Match
from tests.contract import watch_advice, watch_copies, watch_playing, watch_scenes, watch_secrets
from tests.contract.playing import AnyMatch, Case, every_setup, few_cases, few_setups, game_named, some_cases
from tests.contract.watching import Moment, Watcher, watch, watch_on
from tests.golden import folder_of, golden_files, name_of, opened

OPEN = [*watch_playing.WATCHERS, *watch_copies.WATCHERS]
SECRETS = watch_secrets.WATCHERS
ADVICE = watch_advice.WATCHERS
SCENES = watch_scenes.WATCHERS
SELDOM = 7
"""What is said is asked for at every so many decisions in `make test`, more often in `make patient`."""
OFTEN = 2
MATCHES, FEW = 100, 3
KEPT = [file for game_id in GAMES for file in golden_files(game_id)]


@some_cases
def test_play_and_copies(case: Case) -> None:
    watch(case, OPEN)


@few_cases
def test_secrets(case: Case) -> None:
    """Seen by whoever is asked and one other seat in turn."""
    watch(case, SECRETS)


@pytest.mark.slow
@some_cases
def test_secrets_before_every_seat(case: Case) -> None:
    watch(case, SECRETS, every_seat=True)


@pytest.mark.parametrize("game_id", GAMES)
def test_advice(dressed: QApplication, game_id: str) -> None:
    for case in advised_cases(game_id, 3):
        watch(case, ADVICE, every=SELDOM)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_advice_in_many_matches(dressed: QApplication, game_id: str) -> None:
    for case in advised_cases(game_id, MATCHES):
        watch(case, ADVICE, every=OFTEN)


@pytest.mark.slow
@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}-{name_of(file)}")
def test_advice_in_matches_that_were_kept(dressed: QApplication, file: Path) -> None:
    kept = opened(file).match
    match = Match(kept.game, kept.setup, kept.seed)
    watch_on(Case(kept.game.id, kept.setup, kept.seed), match, played_again(match, kept), ADVICE, every=OFTEN)


@pytest.mark.parametrize("game_id", GAMES)
def test_scenes(dressed: QApplication, game_id: str) -> None:
    for case in advised_cases(game_id, 2):
        watch(case, SCENES, every=SELDOM)


@pytest.mark.slow
@pytest.mark.parametrize("game_id", GAMES)
def test_scenes_in_more_matches(dressed: QApplication, game_id: str) -> None:
    for case in advised_cases(game_id, FEW):
        watch(case, SCENES, every=OFTEN)


FAILED_ONCE = {
    ("settlers", "010"): 72,
    ("mare_nostrum", "004"): 870,
    ("imperium", "048"): 144,
    ("imperium", "095"): 320,
}
"""Decisions of kept matches at which something could not be told."""


@pytest.mark.parametrize(("kept", "number"), FAILED_ONCE.items(), ids=str)
def test_advice_where_it_failed_once(dressed: QApplication, kept: tuple[str, str], number: int) -> None:
    match = opened(folder_of(kept[0]) / f"{kept[1]}.jsonl.gz").match
    again = Match(match.game, match.setup, match.seed)
    *_, there = islice(played_again(again, match), number + 1)
    case = Case(kept[0], match.setup, match.seed)
    for watcher in ADVICE:
        watcher(case).at(Moment(case, there, number, False))


def advised_cases(game_id: str, matches: int) -> list[Case]:
    game = game_named(game_id)
    setups = few_setups(game) if matches < MATCHES else every_setup(game)
    return [Case(game_id, setup, seed) for seed, setup in enumerate(islice(cycle(setups), matches))]


def played_again(match: AnyMatch, kept: AnyMatch) -> Iterator[AnyMatch]:
    for given in kept.answers:
        yield match
        match.answer(given.answer)


def test_every_watcher_looks_on() -> None:
    assert set(Watcher.__subclasses__()) - {Meddler, watch_advice.Telling} == {*OPEN, *SECRETS, *SCENES}
    assert set(watch_advice.Telling.__subclasses__()) == {*ADVICE}


class Meddler(Watcher):
    def at(self, moment: Moment) -> None:
        moment.match.state.chance.bits()


def test_a_watcher_that_changes_the_match_is_noticed() -> None:
    with pytest.raises(AssertionError, match="changed the match"):
        watch(Case("toy", game_named("toy").setup_type(seats=2), 0), [Meddler])
