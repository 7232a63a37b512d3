"""A game on the start page: its picture, what it is about, and the gold button. The whole tile can be clicked."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Literal, TypeAlias

from PySide6.QtCore import QEvent, QMargins, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QEnterEvent, QLinearGradient, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import IconSign, PlainButton, RichText, WrapRow, escaped
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.byte_cache import ByteCache, bytes_of
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.icons import UnknownIcon, draw_art
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import age_edges, alpha, falling, lit, rounded, shadows_around
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface, surfaces
from imperium_desktop.ui.wording.game_names import Describe, describe

Arrangement: TypeAlias = Literal["tall", "wide", "spread"]
"""Picture above the words; beside them; beside them and with room to tell more."""

KINDS: dict[Arrangement, tuple[str, str]] = {
    "tall": ("lesson title", "hint"),
    "wide": ("lesson title", "lesson"),
    "spread": ("large title", "prompt"),
}
"""Of the title and of what the game is about."""
ROOM = 14
"""Inside the widget, around the frame: for shadow and glow."""
FRAME = 8
ART = QSize(320, 414)
PICTURES: ByteCache[tuple[str, int, int, str], QPixmap] = ByteCache(8 << 20, bytes_of)
"""By game, size and theme: whoever comes back to the start page finds them there."""


class GameTile(FollowsStyle, FollowsLanguage, QAbstractButton):
    new_game = Signal(str)
    learn = Signal(str)

    def __init__(
        self,
        game_id: str,
        arrangement: Arrangement = "tall",
        describe: Describe = describe,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game_id = game_id
        self.arrangement = arrangement
        self._describe = describe
        self._facts = facts_of(game_id)
        self._art = QPixmap()
        self._art_wanted = QSize(), 1.0
        self._art_due = QTimer(self, singleShot=True, interval=20)
        self._art_due.timeout.connect(self._make_art)
        self.siblings: Sequence[GameTile] = (self,)
        """Tiles of one row, whose pictures end at the same height."""
        self._given_width = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        spread = arrangement == "spread"
        title, about = KINDS[arrangement]
        self.title = RichText("", title, "on_page_title")
        self.about = RichText("", about, "on_page_secondary" if spread else "on_page_title")
        self.points = [RichText("", "lesson", "on_page_title") for _ in self._facts.points if spread]
        self.players = RichText("", "body", "on_page_secondary")
        self.minutes = RichText("", "body", "on_page_secondary")
        self.button = PlainButton(role="main", icon="app-new" if spread else "", large=spread)
        self.lesson = PlainButton(role="quiet", icon="app-lesson", parent=self)
        self._compose()
        self.clicked.connect(self._choose)
        self.button.clicked.connect(self._choose)
        self.lesson.clicked.connect(self._learn)
        surfaces.made.connect(self._repaint)
        self.retranslate()
        self.restyle()

    def _compose(self) -> None:
        self._words = QVBoxLayout(self)
        self._words.addWidget(self.title)
        self._words.addWidget(self.about)
        self._points = QVBoxLayout()
        for point, text in zip(self._facts.points, self.points, strict=False):
            row = QHBoxLayout()
            row.addWidget(IconSign(point.icon, 34), 0, Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(text, 1)
            row.setSpacing(14)
            self._points.addLayout(row)
        self._words.addStretch(1)
        self._words.addLayout(self._points)
        self._words.addStretch(1)
        facts = WrapRow(gap=14, line_gap=2)
        self._time = _Fact("app-clock", self.minutes)
        facts.addWidget(_Fact("app-person", self.players))
        facts.addWidget(self._time)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        if self.arrangement == "spread":
            self._words.addLayout(facts)
            self._foot.addWidget(self.button)
            self._foot.addWidget(self.lesson)
            self._foot.addStretch(1)
        else:
            self._foot.addLayout(facts, 1)
            self._foot.addWidget(self.button, 0, Qt.AlignmentFlag.AlignBottom)
        self._words.addLayout(self._foot)
        self.offer_lesson(False)

    def offer_lesson(self, offered: bool) -> None:
        """Only where there is room for it."""
        self.lesson.setVisible(offered and self.arrangement == "spread")

    def _choose(self) -> None:
        self.new_game.emit(self.game_id)

    def _learn(self) -> None:
        self.learn.emit(self.game_id)

    # Words and measures

    def retranslate(self) -> None:
        text = self._describe(self.game_id)
        least, most = text.players
        self.title.set_text(escaped(text.title))
        self.about.set_text(escaped(text.about))
        for label, point in zip(self.points, self._facts.points, strict=False):
            label.set_text(tr(point.text))
        spread = self.arrangement == "spread"
        count = str(least) if least == most else f"{least}–{most}"
        self.players.set_text(tr("{count} players", count=count) if spread else count)
        minutes = self._facts.minutes
        self.minutes.set_text(tr("about {n} minutes", n=minutes) if spread else tr("{minutes} min", minutes=minutes))
        self._time.setVisible(minutes > 0)
        self.button.setText(tr("New game"))
        self.lesson.setText(tr("Learn to play"))
        self._keep_button_whole()
        name = tr("New game – {game}", game=text.title)
        self.button.setAccessibleName(name)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text.about)

    def restyle(self) -> None:
        measure = sizes.measure
        self._words.setSpacing(measure.height(3, 7))
        self._points.setSpacing(measure.height(4, 16))
        self._points.setContentsMargins(0, measure.height(2, 10), 0, measure.height(2, 10))
        self._foot.setSpacing(measure.length(8, 14))
        self._foot.setContentsMargins(0, measure.height(3, 10), 0, 0)
        self._keep_button_whole()
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
        if self.arrangement == "tall":
            words = max(tile.words_height() for tile in self.siblings)
            height = min(inner.width() * ART.height() / ART.width(), inner.height() - words)
            return QRectF(inner.left(), inner.top(), inner.width(), max(round(height), 40))
        widest = inner.height() * 1.42
        return QRectF(inner.left(), inner.top(), round(min(inner.width() * self._share(), widest)), inner.height())

    def _share(self) -> float:
        """Of its width, what a picture beside the words takes at most."""
        return 0.47 if self.arrangement == "spread" else 0.42

    def words_height(self) -> int:
        """What the words need below a picture of this width."""
        margins = self._words.contentsMargins()
        needed = self._words.heightForWidth(self.given_width())
        return needed - margins.top() - margins.bottom() + self._padding().top() + self._padding().bottom()

    def _padding(self) -> QMargins:
        measure = sizes.measure
        if self.arrangement == "spread":
            across, down = measure.length(22, 44), measure.height(12, 28)
        else:
            across, down = measure.length(10, 18), measure.height(7, 13)
        return QMargins(across, down, across, down)

    def _keep_off_picture(self) -> None:
        edge = ROOM + FRAME
        margins = self._padding() + QMargins(edge, edge, edge, edge)
        if self.arrangement == "tall":
            margins.setTop(margins.top() + round(self.picture().height()))
        else:
            margins.setLeft(margins.left() + round(self.picture().width()))
        if margins != self._words.contentsMargins():
            self._words.setContentsMargins(margins)

    def hasHeightForWidth(self) -> bool:
        """The picture gives way: only the words must have their height."""
        return False

    def minimumSizeHint(self) -> QSize:
        """The words, and enough of the picture."""
        measure = sizes.measure
        if self.arrangement == "tall":
            picture = measure.height(96, 170)
            return QSize(self.least_width(), self.words_height() + 2 * (ROOM + FRAME) + picture)
        inner = self._words.minimumSize()
        margins, padding = self._words.contentsMargins(), self._padding()
        inside = self.given_width() - 2 * (ROOM + FRAME)
        words = round(inside * (1 - self._share())) - padding.left() - padding.right()
        least = max(inner.height(), self._words.heightForWidth(words + margins.left() + margins.right()))
        return QSize(inner.width() - margins.left() + measure.length(200, 320), least)

    def give_width(self, width: int) -> None:
        """How wide the page will make it. Measured by its own width, its least height would change with every size
        it is given, and a scroll area would follow it in circles until the stack is full."""
        if width != self._given_width:
            self._given_width = width
            self.updateGeometry()

    def given_width(self) -> int:
        return max(self._given_width, self.least_width())

    def least_width(self) -> int:
        least = {"tall": (210, 280), "wide": (390, 540), "spread": (560, 760)}[self.arrangement]
        return sizes.measure.length(*least)

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

    def paintEvent(self, event: QPaintEvent) -> None:
        colours, ratio = palette(), self.devicePixelRatioF()
        frame, inner, picture = self.frame(), self.inside(), self.picture()
        p = QPainter(self)
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
        p.end()

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
        if self.arrangement != "tall":
            edge = QRectF(area.right() - 1, area.top(), 2, area.height())
        p.fillRect(edge, QColor(palette().recess))
        bright = edge.translated(0, 2) if self.arrangement == "tall" else edge.translated(2, 0)
        p.fillRect(bright, alpha(palette().gold, 0.75))

    def _make_art(self) -> None:
        """After the page itself has been painted."""
        size, ratio = self._art_wanted
        art = art_pixmap(self.game_id, size, self._facts.focus)
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


def art_pixmap(game_id: str, size: QSize, focus: float) -> QPixmap:
    """The picture of a game, cut around the height that must be seen, with a shade along its edges."""
    pixmap = QPixmap(size)
    pixmap.fill(QColor(palette().velvet))
    scale = max(size.width() / ART.width(), size.height() / ART.height())
    whole = QRectF(0, 0, ART.width() * scale, ART.height() * scale)
    spare = QPointF(size.width() - whole.width(), size.height() - whole.height())
    wish = size.height() / 2 - whole.height() * focus
    whole.moveTopLeft(QPointF(spare.x() / 2, min(max(wish, spare.y()), 0)))
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    with suppress(UnknownIcon):
        draw_art(p, game_id, whole)
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
    p.end()
    return pixmap
