"""Hadrian's Wall alone: how often somebody clicks in a match, what of the sheets is seen, and the chooser at a box."""

from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.hadrian.rules.options import ExtendFort, Mine
from imperium_desktop.games.hadrian.scene.chooser import PICK
from imperium_desktop.games.hadrian.scene.layout import layout, lit_on, sheet_of
from imperium_desktop.games.hadrian.scene.plan import Plan
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT, RIGHT
from imperium_desktop.games.hadrian.scene.sheets.pictures import Size, print_sheet
from imperium_desktop.games.hadrian.scene.shown import HadrianGaze, Sight
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.placement import PLACELESS, Zone
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.game_names import words_of
from tests.contract.playing import random_answer
from tests.golden import opened
from tests.present import of_kind, present
from tests.ui.clicking import Hand
from tests.ui.noting import noting
from tests.ui.robot import seated

MATCH = Path(__file__).parent / "hadrian_alone.jsonl.gz"
"""The greedy bot alone."""
ANSWERS, CLICKS = 125, 130
LAYOUT = "imperium_desktop.games.hadrian.scene.scene.layout"
GAME = load_game("hadrian")


def begin(window: MainWindow, match: AnyMatch) -> Hand:
    window.play(match, seated(1), window.app_state.matches.begin("hadrian", seated(1)))
    return Hand(window)


@pytest.mark.parametrize(
    "window", [pytest.param({"size": (1600, 900)}, marks=pytest.mark.slow), {"size": (1366, 768)}], indirect=True
)
def test_hardly_more_clicks_than_answers(window: MainWindow) -> None:
    known = opened(MATCH).match
    hand = begin(window, Match(GAME, known.setup, known.seed))
    assert hand.play_answers(entry.answer for entry in known.answers[:ANSWERS]) == ANSWERS
    assert hand.clicks <= CLICKS


# The sheets


@pytest.mark.parametrize("size", [(1500, 850), (1600, 900), (1920, 1080)])
def test_both_sheets_lie_side_by_side_in_windows_from_1500_on(size: tuple[int, int]) -> None:
    plan = Plan(size[0], size[1] - 28.0, Camera(), Sight())
    assert not plan.focus
    left, right = plan.sheets[LEFT], plan.sheets[RIGHT]
    assert left.right < right.x <= right.right <= plan.areas.table.right
    assert max(left.bottom, right.bottom) <= plan.areas.table.bottom


def test_the_sheet_with_most_lit_boxes_comes_to_the_front(window: MainWindow) -> None:
    robot = begin(window, Match(GAME, GAME.setup_type(seats=1), 1))
    session, content = present(window.session), GAME.content
    robot.play(most=1)
    page, chance = robot.page, Chance(1)
    seen: set[str] = set()
    page.table.motion = False
    while session.match.decision is not None and len(seen) < 2:
        lit = lit_on(content, session.match.waiting)
        most = next((sheet for sheet in (LEFT, RIGHT) if lit[sheet] >= sum(lit.values()) / 2 + 1), "")
        if session.match.waiting.kind == "hadrian.act" and most:
            assert of_kind(HadrianGaze, page.stage.gaze).sheet == most
            boxes = [page.table.layout_[key].zone for key in page.table.lit if sheet_of(content, key) == most]
            assert boxes.count(Zone.BOARD) >= len(boxes) / 3
            seen.add(most)
        session.answer(random_answer(session.match.waiting, chance))
    assert seen == {LEFT, RIGHT}


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("sheet", [LEFT, RIGHT])
def test_the_smallest_words_can_be_read_where_both_sheets_are_seen(
    qapp: QApplication, language: str, sheet: str
) -> None:
    plan = Plan(1600.0, 872.0, Camera(), Sight())
    sizes: list[float] = []
    paint = QPainter.drawText

    def noting(p: QPainter, *args: Any) -> None:
        sizes.append(p.font().pixelSize() * abs(p.transform().m11()))
        paint(p, *args)

    set_language(language)
    with patch.object(QPainter, "drawText", noting):
        size = Size(sheet, round(plan.sheets[sheet].width), 1.0, "dark", language, textured=False)
        print_sheet(GAME.content, size, words_of("hadrian", language))
    assert min(sizes) >= 9


# The chooser


def with_two_payers(window: MainWindow) -> tuple[Hand, str]:
    """A match in which two kinds of workers can pay for the next box of the fort."""
    match, chance = Match(GAME, GAME.setup_type(seats=1), 1), Chance(1)
    while True:
        paid = [option for option in match.waiting.options if isinstance(option, ExtendFort)]
        if len(paid) > 1:
            return begin(window, match), paid[0].path[0]
        match.answer(random_answer(match.waiting, chance))


def point_at(hand: Hand, key: str) -> MatchPage:
    page = hand.page
    at = page.table.viewport().mapTo(hand.window, QPoint(*hand.free_point(key)))
    QTest.mouseMove(hand.window.windowHandle(), at)
    QApplication.processEvents()
    return page


def picks(page: MatchPage) -> list[str]:
    return [key for key in page.table.layout_ if key.startswith(PICK)]


def payer(window: MainWindow) -> str:
    answer = present(window.session).match.answers[-1].answer
    assert isinstance(answer, ExtendFort)
    return answer.worker


@pytest.mark.parametrize("window", [{}, {"size": (1600, 900)}], indirect=True)
def test_who_pays_is_chosen_at_the_box_with_one_click(window: MainWindow) -> None:
    hand, box = with_two_payers(window)
    page = point_at(hand, box)
    known = len(present(window.session).match.answers)
    first, second = picks(page)
    place, about = page.table.layout_[second], page.table.layout_[box]
    assert min(place.width, place.height) >= 28
    assert abs(place.y - about.y) <= place.height + about.height
    hand.touch(second)
    assert len(present(window.session).match.answers) == known + 1
    assert f"{PICK}worker/{payer(window)}" == second != first


def test_the_chooser_opens_and_closes_without_laying_the_sheets_out_again(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[object] = []
    monkeypatch.setattr(LAYOUT, noting(lambda *given: laid.append(given), layout))
    hand, box = with_two_payers(window)
    page = hand.page
    page.hover("")
    laid.clear()
    page.hover(box)
    assert picks(page)
    page.touch(box)
    assert picks(page)
    page.back()
    page.hover("")
    assert not picks(page)
    assert laid == []


def test_the_chooser_closes_when_the_pointer_leaves(window: MainWindow) -> None:
    hand, box = with_two_payers(window)
    page = point_at(hand, box)
    assert picks(page)
    page.hover("")
    assert not picks(page)


def test_keys_choose_who_pays_and_enter_takes_the_last(window: MainWindow) -> None:
    hand, box = with_two_payers(window)
    page, session = hand.page, window.session
    page.point_at(box)
    assert present(present(session).funnel).path == (box,)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_2)
    chosen = payer(window)
    present(session).undo()
    page.point_at(box)
    assert page.scene.preselected(page.stage.shown) == f"{PICK}worker/{chosen}"
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert payer(window) == chosen


def test_nobody_is_asked_who_pays_if_only_one_can(window: MainWindow) -> None:
    hand, _ = with_two_payers(window)
    session, chance = present(window.session), Chance(2)
    while True:
        options = session.match.waiting.options
        paid = [option for option in options if isinstance(option, ExtendFort)]
        if len(paid) == 1:
            break
        session.answer(next((o for o in options if isinstance(o, Mine)), random_answer(session.match.waiting, chance)))
    known = len(session.match.answers)
    hand.touch(paid[0].path[0])
    assert len(session.match.answers) == known + 1
    assert payer(window) == paid[0].worker


def test_the_chooser_leaves_every_other_lit_box_within_reach(window: MainWindow) -> None:
    """With the pointer on any box that has one."""
    match, chance = Match(GAME, GAME.setup_type(seats=1), 2), Chance(2)
    hand = begin(window, match)
    page, seen = hand.page, 0
    while match.decision is not None and seen < 12:
        boxes = [key for key in sorted(present(page.session.funnel).lit) if key.startswith("box/")]
        for box in boxes if match.waiting.kind == "hadrian.act" else ():
            page.hover(box)
            if not picks(page):
                continue
            seen += 1
            for key in present(page.session.funnel).lit:
                if page.table.layout_[key].zone not in (*PLACELESS, Zone.TRAY):
                    hand.free_point(key)
        page.hover("")
        page.session.answer(random_answer(match.waiting, chance))
    assert seen
