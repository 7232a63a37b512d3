"""A player's area at full size: the state card with its tokens, the pool, what the cards in play show, the piles."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.games.imperium.scene import signs as icons
from imperium_desktop.games.imperium.scene.areas.counting import shown_counts
from imperium_desktop.games.imperium.scene.areas.others import LEAST_NOTE
from imperium_desktop.games.imperium.scene.areas.places import (
    MISSING,
    NO_DEVELOPMENT,
    NO_HISTORY,
    NO_NATION,
    lying,
    pile_sizes,
)
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.text.words import Words
from imperium_desktop.text.writing import number as number_text
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, grown, plain, strong, write
from imperium_desktop.ui.theme.paint import draw_seat, pen, rounded
from imperium_desktop.ui.theme.palette import palette

LOOKED_AT: Final = "#56b4e9"
OPEN: Final = ("discard", "development", "quests")
GONE: Final = 0.22
"""How much is seen of a token that was used."""


def paint_area(
    p: QPainter, plan: Plan, content: Components, view: State, seat: int, shown: Shown, *, away: bool
) -> None:
    """`away`: it is somebody else's that is looked at."""
    player, words = view.players[seat], shown.words
    paint_head(p, plan, player, words.seat(seat), words, shown.signs[seat], away=away)
    paint_state(p, plan, content, player)
    worth = points(content, view, seat)
    paint_pool(p, plan, player, worth)
    counts = shown_counts(content, view, seat)
    if plan.has_play_head:
        paint_play_head(p, plan, len(lying(player)), counts)
    else:
        paint_counts(p, plan, counts)
    paint_pile_names(p, plan, pile_sizes(content, player))
    if away:
        p.strokePath(rounded(QRectF(*plan.own).adjusted(1, 1, -1, -1), 8), pen(LOOKED_AT, 3))


def paint_head(p: QPainter, plan: Plan, player: Player, name: str, words: Words, sign: int, *, away: bool) -> None:
    head = QRectF(*plan.own_head)
    side = head.height() * 0.56
    draw_seat(p, sign, QRectF(head.x(), head.center().y() - side / 2, side, side))
    x = head.x() + side + 6
    title = say("back_from_name", name=name) if away else name
    x += (
        write(
            p,
            QRectF(x, head.y(), head.right() - x, head.height()),
            title,
            plan.text(14, 19),
            palette().on_table_title,
            LEFT,
        )
        + 8
    )
    if player.nation is None or away or words.label(player.nation) == name:
        return
    room = QRectF(x, head.y(), head.right() - x, head.height())
    if QFontMetricsF(plain(LEAST_NOTE)).horizontalAdvance(words.label(player.nation)) <= room.width():
        font = plain(plan.text(11.5, 15))
        write(p, room, words.label(player.nation), colour=palette().on_table_secondary, font=font, least=LEAST_NOTE)


def paint_state(p: QPainter, plan: Plan, content: Components, player: Player) -> None:
    """The face of the state card; actions and exhaust tokens that are left, and those that are gone."""
    card = QRectF(*plan.state_card)
    inner = card.adjusted(plan.wide(8, 14), 4, -plan.wide(8, 14), -4)
    row = inner.height() / 3
    side = row * 0.86
    stamp_icon(p, f"imperium-{player.face}", QRectF(inner.x(), inner.y() + (row - side) / 2, side, side))
    title = say("empire") if player.face == "empire" else say("barbarians")
    room = QRectF(inner.x() + side + 6, inner.y(), inner.width() - side - 6, row)
    write(p, room, title, plan.text(15, 20), palette().on_page_title, LEFT)
    start = content.start
    paint_tokens(p, QRectF(inner.x(), inner.y() + row, inner.width(), row), "imperium-action",
                 player.actions, start.actions)  # fmt: skip
    paint_tokens(p, QRectF(inner.x(), inner.y() + 2 * row, inner.width(), row), "imperium-exhaust",
                 player.exhausts, content.exhausts_of(player.nation))  # fmt: skip
    if player.actions <= start.actions:
        used = (start.actions + 0.3) * min(row * 0.92, inner.width() / 6)
        left = QRectF(inner.x() + used, inner.y() + row, inner.width() - used, row)
        size = plan.text(11.5, 14)
        write(p, left, say("n_actions", n=player.actions), size, palette().on_page_secondary, LEFT, font=plain(size))


def paint_tokens(p: QPainter, room: QRectF, icon: str, left: int, most: int) -> None:
    count = max(left, most)
    step = min(room.height() * 0.92, room.width() / max(count, 6))
    side = min(step * 0.94, room.height() * 0.86)
    for number in range(count):
        p.setOpacity(1 if number < left else GONE)
        stamp_icon(p, icon, QRectF(room.x() + number * step, room.center().y() - side / 2, side, side))
    p.setOpacity(1)


def paint_pool(p: QPainter, plan: Plan, player: Player, worth: int) -> None:
    pool = QRectF(*plan.pool)
    facts = [*zip(icons.RESOURCES, player.tokens, strict=True), ("imperium-vp", worth)]
    width, height = pool.width() / 2, pool.height() / 2
    side = min(height * 0.82, plan.high(26, 34))
    size = plan.text(18, 24)
    for number, (icon, n) in enumerate(facts):
        at = QRectF(pool.x() + number % 2 * width, pool.y() + number // 2 * height, width, height)
        stamp_icon(p, icon, QRectF(at.x(), at.center().y() - side / 2, side, side))
        room = at.adjusted(side + 7, 0, 0, 0)
        write(p, room, number_text(n), size, palette().on_table_title, LEFT, font=strong(size))


def paint_play_head(p: QPainter, plan: Plan, cards: int, counts: Sequence[tuple[str, int]]) -> None:
    """How many cards lie there, and what they show, added up."""
    head = QRectF(*plan.play_head)
    size, side = plan.text(12.5, 16), head.height() * 0.86
    heading = say("in_play_count", count=cards)
    x = head.x() + write(p, head, heading, size, palette().on_table_heading, LEFT) + 1.2 * side
    for icon, n in counts:
        stamp_icon(p, icon, QRectF(x, head.center().y() - side / 2, side, side))
        room = QRectF(x + side + 3, head.y(), 3 * side, head.height())
        x = room.x() + write(p, room, str(n), size, palette().on_table_body, LEFT, font=plain(size)) + side * 0.6


def paint_counts(p: QPainter, plan: Plan, counts: Sequence[tuple[str, int]]) -> None:
    room = QRectF(*plan.counts)
    side = plan.high(16, 22)
    size = plan.text(12, 15)
    step = room.width() / 4
    lines = max(1, int(room.height() // (side * 1.25)))
    for number, (icon, n) in enumerate(counts[: 4 * lines]):
        at = QRectF(room.x() + number % 4 * step, room.y() + number // 4 * side * 1.25, step, side * 1.25)
        stamp_icon(p, icon, QRectF(at.x(), at.center().y() - side / 2, side, side))
        write(p, at.adjusted(side + 3, 0, 0, 0), str(n), size, palette().on_table_body, LEFT, font=plain(size))


def pile_names() -> dict[str, str]:
    return {
        "deck": say("deck"),
        "discard": say("discarded"),
        "nation": say("nation"),
        "development": say("development"),
        "history": say("history"),
        "quests": say("quests"),
        "sunken": say("sunken"),
        NO_NATION: say("no_nation_deck"),
        NO_DEVELOPMENT: say("no_development"),
        NO_HISTORY: say("no_history"),
    }


def paint_pile_names(p: QPainter, plan: Plan, piles: Mapping[str, int]) -> None:
    """Paint names of piles, with the number of cards where the uppermost is seen.

    It would cover the name.
    """
    size = plan.text(11.5, 14)
    names = pile_names()
    for (name, count), pile in zip(piles.items(), plan.own_piles(), strict=True):
        if name in MISSING:
            paint_missing(p, QRectF(pile.x - 14, pile.y, pile.width + 28, pile.height), names[name], size)
            continue
        room = QRectF(pile.x - 16, pile.bottom + 2, pile.width + 32, size * 1.4)
        text = f"{names[name]} · {count}" if name in OPEN and count else names[name]
        write(p, room, text, size, palette().on_table_subheading, CENTRE, font=plain(size), least=9)


def paint_missing(p: QPainter, room: QRectF, text: str, size: float) -> None:
    """Words where others have a pile, broken into lines."""
    flags = int(CENTRE) | int(Qt.TextFlag.TextWordWrap)
    font = grown(plain(size), room.height() / 3)
    while QFontMetricsF(font).boundingRect(room, flags, text).width() > room.width() and font.pixelSize() > LEAST_NOTE:
        font.setPixelSize(font.pixelSize() - 1)
    p.setFont(font)
    p.setPen(QColor(palette().on_table_secondary))
    p.drawText(room, flags, text)
