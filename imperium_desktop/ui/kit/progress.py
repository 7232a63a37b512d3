"""How far something is: lessons, a bot's thinking, a loading list."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QProgressBar, QSizePolicy, QWidget

from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette


class ProgressBar(QProgressBar):
    """Gold on its way and green when complete; say "3 of 15" in words beside it."""

    def __init__(
        self, value: int = 0, total: int = 100, name: str = "", parent: QWidget | None = None, *, px: int = 8
    ) -> None:
        super().__init__(parent)
        self._px = px
        self.setRange(0, max(total, 1))
        self.setValue(value)
        self.setTextVisible(False)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(160), sizes.measure.scaled(self._px))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(40), sizes.measure.scaled(self._px))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours = palette()
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        groove = rounded(area, area.height() / 2)
        share = (self.value() - self.minimum()) / (self.maximum() - self.minimum())
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.fillPath(groove, QColor(colours.groove))
            p.save()
            p.setClipPath(groove)
            p.strokePath(groove.translated(0, 1), pen(alpha("#000000", 0.18), 2))
            if share > 0:
                filled = QRectF(area.left(), area.top(), max(area.width() * share, area.height()), area.height())
                done = share >= 1
                top, bottom = (
                    (colours.done_top, colours.done_bottom) if done else (colours.progress_top, colours.progress_bottom)
                )
                p.fillPath(rounded(filled, area.height() / 2), falling(filled, top, bottom))
            p.restore()
            p.strokePath(groove, QPen(QColor(colours.groove_edge), 1))
