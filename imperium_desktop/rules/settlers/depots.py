"""§13.2 Locations that produce from what is left on them in Cleanup."""

from imperium_desktop.rules.settlers import events
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.empire import SettlersTable, change, own
from imperium_desktop.rules.settlers.free import bank_under
from imperium_desktop.rules.settlers.gains import PLACE_OF
from imperium_desktop.rules.settlers.names import SUPPLY, SupplyGood
from imperium_desktop.rules.settlers.options import ChooseCard, LeaveGood
from imperium_desktop.rules.settlers.state import Location, Player
from imperium_desktop.rules.settlers.vocabulary import Leave, LeaveAny, LeaveCards
from imperium_desktop.rules.table import Decision, Flow, ask_several


def depots(content: Components, locations: tuple[Location, ...]) -> list[tuple[str, Leave | LeaveAny | LeaveCards]]:
    """Own ones: what is taken over goes back to its owner with nothing of somebody else's on it."""
    return [
        (place.card, step)
        for place in locations
        if not place.taken_over
        for block in content.copies[place.card].at("cleanup")
        for step in block.steps
        if isinstance(step, Leave | LeaveAny | LeaveCards)
    ]


def depot_room(content: Components, player: Player) -> list[SupplyGood]:
    """What could be left there, good by good."""
    leaving = [verb for _, verb in depots(content, player.locations) if not isinstance(verb, LeaveCards)]
    return [choice.good for verb in leaving for choice in to_leave(player, verb)]


def leave_goods(table: SettlersTable, seat: int) -> Flow:
    """In Cleanup, before anything is discarded."""
    player = table.state.players[seat]
    for card, verb in depots(table.content, player.locations):
        if isinstance(verb, LeaveCards):
            yield from leave_cards(table, seat, card)
        elif options := to_leave(player, verb):
            picked = yield from ask_several(choose_left(seat, card, options))
            leave(table, seat, card, tuple(choice.good for choice in picked))


def to_leave(player: Player, verb: Leave | LeaveAny) -> list[LeaveGood]:
    """A choice for each piece."""
    if isinstance(verb, Leave):
        return [LeaveGood(verb.good)] * min(verb.n, player.supply[PLACE_OF[verb.good]])
    return [LeaveGood(good) for good in verb.goods for _ in range(player.supply[PLACE_OF[good]])]


def choose_left(seat: int, card: str, options: list[LeaveGood]) -> Decision[LeaveGood]:
    return Decision(seat, "settlers.leave", lambda: options, rule="§13.2", pick=(0, len(options)), facts={"card": card})


def leave(table: SettlersTable, seat: int, card: str, goods: tuple[SupplyGood, ...]) -> None:
    player = table.state.players[seat]
    place = own(player, card)
    assert place is not None
    for good in goods:
        player.supply[PLACE_OF[good]] -= 1
    change(player, card, banked=place.banked + goods)
    if goods:
        table.tell(events.GoodsLeft(seat, card, goods))


def leave_cards(table: SettlersTable, seat: int, card: str) -> Flow:
    """§13.5"""
    hand = table.state.players[seat].hand
    if hand:
        options = [ChooseCard(other) for other in hand]
        picked = yield from ask_several(
            Decision(
                seat,
                "settlers.bank_cards",
                lambda: options,
                rule="§13.5",
                pick=(0, len(options)),
                facts={"card": card},
            )
        )
        bank_under(table, seat, card, tuple(choice.card for choice in picked))


def take_back(table: SettlersTable, seat: int, card: str) -> None:
    """After production; cards under it stay (§13.5)."""
    player = table.state.players[seat]
    place = own(player, card)
    assert place is not None
    goods = tuple(good for thing in place.banked for good in SUPPLY if good == thing)
    for good in goods:
        player.supply[PLACE_OF[good]] += 1
    change(player, card, banked=tuple(thing for thing in place.banked if thing not in SUPPLY))
    if goods:
        table.tell(events.GoodsTakenBack(seat, card, goods))
