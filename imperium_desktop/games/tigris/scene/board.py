"""The board itself: frame, land, rivers with their banks, letters and numbers. Painted once per size."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from imperium_desktop.games.tigris.rules.components import Board
from imperium_desktop.games.tigris.rules.squares import HEIGHT, LABELS, STRIDE, WIDTH, squares_in
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.paint import alpha, board_frame, shore
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.textures import noise_bytes, surface


def paint_frame(p: QPainter, plan: Plan, ratio: float) -> None:
    """Wood around the board, with the letters and numbers of the squares."""
    frame, inner = QRectF(*plan.board), plan.frame
    window = frame.adjusted(inner, inner, -inner, -inner)
    board_frame(p, window, inner, ratio)
    p.setFont(type_font("board letter"))
    p.setPen(QColor(palette().board_letter))
    for column in range(WIDTH):
        cell = QRectF(plan.field.x + column * plan.cell, frame.y(), plan.cell, inner - 2)
        if window.left() <= cell.center().x() <= window.right():
            p.drawText(cell, Qt.AlignmentFlag.AlignCenter, LABELS[column][0])
    for row in range(HEIGHT):
        cell = QRectF(frame.x(), plan.field.y + row * plan.cell, inner - 2, plan.cell)
        if window.top() <= cell.center().y() <= window.bottom():
            p.drawText(cell, Qt.AlignmentFlag.AlignCenter, str(row + 1))


def field_pixmap(board: Board, cell: float, ratio: float) -> QPixmap:
    """Land and water without anything on them."""
    width, height = WIDTH * cell, HEIGHT * cell
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    with QPainter(pixmap) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(QRectF(0, 0, width, height), surface("board land", ratio))
        paint_fields(p, board, cell)
        water = QPainterPath()
        for square in squares_in(board.river):
            water.addRect(cell_rect(square, cell))
        p.fillPath(water, surface("water", ratio))
        shore(p, banks(board, cell))
        paint_grid(p, cell)
        paint_creatures(p, board, cell)
    return pixmap


def cell_rect(square: int, cell: float) -> QRectF:
    row, column = divmod(square, STRIDE)
    return QRectF(column * cell, row * cell, cell, cell)


def banks(board: Board, cell: float) -> QPainterPath:
    """One path of all edges between water and land."""
    return edges(board.river, lambda square: cell_rect(square, cell), lambda other: bool(board.land >> other & 1))


def paint_fields(p: QPainter, board: Board, cell: float) -> None:
    """A few strokes of grass in every land square, always the same ones."""
    p.setPen(QPen(alpha("#8f7a45", 0.28), max(1.0, cell / 60)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for square in squares_in(board.land):
        raw = noise_bytes(square, 10)
        rect = cell_rect(square, cell)
        for stroke in range(5):
            x = rect.x() + (0.1 + 0.8 * raw[2 * stroke] / 255) * cell
            y = rect.y() + (0.1 + 0.8 * raw[2 * stroke + 1] / 255) * cell
            p.drawArc(QRectF(x - 3, y - 2, 6, 4), 20 * 16, 140 * 16)


def paint_grid(p: QPainter, cell: float) -> None:
    p.setPen(QPen(alpha("#4a3416", 0.30), 1))
    for column in range(1, WIDTH):
        p.drawLine(QPointF(column * cell, 0), QPointF(column * cell, HEIGHT * cell))
    for row in range(1, HEIGHT):
        p.drawLine(QPointF(0, row * cell), QPointF(WIDTH * cell, row * cell))


def paint_creatures(p: QPainter, board: Board, cell: float) -> None:
    """The winged creature on every square where a temple starts."""
    for square in squares_in(board.temples):
        rect = cell_rect(square, cell)
        p.save()
        p.translate(rect.center())
        p.scale(cell / 24, cell / 24)
        p.setPen(QPen(alpha("#6b4a1c", 0.55), 1.1))
        p.setBrush(alpha("#b98a4c", 0.35))
        for side in (-1, 1):
            wing = QPainterPath(QPointF(0, 1))
            wing.cubicTo(QPointF(side * 3, -5), QPointF(side * 7, -6), QPointF(side * 9, -3))
            wing.cubicTo(QPointF(side * 6, -2), QPointF(side * 6, 2), QPointF(0, 4))
            p.drawPath(wing)
        p.drawEllipse(QPointF(0, -3), 2.1, 2.1)
        p.drawEllipse(QPointF(0, 3), 2.4, 3.6)
        p.restore()


def region_outline(squares: int, plan: Plan) -> QPainterPath:
    """The border of a set of squares."""
    return edges(
        squares, lambda square: QRectF(*plan.square(square)), lambda other: not squares >> other & 1, outer=True
    )


def edges(
    squares: int, rect_of: Callable[[int], QRectF], foreign: Callable[[int], bool], outer: bool = False
) -> QPainterPath:
    """All edges where a square of the set meets a foreign one, or, if `outer`, the rim of the board."""
    path = QPainterPath()
    for square in squares_in(squares):
        rect = rect_of(square)
        for other, start, end in (
            (square - 1, rect.topLeft(), rect.bottomLeft()),
            (square + 1, rect.topRight(), rect.bottomRight()),
            (square - STRIDE, rect.topLeft(), rect.topRight()),
            (square + STRIDE, rect.bottomLeft(), rect.bottomRight()),
        ):
            if foreign(other) if other in LABELS else outer:
                path.moveTo(start)
                path.lineTo(end)
    return path
