"""Sheets as pictures: printed once for each size, then written on. After one cross only its box is painted again."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.scene.sheets.geometry import HEIGHT, LEFT, WIDTH
from imperium_desktop.games.hadrian.scene.sheets.ink import rectf
from imperium_desktop.games.hadrian.scene.sheets.left import paint_left
from imperium_desktop.games.hadrian.scene.sheets.marks import Marks
from imperium_desktop.games.hadrian.scene.sheets.pencil import paint_mark
from imperium_desktop.games.hadrian.scene.sheets.right import paint_right
from imperium_desktop.rules.keys import Key
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.paint import alpha, pen
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface

SPREAD = 3.0
"""Units that a mark may reach beyond its box."""
KEPT = 64 << 20
"""Bytes, of blank and of written sheets each: every step of the zoom has its own."""
AT_ONCE = 4
"""Sheets that may be looked at one after another, however large they are."""
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class Size(NamedTuple):
    """What a picture of a sheet depends on, apart from what is written there."""

    sheet: str
    pixels: int
    """Width in pixels."""
    ratio: float
    theme: str
    language: str
    textured: bool


class Written:
    """One player's copy of a sheet."""

    def __init__(self, blank: QPixmap) -> None:
        self.blank = blank
        self.picture = QPixmap(blank)
        self.marks: Marks = {}
        self.thumb: QPixmap | None = None

    def write(self, marks: Marks, scale: float, words: Words) -> dict[str, Rect]:
        """Bring it up to date; returns where something was newly written, in units, by the element written on."""
        changed = [key for key in {*self.marks, *marks} if self.marks.get(key) != marks.get(key)]
        if not changed:
            return {}
        places = [rectf(found[key].rect) for key in changed for found in (self.marks, marks) if key in found]
        area = QPainterPath()
        area.setFillRule(Qt.FillRule.WindingFill)
        for place in places:
            area.addRect(place.adjusted(-SPREAD, -SPREAD, SPREAD, SPREAD))
        with QPainter(self.picture) as p:
            p.setRenderHints(HINTS)
            p.scale(scale, scale)
            p.setClipPath(area)
            p.save()
            p.scale(1 / scale, 1 / scale)
            p.drawPixmap(QPointF(0, 0), self.blank)
            p.restore()
            for key, mark in marks.items():
                if area.intersects(rectf(mark.rect)):
                    paint_mark(p, key, mark, words)
        new = [key for key in marks if key not in self.marks and marks[key].written]
        fresh = {Key.of(key).name: marks[key].rect for key in new}
        self.marks = marks
        self.thumb = None
        return fresh


class Pictures:
    def __init__(self, content: Components) -> None:
        self.content = content
        self._blanks: ByteCache[Size, QPixmap] = ByteCache(KEPT, bytes_of, least=AT_ONCE)
        self._written: ByteCache[tuple[Size, int], Written] = ByteCache(
            KEPT, lambda written: bytes_of(written.picture), least=AT_ONCE
        )

    def forget(self) -> None:
        self._blanks.forget()
        self._written.forget()

    def show(
        self, sheet: str, seat: int, marks: Marks, width: float, ratio: float, words: Words
    ) -> tuple[Written, dict[str, Rect]]:
        """Show the sheet of a seat, `width` wide, and what is new on it since it was last shown."""
        textured = surface("paper", ratio).style() == Qt.BrushStyle.TexturePattern
        size = Size(sheet, round(width), ratio, palette().name, words.language.id, textured)
        known = self._written.get((size, seat))
        found = known or Written(self._blank(size, words))
        own = {key: mark for key, mark in marks.items() if mark.sheet == sheet}
        fresh = found.write(own, size.pixels / WIDTH, words)
        if known is None:
            self._written.keep((size, seat), found)
        return found, fresh if known is not None else {}

    def _blank(self, size: Size, words: Words) -> QPixmap:
        found = self._blanks.get(size)
        return self._blanks.keep(size, print_sheet(self.content, size, words)) if found is None else found


def print_sheet(content: Components, size: Size, words: Words) -> QPixmap:
    """A sheet as it comes from the block."""
    scale = size.pixels / WIDTH
    picture = QPixmap(round(size.pixels * size.ratio), round(size.pixels * HEIGHT / WIDTH * size.ratio))
    picture.setDevicePixelRatio(size.ratio)
    with QPainter(picture) as p:
        p.setRenderHints(HINTS)
        whole = QRectF(0, 0, size.pixels, size.pixels * HEIGHT / WIDTH + 1)
        p.fillRect(whole, surface("paper", size.ratio))
        p.scale(scale, scale)
        frame = QRectF(2.5, 2.5, WIDTH - 5, HEIGHT - 5)
        p.setPen(pen(alpha(palette().brass_edge, 0.55), 1))
        p.drawRect(frame)
        if size.sheet == LEFT:
            paint_left(p, content, words, size.ratio)
        else:
            paint_right(p, content, words)
    return picture


def thumbnail(written: Written, width: float, ratio: float) -> QPixmap:
    """The whole sheet small, kept until something more is written."""
    if written.thumb is None or written.thumb.width() != round(width * ratio):
        written.thumb = written.picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        written.thumb.setDevicePixelRatio(ratio)
    return written.thumb
