"""Every template by which a card of Imperium is written stands in a sentence that a person has read."""

from collections.abc import Iterable, Mapping

import pytest

from imperium_desktop.games.imperium.card_text import card_text, points_pieces
from imperium_desktop.games.imperium.rules.cards.notation import steps_of
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.rules.effects.steps import Steps
from imperium_desktop.text.effects import CardText
from imperium_desktop.text.phrases import Phrases
from imperium_desktop.text.words import Words
from tests.games.imperium.text.test_cards import CONTENT, POINTS, SENTENCES, WORDS, both, card
from tests.games.imperium.text.test_verbs import SAID


@both
def test_every_template_of_a_card_is_read(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = WORDS[language]
    used = watched(monkeypatch)
    say(words, CONTENT.records.values(), (), CONTENT.records.values())
    wanted = frozenset(used)
    used.clear()
    checked = [card(key) for key, *_ in POINTS]
    say(words, map(card, SENTENCES), map(steps_of, SAID), checked)
    assert wanted - used == set()


def say(words: Words, cards: Iterable[Card], steps: Iterable[Steps], scored: Iterable[Card]) -> None:
    for record in cards:
        card_text(words, record)
    for each in steps:
        words.cards.steps(each)
    for record in scored:
        if record.points:
            points_pieces(words, record)


def watched(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The keys of all templates that are written from now on."""
    used: set[str] = set()
    write, phrase, join = CardText._say, Phrases.say, CardText._join

    def noted_write(text: CardText, section: str, key: str, facts: Mapping[str, object]) -> str:
        used.add(f"{section}.{key}")
        return write(text, section, key, facts)

    def noted_phrase(phrases: Phrases, key: str, **facts: object) -> str:
        used.add(f"phrases.{key}")
        return phrase(phrases, key, **facts)

    def noted_join(text: CardText, joint: str, **facts: object) -> str:
        used.add(f"joining.{joint}")
        return join(text, joint, **facts)

    monkeypatch.setattr(CardText, "_say", noted_write)
    monkeypatch.setattr(Phrases, "say", noted_phrase)
    monkeypatch.setattr(CardText, "_join", noted_join)
    return used
