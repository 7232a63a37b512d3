"""The card under the pointer, enlarged beside it, where it lies too small for its words."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene.cards.face import has_words, paint_card
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.lines import RATIO
from imperium_desktop.ui.stage.placement import COVERED, Layout
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.rect import Rect

WIDTH: Final = (212.0, 250.0)
AWAY: Final = 10.0
"""Gap between the card and its enlarged picture."""


@dataclass(frozen=True)
class CardSheet:
    place: Rect
    card: str
    content: Components
    words: Words

    @property
    def spoken(self) -> str:
        return self.words.label(self.card)

    def paint(self, p: QPainter, ratio: float) -> None:
        paint_card(p, QRectF(*self.place), self.content, self.card, self.words)


def closer_look(content: Components, plan: Plan, layout: Layout, at: str, words: Words) -> CardSheet | None:
    """None for what is no card, or can be read where it lies."""
    id = at.removeprefix(COVERED).removeprefix("card/")
    place = layout.get(f"{COVERED}{at}", layout.get(at))
    if place is None or not place.face or id not in content.nouns or has_words(content, id, place.width, words):
        return None
    return CardSheet(beside(Rect(*place[:4]), plan), id, content, words)


def beside(card: Rect, plan: Plan) -> Rect:
    """Place to the right of the card, or to its left, in the middle of its height as far as the table goes."""
    width = plan.wide(*WIDTH)
    height, table = width * RATIO, plan.areas.table
    right = card.right + AWAY
    x = right if right + width <= table.right else card.x - AWAY - width
    y = card.y + card.height / 2 - height / 2
    return Rect(x, clamp(y, table.y + AWAY, table.bottom - AWAY - height), width, height)
