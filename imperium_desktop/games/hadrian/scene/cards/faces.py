"""Cards of Hadrian's Wall: Paths by Year, Prospects with good and pattern, the drawn ones, Fate and attack."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from imperium_desktop.games.hadrian.rules.components import PlayerCard
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.scene.cards.vignettes import paint_picture
from imperium_desktop.games.hadrian.scene.face_kinds import (
    AttackFace,
    CardFace,
    CohortField,
    FateFace,
    FieldFace,
    GoodField,
    HadrianFace,
    Owner,
    PathFace,
    PatternField,
    ProspectFace,
    SignField,
)
from imperium_desktop.games.hadrian.scene.messages import say
from imperium_desktop.games.hadrian.scene.sheets.ink import MEASURE_SIGNS, centred, fill_icons, icons
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.fonts import serif_bold, serif_italic
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, strong, write, write_lines
from imperium_desktop.ui.theme.paint import alpha, falling, parchment_sheet, pen, rounded, shadow
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.wording.messages import MessageKey

LOW = 62.0
"""Cards lower than this show a path in two lines."""
ROOM_FOR_WORDS = 80.0
WRAPPED = int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
PICTURE = 86.0
"""Height on a card of 210 units in width, a quarter of its own height."""


def paint_face(p: QPainter, face: HadrianFace, rect: QRectF, content: Components, words: Words) -> None:
    match face:
        case PathFace(card):
            goals = [words.label(path.measure) for path in content.paths.values()]
            paint_path(p, rect, content.paths[card], face, words, goals)
        case ProspectFace(card, owner, stakes):
            paint_prospect(p, rect, content.paths[card], owner, stakes, words)
            room = rect.adjusted(8, 49 if rect.height() > 100 else 45, -8, -5)
            paint_pattern(p, room, content.box.patterns[content.paths[card].pattern])
        case CardFace(card):
            paint_card(p, rect, content, card, words)
        case FateFace(count):
            paint_fate(p, rect, count, words)
        case AttackFace():
            paint_attack(p, rect, face)
        case PatternField() | GoodField() | CohortField() | SignField():
            paint_field(p, rect, face, content, words)


def ground(p: QPainter, rect: QRectF, radius: float = 5) -> None:
    shadow(p, rounded(rect, radius), 3, 6, 0.5)
    parchment_sheet(p, rect, p.device().devicePixelRatioF(), radius, 10)


# Paths


def paint_path(
    p: QPainter,
    rect: QRectF,
    card: PlayerCard,
    path: PathFace,
    words: Words,
    goals: Sequence[str],
) -> None:
    """`goals`: of all Paths. Below the longest there is room for a picture on each of them, or on none."""
    ground(p, rect)
    if rect.height() < LOW:
        paint_low_path(p, rect, card, path.reached, path.points, words)
        return
    inner = rect.adjusted(9, 5, -9, -5)
    tall = rect.height() > 100
    head = QRectF(inner.x(), inner.y(), inner.width(), 20 if tall else 17)
    wide = inner.width() > 118
    aside = say("year", year=path.year) if wide else str(path.year)
    room = write(p, head, aside, 12.5, palette().on_page_faint, RIGHT, font=serif_italic(12.5, exact=True))
    write(p, head.adjusted(0, 0, -room - 5, 0), words.label(card.id), 16 if tall else 14)
    foot = 38 if tall else 20
    body = QRectF(inner.x(), head.bottom() + 1, inner.width(), inner.bottom() - foot - head.bottom() - 1)
    write_lines(p, body, words.label(card.measure), 13 if tall else 12, palette().on_page_secondary)
    told = max(p.boundingRect(body, WRAPPED, goal).bottom() for goal in goals)
    paint_picture(p, QRectF(rect.x() + 1, told + 2, rect.width() - 2, body.bottom() - told - 2), card.id)
    paint_steps(p, QRectF(inner.x(), inner.bottom() - foot, inner.width(), foot), card, path.reached, tall)


def paint_steps(p: QPainter, rect: QRectF, card: PlayerCard, reached: int, tall: bool) -> None:
    """What must be reached for 1, 2 and 3 points; what is reached already stands in green."""
    p.setPen(pen(alpha(palette().brass_edge, 0.8), 0.9))
    p.drawLine(rect.topLeft(), rect.topRight())
    step = rect.width() / len(card.steps)
    for number, wanted in enumerate(card.steps, 1):
        met = reached <= wanted if card.measure == "disdain" else reached >= wanted
        colour = palette().good if met else palette().on_page_title
        sign = "≤" if card.measure == "disdain" else ""
        at = QRectF(rect.x() + (number - 1) * step, rect.y() + 2, step, rect.height() - 2)
        if tall:
            write(p, QRectF(at.x(), at.y(), at.width(), 18), f"{sign}{wanted}", 14, colour, CENTRE)
            points = say("points_vp", points=number)
            write(p, QRectF(at.x(), at.y() + 18, at.width(), 17), points, 12, colour, CENTRE, font=plain(12))
        else:
            apart = at.adjusted(2.5, 0, -2.5, 0)
            write(p, apart, f"{sign}{wanted}→{number}", 12, colour, CENTRE, font=strong(12))


def paint_low_path(p: QPainter, rect: QRectF, card: PlayerCard, reached: int, points: int, words: Words) -> None:
    inner = rect.adjusted(6, 1, -6, -1)
    upper = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.52)
    lower = QRectF(inner.x(), upper.bottom() - 1, inner.width(), inner.height() * 0.48)
    gained = say("points_vp", points=points)
    room = write(p, upper, gained, 11, palette().good if points else palette().on_page_faint, RIGHT, font=strong(11))
    write(p, upper.adjusted(0, 0, -room - 4, 0), words.label(card.id), 13)
    wanted = next((step for step in card.steps if not _met(card, reached, step)), card.steps[-1])
    progress = f"{reached} ≤ {wanted}" if card.measure == "disdain" else f"{reached} / {wanted}"
    room = write(p, lower, progress, 11, palette().on_page_secondary, RIGHT, font=strong(11))
    left = lower.adjusted(0, 0, -room - 4, 0)
    if left.width() < ROOM_FOR_WORDS:
        draw_icon(p, f"hadrian-{MEASURE_SIGNS[card.measure]}", QRectF(left.x(), left.y(), left.height(), left.height()))
    else:
        write(p, left, words.label(card.measure), 11, palette().on_page_secondary, font=plain(11))


def _met(card: PlayerCard, reached: int, wanted: int) -> bool:
    return reached <= wanted if card.measure == "disdain" else reached >= wanted


# Prospects


OWNERS: Final[Mapping[Owner, MessageKey]] = {
    "own": MessageKey("yours"),
    "left": MessageKey("left_neighbour"),
    "right": MessageKey("right_neighbour"),
    "neighbour": MessageKey("neighbour"),
    "neutral": MessageKey("neutral"),
}


OWNER_SIGNS: Final[Mapping[Owner, str]] = {
    "own": "app-hand",
    "left": "app-previous",
    "right": "app-next",
    "neighbour": "app-person",
    "neutral": "app-deck",
}


def paint_prospect(p: QPainter, rect: QRectF, card: PlayerCard, owner: Owner, stakes: int, words: Words) -> None:
    """Name, whose it is, the good and what lies on it; the pattern comes below."""
    ground(p, rect)
    inner = rect.adjusted(8, 4, -8, -5)
    tall = rect.height() > 100
    head = QRectF(inner.x(), inner.y(), inner.width(), 19)
    write(p, head, words.label(card.id), 14 if tall else 13)
    line = QRectF(inner.x(), head.bottom() + (2 if tall else 0), inner.width(), 22)
    draw_icon(p, "hadrian-trade-good", QRectF(line.x(), line.y() + 2, 19, 19))
    write(p, line.adjusted(24, 0, 0, 0), str(card.good), 17)
    if stakes:
        icons(p, ["resource"] * stakes, QRectF(line.x() + 40, line.y(), line.width() - 58, 22), 15)
    whose = QRectF(inner.x(), inner.bottom() - 16, inner.width(), 16)
    if not tall:
        draw_icon(p, OWNER_SIGNS[owner], QRectF(inner.right() - 15, line.y() + 4, 15, 15))
    else:
        write(p, whose, say(OWNERS[owner]), 12, palette().on_page_faint, RIGHT, font=serif_italic(12, exact=True))


def paint_pattern(p: QPainter, rect: QRectF, picture: Sequence[str], most: float = 17) -> None:
    """Four cells, drawn at the left of their room."""
    rows, columns = len(picture), max(map(len, picture))
    side = min(most, rect.height() / rows, rect.width() / columns)
    for row, line in enumerate(picture):
        for column, drawn in enumerate(line):
            if drawn == "#":
                cell = QRectF(rect.x() + column * side, rect.y() + row * side, side - 1, side - 1)
                p.fillPath(rounded(cell, 2), falling(cell, "#7fae62", "#4f8040"))
                p.strokePath(rounded(cell, 2), pen(alpha(palette().ink, 0.8), 1))


# The cards drawn in a Year


def paint_card(p: QPainter, rect: QRectF, content: Components, card: str, words: Words) -> None:
    """Paint a card: its picture, and both uses, as a Path above, as a Prospect below."""
    ground(p, rect, 8)
    unit = rect.width() / 210
    facts = content.paths[card]
    p.save()
    p.translate(rect.topLeft())
    p.scale(unit, unit)
    p.save()
    p.setClipPath(rounded(QRectF(1, 1, 208, rect.height() / unit), 8 / unit), Qt.ClipOperation.IntersectClip)
    paint_picture(p, QRectF(1, 1, 208, PICTURE), card)
    p.restore()
    p.translate(0, PICTURE)
    high = rect.height() / unit - PICTURE
    write(p, QRectF(14, 5, 182, 28), words.label(card), 23)
    caption(p, QRectF(14, 35, 182, 16), say("as_a_path"))
    write_lines(p, QRectF(14, 51, 182, 24), words.label(facts.measure), 16, palette().on_page_secondary)
    paint_steps(p, QRectF(14, 79, 182, 40), facts, -99 if facts.measure != "disdain" else 99, tall=True)
    p.setPen(pen(alpha(palette().brass_edge, 0.9), 1.2))
    p.drawLine(QPointF(14, 128), QPointF(196, 128))
    caption(p, QRectF(14, 133, 182, 16), say("as_a_prospect"))
    fill_row(p, QRectF(14, 152, 182, 32), facts.gain)
    draw_icon(p, "hadrian-trade-good", QRectF(14, 194, 28, 28))
    write(p, QRectF(48, 194, 60, 28), str(facts.good), 22, align=LEFT)
    paint_pattern(p, QRectF(108, 188, 88, high - 200), content.box.patterns[facts.pattern], 22)
    p.restore()


def caption(p: QPainter, rect: QRectF, text: str) -> None:
    write(p, rect, text, 11.5, palette().on_page_label, font=serif_bold(11.5, spacing=6, exact=True))


def fill_row(p: QPainter, rect: QRectF, names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        fill_icons(p, QRectF(rect.x() + number * 34, rect.y(), 30, rect.height()), [name], 28)


# Fields of the chooser at a box


def paint_field(p: QPainter, rect: QRectF, field: FieldFace, content: Components, words: Words) -> None:
    """A worker, a good, a pattern or a cohort, with its key; what Enter takes is gold."""
    inner = rect.adjusted(1.5, 1.5, -1.5, -1.5)
    shadow(p, rounded(inner, 5), 3, 6, 0.5)
    parchment_sheet(p, inner, p.device().devicePixelRatioF(), 5, 6)
    if field.usual:
        p.fillPath(rounded(inner, 5), falling(inner, "#f3d488", "#d9a93f"))
    p.strokePath(rounded(inner.adjusted(1, 1, -1, -1), 4), pen(palette().lit_line, 2.4))
    cap = QRectF(inner.x() + 4, inner.y() + 3, 14, 15)
    write(p, cap, str(field.number), 13, palette().on_page_title, CENTRE, font=strong(13))
    room = inner.adjusted(10, 10, -5, -4)
    match field:
        case PatternField(card=card):
            paint_pattern(p, inner.adjusted(16, 8, -5, -5), content.box.patterns[content.paths[card].pattern], 9)
        case GoodField(good=good):
            draw_icon(p, "hadrian-trade-good", QRectF(inner.x() + 17, inner.y() + 3, 19, 19))
            write(p, QRectF(inner.x(), inner.y() + 21, inner.width(), 20), str(good), 17, align=CENTRE)
        case CohortField(cohort=cohort):
            draw_icon(p, "hadrian-cohort", QRectF(inner.x() + 19, inner.y() + 9, 25, 25))
            write_lines(p, QRectF(inner.x() + 47, inner.y() + 5, inner.width() - 50, 36), words.label(cohort), 13)
        case SignField(sign=sign):
            draw_icon(p, f"hadrian-{sign}", centred(room.center(), 29))


# Fate


def paint_fate(p: QPainter, rect: QRectF, count: int, words: Words) -> None:
    """The deck, face down."""
    for offset in (4.0, 2.0, 0.0):
        place = rect.adjusted(0, offset, -4 + offset, -4 + offset)
        shadow(p, rounded(place, 6), 2, 4, 0.4)
        p.fillPath(rounded(place, 6), falling(place, "#6d2a24", "#43140f"))
        p.strokePath(rounded(place.adjusted(3, 3, -3, -3), 4), pen(alpha("#d8aa45", 0.8), 1.2))
    field = QRectF(rect.x() + 5, rect.y() + 5, rect.width() - 14, rect.height() * 0.54)
    p.save()
    p.setClipPath(rounded(field, 3), Qt.ClipOperation.IntersectClip)
    paint_picture(p, field, "fate")
    p.restore()
    foot = QRectF(rect.x() + 4, rect.bottom() - rect.height() * 0.36, rect.width() - 12, rect.height() * 0.28)
    write(p, foot, f"{words.label('fate')} {count}", 13, "#f4e8c9", CENTRE)


def paint_attack(p: QPainter, rect: QRectF, attack: AttackFace) -> None:
    """A Fate card that attacks a cohort: its number, and who comes; pale under a Favour's seal if it is ignored."""
    path, unit = rounded(rect, rect.width() * 0.09), rect.width() / 66
    shadow(p, path, 3, 6, 0.5)
    if attack.newest:
        ring = rounded(rect.adjusted(-2, -2, 2, 2), rect.width() * 0.12)
        for width, opacity in ((9.0, 0.25), (4.5, 1.0)):
            p.strokePath(ring, pen(alpha("#d9573f", opacity), width * max(unit, 0.7)))
    parchment_sheet(p, rect, p.device().devicePixelRatioF(), rect.width() * 0.09, 8)
    head = QRectF(rect.x(), rect.y(), rect.width(), rect.height() * 0.28)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(head, falling(head, "#a2372f", "#6b1d1a"))
    body = QRectF(rect.x(), head.bottom(), rect.width(), rect.bottom() - head.bottom())
    paint_picture(p, body, f"attack_{attack.cohort}")
    p.restore()
    low = head.adjusted(0, 4, 0, 0)  # a card that can be ignored is lit along its edge
    write(p, low, f"+{attack.number}." if attack.extra else f"{attack.number}.", 15 * max(unit, 0.8), "#fbeedb", CENTRE)
    p.strokePath(path, pen(palette().ink, max(2.6 * unit, 1.8)))
    if attack.ignored:
        p.fillPath(path, alpha("#8d9488", 0.62))
        seal = QPainterPath()
        seal.addEllipse(body.center(), 27 * unit, 27 * unit)
        p.fillPath(seal, QColor(palette().ivory))
        p.strokePath(seal, pen(palette().good, 3.4 * unit))
        draw_icon(p, "hadrian-favour", centred(body.center(), 34 * unit))
