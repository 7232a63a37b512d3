"""The table on the screen: keeps items by key and moves them from the old layout to the new one."""

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QAccessibleInterface, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsItem, QGraphicsRectItem, QGraphicsScene, QGraphicsView, QWidget

from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.overlay import Counts, Ground, Overlay, Tint, cord
from imperium_desktop.ui.stage.pieces import MANY, Front, Light, Piece, Stroke
from imperium_desktop.ui.stage.placement import COVERED, PLACELESS, UNSEEN, Layout, Placement, Zone, drop_at, element_at
from imperium_desktop.ui.stage.sheet import Followers, Sheet
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

MOVE = 220
LIFTED = 1.1
"""How much larger something is that is taken from the table."""
SHAKE = 260
WRITE = 260
REST = 350
"""Milliseconds that what was written is looked at."""
ONE_BY_ONE = 150
"""Milliseconds between two that come one after the other."""
LONGEST = 1800
"""Of all that come one after the other, or are written so."""
EASED = QEasingCurve(QEasingCurve.Type.OutCubic)
DRAG_FROM = 8
"""Pixels the pointer moves before a press becomes a drag."""
Z_GROUND, Z_LIFTED, Z_FRONT, Z_TINT, Z_LIT, Z_CHOSEN = -0.5, 13, 14, 15, 20, 21
Z_HINTED, Z_FOCUS, Z_HELD, Z_DRAGGED = 22, 23, 25, 30


class Spoken(NamedTuple):
    """An element as it is read aloud: what it is, and what touching it does."""

    key: str
    zone: Zone
    name: str
    action: str


class Flight(NamedTuple):
    """A piece on its way, and how many others set out before it."""

    piece: Piece
    start: QPointF
    target: QPointF
    after: int


class Held(NamedTuple):
    """A zoomed board under a pressed pointer."""

    key: str
    """What was pressed."""
    at: QPointF
    moved: bool = False


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
        self._at = ""
        """The element that the pointer or the keyboard is at."""
        self._veiled = self._zoomed = False
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
        self._leaving: list[Piece] = []
        self._backdrop = QPixmap()
        self._window = QGraphicsRectItem()
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._window.setPen(Qt.PenStyle.NoPen)
        self._halo, self._lit, self._chosen, self._focus = Light("halo"), Light("lit"), Light("chosen"), Light("focus")
        self._hinted, self._lost = Light("hinted"), Light("lost")
        self._lifted: list[Piece] = []
        self._tints, self._ground = Overlay(), Ground()
        self._counts = Counts()
        self._front = Front()
        self.followers = Followers(self.stage, faces)
        for item, height in (
            (self._window, 0),
            (self._ground, Z_GROUND),
            (self._front, Z_FRONT),
            (self._tints, Z_TINT),
            (self._halo, Z_LIT),
            (self._lit, Z_LIT),
            (self._chosen, Z_CHOSEN),
            (self._hinted, Z_HINTED),
            (self._lost, Z_HINTED),
            (self._counts, Z_FOCUS),
            (self._focus, Z_FOCUS),
        ):
            item.setZValue(height)
            self.stage.addItem(item)
        self._flights: list[Flight] = []
        self._no_origins: tuple[str, ...] = ()
        self._clock = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=MOVE)
        self._clock.valueChanged.connect(self._fly)
        self._clock.finished.connect(self._land)
        self._pulse = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=1600)
        self._pulse.setLoopCount(-1)
        self._pulse.valueChanged.connect(self._glow)
        self._shake = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SHAKE)
        self._shaken: Piece | None = None
        self._shake.valueChanged.connect(self._swing)
        self._before = QPixmap()
        self._strokes: list[Stroke] = []
        self._writing = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=WRITE)
        self._writing.valueChanged.connect(self._write)
        self._writing.finished.connect(self._rest_after_writing)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self.written)
        self._pressed: tuple[str, QPointF] | None = None
        self._dragged: Piece | None = None
        self._zoomed = False
        self._held: Held | None = None
        self._over = ""

    # What is shown

    def show_layout(self, layout: Layout, board: Rect | None = None, no_origins: tuple[str, ...] = ()) -> None:
        """Move everything to its new place. `board` is the window that zoomed elements show through; nothing comes
        from elements that begin with one of `no_origins`."""
        self._land()
        self._no_origins = no_origins
        self._window.setRect(QRectF(*board) if board is not None else self.sceneRect())
        self._zoomed = board is not None
        self._tints.clip = self._ground.clip = QRectF(*board) if board is not None else None
        for key in [key for key in self._pieces if not layout.get(key, Placement(0, 0, 0, 0)).face]:
            self._fade(self._pieces.pop(key))
        for key, place in layout.items():
            if place.face:
                self._put(key, place, clipped=self._zoomed and place.zone is Zone.BOARD)
        self.layout_ = layout
        self.show_hinted(self.hinted)
        if self._flights or self._leaving:
            if self.motion and self.isVisible():
                self._take_off()
            else:
                self._land()

    def show_light(self, lit: Iterable[str], chosen: Iterable[str], focus: str | None) -> None:
        self.lit = frozenset(key for key in lit if key in self.layout_)
        counts = Counter(chosen)
        self._chosen.show_at(self._places(counts))
        self._counts.show_at((place, counts[key]) for key, place in self._placed(counts))
        self._focus.show_at(self._places([focus or ""]))
        self._light_up()

    def _light_up(self) -> None:
        shown = self._places(sorted(filter(self._shines, self.lit)))
        quiet = len(shown) > MANY
        self._lit.show_at(shown, "quiet" if quiet else "lit")
        self._halo.show_at([] if quiet else shown)
        if self.motion and shown and not quiet:
            self._pulse.start()
        else:
            self._pulse.stop()
            self._halo.setOpacity(0.8)

    def _shines(self, key: str) -> bool:
        """Where a veil lies over the rest of the board, only what is pointed at."""
        return not self._veiled or key == self._at or self.layout_[key].zone is not Zone.BOARD

    def show_hinted(self, keys: Iterable[str]) -> None:
        self.hinted = tuple(keys)
        self._hinted.show_at(self._places(self.hinted))

    def show_lost(self, keys: Iterable[str], by: str = "") -> None:
        """What leaves the table: lifted and ringed in red, with a cord from the element that takes it."""
        known = [f"{COVERED}{key}" if f"{COVERED}{key}" in self._pieces else key for key in keys]
        places, source = self._places(known), self._places([by])
        for piece in self._lifted:
            piece.lift(self.layout_.get(piece.key, UNSEEN).z)
        self._lifted = [self._pieces[key] for key in known if key in self._pieces]
        for piece in self._lifted:
            piece.lift(Z_LIFTED, LIFTED)
        self._lost.show_at(places)
        if self._lifted or source:
            self._show_tints([cord(start.centre, place.centre) for start in source for place in places])

    def _places(self, keys: Iterable[str]) -> list[Placement]:
        return [place for _, place in self._placed(keys)]

    def _placed(self, keys: Iterable[str]) -> Iterator[tuple[str, Placement]]:
        """Where these elements lie, as far as they can be seen."""
        for key in keys:
            place = self.layout_.get(key)
            if place is not None and place.zone not in PLACELESS:
                yield key, place

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
        veiled = any(tint.veil for tint in tints)
        if veiled or self._veiled:
            self._veiled = veiled
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
        self._have_written()
        if not self.motion or not self.isVisible() or self._before.size() != self._backdrop.size():
            return
        ratio = self.devicePixelRatioF()
        for place in places:
            area = QRectF(*place).adjusted(-3, -3, 3, 3).toAlignedRect()
            whole = QRect(area.topLeft() * ratio, area.size() * ratio)
            stroke = Stroke(area, self._before.copy(whole))
            self._strokes.append(stroke)
            self.stage.addItem(stroke)
        if self._strokes:
            self._writing.setDuration(round(min(len(self._strokes) * WRITE, LONGEST)))
            self._writing.start()

    def refuse(self, key: str) -> None:
        """A short shake of what cannot be touched now."""
        self._shaken = self._pieces.get(key)
        if self.motion and self._shaken is not None:
            self._shake.start()

    def element_at(self, point: QPointF) -> str | None:
        return element_at(self.layout_, self.lit, point.x(), point.y())

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
            self._flights.append(Flight(piece, start, target, place.after if new else 0))

    def _origin(self, place: Placement) -> QPointF:
        """A new element comes from where it lay before, if the layout says so."""
        before = None if place.born.startswith(self._no_origins) else self.layout_.get(place.born)
        spot = place if before is None else before
        return QPointF(round(spot.x), round(spot.y))

    def _fade(self, piece: Piece) -> None:
        self._leaving.append(piece)

    def _take_off(self) -> None:
        last = max((flight.after for flight in self._flights), default=0)
        self._clock.setDuration(MOVE + min(last * ONE_BY_ONE, LONGEST))
        self._fly(0)
        self._clock.start()

    def _fly(self, share: float) -> None:
        """Those that come after others wait unseen until it is their turn."""
        now = share * self._clock.duration()
        last = max((flight.after for flight in self._flights), default=0)
        pause = min(ONE_BY_ONE, LONGEST / max(last, 1))
        for piece, start, target, after in self._flights:
            own = clamp((now - after * pause) / MOVE, 0, 1)
            piece.setPos(start + (target - start) * EASED.valueForProgress(own))
            piece.setOpacity(1 if own or not after else 0)
        for piece in self._leaving:
            piece.setOpacity(1 - clamp(now / MOVE, 0, 1))

    def _land(self) -> None:
        self._clock.stop()
        for piece, _, target, _ in self._flights:
            piece.setPos(target)
            piece.setOpacity(1)
        for piece in self._leaving:
            self.stage.removeItem(piece)
        self._flights, self._leaving = [], []

    def _write(self, share: float) -> None:
        for number, stroke in enumerate(self._strokes):
            stroke.uncover(clamp(share * len(self._strokes) - number, 0, 1))

    @property
    def writing(self) -> bool:
        """Something new is being written or looked at."""
        return bool(self._strokes) or self._rest.isActive()

    def _rest_after_writing(self) -> None:
        self._have_written()
        self._rest.start()

    def _have_written(self) -> None:
        self._writing.stop()
        self._rest.stop()
        for stroke in self._strokes:
            self.stage.removeItem(stroke)
        self._strokes = []

    def _glow(self, share: float) -> None:
        self._halo.setOpacity(0.775 + 0.225 * math.cos(2 * math.pi * share))

    def _swing(self, share: float) -> None:
        if self._shaken is not None:
            self._shaken.setRotation(5 * math.sin(6 * math.pi * share) * (1 - share))

    # Pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.RightButton:
            self.examined.emit(self.shown_at(event.position()) or self.element_at(event.position()) or "")
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._land()
        key = self.element_at(event.position())
        if self._is_grip(key, event.position()):
            self._held = Held(key or "", event.position())
        else:
            self._press(key, event.position())

    def _press(self, key: str | None, point: QPointF) -> None:
        if key is None:
            self.missed.emit()
            return
        self._pressed = key, point
        self.touched.emit(key)

    def _is_grip(self, key: str | None, point: QPointF) -> bool:
        """A zoomed board is dragged by what cannot be touched; only a press that stays in its place is a touch."""
        place = self.layout_.get(key or "")
        on_board = self._window.rect().contains(point) and (place is None or place.zone is Zone.BOARD)
        return self._zoomed and on_board and key not in self.lit

    def _pan(self, held: Held, point: QPointF) -> None:
        by = point - held.at
        if held.moved or by.manhattanLength() > DRAG_FROM:
            self._held = Held(held.key, point, moved=True)
            self.panned.emit(by.x(), by.y())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        key = self.element_at(event.position())
        if event.button() is Qt.MouseButton.LeftButton and key is not None:
            self.touched_twice.emit(key)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._held is not None:
            self._pan(self._held, point)
            return
        if self._pressed is not None and self._dragged is None:
            key, start = self._pressed
            if (point - start).manhattanLength() > DRAG_FROM:
                self._begin_drag(key)
        if self._dragged is not None:
            width, height = self._dragged.size
            self._dragged.setPos(point - QPointF(width / 2, height / 2))
        over = self.element_at(point) or ""
        if over != self._over:
            self._lift(over)
            self._over = over
            self.hovered.emit(over)

    def _lift(self, over: str) -> None:
        """A covered card comes to the front while the pointer is on what is seen of it."""
        for key, height in ((self._over, None), (over, Z_LIFTED)):
            piece = self._pieces.get(f"{COVERED}{key}")
            if piece is not None:
                piece.setZValue(height if height is not None else self.layout_[piece.key].z)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        held, self._held = self._held, None
        if held is not None and not held.moved:
            self._press(held.key or None, held.at)
            self._pressed = None
        if self._dragged is None:
            return
        self.stage.removeItem(self._dragged)
        self._dragged = None
        key = self._dropped_at(event.position())
        if key is not None and pressed is not None and key != pressed[0]:
            self.touched.emit(key)

    def _dropped_at(self, point: QPointF) -> str | None:
        """Where there are places for what is dragged, no other counts: it went a little way with the pointer only."""
        if any(place.zone is Zone.DROP for place in self.layout_.values()):
            return drop_at(self.layout_, point.x(), point.y())
        return self.element_at(point)

    def leaveEvent(self, event: QEvent) -> None:
        self._lift("")
        self._over = ""
        self.hovered.emit("")
        super().leaveEvent(event)

    def _begin_drag(self, key: str) -> None:
        """A ghost of the piece follows the pointer; the piece itself stays until the answer is given."""
        source = self._face_of(key)
        if source is None or key not in self.layout_:
            return
        ghost = Piece("")
        ghost.show_face(source.face, source.pixmap, *source.size)
        ghost.setOpacity(0.85)
        ghost.setZValue(Z_DRAGGED)
        self.stage.addItem(ghost)
        self._dragged = ghost

    def _face_of(self, key: str) -> Piece | None:
        """The piece of an element, or the one that lies where a mere zone was pressed."""
        if key in self._pieces:
            return self._pieces[key]
        zone = self.layout_.get(key)
        if zone is None or self._pressed is None or zone.zone is not Zone.TRAY:
            return None
        return self._pieces.get(self.shown_at(self._pressed[1]))

    def shown_at(self, point: QPointF) -> str:
        """The topmost element with a face there; empty for none."""
        under = [key for key in self._pieces if self.layout_[key].holds(point.x(), point.y())]
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

    def drawBackground(self, painter: QPainter, rect: QRectF | object) -> None:
        painter.drawPixmap(QPointF(0, 0), self._backdrop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = event.size()
        self.setSceneRect(0, 0, size.width(), size.height())
        self.resized.emit()
