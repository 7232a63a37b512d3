"""The templates by which cards are written: read from `translations/*/<game>/cards.toml`."""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from imperium_desktop.resource_files import game_words
from imperium_desktop.text.checking import Checker, Facts
from imperium_desktop.text.reading import Sentences, Source, Wording
from imperium_desktop.text.template import Template


def facts_for(*names: str) -> Facts:
    return Facts(dict.fromkeys(names, frozenset()))


JOINING: Final = {
    "then": facts_for("first", "second"),
    "besides": facts_for("first", "second"),
    "then_you": facts_for("first", "second"),
    "or": facts_for("first", "second"),
    "may": facts_for("effect", "form"),
    "cost": facts_for("price", "effect"),
    "sentence": facts_for("first", "second"),
    "twice": facts_for("effect"),
    "choose": facts_for("branches", "form"),
    "either": facts_for("first", "second", "conditional"),
    "both": facts_for(),
    "if": facts_for("condition", "effect", "otherwise", "form", "of", "state", "unless"),
    "all": facts_for("effect"),
    "each_other": facts_for("effect"),
    "instead": facts_for("effect"),
    "repeat": facts_for("effect", "times", "per"),
}
"""How steps are joined; a game may have its own words for it.

A game with a `sentence` says each step in one of its own; with `choose` it lists long branches.
"""
SECTIONS: Final = ("moments", "effects", "fields", "themes", "notes", "phrases", "keywords", "glossary")


class CardWording(NamedTuple):
    """The templates of `translations/*/<game>/cards.toml`, by section and key."""

    joining: Sentences
    sections: Mapping[str, Sentences]
    verbs: Mapping[str, tuple[str, str, str]] = {}
    """Each in its three forms: draw!, (may) draw, (each player) draws."""


def read_card_wording(language: str, game_id: str, wording: Wording, folder: Path | None = None) -> CardWording:
    """A game without cards has no file."""
    place = game_words(language, game_id, folder)
    check = Checker(wording.language, wording.lexicon)
    joining = Source(place.parent / "common.toml").sentences("effects", JOINING, check)
    file = place / "cards.toml"
    if not file.is_file():
        return CardWording(joining, {section: {} for section in SECTIONS})
    source = Source(file)
    source.has_only(*SECTIONS, "joining", "verbs", "names", "lexicon")
    joining |= source.sentences("joining", JOINING, check)
    sections = {section: open_sentences(source, section, check) for section in SECTIONS}
    return CardWording(joining, sections, source.entries("verbs", tuple[str, str, str]))


def open_sentences(source: Source, section: str, check: Checker) -> dict[str, Template]:
    """Whatever keys the file has; tests look whether all are used and none is missing."""
    keys = source.whole(section, dict[str, object])
    return source.sentences(section, dict.fromkeys(keys, Facts(complete=False)), check)
