"""A card that says what the marks on a table mean: each as it looks, with a few words."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.palette import palette

COLUMNS = 2
PAD, GAP = 12, 8
SIDE = 34
"""Pixels of a mark."""


class LegendMark(NamedTuple):
    face: Any
    text: str


class Legend(Parchment):
    """Nothing is shown as long as there are no marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, hint=True)
        self.marks: tuple[LegendMark, ...] = ()
        self._paint: Callable[[QPainter, Any, QRectF], None] = lambda _p, _face, _rect: None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def tell(self, marks: Sequence[LegendMark], paint: Callable[[QPainter, Any, QRectF], None]) -> None:
        self.marks, self._paint = tuple(marks), paint
        self.setAccessibleName(", ".join(mark.text for mark in marks))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        lines = -(-len(self.marks) // COLUMNS)
        return QSize(200, round(self._head() + lines * self._line() + 2 * PAD))

    def _head(self) -> float:
        return type_of("hint title").leading + GAP / 2

    def _line(self) -> float:
        return max(sizes.measure.scaled(SIDE), 2 * type_of("small").leading) + GAP / 2

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        title, body, ratio = type_of("hint title"), type_of("small"), self.devicePixelRatioF()
        column, side = (self.width() - 2 * PAD) / COLUMNS, sizes.measure.scaled(SIDE)
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            head = typeset(tr("What the marks mean"), title, self.width() - 2 * PAD)
            draw_typeset(p, head, QPointF(PAD, PAD), title, palette().ink, ratio)
            for number, mark in enumerate(self.marks):
                down, across = divmod(number, COLUMNS)
                x, y = PAD + across * column, PAD + self._head() + down * self._line()
                words = typeset(escaped(mark.text), body, column - side - GAP - 4)
                top = y + (self._line() - GAP / 2 - words.height) / 2
                draw_typeset(p, words, QPointF(x + side + GAP, top), body, palette().on_page_secondary, ratio)
                p.save()
                p.translate(x, y)
                self._paint(p, mark.face, QRectF(0, 0, side, side))
                p.restore()
