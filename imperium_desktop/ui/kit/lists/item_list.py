"""Lists whose rows are painted: the model, the keys, and the strokes that rows share."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QStyle, QStyledItemDelegate, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import IconSign, PlainButton, RichText, escaped
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.tips import tip
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette

Index: TypeAlias = QModelIndex | QPersistentModelIndex
ITEM: Final = Qt.ItemDataRole.UserRole
RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
PICTURE_SHAPE: Final = 0.69
UNDO_STAYS: Final = 15_000
"""Milliseconds in which a deleted match is one key away."""


class Sayings(NamedTuple):
    """What a list says of one of its items."""

    title: Callable[[Any], str]
    """Title for search by typing."""
    spoken: Callable[[Any], str]
    """Words for screen readers."""
    tip: Callable[[Any], str]
    file: Callable[[Any], Path]
    """File by which an item is known again after the list was read anew."""


class ItemModel(QAbstractListModel):
    def __init__(self, sayings: Sayings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.sayings = sayings
        self.items: list[Any] = []

    def show_items(self, items: Sequence[Any]) -> None:
        self.beginResetModel()
        self.items = list(items)
        self.endResetModel()

    def row_of(self, file: object) -> int:
        """-1 if it is not listed."""
        return next((row for row, item in enumerate(self.items) if self.sayings.file(item) == file), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self.items[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.sayings.title(item)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.sayings.spoken(item)
            case Qt.ItemDataRole.ToolTipRole:
                return tip(self.sayings.tip(item))
            case Qt.ItemDataRole.UserRole:
                return item
        return None


class ItemList(QListView):
    """Enter and double click open; Delete and F2 ask for what they usually do."""

    chosen = Signal(object)
    """The item that is current now, or None."""
    opened = Signal(object)
    deleted = Signal(object)
    renamed = Signal(object)

    def __init__(self, sayings: Sayings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = ItemModel(sayings, self)
        self.setModel(self.rows)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QListView.SelectionMode.SingleSelection)
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.selectionModel().currentChanged.connect(self._tell)
        self.doubleClicked.connect(lambda _index: self._ask(self.opened))

    @property
    def current(self) -> Any:
        return self.currentIndex().data(ITEM) if self.currentIndex().isValid() else None

    def show_items(self, items: Sequence[Any], *, prefer: object = None, row: int = 0) -> None:
        """The preferred file stays chosen if it is still there, else whatever is in this row."""
        self.rows.show_items(items)
        at = self.rows.row_of(prefer)
        if at < 0:
            at = min(max(row, 0), len(items) - 1)
        self.setCurrentIndex(self.rows.index(at) if items else QModelIndex())
        if not items:
            self.chosen.emit(None)

    def choose(self, file: Path) -> None:
        row = self.rows.row_of(file)
        if row >= 0:
            self.setCurrentIndex(self.rows.index(row))

    def repaint_file(self, file: object) -> None:
        row = self.rows.row_of(file)
        if row >= 0:
            self.update(self.rows.index(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._ask(self.opened)
        elif key == Qt.Key.Key_Delete:
            self._ask(self.deleted)
        elif key == Qt.Key.Key_F2:
            self._ask(self.renamed)
        elif key == Qt.Key.Key_Escape:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _ask(self, what: Any) -> None:
        if self.current is not None:
            what.emit(self.current)

    def _tell(self, *_: object) -> None:
        self.chosen.emit(self.current)


class RowDelegate(QStyledItemDelegate):
    """A picture at the left and lines of words beside it; subclasses paint both."""

    LINES = ("choice title", "small", "body")

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.list = parent

    def picture_size(self) -> QSize:
        width = sizes.measure.length(92, 122)
        return QSize(width, round(width * PICTURE_SHAPE))

    def sizeHint(self, option: Any, index: Index) -> QSize:
        words = round(sum(type_of(kind).leading for kind in self.LINES)) + sizes.measure.scaled(8)
        return QSize(100, max(self.picture_size().height() + 8, words) + 2 * sizes.measure.length(6, 8))

    @guarded
    def paint(self, p: QPainter, option: Any, index: Index) -> None:
        area = QRectF(option.rect)
        side, size = sizes.measure.length(8, 12), self.picture_size()
        frame = QRectF(area.left() + side, round(area.center().y() - size.height() / 2), size.width(), size.height())
        left = frame.right() + sizes.measure.length(12, 18)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_row_ground(p, area, option.state, self.list.hasFocus())
        self.paint_picture(p, frame, index.data(ITEM))
        lines = self._lines(QRectF(left, area.top(), area.right() - left - side, area.height()))
        self.paint_words(p, lines, index.data(ITEM))
        p.restore()

    def _lines(self, area: QRectF) -> list[QRectF]:
        heights = [type_of(kind).leading for kind in self.LINES]
        gap = sizes.measure.length(2, 4)
        top = area.center().y() - (sum(heights) + gap * (len(heights) - 1)) / 2
        lines = []
        for height in heights:
            lines.append(QRectF(area.left(), top, area.width(), height))
            top += height + gap
        return lines

    def paint_picture(self, p: QPainter, frame: QRectF, item: Any) -> None:
        """Paint the picture at the left, in each list its own."""

    def paint_words(self, p: QPainter, lines: list[QRectF], item: Any) -> None:
        """Paint the words beside it, in as many lines as `LINES`."""


class Nothing(QWidget):
    """Why the list is empty."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign = IconSign("app-save", 56)
        self.title = RichText("", "heading", "on_page_title", centred=True)
        self.text = RichText("", "hint", "on_page_secondary", centred=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 20, 40, 20)
        column.addStretch(1)
        column.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.title)
        column.addWidget(self.text)
        column.addStretch(2)

    def say(self, icon: str, title: str, text: str) -> None:
        self._sign.set_icon(icon)
        self.title.set_text(title)
        self.text.set_text(text)
        self.setAccessibleName(f"{title}. {text}")


class UndoBar(QFrame):
    """A bar for a while after deleting: one key brings the item back."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("box", "hint")
        self.file: Path | None = None
        self._name = ""
        self.words = RichText("", "body", "ink")
        self.button = PlainButton("", icon="app-undo", key="Ctrl+Z")
        self.button.clicked.connect(self.wanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 12, 6)
        row.setSpacing(18)
        row.addWidget(self.words, 1)
        row.addWidget(self.button)
        self._end = QTimer(self, singleShot=True, interval=UNDO_STAYS)
        self._end.timeout.connect(self.leave)
        self.hide()

    def offer(self, file: Path, name: str) -> None:
        self.file, self._name = file, name
        self.retranslate()
        self.show()
        self._end.start()

    def leave(self) -> None:
        self.file = None
        self._end.stop()
        self.hide()

    def retranslate(self) -> None:
        self.words.set_text(tr("“{name}” was moved to the trash.", name=escaped(self._name)))
        self.button.setText(tr("Bring back"))


# Strokes that lists share


def paint_row_ground(p: QPainter, area: QRectF, state: Any, focused: bool) -> None:
    colours = palette()
    inner = rounded(area.adjusted(1.5, 1.5, -1.5, -2.5), 6)
    if state & QStyle.StateFlag.State_Selected:
        p.fillPath(inner, falling(area, colours.chosen_top, colours.chosen_bottom))
        p.strokePath(inner, pen(colours.focus if focused else colours.chosen_edge, 2 if focused else 1.5))
        return
    if state & QStyle.StateFlag.State_MouseOver:
        p.fillPath(inner, QColor(colours.choice))
    p.fillRect(QRectF(area.left() + 6, area.bottom() - 1, area.width() - 12, 1), QColor(colours.page_rule))


def paint_thumbnail(p: QPainter, frame: QRectF, picture: QPixmap | None, icon: str, ratio: float) -> None:
    """The picture in a thin dark frame; until there is one, the game's sign on felt."""
    colours = palette()
    if picture is None or picture.isNull():
        p.fillPath(rounded(frame, 3), falling(frame, alpha(colours.felt, 0.9), alpha(colours.felt_deep, 0.9)))
        side = round(min(frame.width(), frame.height()) * 0.5)
        p.setOpacity(0.55 if picture is None else 0.85)
        at = QPointF(round(frame.center().x() - side / 2), round(frame.center().y() - side / 2))
        p.drawPixmap(at, icon_pixmap(icon, side, ratio))
        p.setOpacity(1)
        shown = frame
    else:
        size = picture.deviceIndependentSize()
        shown = QRectF(
            round(frame.center().x() - size.width() / 2),
            round(frame.center().y() - size.height() / 2),
            size.width(),
            size.height(),
        )
        p.drawPixmap(shown.topLeft(), picture)
    p.strokePath(rounded(shown.adjusted(-1.5, -1.5, 1.5, 1.5), 3), QPen(QColor(colours.wood), 3))
    p.strokePath(rounded(shown.adjusted(-3, -3, 3, 3), 4), QPen(alpha(colours.brass_bright, 0.8), 1))


def write(p: QPainter, line: QRectF, text: str, kind: str, colour: str) -> None:
    """Write in one line, shortened if there is no room."""
    p.setFont(type_font(kind))
    p.setPen(QColor(colour))
    metrics = QFontMetricsF(p.font())
    p.drawText(line, LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, line.width()))


def write_right(p: QPainter, line: QRectF, text: str, kind: str, colour: str) -> float:
    """Returns the room it takes at the end of the line."""
    if not text:
        return 0
    p.setFont(type_font(kind))
    p.setPen(QColor(colour))
    p.drawText(line, RIGHT, text)
    return QFontMetricsF(p.font()).horizontalAdvance(text) + sizes.measure.scaled(14)


def write_marked(p: QPainter, line: QRectF, parts: Sequence[str], kind: str, tone: str, ratio: float) -> None:
    """Marked texts one after another in one line; the first that has no room any more is an ellipsis."""
    typed, x = type_of(kind), line.left()
    gap = sizes.measure.length(10, 14)
    more = typeset("…", typed, 1e6)
    for number, part in enumerate(parts):
        text = typeset(part, typed, 1e6)
        last = number == len(parts) - 1
        room = line.right() - x - (0 if last else more.width + gap)
        if text.width > room:
            if number == 0:
                p.save()
                p.setClipRect(line)
                draw_typeset(p, text, QPointF(x, line.top()), typed, getattr(palette(), tone), ratio)
                p.restore()
                return
            text = more
            last = True
        draw_typeset(p, text, QPointF(x, line.top()), typed, getattr(palette(), tone), ratio)
        if last:
            return
        x += text.width + gap
