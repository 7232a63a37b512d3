"""The heroes and wonders on display as a tab of the panel: what each does, and what one has of its price."""

import math

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QVBoxLayout, QWidget

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.cards.display import offered_cards, price_of
from imperium_desktop.games.mare_nostrum.scene.cards.display_faces import card_height, paint_card, why_not
from imperium_desktop.games.mare_nostrum.scene.face_kinds import CardFace
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.pages import Page
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.stage.faces import Faces, margin
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.painter import Order

HEIGHT = (62, 82)
EDGE = 4
"""Pixels around a card for its light."""


class CardsTab(FollowsStyle, QWidget):
    touched = Signal(str)
    hovered = Signal(str)
    """A card's element, or nothing when the pointer leaves."""

    def __init__(self, content: Components) -> None:
        super().__init__()
        self.content = content
        self._words: Words | None = None
        self.faces = Faces(self._paint, patient=True)
        self.note = RichText("", "body", "on_page_secondary")
        self.page = Page()
        self.page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.page.rows.setContentsMargins(0, 0, 0, 0)
        self.page.rows.setSpacing(2)
        self.rows: list[CardButton] = []
        self.page.rows.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.page)
        kept_vignettes().arrived.connect(self._show_vignette)

    def _paint(self, p: QPainter, card: CardFace, rect: QRectF) -> None:
        assert self._words is not None, "no card was shown yet"
        paint_card(p, self.content, self._words, card, rect)

    def _show_vignette(self, order: Order) -> None:
        """A picture on some cards was painted meanwhile."""
        faces = self.faces.finished_by(order)
        for row in self.rows:
            if row.face in faces:
                row.update()

    def show_cards(self, shown: Shown) -> None:
        """Those that can be paid come first."""
        self._words = shown.words
        told = shown.view.phase != "empires"
        cards = offered_cards(self.content, shown) if told else []
        reason = why_not(self.content, shown) if told else ""
        self.note.set_text("{icon:app-info} " + escaped(reason) if reason else "")
        self.note.setVisible(bool(reason))
        while len(self.rows) < len(cards):
            self.rows.append(self._row())
        for row, card in zip(self.rows, cards, strict=False):
            key = f"card/{card}"
            face = CardFace(card, price_of(self.content, shown, card))
            row.show_card(key, face, shown.words, lit=key in shown.lit)
        for row in self.rows[len(cards) :]:
            row.hide()

    def _row(self) -> "CardButton":
        row = CardButton(self.faces, self.content)
        row.clicked.connect(lambda: self.touched.emit(row.element))
        row.hovered.connect(self.hovered)
        self.page.rows.addWidget(row)
        return row

    def button_of(self, element: str) -> "CardButton | None":
        return next((row for row in self.rows if row.isVisible() and row.element == element), None)

    def show_focus(self, element: str | None) -> None:
        for row in self.rows:
            row.show_focus(bool(element) and row.element == element)
        row_ = self.button_of(element or "")
        if row_ is not None:
            self.page.ensureWidgetVisible(row_)

    def restyle(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Theme, language or scale changed."""
        self.faces.forget()
        self.update()


class CardButton(QAbstractButton):
    hovered = Signal(str)

    def __init__(self, faces: Faces, content: Components) -> None:
        super().__init__()
        self.faces, self.content = faces, content
        self.words: Words | None = None
        self.element = ""
        self.face: CardFace | None = None
        self.lit = self._focused = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_card(self, element: str, face: CardFace, words: Words, *, lit: bool) -> None:
        self.element, self.face, self.words, self.lit = element, face, words, lit
        self.setAccessibleName(words.label(element.removeprefix("card/")))
        shape = Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.show()
        self.updateGeometry()
        self.update()

    def show_focus(self, focused: bool) -> None:
        if focused != self._focused:
            self._focused = focused
            self.update()

    def sizeHint(self) -> QSize:
        """Size at which all of the card can be read."""
        least = sizes.measure.length(*HEIGHT)
        if self.words is not None and self.face is not None:
            least = max(least, math.ceil(card_height(self.content, self.words, self.face, self.width() - 2 * EDGE)))
        return QSize(sizes.measure.length(180, 280), least + 2 * EDGE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        picture = self.faces.pixmap(self.face, area.width(), area.height(), self.devicePixelRatioF())
        room = margin(round(area.width()), round(area.height()))
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.drawPixmap(area.topLeft() - QPointF(room, room), picture)
            if self.lit:
                p.strokePath(rounded(area, 5), pen(palette().lit_rim, 4.8))
                p.strokePath(rounded(area, 5), pen(palette().lit_line, 2.6))
            if self._focused:
                p.strokePath(rounded(area.adjusted(3, 3, -3, -3), 4), pen(palette().focus, 2))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.hovered.emit(self.element)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.hovered.emit("")
