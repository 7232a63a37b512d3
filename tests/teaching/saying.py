"""Hints of any game, put into words as a person reads them."""

from functools import cache

from imperium_desktop.registry import load_game
from imperium_desktop.teaching.hints import Hint
from imperium_desktop.text.checking import Checker, Facts
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.text.reading import read_wording
from imperium_desktop.text.words import Words

LANGUAGES = tuple(PLURAL_RULES)


class Saying:
    """Title, text and events of a hint."""

    def __init__(self, game: str, language: str) -> None:
        self.wording = read_wording(language, load_game(game))
        self.checker = Checker(self.wording.language, self.wording.lexicon)
        self.words = Words.load(language, load_game(game)).with_seats(("Anna", "Bartek"))

    def say(self, hint: Hint) -> list[str]:
        return [*self.words.hint(hint.id, hint.facts), *(self.words.event(event) for event in hint.events)]

    def check(self, hint: Hint) -> None:
        """Its templates ask for nothing but its facts."""
        known = Facts(dict.fromkeys(hint.facts, frozenset()))
        words = self.wording.hints[hint.id]
        self.checker.check(words.title, known)
        self.checker.check(words.text, known)


@cache
def saying(game: str, language: str) -> Saying:
    return Saying(game, language)


def find(id: str, hints: tuple[Hint, ...]) -> Hint | None:
    return next((hint for hint in hints if hint.id == id), None)


def assert_well_said(sentences: list[str]) -> None:
    for sentence in sentences:
        assert not set("{}") & set(sentence), sentence
        assert "  " not in sentence, sentence
        assert sentence == sentence.strip(), sentence
        assert " ." not in sentence, sentence
        assert " ," not in sentence, sentence
        assert ".." not in sentence, sentence
        assert "_" not in sentence, sentence
        assert sentence[:1].upper() == sentence[:1], sentence
    assert sentences[1][-1] in ".!?:", sentences[1]
