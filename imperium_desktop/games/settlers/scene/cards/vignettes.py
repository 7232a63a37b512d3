"""The picture of a card of Imperial Settlers."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.settlers.rules.content import PlayingCard
from imperium_desktop.games.settlers.scene.signs import DECK_COLOURS
from imperium_desktop.ui.scenes.cards.vignettes import recipe_for
from imperium_desktop.ui.vignettes.frame import Covered
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette

ANY: Final = "card"
"""The kind of a card without a colour."""


def paint_picture(p: QPainter, field: QRectF, card: PlayingCard, left: float = 0.0, right: float = 0.0) -> None:
    """`left`, `right`: how wide what lies over it at its sides is."""
    paint_vignette(p, field, vignette_of(card), Covered(left / field.width(), right / field.width()))


def vignette_of(card: PlayingCard) -> Vignette:
    cloth = DECK_COLOURS[card.faction] if card.faction else None
    return Vignette(recipe_for("settlers", card.key, (*card.colors, ANY), cloth))
