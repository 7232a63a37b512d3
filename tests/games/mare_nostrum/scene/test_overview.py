"""A map that is too small to be read is looked at closely: where the question is, with all of it in small beside."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from imperium_desktop.games.mare_nostrum.scene.map.overview import NEAR
from imperium_desktop.games.mare_nostrum.scene.scene import MareNostrumScene
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, OVERVIEW, WHOLE, Camera, CameraChoice
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.mare_nostrum.scene.test_scene import played_to, several_legions
from tests.present import of_kind, present
from tests.ui.losing import play

WINDOW = Rect(100, 20, 800, 500)


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    return play(window, played_to("move_legions", wanted=several_legions))


def seen_of(page: MatchPage) -> list[str]:
    """What of the map can be touched where it is seen now."""
    board = page.table.zoomed_board
    assert board is not None
    layout = page.table.layout_
    return [key for key in present(page.session.funnel).lit if board.contains(QPointF(*layout[key].centre))]


def press(page: MatchPage, key: str, share: tuple[float, float] = (0.5, 0.5)) -> None:
    place = page.table.layout_[key]
    at = QPoint(round(place.x + share[0] * place.width), round(place.y + share[1] * place.height))
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=at)


def test_a_small_window_looks_closely_at_what_can_be_touched(page: MatchPage) -> None:
    plan = of_kind(MareNostrumScene, page.scene).plan(page.stage.shown)
    assert plan.scale == pytest.approx(NEAR)
    on_map = [key for key in present(page.session.funnel).lit if page.table.layout_[key].zone is Zone.BOARD]
    assert 2 * len(seen_of(page)) >= len(on_map) > 0


def test_a_large_window_shows_all_of_the_map(window: MainWindow) -> None:
    window.resize(1600, 900)
    page = play(window, played_to("move_legions", wanted=several_legions))
    assert page.camera.zoom == 1
    assert OVERVIEW not in page.table.layout_
    assert CLOSER not in page.table.layout_
    page.zooming.zoom_by(1.5)
    assert {CLOSER, FARTHER, WHOLE, OVERVIEW} <= page.table.layout_.keys()


def test_who_wants_all_of_the_map_keeps_it(page: MatchPage) -> None:
    press(page, WHOLE)
    assert page.camera.zoom == 1
    assert OVERVIEW not in page.table.layout_
    page.touch(next(key for key in sorted(present(page.session.funnel).lit) if key.startswith("legion/")))
    assert present(page.session.funnel).path
    assert page.camera.zoom == 1
    press(page, CLOSER)
    assert page.camera.zoom == pytest.approx(1.25)
    press(page, FARTHER)
    assert page.camera.zoom == 1


@pytest.mark.parametrize(("share", "corner"), [((0.02, 0.03), "upper left"), ((0.98, 0.97), "lower right")])
def test_the_small_map_is_pressed_where_one_wants_to_look(
    page: MatchPage, share: tuple[float, float], corner: str
) -> None:
    press(page, OVERVIEW, share)
    board, field = (
        page.scene.board_window(page.stage.shown),
        of_kind(MareNostrumScene, page.scene).plan(page.stage.shown).field,
    )
    if corner == "upper left":
        assert (field.x, field.y) == pytest.approx((board.x, board.y))
    else:
        assert (field.right, field.bottom) == pytest.approx((board.right, board.bottom))


def test_the_pointer_slides_over_the_small_map(page: MatchPage) -> None:
    press(page, OVERVIEW, (0.02, 0.03))
    place, table = page.table.layout_[OVERVIEW], page.table.viewport()
    QTest.mousePress(table, Qt.MouseButton.LeftButton, pos=QPoint(round(place.x + 10), round(place.y + 10)))
    before = page.camera
    QTest.mouseMove(table, QPoint(round(place.x + place.width - 5), round(place.y + place.height - 5)))
    QTest.mouseRelease(table, Qt.MouseButton.LeftButton, pos=QPoint(round(place.x + 80), round(place.y + 50)))
    assert page.camera.x < before.x
    assert page.camera.y < before.y


def test_what_is_lit_under_the_small_map_is_not_touched_through_it(page: MatchPage) -> None:
    place = page.table.layout_[OVERVIEW]
    middle = QPointF(*place.centre)
    under = [key for key, other in page.table.layout_.items() if key != OVERVIEW and other.holds(*place.centre)]
    page.table.lit = frozenset(under)
    assert under
    assert page.table.element_at(middle) == OVERVIEW


def test_the_keys_zoom_too(page: MatchPage) -> None:
    QTest.keyClick(page, Qt.Key.Key_0)
    assert page.camera.zoom == 1
    QTest.keyClick(page, Qt.Key.Key_Plus)
    assert page.camera.zoom == pytest.approx(1.25)
    QTest.keyClick(page, Qt.Key.Key_Minus)
    assert page.camera.zoom == 1


def test_one_that_lies_far_off_does_not_pull_the_view_away() -> None:
    near = [(100.0, 100.0), (140.0, 120.0), (120.0, 160.0)]
    camera = CameraChoice([*near, (790.0, 490.0)], WINDOW, lambda _camera: Rect(0, 0, 0, 0)).best(Camera(), 2.0)
    assert all(camera.sees(spot, WINDOW) for spot in near)
    assert not camera.sees((790.0, 490.0), WINDOW)


def test_what_would_lie_under_the_small_map_is_looked_at_beside_it() -> None:
    """All lie at the lower edge, where the map cannot go up any further."""
    spots, covered = [(160.0, 480.0), (300.0, 480.0), (315.0, 480.0), (318.0, 480.0)], Rect(0, 350, 180, 150)
    view = CameraChoice(spots, WINDOW, lambda _camera: covered)
    shifted = view.best(Camera(), 2.0)
    assert view.count(shifted) == 4
    hidden = Camera().centred(2.0, (273.0, 480.0), WINDOW)
    assert view.count(hidden) == 3


@pytest.mark.parametrize("zoom", [NEAR, 1.5])
def test_every_site_comes_out_from_under_the_small_map(page: MatchPage, zoom: float) -> None:
    """By dragging the map about, at both edges of which it stands elsewhere."""
    if zoom != NEAR:
        page.zooming.zoom_by(zoom)
    window = page.scene.board_window(page.stage.shown)
    sites = [key for key in page.table.layout_ if key.startswith("site/")]
    for key in sites:
        x, y = page.table.layout_[key].centre
        page.zooming.pan(window.x + window.width / 2 - x, window.y + window.height / 2 - y)
        layout = page.table.layout_
        spot = layout[key].centre
        assert not any(place.zone is Zone.COVER and place.holds(*spot) for place in layout.values()), key
