"""What a table is worth to a seat."""

from itertools import repeat
from typing import Final

from imperium_desktop.games.imperium.analysis.scores import scores_of
from imperium_desktop.games.imperium.bot.aims import aim, places_for_itself
from imperium_desktop.games.imperium.bot.card_worth import (
    NEARLY_EMPTY,
    POINT,
    TOKEN,
    held_by_id,
    in_hand_to_return,
    in_use,
    wish,
)
from imperium_desktop.games.imperium.rules.cards.tasks import TakeTurns
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import PROGRESS
from imperium_desktop.games.imperium.rules.scoring import unrest
from imperium_desktop.games.imperium.rules.state import Player, State

RIVAL_POINT: Final = 2.0
MANY: Final = 8
"""More tokens of a sort are of half the use."""
SET_ASIDE: Final = 9.0
"""A progress that lies on a card and must be fetched."""
COLLAPSE: Final = 60.0
"""Worth of each Unrest less than the others have, when the pile is nearly empty."""
NATION_CARD: Final = 9.0
"""Each one less in the nation deck."""
DEVELOPMENT: Final = 12.0
ACTION: Final = 7.0
"""A playable card with an action for it."""
IN_HAND: Final = 1.0
"""A playable card more than that."""
IDLE_TURN: Final = 45.0
"""Loss through innovating, which does nothing else: hand, actions and cards in play rest."""
TOKEN_FOR_OTHERS: Final = 0.6
LEAD: Final = 8.0
"""Worth of a point ahead when the end is near, up to SAFE_LEAD."""
SAFE_LEAD: Final = 15
TIME_LEFT: Final = (0.15, 0.5)
"""How much of its use a thing keeps in the last round, and in the one before."""


def standing(content: Components, state: State, seat: int) -> float:
    player = state.players[seat]
    points = scores_of(content).points
    mine = points(state, seat)
    rivals = [points(state, other) for other in state.seats_from(seat)[1:]]
    worth = POINT * mine - RIVAL_POINT * sum(rivals)
    use = usefulness(content, player) + aim(content, state, seat)
    if state.last_round:
        use *= TIME_LEFT[min(max(state.last_round - state.round, 0), 1)]
        worth += LEAD * max(-SAFE_LEAD, min(mine - max(rivals), SAFE_LEAD))
    worth += use + turn_at_hand(content, state, seat)
    worth += fetched_in_time(state, player)
    worth += market_tokens(content, state, player)
    return worth + fear_of_collapse(content, state, seat)


def usefulness(content: Components, player: Player) -> float:
    """What will bring points later."""
    worth = sum(TOKEN[token] * (min(n, MANY) + max(n - MANY, 0) / 2) for token, n in enumerate(player.tokens))
    worth += sum(in_use(content.cards[place.card]) for place in player.play)
    table = held_by_id(content, player.face)
    for cards in (player.hand, player.deck, player.discard, player.unseen):
        worth += sum(map(table.get, cards, repeat(0.0)))
    developments = sum(not content.cards[card].quest for card in player.development)
    return worth - NATION_CARD * len(player.nation_deck) - DEVELOPMENT * developments


def turn_at_hand(content: Components, state: State, seat: int) -> float:
    """What can be done in the activation that goes on; a hand that others or a solstice take from is for the next."""
    player = state.players[seat]
    if state.kind == "innovate" and state.active == seat:
        return -IDLE_TURN
    if state.phase != "activate" and not is_solstice(state):
        return 0.0
    actions = player.actions
    table = held_by_id(content, player.face)
    returnable = in_hand_to_return(state, player) > 0
    playable = sum(table.get(card, 0.0) > 0 or (returnable and card in content.unrest) for card in player.hand)
    return ACTION * min(actions, playable) + IN_HAND * max(0, playable - actions)


def is_solstice(state: State) -> bool:
    return any(isinstance(task, TakeTurns) for frame in state.frames for task in frame.todo)


def fetched_in_time(state: State, player: Player) -> float:
    """Worth of progress on the player's own cards; the last solstice is the last chance."""
    if state.round == state.last_round and state.phase in ("solstice", "round"):
        return 0.0
    return SET_ASIDE * sum(place.tokens[PROGRESS] for place in player.play)


def market_tokens(content: Components, state: State, player: Player) -> float:
    """Tokens on good cards are for the others, who come first."""
    tempting = sum(sum(slot.tokens) * wish(content, player, slot) for slot in state.market) / POINT
    return (TOKEN_FOR_OTHERS if places_for_itself(player) else -TOKEN_FOR_OTHERS) * tempting


def fear_of_collapse(content: Components, state: State, seat: int) -> float:
    """Fear of a collapse: with few cards left in the pile, only Unrest counts (§11.4)."""
    left = len(state.pile)
    if left > NEARLY_EMPTY:
        return 0.0
    fewest = min(unrest(content, state, other) for other in state.seats_from(seat)[1:])
    lead = fewest - unrest(content, state, seat)
    return COLLAPSE * (NEARLY_EMPTY + 1 - left) / (NEARLY_EMPTY + 1) * max(-6, min(lead, 2))
