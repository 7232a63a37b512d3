"""The start page, driven by mouse and keyboard."""

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.registry import GAMES
from imperium_desktop.ui.start.entries import LastMatch, Learned, PastMatch, Saved, Sitting
from imperium_desktop.ui.start.game_tile import ART, FOCUS, whole_art
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from tests.ui.fitting import MENU, WINDOWS, cramped, in_all_looks, nameless, pages_end, settle, stand

__all__ = ["pages_end"]

PEOPLE = (Sitting("Anna", 0, asked=True), Sitting("Marek", 4), Sitting("Zofia Maria", 2), Sitting("Bot I", 3, bot=True))
SAVES = [
    Saved(Path("/saves/war.jsonl"), "tigris", "The war for the temple", time.time() - 60, PEOPLE),
    Saved(Path("/saves/two.jsonl"), "tigris", "With Zofia", time.time() - 86_400, PEOPLE[:2]),
    Saved(Path("/saves/old.jsonl"), "tigris", "Long ago", time.time() - 4e7, ()),
    Saved(Path("/saves/older.jsonl"), "tigris", "Before that", time.time() - 5e7, ()),
]
LESSONS = [Learned("tigris", 3, 15)]
HISTORY = [
    PastMatch("tigris", (PEOPLE[2], PEOPLE[0]), ("9", "8"), 1, time.time() - 9e4),
    PastMatch("tigris", (PEOPLE[1], PEOPLE[3]), ("7", "7"), 2, time.time() - 9e5),
]


def filled(page: StartPage) -> StartPage:
    page.present(
        continue_=LastMatch("tigris", PEOPLE, time.time() - 7200, 14),
        saves=SAVES,
        lessons=LESSONS,
        history=HISTORY,
        all_saves=11,
        all_matches=28,
    )
    return page


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    made = StartPage()
    qtbot.addWidget(made)
    stand(filled(made), 1280, 720)
    return made


def test_all_registered_games_are_shown(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    assert [tile.game_id for tile in page.tiles] == list(GAMES)


def test_the_game_is_told_in_both_languages(page: StartPage) -> None:
    tile = page.tiles[0]
    assert tile.title.plain_text() == "Tigris & Euphrates"
    assert tile.button.text() == "New game"
    assert tile.players.plain_text() == "2–4"
    set_language("pl")
    assert tile.title.plain_text() == "Eufrat i Tygrys"
    assert tile.button.text() == "Nowa gra"
    assert tile.minutes.plain_text() == "90 min"
    assert tile.button.accessibleName() == "Nowa gra – Eufrat i Tygrys"


def test_a_tile_says_how_long_few_and_many_play(page: StartPage) -> None:
    minutes = {tile.game_id: tile.minutes.plain_text() for tile in page.tiles}
    assert minutes["mare_nostrum"] == "120–180 min"
    assert minutes["imperium"] == "45–160 min"


@pytest.mark.parametrize(("game_id", "people", "minutes"), [("mare_nostrum", 4, 150), ("imperium", 2, 85)])
def test_more_people_take_longer(game_id: str, people: int, minutes: int) -> None:
    assert GAMES[game_id].minutes_of(people) == minutes


def test_cards_change_their_language_too(page: StartPage) -> None:
    assert page.subtitle.plain_text() == "5 civilisation games at one table"
    assert page.continue_card.about.plain_text() == "Turn 14: Anna is to decide"
    assert page.history_card.note.plain_text() == "28 matches"
    set_language("pl")
    assert page.subtitle.plain_text() == "5 gier o cywilizacjach przy jednym stole"
    assert page.continue_card.about.plain_text() == "Tura 14: decyduje Anna"
    assert page.continue_card.button.text() == "Kontynuuj"
    assert page.load_card.button.text() == "Wszystkie zapisy (11)"
    assert page.history_card.note.plain_text() == "28 partii"


def test_the_whole_tile_begins_a_game(page: StartPage, qtbot: QtBot) -> None:
    tile = page.tiles[0]
    with qtbot.waitSignal(page.new_game) as wanted:
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton, pos=tile.picture().center().toPoint())
    assert wanted.args == ["tigris"]
    with qtbot.waitSignal(page.new_game):
        qtbot.mouseClick(tile.title, Qt.MouseButton.LeftButton)


def test_the_gold_button_begins_it_once(page: StartPage, qtbot: QtBot) -> None:
    begun: list[str] = []
    page.new_game.connect(begun.append)
    qtbot.mouseClick(page.tiles[0].button, Qt.MouseButton.LeftButton)
    assert begun == ["tigris"]


def test_enter_goes_on_with_the_last_match(page: StartPage, qtbot: QtBot) -> None:
    page.setFocus()
    assert QApplication.focusWidget() is page.continue_card.button
    with qtbot.waitSignal(page.continue_match):
        qtbot.keyClick(page.continue_card.button, Qt.Key.Key_Return)


def test_enter_begins_a_game_where_none_waits(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    page.setFocus()
    with qtbot.waitSignal(page.new_game) as wanted:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert wanted.args == ["tigris"]


def test_enter_presses_the_button_that_has_the_focus(page: StartPage, qtbot: QtBot) -> None:
    page.settings.setFocus()
    with qtbot.waitSignal(page.settings_wanted):
        qtbot.keyClick(page.settings, Qt.Key.Key_Enter)


def test_tab_reaches_everything(page: StartPage, qtbot: QtBot) -> None:
    page.setFocus()
    reached = set()
    for _ in range(40):
        focused = QApplication.focusWidget()
        reached.add(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    wanted = {
        page.tiles[0].button,
        page.settings,
        page.continue_card.button,
        page.load_card.button,
        page.learn_card.button,
        page.history_card.button,
        *page.load_card.lines,
        *page.learn_card.lines,
    }
    assert wanted <= reached
    assert reached & {page.languages.segment("en"), page.languages.segment("pl")}


def test_the_latest_saves_can_be_opened(page: StartPage, qtbot: QtBot) -> None:
    assert len(page.load_card.lines) == 3
    with qtbot.waitSignal(page.open_save) as wanted:
        qtbot.mouseClick(page.load_card.lines[1], Qt.MouseButton.LeftButton)
    assert wanted.args == [Path("/saves/two.jsonl")]
    page.load_card.lines[0].setFocus()
    with qtbot.waitSignal(page.open_save) as wanted:
        qtbot.keyClick(page.load_card.lines[0], Qt.Key.Key_Return)
    assert wanted.args == [Path("/saves/war.jsonl")]


def test_all_saves_lessons_and_results(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.load):
        qtbot.mouseClick(page.load_card.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.learn) as lesson:
        qtbot.mouseClick(page.learn_card.lines[0], Qt.MouseButton.LeftButton)
    assert lesson.args == ["tigris"]
    with qtbot.waitSignal(page.history):
        qtbot.mouseClick(page.history_card.lines[0], Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.load):
        qtbot.keyClick(page, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(page.learn):
        qtbot.keyClick(page, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)


def test_who_never_played_is_offered_the_lesson(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.present(lessons=[Learned("tigris", 0, 15)])
    stand(page, 1280, 720)
    assert page.continue_card.title.plain_text() == "New here?"
    with qtbot.waitSignal(page.lesson) as wanted:
        qtbot.mouseClick(page.continue_card.button, Qt.MouseButton.LeftButton)
    assert wanted.args == ["tigris"]
    qtbot.waitUntil(lambda: not page.continue_card.picture._pixmap.isNull())


def test_without_lessons_none_is_offered(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.present()
    stand(page, 1280, 720)
    assert not page.continue_card.button.isVisible()


def test_the_language_switch_only_asks(page: StartPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.language_chosen) as wanted:
        qtbot.mouseClick(page.languages.segment("pl"), Qt.MouseButton.LeftButton)
    assert wanted.args == ["pl"]
    assert page.settings.text() == "Settings"
    with qtbot.assertNotEmitted(page.language_chosen):
        set_language("pl")
    assert page.settings.text() == "Ustawienia"
    assert page.languages.chosen == "pl"


def test_results_name_the_winner_or_all_of_them(page: StartPage) -> None:
    assert page.history_card.lines[0].accessibleName().startswith("Tigris & Euphrates, Zofia Maria 9, Anna 8")


def test_everything_that_can_be_reached_has_a_name(page: StartPage) -> None:
    assert nameless(page) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_all_fits_without_scrolling(qtbot: QtBot, window: tuple[int, int]) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    for look in in_all_looks(filled(page), window, [100]):
        assert list(cramped(page)) == [], look
        assert page.page.verticalScrollBar().maximum() == 0, look


@pytest.mark.parametrize("window", WINDOWS)
def test_nothing_moves_after_the_first_paint(qtbot: QtBot, window: tuple[int, int]) -> None:
    sizes.set_window(*window)
    page = StartPage()
    qtbot.addWidget(page)
    filled(page)
    page.resize(window[0], window[1] - MENU)
    page.show()
    first = places_on(page)
    settle()
    assert places_on(page) == first


def places_on(page: StartPage) -> list[QRect]:
    return [QRect(part.mapTo(page, QPoint(0, 0)), part.size()) for part in (*page.tiles, *page.cards, page.settings)]


@pytest.mark.parametrize("window", WINDOWS)
def test_large_text_is_never_cut(page: StartPage, window: tuple[int, int]) -> None:
    for look in in_all_looks(page, window, [90, 120, 150], ["pl"]):
        assert list(cramped(page)) == [], look
        assert page.page.body.width() <= page.page.viewport().width(), look


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("scale", [90, 100, 110, 120, 150])
def test_a_tile_needs_the_same_height_however_high_it_is(qtbot: QtBot, scale: int, language: str) -> None:
    """A least height that followed the height went up and down until the program fell over."""
    page = StartPage()
    qtbot.addWidget(page)
    stand(page, 1280, 697, language, scale)
    for tile in page.tiles:
        for width in (tile.least_width() + more for more in (0, 60, 185, 300)):
            tile.give_width(width)
            needed = set()
            for height in range(150, 420, 9):
                tile.resize(width, height)
                needed.add(tile.minimumSizeHint().height())
                assert height < max(needed) or tile._words.heightForWidth(width) <= height
            assert len(needed) == 1, (tile.game_id, width)


def test_pictures_of_one_row_end_at_one_height(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    assert len({tile.picture().height() for tile in page.tiles}) == 1
    assert min(tile.picture().height() for tile in page.tiles) > 100


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize(("window", "least"), [((1280, 720), 140), ((1366, 768), 165), ((1600, 900), 225)])
def test_pictures_are_large(qtbot: QtBot, window: tuple[int, int], least: int, language: str) -> None:
    page = filled(StartPage())
    qtbot.addWidget(page)
    stand(page, *window, language)
    assert min(tile.picture().height() for tile in page.tiles) >= least


@pytest.mark.parametrize("size", [QSize(209, 170), QSize(326, 330), QSize(326, 96), QSize(260, 300)])
def test_what_must_be_seen_is_never_cut_off(size: QSize) -> None:
    whole = whole_art(size)
    scale = whole.width() / ART.width()
    seen = QRectF(FOCUS.topLeft() * scale, FOCUS.size() * scale).translated(whole.topLeft())
    assert QRectF(0, 0, size.width(), size.height()).adjusted(-0.5, -0.5, 0.5, 0.5).contains(seen)


def test_scaling_while_shown(page: StartPage) -> None:
    stand(page, 1920, 1080, "pl", 150)
    stand(page, 1280, 720, "pl", 100)
    assert list(cramped(page)) == []
    assert page.tiles[0].geometry().bottom() < page.continue_card.mapTo(page.page.body, QPoint(0, 0)).y() + 20


def test_a_tile_does_not_wish_by_its_own_size(qtbot: QtBot) -> None:
    """A wish that follows the size it was given is followed in circles, until the stack is full (seen at 150 %)."""
    page = StartPage()
    qtbot.addWidget(page)
    stand(filled(page), 1280, 720, "pl", 150)
    tile = page.tiles[0]
    wishes = set()
    for width, height in ((300, 300), (tile.least_width(), 900), (900, 200), (1200, 700)):
        tile.resize(width, height)
        wishes.add(tile.minimumSizeHint().height())
    assert len(wishes) == 1


def test_a_lesson_that_was_begun_is_offered_again(qtbot: QtBot) -> None:
    """Also before the first of a game is finished; its game is named."""
    page = StartPage()
    qtbot.addWidget(page)
    page.present(lessons=[Learned("tigris", 0, 36), Learned("hadrian", 0, 29, opened=True)])
    stand(page, 1280, 720)
    assert page.continue_card.game.plain_text() == "Hadrian's Wall"
    assert page.continue_card.title.plain_text() == "Continue lesson"
    assert "begun" in page.learn_card.lines[0].accessibleName()


def test_the_load_card_does_not_deny_what_it_counts(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.present(all_saves=2)
    stand(page, 1280, 720)
    assert "No saved games" not in page.load_card.none.plain_text()
    assert "2" in page.load_card.button.text()


def test_lessons_of_all_games_are_listed_where_there_is_room(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.present(lessons=[Learned(game, 0, 20) for game in GAMES])
    for size in ((1600, 900), (1366, 728), (1280, 720)):
        stand(page, *size)
        assert len(page.learn_card.lines) == len(GAMES), size
        assert page.page.verticalScrollBar().maximum() == 0, size


def test_the_match_that_waits_is_in_sight_in_every_window(page: StartPage) -> None:
    """Above the games where they fill more than a screen; Tab comes to it first there."""
    card = page.continue_card
    for size, scale, is_above in (((1366, 728), 150, True), ((1600, 900), 100, False), ((1280, 720), 150, True)):
        stand(page, *size, "en", scale)
        settle()
        button = QRect(card.button.mapTo(page, QPoint(0, 0)), card.button.size())
        assert page.rect().contains(button), (size, scale)
        assert (button.bottom() < page.tiles[0].mapTo(page, QPoint(0, 0)).y()) == is_above, (size, scale)
    page.present()
    settle()
    assert page.tiles[0].mapTo(page, QPoint(0, 0)).y() < card.mapTo(page, QPoint(0, 0)).y(), "nothing waits"
