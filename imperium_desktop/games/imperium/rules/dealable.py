"""Whether matches can be dealt: what must be there of a box, however its owner corrected the cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.names import COMMONS, NATIONS, SIDES, SMALL_DECKS

Mistake = tuple[str, str]
"""The group of cards, and what it lacks."""

LEAST_OF_SUITS: Final[Mapping[str, int]] = {"fame": 1, "tributary": 6, "unrest": 6, **dict.fromkeys(SMALL_DECKS, 1)}
"""Least number of cards for the market, with its unrest, and for the decks (§3.2).

Nations in the game take up to four tributaries out.
"""
LEAST_OF_STARTS: Final[Mapping[str, int]] = {"deck": 1}
"""Least number of cards that a nation starts with in each place (§3.1)."""
FEWEST_PLAYERS: Final = 2


def mistakes_in_box(cards: Mapping[str, Card]) -> Iterator[Mistake]:
    groups: dict[str, list[Card]] = {}
    for card in cards.values():
        groups.setdefault(card.deck, []).append(card)
    for group in COMMONS.values():
        suits: Counter[str] = Counter(card.suits[0] for card in groups[group] for _ in copies(card) if not card.side)
        yield from lacking(group, "suit", suits, LEAST_OF_SUITS)
        yield from without_sides(group, (card for card in groups[group] if card.side))
    for nation in NATIONS:
        starts: Counter[str] = Counter(start for card in groups[nation] for start in copies(card))
        yield from lacking(nation, "start", starts, LEAST_OF_STARTS)
        yield from without_sides(nation, (card for card in groups[nation] if "power" in copies(card)))


def copies(card: Card) -> list[str]:
    """Where those lie at the start that are dealt to any number of players, in either printing."""
    return [copy.start for copy in card.copies if copy.players <= FEWEST_PLAYERS and not copy.replaces]


def lacking(group: str, what: str, found: Mapping[str, int], least: Mapping[str, int]) -> Iterator[Mistake]:
    for name, n in least.items():
        if found.get(name, 0) < n:
            yield group, f"no match can be dealt: {n} or more cards with the {what} “{name}” are needed"


def without_sides(group: str, faces: Iterable[Card]) -> Iterator[Mistake]:
    if sorted(card.side or "" for card in faces) != list(SIDES):
        yield group, f"no match can be dealt: there must be one face {' and one face '.join(SIDES)}"
