"""The parts of the card browser: the faces to choose from, and all about the chosen one."""

from collections.abc import Sequence
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QSizePolicy, QStyle, QStyledItemDelegate, QVBoxLayout, QWidget

from imperium_desktop.ui.kit import Page, PlainButton, RichText, Rule
from imperium_desktop.ui.kit.lists.item_list import ITEM, Index, ItemList, Sayings
from imperium_desktop.ui.scenes.protocol.catalogue import CardEntry, Catalogue, Detail
from imperium_desktop.ui.stage.faces import Faces, margin
from imperium_desktop.ui.stage.placement import Face
from imperium_desktop.ui.theme.following import FollowsStyle
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.icons import icon_pixmap
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import chosen, focused, rounded

SHAPE: Final = 1.4
"""Height of a card in widths."""


class EntryFace(Face, frozen=True):
    """Face of a card in the list, as one of its copies looks."""

    key: str
    variant: int = 0


class CardFaces(Faces):
    """Painted when they first come into sight."""

    def __init__(self, catalogue: Catalogue) -> None:
        super().__init__(lambda p, face, rect: catalogue.paint(p, rect, face.key, face.variant), patient=True)


class CardGrid(ItemList):
    """Faces side by side; arrows walk in all four directions, letters find a name."""

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        sayings = Sayings(
            title=lambda entry: entry.name,
            spoken=lambda entry: f"{entry.name}. {entry.about}. {entry.text}",
            tip=lambda entry: f"{entry.name} · {entry.about}",
            file=lambda entry: entry.key,
        )
        super().__init__(sayings, parent)
        self.setViewMode(QListView.ViewMode.IconMode)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setItemDelegate(CardDelegate(faces, self))
        self.setStyleSheet("QListView::item { border: none; padding: 0; }")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def show_entries(self, entries: Sequence[CardEntry], prefer: str = "") -> None:
        self.show_items(entries, prefer=prefer)


class CardDelegate(QStyledItemDelegate):
    def __init__(self, faces: CardFaces, parent: QListView) -> None:
        super().__init__(parent)
        self._faces = faces
        self._list = parent

    def card_size(self) -> QSize:
        width = sizes.measure.length(100, 146)
        return QSize(width, round(width * SHAPE))

    def sizeHint(self, option: Any, index: Index) -> QSize:
        """Size of a card: as many in a row as there is room for, and all of that room."""
        gap, size = sizes.measure.length(12, 18), self.card_size()
        room = self._list.viewport().width() - 1
        columns = max(room // (size.width() + gap), 1)
        return QSize(room // columns, size.height() + gap)

    @guarded
    def paint(self, p: QPainter, option: Any, index: Index) -> None:
        entry, size = index.data(ITEM), self.card_size()
        centre = QRectF(option.rect).center()
        corner = QPointF(round(centre.x() - size.width() / 2), round(centre.y() - size.height() / 2))
        card = QRectF(corner, size)
        ratio = self._list.devicePixelRatioF()
        room = margin(size.width(), size.height())
        face = self._faces.pixmap(EntryFace(entry.key), size.width(), size.height(), ratio)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.drawPixmap(corner - QPointF(room, room), face)
        for place, icon in enumerate(entry.marks):
            side = round(size.width() * 0.2)
            p.drawPixmap(card.topRight() + QPointF(-side * (place + 0.8), -side * 0.3), icon_pixmap(icon, side, ratio))
        if option.state & QStyle.StateFlag.State_Selected:
            chosen(p, rounded(card, size.width() * 0.055))
            if self._list.hasFocus():
                focused(p, rounded(card.adjusted(-5, -5, 5, 5), size.width() * 0.055 + 5))
        p.restore()


class CardPicture(QWidget):
    """The large face."""

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.face: EntryFace | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_face(self, face: EntryFace) -> None:
        self.face = face
        self.update()

    def sizeHint(self) -> QSize:
        width = sizes.measure.length(210, 330)
        return QSize(width + 20, round(width * SHAPE) + 24)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.face is None:
            return
        width, height = self.width() - 20, self.height() - 24
        room = margin(width, height)
        with QPainter(self) as p:
            p.drawPixmap(
                QPointF(10 - room, 8 - room), self._faces.pixmap(self.face, width, height, self.devicePixelRatioF())
            )


class CardSheet(FollowsStyle, Page):
    """All about one card."""

    rule_wanted = Signal(str)

    def __init__(self, faces: CardFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = ""
        self._variants: tuple[str, ...] = ("",)
        self._variant = 0
        self.picture = CardPicture(faces)
        self.title = RichText("", "heading", "on_page_title")
        self.about = RichText("", "small", "on_page_faint")
        self.texts = RichText("", "hint", "ink")
        self.fields = RichText("", "body", "on_page_secondary")
        self.copies = RichText("", "body", "on_page_secondary")
        self.other = PlainButton("", "quiet", icon="app-deck", key="V")
        self.other.clicked.connect(self.next_variant)
        self.notes = RichText("", "body", "on_page_secondary")
        self.notes.rule_clicked.connect(self.rule_wanted)
        self._compose()
        self.restyle()

    def _compose(self) -> None:
        words = QVBoxLayout()
        for row in (self.title, self.about, self.texts, Rule(), self.fields):
            words.addWidget(row)
        words.addStretch(1)
        self._head = QHBoxLayout()
        self._head.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        self._head.addLayout(words, 1)
        copies = QHBoxLayout()
        copies.addWidget(self.copies, 1)
        copies.addWidget(self.other, 0, Qt.AlignmentFlag.AlignTop)
        self.rows.addLayout(self._head)
        self.rows.addWidget(Rule())
        self.rows.addLayout(copies)
        self.rows.addWidget(Rule())
        self.rows.addWidget(self.notes)

    def restyle(self) -> None:
        self._head.setSpacing(sizes.measure.length(10, 18))
        self.rows.setSpacing(sizes.measure.length(7, 11))
        self.picture.updateGeometry()

    def show_card(self, key: str, detail: Detail) -> None:
        self._variant = 0 if key != self._key else self._variant
        self._key, self._variants = key, detail.variants
        self.title.set_text(detail.title)
        self.about.set_text(detail.about)
        self.texts.set_text("\n".join(detail.sentences) or tr("No ability."))
        self.fields.set_text("\n".join(detail.fields))
        self.notes.set_text("\n".join(detail.notes))
        self.notes.setVisible(bool(detail.notes))
        self._show_variant()
        self.verticalScrollBar().setValue(0)

    def next_variant(self) -> None:
        self._variant = (self._variant + 1) % len(self._variants)
        self._show_variant()

    def _show_variant(self) -> None:
        lines = [f"**{line}**" if place == self._variant else line for place, line in enumerate(self._variants)]
        self.copies.set_text("\n".join(lines if len(lines) > 1 else self._variants))
        self.other.setVisible(len(self._variants) > 1)
        self.other.setText(tr("Another copy"))
        self.picture.show_face(EntryFace(self._key, self._variant))
        self.picture.setAccessibleName(f"{self.title.plain_text()}. {self.texts.plain_text()}")
