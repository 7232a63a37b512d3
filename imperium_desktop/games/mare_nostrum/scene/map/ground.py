"""The map without pieces: water, coast, land in the colours of its owners, borders. Kept by size, for speed."""

import math
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from imperium_desktop.games.mare_nostrum.rules.components import Outline, Point
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.colours import BORDER, EMPIRE_COLOURS, ISLAND, OUT_OF_PLAY, WAR
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import noise_bytes, surface

COAST: Final = ((30, "#bfe0da", 0.16), (20, "#cfe8df", 0.20), (11, "#e4f1e4", 0.30), (5, "#1d4350", 0.75))
"""Shallow water and the dark shoreline: width in units, colour, opacity."""
SMOOTH: Final = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
CLOSE: Final = 2.0
"""How much larger than the whole map in its window one is painted that is looked at closely."""
KEPT: Final = 2
"""Maps, empty and coloured: the whole one and the close one."""
OUT: Final = "out"
"""Stand-in for an owner: not in play."""


class Tint(NamedTuple):
    """How a province is coloured."""

    owner: str
    """An empire, `OUT`, or empty."""
    war: bool = False


def path_of(outline: Outline) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in outline]))
    path.closeSubpath()
    return path


class Terrain:
    """The shapes of the map in its own units."""

    def __init__(self, content: Components) -> None:
        self.content = content

    @cached_property
    def provinces(self) -> tuple[QPainterPath, ...]:
        return tuple(path_of(province.outline) for province in self.content.box.provinces)

    @cached_property
    def islands(self) -> tuple[QPainterPath, ...]:
        return tuple(path_of(thing.outline) for thing in self.content.box.decorations if thing.kind == "island")

    @cached_property
    def land(self) -> QPainterPath:
        """All of it as one, so that borders inside it get no shore."""
        whole = QPainterPath()
        for path in (*self.provinces, *self.islands):
            whole = whole.united(path)
        return whole

    @cached_property
    def sea_borders(self) -> QPainterPath:
        """Where two seas meet."""
        path = QPainterPath()
        for line in shared_lines([sea.outline for sea in self.content.box.seas]):
            path.moveTo(QPointF(*line[0]))
            for point in line[1:]:
                path.lineTo(QPointF(*point))
        return path

    @cached_property
    def hills(self) -> QPainterPath:
        """A few engraved ones in every province, beside its places."""
        path = QPainterPath()
        for number, province in enumerate(self.content.box.provinces):
            taken = [site.at for site in province.sites]
            taken += [province.label, province.legions_at, province.marker_at, province.fortress_at]
            for x, y in hills_in(self.provinces[number], taken, number):
                for dx, size in ((0, 9), (12, 7)):
                    path.moveTo(x + dx - size, y + 4)
                    path.quadTo(QPointF(x + dx, y - size), QPointF(x + dx + size, y + 4))
        return path


def hills_in(path: QPainterPath, taken: Sequence[Point], seed: int) -> Iterator[Point]:
    box, raw = path.boundingRect(), noise_bytes(seed + 300, 60)
    found: list[Point] = []
    for across, down in zip(raw[::2], raw[1::2], strict=True):
        x, y = box.x() + box.width() * across / 255, box.y() + box.height() * down / 255
        free = all(abs(x - left) > 46 or abs(y - top) > 40 for left, top in (*taken, *found))
        if free and path.contains(QRectF(x - 20, y - 14, 44, 26)) and len(found) < 5:
            found.append((x, y))
            yield x, y


def shared_lines(outlines: Sequence[Outline]) -> Iterator[list[Point]]:
    """The stretches that two outlines have in common, each once."""
    edges = [{frozenset(pair) for pair in around(outline)} for outline in outlines]
    for one, outline in enumerate(outlines):
        for other in range(one + 1, len(outlines)):
            line: list[Point] = []
            for start, end in around(outline):
                if frozenset((start, end)) in edges[other]:
                    line = [*line, end] if line else [start, end]
                elif line:
                    yield line
                    line = []
            if line:
                yield line


def around(outline: Outline) -> Iterator[tuple[Point, Point]]:
    yield from zip(outline, (*outline[1:], outline[0]), strict=True)


class Ground:
    """Paints the map through its window; what it has painted it keeps.

    A map that is looked at closely is painted once in double size and shown larger or smaller from there: painting it
    for every turn of the wheel would take too long.
    """

    def __init__(self, content: Components) -> None:
        self.size = content.box.board
        self.terrain = Terrain(content)
        self._bare: dict[float, tuple[object, QPixmap]] = {}
        self._coloured: dict[float, tuple[object, QPixmap]] = {}
        self._tinted: ByteCache[tuple[object, ...], QPixmap] = ByteCache(24 << 20, bytes_of)

    def forget(self) -> None:
        self._bare.clear()
        self._coloured.clear()
        self._tinted.forget(lambda _key: True)

    def paint(self, p: QPainter, plan: Plan, tints: Sequence[Tint], made: object) -> None:
        """`tints` by province; `made`: which surfaces there are already."""
        ratio = p.device().devicePixelRatioF()
        scale = plan.fitting if plan.scale == plan.fitting else CLOSE * plan.fitting
        picture = self._whole(scale, ratio, tuple(tints), made)
        board, field, unit = plan.board, plan.field, scale / plan.scale * ratio
        seen = QRectF((board.x - field.x) * unit, (board.y - field.y) * unit, board.width * unit, board.height * unit)
        p.drawPixmap(QRectF(*board), picture, seen)

    def _whole(self, scale: float, ratio: float, tints: tuple[Tint, ...], made: object) -> QPixmap:
        wanted = ratio, palette().name, made, tints
        if scale not in self._coloured and len(self._coloured) >= KEPT:
            self._coloured.clear()
        if scale not in self._coloured or self._coloured[scale][0] != wanted:
            picture = QPixmap(self._empty(scale, ratio, made))
            with QPainter(picture) as p:
                for number, tint in enumerate(tints):
                    if tint != Tint(""):
                        p.drawPixmap(self._box(scale, number).topLeft(), self._tint(scale, number, tint, ratio))
            self._coloured[scale] = wanted, picture
        return self._coloured[scale][1]

    def _box(self, scale: float, number: int) -> QRectF:
        """The pixels that a province's tint may touch."""
        box = self.terrain.provinces[number].boundingRect()
        around = QRectF(box.x() * scale, box.y() * scale, box.width() * scale, box.height() * scale)
        return QRectF(around.adjusted(-2, -2, 2, 2).toAlignedRect())

    def _empty(self, scale: float, ratio: float, made: object) -> QPixmap:
        """Water and land that nobody owns."""
        wanted = ratio, palette().name, made
        if scale not in self._bare and len(self._bare) >= KEPT:
            self._bare.clear()
        if scale not in self._bare or self._bare[scale][0] != wanted:
            picture = blank(self.size.width * scale, self.size.height * scale, ratio)
            self._bare[scale] = wanted, picture
            with QPainter(picture) as p:
                p.setRenderHints(SMOOTH)
                self._paint_bare(p, scale, ratio)
        return self._bare[scale][1]

    def _paint_bare(self, p: QPainter, scale: float, ratio: float) -> None:
        terrain = self.terrain
        whole = QRectF(0, 0, self.size.width * scale, self.size.height * scale)
        p.fillRect(whole, surface("water", ratio))
        p.fillRect(whole, alpha("#173f4d", 0.34))
        p.scale(scale, scale)
        dashes = pen(alpha("#f4f0d8", 0.55), 1.8)
        dashes.setDashPattern([1.2, 2.6])
        p.strokePath(terrain.sea_borders, dashes)
        for width, colour, opacity in COAST:
            p.strokePath(terrain.land, pen(alpha(colour, opacity), width))
        parchment = QBrush(surface("parchment", ratio))
        parchment.setTransform(parchment.transform().scale(1 / scale, 1 / scale))
        p.fillPath(terrain.land, parchment)
        for island in terrain.islands:
            p.fillPath(island, alpha(ISLAND, 0.75))
            p.strokePath(island, pen(BORDER, 1.4))
        p.strokePath(terrain.hills, pen(alpha("#8f7340", 0.5), 1.3))
        for province in terrain.provinces:
            p.strokePath(province, pen(BORDER, 1.7))

    def _tint(self, scale: float, number: int, tint: Tint, ratio: float) -> QPixmap:
        key = number, tint, scale, ratio
        found = self._tinted.get(key)
        if found is None:
            box = self._box(scale, number)
            found = blank(box.width(), box.height(), ratio)
            with QPainter(found) as p:
                p.setRenderHints(SMOOTH)
                p.translate(-box.topLeft())
                p.scale(scale, scale)
                paint_tint(p, self.terrain.provinces[number], tint)
            self._tinted.keep(key, found)
        return found


def blank(width: float, height: float, ratio: float) -> QPixmap:
    picture = QPixmap(math.ceil(width * ratio), math.ceil(height * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def paint_tint(p: QPainter, path: QPainterPath, tint: Tint) -> None:
    if tint.owner == OUT:
        p.fillPath(path, alpha(OUT_OF_PLAY, 0.78))
        p.fillPath(path, QBrush(alpha("#000000", 0.25), Qt.BrushStyle.BDiagPattern))
        p.strokePath(path, QPen(alpha(BORDER, 0.9), 1.7))
        return
    p.setClipPath(path)
    if tint.owner:
        colour = EMPIRE_COLOURS[tint.owner]
        p.fillPath(path, alpha(colour, 0.16))
        p.strokePath(path, pen(alpha(colour, 0.30), 22))
        p.strokePath(path, pen(alpha(colour, 0.72), 9))
    if tint.war:
        paint_hatch(p, path)
    p.setClipping(False)
    p.strokePath(path, pen(BORDER, 1.7))


def paint_hatch(p: QPainter, path: QPainterPath) -> None:
    """Paint red stripes, as at war."""
    box = path.boundingRect()
    stripes = QPainterPath()
    x = box.left() - box.height()
    while x < box.right():
        stripes.moveTo(x, box.bottom())
        stripes.lineTo(x + box.height(), box.top())
        x += 20
    p.strokePath(stripes, QPen(alpha(WAR, 0.30), 8))
