"""Painted faces and icons are kept up to so many bytes, whatever is shown in an evening."""

import gc

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QApplication

from imperium_desktop.ui.stage import faces
from imperium_desktop.ui.stage.faces import KEPT, Faces
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.icons import PIXMAPS, icon_pixmap

SIZES = ((60, 84), (120, 168), (200, 280))
CARDS = 552


def fill(p: QPainter, face: str, rect: QRectF) -> None:
    p.fillRect(rect, QColor(face))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> int:
    """Room for some cards only."""
    KEPT.forget()
    monkeypatch.setattr(KEPT, "most", 2 << 20)
    return KEPT.most


def test_what_was_longest_not_asked_for_goes_first() -> None:
    cache: ByteCache[str, int] = ByteCache(10, lambda weight: weight)
    for key, weight in (("a", 4), ("b", 4)):
        cache.keep(key, weight)
    assert cache.get("a") == 4
    cache.keep("c", 5)
    assert [cache.get(key) for key in "abc"] == [4, None, 5]
    assert cache.bytes == 9
    cache.keep("c", 6)
    assert (cache.bytes, len(cache)) == (10, 2)
    cache.forget(lambda key: key == "a")
    assert (cache.bytes, len(cache)) == (6, 1)


def test_the_last_ones_stay_however_large_they_are() -> None:
    cache: ByteCache[str, int] = ByteCache(10, lambda weight: weight, least=2)
    for key in "abc":
        cache.keep(key, 100)
    assert [cache.get(key) for key in "abc"] == [None, 100, 100]


def test_all_cards_in_several_sizes_stay_within_bounds(dressed: QApplication, small: int) -> None:
    table, browser = Faces(fill), Faces(fill)
    for number in range(CARDS):
        for owner, size in zip((table, browser, browser), SIZES, strict=True):
            owner.pixmap(f"#{number:06x}", *size, 1.0)
            assert KEPT.bytes <= small
    assert KEPT.bytes > small / 2
    assert KEPT.bytes == sum(weight for _, weight in KEPT._kept.values())


def test_a_face_that_was_forgotten_is_painted_again(dressed: QApplication, small: int) -> None:
    painted: list[str] = []

    def paint(p: QPainter, face: str, rect: QRectF) -> None:
        painted.append(face)
        fill(p, face, rect)

    table = Faces(paint)
    first = table.pixmap("#b53a2b", 200, 280, 1.0).toImage()
    table.pixmap("#b53a2b", 200, 280, 1.0)
    assert painted == ["#b53a2b"]
    for number in range(20):
        table.pixmap(f"#{number:06x}", 200, 280, 1.0)
    assert table.pixmap("#b53a2b", 200, 280, 1.0).toImage() == first
    assert painted.count("#b53a2b") == 2


def test_who_forgets_leaves_the_faces_of_others_alone(dressed: QApplication, small: int) -> None:
    table, browser = Faces(fill), Faces(fill)
    for owner in (table, browser):
        owner.pixmap("#b53a2b", 60, 84, 1.0)
    table.forget()
    assert {key[0] for key in KEPT._kept} == {browser._number}


def test_faces_of_a_closed_page_are_gone_with_the_next_face(dressed: QApplication, small: int) -> None:
    closed = Faces(fill)
    closed.pixmap("#b53a2b", 60, 84, 1.0)
    number = closed._number
    del closed
    gc.collect()
    assert number in faces._gone
    Faces(fill).pixmap("#000000", 60, 84, 1.0)
    assert number not in {key[0] for key in KEPT._kept}


def test_icons_of_a_zoomed_board_stay_within_bounds(dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PIXMAPS, "most", 1 << 20)
    for px in range(8, 160):
        shown = icon_pixmap("app-save", px)
        assert shown.cacheKey() == icon_pixmap("app-save", px).cacheKey()
        assert bytes_of(shown) == 4 * px * px
    assert PIXMAPS.bytes <= PIXMAPS.most
