"""The player about to win, in words: a red line at the edge of the map, where it covers least."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.mare_nostrum.scene.map.names import name_areas
from imperium_desktop.games.mare_nostrum.scene.map.reading import empire_of
from imperium_desktop.games.mare_nostrum.scene.map.threats import Threat, nearest_threat
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.shown import Laid, Shown
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.messages import MessageKey

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
        source = MessageKey("empire_have_of_needed_cities_conquest")
    elif threat.victory == "leadership":
        source = MessageKey("empire_have_of_needed_titles_leadership")
    else:
        source = MessageKey("empire_have_of_needed_cards_fame_threatens")
    return say(source, empire=empire, have=have, needed=needed)


def quiet_place(plan: Plan, laid: Laid, width: float) -> Rect:
    """Place near an edge of the map, where a line of this width covers the fewest names and pieces."""
    pieces = [place for place in laid.layout.values() if place.zone in (Zone.BOARD, Zone.COVER) and place.face]
    lit = [place for key, place in laid.layout.items() if key in laid.shown.lit and not place.ground]
    board, names = plan.board, name_areas(plan, laid.shown.view, laid.shown.words)
    weighed = [(Rect(*place[:4]), 1) for place in (*pieces, *lit)] + [(name, NAMES) for name in names]
    across = range(int((board.width - width - 2 * EDGE) / STEP) + 1)
    down = range(int((board.height - HEIGHT - 2 * EDGE) / STEP) + 1)
    found = []
    for row in down:
        line = Rect(board.x + EDGE, board.y + EDGE + row * STEP, board.width - 2 * EDGE, HEIGHT)
        in_the_way = [(taken, weight) for taken, weight in weighed if taken.overlap(line)]
        far = FAR * min(line.y - board.y, board.bottom - line.bottom)
        for column in across:
            place = line._replace(x=line.x + column * STEP, width=width)
            found.append((far + sum(weight * place.overlap(taken) for taken, weight in in_the_way), place))
    return min(found)[1]


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
