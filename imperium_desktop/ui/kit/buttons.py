"""Buttons: the natural next thing in gold, others like parchment, the rest as a quiet outline."""

from typing import Literal, TypeAlias

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QStyleOptionButton, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.ui.kit.signs import On, draw_key_cap, key_cap_size
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import ENDLESS, Typeset, draw_typeset, typeset, widest_word
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.paint import focused, rounded, shadows_around
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.style import BUTTON_ROOM, set_property
from imperium_desktop.ui.theme.textures import surfaces

Role: TypeAlias = Literal["main", "normal", "quiet"]
LEAST_SIDE = 28
"""A click target is at least so wide and high."""


class PlainButton(QPushButton):
    """A word or two, with an icon before and a key cap behind them if wanted; too long a word takes a second line.

    `key` is only shown: give the action a shortcut yourself. The button's accessible name is its text.
    """

    def __init__(
        self,
        text: str = "",
        role: Role = "normal",
        *,
        icon: str = "",
        key: str = "",
        on: On = "page",
        large: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)  # with a text, PySide would look whether it is an icon, and make that class
        self.setText(text)
        self._icon = icon
        self._key = key
        self._walked = False
        self._kind = "large button" if large else "button"
        self.setProperty("role", role)
        self.setProperty("ground", on)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_role(self, role: Role) -> None:
        set_property(self, "role", role)

    @property
    def icon_name(self) -> str:
        return self._icon

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.updateGeometry()
        self.update()

    @property
    def key(self) -> str:
        """What the key cap says, if there is one."""
        return self._key

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def show_focus(self, shown: bool) -> None:
        """Show the focus as if the keyboard were at it, where other keys than Tab alone walk there."""
        if shown != self._walked:
            self._walked = shown
            self.update()

    def heightForWidth(self, width: int) -> int:
        inner = self._words(width - self._across() - self._beside()).height
        return self._height(round(inner))

    def sizeHint(self) -> QSize:
        text = self._words(ENDLESS)
        least = sizes.measure.scaled(LEAST_SIDE)
        width = self._across() + self._beside() + round(text.width + 0.999)
        return QSize(max(width, least), self._height(round(text.height)))

    def minimumSizeHint(self) -> QSize:
        word = round(widest_word(escaped(self.text()), type_of(self._kind)) + 0.999)
        return QSize(self._across() + self._beside() + word, self.sizeHint().height())

    def _words(self, room: float) -> Typeset:
        return typeset(escaped(self.text()), type_of(self._kind), max(room, 1))

    def _height(self, text: int) -> int:
        """Height of the whole widget, the room for its shadow included."""
        measure = sizes.measure
        padding = measure.length(8, 11) if self._kind == "large button" else measure.length(6, 8)
        body = max(text, self._icon_side() if self._icon else 0) + 2 * padding
        return max(body, measure.scaled(LEAST_SIDE)) + BUTTON_ROOM[1] + BUTTON_ROOM[3]

    def _across(self) -> int:
        measure = sizes.measure
        padding = measure.length(16, 24) if self._kind == "large button" else measure.length(10, 15)
        return 2 * padding + BUTTON_ROOM[0] + BUTTON_ROOM[2]

    def _icon_side(self) -> int:
        return sizes.measure.text(18, 22) if self._kind == "large button" else sizes.measure.text(17, 18)

    def _gap(self) -> int:
        return sizes.measure.scaled(7)

    def _beside(self) -> int:
        """What icon and key cap take from the text's width."""
        gap = self._gap() if self.text() else 0
        width = self._icon_side() + gap if self._icon else 0
        return width + (key_cap_size(self._key).width() + gap if self._key else 0)

    def initStyleOption(self, option: QStyleOptionButton) -> None:
        """Leave only the ground to the style sheet, in its own height: what stands on it is painted here."""
        super().initStyleOption(option)
        option.text = ""
        option.rect = self._whole()

    def hitButton(self, place: QPoint) -> bool:
        """All the height that a layout gives it can be clicked."""
        return self._without_shadow(self.rect()).contains(place)

    def _whole(self) -> QRect:
        """Area in the middle, where the layout gives more height than it needs."""
        height = min(self.heightForWidth(self.width()), self.height())
        return QRect(0, (self.height() - height) // 2, self.width(), height)

    @staticmethod
    def _without_shadow(area: QRect) -> QRect:
        left, top, right, bottom = BUTTON_ROOM
        return area.adjusted(left, top, -right, -bottom)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        body = self._without_shadow(self._whole())
        pressed = self.isDown()
        raised = self.property("role") != "quiet" and self.isEnabled()
        if raised and not pressed:
            with QPainter(self) as p:
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                shadows_around(p, QRectF(body), 5, (2, 2.4, 0.35))
        super().paintEvent(event)
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.hasFocus() or self._walked:
                focused(p, rounded(QRectF(body).adjusted(3, 3, -3, -3), 4))
            elif raised:
                line = QRectF(body.left() + 4, body.top() + 1, body.width() - 8, 1)
                p.fillRect(line, QColor(palette().button_light))
            self._paint_content(p, body.translated(0, 1) if pressed else body)

    def _paint_content(self, p: QPainter, body: QRect) -> None:
        beside, gap = self._beside(), self._gap()
        text = self._words(self.width() - self._across() - beside)
        x = body.left() + (body.width() - beside - text.width) / 2
        middle = body.center().y() + 0.5
        if self._icon:
            side = self._icon_side()
            self._paint_icon(p, QPoint(round(x), round(middle - side / 2)), side)
            x += side + (gap if self.text() else 0)
        draw_typeset(p, text, QPointF(x, middle - text.height / 2), type_of(self._kind), self._colour())
        if self._key:
            cap = key_cap_size(self._key)
            x += text.width + (gap if self.text() else 0)
            on: On = "table" if self.property("role") == "quiet" and self.property("ground") == "table" else "page"
            colour = "" if self.isEnabled() else palette().disabled_text
            draw_key_cap(
                p,
                QRectF(round(x), round(middle - cap.height() / 2), cap.width(), cap.height()),
                self._key,
                type_font("key"),
                on,
                colour,
            )

    def _paint_icon(self, p: QPainter, place: QPoint, side: int) -> None:
        if surfaces.none_made:
            return
        if not self.isEnabled():
            p.setOpacity(0.45)
        p.drawPixmap(place, icon_pixmap(self._icon, side, self.devicePixelRatioF()))
        p.setOpacity(1)

    def _colour(self) -> str:
        if not self.isEnabled():
            return palette().disabled_text
        if self.property("role") == "quiet":
            return palette().quiet_on_table if self.property("ground") == "table" else palette().quiet_text
        return palette().ink
