"""How the pieces of Mare Nostrum look. Drawn in units, a shield 40 x 50, scaled to the place."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from imperium_desktop.games.mare_nostrum.scene.colours import EMPIRE_COLOURS, WAR
from imperium_desktop.games.mare_nostrum.scene.face_kinds import (
    FortressFace,
    LegionFace,
    MarkerFace,
    PieceFace,
    SiteFace,
    TriremeFace,
    UnitFace,
    WarFace,
    WellFace,
)
from imperium_desktop.games.mare_nostrum.scene.map.pieces import DISC, FORTRESS, SHIELD, SHIP, SWORDS
from imperium_desktop.ui.theme.fonts import sans_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
SITE: Final = 44
"""Units across."""


def paint_piece(p: QPainter, face: PieceFace, rect: QRectF) -> None:
    match face:
        case SiteFace():
            fit(p, rect, SITE)
            paint_site(p, face)
        case LegionFace(empire, count):
            fit(p, rect, SHIELD[0])
            paint_shield(p, empire)
            paint_count(p, QPointF(15, 15), count)
        case TriremeFace(empire, count):
            fit(p, rect, SHIP[0])
            paint_ship(p, empire)
            paint_count(p, QPointF(27, 17), count)
        case FortressFace(empire):
            fit(p, rect, FORTRESS[0])
            paint_fortress(p, empire)
        case MarkerFace(empire, occupier):
            fit(p, rect, DISC)
            paint_disc(p, empire, 13)
            if occupier:
                small_shield(p, QPointF(9, 9), occupier, 0.46)
        case WarFace():
            fit(p, rect, SWORDS)
            paint_swords(p)
        case UnitFace():
            paint_unit(p, rect, face)
        case WellFace():
            paint_well(p, rect, face)
    p.resetTransform()


def fit(p: QPainter, rect: QRectF, units: float) -> None:
    """Fit `units` units across a place, from the middle."""
    p.translate(rect.center())
    p.scale(rect.width() / units, rect.width() / units)


def square(at: QPointF, side: float) -> QRectF:
    return QRectF(at.x() - side / 2, at.y() - side / 2, side, side)


def circle(at: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(at, radius, radius)
    return path


def paint_count(p: QPainter, at: QPointF, count: int) -> None:
    p.setPen(pen(palette().ink, 1.4))
    p.setBrush(QColor("#fffaf0"))
    p.drawEllipse(at, 9.5, 9.5)
    p.setFont(sans_bold(14, exact=True))
    p.drawText(square(at, 24), CENTRE, str(count))


# Sites


def house() -> QPainterPath:
    path = QPainterPath(QPointF(-18, -5))
    for x, y in ((0, -20), (18, -5), (18, 17), (-18, 17)):
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def site_path(building: str) -> QPainterPath:
    if building == "caravan":
        return circle(QPointF(0, 0), 19)
    if building == "market":
        return rounded(QRectF(-17, -17, 34, 34), 5)
    return house()


def paint_site(p: QPainter, site: SiteFace) -> None:
    path, icon = site_path(site.building), f"mare-{site.good or site.building}"
    middle = QPointF(0, 2 if site.building not in ("caravan", "market") else 0)
    if site.state == "free":
        p.fillPath(path, alpha("#ffffff", 0.22))
        dashed = pen(alpha("#5c4725", 0.8), 1.5)
        dashed.setDashPattern([2.4, 2.2])
        p.strokePath(path, dashed)
        p.setOpacity(0.5)
        draw_icon(p, icon, square(middle, 24))
        p.setOpacity(1)
        return
    shadow(p, path, 1.5, 3, 0.4)
    p.fillPath(path, QColor(palette().ivory))
    if site.state == "pillaged":
        ring = pen(WAR, 2.6)
        ring.setDashPattern([1.6, 1.6])
        p.strokePath(path, ring)
        paint_torch(p)
    else:
        p.strokePath(path, pen(EMPIRE_COLOURS.get(site.occupier or site.owner, palette().ink), 3.4))
        draw_icon(p, icon, square(middle, 26))
    if site.occupier:
        small_shield(p, QPointF(13, 12), site.occupier, 0.5)


def paint_torch_in(p: QPainter, rect: QRectF) -> None:
    p.save()
    p.translate(rect.center())
    p.scale(rect.height() / 34, rect.height() / 34)
    paint_torch(p)
    p.restore()


def paint_torch(p: QPainter) -> None:
    p.strokePath(line(QPointF(-3, 13), QPointF(1, -1)), pen("#5c3a1c", 4))
    flame = QPainterPath(QPointF(2, -15))
    flame.cubicTo(QPointF(9, -8), QPointF(9, 0), QPointF(2, 1))
    flame.cubicTo(QPointF(-6, 0), QPointF(-5, -7), QPointF(2, -15))
    p.fillPath(flame, QColor("#e3843a"))
    p.strokePath(flame, pen(palette().ink, 1.2))


def line(start: QPointF, end: QPointF) -> QPainterPath:
    path = QPainterPath(start)
    path.lineTo(end)
    return path


# Units


def shield_path() -> QPainterPath:
    path = QPainterPath(QPointF(-18, -23))
    path.lineTo(18, -23)
    path.lineTo(18, 2)
    path.quadTo(QPointF(18, 15), QPointF(0, 23))
    path.quadTo(QPointF(-18, 15), QPointF(-18, 2))
    path.closeSubpath()
    return path


def paint_shield(p: QPainter, empire: str) -> None:
    path = shield_path()
    shadow(p, path, 1.5, 3, 0.45)
    p.fillPath(path, QColor(EMPIRE_COLOURS[empire]))
    p.strokePath(QTransform.fromScale(0.84, 0.84).map(path), pen(alpha("#fff4d6", 0.55), 1.5))
    p.strokePath(path, pen(palette().ink, 2))
    p.fillPath(circle(QPointF(0, -3), 12.5), alpha("#fff8e6", 0.2))
    draw_icon(p, f"mare-{empire}", square(QPointF(0, -3), 24))


def small_shield(p: QPainter, at: QPointF, empire: str, scale: float) -> None:
    """Draw the shield of a legion on a post."""
    p.save()
    p.translate(at)
    p.scale(scale, scale)
    paint_shield(p, empire)
    p.restore()


def paint_ship(p: QPainter, empire: str) -> None:
    hull = QPainterPath(QPointF(-32, 2))
    hull.quadTo(QPointF(-22, 10), QPointF(-12, 10))
    hull.lineTo(14, 10)
    hull.quadTo(QPointF(26, 10), QPointF(33, -2))
    hull.quadTo(QPointF(34, 24), QPointF(11, 24))
    hull.lineTo(-11, 24)
    hull.quadTo(QPointF(-29, 24), QPointF(-32, 2))
    hull.closeSubpath()
    shadow(p, hull, 2, 3, 0.45)
    p.strokePath(line(QPointF(2, 9), QPointF(2, -25)), pen(palette().ink, 3))
    for points in (((5, -23), (30, -8), (27, 5), (5, 6)), ((-1, -20), (-22, 2), (-20, 6), (-1, 6))):
        sail = QPainterPath(QPointF(*points[0]))
        sail.quadTo(QPointF(*points[1]), QPointF(*points[2]))
        sail.lineTo(QPointF(*points[3]))
        sail.closeSubpath()
        p.fillPath(sail, QColor("#f7ecd0"))
        p.strokePath(sail, pen(palette().ink, 1.6))
    p.fillPath(hull, QColor(EMPIRE_COLOURS[empire]))
    p.strokePath(hull, pen(palette().ink, 2))
    draw_icon(p, f"mare-{empire}", square(QPointF(12, -4), 17))


def paint_fortress(p: QPainter, empire: str) -> None:
    path = rounded(QRectF(-16, -17, 32, 34), 4)
    shadow(p, path, 1.5, 3, 0.45)
    p.fillPath(path, QColor(EMPIRE_COLOURS[empire]))
    p.strokePath(path, pen(palette().ink, 2))
    p.strokePath(rounded(QRectF(-14, -15, 28, 30), 3), pen(alpha("#fff4d6", 0.45), 1.2))
    draw_icon(p, "mare-fortress", square(QPointF(0, 0), 26))


def paint_disc(p: QPainter, empire: str, radius: float) -> None:
    """An empire's colour and sign: the control marker, and wherever the empire is named."""
    middle = QPointF(0, 0)
    shadow(p, circle(middle, radius), radius * 0.1, radius * 0.18, 0.45)
    p.fillPath(circle(middle, radius), QColor(EMPIRE_COLOURS[empire]))
    p.strokePath(circle(middle, radius * 0.86), pen(alpha("#fff4d6", 0.5), radius * 0.08))
    p.strokePath(circle(middle, radius), QPen(QColor(palette().ink), radius * 0.1))
    draw_icon(p, f"mare-{empire}", square(middle, radius * 1.35))


def disc_at(p: QPainter, empire: str, rect: QRectF) -> None:
    """Draw a disc from its picture: there are dozens of them beside the map."""
    side = round(rect.width())
    corner = rect.center() - QPointF(side / 2, side / 2)
    p.drawPixmap(
        QPointF(round(corner.x()), round(corner.y())), disc_pixmap(empire, side, p.device().devicePixelRatioF())
    )


@lru_cache(maxsize=64)
def disc_pixmap(empire: str, side: int, ratio: float) -> QPixmap:
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        fit(p, QRectF(0, 0, side, side), 34)
        paint_disc(p, empire, 15)
    return picture


def paint_well(p: QPainter, rect: QRectF, well: WellFace) -> None:
    """A recess of the tray with a unit that can still move."""
    shape = rounded(rect, 7)
    p.fillPath(shape, QColor(palette().well))
    p.strokePath(shape, pen(palette().plaque_lit_edge, 1.3))
    p.translate(rect.center())
    scale = min(rect.width() / (76 if well.unit == "trireme" else 56), rect.height() / 60)
    p.scale(scale, scale)
    if well.unit == "trireme":
        paint_ship(p, well.empire)
        paint_count(p, QPointF(27, 17), well.count)
    else:
        paint_shield(p, well.empire)
        paint_count(p, QPointF(16, 15), well.count)


def paint_unit(p: QPainter, rect: QRectF, unit: UnitFace) -> None:
    """Paint a unit on a card of its own, in a battle; what falls is pale and crossed."""
    shape = rounded(rect, 7)
    p.fillPath(shape, QColor(palette().choice))
    p.strokePath(shape, pen(palette().choice_edge, 1.2))
    p.translate(rect.center())
    scale = rect.width() / (82 if unit.unit == "trireme" else 54)
    p.scale(scale, scale)
    p.setOpacity(0.45 if unit.fallen else 1)
    {"fortress": paint_fortress, "trireme": paint_ship}.get(unit.unit, paint_shield)(p, unit.empire)
    p.setOpacity(1)
    if unit.fallen:
        reach = rect.width() * 0.34 / scale
        for way in (-1, 1):
            stroke = line(QPointF(-reach, -reach * way), QPointF(reach, reach * way))
            p.strokePath(stroke, pen("#fff4e6", 8 / scale))
            p.strokePath(stroke, pen(WAR, 5 / scale))


def paint_swords(p: QPainter) -> None:
    middle = QPointF(0, 0)
    shadow(p, circle(middle, 16), 1.5, 3, 0.45)
    p.fillPath(circle(middle, 16), QColor(WAR))
    p.strokePath(circle(middle, 16), pen("#fff4d6", 1.8))
    draw_icon(p, "mare-military", square(middle, 23))
