"""Help outside a match: rulebooks with their contents, and all keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QTest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.learn.help_page import KEYS, HelpPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.fitting import cramped, nameless, settle
from tests.ui.robot import seated


def help_page(window: MainWindow) -> HelpPage:
    settle()
    assert isinstance(window.page, HelpPage)
    return window.page


def test_f1_opens_the_rulebooks_and_escape_leads_back(window: MainWindow) -> None:
    QTest.keyClick(window, Qt.Key.Key_F1)
    page = help_page(window)
    assert page.contents.count() > 10
    QTest.keyClick(page, Qt.Key.Key_Escape)
    settle()
    assert isinstance(window.page, StartPage)


def test_in_a_match_f1_opens_the_rule_and_the_menu_the_book(window: MainWindow) -> None:
    game, seating = load_game("hadrian"), seated(2)
    window.play(Match(game, game.setup_type(seats=2), 1), seating, window.app_state.matches.begin("hadrian", seating))
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.page, MatchPage)
    assert window.page.panel.tabs.open_page == "rules"
    window.show_help()
    page = help_page(window)
    assert page.books.chosen == "hadrian"
    QTest.keyClick(page, Qt.Key.Key_Escape)
    settle()
    assert isinstance(window.page, MatchPage)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_click_in_the_contents_opens_the_paragraph(window: MainWindow, game_id: str) -> None:
    window.show_help()
    page = help_page(window)
    page.books.choose(game_id)
    settle()
    assert page.book is not None
    bar = page.book.reader.verticalScrollBar()
    before = bar.value()
    page.contents.setCurrentRow(page.contents.count() - 1)
    settle()
    assert bar.value() > before
    assert not list(cramped(page))


def test_all_keys_are_listed_in_both_languages(window: MainWindow) -> None:
    window.show_help()
    page = help_page(window)
    page.books.choose(KEYS)
    settle()
    told = page.keys.toPlainText()
    assert all(keys in told for _, items in window.menus.shortcuts() for _, keys in items)
    assert "Undo" in told
    assert "draw a nation at random" in told
    window.switch_language()
    assert "Cofnij" in page.keys.toPlainText()
    assert "losuj nację" in page.keys.toPlainText()
    assert page.title.plain_text() == "Instrukcje i klawisze"
    assert nameless(page) == []


@pytest.mark.parametrize(("scale", "columns"), [(100, 2), (150, 1)])
def test_keys_stand_in_two_columns_where_there_is_room(window: MainWindow, scale: int, columns: int) -> None:
    window.show_help()
    page = help_page(window)
    page.books.choose(KEYS)
    window.resize(1366, 768)
    window.change(text_scale=scale)
    settle()
    lefts = set()
    for title in ("At the table", "Learn"):
        cursor = page.keys.document().find(title, 0, QTextDocument.FindFlag.FindCaseSensitively)
        cursor.setPosition(cursor.selectionStart())
        lefts.add(page.keys.cursorRect(cursor).x())
    assert len(lefts) == columns
