"""Somebody who plays through the real window: only lit elements are touched, by mouse or by keyboard."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QTextBrowser, QWidget

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.kit.rich_text import RichText
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.app_state import AppState
from imperium_desktop.ui.window.main_window import MainWindow

NAMES = ("Anna", "Marek", "Zofia", "Jan")
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


class Robot:
    def __init__(self, window: MainWindow, seed: int = 1) -> None:
        self.window = window
        self.chance = Chance(seed)

    @property
    def page(self) -> MatchPage:
        page = self.window.page
        assert isinstance(page, MatchPage)
        return page

    def touch(self, key: str) -> None:
        """By mouse: on the table where the element lies, or on its button."""
        self._bring_into_sight(key)
        place = self.page.table.layout_[key]
        if place.zone is Zone.PROMPT:
            button = self._button_of(key)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            x, y = self._free_point(key)
            QTest.mouseClick(
                self.page.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(x, y)
            )
        QApplication.processEvents()

    def _bring_into_sight(self, key: str) -> None:
        """What is held is turned with R and mirrored with F; what lies elsewhere is looked at there."""
        if self.page.table.layout_[key].zone is Zone.UNSEEN and self.page.stage.bring_into_sight(key):
            self.page.show_choice()
        for turn in range(8):
            if self.page.table.layout_[key].zone is Zone.UNSEEN:
                QTest.keyClick(self.page, Qt.Key.Key_F if turn % 4 == 3 else Qt.Key.Key_R)

    def _free_point(self, key: str) -> tuple[int, int]:
        """A spot of the element that no other lit element covers."""
        table = self.page.table
        place = table.layout_[key]
        for share_x in (0.5, 0.25, 0.75, 0.1, 0.9):
            for share_y in (0.5, 0.75, 0.25, 0.9, 0.1):
                x, y = place.x + place.width * share_x, place.y + place.height * share_y
                if table.element_at(table.mapToScene(round(x), round(y))) == key:
                    return round(x), round(y)
        raise AssertionError(f"{key} is lit, but cannot be clicked")

    def _button_of(self, key: str) -> QPushButton:
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
                done = self.page.panel.prompt.buttons[0]
                QTest.mouseClick(done, Qt.MouseButton.LeftButton)
                QApplication.processEvents()
            else:
                self.touch(self.chance.one_of(sorted(funnel.lit)))

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
