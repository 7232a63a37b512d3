"""What widgets lie on: felt, wood and dark wood as grounds, parchment as the sheet on top, with its shadow below."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QMoveEvent,
    QPaintDevice,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import alpha, falling, lamp_light, panel_shadow, parchment_sheet, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces

WoodLook: TypeAlias = Literal["plain", "panel", "strip", "plank"]
DarkWoodLook: TypeAlias = Literal["plain", "menu", "hand"]


class Still(QFrame):
    """A frame that is painted once and shown often: it changes only with its outlines, the theme and the surfaces.

    While a panel is laid out, sizes change and change back: whether they differ from those in the picture is asked when
    it is painted. What hides all below it is kept only from the second time on: while surfaces are made it changes
    again at once.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture: QPixmap | None = None
        self._painted_for: object = None
        self._outlined: object = None
        self.setFrameShape(QFrame.Shape.NoFrame)
        surfaces.made.connect(self._paint_with)

    def paint_anew(self) -> None:
        self._picture = self._painted_for = self._outlined = None
        self.update()

    def compare_outlines(self) -> None:
        """Compare the outlines with those in the picture, which may be others."""
        self._outlined = None
        self.update()

    def outlines(self) -> object:
        """What must be as it was for the picture to be right."""
        return self.width(), self.height()

    def _paint_with(self, _surface: str) -> None:
        self.paint_anew()

    def paint_still(self, p: QPainter) -> None:
        """All of it."""

    def has_picture(self) -> bool:
        """Whether there is anything to paint."""
        return True

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._outlined is None:
            self._outlined = self.outlines()
        wanted = ratio, palette().name, sizes.measure, self._outlined
        opaque = self.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        if self._painted_for != wanted:
            self._painted_for, self._picture = wanted, None
            if opaque:
                self._paint_on(self)
                return
        if self._picture is None:
            self._picture = self._painted(ratio, opaque) if self.has_picture() else QPixmap()
        if not self._picture.isNull():
            with QPainter(self) as p:
                p.drawPixmap(0, 0, self._picture)

    def _painted(self, ratio: float, opaque: bool) -> QPixmap:
        picture = QPixmap(self.size() * ratio)
        picture.setDevicePixelRatio(ratio)
        if not opaque:
            picture.fill(Qt.GlobalColor.transparent)
        self._paint_on(picture)
        return picture

    def _paint_on(self, canvas: QPaintDevice) -> None:
        with QPainter(canvas) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            with guarded:
                self.paint_still(p)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.compare_outlines()


class Ground(Still):
    """Paints the shadows of the parchments on it: a widget cannot paint outside itself, what is below it can."""

    def paint_still(self, p: QPainter) -> None:
        self.paint_ground(p)
        for area in self._areas_of_sheets():
            panel_shadow(p, QRectF(area), Parchment.RADIUS)

    def outlines(self) -> object:
        return super().outlines(), self._areas_of_sheets()

    def paint_ground(self, p: QPainter) -> None:
        """Nothing: a bare ground lets what is below it shine through."""

    def has_picture(self) -> bool:
        return bool(self.sheets())

    def sheets(self) -> list["Parchment"]:
        return [sheet for sheet in self.findChildren(Parchment) if sheet.isVisibleTo(self) and sheet.ground() is self]

    def _areas_of_sheets(self) -> list[QRect]:
        return [QRect(sheet.mapTo(self, QPoint(0, 0)), sheet.size()) for sheet in self.sheets()]

    def fill(self, p: QPainter, name: str) -> None:
        """Anchored to the window, so that the grain runs on through neighbours."""
        p.setBrushOrigin(-self.mapTo(self.window(), QPoint(0, 0)))
        p.fillRect(self.rect(), surface(name, self.devicePixelRatioF()))
        p.setBrushOrigin(0, 0)


class Covering(Ground):
    """Hides all that lies below it, which then need not be painted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def has_picture(self) -> bool:
        return True

    def moveEvent(self, event: QMoveEvent) -> None:
        """The grain is that of the window."""
        super().moveEvent(event)
        self.compare_outlines()

    def outlines(self) -> object:
        return super().outlines(), self.mapTo(self.window(), QPoint(0, 0))


class Felt(Covering):
    """The table top under its lamp."""

    def paint_ground(self, p: QPainter) -> None:
        self.fill(p, "felt")
        lamp_light(p, QRectF(self.rect()))


class Wood(Covering):
    """`panel`: the side panel, shaded at its left edge; `strip`: the seats' strip; `plank`: a market or area."""

    def __init__(self, look: WoodLook = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def paint_ground(self, p: QPainter) -> None:
        colours, area = palette(), QRectF(self.rect())
        self.fill(p, "wood")
        if self._look == "panel":
            shade = QLinearGradient(0, 0, 18, 0)
            shade.setColorAt(0, QColor(colours.wood_shade))
            shade.setColorAt(1, alpha(colours.wood_shade, 0))
            p.fillRect(area, shade)
            p.fillRect(QRectF(0, 0, 2, area.height()), QColor(colours.wood_dark_line))
            p.fillRect(QRectF(2, 0, 1, area.height()), QColor(colours.wood_light_line))
        elif self._look in ("strip", "plank"):
            p.fillRect(area, falling(area, colours.panel_light, colours.panel_shade))
            p.fillRect(QRectF(0, 0, area.width(), 1), alpha(colours.brass, 0.55))
            p.fillRect(QRectF(0, area.height() - 1, area.width(), 1), QColor(colours.wood_dark_line))


class DarkWood(Covering):
    """`menu`: with the two lines below it; `hand`: the tray at the window's lower edge, in the strip's shadow."""

    def __init__(self, look: DarkWoodLook = "plain", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look

    def paint_ground(self, p: QPainter) -> None:
        self.fill(p, "dark wood")
        if self._look == "menu":
            menu_lines(p, QRectF(self.rect()))
        elif self._look == "hand":
            edge = QRectF(0, 0, self.width(), 22)
            p.fillRect(edge, falling(edge, palette().wood_shade, alpha(palette().wood_shade, 0.05)))


def menu_lines(p: QPainter, area: QRectF) -> None:
    p.fillRect(QRectF(0, area.height() - 2, area.width(), 1), QColor(palette().wood_dark_line))
    p.fillRect(QRectF(0, area.height() - 1, area.width(), 1), QColor(palette().menu_line))


class Parchment(Still):
    """A sheet to read or choose from; the ground below paints its shadow.

    `hint` tints it warmer, an alarm reddens it and its left edge.
    """

    RADIUS = 5
    ALARM_EDGE = 4

    def __init__(self, parent: QWidget | None = None, *, hint: bool = False) -> None:
        super().__init__(parent)
        self._hint = hint
        self._alarm = False

    def set_alarm(self, alarm: bool) -> None:
        if alarm != self._alarm:
            self._alarm = alarm
            self.paint_anew()

    def ground(self) -> Ground | None:
        above = self.parentWidget()
        while above is not None and not isinstance(above, Ground):
            above = above.parentWidget()
        return above

    def paint_still(self, p: QPainter) -> None:
        area = QRectF(self.rect())
        parchment_sheet(p, area, self.devicePixelRatioF(), self.RADIUS, 26 if area.width() > 400 else 14)
        inner = rounded(area.adjusted(1, 1, -1, -1), self.RADIUS - 1)
        if self._alarm:
            p.fillPath(inner, alpha(palette().danger, 0.13))
            p.setClipPath(inner)
            p.fillRect(QRectF(area.x(), area.y(), self.ALARM_EDGE, area.height()), QColor(palette().danger))
            p.setClipping(False)
        elif self._hint:
            p.fillPath(inner, falling(area, palette().hint_top, palette().hint_bottom))

    def event(self, event: QEvent) -> bool:
        """Let the ground know when the shadow comes, goes or moves."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize):
            ground = self.ground()
            if ground is not None:
                ground.compare_outlines()
        return super().event(event)


class Rule(QWidget):
    """A hair line between rows on parchment; `strong` under headings, `upright` between columns."""

    def __init__(self, parent: QWidget | None = None, *, strong: bool = False, upright: bool = False) -> None:
        super().__init__(parent)
        self._strong = strong
        fixed, free = QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding
        self.setSizePolicy(fixed if upright else free, free if upright else fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(1, 1)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.fillRect(self.rect(), QColor(palette().page_rule_strong if self._strong else palette().page_rule))
