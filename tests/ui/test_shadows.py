"""Panel shadows are drawn from one small frame: they must look like the shadow of the whole outline."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.ui.theme.paint import rounded, shadow, shadows_around

PANEL = QRectF(60, 60, 300, 200)
RADIUS, DROP, BLUR, STRENGTH = 5, 6, 12, 0.42


def painted(framed: bool) -> QImage:
    image = QImage(420, 320, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        if framed:
            shadows_around(p, PANEL, RADIUS, (DROP, BLUR, STRENGTH))
        else:
            shadow(p, rounded(PANEL, RADIUS), DROP, BLUR, STRENGTH)
    return image


def test_a_framed_shadow_is_that_of_the_whole_outline(qapp: object) -> None:
    framed, whole = painted(framed=True), painted(framed=False)
    outside = [(x, y) for x in range(0, 420, 5) for y in range(0, 320, 5) if not PANEL.contains(x, y)]
    apart = max(abs(framed.pixelColor(x, y).alpha() - whole.pixelColor(x, y).alpha()) for x, y in outside)
    assert max(whole.pixelColor(x, y).alpha() for x, y in outside) > 45
    assert apart <= 10


def test_a_small_panel_has_a_shadow_too(qapp: object) -> None:
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        shadows_around(p, QRectF(25, 25, 10, 10), RADIUS, (DROP, BLUR, STRENGTH))
    assert image.pixelColor(30, 42).alpha() > 5
