"""A game's scene on a table: shows one moment after another, on the screen or in a picture."""

from collections.abc import Callable, Container

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.faces import Faces, margin
from imperium_desktop.ui.stage.placement import Placement, Zone
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.stage.table_scene import TableScene
from imperium_desktop.ui.stage.view import TableView
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.rect import Rect


class Stage:
    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        self.scene = scene
        self.table = TableView(Faces(scene.paint_face, patient=True), self._paint_backdrop, parent)
        self.table.written.connect(self._turn)
        self.turned: Callable[[], None] = lambda: None
        """Called when things lie elsewhere without anything else being shown."""
        self._shown: Shown | None = None
        self._looked: tuple[Camera, Rect] | None = None
        """From where the board was seen, and through which window."""
        self.by_hand = False
        """It is a hand that zooms or pans: the board follows it at once."""

    @property
    def shown(self) -> Shown:
        assert self._shown is not None, "nothing was shown yet"
        return self._shown

    @property
    def laid(self) -> Laid:
        return Laid(self.shown, self.table.layout_)

    def show(self, shown: Shown, no_origins: tuple[str, ...] = ()) -> None:
        """The backdrop and all elements; new ones come from nowhere that begins with one of `no_origins`."""
        self.lay_out(shown, no_origins)
        self.paint()

    def lay_out(self, shown: Shown, no_origins: tuple[str, ...] = ()) -> None:
        """The elements alone, for who is in a hurry; `paint` follows when there is time."""
        self.scene.look_at(shown)
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
        self.table.show_layout(self.scene.layout(self.shown), board, no_origins, at_once=at_once)

    def paint(self) -> None:
        self.table.show_backdrop()
        laid = self.laid
        self.table.show_front(self.scene.front(laid), lambda p: paint_front(p, self.scene, laid))
        self.table.write(self.scene.fresh(self.shown))
        if not self.table.writing:
            self._turn()

    def _turn(self) -> None:
        """To where the question is, after what was written elsewhere."""
        if self._shown is not None and self.scene.turn(self._shown):
            self.show(self._shown)
            self.turned()

    def narrow(self, shown: Shown) -> None:
        """Somebody chose on the way to an answer: most scenes need not lay anything out again."""
        if self.scene.look_at(shown):
            self.show(shown)
        else:
            self._shown = shown

    def show_at(self, key: str) -> None:
        """What follows from the pointer or the keyboard being at an element, or at none."""
        if self.scene.follow(key, self.shown):
            self._lay(self.scene.camera(self.shown), self.scene.board_window(self.shown))
        laid = self.laid
        ghost = self.scene.ghost(laid, key)
        self.table.show_at(key, self.scene.tints(laid, key), self.scene.sheets(laid, key), ghost)

    def handle(self, key: str) -> bool:
        """A touch that only changed how one looks."""
        return self._again(self.scene.handle(key, self.laid))

    def bring_into_sight(self, key: str) -> bool:
        """False if one sees it already, or cannot see it better."""
        return self._again(self.scene.bring_into_sight(key, self.laid))

    def press(self, key: Qt.Key) -> bool:
        """A key that only changed how one looks."""
        return self._again(self.scene.press(key, self.laid))

    def roll(self, steps: float) -> bool:
        return self._again(self.scene.roll(steps, self.shown))

    def _again(self, changed: bool) -> bool:
        if changed:
            self.show(self.shown)
        return changed

    def forget(self) -> None:
        """Pictures of another look or language."""
        self.scene.forget()
        self.table.forget()

    @guarded
    def _paint_backdrop(self, p: QPainter) -> None:
        if self._shown is not None:
            self.scene.paint_backdrop(p, self._shown)


def paint_table(p: QPainter, scene: TableScene, faces: Faces, shown: Shown, zones: Container[Zone]) -> None:
    """The table in a picture, without a window."""
    scene.look_at(shown)
    layout = scene.layout(shown)
    paint_backdrop(p, scene, shown)
    ratio = p.device().devicePixelRatioF()
    for place in sorted(layout.values(), key=lambda place: place.z):
        if place.face and place.zone in zones:
            paint_piece(p, faces, place, ratio)
    paint_front(p, scene, Laid(shown, layout))


@guarded
def paint_backdrop(p: QPainter, scene: TableScene, shown: Shown) -> None:
    scene.paint_backdrop(p, shown)


@guarded
def paint_front(p: QPainter, scene: TableScene, laid: Laid) -> None:
    scene.paint_front(p, laid)


def paint_piece(p: QPainter, faces: Faces, place: Placement, ratio: float) -> None:
    around = margin(round(place.width), round(place.height))
    p.drawPixmap(
        QPointF(place.x - around, place.y - around), faces.pixmap(place.face, place.width, place.height, ratio)
    )
