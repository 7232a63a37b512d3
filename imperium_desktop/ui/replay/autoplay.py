"""A replay that goes on by itself, answer after answer."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from imperium_desktop.ui.stage.pace import PACES

if TYPE_CHECKING:
    from imperium_desktop.ui.replay.replay_viewer import ReplayViewer


class Autoplay:
    def __init__(self, viewer: "ReplayViewer") -> None:
        self.viewer = viewer
        self._clock = QTimer(viewer)
        self._clock.timeout.connect(self._go_on)

    @property
    def runs(self) -> bool:
        return self._clock.isActive()

    def switch(self) -> None:
        """Switch on, from the start if it was at its end, or off."""
        viewer = self.viewer
        viewer.stepping.stop()
        if self.runs:
            self.pause()
            return
        if viewer.position >= len(viewer.timeline):
            viewer.go_to(0)
        self.set_pace(viewer.bar.pace.chosen)
        self._clock.start()
        viewer.bar.show_playing(True)

    def pause(self) -> None:
        self._clock.stop()
        self.viewer.bar.show_playing(False)

    def set_pace(self, pace: str) -> None:
        self._clock.setInterval(PACES[pace])

    def _go_on(self) -> None:
        self.viewer.go_to(self.viewer.position + 1)
        if self.viewer.position >= len(self.viewer.timeline):
            self.pause()
