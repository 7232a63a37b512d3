"""The picture of a hero or a wonder."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.content.vignettes import recipes_of
from imperium_desktop.games.mare_nostrum.rules.components import Card
from imperium_desktop.games.mare_nostrum.scene.colours import EMPIRE_COLOURS
from imperium_desktop.games.mare_nostrum.scene.faces import circle, square
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette

KINDS = {"starting_hero": "#8c3a2c", "hero": "#8c3a2c", "wonder": "#37628c", "pyramids": "#a87c1d"}
"""The edge of each kind of card."""
EDGE = 6.0
SIGN = 24.0
LINE = 1.2


def paint_picture(p: QPainter, field: QRectF, card: Card) -> None:
    paint_vignette(p, field, vignette_of(card))


def vignette_of(card: Card) -> Vignette:
    return Vignette(recipes_of("mare_nostrum").of(card.id))


def paint_picture_band(p: QPainter, rect: QRectF, band: QRectF, card: Card) -> None:
    """Paint the band at a card's left edge: its picture, the colour of its kind or empire, and the sign of that."""
    ink = QColor(palette().ink)
    p.save()
    p.setClipPath(rounded(rect, 5), Qt.ClipOperation.IntersectClip)
    paint_picture(p, band.adjusted(EDGE, 0, 0, 0), card)
    p.fillRect(QRectF(band.x(), band.y(), EDGE, band.height()), QColor(colour_of(card)))
    p.fillRect(QRectF(band.right(), band.y(), LINE, band.height()), ink)
    p.fillRect(QRectF(band.x(), band.y(), band.width(), LINE), ink)
    p.restore()
    side = min(SIGN, band.width() * 0.36, band.height() * 0.46)
    middle = QPointF(band.x() + EDGE + side * 0.4, band.bottom() - side * 0.62)
    p.fillPath(circle(middle, side / 2), QColor(palette().ivory))
    p.strokePath(circle(middle, side / 2), pen(palette().ink, 1))
    draw_icon(p, icon_of(card), square(middle, side * 0.72))


def colour_of(card: Card) -> str:
    return EMPIRE_COLOURS[card.empire] if card.empire else KINDS[card.kind]


def icon_of(card: Card) -> str:
    if card.empire:
        return f"mare-{card.empire}"
    return {"hero": "mare-hero", "wonder": "mare-wonder", "pyramids": "mare-pyramid"}[card.kind]
