"""Who is about to win, in words: a red pill in the strip, and in small windows a red line at the map's top edge."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.ui.scenes.mare_nostrum.overview import LEGIBLE
from imperium_desktop.ui.scenes.mare_nostrum.plan import Plan
from imperium_desktop.ui.scenes.mare_nostrum.reading import empire_of
from imperium_desktop.ui.scenes.mare_nostrum.threats import Threat, nearest_threat
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import mark, tr
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import pen, rounded
from imperium_desktop.ui.theme.palette import palette

HEIGHT = 32.0
EDGE = 6.0
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


def paint_threat_line(p: QPainter, plan: Plan, shown: Shown) -> None:
    """Where there is no room for more than the question beside the map."""
    threat = nearest_threat(plan.content, shown.view, shown.seat)
    if threat is None or plan.fitting >= LEGIBLE:
        return
    words, font = threat_words(threat, shown), type_font("strong")
    p.setFont(font)
    width = min(p.fontMetrics().horizontalAdvance(words) + HEIGHT + 14, plan.board.width - 2 * EDGE)
    line = QRectF(plan.board.x + EDGE, plan.board.y + EDGE, width, HEIGHT)
    p.fillPath(rounded(line, 4), QColor(GROUND))
    p.strokePath(rounded(line, 4), pen(palette().danger, 1.5))
    draw_icon(p, "app-warning", QRectF(line.x() + 8, line.y() + 7, HEIGHT - 14, HEIGHT - 14))
    write(p, line.adjusted(HEIGHT + 2, 0, -8, 0), words, colour="#ffffff", font=font)
