"""What is printed on cards is told in every language; all other words: tests/text."""

import pytest

from imperium_desktop.text.reading import languages
from imperium_desktop.text.words import Words

from .builder import game


@pytest.mark.parametrize("language", [language.id for language in languages()])
def test_every_card_says_what_it_does(language: str) -> None:
    words = Words.load(language, game())
    for card in game().content.cards:
        power = words.name(card, "power")
        assert power != words.name(card)
        assert power.endswith(".")
