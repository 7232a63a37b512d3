"""What moves on the table: a pixmap with a place, and the light around what can be touched."""

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from imperium_desktop.ui.stage.faces import Faces, margin
from imperium_desktop.ui.stage.placement import Placement, Shape, Zone
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import (
    chosen,
    focused,
    hinted,
    lit,
    lit_area,
    lit_halo,
    lit_line,
    lost,
    pen,
    rounded,
)
from imperium_desktop.ui.theme.palette import palette

REACH: Final = 12
"""Pixels that a light shines beyond its element."""
OUTSIDE: Final = {"chosen": 4, "focus": 6, "hinted": 5, "lost": 9}
"""Lights that go around another one, or around words at the element's edge, and by how many pixels."""
ARROW: Final = 16
"""Pixels from the tip to the foot of an arrow, and from its middle to each side."""
MANY: Final = 12
"""More lit elements than this are lit quietly: no halo, no pulse."""
Z_GROUND, Z_LIFTED, Z_FRONT, Z_TINT, Z_LIT, Z_CHOSEN = -0.5, 13, 14, 15, 20, 21
Z_HINTED, Z_FOCUS, Z_HELD, Z_DRAGGED = 22, 23, 25, 30
"""What lies over what; pieces have heights of their own, from 0."""


class Piece(QGraphicsItem):
    """A face at its place."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key
        self.face: Any = None
        self.pixmap = QPixmap()
        self.size = (0.0, 0.0)
        self.room = 0

    def show_face(self, face: Any, pixmap: QPixmap, width: float, height: float) -> None:
        self.prepareGeometryChange()
        self.face, self.pixmap, self.size = face, pixmap, (width, height)
        self.room = margin(round(width), round(height))
        self.setTransformOriginPoint(width / 2, height / 2)
        self.update()

    def lift(self, height: float, scale: float = 1.0) -> None:
        self.setZValue(height)
        self.setScale(scale)

    def boundingRect(self) -> QRectF:
        width, height = self.size
        return QRectF(-self.room, -self.room, width + 2 * self.room, height + 2 * self.room)

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(QPointF(-self.room, -self.room), self.pixmap)


class Front(QGraphicsItem):
    """A picture over the pieces and under the light."""

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        self.picture = QPixmap()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_painted(self, area: QRect, paint: Callable[[QPainter], None], ratio: float) -> None:
        """Painted where it lies on the table; an empty area shows nothing."""
        picture = QPixmap(area.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        if not area.isEmpty():
            picture.fill(Qt.GlobalColor.transparent)
            with QPainter(picture) as painter:
                painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
                painter.translate(-area.topLeft())
                paint(painter)
        self.prepareGeometryChange()
        self.area, self.picture = area.toRectF(), picture
        self.update()

    def boundingRect(self) -> QRectF:
        return self.area

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.drawPixmap(self.area.topLeft(), self.picture)


class Light(QGraphicsItem):
    """All lights of one sort as one item. Each is a picture, drawn once for its size and shown at many places."""

    def __init__(self, sort: str) -> None:
        super().__init__()
        self.sort = sort
        self.places: tuple[Placement, ...] = ()
        self.clip: QRectF | None = None
        """The part of a zoomed board that is seen; what lies on it shines only there."""
        self._area = QRectF()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, places: Iterable[Placement], sort: str = "") -> None:
        wanted = tuple(places)
        if wanted != self.places or (sort and sort != self.sort):
            self.prepareGeometryChange()
            self.places = wanted
            self.sort = sort or self.sort
            self._area = area_of(wanted).adjusted(-REACH, -REACH, REACH, REACH)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio, theme = painter.device().devicePixelRatio(), palette().name
        for place in self.places:
            shape, size = moved(place.shape, -place.x, -place.y), (round(place.width), round(place.height))
            light = light_pixmap(LightKey(self.sort, *size, place.round, shape, ratio, theme))
            on_board = self.clip is not None and place.zone is Zone.BOARD
            painter.setClipRect(self.clip if self.clip is not None and on_board else self._area)
            painter.drawPixmap(round(place.x) - REACH, round(place.y) - REACH, light)


class Over(QGraphicsItem):
    """What lies on the edges of elements, once more over their light."""

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.faces = faces
        self.places: tuple[Placement, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, places: Iterable[Placement]) -> None:
        wanted = tuple(place for place in places if place.over)
        if wanted != self.places:
            self.prepareGeometryChange()
            self.places = wanted
            self.update()

    def boundingRect(self) -> QRectF:
        around = max((margin(round(place.width), round(place.height)) for place in self.places), default=0)
        return area_of(self.places).adjusted(-around, -around, around, around)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        ratio = painter.device().devicePixelRatioF()
        for place in self.places:
            around = margin(round(place.width), round(place.height))
            picture = self.faces.pixmap(place.over, place.width, place.height, ratio)
            painter.drawPixmap(QPointF(place.x - around, place.y - around), picture)


class Beyond(QGraphicsItem):
    """Arrows at the edges of a zoomed board behind which something lit lies."""

    def __init__(self) -> None:
        super().__init__()
        self.board = QRectF()
        self.sides: tuple[tuple[int, int], ...] = ()
        """Each as a step across and down."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_for(self, window: QRectF | None, places: Iterable[Placement]) -> None:
        self.prepareGeometryChange()
        self.board = window if window is not None else QRectF()
        self.sides = sides_beyond(window, places) if window is not None else ()
        self.update()

    def boundingRect(self) -> QRectF:
        return self.board

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = self.board.center()
        for across, down in self.sides:
            tip = QPointF(
                middle.x() + across * (self.board.width() / 2 - ARROW / 2),
                middle.y() + down * (self.board.height() / 2 - ARROW / 2),
            )
            foot, wing = tip - QPointF(across, down) * ARROW, QPointF(down, across) * ARROW
            path = QPainterPath()
            path.addPolygon(QPolygonF([tip, foot + wing, foot - wing]))
            path.closeSubpath()
            painter.fillPath(path, QColor(palette().lit_line))
            painter.strokePath(path, pen(palette().lit_rim, 2))


def sides_beyond(window: QRectF, places: Iterable[Placement]) -> tuple[tuple[int, int], ...]:
    """Sides of the window on which some of these lie wholly outside."""
    found = set()
    for place in places:
        if place.x + place.width <= window.left():
            found.add((-1, 0))
        elif place.x >= window.right():
            found.add((1, 0))
        if place.y + place.height <= window.top():
            found.add((0, -1))
        elif place.y >= window.bottom():
            found.add((0, 1))
    return tuple(sorted(found))


class Stroke(QGraphicsItem):
    """A piece of the backdrop as it was before something was written there; it gives way from left to right."""

    def __init__(self, area: QRect, before: QPixmap) -> None:
        super().__init__()
        self.area = QRectF(area)
        self.before = before
        self.share = 0.0
        self.setZValue(-1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def uncover(self, share: float) -> None:
        self.share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return self.area

    def shape(self) -> QPainterPath:
        return QPainterPath()

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        left = self.area.width() * self.share
        painter.setClipRect(self.area.adjusted(left, 0, 0, 0), Qt.ClipOperation.IntersectClip)
        painter.drawPixmap(self.area.topLeft(), self.before)


def area_of(places: Iterable[Placement]) -> QRectF:
    whole = QRectF()
    for place in places:
        whole = whole.united(QRectF(place.x, place.y, place.width, place.height))
    return whole


class LightKey(NamedTuple):
    """What the picture of a light depends on."""

    sort: str
    width: int
    height: int
    round: bool
    shape: Shape
    ratio: float
    theme: str


LOW: Final = 24
"""Pixels, below which a light inside an element would hide it."""
LEAST_AREA: Final = 120
"""Pixels across, from which a shape is lit as a stretch of the board."""
LIGHTS_KEPT: Final[ByteCache[LightKey, QPixmap]] = ByteCache(16 << 20, bytes_of)


def light_pixmap(key: LightKey) -> QPixmap:
    found = LIGHTS_KEPT.get(key)
    return LIGHTS_KEPT.keep(key, _drawn(key)) if found is None else found


def _drawn(key: LightKey) -> QPixmap:
    """Draw a light with `REACH` around it."""
    sort, width, height, round_, shape, ratio, _theme = key
    pixmap = QPixmap(round((width + 2 * REACH) * ratio), round((height + 2 * REACH) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if shape:
            light = lit_area if sort == "lit" and width > LEAST_AREA else LIGHTS[sort]
            light(p, path_of(moved(shape, REACH, REACH)))
        else:
            outline = outline_of(QRectF(REACH, REACH, width, height), round_)
            LIGHTS[sort](p, around(outline, round_, OUTSIDE[sort]) if sort in OUTSIDE else outline)
    return pixmap


def moved(shape: Shape, dx: float, dy: float) -> Shape:
    """Rounded, so that the same shape elsewhere has the same light."""
    return tuple(tuple((round(x + dx, 1), round(y + dy, 1)) for x, y in ring) for ring in shape)


def path_of(shape: Shape) -> QPainterPath:
    path = QPainterPath()
    for ring in shape:
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring]))
        path.closeSubpath()
    return path


def outline_of(rect: QRectF, round_: bool) -> QPainterPath:
    """Lit square: inset 3, radius 6, but around what is so low that its words would be covered; a disc stays a disc."""
    path = QPainterPath()
    if round_:
        side = min(rect.width(), rect.height())
        path.addEllipse(rect.center(), side * 0.45, side * 0.45)
    else:
        inset = 3 if rect.height() >= LOW else -2
        path.addRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 6, 6)
    return path


def around(path: QPainterPath, round_: bool, by: float) -> QPainterPath:
    """Path outside the gold of an element, which may be lit as well."""
    area = path.boundingRect().adjusted(-by, -by, by, by)
    return rounded(area, area.width() / 2 if round_ else by + 4)


LIGHTS: Final[dict[str, Callable[[QPainter, QPainterPath], None]]] = {
    "lit": lit_line,
    "quiet": lambda p, path: lit(p, path, quiet=True),
    "halo": lit_halo,
    "chosen": chosen,
    "hinted": hinted,
    "lost": lost,
    "focus": focused,
}
