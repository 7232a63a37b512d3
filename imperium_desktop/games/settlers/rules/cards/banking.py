"""§9.4.6 What is put on Locations for good: cards under a Gate, Resources on a Shrine."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, own
from imperium_desktop.games.settlers.rules.gains import PLACE_OF, score
from imperium_desktop.games.settlers.rules.names import RESOURCES
from imperium_desktop.games.settlers.rules.options import BankGood, ChooseCard
from imperium_desktop.games.settlers.rules.payment import without
from imperium_desktop.games.settlers.rules.prices import FOOD
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.rules.effects.engine import Obstacle
from imperium_desktop.rules.table import Asking, Decision, Flow, ask_several


def bank_cards(m: Moment, verb: v.BankCards) -> Flow:
    banked = yield from bank_from_hand(m, 1, "§9.4.6")
    score(m.table, m.seat, verb.points * banked, "feature", m.card)


def cannot_bank_cards(m: Moment, _verb: v.BankCards) -> Obstacle:
    return None if m.player.hand else refuse("nothing_to_bank")


def bank_from_hand(m: Moment, least: int, rule: str) -> Asking[int]:
    """Cards of the hand, face down; returns how many."""
    hand = m.player.hand
    picked = yield from ask_several(
        Decision(
            m.seat,
            "settlers.bank_cards",
            lambda: [ChooseCard(card) for card in hand],
            rule=rule,
            pick=(least, len(hand)),
            facts={"card": m.card},
        )
    )
    cards = tuple(choice.card for choice in picked)
    for card in cards:
        m.player.hand = without(m.player.hand, card)
    put_on(m.table, m.seat, m.card, cards)
    if cards:
        m.table.tell(events.CardsBanked(m.seat, m.card, len(cards)))
    return len(cards)


def bank_resources(m: Moment, _verb: v.BankResources) -> Flow:
    supply = m.player.supply
    held = [BankGood(good) for good in RESOURCES for _ in range(supply[PLACE_OF[good]])]
    picked = yield from ask_several(
        Decision(
            m.seat,
            "settlers.bank_goods",
            lambda: held,
            rule="§9.4.6",
            pick=(1, len(held)),
            facts={"card": m.card},
        )
    )
    goods = tuple(choice.good for choice in picked)
    for good in goods:
        supply[PLACE_OF[good]] -= 1
    put_on(m.table, m.seat, m.card, goods)
    m.table.tell(events.ResourcesBanked(m.seat, m.card, goods))


def cannot_bank_resources(m: Moment, _verb: v.BankResources) -> Obstacle:
    return None if any(m.player.supply[: FOOD + 1]) else refuse("nothing_to_bank")


def put_on(table: SettlersTable, seat: int, card: str, things: tuple[str, ...]) -> None:
    """Cards or goods on one of the own Locations."""
    player = table.state.players[seat]
    location = own(player, card)
    assert location is not None
    change(player, card, banked=location.banked + things)
