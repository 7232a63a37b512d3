"""The History page, driven by mouse and keyboard."""

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.journals import record
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import Seating
from imperium_desktop.store.history import Finished, History
from imperium_desktop.ui.archive import history_words
from imperium_desktop.ui.archive.history_charts import averages
from imperium_desktop.ui.archive.history_page import HistoryPage
from imperium_desktop.ui.archive.history_words import NO_SIGN
from imperium_desktop.ui.new_game.draft import NewGame
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from imperium_desktop.ui.window import app_state
from imperium_desktop.ui.window.app_state import known_game
from tests.ui.fitting import WINDOWS, in_all_looks, nameless, stand
from tests.ui.shelf import FOUR, ODD, TWO, Shelf, crowded, played

ALONE = Seating(("Anna",), ("",), (0,))
HISTORY_NAME = "2026-11-01 10-00-00 hadrian 900s"
OTHER_TWO = Seating(("Anna", "Łucja"), ("", ""), (1, 0))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    made = Shelf(tmp_path)
    made.finished(TWO, days=1, seconds=3000)
    made.finished(FOUR, days=3, seconds=5400)
    made.finished(OTHER_TWO, days=40, seconds=1200)
    made.put("shopping list.jsonl", ODD["not_ours"], place="history")
    return made


def opened(qtbot: QtBot, shelf: Shelf) -> HistoryPage:
    page = HistoryPage(History(shelf.folders, known_game))
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    return page


@pytest.fixture
def page(qtbot: QtBot, shelf: Shelf) -> HistoryPage:
    return opened(qtbot, shelf)


def press(page: HistoryPage, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, key, modifiers)
    QApplication.processEvents()


def listed(page: HistoryPage) -> list[Finished]:
    return [item for item in page.list.rows.items if isinstance(item, Finished)]


def winner_of(seating: Seating) -> str:
    result = played(len(seating.names)).result
    assert result is not None
    return seating.names[result.winners[0]]


def test_the_last_ended_comes_first(page: HistoryPage) -> None:
    assert [match.names for match in listed(page)] == [TWO.names, FOUR.names, OTHER_TWO.names]
    assert page.subtitle.plain_text() == "3 matches · 2 h 40 min at the table"


def test_what_is_no_finished_match_comes_last_with_its_note(qtbot: QtBot, page: HistoryPage) -> None:
    press(page, Qt.Key.Key_End)
    assert page.card.headline.plain_text() == "shopping list"
    assert page.card.about.plain_text() == "Not a match"
    row = page.list.rows.index(page.list.rows.rowCount() - 1)
    assert row.data(Qt.ItemDataRole.AccessibleTextRole) == "shopping list; Not a match"
    assert not page.card.again_button.isVisible()
    page.grab()
    with qtbot.waitSignal(page.replay) as told:
        press(page, Qt.Key.Key_Return)
    assert told.args[0].name == "shopping list.jsonl"
    press(page, Qt.Key.Key_Delete)
    assert page.list.rows.rowCount() == len(listed(page)) == 3
    page.undo_deleting()
    assert page.list.rows.rowCount() == 4


def test_who_filters_sees_matches_only(page: HistoryPage) -> None:
    page.people.setCurrentIndex(1)
    assert page.list.rows.rowCount() == len(listed(page)) > 0


def test_the_winner_is_the_headline(page: HistoryPage) -> None:
    """And of a person alone against one bot, whether the match was won."""
    assert winner_of(TWO) == "Automat"
    assert page.card.headline.plain_text() == "Łucja: match lost"
    for _ in range(2):
        press(page, Qt.Key.Key_Down)
    assert page.card.headline.plain_text() == f"{winner_of(OTHER_TWO)} wins the match"
    set_language("pl")
    assert page.card.headline.plain_text() == f"{winner_of(OTHER_TWO)} wygrywa partię"
    assert page.title.plain_text() == "Rozegrane partie"
    assert page.subtitle.plain_text() == "3 partie · 2 godz. 40 min przy stole"
    assert page.games.itemText(0) == "Wszystkie gry"


def test_the_card_tells_places_and_time(page: HistoryPage) -> None:
    press(page, Qt.Key.Key_Down)
    about = page.card.about.plain_text()
    assert about.startswith("Tigris & Euphrates · ")
    assert "1 h 30 min" in about
    places = history_words.placed(page.card.match, page.list.signs)  # type: ignore[arg-type]
    assert [one.rank for one in places] == sorted(one.rank for one in places)
    assert {one.name for one in places} == set(FOUR.names)
    assert places[0].name == winner_of(FOUR)


def test_enter_watches(qtbot: QtBot, page: HistoryPage) -> None:
    with qtbot.waitSignal(page.replay) as told:
        press(page, Qt.Key.Key_Return)
    assert told.args == [page.history.file(listed(page)[0])]


def test_the_same_start_again(qtbot: QtBot, page: HistoryPage) -> None:
    with qtbot.waitSignal(page.play_again) as told:
        page.card.again_button.click()
    wanted = told.args[0]
    assert isinstance(wanted, NewGame)
    assert (wanted.game_id, wanted.seed, wanted.setup) == ("tigris", 3, played().setup)
    assert wanted.seating == TWO


def test_a_file_that_is_gone_cannot_be_played_again(qtbot: QtBot, page: HistoryPage) -> None:
    page.history.file(listed(page)[0]).unlink()
    with qtbot.assertNotEmitted(page.play_again):
        page.card.again_button.click()
    assert page.card.trouble.plain_text() == "The file is no longer there."


def test_filters(page: HistoryPage) -> None:
    page.people.setCurrentIndex(page.people.findData("Łucja"))
    assert [match.names for match in listed(page)] == [TWO.names, OTHER_TWO.names]
    assert page.subtitle.plain_text().startswith("2 matches")
    page.people.setCurrentIndex(page.people.findData("Marek"))
    assert [match.names for match in listed(page)] == [FOUR.names]
    page.games.setCurrentIndex(page.games.findData("tigris"))
    assert len(listed(page)) == 1
    page.people.setCurrentIndex(0)
    assert len(listed(page)) == 3


def test_a_filter_survives_a_change_of_language(page: HistoryPage) -> None:
    page.people.setCurrentIndex(page.people.findData("Łucja"))
    set_language("pl")
    assert page.people.currentData() == "Łucja"
    assert len(listed(page)) == 2


def test_deleting_and_bringing_back(page: HistoryPage, shelf: Shelf) -> None:
    press(page, Qt.Key.Key_Delete)
    assert [match.names for match in listed(page)] == [FOUR.names, OTHER_TWO.names]
    assert page.undo_bar.isVisible()
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(listed(page)) == 3
    assert page.list.current.names == TWO.names
    assert not page.undo_bar.isVisible()


def test_escape_goes_back(qtbot: QtBot, page: HistoryPage) -> None:
    with qtbot.waitSignal(page.start_page):
        press(page, Qt.Key.Key_Escape)


def test_no_match_yet(qtbot: QtBot, tmp_path: Path) -> None:
    page = opened(qtbot, Shelf(tmp_path))
    assert page.nothing.isVisible()
    assert page.nothing.title.plain_text() == "No match has ended yet"
    assert not page.charts.isVisible()
    assert not page.card.isVisible()
    press(page, Qt.Key.Key_Return)


# Charts


def test_a_person_keeps_one_sign(page: HistoryPage) -> None:
    signs = page.list.signs
    assert len(set(signs.values())) == len(signs)
    assert signs["Anna"] == 0, "of those who play most, the first by name"
    assert all(0 <= sign < 6 for sign in signs.values())


def test_more_people_than_signs(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for number in range(8):
        shelf.finished(Seating(("Anna", f"Guest {number}"), ("", ""), (0, 1)), days=number)
    page = opened(qtbot, shelf)
    signless = [
        one.name
        for match in page.matches
        for one in history_words.placed(match, page.list.signs)
        if one.sign == NO_SIGN
    ]
    assert len(signless) == 3
    page.charts.results.make()
    page.charts.wins.make()
    page.grab()


def test_the_charts_show_what_is_filtered(page: HistoryPage) -> None:
    lines = page.charts.results.lines()
    assert set(lines) == set(page.list.signs)
    assert [number for number, _ in lines["Łucja"]] == [0, 2], "matches are numbered from the oldest"
    assert page.charts.results.of_points
    wins = {one.name: (one.won, one.played) for one in page.charts.wins.tallies}
    assert sum(won for won, _ in wins.values()) == 3
    assert wins["Łucja"][1] == 2
    page.people.setCurrentIndex(page.people.findData("Marek"))
    assert {one.name for one in page.charts.wins.tallies} == set(FOUR.names)


def test_a_click_on_the_chart_chooses_the_match(page: HistoryPage) -> None:
    page.charts.results.make()
    page.charts.picked.emit(listed(page)[2])
    assert page.list.current == listed(page)[2]


def test_averages() -> None:
    assert averages([4, 2, 6], window=2) == [4, 3, 4]
    assert averages([]) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_charts_are_made_when_they_are_shown(qtbot: QtBot, page: HistoryPage, theme: str) -> None:
    set_theme(theme)
    qtbot.waitUntil(lambda: page.charts.results.plot is not None, timeout=10_000)
    qtbot.waitUntil(lambda: page.charts.wins.plot is not None, timeout=10_000)
    assert page.charts.wins.accessibleName()
    page.grab()


def test_of_few_matches_the_best_is_told_in_place_of_charts(qtbot: QtBot, tmp_path: Path) -> None:
    """A chart of one dot beside an empty one says nothing."""
    shelf = Shelf(tmp_path)
    shelf.put(f"{HISTORY_NAME}.jsonl", journal.write(record("hadrian", 1, 5, ["greedy"], {}), ALONE), place="history")
    charts = opened(qtbot, shelf).charts
    assert "Anna 41 · Centurion" in charts.bests.plain_text().replace("\u00a0", " ")
    assert not charts.results.isVisible()
    assert not charts.wins.isVisible()
    assert charts.bests.y() < charts.results_title.height() * 3, "right below its title"


# Words


def test_points_of_one_seat_alone() -> None:
    match = Finished(
        name="x", game="solo", when=0, seconds=None, seats=1, names=("Anna",), bots=(), ranks=(1,), scores=((61, 3),),
        ending="", answers=5, seed=1, setup={},
    )  # fmt: skip
    assert history_words.headline(match) == "Anna: 61 points"
    assert history_words.tallies([match], {}) == []
    lost = msgspec.structs.replace(match, game="settlers", ending="lost")
    won = msgspec.structs.replace(match, game="settlers", ending="won")
    assert [history_words.headline(lost), history_words.headline(won)] == [
        "Anna: 61 points · match lost",
        "Anna: 61 points · match won · Castellan",
    ]
    ranked = msgspec.structs.replace(match, game="hadrian", ending="years", scores=((38, -7, 4),))
    assert history_words.headline(ranked) == "Anna: 38 points · Miles"
    set_language("pl")
    assert history_words.headline(match) == "Anna: 61 punktów"
    assert history_words.headline(won) == "Anna: 61 punktów · wygrana · Kasztelan"


def test_a_tie_is_told_by_what_decided_it() -> None:
    match = Finished(
        name="x", game="hadrian", when=0, seconds=None, seats=2, names=("Anna", "Jan"), bots=(), ranks=(2, 1),
        scores=((38, -7, 4), (38, -5, 2)), ending="years", answers=5, seed=1, setup={},
    )  # fmt: skip
    assert history_words.tie_break(match) == "Equal totals. Less disdain decides: **5** against **7** marks. §9.4"
    apart = msgspec.structs.replace(match, scores=((37, -7, 4), (38, -5, 2)))
    assert not history_words.tie_break(apart)


def test_a_shared_victory() -> None:
    match = Finished(
        name="x", game="tigris", when=0, seconds=None, seats=3, names=("Anna", "Jan", "Ewa"), bots=(),
        ranks=(1, 3, 1), scores=((8,), (2,), (8,)), ending="bag", answers=5, seed=1, setup={},
    )  # fmt: skip
    assert history_words.headline(match) == "Anna and Ewa share the victory"
    set_language("pl")
    assert history_words.headline(match) == "Wspólne zwycięstwo: Anna i Ewa"


def test_who_only_won_has_no_number_and_the_tracks_of_mare_nostrum_are_told() -> None:
    match = Finished(
        name="x", game="mare_nostrum", when=0, seconds=None, seats=3, names=("Anna", "Jan", "Ewa"), bots=(),
        ranks=(3, 1, 2), scores=((0, 2, 1, 0, 7), (1, 2, 3, 3, 28), (0, 3, 1, 0, 22)), ending="leadership", answers=5,
        seed=1, setup={},
    )  # fmt: skip
    assert history_words.points_in(match) == [7, 28, 22]
    assert app_state.past_match(match).scores == ("", "", "")
    assert app_state.past_match(msgspec.structs.replace(match, scores=((8,), (2,), (9,)))).scores == ("2", "9", "8")


# Room


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_has_its_room(qtbot: QtBot, shelf: Shelf, window: tuple[int, int]) -> None:
    page = opened(qtbot, shelf)
    press(page, Qt.Key.Key_Down)
    for look in in_all_looks(page, window, [100, 150]):
        assert crowded(page) == [], look


def test_everything_has_a_name(page: HistoryPage) -> None:
    assert nameless(page) == []


def test_tab_reaches_everything(page: HistoryPage) -> None:
    page.setFocus()
    assert page.list.hasFocus()
    reached = set()
    for _ in range(30):
        press(page, Qt.Key.Key_Tab)
        reached.add(QApplication.focusWidget())
    buttons = {page.card.replay_button, page.card.again_button, page.card.delete_button, page.back_button}
    assert {page.list, page.games, page.people, *buttons} <= reached
