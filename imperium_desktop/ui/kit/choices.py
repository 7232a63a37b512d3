"""One of several, and yes or no."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QHBoxLayout, QRadioButton, QSizePolicy, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import ENDLESS, draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette

RADIUS = 5


class Choice(NamedTuple):
    key: str
    text: str
    icon: str = ""


class Segments(QWidget):
    """Choices side by side, exactly one of them chosen. Tab reaches the chosen one, arrows walk and choose.

    `chosen_changed` tells the key of the new choice, by the user or the program.
    """

    chosen_changed = Signal(str)

    def __init__(
        self, choices: Sequence[Choice], chosen: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._segments: dict[str, _Segment] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for i, choice in enumerate(choices):
            segment = _Segment(choice, first=i == 0, last=i == len(choices) - 1, parent=self)
            self._group.addButton(segment, i)
            self._segments[choice.key] = segment
            row.addWidget(segment)
        for choice in choices[:1]:
            self._segments[chosen or choice.key].setChecked(True)
        self._group.idToggled.connect(self._tell)

    @property
    def chosen(self) -> str:
        return next(key for key, segment in self._segments.items() if segment.isChecked())

    def choose(self, key: str) -> None:
        self._segments[key].setChecked(True)

    def set_text(self, key: str, text: str) -> None:
        self._segments[key].set_words(text)

    def fit(self, room: int) -> None:
        """Where there is too little room for all words, only the chosen one says its own; the others show icons."""
        segments = self._segments.values()
        for segment in segments:
            segment.set_brief(brief=False)
        if sum(segment.sizeHint().width() for segment in segments) > room:
            for segment in segments:
                segment.set_brief(brief=True)

    def segment(self, key: str) -> QRadioButton:
        """Button of one choice, to disable it or give it a tool tip."""
        return self._segments[key]

    def _tell(self, _id: int, checked: bool) -> None:
        if checked:
            self.chosen_changed.emit(self.chosen)


class _Segment(QRadioButton):
    def __init__(self, choice: Choice, *, first: bool, last: bool, parent: QWidget) -> None:
        super().__init__(choice.text, parent)
        self._icon = choice.icon
        self._first = first
        self._last = last
        self._brief = False
        self.toggled.connect(lambda _on: self.updateGeometry())
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_words(self, text: str) -> None:
        self.setText(text)

    def set_brief(self, *, brief: bool) -> None:
        self._brief = brief and bool(self._icon)
        self.setToolTip(self.text() if self._brief else "")
        self.updateGeometry()

    @property
    def words(self) -> str:
        """Those that are written on it."""
        return "" if self._brief and not self.isChecked() else self.text()

    def hitButton(self, place: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        """Wide enough for the bold text it has when chosen, so that choosing moves nothing."""
        measure = sizes.measure
        text = typeset(f"**{escaped(self.words)}**" if self.words else "", type_of("body"), ENDLESS)
        width = 2 * measure.length(9, 12) + round(text.width + 0.999) + self._beside()
        return QSize(
            max(width, measure.scaled(28)),
            max(measure.scaled(28), type_font("body").pixelSize() + measure.length(14, 17)),
        )

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _beside(self) -> int:
        return sizes.measure.scaled(18) + (sizes.measure.scaled(6) if self.words else 0) if self._icon else 0

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, chosen = palette(), self.isChecked()
        area = QRectF(self.rect()).adjusted(0.5 if self._first else -0.5, 0.5, -0.5, -0.5)
        outline = self._outline(area)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if chosen:
                p.fillPath(outline, falling(area, colours.gold_light, colours.gold))
            else:
                p.fillPath(
                    outline, QColor(colours.box_blank if self.underMouse() and self.isEnabled() else colours.ivory)
                )
            p.strokePath(outline, QPen(QColor(colours.brass if chosen else colours.brass_edge), 1))
            if self.hasFocus():
                p.strokePath(rounded(area.adjusted(2, 2, -2, -2), 3), pen(colours.focus, 2))
            words = escaped(self.words)
            text = typeset(f"**{words}**" if chosen and words else words, type_of("body"), ENDLESS)
            x = area.center().x() - (text.width + self._beside()) / 2
            if self._icon:
                side = sizes.measure.scaled(18)
                p.setOpacity(1 if self.isEnabled() else 0.45)
                pixmap = icon_pixmap(self._icon, side, self.devicePixelRatioF())
                p.drawPixmap(QPointF(round(x), round(area.center().y() - side / 2)), pixmap)
                p.setOpacity(1)
                x += self._beside()
            colour = colours.ink if chosen else colours.on_page_secondary
            draw_typeset(
                p,
                text,
                QPointF(x, area.center().y() - text.height / 2),
                type_of("body"),
                colour if self.isEnabled() else colours.disabled_text,
            )

    def _outline(self, area: QRectF) -> QPainterPath:
        """Outline that is round at the two ends of the row only."""
        path = rounded(area, RADIUS)
        square = QPainterPath()
        half = area.width() / 2
        if not self._first:
            square.addRect(QRectF(area.left(), area.top(), half, area.height()))
        if not self._last:
            square.addRect(QRectF(area.left() + half, area.top(), half, area.height()))
        return path.united(square)


class Switch(QCheckBox):
    """A switch, on or off; Space toggles. Give it the name of what it switches."""

    def __init__(self, name: str = "", on: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def hitButton(self, place: object) -> bool:
        return True

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(50), sizes.measure.scaled(30))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, scale = palette(), sizes.measure.scale
        area = QRectF(self.rect()).center()
        groove = QRectF(area.x() - 23 * scale, area.y() - 12 * scale, 46 * scale, 24 * scale)
        path = rounded(groove, groove.height() / 2)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(1 if self.isEnabled() else 0.5)
            if self.isChecked():
                p.fillPath(path, falling(groove, colours.gold, colours.gold_light))
            else:
                p.fillPath(path, QColor(colours.groove))
            p.save()
            p.setClipPath(path)
            p.strokePath(path.translated(0, 1), pen(alpha("#000000", 0.18), 3))
            p.restore()
            p.strokePath(path, QPen(QColor(colours.main_edge if self.isChecked() else colours.groove_edge), 1))
            if self.hasFocus():
                p.strokePath(rounded(groove.adjusted(-2, -2, 2, 2), groove.height() / 2 + 2), pen(colours.focus, 2))
            reach = groove.height() / 2
            knob = QPainterPath()
            knob.addEllipse(
                QPointF(groove.right() - reach if self.isChecked() else groove.left() + reach, groove.center().y()),
                reach - 2.5 * scale,
                reach - 2.5 * scale,
            )
            shadow(p, knob, 1, 1.5, 0.4)
            p.fillPath(knob, QColor(colours.knob))
