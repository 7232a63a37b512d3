"""The table of Hadrian's Wall: matches through the real window, sheets switched, patterns turned."""

import re
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES
from imperium_desktop.games.hadrian.rules.options import AttractCitizens, EndYear, Scout
from imperium_desktop.games.hadrian.scene.event_order import written_since
from imperium_desktop.games.hadrian.scene.layout import sheet_of
from imperium_desktop.games.hadrian.scene.plan import Plan
from imperium_desktop.games.hadrian.scene.scene import HadrianScene
from imperium_desktop.games.hadrian.scene.scouting import placed
from imperium_desktop.games.hadrian.scene.sheets.geometry import HEIGHT, LEFT, RIGHT, WIDTH, area, spots
from imperium_desktop.games.hadrian.scene.sheets.ink import write_close_lines
from imperium_desktop.games.hadrian.scene.sheets.marks import marks_of
from imperium_desktop.games.hadrian.scene.shown import HadrianGaze, Sight
from imperium_desktop.games.hadrian.scene.tints import FITS, FITS_NOT
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.panels.seat_strip import Plaque, SeatStrip
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import SeatFact
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.game_names import words_of
from tests.contract.playing import random_answer
from tests.present import of_kind, present
from tests.ui.robot import Robot, seated, visible_texts
from tests.ui.showing import shown_to


def begin(window: MainWindow, seats: int, seed: int = 1) -> None:
    game = load_game("hadrian")
    match = Match(game, game.setup_type(seats=seats), seed)
    window.play(match, seated(seats), window.app_state.matches.begin("hadrian", seated(seats)))


def play_until_scouting(window: MainWindow, seed: int) -> Robot:
    """A match in which a scout can be sent: all citizens become patricians, and nothing else is done."""
    game = load_game("hadrian")
    match = Match(game, game.setup_type(seats=1), seed)
    while not any(isinstance(option, Scout) for option in match.waiting.options):
        options = match.waiting.options
        wanted = (option for option in options if isinstance(option, AttractCitizens) and option.track == "patricians")
        match.answer(next(wanted, options[0] if match.waiting.kind != "hadrian.act" else EndYear()))
    window.play(match, seated(1), window.app_state.matches.begin("hadrian", seated(1)))
    return Robot(window)


def gaze_of(page: MatchPage) -> HadrianGaze:
    return of_kind(HadrianGaze, page.stage.gaze)


def scout_held(robot: Robot) -> None:
    """The box and the card are touched: now the pattern is in the hand."""
    scout = next(option for option in robot.page.session.match.waiting.options if isinstance(option, Scout))
    while present(robot.page.session.funnel).path != scout.path[:2]:
        robot.touch(scout.path[len(present(robot.page.session.funnel).path)])


# Geometry


def test_every_box_is_printed_on_its_sheet() -> None:
    content = load_game("hadrian").content
    printed = spots(content)
    assert content.printed.boxes.keys() <= printed.keys()
    for key, spot in printed.items():
        assert spot.sheet in (LEFT, RIGHT)
        assert 0 <= spot.rect.x <= spot.rect.right <= WIDTH, key
        assert 0 <= spot.rect.y <= spot.rect.bottom <= HEIGHT, key


def test_boxes_do_not_cover_each_other() -> None:
    printed = {key: spot for key, spot in spots(load_game("hadrian").content).items() if key.startswith("box/")}
    for key, spot in printed.items():
        for other, its in printed.items():
            if key < other and spot.sheet == its.sheet:
                across = min(spot.rect.right, its.rect.right) - max(spot.rect.x, its.rect.x)
                down = min(spot.rect.bottom, its.rect.bottom) - max(spot.rect.y, its.rect.y)
                assert across <= 0.5 or down <= 0.5, (key, other)


def test_turning_reaches_every_placement() -> None:
    content = load_game("hadrian").content
    for name, picture in content.box.patterns.items():
        looks = [Sight(turns=turns, mirrored=mirrored) for turns in range(4) for mirrored in (False, True)]
        assert {mask for look in looks for mask, _ in placed(picture, look)} == set(content.placements[name])


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_marks_stay_once_written(seats: int) -> None:
    game = load_game("hadrian")
    match, chance = Match(game, game.setup_type(seats=seats), seats), Chance(seats)
    before: dict[int, set[str]] = {seat: set() for seat in range(seats)}
    while match.decision is not None:
        if len(match.answers) % 9 == 0:
            for seat in range(seats):
                marks = marks_of(game.content, match.state, seat)
                written = {key for key, mark in marks.items() if mark.written}
                assert before[seat] <= written
                before[seat] = written
        match.answer(random_answer(match.decision, chance))


# Through the window


def test_a_whole_match_alone_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 1, seed=3)
    session = present(window.session)
    Robot(window, 5).play()
    assert session.match.result is not None
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    page = of_kind(EndPage, window.page)
    assert "Miles" in page.title.plain_text() or page.ending.title


@pytest.mark.slow
@pytest.mark.parametrize("window", [{"size": (1920, 1080)}], indirect=True)
def test_forty_answers_of_three_players_by_mouse(window: MainWindow) -> None:
    begin(window, 3, seed=2)
    assert Robot(window, 4).play(most=40) == 40


def test_by_keyboard_in_a_small_window(window: MainWindow) -> None:
    begin(window, 2, seed=6)
    assert Robot(window, 2).play("keyboard", most=30) == 30


def test_what_is_lit_on_a_thumbnail_acts_at_once_and_the_rest_is_made_large(window: MainWindow) -> None:
    begin(window, 1, seed=1)
    robot = Robot(window)
    robot.play(most=1)
    page, given = robot.page, len(present(window.session).match.answers)
    page.stage.gaze = replace(page.stage.gaze, sheet=LEFT)
    page.refresh()
    assert page.table.layout_["box/traders/1"].zone is Zone.TABLE
    robot.touch("box/traders/1")
    assert len(present(window.session).match.answers) == given + 1
    page.stage.gaze = replace(page.stage.gaze, sheet=LEFT)
    page.refresh()
    robot.touch("box/traders/5")
    assert gaze_of(page).sheet == RIGHT
    assert len(present(window.session).match.answers) == given + 1


def test_all_of_the_map_is_seen_while_a_pattern_is_held(window: MainWindow) -> None:
    robot = play_until_scouting(window, 3)
    robot.page.stage.gaze = replace(robot.page.stage.gaze, sheet=LEFT)
    robot.page.refresh()
    scout_held(robot)
    layout = robot.page.table.layout_
    corners = [layout[f"map/{row}/{column}"] for row in (1, 4) for column in (1, 5)]
    assert all(corner.zone is Zone.BOARD for corner in corners)


def test_sheets_are_switched_by_thumbnail_key_and_wheel(window: MainWindow) -> None:
    begin(window, 1)
    robot = Robot(window)
    robot.play(most=1)
    page = robot.page
    robot.touch(f"sheet/{RIGHT}")
    assert gaze_of(page).sheet == RIGHT
    QTest.keyClick(page, Qt.Key.Key_PageDown)
    assert gaze_of(page).scroll == 1
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    QTest.keyClick(page, Qt.Key.Key_PageUp)
    assert (gaze_of(page).sheet, gaze_of(page).scroll) == (LEFT, 1)
    page.table.rolled.emit(3.0, 300.0, 300.0)
    assert gaze_of(page).scroll < 1
    assert page.camera.zoom == 1


@pytest.mark.parametrize("size", [(1280.0, 692.0), (1366.0, 740.0)])
@pytest.mark.parametrize("sheet", [LEFT, RIGHT])
@pytest.mark.parametrize("scroll", [0.0, 1.0])
def test_attributes_stay_in_sight_and_nothing_covers_a_sheet(
    size: tuple[float, float], sheet: str, scroll: float
) -> None:
    game = load_game("hadrian")
    match, scene = Match(game, game.setup_type(seats=1), 1), scene_of(game)
    match.answer(match.waiting.options[0])
    shown = shown_to(match, 0, size)
    shown = shown._replace(gaze=replace(shown.gaze, sheet=sheet, scroll=scroll))
    plan, layout = of_kind(HadrianScene, scene).plan(shown), scene.layout(shown)
    assert plan.focus
    for name in ATTRIBUTES:
        place = layout[f"attribute/{name}"]
        on_large = sheet == LEFT and plan.large(LEFT, spots(game.content)[f"attribute/{name}"].rect) is not None
        assert place.zone is Zone.BOARD if on_large else place.width > 200, name
        assert min(place.width, place.height) >= 24, name
    printed = [plan.window, *plan.thumbs.values()]
    beside = [plan.more, *plan.tracks]
    for one in printed:
        for other in beside:
            across = min(one.right, other.right) - max(one.x, other.x)
            assert across <= 0 or min(one.bottom, other.bottom) <= max(one.y, other.y)
    assert all(place.bottom <= plan.areas.table.bottom for place in (*printed, *beside))


def test_an_attribute_beside_the_sheets_is_chosen_without_looking_for_it(window: MainWindow) -> None:
    """It is no thumbnail that would have to be made large first."""
    begin(window, 1)
    robot = Robot(window)
    robot.play(most=1)
    page = robot.page
    robot.touch(f"sheet/{RIGHT}")
    robot.touch("attribute/renown")
    assert gaze_of(page).sheet == RIGHT
    assert page.advice.bubble.isVisible(), "it cannot be chosen now, and is told why"


def answers_until_the_other_sheet() -> list[Answer]:
    """Answers of seed 0, the last of which writes on the right sheet before a question about the left one alone."""
    game = load_game("hadrian")
    match, chance = Match(game, game.setup_type(seats=1), 0), Chance(0)
    given: list[Answer] = []
    while True:
        known = len(match.events)
        given.append(random_answer(match.waiting, chance))
        match.answer(given[-1])
        fresh = {sheet_of(game.content, key) for key in written_since(match.events, known, 0)}
        asked = {sheet_of(game.content, option.path[0]) for option in match.waiting.options if not option.passes}
        if fresh == {RIGHT} and asked == {LEFT}:
            return given


@pytest.mark.parametrize("motion", [True, False])
def test_the_pencil_is_seen_before_the_other_sheet_comes(window: MainWindow, qtbot: QtBot, motion: bool) -> None:
    *before, last = answers_until_the_other_sheet()
    begin(window, 1, seed=0)
    session, page = present(window.session), present(window.match_page)
    for answer in before:
        session.answer(answer)
    page.stage.gaze = replace(page.stage.gaze, sheet=RIGHT, scroll=0.0)
    page.table.motion = motion
    page.refresh()
    session.answer(last)
    assert page.table.writing == motion
    assert gaze_of(page).sheet == (RIGHT if motion else LEFT)
    qtbot.waitUntil(lambda: gaze_of(page).sheet == LEFT, timeout=4000)
    lit = [page.table.layout_[key].zone for key in page.table.lit if key.startswith("box/")]
    assert Zone.BOARD in lit, "what is asked lies on the large sheet, and is lit there"


def test_another_players_sheets_are_one_click_away(window: MainWindow) -> None:
    begin(window, 2)
    robot = Robot(window)
    robot.play(most=2)
    page = robot.page
    other = 1 - present(window.session).looking
    robot.touch(f"look/{other}")
    assert gaze_of(page).seat == other
    assert page.table.layout_["box/traders/1"].zone is Zone.UNSEEN
    robot.touch("sheet/own")
    assert gaze_of(page).seat is None


@pytest.mark.parametrize("window", [{}, {"size": (1920, 1080)}], indirect=True)
def test_a_pattern_is_turned_mirrored_and_drawn(window: MainWindow) -> None:
    robot = play_until_scouting(window, 3)
    scout_held(robot)
    page = robot.page
    before = gaze_of(page).turns
    QTest.keyClick(page, Qt.Key.Key_R)
    assert gaze_of(page).turns == (before + 1) % 4
    QTest.keyClick(page, Qt.Key.Key_F)
    assert gaze_of(page).mirrored
    lit = present(page.session.funnel).lit
    key = sorted(lit)[0]
    robot._bring_into_sight(key)
    page.hover(key)
    assert page.table._tints.tints
    given = len(present(window.session).match.answers)
    while len(present(window.session).match.answers) == given:
        robot.touch(key)
    assert present(window.session).match.state.players[0].map.bit_count() == 4


def test_a_pattern_is_drawn_by_keyboard_alone(window: MainWindow) -> None:
    robot = play_until_scouting(window, 4)
    page, keys = robot.page, robot.page.keys
    page.setFocus()

    def walk_to(*zones: str) -> None:
        for _ in range(200):
            QTest.keyClick(page, Qt.Key.Key_Tab)
            if (keys.focus or "").startswith(zones):
                return
        raise AssertionError(zones)

    while len(present(page.session.funnel).path) < 2:
        walk_to("box/scouts", "prospect")
        QTest.keyClick(page, Qt.Key.Key_Return)
    walk_to("place/")
    first = keys.focus
    for key in (Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_R):
        QTest.keyClick(page, key)
        assert keys.focus in (None, *keys.lit_in_reading_order())
        assert {tint.colour for tint in page.table._tints.tints} <= {FITS, FITS_NOT}
    assert page.table._tints.tints
    assert keys.focus != first
    walk_to("place/")
    chosen = keys.focus
    while not present(window.session).match.state.players[0].map:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert chosen == f"place/{present(window.session).match.state.players[0].map}"


def test_a_pattern_that_does_not_fit_says_why(window: MainWindow) -> None:
    robot = play_until_scouting(window, 3)
    scout_held(robot)
    page = robot.page
    cells = [f"map/{row}/{column}" for row in (1, 4) for column in (1, 5)]
    refused = next(
        cell for cell in cells if page.scene.meant(cell, page.stage.shown)[0] not in present(page.session.funnel).lit
    )
    page.touch(refused)
    assert page.advice.bubble.isVisible()


@pytest.mark.parametrize("seats", [2, 6])
def test_every_fact_of_every_seat_is_in_the_strip(seats: int) -> None:
    """One line or two: whichever number changes, the picture does."""
    facts = [SeatFact(f"hadrian-{name}", "2") for name in (*ATTRIBUTES, "disdain", "infrastructure")]
    facts.append(SeatFact("app-trophy", "31 VP"))
    strip = SeatStrip()
    strip.resize(1280, 36)

    def picture(changed: int) -> bytes:
        shown = [fact._replace(text="7") if number == changed else fact for number, fact in enumerate(facts)]
        plaque = Plaque("Bartłomiej", 0, "", "", shown, bot=False, deciding=False)
        strip.show_plaques([plaque._replace(sign=sign) for sign in range(seats)])
        return bytes(strip.grab().toImage().constBits())

    assert len({picture(changed) for changed in range(-1, len(facts))}) == len(facts) + 1


def test_words_follow_the_language(window: MainWindow) -> None:
    begin(window, 1)
    robot = Robot(window)
    robot.play(most=1)
    page = robot.page
    assert page.scene.element_name(page.stage.shown, "box/fort/12") == "Fort, box 12"
    assert page.scene.element_text(page.stage.shown, "building/granary_large")
    window.switch_language()
    QApplication.processEvents()
    assert page.scene.element_name(page.stage.shown, "box/fort/12") == "Fort, pole 12"
    assert not any("{" in text for text in visible_texts(page))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_element_is_named_and_every_box_described(language: str) -> None:
    from imperium_desktop.ui.theme.language import set_language

    set_language(language)
    game = load_game("hadrian")
    match, chance = Match(game, game.setup_type(seats=2), 1), Chance(1)
    for _ in range(25):
        match.answer(random_answer(match.waiting, chance))
    scene, shown = scene_of(game), shown_to(match, 0, view=match.state)
    for key in scene.layout(shown):
        name = scene.element_name(shown, key)
        assert name, key
        assert "_" not in name, key
    for key in spots(game.content):
        told = re.sub(r"\{icon:[\w-]+\|([^}]+)\}", r"\1", scene.element_text(shown, key))
        assert told, key
        assert not re.search(r"[{}_]|None|: *$", told, re.MULTILINE), (key, told)


def test_a_box_is_described_when_the_pointer_rests_on_it(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, 1)
    robot = Robot(window)
    robot.play(most=1)
    place = robot.page.table.layout_["building/granary_large"]
    point = QPoint(round(place.centre[0]), round(place.centre[1]))
    QTest.mouseMove(robot.page.table.viewport(), point)
    robot.page.hover("building/granary_large")
    qtbot.waitUntil(robot.page.advice.bubble.isVisible, timeout=2000)


@pytest.mark.parametrize("size", [(1280.0, 692.0), (1600.0, 872.0), (2560.0, 1412.0)])
def test_the_ribbon_over_somebody_elses_sheets_covers_nothing_printed(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), Sight(seat=1))
    assert plan.ribbon.bottom <= plan.window.y
    assert plan.ribbon.y >= 0
    assert plan.window.bottom <= plan.areas.table.bottom
    for sheet in plan.sheets.values():
        assert sheet.y >= plan.window.y
        assert plan.focus or sheet.bottom <= plan.window.bottom + 0.1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_headings_of_rows_keep_to_their_row(language: str) -> None:
    """Two lines of print, and what is paid below them, end before the next row begins."""
    game = load_game("hadrian")
    words, sheet = words_of("hadrian", language), game.content.box.left
    rows = ("mining", "guard", "cippi", "wall", "fort")
    tops = [area(sheet.layout[name]).y for name in rows]
    apart = min(after - before for before, after in pairwise(tops))
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    with QPainter(image) as p:
        for name in rows:
            taken = write_close_lines(p, QRectF(7, 0, 62, 40), words.label(name), 13)
            assert taken.height() + 16 < apart
            assert taken.height() <= (1 + words.label(name).count(" ")) * 15
