"""Options and refusals say the same: `why_not` is None exactly for what begins a legal answer."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.record import IllegalAnswer
from imperium_desktop.rules.table import Answer, Decision, Option, Path
from tests.contract import counting
from tests.contract.playing import (
    GAME_IDS,
    AnyGame,
    AnyMatch,
    Case,
    begins_an_answer,
    cases,
    every_game,
    play,
    played,
    point_of,
    random_answer,
    some_cases,
    some_setups,
)

SHARED_REASONS = {"not_an_option", "too_few"}
"""Why an answer is refused whose path alone is no mistake: said by the match, not by a game."""

POSITIONS_OF_A_KIND = 200

a_game = pytest.mark.parametrize("game_id", GAME_IDS)
unhurried = settings(deadline=None, derandomize=True, max_examples=150)


@cache
def positions(game_id: str) -> list[AnyMatch]:
    """Matches at the decisions of random games, rare kinds as often as common ones."""
    by_kind: dict[str, list[AnyMatch]] = {}
    for case in cases(some_setups, times=3):
        if case.game_id == game_id:
            for now in play(case.match(listening=False), case.chance):
                of_kind = by_kind.setdefault(now.waiting.kind, [])
                if len(of_kind) < POSITIONS_OF_A_KIND:
                    of_kind.append(now.copy())
    for position in counting.BY_GAME.get(game_id, {}).values():
        match = position.match()
        by_kind[match.waiting.kind].append(match)
    most = max(len(found) for found in by_kind.values())
    return [
        found[number % len(found)] for number in range(min(most, POSITIONS_OF_A_KIND)) for found in by_kind.values()
    ]


def check(match: AnyMatch, path: Path) -> str:
    """The code of the refusal, or "" where the path begins an answer."""
    decision = match.waiting
    reason = match.why_not(path)
    legal = begins_an_answer(decision, path)
    assert (reason is None) == legal, f"{decision.kind}: {path} is {'legal' if legal else 'illegal'}, but {reason}"
    if reason is None:
        return ""
    assert reason.code in match.game.reasons
    assert reason.rule.startswith("§")
    return reason.code


@a_game
@unhurried
@given(data=st.data())
def test_random_paths(game_id: str, data: st.DataObject) -> None:
    match = data.draw(st.sampled_from(positions(game_id)))
    elements = st.sampled_from(list(match.game.elements(match.state)))
    for path in data.draw(st.lists(st.lists(elements, min_size=1, max_size=3), min_size=5, max_size=15)):
        check(match, tuple(path))


@a_game
@unhurried
@given(data=st.data())
def test_paths_that_begin_well(game_id: str, data: st.DataObject) -> None:
    """The beginning of an option and then anything; options one after the other, as in a pick."""
    match = data.draw(st.sampled_from(positions(game_id)))
    options = st.sampled_from([option.path for option in match.waiting.options])
    element = st.sampled_from(list(match.game.elements(match.state)))
    for _ in range(8):
        path = data.draw(options)
        begun = path[: data.draw(st.integers(1, len(path)))]
        check(match, begun + tuple(data.draw(st.lists(element, min_size=1, max_size=2))))
        check(match, tuple(key for path in data.draw(st.lists(options, min_size=2, max_size=4)) for key in path))


@a_game
def test_every_option_and_all_its_beginnings(game_id: str) -> None:
    for number, match in enumerate(positions(game_id)):
        paths = [option.path for option in match.waiting.options]
        for path in paths if number % 40 == 0 else paths[number % 17 :: 17]:
            for length in range(len(path) + 1):
                assert check(match, path[:length]) == ""


@a_game
def test_strange_paths_are_refused_too(game_id: str) -> None:
    """Keys glued together from parts of real ones, and plain nonsense."""
    wrong = set()
    for match in positions(game_id)[::9]:
        elements = list(match.game.elements(match.state))
        chance = Chance(match.waiting.seat)
        zones = by_zone(elements)
        keys = [*NONSENSE, *(glued(zones, chance) for _ in range(60))]
        paths: list[Path] = [(key,) for key in keys]
        paths += [(key, chance.one_of(elements)) for key in keys]
        paths += [(chance.one_of(elements), key) for key in keys]
        for path in paths:
            if (match.why_not(path) is None) != begins_an_answer(match.waiting, path):
                wrong.add((match.waiting.kind, path))
    assert not wrong


NONSENSE = ("", "/", "cell/", "cell/Z99", "support/-1", "support/00", "bid/00", "leader/", "leader/x/y/z", "\ud800")


def by_zone(elements: list[str]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for key in elements:
        found.setdefault(key.split("/")[0], []).append(key)
    return found


def glued(keys: dict[str, list[str]], chance: Chance) -> str:
    """The zone of one key with the name of another."""
    zone, other = chance.one_of(list(keys)), chance.one_of(list(keys))
    _, *names = chance.one_of(keys[other]).split("/")
    return "/".join([zone, *names[-chance.roll(2) :]])


FAULTS_OF_CARDS = {"endless_cards"}
"""Never a refusal: only an owner's cards bring them about, and `tests/games/settlers/rules/owners.py` does."""


@every_game
def test_every_reason_can_be_met(game: AnyGame) -> None:
    """All keys alone and after every beginning of an option; any further keys after those at random."""
    left = Counter(dict.fromkeys(set(game.reasons) - FAULTS_OF_CARDS, 1))
    for match in chain(fixed(game), positions(game.id)[:40]):
        elements = list(game.elements(match.state))
        chance = Chance(len(left))
        paths: list[Path] = [(key,) for key in elements]
        known = [option.path for option in match.waiting.options]
        beginnings = dict.fromkeys(path[:length] for path in known for length in range(1, max(2, len(path))))
        paths += [(*begun, key) for begun in beginnings for key in elements]
        paths += [tuple(chance.one_of(elements) for _ in range(3)) for _ in range(50)]
        for path in paths:
            left.pop(check(match, path), None)
        if not left:
            return
    pytest.fail(f"never met: {', '.join(left)}")


def fixed(game: AnyGame) -> Iterator[AnyMatch]:
    """One answer into a match; then each counted position and the first to ask each question soon after it."""
    yield played(Case(game.id, game.setup_type(seats=3), 0).match(), Chance(0), answers=1)
    for position in counting.BY_GAME.get(game.id, {}).values():
        asked = set()
        for match in counting.soon_after(position):
            question = match.waiting.kind, match.waiting.seat, len(match.checkpoint().since)
            if question not in asked:
                asked.add(question)
                yield match


# Illegal answers


@some_cases
def test_an_illegal_answer_changes_nothing(case: Case) -> None:
    chance = case.chance
    match = case.match()
    met: dict[Option, None] = {}
    tried = 0
    for now in play(match, chance, back=10):
        decision = now.waiting
        if chance.below(3):
            continue
        met.update(dict.fromkeys(decision.options))
        for answer in illegal_answers(decision, list(met), chance):
            tried += 1
            refuse(now, answer)
        copy = now.copy()
        refuse(copy, (*decision.options, *decision.options))
        assert point_of(copy) == point_of(now)
        copy.answer(random_answer(decision, chance.copy()))
    assert tried > 20


def refuse(match: AnyMatch, answer: Answer) -> None:
    decision, entries, answers, told = match.decision, list(match.entries), list(match.answers), list(match.events)
    here, redo = point_of(match), match.can_redo
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(answer)
    assert match.decision is decision
    assert (match.entries, match.answers, match.events, match.can_redo) == (entries, answers, told, redo)
    assert point_of(match) == here
    assert refused.value.reason.code in {*match.game.reasons, *SHARED_REASONS}
    assert refused.value.reason.rule.startswith("§")


def illegal_answers(decision: Decision[Option], others: list[Option], chance: Chance) -> Iterator[Answer]:
    """Options of other decisions, options with a field of another, too many, too few, too often."""
    held = Counter(decision.options)
    strangers = [chance.one_of(others) for _ in range(4)]
    strangers += [crossed(chance.one_of(others), chance.one_of(others)) for _ in range(4)]
    strangers = [option for option in strangers if option not in held]
    if not decision.picks_several:
        yield from strangers
        yield (chance.one_of(decision.options),)
        yield ()
        return
    least, most = decision.pick
    yield from ((stranger,) for stranger in strangers)
    yield (*decision.options, decision.options[0])
    often = chance.one_of(decision.options)
    yield (often,) * (held[often] + 1)
    if least:
        yield tuple(decision.options[: least - 1])
    if most < len(decision.options):
        yield tuple(decision.options[: most + 1])


def crossed(option: Option, other: Option) -> Option:
    """An option with the fields of another where both have them: often well formed and wrong."""
    fields = {name: getattr(other if hasattr(other, name) else option, name) for name in option.__struct_fields__}
    return type(option)(**fields)
