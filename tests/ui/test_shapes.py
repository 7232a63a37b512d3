"""Elements with an outline of their own, such as the provinces of a map: lit, hit and focused by it."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.pieces import Light, outline_of
from imperium_desktop.ui.stage.placement import Placement, Zone, element_at, next_in_direction, shaped
from imperium_desktop.ui.stage.view import TableView

BAY = (((100.0, 100.0), (300.0, 100.0), (300.0, 300.0), (240.0, 300.0), (240.0, 160.0), (100.0, 160.0)),)
"""Land to the north and east."""
SEA = (((100.0, 165.0), (235.0, 165.0), (235.0, 300.0), (100.0, 300.0)),)
ISLAND = (
    ((400.0, 100.0), (600.0, 100.0), (600.0, 300.0), (400.0, 300.0)),
    ((450.0, 150.0), (550.0, 150.0), (550.0, 250.0), (450.0, 250.0)),
)
"""With a lake in it."""
MAP = {"land": shaped(BAY, zone=Zone.BOARD, z=1), "sea": shaped(SEA, zone=Zone.BOARD), "island": shaped(ISLAND)}


def test_a_light_runs_inside_a_card_and_around_what_is_too_low_for_that() -> None:
    card, sliver = QRectF(0, 0, 80, 110), QRectF(0, 0, 80, 18)
    assert card.contains(outline_of(card, round_=False).boundingRect())
    assert outline_of(sliver, round_=False).boundingRect().contains(sliver)


def test_the_rectangle_lies_around_the_outline() -> None:
    assert MAP["land"][:4] == (100, 100, 200, 200)
    assert MAP["land"].zone is Zone.BOARD


@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (110, 110, "land"),
        (290, 290, "land"),
        (110, 290, "sea"),
        (110, 162, None),
        (410, 110, "island"),
        (500, 200, None),
    ],
)
def test_a_point_belongs_to_the_outline_around_it(x: float, y: float, key: str | None) -> None:
    assert element_at(MAP, (), x, y) == key


@pytest.mark.parametrize("key", MAP)
def test_its_centre_belongs_to_it(key: str) -> None:
    assert MAP[key].holds(*MAP[key].centre)


def test_arrows_walk_from_shape_to_shape() -> None:
    assert next_in_direction(MAP, MAP, "land", 0, 1) == "sea"
    assert next_in_direction(MAP, MAP, "land", 1, 0) == "island"


def painted(sort: str, place: Placement) -> QImage:
    light = Light(sort)
    light.show_at([place])
    image = QImage(700, 400, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as p:
        light.paint(p, None)  # type: ignore[arg-type]
    return image


@pytest.mark.parametrize("sort", ["lit", "quiet", "halo", "chosen", "hinted", "focus"])
def test_light_follows_the_outline(qapp: object, sort: str) -> None:
    image = painted(sort, MAP["land"])
    assert any(image.pixelColor(240, y).alpha() for y in range(180, 280)), "along the coast"
    assert image.pixelColor(150, 260).alpha() == 0, "not on the sea, though it is inside the rectangle"


def test_a_click_in_the_bay_touches_the_sea(qtbot: QtBot) -> None:
    table = TableView(Faces(lambda p, face, rect: None), lambda p: None)
    qtbot.addWidget(table)
    table.resize(700, 400)
    table.show_layout(MAP)
    touched: list[str] = []
    table.touched.connect(touched.append)
    for x, y in ((150, 260), (150, 130), (500, 200)):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, y))
    assert touched == ["sea", "land"]
