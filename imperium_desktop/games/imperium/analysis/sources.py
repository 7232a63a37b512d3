"""Points by what gives them: progress, and cards by their suits. No Qt."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import owned
from imperium_desktop.games.imperium.rules.content import UNKNOWN, Components
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.scoring import card_points
from imperium_desktop.games.imperium.rules.state import State

SOURCES: Final = (
    "progress", "region", "uncivilised", "civilised", "tributary", "fame", "nation", "power", "sunken", "unrest",
)  # fmt: skip
"""Sources of points in the order of the tables.

`nation`: cards without a suit, those of the player's own nation; `sunken`: all that lie in the sunken pile (§23.2), but
for Unrest.
"""


def points_by_source(content: Components, view: State, seat: int) -> tuple[int, ...]:
    """Points in the order of `SOURCES`, if the match ended now."""
    found = dict.fromkeys(SOURCES, 0)
    found["progress"] = view.players[seat].tokens[PROGRESS]
    for card in owned(view, seat):
        if not card.startswith(UNKNOWN):
            found[source_of(content, view, seat, card)] += card_points(content, view, seat, card)
    return tuple(found.values())


def pieces_by_source(content: Components, view: State, seat: int) -> tuple[int, ...]:
    """How many tokens or cards give them."""
    found = dict.fromkeys(SOURCES, 0)
    found["progress"] = view.players[seat].tokens[PROGRESS]
    for card in owned(view, seat):
        if not card.startswith(UNKNOWN) and card_points(content, view, seat, card):
            found[source_of(content, view, seat, card)] += 1
    return tuple(found.values())


def source_of(content: Components, view: State, seat: int, card: str) -> str:
    if card in view.players[seat].sunken and card not in content.unrest:
        return "sunken"
    suits = content.cards[card].suits
    return suits[0] if suits else "nation"
