"""The pictures on cards of Hadrian's Wall: of Paths, of Fate and of attacks."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.content.vignettes import recipes_of
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette

LEAST = 18.0
"""Pixels of height; a lower picture says nothing."""


def paint_picture(p: QPainter, field: QRectF, name: str) -> None:
    """Paint a picture with a line of ink at its foot; nothing where there is no room for it."""
    if field.height() < LEAST:
        return
    paint_vignette(p, field, Vignette(recipes_of("hadrian").of(name)))
    p.fillRect(QRectF(field.x(), field.bottom() - 1, field.width(), 1), QColor(palette().ink))
