"""Cards side by side on the cloth of the table, for the rulebook."""

from collections.abc import Callable, Collection, Mapping
from typing import Final, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.ui.scenes.cards.lines import RATIO
from imperium_desktop.ui.stage.pieces import outline_of
from imperium_desktop.ui.theme.paint import lit, rounded, table_light

CARD: Final = 150.0
"""Width of a card that can be read like those in the hand."""
SMALLEST: Final = 84.0
"""Narrower cards say too little: rather a second line of them."""
GAP: Final = 10.0
F = TypeVar("F")
"""A face, as its painter knows it."""


def paint_side_by_side(
    faces: Mapping[str, F],
    marked: Collection[str],
    width: float,
    ratio: float,
    paint_face: Callable[[QPainter, F, QRectF], None],
) -> QImage:
    """Faces by their elements, those `marked` highlighted; at most so wide."""
    lines = -(-len(faces) // max(1, int((width - GAP) // (SMALLEST + GAP))))
    across = -(-len(faces) // lines)
    card = min(CARD, (width - GAP) / across - GAP)
    size = (across * (card + GAP) + GAP, lines * (card * RATIO + GAP) + GAP)
    image = QImage(round(size[0] * ratio), round(size[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        ground = QRectF(0, 0, *size)
        p.setClipPath(rounded(ground, 6))
        table_light(p, ground, ratio)
        for number, (key, face) in enumerate(faces.items()):
            left = GAP + number % across * (card + GAP)
            rect = QRectF(left, GAP + number // across * (card * RATIO + GAP), card, card * RATIO)
            paint_face(p, face, rect)
            if key in marked:
                lit(p, outline_of(rect, round_=False))
    return image
