"""Strokes that every page and scene shares: shadow, light, parchment, seat shapes.

Nothing here is a QGraphicsEffect: glows are stacked translucent strokes, shadows small enlarged silhouettes, all cheap
and fit for caching. Give what you cache room for them: a shadow reaches `drop + 1.5 blur` beyond its path, a halo nine
pixels.
"""

import math
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from imperium_desktop.ui.theme.nine_patch import draw_frame
from imperium_desktop.ui.theme.palette import SEATS, palette
from imperium_desktop.ui.theme.textures import FORMAT, surface, surfaces

HALO: Final = ((18, 0.07), (13, 0.10), (9, 0.16), (6, 0.24))
"""Width and opacity of the strokes of a lit element's halo."""
GRAIN: Final = 0.75
"""Size of a shadow's silhouette, in units of its blur: enlarging it spreads an edge over about twice that."""
SEAT_GRID: Final = 20
"""Units across the square in which seat shapes are drawn."""
LOST: Final = "#d9573f"
"""The ring around what is taken, in both themes."""


def alpha(colour: QColor | str, opacity: float) -> QColor:
    made = QColor(colour)
    made.setAlphaF(opacity)
    return made


def pen(colour: QColor | str, width: float) -> QPen:
    """Pen that is round at joins and ends, as everything here is stroked."""
    return QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def falling(rect: QRectF, top: QColor | str, bottom: QColor | str) -> QLinearGradient:
    """Gradient from the upper edge of a rectangle to its lower edge."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, QColor(top))
    gradient.setColorAt(1, QColor(bottom))
    return gradient


def shadow(p: QPainter, path: QPainterPath, drop: float = 2, blur: float = 5, strength: float = 0.5) -> None:
    """The outline's silhouette, moved down and blurred: drawn with one grain for each `blur` and smoothly enlarged."""
    grain = max(blur * GRAIN, 0.5)
    box = path.boundingRect().translated(0, drop).adjusted(-2 * grain, -2 * grain, 2 * grain, 2 * grain)
    silhouette = QImage(math.ceil(box.width() / grain), math.ceil(box.height() / grain), FORMAT)
    silhouette.fill(Qt.GlobalColor.transparent)
    with QPainter(silhouette) as q:
        q.setRenderHint(QPainter.RenderHint.Antialiasing)
        q.scale(1 / grain, 1 / grain)
        q.translate(-box.left(), drop - box.top())
        q.fillPath(path, alpha("#000000", strength))
    p.save()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawImage(QRectF(box.topLeft(), QSizeF(silhouette.size()) * grain), silhouette)
    p.restore()


def lit(p: QPainter, path: QPainterPath, pulse: float = 1.0, *, quiet: bool = False) -> None:
    """The outline that says "you can". `pulse` (0.55 to 1) drives the halo only.

    `quiet` is for scenes with more than twelve lit elements. The dark rim keeps the gold visible on parchment,
    where gold alone has a contrast of 1.1 : 1.
    """
    colours = palette()
    if quiet:
        p.fillPath(path, alpha(colours.lit_line, 0.20))
        p.strokePath(path, pen(colours.lit_on_paper, 2.4))
        return
    lit_halo(p, path, pulse)
    lit_line(p, path)


def lit_halo(p: QPainter, path: QPainterPath, pulse: float = 1.0) -> None:
    for width, opacity in HALO:
        p.strokePath(path, pen(alpha(palette().lit_halo, opacity * pulse), width))


def lit_line(p: QPainter, path: QPainterPath) -> None:
    p.strokePath(path, pen(alpha(palette().lit_rim, 0.85), 4.8))
    p.strokePath(path, pen(palette().lit_line, 2.6))


def lit_area(p: QPainter, path: QPainterPath) -> None:
    """A stretch of land or sea: its line alone would look like a border."""
    p.fillPath(path, alpha(palette().lit_line, 0.22))
    p.strokePath(path, pen(alpha(palette().lit_rim, 0.85), 6.4))
    p.strokePath(path, pen(palette().lit_line, 4))


def chosen(p: QPainter, path: QPainterPath) -> None:
    lit(p, path)
    p.strokePath(path, pen(palette().chosen_rim, 5.5))
    p.strokePath(path, pen(palette().lit_line, 4))


def lost(p: QPainter, path: QPainterPath) -> None:
    """Stroke what is about to leave the table."""
    p.strokePath(path, pen(alpha(LOST, 0.35), 11))
    p.strokePath(path, pen(LOST, 4.5))


def hinted(p: QPainter, path: QPainterPath) -> None:
    """What a hint speaks of: a dashed line."""
    p.strokePath(path, pen(palette().hint_rim, 4.6))
    dashes = pen(palette().hint_line, 2)
    dashes.setDashPattern([3, 2])
    p.strokePath(path, dashes)


def focused(p: QPainter, path: QPainterPath) -> None:
    """Keyboard focus: dark, white and blue, so that one of them stands out from whatever lies under it."""
    p.strokePath(path, pen(palette().ink, 8))
    p.strokePath(path, pen("#ffffff", 5.5))
    p.strokePath(path, pen(palette().focus, 2.5))


def age_edges(p: QPainter, rect: QRectF, depth: float = 14) -> None:
    """Brown the four edges of a parchment. The painter's brush origin must be (0, 0): it moves gradients too."""
    if surfaces.none_made:
        return
    shade, low = QColor(palette().page_edge_shade), QColor(palette().page_edge_low)
    across, down, low_down = min(depth, rect.width()), min(depth, rect.height()), min(depth * 1.15, rect.height())
    for colour, strip, start, end in (
        (shade, rect.adjusted(0, 0, 0, down - rect.height()), (0, 0), (0, 1)),
        (low, rect.adjusted(0, rect.height() - low_down, 0, 0), (0, 1), (0, 0)),
        (shade, rect.adjusted(0, 0, across - rect.width(), 0), (0, 0), (1, 0)),
        (shade, rect.adjusted(rect.width() - across, 0, 0, 0), (1, 0), (0, 0)),
    ):
        gradient = QLinearGradient(*start, *end)
        gradient.setCoordinateMode(QGradient.CoordinateMode.ObjectMode)
        gradient.setColorAt(0, colour)
        gradient.setColorAt(1, alpha(colour, 0))
        p.fillRect(strip, gradient)


def panel_shadow(p: QPainter, rect: QRectF, radius: float = 5) -> None:
    shadows_around(p, rect, radius, (6, 12, 0.42), (1, 1.5, 0.5))


def shadows_around(p: QPainter, rect: QRectF, radius: float, *shadows: tuple[float, float, float]) -> None:
    """Paint shadows only around a panel, which hides the rest; each with its drop, blur and strength."""
    if surfaces.none_made:
        return
    for drop, blur, strength in shadows:
        picture, reach = soft_frame(radius, blur, strength)
        corner = picture.width() // 2
        box = rect.translated(0, drop).adjusted(-reach, -reach, reach, reach)
        if min(box.width(), box.height()) >= 2 * corner:
            draw_frame(p, picture, corner, QRectF(box.toRect()))
        else:
            shadow(p, rounded(rect, radius), drop, blur, strength)


@lru_cache(maxsize=32)
def soft_frame(radius: float, blur: float, strength: float) -> tuple[QImage, int]:
    """The shadow of the smallest panel with such corners, and how far it reaches beyond it."""
    reach = math.ceil(2 * blur)
    side = 2 * (2 * reach + math.ceil(radius)) + 1
    picture = QImage(side, side, FORMAT)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        shadow(p, rounded(QRectF(reach, reach, side - 2 * reach, side - 2 * reach), radius), 0, blur, strength)
    return picture, reach


def parchment_sheet(p: QPainter, rect: QRectF, ratio: float, radius: float = 5, depth: float = 14) -> None:
    """A panel without its shadow: the tile anchored to it, browned edges, light under the upper edge, brass border."""
    colours = palette()
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    p.setBrushOrigin(rect.topLeft())
    p.fillRect(rect, surface("parchment", ratio))
    p.setBrushOrigin(0, 0)
    age_edges(p, rect, depth)
    p.fillRect(
        QRectF(rect.left() + radius, rect.top() + 1, rect.width() - 2 * radius, 1), QColor(colours.page_edge_light)
    )
    p.restore()
    p.strokePath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius), QPen(QColor(colours.brass_edge), 1))


def parchment_panel(p: QPainter, rect: QRectF, ratio: float = 1.0, radius: float = 5) -> None:
    """What is read or chosen lies highest, so it has a shadow. Wide panels are browned deeper."""
    panel_shadow(p, rect, radius)
    parchment_sheet(p, rect, ratio, radius, 26 if rect.width() > 400 else 14)


def board_frame(p: QPainter, field: QRectF, width: float = 30, ratio: float = 1.0) -> None:
    """The wooden frame around a board's field, with its shadow, hair line and the dark recess."""
    colours = palette()
    outer = rounded(field.adjusted(-width, -width, width, width), 9)
    shadow(p, outer, 10, 14, 0.55)
    p.fillPath(outer, surface("wood", ratio))
    p.fillPath(outer, falling(outer.boundingRect(), colours.panel_light, colours.panel_shade))
    edge = outer.boundingRect()
    p.strokePath(rounded(edge.adjusted(0.5, 0.5, -0.5, -0.5), 9), QPen(QColor(colours.wood_dark_line), 1))
    p.strokePath(rounded(edge.adjusted(2.5, 2.5, -2.5, -2.5), 7), QPen(alpha(colours.brass_bright, 0.55), 1.5))
    p.fillRect(field.adjusted(-4, -4, 4, 4), QColor(colours.recess))


def shore(p: QPainter, edges: QPainterPath) -> None:
    """A river's bank: one path of all edges between water and land, stroked three times."""
    for colour, width, dash in (("#e7d3a0", 9.0, ()), ("#b79a5e", 3.5, ()), ("#6f8f6a", 1.3, (1.5, 3.8))):
        stroke = pen(colour, width)
        if dash:
            stroke.setDashPattern(dash)
        p.strokePath(edges, stroke)


def seat_path(seat: int, rect: QRectF) -> QPainterPath:
    """The shape of a seat, fitted to a square; drawn on a grid of 20 units."""
    shape = SEATS[seat].shape
    path = QPainterPath()
    if shape == "circle":
        path.addEllipse(QPointF(10, 10), 8, 8)
    elif shape == "square":
        path.addRect(QRectF(2.5, 2.5, 15, 15))
    else:
        corners, reach, middle = {
            "triangle": (3, 10.2, 11.9),
            "diamond": (4, 9.4, 10),
            "pentagon": (5, 9.2, 10.6),
            "hexagon": (6, 9, 10),
        }[shape]
        turns = (2 * math.pi * i / corners - math.pi / 2 for i in range(corners))
        path.addPolygon(QPolygonF([QPointF(10 + reach * math.cos(t), middle + reach * math.sin(t)) for t in turns]))
        path.closeSubpath()
    scale = rect.width() / SEAT_GRID
    return path * _fitting(rect, scale)


def _fitting(rect: QRectF, scale: float) -> QTransform:
    return QTransform(scale, 0, 0, scale, rect.left(), rect.top())


def draw_seat(p: QPainter, seat: int, rect: QRectF) -> None:
    path = seat_path(seat, rect)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillPath(path, QColor(SEATS[seat].colour))
    outline = pen(palette().seat_outline, max(1.0, 1.4 * rect.width() / SEAT_GRID))
    outline.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    p.strokePath(path, outline)
    p.restore()


def table_light(p: QPainter, rect: QRectF, ratio: float = 1.0) -> None:
    """Felt under one lamp, a little left of and above the middle, with dark corners.

    The light belongs to the view, not to the scene: it stays where it is when the scene moves.
    """
    p.fillRect(rect, surface("felt", ratio))
    lamp_light(p, rect)


def tray_wood(p: QPainter, rect: QRectF, ratio: float = 1.0) -> None:
    """Paint wood in the shade of the table's edge."""
    p.fillRect(rect, surface("dark wood", ratio))
    edge = QRectF(rect.x(), rect.y(), rect.width(), 22)
    p.fillRect(edge, falling(edge, palette().wood_shade, alpha(palette().wood_shade, 0.05)))


def lamp_light(p: QPainter, rect: QRectF) -> None:
    """Light and dark in one stroke: between them lies a ring that is neither."""
    if surfaces.none_made:
        return
    colours = palette()
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.translate(rect.left() + rect.width() * 0.46, rect.top() + rect.height() * 0.40)
    p.scale(rect.width() / 2, rect.height() / 2)
    light = QRadialGradient(QPointF(0, 0), 1.9)
    light.setColorAt(0, QColor(colours.lamp))
    light.setColorAt(0.465, alpha(colours.lamp, 0))
    light.setColorAt(0.466, alpha(colours.corners, 0))
    light.setColorAt(1, QColor(colours.corners))
    p.fillRect(QRectF(-2, -2, 4, 4), light)
    p.restore()


def rested(face: QPixmap, saturation: float, brightness: float) -> QPixmap:
    """A face that is dimmed (0.45, 0.56) or exhausted (0.55, 0.86), made from the painted one."""
    image = face.toImage().convertToFormat(FORMAT)
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    with QPainter(image) as p:
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        p.setOpacity(1 - saturation)
        p.drawImage(QPointF(0, 0), grey)
        p.setOpacity(1 - brightness)
        p.fillRect(QRectF(0, 0, image.width(), image.height()), Qt.GlobalColor.black)
    return QPixmap.fromImage(image)
