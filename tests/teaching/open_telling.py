"""What everybody is told of why somebody moved: nothing that only the mover may know."""

from collections.abc import Iterator
from typing import Any

from imperium_desktop.bot_process import open_reasons
from imperium_desktop.registry import GAMES
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import snapshot
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Answer, Event
from imperium_desktop.teaching.merits import Merit
from tests.contract.playing import AnyMatch

ALL = 99
WORLDS = 12
"""Number that is looked at; in most of them the mover could not have answered so."""


def told_openly(match: AnyMatch, answer: Answer) -> tuple[Merit, ...]:
    merits = GAMES[match.game.id].parts.merits
    assert merits is not None
    seen = match.seen_by(match.waiting.seat)
    if match.waiting.secret:
        assert open_reasons(seen, answer) == (), "a reason for a secret answer"
        return ()
    return merits.openly.of(seen, answer, ALL)


def assert_nothing_secret_is_told(match: AnyMatch, answer: Answer, chance: Chance) -> int:
    """Compare with worlds that look the same to another seat before and after the move; return how many there were."""
    mover, seats = match.waiting.seat, match.setup.seats
    if match.waiting.secret or seats == 1:
        assert not match.waiting.secret or told_openly(match, answer) == ()
        return 0
    other = (mover + 1) % seats
    told, after = told_openly(match, answer), after_it(match, answer, other)
    before = snapshot(match.game.view(match.state, other)).decode()
    for merit in told:
        for fact in cards_in(merit):
            own = f'"{fact}"' in snapshot(match.game.view(match.state, mover)).decode()
            known = f'"{fact}"' in before + repr_of(after)
            assert known or not own, f"{merit.id} names {fact}, which only the mover knows"
    compared = 0
    for _ in range(WORLDS):
        world = match.seen_by(other).imagine(chance)
        try:
            there = after_it(world, answer, other)
        except IllegalAnswer:
            continue
        if there == after:
            compared += 1
            assert told_openly(world, answer) == told, f"{match.waiting.kind} {answer}"
    return compared


def after_it(match: AnyMatch, answer: Answer, seat: int) -> tuple[bytes, list[Event | None], object]:
    """What a seat sees and is told after the move, and the answers of a step that goes on, which all heard."""
    then = match.copy()
    then.state.chance = match.state.chance.copy()
    then.table.listening = True
    then.answer(answer)
    told = [event.seen_by(seat) for event in then.events]
    return snapshot(then.game.view(then.state, seat)), told, then.checkpoint().since


def repr_of(after: tuple[bytes, list[Any], object]) -> str:
    return after[0].decode() + repr(after[1:]).replace("'", '"')


def cards_in(merit: Merit) -> Iterator[str]:
    for fact in merit.facts.values():
        for each in fact if isinstance(fact, tuple) else (fact,):
            if isinstance(each, str):
                yield each
