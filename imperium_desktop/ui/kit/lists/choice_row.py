"""One line of a list of things to do: icon, name, a few words about it, and the key for it."""

from enum import IntEnum

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QEnterEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.buttons import LEAST_SIDE
from imperium_desktop.ui.kit.double_press import Freshness
from imperium_desktop.ui.kit.signs import draw_key_cap, key_cap_size
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import Typeset, draw_typeset, typeset, widest_word
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.measure import Measure
from imperium_desktop.ui.theme.paint import alpha, falling, focused, pen, rounded
from imperium_desktop.ui.theme.palette import palette

WHOLE_LINE = 2000


class Brevity(IntEnum):
    """What is left out where room is short."""

    FULL = 0
    TITLE = 1
    ICON = 2


class ChoiceRow(QAbstractButton):
    """A choice with its sign, words and key; `key` is only shown, what is under work is golden.

    It takes a line for itself; in its briefest form, which is icon and key alone, several share one.
    """

    entered = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = self._about = self._key = ""
        self._chosen = self._walked = False
        self._brevity = Brevity.FULL
        self._heights: dict[tuple[Brevity, int, Measure], int] = {}
        """Heights for these words: layouts ask for the same again and again."""
        self._freshness = Freshness()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, icon: str, title: str, about: str, key: str, *, chosen: bool) -> None:
        if (icon, title, about, key, chosen) == (self._icon, self.text(), self._about, self._key, self._chosen):
            return
        if (title, chosen) != (self.text(), self._chosen):
            self._freshness.renew()
        self._icon, self._about, self._key, self._chosen = icon, about, key, chosen
        self._heights.clear()
        self.setText(title)
        self._say_the_rest()
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self.restyle()

    @property
    def chosen(self) -> bool:
        return self._chosen

    @property
    def about(self) -> str:
        return self._about

    @property
    def key(self) -> str:
        return self._key

    def show_focus(self, shown: bool) -> None:
        """Show the focus as if the keyboard were at it, where other keys than Tab alone walk there."""
        if shown != self._walked:
            self._walked = shown
            self.update()

    def restyle(self) -> None:
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    @property
    def brevity(self) -> Brevity:
        return self._brevity

    def set_brevity(self, brevity: Brevity) -> None:
        if brevity is not self._brevity:
            self._brevity = brevity
            self._say_the_rest()
            self.restyle()

    def _say_the_rest(self) -> None:
        """What cannot be read on it."""
        rest = ("", self._about, f"{self.text()}\n{self._about}".strip())
        self.setToolTip(rest[self._brevity])

    def heightForWidth(self, width: int) -> int:
        return self.height_as(self._brevity, width)

    def height_as(self, brevity: Brevity, width: int) -> int:
        asked = brevity, width, sizes.measure
        if asked not in self._heights:
            self._heights[asked] = self._measured(brevity, width)
        return self._heights[asked]

    def _measured(self, brevity: Brevity, width: int) -> int:
        text = sum(part.height for _, part in self._words(width, brevity))
        padding = sizes.measure.length(4, 6)
        return max(round(text) + 2 * padding, self._side() + 6, sizes.measure.scaled(LEAST_SIDE))

    def sizeHint(self) -> QSize:
        width = self.width_of_icon if self._brevity is Brevity.ICON else WHOLE_LINE
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        word = round(widest_word(escaped(self.text()), type_of("choice title")) + 0.999)
        width = self.width_of_icon if self._brevity is Brevity.ICON else self._beside() + word
        return QSize(width, self.heightForWidth(max(width, self.width())))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.left.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second half of a double click is no answer to what the first one asked."""
        if not self._freshness.just_came:
            super().mouseDoubleClickEvent(event)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colours, area = palette(), QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = rounded(area, 6)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._chosen:
                p.fillPath(outline, falling(area, colours.chosen_top, colours.chosen_bottom))
            else:
                p.fillPath(outline, QColor(colours.choice))
                if self.underMouse():
                    p.fillPath(outline, alpha(colours.gold, 0.18))
            p.strokePath(
                outline, pen(colours.chosen_edge if self._chosen else colours.choice_edge, 1.4 if self._chosen else 1)
            )
            if self._walked:
                focused(p, rounded(area.adjusted(3, 3, -3, -3), 4))
            self._paint_words(p, area)

    def _paint_words(self, p: QPainter, area: QRectF) -> None:
        ratio, middle = self.devicePixelRatioF(), area.center().y()
        side, gap = self._side(), self._gap()
        p.drawPixmap(QPointF(area.x() + gap, round(middle - side / 2)), icon_pixmap(self._icon, side, ratio))
        words = self._words(self.width(), self._brevity)
        at = QPointF(area.x() + 2 * gap + side, middle - sum(part.height for _, part in words) / 2)
        for kind, part in words:
            colour = palette().on_page_title if kind == "choice title" else palette().on_page_secondary
            draw_typeset(p, part, at, type_of(kind), colour, ratio)
            at += QPointF(0, part.height)
        cap = key_cap_size(self._key)
        box = QRectF(area.right() - gap - cap.width(), round(middle - cap.height() / 2), cap.width(), cap.height())
        draw_key_cap(p, box, self._key, type_font("key"), "page")

    def _words(self, width: int, brevity: Brevity) -> list[tuple[str, Typeset]]:
        """Each with its kind of text."""
        room = max(width - self._beside(), 1)
        told = [("choice title", self.text()), ("choice consequence", self._about)]
        if brevity is not Brevity.FULL or not self._about:
            told = told[: 0 if brevity is Brevity.ICON else 1]
        return [(kind, typeset(escaped(text), type_of(kind), room)) for kind, text in told]

    def _beside(self) -> int:
        """What icon and key cap take from the width of the words."""
        return self.width_of_icon + self._gap()

    @property
    def width_of_icon(self) -> int:
        """Width in the briefest form."""
        return self._side() + key_cap_size(self._key).width() + 3 * self._gap() + 2

    def _side(self) -> int:
        return sizes.measure.text(20, 26)

    def _gap(self) -> int:
        return sizes.measure.length(6, 9)
