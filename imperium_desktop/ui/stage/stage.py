"""A game's scene on a table: shows one moment after another, on the screen or in a picture."""

from collections.abc import Callable, Container
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.faces import Faces, margin
from imperium_desktop.ui.stage.latest import Latest
from imperium_desktop.ui.stage.placement import Layout, Placement, Zone
from imperium_desktop.ui.stage.shown import AnyLaid, AnyShown, Gaze, Laid
from imperium_desktop.ui.stage.table_scene import AnyTableScene
from imperium_desktop.ui.stage.view import TableView
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.rect import Rect


class Stage:
    """Keeps how the table is looked at; the scene only says what that becomes."""

    def __init__(self, scene: AnyTableScene, parent: QWidget | None = None) -> None:
        self.scene = scene
        self.gaze: Gaze = scene.first_gaze
        self.table = TableView(Faces(self.paint_face, patient=True), self._paint_backdrop, parent)
        self.table.written.connect(self._turn)
        self._places = Latest(scene.layout)
        self.moved: Callable[[], None] = lambda: None
        """Called when things lie elsewhere without anything else being shown."""
        self._shown: AnyShown | None = None
        self._looked: tuple[Camera, Rect] | None = None
        """Camera from which the board was seen, and the window through which."""
        self.by_hand = False
        """True if a hand zooms or pans: the board follows it at once."""

    @property
    def shown(self) -> AnyShown:
        assert self._shown is not None, "nothing was shown yet"
        return self._shown

    @property
    def laid(self) -> AnyLaid:
        return Laid(self.shown, self.table.layout_)

    def turned(self, shown: AnyShown) -> AnyShown:
        """What is shown, as it is looked at from here."""
        return self.scene.turned(shown._replace(gaze=self.gaze))

    def places(self, shown: AnyShown) -> Layout:
        """Where everything lies at a moment that is turned to."""
        return self._places(shown)

    def show(self, shown: AnyShown, no_origins: tuple[str, ...] = ()) -> None:
        """The backdrop and all elements; new ones come from nowhere that begins with one of `no_origins`."""
        self.lay_out(shown, no_origins)
        self.paint()

    def lay_out(self, shown: AnyShown, no_origins: tuple[str, ...] = ()) -> None:
        """The elements alone, for who is in a hurry; `paint` follows when there is time."""
        shown = self.turned(shown)
        self.gaze = shown.gaze
        camera, window = self.scene.camera(shown), self.scene.board_window(shown)
        before, self._looked = self._looked, (camera, window)
        turned = before is not None and before[0][:3] != camera[:3]
        if before is not None and turned and before[1] == window and not self.by_hand:
            self.table.glide(window, before[0], camera)
        self.by_hand = False
        self._shown = shown
        self._lay(camera, window, no_origins, at_once=turned)

    def _lay(self, camera: Camera, window: Rect, no_origins: tuple[str, ...] = (), *, at_once: bool = False) -> None:
        board = window if camera.zoom > 1 else None
        self.table.show_layout(self.places(self.shown), board, no_origins, at_once=at_once)

    def paint(self) -> None:
        self.table.show_backdrop()
        laid = self.laid
        self.table.show_front(self.scene.front(laid), lambda p: paint_front(p, self.scene, laid))
        self.table.write(self.scene.fresh(self.shown))
        if not self.table.writing:
            self._turn()

    def _turn(self) -> None:
        """Turn to where the question is, after what was written elsewhere."""
        if self._shown is not None:
            gaze = self.scene.gaze_when_written(self._shown)
            if self._follow(self._shown._replace(gaze=gaze)):
                self.show(self.shown)
                self.moved()

    def _follow(self, now: AnyShown) -> bool:
        """Whether things lie elsewhere for it; what is shown is known, but not shown yet."""
        before, self._shown, self.gaze = self.shown, now, now.gaze
        return self.scene.lies_otherwise(before, now)

    def narrow(self, shown: AnyShown) -> None:
        """Somebody chose on the way to an answer: most scenes need not lay anything out again."""
        if self._follow(self.turned(shown)):
            self.show(self.shown)

    def show_at(self, key: str) -> None:
        """What follows from the pointer or the keyboard being at an element, or at none."""
        if self._follow(self.shown._replace(gaze=self.scene.gaze_at(key, self.laid))):
            self._lay(self.scene.camera(self.shown), self.scene.board_window(self.shown))
        laid = self.laid
        ghost = self.scene.ghost(laid, key)
        self.table.show_at(key, self.scene.tints(laid, key), self.scene.sheets(laid, key), ghost)

    def handle(self, key: str) -> bool:
        """Take a touch that only changes how the table is looked at."""
        self.gaze = self.scene.gaze_remembering(key, self.laid)
        self._shown = self.shown._replace(gaze=self.gaze)
        return self._again(self.scene.gaze_touched(key, self.laid))

    def bring_into_sight(self, key: str) -> bool:
        """Bring an element into sight; False if it is already, or cannot be seen better."""
        return self._again(self.scene.gaze_towards(key, self.laid))

    def press(self, key: Qt.Key) -> bool:
        """Take a key that only changes how the table is looked at."""
        return self._again(self.scene.gaze_pressed(key, self.laid))

    def roll(self, steps: float) -> bool:
        return self._again(self.scene.gaze_rolled(steps, self.shown))

    def _again(self, gaze: Gaze | None) -> bool:
        if gaze is not None:
            self.gaze = gaze
            self.show(self.shown)
        return gaze is not None

    def forget(self) -> None:
        """Pictures of another look or language, and what lies elsewhere in it."""
        self._places = Latest(self.scene.layout)
        self.scene.forget()
        self.table.forget()

    def paint_face(self, p: QPainter, face: Any, rect: QRectF) -> None:
        """Paint a face as it looks on the table, in its words."""
        self.scene.paint_face(p, face, rect, self.shown.words)

    @guarded
    def _paint_backdrop(self, p: QPainter) -> None:
        if self._shown is not None:
            self.scene.paint_backdrop(p, self._shown)


def paint_table(p: QPainter, scene: AnyTableScene, faces: Faces, laid: AnyLaid, zones: Container[Zone]) -> None:
    """The table in a picture, without a window."""
    paint_backdrop(p, scene, laid.shown)
    ratio = p.device().devicePixelRatioF()
    for place in sorted(laid.layout.values(), key=lambda place: place.z):
        if place.face and place.zone in zones:
            paint_piece(p, faces, place, ratio)
    paint_front(p, scene, laid)


@guarded
def paint_backdrop(p: QPainter, scene: AnyTableScene, shown: AnyShown) -> None:
    scene.paint_backdrop(p, shown)


@guarded
def paint_front(p: QPainter, scene: AnyTableScene, laid: AnyLaid) -> None:
    scene.paint_front(p, laid)


def paint_piece(p: QPainter, faces: Faces, place: Placement, ratio: float) -> None:
    around = margin(round(place.width), round(place.height))
    p.drawPixmap(
        QPointF(place.x - around, place.y - around), faces.pixmap(place.face, place.width, place.height, ratio)
    )
