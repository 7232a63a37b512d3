"""§11.6 What an attack looks like: rings around the pair that decides, the place that is left, and a cord."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.settlers.scene.attack.strike import SLOT, Strike, taken_at
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.overlay import Tint, cord
from imperium_desktop.ui.stage.placement import Layout
from imperium_desktop.ui.theme.fonts import serif_bold
from imperium_desktop.ui.theme.lettering import CENTRE, write
from imperium_desktop.ui.theme.paint import LOST, alpha, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

EDGE: Final = 10.0


def strike_tints(strike: Strike, layout: Layout) -> list[Tint]:
    pair = [layout[f"deal/{card}"] for card in strike.pair if f"deal/{card}" in layout]
    rings = [rounded(QRectF(*place[:4]).adjusted(-2, -2, 2, 2), 6) for place in pair]
    taken = taken_at(strike, layout)
    if taken is not None:
        rings.append(rounded(QRectF(*taken).adjusted(-2, -2, 2, 2), 9))
    tints = [Tint(ring, ring, LOST) for ring in rings]
    if taken is not None and pair:
        start = pair[0].x, pair[0].y + pair[0].height / 2
        tints.append(cord(start, (taken.x + taken.width * 0.6, taken.y)))
    return tints


def strike_area(strike: Strike, plan: Plan, layout: Layout, words: Words) -> Rect | None:
    """All that is painted over the cards."""
    taken = taken_at(strike, layout)
    if taken is None:
        return None
    label, slot = label_at(strike, plan, taken, words), Rect(*layout[SLOT][:4])
    left, top = min(label.x, slot.x), min(label.y, slot.y)
    right, bottom = max(label.right, slot.right), max(label.bottom, slot.bottom)
    return Rect(left, top, right - left, bottom - top).inset(-EDGE)


def paint_strike(p: QPainter, strike: Strike, plan: Plan, layout: Layout, words: Words) -> None:
    taken = taken_at(strike, layout)
    if taken is None:
        return
    path = rounded(QRectF(*layout[SLOT][:4]).adjusted(1, 1, -1, -1), 6)
    p.fillPath(path, alpha("#1d0c08", 0.6))
    dashes = pen(QColor(LOST), 2.2)
    dashes.setDashPattern([3.2, 2.4])
    p.strokePath(path, dashes)
    label = QRectF(*label_at(strike, plan, taken, words))
    parchment_panel(p, label, p.device().devicePixelRatioF(), radius=5)
    write(p, label, sentence(strike, words), plan.text(14, 19), palette().danger_text, CENTRE, least=11)


def sentence(strike: Strike, words: Words) -> str:
    return say("card_to_the_collection", card=words.label(strike.taken))


def label_at(strike: Strike, plan: Plan, taken: Rect, words: Words) -> Rect:
    """Place of the label under the card, inside the felt."""
    size = plan.text(14, 19)
    height = size * 2.2
    width = QFontMetricsF(serif_bold(size, exact=True)).horizontalAdvance(sentence(strike, words)) + 2 * size
    x = min(taken.x + (taken.width - width) / 2, plan.empire.right - width - plan.gap)
    return Rect(x, min(taken.bottom + plan.gap, plan.empire.bottom - height), width, height)
