"""Small boards for the rulebook, drawn with the pieces of the table."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, Components
from imperium_desktop.games.tigris.rules.squares import SQUARES, STRIDE, block, labels_in
from imperium_desktop.games.tigris.scene.board import field_pixmap
from imperium_desktop.games.tigris.scene.face_kinds import (
    BaseFace,
    CatastropheFace,
    LeaderFace,
    MonumentFace,
    TileFace,
    TreasureFace,
    UnificationFace,
)
from imperium_desktop.games.tigris.scene.faces import paint_face
from imperium_desktop.games.tigris.teaching.pictures import BoardPicture
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.paint import lit, rounded
from imperium_desktop.ui.theme.palette import palette

LEADER_FACES = {f"{dynasty} {leader}": LeaderFace(dynasty, leader) for dynasty in DYNASTIES for leader in LEADERS}
LABELS = 16
"""Room for letters and numbers at the upper and left edge."""


def picture(content: Components, shown: BoardPicture, width: float, ratio: float) -> QImage:
    first, last = (SQUARES[label] for label in shown.frame.split(":"))
    (top, left), (bottom, right) = divmod(first, STRIDE), divmod(last, STRIDE)
    columns, rows = right - left + 1, bottom - top + 1
    cell = min((width - LABELS) / columns, 52.0)
    size = QRectF(0, 0, LABELS + columns * cell, LABELS + rows * cell)
    image = QImage(round(size.width() * ratio), round(size.height() * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as p:
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_labels(p, left, columns, top, rows, cell)
        p.translate(LABELS, LABELS)
        p.setClipRect(QRectF(0, 0, columns * cell, rows * cell))
        p.translate(-left * cell, -top * cell)
        p.drawPixmap(QPointF(0, 0), field_pixmap(content.boards["standard"], cell, ratio))
        paint_pieces(p, content, shown, cell)
    return image


def paint_labels(p: QPainter, left: int, columns: int, top: int, rows: int, cell: float) -> None:
    p.setFont(serif_bold(11, exact=True))
    p.setPen(QColor(palette().on_page_faint))
    for column in range(columns):
        letter = "ABCDEFGHIJKLMNOP"[left + column]
        p.drawText(QRectF(LABELS + column * cell, 0, cell, LABELS), Qt.AlignmentFlag.AlignCenter, letter)
    for row in range(rows):
        place = QRectF(0, LABELS + row * cell, LABELS, cell)
        p.drawText(place, Qt.AlignmentFlag.AlignCenter, str(top + row + 1))


def paint_pieces(p: QPainter, content: Components, shown: BoardPicture, cell: float) -> None:
    def square(label: str, size: float = 1.0) -> QRectF:
        row, column = divmod(SQUARES[label], STRIDE)
        return QRectF(column * cell, row * cell, size * cell, size * cell)

    for tile, squares in shown.tiles.items():
        for label in squares.split():
            paint_face(p, TileFace(tile), square(label))
    for squares in shown.bases.values():
        for label in squares.split():
            paint_face(p, BaseFace(), square(label))
    for monument, corner in shown.monuments.items():
        for label in labels_in(block(SQUARES[corner])):
            paint_face(p, BaseFace(), square(label))
        paint_face(p, MonumentFace(*content.monument_spheres[content.monuments.index(monument)]), square(corner, 2))
    for who, label in shown.leaders.items():
        paint_face(p, LEADER_FACES[who], square(label))
    for label in (shown.treasures or "").split():
        spot = square(label)
        paint_face(p, TreasureFace(), QRectF(spot.x() + cell * 0.58, spot.y() - cell * 0.02, cell * 0.44, cell * 0.44))
    for label in (shown.catastrophes or "").split():
        paint_face(p, CatastropheFace(), square(label))
    if shown.unification:
        paint_face(p, UnificationFace(), square(shown.unification))
    for label in (shown.mark or "").split():
        lit(p, rounded(square(label).adjusted(3, 3, -3, -3), 6), quiet=True)
