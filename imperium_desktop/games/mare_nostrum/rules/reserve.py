"""§4.7, §4.8, §12 Where resources come from and go to: the reserve and the pile of legendary goods."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF, ORDINARY, in_order, without
from imperium_desktop.rules.table import Table

MareTable = Table[State, Components]


def give(state: State, seat: int, letter: str, count: int) -> str:
    """Give tokens as far as there are any; returns what was given."""
    place = ORDINARY.index(letter)
    given = min(count, state.reserve[place])
    state.reserve[place] -= given
    player = state.players[seat]
    player.hand = in_order(player.hand + letter * given)
    return letter * given


def put_back(state: State, tokens: str) -> None:
    """Legendary goods go to a pile of their own; what is unknown in a view is left alone."""
    for letter in tokens:
        place = ORDINARY.find(letter)
        if place >= 0:
            state.reserve[place] += 1
        elif letter in NAME_OF:
            state.spent = in_order(state.spent + letter)


def spend(state: State, seat: int, tokens: str) -> None:
    player = state.players[seat]
    player.hand = without(player.hand, tokens)
    put_back(state, tokens)


def can_draw(state: State) -> bool:
    return bool(state.pile or state.spent)


def draw_legendary(table: MareTable, seat: int) -> None:
    """§4.8 The spent ones are shuffled into a new pile when the old is empty."""
    state = table.state
    if not state.pile:
        state.pile, state.spent = "".join(state.chance.shuffled(state.spent)), ""
    if not state.pile:
        return
    letter, state.pile = state.pile[0], state.pile[1:]
    player = state.players[seat]
    player.hand = in_order(player.hand + letter)
    table.tell(events.LegendaryDrawn(seat, NAME_OF.get(letter)))
