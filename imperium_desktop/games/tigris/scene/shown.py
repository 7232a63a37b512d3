"""What this game's table is drawn from, and how the player looks at it."""

from typing import TypeAlias

from imperium_desktop.games.tigris.rules.squares import OFF
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.ui.stage import shown as stage


class TigrisGaze(stage.Gaze, frozen=True):
    kingdom: int = OFF
    """A square of the kingdom that was pointed at last: over empty land it is still the one that is told about."""


Shown: TypeAlias = stage.Shown[State, TigrisGaze]
Laid: TypeAlias = stage.Laid[State, TigrisGaze]
