"""The ground under attack cards: which cohorts hold, what comes of it, and when a Favour would be wasted (§8)."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.rules.hadrian.names import COHORTS
from imperium_desktop.rules.hadrian.state import NO_DIPLOMAT, Player
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.hadrian.attack import Attack
from imperium_desktop.ui.scenes.hadrian.plan import AttackPlan
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, WRAP, plain, strong, write
from imperium_desktop.ui.theme.paint import parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect


def paint_attack(p: QPainter, place: AttackPlan, fought: Attack, player: Player, words: Words, ratio: float) -> None:
    box = QRectF(*place.panel)
    parchment_panel(p, box, ratio, radius=8)
    head = QRectF(box.x() + place.pad, box.y() + 3, box.width() - 2 * place.pad, place.head - 4)
    if fought.over:
        side = 18.0
        draw_icon(p, "app-close", QRectF(head.right() - side, head.center().y() - side / 2, side, side))
        head.setRight(head.right() - side - 16)
    room = paint_outcome(p, head, fought)
    title = tr("The Picts attacked") if fought.over else tr("The Picts attack")
    write(p, head.adjusted(0, 0, -room - 16, 0), title, 22)
    for cohort in range(len(COHORTS)):
        top = place.top(cohort)
        p.setPen(pen(QColor(palette().page_rule_strong), 1))
        p.drawLine(QPointF(head.x(), top), QPointF(head.right(), top))
        paint_cohort(p, QRectF(head.x(), top, place.label - 10, place.row), fought, cohort, words)
        if not fought.over and player.diplomats[cohort] != NO_DIPLOMAT:
            paint_favours(p, place.diplomat(cohort), words.label("diplomat"), player.diplomats[cohort])
    if not fought.over:
        paint_foot(p, place, fought, player, words)


def paint_outcome(p: QPainter, head: QRectF, fought: Attack) -> float:
    """What the attack brings as things stand, at the right; returns the room it takes."""
    disdain, valour = fought.outcome
    right = head.right()
    for icon, count in (("valour", valour), ("disdain", disdain)):
        left_of = QRectF(head.x(), head.y(), right - head.x(), head.height())
        right -= write(p, left_of, f"+{count}", 19, align=RIGHT) + 27
        draw_icon(p, f"hadrian-{icon}", QRectF(right, head.center().y() - 12, 24, 24))
        right -= 14
    told = tr("potential {flag}", flag=fought.flag) if fought.over else tr("potential {flag}, now:", flag=fought.flag)
    here = QRectF(head.x(), head.y(), right - head.x(), head.height())
    right -= write(p, here, told, 14, palette().on_page_secondary, RIGHT, font=plain(14))
    return head.right() - right


def paint_cohort(p: QPainter, rect: QRectF, fought: Attack, cohort: int, words: Words) -> None:
    """Its name, its strength against the cards that come for it, and whether it holds."""
    middle = rect.center().y()
    write(p, QRectF(rect.x(), middle - 25, rect.width(), 22), words.label(COHORTS[cohort]), 16)
    line = QRectF(rect.x(), middle, rect.width(), 24)
    x = line.x()
    for icon, count in (("hadrian-cohort", fought.strength[cohort]), ("hadrian-attack", fought.hits(cohort))):
        draw_icon(p, icon, QRectF(x, line.center().y() - 10, 20, 20))
        x += 23 + write(p, QRectF(x + 23, line.y(), 30, line.height()), str(count), 17) + 9
    through = fought.through[cohort]
    verdict = tr("{n} get through", n=through) if through else tr("holds")
    if not any(card.cohort == cohort for card in fought.cards):
        verdict = tr("not attacked")
    colour = palette().danger_text if through else palette().good
    write(p, QRectF(x, line.y(), line.right() - x, line.height()), verdict, 13.5, colour, font=strong(13.5))


def paint_foot(p: QPainter, place: AttackPlan, fought: Attack, player: Player, words: Words) -> None:
    room = QRectF(*place.below)
    p.setPen(pen(QColor(palette().page_rule_strong), 1))
    p.drawLine(room.topLeft(), room.topRight())
    if player.temple_favours:
        paint_favours(p, place.temple, words.label("temples_area"), player.temple_favours)
        room.setLeft(place.temple.right + 14)
    if fought.useless or (fought.above and fought.usable):
        side = 26.0
        draw_icon(p, "app-warning", QRectF(room.x(), room.center().y() - side / 2, side, side))
        room.setLeft(room.x() + side + 10)
        tell(p, room, wasting(fought), palette().danger_text)
    else:
        told = tr("A cohort holds as many cards as it has filled boxes. A Favour makes you ignore one more.")
        tell(p, room, told, palette().on_page_secondary)


def wasting(fought: Attack) -> str:
    """§8.4 Only what brings the undefended attacks below the potential changes anything."""
    if fought.useless:
        return tr("A Favour would be wasted: even with all of yours no fewer attacks count.")
    return tr("The first {n} Favours alone would be wasted: only further ones change the outcome.", n=fought.above)


def tell(p: QPainter, room: QRectF, text: str, colour: str) -> None:
    p.setFont(plain(15))
    p.setPen(QColor(colour))
    p.drawText(room, LEFT | WRAP, text)


def paint_favours(p: QPainter, place: Rect, name: str, left: int) -> None:
    rect = QRectF(*place)
    p.setOpacity(1 if left else 0.5)
    p.fillPath(rounded(rect, 6), QColor(palette().choice))
    p.strokePath(rounded(rect, 6), QPen(QColor(palette().choice_edge), 1))
    side = min(rect.height() * 0.66, 28.0)
    draw_icon(p, "hadrian-favour", QRectF(rect.x() + 8, rect.center().y() - side / 2, side, side))
    count = write(p, rect.adjusted(0, 0, -10, 0), f"×{left}", 16, align=RIGHT)
    write(p, rect.adjusted(side + 14, 0, -count - 14, 0), name, 14, align=LEFT, font=plain(14), least=11)
    p.setOpacity(1)
