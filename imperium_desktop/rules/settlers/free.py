"""§5.3.2 What is free on the own turn: Defense token, Samurai, cards under a Gate, Resources on a Shrine."""

from typing import Final

from imperium_desktop.rules.settlers import events
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.empire import SettlersTable, change, own, takes_samurai
from imperium_desktop.rules.settlers.gains import PLACE_OF, score
from imperium_desktop.rules.settlers.names import RESOURCES
from imperium_desktop.rules.settlers.options import Bank, BankGood, ChooseCard, DeploySamurai, PlaceDefense
from imperium_desktop.rules.settlers.payment import without
from imperium_desktop.rules.settlers.prices import DEFENSE, FOOD, WORKER
from imperium_desktop.rules.settlers.state import Location, Player, State
from imperium_desktop.rules.settlers.vocabulary import BankCards, BankResources
from imperium_desktop.rules.table import Decision, Flow, Option, ask_several

BANK: Final = "anytime"


def can_defend(content: Components, player: Player, location: Location) -> bool:
    """§6.6.1, §13.4"""
    card = content.copies[location.card]
    return player.supply[DEFENSE] > 0 and not location.defense and not card.guarded and not card.faction


def can_deploy(content: Components, player: Player, location: Location) -> bool:
    """§9.4.2"""
    return player.supply[WORKER] > 0 and takes_samurai(content, player, location)


def banks(content: Components, location: Location) -> BankCards | BankResources | None:
    """§9.4.6 What can be put on it."""
    for ability in content.copies[location.card].at(BANK):
        for step in ability.steps:
            if isinstance(step, BankCards | BankResources):
                return step
    return None


def can_bank(content: Components, player: Player, location: Location) -> bool:
    match banks(content, location):
        case BankCards():
            return bool(player.hand)
        case BankResources():
            return any(player.supply[: FOOD + 1])
    return False


def free_things(content: Components, state: State) -> list[Option]:
    player = state.me
    found: list[Option] = []
    for location in player.locations:
        if can_defend(content, player, location):
            found.append(PlaceDefense(location.card))
        elif can_deploy(content, player, location):
            found.append(DeploySamurai(location.card))
        if BANK in content.copies[location.card].abilities and can_bank(content, player, location):
            found.append(Bank(location.card))
    return found


def place_defense(table: SettlersTable, action: PlaceDefense) -> Flow:
    player = table.state.me
    player.supply[DEFENSE] -= 1
    change(player, action.card, defense=True)
    table.tell(events.DefensePlaced(table.state.active, action.card))
    yield from ()


def deploy_samurai(table: SettlersTable, action: DeploySamurai) -> Flow:
    player = table.state.me
    player.supply[WORKER] -= 1
    change(player, action.card, samurai=True)
    table.tell(events.SamuraiPlaced(table.state.active, action.card))
    yield from ()


def bank(table: SettlersTable, action: Bank) -> Flow:
    """§9.4.6 Any number, for good."""
    location = own(table.state.me, action.card)
    assert location is not None
    match banks(table.content, location):
        case BankCards(points):
            yield from bank_cards(table, location, points)
        case BankResources():
            yield from bank_resources(table, location)


def bank_cards(table: SettlersTable, location: Location, points: int) -> Flow:
    state = table.state
    player = state.me
    picked = yield from ask_several(
        Decision(
            state.active,
            "settlers.bank_cards",
            lambda: [ChooseCard(card) for card in player.hand],
            rule="§9.4.6",
            pick=(1, len(player.hand)),
            facts={"card": location.card},
        )
    )
    bank_under(table, state.active, location.card, tuple(choice.card for choice in picked))
    score(table, state.active, points * len(picked), "feature", location.card)


def bank_under(table: SettlersTable, seat: int, card: str, cards: tuple[str, ...]) -> None:
    """Cards of the hand, face down."""
    player = table.state.players[seat]
    location = own(player, card)
    assert location is not None
    for banked in cards:
        player.hand = without(player.hand, banked)
    change(player, card, banked=location.banked + cards)
    if cards:
        table.tell(events.CardsBanked(seat, card, len(cards)))


def bank_resources(table: SettlersTable, location: Location) -> Flow:
    state = table.state
    player = state.me
    held = [BankGood(good) for good in RESOURCES for _ in range(player.supply[PLACE_OF[good]])]
    picked = yield from ask_several(
        Decision(
            state.active,
            "settlers.bank_goods",
            lambda: held,
            rule="§9.4.6",
            pick=(1, len(held)),
            facts={"card": location.card},
        )
    )
    goods = tuple(choice.good for choice in picked)
    for good in goods:
        player.supply[PLACE_OF[good]] -= 1
    change(player, location.card, banked=location.banked + goods)
    table.tell(events.ResourcesBanked(state.active, location.card, goods))
