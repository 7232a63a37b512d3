"""The sky of a picture: its light, sun or moon, stars and clouds. In units of a ground's height."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from imperium_desktop.content.vignettes import Light
from imperium_desktop.ui.theme.paint import alpha
from imperium_desktop.ui.vignettes.frame import HIGH
from imperium_desktop.ui.vignettes.lights import CLOUDY, FAIR, NIGHTS, Tones

HORIZON: Final = 0.66
RAYS: Final = 16
STARS: Final = (0.8, 1.2, 1.7)
"""Radii."""
STARLIGHT: Final = QColor(255, 250, 225, 210)
DARK_CLOUD: Final = QColor(45, 54, 64, 120)
WHITE_CLOUD: Final = QColor(255, 255, 255, 190)


def paint_sky(p: QPainter, wide: float, light: Light, tones: Tones, sun: QPointF, seed: int) -> None:
    """`seed`: stars and clouds stand elsewhere in every picture."""
    sky = QLinearGradient(0, 0, 0, HIGH * HORIZON)
    sky.setColorAt(0, QColor(tones.sky))
    sky.setColorAt(1, QColor(tones.horizon))
    p.fillRect(QRectF(0, 0, wide, HIGH), sky)
    p.setPen(Qt.PenStyle.NoPen)
    if light in NIGHTS:
        paint_stars(p, wide, seed)
        paint_moon(p, sun, tones.sun)
    elif light in CLOUDY:
        paint_dark_clouds(p, wide, seed)
    else:
        paint_sun(p, wide, sun, tones.sun)
        if light in FAIR:
            paint_white_clouds(p, wide, sun, seed)


def paint_stars(p: QPainter, wide: float, seed: int) -> None:
    p.setBrush(STARLIGHT)
    for number in range(int(wide / 16)):
        radius = STARS[number % len(STARS)]
        p.drawEllipse(QPointF((number * 73 + seed * 7) % wide, (number * 41 + seed * 3) % 120), radius, radius)


def paint_moon(p: QPainter, centre: QPointF, colour: str) -> None:
    moon, bite = QPainterPath(), QPainterPath()
    moon.addEllipse(centre, 17, 17)
    bite.addEllipse(centre + QPointF(-8, -5), 15, 15)
    p.fillPath(moon.subtracted(bite), QColor(colour))


def paint_sun(p: QPainter, wide: float, centre: QPointF, colour: str) -> None:
    reach = 1.4 * max(wide, HIGH)
    ray = QPainterPath()
    ray.lineTo(reach, -0.08 * wide)
    ray.lineTo(reach, 0.08 * wide)
    p.save()
    p.translate(centre)
    p.rotate(6)
    for _ in range(RAYS):
        p.fillPath(ray, alpha(colour, 0.16))
        p.rotate(360 / RAYS)
    p.restore()
    p.setBrush(QColor(colour))
    p.drawEllipse(centre, 19, 19)


def paint_dark_clouds(p: QPainter, wide: float, seed: int) -> None:
    for number in range(math.ceil(wide / 84)):
        corner = QPointF((number * 113 + seed) % (wide + 40) - 30, 12 + (number * 29) % 46)
        puffs = ((0, 0, 36, 21), (34, -6, 42, 24), (66, 2, 34, 19), (30, 10, 42, 24))
        p.fillPath(cloud(corner, puffs), DARK_CLOUD)


def paint_white_clouds(p: QPainter, wide: float, sun: QPointF, seed: int) -> None:
    """Two, away from the sun."""
    for number in range(2):
        size = 0.7 + 0.25 * number
        x = (seed * (number + 3) * 11) % max(wide - 90, 1) + 20
        if abs(x + 20 - sun.x()) < 70:
            x = (x + 190) % max(wide - 60, 1)
        corner = QPointF(x, 26 + (seed * (number + 1)) % 34)
        puffs = ((0, 0, 9, 8), (14, -6, 13, 11), (30, -2, 11, 9.5), (42, 2, 7, 6))
        path = cloud(corner, tuple((dx * size, dy * size, w * size, h * size) for dx, dy, w, h in puffs))
        path.addRect(QRectF(corner.x(), corner.y(), 42 * size, 8 * size))
        p.fillPath(path, WHITE_CLOUD)


def cloud(corner: QPointF, puffs: tuple[tuple[float, float, float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for dx, dy, across, down in puffs:
        path.addEllipse(corner + QPointF(dx, dy), across, down)
    return path
