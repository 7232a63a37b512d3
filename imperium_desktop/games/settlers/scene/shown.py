"""What this game's table is drawn from, and how the player looks at it."""

from typing import TypeAlias

from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.ui.scenes.cards.gaze import CardGaze
from imperium_desktop.ui.stage import shown as stage

Shown: TypeAlias = stage.Shown[State, CardGaze]
Laid: TypeAlias = stage.Laid[State, CardGaze]
