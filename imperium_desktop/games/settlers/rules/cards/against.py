"""§9 What cards do to opponents, and razing by cards; what stands in their way (§6.5.4)."""

from collections.abc import Sequence
from typing import Final

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.actions.razing import raze_card, raze_location, raze_triggers
from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.empire import (
    change,
    deal_good,
    discard_location,
    face,
    find,
    own,
    protection,
    raze_targets,
    razeable,
    rival,
    speaking_at,
    take_out,
    targets,
    to_pile,
)
from imperium_desktop.games.settlers.rules.gains import PLACE_OF, receive
from imperium_desktop.games.settlers.rules.names import Resource
from imperium_desktop.games.settlers.rules.options import (
    ChooseCard,
    ChooseDeal,
    ChooseLocation,
    ChooseOpponent,
    Steal,
    TakeGoods,
)
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.prices import RAZE
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import VIRTUAL, Convert, GiveUpCard
from imperium_desktop.rules.effects.engine import Obstacle
from imperium_desktop.rules.table import Flow


def no_target(found: object, what: str) -> Obstacle:
    """`what` could be chosen, if there were any."""
    return None if found else refuse("no_target", what=what)


# Razing


def razeable_hand(m: Moment) -> list[str]:
    return [card for card in m.player.hand if m.content.copies[card].spoils]


def raze_from_hand(m: Moment, verb: v.RazeFromHand) -> Flow:
    chosen = yield from m.ask_for("raze_card", [ChooseCard(card) for card in razeable_hand(m)], "§6.3.1")
    m.later += raze_card(m.table, m.seat, chosen.card, verb.tokens, noted=m.converting)
    m.last.append(raze_triggers(m.table, m.seat))


def cannot_raze_from_hand(m: Moment, verb: v.RazeFromHand) -> Obstacle:
    missing = verb.tokens + m.need.raze - m.player.supply[RAZE]
    if missing > 0:
        return refuse("lacks_raze", n=missing)
    return no_target(razeable_hand(m), "hand_card")


def raze_opponent(m: Moment, verb: v.RazeOpponent) -> Flow:
    found = raze_targets(m.content, m.state, m.seat, verb.tokens, guarded=verb.protection)
    chosen = yield from m.ask_for("raze_target", [ChooseLocation(location.card) for _, location in found], "§6.4")
    at = find(m.state, chosen.card)
    assert at is not None
    tokens = verb.tokens + (protection(m.content, at[1]) if verb.protection else 0)
    m.later += raze_location(m.table, m.seat, chosen.card, tokens, noted=m.converting)
    m.last.append(raze_triggers(m.table, m.seat))


def cannot_raze_opponent(m: Moment, verb: v.RazeOpponent) -> Obstacle:
    found = raze_targets(m.content, m.state, m.seat, verb.tokens + m.need.raze, guarded=verb.protection)
    return no_target(next(found, None), "location")


def own_razeable(m: Moment) -> list[ChooseLocation]:
    """Own common Locations that can be razed (§9.3.1)."""
    return [
        ChooseLocation(place.card)
        for place in m.player.locations
        if razeable(m.content, place) and not face(m.content, place).faction
    ]


def raze_own(m: Moment, _verb: v.RazeOwn) -> Flow:
    chosen = yield from m.ask_for("raze_target", own_razeable(m), "§9.3.1")
    m.later += raze_location(m.table, m.seat, chosen.card, 0)
    m.last.append(raze_triggers(m.table, m.seat))


def convert(m: Moment, verb: v.ConvertRazed | v.ConvertDeals) -> Flow:
    """§9.3.3, §9.4.9 What was noted while it was gained may be given back."""
    m.later.append(Convert(m.seat, m.card, m.when, verb.rate))
    yield from ()


def gain_from_raze_field(m: Moment, _verb: v.GainFromRazeField) -> Flow:
    """Ask for a card and gain a good of its Raze field (§9.3.6)."""
    chosen = yield from m.ask_for("field_target", with_raze_field(m), "§9.3.6")
    goods = [TakeGoods((good,)) for good in dict.fromkeys(m.content.copies[chosen.card].spoils)]
    good = yield from m.ask_for("field_good", goods, "§9.3.6")
    m.goods += good.goods


def with_raze_field(m: Moment) -> list[ChooseLocation]:
    return [ChooseLocation(place.card) for _, place in targets(m.state, m.seat) if razeable(m.content, place)]


# What is taken from opponents


def thefts(m: Moment, goods: Sequence[Resource]) -> list[Steal]:
    """Goods that can be stolen from opponents who have them, never from the virtual player (§9.3.5)."""
    rivals = [seat for seat in m.state.opponents(m.seat) if seat != VIRTUAL]
    return [Steal(seat, good) for seat in rivals for good in goods if m.state.players[seat].supply[PLACE_OF[good]]]


def steal(m: Moment, verb: v.Steal) -> Flow:
    theft = yield from m.ask_for("steal", thefts(m, verb.goods), "§9.3.5")
    m.state.players[theft.rival].supply[PLACE_OF[theft.good]] -= 1
    m.player.supply[PLACE_OF[theft.good]] += 1
    m.table.tell(events.ResourceStolen(m.seat, theft.rival, theft.good))


def any_target(m: Moment) -> object:
    return next(targets(m.state, m.seat), None)


ONLY_COMMON: Final = v.RemoveLocation("common")


def removable(m: Moment, verb: v.RemoveLocation) -> list[ChooseLocation]:
    """§9.4.7, §13.4 Whatever protects them."""
    found = [place.card for _, place in targets(m.state, m.seat)]
    if verb.whose != "any":
        found = [card for card in found if bool(m.content.copies[card].faction) == (verb.whose == "faction")]
    return [ChooseLocation(card) for card in found]


def cannot_remove(m: Moment, verb: v.RemoveLocation) -> Obstacle:
    return no_target(removable(m, verb), "location" if verb.whose == "any" else f"{verb.whose}_to_remove")


def remove_location(m: Moment, verb: v.RemoveLocation) -> Flow:
    chosen = yield from m.ask_for("remove_target", removable(m, verb), "§9.4.7")
    holder = holder_of(m, chosen.card)
    discard_location(m.table, holder, chosen.card)
    m.table.tell(events.LocationRemoved(m.seat, rival(holder), chosen.card))


def take_location(m: Moment, _verb: v.TakeLocation) -> Flow:
    """§13.5 What lies on it is discarded, and nothing protects it."""
    chosen = yield from m.ask_for("remove_target", removable(m, ONLY_COMMON), "§13.5")
    holder = holder_of(m, chosen.card)
    take_out(m.table, holder, chosen.card)
    m.player.hand += (chosen.card,)
    m.table.tell(events.LocationRemoved(m.seat, rival(holder), chosen.card))
    m.table.tell(events.CardTaken(m.seat, chosen.card))


def holder_of(m: Moment, card: str) -> int:
    found = find(m.state, card)
    assert found is not None
    return found[0]


def take_over(m: Moment, _verb: v.TakeOver) -> Flow:
    """§9.5.6 The token was the price."""
    found = [ChooseLocation(place.card) for _, place in targets(m.state, m.seat)]
    chosen = yield from m.ask_for("take_over_target", found, "§9.5.6")
    holder = holder_of(m, chosen.card)
    empire = m.state.empire(holder)
    change(empire, chosen.card, home=holder)
    taken = own(empire, chosen.card)
    assert taken is not None
    empire.locations = tuple(place for place in empire.locations if place.card != chosen.card)
    m.player.locations += (taken,)
    m.table.tell(events.LocationTakenOver(m.seat, rival(holder), chosen.card))


def blockable(m: Moment) -> list[ChooseLocation]:
    """Opponents' Locations whose action can be blocked (§9.5.7)."""
    return [
        ChooseLocation(place.card)
        for _, place in targets(m.state, m.seat)
        if face(m.content, place).uses and not place.blocked
    ]


def block_action(m: Moment, _verb: v.BlockAction) -> Flow:
    chosen = yield from m.ask_for("block_target", blockable(m), "§9.5.7")
    holder = holder_of(m, chosen.card)
    change(m.state.empire(holder), chosen.card, blocked=True)
    m.table.tell(events.ActionBlocked(m.seat, rival(holder), chosen.card))


def opponent_discards(m: Moment, _verb: v.OpponentDiscards) -> Flow:
    """Make an opponent discard; without a card among them nothing happens (§9.5.3)."""
    rivals = [seat for seat in m.state.opponents(m.seat) if seat != VIRTUAL and m.state.players[seat].hand]
    if rivals:
        victim = yield from m.ask_for("victim", [ChooseOpponent(seat) for seat in rivals], "§9.5.3")
        m.later.append(GiveUpCard(victim.rival))


# Deals


def rivals_deals(m: Moment) -> list[ChooseDeal]:
    """Deals under the boards of others; Trade Route Deals are safe (§9.3.4)."""
    return [ChooseDeal(deal) for seat in m.state.opponents(m.seat) for deal in m.state.empire(seat).deals]


def owner_of_deal(m: Moment, deal: str) -> int:
    return next(seat for seat in m.state.opponents(m.seat) if deal in m.state.empire(seat).deals)


def take_from_under_board(m: Moment, deal: str) -> int:
    seat = owner_of_deal(m, deal)
    empire = m.state.empire(seat)
    empire.deals = without(empire.deals, deal)
    return seat


def take_deal(m: Moment, _verb: v.TakeDeal) -> Flow:
    """Take a Deal from a rival (§9.6.4)."""
    chosen = yield from m.ask_for("take_deal", rivals_deals(m), "§9.6.4")
    seat = take_from_under_board(m, chosen.card)
    m.player.deals += (chosen.card,)
    m.table.tell(events.DealTaken(m.seat, rival(seat), chosen.card))


def discard_deal(m: Moment, verb: v.DiscardDeal) -> Flow:
    """Discard a rival's Deal; some cards gain its good (§9.3.4, §9.4.3)."""
    chosen = yield from m.ask_for("discard_deal", rivals_deals(m), "§9.4.3" if verb.gaining else "§9.3.4")
    seat = take_from_under_board(m, chosen.card)
    to_pile(m.table, chosen.card)
    m.table.tell(events.DealDiscarded(m.seat, rival(seat), chosen.card))
    if verb.gaining:
        m.goods.append(deal_good(m.content, chosen.card))


def routes(m: Moment) -> list[ChooseLocation]:
    """Opponents' faction Locations without a marker, where a trade route can open (§9.4.4)."""
    return [
        ChooseLocation(place.card)
        for _, place in targets(m.state, m.seat)
        if face(m.content, place).faction and not place.marker
    ]


def open_trade_route(m: Moment, _verb: v.OpenTradeRoute) -> Flow:
    chosen = yield from m.ask_for("route_target", routes(m), "§9.4.4")
    holder = holder_of(m, chosen.card)
    marker, m.player.deck = m.player.deck[0], m.player.deck[1:]
    change(m.state.empire(holder), chosen.card, marker=marker, trader=m.seat)
    good = deal_good(m.content, chosen.card)
    m.table.tell(events.TradeRouteOpened(m.seat, rival(holder), chosen.card, good))
    m.later += [*receive(m.table, m.seat, (good,), "deal", chosen.card)]
    m.later.append(speaking_at(m.content, m.seat, m.player, "on_deal"))


def cannot_open_trade_route(m: Moment, _verb: v.OpenTradeRoute) -> Obstacle:
    if not m.player.deck:
        return refuse("empty_deck")
    return no_target(routes(m), "faction_location")
