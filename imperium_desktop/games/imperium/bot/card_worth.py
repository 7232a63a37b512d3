"""What a card is worth to a player: in play, in the deck, or in the market."""

from functools import lru_cache
from typing import Final

from imperium_desktop.games.imperium.rules.cards.vocabulary import Discard
from imperium_desktop.games.imperium.rules.content import Components, PlayingCard
from imperium_desktop.games.imperium.rules.names import MATERIAL, POPULATION, PROGRESS, Face
from imperium_desktop.games.imperium.rules.payment import can_pay
from imperium_desktop.games.imperium.rules.state import Player, Slot, State
from imperium_desktop.rules.effects.steps import verbs_of

POINT: Final = 10.0
TOKEN: Final = (2.5, 4.5, 0.0)
"""Material and population; progress is counted in points."""
VARIABLE: Final = 4.0
"""Points that a card brings which counts something, by and large."""
UNREST: Final = 4.0
"""Loss through an Unrest beside the points it costs: it also fills the hand."""
WORKING: Final = 14.0
"""A card that lies in play and does something again and again."""
REGION: Final = 5.0
ICON: Final = 3.0
HANDY: Final = 5.0
"""A card that can be played once in a run through the deck."""
RETURNED_IN_TIME: Final = 15.0
"""Unrest that can be got rid of in the next activation, before the game collapses."""
NEARLY_EMPTY: Final = 5
"""Cards in the unrest pile with which a collapse is to be feared."""
PRICE_OF_UNREST: Final = (0, 1, 0)
"""Price of returning Unrest that is paid most easily."""
DEAD: Final = -3.0
"""A card that only fills the hand."""
BURDENS: Final = {"gwaith_camlan": 50.0, "mandate_of_heaven": 12.0}
"""Cards in play that take more than they give."""


# In play


@lru_cache(maxsize=2048)
def in_use(card: PlayingCard) -> float:
    worth = REGION if "region" in card.suits else 0.0
    worth += ICON * len(card.types) - BURDENS.get(card.name, 0.0)
    return worth + (WORKING if works(card) else 0.0) + (WORKING if card.hand_limit else 0.0)


def works(card: PlayingCard) -> bool:
    return any(block.when in ("exhaust", "solstice") for block in card.blocks)


@lru_cache(maxsize=2048)
def discards_at_solstice(card: PlayingCard) -> bool:
    return any(isinstance(verb, Discard) for block in card.at("solstice") for verb in verbs_of(block.steps))


# In hand, deck or discard pile


@lru_cache(maxsize=4096)
def held(card: PlayingCard, face: Face) -> float:
    if card.unrest:
        return -UNREST
    if card.unplayable or (card.state is not None and card.state != face):
        return DEAD
    return HANDY + (in_use(card) / 2 if card.pinned else 0.0)


@lru_cache(maxsize=8)
def held_by_id(content: Components, face: Face) -> dict[str, float]:
    return {id: held(card, face) for id, card in content.cards.items() if id in content.nouns}


def keeping(content: Components, state: State, player: Player, id: str) -> float:
    """Worth of a player's own card where it is, beside its points."""
    card = content.cards[id]
    if card.unrest and id in player.hand:
        return in_hand_to_return(state, player)
    return held(card, player.face) + (in_use(card) if any(place.card == id for place in player.play) else 0.0)


def in_hand_to_return(state: State, player: Player) -> float:
    """§4.4 Unrest can be returned from the hand alone; where the pile runs out, nothing is more urgent."""
    urgent = len(state.pile) <= NEARLY_EMPTY and can_pay(player, PRICE_OF_UNREST)
    return RETURNED_IN_TIME if urgent else -UNREST


# To a player who does not have it


@lru_cache(maxsize=4096)
def printed_points(card: PlayingCard) -> float:
    return float(card.points) if isinstance(card.points, int) else VARIABLE


def wish(content: Components, player: Player, slot: Slot) -> float:
    if not slot.card:
        return 0.0
    tokens = slot.tokens
    worth = worth_to(content.cards[slot.card], player)
    worth += TOKEN[MATERIAL] * tokens[MATERIAL] + TOKEN[POPULATION] * tokens[POPULATION] + POINT * tokens[PROGRESS]
    return worth - (2 * POINT + UNREST if slot.unrest else 0.0)


def worth_to(card: PlayingCard, player: Player) -> float:
    return POINT * printed_points(card) + max(held(card, player.face), 0.0)
