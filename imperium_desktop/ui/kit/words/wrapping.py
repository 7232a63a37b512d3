"""A row that goes on in the next line when its line is full: for buttons under a prompt and for seat signs."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class WrapRow(QLayout):
    """Items keep their wished width as long as a line has it, and are centred in the height of their line."""

    def __init__(self, parent: QWidget | None = None, *, gap: int = 9, line_gap: int | None = None) -> None:
        super().__init__()
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        """Heights by width: Qt asks many times before anything changes."""
        self._least: QSize | None = None
        self._gap = gap
        self._line_gap = gap if line_gap is None else line_gap
        self.setContentsMargins(0, 0, 0, 0)
        if parent is not None:
            parent.setLayout(self)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), moving=False)
        return self._heights[width]

    def invalidate(self) -> None:
        self._heights.clear()
        self._least = None
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, moving=True)

    def sizeHint(self) -> QSize:
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self._gap * max(len(hints) - 1, 0)
        return self._with_margins(QSize(width, max((hint.height() for hint in hints), default=0)))

    def minimumSize(self) -> QSize:
        if self._least is None:
            least = QSize(0, 0)
            for item in self._items:
                least = least.expandedTo(item.minimumSize())
            self._least = self._with_margins(least)
        return self._least

    def _with_margins(self, size: QSize) -> QSize:
        margins = self.contentsMargins()
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, *, moving: bool) -> int:
        inner = rect.marginsRemoved(self.contentsMargins())
        y, line, x = inner.top(), list[tuple[QLayoutItem, QRect]](), inner.left()
        for item in self._items:
            if item.isEmpty():
                continue
            width = min(item.sizeHint().width(), max(inner.width(), item.minimumSize().width()))
            height = item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
            if line and x + width > inner.left() + inner.width():
                y += self._place(line, moving=moving) + self._line_gap
                line, x = [], inner.left()
            line.append((item, QRect(QPoint(x, y), QSize(width, height))))
            x += width + self._gap
        y += self._place(line, moving=moving)
        return y - rect.top() + self.contentsMargins().bottom()

    @staticmethod
    def _place(line: list[tuple[QLayoutItem, QRect]], *, moving: bool) -> int:
        tallest = max((box.height() for _, box in line), default=0)
        if moving:
            for item, box in line:
                item.setGeometry(box.translated(0, (tallest - box.height()) // 2))
        return tallest
