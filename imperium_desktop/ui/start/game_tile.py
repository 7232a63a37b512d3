"""A game on the start page: its picture, what it is about, and the gold button. The whole tile can be clicked."""

from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import IconSign, PlainButton, RichText, WrapRow, escaped
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import UnknownIcon, draw_art
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import age_edges, alpha, falling, lit, rounded, shadows_around
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces
from imperium_desktop.ui.wording.game_names import describe

ROOM = 14
"""Room inside the widget, around the frame: for shadow and glow."""
FRAME = 8
ART = QSizeF(960, 400)
"""A picture and all its surroundings."""
FOCUS = QRectF(320, 140, 320, 260)
"""What is never cut off, at the foot of the picture."""
PICTURES: ByteCache[tuple[str, int, int, str], QPixmap] = ByteCache(8 << 20, bytes_of)
"""Pictures by game, size and theme, for the next time the start page is seen."""


class GameTile(FollowsStyle, FollowsLanguage, QAbstractButton):
    new_game = Signal(str)

    def __init__(self, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self._art = QPixmap()
        self._art_wanted = QSize(), 1.0
        self._art_due = QTimer(self, singleShot=True, interval=20)
        self._art_due.timeout.connect(self._make_art)
        self.siblings: Sequence[GameTile] = (self,)
        """Tiles of one row, whose pictures end at the same height."""
        self._given_width = 0
        self._words_height: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.title = RichText("", "lesson title", "on_page_title")
        self.about = RichText("", "hint", "on_page_title")
        self.players = RichText("", "body", "on_page_secondary")
        self.minutes = RichText("", "body", "on_page_secondary")
        self.button = PlainButton(role="main")
        self._compose()
        self.clicked.connect(self._choose)
        self.button.clicked.connect(self._choose)
        surfaces.made.connect(self._repaint)
        self.retranslate()
        self.restyle()

    def _compose(self) -> None:
        self._words = QVBoxLayout(self)
        self._words.addWidget(self.title)
        self._words.addWidget(self.about)
        self._words.addStretch(1)
        facts = WrapRow(gap=14, line_gap=2)
        facts.addWidget(_Fact("app-person", self.players))
        facts.addWidget(_Fact("app-clock", self.minutes))
        self._foot = QHBoxLayout()
        self._foot.addLayout(facts, 1)
        self._foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self._words.addLayout(self._foot)

    def _choose(self) -> None:
        self.new_game.emit(self.game_id)

    # Words and measures

    def retranslate(self) -> None:
        text = describe(self.game_id)
        self.title.set_text(escaped(text.short))
        self.about.set_text(escaped(text.about))
        self.players.set_text(span(*text.players))
        self.minutes.set_text(tr("{minutes} min", minutes=span(*text.minutes)))
        self.button.setText(tr("New game"))
        self._keep_button_whole()
        self._words_height = None
        name = tr("New game – {game}", game=text.title)
        self.button.setAccessibleName(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text.about)

    def restyle(self) -> None:
        measure = sizes.measure
        self._words.setSpacing(measure.height(3, 7))
        self._foot.setSpacing(measure.length(8, 14))
        self._foot.setContentsMargins(0, measure.height(3, 10), 0, 0)
        self._keep_button_whole()
        self._words_height = None
        self._keep_off_picture()
        self.updateGeometry()
        self.update()

    def _keep_button_whole(self) -> None:
        """The facts beside it give way first."""
        self.button.setMinimumWidth(self.button.sizeHint().width() + 2)

    def _repaint(self, _surface: str) -> None:
        self.update()

    # Room

    def frame(self) -> QRectF:
        return QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)

    def inside(self) -> QRectF:
        return self.frame().adjusted(FRAME, FRAME, -FRAME, -FRAME)

    def picture(self) -> QRectF:
        inner = self.inside()
        words = max(tile.words_height() for tile in self.siblings)
        height = min(inner.width() * ART.height() / FOCUS.width(), inner.height() - words)
        return QRectF(inner.left(), inner.top(), inner.width(), max(round(height), 40))

    def words_height(self) -> int:
        """What the words need below a picture of this width; all tiles of the row ask for it with every event."""
        if self._words_height is None:
            margins, padding = self._words.contentsMargins(), self._padding()
            needed = self._words.heightForWidth(self.given_width()) - margins.top() - margins.bottom()
            self._words_height = needed + padding.top() + padding.bottom()
        return self._words_height

    def _padding(self) -> QMargins:
        across, down = sizes.measure.length(10, 18), sizes.measure.height(7, 13)
        return QMargins(across, down, across, down)

    def _keep_off_picture(self) -> None:
        """How high the picture is, is known with the width that the page gives: before, only the sides are."""
        edge = ROOM + FRAME
        margins = self._padding() + QMargins(edge, edge, edge, edge)
        if self._given_width:
            margins.setTop(margins.top() + round(self.picture().height()))
        if margins != self._words.contentsMargins():
            self._words.setContentsMargins(margins)

    def hasHeightForWidth(self) -> bool:
        """The picture gives way: only the words must have their height."""
        return False

    def minimumSizeHint(self) -> QSize:
        """The words, and enough of the picture."""
        picture = sizes.measure.height(96, 170)
        return QSize(self.least_width(), self.words_height() + 2 * (ROOM + FRAME) + picture)

    def give_width(self, width: int) -> None:
        """Take the width that the page will give.

        Measured by its own width, its least height would change with every size it is given, and a scroll area would
        follow it in circles until the stack is full.
        """
        if width != self._given_width:
            self._given_width, self._words_height = width, None
            self.updateGeometry()

    def given_width(self) -> int:
        return max(self._given_width, self.least_width())

    def least_width(self) -> int:
        return sizes.measure.length(210, 280)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            self._keep_off_picture()
            self.updateGeometry()
        return super().event(event)

    # Painting

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, ratio = palette(), self.devicePixelRatioF()
        frame, inner, picture = self.frame(), self.inside(), self.picture()
        with QPainter(self) as p:
            p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            shadows_around(p, frame, 8, (6, 9, 0.5))
            if self.underMouse():
                lit(p, rounded(frame, 8))
            wood = rounded(frame, 8)
            wood.addRect(inner.adjusted(3, 3, -3, -3))  # which parchment and picture hide
            p.fillPath(wood, surface("wood", ratio))
            p.fillPath(wood, falling(frame, colours.panel_light, colours.panel_shade))
            p.strokePath(rounded(frame.adjusted(0.5, 0.5, -0.5, -0.5), 8), QPen(QColor(colours.wood_dark_line), 1))
            line = colours.lit_line if self.underMouse() else alpha(colours.brass_bright, 0.55)
            p.strokePath(rounded(frame.adjusted(2.5, 2.5, -2.5, -2.5), 6), QPen(QColor(line), 1.5))
            p.setClipPath(rounded(inner, 4))
            self._paint_parchment(p, inner, ratio)
            self._paint_picture(p, picture, ratio)
            p.setClipping(False)
            p.strokePath(rounded(inner, 4), QPen(QColor(colours.recess), 1.5))

    def _paint_parchment(self, p: QPainter, inner: QRectF, ratio: float) -> None:
        p.setBrushOrigin(inner.topLeft())
        p.fillRect(inner, surface("parchment", ratio))
        p.setBrushOrigin(QPointF(0, 0))
        age_edges(p, inner, 18)

    def _paint_picture(self, p: QPainter, area: QRectF, ratio: float) -> None:
        wanted = (area.size() * ratio).toSize()
        if self._art.size() != wanted:
            self._art = PICTURES.get(art_key(self.game_id, wanted)) or self._art
        if self._art.size() != wanted and not wanted.isEmpty():
            p.fillRect(area, QColor(palette().velvet))
            self._art_wanted = wanted, ratio
            self._art_due.start()
        else:
            p.drawPixmap(area.topLeft(), self._art)
        edge = QRectF(area.left(), area.bottom() - 1, area.width(), 2)
        p.fillRect(edge, QColor(palette().recess))
        p.fillRect(edge.translated(0, 2), alpha(palette().gold, 0.75))

    def _make_art(self) -> None:
        """Make the art after the page itself has been painted."""
        size, ratio = self._art_wanted
        art = art_pixmap(self.game_id, size)
        art.setDevicePixelRatio(ratio)
        self._art = PICTURES.keep(art_key(self.game_id, size), art)
        self.update()


class _Fact(QWidget):
    def __init__(self, icon: str, text: RichText) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(IconSign(icon, 18))
        row.addWidget(text)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def art_key(game_id: str, size: QSize) -> tuple[str, int, int, str]:
    return game_id, size.width(), size.height(), palette().name


def whole_art(size: QSize) -> QRectF:
    """Where all of a picture lies so that its focus fills a field of this size as far as it can."""
    scale = min(size.width() / FOCUS.width(), size.height() / FOCUS.height())
    scale = max(scale, size.width() / ART.width(), size.height() / ART.height())
    whole = QRectF(QPointF(), ART * scale)
    whole.moveBottomLeft(QPointF(size.width() / 2 - FOCUS.center().x() * scale, size.height()))
    return whole


def art_pixmap(game_id: str, size: QSize) -> QPixmap:
    """The picture of a game, with a shade along its edges."""
    pixmap = QPixmap(size)
    pixmap.fill(QColor(palette().velvet))
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        with suppress(UnknownIcon):
            draw_art(p, game_id, whole_art(size))
        area = QRectF(pixmap.rect())
        for start, end in (
            (area.topLeft(), area.topLeft() + QPointF(0, 18)),
            (area.bottomLeft(), area.bottomLeft() - QPointF(0, 26)),
            (area.topLeft(), area.topLeft() + QPointF(16, 0)),
            (area.topRight(), area.topRight() - QPointF(16, 0)),
        ):
            shade = QLinearGradient(start, end)
            shade.setColorAt(0, alpha("#1a0d05", 0.38))
            shade.setColorAt(1, alpha("#1a0d05", 0))
            p.fillRect(area, shade)
    return pixmap


def span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
