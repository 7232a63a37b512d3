"""Why a wish is not legal: the fact that would have to change."""

from collections.abc import Callable
from typing import Final

from imperium_desktop.games.settlers.rules.actions.activation import in_the_way, price_of
from imperium_desktop.games.settlers.rules.actions.razing import raze_price
from imperium_desktop.games.settlers.rules.cards.instants import idle
from imperium_desktop.games.settlers.rules.cards.visits import VISITS, is_open
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.elements import elements
from imperium_desktop.games.settlers.rules.empire import deals_of, find, own, uses_left
from imperium_desktop.games.settlers.rules.free import cannot_bank
from imperium_desktop.games.settlers.rules.legal import can_be_given_up, is_peaceful
from imperium_desktop.games.settlers.rules.names import RESOURCES, SUPPLY
from imperium_desktop.games.settlers.rules.payment import can_pay
from imperium_desktop.games.settlers.rules.prices import DEFENSE, GOLD, RAZE, WORKER, Need, affordable
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import VIRTUAL, Location, State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.refusals import Refusals, WhyNot
from imperium_desktop.rules.table import Decision, Option, Path, Reason

# §6 Actions


def why_not_act(content: Components, state: State, _decision: Decision[Option], path: Path) -> Reason | None:
    """Tell why not, also for what should be done with something that cannot be used at all."""
    first, *further = path
    zone, name = Key.of(first)
    if first == "spend_workers":
        return turn_used(state) or refuse("lacks_workers")
    if first == "pass":
        return refuse("turn_used")
    if zone == "hand" and name in content.copies:
        return why_not_card(content, state, name, further)
    if zone == "location":
        return why_not_location(content, state, name, further)
    return None


def turn_used(state: State) -> Reason | None:
    """Refuse another action: a turn has one (§5.3.2)."""
    return refuse("turn_used") if state.acted else None


def why_not_card(content: Components, state: State, card_id: str, further: list[str]) -> Reason:
    """A card of the hand, perhaps with what it should be used for."""
    player = state.me
    if card_id not in player.hand:
        return refuse("not_yours")
    if state.acted:
        return refuse("turn_used")
    card = content.copies[card_id]
    match further:
        case ["build", *given]:
            return why_not_build(state, card, given)
        case ["deal", *_]:
            return refuse("common_deal") if card.deal is None else refuse("no_food")
        case ["raze", *_]:
            return refuse("lacks_raze", n=1) if card.spoils else refuse("no_raze_field")
        case ["play", *_]:
            return why_not_play(content, state, card)
        case [] if card.instant:
            return why_not_play(content, state, card)
        case []:
            return why_not_build(state, card, [])
    return refuse("needs_use")


def why_not_play(content: Components, state: State, card: PlayingCard) -> Reason:
    """Tell why a card cannot be played: idle now, or no instant card (§13.3)."""
    return (idle(content, state, card) if card.instant else None) or refuse("not_instant")


def why_not_build(state: State, card: PlayingCard, given: list[str]) -> Reason:
    """Tell why a card cannot be built (§6.1)."""
    player = state.me
    if card.instant:
        return refuse("instant_not_built")
    if not affordable(player, card.resources):
        return lacking(state, card.resources)
    if not given:
        return refuse("no_location")
    zone, name = Key.of(given[0])
    place = own(player, name) if zone == "location" else None
    if place is not None and not can_be_given_up(place):
        return refuse("taken_over")
    return refuse("not_a_price")


def lacking(state: State, need: Need) -> Reason:
    """What is missing, Gold counted in where it helps (§2.2)."""
    player = state.me
    gold = max(0, player.supply[GOLD] - need.gold)
    missing: list[str] = []
    for place, good in enumerate(RESOURCES):
        short = max(0, need[place] - player.supply[place])
        helped = min(gold, short)
        gold -= helped
        missing += [good] * (short - helped)
    missing += ["any_resource"] * max(0, need.any_resource - sum(player.supply[: len(RESOURCES)]) - gold)
    for place in (GOLD, WORKER, RAZE):
        missing += [SUPPLY[place]] * max(0, need[place] - player.supply[place])
    missing += ["card"] * max(0, need.card - len(player.hand))
    missing += ["own_deal"] * max(0, need.own_deal - len(deals_of(state, state.active)))
    missing += ["egypt_token"] * max(0, need.egypt_token - player.egypt_tokens)
    return refuse("lacks_goods", goods=tuple(missing))


# Locations


def why_not_location(content: Components, state: State, card_id: str, further: list[str]) -> Reason | None:
    found = find(state, card_id)
    if found is None:
        return None
    holder, place = found
    wish = further[0] if further else ""
    if wish == "visit" or (not wish and holder != state.active and is_open(content, place)):
        return why_not_visit(content, state, holder, place)
    if wish == "raze" or (not wish and holder != state.active):
        return why_not_raze(content, state, holder, place)
    if wish in ("build", "deal"):
        return refuse("not_yours")
    if holder != state.active:
        return refuse("not_yours")
    wishes: dict[str, Callable[[Components, State, Location], Reason | None]] = {
        "activate": why_not_once,
        "activate_twice": why_not_twice,
        "defense": why_not_defense,
        "samurai": why_not_samurai,
        "bank": cannot_bank,
        "": why_not_defense if state.me.supply[DEFENSE] and content.copies[card_id].guarded else why_not_once,
    }
    return wishes[wish](content, state, place) if wish in wishes else refuse("needs_use")


def why_not_raze(content: Components, state: State, holder: int, place: Location) -> Reason:
    """Tell why a Location cannot be razed (§6.4)."""
    if state.acted:
        return refuse("turn_used")
    if holder == state.active:
        return refuse("own_location")
    if is_peaceful(state):
        return refuse("peaceful")
    card = content.copies[place.card]
    if not card.spoils:
        return refuse("faction_safe" if card.faction else "no_raze_field")
    if holder not in state.opponents(state.active):
        return refuse("owner_passed", rival=holder)
    return refuse("lacks_raze", n=raze_price(content, place) - state.me.supply[RAZE])


def why_not_visit(content: Components, state: State, holder: int, place: Location) -> Reason:
    """Tell why no Worker can be sent to a Location (§13.1)."""
    if not is_open(content, place) or holder == VIRTUAL:
        return refuse("not_open")
    if state.acted:
        return refuse("turn_used")
    if holder == state.active:
        return refuse("own_visit")
    if holder not in state.opponents(state.active):
        return refuse("host_passed", rival=holder)
    return refuse("visits_over" if len(place.paid) >= VISITS else "no_visitor")


def why_not_once(content: Components, state: State, place: Location) -> Reason:
    return why_not_activate(content, state, place, 1)


def why_not_twice(content: Components, state: State, place: Location) -> Reason:
    return why_not_activate(content, state, place, 2)


def why_not_activate(content: Components, state: State, place: Location, times: int) -> Reason:
    """Tell why an action cannot be used this number of times (§6.5)."""
    card = content.copies[place.card]
    if not card.uses:
        return refuse("no_action")
    if state.acted:
        return refuse("turn_used")
    if place.blocked:
        return refuse("blocked")
    if card.uses < times:
        return refuse("one_use_only")
    if uses_left(card, place) < times:
        return refuse("one_use_left" if uses_left(card, place) else "used_up")
    need = price_of(card, times)
    if not can_pay(state, state.active, need):
        return lacking(state, need)
    return in_the_way(content, state, state.active, card, times) or refuse("no_target", what="location")


def why_not_defense(content: Components, _state: State, place: Location) -> Reason:
    """Tell why no Defence token can be placed there (§6.6.1)."""
    if content.copies[place.card].guarded:
        return refuse("always_guarded")
    if content.copies[place.card].faction:
        return refuse("defense_common_only")
    return refuse("has_defense" if place.defense else "no_defense")


def why_not_samurai(content: Components, state: State, place: Location) -> Reason:
    """Tell why no Samurai can be placed there (§9.4.2)."""
    if state.me.faction != "japanese":
        return refuse("samurai_japanese")
    if not content.copies[place.card].faction:
        return refuse("samurai_faction_only")
    return refuse("has_samurai") if place.samurai else refuse("lacks_goods", goods=("worker",))


TARGET_KINDS: Final = (
    "raze_card", "raze_target", "field_target", "field_good", "remove_target", "take_over_target", "block_target",
    "ready_target", "copy_target", "route_target", "samurai_target", "steal", "victim", "take_deal", "discard_deal",
    "produce_deal", "build_card", "build_deal", "foundation_card", "price_card", "price_deal", "give_up_card", "attack",
)  # fmt: skip
"""One thing of a sort is chosen."""
OTHER_KINDS: Final = (
    "lookout", "keep_card", "keep", "pay", "pairs", "order", "choose", "way", "trade", "convert", "bank_cards",
    "bank_goods", "store", "leave",
)  # fmt: skip
KINDS: Final[dict[str, WhyNot[Components, State] | str]] = {
    "faction": "faction_taken",
    "draw": "empty_deck",
    "act": why_not_act,
    "after_action": why_not_act,
    **dict.fromkeys(OTHER_KINDS + TARGET_KINDS, "not_possible"),
}
REFUSALS: Final = Refusals(refuse, elements, {f"settlers.{kind}": why_not for kind, why_not in KINDS.items()})
