"""The way of a move as an arrow over the map, with the chance of the battle at its end."""

from collections.abc import Iterable
from fractions import Fraction

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from imperium_desktop.games.mare_nostrum.rules.components import Point
from imperium_desktop.games.mare_nostrum.scene.colours import ROUTE
from imperium_desktop.games.mare_nostrum.scene.face_kinds import RouteFace
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.theme.fonts import sans_bold
from imperium_desktop.ui.theme.lettering import CENTRE
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

ROOM = 40.0
"""Pixels around the way for its bend and its head."""


def route(plan: Plan, way: list[Point], chance: Fraction | None) -> Placement:
    """`chance`: of winning the battle at its end, if there is one."""
    spots = [plan.spot(point) for point in way]
    left, top = min(x for x, _ in spots) - ROOM, min(y for _, y in spots) - ROOM
    width = max(x for x, _ in spots) + ROOM - left
    height = max(y for _, y in spots) + ROOM - top
    face = RouteFace(tuple((round(x - left), round(y - top)) for x, y in spots), chance)
    return Placement(left, top, width, height, face, 9, Zone.BOARD)


def paint_route(p: QPainter, rect: QRectF, spots: Iterable[tuple[int, int]], tag: str) -> None:
    """`tag`: what is told of its end."""
    path = bent([rect.topLeft() + QPointF(*spot) for spot in spots])
    end, before = path.pointAtPercent(1), path.pointAtPercent(path.percentAtLength(max(path.length() - 24, 0)))
    p.strokePath(path, pen(alpha(palette().ink, 0.55), 10))
    dashes = pen(ROUTE, 5.5)
    dashes.setDashPattern([2.2, 1.7])
    p.strokePath(path, dashes)
    paint_head(p, before, end)
    if tag:
        paint_tag(p, path.pointAtPercent(0.55), tag)


def bent(spots: list[QPointF]) -> QPainterPath:
    """A little to the side, so that it does not run through its ends' pieces."""
    path = QPainterPath(spots[0])
    if len(spots) == 2:
        across = spots[1] - spots[0]
        middle = (spots[0] + spots[1]) / 2 + QPointF(-across.y(), across.x()) * 0.16
        path.quadTo(middle, spots[1])
        return path
    for place in range(1, len(spots) - 1):
        path.quadTo(spots[place], (spots[place] + spots[place + 1]) / 2)
    path.lineTo(spots[-1])
    return path


def paint_head(p: QPainter, before: QPointF, end: QPointF) -> None:
    along = end - before
    turn = QTransform().translate(end.x(), end.y())
    head = QPainterPath(QPointF(0, 0))
    length = max((along.x() ** 2 + along.y() ** 2) ** 0.5, 1)
    ahead = along / length
    side = QPointF(-ahead.y(), ahead.x())
    head.lineTo(side * 11 - ahead * 22)
    head.lineTo(ahead * -22 - side * 11)
    head.closeSubpath()
    p.fillPath(turn.map(head), QColor(ROUTE))
    p.strokePath(turn.map(head), pen(palette().ink, 1.6))


def paint_tag(p: QPainter, at: QPointF, tag: str) -> None:
    p.setFont(sans_bold(15, exact=True))
    width = p.fontMetrics().horizontalAdvance(tag) + 18
    box = QRectF(at.x() - width / 2, at.y() - 13, width, 26)
    p.fillPath(rounded(box, 5), QColor(palette().parchment))
    p.strokePath(rounded(box, 5), pen(palette().brass_edge, 1.2))
    p.setPen(QColor(palette().on_page_title))
    p.drawText(box, CENTRE, tag)
