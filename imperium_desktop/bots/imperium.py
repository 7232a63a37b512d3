"""What the greedy player of Imperium cares about: points, what brings them later, and not to drown in unrest."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from imperium_desktop.bots.player import first_answer
from imperium_desktop.rules.imperium.content import Components, PlayingCard
from imperium_desktop.rules.imperium.names import MATERIAL, POPULATION, PROGRESS
from imperium_desktop.rules.imperium.options import (
    PayTokens,
    PickBlind,
    PickCard,
    Skip,
)
from imperium_desktop.rules.imperium.scoring import points, unrest
from imperium_desktop.rules.imperium.state import Player, Slot, State
from imperium_desktop.rules.table import Answer, Decision, Game, Option, Table

AnyGame = Game[Any, Any]

POINT: Final = 10.0
RIVAL_POINT: Final = 2.0
VARIABLE: Final = 4.0
"""Points that a card brings which counts something, by and large."""
TOKEN: Final = (2.5, 4.5, 0.0)
"""Material and population; progress is counted in points."""
MANY: Final = 8
"""More tokens of a sort are of half the use."""
UNREST: Final = 4.0
"""Beside the points it costs: it also fills the hand."""
COLLAPSE: Final = 60.0
"""For each unrest card less than the others have, when the pile is nearly empty."""
NEAR: Final = 5
"""So many cards left in the pile are nearly none."""
WORKING: Final = 14.0
"""A card that lies in play and does something again and again."""
REGION: Final = 5.0
ICON: Final = 3.0
HANDY: Final = 5.0
"""A card that can be played once in a run through the deck."""
DEAD: Final = -3.0
"""A card that only fills the hand."""
NATION_CARD: Final = 9.0
"""Each one less in the nation deck."""
DEVELOPMENT: Final = 12.0
ACTION: Final = 7.0
"""A playable card with an action for it, while the activation lasts."""
IDLE_TURN: Final = 45.0
"""Who innovates does nothing else: hand, actions and cards in play rest."""
BLIND: Final = 22.0
"""A card from the top of a deck."""
TOKEN_FOR_OTHERS: Final = 0.6
MOST_ACTIONS: Final = 12
"""In one activation that is tried out."""
MAY_KEEP: Final = 3
"""Cards that are worth keeping in hand; the rest makes room for new ones."""


class ImperiumAdviser:
    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()

    def value(self, game: AnyGame, state: State, seat: int) -> float:
        state = finished(game, state, seat, thinking=True)
        if is_untouched(game.content, state, seat):
            state = played_out(game, state, seat)
        return standing(game.content, state, seat)

    def reply(self, game: AnyGame, state: State, decision: Decision[Option]) -> Answer:
        return reply(game.content, state, decision)


def finished(game: AnyGame, state: State, seat: int, *, thinking: bool) -> State:
    """The table when the cards that are being carried out are done.

    The choices of whoever thinks are tried out, those of all others and those inside a trial are quick replies.
    """
    while state.frames:
        table = Table(state.copy(), game.content, listening=False)
        flow = game.step(table)
        decision = next(flow, None)
        if decision is not None:
            answer = reply(game.content, table.state, decision)
            if thinking and decision.seat == seat and not decision.picks_several and len(decision.options) > 1:
                answer = best(game, state, seat, decision)
            end(flow, answer)
        state = table.state
    return state


def is_untouched(content: Components, state: State, seat: int) -> bool:
    """An activation of which nothing has happened yet: it is worth what can be made of it."""
    player = state.me
    if state.phase != "activate" or state.active != seat or state.played_free:
        return False
    return player.actions == content.start.actions and not player.power_marked


def played_out(game: AnyGame, state: State, seat: int) -> State:
    """The activation, each action the best for itself."""
    for _ in range(MOST_ACTIONS):
        if state.phase != "activate":
            return state
        table = Table(state.copy(), game.content, listening=False)
        decision = next(game.step(table))
        before = standing(game.content, state, seat)
        ends = [after(game, state, seat, option) for option in decision.options]
        worth = [standing(game.content, end, seat) for end in ends[:-1]]
        if not worth or max(worth) <= before:
            return ends[-1]
        state = ends[worth.index(max(worth))]
    return state


def after(game: AnyGame, state: State, seat: int, option: Option) -> State:
    table = Table(state.copy(), game.content, listening=False)
    flow = game.step(table)
    next(flow)
    end(flow, option)
    return finished(game, table.state, seat, thinking=False)


def best(game: AnyGame, state: State, seat: int, decision: Decision[Option]) -> Option:
    return max(decision.options, key=lambda option: standing(game.content, after(game, state, seat, option), seat))


def end(flow: Any, answer: Answer) -> None:
    """Steps of this game ask once."""
    try:
        flow.send(answer)
    except StopIteration:
        return
    raise AssertionError("a step asked twice")


# What a table is worth


def standing(content: Components, state: State, seat: int) -> float:
    player = state.players[seat]
    others = state.seats_from(seat)[1:]
    worth = POINT * points(content, state, seat)
    worth -= RIVAL_POINT * sum(points(content, state, other) for other in others)
    worth += sum(TOKEN[token] * (min(n, MANY) + max(n - MANY, 0) / 2) for token, n in enumerate(player.tokens))
    worth += sum(in_use(content.cards[place.card]) for place in player.play)
    for card in (*player.hand, *player.deck, *player.discard, *player.unseen):
        worth += held(content.cards.get(card), player)
    worth -= NATION_CARD * len(player.nation_deck) + DEVELOPMENT * len(player.development)
    worth -= TOKEN_FOR_OTHERS * sum(sum(slot.tokens) * wish(content, player, slot) for slot in state.market) / POINT
    if state.phase == "activate" and state.active == seat:
        worth += ACTION * min(player.actions, playable(content, player))
    if state.kind == "innovate" and state.active == seat:
        worth -= IDLE_TURN
    return worth + fear_of_collapse(content, state, seat)


def fear_of_collapse(content: Components, state: State, seat: int) -> float:
    """§11.4 With few cards left in the pile, only unrest counts."""
    left = len(state.pile)
    if left > NEAR:
        return 0.0
    fewest = min(unrest(content, state, other) for other in state.seats_from(seat)[1:])
    lead = fewest - unrest(content, state, seat)
    return COLLAPSE * (NEAR + 1 - left) / (NEAR + 1) * max(-3, min(lead, 2))


def in_use(card: PlayingCard) -> float:
    """In the play area."""
    worth = REGION if "region" in card.suits else 0.0
    worth += ICON * len(card.types)
    return worth + (WORKING if works(card) else 0.0) + (WORKING if card.hand_limit else 0.0)


def works(card: PlayingCard) -> bool:
    return any(block.when in ("exhaust", "solstice") for block in card.blocks)


def held(card: PlayingCard | None, player: Player) -> float:
    """In hand, deck or discard pile."""
    if card is None:
        return 0.0
    if card.unrest:
        return -UNREST
    if card.unplayable or (card.state is not None and card.state != player.face):
        return DEAD
    return HANDY + (in_use(card) / 2 if card.pinned else 0.0)


def playable(content: Components, player: Player) -> int:
    return sum(held(content.cards[card], player) > 0 for card in player.hand)


# What a card is worth to a player who does not have it


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
    return POINT * printed_points(card) + max(held(card, player), 0.0)


# Quick replies


def reply(content: Components, state: State, decision: Decision[Option]) -> Answer:
    player = state.players[decision.seat]
    if decision.picks_several:
        return several(content, player, decision)
    answer = QUICK.get(decision.kind.partition(".")[2])
    if answer is not None:
        return answer(content, state, decision)
    return next((option for option in decision.options if not isinstance(option, Skip)), decision.options[0])


def several(content: Components, player: Player, decision: Decision[Option]) -> Answer:
    least, most = decision.pick
    cards = sorted(cards_in(decision), key=lambda option: keeping(content, player, option.card))
    if decision.kind == "imperium.discard_for_cleanup":
        dead = [option for option in cards if keeping(content, player, option.card) <= 0]
        return tuple({*dead, *cards[: max(0, len(cards) - MAY_KEEP)]})
    if decision.facts.get("verb") == "return":
        return tuple(cards[:most])
    return tuple(cards[:least])


def cards_in(decision: Decision[Option]) -> list[PickCard]:
    return [option for option in decision.options if isinstance(option, PickCard)]


def keeping(content: Components, player: Player, id: str) -> float:
    """What a card of one's own is worth where it is, beside its points."""
    card = content.cards[id]
    return held(card, player) + (in_use(card) if any(place.card == id for place in player.play) else 0.0)


def market_card(content: Components, state: State, decision: Decision[Option]) -> Option:
    player = state.players[decision.seat]
    slots = {slot.card: slot for slot in state.market}

    def wanted(option: PickCard) -> float:
        slot = slots.get(option.card) or Slot(option.card)
        return wish(content, player, slot)

    cards = cards_in(decision)
    return max(cards, key=wanted) if decision.facts.get("verb") == "acquire" else min(cards, key=wanted)


def own_card(content: Components, state: State, decision: Decision[Option]) -> Option:
    """The best to play or to take back, for all else the one that is missed least."""
    player = state.players[decision.seat]
    cards = cards_in(decision)

    def kept(option: PickCard) -> float:
        return keeping(content, player, option.card)

    return max(cards, key=kept) if decision.facts.get("verb") in ("play", "draw_from") else min(cards, key=kept)


def most_points(content: Components, state: State, decision: Decision[Option]) -> Option:
    cards = cards_in(decision)
    player = state.players[decision.seat]
    return max(cards, key=lambda option: worth_to(content.cards[option.card], player)) if cards else decision.options[0]


def break_through(content: Components, state: State, decision: Decision[Option]) -> Option:
    player = state.players[decision.seat]
    slots = {slot.card: slot for slot in state.market}

    def wanted(option: Option) -> float:
        if not isinstance(option, PickCard):
            return BLIND if isinstance(option, PickBlind) and option.suit != "uncivilised" else BLIND - 1
        slot = slots.get(option.card) or Slot(option.card)  # or an exiled card
        return wish(content, player, slot) + (2 * POINT + UNREST if slot.unrest else 0.0)

    return max(decision.options, key=wanted)


def least_progress(_content: Components, _state: State, decision: Decision[Option]) -> Option:
    ways = [option for option in decision.options if isinstance(option, PayTokens)]
    return min(ways, key=lambda way: way.progress)


def cheapest_token(content: Components, state: State, decision: Decision[Option]) -> Option:
    player = state.players[decision.seat]
    slots = {slot.card: slot for slot in state.market}
    return min(cards_in(decision), key=lambda option: wish(content, player, slots[option.card]))


def refusing(_content: Components, _state: State, decision: Decision[Option]) -> Option:
    return next((option for option in decision.options if isinstance(option, Skip)), decision.options[0])


def first(_content: Components, _state: State, decision: Decision[Option]) -> Answer:
    return first_answer(decision)


QUICK: Final[dict[str, Callable[[Components, State, Decision[Option]], Answer]]] = {
    "pick_market_card": market_card,
    "pick_own_card": own_card,
    "give_card": own_card,
    "pick_looked": most_points,
    "pick_found": most_points,
    "develop_on_reshuffle": most_points,
    "choose_development": most_points,
    "break_through_mode": break_through,
    "pay_mix": least_progress,
    "place_cleanup_token": cheapest_token,
    "pay_standing_army": refusing,
    "choose_branch": first,
}
