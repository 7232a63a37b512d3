"""A closer look: an element of the table, or a picture of the rulebook, large and with words. Anything closes it."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit import spoken
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import Typeset, draw_typeset, typeset
from imperium_desktop.ui.stage.faces import PaintFace
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette

SHARE = 0.5
"""Share of the table's height, for the face."""
BESIDE = 0.72
"""Share of the table's height, for a face of which more is told beside it."""
AROUND = 26
Paint = Callable[[QPainter, QRectF], None]


class Lens(QWidget):
    def __init__(self, paint_face: PaintFace, parent: QWidget) -> None:
        super().__init__(parent)
        self._paint_face = paint_face
        self._paint: Paint = lambda _p, _rect: None
        self._type = "heading"
        self._size = (1.0, 1.0)
        self._text = ""
        self._told = ""
        """What stands beside the face, marked."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()

    def look_at(self, place: Placement, text: str, area: QRectF, told: str = "") -> None:
        """Show a place large in the middle of an area of the page.

        `told`: all about it, marked, beside the face.
        """
        share = BESIDE if told else SHARE
        scale = min(area.height() * share / place.height, area.width() * SHARE / place.width)
        size = place.width * scale, place.height * scale
        self._open(lambda p, rect: self._paint_face(p, place.face, rect), size, text, "heading", area, told)

    def read(self, picture: QImage, caption: str, area: QRectF) -> None:
        """A picture in its full size, if there is room for it."""
        size = picture.deviceIndependentSize()
        room = area.height() - 3 * AROUND - self._words_of(caption, "hint", size.width()).height
        scale = min(room / size.height(), (area.width() - 2 * AROUND) / size.width(), 1.0)
        small = size.width() * scale, size.height() * scale
        self._open(lambda p, rect: p.drawImage(rect, picture), small, caption, "hint", area)

    def _open(
        self, paint: Paint, size: tuple[float, float], text: str, type: str, area: QRectF, told: str = ""
    ) -> None:
        self._paint, self._size, self._text, self._type, self._told = paint, size, text, type, told
        words = self._words()
        if told:
            width = self._size[0] + 3 * AROUND + self._beside
            height = max(self._size[1], words.height + self._telling().height + AROUND / 2) + 2 * AROUND
        else:
            width = max(self._size[0], words.width) + 2 * AROUND
            height = self._size[1] + words.height + 3 * AROUND
        middle = area.center()
        self.setGeometry(round(middle.x() - width / 2), round(middle.y() - height / 2), round(width), round(height))
        self.setAccessibleName(f"{text}\n{spoken(told)}" if told else text)
        self.show()
        self.raise_()
        self.setFocus()

    def _words(self) -> Typeset:
        return self._words_of(self._text, self._type, self._size[0])

    @property
    def _beside(self) -> float:
        """How wide the words beside a face are."""
        return sizes.measure.length(340, 480)

    def _telling(self) -> Typeset:
        return typeset(self._told, type_of("body"), self._beside)

    def _words_of(self, text: str, type: str, width: float) -> Typeset:
        return typeset(escaped(text), type_of(type), max(width, sizes.measure.scaled(300)))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        words = self._words()
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            area = QRectF(self.rect()).adjusted(8, 8, -8, -8)
            parchment_panel(p, area, self.devicePixelRatioF(), radius=8)
            if self._told:
                self._paint_beside(p)
                return
            left = (self.width() - self._size[0]) / 2
            self._paint(p, QRectF(left, AROUND, *self._size))
            at = QRectF((self.width() - words.width) / 2, self._size[1] + 2 * AROUND, words.width, words.height)
            draw_typeset(p, words, at.topLeft(), type_of(self._type), palette().on_page_title)

    def _paint_beside(self, p: QPainter) -> None:
        self._paint(p, QRectF(AROUND, AROUND, *self._size))
        left = self._size[0] + 2 * AROUND
        title, told = self._words_of(self._text, self._type, self._beside), self._telling()
        draw_typeset(p, title, QPointF(left, AROUND), type_of(self._type), palette().on_page_title)
        below = QPointF(left, AROUND * 1.5 + title.height)
        draw_typeset(p, told, below, type_of("body"), palette().on_page_title)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.leave()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A click beside it means what lies there, and is the end of the closer look."""
        super().focusOutEvent(event)
        if event.reason() is Qt.FocusReason.MouseFocusReason:
            self.hide()

    def forget(self) -> None:
        self.hide()
        self._paint = lambda _p, _rect: None
        self._text = self._told = ""
        self.setAccessibleName("")

    def leave(self) -> None:
        self.clearFocus()  # what is hidden with the focus hands it on, as Tab does: to the first lit element
        self.hide()
        parent = self.parentWidget()
        if parent is not None:
            parent.setFocus()
