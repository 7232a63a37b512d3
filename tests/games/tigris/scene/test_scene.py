"""Eufrat i Tygrys in the window: what is told beside the board of what one points at, and what the prompt lists."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.tigris.analysis.position import Position
from imperium_desktop.games.tigris.rules.squares import SQUARES, STRIDE
from imperium_desktop.games.tigris.scene import inspector
from imperium_desktop.games.tigris.scene.chances import Chances
from imperium_desktop.games.tigris.scene.face_kinds import LeaderFace, TileFace
from imperium_desktop.games.tigris.scene.inspector import Inspector
from imperium_desktop.games.tigris.scene.layout import CONFLICTS
from imperium_desktop.games.tigris.scene.scene import TigrisScene
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.overlay import Tint
from imperium_desktop.ui.stage.shown import Laid
from imperium_desktop.ui.theme.palette import SEATS, Seat, contrast
from tests.contract.playing import random_answer
from tests.games.tigris.scene.position import BULL, LION, POSITION, match_of
from tests.present import of_kind, present
from tests.ui.showing import SIZE, shown_to


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
        shown = self.shown._replace(gaze=self.scene.gaze_at(at, self.laid))
        self.shown, self.laid = shown, self.laid._replace(shown=shown)
        found = self.scene.sheets(self.laid, at)[0]
        assert isinstance(found, Inspector)
        return found

    def told(self, at: str = "") -> list[tuple[str, str]]:
        """Icons and titles of what could happen there."""
        sheets = self.scene.sheets(self.laid, at)
        return (
            [(chance.icon, chance.title) for chance in of_kind(Chances, sheets[1]).chances] if len(sheets) > 1 else []
        )


# The kingdom beside the board


def test_the_column_is_never_empty_and_nothing_sticks_out_of_it(qapp: QApplication) -> None:
    game = load_game("tigris")
    match, chance, scene = Match(game, game.setup_type(seats=4), 7), Chance(7), scene_of(game)
    fights = 0
    while match.decision is not None:
        shown = shown_to(match, match.decision.seat, (1280.0, 692.0), Funnel(match.decision, match.why_not))
        sheets, panel = scene.sheets(Laid(shown, {}), "cell/I7"), of_kind(TigrisScene, scene).plan(shown).panel
        fights += match.decision.kind in CONFLICTS
        assert bool(sheets) == (match.decision.kind not in CONFLICTS)
        for sheet in sheets:
            assert panel.x <= sheet.place.x <= sheet.place.right <= panel.right + 0.1
            assert panel.y <= sheet.place.y <= sheet.place.bottom <= panel.bottom + 0.1
        match.answer(random_answer(match.decision, chance))
    assert fights


def test_a_kingdom_with_its_leaders_and_strengths(qapp: QApplication) -> None:
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


def painted_on(told: Inspector) -> list[str]:
    """The icons of the sheet's rows."""
    drawn: list[str] = []
    picture = QPixmap(1, 1)
    with patch.object(inspector, "draw_icon", lambda _p, name, _rect: drawn.append(name)), QPainter(picture) as p:
        told.paint(p, 1)
    return drawn


def test_temples_stand_one_by_one_where_there_is_room_and_are_counted_on_a_narrow_sheet(dressed: QApplication) -> None:
    wide, narrow = (painted_on(Table(size=size).inspector("tile/I7")) for size in ((1600.0, 872.0), (1280.0, 692.0)))
    assert wide.count("tigris-temple") == 3 + 2 + 1
    assert narrow.count("tigris-temple") == 3


def test_on_a_narrow_sheet_the_line_below_the_name_has_no_loose_end(qapp: QApplication) -> None:
    assert "squares" not in Table(size=(1280.0, 692.0)).inspector("tile/I7").about


def test_a_vacant_leader_whose_points_go_to_the_king(qapp: QApplication) -> None:
    priest = Table().inspector("tile/F4").lines[1]
    assert (priest.title, priest.about) == ("No priest", "points go to the king")


def test_over_empty_land_the_last_kingdom_stays(qapp: QApplication) -> None:
    table = Table()
    archers = table.inspector("leader/archer/king")
    assert archers.title == "Kingdom of Player 2"
    assert table.inspector("cell/A11") == table.inspector("") == archers


def test_before_one_points_anywhere_it_is_where_one_has_most_leaders(qapp: QApplication) -> None:
    assert Table().inspector().title == "Your kingdom"


def test_without_any_kingdom_it_says_how_one_is_founded(qapp: QApplication) -> None:
    told = Table(position=Position(dynasties=("lion", "bull"))).inspector("cell/A1")
    assert (told.title, told.lines) == ("No kingdom yet", ())


# What could happen


def test_a_tile_that_joins_two_kingdoms_tells_the_war_and_who_takes_treasures(qapp: QApplication) -> None:
    table = Table("rack/settlement")
    assert table.inspector("cell/H5").title == "Kingdom of Player 3"
    assert table.told("cell/H5")[:3] == [
        ("tigris-war", "Joining at H5: war of the farmers 4 : 3"),
        ("tigris-settlement", "No point for this tile"),
        ("tigris-treasure", "Player 2 takes 1 treasure"),
    ]
    _, below = table.scene.sheets(table.laid, "cell/H5")
    assert isinstance(below, Chances)
    assert (
        of_kind(Chances, below).chances[0].text == "You attack and hold 2 {icon:tigris-farm}. A tie goes to Player 3."
    )
    assert [chance.now for chance in below.chances] == [chance.icon == "tigris-war" for chance in below.chances]


def test_a_tile_whose_point_somebody_else_has(qapp: QApplication) -> None:
    assert ("tigris-market", "Player 2 gains 1 green point (trader).") in Table("rack/market").told("cell/K4")


def test_the_tile_that_is_laid_is_not_held_any_more(qapp: QApplication) -> None:
    kings = Position(
        dynasties=("lion", "bull"),
        tiles={"settlement": "H3 I3 I5"},
        leaders={"lion king": "G3", "bull king": "I6"},
        hands={"lion": "kk"},
    )
    table = Table("rack/settlement", position=kings)
    assert table.told("cell/I4")[0] == ("tigris-war", "Joining at I4: war of the kings 2 : 1")
    _, below = table.scene.sheets(table.laid, "cell/I4")
    assert of_kind(Chances, below).chances[0].text.startswith("You attack and hold 1 ")


def test_of_several_wars_each_is_told(qapp: QApplication) -> None:
    assert [title for icon, title in Table("rack/market").told("cell/L5") if icon == "tigris-war"] == [
        "Joining at L5: war of the priests 3 : 3",
        "Joining at L5: war of the farmers 3 : 3",
    ]


def test_without_anything_held_a_kingdom_tells_what_a_revolt_needs(qapp: QApplication) -> None:
    told = Table().told("tile/I7")
    assert told[0] == ("tigris-revolt", "A revolt against the trader needs 1 {icon:tigris-temple}")


def test_a_leader_in_hand_tells_of_its_own_revolt_only(qapp: QApplication) -> None:
    table = Table("leader/lion/priest")
    assert table.told("tile/I7") == [("tigris-revolt", "A revolt against the priest needs 3 {icon:tigris-temple}")]
    assert table.told("cell/J5") == [("tigris-revolt", "Revolt of the priests 1 : 3")]


def test_who_is_not_asked_sees_the_kingdom_but_nothing_of_what_the_other_could_do(qapp: QApplication) -> None:
    match = match_of()
    shown, scene = shown_to(match, BULL), scene_of(match.game)
    assert len(scene.sheets(Laid(shown, scene.layout(shown)), "tile/I7")) == 1


# On the board


def test_a_ghost_lies_where_the_tile_would(qapp: QApplication) -> None:
    table = Table("rack/settlement")
    ghost = table.scene.ghost(table.laid, "cell/H5")
    assert ghost is not None
    assert (ghost.face, ghost[:4]) == (TileFace("settlement"), table.laid.layout["cell/H5"][:4])
    assert table.scene.ghost(table.laid, "cell/D4") is None
    assert Table().scene.ghost(Table().laid, "cell/H5") is None
    leader = Table("leader/lion/priest")
    assert present(leader.scene.ghost(leader.laid, "cell/J5")).face == LeaderFace("lion", "priest")


def test_what_threatens_a_kingdom_is_told_before_anything_is_held(qapp: QApplication) -> None:
    table = Table()
    own = dict(table.told("cell/G4"))
    assert list(own) == ["tigris-revolt", "tigris-war"]
    assert own["tigris-revolt"].startswith("A revolt against your ")
    assert own["tigris-war"] == "A tile on H5 starts a war of the farmers: Player 1 4, Player 3 3"


def test_before_the_first_kingdom_it_is_told_what_one_is_for(qapp: QApplication) -> None:
    table = Table(position=Position(dynasties=("lion", "archer", "bull"), hands={"lion": "krrbbg"}))
    assert [icon for icon, _ in table.told()] == ["tigris-king", "tigris-treasure"]


def test_no_ring_asks_for_a_leader_while_a_tile_is_held(qapp: QApplication) -> None:
    seen = match_of(Position(dynasties=("lion", "archer", "bull"), hands={"lion": "krrbbg"})).seen_by(LION)
    teacher = GAMES["tigris"].parts.teacher
    for path, ringed in (((), True), (("rack/market",), False)):
        (hint,) = (hint for hint in teacher.hints(seen, path) if hint.id == "no_leader_yet")
        assert bool(hint.marks) == ringed


def test_kingdoms_are_outlined_in_the_colours_of_their_seats(qapp: QApplication) -> None:
    table = Table()
    (tint,) = table.scene.tints(table.laid, "tile/I7")
    assert tint.colour == SEATS[BULL].deep
    assert sorted(mark.text for mark in tint.marks) == ["1", "3", "3"]


def test_both_sides_of_the_war_ahead_are_outlined_and_counted(qapp: QApplication) -> None:
    table = Table("rack/settlement")
    sides = [tint for tint in table.scene.tints(table.laid, "cell/H5") if not tint.border]
    assert [side.colour for side in sides] == [SEATS[LION].deep, SEATS[BULL].deep]
    assert [[mark.text for mark in side.marks] for side in sides] == [["1", "2", "3", "4"], ["1", "2", "3"]]


@pytest.mark.parametrize("seat", SEATS)
def test_white_figures_can_be_read_on_every_seats_deep_colour(seat: Seat) -> None:
    assert contrast("#ffffff", seat.deep) >= 4.5


@pytest.mark.parametrize("at", ["", "cell/A1"])
def test_where_most_squares_are_legal_their_border_says_so(qapp: QApplication, at: str) -> None:
    """Also while one of them is pointed at, and without a shade over the rest or a ring around what lies inside."""
    table = Table("rack/settlement")
    assert len(table.shown.lit) > 40
    (border,) = [tint for tint in table.scene.tints(table.laid, at) if tint.border]
    assert border.area.isEmpty()
    assert is_parted(table, border, "A3", "A4"), "the river begins there"
    assert not is_parted(table, border, "A1", "A2")
    assert not is_parted(table, border, "G10", "G11"), "a market lies in the middle of free land"
    few = Table("leader/lion/priest")
    assert not [tint for tint in few.scene.tints(few.laid, at) if tint.border]


def is_parted(table: Table, border: Tint, upper: str, lower: str) -> bool:
    """Whether the border runs between a square and the one below it."""
    corner = of_kind(TigrisScene, table.scene).plan(table.shown).square(SQUARES[lower])
    edge = QRectF(corner.x + 2, corner.y - 1, corner.width - 4, 2)
    assert SQUARES[lower] - SQUARES[upper] == STRIDE
    return border.outline.intersects(edge)
