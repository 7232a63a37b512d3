"""Likely takers of the cards of the market: for the token of the clean-up, which goes to them (§4.8)."""

from math import exp
from typing import Final

import msgspec

from imperium_desktop.games.imperium.bot.card_worth import POINT, worth_to
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.state import Player, Slot, State

TASTE: Final = 10.0
"""How much more a card is worth that is taken e times as often."""
TAKEN: Final = 1.2
"""Cards of the market that a player takes in a turn."""
SUREST: Final = 0.9
GOOD: Final = 0.4
"""Points that a material or population is worth to the taker."""


def tokens_in_prospect(content: Components, state: State, seat: int) -> float:
    """Points that the tokens on the market will bring to a seat, less those that its rivals will have from them."""
    players = [state.players[other] for other in (*state.seats_from(seat)[1:], seat)]
    takes = [chances(content, state.market, player) for player in players]
    return sum(bringing(slot) * outlook([chance[place] for chance in takes]) for place, slot in enumerate(state.market))


def with_token(state: State, card: str) -> State:
    """The same with a progress more on a card of the market."""
    state = state.copy()
    state.market = tuple(one_more(slot) if slot.card == card else slot for slot in state.market)
    return state


def one_more(slot: Slot) -> Slot:
    material, population, progress = slot.tokens
    return msgspec.structs.replace(slot, tokens=(material, population, progress + 1))


def bringing(slot: Slot) -> float:
    return slot.tokens[PROGRESS] + GOOD * sum(slot.tokens[:PROGRESS])


def outlook(chances_in_turn: list[float]) -> float:
    """How likely the last of all takes a card that is still there, less how likely one before does."""
    left = 1.0
    for chance in chances_in_turn[:-1]:
        left *= 1 - chance
    return left * chances_in_turn[-1] - (1 - left)


def chances(content: Components, market: tuple[Slot, ...], player: Player) -> list[float]:
    """How likely the player is to take each card in a turn; one that breaks through leaves the Unrest under it."""
    appeals = [exp(appeal(content, player, slot) / TASTE) if slot.card else 0.0 for slot in market]
    total = sum(appeals) or 1.0
    return [min(SUREST, TAKEN * appealing / total) for appealing in appeals]


def appeal(content: Components, player: Player, slot: Slot) -> float:
    return worth_to(content.cards[slot.card], player) + POINT * bringing(slot)
