"""The names on the map: over the pieces, with a light halo, never smaller than can be read."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from imperium_desktop.rules.mare_nostrum.components import Point, Province, Site
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.mare_nostrum.colours import NAME_HALO, SEA_NAME
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import in_play
from imperium_desktop.ui.stage.placement import Shape, inside
from imperium_desktop.ui.theme.fonts import serif_bold, serif_italic
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette

CITIES_FROM: Final = 0.7
"""Pixels for a unit from which cities are named."""
AIR: Final = 4.0
"""So far the halo reaches at most beyond the letters."""


class MapNames:
    """Kept as a picture: stroking letters is slow."""

    def __init__(self) -> None:
        self._known: tuple[object, QPixmap] | None = None

    def forget(self) -> None:
        self._known = None

    def paint(self, p: QPainter, plan: Plan, view: State, words: Words) -> None:
        ratio = p.device().devicePixelRatioF()
        wanted = plan.field, plan.board, ratio, words.language.id, view.setup
        if self._known is None or self._known[0] != wanted:
            self._known = wanted, names_picture(plan, view, words, ratio)
        p.drawPixmap(QPointF(plan.board.x, plan.board.y), self._known[1])


def names_picture(plan: Plan, view: State, words: Words, ratio: float) -> QPixmap:
    picture = QPixmap(QRectF(0, 0, plan.board.width * ratio, plan.board.height * ratio).toAlignedRect().size())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-plan.board.x, -plan.board.y)
        paint_names(p, plan, view, words)
    return picture


def paint_names(p: QPainter, plan: Plan, view: State, words: Words) -> None:
    content = plan.content
    for number, sea in enumerate(content.box.seas):
        paint_sea_name(p, plan, sea.label, plan.sea_shapes[number], words.label(sea.id))
    for number, province in enumerate(content.box.provinces):
        if in_play(content, view, number):
            paint_province_name(p, plan, province, words.label(province.id).upper())
            if plan.scale >= CITIES_FROM:
                paint_city_names(p, plan, province, words)


def paint_sea_name(p: QPainter, plan: Plan, at: Point, shape: Shape, name: str) -> None:
    """In two lines where the sea is narrow."""
    font = serif_italic(max(20 * plan.scale, 13), spacing=4, exact=True)
    metrics, (x, y) = QFontMetricsF(font), plan.spot(at)
    height = metrics.height() * 0.86
    fits = all(inside(shape, x + side * metrics.horizontalAdvance(name) * 0.62, y) for side in (-1, 1))
    lines = [name] if fits else name.split(" ")
    for number, line in enumerate(lines):
        middle = QPointF(x, y + (number - (len(lines) - 1) / 2) * height)
        letters = text_path(font, line, middle)
        if shows(plan, letters):
            p.strokePath(letters, pen(alpha("#14333d", 0.35), 2.2))
            p.fillPath(letters, alpha(SEA_NAME, 0.86))


def shows(plan: Plan, letters: QPainterPath) -> bool:
    """Whether a name lies in the window of the map: near by, most do not, and stroking them is slow."""
    return letters.boundingRect().adjusted(-AIR, -AIR, AIR, AIR).intersects(QRectF(*plan.board))


def text_path(font: QFont, text: str, middle: QPointF) -> QPainterPath:
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    baseline = middle.y() + (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, baseline), font, text)
    return path


def paint_haloed(p: QPainter, plan: Plan, font: QFont, text: str, middle: QPointF, colour: str) -> None:
    letters = text_path(font, text, middle)
    if shows(plan, letters):
        p.strokePath(letters, pen(alpha(NAME_HALO, 0.85), 4.2))
        p.fillPath(letters, QColor(colour))


def paint_province_name(p: QPainter, plan: Plan, province: Province, name: str) -> None:
    font = serif_bold(max(15.5 * plan.scale, 12), spacing=8, exact=True)
    x, y = plan.spot(province.label)
    half = QFontMetricsF(font).horizontalAdvance(name) / 2 + 4
    x = min(max(x, plan.field.x + half), plan.field.right - half)
    paint_haloed(p, plan, font, name, QPointF(x, y), palette().ink)


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
    paint_haloed(p, plan, font, name, QPointF(x, y + below), "#6b1d1a")
