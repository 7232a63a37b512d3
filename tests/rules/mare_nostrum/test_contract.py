"""What every game of the house promises, for as long as this one has no entry in the registry."""

from itertools import chain

import pytest

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.mare_nostrum import MareNostrum
from imperium_desktop.rules.mare_nostrum.state import MareNostrumSetup
from tests.contract import counting_mare_nostrum, playing, watch_copies, watch_playing, watch_secrets
from tests.contract.counting import soon_after
from tests.contract.playing import Case, begins_an_answer, play, played, random_answer
from tests.contract.watching import watch

from .builder import game

SETUPS = playing.few_setups(game())


@pytest.fixture(autouse=True)
def _at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "game_named", lambda _id: game())
    monkeypatch.setattr(counting_mare_nostrum, "load_game", lambda _id: game())


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


def counted_matches():
    """The fixed positions that show rare things, and what may come of them."""
    for position in counting_mare_nostrum.POSITIONS.values():
        yield from soon_after(position)


def test_every_kind_option_and_event_is_met():
    """From the fixed positions and from the beginning."""
    kinds, options, events = set(), set(), set()
    starts = [position.match for position in counting_mare_nostrum.POSITIONS.values() for _ in range(5)]
    starts += [case(number).match for number in range(len(SETUPS))]
    for seed, start in enumerate(starts):
        match = start()
        match.table.listening = True
        match.state.chance.seed += seed
        for now in play(match, Chance(seed), answers=400):
            kinds.add(now.waiting.kind)
            options.update(map(type, now.waiting.options))
        events.update(map(type, match.events))
    assert kinds == set(game().kinds)
    assert options == set(game().option_types)
    assert events == set(game().event_types)


def test_counted_positions_ask_everything_and_show_every_refusal():
    kinds, met = set(), set()
    fresh = Case(MareNostrum.id, MareNostrumSetup(seats=3), 0)
    for match in chain([fresh.match()], counted_matches()):
        asked = match.waiting.kind, match.waiting.seat
        if asked not in kinds or not match.answers:
            kinds.add(asked)
            met |= refusals_of(match)
    met |= refusals_of(played(fresh.match(), fresh.chance, answers=1))
    assert {kind for kind, _ in kinds} == set(game().kinds)
    assert met >= set(game().reasons)


def refusals_of(match):
    """For every key alone and after every beginning of an option."""
    elements = list(game().elements(match.state))
    known = [option.path for option in match.waiting.options]
    begun = dict.fromkeys(path[:length] for path in known for length in range(max(2, len(path))))
    reasons = (match.why_not((*beginning, key)) for beginning in begun for key in elements)
    return {reason.code for reason in reasons if reason}
