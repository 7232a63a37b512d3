"""What holds for the hints of every game."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.teaching.hints import Teacher
from tests.teaching.library import LIBRARY, of_each_game
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying
from tests.teaching.staging import Case, scenes

CASES: dict[str, Mapping[str, Case]] = of_each_game("scenes", "CASES")
SAID: dict[str, Mapping[tuple[str, str], str]] = of_each_game("scenes", "SAID")
ELSEWHERE: dict[str, set[str]] = of_each_game("scenes", "ELSEWHERE")
"""Hints that no position of a running match calls for."""

each_game = pytest.mark.parametrize("game", CASES)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_case = pytest.mark.parametrize(("game", "id"), [(game, id) for game, cases in CASES.items() for id in cases])


def teacher(game: str) -> Teacher[Any, Any]:
    return GAMES[game].parts.teacher


def test_every_hint_of_every_game_has_a_case() -> None:
    for game, cases in CASES.items():
        assert set(teacher(game).ids) - ELSEWHERE[game] == set(cases)


@each_case
def test_a_hint_is_given_in_its_situation(game: str, id: str) -> None:
    case = CASES[game][id]
    hint = find(id, case.given.hints())
    assert hint is not None
    assert {name: hint.facts[name] for name in case.facts} == case.facts
    assert len(hint.events) == case.events
    assert set(hint.marks) == set(case.marks.split())


@each_case
def test_a_hint_is_not_given_in_a_near_miss(game: str, id: str) -> None:
    assert find(id, CASES[game][id].near_miss.hints()) is None


@each_game
def test_every_kind_of_decision_has_a_hint(game: str) -> None:
    kinds = {kind for situation in teacher(game).situations for kind in situation.kinds}
    assert kinds == set(load_game(game).kinds)


@each_game
def test_hints_use_nothing_hidden_and_touch_nothing(game: str) -> None:
    for scene in scenes(CASES[game]):
        seen, hints = scene.seen(), scene.hints()
        before = msgspec.json.encode(seen.rest)
        for seed in range(3):
            other = seen.imagine(Chance(seed)).seen_by(seen.seat)
            assert teacher(game).hints(other, scene.path, scene.hover) == hints
        teacher(game).hints(seen, scene.path, scene.hover)
        assert msgspec.json.encode(seen.rest) == before


@each_game
def test_the_most_important_comes_first(game: str) -> None:
    weights = {situation.id: situation.weight for situation in teacher(game).situations}
    for scene in scenes(CASES[game]):
        order = [weights[hint.id] for hint in scene.hints()]
        assert order == sorted(order, reverse=True)


@each_game
def test_rules_and_marks_can_be_looked_up(game: str) -> None:
    for scene in scenes(CASES[game]):
        elements = set(load_game(game).elements(scene.match().state))
        for hint in scene.hints():
            assert set(hint.marks) <= elements
            assert all(book.paragraph(hint.rule) is not None for book in LIBRARY[game].values())


# Words


@each_game
@each_language
def test_every_hint_has_a_title_and_a_text(game: str, language: str) -> None:
    assert saying(game, language).wording.hints.keys() == set(teacher(game).ids)


@each_game
@each_language
def test_templates_fit_the_facts(game: str, language: str) -> None:
    for scene in scenes(CASES[game]):
        for hint in scene.hints():
            saying(game, language).check(hint)
            assert_well_said(saying(game, language).say(hint))


@pytest.mark.parametrize(("game", "id", "language"), [(game, *key) for game, said in SAID.items() for key in said])
def test_sentences(game: str, id: str, language: str) -> None:
    hint = find(id, CASES[game][id].given.hints())
    assert hint is not None
    assert saying(game, language).say(hint)[1] == SAID[game][id, language]
