"""An own accession staged (§5.1): the state card turns, and cards change sides between played and not."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules.area import garrisoned, in_play, owned
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.events import NationCardGained
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.face_kinds import CardFace
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.ui.scenes.cards.lines import thumbnails
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, plain, write
from imperium_desktop.ui.theme.paint import parchment_panel
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

ACCESSION: Final = "accession/"
"""How the name of a staged accession begins; the seat follows."""
ROWS: Final = ("empire", "barbarian")
"""The sides of the state card: what can be played from now on, and what no longer can."""
WIDEST: Final = (104.0, 172.0)


def is_accession(shown: Shown) -> bool:
    return shown.staged is not None and shown.staged.name.startswith(ACCESSION)


def seat_of(shown: Shown) -> int:
    return int(shown.staged.name.removeprefix(ACCESSION)) if shown.staged is not None else shown.seat


def cards_of(content: Components, shown: Shown, state: str) -> list[str]:
    """Which the seat knows to be its own, and which only one side of the state card may play; each once.

    The table is shown as it was before: the card that made the empire comes to them.
    """
    view: State = shown.view
    seat = seat_of(shown)
    player = view.players[seat]
    lying = {*in_play(player), *garrisoned(player), *player.history, *player.sunken}
    gained = [event.card for event in shown.events if isinstance(event, NationCardGained) and event.seat == seat]
    own = (*gained[-1:], *(card for card in owned(view, seat) if card not in lying))
    known = (content.cards[card] for card in own if card in content.nouns)
    found = {card.key: card.id for card in known if card.state == state}
    return list(found.values())


class Places(NamedTuple):
    title: Rect
    state: Rect
    heads: tuple[Rect, ...]
    rows: tuple[Rect, ...]


def places_of(plan: Plan) -> Places:
    table, gap = plan.areas.table, plan.gap
    title = Rect(3 * gap, gap, table.width - 6 * gap, plan.high(40, 66))
    width = plan.wide(190, 280)
    top, high = title.bottom + gap, plan.high(24, 36)
    state = Rect(3 * gap, top + high, width, width * 0.72)
    left = state.right + 4 * gap
    share = (table.height - top - gap) / len(ROWS)
    heads = tuple(Rect(left, top + number * share, table.right - left - gap, high) for number in range(len(ROWS)))
    rows = tuple(Rect(head.x, head.bottom + 4, head.width, share - high - 4 - gap) for head in heads)
    return Places(title, state, heads, rows)


def accession_layout(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    for state, row in zip(ROWS, places_of(plan).rows, strict=True):
        cards = cards_of(content, shown, state)
        rects = thumbnails(row, len(cards), 2 * plan.gap, plan.wide(*WIDEST))
        for card, rect in zip(cards, rects, strict=True):
            face = CardFace(card)
            yield f"card/{card}", Placement(*rect, face, z=1 + rect.x / 10000)


def paint_accession(p: QPainter, content: Components, shown: Shown, plan: Plan) -> None:
    assert shown.staged is not None
    places, colours = places_of(plan), palette()
    name = shown.words.seat(seat_of(shown))
    write(p, QRectF(*places.title), say("an_empire", name=name), plan.text(26, 38), colours.on_table_title, LEFT)
    paint_state(p, plan, QRectF(*places.state), "empire" if shown.staged.step else "barbarian")
    headings = say("from_now_on_you_can_play"), say("you_can_no_longer_play")
    for state, head, row, heading in zip(ROWS, places.heads, places.rows, headings, strict=True):
        write(p, QRectF(*head), heading, plan.text(16, 22), colours.on_table_heading, LEFT)
        if not cards_of(content, shown, state):
            size = plan.text(13, 16)
            room = QRectF(row.x, row.y, row.width, size * 2)
            write(p, room, say("none_of_your_cards"), size, colours.on_table_secondary, LEFT, font=plain(size))


def paint_state(p: QPainter, plan: Plan, card: QRectF, face: str) -> None:
    """The state card, with this side up."""
    parchment_panel(p, card, p.device().devicePixelRatioF(), radius=8)
    side = card.height() * 0.56
    stamp_icon(p, f"imperium-{face}", QRectF(card.center().x() - side / 2, card.y() + card.height() * 0.08, side, side))
    below = card.adjusted(8, card.height() * 0.66, -8, -card.height() * 0.06)
    title = say("empire") if face == "empire" else say("barbarians")
    write(p, below, title, plan.text(19, 27), palette().on_page_title, CENTRE)
