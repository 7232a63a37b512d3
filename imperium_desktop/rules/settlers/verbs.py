"""How the verbs of the cards are carried out, and what stands in their way (§6.5.4, §9)."""

from collections.abc import Sequence

from imperium_desktop.rules.effects.engine import Carrying, Engine, Obstacle
from imperium_desktop.rules.settlers import events
from imperium_desktop.rules.settlers import vocabulary as v
from imperium_desktop.rules.settlers.building import build, buildable, deal_triggers
from imperium_desktop.rules.settlers.empire import (
    change,
    deal_good,
    deals_of,
    discard_location,
    face,
    find,
    lay_foundation,
    own,
    protection,
    raze_targets,
    razeable,
    rival,
    targets,
    to_pile,
)
from imperium_desktop.rules.settlers.gains import PLACE_OF, receive
from imperium_desktop.rules.settlers.moment import Moment
from imperium_desktop.rules.settlers.names import Resource
from imperium_desktop.rules.settlers.options import (
    ChooseCard,
    ChooseDeal,
    ChooseLocation,
    ChooseOpponent,
    Steal,
    TakeGoods,
)
from imperium_desktop.rules.settlers.payment import pay, without
from imperium_desktop.rules.settlers.prices import RAZE, affordable, price_in
from imperium_desktop.rules.settlers.razing import raze_card, raze_location, raze_triggers
from imperium_desktop.rules.settlers.reasons import refuse
from imperium_desktop.rules.settlers.state import VIRTUAL, Convert, Draw, GiveUpCard, Keep, Perform
from imperium_desktop.rules.table import Asking, Flow


def no_target(found: object, what: str) -> Obstacle:
    """`what` could be chosen, if there were any."""
    return None if found else refuse("no_target", what=what)


# Gaining and paying


def gain(m: Moment, verb: v.Gain) -> Flow:
    amount = m.amount(verb)
    if verb.good == "samurai":
        yield from place_samurai(m, amount)
    else:
        m.goods += [verb.good] * amount


def place_samurai(m: Moment, count: int) -> Flow:
    """§9.4.3 On different own Faction Locations; what finds no place is lost."""
    for left in range(count, 0, -1):
        free = [place.card for place in m.player.locations if face(m.content, place).faction and not place.samurai]
        if not free:
            m.table.tell(events.SamuraiLost(m.seat, left))
            return
        place = yield from m.ask_for("samurai_target", [ChooseLocation(card) for card in free], "§9.4.3")
        change(m.player, place.card, samurai=True)
        m.table.tell(events.SamuraiPlaced(m.seat, place.card))


def pay_for(m: Moment, verb: v.Pay) -> Flow:
    yield from pay(m.table, m.seat, price_in((verb,)), m.card)


def cannot_pay(m: Moment, verb: v.Pay) -> Obstacle:
    need = m.need.plus(price_in((verb,)))
    return None if affordable(m.player, need) else refuse("lacks_goods", goods=(verb.good,) * verb.n)


# Razing


def razeable_hand(m: Moment) -> list[str]:
    return [card for card in m.player.hand if m.content.copies[card].spoils]


def raze_from_hand(m: Moment, verb: v.RazeFromHand) -> Flow:
    chosen = yield from m.ask_for("raze_card", [ChooseCard(card) for card in razeable_hand(m)], "§6.3.1")
    m.later += raze_card(m.table, m.seat, chosen.card, verb.tokens, noted=m.converting)
    m.last.append(raze_triggers(m.table, m.seat))


def cannot_raze_from_hand(m: Moment, verb: v.RazeFromHand) -> Obstacle:
    if m.player.supply[RAZE] < verb.tokens:
        return refuse("lacks_raze", n=verb.tokens - m.player.supply[RAZE])
    return no_target(razeable_hand(m), "hand_card")


def raze_opponent(m: Moment, verb: v.RazeOpponent) -> Flow:
    found = raze_targets(m.content, m.state, m.seat, verb.tokens, guarded=verb.protection)
    chosen = yield from m.ask_for("raze_target", [ChooseLocation(location.card) for _, location in found], "§6.4")
    at = find(m.state, chosen.card)
    assert at is not None
    tokens = verb.tokens + (protection(at[1]) if verb.protection else 0)
    m.later += raze_location(m.table, m.seat, chosen.card, tokens, noted=m.converting)
    m.last.append(raze_triggers(m.table, m.seat))


def cannot_raze_opponent(m: Moment, verb: v.RazeOpponent) -> Obstacle:
    found = raze_targets(m.content, m.state, m.seat, verb.tokens, guarded=verb.protection)
    return no_target(next(found, None), "location")


def own_razeable(m: Moment) -> list[ChooseLocation]:
    """§9.3.1"""
    return [
        ChooseLocation(place.card)
        for place in m.player.locations
        if razeable(m.content, place) and not face(m.content, place).faction
    ]


def raze_own(m: Moment, _verb: v.RazeOwn) -> Flow:
    chosen = yield from m.ask_for("raze_target", own_razeable(m), "§9.3.1")
    m.later += raze_location(m.table, m.seat, chosen.card, 0)
    m.last.append(raze_triggers(m.table, m.seat))


def convert_razed(m: Moment, verb: v.ConvertRazed) -> Flow:
    m.later.append(Convert(m.seat, m.card, m.when, verb.rate))
    yield from ()


def convert_deals(m: Moment, verb: v.ConvertDeals) -> Flow:
    m.later.append(Convert(m.seat, m.card, m.when, verb.rate))
    yield from ()


def gain_from_raze_field(m: Moment, _verb: v.GainFromRazeField) -> Flow:
    """§9.3.6"""
    chosen = yield from m.ask_for("field_target", with_raze_field(m), "§9.3.6")
    goods = [TakeGoods((good,)) for good in dict.fromkeys(m.content.copies[chosen.card].spoils)]
    good = yield from m.ask_for("field_good", goods, "§9.3.6")
    m.goods += good.goods


def with_raze_field(m: Moment) -> list[ChooseLocation]:
    return [ChooseLocation(place.card) for _, place in targets(m.state, m.seat) if razeable(m.content, place)]


# What is taken from opponents


def thefts(m: Moment, goods: Sequence[Resource]) -> list[Steal]:
    """§9.3.5"""
    rivals = [seat for seat in m.state.opponents(m.seat) if seat != VIRTUAL]
    return [Steal(seat, good) for seat in rivals for good in goods if m.state.players[seat].supply[PLACE_OF[good]]]


def steal(m: Moment, verb: v.Steal) -> Flow:
    theft = yield from m.ask_for("steal", thefts(m, verb.goods), "§9.3.5")
    m.state.players[theft.rival].supply[PLACE_OF[theft.good]] -= 1
    m.player.supply[PLACE_OF[theft.good]] += 1
    m.table.tell(events.ResourceStolen(m.seat, theft.rival, theft.good))


def any_target(m: Moment) -> object:
    return next(targets(m.state, m.seat), None)


def remove_location(m: Moment, _verb: v.RemoveLocation) -> Flow:
    """§9.4.7"""
    found = [ChooseLocation(place.card) for _, place in targets(m.state, m.seat)]
    chosen = yield from m.ask_for("remove_target", found, "§9.4.7")
    holder = holder_of(m, chosen.card)
    discard_location(m.table, holder, chosen.card)
    m.table.tell(events.LocationRemoved(m.seat, rival(holder), chosen.card))


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
    """§9.5.7"""
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
    """§9.5.3 When nobody can, nothing happens."""
    rivals = [seat for seat in m.state.opponents(m.seat) if seat != VIRTUAL and m.state.players[seat].hand]
    if rivals:
        victim = yield from m.ask_for("victim", [ChooseOpponent(seat) for seat in rivals], "§9.5.3")
        m.later.append(GiveUpCard(victim.rival))


# Deals


def rivals_deals(m: Moment) -> list[ChooseDeal]:
    """Under their boards; Trade Route Deals are safe (§9.3.4)."""
    return [ChooseDeal(deal) for seat in m.state.opponents(m.seat) for deal in m.state.empire(seat).deals]


def owner_of_deal(m: Moment, deal: str) -> int:
    return next(seat for seat in m.state.opponents(m.seat) if deal in m.state.empire(seat).deals)


def take_from_under_board(m: Moment, deal: str) -> int:
    seat = owner_of_deal(m, deal)
    empire = m.state.empire(seat)
    empire.deals = without(empire.deals, deal)
    return seat


def take_deal(m: Moment, _verb: v.TakeDeal) -> Flow:
    """§9.6.4"""
    chosen = yield from m.ask_for("take_deal", rivals_deals(m), "§9.6.4")
    seat = take_from_under_board(m, chosen.card)
    m.player.deals += (chosen.card,)
    m.table.tell(events.DealTaken(m.seat, rival(seat), chosen.card))


def discard_deal(m: Moment, verb: v.DiscardDeal) -> Flow:
    """§9.3.4, §9.4.3"""
    chosen = yield from m.ask_for("discard_deal", rivals_deals(m), "§9.4.3" if verb.gaining else "§9.3.4")
    seat = take_from_under_board(m, chosen.card)
    to_pile(m.table, chosen.card)
    m.table.tell(events.DealDiscarded(m.seat, rival(seat), chosen.card))
    if verb.gaining:
        m.goods.append(deal_good(m.content, chosen.card))


def produce_deal(m: Moment, _verb: v.ProduceDeal) -> Flow:
    """§9.2.4"""
    deals = [ChooseDeal(deal) for deal in deals_of(m.state, m.seat)]
    chosen = yield from m.ask_for("produce_deal", deals, "§9.2.4")
    m.later += receive(m.table, m.seat, (deal_good(m.content, chosen.card),), "deal", chosen.card)


def routes(m: Moment) -> list[ChooseLocation]:
    """§9.4.4"""
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
    m.later += [*receive(m.table, m.seat, (good,), "deal", chosen.card), deal_triggers(m.table, m.seat)]


def cannot_open_trade_route(m: Moment, _verb: v.OpenTradeRoute) -> Obstacle:
    if not m.player.deck:
        return refuse("empty_deck")
    return no_target(routes(m), "faction_location")


# Building


def hand_to_build(m: Moment) -> list[ChooseCard]:
    """§9.2.2"""
    faces = [m.content.copies[card] for card in m.player.hand]
    return [ChooseCard(card.id) for card in faces if card.faction and buildable(m.player, card, m.need)]


def build_from_hand(m: Moment, _verb: v.BuildFromHand) -> Flow:
    chosen = yield from m.ask_for("build_card", hand_to_build(m), "§9.2.2")
    yield from build_now(m, chosen.card)


def deals_to_build(m: Moment) -> list[ChooseDeal]:
    """§9.4.5"""
    faces = [m.content.copies[card] for card in m.player.deals if card not in m.content.attacks]
    return [ChooseDeal(card.id) for card in faces if buildable(m.player, card, m.need)]


def build_from_deal(m: Moment, _verb: v.BuildFromDeal) -> Flow:
    chosen = yield from m.ask_for("build_deal", deals_to_build(m), "§9.4.5")
    yield from build_now(m, chosen.card)


def build_now(m: Moment, card: str) -> Asking[None]:
    m.later += yield from build(m.table, m.seat, card)


def foundation_cards(m: Moment) -> list[ChooseCard]:
    return [ChooseCard(card) for card in m.player.hand if not m.content.copies[card].faction]


def lay_from_hand(m: Moment, _verb: v.LayFoundation) -> Flow:
    """§9.5.4"""
    chosen = yield from m.ask_for("foundation_card", foundation_cards(m), "§9.5.4", secret=True)
    m.player.hand = without(m.player.hand, chosen.card)
    lay_foundation(m.player, chosen.card, laid=True)
    m.table.tell(events.FoundationLaid(m.seat))


# Own Locations


def used_before(m: Moment) -> list[ChooseLocation]:
    """§6.5.6"""
    return [
        ChooseLocation(place.card)
        for place in m.player.locations
        if place.paid and not place.blocked and place.card != m.card
    ]


def cannot_ready(m: Moment, _verb: v.ReadyLocation) -> Obstacle:
    uses = sum(len(place.paid) for place in m.player.locations if not place.blocked and place.card != m.card)
    return no_target(uses >= m.uses, "used_location")


def ready_location(m: Moment, _verb: v.ReadyLocation) -> Flow:
    chosen = yield from m.ask_for("ready_target", used_before(m), "§6.5.6")
    place = own(m.player, chosen.card)
    assert place is not None
    change(m.player, chosen.card, paid=place.paid[:-1])
    m.table.tell(events.UseRegained(m.seat, chosen.card))


def producing(m: Moment) -> list[ChooseLocation]:
    """§9.2.6, §9.2.7"""
    return [
        ChooseLocation(place.card)
        for place in m.player.locations
        if face(m.content, place).kind == "production" and place.card != m.card
    ]


def copy_production(m: Moment, _verb: v.CopyProduction) -> Flow:
    """Working Peasants without anything to copy produce nothing."""
    found = producing(m)
    if found:
        chosen = yield from m.ask_for("copy_target", found, "§9.2.6")
        m.later.append(Perform(m.seat, chosen.card, "production"))


def draw_and_keep(m: Moment, verb: v.DrawAndKeep) -> Flow:
    m.later += [Draw(m.seat, verb.draw, verb.deck, "held"), Keep(m.seat, verb.keep, verb.rest)]
    yield from ()


ENGINE: Engine[Moment] = Engine(
    {
        v.Gain: Carrying(gain),
        v.Pay: Carrying(pay_for, cannot_pay),
        v.RazeFromHand: Carrying(raze_from_hand, cannot_raze_from_hand),
        v.RazeOpponent: Carrying(raze_opponent, cannot_raze_opponent),
        v.RazeOwn: Carrying(raze_own, lambda m, _: no_target(own_razeable(m), "own_common")),
        v.ConvertRazed: Carrying(convert_razed),
        v.ConvertDeals: Carrying(convert_deals),
        v.Steal: Carrying(steal, lambda m, verb: no_target(thefts(m, verb.goods), "resource")),
        v.GainFromRazeField: Carrying(gain_from_raze_field, lambda m, _: no_target(with_raze_field(m), "raze_field")),
        v.RemoveLocation: Carrying(remove_location, lambda m, _: no_target(any_target(m), "location")),
        v.TakeDeal: Carrying(take_deal, lambda m, _: no_target(rivals_deals(m), "rivals_deal")),
        v.DiscardDeal: Carrying(discard_deal, lambda m, _: no_target(rivals_deals(m), "rivals_deal")),
        v.ProduceDeal: Carrying(produce_deal, lambda m, _: no_target(deals_of(m.state, m.seat), "own_deal")),
        v.BuildFromHand: Carrying(build_from_hand, lambda m, _: no_target(hand_to_build(m), "faction_card")),
        v.BuildFromDeal: Carrying(build_from_deal, lambda m, _: no_target(deals_to_build(m), "deal_to_build")),
        v.OpenTradeRoute: Carrying(open_trade_route, cannot_open_trade_route),
        v.LayFoundation: Carrying(lay_from_hand, lambda m, _: no_target(foundation_cards(m), "common_card")),
        v.TakeOver: Carrying(take_over, lambda m, _: no_target(any_target(m), "location")),
        v.BlockAction: Carrying(block_action, lambda m, _: no_target(blockable(m), "action_location")),
        v.OpponentDiscards: Carrying(opponent_discards),
        v.ReadyLocation: Carrying(ready_location, cannot_ready),
        v.CopyProduction: Carrying(copy_production, lambda m, _: no_target(producing(m), "production_location")),
        v.DrawAndKeep: Carrying(draw_and_keep),
    }
)
"""Blocks of the moments anytime, cleanup and end are read where these are: free.py, cleanup.py, scoring.py."""
