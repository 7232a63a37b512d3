"""Dice with Roman numerals in their tray of wood and felt: beige on land, blue at sea."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.paint import alpha, falling, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import surface

ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
LAND_DIE, SEA_DIE = ("#fbf3dd", "#d9c391"), ("#79acdf", "#4f8bc9")
INK: Final = "#2b1c0c"
TILTS: Final = (-4.0, 3.0, 7.0, -6.0, 2.0)
"""Degrees by which dice lie askew, one after another."""
TUMBLE: Final = 38.0


def paint_dice_tray(p: QPainter, rect: QRectF, ratio: float) -> None:
    p.fillPath(rounded(rect, 7), surface("wood", ratio))
    p.strokePath(rounded(rect, 7), pen(palette().wood_dark_line, 1.5))
    felt = rect.adjusted(6, 6, -6, -6)
    p.fillPath(rounded(felt, 5), surface("felt", ratio))
    p.fillPath(rounded(felt, 5), falling(felt, alpha("#000000", 0.35), alpha("#000000", 0.05)))
    middle = felt.center().x()
    p.strokePath(rounded(QRectF(middle, felt.y() + 12, 0.5, felt.height() - 24), 0.2), pen(palette().brass, 1.5))


def paint_die(p: QPainter, rect: QRectF, face: int, number: int, *, at_sea: bool, tumbling: bool) -> None:
    """Paint a die as it lies; one that tumbles shows the opposite face and is more askew.

    So it is smaller, to keep clear of the next.
    """
    top, bottom = SEA_DIE if at_sea else LAND_DIE
    p.save()
    p.translate(rect.center())
    p.rotate(TILTS[number % len(TILTS)] + (TUMBLE if tumbling else 0))
    side = rect.width() * (0.72 if tumbling else 0.88)
    square = QRectF(-side / 2, -side / 2, side, side)
    body = rounded(square, side * 0.16)
    shadow(p, body, 3, 4, 0.5)
    p.fillPath(body, falling(square, top, bottom))
    p.strokePath(body, pen(alpha("#fffdf2", 0.7), 1.4))
    seen = len(ROMAN) - face if tumbling else face
    write(p, square, ROMAN[seen], colour=INK, align=CENTRE, font=serif_bold(side * 0.42, exact=True))
    p.restore()
