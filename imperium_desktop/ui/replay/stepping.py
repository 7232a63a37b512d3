"""One move on in a replay: what came of it is seen first, over the table as it was, as it is while one plays."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from imperium_desktop.ui.panels.outcome_panel import OutcomePanel
from imperium_desktop.ui.panels.outcome_player import OutcomePlayer
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.stage.shown import Shown

if TYPE_CHECKING:
    from imperium_desktop.ui.replay.replay_viewer import ReplayViewer

ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right)
"""Keys that go on while something is shown."""


class Stepping:
    def __init__(self, viewer: "ReplayViewer") -> None:
        self.viewer = viewer
        self.player = OutcomePlayer(viewer)
        self.panel = OutcomePanel(viewer)
        self._before: Shown
        self.player.told.connect(self._tell)
        self.player.stepped.connect(self._show_picture)
        self.player.over.connect(self._put_away)
        self.panel.button.clicked.connect(self.player.go_on)

    def forth(self) -> None:
        """The next move, or what is left to see of it."""
        viewer = self.viewer
        if self.player.playing:
            self.player.go_on()
            return
        viewer.pause()
        position = min(viewer.position + 1, len(viewer.timeline))
        after = viewer.moment_at(position)
        told = len(viewer.moment_at(viewer.position).events)
        self._before = viewer.stage.shown._replace(decision=None, question=None, events=after.events)
        self.player.motion = viewer.motion
        outcomes = list(viewer.scene.outcomes(after, told)) if self.player.wanted else []
        self.player.play(outcomes, lambda: viewer.go_to(position))

    def press(self, key: Qt.Key) -> bool:
        """A key while something is shown; Escape shows no more of it."""
        if not self.player.playing:
            return False
        if key in ON:
            self.player.go_on()
        elif key == Qt.Key.Key_Escape:
            self.stop()
            self.viewer.refresh()
        return key in ON or key == Qt.Key.Key_Escape

    def go_on(self) -> bool:
        """A click on the table; False if nothing is shown."""
        playing = self.player.playing
        self.player.go_on()
        return playing

    def stop(self) -> None:
        self.player.stop()

    def _tell(self, outcome: Outcome, number: int, count: int) -> None:
        if outcome.painted:
            self._put_away()
            return
        viewer, table = self.viewer, self.viewer.table
        table.show_light((), outcome.elements, None)
        table.show_lost(outcome.lost, outcome.elements[0] if outcome.elements else "")
        self.panel.tell(outcome, number, count, viewer.signs)
        if not self.panel.fill(viewer.scene.outcome_place(viewer.stage.shown)):
            self.panel.stand_clear(viewer.table_area, table.areas_of((*outcome.elements, *outcome.lost)))

    def _show_picture(self) -> None:
        """Of an outcome that the scene paints."""
        self.viewer.stage.show(self._before._replace(staged=self.player.staged))

    def _put_away(self) -> None:
        self.panel.hide()
        self.viewer.table.show_lost(())
