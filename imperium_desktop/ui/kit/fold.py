"""The hint card: a lamp, a title, and text that folds away."""

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.markup import Run
from imperium_desktop.ui.kit.buttons import LEAST_SIDE
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.words.rich_text import RichText, type_of
from imperium_desktop.ui.kit.words.typesetting import Typeset, draw_typeset, typeset
from imperium_desktop.ui.theme.following import FollowsLanguage, FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette


class Fold(FollowsStyle, Parchment):
    """`key` is only shown beside the mark: give the folding a shortcut yourself."""

    folded_changed = Signal(bool)
    next_wanted = Signal()
    rule_clicked = Signal(str)

    def __init__(
        self, title: str = "", text: str = "", *, icon: str = "app-hint", key: str = "H", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, hint=True)
        self._icon = icon
        self._head = _FoldHead(title, icon, key, self)
        self._next = _NextMark(self)
        self._next.hide()
        self._body = RichText(text, "hint")
        self._folded = False
        self._squeezed = False
        self._insisted = False
        self._head.clicked.connect(self.fold_or_unfold)
        self._body.rule_clicked.connect(self.rule_clicked)
        self._rows = QVBoxLayout(self)
        self._next.clicked.connect(self.next_wanted)
        head = QHBoxLayout()
        head.addWidget(self._head, 1)
        head.addWidget(self._next)
        self._rows.addLayout(head)
        self._rows.addWidget(self._body)
        self.restyle()

    @property
    def is_folded(self) -> bool:
        """True if it was folded by hand; what is folded for want of room is not."""
        return self._folded

    @property
    def is_insisted_on(self) -> bool:
        """Somebody unfolded it although there was no room."""
        return self._insisted

    @property
    def title(self) -> str:
        return self._head.title

    @property
    def place(self) -> tuple[int, int]:
        """The number of this hint, and how many there are."""
        return self._next.number, self._next.count

    def fold_or_unfold(self) -> None:
        """Fold, or show the text where only the title is seen, whatever the reason."""
        if self._shows_body:
            self.set_folded(True)
        else:
            self._insisted = self._squeezed
            self._squeezed = False
            self._folded = False
            self._show_body()
            self.folded_changed.emit(False)

    def set_folded(self, folded: bool) -> None:
        if folded != self._folded:
            self._folded, self._insisted = folded, False
            self._show_body()
            self.folded_changed.emit(folded)

    def squeeze(self, squeezed: bool) -> None:
        """Show only the title, while others need the room and nobody asks for more."""
        squeezed = squeezed and not self._insisted
        if squeezed != self._squeezed:
            self._squeezed = squeezed
            self._show_body()

    @property
    def _shows_body(self) -> bool:
        return not self._folded and not self._squeezed

    def full_height(self, width: int) -> int:
        """Height with all that it shows if there is room."""
        body = 0 if self.is_folded else self._body.heightForWidth(self._inner(width)) + self._rows.spacing()
        return self.least_height(width) + body

    def least_height(self, width: int) -> int:
        """Height with its title only."""
        margins = self._rows.contentsMargins()
        return self._head.heightForWidth(self._inner(width)) + margins.top() + margins.bottom()

    def _inner(self, width: int) -> int:
        margins = self._rows.contentsMargins()
        beside = self._next.sizeHint().width() + self._rows.spacing() if self._next.isVisibleTo(self) else 0
        return width - margins.left() - margins.right() - beside

    def set_hint(self, title: str, text: str, number: int = 1, count: int = 1, *, alarm: bool = False) -> None:
        """Set the hint; with others behind it, it can be turned over like a leaf.

        An alarm looks like an alarm.
        """
        self._head.set_title(title, "app-warning" if alarm else self._icon)
        self.set_alarm(alarm)
        self._body.set_text(text)
        self._next.set_place(number, count)
        self._show_next()

    def restyle(self) -> None:
        measure = sizes.measure
        down, across = measure.length(8, 11), measure.length(11, 14)
        self._rows.setContentsMargins(across, down, across, down)
        self._rows.setSpacing(measure.scaled(5))

    def _show_body(self) -> None:
        self._body.setVisible(self._shows_body)
        self._head.show_open(self._shows_body)
        self._show_next()

    def _show_next(self) -> None:
        self._next.setVisible(self._next.count > 1 and not self.is_folded)


class _FoldHead(FollowsLanguage, QAbstractButton):
    """Lamp, title and fold mark in one button, so that a click anywhere on the line folds."""

    def __init__(self, title: str, icon: str, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = title
        self._icon = icon
        self._key = key
        self._open = True
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.retranslate()

    def show_open(self, open: bool) -> None:
        if open != self._open:
            self._open = open
            self.retranslate()

    def set_title(self, title: str, icon: str) -> None:
        if (title, icon) != (self.title, self._icon):
            self.title, self._icon = title, icon
            self.retranslate()

    def retranslate(self) -> None:
        self._word = tr("fold") if self._open else tr("unfold")
        self.setAccessibleName(tr("Hint: {title}", title=self.title))
        self.setAccessibleDescription(self._word)
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max(self._lamp(), round(self._laid(width)[0].height))

    def sizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(240), self.heightForWidth(sizes.measure.scaled(240)))

    def minimumSizeHint(self) -> QSize:
        return QSize(sizes.measure.scaled(120), self._lamp())

    def _lamp(self) -> int:
        return sizes.measure.length(20, 24)

    def _laid(self, width: int) -> tuple[Typeset, str]:
        """Set the title and choose the mark beside it.

        The key alone is the mark where that saves the title a line, or from being written over.
        """
        long, short = f"{self._key} · {self._word}" if self._key else self._word, self._key
        titles = {mark: self._title(width - self._mark_width(mark)) for mark in (long, short)}
        over = titles[long].width > self._title_room(width - self._mark_width(long))
        mark = short if over or titles[short].height < titles[long].height else long
        return titles[mark], mark

    def _mark_width(self, mark: str) -> float:
        return type_of("fold mark").width_of(Run(mark)) + self._arrow() + 3

    def _arrow(self) -> int:
        return sizes.measure.scaled(12)

    def _title_room(self, width: float) -> float:
        return max(width - self._lamp() - sizes.measure.scaled(18), 1)

    def _title(self, width: float) -> Typeset:
        return typeset(self.title, type_of("hint title"), self._title_room(width))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        lamp, ratio = self._lamp(), self.devicePixelRatioF()
        (title, mark), middle = self._laid(self.width()), self.height() / 2
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.drawPixmap(QPointF(0, round((self.height() - lamp) / 2)), icon_pixmap(self._icon, lamp, ratio))
            left = lamp + sizes.measure.scaled(9)
            draw_typeset(
                p, title, QPointF(left, middle - title.height / 2), type_of("hint title"), palette().ink, ratio
            )
            font = type_font("fold mark")
            x = self.width() - self._mark_width(mark)
            p.setFont(font)
            p.setPen(palette().on_page_faint)
            p.drawText(QPointF(x, middle + QFontMetricsF(font).capHeight() / 2), mark)
            arrow = icon_pixmap("app-fold" if self._open else "app-unfold", self._arrow(), ratio)
            p.drawPixmap(QPointF(self.width() - self._arrow(), round(middle - self._arrow() / 2)), arrow)
            if self.hasFocus():
                p.strokePath(rounded(self.rect().toRectF().adjusted(1, 1, -1, -1), 3), pen(palette().focus, 2))


class _NextMark(QAbstractButton):
    """Which of several hints this is, and a way to the next: "N · 1/3 ›"."""

    KEY = "N"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = self.count = 1
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_place(self, number: int, count: int) -> None:
        self.number, self.count = number, count
        self.setAccessibleName(tr("Next hint"))
        self.setAccessibleDescription(self._mark())
        self.setToolTip(tr("Next hint"))
        self.updateGeometry()
        self.update()

    def _mark(self) -> str:
        return f"{self.KEY} · {self.number}/{self.count} ›"

    def sizeHint(self) -> QSize:
        width = type_of("fold mark").width_of(Run(self._mark()))
        return QSize(max(round(width) + 8, LEAST_SIDE), LEAST_SIDE)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setFont(type_font("fold mark"))
            p.setPen(palette().on_page_link)
            p.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._mark())
            if self.hasFocus():
                p.strokePath(rounded(self.rect().toRectF().adjusted(1, 1, -1, -1), 3), pen(palette().focus, 2))
