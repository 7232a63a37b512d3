"""What this game's table is drawn from, and how the player looks at it."""

from typing import TypeAlias

from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.ui.stage import shown as stage


class MareGaze(stage.Gaze, frozen=True):
    turned: bool = False
    """The map instead of the trade, or the other way round what the phase would show by itself."""
    cards: bool = False
    item: str = ""
    """The building of which the free sites are pointed at."""
    falls: str = "legion"
    """What is proposed to fall in a battle, where there is a choice."""
    collected: frozenset[int] = frozenset()
    """Seats that have seen how what was collected before the first trade flew from the map to the hand."""
    traders: frozenset[int] = frozenset()
    """Seats that have seen the map of the first round and gone on to the trade."""
    phase: str = ""
    """The one that was looked at last."""
    unfolded: bool = False
    """The tracks, over the map of a small window."""


Shown: TypeAlias = stage.Shown[State, MareGaze]
Laid: TypeAlias = stage.Laid[State, MareGaze]
