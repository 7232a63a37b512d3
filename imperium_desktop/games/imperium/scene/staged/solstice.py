"""The solstice staged (§6): a lane for each player in their order, and below them what is left until the end."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.cards.tasks import TakeTurns
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.state import State
from imperium_desktop.games.imperium.scene.areas.market import NEAR
from imperium_desktop.games.imperium.scene.cards.face import MINI_BELOW
from imperium_desktop.games.imperium.scene.cards.texts import steps_sentence
from imperium_desktop.games.imperium.scene.choices.telling import tell_all
from imperium_desktop.games.imperium.scene.face_kinds import CardFace
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.signs import nation_icon
from imperium_desktop.games.imperium.scene.staged.time_left import bars, paint_left
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit.words.typesetting import draw_typeset, typeset
from imperium_desktop.ui.scenes.cards.choice_lines import type_of
from imperium_desktop.ui.scenes.cards.lines import RATIO, side_by_side
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.theme.icons import stamp_icon
from imperium_desktop.ui.theme.lettering import LEFT, RIGHT, plain, write
from imperium_desktop.ui.theme.paint import alpha, draw_seat, falling, pen, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

PHASES: Final = ("solstice", "round")
WITHOUT_TABLE: Final = frozenset({"solstice_order", "may", "choose_branch", "pay_mix", "draw_more"})
"""Questions that need nothing else of the table."""
FROM_HAND: Final = frozenset({"pick_own_card", "pick_own_cards"})
MOST_TOLD: Final = 6
WARNING, WARNING_EDGE = "#781a14", "#d9573f"
LARGE: Final = (190.0, 300.0)
"""The usual height of the lane under work, in a small window and in a large one."""
SMALL: Final = ((66.0, 108.0), (50.0, 84.0))
"""Heights of the other lanes."""
FOR_CARDS, FOR_MANY = 0.66, 0.82
"""Shares of a lane for cards; the rest is for what they bring."""
FEW: Final = 4
CHOSEN: Final = frozenset({"may", "choose_branch", "pay_mix", "draw_more"})
"""Questions that have a panel of choices."""
COLUMN: Final = (250.0, 330.0)
"""The width of a waiting card with what it will do."""
LEAST_PANEL: Final = (230.0, 320.0)
GROWING: Final = 0.4
"""How much of its height a lane gains at most where there is room."""
FOR_STATE: Final = 90.0
"""Width of what is said at the end of a lane that waits or is done."""


class Lane(NamedTuple):
    seat: int
    cards: tuple[str, ...]
    """Those that speak, or still will."""
    under_work: bool
    done: bool


def is_staged(content: Components, shown: Shown) -> bool:
    """True while the solstice asks what the hand and the cards themselves can answer."""
    view, decision = shown.view, shown.decision
    if view.phase not in PHASES or not view.frames or decision is None or view.frames[0].card:
        return False
    kind = decision.kind.partition(".")[2]
    if kind in FROM_HAND:
        hand = {f"card/{card}" for card in view.players[shown.seat].hand}
        fits = decision.seat == shown.seat and all(option.path[0] in hand for option in decision.options)
    else:
        fits = kind in WITHOUT_TABLE
    return fits and sum(bool(speaking(content, view, seat)) for seat in range(len(view.players))) > 1


def speaking(content: Components, view: State, seat: int) -> list[str]:
    return [card for card in in_play(view.players[seat]) if content.cards[card].at("solstice")]


def lanes_of(content: Components, shown: Shown) -> list[Lane]:
    """Lanes in the order of play; a player for whom nothing happens has none."""
    view: State = shown.view
    order = view.seats_from(view.first)
    now = order.index(view.frames[0].seat)
    told = {getattr(event, "seat", None) for event in since_solstice(shown.events)}
    found = []
    for place, seat in enumerate(order):
        cards = tuple(speaking(content, view, seat))
        if place == now:
            left = [card for task in view.frames[0].todo if isinstance(task, TakeTurns) for card, _ in task.cards]
            current = [frame.card for frame in view.frames[1:] if frame.card in cards]
            cards = tuple(dict.fromkeys((*current, *left))) or cards
        if cards or place == now or seat in told:
            found.append(Lane(seat, cards, place == now, place < now))
    return found


# Measures


class SolsticePlan:
    """Where the lanes lie."""

    def __init__(self, plan: Plan, lanes: Sequence[Lane], *, warned: bool, chooses: bool = False) -> None:
        """`warned`: the end is near, which is said in the lane under work; `chooses`: something is chosen there."""
        self.chooses = chooses
        self.plan = plan
        self.lanes = lanes
        self.warned = warned
        table, gap = plan.areas.table, plan.gap
        self.title = Rect(gap * 2, gap, table.width - 4 * gap, plan.high(34, 56))
        foot = plan.high(58, 88)
        self.foot = Rect(gap, table.height - gap - foot, table.width - 2 * gap, foot)
        room = self.foot.y - gap - self.title.bottom - gap * (len(lanes) - 1)
        small, large = self.heights(room)
        self.places: list[Rect] = []
        top = self.title.bottom
        for lane in lanes:
            height = large if lane.under_work else small
            self.places.append(Rect(gap, top, table.width - 2 * gap, height))
            top += height + gap

    @property
    def pad(self) -> float:
        return self.plan.high(5, 9)

    def heights(self, room: float) -> tuple[float, float]:
        """Heights of the lanes that wait or are done, and of the one under work.

        To that the others give way if need be.
        """
        for measures in SMALL:
            small = min(self.plan.high(*measures), room / (len(self.lanes) + 1))
            most = room - small * (len(self.lanes) - 1)
            place = self.foot._replace(y=0, height=most)
            cards = [rect for lane in self.lanes if lane.under_work for rect in self.cards(place, len(lane.cards))]
            if all(rect.width >= MINI_BELOW for rect in cards):
                break
        needed = max((2 * (rect.bottom - most / 2 + self.pad) for rect in cards), default=0.0)
        large = min(max(needed, self.plan.high(*LARGE)), most)
        spare = max(room - large - small * (len(self.lanes) - 1), 0.0) / len(self.lanes)
        return small + min(spare, small * GROWING), large + min(spare, large * GROWING)

    def name_room(self, place: Rect) -> Rect:
        return Rect(place.x + 14, place.y, self.plan.wide(150, 230), place.height)

    def cards(self, place: Rect, count: int) -> list[Rect]:
        """None covers another: there are names on all of them."""
        pad, left = self.pad, self.name_room(place).right
        share = FOR_CARDS if count <= FEW or self.warned else FOR_MANY
        room = Rect(left, place.y + pad, (place.right - left) * share, place.height - 2 * pad)
        rects = side_by_side(room, [0.0] * count, pad, (self.plan.high(*LARGE) - 2 * pad) / RATIO)
        below = room.bottom - max((rect.bottom for rect in rects), default=room.bottom)
        return [rect._replace(y=rect.y + below / 2) for rect in rects]

    def waiting(self, place: Rect, count: int) -> list[Rect]:
        """The cards of a lane that waits, each with room for what it will do."""
        left, pad = self.name_room(place).right, self.pad
        share = (place.right - left - FOR_STATE) / max(count, 1)
        step, height = min(share, self.plan.wide(*COLUMN)), place.height - 2 * pad
        return [Rect(left + number * step, place.y + pad, height / RATIO, height) for number in range(count)]

    def beside(self, place: Rect, count: int, card: Rect) -> Rect:
        """Where it stands what a waiting card will do."""
        rects = self.waiting(place, count)
        step = rects[1].x - rects[0].x if count > 1 else self.plan.wide(*COLUMN)
        return Rect(card.right + 8, card.y, step - card.width - 16, card.height)

    def places_in(self, lane: Lane, place: Rect) -> list[Rect]:
        waits = not lane.under_work and not lane.done and len(lane.cards) <= FEW
        return self.waiting(place, len(lane.cards)) if waits else self.cards(place, len(lane.cards))

    def panel(self, lane: Lane, place: Rect, lines: int) -> Rect | None:
        """Panel of the choice that the lane under work asks for, beside its cards.

        None if it has no room there.
        """
        words = self.words(lane, place, chooses=False)
        width = min(self.plan.tray.panel_width(lines), words.width)
        if width < self.plan.wide(*LEAST_PANEL):
            return None
        height = min(self.plan.tray.panel_height(lines), place.height - 2 * self.pad)
        return Rect(words.x, place.y + (place.height - height) / 2, width, height)

    def words(self, lane: Lane, place: Rect, *, chooses: bool) -> Rect:
        """Room for words beside the cards and the choice, and above the warning."""
        cards = self.places_in(lane, place)
        left = max((card.right for card in cards), default=self.name_room(place).right) + 16
        panel = self.panel(lane, place, 1) if chooses else None
        left = panel.right + 16 if panel is not None else left
        height = place.height - 8 - (self.warning_height if self.warned and lane.under_work else 0.0)
        return Rect(left, place.y + 4, place.right - left - (16 if lane.under_work else FOR_STATE), height)

    def warning(self, lane: Lane, place: Rect) -> Rect:
        words = self.words(lane, place, chooses=self.chooses)
        return Rect(words.x, words.bottom, min(words.width, self.plan.wide(330, 460)), self.warning_height - 8)

    @property
    def warning_height(self) -> float:
        return self.plan.high(62, 86)


def stage_of_lanes(shown: Shown, plan: Plan, lanes: Sequence[Lane]) -> SolsticePlan:
    return SolsticePlan(plan, lanes, warned=is_warned(shown.view), chooses=chooses_in_lane(shown))


def chooses_in_lane(shown: Shown) -> bool:
    """Whether the panel with the choices stands beside the card that asks."""
    kind = shown.decision.kind.partition(".")[2] if shown.decision is not None else ""
    return shown.question is not None and kind in CHOSEN


def lane_panel(content: Components, shown: Shown, plan: Plan, lines: int) -> Rect | None:
    """Where the choices of the lane under work stand; None if they have no room there."""
    lanes = lanes_of(content, shown)
    stage = stage_of_lanes(shown, plan, lanes)
    found = ((lane, place) for lane, place in zip(lanes, stage.places, strict=True) if lane.under_work)
    return next((stage.panel(lane, place, lines) for lane, place in found), None) if stage.chooses else None


def stage_layout(content: Components, shown: Shown, plan: Plan) -> Iterator[tuple[str, Placement]]:
    lanes = lanes_of(content, shown)
    stage = stage_of_lanes(shown, plan, lanes)
    for lane, place in zip(lanes, stage.places, strict=True):
        for card, rect in zip(lane.cards, stage.places_in(lane, place), strict=True):
            yield f"card/{card}", Placement(*rect, CardFace(card), z=1)


# Painting


def paint_stage(p: QPainter, content: Components, shown: Shown, plan: Plan) -> None:
    lanes = lanes_of(content, shown)
    stage = stage_of_lanes(shown, plan, lanes)
    title, view = QRectF(*stage.title), shown.view
    side = title.height() * 0.8
    stamp_icon(p, "imperium-solstice", QRectF(title.x(), title.center().y() - side / 2, side, side))
    size = plan.text(22, 34)
    used = write(p, title.adjusted(side + 10, 0, 0, 0), say("solstice"), size, palette().on_table_title, LEFT)
    note = say("end_of_round_the_players_one_after", round=view.round)
    small = plan.text(12.5, 17)
    room = title.adjusted(side + used + 28, 0, 0, 0)
    write(p, room, note, small, palette().on_table_secondary, LEFT, font=plain(small))
    told = since_solstice(shown.events)
    for lane, place in zip(lanes, stage.places, strict=True):
        paint_lane(p, stage, lane, place, shown, told)
        if not lane.under_work and not lane.done and len(lane.cards) <= FEW:
            paint_waiting(p, stage, lane, place, content, shown.words)
    paint_left(p, plan, stage.foot, bars(content, view, shown.seat))


def since_solstice(told: Sequence[Event]) -> Sequence[Event]:
    began = max((place for place, event in enumerate(told) if isinstance(event, events.SolsticeBegan)), default=0)
    return told[began + 1 :]


def paint_lane(p: QPainter, stage: SolsticePlan, lane: Lane, place: Rect, shown: Shown, told: Sequence[Event]) -> None:
    plan, words, colours = stage.plan, shown.words, palette()
    rect = QRectF(*place)
    path = rounded(rect, 8)
    p.fillPath(path, alpha("#0d1512", 0.34))
    if lane.under_work:
        p.fillPath(path, falling(rect, alpha("#c9982f", 0.20), alpha("#c9982f", 0.10)))
    p.strokePath(path, pen(colours.plaque_lit_edge if lane.under_work else colours.well_edge, 1.6))
    p.setOpacity(1 if lane.under_work or lane.done else 0.6)
    name = QRectF(*stage.name_room(place))
    side = plan.high(20, 28)
    draw_seat(p, shown.signs[lane.seat], QRectF(name.x(), name.center().y() - side / 2, side, side))
    size = plan.text(15, 22)
    line = size * 1.35
    room = QRectF(name.x() + side + 10, name.center().y() - line, name.width() - side - 14, line)
    write(p, room, words.seat(lane.seat), size, colours.on_table_title, LEFT)
    nation = shown.view.players[lane.seat].nation
    if nation is not None:
        icon = line * 0.8
        stamp_icon(p, nation_icon(nation), QRectF(room.x(), room.bottom() + 2, icon, icon))
        small = plan.text(12, 15)
        below = QRectF(room.x() + icon + 5, room.bottom(), room.width() - icon - 5, line)
        write(p, below, words.label(nation), small, colours.on_table_secondary, LEFT, font=plain(small))
    words_room = stage.words(lane, place, chooses=stage.chooses and lane.under_work)
    paint_told(p, stage, lane, QRectF(*words_room), shown, told)
    if stage.warned and lane.under_work:
        paint_warning(p, plan, QRectF(*stage.warning(lane, place)), len(shown.view.pile))
    state = say("done") if lane.done else "" if lane.under_work else say("waits")
    small = plan.text(13, 17)
    write(p, rect.adjusted(0, 0, -16, 0), state, small, colours.on_table_heading, RIGHT)
    p.setOpacity(1)


def paint_waiting(p: QPainter, stage: SolsticePlan, lane: Lane, place: Rect, content: Components, words: Words) -> None:
    """What each card will do, beside it."""
    type, colours = type_of(stage.plan.text(12, 15)), palette()
    for card, rect in zip(lane.cards, stage.places_in(lane, place), strict=True):
        room = stage.beside(place, len(lane.cards), rect)
        steps = (step for block in content.cards[card].at("solstice") for step in block.steps)
        text = typeset(steps_sentence(words, steps), type, room.width)
        name = QRectF(room.x, room.y, room.width, type.leading * 1.2)
        write(p, name, words.label(card), stage.plan.text(12.5, 16), colours.on_table_secondary, LEFT, least=10)
        if text.height <= room.height - name.height():
            draw_typeset(p, text, QPointF(room.x, name.bottom()), type, colours.on_table_body)


def is_warned(view: State) -> bool:
    """§11.4 The pile of Unrest is so small that the solstice may end the game."""
    return len(view.pile) <= NEAR


def paint_warning(p: QPainter, plan: Plan, rect: QRectF, left: int) -> None:
    path = rounded(rect, 5)
    p.fillPath(path, alpha(WARNING, 0.62))
    p.strokePath(path, pen(WARNING_EDGE, 1.6))
    side = plan.high(20, 28)
    stamp_icon(p, "app-warning", QRectF(rect.x() + 10, rect.center().y() - side / 2, side, side))
    text = say("unrest_pile_count_when_it_is_empty", count=left)
    room = QRectF(rect.x() + side + 20, rect.y() + 4, rect.width() - side - 28, rect.height() - 8)
    type = type_of(plan.text(13, 17))
    lines = typeset(text, type, room.width())
    draw_typeset(p, lines, QPointF(room.x(), room.center().y() - lines.height / 2), type, palette().on_table_title)


def paint_told(p: QPainter, stage: SolsticePlan, lane: Lane, room: QRectF, shown: Shown, told: Sequence[Event]) -> None:
    """What it has brought so far."""
    own = [event for event in told if getattr(event, "seat", None) == lane.seat]
    said = tell_all(own, lane.seat, shown.words)[-MOST_TOLD:]
    if not said:
        return
    type = type_of(stage.plan.text(13, 17))
    lines = typeset(" · ".join(said), type, room.width())
    if lines.height > room.height():
        lines = typeset(" · ".join(said[-2:]), type, room.width())
    top = room.center().y() - lines.height / 2
    draw_typeset(p, lines, QPointF(room.x(), top), type, palette().on_table_title)
