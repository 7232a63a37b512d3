"""§7 The right sheet: performances, bribes, rulings, diplomats. Market, Ludus and Scouts have their own chapters."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.games.hadrian.rules.options import SendDiplomat
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, box_of, gain, pay, receive, way_of
from imperium_desktop.games.hadrian.rules.sheets.left_sheet import written
from imperium_desktop.games.hadrian.rules.state import replaced
from imperium_desktop.rules.table import Flow, Option


def fill_dated(table: HadrianTable, action: Option) -> Flow:
    """A box that takes the Year: §7.3 performance, §7.7 bribe, §7.8 ruling."""
    state = table.state
    player = state.players[state.active]
    box = box_of(table, action)
    pay(player, box.ways[0])
    setattr(player, box.area, written(getattr(player, box.area), box.number, state.year))
    receive(player, box.gain.items)
    table.tell(events.BoxFilled(state.active, box.area, box.number, box.ways[0].paid, box.gain.items))
    yield from gain(table, state.active, box.gain)


def send_diplomat(table: HadrianTable, action: SendDiplomat) -> Flow:
    """Pay for a diplomat, note the Favours against the cohort and gain what the box gives (§7.9)."""
    seat = table.state.active
    player = table.state.players[seat]
    box = box_of(table, action)
    way = way_of(box, action)
    pay(player, way)
    favours = table.content.box.right.diplomats.favours
    player.diplomats = replaced(player.diplomats, COHORTS.index(action.cohort), favours)
    table.tell(events.DiplomatSent(seat, box.number, action.cohort, favours, way.paid))
    yield from gain(table, seat, box.gain)
