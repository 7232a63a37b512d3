"""Who is about to win, in words: a red line at the edge of the map, where it covers least."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.ui.scenes.mare_nostrum.map_names import name_areas
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.scenes.mare_nostrum.threats import Threat, nearest_threat
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import Laid, Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import mark, tr
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

HEIGHT = 32.0
EDGE = 6.0
STEP = 40
"""Pixels between the places that are tried for it."""
NAMES = 20
"""How much more a covered name disturbs than a piece."""
FAR = 10
"""Pixels covered that each pixel away from the edge of the map counts for."""
GROUND = "#5d1512"


def threat_words(threat: Threat, shown: Shown) -> str:
    empire, have, needed = shown.words.label(empire_of(shown.view, threat.seat)), threat.have, threat.needed
    if threat.victory == "conquest":
        source = mark("{empire}: {have} of {needed} cities. Conquest threatens at the end of phase 4.")
    elif threat.victory == "leadership":
        source = mark("{empire}: {have} of {needed} titles. Leadership threatens in phase 5.")
    else:
        source = mark("{empire}: {have} of {needed} cards. Fame threatens in phase 3.")
    return tr(source, empire=empire, have=have, needed=needed)


def quiet_place(plan: Plan, laid: Laid, width: float) -> Rect:
    """Near the upper or lower edge of the map, where a line of this width covers the fewest names and pieces."""
    pieces = [place for place in laid.layout.values() if place.zone in (Zone.BOARD, Zone.COVER) and place.face]
    lit = [place for key, place in laid.layout.items() if key in laid.shown.lit and not place.ground]
    taken, board = [Rect(*place[:4]) for place in (*pieces, *lit)], plan.board
    names = name_areas(plan, laid.shown.view, laid.shown.words)
    across = range(int((board.width - width - 2 * EDGE) / STEP) + 1)
    down = range(int((board.height - HEIGHT - 2 * EDGE) / STEP) + 1)

    def disturbs(place: Rect) -> float:
        edge = min(place.y - board.y, board.bottom - place.bottom)
        return NAMES * sum(map(place.overlap, names)) + sum(map(place.overlap, taken)) + FAR * edge

    places = (
        Rect(board.x + EDGE + column * STEP, board.y + EDGE + row * STEP, width, HEIGHT)
        for row in down
        for column in across
    )
    return min(places, key=disturbs)


def paint_threat_line(p: QPainter, plan: Plan, laid: Laid) -> None:
    shown = laid.shown
    threat = nearest_threat(plan.content, shown.view, shown.seat)
    if threat is None:
        return
    words, font = threat_words(threat, shown), type_font("strong")
    p.setFont(font)
    width = min(p.fontMetrics().horizontalAdvance(words) + HEIGHT + 14, plan.board.width - 2 * EDGE)
    line = QRectF(*quiet_place(plan, laid, width))
    p.fillPath(rounded(line, 4), QColor(GROUND))
    p.strokePath(rounded(line, 4), pen(palette().danger, 1.5))
    draw_icon(p, "app-warning", QRectF(line.x() + 8, line.y() + 7, HEIGHT - 14, HEIGHT - 14))
    write(p, line.adjusted(HEIGHT + 2, 0, -8, 0), words, colour="#ffffff", font=font)
