"""How tokens look, and the screen that hides them."""

import math
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from imperium_desktop.games.mare_nostrum.scene.colours import EMPIRE_COLOURS
from imperium_desktop.games.mare_nostrum.scene.faces import circle, square
from imperium_desktop.ui.theme.fonts import sans_bold, serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, falling, lit_halo, pen, rested, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

CENTRE: Final = Qt.AlignmentFlag.AlignCenter
LEGENDARY: Final = "legendary_"
DIM: Final = 0.55, 0.66
"""Saturation and brightness of a token that cannot be taken."""


def paint_token(p: QPainter, rect: QRectF, name: str, badge: str, state: str) -> None:
    """Paint a token by its `state`: dim, gone (its place alone), set or lifted.

    Set is in the proposed payment, with a badge that counts those in it; lifted has a badge that counts those left.
    """
    if state == "gone":
        dashed = pen(alpha(palette().on_table_faint, 0.7), 1.5)
        dashed.setDashPattern([2.4, 2.2])
        p.strokePath(circle(rect.center(), rect.width() / 2 - 1), dashed)
        p.setOpacity(0.3)
        paint_icon(p, name, rect)
        p.setOpacity(1)
        return
    if state == "dim":
        p.drawPixmap(QPointF(0, 0), rested(as_picture(p, name, badge, rect), *DIM))
        return
    paid = state in ("set", "lifted")
    if paid:
        lit_halo(p, circle(rect.center(), rect.width() / 2))
    paint_disc(p, rect, back=name == "back")
    if name == "back":
        return
    paint_icon(p, name, rect)
    if paid:
        p.strokePath(circle(rect.center(), rect.width() / 2), pen(palette().lit_rim, 4.6))
        p.strokePath(circle(rect.center(), rect.width() / 2), pen(palette().lit_line, 3))
    if badge:
        paint_badge(p, rect, badge, gold=state == "set")


def as_picture(p: QPainter, name: str, badge: str, rect: QRectF) -> QPixmap:
    ratio = p.device().devicePixelRatioF()
    picture = QPixmap(round((rect.right() + rect.x()) * ratio), round((rect.bottom() + rect.y()) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as q:
        q.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_token(q, rect, name, badge, "")
    return picture


def paint_disc(p: QPainter, rect: QRectF, *, back: bool) -> None:
    middle, radius = rect.center(), rect.width() / 2
    shadow(p, circle(middle, radius), radius * 0.06, radius * 0.14, 0.5)
    light = QRadialGradient(middle - QPointF(radius * 0.3, radius * 0.4), radius * 1.6)
    light.setColorAt(0, QColor("#a9794a" if back else "#fffaf0"))
    light.setColorAt(1, QColor("#5f3d20" if back else "#dcc79a"))
    p.fillPath(circle(middle, radius), light)
    p.strokePath(circle(middle, radius - 0.8), pen("#6b4c20" if not back else "#2c1e15", 1.6))
    p.strokePath(circle(middle, radius * 0.84), pen(alpha("#8a6a35" if not back else "#f0cc70", 0.6), 1.3))
    if back:
        p.strokePath(circle(middle, radius * 0.45), pen(alpha("#f0cc70", 0.55), 1.3))


def paint_icon(p: QPainter, name: str, rect: QRectF) -> None:
    middle, side = rect.center(), rect.width()
    draw_icon(p, f"mare-{name.removeprefix(LEGENDARY)}", square(middle, side * 0.6))
    if name.startswith(LEGENDARY):
        paint_star(p, middle + QPointF(side * 0.36, -side * 0.36), side * 0.2)


def paint_star(p: QPainter, at: QPointF, radius: float) -> None:
    """What tells a legendary good from others of its kind."""
    p.fillPath(circle(at, radius), QColor("#fffaf0"))
    p.strokePath(circle(at, radius), pen(palette().ink, 1.2))
    star = QPainterPath()
    for corner in range(10):
        reach = radius * (0.8 if corner % 2 == 0 else 0.36)
        turn = math.pi * corner / 5 - math.pi / 2
        point = at + QPointF(reach * math.cos(turn), reach * math.sin(turn))
        star.lineTo(point) if corner else star.moveTo(point)
    star.closeSubpath()
    p.fillPath(star, QColor("#dcae45"))
    p.strokePath(star, pen(palette().ink, 1))


def paint_badge(p: QPainter, rect: QRectF, text: str, *, gold: bool) -> None:
    radius = max(rect.width() * 0.17, 9.0)
    at = rect.center() + QPointF(rect.width() * 0.46, rect.width() * 0.44)
    p.setPen(pen(palette().ink, 1.4))
    p.setBrush(QColor(palette().lit_line if gold else "#fffaf0"))
    p.drawEllipse(at, radius, radius)
    p.setFont(sans_bold(radius * 1.35, exact=True))
    p.drawText(square(at, radius * 3), CENTRE, text)
    p.setBrush(Qt.BrushStyle.NoBrush)


def paint_screen(p: QPainter, rect: QRectF, empire: str) -> None:
    """Three boards in the empire's colour with its sign: nobody sees what lies behind."""
    colour = EMPIRE_COLOURS[empire]
    shadow(p, rounded(rect, 3), 3, 6, 0.5)
    wing = rect.width() * 0.27
    parts = (
        QRectF(rect.x(), rect.y(), wing, rect.height()),
        QRectF(rect.x() + wing, rect.y(), rect.width() - 2 * wing, rect.height()),
        QRectF(rect.right() - wing, rect.y(), wing, rect.height()),
    )
    for part, icon, share in zip(parts, ("legion", empire, "trireme"), (0.45, 0.72, 0.45), strict=True):
        p.fillRect(part, falling(part, QColor(colour).darker(112), QColor(colour).darker(165)))
        p.setPen(pen("#c39a56", 1.6))
        p.drawRect(part.adjusted(1, 1, -1, -1))
        side = part.height() * share
        if icon == empire:
            p.fillPath(circle(part.center(), side * 0.62), alpha("#fff8e6", 0.16))
        draw_icon(p, f"mare-{icon}", square(part.center(), side), fine=side > 80)


def paint_numeral(p: QPainter, rect: QRectF, sides: str, state: str) -> None:
    """A trade token: the side that is played, or both."""
    paint_disc(p, rect, back=False)
    if state == "used":
        p.fillPath(circle(rect.center(), rect.width() / 2), alpha("#5d5a55", 0.62))
    numbers = sides.split(":")
    p.setPen(QColor(palette().ink))
    if len(numbers) == 1:
        p.setFont(serif_bold(rect.width() * 0.5, exact=True))
        p.drawText(rect, CENTRE, numbers[0])
        return
    p.setFont(serif_bold(rect.width() * 0.34, exact=True))
    half = QRectF(rect.x(), rect.y(), rect.width() / 2, rect.height())
    p.drawText(half.adjusted(rect.width() * 0.1, 0, 0, 0), CENTRE, numbers[0])
    p.drawText(half.translated(half.width(), 0).adjusted(0, 0, -rect.width() * 0.1, 0), CENTRE, numbers[1])
    p.setPen(pen(alpha(palette().ink, 0.35), 1.2))
    p.drawLine(rect.center() - QPointF(0, rect.height() * 0.2), rect.center() + QPointF(0, rect.height() * 0.2))
