"""The end of a match on its page, step by step, in both languages."""

import sys
from collections.abc import Callable, Iterator
from typing import TypeAlias

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.journals import record
from imperium_desktop.games.tigris.scene.ending import tell_end
from imperium_desktop.games.tigris.scene.event_signs import SIGNS
from imperium_desktop.registry import GAMES
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.text.words import Words
from imperium_desktop.ui.charts.curve_chart import LineChart
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.ending.ended_match import EndedMatch
from imperium_desktop.ui.kit import RichText, spoken
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from tests.present import of_kind, present
from tests.ui.ended_match import GAME, NAMES, ended, seating_of
from tests.ui.fitting import cramped, nameless, stand

PageOf: TypeAlias = Callable[..., EndPage]


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return record("tigris", 4, 1, ("random",), {})


@pytest.fixture
def page_of(qtbot: QtBot) -> PageOf:
    def make(match: AnyMatch, language: str = "en", motion: bool = False, seconds: float = 0.0) -> EndPage:
        set_language(language)
        seating = seating_of(match.setup.seats)
        words = Words.load(language, GAME).with_seats(seating.names)
        page = EndPage(EndedMatch(match, seating, seating.signs, tell_end, SIGNS, seconds), words, motion=motion)
        qtbot.addWidget(page)
        page.resize(1920, 1048)
        return page

    return make


def aside(part: QWidget) -> Iterator[str]:
    """Words that stick out to the left or right; above and below a page may scroll."""
    for words in part.findChildren(RichText):
        left = words.mapTo(part, QPoint(0, 0)).x()
        if words.isVisible() and (left < 0 or left + words.width() > part.width()):
            yield words.plain_text()


class TestSteps:
    def test_without_motion_the_result_is_there_at_once(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        assert page.beat == page.last_beat
        assert [card.state for card in page.cards] == [-2, -1, 0]
        assert page.title.plain_text() == spoken(page.ending.title)

    def test_keys_go_back_and_forth(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match)
        with qtbot.waitExposed(page):
            page.show()
        page.setFocus()
        last = page.last_beat
        QTest.keyClick(page, Qt.Key.Key_Left)
        assert page.beat == last - 1
        assert [card.state for card in page.cards] == [-1, 0, 1]
        QTest.keyClick(page, Qt.Key.Key_Right)
        assert page.beat == last
        assert not page.next_button.isEnabled()
        for _ in range(last + 3):
            QTest.keyClick(page, Qt.Key.Key_Left)
        assert page.beat == 0
        assert not page.back_button.isEnabled()
        QTest.keyClick(page, Qt.Key.Key_End)
        assert page.beat == last

    def test_buttons_and_cards_do_the_same(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        page.back_button.click()
        assert page.beat == page.last_beat - 1
        page.cards[0].click()
        assert page.beat == 1
        page.next_button.click()
        assert page.beat == 2
        page.cards[2].click()
        assert page.beat == page.last_beat

    def test_with_motion_it_goes_on_by_itself_and_tells_the_winner_last(self, page_of: PageOf, qtbot: QtBot) -> None:
        page = page_of(ended((5, 6, 7, 8), (9, 9, 9, 9)), motion=True)
        with qtbot.waitExposed(page):
            page.show()
        assert page.beat == 0
        assert page.title.plain_text() == "Who has won?"
        assert not page.panel.hint.isVisible()
        assert not page.plots.boxes[0].chart.isVisible()
        qtbot.waitUntil(lambda: page.beat == page.last_beat, timeout=10_000)
        assert page.title.plain_text().startswith("Zofia wins")
        assert page.panel.hint.isVisible()
        assert page.plots.boxes[0].chart.isVisible()
        assert page.plots.seat == 1
        assert not page._clock.isActive()

    @pytest.mark.parametrize("game_id", [game_id for game_id, entry in GAMES.items() if 1 in entry.seats])
    def test_alone_the_result_heads_the_page_at_once(self, qtbot: QtBot, game_id: str) -> None:
        set_language("en")
        match = record(game_id, 1, 1, ("random",), {})
        words = Words.load("en", match.game).with_seats(("Anna",))
        scene = scene_of(match.game)
        ended = EndedMatch(match, Seating(("Anna",), ("",), (0,)), (0,), scene.tell_end, scene.event_signs)
        page = EndPage(ended, words, motion=True)
        qtbot.addWidget(page)
        with qtbot.waitExposed(page):
            page.show()
        assert page.beat == 0
        assert page.title.plain_text() == spoken(page.ending.title)

    def test_once_more_from_the_start(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match, motion=True)
        with qtbot.waitExposed(page):
            page.show()
        page.to_the_end()
        QTest.keyClick(page, Qt.Key.Key_Home)
        assert page.beat == 0
        assert page._clock.isActive()
        assert page.title.plain_text() == spoken(page.ending.title), "what is known stays known"
        QTest.keyClick(page, Qt.Key.Key_Right)
        assert page.beat == 1
        assert not page._clock.isActive()

    def test_a_step_during_a_motion_does_not_wait(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match, motion=True)
        with qtbot.waitExposed(page):
            page.show()
        for _ in range(page.last_beat):
            page.step_on()
        assert page.beat == page.last_beat

    def test_the_table_is_read_aloud_as_it_stands(self, page_of: PageOf) -> None:
        page = page_of(ended((5, 6, 7, 8), (9, 9, 9, 9)))
        first = "1. Zofia: settlements 9, temples 9, farms 9, markets 9, weakest sphere 9"
        assert page.table.in_words()[0] == first
        page.show_beat(0)
        assert "settlements not shown yet" in page.table.accessibleName()


class TestPage:
    def test_it_asks_for_what_comes_next(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match)
        again, same, walk, start = page.panel.prompt.buttons
        with qtbot.waitSignal(page.play_again):
            again.click()
        with qtbot.waitSignal(page.same_again):
            same.click()
        with qtbot.waitSignal(page.walk_through):
            walk.click()
        with qtbot.waitSignal(page.start_page):
            start.click()
        with qtbot.waitSignal(page.start_page):
            QTest.keyClick(page, Qt.Key.Key_Escape)

    def test_paragraphs_open_the_rulebook(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match)
        with qtbot.waitSignal(page.rule_wanted) as asked:
            page.reason.rule_clicked.emit("§10.2")
        assert asked.args == ["§10.2"]

    def test_a_row_explains_itself(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        second = page.ending.beats[-1].rows[1].seat
        page.table.row_chosen.emit(second)
        assert page.why.title.plain_text() == spoken(page.ending.why[second].title)
        assert page.table.chosen == second

    def test_rows_are_walked_with_up_and_down(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        order = [row.seat for row in page.ending.beats[-1].rows]
        QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.table.chosen == order[1]
        for _ in range(5):
            QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.table.chosen == order[-1]

    def test_another_language_while_it_is_shown(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        page.step_back()
        set_language("pl")
        page.set_words(Words.load("pl", GAME).with_seats(NAMES))
        assert page.title.plain_text().startswith("Wygrywa")
        assert page.back_button.text() == "krok wstecz"
        assert page.beat == page.last_beat - 1
        assert page.panel.prompt.buttons[0].text() == "Zagraj ponownie"
        assert page.panel.moments.texts[-1].plain_text().startswith("Tura 98")

    def test_the_time_is_told_if_it_is_known(self, page_of: PageOf, match: AnyMatch) -> None:
        assert "1 h 24 min" in page_of(match, seconds=5046).facts.plain_text()
        assert "min" not in page_of(match).facts.plain_text()

    def test_the_log_is_written_when_it_is_opened(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        assert not page.panel.log.toPlainText()
        page.panel.tabs.show_page("log")
        assert "Turn 98" in page.panel.log.toPlainText()

    def test_plots_are_made_with_all_lines(self, page_of: PageOf, qtbot: QtBot, match: AnyMatch) -> None:
        page = page_of(match)
        with qtbot.waitExposed(page):
            page.show()
        present(page.plots.choice).choose("1")
        chart = of_kind(LineChart, page.plots.boxes[1].chart)
        qtbot.waitUntil(lambda: chart.plot is not None)
        assert "pyqtgraph" in sys.modules
        items = present(chart.plot).getPlotItem().items
        curves = [item for item in items if type(item).__name__ == "PlotDataItem" and item.opts["pen"] is not None]
        winner = page.ending.winners[0]
        assert page.plots.seat == winner
        ends = sorted(round(curve.getData()[1][-1]) for curve in curves)
        assert ends == sorted(match.state.players[winner].points)
        assert len({column.marker for column in page.ending.columns}) == 4

    def test_another_player_is_enlarged_by_a_click(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        other = present(page.plots.buttons[0].course).seat
        page.plots.buttons[0].click()
        assert page.plots.seat == other
        assert page.ending.people[other].name in page.plots.boxes[1].title.plain_text()
        assert present(page.plots.choice).chosen == "1"
        assert other not in [present(button.course).seat for button in page.plots.buttons]

    def test_a_shared_victory_and_an_empty_story_can_be_shown(self, page_of: PageOf, qtbot: QtBot) -> None:
        page = page_of(ended((5, 6, 7, 8), (8, 7, 6, 5)))
        with qtbot.waitExposed(page):
            page.show()
        assert not page.grab().isNull()

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_everything_has_its_room(
        self, page_of: PageOf, match: AnyMatch, size: tuple[int, int], language: str
    ) -> None:
        page = page_of(match, language)
        for scale in (100, 150):
            stand(page, *size, language, scale, painted=scale == 150)
            assert not [words for words in cramped(page) if not words.endswith("sticks out")], scale
            assert not list(aside(page.left)), f"out of the scrolling part at {scale} %"
            assert not list(aside(page.panel)), scale
            assert not nameless(page), scale

    def test_it_follows_theme_and_scale(self, page_of: PageOf, match: AnyMatch) -> None:
        page = page_of(match)
        stand(page, 1280, 720)
        before = page.grab().toImage()
        set_theme("light")
        assert page.grab().toImage() != before
        sizes.set_scale(120)
        assert page.grab().toImage() != before
