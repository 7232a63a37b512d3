"""§12 Deck formats: which cards are dealt, with the expansion or without it."""

from collections.abc import Iterable
from typing import TypeAlias

from imperium_desktop.rules.settlers.components import Box, Card
from imperium_desktop.rules.settlers.names import DECKS, Deck, DeckFormat

Decks: TypeAlias = dict[Deck, tuple[str, ...]]


def dealt_in(box: Box) -> dict[DeckFormat, Decks]:
    """The physical cards of every deck, for each format that can be played with this box."""
    base = decks_of(box.cards)
    more = decks_of(card for card in box.expansion if card.blocks)
    return {"no": base, "common": {**base, "common": base["common"] + more["common"]}}


def decks_of(cards: Iterable[Card]) -> Decks:
    found: Decks = dict.fromkeys(DECKS, ())
    for card in cards:
        found[card.deck] += tuple(copy.id for copy in card.copies)
    return found
