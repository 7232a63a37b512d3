"""Which cards a match showed and which were played, by their keys: for whoever simulates many."""

from collections.abc import Iterable

from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.events import CardPlayed
from imperium_desktop.rules.imperium.state import State
from imperium_desktop.rules.table import Event


def cards_for(content: Components, seats: int) -> frozenset[str]:
    """Those that can come up with so many players (§3.2)."""
    cards = (content.cards[card] for card in content.nouns)
    return frozenset(card.key for card in cards if card.players <= seats)


def never_played(content: Components) -> frozenset[str]:
    """Cards that work otherwise: powers, King of Kings, and those on which it is printed."""
    cards = (content.cards[card] for card in content.nouns)
    return frozenset(card.key for card in cards if card.unplayable or card.side)


def seen_cards(content: Components, state: State, events: Iterable[Event]) -> frozenset[str]:
    """All that came to somebody, to the market or into exile."""
    dealt = [slot.card for slot in state.market]
    dealt += state.exile
    for player in state.players:
        dealt += [*player.hand, *player.deck, *player.discard, *player.history, player.power]
        dealt += [card for place in player.play for card in (place.card, *place.garrison)]
    told = list(content.kings().values())  # it lies there from the beginning
    for event in events:
        told += getattr(event, "cards", ()) if isinstance(getattr(event, "cards", ()), tuple) else ()
        told.append(getattr(event, "card", ""))
    return frozenset(content.cards[card].key for card in (*dealt, *told) if card in content.nouns)


def played_cards(content: Components, events: Iterable[Event]) -> frozenset[str]:
    return frozenset(content.cards[event.card].key for event in events if isinstance(event, CardPlayed))
