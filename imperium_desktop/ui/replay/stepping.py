"""One move on in a replay: what came of it is seen first, over the table as it was, as while playing."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.panels.outcome_panel import OutcomePanel
from imperium_desktop.ui.panels.outcome_player import OutcomePlayer
from imperium_desktop.ui.scenes.protocol.outcome import AGAIN, STEP, Outcome
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.ui.replay.replay_viewer import ReplayViewer

ON = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Right)
"""Keys that go on while something is shown."""


class Stepping:
    def __init__(self, viewer: "ReplayViewer") -> None:
        self.viewer = viewer
        self.player = OutcomePlayer(viewer)
        self.panel = OutcomePanel(viewer)
        self._before: AnyShown
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
        viewer.autoplay.pause()
        position = min(viewer.position + 1, len(viewer.timeline))
        self._before = self._moment_before(position)
        self.player.motion = viewer.motion
        outcomes = self.outcomes_at(position) if self.player.wanted else []
        self.player.play(outcomes, lambda: viewer.go_to(position))

    def again(self) -> None:
        """What came of the move that was made last, over the table as it was."""
        viewer = self.viewer
        if self.player.playing:
            self.player.again()
            return
        outcomes = self.outcomes_at(viewer.position)
        if outcomes:
            viewer.autoplay.pause()
            viewer.table.motion = False
            self._before = self._moment_before(viewer.position)
            viewer.stage.show(self._before)
            self.player.play_again(outcomes, viewer.refresh)

    def outcomes_at(self, position: int) -> list[Outcome]:
        """What came of the move that led there."""
        if not position:
            return []
        scene = self.viewer.scene
        after = self.viewer.moment_at(position)._replace(seat=self._seat_of(position), gaze=scene.first_gaze)
        return list(scene.outcomes(after, self.viewer.told_until(position - 1)))

    def _moment_before(self, position: int) -> AnyShown:
        """The move that led there; with all that is told of it."""
        viewer = self.viewer
        told = viewer.moment_at(position).events
        return viewer.moment_at(position - 1)._replace(seat=self._seat_of(position), events=told)

    def _seat_of(self, position: int) -> int:
        """Seat whose things lie in front during the move: in everybody's view the seat that made it."""
        given = self.viewer.timeline.answered(position)
        everybody = self.viewer.looking == EVERYBODY
        return given[0] if everybody and given is not None else self.viewer.looking

    def press(self, key: Qt.Key) -> bool:
        """A key while something is shown; Escape shows no more of it."""
        if not self.player.playing:
            return False
        if key in ON:
            self.player.go_on()
        elif key == Qt.Key.Key_R:
            self.again()
        elif self.player.staged is not None and Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.player.jump_to(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Escape:
            self.stop()
            self.viewer.refresh()
        else:
            return False
        return True

    def touch(self, key: str = "") -> bool:
        """A click on the table; False if nothing is shown."""
        if not self.player.playing:
            return False
        if key == AGAIN:
            self.player.again()
        elif key.startswith(STEP):
            self.player.jump_to(int(key.removeprefix(STEP)))
        else:
            self.player.go_on()
        return True

    def stop(self) -> None:
        self.player.stop()

    def _tell(self, outcome: Outcome, number: int, count: int) -> None:
        if outcome.prompted:
            self.viewer.step_card.say(tr("NOW"), (outcome.title, *outcome.lines))
        if outcome.painting is not None:
            self._put_away()
            return
        viewer, table = self.viewer, self.viewer.table
        table.show_light((), outcome.elements, None)
        table.show_lost(outcome.lost, outcome.elements[0] if outcome.elements else "")
        self.panel.tell(outcome, number, count, viewer.signs)
        if not self.panel.fill(viewer.scene.outcome_place(viewer.stage.shown)):
            self.panel.stand_clear(viewer.table_area, table.areas_of((*outcome.elements, *outcome.lost)))

    def _show_picture(self) -> None:
        """Show a picture of an outcome that the scene paints."""
        self.viewer.stage.show(self._before._replace(staged=self.player.staged))

    def _put_away(self) -> None:
        self.panel.hide()
        self.viewer.table.show_lost(())
