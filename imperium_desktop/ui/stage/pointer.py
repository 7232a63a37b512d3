"""What a hand does with the table: it touches, drags a piece, pans a zoomed board, and rests on an element."""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF

from imperium_desktop.ui.stage.camera import OVERVIEW
from imperium_desktop.ui.stage.pieces import Z_DRAGGED, Z_LIFTED, Piece
from imperium_desktop.ui.stage.placement import COVERED, Zone, drop_at

if TYPE_CHECKING:
    from imperium_desktop.ui.stage.view import TableView

DRAG_FROM = 8
"""Pixels the pointer moves before a press becomes a drag."""


class Held(NamedTuple):
    """A zoomed board under a pressed pointer."""

    key: str
    """What was pressed."""
    at: QPointF
    moved: bool = False


class Pointer:
    """Tells by the signals of the view what was meant."""

    def __init__(self, view: "TableView") -> None:
        self.view = view
        self._pressed: tuple[str, QPointF] | None = None
        self._dragged: Piece | None = None
        self._held: Held | None = None
        self._over = ""
        self._at: QPointF | None = None
        """Where it was seen last; None: not over the table."""
        self.pressed_at = QPointF()

    def press(self, point: QPointF) -> None:
        self.pressed_at = point
        key = self.view.element_at(point)
        if self._is_grip(key, point):
            self._held = Held(key or "", point)
        else:
            self._touch(key, point)

    def move(self, point: QPointF) -> None:
        self._at = point
        if self._held is not None:
            self._pan(self._held, point)
            return
        if self._pressed is not None and self._pressed[0] == OVERVIEW:
            self.pressed_at = point
            self.view.touched.emit(OVERVIEW)
            return
        if self._pressed is not None and self._dragged is None:
            key, start = self._pressed
            if (point - start).manhattanLength() > DRAG_FROM:
                self._begin_drag(key)
        if self._dragged is not None:
            width, height = self._dragged.size
            self._dragged.setPos(point - QPointF(width / 2, height / 2))
        self.look()

    def look(self) -> None:
        """What lies under it now."""
        over = (self.view.element_at(self._at) or "") if self._at is not None else ""
        if over != self._over:
            self._rest_on(over)

    def release(self, point: QPointF) -> None:
        pressed, self._pressed = self._pressed, None
        held, self._held = self._held, None
        if held is not None and not held.moved:
            self._touch(held.key or None, held.at)
            self._pressed = None
        if self._dragged is None:
            return
        self.view.stage.removeItem(self._dragged)
        self._dragged = None
        key = self._dropped_at(point)
        if key is not None and pressed is not None and key != pressed[0]:
            self.view.touched.emit(key)

    def leave(self) -> None:
        self._at = None
        if self._over:
            self._rest_on("")

    def _touch(self, key: str | None, point: QPointF) -> None:
        if key is None:
            self.view.missed.emit()
            return
        self._pressed = key, point
        self.view.touched.emit(key)

    def _is_grip(self, key: str | None, point: QPointF) -> bool:
        """A zoomed board is dragged by what cannot be touched; only a press that stays in its place is a touch."""
        board, place = self.view.zoomed_board, self.view.layout_.get(key or "")
        on_board = board is not None and board.contains(point) and (place is None or place.zone is Zone.BOARD)
        return on_board and key not in self.view.lit

    def _pan(self, held: Held, point: QPointF) -> None:
        by = point - held.at
        if held.moved or by.manhattanLength() > DRAG_FROM:
            self._held = Held(held.key, point, moved=True)
            self.view.panned.emit(by.x(), by.y())

    def _rest_on(self, over: str) -> None:
        """A covered card comes to the front while the pointer is on what is seen of it."""
        for key, height in ((self._over, None), (over, Z_LIFTED)):
            piece = self.view.piece(f"{COVERED}{key}")
            if piece is not None:
                piece.setZValue(height if height is not None else self.view.layout_[piece.key].z)
        self._over = over
        self.view.hovered.emit(over)

    # A ghost of the piece follows the pointer; the piece itself stays until the answer is given

    def _begin_drag(self, key: str) -> None:
        ghost = self._ghost_of(key)
        if ghost is None:
            return
        ghost.setOpacity(0.85)
        ghost.setZValue(Z_DRAGGED)
        self.view.stage.addItem(ghost)
        self._dragged = ghost

    def _ghost_of(self, key: str) -> Piece | None:
        place, ghost = self.view.layout_.get(key), Piece("")
        if place is not None and place.carried is not None:
            side = min(place.width, place.height)
            pixmap = self.view.faces.pixmap(place.carried, side, side, self.view.devicePixelRatioF())
            ghost.show_face(place.carried, pixmap, side, side)
            return ghost
        source = self._face_of(key)
        if source is None or place is None:
            return None
        ghost.show_face(source.face, source.pixmap, *source.size)
        return ghost

    def _face_of(self, key: str) -> Piece | None:
        """The piece of an element, or the nearest of those that lie where a mere zone was pressed."""
        piece, zone = self.view.piece(key), self.view.layout_.get(key)
        if piece is not None or zone is None or self._pressed is None or zone.zone is not Zone.TRAY:
            return piece
        pressed, layout = self._pressed[1], self.view.layout_
        there = [key for key, place in layout.items() if place.face and zone.holds(*place.centre)]
        nearest = min(there, key=lambda key: (QPointF(*layout[key].centre) - pressed).manhattanLength(), default="")
        return self.view.piece(self.view.shown_at(pressed)) or self.view.piece(nearest)

    def _dropped_at(self, point: QPointF) -> str | None:
        """Where there are places for what is dragged, no other counts: it went a little way with the pointer only."""
        if any(place.zone is Zone.DROP for place in self.view.layout_.values()):
            return drop_at(self.view.layout_, point.x(), point.y())
        return self.view.element_at(point)
