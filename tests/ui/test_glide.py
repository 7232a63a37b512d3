"""A board that is looked at from elsewhere: what was seen glides there, and nothing lags behind the map."""

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.glide import MOVE, between
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.mare_nostrum.scene.test_scene import played_to, several_legions
from tests.present import present
from tests.ui.losing import play


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    page = play(window, played_to("move_legions", wanted=several_legions))
    page.table.motion = True
    return page


def places(page: MatchPage) -> dict[str, QPointF]:
    return {
        key: present(page.table.piece(key)).pos() for key in page.table.layout_ if page.table.piece(key) is not None
    }


def where_they_belong(page: MatchPage) -> bool:
    layout = page.table.layout_
    return all((at.x(), at.y()) == (round(layout[key].x), round(layout[key].y)) for key, at in places(page).items())


def test_pieces_stay_on_a_map_that_is_panned_or_zoomed(page: MatchPage) -> None:
    before = places(page)
    page.zooming.pan(-40, -30)
    assert places(page) != before
    assert where_they_belong(page)
    page.zooming.zoom_by(1.3)
    assert where_they_belong(page)
    assert not page.table._glide.running


def test_the_whole_map_is_glided_to(page: MatchPage) -> None:
    page.zooming.fit()
    assert page.table._glide.running
    assert where_they_belong(page)
    QTest.qWait(MOVE + 250)
    assert not page.table._glide.running


def test_without_motion_it_jumps(page: MatchPage) -> None:
    page.table.motion = False
    page.zooming.fit()
    assert not page.table._glide.running


def test_a_touch_ends_the_way(page: MatchPage) -> None:
    page.zooming.fit()
    place = page.table.layout_["zoom/closer"]
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(*map(round, place.centre)))
    assert not page.table._glide.running
    assert page.camera.zoom > 1


def test_the_picture_ends_where_the_board_is_seen_then(page: MatchPage) -> None:
    start, end = Camera(1.5, -100, -50), Camera(1.0, 0, 0)
    assert between(start, end, 0)[:3] == start[:3]
    assert between(start, end, 1)[:3] == end[:3]
    glide, window = page.table._glide, QRectF(78, 0, 900, 560)
    glide.begin(page.table.viewport().grab(window.toRect()), window, start, end)
    glide._move(1.0)
    point = QPointF(300 * start.zoom + start.x, 200 * start.zoom + start.y)
    assert glide._picture.transform().map(point) == QPointF(300, 200)
