"""The names on the map: over the pieces, with a light halo, never smaller than can be read."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath

from imperium_desktop.rules.mare_nostrum.components import Point, Province, Site
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.mare_nostrum.colours import NAME_HALO, SEA_NAME
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import in_play
from imperium_desktop.ui.theme.fonts import serif_bold, serif_italic
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette

CITIES_FROM: Final = 0.7
"""Pixels for a unit from which cities are named."""


def paint_names(p: QPainter, plan: Plan, view: State, words: Words) -> None:
    content = plan.content
    p.save()
    p.setClipRect(QRectF(*plan.board))
    for sea in content.box.seas:
        paint_sea_name(p, plan, sea.label, words.label(sea.id))
    for number, province in enumerate(content.box.provinces):
        if in_play(content, view, number):
            paint_province_name(p, plan, province, words.label(province.id).upper())
            if plan.scale >= CITIES_FROM:
                paint_city_names(p, plan, province, words)
    p.restore()


def paint_sea_name(p: QPainter, plan: Plan, at: Point, name: str) -> None:
    """In two lines where it is long."""
    font = serif_italic(max(20 * plan.scale, 13), spacing=4, exact=True)
    lines = name.split(" ")
    height = QFontMetricsF(font).height() * 0.86
    x, y = plan.spot(at)
    if "Ionium" in name or "Tyrrhenum" in name or "Africum" in name or "Aegyptum" in name or "Sardum" in name:
        lines = [name]
    for number, line in enumerate(lines):
        middle = QPointF(x, y + (number - (len(lines) - 1) / 2) * height)
        letters = text_path(font, line, middle)
        p.strokePath(letters, pen(alpha("#14333d", 0.35), 2.2))
        p.fillPath(letters, alpha(SEA_NAME, 0.86))


def text_path(font: QFont, text: str, middle: QPointF) -> QPainterPath:
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    baseline = middle.y() + (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, baseline), font, text)
    return path


def paint_haloed(p: QPainter, font: QFont, text: str, middle: QPointF, colour: str) -> None:
    letters = text_path(font, text, middle)
    p.strokePath(letters, pen(alpha(NAME_HALO, 0.85), 4.2))
    p.fillPath(letters, QColor(colour))


def paint_province_name(p: QPainter, plan: Plan, province: Province, name: str) -> None:
    font = serif_bold(max(15.5 * plan.scale, 12), spacing=8, exact=True)
    x, y = plan.spot(province.label)
    half = QFontMetricsF(font).horizontalAdvance(name) / 2 + 4
    x = min(max(x, plan.field.x + half), plan.field.right - half)
    paint_haloed(p, font, name, QPointF(x, y), palette().ink)


def paint_city_names(p: QPainter, plan: Plan, province: Province, words: Words) -> None:
    """Of capitals and legendary cities, which win."""
    for site in province.sites:
        if site.name and site.building != "city":
            paint_city_name(p, plan, province, site, words.label(site.name))


def paint_city_name(p: QPainter, plan: Plan, province: Province, site: Site, name: str) -> None:
    font = serif_bold(max(13 * plan.scale, 11), exact=True)
    x, y = plan.spot(site.at)
    below = province.slot_radius * 0.84 * plan.scale + QFontMetricsF(font).height() * 0.15
    half = QFontMetricsF(font).horizontalAdvance(name) / 2 + 2
    x = min(max(x, plan.field.x + half), plan.field.right - half)
    paint_haloed(p, font, name, QPointF(x, y + below), "#6b1d1a")


ALIGN_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
