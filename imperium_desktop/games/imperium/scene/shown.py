"""What this game's table is drawn from, and how the player looks at it."""

from typing import TypeAlias

from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.ui.scenes.cards.gaze import CardGaze
from imperium_desktop.ui.stage import shown as stage


class ImperiumGaze(CardGaze, frozen=True):
    nation: Nation | None = None
    """The one that was pointed at last, while they are chosen."""


Shown: TypeAlias = stage.Shown[State, ImperiumGaze]
Laid: TypeAlias = stage.Laid[State, ImperiumGaze]
