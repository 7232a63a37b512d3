"""What a card game brings to the card browser."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.rules.mistakes import Mistakes
from imperium_desktop.teaching.rulebook import fold
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import Choice


class CardEntry(NamedTuple):
    """One card in the list."""

    key: str
    name: str
    about: str
    """Deck and kind, in one line."""
    text: str
    """All that a search looks through."""
    facets: Mapping[str, frozenset[str]]
    """What it is, by filter."""
    marks: tuple[str, ...] = ()
    """Icons at its corner: reconstructed, corrected."""

    def matches(self, wanted: Mapping[str, str], words: str) -> bool:
        """True under every filter, and with every word of the search somewhere in it.

        Accents do not count.
        """
        met = all(value in self.facets[id] for id, value in wanted.items() if value)
        text = fold(self.text)
        return met and all(word in text for word in fold(words).split())


class Filter(NamedTuple):
    id: str
    name: str
    values: tuple[Choice, ...]


class Detail(NamedTuple):
    """All about one card, in marked texts."""

    title: str
    about: str
    sentences: tuple[str, ...]
    fields: tuple[str, ...]
    variants: tuple[str, ...]
    """How its copies differ, one line for each kind of copy; the first is the only one if they do not."""
    notes: tuple[str, ...]
    """Where it comes from, and the paragraphs about it."""


class Catalogue(Protocol):
    """All cards of one game in one language."""

    game_id: str
    mistakes: Mistakes | None
    """Why the owner's corrections are not used."""

    def set_words(self, words: Words) -> None: ...

    def filters(self) -> Sequence[Filter]: ...

    def entries(self) -> Sequence[CardEntry]: ...

    def detail(self, key: str) -> Detail: ...

    def paint(self, p: QPainter, rect: QRectF, key: str, variant: int) -> None: ...


MakeCatalogue: TypeAlias = Callable[[Any, Words], Catalogue]
"""Maker of a catalogue from the content of a game, in the words of one language."""
