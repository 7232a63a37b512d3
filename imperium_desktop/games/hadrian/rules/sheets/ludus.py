"""§7.4 Gladiators are trained and fight."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import FACE_DOWN
from imperium_desktop.games.hadrian.rules.fate import turn_fate
from imperium_desktop.games.hadrian.rules.names import GLADIATORS
from imperium_desktop.games.hadrian.rules.options import FightBattle, TrainGladiator
from imperium_desktop.games.hadrian.rules.sheets.boxes import gain_of
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, box_of, gain, pay, receive, way_of
from imperium_desktop.games.hadrian.rules.state import replaced
from imperium_desktop.rules.table import Flow


def train_gladiator(table: HadrianTable, action: TrainGladiator) -> Flow:
    """Pay for the training of a gladiator and note its strength (§7.4a)."""
    state = table.state
    player = state.players[state.active]
    box = box_of(table, action)
    way = way_of(box, action)
    pay(player, way)
    gladiator = GLADIATORS.index(action.gladiator)
    player.trained = replaced(player.trained, gladiator, box.number)
    table.tell(events.BoxFilled(state.active, box.area, box.number, way.paid, ()))
    yield from ()


def fight_battle(table: HadrianTable, action: FightBattle) -> Flow:
    """Fight with a gladiator: turn a fate card, take its damage, and win if the strength holds (§7.4b–d)."""
    state, content = table.state, table.content
    seat = state.active
    player = state.players[seat]
    gladiator = GLADIATORS.index(action.gladiator)
    player.fought = replaced(player.fought, gladiator, f"{player.fought[gladiator]}{state.year}")
    card = turn_fate(table)
    damage = content.fate[card].damage
    table.tell(events.DamageTurned(seat, action.gladiator, card, damage))
    if card == FACE_DOWN:
        return
    wounds = min(player.wounds[gladiator] + damage, player.trained[gladiator])
    player.wounds = replaced(player.wounds, gladiator, wounds)
    last = content.box.right.ludus.boxes[player.trained[gladiator] - 1]
    if player.dead(gladiator):
        table.tell(events.GladiatorDied(seat, action.gladiator))
        yield from gain(table, seat, gain_of(last.death))
        return
    reward = gain_of(last.survival)
    receive(player, reward.items)
    table.tell(events.GladiatorSurvived(seat, action.gladiator, player.strength(gladiator), reward.items))
    yield from gain(table, seat, reward)
