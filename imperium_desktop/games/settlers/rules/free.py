"""§5.3.2 What is free on the own turn: Defense token, Samurai, cards under a Gate, Resources on a Shrine."""

from typing import Final

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.moment import Moment
from imperium_desktop.games.settlers.rules.cards.verbs import ENGINE
from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable, change, takes_samurai
from imperium_desktop.games.settlers.rules.options import Bank, DeploySamurai, PlaceDefense
from imperium_desktop.games.settlers.rules.prices import DEFENSE, WORKER
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import Location, Player, State
from imperium_desktop.rules.effects.engine import Obstacle
from imperium_desktop.rules.table import Flow, Option

BANK: Final[When] = "anytime"
"""The moment of cards on which something can be put."""


def can_defend(content: Components, player: Player, location: Location) -> bool:
    """True where a Defence token can be placed: on own common Locations without one (§6.6.1, §13.4)."""
    card = content.copies[location.card]
    return player.supply[DEFENSE] > 0 and not location.defense and not card.guarded and not card.faction


def can_deploy(content: Components, player: Player, location: Location) -> bool:
    """True where a Worker can become a Samurai (§9.4.2)."""
    return player.supply[WORKER] > 0 and takes_samurai(content, player, location)


def cannot_bank(content: Components, state: State, location: Location) -> Obstacle:
    """§9.4.6 Why nothing can be put on it now."""
    steps = content.copies[location.card].abilities.steps(BANK)
    if not steps:
        return refuse("no_bank")
    return ENGINE.obstacle(Moment(content, state, state.active, location.card, BANK), steps)


def free_things(content: Components, state: State) -> list[Option]:
    player = state.me
    found: list[Option] = []
    for location in player.locations:
        if can_defend(content, player, location):
            found.append(PlaceDefense(location.card))
        elif can_deploy(content, player, location):
            found.append(DeploySamurai(location.card))
        if BANK in content.copies[location.card].abilities and cannot_bank(content, state, location) is None:
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
    moment = Moment.at(table, table.state.active, action.card, BANK)
    yield from ENGINE.do(moment, table.content.copies[action.card].abilities.steps(BANK))
