"""An outcome on the table: who fought, the sums, who won, and what follows."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.kit.grounds import Parchment
from imperium_desktop.ui.kit.signs import IconSign, SeatSign
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Side
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.guarded import guarded
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

WIDEST = 620
SPOTS = (0.5, 0.85, 0.15, 0.98, 0.02)
"""Spots in the room beside it, in shares of what lies before it: the middle first."""
LEAST = 250
"""Narrower than this it is no joy to read."""


class SideBox(QFrame):
    """One who fought: name, sum, and what the sum is made of; the winner on green ground."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won = False
        self.sign = SeatSign(0, 26)
        self.name = RichText("", "seat name", "on_page_title")
        self.figure = RichText("", "conflict strength", "on_page_title", centred=True)
        self.parts = RichText("", "body", "on_page_secondary", centred=True)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 10)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.figure)
        column.addWidget(self.parts)

    def tell(self, side: Side, sign: int) -> None:
        self._won = side.won
        self.sign.set_seat(sign)
        self.name.set_text(side.name)
        self.figure.set_text(side.figure)
        self.parts.set_text(side.parts)
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        colour = palette().good if self._won else palette().danger_text
        with QPainter(self) as p:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = rounded(self.rect().toRectF().adjusted(1, 1, -1, -1), 6)
            p.fillPath(ground, alpha(colour, 0.12))
            p.strokePath(ground, pen(alpha(colour, 0.5), 1.2))


class OutcomePanel(Parchment):
    """A click anywhere on it goes on, as Enter does."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self.icon = IconSign("app-info", 34)
        self.title = RichText("", "dialog title", "on_page_title")
        self.sides = (SideBox(), SideBox())
        self.lines = RichText("", "hint", "ink")
        self.count = RichText("", "small", "on_page_faint")
        self.button = PlainButton("", "main", icon="app-continue", key="Enter")
        self._compose()

    def _compose(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.icon, 0, Qt.AlignmentFlag.AlignVCenter)
        head.addWidget(self.title, 1)
        both = QHBoxLayout()
        both.setSpacing(12)
        for side in self.sides:
            both.addWidget(side, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.count, 1)
        foot.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        column.addLayout(head)
        column.addLayout(both)
        column.addWidget(self.lines)
        column.addStretch(1)
        column.addLayout(foot)

    def tell(self, outcome: Outcome, number: int, count: int, signs: Sequence[int]) -> None:
        self.icon.set_icon(outcome.icon)
        self.title.set_text(outcome.title)
        for place, box in enumerate(self.sides):
            box.setVisible(place < len(outcome.sides))
            if place < len(outcome.sides):
                box.tell(outcome.sides[place], signs[outcome.sides[place].seat])
        self.lines.set_text("\n".join(outcome.lines))
        self.count.set_text(tr("{number} of {count}", number=number, count=count) if count > 1 else "")
        self.button.setText(tr("Next"))
        self.setAccessibleName(f"{self.title.plain_text()}\n{self.lines.plain_text()}")
        self.show()
        self.raise_()

    def fill(self, place: Rect | None) -> bool:
        """All of this place, if the words have room there."""
        layout = self.layout()
        assert layout is not None
        least = max(layout.minimumSize().width(), sizes.measure.scaled(LEAST))
        if place is None or place.width < least or place.height < layout.heightForWidth(round(place.width)):
            return False
        self.setGeometry(round(place.x), round(place.y), round(place.width), round(place.height))
        return True

    def stand_clear(self, area: Rect, places: Sequence[Rect]) -> None:
        """Stand in the middle of the table, or aside of it if that would cover what it speaks of there."""
        self._stand(area)
        self.keep_clear(area, places)

    def _stand(self, area: Rect) -> None:
        """Stand in the middle of the table, as high as its words."""
        width = min(sizes.measure.scaled(WIDEST), round(area.width) - 24)
        layout = self.layout()
        assert layout is not None
        height = min(layout.heightForWidth(width), round(area.height) - 16)
        left, top = area.x + (area.width - width) / 2, area.y + (area.height - height) / 2
        self.setGeometry(round(left), round(top), width, height)

    def keep_clear(self, area: Rect, places: Sequence[Rect]) -> None:
        """Aside of the middle if it would cover what it speaks of there."""
        width, height = self.width(), self.height()
        spots = [
            Rect(area.x + (area.width - width) * across, area.y + (area.height - height) * down, width, height)
            for across in SPOTS
            for down in SPOTS
        ]
        spot = min(spots, key=lambda spot: sum(spot.overlap(place) for place in places))
        self.move(round(spot.x), round(spot.y))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.button.click()
