"""Eufrat i Tygrys in the window: what is told beside the board of what one points at, and what the prompt lists."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.rules.tigris.squares import SQUARES
from imperium_desktop.ui.kit.choice_row import ChoiceRow
from imperium_desktop.ui.match import table_keys
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.tigris.chances import Chances
from imperium_desktop.ui.scenes.tigris.inspector import Inspector
from imperium_desktop.ui.scenes.tigris.layout import CONFLICTS
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import Laid
from imperium_desktop.ui.theme.palette import SEATS, contrast
from imperium_desktop.ui.theme.rect import Rect
from tests.contract.playing import random_answer
from tests.ui.robot import Robot, open_window
from tests.ui.showing import SIZE, shown_to

LION, ARCHER, BULL = range(3)
POSITION = Position(
    dynasties=("lion", "archer", "bull"),
    tiles={
        "settlement": "J1 G4 M4 H6 I6 C9",
        "temple": "F4 F5 J6 J8 N10",
        "farm": "E2 D3 E3 D4 O5 O6 O7 B7 C7 H9 I9 J9",
        "market": "C2 G5 K5 G10 N9",
    },
    leaders={
        "lion king": "G3",
        "lion farmer": "E4",
        "lion trader": "B9",
        "archer king": "M5",
        "archer priest": "N6",
        "archer farmer": "O8",
        "archer trader": "K6",
        "bull king": "C8",
        "bull priest": "J7",
        "bull farmer": "I8",
        "bull trader": "L1",
    },
    hands={"lion": "krrbbg"},
)
"""Two kingdoms face each other at H5: the Lion's with four farms, the Bull's with three."""


def match_of(position: Position = POSITION) -> Match:
    game = load_game("tigris")
    return Match(game, setup_of(position), 0, start=lay_out(game.content, position))


class Table:
    """A scene with what is shown to the Lion, who holds something or not."""

    def __init__(self, *held: str, position: Position = POSITION, size: tuple[float, float] = SIZE) -> None:
        self.match = match_of(position)
        self.scene = scene_of(self.match.game)
        funnel = Funnel(self.match.waiting, self.match.why_not)
        for key in held:
            assert funnel.touch(key)
        self.shown = shown_to(self.match, LION, size, funnel)
        self.laid = Laid(self.shown, self.scene.layout(self.shown))

    def inspector(self, at: str = "") -> Inspector:
        found = self.scene.sheets(self.laid, at)[0]
        assert isinstance(found, Inspector)
        return found

    def told(self, at: str = "") -> list[tuple[str, str]]:
        """Icons and titles of what could happen there."""
        sheets = self.scene.sheets(self.laid, at)
        return [(chance.icon, chance.title) for chance in sheets[1].chances] if len(sheets) > 1 else []


# The kingdom beside the board


def test_the_column_is_never_empty_and_nothing_sticks_out_of_it(qapp) -> None:
    game = load_game("tigris")
    match, chance, scene = Match(game, game.setup_type(seats=4), 7), Chance(7), scene_of(game)
    fights = 0
    while match.decision is not None:
        shown = shown_to(match, match.decision.seat, (1280.0, 692.0), Funnel(match.decision, match.why_not))
        sheets, panel = scene.sheets(Laid(shown, {}), "cell/I7"), scene.plan(shown).panel
        fights += match.decision.kind in CONFLICTS
        assert bool(sheets) == (match.decision.kind not in CONFLICTS)
        for sheet in sheets:
            assert panel.x <= sheet.place.x <= sheet.place.right <= panel.right + 0.1
            assert panel.y <= sheet.place.y <= sheet.place.bottom <= panel.bottom + 0.1
        match.answer(random_answer(match.decision, chance))
    assert fights


def test_a_kingdom_with_its_leaders_and_strengths(qapp) -> None:
    told = Table().inspector("tile/I7")
    assert told.title == "Kingdom of Player 3"
    assert told.about.startswith("around I7 · 12 squares")
    assert [(line.title, line.war, line.revolt) for line in told.lines] == [
        ("No king", 2, None),
        ("Priest", 3, 3),
        ("Farmer", 3, 2),
        ("Trader", 1, 1),
    ]
    assert [line.dynasty for line in told.lines] == ["", "bull", "bull", "archer"]
    assert told.lines[0].about == "no black points"


def test_a_vacant_leader_whose_points_go_to_the_king(qapp) -> None:
    priest = Table().inspector("tile/F4").lines[1]
    assert (priest.title, priest.about) == ("No priest", "points go to the king")


def test_over_empty_land_the_last_kingdom_stays(qapp) -> None:
    table = Table()
    archers = table.inspector("leader/archer/king")
    assert archers.title == "Kingdom of Player 2"
    assert table.inspector("cell/A11") == table.inspector("") == archers


def test_before_one_points_anywhere_it_is_where_one_has_most_leaders(qapp) -> None:
    assert Table().inspector().title == "Kingdom of Player 1"


def test_without_any_kingdom_it_says_how_one_is_founded(qapp) -> None:
    told = Table(position=Position(dynasties=("lion", "bull"))).inspector("cell/A1")
    assert (told.title, told.lines) == ("No kingdom yet", ())


# What could happen


def test_a_tile_that_joins_two_kingdoms_tells_the_war_and_who_takes_treasures(qapp) -> None:
    table = Table("rack/settlement")
    assert table.inspector("cell/H5").title == "Kingdom of Player 3"
    assert table.told("cell/H5")[:3] == [
        ("tigris-war", "Joining at H5: war of the farmers 4 : 3"),
        ("tigris-settlement", "No point for this tile"),
        ("tigris-treasure", "Player 2 takes 1 treasure"),
    ]
    _, below = table.scene.sheets(table.laid, "cell/H5")
    assert isinstance(below, Chances)
    assert below.chances[0].text == "You attack and hold 2 {icon:tigris-farm}. A tie goes to Player 3."
    assert [chance.now for chance in below.chances] == [chance.icon == "tigris-war" for chance in below.chances]


def test_a_tile_whose_point_somebody_else_has(qapp) -> None:
    assert ("tigris-market", "Player 2 gains 1 green point (trader).") in Table("rack/market").told("cell/K4")


def test_the_tile_that_is_laid_is_not_held_any_more(qapp) -> None:
    kings = Position(
        dynasties=("lion", "bull"),
        tiles={"settlement": "H3 I3 I5"},
        leaders={"lion king": "G3", "bull king": "I6"},
        hands={"lion": "kk"},
    )
    table = Table("rack/settlement", position=kings)
    assert table.told("cell/I4")[0] == ("tigris-war", "Joining at I4: war of the kings 2 : 1")
    _, below = table.scene.sheets(table.laid, "cell/I4")
    assert below.chances[0].text.startswith("You attack and hold 1 ")


def test_of_several_wars_each_is_told(qapp) -> None:
    assert [title for icon, title in Table("rack/market").told("cell/L5") if icon == "tigris-war"] == [
        "Joining at L5: war of the priests 3 : 3",
        "Joining at L5: war of the farmers 3 : 3",
    ]


def test_without_anything_held_a_kingdom_tells_what_a_revolt_needs(qapp) -> None:
    told = Table().told("tile/I7")
    assert told[0] == ("tigris-revolt", "A revolt against the trader needs 1 {icon:tigris-temple}")


def test_a_leader_in_hand_tells_of_its_own_revolt_only(qapp) -> None:
    table = Table("leader/lion/priest")
    assert table.told("tile/I7") == [("tigris-revolt", "A revolt against the priest needs 3 {icon:tigris-temple}")]
    assert table.told("cell/J5") == [("tigris-revolt", "Revolt of the priests 1 : 3")]


def test_who_is_not_asked_sees_the_kingdom_but_nothing_of_what_the_other_could_do(qapp) -> None:
    match = match_of()
    shown, scene = shown_to(match, BULL), scene_of(match.game)
    assert len(scene.sheets(Laid(shown, scene.layout(shown)), "tile/I7")) == 1


# On the board


def test_a_ghost_lies_where_the_tile_would(qapp) -> None:
    table = Table("rack/settlement")
    ghost = table.scene.ghost(table.laid, "cell/H5")
    assert ghost is not None
    assert (ghost.face, ghost[:4]) == ("tile/settlement", table.laid.layout["cell/H5"][:4])
    assert table.scene.ghost(table.laid, "cell/D4") is None
    assert Table().scene.ghost(Table().laid, "cell/H5") is None
    leader = Table("leader/lion/priest")
    assert leader.scene.ghost(leader.laid, "cell/J5").face == "leader/lion/priest"


def test_kingdoms_are_outlined_in_the_colours_of_their_seats(qapp) -> None:
    table = Table()
    (tint,) = table.scene.tints(table.laid, "tile/I7")
    assert tint.colour == SEATS[BULL].deep
    assert sorted(mark.text for mark in tint.marks) == ["1", "3", "3"]


def test_both_sides_of_the_war_ahead_are_outlined_and_counted(qapp) -> None:
    table = Table("rack/settlement")
    sides = [tint for tint in table.scene.tints(table.laid, "cell/H5") if not tint.veil]
    assert [side.colour for side in sides] == [SEATS[LION].deep, SEATS[BULL].deep]
    assert [[mark.text for mark in side.marks] for side in sides] == [["1", "2", "3", "4"], ["1", "2", "3"]]


@pytest.mark.parametrize("seat", SEATS)
def test_white_figures_can_be_read_on_every_seats_deep_colour(seat) -> None:
    assert contrast("#ffffff", seat.deep) >= 4.5


def test_where_most_squares_are_legal_only_the_others_are_veiled(qapp) -> None:
    table = Table("rack/settlement")
    assert len(table.shown.lit) > 40
    veils = [tint for tint in table.scene.tints(table.laid, "") if tint.veil]
    plan = table.scene.plan(table.shown)
    covered = {
        label for label, square in SQUARES.items() if veils[0].area.contains(QPointF(*middle(plan.square(square))))
    }
    assert "A4" in covered
    assert not covered & {key.removeprefix("cell/") for key in table.shown.lit}
    few = Table("leader/lion/priest")
    assert not [tint for tint in few.scene.tints(few.laid, "") if tint.veil]


def middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


# In the window


@pytest.fixture
def window(qapp, tmp_path: Path, request):
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


def test_the_sheet_follows_the_pointer_without_the_table_being_painted_again(window, monkeypatch) -> None:
    robot, painted = Robot(window), []
    monkeypatch.setattr(robot.page.scene, "paint_backdrop", lambda *_: painted.append(1))
    robot.page.hover("tile/I7")
    assert titles(robot) == ["Kingdom of Marek"]
    robot.page.hover("leader/archer/king")
    assert titles(robot) == ["Kingdom of Automaton"]
    assert not painted


def test_the_keyboard_points_as_well_and_what_is_new_is_read_aloud(window, monkeypatch) -> None:
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


def test_what_would_happen_is_not_said_over_the_sheets(window) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    robot.page.hover("cell/H5")
    bubble, sheets = robot.page.advice.bubble, robot.page.table.followers.sheets
    assert bubble.isVisible()
    assert len(sheets) == 2
    assert not [sheet for sheet in sheets if QRectF(*sheet.place).intersects(QRectF(bubble.geometry()))]


def test_of_many_legal_squares_only_the_one_pointed_at_is_lit(window) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    table = robot.page.table
    lit = {key for key in table.lit if table.layout_[key] in table._lit.places}
    assert len(table.lit) > 40
    assert not lit
    robot.page.hover("cell/H5")
    assert list(table._lit.places) == [table.layout_["cell/H5"]]
    robot.page.back()
    assert len(table._lit.places) == len([key for key in table.lit if table.layout_[key].width])


def rows(robot: Robot) -> list[tuple[str, bool]]:
    return [(row.text(), row.chosen) for row in robot.page.panel.prompt.rows]


def test_the_prompt_asks_and_lists_what_can_be_done(window) -> None:
    robot = Robot(window)
    assert robot.page.panel.prompt.sentence.plain_text() == "What do you do?"
    assert robot.page.panel.turn.phase.plain_text() == "Action 1 of 2"
    kinds = ["Place a tile", "Place or move a leader", "Play a catastrophe", "Swap tiles"]
    assert rows(robot) == [(kind, False) for kind in kinds]
    robot.touch("rack/settlement")
    assert rows(robot) == [(kind, kind == "Place a tile") for kind in kinds]
    assert robot.page.panel.prompt.rows[0].about == f"settlement: {len(robot.page.table.lit)} squares to choose from"


def test_a_row_begins_its_kind_and_once_more_takes_the_next_thing(window) -> None:
    robot = Robot(window)
    for wanted in ("rack/settlement", "rack/temple", "rack/farm", "rack/market", "rack/settlement"):
        QTest.mouseClick(robot.page.panel.prompt.rows[0], Qt.MouseButton.LeftButton)
        assert robot.page.session.funnel.path == (wanted,)
    QTest.keyClick(robot.page, Qt.Key.Key_2)
    assert robot.page.session.funnel.path[0].startswith("leader/lion/")
    QTest.keyClick(robot.page, Qt.Key.Key_4)
    assert robot.page.session.match.waiting.kind == "tigris.swap_tiles"
    assert not robot.page.panel.prompt.rows


def test_what_cannot_be_done_is_not_listed_and_numbers_stay(window) -> None:
    robot = Robot(window)
    robot.page.session.match.state.players[LION].catastrophes = 0
    robot.page.session.answer(robot.page.session.match.waiting.options[0])
    settle()
    assert [(row.text(), row.key) for row in robot.page.panel.prompt.rows][-2:] == [
        ("Place or move a leader", "2"),
        ("Swap tiles", "4"),
    ]


def test_the_turn_can_still_be_ended_with_something_held(window) -> None:
    robot = Robot(window)
    robot.touch("rack/settlement")
    assert robot.page.panel.prompt.button_of("end_turn") is not None
    robot.touch("end_turn")
    assert robot.page.session.funnel.doubt is not None
    assert not robot.page.panel.prompt.rows


SIZES = [
    (size, scale, language) for size in ((1280, 720), (1600, 900)) for scale in (100, 150) for language in ("en", "pl")
]


@pytest.mark.parametrize(
    "window", [(size, {"text_scale": scale, "language": language}) for size, scale, language in SIZES], indirect=True
)
def test_no_row_of_the_prompt_is_cut(window) -> None:
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
def test_an_outcome_stands_beside_the_board_not_over_it(window) -> None:
    robot = Robot(window)
    fight(robot)
    panel, board = robot.page.outcome_panel, robot.page.scene.board_window(robot.page.stage.shown)
    assert panel.isVisible()
    assert panel.x() >= board.right


@pytest.mark.parametrize("window", [((1280, 720), {"outcomes": "wait"})], indirect=True)
def test_where_the_column_is_narrow_it_stands_over_the_table(window) -> None:
    robot = Robot(window)
    fight(robot)
    panel, board = robot.page.outcome_panel, robot.page.scene.board_window(robot.page.stage.shown)
    assert panel.isVisible()
    assert panel.x() < board.right
    assert panel.width() > 400
