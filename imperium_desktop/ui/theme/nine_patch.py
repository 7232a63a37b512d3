"""A small picture stretched to a frame of any size: corners stay as they are, edges are drawn out."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


def draw_frame(p: QPainter, picture: QImage, corner: int, rect: QRectF) -> None:
    """Draw a frame without its middle; `rect` has room for the corners.

    The picture's corners are squares of `corner` pixels. Edges are one pixel drawn out: nothing would become smoother,
    only twenty times slower.
    """
    across = (rect.left(), corner), (rect.left() + corner, rect.width() - 2 * corner), (rect.right() - corner, corner)
    down = (rect.top(), corner), (rect.top() + corner, rect.height() - 2 * corner), (rect.bottom() - corner, corner)
    in_picture = (0, corner), (corner, picture.width() - 2 * corner), (picture.width() - corner, corner)
    smooth = p.testRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    for (x, width), (from_x, from_width) in zip(across, in_picture, strict=True):
        for (y, height), (from_y, from_height) in zip(down, in_picture, strict=True):
            if corner in (from_width, from_height):
                p.drawImage(QRectF(x, y, width, height), picture, QRectF(from_x, from_y, from_width, from_height))
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
