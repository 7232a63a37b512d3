"""What a language does with lists and nouns."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from imperium_desktop.text.plurals import PLURAL_RULES, PluralRule
from imperium_desktop.text.template import PLAIN


class Language(msgspec.Struct, frozen=True):
    id: str
    name: str
    """Name in the language itself, for the menu."""
    forms: tuple[str, ...]
    """The forms a noun of the lexicon may have."""
    conjunction: str
    """The "and" before the last item of a list."""
    disjunction: str
    """The "or" before the last of several of which one will do."""

    @property
    def plural_rule(self) -> PluralRule:
        return PLURAL_RULES[self.id]

    def join(self, items: Sequence[str]) -> str:
        return joined(items, self.conjunction)

    def join_either(self, items: Sequence[str]) -> str:
        return joined(items, self.disjunction)


def joined(items: Sequence[str], word: str) -> str:
    """A comma comes before the word if an item holds it itself: "Castor and Pollux, and Hercules"."""
    if len(items) < 2:
        return "".join(items)
    comma = "," if any(f" {word} " in item for item in items) else ""
    return f"{', '.join(items[:-1])}{comma} {word} {items[-1]}"


Noun: TypeAlias = Mapping[str, tuple[str, ...]]
"""Words of a noun by form: one, or one for each plural form of the language."""


class Lexicon:
    """The nouns of one game."""

    def __init__(
        self,
        language: Language,
        nouns: Mapping[str, Noun],
        letters: Mapping[str, str],
        shared: Mapping[str, str] | None = None,
    ) -> None:
        """`shared`: ids that are called by the noun of another."""
        self._choose = language.plural_rule.choose
        self._nouns = {**nouns, **{id: nouns[noun] for id, noun in (shared or {}).items() if noun in nouns}}
        self._letters = letters
        self._order = {noun: place for place, noun in enumerate(nouns)}

    def __contains__(self, id: object) -> bool:
        return id in self._nouns

    def __iter__(self) -> Iterator[str]:
        return iter(self._nouns)

    def has_form(self, id: str, form: str, *, counted: bool) -> bool:
        words = self._nouns[id].get(form, ())
        return len(words) > (1 if counted else 0)

    def some_noun_has(self, form: str, *, counted: bool) -> bool:
        return any(self.has_form(id, form, counted=counted) for id in self._nouns)

    def word(self, id: str, form: str, count: int = 1) -> str:
        """An id without a noun stands for itself, and the plain form for one that a noun lacks."""
        noun = self._nouns.get(id)
        if noun is None:
            return id
        words = noun.get(form) or noun[PLAIN]
        return words[self._choose(count) if len(words) > 1 else 0]

    def tally(self, ids: Sequence[str]) -> list[tuple[str, int]]:
        """How many of each, in the order of the lexicon. In a plain string every letter is an id."""
        named = [self._letters.get(letter, letter) for letter in ids] if isinstance(ids, str) else ids
        each = sorted(set(named), key=lambda id: self._order.get(id, len(self._order)))
        return [(id, named.count(id)) for id in each]
