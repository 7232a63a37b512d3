"""Eufrat i Tygrys in the window: what follows the pointer, what the prompt lists, where an outcome stands."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.commands.journals import record
from imperium_desktop.games.tigris.rules.components import SPHERE_OF
from imperium_desktop.games.tigris.rules.conflicts import sides_of, supporters
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport
from imperium_desktop.games.tigris.scene.inspector import Inspector
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.kit.lists.choice_row import ChoiceRow
from imperium_desktop.ui.match import table_keys
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.tigris.scene.position import LION, match_of
from tests.present import of_kind, present
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot, open_window


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    size, settings = getattr(request, "param", ((1600, 900), {}))
    opened = open_window(tmp_path, size, curtain="never", **settings)
    opened.play(match_of(), Seating(("Anna", "Automaton", "Marek"), ("", "", ""), (0, 1, 2)), None)
    settle()
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def settle() -> None:
    for _ in range(10):
        QApplication.processEvents()


def titles(robot: Robot) -> list[str]:
    return [sheet.title for sheet in robot.page.table.followers.sheets if isinstance(sheet, Inspector)]


def test_the_sheet_follows_the_pointer_without_the_table_being_painted_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot, painted = Robot(window), []
    monkeypatch.setattr(robot.page.scene, "paint_backdrop", lambda *_: painted.append(1))
    robot.page.hover("tile/I7")
    assert titles(robot) == ["Kingdom of Marek"]
    robot.page.hover("leader/archer/king")
    assert titles(robot) == ["Kingdom of Automaton"]
    assert not painted


def test_the_keyboard_points_as_well_and_what_is_new_is_read_aloud(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    robot, said = Robot(window), []
    monkeypatch.setattr(table_keys, "announce", lambda _table, words: said.append(words))
    robot.touch("rack/settlement")
    robot.page.hover("")
    robot.page.setFocus()
    while robot.page.keys.focus != "cell/H5":
        QTest.keyClick(robot.page, Qt.Key.Key_Tab)
    assert titles(robot) == ["Kingdom of Marek"]
    assert robot.page.table.followers.ghost is not None
    assert "war of the farmers 4 : 3" in said[-1]
    assert "Priest, Marek, in a war: 3, in a revolt: 3" in said[-1]
    QTest.keyClick(robot.page, Qt.Key.Key_Tab)
    assert "Priest, Marek" not in said[-1]


def test_what_would_happen_is_not_said_over_the_sheets(window: MainWindow) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    robot.page.hover("cell/H5")
    bubble, sheets = robot.page.advice.bubble, robot.page.table.followers.sheets
    assert bubble.isVisible()
    assert len(sheets) == 2
    assert not [sheet for sheet in sheets if QRectF(*sheet.place).intersects(QRectF(bubble.geometry()))]


def test_of_many_legal_squares_only_the_one_pointed_at_is_lit(window: MainWindow) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    table = robot.page.table
    lit = {key for key in table.lit if table.layout_[key] in table.lights.lit.places}
    assert len(table.lit) > 40
    assert not lit
    robot.page.hover("cell/H5")
    assert list(table.lights.lit.places) == [table.layout_["cell/H5"]]
    robot.page.back()
    assert len(table.lights.lit.places) == len([key for key in table.lit if table.layout_[key].width])


def rows(robot: Robot) -> list[tuple[str, bool]]:
    return [(row.text(), row.chosen) for row in robot.page.panel.prompt.rows]


def test_the_prompt_asks_and_lists_what_can_be_done(window: MainWindow) -> None:
    robot = Robot(window)
    assert robot.page.panel.prompt.sentence.plain_text() == "What do you do?"
    assert robot.page.panel.turn.phase.plain_text() == "Action 1 of 2"
    kinds = ["Place a tile", "Place or move a leader", "Play a catastrophe", "Swap tiles"]
    assert rows(robot) == [(kind, False) for kind in kinds]
    robot.touch("rack/settlement")
    assert rows(robot) == [(kind, kind == "Place a tile") for kind in kinds]
    assert robot.page.panel.prompt.rows[0].about == f"settlement: {len(robot.page.table.lit)} squares to choose from"


def test_a_row_begins_its_kind_and_once_more_takes_the_next_thing(window: MainWindow) -> None:
    robot = Robot(window)
    for wanted in ("rack/settlement", "rack/temple", "rack/farm", "rack/market", "rack/settlement"):
        QTest.mouseClick(robot.page.panel.prompt.rows[0], Qt.MouseButton.LeftButton)
        assert present(robot.page.session.funnel).path == (wanted,)
    QTest.keyClick(robot.page, Qt.Key.Key_2)
    assert present(robot.page.session.funnel).path[0].startswith("leader/lion/")
    QTest.keyClick(robot.page, Qt.Key.Key_4)
    assert robot.page.session.match.waiting.kind == "tigris.swap_tiles"
    assert not robot.page.panel.prompt.rows


def test_what_cannot_be_done_is_not_listed_and_numbers_stay(window: MainWindow) -> None:
    robot = Robot(window)
    robot.page.session.match.state.players[LION].catastrophes = 0
    robot.page.session.answer(robot.page.session.match.waiting.options[0])
    settle()
    assert [(row.text(), row.key) for row in robot.page.panel.prompt.rows][-2:] == [
        ("Place or move a leader", "2"),
        ("Swap tiles", "4"),
    ]


def test_the_turn_can_still_be_ended_with_something_held(window: MainWindow) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    assert robot.page.panel.prompt.button_of("end_turn") is not None
    robot.touch("end_turn")
    assert present(robot.page.session.funnel).doubt is not None
    assert not robot.page.panel.prompt.rows


SIZES = [
    (size, scale, language) for size in ((1280, 720), (1600, 900)) for scale in (100, 150) for language in ("en", "pl")
]


@pytest.mark.parametrize(
    "window", [(size, {"text_scale": scale, "language": language}) for size, scale, language in SIZES], indirect=True
)
def test_no_row_of_the_prompt_is_cut(window: MainWindow) -> None:
    robot = Robot(window)
    for hovered in ("tile/I7", "cell/H5"):
        robot.page.hover(hovered)
        settle()
        prompt = robot.page.panel.prompt
        for row in prompt.rows:
            assert isinstance(row, ChoiceRow)
            assert row.height() >= row.heightForWidth(row.width())
            assert prompt.rect().contains(row.geometry())
        robot.touch("rack/settlement")


# Outcomes


def fight(robot: Robot) -> None:
    robot.touch("rack/settlement")
    robot.touch("cell/H5")
    for _ in range(2):
        robot.touch("support/0")
    settle()


@pytest.mark.parametrize("window", [((1600, 900), {"outcomes": "wait"})], indirect=True)
def test_an_outcome_stands_beside_the_board_not_over_it(window: MainWindow) -> None:
    robot = Robot(window)
    fight(robot)
    panel, board = robot.page.outcome_panel, robot.page.scene.board_window(robot.page.stage.shown)
    assert panel.isVisible()
    assert panel.x() >= board.right


@pytest.mark.parametrize("window", [((1280, 720), {"outcomes": "wait"})], indirect=True)
def test_where_the_column_is_narrow_it_stands_over_the_table(window: MainWindow) -> None:
    robot = Robot(window)
    fight(robot)
    panel, board = robot.page.outcome_panel, robot.page.scene.board_window(robot.page.stage.shown)
    assert panel.isVisible()
    assert panel.x() < board.right
    assert panel.width() > 400


# Conflicts


def before(kind: str, *, alone: bool = False) -> AnyMatch:
    """A match between two people that waits at such a question; `alone`: with one possible answer."""
    whole = record("tigris", 2, 5, ["greedy"], {})
    match: AnyMatch = Match(whole.game, whole.setup, whole.seed)
    for given in whole.answers:
        waiting = match.waiting
        if waiting.kind == kind and (len(waiting.options) == 1) == alone:
            return match
        match.answer(given.answer)
    raise AssertionError(f"{kind} was never asked")


def in_window(window: MainWindow, match: AnyMatch) -> Robot:
    window.play(match, Seating(("Anna", "Marek"), ("", ""), (0, 1)), None)
    robot = Robot(window)
    robot.page.curtain.open()
    settle()
    return robot


def test_a_choice_of_wars_tells_how_strong_both_sides_are(window: MainWindow) -> None:
    match = before("tigris.choose_war")
    with painted_texts() as texts:
        robot = in_window(window, match)
        window.grab()
    said = " ".join(texts.written)
    view, words = match.view(match.waiting.seat), robot.page.words
    for option in match.waiting.options:
        sphere = SPHERE_OF[of_kind(ChooseWar, option).sphere]
        attacker, defender = sides_of(view, sphere)
        for seat, told in ((attacker, "{name} {strength}"), (defender, "{strength} {name}")):
            strength = supporters(view, seat, sphere).bit_count()
            assert told.format(name=words.label(view.players[seat].dynasty), strength=strength) in said


def test_number_keys_choose_the_war_and_the_tiles(window: MainWindow) -> None:
    robot = in_window(window, match := before("tigris.choose_war"))
    second = match.waiting.options[1]
    robot.page.setFocus()
    QTest.keyClick(robot.page, Qt.Key.Key_2)
    assert match.answers[-1].answer == second
    robot = in_window(window, match := before("tigris.commit_support"))
    robot.page.setFocus()
    QTest.keyClick(robot.page, Qt.Key.Key_1)
    assert of_kind(CommitSupport, match.answers[-1].answer).count == 1


def test_enter_says_that_nothing_can_be_added(window: MainWindow) -> None:
    robot = in_window(window, match := before("tigris.commit_support", alone=True))
    robot.page.setFocus()
    given = len(match.answers)
    QTest.keyClick(robot.page, Qt.Key.Key_Return)
    assert len(match.answers) > given
