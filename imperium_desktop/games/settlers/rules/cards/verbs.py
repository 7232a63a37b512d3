"""How the verbs of the cards are carried out: the engine of the game. Those against opponents are in against.py."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.actions.building import build, buildable_after, production_moment
from imperium_desktop.games.settlers.rules.cards import against, banking, depots
from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.against import no_target
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.empire import (
    change,
    deal_good,
    deals_of,
    face,
    find,
    lay_foundation,
    own,
    takes_samurai,
    targets,
    uses_left,
)
from imperium_desktop.games.settlers.rules.gains import receive
from imperium_desktop.games.settlers.rules.names import SUPPLY, Good
from imperium_desktop.games.settlers.rules.options import ChooseCard, ChooseDeal, ChooseLocation, TakeGoods
from imperium_desktop.games.settlers.rules.payment import MARK, Way, after_paying, can_pay, pay, pay_price, without
from imperium_desktop.games.settlers.rules.prices import affordable, price_in
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import Draw, Keep, Location, Perform
from imperium_desktop.rules.effects.engine import STANDING, Engine, Obstacle, VerbRule
from imperium_desktop.rules.table import Asking, Flow

# Gaining and paying


def gain(m: Moment, verb: v.Gain) -> Flow:
    amount = m.amount(verb)
    if verb.good == "samurai":
        yield from place_samurai(m, amount)
    else:
        m.goods += [verb.good] * amount


def place_samurai(m: Moment, count: int) -> Flow:
    """Place Samurai on different own Faction Locations; what finds no place is lost (§9.4.3)."""
    for left in range(count, 0, -1):
        free = [place.card for place in m.player.locations if takes_samurai(m.content, m.player, place)]
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


def gain_kinds(m: Moment, verb: v.GainKinds) -> Flow:
    """Gain one of each kind that lies on the card; beyond the maximum the player chooses (§13.5)."""
    place = own(m.player, m.card)
    kinds: list[Good] = [good for good in SUPPLY if place is not None and good in place.banked]
    if len(kinds) <= verb.max:
        m.goods += kinds
        return
    for _ in range(verb.max):
        taken = yield from m.ask_for("choose", [TakeGoods((kind,)) for kind in kinds], "§13.5")
        kinds.remove(taken.goods[0])
        m.goods += taken.goods


# Own Deals and cards


def produce_deal(m: Moment, _verb: v.ProduceDeal) -> Flow:
    """Gain the good of a Deal of the player's once more (§9.2.4)."""
    deals = [ChooseDeal(deal) for deal in deals_of(m.state, m.seat)]
    if not deals:
        return  # §13.6
    chosen = yield from m.ask_for("produce_deal", deals, "§9.2.4")
    m.later += receive(m.table, m.seat, (deal_good(m.content, chosen.card),), "deal", chosen.card)


def hand_to_build(m: Moment) -> list[ChooseCard]:
    """Faction cards of the hand that can be built (§9.2.2)."""
    faces = [m.content.copies[card] for card in m.player.hand]
    return [ChooseCard(card.id) for card in faces if card.faction and buildable_after(m.player, m.need, card)]


def build_from_hand(m: Moment, _verb: v.BuildFromHand) -> Flow:
    chosen = yield from m.ask_for("build_card", hand_to_build(m), "§9.2.2")
    yield from build_now(m, chosen.card)


def deals_to_build(m: Moment) -> list[ChooseDeal]:
    """Cards under the board that can be built, without Attack cards (§9.4.5)."""
    faces = [m.content.copies[card] for card in m.player.deals if card not in m.content.attacks]
    return [ChooseDeal(card.id) for card in faces if buildable_after(m.player, m.need, card)]


def build_from_deal(m: Moment, _verb: v.BuildFromDeal) -> Flow:
    chosen = yield from m.ask_for("build_deal", deals_to_build(m), "§9.4.5")
    yield from build_now(m, chosen.card)


def build_now(m: Moment, card: str) -> Asking[None]:
    m.later += yield from build(m.table, m.seat, card)


def foundation_cards(m: Moment) -> list[ChooseCard]:
    return [ChooseCard(card) for card in m.player.hand if not m.content.copies[card].faction]


def lay_from_hand(m: Moment, _verb: v.LayFoundation) -> Flow:
    """Lay a card of the hand face down as a foundation (§9.5.4)."""
    chosen = yield from m.ask_for("foundation_card", foundation_cards(m), "§9.5.4", secret=True)
    m.player.hand = without(m.player.hand, chosen.card)
    lay_foundation(m.player, chosen.card, laid=True)
    m.table.tell(events.FoundationLaid(m.seat))


# Own Locations


def used_before(m: Moment) -> list[ChooseLocation]:
    """Own Locations whose action was used and can be used again (§6.5.6)."""
    return [ChooseLocation(place.card) for place in m.player.locations if place.paid and can_be_freed(m, place)]


def can_be_freed(m: Moment, place: Location) -> bool:
    """Another Action Location that is not blocked; what lies on others are visitors (§13.1)."""
    return bool(face(m.content, place).uses) and not place.blocked and place.card != m.card


def cannot_ready(m: Moment, _verb: v.ReadyLocation) -> Obstacle:
    uses = sum(len(place.paid) for place in m.player.locations if can_be_freed(m, place))
    return no_target(uses >= m.uses, "used_location")


def ready_location(m: Moment, _verb: v.ReadyLocation) -> Flow:
    chosen = yield from m.ask_for("ready_target", used_before(m), "§6.5.6")
    place = own(m.player, chosen.card)
    assert place is not None
    change(m.player, chosen.card, paid=place.paid[:-1])
    m.table.tell(events.UseRegained(m.seat, chosen.card))


def producing(m: Moment) -> list[ChooseLocation]:
    """§9.2.6, §9.2.7 Copies are not copied back, or they would never end; what is Open counts too (§13.1)."""
    return [
        ChooseLocation(place.card)
        for place in m.player.locations
        if production_moment(face(m.content, place)) and place.card not in (m.card, *m.after)
    ]


def copy_production(m: Moment, _verb: v.CopyProduction) -> Flow:
    """Working Peasants without anything to copy produce nothing."""
    found = producing(m)
    if found:
        chosen = yield from m.ask_for("copy_target", found, "§9.2.6")
        when = production_moment(m.content.copies[chosen.card])
        assert when is not None
        m.later.append(Perform(m.seat, chosen.card, when))


def draw_and_keep(m: Moment, verb: v.DrawAndKeep) -> Flow:
    if len(m.player.deck) >= verb.least:
        m.later += [Draw(m.seat, verb.draw, verb.deck, "held"), Keep(m.seat, verb.keep, verb.rest)]
    yield from ()


# §13.6 Actions of opponents


def usable_actions(m: Moment) -> list[ChooseLocation]:
    return [ChooseLocation(place.card) for _, place in targets(m.state, m.seat) if usable(m, place)]


def usable(m: Moment, place: Location) -> bool:
    """True of a rival's action that could be used as if it were the own.

    A use is left, its price can be paid, and it leads somewhere.
    """
    card = face(m.content, place)
    if uses_left(card, place) < 1 or card.key == m.content.copies[m.card].key:
        return False
    need = m.need.plus(card.price)
    ahead = Moment(m.content, m.state, m.seat, card.id, "action", m.player)
    ahead.need = need
    return can_pay(m.state, m.seat, need) and ENGINE.obstacle(ahead, card.effect) is None


def use_rivals_action(m: Moment, _verb: v.UseRivalsAction) -> Flow:
    chosen = yield from m.ask_for("copy_target", usable_actions(m), "§13.6")
    card = m.content.copies[chosen.card]

    def leads_somewhere(way: Way) -> bool:
        after = after_paying(m.player, card.price, way)
        return ENGINE.obstacle(Moment(m.content, m.state, m.seat, card.id, "action", after), card.effect) is None

    paid = yield from pay_price(m.table, m.seat, card.price, card.id, leads_somewhere)
    found = find(m.state, card.id)
    assert found is not None
    holder, place = found
    change(m.state.empire(holder), card.id, paid=(*place.paid, paid or MARK))
    m.table.tell(events.LocationActivated(m.seat, card.id, 1, paid))
    inner = Moment.at(m.table, m.seat, card.id, "action")
    inner.converting = bool(card.abilities.sure_verbs("action", v.ConvertRazed))
    yield from ENGINE.do(inner, card.effect)
    m.goods += inner.goods
    m.later += inner.later
    m.last += inner.last


ENGINE: Engine[Moment] = Engine(
    {
        v.Gain: VerbRule(gain),
        v.Pay: VerbRule(pay_for, cannot_pay),
        v.RazeFromHand: VerbRule(against.raze_from_hand, against.cannot_raze_from_hand),
        v.RazeOpponent: VerbRule(against.raze_opponent, against.cannot_raze_opponent),
        v.RazeOwn: VerbRule(against.raze_own, lambda m, _: no_target(against.own_razeable(m), "own_common")),
        v.ConvertRazed: VerbRule(against.convert),
        v.ConvertDeals: VerbRule(against.convert),
        v.Steal: VerbRule(against.steal, lambda m, verb: no_target(against.thefts(m, verb.goods), "resource")),
        v.GainFromRazeField: VerbRule(
            against.gain_from_raze_field, lambda m, _: no_target(against.with_raze_field(m), "raze_field")
        ),
        v.RemoveLocation: VerbRule(against.remove_location, against.cannot_remove),
        v.TakeLocation: VerbRule(
            against.take_location, lambda m, _: no_target(against.removable(m, against.ONLY_COMMON), "common_location")
        ),
        v.TakeDeal: VerbRule(against.take_deal, lambda m, _: no_target(against.rivals_deals(m), "rivals_deal")),
        v.DiscardDeal: VerbRule(against.discard_deal, lambda m, _: no_target(against.rivals_deals(m), "rivals_deal")),
        v.ProduceDeal: VerbRule(produce_deal, lambda m, _: no_target(deals_of(m.state, m.seat), "own_deal")),
        v.BuildFromHand: VerbRule(build_from_hand, lambda m, _: no_target(hand_to_build(m), "faction_card")),
        v.BuildFromDeal: VerbRule(build_from_deal, lambda m, _: no_target(deals_to_build(m), "deal_to_build")),
        v.OpenTradeRoute: VerbRule(against.open_trade_route, against.cannot_open_trade_route),
        v.LayFoundation: VerbRule(lay_from_hand, lambda m, _: no_target(foundation_cards(m), "common_card")),
        v.TakeOver: VerbRule(against.take_over, lambda m, _: no_target(against.any_target(m), "location")),
        v.BlockAction: VerbRule(against.block_action, lambda m, _: no_target(against.blockable(m), "action_location")),
        v.OpponentDiscards: VerbRule(against.opponent_discards),
        v.GainKinds: VerbRule(gain_kinds),
        v.UseRivalsAction: VerbRule(use_rivals_action, lambda m, _: no_target(usable_actions(m), "usable_action")),
        v.ReadyLocation: VerbRule(ready_location, cannot_ready),
        v.CopyProduction: VerbRule(copy_production, lambda m, _: no_target(producing(m), "production_location")),
        v.DrawAndKeep: VerbRule(draw_and_keep),
        v.BankCards: VerbRule(banking.bank_cards, banking.cannot_bank_cards),
        v.BankResources: VerbRule(banking.bank_resources, banking.cannot_bank_resources),
        v.Leave: VerbRule(depots.leave),
        v.LeaveAny: VerbRule(depots.leave_any),
        v.LeaveCards: VerbRule(depots.leave_cards),
        v.Store: STANDING,
        v.Score: STANDING,
        v.Guarded: STANDING,
        v.NothingForOwner: STANDING,
    }
)
