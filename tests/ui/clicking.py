"""A hand that plays given answers through the real window, and how often it has to click for them."""

from collections.abc import Iterable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.rules.table import Answer, Path
from imperium_desktop.ui.stage.funnel import picked_in
from imperium_desktop.ui.stage.placement import PLACELESS
from tests.ui.robot import Robot


class Hand(Robot):
    """It knows what it wants, points at it, and takes the shortest way that the table offers then."""

    clicks = 0

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        self.clicks += 1
        super().click(widget, at)

    def play_answers(self, answers: Iterable[Answer]) -> int:
        """How many were given."""
        given = 0
        for answer in answers:
            self.give(answer)
            given += 1
        return given

    def give(self, answer: Answer) -> None:
        session = self.page.session
        known = len(session.match.answers)
        for option in picked_in(answer):
            self._touch_all(option.path, known)
        if len(session.match.answers) == known:
            self._finish()
        self._look_on()

    def _touch_all(self, path: Path, known: int) -> None:
        session = self.page.session
        while len(session.match.answers) == known and session.funnel is not None:
            done = session.funnel.path
            if done != path[: len(done)] or done == path:
                return
            rest = path[len(done) :]
            self._point_at(rest[0])
            self.touch(self._shortest(rest))
            if session.funnel is not None and len(rest) == 1 and session.funnel.picked:
                return

    def _point_at(self, key: str) -> None:
        """What opens under the pointer is seen before anything is clicked."""
        if self.page.table.layout_[key].zone in PLACELESS:
            return
        table = self.page.table
        QTest.mouseMove(self.window.windowHandle(), table.viewport().mapTo(self.window, QPoint(*self.free_point(key))))
        QApplication.processEvents()

    def _shortest(self, rest: Path) -> str:
        """What stands for most of the touches that are still to come."""
        page = self.page
        seen = [key for key, place in page.table.layout_.items() if place.zone not in PLACELESS]
        ways = {key: page.scene.meant(key, page.stage.shown) for key in seen}
        fitting = [key for key, way in ways.items() if len(way) > 1 and way == rest[: len(way)]]
        return max(fitting, key=lambda key: len(ways[key]), default=rest[0])

    def _look_on(self) -> None:
        """What happened is seen before the next answer."""
        while self.page.outcomes.playing or self.page.session.curtained:
            self._let_it_pass()
