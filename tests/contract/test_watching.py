"""Random matches of every game, played once before the eyes of all watchers."""

import pytest

from tests.contract import watch_copies, watch_playing, watch_secrets
from tests.contract.playing import Case, some_cases
from tests.contract.watching import Moment, Watcher, watch

WATCHERS = [*watch_playing.WATCHERS, *watch_copies.WATCHERS, *watch_secrets.WATCHERS]


@some_cases
@pytest.mark.parametrize("seats", ["two", pytest.param("all", marks=pytest.mark.slow)])
def test_promises_hold_at_every_decision(case: Case, seats: str) -> None:
    """Seen by whoever is asked and one other seat in turn; in `make patient` by all."""
    watch(case, WATCHERS, every_seat=seats == "all")


def test_every_watcher_looks_on() -> None:
    assert set(Watcher.__subclasses__()) - {Meddler} == set(WATCHERS)


class Meddler(Watcher):
    def at(self, moment: Moment) -> None:
        moment.match.state.chance.bits()


def test_a_watcher_that_changes_the_match_is_noticed() -> None:
    with pytest.raises(AssertionError, match="changed the match"):
        watch(Case("toy", Case("toy", None, 0).game.setup_type(seats=2), 0), [Meddler])
