"""Somebody who plays through the real window: lit elements are touched, by mouse or by keyboard.

The mouse is the window's: Qt finds what is under it, so whatever lies over a button or a card is in the way here too.
Who wants to know something of a match in the window looks on (`Watcher`) while the robot plays it.
"""

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QTextBrowser, QWidget

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import PLACELESS, Zone
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.main_window import MainWindow

NAMES = ("Anna", "Marek", "Zofia", "Jan", "Ewa")
PATIENCE = 500
"""So many tries for one answer."""


def seated(seats: int, *, bots: int = 0) -> Seating:
    people = seats - bots
    return Seating(NAMES[:seats], ("",) * people + ("greedy",) * bots, tuple(range(seats)))


def open_window(home: Path, size: tuple[int, int] = (1280, 720), **settings: object) -> MainWindow:
    app_state = AppState(Folders(home, home))
    app_state.change(**{"language": "en", "motion": False, "bot_pace": "fast", "outcomes": "none", **settings})
    window = MainWindow(app_state)
    window.set_settings(app_state.settings)
    window.resize(*size)
    window.show()
    QApplication.processEvents()
    return window


class Watcher:
    """Looks on while the robot plays. Each check of what the window shows is one."""

    def before_touch(self, robot: "Robot", key: str) -> None:
        """A click on something is to come; without a key it is the button that says that enough is picked."""

    def after_touch(self, robot: "Robot", key: str) -> None: ...

    def at_rest(self, robot: "Robot") -> None:
        """Something new is shown: a question, a bot's move, an outcome, the curtain, the last page."""


class Robot:
    def __init__(self, window: MainWindow, seed: int = 1, watchers: Sequence[Watcher] = ()) -> None:
        self.window = window
        self.chance = Chance(seed)
        self.watchers = watchers
        self.hovers = True
        """Through the window, where the pointer moves there first and what lies under it says so. The bench measures
        the click alone, given to the widget itself."""

    @property
    def page(self) -> MatchPage:
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page

    def touch(self, key: str) -> None:
        """By mouse: on the table where the element lies, or on its button."""
        self._bring_into_sight(key)
        place = self.page.table.layout_[key]
        for watcher in self.watchers:
            watcher.before_touch(self, key)
        if place.zone is Zone.PROMPT:
            self.click(self._button_of(key))
        else:
            self.click(self.page.table.viewport(), QPoint(*self.free_point(key)))
        for watcher in self.watchers:
            watcher.after_touch(self, key)

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Where the widget is, or a point of it; what is scrolled out of sight is scrolled to first."""
        for area in self.page.panel.findChildren(QScrollArea):
            if area.isAncestorOf(widget):
                area.ensureWidgetVisible(widget)
                QApplication.processEvents()
        spot = widget.rect().center() if at is None else at
        button, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        if self.hovers:
            handle, point = self.window.windowHandle(), widget.mapTo(self.window, spot)
            QTest.mouseMove(handle, point)
            QTest.mouseClick(handle, button, keys, point)
        else:
            QTest.mouseClick(widget, button, keys, spot)
        QApplication.processEvents()

    def _bring_into_sight(self, key: str) -> None:
        """Turn what is held with R and mirror it with F until the element is in sight.

        What lies elsewhere is looked at there, and a zoomed board is panned, or seen as a whole.
        """
        if self.page.table.layout_[key].zone is Zone.UNSEEN and self.page.stage.bring_into_sight(key):
            self.page.show_choice()
        for turn in range(8):
            if self.page.table.layout_[key].zone is Zone.UNSEEN:
                QTest.keyClick(self.page, Qt.Key.Key_F if turn % 4 == 3 else Qt.Key.Key_R)
        if self.page.table.layout_[key].zone is Zone.BOARD and not self._can_be_hit(key):
            self.page.zooming.bring_into_view(key)
            if not self._can_be_hit(key):
                self.page.zooming.fit()

    def free_point(self, key: str) -> tuple[int, int]:
        """A spot of the element that no other lit element covers; a zoomed board goes on under the grip at its edge."""
        table, grip = self.page.table, self.page.grip.geometry()
        place = table.layout_[key]
        for share_x in (0.5, 0.25, 0.75, 0.1, 0.9):
            for share_y in (0.5, 0.75, 0.25, 0.9, 0.1):
                x, y = place.x + place.width * share_x, place.y + place.height * share_y
                free = not grip.contains(round(x), round(y))
                if free and table.element_at(table.mapToScene(round(x), round(y))) == key:
                    return round(x), round(y)
        raise AssertionError(f"{key} is lit, but cannot be clicked")

    def _button_of(self, key: str) -> QWidget:
        button = self.page.panel.prompt.button_of(key)
        assert button is not None, key
        return button

    def open_curtain(self) -> None:
        if self.page.curtain.isVisible():
            QTest.keyClick(self.page.curtain, Qt.Key.Key_Return)
            QApplication.processEvents()

    def answer_by_mouse(self) -> None:
        """One decision, touch by touch."""
        self.open_curtain()
        funnel = self.page.session.funnel
        assert funnel is not None
        asked = self.page.session.match.waiting
        while isinstance(self.window.page, MatchPage) and self.page.session.match.decision is asked:
            if funnel.can_finish and (not funnel.lit or self.chance.below(2)):
                self._finish()
            else:
                self.touch(self.chance.one_of(sorted(funnel.lit)))

    def _finish(self) -> None:
        """Enough is picked: the first button says so."""
        for watcher in self.watchers:
            watcher.before_touch(self, "")
        self.click(self.page.panel.prompt.buttons[0])
        for watcher in self.watchers:
            watcher.after_touch(self, "")

    def answer_by_keyboard(self) -> None:
        """Tab walks the lit elements, Enter picks, Space is done or passes."""
        self.open_curtain()
        page = self.page
        page.setFocus()
        asked = page.session.match.waiting
        funnel = page.session.funnel
        assert funnel is not None
        for _ in range(PATIENCE):
            if not isinstance(self.window.page, MatchPage) or page.session.match.decision is not asked:
                return
            if funnel.can_finish and self.chance.below(2):
                QTest.keyClick(page, Qt.Key.Key_Space)
            else:
                for _ in range(1 + self.chance.below(6)):
                    QTest.keyClick(page, Qt.Key.Key_Tab)
                QTest.keyClick(page, Qt.Key.Key_Return)
            QApplication.processEvents()
        raise AssertionError(f"{asked.kind} cannot be answered by keyboard: {sorted(funnel.lit)}")

    def play(self, by: str = "mouse", most: int = 10_000) -> int:
        """To the end, or so many answers; returns how many were given."""
        session = self.window.session
        assert session is not None
        given = 0
        while session.match.result is None and given < most:
            if by == "mouse":
                self.answer_by_mouse()
            else:
                self.answer_by_keyboard()
            given += 1
        return given

    # An evening

    def spend(self, answers: int) -> int:
        """Answer whatever comes up, bots, outcomes and the curtain too; returns how many answers were given.

        Until the match is over, or that many were given.
        """
        given = 0
        self._tell_at_rest()
        while given < answers and isinstance(self.window.page, MatchPage):
            if self._asks_nothing():
                self._let_it_pass()
            else:
                if not self.chance.below(3):
                    self._poke()
                if isinstance(self.window.page, MatchPage) and not self._asks_nothing():
                    self.answer_by_mouse()
                    given += 1
            self._tell_at_rest()
        return given

    def _tell_at_rest(self) -> None:
        for _ in range(3):
            QApplication.processEvents()
        for watcher in self.watchers:
            watcher.at_rest(self)

    def _asks_nothing(self) -> bool:
        session = self.page.session
        return session.curtained or self.page.outcomes.playing or session.funnel is None

    def _let_it_pass(self) -> None:
        """The curtain is opened, an outcome is done with, a bot is waited for."""
        page = self.page
        if page.curtain.isVisible():
            self.click(page.curtain.open_button)
        elif page.outcome_panel.isVisible():
            self.click(page.outcome_panel.button)
        elif page.outcomes.playing:
            self.click(page.table.viewport(), QPoint(5, 5))
        else:
            QTest.qWait(20)

    def _poke(self) -> None:
        """Something that lies on the table and is not lit now; it may stand for what is, and so be an answer."""
        table, funnel = self.page.table, self.page.session.funnel
        assert funnel is not None
        dark = [
            key
            for key, place in table.layout_.items()
            if place.zone not in PLACELESS and key not in funnel.lit and self._can_be_hit(key)
        ]
        if dark:
            self.touch(self.chance.one_of(dark))
            if isinstance(self.window.page, MatchPage):
                QTest.keyClick(self.page, Qt.Key.Key_Escape)  # back from somebody else's things
            QApplication.processEvents()

    def _can_be_hit(self, key: str) -> bool:
        try:
            self.free_point(key)
        except AssertionError:
            return False
        return True


def visible_texts(widget: QWidget) -> Iterator[str]:
    """All words a person can read there now."""
    for child in [widget, *widget.findChildren(QWidget)]:
        if not child.isVisible():
            continue
        if isinstance(child, RichText):
            yield child.plain_text()
        elif isinstance(child, QLabel | QPushButton):
            yield child.text()
        elif isinstance(child, QTextBrowser):
            yield child.toPlainText()
