"""The column beside the Empire: decks, what the next attack would hit, and the points if the game ended now."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.markup import escaped
from imperium_desktop.rules.settlers.content import Components
from imperium_desktop.rules.settlers.scoring import Parts, parts
from imperium_desktop.rules.settlers.solo import ALONE
from imperium_desktop.rules.settlers.state import State
from imperium_desktop.rules.settlers.threat import Threat, threats
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.typesetting import Type, draw_typeset, typeset
from imperium_desktop.ui.scenes.settlers import signs as icons
from imperium_desktop.ui.scenes.settlers.plan import Plan
from imperium_desktop.ui.theme.fonts import sans, sans_bold
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.language import tr
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, plain, strong, write, write_lines
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import SEATS, palette

TRACK = 49
"""§15.11 The last field of the printed track; more points go round again."""
STEP = 10


def paint_pile_names(p: QPainter, plan: Plan) -> None:
    size = plan.text(11, 14)
    for name, pile in zip((tr("Common"), tr("Faction"), tr("discarded")), plan.piles(3), strict=True):
        rect = QRectF(pile.x - 10, pile.bottom + 1, pile.width + 20, plan.high(14, 20))
        write(p, rect, name, size, palette().on_table_subheading, CENTRE, font=plain(size), least=9)


def paint_panels(p: QPainter, plan: Plan, *, alone: bool, away: bool) -> None:
    """The parchment under the words."""
    for panel in (plan.threat, plan.points()) if alone else (plan.points(away=away),):
        parchment_panel(p, QRectF(*panel), p.device().devicePixelRatioF(), radius=5)


@cache
def small_type(size: float) -> Type:
    return Type(sans(size, exact=True), sans_bold(size, exact=True), size * 1.32)


# §11.6 Alone: the next attack


def paint_threat(p: QPainter, plan: Plan, content: Components, view: State, words: Words) -> None:
    """For each good that may come: what it would hit with the line as it lies."""
    rect = QRectF(*plan.threat)
    inner = rect.adjusted(plan.wide(7, 12), plan.high(4, 8), -plan.wide(6, 12), -plan.high(3, 7))
    size = plan.text(13, 17)
    side = size * 1.35
    stamp_icon(p, "settlers-attack", QRectF(inner.x(), inner.y(), side, side))
    head = QRectF(inner.x() + side + 5, inner.y(), inner.width() - side - 5, side)
    write(p, head, tr("In the line of fire"), size, palette().danger_text, LEFT)
    found = threats(content, view)
    left = sum(threat.copies for threat in found)
    paint_threats(
        p,
        plan,
        QRectF(inner.x(), head.bottom() + 3, inner.width(), inner.bottom() - head.bottom() - 3),
        found,
        left,
        words,
    )


def paint_threats(p: QPainter, plan: Plan, rect: QRectF, found: Sequence[Threat], left: int, words: Words) -> None:
    hits = [threat for threat in found if threat.cards]
    size = plan.text(11, 13.5)
    type = small_type(size)
    y = rect.y()
    for threat in hits:
        names = f" {tr('or')} ".join(escaped(words.label(card)) for card in threat.cards)
        text = f"{{icon:{icons.GOODS[threat.good]}}} {threat.copies}/{left}: **{names}**"
        lines = typeset(text, type, rect.width())
        if y + lines.height > rect.bottom() + 2:
            write(p, QRectF(rect.x(), rect.bottom() - size, rect.width(), size), "…", size, palette().on_page_secondary)
            return
        draw_typeset(p, lines, QPointF(rect.x(), y), type, palette().on_page_title)
        y += lines.height + 2
    missing = [threat for threat in found if not threat.cards]
    misses = sum(threat.copies for threat in missing)
    signs = " ".join(f"{{icon:{icons.GOODS[threat.good]}}}" for threat in missing)
    text = (
        tr("misses with {goods} ({cards} of {all})", goods=signs, cards=misses, all=left)
        if hits
        else tr("No card can hit you now.")
    )
    lines = typeset(text, type, rect.width())
    if y + lines.height <= rect.bottom() + 2:
        draw_typeset(p, lines, QPointF(rect.x(), y), type, palette().on_page_secondary)


# Points


def paint_points(
    p: QPainter, plan: Plan, content: Components, view: State, words: Words, signs: Sequence[int], *, away: bool
) -> None:
    rect = QRectF(*plan.points(away=away))
    inner = rect.adjusted(plan.wide(7, 12), plan.high(4, 8), -plan.wide(7, 12), -plan.high(4, 8))
    if view.virtual is not None:
        paint_ladder(p, plan, inner, content, parts(content, view.players[ALONE]), words)
    else:
        paint_track(p, plan, inner, content, view, words, signs)


def paint_ladder(p: QPainter, plan: Plan, rect: QRectF, content: Components, now: Parts, words: Words) -> None:
    """§11.8 The ranks, and how far the points would reach."""
    total = sum(now)
    size = plan.text(12.5, 16)
    head = QRectF(rect.x(), rect.y(), rect.width(), size * 1.5)
    write(p, head, tr("If it ended now: {points} VP", points=total), size, palette().on_page_title, LEFT, least=10)
    type = small_type(plan.text(11, 13))
    made = [
        tr("{points} scored", points=now.scored),
        tr("+ {points} for Common", points=now.common),
        tr("+ {points} for Faction", points=now.faction),
    ]
    made += [tr("+ {points} for what was put by", points=now.banked)] if now.banked else []
    lines = typeset("  ".join(part.replace(" ", "\u00a0") for part in made), type, rect.width())
    draw_typeset(p, lines, QPointF(rect.x(), head.bottom()), type, palette().on_page_secondary)
    top = head.bottom() + lines.height + plan.high(3, 8)
    ranks = content.ranks
    most = ranks[-1].points + STEP
    bar = QRectF(rect.x(), top, rect.width(), plan.high(8, 12))
    paint_bar(p, bar, min(total / most, 1))
    reached = content.rank(total)
    row = max((rect.bottom() - bar.bottom() - 2) / len(ranks), 1)
    size = min(plan.text(11, 13), row)
    if row < 10.5:
        ahead = next((rank for rank in ranks if rank.points > total), None)
        text = (
            words.label(reached)
            if ahead is None
            else f"{words.label(reached)} → {words.label(ahead.id)} {ahead.points}"
        )
        write(
            p,
            QRectF(rect.x(), bar.bottom() + 1, rect.width(), rect.bottom() - bar.bottom() - 1),
            text,
            12,
            palette().on_page_label,
            LEFT,
            least=10,
        )
        return
    for number, rank in enumerate(ranks):
        line = QRectF(rect.x(), bar.bottom() + 3 + number * row, rect.width(), row)
        here = rank.id == reached
        colour = palette().on_page_label if here else palette().on_page_secondary
        font = strong(size) if here else plain(size)
        write(p, line, words.label(rank.id), size, colour, LEFT, font=font)
        write(p, line, str(rank.points), size, colour, RIGHT, font=strong(size) if here else plain(size))


def paint_bar(p: QPainter, rect: QRectF, share: float) -> None:
    round_ = rect.height() / 2
    p.fillPath(rounded(rect, round_), QColor("#cdb582"))
    if share > 0:
        filled = QRectF(rect.x(), rect.y(), max(rect.width() * share, rect.height()), rect.height())
        p.fillPath(rounded(filled, round_), falling(filled, "#e9bf5a", "#b07f1e"))
    p.strokePath(rounded(rect, round_), pen(alpha("#7a5618", 0.6), 1))


def paint_track(
    p: QPainter, plan: Plan, rect: QRectF, content: Components, view: State, words: Words, signs: Sequence[int]
) -> None:
    """Everybody's points: scored ones full, those that Locations would bring paler, on one scale."""
    size = plan.text(12.5, 16)
    room = QRectF(rect.x(), rect.y(), rect.width(), size * 2.6)
    head = write_lines(p, room, tr("Points; paler: if it ended now"), size, palette().on_page_title, least=11)
    totals = [parts(content, player) for player in view.players]
    most = max(TRACK + 1, *(sum(now) + 4 for now in totals))
    lane = min((rect.bottom() - head.bottom() - plan.high(14, 20)) / len(totals), plan.high(56, 84))
    left = rect.x() + plan.wide(17, 24)
    width = rect.right() - left - plan.wide(24, 40)
    for seat, now in enumerate(totals):
        row = QRectF(rect.x(), head.bottom() + 2 + seat * lane, rect.width(), lane)
        paint_lane(p, plan, row, left, width, now, most, SEATS[signs[seat]].colour, signs[seat], words.seat(seat))
    foot = head.bottom() + 2 + lane * len(totals)
    p.setPen(pen(alpha(palette().ink, 0.4), 1))
    p.drawLine(QPointF(left, foot + 1), QPointF(left + width, foot + 1))
    small = plan.text(11, 12.5)
    every = STEP if width / most * STEP > small * 1.8 else 2 * STEP
    for value in range(0, most + 1, every):
        x = left + width * value / most
        p.drawLine(QPointF(x, foot + 1), QPointF(x, foot + 4))
        write(
            p,
            QRectF(x - 20, foot + 3, 40, small * 1.3),
            str(value),
            small,
            palette().on_page_faint,
            CENTRE,
            font=plain(small),
        )


def paint_lane(
    p: QPainter,
    plan: Plan,
    row: QRectF,
    left: float,
    width: float,
    now: Parts,
    most: int,
    colour: str,
    sign: int,
    name: str,
) -> None:
    height = min(row.height() * 0.34, plan.high(11, 16))
    named = row.height() > height + plan.text(11, 13) + 5
    y = row.y() + (row.height() - height if named else (row.height() - height) / 2) - (3 if named else 0)
    if named:
        size = plan.text(11, 13)
        line = QRectF(left, y - size * 1.35, row.right() - left, size * 1.3)
        write(p, line, name, size, palette().on_page_secondary, LEFT, font=plain(size))
    ends = (now.scored, sum(now))
    p.fillRect(QRectF(left, y, width * ends[1] / most, height), alpha(colour, 0.32))
    p.fillRect(QRectF(left, y, width * ends[0] / most, height), QColor(colour))
    outline = QRectF(left, y, max(width * ends[1] / most, 1), height)
    p.setPen(pen(alpha(palette().ink, 0.5), 0.9))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRect(outline)
    side = plan.wide(13, 18)
    draw_seat(p, sign, QRectF(row.x(), y + height / 2 - side / 2, side, side))
    size = plan.text(11.5, 14)
    total = QRectF(left + width * ends[1] / most + 4, y - 4, plan.wide(60, 80), height + 8)
    write(
        p,
        total,
        f"{ends[0]} → {ends[1]}" if width * ends[1] / most < width * 0.55 else str(ends[1]),
        size,
        palette().on_page_title,
        LEFT,
        font=strong(size),
    )
