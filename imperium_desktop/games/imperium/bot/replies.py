"""Quick, sensible answers, given without trying anything out."""

from collections.abc import Callable
from typing import Final

from imperium_desktop.bots.player import first_answer
from imperium_desktop.games.imperium.bot.aims import keeps_its_deck
from imperium_desktop.games.imperium.bot.card_worth import POINT, UNREST, discards_at_solstice, keeping, wish, worth_to
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.options import PayTokens, PickBlind, PickCard, Skip
from imperium_desktop.games.imperium.rules.state import Slot, State
from imperium_desktop.rules.table import Answer, Decision, Option

BLIND: Final = 22.0
"""A card from the top of a deck."""
MAY_KEEP: Final = 3
"""Cards that are worth keeping in hand; the rest makes room for new ones."""


def reply(content: Components, state: State, decision: Decision[Option]) -> Answer:
    if decision.picks_several:
        return several(content, state, decision)
    answer = QUICK.get(decision.kind.partition(".")[2])
    if answer is not None:
        return answer(content, state, decision)
    return next((option for option in decision.options if not isinstance(option, Skip)), decision.options[0])


def several(content: Components, state: State, decision: Decision[Option]) -> Answer:
    player = state.players[decision.seat]
    least, most = decision.pick
    cards = sorted(cards_in(decision), key=lambda option: keeping(content, state, player, option.card))
    if decision.kind == "imperium.discard_for_cleanup":
        dead = [option for option in cards if keeping(content, state, player, option.card) <= 0]
        most_kept = len(cards) if keeps_its_deck(player) else MAY_KEEP
        return tuple({*dead, *cards[: max(0, len(cards) - most_kept)]})
    if decision.facts.get("verb") == "return":
        return tuple(cards[:most])
    return tuple(cards[:least])


def cards_in(decision: Decision[Option]) -> list[PickCard]:
    return [option for option in decision.options if isinstance(option, PickCard)]


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
        return keeping(content, state, player, option.card)

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


def givers_first(content: Components, _state: State, decision: Decision[Option]) -> Option:
    """§6.1 What takes cards from the hand comes last: others may bring cards that are missed less."""
    return min(cards_in(decision), key=lambda option: discards_at_solstice(content.cards[option.card]))


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
    "solstice_order": givers_first,
    "choose_branch": first,
}
