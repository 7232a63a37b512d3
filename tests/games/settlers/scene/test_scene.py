"""The table of Imperial Settlers: layouts of whole matches, the real window, and what the choices say."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.settlers.rules.state import Location
from imperium_desktop.games.settlers.scene.face_kinds import CardFace, LocationFace
from imperium_desktop.games.settlers.scene.faces import paint_face
from imperium_desktop.games.settlers.scene.layout import location_face
from imperium_desktop.games.settlers.scene.plan import Plan, Rows
from imperium_desktop.games.settlers.scene.scene import SettlersScene
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.cards.covering import lay
from imperium_desktop.ui.scenes.cards.gaze import CardGaze
from imperium_desktop.ui.scenes.cards.lines import thumbnails
from imperium_desktop.ui.scenes.cards.panel import PANEL
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import PLACELESS, Placement, Zone, element_at
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import of_kind, present
from tests.ui.robot import Robot, seated
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0), (3840.0, 2132.0))


def begin(window: MainWindow, seats: int, seed: int = 1, answers: int = 0) -> Robot:
    game = load_game("settlers")
    match, chance = Match(game, game.setup_type(seats=seats), seed), Chance(seed)
    for _ in range(answers):
        match.answer(random_answer(match.waiting, chance))
    window.play(match, seated(seats), window.app_state.matches.begin("settlers", seated(seats)))
    robot = Robot(window, seed)
    robot.open_curtain()
    return robot


# Geometry


@pytest.mark.parametrize("size", SIZES)
def test_full_empires_of_four_stay_inside_their_areas(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 3)
    for count in (1, 5, 9, 16):
        left, right = plan.locations(Rows((count, 0, 2), (2, count, 4)))[1]
        assert all(plan.empire.x - 1 <= rect.x and rect.right <= plan.empire.right + 1 for rect in (*left, *right))
        for panel in plan.panels():
            area = plan.panel_cards(panel, 2)
            assert all(inside(rect, area) for rect in thumbnails(area, count))
            assert inside(area, panel)
        assert all(inside(rect, plan.strip) for rect in plan.deals(count))
        assert plan.deals(count)[-1].right <= plan.strip_end.x


def inside(rect: Rect, area: Rect) -> bool:
    across = area.x - 1 <= rect.x and rect.right <= area.right + 1
    return across and area.y - 1 <= rect.y and rect.bottom <= area.bottom + 1


def test_of_a_covered_card_only_what_is_seen_can_be_touched() -> None:
    line = [(f"hand/{x}", Placement(x, 0, 100, 140, CardFace("X"))) for x in (0, 60, 200)]
    laid = dict(lay(line))
    assert laid["hand/0"].width == 60
    assert laid["hand/0"].face is None
    assert laid["under/hand/0"].width == 100
    assert laid["hand/60"] == laid["hand/60"]._replace(width=100, face=CardFace("X"))


def test_what_lies_on_a_location_is_on_its_face() -> None:
    content = load_game("settlers").content
    mine = next(card.id for card in content.copies.values() if card.uses == 2)
    once = location_face(content, Location(mine, paid=(("worker",),), defense=True), threat=True)
    assert once == LocationFace(mine, paid=(("worker",),), defended=True, threatened=True)
    assert location_face(content, Location(mine, paid=(("worker",), ("worker",)))).used


@pytest.mark.parametrize("width", [84, 124, 240])
def test_what_was_paid_leaves_the_middle_of_the_picture_free(dressed: QApplication, width: int) -> None:
    content, words = load_game("settlers").content, Words.load("en", load_game("settlers"))
    sawmill = next(card.id for card in content.copies.values() if card.key == "sawmill")
    faces = []
    for location in (LocationFace(sawmill), LocationFace(sawmill, paid=(("wood", "gold"),))):
        image = QImage(width, round(width * 1.4), QImage.Format.Format_RGB32)
        image.fill(0)
        with QPainter(image) as p:
            paint_face(p, location, QRectF(image.rect()), content, words)
        faces.append(image.copy(round(width * 0.62), 0, width, image.height()))
    assert faces[0] == faces[1]


@pytest.mark.parametrize("seats", [1, 4])
def test_every_lit_element_can_be_clicked_and_has_a_name(seats: int) -> None:
    """A random match is followed touch by touch without a window, at every size in turn."""
    game = load_game("settlers")
    match, chance = Match(game, game.setup_type(seats=seats), seats), Chance(seats)
    scene = scene_of(game)
    asked = 0
    while match.decision is not None and asked < 90:
        if len(match.answers) % 3 == 0:
            asked += 1
            touch_through(scene, match, chance, SIZES[asked % len(SIZES)], ("en", "pl")[asked % 2])
        match.answer(random_answer(match.waiting, chance))


def touch_through(scene: AnyScene, match: AnyMatch, chance: Chance, size: tuple[float, float], language: str) -> None:
    set_language(language)
    decision = match.waiting
    funnel = Funnel(decision, match.why_not)
    while funnel.answer is None and funnel.lit:
        shown = shown_to(match, decision.seat, size, funnel)
        layout = scene.layout(shown)
        for key in funnel.lit:
            name = scene.element_name(shown, key)
            assert name
            assert "_" not in name, key
            assert "_" not in scene.element_text(shown, key), key
            place = layout[key]
            assert place.zone is not Zone.UNSEEN, (key, decision.kind)
            if place.zone not in PLACELESS:
                assert element_at(layout, funnel.lit, *place.centre) == key
        funnel.touch(chance.one_of(sorted(funnel.lit)))
        if funnel.can_finish:
            funnel.finish()


# Through the window


def test_a_whole_match_alone_by_mouse(window: MainWindow, qtbot: QtBot) -> None:
    robot = begin(window, 1, seed=3)
    robot.play()
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    assert of_kind(EndPage, window.page).ending.turns == 5


@pytest.mark.slow
def test_forty_answers_of_four_players_by_mouse(window: MainWindow) -> None:
    assert begin(window, 4, seed=2, answers=60).play(most=40) == 40


@pytest.mark.parametrize("window", [{"size": (1920, 1080)}], indirect=True)
def test_by_keyboard(window: MainWindow) -> None:
    assert begin(window, 2, seed=6, answers=40).play("keyboard", most=12) == 12


def test_the_uses_of_a_card_say_what_they_cost_and_what_is_missing(window: MainWindow) -> None:
    robot = begin(window, 1, seed=3)
    while present(robot.page.session.decision).kind != "settlers.act":
        robot.answer_by_mouse()
    page, scene = robot.page, robot.page.scene
    lit = next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("hand/"))
    robot.touch(lit)
    choices = present(of_kind(SettlersScene, scene).choices(page.stage.shown))
    assert f"hand/{choices.card}" == lit
    possible = [line for line in choices.lines if line.refused is None]
    assert {line.key for line in possible} == present(page.session.funnel).lit
    assert all(line.events for line in possible)
    assert all(page.table.layout_[line.key].zone is Zone.TRAY for line in choices.lines)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert of_kind(SettlersScene, scene).choices(page.stage.shown) is None


def test_a_card_without_uses_says_what_is_missing(window: MainWindow) -> None:
    robot = begin(window, 1, seed=3)
    while present(robot.page.session.decision).kind != "settlers.act" or not dark_cards(robot):
        robot.answer_by_mouse()
    page, given = robot.page, len(present(window.session).match.answers)
    robot.touch(dark_cards(robot)[0])
    assert present(of_kind(SettlersScene, page.scene).choices(page.stage.shown)).lines
    assert all(
        line.refused is not None for line in present(of_kind(SettlersScene, page.scene).choices(page.stage.shown)).lines
    )
    assert len(present(window.session).match.answers) == given
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert of_kind(SettlersScene, page.scene).choices(page.stage.shown) is None


def test_a_closer_look_at_the_panel_names_the_card_it_stands_beside(window: MainWindow) -> None:
    robot = begin(window, 1, seed=3)
    while present(robot.page.session.decision).kind != "settlers.act" or not dark_cards(robot):
        robot.answer_by_mouse()
    page, card = robot.page, dark_cards(robot)[0]
    robot.touch(card)
    page.advice.examine(PANEL)
    assert page.scene.element_name(page.stage.shown, card) in page.advice.bubble.accessibleName()


def dark_cards(robot: Robot) -> list[str]:
    lit = present(robot.page.session.funnel).lit
    return [key for key in robot.page.table.layout_ if key.startswith("hand/") and key not in lit]


def test_another_empire_is_one_click_away_and_nothing_gets_lost(window: MainWindow) -> None:
    robot = begin(window, 3, seed=4, answers=90)
    page = robot.page
    mine, other = page.session.looking, (page.session.looking + 1) % 3
    before = {key for key in page.table.layout_ if key.startswith("location/")}
    robot.touch(f"look/{other}")
    assert of_kind(CardGaze, page.stage.gaze).seat == other
    assert before == {key for key in page.table.layout_ if key.startswith("location/")}
    assert f"seat/{mine}" in page.table.layout_
    assert not any(
        key.startswith("hand/") and place.face and not isinstance(place.face, CardFace)
        for key, place in page.table.layout_.items()
    )
    robot.touch("look/own")
    assert of_kind(CardGaze, page.stage.gaze).seat is None
    page.point_at(f"seat/{other}")
    assert of_kind(CardGaze, page.stage.gaze).seat == other
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert of_kind(CardGaze, page.stage.gaze).seat is None
