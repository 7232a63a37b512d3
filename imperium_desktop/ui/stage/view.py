"""The table on the screen: keeps items by key and moves them from the old layout to the new one."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsRectItem, QGraphicsScene, QGraphicsView, QWidget

from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.flights import Flights
from imperium_desktop.ui.stage.glide import Glide
from imperium_desktop.ui.stage.lights import Lights
from imperium_desktop.ui.stage.overlay import Ground, Overlay, Tint, cord
from imperium_desktop.ui.stage.pieces import Z_FRONT, Z_GROUND, Z_HELD, Z_LIFTED, Z_TINT, Front, Piece, Stroke
from imperium_desktop.ui.stage.placement import COVERED, PLACELESS, UNSEEN, Layout, Placement, Zone, element_at
from imperium_desktop.ui.stage.pointer import Pointer
from imperium_desktop.ui.stage.shake import Shake
from imperium_desktop.ui.stage.sheet import Followers, Sheet
from imperium_desktop.ui.stage.strokes import Strokes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.painter import Order

LIFTED = 1.1
"""How much larger something is that is taken from the table."""


class Spoken(NamedTuple):
    """An element as it is read aloud: what it is, and what touching it does."""

    key: str
    zone: Zone
    name: str
    action: str


class TableView(QGraphicsView):
    touched = Signal(str)
    missed = Signal()
    """A press where nothing lies."""
    touched_twice = Signal(str)
    """The second press of a double click."""
    hovered = Signal(str)
    """The element under the pointer, empty for none."""
    examined = Signal(str)
    """A closer look at an element is wanted."""
    zoomed = Signal(float, float, float)
    """A factor and the point it grows from."""
    panned = Signal(float, float)
    """How far the zoomed board was dragged."""
    rolled = Signal(float, float, float)
    """Steps of the wheel and the point where it was turned."""
    released = Signal()
    """The button that touched something was let go."""
    resized = Signal()
    written = Signal()
    """What was new has been written and seen."""

    def __init__(self, faces: Faces, paint_backdrop: Callable[[QPainter], None], parent: QWidget | None = None):
        super().__init__(parent)
        self.faces = faces
        self.paint_backdrop = paint_backdrop
        self.motion = True
        self.spoken: Callable[[], list[Spoken]] = list
        """What a screen reader finds here; the page says it."""
        self.access: QAccessibleInterface | None = None
        self.layout_: Layout = {}
        self.lit: frozenset[str] = frozenset()
        self.shift_held = False
        """True while Shift is held and the pointer is pressed."""
        self._at = ""
        """The element that the pointer or the keyboard is at."""
        self._bordered = self._zoomed = False
        self.hinted: tuple[str, ...] = ()
        """What the hint beside the table speaks of."""
        self.stage = QGraphicsScene(self)
        self.setScene(self.stage)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pieces: dict[str, Piece] = {}
        self._backdrop = QPixmap()
        self._window = QGraphicsRectItem()
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._window.setPen(Qt.PenStyle.NoPen)
        self._lifted: list[Piece] = []
        self._tints, self._ground = Overlay(), Ground()
        self._front = Front()
        self.followers = Followers(self.stage, faces)
        for item, height in (
            (self._window, 0),
            (self._ground, Z_GROUND),
            (self._front, Z_FRONT),
            (self._tints, Z_TINT),
        ):
            item.setZValue(height)
            self.stage.addItem(item)
        self.lights = Lights(self.stage, faces, self)
        self._flights = Flights(self.stage, self)
        self._no_origins: tuple[str, ...] = ()
        self._shake = Shake(self)
        self._before = QPixmap()
        self._strokes = Strokes(self.stage, self)
        self._strokes.seen.connect(self.written)
        self._pointer = Pointer(self)
        self._glide = Glide(self.stage, self)
        kept_vignettes().arrived.connect(self._show_vignette)

    # What is shown

    def glide(self, board: Rect, start: Camera, end: Camera) -> None:
        """The board is about to be seen from elsewhere."""
        if self.motion and self.isVisible():
            area = QRectF(*board).toAlignedRect()
            self._glide.stop()
            self._glide.begin(self.viewport().grab(area), QRectF(area), start, end)

    def show_layout(
        self, layout: Layout, board: Rect | None = None, no_origins: tuple[str, ...] = (), *, at_once: bool = False
    ) -> None:
        """Move everything to its new place.

        `board` is the window that zoomed elements show through; nothing comes from elements that begin with one of
        `no_origins`; `at_once`: nothing is seen on its way.
        """
        self._flights.land()
        self._no_origins = no_origins
        self._window.setRect(QRectF(*board) if board is not None else self.sceneRect())
        self._zoomed = board is not None
        for item in (self._tints, self._ground):
            item.clip = self.zoomed_board
        self.lights.clip(self.zoomed_board)
        for key in [key for key in self._pieces if not layout.get(key, Placement(0, 0, 0, 0)).face]:
            self._flights.fade(self._pieces.pop(key))
        for key, place in layout.items():
            if place.face:
                self._put(key, place, clipped=self._zoomed and place.zone is Zone.BOARD)
        self.layout_ = layout
        self.show_hinted(self.hinted)
        if self._flights and self.motion and self.isVisible() and not at_once:
            self._flights.take_off()
        else:
            self._flights.land()

    def show_light(self, lit: Iterable[str], chosen: Iterable[str], focus: str | None) -> None:
        self.lit = frozenset(key for key in lit if key in self.layout_)
        counts = Counter(chosen)
        self.lights.show_chosen(
            [(place, counts[key]) for key, place in self._placed(counts)], self._places([focus or ""])
        )
        self.lights.over.show_at(self._places(sorted({*self.lit, *counts, focus or ""})))
        self._light_up()

    def _light_up(self) -> None:
        shown = self._places(sorted(filter(self._shines, self.lit)))
        on_board = (self.layout_[key] for key in self.lit if self.layout_[key].zone is Zone.BOARD)
        self.lights.beyond.show_for(self.zoomed_board, on_board)
        self.lights.show_lit(shown, moving=self.motion)

    def _shines(self, key: str) -> bool:
        """Where a border tells what can be touched on the board, only what is pointed at."""
        place = self.layout_[key]
        return not place.calm and (not self._bordered or key == self._at or place.zone is not Zone.BOARD)

    def show_hinted(self, keys: Iterable[str]) -> None:
        self.hinted = tuple(keys)
        self.lights.hinted.show_at(self._places(self.hinted))

    def show_lost(self, keys: Iterable[str], by: str = "") -> None:
        """What leaves the table: lifted and ringed in red, with a cord from the element that takes it."""
        known = [f"{COVERED}{key}" if f"{COVERED}{key}" in self._pieces else key for key in keys]
        places, source = self._places(known), self._places([by])
        for piece in self._lifted:
            piece.lift(self.layout_.get(piece.key, UNSEEN).z)
        self._lifted = [self._pieces[key] for key in known if key in self._pieces]
        for piece in self._lifted:
            piece.lift(Z_LIFTED, LIFTED)
        self.lights.lost.show_at(places)
        if self._lifted or source:
            self._show_tints([cord(start.centre, place.centre) for start in source for place in places])

    def _places(self, keys: Iterable[str]) -> list[Placement]:
        return [place for _, place in self._placed(keys)]

    def _placed(self, keys: Iterable[str]) -> Iterator[tuple[str, Placement]]:
        """Where these elements lie, as far as they can be seen."""
        for key in keys:
            place = self.layout_.get(key)
            if place is not None and place.zone not in PLACELESS and self._is_in_window(place):
                yield key, place

    def _is_in_window(self, place: Placement) -> bool:
        """True of a place at least partly in the window; only of a zoomed board some lies outside."""
        area = QRectF(place.x, place.y, place.width, place.height)
        return not self._zoomed or place.zone is not Zone.BOARD or self._window.rect().intersects(area)

    def areas_of(self, keys: Iterable[str]) -> list[Rect]:
        return [Rect(*place[:4]) for place in self._places(keys)]

    def show_at(self, key: str, tints: list[Tint], sheets: Sequence[Sheet], ghost: Placement | None) -> None:
        """What follows from the pointer or the keyboard being there; empty for nowhere."""
        self._at = key
        self._show_tints(tints)
        ratio = self.devicePixelRatioF()
        self.followers.show_sheets(sheets, ratio)
        self.followers.show_ghost(ghost, ratio, self._window if self._zoomed else None)

    def _show_tints(self, tints: list[Tint]) -> None:
        self._tints.show_tints(tints)
        self._ground.show_tints(tints)
        bordered = any(tint.border for tint in tints)
        if bordered or self._bordered:
            self._bordered = bordered
            self._light_up()
        self._tints.setZValue(Z_HELD if any(tint.held for tint in tints) else Z_TINT)

    def show_backdrop(self) -> None:
        """Paint again what lies under the elements."""
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        spare, self._before = self._before, self._backdrop
        if spare.size() != size * ratio:
            spare = QPixmap(size * ratio)
        self._backdrop = spare
        self._backdrop.setDevicePixelRatio(ratio)
        with QPainter(self._backdrop) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            self.paint_backdrop(painter)
        self.resetCachedContent()
        self.viewport().update()

    def show_front(self, area: Rect | None, paint: Callable[[QPainter], None]) -> None:
        """Something over the elements, or nothing."""
        self._front.show_painted(QRectF(*(area or (0, 0, 0, 0))).toAlignedRect(), paint, self.devicePixelRatioF())

    def write(self, places: Iterable[Rect]) -> None:
        """Let what is new in these places of the backdrop appear, one place after the other, from left to right."""
        ratio = self.devicePixelRatioF()
        strokes = []
        if self.motion and self.isVisible() and self._before.size() == self._backdrop.size():
            for place in places:
                area = QRectF(*place).adjusted(-3, -3, 3, 3).toAlignedRect()
                whole = QRect(area.topLeft() * ratio, area.size() * ratio)
                strokes.append(Stroke(area, self._before.copy(whole)))
        self._strokes.begin(strokes)

    @property
    def writing(self) -> bool:
        """Something new is being written or looked at."""
        return self._strokes.running

    def refuse(self, key: str) -> None:
        """A short shake of what cannot be touched now."""
        piece = self._pieces.get(key)
        if self.motion and piece is not None:
            self._shake.begin(piece)

    def element_at(self, point: QPointF) -> str | None:
        return element_at(self._reachable_at(point), self.lit, point.x(), point.y())

    def _reachable_at(self, point: QPointF) -> Layout:
        """What of a zoomed board lies outside its window is covered by what stands there."""
        if not self._zoomed or self._window.rect().contains(point):
            return self.layout_
        return {key: place for key, place in self.layout_.items() if place.zone is not Zone.BOARD}

    def forget(self) -> None:
        """Pieces stay where they are, and are painted anew when they are laid out."""
        self.faces.forget()
        self.followers.forget()
        for piece in self._pieces.values():
            piece.face = None

    def _show_vignette(self, order: Order) -> None:
        """A picture on some faces was painted meanwhile: only these are shown anew."""
        faces, ratio = self.faces.finished_by(order), self.devicePixelRatioF()
        for piece in self._pieces.values():
            if piece.face in faces:
                piece.show_face(piece.face, self.faces.pixmap(piece.face, *piece.size, ratio), *piece.size)
        self.followers.show_vignette(order, faces, ratio)

    # Moving

    def _put(self, key: str, place: Placement, clipped: bool) -> None:
        piece = self._pieces.get(key)
        new = piece is None
        if piece is None:
            piece = self._pieces[key] = Piece(key)
            self.stage.addItem(piece)
        piece.setParentItem(self._window if clipped else None)  # type: ignore[arg-type]
        piece.setZValue(place.z)
        if new or piece.face != place.face or piece.size != (place.width, place.height):
            pixmap = self.faces.pixmap(place.face, place.width, place.height, self.devicePixelRatioF())
            piece.show_face(place.face, pixmap, place.width, place.height)
        target = QPointF(round(place.x), round(place.y))  # whole pixels are drawn several times faster
        start = self._origin(place) if new else piece.pos()
        piece.setPos(start)
        if start != target:
            self._flights.move(piece, start, target, place.after if new else 0)

    def _origin(self, place: Placement) -> QPointF:
        """A new element comes from where it lay before, if the layout says so."""
        before = None if place.born.startswith(self._no_origins) else self.layout_.get(place.born)
        spot = place if before is None else before
        return QPointF(round(spot.x), round(spot.y))

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self.examined.emit(self.shown_at(event.position()) or self.element_at(event.position()) or "")
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._flights.land()
        self._glide.stop()
        self.shift_held = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self._pointer.press(event.position())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        key = self.element_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and key is not None:
            self.touched_twice.emit(key)
        else:
            self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._pointer.move(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._pointer.release(event.position())
        self.shift_held = False
        self.released.emit()

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer.leave()
        super().leaveEvent(event)

    def leave_pointer(self) -> None:
        """Nobody points anywhere until the pointer moves again."""
        self._pointer.leave()

    def point_again(self) -> None:
        """Things were moved under the pointer."""
        self._pointer.look()

    def piece(self, key: str) -> Piece | None:
        return self._pieces.get(key)

    @property
    def pressed_at(self) -> QPointF:
        """Where the pointer was pressed last, or slid to over the small picture of the board."""
        return self._pointer.pressed_at

    @property
    def zoomed_board(self) -> QRectF | None:
        """The window through which a zoomed board is seen."""
        return self._window.rect() if self._zoomed else None

    def shown_at(self, point: QPointF) -> str:
        """The topmost element with a face there; empty for none."""
        reachable = self._reachable_at(point)
        under = [key for key in self._pieces if key in reachable and reachable[key].holds(point.x(), point.y())]
        return max(under, key=lambda key: self.layout_[key].z, default="")

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or not event.pixelDelta().isNull():
            self.zoomed.emit(1.15**steps, event.position().x(), event.position().y())
        else:
            self.rolled.emit(steps, event.position().x(), event.position().y())
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()

    # Painting

    @guarded
    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.drawPixmap(QPointF(0, 0), self._backdrop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.resized.emit()
