"""Choosing nations (§3.1): a tile for each, and beside them the one that is looked at, with both its power cards."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath

from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import BOX_OF, BOXES, NATIONS_OF, SIDES, Box, Nation
from imperium_desktop.games.imperium.rules.state import State, nations_of
from imperium_desktop.games.imperium.scene.cards.face import paint_card
from imperium_desktop.games.imperium.scene.colours import GROUP_COLOURS
from imperium_desktop.games.imperium.scene.face_kinds import CardFace, NationFace
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.signs import nation_icon
from imperium_desktop.games.imperium.teaching.guide import DIFFICULTY, HARDEST, guide_text, read_guides
from imperium_desktop.markup import escaped
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.signs import draw_key_cap, key_cap_size
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.scenes.cards.choice_lines import type_of
from imperium_desktop.ui.scenes.cards.lines import RATIO
from imperium_desktop.ui.scenes.cards.vignettes import recipe_for
from imperium_desktop.ui.stage.placement import Layout, Placement
from imperium_desktop.ui.theme.fonts import serif_bold, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import CENTRE, LEFT, plain, write
from imperium_desktop.ui.theme.measure import clamp
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, parchment_panel, parchment_sheet, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette

TAKE: Final = "take"
"""The nation in the preview."""
LOT: Final = "lot"
"""One of those that can be had, at random."""
LEAST_PROSE: Final = 11
EDGE: Final = 14.0
"""Edge of the preview's parchment."""
NARROW: Final = 190.0
"""A tile of this width or less has its name under its sign."""
LEAST_SIGN: Final = 34.0
"""Least width of the sign; a sentence that leaves less for it stands in the preview alone."""


# Measures


def preview_place(plan: Plan) -> Rect:
    table, gap = plan.areas.table, plan.gap * 2
    width = plan.wide(400, 574)
    return Rect(table.right - gap - width, gap, width, table.height - 2 * gap)


def boxes_of(nations: Sequence[Nation]) -> dict[Box, list[Nation]]:
    """Those that can be chosen, by the box they come from."""
    found = {box: [nation for nation in NATIONS_OF[box] if nation in nations] for box in BOXES}
    return {box: own for box, own in found.items() if own}


def tile_places(plan: Plan, nations: Sequence[Nation]) -> dict[Nation, Rect]:
    """Two side by side, or four where both boxes are offered, each box under its heading."""
    preview, gap, boxes = preview_place(plan), plan.gap * 2, boxes_of(nations)
    across = 2 * len(boxes)
    lines = sum(-(-len(own) // across) for own in boxes.values())
    heads = [heading_height(plan) if len(boxes) > 1 else 0.0] * len(boxes)
    top = plan.high(34, 56)
    width = (preview.x - gap * (across + 1)) / across
    height = (plan.areas.table.height - top - sum(heads) - gap * lines) / lines
    found: dict[Nation, Rect] = {}
    for head, own in zip(heads, boxes.values(), strict=True):
        top += head
        for number, nation in enumerate(own):
            y = top + number // across * (height + gap)
            found[nation] = Rect(gap + number % across * (width + gap), y, width, height)
        top += -(-len(own) // across) * (height + gap)
    return found


def heading_height(plan: Plan) -> float:
    return plan.high(20, 30)


def take_place(place: Rect) -> Rect:
    """Where the nation in the preview is taken, at its foot."""
    height = clamp(place.height * 0.055, 34, 56)
    return Rect(place.x + EDGE, place.bottom - height - EDGE, place.width - 2 * EDGE, height)


def first_row(place: Rect) -> Rect:
    """The cards with which the nation begins, above that."""
    height = place.height * 0.12
    return Rect(place.x + EDGE, take_place(place).y - height - EDGE / 2, place.width - 2 * EDGE, height)


def first_heading(place: Rect) -> Rect:
    row = first_row(place)
    return Rect(row.x, row.y, row.width, row.height * 0.25)


def first_places(place: Rect, count: int) -> list[Rect]:
    """Places in one line."""
    row, gap = first_row(place), EDGE / 2
    top = first_heading(place).bottom + 2
    height = min(row.bottom - top, (row.width - gap * (count - 1)) / max(count, 1) * RATIO)
    width = height / RATIO
    return [Rect(row.x + number * (width + gap), top, width, height) for number in range(count)]


def side_places(place: Rect) -> list[Rect]:
    """The two power cards, above those first ones, with the names of the sides between."""
    gap = place.width * 0.04
    height = min(place.height * 0.44, (place.width - 3 * gap) / 2 * RATIO)
    width = height / RATIO
    left = place.x + (place.width - 2 * width - gap) / 2
    top = first_row(place).y - height - side_label(place)
    return [Rect(left + number * (width + gap), top, width, height) for number in range(len(SIDES))]


def side_label(place: Rect) -> float:
    """The height of a side's name."""
    return place.height * 0.045


def nations_layout(content: Components, shown: Shown, plan: Plan) -> Layout:
    """The tile that was clicked is golden until another is."""
    view, clicked = shown.view, shown.gaze.opened
    taken = {player.nation: shown.signs[seat] for seat, player in enumerate(view.players) if player.nation is not None}
    placed: Layout = {}
    for nation, rect in tile_places(plan, nations_of(view.setup)).items():
        mine = nation == view.players[view.active].nation or f"nation/{nation}" == clicked
        face = NationFace(nation, taken.get(nation), mine)
        placed[f"nation/{nation}"] = Placement(*rect, face, z=1, calm=True)
    choosing, preview = view.players[view.active].nation, preview_place(plan)
    if choosing is None:
        placed[TAKE] = Placement(*take_place(preview), z=2)
    else:
        for side, rect in zip(SIDES, side_places(preview), strict=True):
            placed[f"side/{side}"] = Placement(*rect, CardFace(content.power(choosing, side)), z=2)
        first = first_cards(content, choosing)
        for card, rect in zip(first, first_places(preview, len(first)), strict=True):
            placed[f"card/{card}"] = Placement(*rect, CardFace(card), z=2)
    return placed


def first_cards(content: Components, nation: Nation) -> list[str]:
    """Cards with which a nation begins, each once."""
    cards = (content.cards[card] for card in content.groups[nation])
    first = {card.key: card.id for card in cards if card.start in ("deck", "in_play")}
    return list(first.values())


# Faces


def paint_tile(p: QPainter, rect: QRectF, nation: Nation, sign: int | None, words: Words, *, mine: bool) -> None:
    """`sign`: of the seat that leads it already; `mine`: golden, as it is what the asked player is about to lead."""
    parchment_panel(p, rect, p.device().devicePixelRatioF(), radius=6)
    if mine:
        colours, path = palette(), rounded(rect, 6)
        p.fillPath(path, falling(rect, alpha(colours.chosen_top, 0.85), alpha(colours.chosen_bottom, 0.85)))
        p.strokePath(path, pen(colours.chosen_edge, 3))
    if rect.width() <= NARROW:
        paint_narrow(p, rect, nation, words)
    else:
        paint_wide(p, rect, nation, words)
    if sign is not None:
        p.fillPath(rounded(rect, 6), alpha("#120c08", 0.0 if mine else 0.5))
        side = max(20.0, min(rect.height() * 0.26, 34.0))
        draw_seat(p, sign, QRectF(rect.x() + 8, rect.bottom() - side - 8, side, side))


def paint_narrow(p: QPainter, rect: QRectF, nation: Nation, words: Words) -> None:
    """Sign, name and dots, below them a sentence if all nations have room for theirs."""
    size = max(13.0, min(rect.width() * 0.11, 20.0))
    dot, pad = size * 0.42, 7.0
    named = size * 1.4 + dot * 2.2
    prose = type_of(max(LEAST_PROSE, size * 0.72))
    guides = read_guides(words.language.id)
    written = {name: typeset(escaped(guide.sentence), prose, rect.width() - 2 * pad) for name, guide in guides.items()}
    below = max(lines.height for lines in written.values())
    if rect.height() - named - below - 2 * pad < LEAST_SIGN:
        below = 0.0
    side = min(rect.height() - named - below - 2 * pad, rect.width() * 0.44)
    top = rect.y() + (rect.height() - side - named - below) / 2
    paint_medallion(p, QRectF(rect.center().x() - side / 2, top, side, side), nation)
    name = QRectF(rect.x() + 4, top + side, rect.width() - 8, size * 1.4)
    write(p, name, words.label(nation), size, palette().on_page_title, CENTRE)
    width = dot * 1.5 * HARDEST - dot * 0.5
    paint_dots(p, QPointF(rect.center().x() - width / 2, name.bottom() + dot * 0.8), DIFFICULTY[nation], dot)
    if below:
        at = QPointF(rect.x() + pad, top + side + named)
        draw_typeset(p, written[nation], at, prose, palette().ink)


def paint_wide(p: QPainter, rect: QRectF, nation: Nation, words: Words) -> None:
    """Paint a nation with a sentence, where it has room."""
    side = min(rect.height() * 0.66, rect.width() * 0.26)
    disc = QRectF(rect.x() + 12, rect.center().y() - side / 2, side, side)
    paint_medallion(p, disc, nation)
    left = disc.right() + 14
    size = max(15.0, min(rect.height() * 0.19, 24.0))
    sentence, prose = read_guides(words.language.id)[nation].sentence, max(12.0, size * 0.72)
    width = rect.right() - left - 10
    height = size * 2.1 + typeset(escaped(sentence), type_of(prose), width).height
    edge = max(6.0, (rect.height() - height) / 2)
    room = QRectF(left, rect.y() + edge, width, rect.height() - 6 - edge)
    write(p, QRectF(room.x(), room.y(), room.width(), size * 1.4), words.label(nation), size, palette().on_page_title)
    paint_dots(p, QPointF(room.x(), room.y() + size * 1.55), DIFFICULTY[nation], size * 0.42)
    text = QRectF(room.x(), room.y() + size * 2.1, room.width(), room.bottom() - room.y() - size * 2.1)
    if is_roomy(sentence, LEAST_PROSE, text):
        paint_prose(p, text, sentence, prose, palette().ink)


def paint_medallion(p: QPainter, disc: QRectF, nation: Nation) -> None:
    """The nation's picture, ringed in its colour, with its sign."""
    ring = pen(GROUP_COLOURS[nation], max(3.0, disc.width() * 0.06))
    inside = QPainterPath()
    inside.addEllipse(disc)
    p.save()
    p.setClipPath(inside, Qt.ClipOperation.IntersectClip)
    paint_vignette(p, disc, Vignette(recipe_for("imperium", nation, (), GROUP_COLOURS[nation])))
    p.restore()
    p.strokePath(inside, ring)
    side = disc.width() * 0.4
    sign = QRectF(disc.right() - side * 0.86, disc.bottom() - side * 0.9, side, side)
    p.setPen(pen(GROUP_COLOURS[nation], max(2.0, side * 0.06)))
    p.setBrush(QColor("#f6ecd2"))
    p.drawEllipse(sign)
    inset = side * 0.17
    draw_icon(p, nation_icon(nation), sign.adjusted(inset, inset, -inset, -inset))


def paint_dots(p: QPainter, at: QPointF, difficulty: int, side: float) -> None:
    for number in range(HARDEST):
        p.setPen(pen("#7a5618", 1.2))
        p.setBrush(QColor("#7a5618") if number < difficulty else alpha("#ffffff", 0.0))
        p.drawEllipse(QRectF(at.x() + number * side * 1.5, at.y() - side / 2, side, side))


def paint_headings(p: QPainter, plan: Plan, nations: Sequence[Nation], words: Words) -> None:
    """The names of the boxes above their nations."""
    boxes, places = boxes_of(nations), tile_places(plan, nations)
    if len(boxes) == 1:
        return
    height, size = heading_height(plan), plan.text(14, 19)
    for box, own in boxes.items():
        first = places[own[0]]
        room = QRectF(first.x, first.y - height, preview_place(plan).x - first.x, height)
        write(p, room, words.variant("commons").values[box].name, size, palette().on_table_heading, LEFT)


def paint_title(p: QPainter, plan: Plan) -> None:
    room = QRectF(plan.gap * 2, 2, preview_place(plan).x - plan.gap * 4, plan.high(30, 50))
    size = plan.text(20, 32)
    used = write(p, room, say("choose_a_nation"), size, palette().on_table_title, LEFT)
    note = room.adjusted(used + 16, 0, 0, 0)
    small = plan.text(12, 15)
    write(p, note, say("dots_say_how_hard_it"), small, palette().on_table_secondary, LEFT, font=plain(small))


def paint_preview(p: QPainter, rect: QRectF, content: Components, nation: Nation, words: Words, *, cards: bool) -> None:
    """Medallion, name, character and advice; `cards`: the power cards too, which else lie there to be chosen."""
    inner = rect.adjusted(EDGE, 10, -EDGE, -8)
    side = inner.height() * 0.11
    paint_medallion(p, QRectF(inner.x(), inner.y(), side, side), nation)
    title = QRectF(inner.x() + side + 12, inner.y(), inner.width() - side - 12, side * 0.62)
    size = max(18.0, min(side * 0.5, 34.0))
    write(p, title, words.label(nation), size, palette().on_page_title)
    dot = max(9.0, size * 0.36)
    line = QPointF(title.x(), title.bottom() + side * 0.16)
    paint_dots(p, line, DIFFICULTY[nation], dot)
    left = title.x() + dot * 1.5 * HARDEST + 8
    note = QRectF(left, line.y() - size * 0.5, inner.right() - left, size)
    write(p, note, box_name(nation, words), size * 0.5, palette().on_page_secondary, font=plain(size * 0.5))
    whole = Rect(rect.x(), rect.y(), rect.width(), rect.height())
    places = side_places(whole)
    top = inner.y() + side + 8
    text = QRectF(inner.x(), top, inner.width(), places[0].y - top - 6)
    paint_prose(p, text, guide_text(words.language.id, nation, words.label), max(13.0, size * 0.5), palette().ink)
    for name, place in zip(SIDES, places, strict=True):
        card = QRectF(*place)
        if cards:
            paint_card(p, card, content, content.power(nation, name), words)
        foot = QRectF(card.x(), card.bottom(), card.width(), side_label(whole))
        label = say("side", side=name)
        write(p, foot, label, max(13.0, size * 0.5), palette().on_page_label, CENTRE, least=11)
    heading = QRectF(*first_heading(whole))
    write(p, heading, say("first_cards"), max(12.0, size * 0.45), palette().on_page_label, LEFT, least=11)
    first = first_cards(content, nation)
    for id, place in zip(first if cards else (), first_places(whole, len(first)), strict=False):
        paint_card(p, QRectF(*place), content, id, words)


def paint_take(p: QPainter, rect: QRectF, name: str) -> None:
    """Paint the button in gold: it is what Enter does."""
    colours, path = palette(), rounded(rect, 6)
    p.fillPath(path, falling(rect, colours.chosen_top, colours.chosen_bottom))
    p.strokePath(path, pen(colours.chosen_edge, 2))
    key, font = say("enter"), type_font("key")
    cap = key_cap_size(key)
    size = rect.height() * 0.46
    width = QFontMetricsF(serif_bold(size, exact=True)).horizontalAdvance(name)
    icon, gap = size * 1.1, size * 0.5
    left = rect.center().x() - (icon + gap + width + gap + cap.width()) / 2
    draw_icon(p, "app-check", QRectF(left, rect.center().y() - icon / 2, icon, icon))
    left += icon + gap
    left += (
        write(
            p,
            QRectF(left, rect.y(), rect.right() - left - gap - cap.width(), rect.height()),
            name,
            size,
            colours.on_page_title,
        )
        + gap
    )
    draw_key_cap(p, QRectF(QPointF(left, rect.center().y() - cap.height() / 2), cap.toSizeF()), key, font)


def box_name(nation: Nation, words: Words) -> str:
    return words.variant("commons").values[BOX_OF[nation]].name


def paint_prose(p: QPainter, room: QRectF, text: str, size: float, colour: str) -> None:
    """Plain words, smaller until they fit."""
    while not is_roomy(text, size, room) and size > LEAST_PROSE:
        size -= 1
    draw_typeset(p, typeset(escaped(text), type_of(size), room.width()), room.topLeft(), type_of(size), colour)


def is_roomy(text: str, size: float, room: QRectF) -> bool:
    """No word would be broken, and no line would stand below."""
    metrics = QFontMetricsF(plain(size))
    longest = max(map(metrics.horizontalAdvance, text.split()))
    return longest <= room.width() and typeset(escaped(text), type_of(size), room.width()).height <= room.height()


def free_nations(view: State) -> list[Nation]:
    """Those that nobody leads yet."""
    taken = {player.nation for player in view.players}
    return [nation for nation in nations_of(view.setup) if nation not in taken]


def chosen_nation(shown: Shown) -> Nation | None:
    """Nation whose side is being chosen."""
    view: State = shown.view
    return view.players[view.active].nation


def paint_ground(p: QPainter, plan: Plan, content: Components, shown: Shown) -> None:
    paint_title(p, plan)
    paint_headings(p, plan, nations_of(shown.view.setup), shown.words)
    place = QRectF(*preview_place(plan))
    parchment_sheet(p, place, p.device().devicePixelRatioF(), radius=6)
    nation = chosen_nation(shown)
    if nation is not None:
        paint_preview(p, place, content, nation, shown.words, cards=False)


@dataclass(frozen=True)
class NationSheet:
    """The nation under the pointer, over the preview's parchment."""

    place: Rect
    nation: Nation
    content: Components
    words: Words
    free: bool = True
    """True if it can be taken."""

    @property
    def spoken(self) -> str:
        words = self.words
        text = guide_text(words.language.id, self.nation, words.label)
        return f"{words.label(self.nation)}. {box_name(self.nation, words)}. {text}"

    def paint(self, p: QPainter, ratio: float) -> None:
        paint_preview(p, QRectF(*self.place), self.content, self.nation, self.words, cards=True)
        if self.free:
            paint_take(p, QRectF(*take_place(self.place)), self.words.label(self.nation))
