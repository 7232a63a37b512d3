"""The picture of a card of Imperium."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.scene.colours import GROUP_COLOURS
from imperium_desktop.ui.scenes.cards.vignettes import recipe_for
from imperium_desktop.ui.vignettes.frame import Covered
from imperium_desktop.ui.vignettes.lights import Mood
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette

ANY: Final = "card"
"""The kind of a card without types and suits."""


def paint_picture(p: QPainter, field: QRectF, card: PlayingCard, below: float = 0.0) -> None:
    """`below`: how high the card's types stand over its lower edge."""
    paint_vignette(p, field, vignette_of(card), Covered(below=below / field.height()))


def vignette_of(card: PlayingCard) -> Vignette:
    cloth = GROUP_COLOURS[card.group] if card.group in NATIONS else None
    return Vignette(recipe_for("imperium", card.name, (*card.types, *card.suits, ANY), cloth), mood_of(card))


def mood_of(card: PlayingCard) -> Mood:
    return "unrest" if card.unrest else card.state or ""
