"""A board that is looked at from elsewhere: what was seen before glides there and fades over what is seen now."""

from PySide6.QtCore import QEasingCurve, QObject, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem, QGraphicsScene

from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.pieces import Z_HELD

MOVE = 300
"""Milliseconds."""
EASED = QEasingCurve(QEasingCurve.Type.OutCubic)


class Glide:
    """One picture that is scaled costs little; painting the board again for every step would not."""

    def __init__(self, stage: QGraphicsScene, parent: QObject) -> None:
        self._window = QGraphicsRectItem()
        self._window.setPen(Qt.PenStyle.NoPen)
        self._window.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
        self._window.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._window.setZValue(Z_HELD)
        self._picture = QGraphicsPixmapItem(self._window)
        self._picture.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._picture.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._window.hide()
        stage.addItem(self._window)
        self._start, self._end = Camera(), Camera()
        self._clock = QVariantAnimation(parent, startValue=0.0, endValue=1.0, duration=MOVE)
        self._clock.valueChanged.connect(self._move)
        self._clock.finished.connect(self.stop)

    @property
    def running(self) -> bool:
        return self._window.isVisible()

    def begin(self, seen: QPixmap, window: QRectF, start: Camera, end: Camera) -> None:
        """`seen` filled the window, looked at from the start."""
        self._start, self._end = start, end
        self._window.setRect(window)
        self._picture.setPixmap(seen)
        self._picture.setPos(window.topLeft())
        self._window.show()
        self._move(0.0)
        self._clock.start()

    def stop(self) -> None:
        self._clock.stop()
        self._window.hide()
        self._picture.setPixmap(QPixmap())

    def _move(self, share: float) -> None:
        done = EASED.valueForProgress(share)
        camera = between(self._start, self._end, done)
        grown = camera.zoom / self._start.zoom
        shift_x, shift_y = camera.x - grown * self._start.x, camera.y - grown * self._start.y
        self._picture.setTransform(QTransform().translate(shift_x, shift_y).scale(grown, grown))
        self._picture.setOpacity(1 - done)


def between(start: Camera, end: Camera, share: float) -> Camera:
    zoom, x, y = (a + (b - a) * share for a, b in zip(start[:3], end[:3], strict=True))
    return start._replace(zoom=zoom, x=x, y=y)
