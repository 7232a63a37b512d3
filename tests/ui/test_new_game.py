"""A new game: the page on which people agree."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.games.imperium.rules.names import NATIONS, NATIONS_OF
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.store.settings import Settings
from imperium_desktop.store.strength import Strength
from imperium_desktop.ui.kit.fields import ABOUT
from imperium_desktop.ui.new_game.draft import NewGame, seed_of
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.players import names_at
from tests.present import of_kind
from tests.ui.fitting import WINDOWS, cramped, in_all_looks, nameless, pages_end, stand

__all__ = ["pages_end"]

SETTINGS = Settings(recent_names=("Anna", "Marek"), company="bots")


@pytest.fixture
def legends(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage("imperium", SETTINGS, lesson_steps=12)
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    return made


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage("tigris", SETTINGS, lesson_steps=12)
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    made.setFocus()
    return made


def agreed(page: NewGamePage, qtbot: QtBot) -> NewGame:
    with qtbot.waitSignal(page.started) as started:
        qtbot.mouseClick(page.start, Qt.MouseButton.LeftButton)
    assert isinstance(started.args[0], NewGame)
    return started.args[0]


def choose(select: object, text: str) -> None:
    """As a person does: the signal comes with the choice."""
    index = select.findText(text)  # type: ignore[attr-defined]
    select.setCurrentIndex(index)  # type: ignore[attr-defined]
    select.activated.emit(index)  # type: ignore[attr-defined]


def arrow(segment: QWidget, key: Qt.Key, qtbot: QtBot) -> None:
    segment.setFocus()
    qtbot.keyClick(segment, key)


def test_two_clicks_from_the_start_page(page: NewGamePage, qtbot: QtBot) -> None:
    assert QApplication.focusWidget() is page.seats.rows[0].name
    with qtbot.waitSignal(page.started) as started:
        qtbot.keyClick(page.start, Qt.Key.Key_Return)
    new = started.args[0]
    assert new.game_id == "tigris"
    assert new.setup == TigrisSetup(seats=3, dynasties=("archer", "bull", "pot"))
    assert names_at(new.seating, 3) == ["Anna", "Bot I", "Bot II"]
    assert new.seating.bots == ("", "greedy", "greedy")
    assert new.seating.signs == (0, 1, 2)
    assert new.hints == "some"
    assert new.seed == seed_of(page.rules.seed.field.text())
    assert Match(load_game("tigris"), new.setup, new.seed).decision is not None


def test_escape_and_cancel_step_back(page: NewGamePage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.cancelled):
        qtbot.keyClick(page.start, Qt.Key.Key_Escape)
    with qtbot.waitSignal(page.cancelled):
        qtbot.mouseClick(page.cancel, Qt.MouseButton.LeftButton)
    page.cancel.setFocus()
    with qtbot.waitSignal(page.cancelled):
        qtbot.keyClick(page.cancel, Qt.Key.Key_Return)


def test_enter_in_a_field_starts(page: NewGamePage, qtbot: QtBot) -> None:
    name = page.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    qtbot.keyClicks(name, "Zofia")
    with qtbot.waitSignal(page.started) as started:
        qtbot.keyClick(name, Qt.Key.Key_Return)
    assert started.args[0].seating.names[0] == "Zofia"


def test_an_empty_name_gets_one(page: NewGamePage, qtbot: QtBot) -> None:
    name = page.seats.rows[0].name
    name.setFocus()
    name.selectAll()
    qtbot.keyClick(name, Qt.Key.Key_Backspace)
    qtbot.keyClicks(name, "  ")
    seating = agreed(page, qtbot).seating
    assert names_at(seating, 3) == ["Player 1", "Bot I", "Bot II"]
    set_language("pl")
    assert names_at(seating, 3) == ["Gracz 1", "Bot I", "Bot II"]


def test_known_names_are_finished(page: NewGamePage, qtbot: QtBot) -> None:
    name = page.seats.rows[1].name
    name.setFocus()
    qtbot.keyClicks(name, "mar")
    assert name.text().casefold() == "marek"


def test_number_of_players(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.players.segment("4"), Qt.MouseButton.LeftButton)
    assert page.seats.rows[3].name.isVisible()
    assert agreed(page, qtbot).setup.seats == 4
    arrow(page.players.segment("4"), Qt.Key.Key_Left, qtbot)
    arrow(page.players.segment("3"), Qt.Key.Key_Left, qtbot)
    assert not page.seats.rows[2].name.isVisible()
    assert agreed(page, qtbot).setup == TigrisSetup(seats=2, dynasties=("archer", "bull"))


def shown_company(game_id: str, settings: Settings, qtbot: QtBot, last: NewGame | None = None) -> NewGamePage:
    made = NewGamePage(game_id, settings, last)
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    return made


@pytest.mark.parametrize("game_id", GAMES)
def test_who_plays_is_one_choice(qtbot: QtBot, game_id: str) -> None:
    """Alone where the game knows it is what is proposed first, else all at this table."""
    page = shown_company(game_id, Settings(), qtbot)
    alone = GAMES[game_id].people[0] == 1
    assert page.company.chosen == ("alone" if alone else "together")
    assert page.players.isVisible() == (not alone)
    qtbot.mouseClick(page.company.segment("bots"), Qt.MouseButton.LeftButton)
    bots = agreed(page, qtbot).seating.bots
    assert not bots[0]
    assert all(bots[1:])
    qtbot.mouseClick(page.company.segment("together"), Qt.MouseButton.LeftButton)
    together = agreed(page, qtbot)
    assert not any(together.seating.bots)
    assert together.setup.seats == len(bots) > 1
    if alone:
        qtbot.mouseClick(page.company.segment("alone"), Qt.MouseButton.LeftButton)
        assert agreed(page, qtbot).seating.bots.count("") == 1


def test_who_played_last_is_proposed(qtbot: QtBot) -> None:
    assert shown_company("hadrian", Settings(company="together"), qtbot).company.chosen == "together"
    assert shown_company("tigris", Settings(company="alone"), qtbot).company.chosen == "bots"
    page = shown_company("hadrian", Settings(), qtbot)
    assert agreed(page, qtbot).company == "alone"
    again = shown_company("settlers", Settings(company="bots"), qtbot, agreed(page, qtbot))
    assert again.company.chosen == "alone"


def test_who_plays_alone_is_asked_so_after_a_match_against_bots(window: MainWindow) -> None:
    """Where nobody can play alone bots take their place; Hadrian's Wall would propose three of them from then on."""
    for game_id, company, remembered in (
        ("hadrian", "alone", "alone"),
        ("tigris", "bots", "alone"),
        ("hadrian", "bots", "bots"),
    ):
        window.new_game(game_id)
        page = of_kind(NewGamePage, window.page)
        QTest.mouseClick(page.company.segment(company), Qt.MouseButton.LeftButton)
        QTest.mouseClick(page.start, Qt.MouseButton.LeftButton)
        assert window.app_state.settings.company == remembered


def test_a_bot_at_one_seat_shows_who_plays(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.company.segment("together"), Qt.MouseButton.LeftButton)
    assert not page.levels_box.isVisible()
    qtbot.mouseClick(page.seats.rows[1].who.segment("bot"), Qt.MouseButton.LeftButton)
    assert page.company.chosen == "bots"
    assert page.levels_box.isVisible()


def test_a_rival_has_no_guests_name(qtbot: QtBot) -> None:
    page = shown_company("imperium", Settings(company="together"), qtbot)
    page.seats.rows[1].name.setText("Marek")
    page.draft.places[1].name = "Marek"
    qtbot.mouseClick(page.company.segment("alone"), Qt.MouseButton.LeftButton)
    assert page.seats.rows[1].name.text() == ""
    last = agreed(page, qtbot)
    assert shown_company("imperium", Settings(), qtbot, last).draft.places[1].name == ""


@pytest.mark.parametrize("game_id", ["settlers", "mare_nostrum", "imperium"])
@pytest.mark.parametrize("lang", ["pl", "en"])
def test_sides_are_told_in_a_line(qtbot: QtBot, game_id: str, lang: str) -> None:
    set_language(lang)
    select = shown_company(game_id, SETTINGS, qtbot).seats.rows[0].faction
    told = [select.itemData(row, ABOUT) for row in range(1, select.count())]
    assert all(told)
    assert len(set(told)) == len(told)


def test_person_bot_and_level(page: NewGamePage, qtbot: QtBot) -> None:
    second, third = page.seats.rows[1:3]
    qtbot.mouseClick(second.who.segment("person"), Qt.MouseButton.LeftButton)
    choose(third.level, "Master")
    assert not second.level.isVisible()
    assert page.summary.plain_text() == "2 people, 1 bot · about 90 minutes"
    assert agreed(page, qtbot).seating.bots == ("", "", "master")
    qtbot.mouseClick(second.who.segment("bot"), Qt.MouseButton.LeftButton)
    assert second.level.isVisible()
    assert agreed(page, qtbot).seating.bots == ("", "greedy", "master")


def test_signs_and_dynasties_swap_on_the_page(page: NewGamePage, qtbot: QtBot) -> None:
    first = page.seats.rows[0]
    first.sign.setCurrentIndex(2)
    first.sign.activated.emit(2)
    choose(first.faction, "Bull")
    assert page.seats.rows[1].faction.currentText() == "Archer"
    new = agreed(page, qtbot)
    assert new.seating.signs == (2, 1, 0)
    assert of_kind(TigrisSetup, new.setup).dynasties == ("bull", "archer", "pot")
    choose(first.faction, "at the table")
    assert page.seats.rows[2].faction.currentText() == "at the table"
    assert of_kind(TigrisSetup, agreed(page, qtbot).setup).dynasties == ()


def test_variants_tell_what_they_mean(page: NewGamePage, qtbot: QtBot) -> None:
    assert set(page.rules.variants) == set(TigrisSetup.variants())
    row = page.rules.rows["scores"]
    assert row.title.plain_text() == "Victory points"
    assert row.about.plain_text() == "Everyone sees only their own."
    arrow(page.rules.variants["scores"].segment("hidden"), Qt.Key.Key_Right, qtbot)
    assert row.about.plain_text() == "Everyone sees everything, which helps while learning."
    qtbot.mouseClick(page.rules.variants["board"].segment("advanced"), Qt.MouseButton.LeftButton)
    setup = of_kind(TigrisSetup, agreed(page, qtbot).setup)
    assert (setup.scores, setup.board) == ("open", "advanced")


def test_who_plays_alone_is_not_asked_about_others(qtbot: QtBot) -> None:
    page = NewGamePage("settlers", SETTINGS, lesson_steps=12)
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    everything = {"lookout", "peaceful", "expansion", "first", "curtain", "hints", "seed"}
    for company, asked in (("alone", {"hints", "seed"}), ("together", everything)):
        qtbot.mouseClick(page.company.segment(company), Qt.MouseButton.LeftButton)
        assert {name for name, row in page.rules.rows.items() if row.isVisible()} == asked


def test_nothing_remains_of_a_dialog_that_became_lower(
    legends: NewGamePage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its shadow lies on what is around it."""
    stand(legends, 1600, 900)
    bottom = legends.frame.geometry().bottom()
    updates: list[int] = []
    monkeypatch.setattr(legends, "update", lambda: updates.append(legends.frame.geometry().bottom()))
    qtbot.mouseClick(legends.company.segment("alone"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: legends.frame.geometry().bottom() < bottom)
    assert legends.frame.geometry().bottom() in updates


def test_the_picture_follows_the_board(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not page.picture._pixmap.isNull())
    before = page.picture._pixmap.cacheKey()
    qtbot.mouseClick(page.rules.variants["board"].segment("advanced"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.picture._pixmap.cacheKey() != before)


def test_the_picture_follows_the_nations(qtbot: QtBot) -> None:
    page = NewGamePage("imperium", SETTINGS)
    qtbot.addWidget(page)
    stand(page, 1280, 720)
    qtbot.waitUntil(lambda: not page.picture._pixmap.isNull())
    before = page.picture._pixmap.cacheKey()
    page.seats.rows[0].faction.activated.emit(page.seats.rows[0].faction.findData("vikings"))
    qtbot.waitUntil(lambda: page.picture._pixmap.cacheKey() != before)


def test_who_begins(page: NewGamePage, qtbot: QtBot) -> None:
    assert [page.rules.first.itemText(row) for row in range(4)] == ["at random", "Anna", "Bot I", "Bot II"]
    choose(page.rules.first, "Bot I")
    assert of_kind(TigrisSetup, agreed(page, qtbot).setup).first == 1
    arrow(page.players.segment("3"), Qt.Key.Key_Left, qtbot)
    assert page.rules.first.count() == 3


def test_the_curtain_is_for_several_people(page: NewGamePage, qtbot: QtBot) -> None:
    assert not page.rules.curtain.isEnabled()
    qtbot.mouseClick(page.seats.rows[1].who.segment("person"), Qt.MouseButton.LeftButton)
    assert page.rules.curtain.isEnabled()
    assert page.rules.curtain.isChecked()
    assert agreed(page, qtbot).curtain
    page.rules.curtain.setFocus()
    qtbot.keyClick(page.rules.curtain, Qt.Key.Key_Space)
    assert not agreed(page, qtbot).curtain


def test_hints_and_seed(page: NewGamePage, qtbot: QtBot) -> None:
    qtbot.mouseClick(page.rules.hints.segment("lots"), Qt.MouseButton.LeftButton)
    field = page.rules.seed.field
    before = field.text()
    qtbot.mouseClick(page.rules.seed.die, Qt.MouseButton.LeftButton)
    assert field.text() != before
    field.selectAll()
    qtbot.keyClicks(field, "4711")
    new = agreed(page, qtbot)
    assert (new.hints, new.seed) == ("lots", 4711)
    field.selectAll()
    qtbot.keyClick(field, Qt.Key.Key_Delete)
    assert field.placeholderText() == "random"
    assert agreed(page, qtbot).seed != agreed(page, qtbot).seed


def test_shuffle_and_lesson(page: NewGamePage, qtbot: QtBot) -> None:
    for _ in range(20):
        qtbot.mouseClick(page.shuffle, Qt.MouseButton.LeftButton)
    assert sorted(agreed(page, qtbot).seating.signs) == [0, 1, 2]
    assert page.lesson.text() == "Lesson first (12 steps)"
    with qtbot.waitSignal(page.lesson_first) as wanted:
        qtbot.mouseClick(page.lesson, Qt.MouseButton.LeftButton)
    assert wanted.args == ["tigris"]


def test_people_sit_down_again_and_the_rest_as_last_time(page: NewGamePage, qtbot: QtBot) -> None:
    assert not page.as_last.isEnabled()
    arrow(page.players.segment("3"), Qt.Key.Key_Right, qtbot)
    page.seats.rows[1].name.setFocus()
    qtbot.keyClicks(page.seats.rows[1].name, "Ola")
    qtbot.mouseClick(page.seats.rows[1].who.segment("person"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(page.rules.variants["board"].segment("advanced"), Qt.MouseButton.LeftButton)
    choose(page.seats.rows[0].faction, "Lion")
    choose(page.rules.first, "Ola")
    last = agreed(page, qtbot)

    again = NewGamePage("tigris", SETTINGS, last)
    qtbot.addWidget(again)
    stand(again, 1280, 720)
    assert [place.name for place in again.draft.seated] == ["Anna", "Ola", "", ""]
    assert again.draft.variants["board"] == "standard"
    qtbot.mouseClick(again.as_last, Qt.MouseButton.LeftButton)
    assert again.rules.variants["board"].chosen == "advanced"
    new = agreed(again, qtbot)
    assert (new.setup, new.seating, new.curtain, new.hints) == (last.setup, last.seating, last.curtain, last.hints)
    assert new.seed != last.seed


def test_the_page_changes_its_language(page: NewGamePage) -> None:
    assert page.title.plain_text() == "New game – Tigris & Euphrates"
    set_language("pl")
    assert page.title.plain_text() == "Nowa gra – Eufrat i Tygrys"
    assert page.start.text() == "Zacznij"
    assert page.seats.rows[0].faction.currentText() == "Łucznik"
    assert page.seats.rows[1].level.currentText() == "Kupiec"
    assert page.seats.rows[1].name.placeholderText() == "Bot I"
    assert page.rules.rows["scores"].title.plain_text() == "Punkty zwycięstwa"
    assert page.rules.first.itemText(0) == "losowo"
    assert page.lesson.text() == "Najpierw lekcja (12 kroków)"


def test_tab_walks_the_whole_sheet(page: NewGamePage, qtbot: QtBot) -> None:
    page.start.setFocus()
    reached = []
    for _ in range(60):
        focused = QApplication.focusWidget()
        reached.append(focused)
        qtbot.keyClick(focused, Qt.Key.Key_Tab)
    row = page.seats.rows[1]
    wanted = [page.start, page.close_button, page.shuffle, row.sign, row.name, row.faction, page.rules.first]
    wanted += [page.rules.seed.field, page.rules.seed.die, page.lesson, page.cancel]
    assert all(widget in reached for widget in wanted)
    order = [reached.index(widget) for widget in wanted]
    assert order == sorted(order)


def test_everything_that_can_be_reached_has_a_name(page: NewGamePage) -> None:
    assert nameless(page) == []


@pytest.mark.parametrize("window", WINDOWS)
def test_all_fits_without_scrolling(page: NewGamePage, window: tuple[int, int]) -> None:
    for players in ("2", "4"):
        page.players.choose(players)
        for look in in_all_looks(page, window, [100]):
            assert list(cramped(page)) == [], look
            assert page.page.verticalScrollBar().maximum() == 0, look


@pytest.mark.parametrize("window", WINDOWS)
def test_large_text_is_never_cut(page: NewGamePage, window: tuple[int, int]) -> None:
    for look in in_all_looks(page, window, [90, 110, 130, 150], ["pl"]):
        assert list(cramped(page)) == [], look


def listed(page: NewGamePage) -> list[str]:
    select = page.seats.rows[0].faction
    return [select.itemData(row) for row in range(select.count())]


def test_seats_list_the_nations_of_the_chosen_boxes(legends: NewGamePage) -> None:
    assert listed(legends) == ["", *NATIONS_OF["classics"]]
    legends.rules.variants["nations_from"].choose("both")
    assert listed(legends) == ["", *NATIONS]
    select = legends.seats.rows[0].faction
    assert all(not select.itemIcon(row).isNull() for row in range(1, select.count())), "each with its sign"
    legends.rules.variants["choice"].choose("lot")
    assert select.currentText() == "at random"
    assert of_kind(ImperiumSetup, legends.draft.setup).nations == ()
    assert not legends.fair.isVisible()


@pytest.mark.parametrize("window", WINDOWS)
def test_what_legends_adds_fits_without_scrolling(
    legends: NewGamePage, window: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    fair = GAMES["imperium"].parts._replace(fair_pairs=lambda _offered: [("romans", "celts")])
    monkeypatch.setattr(GAMES["imperium"], "parts", fair)
    legends.rules.variants["nations_from"].choose("both")
    for players in ("2", "4"):
        legends.players.choose(players)
        assert legends.fair.isVisible() == (players == "2")
        for look in in_all_looks(legends, window, [100]):
            assert list(cramped(legends)) == [], look
            assert legends.page.verticalScrollBar().maximum() == 0, look
    for look in in_all_looks(legends, window, [130, 150], ["pl"]):
        assert list(cramped(legends)) == [], look


def test_levels_of_bots_are_remembered(qtbot: QtBot) -> None:
    """From one start of the program to the next, each by its place."""
    settings = Settings(recent_names=("Anna",), company="bots", levels=("apprentice", "master"))
    made = NewGamePage("tigris", settings)
    qtbot.addWidget(made)
    assert agreed(made, qtbot).seating.bots == ("", "apprentice", "master")
    made.draft.set_players(4)
    assert agreed(made, qtbot).levels == ("apprentice", "master", "master")


def test_the_level_is_told_in_words(page: NewGamePage) -> None:
    assert "takes what looks best at once" in page.levels.plain_text()
    assert "up to a second" not in page.levels.plain_text()
    choose(page.seats.rows[1].level, "Master")
    assert "up to a second" in page.levels.plain_text()


def at_my_strength(qtbot: QtBot, strength: Strength | None, *, on: bool) -> NewGamePage:
    settings = Settings(recent_names=("Anna",), company="bots", at_my_strength=on)
    made = NewGamePage("tigris", settings, strength=strength)
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    return made


def test_bots_play_at_the_strength_of_the_person_if_that_is_wanted(qtbot: QtBot) -> None:
    page = at_my_strength(qtbot, Strength(6, 1160.0), on=False)
    row = page.rules.rows["strength"]
    assert row.isVisible()
    assert "By your 6 matches with bots: Strategist." in row.about.plain_text()
    assert agreed(page, qtbot).seating.bots == ("", "greedy", "greedy")
    page.rules.at_my_strength.click()
    new = agreed(page, qtbot)
    assert (new.seating.bots, new.at_my_strength) == (("", "strategist", "strategist"), True)
    choose(page.seats.rows[2].level, "Apprentice")
    assert agreed(page, qtbot).seating.bots == ("", "strategist", "apprentice"), "it can be overruled"


def test_their_strength_follows_the_last_matches_where_it_was_wanted_before(qtbot: QtBot) -> None:
    page = at_my_strength(qtbot, Strength(9, 1500.0), on=True)
    assert page.rules.at_my_strength.isChecked()
    assert agreed(page, qtbot).seating.bots == ("", "master", "master")
    assert agreed(at_my_strength(qtbot, None, on=True), qtbot).seating.bots == ("", "greedy", "greedy")


def test_strength_is_asked_only_where_one_person_plays_with_bots(qtbot: QtBot) -> None:
    page = at_my_strength(qtbot, None, on=False)
    page.draft.keep_company("together")
    page.refresh()
    assert not page.rules.rows["strength"].isVisible()
    assert page.rules.rows["curtain"].isVisible()


@pytest.mark.parametrize(
    ("settings", "hints"),
    [(Settings(), "lots"), (Settings(hints="none"), "none"), (SETTINGS, "some")],
)
def test_the_first_match_has_many_hints(qtbot: QtBot, settings: Settings, hints: str) -> None:
    page = NewGamePage("tigris", settings)
    qtbot.addWidget(page)
    assert page.draft.hints == hints
    assert "Kept in the settings." in page.rules.rows["hints"].about.plain_text()
