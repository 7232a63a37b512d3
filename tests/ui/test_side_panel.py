"""The panel beside the table: with large text and in low windows nothing is cut and every button is reached."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.panels.prompt import Act, PromptRow
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer, small_setup
from tests.games.tigris.scene.position import match_of
from tests.ui.fitting import cramped, settle
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot, open_window, seated

SIZES = [(1280, 720), (1600, 900)]


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    scale = getattr(request, "param", 100)
    opened = open_window(tmp_path, curtain="never", hints="lots", text_scale=scale)
    yield opened
    opened.close()
    opened.deleteLater()


def begin(window: MainWindow, game_id: str, answers: int = 40) -> MatchPage:
    game, chance = load_game(game_id), Chance(3)
    match = Match(game, small_setup(game), 5)
    for _ in range(answers):
        match.answer(random_answer(match.waiting, chance))
    window.play(match, seated(match.setup.seats), None)
    page = window.match_page
    assert page is not None
    page.curtain.open()
    settle()
    return page


def make_low(page: MatchPage) -> None:
    """So low that not even the shortest words have room."""
    page.panel.resize(page.panel.width(), 230)
    settle()


def in_sight(widget: QWidget, page: MatchPage) -> bool:
    area = page.panel.page.viewport()
    return area.rect().contains(QRect(widget.mapTo(area, QPoint(0, 0)), widget.size()))


@pytest.mark.parametrize("window", [100, 125, 150], indirect=True)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_cut(window: MainWindow, game_id: str, size: tuple[int, int]) -> None:
    window.resize(*size)
    page = begin(window, game_id)
    for _ in range(6):
        assert not list(cramped(page.panel))
        page.session.answer(random_answer(page.session.match.waiting, Chance(2)))
        settle()


@pytest.mark.parametrize("window", [150], indirect=True)
def test_what_the_keys_walk_to_comes_into_sight(window: MainWindow) -> None:
    page = begin(window, "tigris")
    make_low(page)
    bar = page.panel.page.verticalScrollBar()
    assert bar.maximum() > 0
    for button in page.panel.prompt.buttons:
        bar.setValue(bar.maximum())
        assert not in_sight(button, page)
        page.keys.focus = button.element
        page.show_light()
        assert in_sight(button, page)


@pytest.mark.parametrize("window", [150], indirect=True)
def test_a_new_question_is_in_sight(window: MainWindow) -> None:
    page = begin(window, "tigris")
    make_low(page)
    page.panel.page.verticalScrollBar().setValue(10_000)
    assert page.panel.page.verticalScrollBar().value() > 0
    page.panel.prompt.ask("Another question", "", ())
    assert page.panel.page.verticalScrollBar().value() == 0


@pytest.mark.parametrize("window", [150], indirect=True)
def test_large_text_widens_the_panel(window: MainWindow) -> None:
    page = begin(window, "tigris")
    large = page.panel.width()
    window.change(text_scale=100)
    settle()
    assert page.panel.width() < large
    assert page.zooming.share == 1


@pytest.mark.parametrize("window", [150], indirect=True)
def test_nothing_is_painted_before_it_has_its_place(window: MainWindow) -> None:
    """Not for a moment either: rows that lie as they did for shorter words would show them letter under letter."""
    begin(window, "tigris", 12)
    with painted_texts() as texts:
        Robot(window, 3).play(most=8)
        assert texts.written
        assert not [str(text) for text in texts.too_long if "ActRow" in text.why or "FoldHead" in text.why]


@pytest.mark.parametrize("window", [150], indirect=True)
def test_a_long_button_does_not_widen_the_panel(window: MainWindow) -> None:
    page = begin(window, "tigris")
    page.panel.prompt.ask("?", "", (Act("Do not use any more Favours of the temples", lambda: None, key="Space"),))
    settle()
    assert not page.panel.page.horizontalScrollBar().maximum()
    assert not list(cramped(page.panel.prompt))


def test_a_quarter_more_can_be_chosen() -> None:
    assert Settings(text_scale=125).text_scale == 125


@pytest.mark.parametrize("window", [100, 150], indirect=True)
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_that_follows_the_pointer_moves_no_button(window: MainWindow, size: tuple[int, int]) -> None:
    """It comes, goes, grows and shrinks while the pointer is on its way to a button, or on it."""
    window.resize(*size)
    window.play(match_of(), seated(3), None)
    page = window.match_page
    assert page is not None
    page.curtain.open()
    prompt, hint = page.panel.prompt, page.panel.hint

    def places() -> list[tuple[QPoint, int]]:
        """A scroll bar may come, which makes them narrower."""
        settle()
        return [(part.mapTo(page, QPoint(0, 0)), part.height()) for part in (*prompt.rows, *prompt.buttons)]

    assert prompt.rows
    before = places()
    for title, text in (("Short", "Few words."), ("Long", "Many words that need many lines. " * 12), ("", "")):
        hint.setVisible(bool(title))
        hint.set_hint(title, text)
        assert places() == before, title


@pytest.mark.parametrize("length", [30, 60, 90, 120, 150, 180, 210, 300, 600])
@pytest.mark.parametrize("size", [(1366, 768), (1600, 900)])
def test_prompt_and_hint_leave_some_lines_of_the_log(window: MainWindow, size: tuple[int, int], length: int) -> None:
    """Whatever the hint says: the prompt is said shorter, and at last the hint shows its title only."""
    window.resize(*size)
    page = begin(window, "tigris")
    panel = page.panel
    rows = [
        PromptRow(f"Umieść lub przenieś przywódcę {key}", "czeka: 0, na planszy: 4", "app-seat", key, int)
        for key in "1234"
    ]
    panel.prompt.ask("Co robisz?", "§3.2", [Act("Zakończ turę", int)], rows)
    text = "Anna może umieścić króla na B1: tam są 2 świątynie, a obok twojego króla 1. " * 8
    panel.hint.set_hint("Zagrożony król", text[:length])
    panel.hint.show()
    settle()
    assert page.log.viewport().height() >= 3 * page.log.fontMetrics().lineSpacing()
    assert not list(cramped(panel))


@pytest.mark.parametrize("size", [(1366, 768), (1600, 900)])
def test_a_hint_can_be_read_beside_the_first_question(window: MainWindow, size: tuple[int, int]) -> None:
    window.resize(*size)
    panel = begin_a_long_question(window).panel
    assert in_full(panel.hint)


@pytest.mark.parametrize("window", [150], indirect=True)
def test_a_hint_that_is_folded_for_want_of_room_unfolds_with_one_key(window: MainWindow) -> None:
    """It stays unfolded until somebody folds it, and says itself what the key does."""
    window.resize(1280, 720)
    page = begin_a_long_question(window)
    hint = page.panel.hint
    head = hint.findChild(QAbstractButton)
    assert head is not None
    assert not in_full(hint)
    assert head.accessibleDescription() == "unfold"
    for unfolded in (True, False, True):
        QTest.keyClick(page, Qt.Key.Key_H)
        settle()
        assert in_full(hint) is unfolded
        assert head.accessibleDescription() == ("fold" if unfolded else "unfold")
    assert not list(cramped(page.panel))


def begin_a_long_question(window: MainWindow) -> MatchPage:
    """Many kinds of action, and a hint of four lines."""
    window.play(match_of(), seated(3), None)
    page = window.match_page
    assert page is not None
    settle()
    page.curtain.open()
    settle()
    assert page.panel.prompt.rows
    return page


def in_full(hint: Fold) -> bool:
    text = next(part for part in hint.findChildren(RichText))
    return text.isVisible() and text.height() >= text.heightForWidth(text.width())
