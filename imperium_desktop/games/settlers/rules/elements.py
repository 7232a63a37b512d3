"""What there is: the keys of everything a person could touch, and how many cards the box holds."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.names import FACTIONS, SUPPLY
from imperium_desktop.games.settlers.rules.payment import ways_to_pay
from imperium_desktop.games.settlers.rules.prices import ONE_FOOD
from imperium_desktop.games.settlers.rules.setup import blank_player
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.rules.view import visible

BUTTONS = (
    "build",
    "deal",
    "raze",
    "activate",
    "activate_twice",
    "play",
    "visit",
    "defense",
    "samurai",
    "bank",
    "spend_workers",
    "pass",
    "end_turn",
    "skip",
    "raze_from_hand",
    "raze_opponent",
    "remove_common",
    "remove_faction",
)


def elements(content: Components, state: State) -> Iterator[str]:
    for player in state.players:
        yield from (f"hand/{card}" for card in player.hand)
        yield from (f"location/{location.card}" for location in player.locations)
        yield from (f"foundation/{foundation.card}" for foundation in player.foundations)
        yield from (f"deal/{card}" for card in player.deals)
        yield from (f"row/{card}" for card in player.held)
        yield from (f"deal/{location.card}" for location in player.locations if location.marker)
    yield from (f"row/{card}" for card in state.row)
    if state.virtual is not None:
        yield from (f"location/{location.card}" for location in state.virtual.locations)
        yield from (f"deal/{card}" for card in state.virtual.deals)
    yield from (f"good/{good}" for good in (*SUPPLY, "vp", "card"))
    yield from ("deck/common", "deck/faction")
    yield from (f"seat/{seat}" for seat in range(len(state.players)))
    yield from (f"faction/{faction}" for faction in FACTIONS)
    yield from payments(content)
    yield from BUTTONS


@lru_cache(maxsize=2)
def payments(content: Components) -> tuple[str, ...]:
    """A key for every way in which any price of the box can be shared between Resources and Gold."""
    rich = blank_player()
    rich.supply = [99] * len(SUPPLY)
    needs = {ONE_FOOD}
    for card in content.copies.values():
        needs |= {card.resources, card.price, card.price.plus(card.price)}
    return tuple(sorted({key for need in needs for way in ways_to_pay(rich, need) for key in way.option.path}))


def census(content: Components, state: State) -> Mapping[str, int]:
    """Every card is in exactly one place; those of factions that nobody leads lie in the box."""
    led = {player.faction for player in state.players}
    decks = content.decks_in(state.setup.deck_format)
    box = (card for faction in FACTIONS if faction not in led for card in decks[faction])
    cards = [*visible(state), *state.common, *(state.virtual.attacks if state.virtual else ()), *box]
    counted: Counter[str] = Counter(content.copies[card].deck for card in cards if card in content.copies)
    attacks = sum(card in content.attacks for card in cards)
    return {**counted, "attack": attacks, "different": len({card for card in cards if card in content.nouns})}
