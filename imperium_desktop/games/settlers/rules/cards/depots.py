"""§13.2 Locations that produce from what is left on them in Cleanup."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.banking import bank_from_hand, put_on
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, own
from imperium_desktop.games.settlers.rules.gains import PLACE_OF
from imperium_desktop.games.settlers.rules.names import SUPPLY, SupplyGood
from imperium_desktop.games.settlers.rules.options import LeaveGood
from imperium_desktop.games.settlers.rules.state import Player
from imperium_desktop.rules.table import Decision, Flow, ask_several


def depots(content: Components, player: Player) -> list[str]:
    """Own ones: what is taken over goes back to its owner with nothing of somebody else's on it."""
    return [
        place.card
        for place in player.locations
        if not place.taken_over and "cleanup" in content.copies[place.card].abilities
    ]


def depot_room(content: Components, player: Player) -> list[SupplyGood]:
    """What could be left there, good by good."""
    cards = [content.copies[card].abilities for card in depots(content, player)]
    some = [good for card in cards for verb in card.verbs("cleanup", v.Leave) for good in room_for(player, verb)]
    return some + [
        good for card in cards for verb in card.verbs("cleanup", v.LeaveAny) for good in room_for_any(player, verb)
    ]


def room_for(player: Player, verb: v.Leave) -> list[SupplyGood]:
    return [verb.good] * min(verb.n, player.supply[PLACE_OF[verb.good]])


def room_for_any(player: Player, verb: v.LeaveAny) -> list[SupplyGood]:
    return [good for good in verb.goods for _ in range(player.supply[PLACE_OF[good]])]


def leave(m: Moment, verb: v.Leave) -> Flow:
    yield from leave_some(m, room_for(m.player, verb))


def leave_any(m: Moment, verb: v.LeaveAny) -> Flow:
    """Leave goods of any kind on the card, as far as it has room (§13.5)."""
    yield from leave_some(m, room_for_any(m.player, verb))


def leave_some(m: Moment, held: list[SupplyGood]) -> Flow:
    """A choice for each piece."""
    if not held:
        return
    options = [LeaveGood(good) for good in held]
    picked = yield from ask_several(
        Decision(
            m.seat, "settlers.leave", lambda: options, rule="§13.2", pick=(0, len(options)), facts={"card": m.card}
        )
    )
    goods = tuple(choice.good for choice in picked)
    for good in goods:
        m.player.supply[PLACE_OF[good]] -= 1
    put_on(m.table, m.seat, m.card, goods)
    if goods:
        m.table.tell(events.GoodsLeft(m.seat, m.card, goods))


def leave_cards(m: Moment, _verb: v.LeaveCards) -> Flow:
    """Leave cards of the hand on the card (§13.5)."""
    if m.player.hand:
        yield from bank_from_hand(m, 0, "§13.5")


def take_back(table: SettlersTable, seat: int, card: str) -> None:
    """Take goods back after production; cards under it stay (§13.5)."""
    player = table.state.players[seat]
    place = own(player, card)
    assert place is not None
    goods = tuple(good for thing in place.banked for good in SUPPLY if good == thing)
    for good in goods:
        player.supply[PLACE_OF[good]] += 1
    change(player, card, banked=tuple(thing for thing in place.banked if thing not in SUPPLY))
    if goods:
        table.tell(events.GoodsTakenBack(seat, card, goods))
