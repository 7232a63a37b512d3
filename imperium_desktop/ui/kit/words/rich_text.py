"""A label for running text: wraps at its width, shows icons and seat shapes in the line, and links to the rulebook."""

from functools import cache

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from imperium_desktop.markup import spoken
from imperium_desktop.ui.kit.words.typesetting import (
    ENDLESS,
    Type,
    Typeset,
    draw_shadow,
    draw_typeset,
    typeset,
    widest_word,
)
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import KINDS, sizes, type_font, type_pixels
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.measure import Measure
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette

SHADOWED = ("on_table_title", "on_table_heading", "on_table_subheading")
"""Words of these tones stand out from felt and grain by a soft line below them."""
IDEAL_WIDTH = 460
"""Where a text without a layout's guidance begins a new line."""


def type_of(kind: str) -> Type:
    return _type_in(kind, sizes.measure)


@cache
def _type_in(kind: str, measure: Measure) -> Type:  # noqa: ARG001
    return Type(type_font(kind), type_font(kind, bolder=True), round(type_pixels(kind) * KINDS[kind].leading))


class RichText(FollowsStyle, QWidget):
    """`kind` is a kind of text from `fonts.KINDS`, `tone` the name of a colour of the palette.

    Marks are those of `markup`. Where a layout gives it more height than it needs, the text stands in the
    middle. With links the label takes keyboard focus: Tab and arrows walk them,
    Enter or Space follows.
    """

    rule_clicked = Signal(str)

    def __init__(
        self,
        text: str = "",
        kind: str = "body",
        tone: str = "ink",
        parent: QWidget | None = None,
        *,
        centred: bool = False,
    ) -> None:
        super().__init__(parent)
        self._text = text
        self._kind = kind
        self._tone = tone
        self._centred = centred
        self._hovered = -1
        self._current = -1
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMouseTracking(True)
        self.restyle()

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.restyle()

    def set_kind(self, kind: str) -> None:
        self._kind = kind
        self.restyle()

    def plain_text(self) -> str:
        return spoken(self._text)

    def restyle(self) -> None:
        self._type = type_of(self._kind)
        self._natural = typeset(self._text, self._type, ENDLESS)
        self._least = widest_word(self._text, self._type)
        self._current = self._hovered = -1
        has_links = bool(self._natural.rules)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if has_links else Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.plain_text())
        self.updateGeometry()
        self.update()

    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        inner = width - margins.left() - margins.right()
        return round(self._lay(inner).height) + margins.top() + margins.bottom()

    def sizeHint(self) -> QSize:
        margins = self.contentsMargins()
        across = margins.left() + margins.right()
        width = min(round(self._natural.width + 0.999), max(sizes.measure.scaled(IDEAL_WIDTH), round(self._least) + 1))
        return QSize(width + across, self.heightForWidth(width + across))

    def minimumSizeHint(self) -> QSize:
        margins = self.contentsMargins()
        width = round(self._least + 0.999) + margins.left() + margins.right()
        return QSize(width, round(self._type.leading) + margins.top() + margins.bottom())

    def link_rects(self) -> list[tuple[str, list[QRectF]]]:
        """Where each link can be clicked, line by line."""
        origin, laid = self._origin(), self._lay(self.contentsRect().width())
        up = laid.leading * 0.75
        return [
            (rule, [QRectF(at.x, at.y - up, at.width, laid.leading).translated(origin) for at in pieces])
            for rule, pieces in laid.links()
        ]

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            for i, (_, rects) in enumerate(self.link_rects()):
                if i == self._hovered:
                    for rect in rects:
                        p.fillPath(rounded(rect.adjusted(-2, 0, 2, 0), 3), alpha(palette().gold, 0.22))
                if i == self._current and self.hasFocus():
                    for rect in rects:
                        p.strokePath(rounded(rect.adjusted(-2, 0, 2, 0), 3), pen(palette().focus, 2))
            laid, origin, ratio = self._lay(self.contentsRect().width()), self._origin(), self.devicePixelRatioF()
            if self._tone in SHADOWED:
                draw_shadow(p, laid, origin + QPointF(0, 1), self._type, palette().on_table_shadow)
            colour = getattr(palette(), self._tone) if self.isEnabled() else palette().disabled_text
            draw_typeset(p, laid, origin, self._type, colour, ratio)

    def _origin(self) -> QPointF:
        inner = self.contentsRect()
        spare = inner.height() - self._lay(inner.width()).height
        return QPointF(inner.left(), inner.top() + max(round(spare / 2), 0))

    def _lay(self, width: int) -> Typeset:
        return typeset(self._text, self._type, max(width, 1), centred=self._centred)

    def _link_at(self, place: QPointF) -> int:
        for i, (_, rects) in enumerate(self.link_rects()):
            if any(rect.adjusted(-2, -2, 2, 2).contains(place) for rect in rects):
                return i
        return -1

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self._link_at(event.position()))
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover(-1)
        super().leaveEvent(event)

    def _hover(self, link: int) -> None:
        if link != self._hovered:
            self._hovered = link
            if link >= 0:
                self.setCursor(Qt.CursorShape.PointingHandCursor)
            else:
                self.unsetCursor()
            self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self._link_at(event.position()) >= 0:
            event.accept()
        else:
            event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        link = self._link_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and link >= 0:
            self._follow(link)
        else:
            event.ignore()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._current >= 0:
            self._follow(self._current)
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._go_to(min(self._current + 1, len(self._natural.rules) - 1))
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._go_to(max(self._current - 1, 0))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        last = len(self._natural.rules) - 1
        self._go_to(last if event.reason() == Qt.FocusReason.BacktabFocusReason else 0)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._go_to(-1)
        super().focusOutEvent(event)

    def focusNextPrevChild(self, next: bool) -> bool:
        link = self._current + (1 if next else -1)
        if self.hasFocus() and 0 <= link < len(self._natural.rules):
            self._go_to(link)
            return True
        return super().focusNextPrevChild(next)

    def _go_to(self, link: int) -> None:
        self._current = link
        rules = self._natural.rules
        self.setAccessibleDescription(rules[link] if 0 <= link < len(rules) else "")
        self.update()

    def _follow(self, link: int) -> None:
        self.rule_clicked.emit(self._natural.rules[link])
