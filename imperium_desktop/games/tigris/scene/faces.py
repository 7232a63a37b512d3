"""How the pieces of Tigris & Euphrates look."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from imperium_desktop.games.tigris.rules.components import RED, TILES
from imperium_desktop.games.tigris.scene.colours import LEADER_COLOURS, TILE_COLOURS
from imperium_desktop.games.tigris.scene.face_kinds import (
    BaseFace,
    CatastropheFace,
    ChoiceFace,
    CornerTempleFace,
    DynastyFace,
    LeaderFace,
    MonumentFace,
    TigrisFace,
    TileFace,
    TreasureFace,
    UnificationFace,
)
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, falling, rounded, shadow
from imperium_desktop.ui.theme.palette import palette


def paint_face(p: QPainter, face: TigrisFace, rect: QRectF) -> None:
    match face:
        case TileFace(tile):
            paint_tile(p, rect, tile)
        case CornerTempleFace():
            paint_tile(p, rect, TILES[RED])
            paint_corner(p, rect)
        case BaseFace():
            paint_base(p, rect)
        case LeaderFace(dynasty, leader):
            paint_leader(p, rect, dynasty, leader)
        case DynastyFace(dynasty):
            paint_dynasty(p, rect, dynasty)
        case MonumentFace(left, right):
            paint_monument(p, rect, left, right)
        case TreasureFace():
            paint_treasure(p, rect)
        case CatastropheFace():
            paint_catastrophe(p, rect)
        case UnificationFace():
            paint_unification(p, rect)
        case ChoiceFace():
            pass


def inset(rect: QRectF, by: float) -> QRectF:
    return rect.adjusted(by, by, -by, -by)


def centred(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


def paint_tile(p: QPainter, rect: QRectF, tile: str) -> None:
    cell = rect.width()
    top, bottom = TILE_COLOURS[tile]
    body = inset(rect, cell * 0.04)
    outer = rounded(body, cell * 0.09)
    shadow(p, outer, 2, 4)
    p.fillPath(outer, falling(body, top, bottom))
    p.strokePath(rounded(inset(body, 1), cell * 0.08), QPen(QColor(255, 255, 255, 71), 1.2))
    field = rounded(inset(rect, cell * 0.155), cell * 0.10)
    p.fillPath(field, QColor("#f1e6ca"))
    p.strokePath(field, QPen(QColor(bottom), 1.3))
    draw_icon(p, f"tigris-{tile}", centred(rect.center(), cell * 0.56))


def paint_corner(p: QPainter, rect: QRectF) -> None:
    """The frame of a temple whose treasure is taken first."""
    pen = QPen(QColor("#f0c455"), max(2.0, rect.width() * 0.045))
    pen.setDashPattern([2.2, 1.4])
    p.strokePath(rounded(inset(rect, rect.width() * 0.05), rect.width() * 0.09), pen)


def paint_base(p: QPainter, rect: QRectF) -> None:
    """A tile turned face down."""
    body = rounded(inset(rect, rect.width() * 0.04), rect.width() * 0.09)
    shadow(p, body, 1, 3)
    p.fillPath(body, QColor("#b9a681"))
    p.strokePath(body, QPen(alpha("#4a3416", 0.7), 1.2))


def disc(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def paint_leader(p: QPainter, rect: QRectF, dynasty: str, leader: str) -> None:
    cell, centre = rect.width(), rect.center()
    r = cell * 0.43
    colour = LEADER_COLOURS[leader]
    paint_disc(p, centre, r, colour, dynasty)
    badge = QPointF(centre.x() + r * 0.66, centre.y() + r * 0.66)
    p.setPen(QPen(QColor(colour), max(1.2, cell * 0.024)))
    p.setBrush(QColor("#f3e8cd"))
    p.drawEllipse(badge, cell * 0.165, cell * 0.165)
    draw_icon(p, f"tigris-{leader}", centred(badge, cell * 0.25))


def paint_disc(p: QPainter, centre: QPointF, r: float, colour: str, dynasty: str) -> None:
    """A wooden disc with the dynasty's sign inside a coloured ring."""
    shadow(p, disc(centre, r), 2, 4)
    p.fillPath(disc(centre, r), QColor("#b98a4c"))
    p.strokePath(disc(centre, r - 1), QPen(alpha("#f0d9a6", 0.7), 1))
    p.fillPath(disc(centre, r * 0.87), QColor(colour))
    p.fillPath(disc(centre, r * 0.66), QColor("#f3e8cd"))
    p.strokePath(disc(centre, r * 0.66), QPen(QColor(palette().ink), 1))
    draw_icon(p, f"tigris-{dynasty}", centred(centre, r * 1.04), fine=r > 80)


def paint_dynasty(p: QPainter, rect: QRectF, dynasty: str) -> None:
    paint_disc(p, rect.center(), rect.width() * 0.43, "#8a6a35", dynasty)


def paint_monument(p: QPainter, rect: QRectF, left: int, right: int) -> None:
    """Three nested squares seen from above, each half in one of its colours, with a gold top."""
    side = rect.width()
    ground = rounded(inset(rect, max(2.0, side * 0.02)), side * 0.04)
    shadow(p, ground, 3, 6)
    p.fillPath(ground, QColor("#cdbf9e"))
    p.strokePath(ground, QPen(alpha("#4a3416", 0.8), 1.2))
    for depth in (0.12, 0.23, 0.34):
        square = inset(rect, side * depth)
        for half, sphere in ((0, left), (1, right)):
            top, bottom = TILE_COLOURS[TILES[sphere]]
            part = QRectF(square.x() + half * square.width() / 2, square.y(), square.width() / 2, square.height())
            p.fillRect(part, QColor(top if depth > 0.2 else bottom))
        p.setPen(QPen(alpha("#17110b", 0.75), 1.5))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawRect(square)
        p.setPen(QPen(QColor(255, 255, 255, 102), 1))
        p.drawPolyline(QPolygonF([square.bottomLeft(), square.topLeft(), square.topRight()]))
    top_square = centred(rect.center(), side * 0.14)
    p.fillRect(top_square, falling(top_square, "#f7dd8e", "#c9982f"))
    p.setPen(QPen(alpha("#17110b", 0.75), 1.2))
    p.drawRect(top_square)
    for across, sphere in ((0.22, left), (0.78, right)):
        paint_sphere_sign(p, QPointF(rect.x() + side * across, rect.y() + side * 0.78), side * 0.30, sphere)


def paint_sphere_sign(p: QPainter, centre: QPointF, side: float, sphere: int) -> None:
    """The sphere's own sign on a light disc: colours alone do not tell it to everybody."""
    p.setPen(QPen(alpha("#17110b", 0.6), 1))
    p.setBrush(QColor("#f1e6ca"))
    p.drawEllipse(centred(centre, side))
    draw_icon(p, f"tigris-{TILES[sphere]}", centred(centre, side * 0.76))


def paint_treasure(p: QPainter, rect: QRectF) -> None:
    """A small wooden cube seen from above left."""
    s = rect.width() * 0.46
    c = rect.center()
    up, right, down = QPointF(0, -s * 0.95), QPointF(s * 0.9, -s * 0.45), QPointF(0, s * 0.95)
    left = QPointF(-s * 0.9, -s * 0.45)
    low_right, low_left = QPointF(s * 0.9, s * 0.48), QPointF(-s * 0.9, s * 0.48)
    whole = QPolygonF([c + up, c + right, c + low_right, c + down, c + low_left, c + left])
    outline = QPainterPath()
    outline.addPolygon(whole)
    outline.closeSubpath()
    shadow(p, outline, 2, 3)
    for colour, corners in (
        ("#f0d491", (up, right, QPointF(0, 0), left)),
        ("#d2a04b", (left, QPointF(0, 0), down, low_left)),
        ("#a87626", (QPointF(0, 0), right, low_right, down)),
    ):
        p.setPen(QPen(alpha("#4a3416", 0.55), 0.8))
        p.setBrush(QColor(colour))
        p.drawPolygon(QPolygonF([c + corner for corner in corners]))


def paint_catastrophe(p: QPainter, rect: QRectF) -> None:
    body = rounded(inset(rect, rect.width() * 0.045), 5)
    shadow(p, body, 2, 4)
    p.fillPath(body, QColor("#3b332c"))
    p.strokePath(body, QPen(QColor(255, 255, 255, 40), 1))
    draw_icon(p, "tigris-catastrophe", centred(rect.center(), rect.width() * 0.7))


def paint_unification(p: QPainter, rect: QRectF) -> None:
    body = rounded(inset(rect, rect.width() * 0.05), 7)
    shadow(p, body, 2, 4)
    p.fillPath(body, QColor("#f2e2b2"))
    p.strokePath(body, QPen(QColor("#9a6d1e"), 2.5))
    draw_icon(p, "tigris-unification", centred(rect.center(), rect.width() * 0.74))
