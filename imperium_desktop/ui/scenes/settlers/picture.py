"""A picture for the rulebook: a faction's board, small."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.teaching.rulebook import BoardPicture
from imperium_desktop.ui.language import language
from imperium_desktop.ui.pages.game_facts import words_of
from imperium_desktop.ui.scenes.settlers.faces import paint_faction

WIDTH = 260.0


def picture(content: Components, shown: BoardPicture, width: float, ratio: float) -> QImage:  # noqa: ARG001
    """This game's rulebook names no squares: the board of the Romans."""
    wide = min(width, WIDTH)
    image = QImage(round(wide * ratio), round(wide * 1.3 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(4, 4, wide - 8, wide * 1.3 - 16)
        paint_faction(p, area, content, "romans", taken=False, words=words_of("settlers", language()))
    return image
