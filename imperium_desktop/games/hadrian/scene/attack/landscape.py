"""The land before the Wall: sky, hills, firs, and the Wall with its towers. Painted once for each size."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from imperium_desktop.games.hadrian.scene.attack.plan import FIELD, SECTION, WALL, AttackPlan
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.textures import noise_bytes, surface

SUN: Final = (884.0, 62.0, 34.0)
SKY, HORIZON, SUNLIGHT = "#5d8aa8", "#b4bfa8", "#f6ead0"
HILLS: Final = (
    ("#93a98d", ((0, 136), (130, 118), (330, 160), (620, 106), (900, 96), (1180, 132), (1476, 96))),
    ("#7d9a74", ((0, 182), (220, 150), (420, 190), (700, 150), (1010, 176), (1260, 140), (1476, 168))),
    ("#6a8c56", ((0, 262), (260, 236), (520, 252), (780, 226), (1060, 246), (1300, 224), (1476, 236))),
)
"""Hills from the farthest to the nearest: colour, and the line of the ridge."""
FIRS: Final = ((14, 168, 54, 46.0), (11, 212, 42, 58.0), (8, 262, 34, 92.0))
"""Firs on each hill: how many, where they stand, how far that varies, and how high they are."""
FIR, FIR_LIT, TRUNK = "#3f6350", "#5d8267", "#5b3b28"
GRASS: Final = ("#6d8f4c", "#7f9a55", "#617f41")
STONE_LINE, STONE_EDGE = "#6b604c", "#4a4234"
COURSE: Final = 25.6
"""Height of a course of the Wall, in units."""


def paint_landscape(p: QPainter, plan: AttackPlan, ratio: float) -> None:
    field = QRectF(*plan.field)
    p.save()
    p.setClipRect(field)
    paint_sky(p, plan, field)
    seeds = noise_bytes(23, 400)
    for number, (colour, ridge) in enumerate(HILLS):
        p.fillPath(hill(plan, ridge), falling(field, QColor(colour).lighter(106), QColor(colour).darker(112)))
        paint_firs(p, plan, FIRS[number], seeds[number * 100 : number * 100 + 100])
    paint_meadow(p, plan, seeds[300:])
    paint_wall(p, plan, ratio)
    for border in (SECTION, 2 * SECTION):
        paint_tower(p, plan, border, ratio)
    p.restore()


def paint_sky(p: QPainter, plan: AttackPlan, field: QRectF) -> None:
    sky = QRectF(field.x(), field.y(), field.width(), 200 * plan.down)
    p.fillRect(field, falling(sky, SKY, HORIZON))
    x, y, radius = SUN
    sun = QPointF(plan.x(x), plan.y(y))
    for ray in range(12):
        p.save()
        p.translate(sun)
        p.rotate(ray * 30 + 8)
        beam = QPainterPath()
        beam.addPolygon(QPolygonF([QPointF(0, 0), QPointF(900 * plan.scale, -70), QPointF(900 * plan.scale, 70)]))
        p.fillPath(beam, alpha(SUNLIGHT, 0.10))
        p.restore()
    disc = QPainterPath()
    disc.addEllipse(sun, radius * plan.scale, radius * plan.scale)
    p.fillPath(disc, QColor("#f7ebc0"))


def hill(plan: AttackPlan, ridge: Sequence[tuple[float, float]]) -> QPainterPath:
    """A soft line through the points of its ridge, down to the foot of the field."""
    points = [QPointF(plan.x(x), plan.y(y)) for x, y in ridge]
    path = QPainterPath(points[0])
    for before, after in pairwise(points):
        middle = (before.x() + after.x()) / 2
        path.cubicTo(QPointF(middle, before.y()), QPointF(middle, after.y()), after)
    path.lineTo(plan.x(FIELD[0]), plan.y(FIELD[1]))
    path.lineTo(plan.x(0), plan.y(FIELD[1]))
    path.closeSubpath()
    return path


def paint_firs(p: QPainter, plan: AttackPlan, wood: tuple[int, float, float, float], seeds: bytes) -> None:
    count, foot, varies, height = wood
    step = FIELD[0] / count
    found = []
    for number in range(count * 2):
        across, down, size = (seeds[number * 3 + nth] / 255 for nth in range(3))
        x = (number / 2 + across * 0.9) * step
        found.append((foot + (down - 0.5) * varies, x, height * (0.75 + 0.5 * size)))
    for y, x, tall in sorted(found):
        paint_fir(p, QPointF(plan.x(x), plan.y(y)), tall * plan.scale)


def paint_fir(p: QPainter, foot: QPointF, height: float) -> None:
    """Three tiers, lit from the left."""
    width = height * 0.42
    p.fillRect(QRectF(foot.x() - height * 0.035, foot.y() - height * 0.14, height * 0.07, height * 0.14), QColor(TRUNK))
    for tier in range(3):
        low, top = foot.y() - height * (0.10 + 0.27 * tier), foot.y() - height * (0.48 + 0.26 * tier)
        half = width * (1 - 0.26 * tier) / 2
        for side, colour in ((-1, FIR_LIT), (1, FIR)):
            branch = QPolygonF([QPointF(foot.x(), top), QPointF(foot.x() + side * half, low), QPointF(foot.x(), low)])
            path = QPainterPath()
            path.addPolygon(branch)
            p.fillPath(path, QColor(colour))


def paint_meadow(p: QPainter, plan: AttackPlan, seeds: bytes) -> None:
    """The grass behind the Wall, on which the plaques lie."""
    top = sum(WALL)
    ground = QRectF(*plan.rect(0, top, FIELD[0], FIELD[1] - top))
    p.fillRect(ground, falling(ground, GRASS[1], GRASS[0]))
    p.fillRect(QRectF(ground.x(), ground.y(), ground.width(), 12 * plan.down), QColor(GRASS[2]))
    p.setPen(pen(alpha(GRASS[2], 0.9), 1.2))
    side = 5 * plan.scale
    for across, down in zip(seeds[::2], seeds[1::2], strict=False):
        at = QPointF(plan.x(across / 255 * FIELD[0]), plan.y(top + 24 + down / 255 * 150))
        p.drawPolyline(QPolygonF([at, at + QPointF(side, -side * 0.6), at + QPointF(2 * side, 0)]))


def paint_wall(p: QPainter, plan: AttackPlan, ratio: float) -> None:
    top, height = WALL
    merlons = QPainterPath()
    for number in range(29):
        merlons.addRect(QRectF(*plan.rect(number * 52, top - 22, 26, 23)))
    body = QRectF(*plan.rect(0, top, FIELD[0], height))
    p.fillPath(merlons, surface("stone", ratio))
    p.strokePath(merlons, pen(alpha(STONE_EDGE, 0.9), 1.2))
    p.fillRect(body, surface("stone", ratio))
    p.fillRect(body, falling(body, alpha("#fff6dc", 0.10), alpha("#2a2117", 0.32)))
    p.setPen(pen(alpha(STONE_LINE, 0.45), 1))
    for course in range(1, 5):
        y = plan.y(top + course * COURSE)
        p.drawLine(QPointF(body.left(), y), QPointF(body.right(), y))
    for course in range(5):
        for stone in range(26):
            x = plan.x(stone * 58 + (29 if course % 2 else 0))
            p.drawLine(QPointF(x, plan.y(top + course * COURSE)), QPointF(x, plan.y(top + (course + 1) * COURSE)))
    p.setPen(pen(STONE_EDGE, 2))
    p.drawLine(body.topLeft(), body.topRight())
    p.drawLine(body.bottomLeft(), body.bottomRight())


def paint_tower(p: QPainter, plan: AttackPlan, border: float, ratio: float) -> None:
    """Paint a tower between two cohorts, with a banner."""
    top, foot = WALL[0] - 56, sum(WALL) + 8
    pole = QPointF(plan.x(border + 5), plan.y(top - 62))
    p.setPen(pen("#3a2a1c", 3 * plan.scale))
    p.drawLine(pole, QPointF(pole.x(), plan.y(top)))
    banner = QPolygonF(
        [QPointF(x * plan.scale, y * plan.scale) for x, y in ((0, 0), (34, 2), (25, 12), (34, 22), (0, 20))]
    )
    cloth = QPainterPath()
    cloth.addPolygon(banner.translated(pole))
    cloth.closeSubpath()
    p.fillPath(cloth, QColor("#b3382c"))
    p.strokePath(cloth, pen("#5f1712", 1.2))
    tower = QPainterPath()
    tower.addRect(QRectF(*plan.rect(border - 25, top, 50, foot - top)))
    for nth in range(3):
        tower.addRect(QRectF(*plan.rect(border - 31 + nth * 24, top - 28, 14, 20)))
    tower.addRect(QRectF(*plan.rect(border - 31, top - 10, 62, 12)))
    p.fillPath(tower, surface("stone", ratio))
    p.fillPath(tower, alpha("#fff6dc", 0.08))
    p.strokePath(tower, pen(STONE_EDGE, 1.6))
    window = QRectF(*plan.rect(border - 10, top + 26, 20, 36))
    p.fillPath(rounded(window, window.width() / 2), QColor("#4a4137"))
    p.fillRect(window.adjusted(0, window.height() / 2, 0, 0), QColor("#4a4137"))
