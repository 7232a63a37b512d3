"""What the cards in play show, added up, and the Unrest that somebody holds. No Qt."""

from collections import Counter
from typing import Final

from imperium_desktop.games.imperium.rules.area import garrisoned, in_play
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.scoring import unrest
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.signs import WORDS

MANY: Final = 4
"""Number of seats that leave little room in the strip: the others' tokens stand in their panels."""
COUNTED: Final = ("production", "region", "river", "fertile", "city", "metropolis", "knight", "mask", "scroll")
"""What is counted, in the order in which it is told."""


def shown_counts(content: Components, view: State, seat: int) -> list[tuple[str, int]]:
    """Icons with their numbers; what nothing shows is left out."""
    player = view.players[seat]
    found: Counter[str] = Counter()
    for card in in_play(player):
        known = content.cards.get(card)
        if known is not None:
            found.update((*known.types, *known.suits))
    counts = [(WORDS[word], found[word]) for word in COUNTED if found[word]]
    held = sum(1 for _ in garrisoned(player))
    return [*counts, *([(WORDS["garrison"], held)] if held else [])]


def unrest_of(content: Components, view: State, seat: int) -> int:
    """All of it, wherever it lies: everybody may count that (§2.4)."""
    return unrest(content, view, seat)
