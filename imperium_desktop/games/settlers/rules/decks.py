"""§12 Deck formats: which cards are dealt, with the expansion or without it."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from msgspec import UNSET

from imperium_desktop.games.settlers.rules.components import Box, Card
from imperium_desktop.games.settlers.rules.names import DECKS, Deck, DeckFormat

Decks: TypeAlias = dict[Deck, tuple[str, ...]]

BASE: Final = "base"


def dealt_in(box: Box) -> dict[DeckFormat, Decks]:
    """The physical cards of every deck, for each format that this box makes possible and that differs from others."""
    base = decks_of(box.cards)
    common = [card for card in box.expansion if card.deck == "common" and card.blocks]
    formats: dict[DeckFormat, Decks] = {"no": base, "common": decks_of((*box.cards, *common))}
    if is_complete(box):
        everything = (*box.cards, *box.expansion)
        formats["introductory"] = decks_of(everything)
        if any(card.in_open_format is False for card in everything):
            formats["open"] = decks_of(card for card in everything if card.in_open_format is not False)
        if any(card.replaces for card in box.expansion):
            formats["standard"] = {**decks_of(exchanged(box)), "common": base["common"]}
    return formats


def decks_of(cards: Iterable[Card]) -> Decks:
    found: Decks = dict.fromkeys(DECKS, ())
    for card in cards:
        found[card.deck] += tuple(copy.id for copy in card.copies)
    return found


# The whole expansion (§12.1)


def is_complete(box: Box) -> bool:
    """True of a box with all cards that are printed, and something to do on every one."""
    printed = printed_in(box)
    return bool(printed) and written_in(box) == {deck: printed.get(deck, 0) for deck in DECKS}


def printed_in(box: Box) -> Mapping[Deck, int]:
    return next((set.printed for set in box.frame.sets if set.printed is not UNSET), {})


def written_in(box: Box) -> dict[Deck, int]:
    """How many cards of the expansion can be played, if they are enough."""
    return {deck: len(cards) for deck, cards in decks_of(card for card in box.expansion if card.blocks).items()}


# §12.3 Standard


def exchanged(box: Box) -> Iterator[Card]:
    """Every card in the place of the one that it replaces: 30 cards of a faction stay 30, with as many copies."""
    taking = {card.replaces: card for card in box.expansion if card.replaces}
    return (taking.get(card.key, card) for card in box.cards)


def wrong_exchanges(cards: Mapping[str, Card]) -> Iterator[tuple[str, str]]:
    """Cards that say something impossible, by their keys, and why it is."""
    taken: dict[str, str] = {}
    for card in cards.values():
        if card.replaces is UNSET:
            continue
        if wrong := wrong_exchange(cards, taken, card, card.replaces):
            yield f"{card.deck}.{card.key}.replaces", wrong
        taken[card.replaces] = card.key


def wrong_exchange(cards: Mapping[str, Card], taken: Mapping[str, str], card: Card, name: str) -> str:
    if card.set == BASE or card.deck == "common":
        return "in the Standard format only Faction cards of the expansion replace others (§12.3)"
    other = cards.get(name)
    if other is None or other.set != BASE or other.deck != card.deck:
        return f"the base game has no card {name!r} in this deck"
    if name in taken:
        return f"{name} is replaced by {taken[name]} already"
    if len(other.copies) != len(card.copies):
        return f"copies of {name}: {len(other.copies)}, of this card: {len(card.copies)}; they must be as many (§12.3)"
    return ""
