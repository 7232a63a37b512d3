"""What follows the pointer on the table: sheets that tell of what it is at, and the ghost of what is held."""

from collections.abc import Container, Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.pieces import Piece
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.theme.textures import surface
from imperium_desktop.ui.vignettes.painter import Order
from imperium_desktop.ui.vignettes.vignettes import Unfinished

ROOM = 24
"""Pixels around a sheet for its shadow."""
KEPT = 8 << 20
"""Bytes of pictures of sheets: the pointer comes back to where it was."""
GHOST = 0.95
Z_SHEET, Z_GHOST = 24, 9


SheetKey: TypeAlias = "tuple[Sheet, float, bool]"


class Sheet(Protocol):
    """Parchment with words and pictures beside the board. Equal ones look alike, so each is painted once."""

    @property
    def place(self) -> Rect: ...

    @property
    def spoken(self) -> str:
        """The same for who cannot see it."""
        ...

    def paint(self, p: QPainter, ratio: float) -> None:
        """What stands on it, where it lies on the table."""
        ...


@lru_cache(maxsize=12)
def blank_sheet(width: float, height: float, ratio: float, theme: str, textured: bool) -> QPixmap:  # noqa: ARG001
    """Blank sheet with its shadow.

    Theme and texture are the present ones, named so that each has sheets of its own.
    """
    area = QRectF(-ROOM, -ROOM, width + 2 * ROOM, height + 2 * ROOM)
    picture = QPixmap((area.size() * ratio).toSize())
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-area.topLeft())
        parchment_panel(p, QRectF(0, 0, width, height), ratio)
    return picture


def painted(sheet: Sheet, ratio: float, textured: bool) -> QPixmap:
    place = sheet.place
    picture = QPixmap(blank_sheet(*place[2:], ratio, palette().name, textured))
    with QPainter(picture) as p:
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(ROOM - place.x, ROOM - place.y)
        with guarded:
            sheet.paint(p, ratio)
    return picture


class SheetItem(QGraphicsItem):
    def __init__(self, place: Rect, picture: QPixmap) -> None:
        super().__init__()
        self._area = QRectF(*place).adjusted(-ROOM, -ROOM, ROOM, ROOM)
        self.picture = picture
        self.setZValue(Z_SHEET)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._area

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self._area.topLeft(), self.picture)


class Followers:
    """Sheets and ghost as items of the table: none of them needs the backdrop painted again."""

    def __init__(self, stage: QGraphicsScene, faces: Faces) -> None:
        self._stage = stage
        self._faces = faces
        self.sheets: tuple[Sheet, ...] = ()
        self._items: list[SheetItem] = []
        self._pictures: ByteCache[SheetKey, QPixmap] = ByteCache(KEPT, bytes_of)
        self._unfinished: Unfinished[SheetKey] = Unfinished()
        self.ghost: Placement | None = None
        self._ghost = Piece("")
        self._ghost.setOpacity(GHOST)
        self._ghost.setZValue(Z_GHOST)
        self._ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._ghost.hide()
        stage.addItem(self._ghost)

    def show_sheets(self, sheets: Sequence[Sheet], ratio: float) -> None:
        wanted = tuple(sheets)
        if wanted == self.sheets:
            return
        kept = dict(zip(self.sheets, self._items, strict=True))
        for sheet, item in kept.items():
            if sheet not in wanted:
                self._stage.removeItem(item)
        self._items = [kept.get(sheet) or self._new(sheet, ratio) for sheet in wanted]
        self.sheets = wanted

    def show_ghost(self, place: Placement | None, ratio: float, parent: QGraphicsItem | None = None) -> None:
        """Show the ghost, at 95 %, on the element where it would lie; with a parent only inside it."""
        self.ghost = place
        self._ghost.setVisible(place is not None)
        if place is not None:
            pixmap = self._faces.pixmap(place.face, place.width, place.height, ratio)
            self._ghost.setParentItem(parent)  # type: ignore[arg-type]
            self._ghost.show_face(place.face, pixmap, place.width, place.height)
            self._ghost.setPos(QPointF(round(place.x), round(place.y)))

    def show_vignette(self, order: Order, faces: Container[Any], ratio: float) -> None:
        """A picture was painted meanwhile, and `faces` have it now: what shows it is painted anew."""
        if self.ghost is not None and self.ghost.face in faces:
            place = self.ghost
            pixmap = self._faces.pixmap(place.face, place.width, place.height, ratio)
            self._ghost.show_face(place.face, pixmap, place.width, place.height)
        finished = self._unfinished.finished_by(order)
        self._pictures.forget(finished.__contains__)
        for sheet, item in zip(self.sheets, self._items, strict=True):
            if any(key[0] == sheet for key in finished):
                item.picture = self._picture(sheet, ratio)
                item.update()

    def forget(self) -> None:
        """Theme, language or scale changed."""
        self.show_sheets((), 1)
        self._pictures.forget()
        self._unfinished.forget()

    def _new(self, sheet: Sheet, ratio: float) -> SheetItem:
        item = SheetItem(sheet.place, self._picture(sheet, ratio))
        self._stage.addItem(item)
        return item

    def _picture(self, sheet: Sheet, ratio: float) -> QPixmap:
        key = sheet, ratio, surface("parchment", ratio).style() == Qt.BrushStyle.TexturePattern
        found = self._pictures.get(key)
        if found is None:
            with self._unfinished.noting(key):
                found = self._pictures.keep(key, painted(*key))
        return found
