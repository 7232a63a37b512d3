"""A picture for the rulebook: the sheet that a paragraph speaks of, small."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.teaching.rulebook import BoardPicture
from imperium_desktop.ui.language import language
from imperium_desktop.ui.pages.game_facts import words_of
from imperium_desktop.ui.palette import palette
from imperium_desktop.ui.scenes.hadrian.geometry import LEFT, WIDTH
from imperium_desktop.ui.scenes.hadrian.pictures import Size, print_sheet


def picture(content: Components, shown: BoardPicture, width: float, ratio: float) -> QImage:  # noqa: ARG001
    """Pictures of this game's rulebook name no squares yet: the left sheet as it is printed."""
    size = Size(LEFT, round(WIDTH), ratio, palette().name, language(), True)
    sheet = print_sheet(content, size, words_of("hadrian", language())).toImage()
    small = sheet.scaledToWidth(round(min(width, WIDTH) * ratio), Qt.TransformationMode.SmoothTransformation)
    small.setDevicePixelRatio(ratio)
    return small
