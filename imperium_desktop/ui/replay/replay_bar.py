"""The bar below a replay: a line of time with its turns, buttons to walk it, and whose eyes one looks through."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.rules.timeline import Timeline
from imperium_desktop.ui.kit import Choice, DarkWood, PlainButton, Segments, seat_icon
from imperium_desktop.ui.kit.fields import Select
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, seat_path, shadow
from imperium_desktop.ui.theme.palette import DARK, SEATS, contrast, palette
from imperium_desktop.ui.wording.game_names import turn_name
from imperium_desktop.ui.wording.players import SeatedPlayer

PACES: Final = ("slow", "normal", "fast")
PALE: Final = 0.45
"""Opacity of turns that are still to come."""


class Stretch(NamedTuple):
    """A turn on the line of time."""

    start: int
    number: int
    sign: int


class TimelineSlider(FollowsStyle, QAbstractSlider):
    """Every turn is a stretch in the colour of its seat; the knob stands at the moment that is shown.

    Arrows step, Page Up and Down jump from turn to turn, Home and End go to the ends.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stretches: list[Stretch] = []
        self._painted: tuple[QPixmap, QPixmap] | None = None
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.valueChanged.connect(lambda _value: self.update())

    def show_turns(self, length: int, stretches: Sequence[Stretch]) -> None:
        self._stretches = list(stretches)
        self.setRange(0, length)
        self.restyle()

    def restyle(self) -> None:
        self._painted = None
        self.updateGeometry()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._painted = None

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(400), sizes.measure.height(36, 46))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(120), self.sizeHint().height())

    # Where things are

    def _groove(self) -> QRectF:
        tall, knob = sizes.measure.scaled(10), sizes.measure.scaled(11)
        middle = self.height() - knob - 1
        return QRectF(knob, middle - tall / 2, self.width() - 2 * knob, tall)

    def x_of(self, position: float) -> float:
        groove = self._groove()
        return groove.left() + groove.width() * position / max(self.maximum(), 1)

    def position_at(self, x: float) -> int:
        groove = self._groove()
        share = (x - groove.left()) / max(groove.width(), 1)
        return round(min(max(share, 0), 1) * self.maximum())

    # Painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        groove = self._groove()
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_turns(p, groove)
            self._paint_groove(p, groove)
            self._paint_knob(p, groove)

    def _paint_turns(self, p: QPainter, groove: QRectF) -> None:
        """Paint the turns above the groove: bright as far as the replay has come."""
        if self._painted is None:
            self._painted = self._stretches_painted(1.0), self._stretches_painted(PALE)
        bright, pale = self._painted
        to_come = (self.x_of(stretch.start) for stretch in self._stretches if stretch.start > self.value())
        edge = next(to_come, float(self.width()))
        for pixmap, left, right in ((bright, 0.0, edge), (pale, edge, float(self.width()))):
            p.save()
            p.setClipRect(QRectF(left, 0, right - left, groove.top()))
            p.drawPixmap(QPointF(0, 0), pixmap)
            p.restore()

    def _stretches_painted(self, opacity: float) -> QPixmap:
        """Colour and, where there is room, shape and number of every turn."""
        ratio, groove = self.devicePixelRatioF(), self._groove()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setOpacity(opacity)
            p.setFont(type_font("key"))
            tall = sizes.measure.height(13, 17)
            top = groove.top() - tall - sizes.measure.height(4, 6)
            ends = [stretch.start for stretch in self._stretches[1:]] + [self.maximum()]
            for stretch, end in zip(self._stretches, ends, strict=False):
                left = self.x_of(stretch.start)
                number = readable_on(SEATS[stretch.sign].colour) if opacity == 1 else palette().on_table_title
                self._paint_stretch(p, QRectF(left, top, self.x_of(end) - left - 1, tall), stretch, number)
        return pixmap

    @staticmethod
    def _paint_stretch(p: QPainter, box: QRectF, stretch: Stretch, colour: str) -> None:
        if box.width() <= 0:
            return
        p.fillPath(rounded(box, 3), QColor(SEATS[stretch.sign].colour))
        side, number = box.height() - 4, str(stretch.number)
        if box.width() <= side + 2:
            return
        sign = seat_path(stretch.sign, QRectF(box.left() + 3, box.center().y() - side / 2, side, side))
        p.fillPath(sign, QColor(palette().ivory))
        p.strokePath(sign, pen(palette().seat_outline, 1))
        if box.width() > side + QFontMetricsF(p.font()).horizontalAdvance(number) + 8:
            p.setPen(QColor(colour))
            p.drawText(box.adjusted(side + 6, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, number)

    def _paint_groove(self, p: QPainter, groove: QRectF) -> None:
        colours, path = palette(), rounded(groove, groove.height() / 2)
        p.fillPath(path, alpha("#000000", 0.45))
        done = QRectF(groove.left(), groove.top(), self.x_of(self.value()) - groove.left(), groove.height())
        if done.width() > 1:
            p.save()
            p.setClipPath(path)
            p.fillRect(done, falling(done, colours.progress_top, colours.progress_bottom))
            p.restore()
        p.strokePath(path, QPen(alpha(colours.brass_bright, 0.7), 1))

    def _paint_knob(self, p: QPainter, groove: QRectF) -> None:
        colours, reach = palette(), sizes.measure.scaled(9)
        knob = QPainterPath()
        knob.addEllipse(QPointF(self.x_of(self.value()), groove.center().y()), reach, reach)
        shadow(p, knob, 1, 2, 0.5)
        p.fillPath(knob, QColor(colours.knob))
        p.strokePath(knob, pen(colours.focus if self.hasFocus() else colours.main_edge, 2 if self.hasFocus() else 1.4))

    # Pointer and keys

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setValue(self.position_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setValue(self.position_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The page knows the keys."""
        event.ignore()


def readable_on(colour: str) -> str:
    """Ink or ivory, whichever stands out."""
    return max(DARK.ink, DARK.ivory, key=lambda text: contrast(text, colour))


class MomentLabel(QWidget):
    """Place in the replay, in words. Its size depends on the longest words only, so that nothing moves beside it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._longest = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_longest(self, text: str) -> None:
        self._longest = text
        self.updateGeometry()

    def say(self, text: str) -> None:
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(type_font("body"))
        return QSize(
            round(metrics.horizontalAdvance(self._longest)) + sizes.measure.length(14, 26), round(metrics.height())
        )

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setFont(type_font("body"))
            p.setPen(QColor(palette().on_table_body))
            area = QRectF(self.rect()).adjusted(sizes.measure.length(6, 12), 0, 0, 0)
            p.drawText(area, Qt.AlignmentFlag.AlignVCenter, self._text)


class ReplayBar(FollowsStyle, DarkWood):
    moved = Signal(int)
    """Position to move to."""
    stepped = Signal(str)
    """A step: back, forth, turn_back, turn_forth, start or end."""
    play_wanted = Signal()
    seat_chosen = Signal(int)
    left = Signal()

    def __init__(self, timeline: Timeline, sitters: Sequence[SeatedPlayer], parent: QWidget | None = None) -> None:
        super().__init__("hand", parent)
        self.timeline = timeline
        self._sitters = list(sitters)
        self.slider = TimelineSlider()
        self.slider.show_turns(
            len(timeline), [Stretch(turn.start, turn.number, sitters[turn.seat].sign) for turn in timeline.turns]
        )
        self.turn_back = PlainButton("", "quiet", icon="app-previous", on="table")
        self.back = PlainButton("", "quiet", icon="app-previous", on="table")
        self.play = PlainButton("", "main", icon="app-continue")
        self.forth = PlainButton("", "quiet", icon="app-next", on="table")
        self.turn_forth = PlainButton("", "quiet", icon="app-next", on="table")
        self.place = MomentLabel()
        self.pace = Segments([Choice(pace, "") for pace in PACES], "normal")
        self.eyes = Select(kind="body")
        self.close_button = PlainButton("", "quiet", icon="app-close", key="Esc", on="table")
        self._compose()
        self._connect()
        self.restyle()

    def _compose(self) -> None:
        self._buttons = QHBoxLayout()
        for button in (self.turn_back, self.back, self.play, self.forth, self.turn_forth):
            self._buttons.addWidget(button)
        self._buttons.addWidget(self.place)
        self._buttons.addStretch(1)
        for tool in (self.pace, self.eyes, self.close_button):
            self._buttons.addWidget(tool, 0, Qt.AlignmentFlag.AlignVCenter)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.slider)
        self._rows.addLayout(self._buttons)

    def _connect(self) -> None:
        self.slider.valueChanged.connect(self.moved)
        for button, step in (
            (self.turn_back, "turn_back"),
            (self.back, "back"),
            (self.forth, "forth"),
            (self.turn_forth, "turn_forth"),
        ):
            button.clicked.connect(lambda _checked=False, step=step: self.stepped.emit(step))
        self.play.clicked.connect(self.play_wanted)
        self.eyes.activated.connect(lambda _index: self.seat_chosen.emit(self.eyes.currentData()))
        self.close_button.clicked.connect(self.left)

    def restyle(self) -> None:
        length, height = sizes.measure.length, sizes.measure.height
        self._rows.setContentsMargins(length(12, 24), height(6, 12), length(12, 24), height(5, 12))
        self._rows.setSpacing(height(3, 8))
        self._buttons.setSpacing(length(5, 9))
        self.eyes.setMinimumWidth(sizes.measure.length(120, 190))
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Arrange the bar: where it is narrow, key caps and words give way.

        The place is also told in the panel.
        """
        self._set_roomy(True)
        if self._rows.minimumSize().width() > self.width():
            self._set_roomy(False)

    def _set_roomy(self, roomy: bool) -> None:
        for button, key in zip(self._walking(), ("PgUp", "←", "→", "PgDn"), strict=True):
            button.set_key(key if roomy else "")
        self.place.setVisible(roomy)
        self.close_button.setText(tr("Close") if roomy else "")
        self.close_button.set_key("Esc" if roomy else "")
        self._buttons.invalidate()

    def _walking(self) -> tuple[PlainButton, ...]:
        return self.turn_back, self.back, self.forth, self.turn_forth

    def retranslate(self) -> None:
        for button, words in (
            (self.turn_back, tr("Beginning of the turn")),
            (self.back, tr("Step back")),
            (self.forth, tr("Step forward")),
            (self.turn_forth, tr("Next turn")),
        ):
            button.setAccessibleName(words)
            button.setToolTip(words)
        for button in (self.turn_back, self.turn_forth):
            button.setText(self._turn_name())
        for pace, words in zip(PACES, (tr("slow"), tr("normal"), tr("fast")), strict=True):
            self.pace.set_text(pace, words)
        self.pace.setAccessibleName(tr("Pace"))
        self.slider.setAccessibleName(tr("Moment of the match"))
        self.close_button.setAccessibleName(tr("Close"))
        self.place.set_longest(self._place_in_words(len(self.timeline)))
        self._arrange()
        self._fill_eyes()

    def _fill_eyes(self) -> None:
        """Secrets are open to everybody once a match is finished, and not before."""
        chosen = self.eyes.currentData()
        self.eyes.blockSignals(True)
        self.eyes.clear()
        self.eyes.addItem(icon("app-visible"), tr("Seen by all"), EVERYBODY)
        if self.timeline.finished:
            for seat, sitter in enumerate(self._sitters):
                self.eyes.addItem(seat_icon(sitter.sign), sitter.name, seat)
        self.show_seat(chosen if chosen is not None else EVERYBODY)
        self.eyes.blockSignals(False)
        self.eyes.setEnabled(self.timeline.finished)
        self.eyes.setAccessibleName(tr("Whose view"))
        self.eyes.setToolTip(
            tr("Whose screen to look behind (keys 0 to {last})", last=len(self._sitters))
            if self.timeline.finished
            else tr("Everyone’s secrets stay hidden until the match is over.")
        )

    def show_seat(self, seat: int) -> None:
        self.eyes.setCurrentIndex(max(self.eyes.findData(seat), 0))

    def show_position(self, position: int) -> None:
        """Show a position without telling anybody."""
        self.slider.blockSignals(True)
        self.slider.setValue(position)
        self.slider.blockSignals(False)
        self.slider.update()
        self.place.say(self._place_in_words(position))
        for button, possible in (
            (self.back, position > 0),
            (self.turn_back, position > 0),
            (self.forth, position < len(self.timeline)),
            (self.turn_forth, position < len(self.timeline)),
        ):
            button.setEnabled(possible)

    def _turn_name(self) -> str:
        return turn_name(self.timeline.whole.game.id)

    def _place_in_words(self, position: int) -> str:
        turn = self.timeline.turn_at(position)
        parts = [f"{self._turn_name()} {turn.number}"] if turn is not None else []
        return " · ".join([*parts, tr("decision {position} of {all}", position=position, all=len(self.timeline))])

    def show_playing(self, playing: bool) -> None:
        self.play.set_icon("app-pause" if playing else "app-continue")
        self.play.setText(tr("Pause") if playing else tr("Play"))
        self.play.set_key(tr("Space"))
