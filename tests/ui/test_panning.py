"""A zoomed board is dragged by whatever is not lit."""

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from imperium_desktop.store.settings import Settings
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.fitting import settle
from tests.ui.test_side_panel import begin


def drag(page: MatchPage, start: QPoint, end: QPoint) -> None:
    board = page.table.viewport()
    QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=start)
    for share in (0.25, 0.5, 0.75, 1.0):
        QTest.mouseMove(board, start + (end - start) * share)
        settle()
    QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=end)


def dull_spot(page: MatchPage) -> QPoint:
    """On the board, where nothing is lit."""
    window = page.scene.board_window(page.stage.shown)
    for place in page.table.layout_.values():
        x, y = place.centre
        found = page.table.element_at(page.table.mapToScene(round(x), round(y)))
        if place.zone is Zone.BOARD and window.inset(60).contains(x, y) and found not in page.table.lit:
            return QPoint(round(x), round(y))
    raise AssertionError("everything is lit")


def test_the_board_is_dragged(window: MainWindow) -> None:
    page = begin(window, "tigris")
    page.zooming.zoom_by(2.0)
    spot, before = dull_spot(page), page.camera
    refused: list[object] = []
    page.session.refused.connect(refused.append)
    drag(page, spot, spot + QPoint(40, 24))
    assert (page.camera.x - before.x, page.camera.y - before.y) == pytest.approx((40, 24), abs=1)
    assert page.camera.zoom == before.zoom
    assert not refused


def test_a_press_that_stays_is_a_touch(window: MainWindow) -> None:
    page = begin(window, "tigris")
    page.zooming.zoom_by(2.0)
    refused: list[object] = []
    page.session.refused.connect(refused.append)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=dull_spot(page))
    assert refused


def test_beyond_its_edge_it_does_not_go(window: MainWindow) -> None:
    page = begin(window, "tigris")
    page.zooming.zoom_by(2.0)
    page.zooming.pan(10_000, 10_000)
    assert (page.camera.x, page.camera.y) == (0, 0)


class TestOutsideTheWindow:
    """What of a zoomed board is not seen neither shines nor takes clicks; the keyboard moves the view there."""

    def zoomed(self, window: MainWindow) -> MatchPage:
        """All free squares are lit, most of them outside."""
        page = begin(window, "tigris", answers=20)
        page.touch(next(key for key in sorted(page.table.lit) if page.table.layout_[key].zone is Zone.TRAY))
        page.zooming.zoom_by(3.0)
        page.zooming.pan(10_000, 10_000)
        settle()
        assert any(outside(page, key) for key in page.table.lit)
        return page

    def test_nothing_out_there_is_under_the_pointer(self, window: MainWindow) -> None:
        page = self.zoomed(window)
        seen = QRectF(*page.scene.board_window(page.stage.shown))
        found = set()
        for x, y in product(range(0, page.width(), 15), range(0, page.height(), 15)):
            key = page.table.element_at(QPointF(x, y))
            if key is not None and page.table.layout_[key].zone is Zone.BOARD:
                assert seen.contains(x, y), key
                found.add(key)
        assert found

    def test_nothing_out_there_shines(self, window: MainWindow) -> None:
        page = self.zoomed(window)
        hidden = [key for key in page.table.lit if outside(page, key)]
        page.table.show_hinted(hidden)
        assert not page.table.areas_of(hidden)
        assert page.table.lights.hinted.places == ()

    def test_arrows_say_where_there_is_more(self, window: MainWindow) -> None:
        page = self.zoomed(window)
        assert list(page.table.lights.beyond.sides) == [(0, 1), (1, 0)], "from the upper left corner: down and right"
        page.zooming.fit()
        assert not page.table.lights.beyond.sides

    @pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Down, Qt.Key.Key_Right])
    def test_the_keyboard_takes_the_view_along(self, window: MainWindow, key: Qt.Key) -> None:
        page = self.zoomed(window)
        page.setFocus()
        seen = QRectF(*page.scene.board_window(page.stage.shown))
        before = page.camera
        for _ in range(30):
            QTest.keyClick(page, key)
            place = page.table.layout_.get(page.keys.focus or "")
            if place is not None and place.zone is Zone.BOARD:
                assert seen.contains(QRectF(place.x, place.y, place.width, place.height)), page.keys.focus
        assert page.camera != before


def outside(page: MatchPage, key: str) -> bool:
    """Wholly."""
    place, seen = page.table.layout_[key], QRectF(*page.scene.board_window(page.stage.shown))
    return place.zone is Zone.BOARD and not seen.intersects(QRectF(place.x, place.y, place.width, place.height))


def test_a_look_is_written_down_when_it_rests(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    """And not at every turn of the wheel: the disk is slower than the wheel."""
    page, written = begin(window, "tigris"), list[int]()
    keep = window.app_state.keep

    def counted(settings: Settings) -> Settings:
        written.append(settings.window.zoom)
        return keep(settings)

    monkeypatch.setattr(window.app_state, "keep", counted)
    for _ in range(4):
        page.zooming.roll(1, 400, 300)
        settle()
    assert written == []
    qtbot.waitUntil(lambda: bool(written))
    assert written == [round(1.1**4 * 100)]
    page.zooming.roll(1, 400, 300)
    window.leave_match()
    assert written == [round(1.1**zoom * 100) for zoom in (4, 5)]
