"""The names on the map: over the pieces, with a light halo, never smaller than can be read."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPixmap

from imperium_desktop.games.mare_nostrum.rules.components import Point, Province, Site
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.colours import NAME_HALO, SEA_NAME
from imperium_desktop.games.mare_nostrum.scene.map.reading import in_play
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.placement import Shape, inside
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.fonts import serif_bold, serif_italic
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

CITIES_FROM: Final = 0.7
"""Pixels for a unit from which cities are named."""
AIR: Final = 8.0
"""Reach of the halo, or of a slanted letter, beyond the letters' box at most."""
CITY: Final = "#6b1d1a"


class Hand(NamedTuple):
    """How names of one sort are written."""

    halo: str
    halo_alpha: float
    halo_width: float
    ink_alpha: float = 1.0


SEA: Final = Hand("#14333d", 0.35, 2.2, 0.86)
LAND: Final = Hand(NAME_HALO, 0.85, 4.2)


class Letters:
    """Names kept as pictures: stroking letters is slow, and a map that is dragged has the same names."""

    def __init__(self) -> None:
        self._kept: ByteCache[tuple[object, ...], QPixmap] = ByteCache(8 << 20, bytes_of)

    def forget(self) -> None:
        self._kept.forget()

    def draw(self, p: QPainter, plan: Plan, font: QFont, text: str, middle: QPointF, colour: str, hand: Hand) -> None:
        """Draw a name on whole pixels; in a picture that is made smaller, as lines, which stay sharp."""
        metrics = QFontMetricsF(font)
        across = math.ceil(metrics.horizontalAdvance(text) / 2 + AIR)
        down = math.ceil(metrics.height() / 2 + AIR)
        area = QRectF(round(middle.x()) - across, round(middle.y()) - down, 2 * across, 2 * down)
        if not shows(plan, area):
            return
        if p.worldTransform().isScaling():
            write(p, font, text, middle, colour, hand)
            return
        ratio = p.device().devicePixelRatioF()
        key = text, font.family(), font.pixelSize(), colour, hand, ratio
        picture = self._kept.get(key)
        if picture is None:
            picture = self._kept.keep(key, written(font, text, area.size(), colour, hand, ratio))
        p.drawPixmap(area.topLeft(), picture)


def written(font: QFont, text: str, size: QSizeF, colour: str, hand: Hand, ratio: float) -> QPixmap:
    picture = QPixmap((size * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        write(p, font, text, QPointF(size.width() / 2, size.height() / 2), colour, hand)
    return picture


def write(p: QPainter, font: QFont, text: str, middle: QPointF, colour: str, hand: Hand) -> None:
    letters = text_path(font, text, middle)
    p.strokePath(letters, pen(alpha(hand.halo, hand.halo_alpha), hand.halo_width))
    p.fillPath(letters, alpha(colour, hand.ink_alpha))


class MapNames:
    """All of them, as one picture for as long as the map stays where it is."""

    def __init__(self) -> None:
        self._known: tuple[object, QPixmap] | None = None
        self._letters = Letters()

    def forget(self) -> None:
        self._known = None
        self._letters.forget()

    def paint(self, p: QPainter, plan: Plan, view: State, words: Words) -> None:
        ratio = p.device().devicePixelRatioF()
        wanted = plan.field, plan.board, ratio, words.language.id, view.setup
        if self._known is None or self._known[0] != wanted:
            self._known = wanted, names_picture(plan, view, words, ratio, self._letters)
        p.drawPixmap(QPointF(plan.board.x, plan.board.y), self._known[1])


def names_picture(plan: Plan, view: State, words: Words, ratio: float, letters: Letters) -> QPixmap:
    picture = QPixmap(QRectF(0, 0, plan.board.width * ratio, plan.board.height * ratio).toAlignedRect().size())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.translate(-plan.board.x, -plan.board.y)
        paint_names(p, plan, view, words, letters)
    return picture


def paint_names(p: QPainter, plan: Plan, view: State, words: Words, letters: Letters) -> None:
    content = plan.content
    for number, sea in enumerate(content.box.seas):
        paint_sea_name(p, plan, sea.label, plan.sea_shapes[number], words.label(sea.id), letters)
    for number, province in enumerate(content.box.provinces):
        if in_play(content, view, number):
            paint_province_name(p, plan, province, words.label(province.id).upper(), letters)
            if plan.scale >= CITIES_FROM:
                paint_city_names(p, plan, province, words, letters)


def paint_sea_name(p: QPainter, plan: Plan, at: Point, shape: Shape, name: str, letters: Letters) -> None:
    """Paint the name of a sea, in two lines where the sea is narrow."""
    font = sea_font(plan)
    metrics, (x, y) = QFontMetricsF(font), plan.spot(at)
    height = metrics.height() * 0.86
    fits = all(inside(shape, x + side * metrics.horizontalAdvance(name) * 0.62, y) for side in (-1, 1))
    lines = [name] if fits else name.split(" ")
    for number, line in enumerate(lines):
        middle = QPointF(x, y + (number - (len(lines) - 1) / 2) * height)
        letters.draw(p, plan, font, line, middle, SEA_NAME, SEA)


def sea_font(plan: Plan) -> QFont:
    return serif_italic(max(20 * plan.scale, 13), spacing=4, exact=True)


def sea_name_area(plan: Plan, at: Point, name: str) -> QRectF:
    """Area of the name in one line."""
    metrics, (x, y) = QFontMetricsF(sea_font(plan)), plan.spot(at)
    width = metrics.horizontalAdvance(name)
    return QRectF(x - width / 2, y - metrics.height() / 2, width, metrics.height())


def shows(plan: Plan, area: QRectF) -> bool:
    """Whether a name lies in the window of the map: near by, most do not."""
    return area.intersects(QRectF(*plan.board))


def text_path(font: QFont, text: str, middle: QPointF) -> QPainterPath:
    metrics = QFontMetricsF(font)
    path = QPainterPath()
    baseline = middle.y() + (metrics.ascent() - metrics.descent()) / 2
    path.addText(QPointF(middle.x() - metrics.horizontalAdvance(text) / 2, baseline), font, text)
    return path


def paint_province_name(p: QPainter, plan: Plan, province: Province, name: str, letters: Letters) -> None:
    area = province_name_area(plan, province, name)
    letters.draw(p, plan, province_font(plan), name, area.center(), palette().ink, LAND)


def province_font(plan: Plan) -> QFont:
    return serif_bold(max(15.5 * plan.scale, 12), spacing=8, exact=True)


def province_name_area(plan: Plan, province: Province, name: str) -> QRectF:
    """Area of the name, inside the map."""
    metrics = QFontMetricsF(province_font(plan))
    x, y = plan.spot(province.label)
    half = metrics.horizontalAdvance(name) / 2 + 4
    x = min(max(x, plan.field.x + half), plan.field.right - half)
    return QRectF(x - half, y - metrics.height() / 2, 2 * half, metrics.height())


def name_areas(plan: Plan, view: State, words: Words) -> list[Rect]:
    """Where the names of provinces and seas lie."""
    areas = [
        province_name_area(plan, province, words.label(province.id).upper())
        for number, province in enumerate(plan.content.box.provinces)
        if in_play(plan.content, view, number)
    ]
    areas += [sea_name_area(plan, sea.label, words.label(sea.id)) for sea in plan.content.box.seas]
    return [Rect(area.x(), area.y(), area.width(), area.height()) for area in areas]


def paint_city_names(p: QPainter, plan: Plan, province: Province, words: Words, letters: Letters) -> None:
    """Paint names of capitals and legendary cities, which win."""
    for site in province.sites:
        if site.name and site.building != "city":
            paint_city_name(p, plan, province, site, words.label(site.name), letters)


def paint_city_name(p: QPainter, plan: Plan, province: Province, site: Site, name: str, letters: Letters) -> None:
    font = serif_bold(max(13 * plan.scale, 11), exact=True)
    x, y = plan.spot(site.at)
    below = province.slot_radius * 0.84 * plan.scale + QFontMetricsF(font).height() * 0.15
    half = QFontMetricsF(font).horizontalAdvance(name) / 2 + 2
    x = min(max(x, plan.field.x + half), plan.field.right - half)
    letters.draw(p, plan, font, name, QPointF(x, y + below), CITY, LAND)
