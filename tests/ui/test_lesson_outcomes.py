"""What happens in a lesson is seen at the table before the words that follow it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.ui.learn.learn_page import LearnPage
from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.robot import open_window


class TestOutcomes:
    @pytest.fixture
    def window(self, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
        opened = open_window(tmp_path, outcomes="wait")
        yield opened
        opened.close()
        opened.deleteLater()

    def begin(self, window: MainWindow, game_id: str, id: str) -> LessonPage:
        window.learn(game_id)
        assert isinstance(window.page, LearnPage)
        window.page.begin(id)
        assert window.page.lesson_page is not None
        return window.page.lesson_page

    def play_until_shown(self, page: LessonPage) -> None:
        while not page.outcomes.playing:
            if page.lesson.asks:
                page.referee.show_me()
            else:
                page.go_on()

    @pytest.mark.parametrize("way", ["enter", "card", "panel"])
    def test_a_revolt_is_seen_before_its_words(self, window: MainWindow, way: str) -> None:
        page = self.begin(window, "tigris", "revolt")
        self.play_until_shown(page)
        step, read = page.lesson.number, page.card.text.text
        assert page.outcome_panel.isVisible()
        assert not page.card.foot.task.isVisible()
        assert not page.card.foot.show_button.isVisible()
        assert read == page.step_words.text, "the words that follow are not said yet"
        match way:
            case "enter":
                QTest.keyClick(page, Qt.Key.Key_Return)
            case "card":
                QTest.mouseClick(page.card.foot.next_button, Qt.MouseButton.LeftButton)
            case "panel":
                QTest.mouseClick(page.outcome_panel.button, Qt.MouseButton.LeftButton)
        assert not page.outcomes.playing
        assert page.lesson.number == step, "going on reads no words"
        assert page.card.text.text == (page.step_words.after or page.step_words.text)

    def test_an_attack_is_painted_card_by_card(self, window: MainWindow) -> None:
        page = self.begin(window, "hadrian", "attack")
        self.play_until_shown(page)
        assert page.outcomes.staged is not None
        assert page.stage.shown.staged == page.outcomes.staged

    def test_the_last_step_can_be_skipped_and_what_it_brings_is_seen(self, window: MainWindow) -> None:
        page = self.begin(window, "tigris", "tied_revolt")
        ended: list[None] = []
        page.done.connect(lambda: ended.append(None))
        while not page.lesson.done:
            page.go_on()
        assert page.outcomes.playing
        assert not ended
        page.go_on()
        assert len(ended) == 1

    def test_who_wants_none_sees_none(self, qapp: QApplication, tmp_path: Path) -> None:
        window = open_window(tmp_path, outcomes="none")
        page = self.begin(window, "tigris", "revolt")
        while page.lesson.asks or not page.lesson.solved:
            (page.referee.show_me if page.lesson.asks else page.go_on)()
        assert not page.outcomes.playing
        window.close()
