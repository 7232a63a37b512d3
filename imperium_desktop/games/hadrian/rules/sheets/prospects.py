"""§5.9 Using somebody else's Prospect, §10.3 a neutral card, §11.1 nothing is passed."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable, receive


def pay_neighbour(table: HadrianTable, rival: int, item: ItemName) -> None:
    """The neighbour may use it at once, so he is not finished any more."""
    state = table.state
    if state.setup.passing == "none":
        state.players[state.active].extra_attacks += 1
        table.tell(events.NeighbourUsed(state.active, rival))
        return
    neighbour = state.players[rival]
    receive(neighbour, (item,))
    neighbour.finished = False
    table.tell(events.NeighbourPaid(state.active, rival, item))


def pay_neutral(table: HadrianTable, neutral: int, item: ItemName) -> None:
    """Lay an item on the neutral card; one more card attacks."""
    state = table.state
    stakes = list(state.stakes)
    stakes[neutral - 1] += (item,)
    state.stakes = tuple(stakes)
    table.tell(events.NeutralPaid(state.active, neutral, item))
