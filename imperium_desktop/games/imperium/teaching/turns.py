"""Hints for the turn as a whole: what kind of turn, what to play, when the end is near."""

from typing import Final

from imperium_desktop.games.imperium.rules.area import in_play, owned
from imperium_desktop.games.imperium.rules.cards.moment import Moment
from imperium_desktop.games.imperium.rules.cards.possible import developable
from imperium_desktop.games.imperium.rules.content import CAP, Worth
from imperium_desktop.games.imperium.rules.names import MATERIAL, POPULATION, PROGRESS, RESOURCES
from imperium_desktop.games.imperium.rules.options import EndActivation, PlayFromHand, TakeTurn, UseExhaust
from imperium_desktop.games.imperium.rules.payment import can_pay
from imperium_desktop.games.imperium.rules.scoring import points, tally, unrest
from imperium_desktop.games.imperium.rules.state import Frame
from imperium_desktop.games.imperium.teaching.context import (
    REGIONS_FOR_GLORY,
    SEVERAL,
    Context,
    barbarian_only,
    card,
    is_dead,
    is_of_use,
    key,
    own,
    rivals,
    unrest_in_hand,
    worth,
)
from imperium_desktop.rules.table import Fact, Table
from imperium_desktop.teaching.hints import Found

COLLAPSE_NEAR: Final = 3
MAIN_NEAR: Final = 5
FULL_HAND: Final = 5
PRICE_OF_UNREST: Final = ((3, 0, 0), (0, 1, 0))
"""Two of its three prices, in tokens."""


# The end is near


def collapse_near(look: Context) -> Found | None:
    """Hint that the collapse is near, in which the fewest Unrest win (§11.4)."""
    left = len(look.now.pile)
    if left > COLLAPSE_NEAR:
        return None
    mine = unrest(look.content, look.now, look.seat)
    fewest = min(rivals(look), key=lambda seat: unrest(look.content, look.now, seat))
    theirs = unrest(look.content, look.now, fewest)
    return Found({"left": left, "mine": mine, "rival": fewest, "theirs": theirs})


def last_round(look: Context) -> Found | None:
    """§11.1 What is not turned into points now is lost; tokens that a card counts are points already."""
    state = look.now
    if not state.last_round or state.round != state.last_round:
        return None
    tokens = own(look).tokens
    kept = {place: counted for place in (MATERIAL, POPULATION) if (counted := points_by(look, place))}
    material, population = (0 if place in kept else tokens[place] for place in (MATERIAL, POPULATION))
    keep = max(kept, key=lambda place: kept[place], default=POPULATION)
    facts: dict[str, Fact] = {"points": points(look.content, state, look.seat), "unrest": len(unrest_in_hand(look))}
    facts |= {"material": material, "population": population, "idle": material + population}
    return Found({**facts, "kept": kept.get(keep, 0), "keep": RESOURCES[keep], "n": tokens[keep]})


def points_by(look: Context, place: int) -> int:
    """Points that the cards of the player count for tokens of one kind."""
    without = look.now.copy()
    material, population, progress = own(look).tokens
    kept = (0, population, progress) if place == MATERIAL else (material, 0, progress)
    without.players[look.seat].tokens = kept
    return points(look.content, look.now, look.seat) - points(look.content, without, look.seat)


def scoring_near(look: Context) -> Found | None:
    """§11.1 Few cards in the main deck, or one development card left."""
    state = look.now
    if state.last_round:
        return None
    left = len(state.main)
    few = left if 0 < left <= MAIN_NEAR else 0
    ready = [seat for seat, player in enumerate(state.players) if len(player.development) == 1]
    if not few and not ready:
        return None
    return Found({"few": few, "rival": ready[0] if ready else look.seat, "ready": int(bool(ready))})


def king_waits(look: Context) -> Found | None:
    """§10.2 No fame card is left but King of Kings."""
    if look.now.fame or own(look).crowned:
        return None
    return Found({"first": int(look.now.king == "A"), "empire": int(own(look).face == "empire")})


# Which kind of turn


def revolt_now(look: Context) -> Found | None:
    held = unrest_in_hand(look)
    if look.path not in ((), ("revolt",)) or len(held) < 2:
        return None
    return Found({"n": len(held), "points": 2 * len(held)}, marks=(*map(key, held), "revolt"))


def nothing_to_play(look: Context) -> Found | None:
    """§4.7 A hand of dead cards and Unrest is best thrown away for a new card."""
    hand = own(look).hand
    if look.path not in ((), ("innovate",)) or any(is_of_use(look, id) for id in hand):
        return None
    return Found({"n": len(hand)}, marks=("innovate",))


def innovation_price(look: Context) -> Found | None:
    """§4.7 What is discarded for one card."""
    option = look.hovering(TakeTurn)
    hand = own(look).hand
    live = [id for id in hand if is_of_use(look, id)]
    if option is None or option.kind != "innovate" or not live:
        return None
    return Found({"n": len(hand), "live": len(live)})


def rich_market(look: Context) -> Found | None:
    """A card with three or more tokens on it."""
    rich = [slot for slot in look.now.market if sum(slot.tokens) >= SEVERAL]
    if not rich:
        return None
    slot = max(rich, key=lambda slot: sum(slot.tokens))
    return Found({"card": slot.card, "n": sum(slot.tokens)}, marks=(key(slot.card),))


def what_hand_offers(look: Context) -> Found | None:
    """How many cards of the hand can be used at all; where there is one for every action, they are to be played."""
    hand = own(look).hand
    live = [id for id in hand if is_of_use(look, id)]
    if look.path or not live:
        return None
    free = sum(card(look, id).free for id in live)
    actions = look.content.start.actions
    facts: dict[str, Fact] = {"n": len(live), "free": free, "actions": actions}
    return Found({**facts, "spare": int(len(live) - free > actions)}, marks=("activate",) * (len(live) >= actions))


# Activating


def dead_card(look: Context) -> Found | None:
    """§4.3.1 A card of the other state."""
    dead = [id for id in own(look).hand if is_dead(look, id) and card(look, id).state]
    if look.path or not dead:
        return None
    marks = tuple(map(key, dead))
    return Found({"card": dead[0], "n": len(dead), "empire": int(own(look).face == "empire")}, marks=marks)


def still_free(look: Context) -> Found | None:
    """§4.4 No action is left, but this card needs none."""
    if own(look).actions:
        return None
    free = [option.card for option in look.offered(PlayFromHand)]
    return Found({"card": free[0]}, marks=tuple(map(key, free))) if free else None


def exhausts_left(look: Context) -> Found | None:
    """Hint at exhausts that are left before the activation ends (§4.5)."""
    uses = tuple(dict.fromkeys(option.card for option in look.offered(UseExhaust)))
    ending = look.hovering(EndActivation) is not None
    if not uses or not (ending or not own(look).actions):
        return None
    facts: dict[str, Fact] = {"n": own(look).exhausts, "cards": uses[:SEVERAL]}
    return Found(facts, marks=tuple(map(key, uses)))


def actions_left(look: Context) -> Found | None:
    """Hint at cards that could still be played before the activation ends."""
    if look.hovering(EndActivation) is None:
        return None
    cards = tuple(option.card for option in look.offered(PlayFromHand) if option.card not in look.content.unrest)
    if not cards:
        return None
    return Found({"n": len(cards), "actions": own(look).actions}, marks=tuple(map(key, cards)))


def glory_ready(look: Context) -> Found | None:
    """§10.1 Three regions to abandon, and the card that asks for them."""
    glory = [id for id in own(look).hand if card(look, id).name == "glory" and not is_dead(look, id)]
    regions = [id for id in in_play(own(look)) if id in look.content.region]
    if not glory or len(regions) < REGIONS_FOR_GLORY or not own(look).actions:
        return None
    under = sum(len(place.garrison) for place in own(look).play if place.card in regions)
    return Found({"card": glory[0], "regions": len(regions), "under": under}, marks=(key(glory[0]),))


def glory_far(look: Context) -> Found | None:
    """§10.1 Glory is in hand, but regions are missing."""
    glory = [id for id in own(look).hand if card(look, id).name == "glory" and not is_dead(look, id)]
    regions = sum(id in look.content.region for id in in_play(own(look)))
    if look.path or not glory or regions >= REGIONS_FOR_GLORY:
        return None
    return Found({"card": glory[0], "regions": regions, "missing": REGIONS_FOR_GLORY - regions})


def play_regions(look: Context) -> Found | None:
    """Regions in hand that can be put down."""
    regions = [option.card for option in look.offered(PlayFromHand) if option.card in look.content.region]
    if look.path or not regions:
        return None
    others = len(own(look).hand) - len(regions)
    return Found({"card": regions[0], "n": len(regions), "others": others}, marks=tuple(map(key, regions)))


def pay_off_unrest(look: Context) -> Found | None:
    """§8 An Unrest that can be returned for an action and a price."""
    held = unrest_in_hand(look)
    if look.path or not held or not own(look).actions:
        return None
    if not any(can_pay(own(look), price) for price in PRICE_OF_UNREST):
        return None
    return Found({"n": len(held)}, marks=tuple(map(key, held)))


def attack_met(look: Context) -> Found | None:
    """§9.1 Somebody has a standing army."""
    option = look.hovering(PlayFromHand)
    if option is None or not card(look, option.card).attack:
        return None
    guarded = [seat for seat in rivals(look) if has_army(look, seat)]
    return Found({"rival": guarded[0], "progress": own(look).tokens[PROGRESS]}) if guarded else None


def has_army(look: Context, seat: int) -> bool:
    return any(card(look, id).name == "standing_army" for id in in_play(look.now.players[seat]))


def accession_ahead(look: Context) -> Found | None:
    """§5.1 The next shuffle makes an empire: barbarian cards first."""
    player = own(look)
    ends = player.face == "barbarian" and len(player.nation_deck) == 1
    if not ends or player.nation in look.content.never_empire or player.nation_marked:
        return None
    barbarian = barbarian_only(look, player.hand)
    if len(player.deck) >= FULL_HAND or not barbarian:
        return None
    return Found({"n": len(barbarian), "left": len(player.deck)}, marks=tuple(map(key, barbarian)))


def nation_card_ahead(look: Context) -> Found | None:
    """§5.1 The deck is nearly drawn, and the next shuffle brings a nation card."""
    player = own(look)
    if look.path or player.face != "barbarian" or len(player.nation_deck) < 2:
        return None
    if player.nation_marked or not player.exhausts or len(player.deck) >= FULL_HAND:
        return None
    return Found({"left": len(player.deck), "cards": len(player.nation_deck)})


def nation_deck_marked(look: Context) -> Found | None:
    """§4.8.1 Another shuffle this turn brings nothing."""
    player = own(look)
    if look.path or not player.nation_marked or len(player.deck) >= FULL_HAND or player.face != "barbarian":
        return None
    return Found({"left": len(player.deck)})


def development_ahead(look: Context) -> Found | None:
    """§5.2 What could be paid at the next shuffle."""
    player = own(look)
    if look.path or player.face != "empire" or player.development_marked or len(player.deck) >= FULL_HAND:
        return None
    m = Moment(Table(look.now, look.content, listening=False), Frame(look.seat), look.seat)
    cards = developable(m, free=False)
    if not cards:
        return None
    top = max(cards, key=lambda id: (worth(look, id), id))
    return Found({"n": len(cards), "card": top, "points": worth(look, top)}, marks=(key(top),))


def capped(look: Context) -> Found | None:
    """§11.2 A card that counts up to ten and would count more."""
    over = [id for id in sorted(set(owned(look.now, look.seat))) if overflow(look, id) > 0]
    return Found({"card": over[0], "more": overflow(look, over[0])}) if over and not look.path else None


def overflow(look: Context, id: str) -> int:
    """Points that the cap takes away."""
    value = card(look, id).points if id in look.content.nouns else 0
    return max(0, tally(look.now, look.seat, id, value) - CAP) if isinstance(value, Worth) else 0
