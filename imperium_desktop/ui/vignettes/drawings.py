"""Grounds and motifs as pixels, in the colours of a light.

Qt reads them as images: unlike `QSvgRenderer.render`, that lets the rest of the program go on meanwhile.
"""

import re
from functools import cache
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage

from imperium_desktop.content.vignettes import Folder, vignette_folder
from imperium_desktop.ui.vignettes.lights import WHITE, multiplied

CLOTH: Final = "#c0392b"
"""The one colour of a motif that can be exchanged."""
COLOUR: Final = re.compile("#[0-9a-f]{6}")
SOLES: Final = 0.84
"""Share of its height below which a motif touches the ground."""
SIDE: Final = 80
SOLID: Final = 60
"""Opacity, of 255."""


def drawing(folder: Folder, name: str, width: int, height: int, tone: str = WHITE, tint: str | None = None) -> QImage:
    """Drawing of this size; `tone` is multiplied with all colours, `tint` is the colour of the cloth."""
    text = (vignette_folder() / folder / f"{name}.svg").read_text(encoding="ascii")
    if tint is not None:
        text = text.replace(CLOTH, tint)
    if tone != WHITE:
        text = COLOUR.sub(lambda colour: multiplied(colour[0], tone), text)
    text = text.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    buffer = QBuffer()
    buffer.setData(text.encode("ascii"))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    image = QImage()
    if not image.load(buffer, "svg"):  # type: ignore[call-overload]
        raise ValueError(f"resources/vignettes/{folder}/{name}.svg cannot be drawn")
    return image


@cache
def stance(name: str) -> tuple[float, float]:
    """Left and right end of where a motif stands on the ground, in shares of its width."""
    image = drawing("motifs", name, SIDE, SIDE).convertToFormat(QImage.Format.Format_Alpha8)
    rows = (scan_line(image, row) for row in range(int(SIDE * SOLES), SIDE))
    solid = {column for row in rows for column, opacity in enumerate(row) if opacity > SOLID}
    return (min(solid) / SIDE, max(solid) / SIDE) if solid else (0.3, 0.7)


def scan_line(image: QImage, row: int) -> bytes:
    """Line of an image with a byte for each pixel."""
    start = row * image.bytesPerLine()
    return bytes(image.constBits()[start : start + image.width()])
