"""Words painted on the table follow the interface scale as far as their room allows, and are never cut."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from imperium_desktop.ui.theme.fonts import sans, sizes, type_font
from imperium_desktop.ui.theme.lettering import LINE, enlarged, fitted, grown, write

ROOMY = QRectF(0, 0, 400, 40)


def written(rect: QRectF, text: str = "Temples", size: float = 14) -> float:
    """How wide it became."""
    image = QImage(420, 60, QImage.Format.Format_ARGB32)
    with QPainter(image) as p:
        return write(p, rect, text, size)


@pytest.mark.parametrize("percent", [125, 150])
def test_it_grows_where_there_is_room(dressed: object, percent: int) -> None:
    usual = written(ROOMY)
    sizes.set_scale(percent)
    assert written(ROOMY) == pytest.approx(usual * percent / 100, rel=0.06)


@pytest.mark.parametrize("rect", [QRectF(0, 0, 400, 14 * LINE), QRectF(0, 0, 30, 40)], ids=["low", "narrow"])
def test_it_does_not_grow_beyond_its_room(dressed: object, rect: QRectF) -> None:
    usual = written(rect)
    sizes.set_scale(150)
    assert written(rect) == usual


def test_it_never_shrinks_for_the_scale(dressed: object) -> None:
    sizes.set_scale(150)
    assert grown(sans(14, exact=True), 5).pixelSize() == 14


def test_what_follows_the_scale_by_itself_keeps_to_its_room(dressed: object) -> None:
    sizes.set_scale(150)
    room = QRectF(0, 0, 90, 20)
    font = fitted(type_font("area heading"), "Your points", room)
    assert QFontMetricsF(font).horizontalAdvance("Your points") <= room.width()
    assert font.pixelSize() * LINE <= room.height()
    assert fitted(type_font("area heading"), "Your points", ROOMY).pixelSize() == type_font("area heading").pixelSize()


def test_larger_sizes_are_tried_first(dressed: object) -> None:
    assert enlarged(11.5) == [11.5]
    sizes.set_scale(150)
    assert enlarged(11.5) == [17, 16, 15, 14, 13, 11.5]
    assert enlarged(80, 8)[:2] == [120, 112]
    assert enlarged(80, 8)[-1] == 80
