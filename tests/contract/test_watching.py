"""Random matches of every game, played once before the eyes of all watchers."""

import pytest

from tests.contract import watch_copies, watch_playing, watch_secrets
from tests.contract.playing import Case, few_cases, some_cases
from tests.contract.watching import Moment, Watcher, watch

OPEN = [*watch_playing.WATCHERS, *watch_copies.WATCHERS]
SECRETS = watch_secrets.WATCHERS


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


def test_every_watcher_looks_on() -> None:
    assert set(Watcher.__subclasses__()) - {Meddler} == {*OPEN, *SECRETS}


class Meddler(Watcher):
    def at(self, moment: Moment) -> None:
        moment.match.state.chance.bits()


def test_a_watcher_that_changes_the_match_is_noticed() -> None:
    with pytest.raises(AssertionError, match="changed the match"):
        watch(Case("toy", Case("toy", None, 0).game.setup_type(seats=2), 0), [Meddler])
