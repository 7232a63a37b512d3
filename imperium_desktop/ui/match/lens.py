"""A closer look: an element of the table, or a picture of the rulebook, large and with words. Anything closes it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.rich_text import type_of
from imperium_desktop.ui.kit.typesetting import Typeset, draw_typeset, typeset
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette

SHARE = 0.5
"""Of the table's height, for the face."""
AROUND = 26
Paint = Callable[[QPainter, QRectF], None]


class Lens(QWidget):
    def __init__(self, paint_face: Callable[[QPainter, str, QRectF], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._paint_face = paint_face
        self._paint: Paint = lambda _p, _rect: None
        self._type = "heading"
        self._size = (1.0, 1.0)
        self._text = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def look_at(self, place: Placement, text: str, area: QRectF) -> None:
        """In the middle of an area of the page."""
        scale = min(area.height() * SHARE / place.height, area.width() * SHARE / place.width)
        size = place.width * scale, place.height * scale
        self._open(lambda p, rect: self._paint_face(p, place.face, rect), size, text, "heading", area)

    def read(self, picture: QImage, caption: str, area: QRectF) -> None:
        """A picture in its full size, if there is room for it."""
        size = picture.deviceIndependentSize()
        room = area.height() - 3 * AROUND - self._words_of(caption, "hint", size.width()).height
        scale = min(room / size.height(), (area.width() - 2 * AROUND) / size.width(), 1.0)
        small = size.width() * scale, size.height() * scale
        self._open(lambda p, rect: p.drawImage(rect, picture), small, caption, "hint", area)

    def _open(self, paint: Paint, size: tuple[float, float], text: str, type: str, area: QRectF) -> None:
        self._paint, self._size, self._text, self._type = paint, size, text, type
        words = self._words()
        width = max(self._size[0], words.width) + 2 * AROUND
        height = self._size[1] + words.height + 3 * AROUND
        middle = area.center()
        self.setGeometry(round(middle.x() - width / 2), round(middle.y() - height / 2), round(width), round(height))
        self.setAccessibleName(text)
        self.show()
        self.raise_()
        self.setFocus()

    def _words(self) -> Typeset:
        return self._words_of(self._text, self._type, self._size[0])

    def _words_of(self, text: str, type: str, width: float) -> Typeset:
        return typeset(escaped(text), type_of(type), max(width, sizes.measure.scaled(300)))

    def paintEvent(self, event: QPaintEvent) -> None:
        words = self._words()
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            area = QRectF(self.rect()).adjusted(8, 8, -8, -8)
            parchment_panel(p, area, self.devicePixelRatioF(), radius=8)
            left = (self.width() - self._size[0]) / 2
            self._paint(p, QRectF(left, AROUND, *self._size))
            at = QRectF((self.width() - words.width) / 2, self._size[1] + 2 * AROUND, words.width, words.height)
            draw_typeset(p, words, at.topLeft(), type_of(self._type), palette().on_page_title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.leave()

    def forget(self) -> None:
        self.hide()
        self._paint = lambda _p, _rect: None
        self._text = ""
        self.setAccessibleName("")

    def leave(self) -> None:
        self.hide()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
