"""What could happen where one points, on a sheet below the kingdom: wars, revolts, points and treasures, counted."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from imperium_desktop.games.tigris.analysis.prospects import Fight, Prospect, Treasures
from imperium_desktop.games.tigris.analysis.survey import Kingdom, RevoltChance, revolts_in, wars_near
from imperium_desktop.games.tigris.rules.components import LEADERS, LETTERS, SPHERE_OF, TILES, Components
from imperium_desktop.games.tigris.rules.conflicts import ATTACKER, DEFENDER
from imperium_desktop.games.tigris.rules.options import PlaceLeader, PlaceTile
from imperium_desktop.games.tigris.rules.squares import LABELS
from imperium_desktop.games.tigris.scene.inspector import inner_of, padding
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.pointing import placed_at, prospect_at
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.markup import escaped, spoken
from imperium_desktop.rules.keys import Key
from imperium_desktop.ui.kit.words.rich_text import type_of
from imperium_desktop.ui.kit.words.typesetting import Typeset, draw_typeset, typeset
from imperium_desktop.ui.theme.fonts import sizes, type_font
from imperium_desktop.ui.theme.icons import draw_icon
from imperium_desktop.ui.theme.lettering import write
from imperium_desktop.ui.theme.paint import falling, rounded
from imperium_desktop.ui.theme.palette import palette
from imperium_desktop.ui.theme.rect import Rect

TEMPLE = "{icon:tigris-temple}"
GAP = 6
MOST_REVOLTS = MOST_WARS = 2


@dataclass(frozen=True)
class Chance:
    """Title and text are marked."""

    icon: str
    title: str
    text: str = ""
    now: bool = False
    """True if it would happen with what is held, right there."""


@dataclass(frozen=True)
class Chances:
    place: Rect
    chances: tuple[Chance, ...]

    @property
    def spoken(self) -> str:
        told = (spoken(f"{chance.title} {chance.text}") for chance in self.chances)
        return ". ".join([say("what_could_happen_here"), *told])

    def paint(self, p: QPainter, ratio: float) -> None:
        inner = inner_of(self.place)
        head = type_of("choice title").leading
        title = QRectF(inner.x(), inner.y(), inner.width(), head)
        write(p, title, say("what_could_happen_here"), font=type_font("choice title"))
        top = inner.y() + head + GAP
        for chance in self.chances:
            height = height_of(chance, inner.width())
            paint_chance(p, QRectF(inner.x(), top, inner.width(), height), chance, ratio)
            top += height + GAP


def chances_sheet(content: Components, kingdom: Kingdom | None, shown: Shown, at: str, room: Rect) -> Chances | None:
    """Chances that the room has place for, the most important first; None if there is nothing to tell."""
    told = list(chances(content, kingdom, shown, at))
    width = inner_of(room).width()
    while len(told) > 1 and height_of_all(told, width) > room.height:
        told.pop()
    if told and height_of_all(told, width) > room.height:
        told = [replace(told[0], text="")]
    if not told or height_of_all(told, width) > room.height:
        return None
    return Chances(Rect(room.x, room.y, room.width, height_of_all(told, width)), tuple(told))


# What is told


def chances(content: Components, kingdom: Kingdom | None, shown: Shown, at: str) -> Iterator[Chance]:
    ahead, placed = prospect_at(shown, at), placed_at(shown, at)
    if ahead is not None and placed is not None:
        yield from (fight_chance(fight, placed.square, shown) for fight in ahead.fights)
        yield from brought(ahead, placed.tile if isinstance(placed, PlaceTile) else "", shown)
    if kingdom is None and asked_to_act(shown) and placed is None:
        yield from beginnings(shown)
    if kingdom is not None and asked_to_act(shown) and not (ahead is not None and isinstance(placed, PlaceLeader)):
        yield from revolts(content, kingdom, shown)
        if placed is None and not (shown.path and shown.path[0].startswith("leader/")):
            yield from threats(content, kingdom, shown)
            yield from wars(content, kingdom, shown)


def beginnings(shown: Shown) -> Iterator[Chance]:
    """What a first kingdom is for (§5.3, §8.4)."""
    yield Chance("tigris-king", say("a_king_takes_the_points"))
    count = shown.view.treasures.bit_count()
    yield Chance("tigris-treasure", say("treasures_lie_on_temples", n=count))


def asked_to_act(shown: Shown) -> bool:
    return shown.question is not None and shown.question.seen.decision.kind == "tigris.take_action"


def fight_chance(fight: Fight, square: str, shown: Shown) -> Chance:
    conflict, words = fight.conflict, shown.words
    strengths = f"{conflict.base[ATTACKER]} : {conflict.base[DEFENDER]}"
    leaders = words.name(LEADERS[conflict.sphere], "pl")
    if conflict.kind == "war":
        title = say("joining_at_square", square=square, leaders=leaders, strengths=strengths)
    else:
        title = say("revolt_of_the_leaders_strengths", leaders=leaders, strengths=strengths)
    tie = say("a_tie_goes_to_name", name=escaped(words.seat(conflict.defender)))
    return Chance(f"tigris-{conflict.kind}", title, f"{sides(fight, shown)} {tie}", now=True)


def sides(fight: Fight, shown: Shown) -> str:
    """Tell who attacks whom, and what the player who looks could add."""
    attacker, defender = fight.conflict.attacker, fight.conflict.defender
    held = fight.table.players[shown.seat].hand.count(LETTERS[fight.conflict.support])
    stock = f"{held} {{icon:tigris-{TILES[fight.conflict.support]}}}"
    name = escaped(shown.words.seat(attacker))
    if shown.seat == attacker:
        return say("you_attack_and_hold_stock", stock=stock)
    if shown.seat == defender:
        return say("attacks_you_hold_stock", name=name, stock=stock)
    return say("name_attacks_rival", name=name, rival=escaped(shown.words.seat(defender)))


def brought(ahead: Prospect, tile: str, shown: Shown) -> Iterator[Chance]:
    """Tell what comes of it besides conflicts; `tile` if one is laid."""
    words = shown.words
    if ahead.union is not None and not ahead.fights:
        yield Chance("tigris-unification", escaped(words.event(ahead.union)))
    if ahead.point is not None:
        yield Chance(f"tigris-{TILES[SPHERE_OF[ahead.point.sphere]]}", escaped(words.event(ahead.point)))
    elif tile:
        yield Chance(f"tigris-{tile}", say("no_point_for_this_tile"))
    for treasures in ahead.treasures:
        yield Chance("tigris-treasure", taken(treasures, shown))
    for event in ahead.homeless:
        yield Chance(f"tigris-{event.leader}", escaped(words.event(event)))
    if ahead.monument:
        yield Chance("tigris-monument", say("you_may_build_a_monument"))


def taken(treasures: Treasures, shown: Shown) -> str:
    if treasures.seat is None:
        return say("the_trader_who_wins_takes_n_treasures", n=treasures.count)
    return say("takes_n_treasures", n=treasures.count, name=escaped(shown.words.seat(treasures.seat)))


def revolts(content: Components, kingdom: Kingdom, shown: Shown) -> Iterator[Chance]:
    """Tell revolts; with a leader in hand only that one's."""
    held = Key.of(shown.path[0]) if shown.path else Key("")
    spheres = [SPHERE_OF[held.parts[-1]]] if held.zone == "leader" else range(len(LEADERS))
    found = (chance for chance in revolts_in(content, shown.view, kingdom, shown.seat) if chance.sphere in spheres)
    yield from (revolt_chance(chance, shown) for chance in islice(found, MOST_REVOLTS))


def revolt_chance(chance: RevoltChance, shown: Shown) -> Chance:
    leader = shown.words.name(LEADERS[chance.sphere], "gen")
    title = say("a_revolt_against_the_leader_needs_needed", needed=chance.needed, leader=leader, icon=TEMPLE)
    text = say(
        "your_best_square_and_the_rivals",
        square=LABELS[chance.square],
        own=chance.temples,
        theirs=chance.rival_temples,
        held=chance.held,
        icon=TEMPLE,
    )
    return Chance("tigris-revolt", title, text)


def threats(content: Components, kingdom: Kingdom, shown: Shown) -> Iterator[Chance]:
    """What others would need to drive away a leader of the one who looks."""
    seats = [seat for seat in range(len(shown.view.players)) if seat != shown.seat]
    found = [
        (chance, seat)
        for seat in seats
        for chance in revolts_in(content, shown.view, kingdom, seat)
        if chance.rival == shown.seat
    ]
    for chance, seat in sorted(found, key=lambda each: each[0].needed)[:MOST_REVOLTS]:
        leader = shown.words.name(LEADERS[chance.sphere], "gen")
        title = say(
            "a_revolt_against_your_leader",
            leader=leader,
            name=escaped(shown.words.seat(seat)),
            needed=chance.needed,
            icon=TEMPLE,
        )
        yield Chance("tigris-revolt", title)


def wars(content: Components, kingdom: Kingdom, shown: Shown) -> Iterator[Chance]:
    """What a tile between this kingdom and another would start."""
    for war in islice(wars_near(content, shown.view, kingdom), MOST_WARS):
        leaders = shown.words.name(LEADERS[war.sphere], "pl")
        sides = [f"{escaped(shown.words.seat(side.seat))} {side.supporters}" for side in (war.one, war.other)]
        title = say(
            "a_tile_on_square_starts_a_war",
            square=LABELS[war.square],
            leaders=leaders,
            sides=", ".join(sides),
        )
        yield Chance("tigris-war", title)


# How it looks


def icon_side() -> int:
    return sizes.measure.text(22, 28)


def typeset_chance(chance: Chance, width: float) -> tuple[Typeset, Typeset | None]:
    room = width - icon_side() - 4 * GAP
    title = typeset(chance.title, type_of(title_kind(chance)), room)
    return title, typeset(chance.text, type_of("choice consequence"), room) if chance.text else None


def title_kind(chance: Chance) -> str:
    return "choice title" if chance.text else "choice consequence"


def height_of(chance: Chance, width: float) -> float:
    title, text = typeset_chance(chance, width)
    return max(title.height + (text.height if text is not None else 0), icon_side()) + GAP * (2 if chance.text else 0)


def height_of_all(told: Sequence[Chance], width: float) -> float:
    heights = sum(height_of(chance, width) + GAP for chance in told)
    return type_of("choice title").leading + heights + 2 * padding()


def paint_chance(p: QPainter, rect: QRectF, chance: Chance, ratio: float) -> None:
    """A conflict on a card of its own, golden if it would begin now; the rest are lines."""
    if chance.text:
        ground = rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6)
        colours = palette()
        p.fillPath(
            ground, falling(rect, colours.chosen_top, colours.chosen_bottom) if chance.now else QColor(colours.choice)
        )
        p.strokePath(
            ground, QPen(QColor(colours.chosen_edge if chance.now else colours.choice_edge), 1.4 if chance.now else 1)
        )
    title, text = typeset_chance(chance, rect.width())
    side, top = icon_side(), rect.y() + (GAP if chance.text else 0)
    middle = top + title.height / 2 if chance.text else rect.center().y()
    draw_icon(p, chance.icon, QRectF(rect.x() + GAP, max(middle - side / 2, rect.y() + 2), side, side))
    at = QPointF(rect.x() + side + 2.5 * GAP, top if chance.text else middle - title.height / 2)
    draw_typeset(p, title, at, type_of(title_kind(chance)), palette().on_page_title, ratio)
    if text is not None:
        below = at + QPointF(0, title.height)
        draw_typeset(p, text, below, type_of("choice consequence"), palette().on_page_secondary, ratio)
