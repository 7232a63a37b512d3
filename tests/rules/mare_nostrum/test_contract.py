"""What every game of the house promises, for as long as this one has no entry in the registry."""

import pytest

from imperium_desktop.rules.mare_nostrum import MareNostrum
from imperium_desktop.rules.mare_nostrum.state import MareNostrumSetup
from tests.contract import playing, watch_copies, watch_playing, watch_secrets
from tests.contract.playing import Case, begins_an_answer, play, random_answer
from tests.contract.watching import watch

from .builder import game

SETUPS = playing.few_setups(game())


@pytest.fixture(autouse=True)
def _at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "game_named", lambda _id: game())


def case(number: int) -> Case:
    return Case(MareNostrum.id, SETUPS[number], number)


cases = pytest.mark.parametrize("number", range(len(SETUPS)))


@cases
def test_play_and_copies(number):
    watch(case(number), [*watch_playing.WATCHERS, *watch_copies.WATCHERS])


@cases
def test_secrets(number):
    watch(case(number), watch_secrets.WATCHERS)


@cases
def test_refusals_agree_with_options(number):
    """Every key alone, and every key after beginnings of options."""
    here = case(number)
    met = set()
    for turn, now in enumerate(play(here.match(listening=False), here.chance)):
        decision = now.waiting
        if turn > 60 and turn % 11:
            continue
        elements = list(game().elements(now.state))
        begun = random_answer(decision, here.chance)
        paths = [option.path for option in (begun if isinstance(begun, tuple) else (begun,))][:1]
        for beginning in [(), *(path[:length] for path in paths for length in range(1, len(path) + 1))]:
            for key in elements:
                path = (*beginning, key)
                reason = now.why_not(path)
                assert (reason is None) == begins_an_answer(decision, path), (decision.kind, path, reason)
                if reason:
                    assert reason.code in game().reasons
                    assert reason.rule.startswith("§")
                    met.add(reason.code)
    assert len(met) > 15


def test_every_kind_option_and_event_is_met_but_for_rare_ones():
    kinds, options, events = set(), set(), set()
    for seed in range(12):
        setup = MareNostrumSetup(seats=3 + seed % 3, display="experienced")
        match = Case(MareNostrum.id, setup, seed).match()
        for now in play(match, Case(MareNostrum.id, setup, seed).chance):
            kinds.add(now.waiting.kind)
            options.update(map(type, now.waiting.options))
        events.update(map(type, match.events))
    assert kinds == set(game().kinds)
    assert options == set(game().option_types)
    assert events == set(game().event_types)
