"""Heroes and wonders as cards: in full where there is room, else their name alone."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.mare_nostrum.rules.components import TRACKS, Card
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.cards.vignettes import paint_picture_band
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import serif, serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, narrowed, write
from imperium_desktop.ui.theme.paint import falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
WRAPPED = int(LEFT) | int(Qt.TextFlag.TextWordWrap)
ROOMY = 190
"""A card so wide says what it does."""
BONUS = 40.0
"""Pixels of a bonus and its sign."""
LEAST_BONUS = 34.0
"""Width below which a bonus has no plus."""
LEAST_SIGN = 11.0
MARGINS = 12.0
"""Left and right of the words, taken together."""
LEAST = 11
"""Pixels of the smallest text."""
LEAST_WORDS = 3
"""Fewer than these, of a longer text, say nothing."""
BAND, NARROW_BAND = 0.34, 0.19
"""The share of a card's width that its picture has at most; the second where much is written."""
LONG = 140
"""Letters."""


def paint_stub(p: QPainter, content: Components, words: Words, id: str, rect: QRectF) -> None:
    card = content.cards[id]
    parchment_panel(p, rect, p.device().devicePixelRatioF())
    told = words.name(id, "power")
    tells, longest = rect.width() > ROOMY, max(words.label(id).split(), key=len)
    band = min(rect.height(), rect.width() * (NARROW_BAND if tells and len(told) >= LONG else BAND))
    name = QFontMetricsF(serif_bold(LEAST, exact=True)).horizontalAdvance(longest)
    band = max(min(band, rect.width() - MARGINS - name), rect.width() * NARROW_BAND)
    paint_picture_band(p, rect, band, card)
    text = QRectF(rect.x() + band + 7, rect.y() + 5, rect.width() - band - MARGINS, rect.height() - 8)
    p.setFont(narrowed(serif_bold(min(16, rect.height() * 0.22), exact=True), longest, text.width(), LEAST))
    p.setPen(QColor(palette().on_page_title))
    bonus = BONUS * sum(bool(getattr(card.bonus, track)) for track in TRACKS)
    beside = QFontMetricsF(p.font()).horizontalAdvance(words.label(id)) + bonus + 8 < text.width()
    used = p.boundingRect(text, LEFT | Qt.TextFlag.TextWordWrap, words.label(id))
    p.drawText(text, LEFT | Qt.TextFlag.TextWordWrap, words.label(id))
    top = used.bottom() + 2
    if bonus and beside:
        paint_bonus(p, QRectF(used.right() + 8, used.y(), bonus, used.height()), card)
    elif bonus:
        paint_bonus(p, QRectF(text.x(), min(top, rect.bottom() - 20), text.width(), 20), card)
        top += 21
    if tells:
        write_wrapped(p, QRectF(text.x(), top, text.width(), rect.bottom() - top - 4), told, 14)


def write_wrapped(p: QPainter, rect: QRectF, text: str, size: float) -> None:
    """Smaller where there is little room; what still does not fit ends in dots, or is left to a closer look."""
    font = serif(size)
    while font.pixelSize() > LEAST and QFontMetricsF(font).boundingRect(rect, WRAPPED, text).height() > rect.height():
        font.setPixelSize(font.pixelSize() - 1)
    metrics = QFontMetricsF(font)
    words = text.split()
    whole = len(words)
    while len(words) > 1 and metrics.boundingRect(rect, WRAPPED, text).height() > rect.height():
        words.pop()
        text = " ".join(words).rstrip(",.;:") + "…"
    if len(words) < LEAST_WORDS <= whole:
        return
    p.setFont(font)
    p.setPen(QColor(palette().on_page_secondary))
    p.drawText(rect, WRAPPED, text)


def paint_bonus(p: QPainter, line: QRectF, card: Card) -> None:
    """What it adds to the tracks; smaller and without a plus where several have little room."""
    bonuses = [(track, getattr(card.bonus, track)) for track in TRACKS if getattr(card.bonus, track)]
    step = min(BONUS, line.width() / len(bonuses))
    roomy = step >= LEAST_BONUS
    left, side = (16.0, 16.0) if roomy else (9.0, min(16.0, max(step - 11, LEAST_SIGN)))
    p.setFont(serif_bold(13, exact=True))
    for number, (track, bonus) in enumerate(bonuses):
        at = QRectF(line.x() + number * step, line.y(), left + 4, line.height())
        p.drawText(at, Qt.AlignmentFlag.AlignVCenter, f"+{bonus}" if roomy else str(bonus))
        draw_icon(p, f"mare-{track}", QRectF(at.x() + left, line.y() + (20 - side) / 2, side, side))


def paint_peek(p: QPainter, rect: QRectF) -> None:
    """Paint the button that shows the player's hand for as long as it is pressed."""
    colours, shape = palette(), rounded(rect, 6)
    p.fillPath(shape, falling(rect, colours.button_top, colours.button_bottom))
    p.strokePath(shape, pen(colours.button_edge, 1.4))
    side = rect.height() * 0.5
    draw_icon(p, "app-visible", QRectF(rect.x() + 12, rect.center().y() - side / 2, side, side))
    room = rect.adjusted(side + 20, 0, -34, 0)
    write(p, room, say("hold_to_peek"), font=type_font("button"))
    key = QRectF(rect.right() - 30, rect.center().y() - 9, 18, 18)
    p.strokePath(rounded(key, 3), pen(colours.key_edge, 1))
    write(p, key, "V", colour=colours.key_text, align=CENTRE, font=type_font("key"))
