"""The four attributes below the sheets, in the view with one large sheet: how far each is, and what comes next."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, PLACE_OF
from imperium_desktop.games.hadrian.rules.state import Player
from imperium_desktop.games.hadrian.scene.colours import TRACK_COLOURS
from imperium_desktop.games.hadrian.scene.plan import Plan
from imperium_desktop.games.hadrian.scene.sheets.ink import box, centred
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.paint import alpha, parchment_sheet, rounded, shadow

GAP = 2.0


def paint_tracks(p: QPainter, plan: Plan, content: Components, player: Player, ratio: float) -> None:
    for name, place in zip(ATTRIBUTES, plan.tracks, strict=False):
        gains = getattr(content.box.left.attributes, name)
        paint_track(p, QRectF(*place), name, player.filled[PLACE_OF[name]], gains, ratio)


def paint_track(
    p: QPainter, rect: QRectF, name: str, filled: int, gains: tuple[tuple[str, ...], ...], ratio: float
) -> None:
    """Paint a track: its sign, its value, and as many of the next boxes as there is room for."""
    shadow(p, rounded(rect, 4), 2, 4, 0.4)
    parchment_sheet(p, rect, ratio, 4, 8)
    p.fillPath(rounded(rect.adjusted(1, 1, -1, -1), 4), alpha(TRACK_COLOURS[name], 0.26))
    side = rect.height() * 0.72
    draw_icon(p, f"hadrian-{name}", centred(QPointF(rect.x() + rect.height() * 0.56, rect.center().y()), side))
    value = QRectF(rect.x() + rect.height() * 1.02, rect.y(), rect.height() * 0.9, rect.height())
    write(p, value, str(filled), rect.height() * 0.56, align=CENTRE)
    high = rect.height() - 10
    left, wide = value.right() + 2, high * 0.92
    room = int((rect.right() - 5 - left + GAP) // (wide + GAP))
    for number, gain in enumerate(gains[filled : filled + room]):
        box(p, QRectF(left + number * (wide + GAP), rect.y() + 5, wide, high), gain)
