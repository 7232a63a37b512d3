"""Words on a picture: a soft rim of parchment parts them from what lies below."""

import math
from typing import Final

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QFont, QPainter

from imperium_desktop.ui.theme.paint import alpha
from imperium_desktop.ui.theme.palette import palette

RIM: Final = 2.5
"""How wide it is."""
TURNS: Final = tuple(turn * math.pi / 6 for turn in range(12))
AROUND: Final = tuple(QPointF(RIM * math.cos(turn), RIM * math.sin(turn)) for turn in TURNS)
"""Drawing the words there is many times quicker than stroking their outline."""


def draw_haloed(p: QPainter, at: QPointF, text: str, font: QFont, colour: str) -> None:
    p.setFont(font)
    p.setPen(alpha(palette().parchment, 0.5))
    for aside in AROUND:
        p.drawText(at + aside, text)
    p.setPen(QColor(colour))
    p.drawText(at, text)
