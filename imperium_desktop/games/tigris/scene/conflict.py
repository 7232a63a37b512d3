"""The conflict panel: both sides, what they have on the board, and what each choice would mean."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.games.tigris.rules.components import LEADERS, SPHERES, TILES
from imperium_desktop.games.tigris.rules.conflicts import ATTACKER, DEFENDER, sides_of, supporters
from imperium_desktop.games.tigris.rules.options import ChooseWar, CommitSupport
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.games.tigris.scene.faces import centred, paint_leader, paint_tile
from imperium_desktop.games.tigris.scene.layout import conflict_head, numbered_rows, rows
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.signs import draw_key_cap, key_cap_size
from imperium_desktop.ui.theme.fonts import type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, RIGHT, write
from imperium_desktop.ui.theme.paint import alpha, parchment_panel, rounded
from imperium_desktop.ui.theme.palette import palette

WITH_KEYS = 230
"""Pixels of width from which a row has room for its key."""


def paint_conflict(
    p: QPainter, plan: Plan, view: State, decision: Decision[Option], words: Words, colours: list[str], ratio: float
) -> None:
    """`colours`: of the seats."""
    choices, head = list(rows(plan, decision)), conflict_head(plan, decision)
    last = choices[-1][1] if choices else None
    bottom = last.y + last.height + plan.gap if last else plan.panel.y + head
    panel = QRectF(plan.panel.x, plan.panel.y, plan.panel.width, bottom - plan.panel.y)
    parchment_panel(p, panel, ratio)
    inner = panel.adjusted(plan.gap, plan.gap * 0.6, -plan.gap, 0)
    paint_title(p, QRectF(inner.x(), inner.y(), inner.width(), 30), view)
    conflict = view.conflict
    if conflict is not None:
        paint_sides(
            p,
            QRectF(inner.x(), inner.y() + 36, inner.width(), head - 76),
            view,
            conflict,
            words,
            colours,
        )
    if not choices:
        return
    question = QRectF(inner.x(), panel.y() + head - 34, inner.width(), 30)
    asked = say("how_many_tiles_do_you_add") if conflict else say("which_war_comes_first")
    write(p, question, asked, colour=palette().on_page_title, font=type_font("choice title"))
    keys = numbered_rows(decision)
    for option, (key, place) in zip(decision.options, choices, strict=True):
        row = QRectF(place.x, place.y, place.width, place.height)
        p.fillPath(rounded(row, 6), QColor(palette().choice))
        p.strokePath(rounded(row, 6), QPen(QColor(palette().choice_edge), 1))
        if key in keys and row.width() >= WITH_KEYS:
            row.setRight(paint_key(p, row, str(keys.index(key) + 1)))
        elif len(choices) == 1 and row.width() >= WITH_KEYS:
            row.setRight(paint_key(p, row, say("enter")))
        if isinstance(option, CommitSupport) and conflict is not None:
            paint_support(p, row, option, decision, conflict)
        elif isinstance(option, ChooseWar):
            paint_war(p, row, option, view, words, colours)


def paint_key(p: QPainter, row: QRectF, key: str) -> float:
    """Draw a key at the end of the row; returns where what stands before it ends."""
    cap = key_cap_size(key)
    left = row.right() - 10 - cap.width()
    draw_key_cap(p, QRectF(left, row.center().y() - cap.height() / 2, *cap.toTuple()), key, type_font("key"))
    return left


def paint_title(p: QPainter, rect: QRectF, view: State) -> None:
    revolt = view.conflict is not None and view.conflict.kind == "revolt"
    title = say("revolt") if revolt else say("war")
    write(p, rect.adjusted(0, 0, -34, 0), title, colour=palette().on_page_title, font=type_font("heading"))
    draw_icon(p, "tigris-revolt" if revolt else "tigris-war", QRectF(rect.right() - 28, rect.y(), 28, 28))


def paint_sides(p: QPainter, rect: QRectF, view: State, conflict: Conflict, words: Words, colours: list[str]) -> None:
    """Attacker left, defender right: role, leader, dynasty and strength so far."""
    half = rect.width() / 2
    strengths = (conflict.base[ATTACKER] + (conflict.added or 0), conflict.base[DEFENDER])
    for side, seat, label in (
        (ATTACKER, conflict.attacker, say("attacks")),
        (DEFENDER, conflict.defender, say("defends")),
    ):
        part = QRectF(rect.x() + side * half, rect.y(), half, rect.height())
        p.fillRect(part, alpha(colours[seat], 0.14))
        role = QRectF(part.x() + 3, part.y() + 4, part.width() - 6, 20)
        write(p, role, label, colour=palette().on_page_label, align=CENTRE, font=type_font("label"))
        dynasty = view.players[seat].dynasty or ""
        size = min(part.height() * 0.36, part.width() * 0.6)
        disc = centred(QPointF(part.center().x(), part.y() + 28 + size / 2), size)
        paint_leader(p, disc, dynasty, LEADERS[conflict.sphere])
        name = QRectF(part.x() + 3, disc.bottom() + 2, part.width() - 6, 24)
        title = words.label(dynasty)
        write(p, name, title, colour=palette().on_page_title, align=CENTRE, font=type_font("choice title"))
        strength = QRectF(part.x(), name.bottom(), part.width(), part.bottom() - name.bottom() - 2)
        total = str(strengths[side])
        write(p, strength, total, colour=colours[seat], align=CENTRE, font=type_font("conflict strength"))


def paint_support(
    p: QPainter, row: QRectF, option: CommitSupport, decision: Decision[Option], conflict: Conflict
) -> None:
    """The tiles that would be added, and the strengths after it."""
    attacks = decision.seat == conflict.attacker
    mine = conflict.base[ATTACKER if attacks else DEFENDER] + option.count
    theirs = conflict.base[DEFENDER] if attacks else conflict.base[ATTACKER] + (conflict.added or 0)
    size = min(row.height() * 0.72, row.width() / 12)
    if option.count == 0:
        none = row.adjusted(10, 0, -90, 0)
        write(p, none, say("no_tiles"), colour=palette().on_page_secondary, font=type_font("choice consequence"))
    for number in range(option.count):
        spot = QRectF(row.x() + 8 + number * (size + 3), row.center().y() - size / 2, size, size)
        paint_tile(p, spot, option.tile)
    wins = mine > theirs if attacks else mine >= theirs
    colour = palette().good if wins else palette().danger_text
    sums = f"{mine} : {theirs}"
    write(p, row.adjusted(0, 0, -12, 0), sums, colour=colour, align=RIGHT, font=type_font("choice title"))


def paint_war(p: QPainter, row: QRectF, option: ChooseWar, view: State, words: Words, colours: list[str]) -> None:
    """Paint a war to choose: its sides, and how strong both are before anything is added."""
    sphere = SPHERES.index(option.sphere)
    size = row.height() * 0.62
    paint_tile(p, QRectF(row.x() + 8, row.center().y() - size / 2, size, size), TILES[sphere])
    words_of_it = row.adjusted(size + 16, 4, -8, -4)
    half = words_of_it.height() / 2
    name, sides = words_of_it.adjusted(0, 0, 0, -half), words_of_it.adjusted(0, half, 0, 0)
    title = words.option(option) if row.width() >= WITH_KEYS - 30 else words.label(LEADERS[sphere])
    write(p, name, title, colour=palette().on_page_title, font=type_font("choice title"))
    font, between = type_font("choice title"), 14.0
    middle = sides.center().x()
    for side, seat in enumerate(sides_of(view, sphere)):
        strength = supporters(view, seat, sphere).bit_count()
        dynasty = words.label(view.players[seat].dynasty or "")
        if side == ATTACKER:
            part, align = QRectF(sides.x(), sides.y(), middle - between / 2 - sides.x(), half), RIGHT
            told = f"{dynasty} {strength}"
        else:
            part, align = QRectF(middle + between / 2, sides.y(), sides.right() - middle - between / 2, half), LEFT
            told = f"{strength} {dynasty}"
        write(p, part, told, colour=colours[seat], align=align, font=font)
    write(p, sides, ":", colour=palette().on_page_secondary, align=CENTRE, font=font)
