"""§7.10 Scouts draw patterns on the map."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.options import Scout
from imperium_desktop.games.hadrian.rules.sheets.boxes import gain_of
from imperium_desktop.games.hadrian.rules.sheets.cells import ROWS, mask_of
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, box_of, gain, pay, receive
from imperium_desktop.games.hadrian.rules.sheets.prospects import pay_neighbour, pay_neutral
from imperium_desktop.rules.table import Flow


def send_scout(table: HadrianTable, action: Scout) -> Flow:
    state = table.state
    seat = state.active
    player = state.players[seat]
    box = box_of(table, action)
    pay(player, box.ways[0])
    if action.neutral:
        pay_neutral(table, action.neutral, "soldier")
    elif action.rival is not None and action.rival != seat:
        pay_neighbour(table, action.rival, "soldier")
    covered = mask_of(action.cells)
    before, player.map = player.map, player.map | covered
    found = table.content.found_on_map(covered)
    receive(player, found)
    table.tell(events.MapScouted(seat, box.number, action.cells, box.ways[0].paid, found))
    for number, row in enumerate(ROWS, 1):
        if player.map & row == row != before & row:
            table.tell(events.RowCompleted(seat, number))
            yield from gain(table, seat, gain_of(table.content.box.right.map.row_gain))
