"""How the map in small and the buttons beside it look."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF

from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.colours import BORDER, EMPIRE_COLOURS, NEUTRAL, OUT_OF_PLAY, SEA
from imperium_desktop.games.mare_nostrum.scene.face_kinds import OverviewFace
from imperium_desktop.games.mare_nostrum.scene.faces import circle
from imperium_desktop.games.mare_nostrum.scene.map.ground import blank
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, WHOLE
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.paint import alpha, falling, panel_shadow, pen, rounded
from imperium_desktop.ui.theme.palette import palette

SEEN: Final = "#56b4e9"
ICONS: Final = {CLOSER: "app-zoom-in", FARTHER: "app-zoom-out", WHOLE: "app-fit"}


def paint_zoom_button(p: QPainter, rect: QRectF, key: str) -> None:
    colours, shape = palette(), rounded(rect, 5)
    panel_shadow(p, rect, 5)
    p.fillPath(shape, falling(rect, colours.button_top, colours.button_bottom))
    p.strokePath(shape, pen(colours.button_edge, 1))
    draw_icon(p, ICONS[key], rect.adjusted(5, 5, -5, -5))


@lru_cache(maxsize=4)
def small_map(
    content: Components, owners: tuple[str | None, ...], width: float, height: float, ratio: float
) -> QPixmap:
    """Kept while nobody gains or loses a province: the frame on it follows every pan."""
    picture, board = blank(width, height, ratio), content.box.board
    with QPainter(picture) as p:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillRect(QRectF(0, 0, width, height), QColor(SEA))
        p.scale(width / board.width, height / board.height)
        p.setPen(pen(alpha(BORDER, 0.9), 5))
        for province, owner in zip(content.box.provinces, owners, strict=True):
            p.setBrush(QColor(OUT_OF_PLAY if owner is None else EMPIRE_COLOURS.get(owner, NEUTRAL)))
            p.drawPolygon(QPolygonF([QPointF(*point) for point in province.outline]))
    return picture


def paint_overview(p: QPainter, content: Components, rect: QRectF, face: OverviewFace) -> None:
    panel_shadow(p, rect, 4)
    p.fillRect(rect, QColor(palette().wood_dark_line))
    inner = rect.adjusted(3, 3, -3, -3)
    ratio = p.device().devicePixelRatioF()
    p.drawPixmap(inner.topLeft(), small_map(content, face.owners, inner.width(), inner.height(), ratio))
    for x, y in face.dots:
        at = QPointF(inner.x() + x * inner.width(), inner.y() + y * inner.height())
        p.fillPath(circle(at, 3.2), QColor(palette().lit_line))
        p.strokePath(circle(at, 3.2), pen(palette().lit_rim, 1))
    x, y, width, height = face.frame
    seen = QRectF(x * inner.width(), y * inner.height(), width * inner.width(), height * inner.height())
    p.strokePath(rounded(seen.translated(inner.topLeft()).adjusted(1, 1, -1, -1), 2), pen(SEEN, 2))
