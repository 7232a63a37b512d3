"""What is counted as dragged is dragged to its place with the window's mouse, in one movement."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from imperium_desktop.ui.stage.funnel import path_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.tools.count_clicks import answers_of, is_dragged
from tests.ui.clicking import Hand
from tests.ui.fitting import settle
from tests.ui.robot import seated


def played_again(match: AnyMatch) -> AnyMatch:
    again = Match(match.game, match.setup, match.seed)
    for entry in match.answers:
        again.answer(entry.answer)
    return again


def place_for(hand: Hand, key: str) -> tuple[int, int]:
    """Where a piece that is held is dropped: on the element, or on the place that stands for it."""
    page = hand.page
    for drop, place in page.table.layout_.items():
        if place.zone is Zone.DROP and page.scene.meant(drop, page.stage.shown) == (key,):
            return round(place.centre[0]), round(place.centre[1])
    return hand.free_point(key)


def drag(hand: Hand, answer: Answer) -> None:
    start, end = [key for key in path_of(answer) if not key.startswith("count/")][:2]
    drag_to(hand, start, end)


def drag_to(hand: Hand, start: str, end: str) -> None:
    viewport, window, left = hand.page.table.viewport(), hand.window.windowHandle(), Qt.MouseButton.LeftButton

    def at(point: tuple[int, int]) -> QPoint:
        return viewport.mapTo(hand.window, QPoint(*point))

    QTest.mousePress(window, left, pos=at(hand.free_point(start)))
    QApplication.processEvents()
    point = at(place_for(hand, end))
    for step in (QPoint(12, 12), QPoint(0, 0)):
        QTest.mouseMove(window, point - step)
        QApplication.processEvents()
    QTest.mouseRelease(window, left, pos=point)
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("game_id", "seats", "begins"),
    [("tigris", 2, "rack/ leader/"), ("settlers", 2, "hand/"), ("mare_nostrum", 3, "legion/ trireme/ build/")],
)
def test_what_is_counted_as_dragged_can_be_dragged(window: MainWindow, game_id: str, seats: int, begins: str) -> None:
    wanted = set(begins.split())
    for match, answer in answers_of(game_id, seats, 1, most=400):
        start = path_of(answer)[0] if path_of(answer) else ""
        sort = start.partition("/")[0] + "/"
        if not is_dragged(answer) or sort not in wanted:
            continue
        wanted.remove(sort)
        seating = seated(seats)
        window.play(played_again(match), seating, window.app_state.matches.begin(game_id, seating))
        page = present(window.match_page)
        page.table.motion = False
        Hand(window)._look_on()
        settle()
        known = len(page.session.match.answers)
        drag(Hand(window), answer)
        path = page.session.funnel.path if page.session.funnel is not None else ()
        assert len(page.session.match.answers) > known or path == path_of(answer)[: len(path)] != (start,), sort
        if not wanted:
            return
    assert not wanted


def test_a_building_is_dragged_from_its_well_to_its_site(window: MainWindow) -> None:
    """The well only points at sites, which are touched to build there: dragged, it does both."""
    for match, answer in answers_of("mare_nostrum", 3, 1, most=400):
        if isinstance(answer, BuildBuilding) and answer.building in ("caravan", "market", "temple"):
            break
    else:
        raise AssertionError
    seating = seated(3)
    window.play(played_again(match), seating, window.app_state.matches.begin("mare_nostrum", seating))
    page = present(window.match_page)
    page.table.motion = False
    Hand(window)._look_on()
    settle()
    known = len(page.session.match.answers)
    drag_to(Hand(window), f"build/{answer.building}", answer.path[0])
    assert page.session.match.answers[known].answer == answer
