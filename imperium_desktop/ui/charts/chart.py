"""A bare plot on parchment. Its library takes half a second to load, so that happens when the first one is made."""

from typing import Any

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.palette import palette


def library() -> Any:
    """The plotting library, loaded now if it was not yet."""
    import pyqtgraph

    return pyqtgraph


def new_plot(parent: QWidget) -> Any:
    """Bare: no buttons, no menu, nothing to drag, and the parchment shines through."""
    plot = library().PlotWidget(parent, background=None)
    plot.setFrameShape(plot.Shape.NoFrame)
    plot.viewport().setAutoFillBackground(False)
    for part in (plot, plot.viewport()):
        part.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    item = plot.getPlotItem()
    item.hideButtons()
    item.setMenuEnabled(False)
    item.setMouseEnabled(False, False)
    item.setContentsMargins(0, 2, 10, 0)
    item.getViewBox().setDefaultPadding(0)
    return plot


def step_for(most: int, lines: int) -> int:
    """The smallest round step with which at most `lines` lines reach the highest value."""
    steps = (unit * ten for ten in (1, 10, 100, 1000) for unit in (1, 2, 3, 5))
    return next((step for step in steps if most / step <= lines), most or 1)


def thin(colour: QColor, width: float = 1) -> QPen:
    """Pen that is as wide in every plot, whatever its scale."""
    stroke = QPen(colour, width)
    stroke.setCosmetic(True)
    return stroke


class Chart(FollowsStyle, QWidget):
    """A plot that is made when it is first shown or asked for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plot: Any = None
        """The plotting library's widget, once there is one."""
        self.setMinimumSize(QSize(120, 90))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def make(self) -> None:
        if self.plot is None:
            self.plot = new_plot(self)
            self.arrange()
            self.plot.show()
            self.prepare()
            self.draw()

    def prepare(self) -> None:
        """Prepare the plot, once there is one."""

    def draw(self) -> None:
        """Whatever the chart shows, anew."""

    def restyle(self) -> None:
        self.draw()

    def arrange(self) -> None:
        self.plot.setGeometry(self.rect())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.plot is None:
            QTimer.singleShot(0, self, self.make)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.plot is not None:
            self.arrange()
            self.resized()

    def resized(self) -> None:
        self.draw()

    def style_axes(self) -> None:
        for side in ("left", "bottom"):
            axis = self.plot.getPlotItem().getAxis(side)
            axis.setTextPen(QColor(palette().on_page_secondary))
            axis.setPen(QPen(Qt.PenStyle.NoPen))
            axis.setTickPen(QPen(Qt.PenStyle.NoPen))
            axis.setTickFont(type_font("small", columns=True))
            axis.setStyle(tickLength=0, tickTextOffset=5, tickAlpha=0, hideOverlappingLabels=False)
        self.plot.getPlotItem().getAxis("bottom").setHeight(sizes.measure.scaled(22))

    def rule(self, value: float, angle: int, strong: bool = False) -> None:
        colour = QColor(palette().page_rule_strong if strong else palette().page_rule)
        self.plot.getPlotItem().addItem(library().InfiniteLine(value, angle=angle, pen=QPen(colour, 0)))
