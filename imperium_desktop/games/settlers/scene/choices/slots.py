"""Places for a card that is dragged: dashed gold with words, only for what can be done with it."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.settlers.scene.choices.panel import ChoicePanel
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.card_parts import line_breaks
from imperium_desktop.ui.scenes.cards.panel import PANEL
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, write
from imperium_desktop.ui.theme.paint import alpha, pen, rounded
from imperium_desktop.ui.theme.rect import Rect

GOLD: Final = "#f0c455"
ON_GROUND: Final = "#f6e3b0"
ROOM_FOR_WORDS: Final = 48.0
SMALLEST: Final = 8
"""Pixels of a name; one that is too wide even so has two lines."""
SLOTS: Final = ("slot/build", "slot/deal", "slot/raze")


def front_area(layout: Layout) -> Rect | None:
    """All that is painted over the cards while a choice is open."""
    if PANEL not in layout:
        return None
    places = [layout[key] for key in (PANEL, *SLOTS) if key in layout]
    left, top = min(place.x for place in places), min(place.y for place in places)
    right = max(place.x + place.width for place in places)
    return Rect(left, top, right - left, max(place.y + place.height for place in places) - top)


def paint_slots(p: QPainter, plan: Plan, layout: Layout, choices: ChoicePanel, words: Words) -> None:
    name = words.label(choices.about) if choices.about else ""
    if "slot/build" in layout:
        paint_building_site(p, plan, frame(p, layout, "slot/build"), name)
    if "slot/deal" in layout:
        rect = frame(p, layout, "slot/deal")
        side = rect.height() * 0.5
        draw_icon(p, "settlers-deal", QRectF(rect.x() + 7, rect.center().y() - side / 2, side, side))
        room = rect.adjusted(side + 12, 0, -4, 0)
        if room.width() >= ROOM_FOR_WORDS:
            write(p, room, say("new_deal"), plan.strip_text(11.5, 15), ON_GROUND, LEFT, least=9)
    if "slot/raze" in layout:
        rect = frame(p, layout, "slot/raze")
        side = rect.width() * 0.5
        draw_icon(p, "settlers-raze", QRectF(rect.center().x() - side / 2, rect.y() + rect.height() * 0.14, side, side))
        room = QRectF(rect.x() + 3, rect.center().y(), rect.width() - 6, rect.height() / 2)
        write(p, room, say("raze"), plan.strip_text(12, 15), ON_GROUND, CENTRE, least=9)


def frame(p: QPainter, layout: Layout, key: str) -> QRectF:
    """The dashed line, over a shade that hides what lies there."""
    rect = QRectF(*layout[key][:4])
    path = rounded(rect.adjusted(1, 1, -1, -1), 6)
    p.fillPath(path, alpha("#2b2010", 0.94))
    line = pen(QColor(GOLD), 2.2)
    line.setDashPattern([3.2, 2.4])
    p.strokePath(path, line)
    return rect


def paint_building_site(p: QPainter, plan: Plan, rect: QRectF, name: str) -> None:
    side = rect.width() * 0.32
    middle = rect.y() + rect.height() * 0.34
    draw_icon(p, "settlers-foundation", QRectF(rect.center().x() - side / 2, middle - side / 2, side, side))
    size = plan.text(12, 16)
    below = QRectF(rect.x() + 5, middle + side * 0.7, rect.width() - 10, size * 1.5)
    write(p, below, say("here_will_stand"), size, ON_GROUND, CENTRE, least=9)
    wide = QFontMetricsF(serif_bold(SMALLEST, exact=True)).horizontalAdvance(name) > below.width()
    for number, line in enumerate(line_breaks(name, 2) if wide else [name], 1):
        write(p, below.translated(0, size * 1.6 * number), line, size, ON_GROUND, CENTRE, least=SMALLEST)
