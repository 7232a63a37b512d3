"""The steps of a card that is carried out: those done with what they did, the one under work, those to come."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.imperium.scene.cards.texts import steps_sentence
from imperium_desktop.games.imperium.scene.choices.carrying_out import Carried, StepShown
from imperium_desktop.games.imperium.scene.choices.telling import BETWEEN, tell_all
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.scenes.cards.choice_lines import type_of
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, strong, write
from imperium_desktop.ui.theme.paint import alpha, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

BRASS: Final = "#8a6a35"
GONE: Final = "#6b5227"
MOST_TOLD: Final = 3
CORD: Final = 5.0
NOTE: Final = 0.38
"""Share of the heading's width that tells which step it is."""
SMALLER: Final = (0.0, 1.0, 2.0, 3.0)
"""Pixels less, until all steps fit."""


def paint_steps(p: QPainter, plan: Plan, panel: Rect, card: Carried, outer: str, words: Words) -> QRectF:
    """Returns where the step under work stands. `outer`: the card that this one interrupts, if there is one."""
    rect = QRectF(*panel)
    parchment_panel(p, rect, p.device().devicePixelRatioF(), radius=6)
    inner = rect.adjusted(10, 5, -10, -6)
    size = plan.strip_text(14, 19)
    head = QRectF(inner.x(), inner.y(), inner.width(), size * 1.5)
    note = say("step_number_of_count", number=card.number, count=len(card.steps))
    small, name = plan.strip_text(11.5, 14), words.label(card.card)
    aside = QRectF(head.right() - head.width() * NOTE, head.y(), head.width() * NOTE, head.height())
    if outer:
        longer = f"{say('interrupts_card', card=outer)} · {note}"
        note = longer if QFontMetricsF(plain(10)).horizontalAdvance(longer) <= aside.width() else note
    write(p, aside, note, small, palette().on_page_secondary, RIGHT, font=plain(small), least=10)
    named = QRectF(head.x(), head.y(), head.width() - aside.width() - 8, head.height())
    write(p, named, name, size, palette().on_page_title, LEFT, least=10)
    room = QRectF(inner.x(), head.bottom() + 2, inner.width(), inner.bottom() - head.bottom() - 2)
    usual = plan.strip_text(12.5, 16)
    for less in SMALLER:
        heights = [height_of(step, card.seat, words, usual - less, room.width()) for step in card.steps]
        if sum(heights) <= room.height():
            break
    return paint_fitting(p, room, card, heights, words, usual - less)


def paint_fitting(p: QPainter, room: QRectF, card: Carried, heights: list[float], words: Words, size: float) -> QRectF:
    """What is under work is always seen; done steps above it give way, and later ones below."""
    now = card.number - 1
    first = 0
    while first < now and sum(heights[first : now + 1]) > room.height():
        first += 1
    y, at_work = room.y(), QRectF()
    for number in range(first, len(card.steps)):
        if number > now and y + heights[number] > room.bottom() + 2:
            break
        line = QRectF(room.x(), y, room.width(), heights[number])
        at_work = line if number == now else at_work
        paint_step(p, line, card.steps[number], number + 1, card.seat, words, size)
        y += heights[number]
    return at_work


def paint_cord(p: QPainter, step: QRectF, question: Rect) -> None:
    """Paint a cord from the step that is interrupted to what is asked in response."""
    y = step.center().y()
    start, tip = QPointF(step.right() - 4, y), QPointF(question.x, y)
    for colour, width in ((BRASS, CORD), (palette().brass_bright, CORD / 3)):
        p.setPen(pen(colour, width))
        p.drawLine(start, tip - QPointF(CORD, 0))
    p.setPen(pen(BRASS, 1.2))
    p.setBrush(QColor(palette().brass_bright))
    p.drawEllipse(start, CORD * 0.8, CORD * 0.8)
    p.drawPolygon([tip, tip + QPointF(-CORD * 2, -CORD * 1.4), tip + QPointF(-CORD * 2, CORD * 1.4)])


def told_of(step: StepShown, seat: int, words: Words) -> str:
    return BETWEEN.join(tell_all(step.told, seat, words)[-MOST_TOLD:])


def height_of(step: StepShown, seat: int, words: Words, size: float, width: float) -> float:
    room = width - size * 2.2
    height = typeset(steps_sentence(words, (step.step,)), type_of(size), room).height
    told = told_of(step, seat, words)
    if told:
        height += typeset(told, type_of(size - 1), room).height
    return height + 6


def paint_step(p: QPainter, line: QRectF, step: StepShown, number: int, seat: int, words: Words, size: float) -> None:
    colours = palette()
    if step.progress == "now":
        p.fillPath(rounded(line.adjusted(0, 1, 0, -1), 4), QColor(255, 250, 232, 190))
        p.fillRect(QRectF(line.x(), line.y() + 1, 4, line.height() - 2), QColor(BRASS))
    side = size * 1.35
    disc = QRectF(line.x() + 8, line.y() + 3, side, side)
    if step.progress == "done":
        stamp_icon(p, "app-check", disc)
    else:
        paint_number(p, disc, number, now=step.progress == "now")
    left = line.x() + size * 2.2
    room = line.right() - left
    colour = GONE if step.progress == "later" else colours.on_page_title
    text = typeset(steps_sentence(words, (step.step,)), type_of(size), room)
    draw_typeset(p, text, QPointF(left, line.y() + 3), type_of(size), colour)
    told = told_of(step, seat, words)
    if told:
        type = type_of(size - 1)
        draw_typeset(p, typeset(told, type, room), QPointF(left, line.y() + 3 + text.height), type, colours.good)


def paint_number(p: QPainter, disc: QRectF, number: int, *, now: bool) -> None:
    p.setPen(pen(BRASS, 1.2))
    p.setBrush(QColor("#e9bf5a") if now else alpha("#ffffff", 0.0))
    p.drawEllipse(disc)
    size = disc.height() * 0.66
    write(p, disc, str(number), size, palette().on_page_title, CENTRE, font=strong(size), least=9)
