"""What others hold: hidden, but nearly all of it can be counted, for income lies on the map and every take is open."""

from typing import Final

from imperium_desktop.games.mare_nostrum.bot.income import tokens_of
from imperium_desktop.games.mare_nostrum.bot.purse import BEFORE_BUILDING, BUILDING, Purse
from imperium_desktop.games.mare_nostrum.bot.standing import Standing
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, in_order, without
from imperium_desktop.rules.chance import Chance

BEFORE_TRADE: Final = {"legendary", "legendary_extra", "colossus", "number"}
"""Phases in which the takes that are remembered are those of the last round."""
SEALED: Final = ("offers", "reveal")


def counted_hand(content: Components, state: State, seat: int, held: int, camps: int, kept: int) -> str:
    """A hand before building, as far as the table tells: what came in, was given and taken since (§15)."""
    hand = tokens_of(content, held, camps) + COIN * kept
    if state.phase not in BEFORE_TRADE:
        for taker, giver, letter in state.takes:
            hand = without(hand, letter) if giver == seat else hand + letter if taker == seat else hand
    return hand


def deal_by_count(content: Components, state: State, seat: int, chance: Chance) -> None:
    """Put into the hands of others what can be counted; the same tokens are hidden as before."""
    others = [other for other in range(len(state.players)) if other != seat]
    still = [
        other
        for other in others
        if state.phase in BEFORE_BUILDING or (state.phase in BUILDING and state.waiting >> other & 1)
    ]
    if not still:
        return
    sizes = {other: len(state.players[other].offer) if state.phase in SEALED else 0 for other in still}
    hands = shared_out(content, state, seat, others, still, chance)
    if state.phase in SEALED:
        even_out(hands, still, state.number)
    for other, tokens in hands.items():
        player = state.players[other]
        player.hand = in_order(tokens)
        if sizes.get(other):
            player.offer = ""
            player.offer = in_order(Purse(content, state, other).spare(sizes[other], sizes[other]))
            player.hand = without(player.hand, player.offer)


def shared_out(
    content: Components, state: State, seat: int, others: list[int], still: list[int], chance: Chance
) -> dict[int, str]:
    """Hands with what came in first, then kept coins; the rest lies with those who have built, or with anybody."""
    standing = Standing(content, state, seat)
    sealed = state.phase in SEALED
    pool = "".join(state.players[other].hand + (state.players[other].offer if sealed else "") for other in others)
    hands = dict.fromkeys(others, "")
    claims = [
        (other, counted_hand(content, state, other, standing.held[other], standing.camps(other), 0)) for other in still
    ]
    if state.round > 1:
        claims += [(other, COIN) for _ in range(content.box.coins.kept) for other in chance.shuffled(still)]
    for other, claim in claims:
        for letter in claim:
            if letter in pool:
                pool = pool.replace(letter, "", 1)
                hands[other] += letter
    built = [other for other in others if other not in still]
    for letter in pool:
        hands[chance.one_of(built or still)] += letter
    return hands


def even_out(hands: dict[int, str], still: list[int], least: int) -> None:
    """Give everybody who takes part in a trade enough for it, which all have seen (§5.2)."""
    for poor in still:
        while len(hands[poor]) < least:
            rich = max(still, key=lambda other: len(hands[other]))
            if rich == poor:
                return
            hands[poor] += hands[rich][-1]
            hands[rich] = hands[rich][:-1]
