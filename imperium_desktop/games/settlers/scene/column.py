"""The column alone (§11): the attack queue, the virtual player's Locations, what comes next, and the goal."""

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from imperium_desktop.games.settlers.rules.alone.threat import Threat, threats
from imperium_desktop.games.settlers.rules.alone.virtual_player import ALONE
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.scoring import faction_locations
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene import signs as icons
from imperium_desktop.games.settlers.scene.messages import say
from imperium_desktop.games.settlers.scene.plan import Plan
from imperium_desktop.markup import escaped
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import Type, Typeset, draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sans, sans_bold
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, enlarged, plain, write
from imperium_desktop.ui.theme.paint import alpha, falling, parchment_panel, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

ON_RED = "#f1d9b8"
"""Words on the ground of the column, in both themes."""
LEAST_FORECAST = 60.0
"""A lower panel has no room for its heading and a line."""
UNDER_THREAT = 4
"""Pixels between the lines of two threats."""


def paint_column_ground(p: QPainter, plan: Plan) -> None:
    rect, ratio = QRectF(*plan.column), p.device().devicePixelRatioF()
    path = rounded(rect, 7)
    p.fillPath(path, alpha("#0d0806", 0.62))
    p.fillPath(path, falling(rect, QColor(120, 30, 20, 80), QColor(60, 12, 8, 90)))
    p.strokePath(path, pen(QColor(200, 90, 60, 130), 1.4))
    for panel in (plan.goal, plan.threat):
        if panel.height >= LEAST_FORECAST:
            parchment_panel(p, QRectF(*panel), ratio, radius=5)


def paint_column(
    p: QPainter, plan: Plan, content: Components, view: State, words: Words, why: Sequence[str] = ()
) -> None:
    """`why`: what decided the attack that is staged; otherwise what the next one would do stands there."""
    virtual = view.virtual
    assert virtual is not None
    size = plan.text(13, 17.5)
    paint_heading(p, plan.column_head, say("attack_queue"), size, "settlers-attack")
    paint_heading(p, plan.strangers_head, say("its_locations"), size)
    if plan.threat.height >= LEAST_FORECAST and why:
        paint_paragraphs(p, plan, sheet_of(plan), why)
    elif plan.threat.height >= LEAST_FORECAST:
        paint_forecast(p, plan, threats(content, view), safety(content, view), words)
    paint_goal(p, plan, QRectF(*plan.goal), faction_locations(content, view.players[ALONE]), len(virtual.collection))


def paint_heading(p: QPainter, head: Rect, text: str, size: float, icon: str = "") -> None:
    rect = QRectF(*head)
    side = rect.height() * 0.72 if icon else 0.0
    if icon:
        stamp_icon(p, icon, QRectF(rect.x(), rect.center().y() - side / 2, side, side))
    write(p, rect.adjusted(side + 6 if icon else 0, 0, 0, 0), text, size, ON_RED, LEFT, least=11)


@cache
def small_type(size: float) -> Type:
    return Type(sans(size, exact=True), sans_bold(size, exact=True), size * 1.32)


# §11.6 The next attack


def sheet_of(plan: Plan) -> QRectF:
    """The sheet without its edge."""
    pad = plan.wide(7, 12)
    return QRectF(*plan.threat).adjusted(pad, plan.high(5, 9), -pad, -plan.high(4, 7))


def safety(content: Components, view: State) -> tuple[str, ...]:
    """Why no card can hit now, and what would change that."""
    assert view.virtual is not None
    queue = dict.fromkeys(icons.GOODS[content.attacks[card]] for card in view.virtual.deals)
    signs = " ".join(f"{{icon:{icon}}}" for icon in queue)
    return (
        say("a_card_hits_a_common_location"),
        *([say("in_the_queue", goods=signs)] if queue else []),
        *([] if own_common(content, view) else [say("you_have_no_common_location")]),
    )


def own_common(content: Components, view: State) -> bool:
    return any(not content.copies[place.card].faction for place in view.players[ALONE].locations)


def paint_paragraphs(p: QPainter, plan: Plan, room: QRectF, texts: Sequence[str]) -> None:
    """Paint paragraphs as large as the interface scale says, if all have room then.

    At their usual size as many as have.
    """
    usual = plan.text(11.5, 15)
    fits = (size for size in enlarged(usual) if height_of(texts, small_type(size), room.width()) <= room.height())
    type, y = small_type(next(fits, usual)), room.y()
    for text in texts:
        lines = typeset(text, type, room.width())
        if y + lines.height > room.bottom() + 3:
            return
        draw_typeset(p, lines, QPointF(room.x(), y), type, palette().on_page_title)
        y += lines.height + type.leading * 0.4


def height_of(texts: Sequence[str], type: Type, width: float) -> float:
    return sum(typeset(text, type, width).height + type.leading * 0.4 for text in texts)


def paint_forecast(p: QPainter, plan: Plan, found: Sequence[Threat], safe: Sequence[str], words: Words) -> None:
    """Paint what each good that may come would take with the line as it lies.

    `safe`: why it takes nothing.
    """
    inner = sheet_of(plan)
    hits = [threat for threat in found if threat.cards]
    if not hits:
        paint_paragraphs(p, plan, inner, (f"**{say('no_card_can_hit_you_now')}**", *safe))
        return
    head = QRectF(inner.x(), inner.y(), inner.width(), plan.high(19, 28))
    write(p, head, say("the_next_card_will_take"), plan.text(12, 16), palette().on_page_title, LEFT, least=10)
    y, left = head.bottom() + 2, sum(threat.copies for threat in found)
    usual, room = plan.text(11.5, 15), inner.bottom() - y
    fits = (size for size in enlarged(usual) if height_of_threats(hits, left, inner.width(), size, words) <= room)
    size = next(fits, usual)
    for number, threat in enumerate(hits):
        y = paint_threat(p, threat, left, QRectF(inner.x(), y, inner.width(), inner.bottom() - y), size, words)
        if y > inner.bottom() - size and number < len(hits) - 1:
            write(p, QRectF(inner.x(), inner.bottom() - size, inner.width(), size), "…", size, palette().on_page_faint)
            return


def paint_threat(p: QPainter, threat: Threat, left: int, room: QRectF, size: float, words: Words) -> float:
    """A line: the good, what it takes, how many of the cards left show it. Returns where the next one begins."""
    type = small_type(size)
    lines, shares = threat_words(threat, left, room.width(), type, words)
    if lines.height > room.height() + 3:
        return room.bottom()
    p.fillRect(QRectF(room.x(), room.y(), room.width(), 1), alpha(palette().brass, 0.28))
    draw_typeset(p, lines, room.topLeft() + QPointF(0, 2), type, palette().on_page_title)
    draw_typeset(p, shares, QPointF(room.right() - shares.width, room.y() + 2), type, palette().on_page_faint)
    return room.y() + lines.height + UNDER_THREAT


def threat_words(threat: Threat, left: int, width: float, type: Type, words: Words) -> tuple[Typeset, Typeset]:
    """What it takes, and how many of the cards left take it."""
    names = f" {say('or')} ".join(escaped(words.label(card)) for card in threat.cards)
    shares = typeset(f"{threat.copies}/{left}", type, width)
    return typeset(f"{{icon:{icons.GOODS[threat.good]}}} {names}", type, width - shares.width - 6), shares


def height_of_threats(found: Sequence[Threat], left: int, width: float, size: float, words: Words) -> float:
    type = small_type(size)
    return sum(threat_words(threat, left, width, type, words)[0].height + UNDER_THREAT for threat in found)


# §11.1 The goal


def paint_goal(p: QPainter, plan: Plan, rect: QRectF, locations: int, collection: int) -> None:
    """More Faction Locations than cards in the Collection."""
    colours = palette()
    inner = rect.adjusted(8, 4, -8, -5)
    numbers = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.46)
    half = inner.width() / 2
    size, small = min(plan.text(26, 42), numbers.height()), plan.text(11, 14)
    ahead = locations > collection
    counts = (locations, colours.good if ahead else colours.danger_text), (collection, colours.on_page_title)
    names = say("your_faction"), say("in_the_collection")
    for place, ((count, colour), name) in enumerate(zip(counts, names, strict=True)):
        write(
            p, QRectF(inner.x() + place * half, numbers.y(), half, numbers.height()), str(count), size, colour, CENTRE
        )
        foot = QRectF(inner.x() + place * half + 2, numbers.bottom(), half - 4, inner.height() * 0.25)
        write(p, foot, name, small, colours.on_page_secondary, CENTRE, font=plain(small), least=9)
    write(p, numbers, ":", size * 0.7, colours.on_page_faint, CENTRE)
    foot = QRectF(inner.x(), inner.bottom() - inner.height() * 0.27, inner.width(), inner.height() * 0.27)
    text = say("you_are_ahead") if ahead else say("you_need_more_locations_than_cards")
    write(p, foot, text, small, colours.on_page_faint, CENTRE, font=plain(small), least=9)
