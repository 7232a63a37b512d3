"""§11.6 What the next attack could hit: for every Attack card that may still come, onto the line as it lies now."""

from collections import Counter
from typing import NamedTuple

from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE, targets_of
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.state import State


class Threat(NamedTuple):
    good: Good
    """The Target field of the card that would come."""
    copies: int
    """How many such cards are left in the deck."""
    cards: tuple[str, ...]
    """The Locations among which the attack would fall; none: it would miss."""


def threats(content: Components, state: State) -> list[Threat]:
    """Threats of the next attack, from a view too; what could hit comes first.

    Which cards are left is known, their order is not.
    """
    virtual = state.virtual
    if virtual is None:
        return []
    gone = {*virtual.deals, *virtual.removed, *state.players[ALONE].deals}
    left = Counter(good for card, good in content.attacks.items() if card not in gone)
    found = [Threat(good, copies, targets_of(content, state, good)) for good, copies in left.items()]
    return sorted(found, key=lambda threat: (not threat.cards, -threat.copies))


def in_danger(content: Components, state: State) -> frozenset[str]:
    """Locations that some card left in the deck would hit."""
    return frozenset(card for threat in threats(content, state) for card in threat.cards)
