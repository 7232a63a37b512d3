"""Verbs and phrases of Imperium in both languages, those among them that only the cards of Legends use."""

import re

from imperium_desktop.games.imperium.rules.cards.vocabulary import VERBS
from imperium_desktop.resource_files import game_words, read_table
from imperium_desktop.rules.effects.notation import PRONOUNS
from imperium_desktop.rules.effects.steps import Prefix
from imperium_desktop.text.effects import ITEM
from tests.games.imperium.text.test_cards import both

PREFIXES = {str(verb.__struct_config__.tag) for verb in VERBS if issubclass(verb, Prefix)}
NEVER_NAMED = {"next_played"}
"""A pronoun whose verb says all itself."""


def card_words(language: str, section: str) -> set[str]:
    table = read_table(game_words(language, "imperium") / "cards.toml")[section]
    assert isinstance(table, dict)
    return set(table)


@both
def test_every_verb_has_a_template_and_every_template_a_verb(language: str) -> None:
    verbs = {str(verb.__struct_config__.tag) for verb in VERBS} - PREFIXES
    assert {key for key in card_words(language, "effects") if not key.endswith(ITEM)} == verbs


@both
def test_every_word_before_steps_has_its_joint(language: str) -> None:
    assert card_words(language, "joining") >= PREFIXES


@both
def test_every_pronoun_and_every_verb_of_a_phrase_is_known(language: str) -> None:
    phrases = card_words(language, "phrases")
    assert phrases >= PRONOUNS - NEVER_NAMED
    places = {"hand", "discard", "deck", "history", "in_play", "market", "exile", "garrison", "active_quest"}
    assert {key.removeprefix("from_") for key in phrases if key.startswith("from_")} >= places


def test_the_two_languages_differ_in_phrases_only_where_their_grammar_does() -> None:
    english, polish = (card_words(language, "phrases") for language in ("en", "pl"))
    assert {key for key in english - polish if not re.match(r"or_", key)} == set()
    assert {key for key in polish - english if not re.match(r"per_|named_|found_", key)} == set()
