"""What each game's window says: every message in all languages, said somewhere, with the facts it asks for."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import imperium_desktop
from imperium_desktop.registry import GAMES
from imperium_desktop.text.checking import fields_of, slots_in
from imperium_desktop.text.reading import languages
from imperium_desktop.text.template import Plural, Template
from imperium_desktop.text.titles import read_title
from imperium_desktop.text.window_words import read_window_words

LANGUAGES = [language.id for language in languages()]
every_game = pytest.mark.parametrize("game_id", GAMES)
FILLED_LATER = frozenset({"name"})
"""By a page that goes through the seats."""

UNCHANGED = {
    "en": {"everybody_offers_n", "n_highlighted", "n_left", "stored_here", "vp_at_the_end"},
    "pl": {"everybody_offers_n", "occupy_n_buildings", "vp_at_the_end"},
}
"""Messages that go with every number."""


class Call(NamedTuple):
    """One message named in a source: by `say`, with facts, or by `MessageKey`, for later."""

    key: str
    facts: frozenset[str] | None
    place: str


@cache
def sources(game_id: str) -> tuple[tuple[Path, ast.Module], ...]:
    files = sorted((Path(imperium_desktop.__file__).parent / "games" / game_id).rglob("*.py"))
    return tuple((file, ast.parse(file.read_text(encoding="utf-8"))) for file in files)


def called(game_id: str, *names: str) -> Iterator[tuple[Path, ast.Call, str]]:
    for file, tree in sources(game_id):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield file, node, node.func.id


def calls(game_id: str) -> Iterator[Call]:
    for file, node, name in called(game_id, "say", "MessageKey"):
        match node.args:
            case [ast.Constant(str(key))]:
                facts = frozenset(keyword.arg or "" for keyword in node.keywords) if name == "say" else None
                yield Call(key, facts, f"{file.name}:{node.lineno}")
            case _:
                assert name == "say", f"{file}:{node.lineno}: a key is named where it is made"


@cache
def messages(language: str, game_id: str) -> dict[str, Template]:
    return dict(read_window_words(language, game_id).messages)


def facts_in(template: Template) -> set[str]:
    return {field for slot in slots_in(template) for field in fields_of(slot)}


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_is_said(game_id: str, language: str) -> None:
    said = {call.key for call in calls(game_id)}
    assert sorted(said - messages(language, game_id).keys()) == [], "keys that would show raw"
    assert sorted(messages(language, game_id).keys() - said) == [], "messages that nothing says"
    assert not [key for key, template in messages(language, game_id).items() if not template]


@every_game
def test_a_message_gets_the_facts_it_asks_for_and_no_others(game_id: str) -> None:
    for call in calls(game_id):
        asked = set[str]().union(*(facts_in(messages(language, game_id)[call.key]) for language in LANGUAGES))
        if call.facts:
            assert asked == call.facts, call
        elif call.facts is not None:
            assert asked <= FILLED_LATER, call


@every_game
def test_all_languages_tell_the_same_facts(game_id: str) -> None:
    for key, template in messages("en", game_id).items():
        for language in LANGUAGES:
            assert facts_in(messages(language, game_id)[key]) - {"n"} == facts_in(template) - {"n"}, (language, key)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_plural_forms(game_id: str, language: str) -> None:
    """As many as the language needs, which reading them checks; words that are right for all numbers are listed."""
    for key in {call.key for call in calls(game_id) if call.facts and "n" in call.facts} - UNCHANGED.get(
        language, set()
    ):
        slots = slots_in(messages(language, game_id)[key])
        assert any(isinstance(slot, Plural) and slot.field == "n" for slot in slots), key


@every_game
def test_games_have_no_words_in_their_sources(game_id: str) -> None:
    """`tr()` shows what is English in Python."""
    assert [f"{file}:{node.lineno}" for file, node, _ in called(game_id, "tr")] == []


@every_game
def test_all_languages_have_a_name_for_what_a_seat_leads_or_none(game_id: str) -> None:
    assert len({bool(read_title(language, game_id).side) for language in LANGUAGES}) == 1
