"""The ground of the road: lands, the borders between them, the road itself and what grows beside it."""

import math
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from imperium_desktop.ui.learn.path_plan import PathPlan, Spot
from imperium_desktop.ui.scenes.protocol.facts import Border
from imperium_desktop.ui.theme.paint import alpha, pen, rounded, shore
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface

TINTS: Final = (("#8fa04a", 0.30), ("#d3a052", 0.22), ("#b98a4a", 0.10), ("#7f9a6a", 0.20), ("#c98f5a", 0.18))
"""Tints of lands, from the first on; then from the beginning."""
LATER: Final = 0.46
"""How much of its colours a land hides that one has not come to."""
WALKED: Final = "#8c4a2a"
OPEN: Final = "#a08450"
ROAD: Final = "#ecdcae"
ROAD_EDGE: Final = "#b79a5e"
GREEN: Final = "#5c7a3a"


def road_between(plan: PathPlan, number: int, reach: float) -> QPainterPath:
    """Road from a lesson to the next; `reach`: how far a turn swings out."""
    start, end = plan.spots[number], plan.spots[number + 1]
    path = QPainterPath(QPointF(start.x, start.y))
    if number in plan.turns:
        side = reach if start.x > plan.width / 2 else -reach
        path.cubicTo(start.x + side, start.y - reach / 2, end.x + side, end.y + reach / 2, end.x, end.y)
    else:
        middle = (start.x + end.x) / 2
        path.cubicTo(middle, start.y, middle, end.y, end.x, end.y)
    return path


class PathGround:
    def __init__(self, plan: PathPlan, border: Border, reached: int, radius: float) -> None:
        """`reached`: the lesson that is the next step; all before it are walked."""
        self.plan = plan
        self.border = border
        self.reached = reached
        self.radius = radius

    @property
    def roads(self) -> list[QPainterPath]:
        return [road_between(self.plan, number, self.radius * 1.5) for number in range(len(self.plan.spots) - 1)]

    def paint(self, p: QPainter, ratio: float) -> None:
        whole = QRectF(0, 0, self.plan.width, self.plan.height)
        p.fillRect(whole, surface("board land", ratio))
        at = self.plan.spots[self.reached].y if self.plan.spots else 0
        for number, land in enumerate(self.plan.lands):
            colour, strength = TINTS[number % len(TINTS)]
            later = land.y + land.height < at
            p.fillRect(QRectF(*land), alpha(colour, strength * (LATER if later else 1)))
            self._plant(p, land, later)
        roads = self.roads
        for border in self.plan.borders:
            self._paint_border(p, border, ratio)
        self._paint_road(p, roads)
        for border in self.plan.borders:
            for road in roads:
                self._paint_crossing(p, border, road)

    # Roads

    def _paint_road(self, p: QPainter, roads: list[QPainterPath]) -> None:
        wide = self.radius * 0.40
        if self.plan.spots:
            roads = [self._way_in(self.plan.spots[0]), *roads]
        for colour, width in ((ROAD_EDGE, wide), (ROAD, wide * 0.78)):
            for road in roads:
                p.strokePath(road, pen(colour, width))
        for number, road in enumerate(roads):
            walked = number <= self.reached
            dots = pen(WALKED if walked else OPEN, self.radius * (0.085 if walked else 0.06))
            dots.setDashPattern([0.01, 13 * self.radius / 54 / dots.widthF()])
            p.strokePath(road, dots)

    def _way_in(self, first: Spot) -> QPainterPath:
        path = QPainterPath(QPointF(first.x - self.radius * 1.7, first.y + self.radius * 0.45))
        path.quadTo(first.x - self.radius, first.y + self.radius * 0.1, first.x, first.y)
        return path

    # Borders

    def _paint_border(self, p: QPainter, border: Rect, ratio: float) -> None:
        painted: dict[Border, Callable[[QPainter, Rect, float], None]] = {
            "river": paint_river,
            "wall": paint_wall,
            "fields": paint_fields,
        }
        painted[self.border](p, border, ratio)

    def _paint_crossing(self, p: QPainter, border: Rect, road: QPainterPath) -> None:
        """Where the road goes through: planks over a river, a gate in a wall."""
        middle = border.y + border.height / 2
        low, high = road.pointAtPercent(0).y(), road.pointAtPercent(1).y()
        if not high < middle < low:
            return
        share = min((step / 60 for step in range(61)), key=lambda at: abs(road.pointAtPercent(at).y() - middle))
        p.save()
        p.translate(road.pointAtPercent(share))
        if self.border == "river":
            p.rotate(90 - road.angleAtPercent(share))
            paint_bridge(p, self.radius * 0.5, border.height * 1.5)
        elif self.border == "wall":
            paint_gate(p, self.radius * 0.62, border.height * 1.25)
        p.restore()

    # Plants

    def _plant(self, p: QPainter, land: Rect, later: bool) -> None:
        """Plant trees between the medallions, above and below the road by turns."""
        p.save()
        p.setOpacity(0.35 if later else 0.8)
        spots = [spot for spot in self.plan.spots if land.y <= spot.y < land.y + land.height]
        size = self.radius * 0.5
        for number, spot in enumerate(spots):
            x = spot.x + spot.room / 2
            if not size < x < self.plan.width - size:
                continue
            up = number % 2 == 0
            y = spot.y - self.radius * 1.05 if up else spot.y + self.radius * 1.35
            paint_plant(p, QPointF(x, y), size, PLANTS[self.border][number % 3])
        p.restore()


PLANTS: Final[dict[Border, tuple[str, str, str]]] = {
    "river": ("hill", "palm", "house"),
    "wall": ("hill", "pine", "house"),
    "fields": ("house", "hill", "pine"),
}


def paint_river(p: QPainter, border: Rect, ratio: float) -> None:
    top = wave(border.x, border.width, border.y + border.height * 0.1, border.height * 0.13)
    low = wave(border.x, border.width, border.y + border.height * 0.9, border.height * 0.13)
    water = QPainterPath(top)
    water.connectPath(low.toReversed())
    water.closeSubpath()
    p.fillPath(water, surface("water", ratio))
    banks = QPainterPath(top)
    banks.addPath(low)
    shore(p, banks)


def wave(x: float, width: float, y: float, height: float) -> QPainterPath:
    path = QPainterPath(QPointF(x - 4, y))
    parts = 6
    for part in range(parts):
        start, end = x + width * part / parts, x + width * (part + 1) / parts
        bend = height * (2 if part % 2 else -2)
        path.quadTo((start + end) / 2, y + bend, end + (4 if part == parts - 1 else 0), y)
    return path


def paint_wall(p: QPainter, border: Rect, ratio: float) -> None:
    body = QRectF(border.x - 2, border.y + border.height * 0.3, border.width + 4, border.height * 0.6)
    tooth = border.height * 0.5
    p.fillRect(body.translated(0, 4), alpha("#000000", 0.18))
    p.fillRect(body, surface("stone", ratio))
    for number in range(math.ceil(border.width / tooth)):
        if number % 2 == 0:
            teeth = QRectF(border.x + number * tooth, body.top() - tooth * 0.45, tooth, tooth * 0.46)
            p.fillRect(teeth, surface("stone", ratio))
            p.setPen(pen(alpha("#4a4436", 0.7), 1))
            p.drawPolyline([teeth.bottomLeft(), teeth.topLeft(), teeth.topRight(), teeth.bottomRight()])
    p.setPen(pen(alpha("#4a4436", 0.45), 1))
    for row in (1, 2):
        y = body.top() + body.height() * row / 3
        p.drawLine(QLineF(body.left(), y, body.right(), y))
    p.setPen(pen(alpha("#4a4436", 0.8), 1.2))
    p.drawLine(body.bottomLeft(), body.bottomRight())


def paint_fields(p: QPainter, border: Rect, _ratio: float) -> None:
    """Furrows between two hedges."""
    field = QRectF(border.x, border.y, border.width, border.height)
    p.save()
    p.setClipRect(field, Qt.ClipOperation.IntersectClip)
    p.fillRect(field, alpha("#b98f45", 0.55))
    step = border.height * 0.42
    for number in range(math.ceil(border.width / step) + 4):
        x = border.x + (number - 3) * step
        p.setPen(pen(alpha("#7a5a26" if number % 3 else GREEN, 0.55), border.height * 0.09))
        p.drawLine(QLineF(x, field.bottom(), x + border.height * 0.8, field.top()))
    p.restore()
    hedge = QPen(QColor(GREEN), border.height * 0.16, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    hedge.setDashPattern([0.2, 1.15])
    p.setPen(hedge)
    for y in (field.top(), field.bottom()):
        p.drawLine(QLineF(field.left(), y, field.right(), y))


def paint_bridge(p: QPainter, wide: float, long: float) -> None:
    """Upright, its middle at the origin."""
    deck = QRectF(-wide / 2, -long / 2, wide, long)
    p.fillRect(deck, QColor("#8a5a34"))
    p.setPen(pen("#5a3618", 1.2))
    planks = max(round(long / 7), 2)
    for plank in range(1, planks):
        y = deck.top() + long * plank / planks
        p.drawLine(QLineF(deck.left(), y, deck.right(), y))
    p.setPen(pen("#3f2612", max(wide * 0.09, 2)))
    p.drawLine(deck.topLeft(), deck.bottomLeft())
    p.drawLine(deck.topRight(), deck.bottomRight())


def paint_gate(p: QPainter, wide: float, high: float) -> None:
    tower = wide * 0.5
    for side in (-1, 1):
        box = QRectF(side * (wide / 2 + tower / 2) - tower / 2, -high * 0.55, tower, high)
        p.fillRect(box, QColor(palette().stone))
        p.setPen(pen("#4a4436", 1.2))
        p.drawRect(box)
        p.fillRect(QRectF(box.left() - 2, box.top() - 4, tower + 4, 6), QColor("#8b8371"))
    p.fillRect(QRectF(-wide / 2, -high * 0.35, wide, high * 0.8), QColor(ROAD))


def paint_plant(p: QPainter, at: QPointF, size: float, kind: str) -> None:
    p.save()
    p.translate(at)
    p.setBrush(Qt.BrushStyle.NoBrush)
    {"hill": _hill, "palm": _palm, "pine": _pine, "house": _house}[kind](p, size)
    p.restore()


def _hill(p: QPainter, size: float) -> None:
    p.setPen(pen(alpha("#8a6a35", 0.55), 1.2))
    for x, scale in ((-0.5, 0.8), (0.25, 1.0), (0.85, 0.6)):
        hill = QPainterPath(QPointF((x - 0.6 * scale) * size, size * 0.4))
        hill.quadTo(QPointF(x * size, -size * scale), QPointF((x + 0.6 * scale) * size, size * 0.4))
        p.fillPath(hill, alpha("#d8bd83", 0.35))
        p.drawPath(hill)


def _palm(p: QPainter, size: float) -> None:
    trunk = QPainterPath(QPointF(0, size * 0.7))
    trunk.quadTo(size * 0.16, 0, 0, -size * 0.45)
    p.strokePath(trunk, pen("#8a5a34", size * 0.12))
    for angle in (200, 235, 270, 305, 340):
        turn = math.radians(angle)
        leaf = QPainterPath(QPointF(0, -size * 0.45))
        tip = QPointF(size * 0.62 * math.cos(turn), -size * 0.45 + size * 0.5 * math.sin(turn))
        leaf.quadTo(QPointF(tip.x() * 0.7, tip.y() - size * 0.16), tip + QPointF(0, size * 0.14))
        p.strokePath(leaf, pen(GREEN, size * 0.12))


def _pine(p: QPainter, size: float) -> None:
    p.strokePath(_stroke(0, size * 0.4, 0, size * 0.7), pen("#6b4a26", size * 0.12))
    for level in range(3):
        y, wide = -size * 0.6 + level * size * 0.34, size * (0.26 + 0.12 * level)
        tier = QPainterPath(QPointF(0, y - size * 0.1))
        tier.lineTo(wide, y + size * 0.36)
        tier.lineTo(-wide, y + size * 0.36)
        tier.closeSubpath()
        p.fillPath(tier, QColor(GREEN))


def _house(p: QPainter, size: float) -> None:
    for x, scale in ((-0.3, 1.0), (0.45, 0.72)):
        wide, high = size * 0.56 * scale, size * 0.44 * scale
        box = QRectF(x * size - wide / 2, size * 0.4 - high, wide, high)
        p.fillRect(box, alpha("#f3e6c4", 0.9))
        p.setPen(pen(alpha("#6b4a26", 0.8), 1.2))
        p.drawPath(rounded(box, 1))
        p.drawRect(QRectF(box.center().x() - wide * 0.1, box.bottom() - high * 0.55, wide * 0.2, high * 0.55))


def _stroke(x: float, y: float, to_x: float, to_y: float) -> QPainterPath:
    path = QPainterPath(QPointF(x, y))
    path.lineTo(to_x, to_y)
    return path
