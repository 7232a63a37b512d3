"""The Load page, driven by mouse and keyboard, with sound, odd and hostile files."""

import re
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit
from pytestqt.qtbot import QtBot

from imperium_desktop.rules.journal import Watch
from imperium_desktop.store.autosave import Autosave
from imperium_desktop.store.library import Library
from imperium_desktop.ui.archive.library_page import LibraryPage
from imperium_desktop.ui.pictures.match_picture import Pictures
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.window.app_state import known_game
from tests.present import present
from tests.ui.fitting import WINDOWS, in_all_looks, nameless, stand
from tests.ui.shelf import (
    DAY,
    FOUR,
    HOSTILE,
    HOUR,
    ODD,
    TWO,
    Shelf,
    crowded,
    other_content,
    sound,
    wait_for_pictures,
)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    made = Shelf(tmp_path)
    made.save("2026-08-02 18-42-11 tigris", 40, FOUR, age=5 * 60, place="matches")
    made.save("The great war", 30, age=3 * HOUR)
    made.save("Rewanż Łucji", 20, age=30 * DAY)
    return made


def opened(qtbot: QtBot, shelf: Shelf) -> LibraryPage:
    page = LibraryPage(Library(shelf.folders, known_game))
    page.native_dialogs = False
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    return page


@pytest.fixture
def page(qtbot: QtBot, shelf: Shelf) -> LibraryPage:
    return opened(qtbot, shelf)


def names(page: LibraryPage) -> list[str]:
    return [page.list.rows.index(row).data() for row in range(page.list.rows.rowCount())]


def press(page: LibraryPage, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key, modifiers)
    QApplication.processEvents()


# What is listed


def test_the_last_played_comes_first(page: LibraryPage) -> None:
    assert names(page) == ["Tigris & Euphrates", "The great war", "Rewanż Łucji"]
    assert page.subtitle.plain_text() == "3 matches"


def test_a_row_tells_players_and_time(page: LibraryPage) -> None:
    spoken = page.list.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert re.fullmatch(r"Tigris & Euphrates; Anna, Marek, Zofia Maria, Bot I; \d+ minutes ago", spoken)


def test_the_preview_shows_the_chosen_one(qtbot: QtBot, page: LibraryPage) -> None:
    press(page, Qt.Key.Key_Down)
    assert page.preview.headline.plain_text() == "The great war"
    assert page.preview.people.plain_text().split() == ["Łucja", "Automat"]
    assert page.preview.buttons["open"].isVisible()


def test_the_turn_is_known_once_the_picture_is_made(qtbot: QtBot, page: LibraryPage) -> None:
    wait_for_pictures(qtbot, present(page.findChild(Pictures)))
    assert "turn " in page.preview.about.plain_text()
    assert "is to move" in page.preview.about.plain_text()
    assert len(page.preview.news.plain_text()) > 20


def test_two_hundred_saves_are_listed_before_any_is_replayed(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf, data = Shelf(tmp_path), sound(60)
    for number in range(200):
        shelf.put(f"save {number:03}.jsonl", data, age=number)
    replayed = []
    opener = Library.open_as_far_as_it_goes

    def counted(library: Library, file: Path, watch: Watch) -> object:
        replayed.append(file)
        return opener(library, file, watch)

    monkeypatch.setattr(Library, "open_as_far_as_it_goes", counted)
    page = LibraryPage(Library(shelf.folders, known_game))
    qtbot.addWidget(page)
    start = time.process_time()
    page.resize(1280, 688)
    page.show()
    assert page.list.rows.rowCount() == 200
    assert replayed == []
    assert time.process_time() - start < 2
    pictures = page.findChild(Pictures)
    qtbot.waitUntil(lambda: bool(replayed) and not present(pictures).busy, timeout=20_000)
    assert 0 < len(replayed) < 20, "only what is in sight gets a picture"


def test_nothing_saved_yet(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, Shelf(tmp_path))
    assert page.nothing.isVisible()
    assert page.nothing.title.plain_text() == "No saved games yet"
    assert not page.preview.isVisible()
    press(page, Qt.Key.Key_Return)
    press(page, Qt.Key.Key_Delete)


# Odd files


@pytest.mark.parametrize("kind", [*ODD, *HOSTILE])
def test_odd_files_are_listed_with_what_is_wrong(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    shelf = Shelf(tmp_path)
    file = shelf.put("odd.jsonl", {**ODD, **HOSTILE}[kind])
    page = opened(qtbot, shelf)
    assert page.list.rows.rowCount() == 1
    assert page.list.rows.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    wait_for_pictures(qtbot, present(page.findChild(Pictures)))
    page.grab()
    set_language("pl")
    page.grab()
    entry = page.entries[0]
    assert page.preview.note.isVisible() == (entry.note is not None)
    with qtbot.waitSignal(page.opened if entry.openable else page.log_wanted) as told:
        press(page, Qt.Key.Key_Return)
    assert told.args == [file]


def test_a_file_with_other_components_can_be_opened_but_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.put("other.jsonl", other_content(sound()))
    page = opened(qtbot, shelf)
    assert page.preview.note.isVisible()
    assert page.preview.buttons["open"].isVisible()


def test_a_damaged_file_offers_the_log_and_its_line(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    shelf.put("bad.jsonl", ODD["damaged"])
    page = opened(qtbot, shelf)
    assert not page.preview.buttons["open"].isVisible()
    assert page.preview.note.accessibleName().startswith("Damaged · line 11")
    set_language("pl")
    assert page.preview.note.accessibleName().startswith("Uszkodzony · wiersz 11")


# Keys


def test_enter_opens(qtbot: QtBot, page: LibraryPage) -> None:
    press(page, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.opened) as told:
        press(page, Qt.Key.Key_Return)
    assert told.args[0].name == "The great war.jsonl"


def test_a_double_click_opens(qtbot: QtBot, page: LibraryPage) -> None:
    place = page.list.visualRect(page.list.rows.index(2)).center()
    with qtbot.waitSignal(page.opened) as told:
        QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert told.args[0].name == "Rewanż Łucji.jsonl"


def test_l_reads_the_log(qtbot: QtBot, page: LibraryPage) -> None:
    with qtbot.waitSignal(page.log_wanted):
        press(page, Qt.Key.Key_L)


def test_search_finds_without_accents_and_escape_clears_it(qtbot: QtBot, page: LibraryPage) -> None:
    press(page, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, "rewanz lucji")
    assert names(page) == ["Rewanż Łucji"]
    press(page, Qt.Key.Key_Escape)
    assert len(names(page)) == 3
    with qtbot.waitSignal(page.start_page):
        press(page, Qt.Key.Key_Escape)


def test_search_by_player_and_game(page: LibraryPage) -> None:
    page.search.setText("zofia")
    assert names(page) == ["Tigris & Euphrates"]
    page.search.setText("euphrates")
    assert len(names(page)) == 3
    page.search.setText("nowhere")
    assert page.nothing.isVisible()
    assert page.nothing.title.plain_text() == "Nothing found"


def test_enter_in_the_search_opens_the_first_found(qtbot: QtBot, page: LibraryPage) -> None:
    page.search.setFocus()
    page.search.setText("great")
    with qtbot.waitSignal(page.opened) as told:
        press(page, Qt.Key.Key_Return)
    assert told.args[0].name == "The great war.jsonl"


def test_renaming(page: LibraryPage, shelf: Shelf) -> None:
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_F2)
    assert page.preview.name_field.field.hasFocus()
    page.preview.name_field.field.setText("Żółw: /1/")
    press(page, Qt.Key.Key_Return)
    assert names(page)[1] == "Żółw- -1-"
    assert page.list.current.name == "Żółw- -1-"
    assert (shelf.folders.place("saves") / "Żółw- -1-.jsonl").exists()


def test_escape_leaves_the_name_as_it_was(qtbot: QtBot, page: LibraryPage) -> None:
    press(page, Qt.Key.Key_F2)
    page.preview.name_field.field.setText("Something else")
    with qtbot.assertNotEmitted(page.start_page):
        press(page, Qt.Key.Key_Escape)
    assert page.preview.headline.isVisible()
    assert "Something else" not in names(page)


def test_a_match_that_is_being_played_cannot_be_deleted(page: LibraryPage) -> None:
    file = page.entries[0].file
    autosave, _ = Autosave.resume(file, known_game, trash=file.parent)
    try:
        press(page, Qt.Key.Key_Delete)
        assert page.preview.trouble.plain_text() == "This match is being played."
        assert len(names(page)) == 3
    finally:
        autosave.close()


# Deleting


def test_deleting_can_be_undone_for_a_while(page: LibraryPage, shelf: Shelf) -> None:
    press(page, Qt.Key.Key_Down)
    press(page, Qt.Key.Key_Delete)
    assert names(page) == ["Tigris & Euphrates", "Rewanż Łucji"]
    assert page.undo_bar.isVisible()
    assert "The great war" in page.undo_bar.words.plain_text()
    assert page.list.current.name == "Rewanż Łucji", "the next one is chosen"
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert names(page)[1] == "The great war"
    assert not page.undo_bar.isVisible()
    assert page.list.current.name == "The great war"


def test_the_trash_gives_back_what_was_deleted(page: LibraryPage) -> None:
    press(page, Qt.Key.Key_Delete)
    page.places.choose("trash")
    assert names(page) == ["Tigris & Euphrates"]
    assert page.title.plain_text() == "Trash"
    page.list.setFocus()
    press(page, Qt.Key.Key_Return)
    assert names(page) == []
    page.places.choose("saves")
    assert len(names(page)) == 3


def test_emptying_the_trash_asks_once(page: LibraryPage, shelf: Shelf) -> None:
    press(page, Qt.Key.Key_Delete)
    press(page, Qt.Key.Key_Delete)
    page.places.choose("trash")
    page.empty_button.click()
    assert page.empty_button.text() == "Permanently delete all 2 saves?"
    assert len(names(page)) == 2
    press(page, Qt.Key.Key_Escape)
    assert page.empty_button.text() == "Empty the trash"
    page.empty_button.click()
    page.empty_button.click()
    assert names(page) == []
    assert page.nothing.title.plain_text() == "The trash is empty"
    assert list(shelf.folders.trash.rglob("*.jsonl")) == []


# Files from elsewhere


def test_a_file_from_elsewhere(qtbot: QtBot, page: LibraryPage, tmp_path: Path) -> None:
    file = tmp_path / "from a friend.jsonl"
    file.write_bytes(sound())
    page.ask_for_file()
    dialog = present(page.findChild(QFileDialog))
    present(dialog.findChild(QLineEdit)).setText(str(file))
    with qtbot.waitSignal(page.opened) as told:
        dialog.accept()
    assert told.args == [file]


def test_whatever_cannot_be_opened_is_read(qtbot: QtBot, page: LibraryPage, tmp_path: Path) -> None:
    file = tmp_path / "photo.png"
    file.write_bytes(ODD["noise"])
    with qtbot.waitSignal(page.log_wanted):
        page.open_file(file)
    with qtbot.waitSignal(page.log_wanted):
        page.open_file(tmp_path / "not there")


# Words


def test_the_page_changes_its_language(qtbot: QtBot, page: LibraryPage) -> None:
    set_language("pl")
    QApplication.processEvents()
    assert names(page)[0] == "Eufrat i Tygrys"
    assert page.title.plain_text() == "Wczytaj partię"
    assert page.subtitle.plain_text() == "3 partie"
    assert page.preview.buttons["open"].text() == "Kontynuuj"
    assert page.back_button.text() == "Strona startowa"


# Room


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_has_its_room(qtbot: QtBot, shelf: Shelf, window: tuple[int, int]) -> None:
    shelf.put("Bad.jsonl", ODD["damaged"])
    page = opened(qtbot, shelf)
    for look in in_all_looks(page, window, [100, 150]):
        assert crowded(page) == [], look
    press(page, Qt.Key.Key_Delete)
    page.places.choose("trash")
    page.empty_button.click()
    for look in in_all_looks(page, window, [100, 150]):
        assert crowded(page) == [], look


def test_everything_has_a_name(page: LibraryPage) -> None:
    assert nameless(page) == []


def test_the_light_theme(page: LibraryPage) -> None:
    before = page.grab().toImage()
    set_theme("light")
    QApplication.processEvents()
    assert page.grab().toImage() != before


def test_tab_reaches_everything(page: LibraryPage) -> None:
    page.list.setFocus()
    reached = set()
    for _ in range(30):
        press(page, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    wanted = {page.list, page.search, page.open_file_button, page.back_button, *page.preview.buttons.values()}
    assert {widget for widget in wanted if widget.isVisible()} <= reached
    assert TWO.names[0] in page.list.rows.index(1).data(Qt.ItemDataRole.AccessibleTextRole)
