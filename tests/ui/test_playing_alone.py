"""Imperium alone against a rival: agreed on, played by clicks, told at the end and remembered."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.imperium.rules.names import NATIONS_OF
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.store.library import SaveEntry
from imperium_desktop.store.settings import Settings
from imperium_desktop.text.words import Words
from imperium_desktop.ui.archive import history_words, save_words
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.new_game.draft import Draft, NewGame
from imperium_desktop.ui.new_game.new_game_page import NewGamePage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.game_names import describe
from imperium_desktop.ui.wording.players import alone_at, names_at, rival_among
from tests.present import of_kind, present
from tests.ui.fitting import WINDOWS, cramped, in_all_looks, nameless, pages_end, stand
from tests.ui.robot import Robot, open_window
from tests.ui.test_new_game import agreed, choose

__all__ = ["pages_end"]

GAME = load_game("imperium")
SETTINGS = Settings(recent_names=("Anna",))


@pytest.fixture
def draft() -> Draft:
    made = Draft.of(GAME, ("Anna",))
    made.set_players(1)
    made.seed = "7"
    return made


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage("imperium", SETTINGS)
    qtbot.addWidget(made)
    stand(made, 1280, 720)
    click(made.company.segment("alone"))
    return made


def click(widget: object) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]


def against(level: str, *, first: str = "Anna") -> Seating:
    return Seating((first, ""), ("", level), (0, 1))


# The agreement


def test_alone_is_a_match_for_two_with_a_rival(draft: Draft) -> None:
    new = draft.agreed()
    assert (draft.players, draft.persons, new.setup.seats) == (1, 1, 2)
    assert new.seating == Seating(("Anna", ""), ("", "greedy"), (0, 1))
    assert names_at(new.seating, 2) == ["Anna", "Rival"]
    assert Match(GAME, new.setup, new.seed).decision is not None


def test_what_the_rival_draws_follows_from_the_seed(draft: Draft) -> None:
    drawn = set()
    for seed in range(30):
        draft.seed = str(seed)
        setup = of_kind(ImperiumSetup, draft.agreed().setup)
        assert setup == draft.agreed().setup
        drawn.add(setup.nations[1])
    assert drawn == set(NATIONS_OF["classics"]) - {"carthaginians"}
    draft.take_variant("nations_from", "legends")
    assert of_kind(ImperiumSetup, draft.agreed().setup).nations[1] in NATIONS_OF["legends"]


def test_the_rivals_nation_and_side_can_be_chosen(draft: Draft) -> None:
    draft.take_faction(1, "vikings")
    assert draft.setup == ImperiumSetup(seats=2, nations=("carthaginians", "vikings"))
    draft.take_power(1, "B")
    assert draft.setup == ImperiumSetup(seats=2, nations=("carthaginians", "vikings"), powers=("A", "B"))
    draft.take_faction(0, "vikings")
    assert draft.setup == ImperiumSetup(seats=2, nations=("vikings", "carthaginians"), powers=("A", "B"))
    draft.take_faction(1, "")
    assert draft.setup.nations[1] != "vikings"


def test_what_is_mine_can_wait_for_the_table(draft: Draft) -> None:
    """Then the rival's waits too, and is drawn there."""
    draft.take_power(1, "A")
    draft.take_power(0, "")
    assert of_kind(ImperiumSetup, draft.setup).powers == ()
    draft.take_faction(0, "")
    assert draft.setup == ImperiumSetup(seats=2)
    draft.take_power(0, "B")
    assert draft.setup.nations[0] == "carthaginians"
    assert draft.setup.powers[0] == "B"


def test_with_others_all_is_as_it_was(draft: Draft) -> None:
    draft.take_power(0, "B")
    draft.set_players(3)
    assert draft.setup == ImperiumSetup(seats=3, nations=("carthaginians", "celts", "greeks"))
    assert draft.agreed().seating.bots == ("", "greedy", "greedy")


@pytest.mark.parametrize("seats", [1, 2])
def test_who_played_alone_last_time_does_again(draft: Draft, seats: int) -> None:
    """Here, or at the wall."""
    last = draft.agreed()
    if seats == 1:
        setup = load_game("hadrian").setup_type(seats=1)
        seating = Seating(("Ola",), ("",), (3,))
        last = NewGame(game_id="hadrian", setup=setup, seed=1, seating=seating, curtain=True, hints="some")
    again = Draft.of(GAME)
    again.seat_like(last)
    assert again.players == 1
    assert again.agreed().seating.bots == ("", "greedy")
    other = Draft.of(load_game("tigris"))
    other.seat_like(last)
    assert other.agreed().seating.bots[1] == "greedy"


def test_as_last_time_brings_the_same_rival(draft: Draft) -> None:
    draft.take_level(1, "master")
    draft.take_faction(1, "scythians")
    draft.take_power(1, "A")
    again = Draft.of(GAME)
    again.agree_like(draft.agreed())
    assert (again.setup, again.agreed().seating) == (draft.setup, draft.agreed().seating)


# The page


def test_the_page_asks_for_the_rival(page: NewGamePage, qtbot: QtBot) -> None:
    mine, rival = page.seats.rows[:2]
    assert not mine.who.isVisible()
    assert not mine.level.isVisible()
    assert not page.shuffle.isVisible()
    assert "[R]" in page.levels.plain_text()
    asked = {name for name, row in page.rules.rows.items() if row.isVisible()}
    assert asked == {"commons", "nations_from", "printing", "first", "strength", "hints", "seed"}
    assert (mine.power.currentText(), rival.faction.currentText()) == ("at the table", "at random")
    choose(rival.faction, "Celts")
    choose(rival.power, "side B")
    choose(rival.level, "Master")
    new = agreed(page, qtbot)
    assert new.seating.bots == ("", "master")
    assert new.setup == ImperiumSetup(seats=2, nations=("carthaginians", "celts"), powers=("A", "B"))
    assert page.summary.plain_text() == "1 person, a rival · about 45 minutes"
    click(page.company.segment("bots"))
    click(page.players.segment("2"))
    assert rival.who.isVisible()
    assert not rival.power.isVisible()
    assert agreed(page, qtbot).seating.bots == ("", "greedy")


@pytest.mark.parametrize("window", WINDOWS)
def test_all_fits_without_scrolling(page: NewGamePage, window: tuple[int, int]) -> None:
    for look in in_all_looks(page, window, [100]):
        assert list(cramped(page)) == [], look
        assert page.page.verticalScrollBar().maximum() == 0, look
    assert nameless(page) == []


def test_large_text_is_never_cut(page: NewGamePage) -> None:
    for look in in_all_looks(page, (1280, 720), [110, 150], ["pl"]):
        assert list(cramped(page)) == [], look


def test_only_a_game_with_a_rival_lets_fewer_play_than_its_rules(qtbot: QtBot) -> None:
    assert [id for id, entry in GAMES.items() if entry.people != entry.seats] == ["imperium"]
    assert describe("imperium").players == (1, 4)
    other = NewGamePage("tigris", SETTINGS)
    qtbot.addWidget(other)
    assert "1" not in other.players._segments


def test_only_one_person_against_one_rival_is_alone() -> None:
    assert rival_among(("", "rival_easy")) == 1
    assert rival_among(("master", "")) == 0
    for others in ((), ("", ""), ("greedy", "master"), ("", "", "greedy")):
        assert rival_among(others) is None
    assert (alone_at((), 1), alone_at(("master", ""), 2)) == (0, 1)
    assert (alone_at(("greedy",), 1), alone_at(("", ""), 2)) == (None, None)


# The match


@pytest.mark.parametrize(
    ("language", "size", "level", "nation"),
    [("pl", (1280, 720), "Uczeń", "Rzymianie"), ("en", (1600, 900), "Merchant", "at the table")],
)
def test_some_turns_by_clicks(
    qapp: QApplication, tmp_path: Path, language: str, size: tuple[int, int], level: str, nation: str
) -> None:
    window = open_window(tmp_path, size, language=language)
    window.new_game("imperium")
    page = window.page
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    click(page.company.segment("alone"))
    choose(page.seats.rows[1].level, level)
    choose(page.seats.rows[0].faction, nation)
    click(page.start)
    assert isinstance(window.page, MatchPage)
    robot = Robot(window, 4)
    assert robot.spend(12) == 12 or not isinstance(window.page, MatchPage)
    match = present(window.session).match
    assert {given.seat for given in match.answers} == {0, 1}
    assert present(window.match_page).words.seat(1) == {"pl": "Rywal", "en": "Rival"}[language]
    assert all(player.nation and player.power for player in match.state.players)
    answers = len(match.answers)
    window.close()
    again = open_window(tmp_path, size, language=language)
    again.continue_match()
    assert len(present(again.session).match.answers) >= answers
    assert present(again.session).bot(1) == {"Uczeń": "apprentice", "Merchant": "greedy"}[level]
    again.close()


# The end


@pytest.fixture(scope="module")
def matches() -> dict[int, AnyMatch]:
    """By the seat that won, with points."""
    found: dict[int, AnyMatch] = {}
    for bots in (("greedy", "random"), ("random", "greedy")):
        for seed in range(20):
            match: AnyMatch = Match(GAME, ImperiumSetup(seats=2, choice="lot"), seed)
            for _ in play_on(match, bots, seed):
                pass
            if match.result is not None and match.result.ending == "scoring":
                found[match.result.winners[0]] = match
                break
    assert set(found) == {0, 1}
    return found


def title(match: AnyMatch, language: str) -> str:
    set_language(language)
    seating = against("master")
    words = Words.load(language, GAME).with_seats(names_at(seating, 2))
    return scene_of(GAME).tell_end(match, words, seating, seating.signs).title


def test_the_end_tells_a_victory_or_a_defeat(matches: dict[int, AnyMatch]) -> None:
    for seat, english, polish in (
        (0, "Victory over the rival (master): ", "Zwycięstwo nad rywalem (mistrz): "),
        (1, "Defeat by the rival (master): ", "Porażka z rywalem (mistrz): "),
    ):
        points = {standing.seat: standing.score[0] for standing in present(matches[seat].result).standings}
        assert title(matches[seat], "en") == f"{english}{points[0]} to {points[1]}"
        assert title(matches[seat], "pl") == f"{polish}{points[0]} do {points[1]}"


def show_end(window: MainWindow, match: AnyMatch, seating: Seating, qtbot: QtBot) -> EndPage:
    window.play(match, seating, window.app_state.matches.begin("imperium", seating))
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    page = window.page
    assert isinstance(page, EndPage)
    window.show_start()
    return page


def test_results_are_compared_with_those_against_the_same_level(
    window: MainWindow, matches: dict[int, AnyMatch], qtbot: QtBot
) -> None:
    """Whatever nations played."""
    for won, level, told in (
        (0, "apprentice", ""),
        (0, "strategist", ""),
        (1, "rival_hard", "number 2 of your 2 results"),
    ):
        facts = show_end(window, matches[won], against(level), qtbot).facts.plain_text()
        assert ("results" in facts) == bool(told)
        assert told in facts


def test_the_history_tells_won_and_lost(window: MainWindow, matches: dict[int, AnyMatch], qtbot: QtBot) -> None:
    for won in (0, 1):
        show_end(window, matches[won], against("apprentice"), qtbot)
    lost, victory = window.app_state.history.matches("imperium")
    assert history_words.headline(victory) == "Anna: match won"
    assert history_words.headline(lost) == "Anna: match lost"
    assert "rival: apprentice" in history_words.about(lost)
    assert history_words.table(lost, ()) == "solo · rival: apprentice"


def test_a_finished_save_tells_won_and_lost(matches: dict[int, AnyMatch]) -> None:
    set_language("en")
    told = []
    for won in (0, 1):
        entry = SaveEntry(
            file=Path("alone.jsonl"), name="alone", place="saves", game="imperium", seating=against("master"),
            setup={"seats": 2}, answers=1, finished=True, result=matches[won].result, when=0.0, note=None,
        )  # fmt: skip
        told.append(" ".join(save_words.progress(entry, None)))
    assert told == [
        "{icon:app-trophy} match won won by Anna",
        "{icon:app-close} match lost won by Rival",
    ]
