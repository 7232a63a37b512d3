"""What there is: the keys of everything a person could touch, and how many cards the table holds."""

from collections.abc import Iterator, Mapping
from functools import lru_cache

from imperium_desktop.games.imperium.rules.area import commons_of
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import MARKET_SUITS, NATIONS, SIDES, TURN_KINDS
from imperium_desktop.games.imperium.rules.payment import ways_to_pay
from imperium_desktop.games.imperium.rules.setup import blank_player
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.rules.view import visible

BUTTONS = ("play", "end_activation", "agree", "skip", *TURN_KINDS)
MOST_BLOCKS = 4
MOST_BRANCHES = 4
MOST_PAID = 3
"""Most that can be chosen where a player may pay any amount."""
MOST = 10
"""Most of one resource in a price."""


def elements(content: Components, state: State) -> Iterator[str]:
    yield from (f"card/{card}" for card in visible(state) if card in content.nouns)
    yield from (f"card/{card}" for frame in state.frames for card in frame.looked if card in content.nouns)
    yield from fixed()


@lru_cache(maxsize=1)
def fixed() -> tuple[str, ...]:
    """What is there at every moment."""
    rich = blank_player()
    rich.tokens = 99, 99, 99
    prices = [(m, p, g) for m in range(MOST + 1) for p in range(7) for g in range(3)]
    payments = {way.path[0] for price in prices for way in ways_to_pay(rich, price)}
    return (
        *(f"nation/{nation}" for nation in NATIONS),
        *(f"side/{side}" for side in SIDES),
        *(f"{sort}/{suit}" for sort in ("blind", "suit") for suit in MARKET_SUITS),
        "blind/variable",
        *(f"count/{n}" for n in range(MOST_PAID + 1)),
        *(f"marked/{deck}" for deck in ("nation", "development")),
        *(f"block/{place}" for place in range(MOST_BLOCKS)),
        *(f"branch/{place}" for place in range(MOST_BRANCHES)),
        *sorted(payments),
        *BUTTONS,
    )


def census(content: Components, state: State) -> Mapping[str, int]:
    """Every card is in exactly one place; those of nations that nobody leads lie in the box."""
    if state.phase in ("nations", "deal"):
        return dict.fromkeys(("commons", "nations", "doubled"), 0)
    cards = [card for card in visible(state) if card in content.nouns]
    commons = sum(content.cards[card].group not in NATIONS for card in cards)
    led = [player.nation for player in state.players]
    missing = sum(nation_size(content, nation, len(led)) for nation in led if nation)
    return {
        "commons": commons - len(commons_of(content, state)),
        "nations": len(cards) - commons - missing,
        "doubled": len(cards) - len(set(cards)),
    }


def nation_size(content: Components, nation: str, seats: int) -> int:
    """Number of a nation's cards, with one face of those that have two."""
    cards = (content.cards[card] for card in content.groups[nation])
    return sum(card.players <= seats and card.side != "B" for card in cards)
