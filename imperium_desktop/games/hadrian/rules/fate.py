"""The Fate deck."""

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable


def draw_fate(table: HadrianTable) -> int:
    """The top card, not on the discard yet. An empty deck is made anew of the discard (§8.7)."""
    state = table.state
    if not state.fate:
        state.fate, state.fate_discards = state.chance.shuffled(state.fate_discards), ()
        table.tell(events.DeckShuffled(len(state.fate)))
    card, state.fate = state.fate[0], state.fate[1:]
    return card


def turn_fate(table: HadrianTable) -> int:
    """The top card onto the discard."""
    card = draw_fate(table)
    table.state.fate_discards += (card,)
    return card
