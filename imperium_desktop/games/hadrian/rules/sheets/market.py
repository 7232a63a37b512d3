"""§7.2 Buying goods in the Market."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.content import FACE_DOWN
from imperium_desktop.games.hadrian.rules.fate import turn_fate
from imperium_desktop.games.hadrian.rules.names import RENOWN
from imperium_desktop.games.hadrian.rules.options import BuyGood
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, advance, box_of, gain, pay, receive
from imperium_desktop.games.hadrian.rules.sheets.left_sheet import written
from imperium_desktop.games.hadrian.rules.sheets.prospects import pay_neighbour, pay_neutral
from imperium_desktop.games.hadrian.rules.state import EMPTY
from imperium_desktop.rules.table import Flow


def buy_good(table: HadrianTable, action: BuyGood) -> Flow:
    state = table.state
    player = state.players[state.active]
    box = box_of(table, action)
    pay(player, box.ways[0])
    good = good_from_source(table, action)
    if good == FACE_DOWN:
        return
    renown = renown_for(table, player.market, good)
    player.market = written(player.market, box.number, good)
    receive(player, box.gain.items)
    table.tell(events.GoodBought(state.active, box.number, good, renown, box.ways[0].paid, box.gain.items))
    for _ in range(renown):
        advance(table, state.active, RENOWN)
    yield from gain(table, state.active, box.gain)


def good_from_source(table: HadrianTable, action: BuyGood) -> int:
    state, content = table.state, table.content
    if action.neutral:
        pay_neutral(table, action.neutral, "resource")
        return content.prospects[state.neutrals[action.neutral - 1]].good
    if action.rival is not None:
        pay_neighbour(table, action.rival, "resource")
        return content.prospects[state.players[action.rival].prospects[-1]].good
    card = turn_fate(table)
    table.tell(events.GoodTurned(state.active, card, content.fate[card].good))
    return content.fate[card].good


def renown_for(table: HadrianTable, goods: str, good: int) -> int:
    """A good that is not there yet pays, the more the more different ones there are."""
    if str(good) in goods:
        return 0
    return table.content.box.right.market.renown[len(set(goods) - {EMPTY})]
