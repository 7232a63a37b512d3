"""Where everything lies on the table of Imperial Settlers. Pure: no Qt, no words."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.games.settlers.rules.alone.threat import in_danger
from imperium_desktop.games.settlers.rules.content import UNKNOWN, Components
from imperium_desktop.games.settlers.rules.empire import deal_good, deals_of
from imperium_desktop.games.settlers.rules.names import FACTIONS, Kind
from imperium_desktop.games.settlers.rules.state import NOBODY, VIRTUAL, Location, Player, State, Virtual
from imperium_desktop.games.settlers.scene.choices.panel import PROMPTED, ChoicePanel, on_panel
from imperium_desktop.games.settlers.scene.face_kinds import (
    AttackFace,
    BackFace,
    CardFace,
    DealFace,
    DiscardsFace,
    FactionFace,
    FoundationFace,
    LocationFace,
    PileFace,
)
from imperium_desktop.games.settlers.scene.plan import Plan, Rows
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.scenes.cards.covering import lay, lifted
from imperium_desktop.ui.scenes.cards.lines import thumbnails
from imperium_desktop.ui.scenes.cards.panel import lay_panel
from imperium_desktop.ui.stage.placement import BUTTON, COVERED, UNSEEN, Layout, Placement, Zone
from imperium_desktop.ui.theme.rect import Rect

ROW_OF: Final[dict[Kind, int]] = {
    "production": 0,
    "open_production": 0,
    "production_feature": 0,
    "feature": 1,
    "instant": 1,
    "action": 2,
}
FOUNDATIONS: Final = 2
"""Row of Foundations: they have no kind."""
SMALLER: Final = 0.8
"""The cards of the others, at most, to the own ones."""


def layout(
    content: Components,
    view: State,
    decision: Decision[Option] | None,
    seat: int,
    plan: Plan,
    area: int | None,
    choices: ChoicePanel | None,
) -> Layout:
    """`seat` looks: its hand lies in the tray, and its Empire at full size unless another's `area` is looked at."""
    placed: Layout = dict.fromkeys(PROMPTED, BUTTON)
    placed.update(not_yet(decision))
    shown = seat if area is None else area
    placed.update(empire(content, view, shown, plan))
    placed.update(board_deals(content, view, shown, plan))
    others = [other for other in range(len(view.players)) if other != shown]
    for other, panel in zip(others, plan.panels() if others else (), strict=True):
        placed.update(condensed(content, view, other, panel, plan))
    if view.virtual is not None:
        placed.update(alone(content, view.virtual, plan))
    placed.update(piles(view, shown, plan))
    if area is None:
        placed["spend_workers"] = Placement(*plan.wells()[0], z=2)
    else:
        placed["look/own"] = Placement(*plan.strip_end, z=2)
    placed.update(factions(view, plan))
    placed.update(tray(content, view, decision, seat, plan, choices, placed))
    if choices is not None and area is None:
        placed.update(drops(content, view, seat, plan, choices))
    return placed


def not_yet(decision: Decision[Option] | None) -> Iterator[tuple[str, Placement]]:
    """What belongs to a card comes to the panel when the card is touched."""
    for option in decision.options if decision is not None else ():
        yield from ((key, UNSEEN) for key in option.path if on_panel(key))


# Empires


def sides(content: Components, locations: Sequence[Location]) -> list[tuple[list[Location], list[Location]]]:
    """Locations by row: Faction and Common ones (§3.5)."""
    rows: list[tuple[list[Location], list[Location]]] = [([], []), ([], []), ([], [])]
    for location in locations:
        card = content.copies[location.card]
        rows[ROW_OF[card.kind]][0 if card.faction else 1].append(location)
    return rows


def rows_of(content: Components, player: Player) -> Rows:
    found = sides(content, player.locations)
    right = [len(common) for _, common in found]
    right[FOUNDATIONS] += len(player.foundations)
    return Rows(tuple(len(faction) for faction, _ in found), tuple(right))


def empire(content: Components, view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    danger = in_danger(content, view)
    places = plan.locations(rows_of(content, player))
    for number, (faction, common) in enumerate(sides(content, player.locations)):
        left, right = places[number]
        for locations, rects in ((faction, left), (common, right)):
            line = [
                location_at(content, location, rect, plan, threat=location.card in danger)
                for location, rect in zip(locations, rects, strict=False)
            ]
            if number == FOUNDATIONS and locations is common:
                line += foundations(content, player, seat, rects[len(common) :])
            yield from lay([item for item in line if item[1] is not UNSEEN])
            yield from (item for item in line if item[1] is UNSEEN)


def location_at(
    content: Components, location: Location, rect: Rect, plan: Plan, *, threat: bool = False
) -> tuple[str, Placement]:
    face = location_face(content, location, threat=threat)
    z = 1 + rect.x / 10000
    place = Placement(*rect, face, z=z, zone=Zone.BOARD, born=f"hand/{location.card}")
    return f"location/{location.card}", place if in_sight(rect, plan) else UNSEEN


def foundations(content: Components, player: Player, seat: int, rects: Sequence[Rect]) -> list[tuple[str, Placement]]:
    """One that was laid from a hand is known to its owner only."""
    found = []
    for number, (foundation, rect) in enumerate(zip(player.foundations, rects, strict=True)):
        hidden = foundation.card.startswith(UNKNOWN)
        name = f"{foundation.card}{seat}{number}" if hidden else foundation.card
        face = FoundationFace(content.copies[foundation.card].deck)
        found.append((f"foundation/{name}", Placement(*rect, face, z=1 + rect.x / 10000, zone=Zone.BOARD)))
    return found


def in_sight(rect: Rect, plan: Plan) -> bool:
    """True if a place is not zoomed out of the window."""
    window = plan.empire
    return plan.camera.zoom == 1 or (
        rect.right > window.x and rect.x < window.right and rect.bottom > window.y and rect.y < window.bottom
    )


def location_face(content: Components, location: Location, *, threat: bool = False) -> LocationFace:
    card = content.copies[location.card]
    return LocationFace(
        location.card,
        location.paid,
        defended=location.defense or card.guarded,
        samurai=location.samurai,
        blocked=location.blocked,
        banked=len(location.banked),
        taken_over=location.taken_over,
        traded=location.trader != NOBODY,
        threatened=threat,
        used=location.blocked or 0 < card.uses <= len(location.paid),
    )


def board_deals(content: Components, view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    cards = deals_of(view, seat)
    for card, rect in zip(cards, plan.deals(len(cards)), strict=False):
        yield f"deal/{card}", deal_at(content, view, seat, card, rect)


def deal_at(content: Components, view: State, seat: int, card: str, rect: Rect) -> Placement:
    """A Trade Route shows that its card lies elsewhere (§9.4.4)."""
    face = DealFace(card, deal_good(content, card), route=card not in view.players[seat].deals)
    return Placement(*rect, face, z=2, born=f"hand/{card}")


# The others, condensed


def condensed(content: Components, view: State, seat: int, panel: Rect, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    yield f"seat/{seat}", Placement(*panel, z=0.5)
    yield f"look/{seat}", Placement(*plan.panel_head(panel), z=0.6)
    rows = sides(content, player.locations)
    ordered = [location for side in (0, 1) for row in rows for location in row[side]]
    cards = deals_of(view, seat)
    room = plan.panel_cards(panel, len(cards))
    rects = thumbnails(room, len(ordered) + len(player.foundations), widest=plan.card[0] * SMALLER)
    small = [
        (
            f"location/{location.card}",
            Placement(*rect, location_face(content, location), z=1 + rect.x / 10000, born=f"hand/{location.card}"),
        )
        for location, rect in zip(ordered, rects, strict=False)
    ]
    small += foundations(content, player, seat, rects[len(ordered) :])
    for top in {rect.y for rect in rects}:
        yield from lay([(key, place._replace(zone=Zone.TABLE)) for key, place in small if place.y == top])
    for card, rect in zip(cards, plan.panel_deals(panel, len(cards)), strict=True):
        yield f"deal/{card}", deal_at(content, view, seat, card, rect)


def alone(content: Components, virtual: Virtual, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """§11 The Attack cards, the virtual player's Locations and his Collection."""
    deck, *line = plan.attacks(len(virtual.deals))
    yield "pile/attack", Placement(*deck, PileFace("attack", len(virtual.attacks)), z=1)
    queue = [
        (f"deal/{card}", Placement(*rect, AttackFace(content.attacks[card], number), z=1 + rect.x / 10000))
        for number, (card, rect) in enumerate(zip(virtual.deals, line, strict=True), 1)
    ]
    for top in dict.fromkeys(place.y for _, place in queue[1:]):
        yield from lay([(key, place) for key, place in queue[1:] if place.y == top])
    yield from queue[:1]
    *cards, pile = plan.strangers(len(virtual.locations))
    for location, rect in zip(virtual.locations, cards, strict=True):
        place = Placement(*rect, location_face(content, location), z=1 + rect.x / 10000, born=f"row/{location.card}")
        yield f"location/{location.card}", place
    yield f"seat/{VIRTUAL}", Placement(*plan.column, z=0.5)
    yield "pile/collection", Placement(*pile, PileFace("collection", len(virtual.collection)), z=1)


def piles(view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    player = view.players[seat]
    if player.faction is None:
        return
    common, faction, discards = plan.tray.piles()
    yield "deck/common", Placement(*common, PileFace("common", len(view.common)), z=1)
    yield "deck/faction", Placement(*faction, PileFace(player.faction, len(player.deck)), z=1)
    top = view.discards[-1] if view.discards else ""
    yield "pile/discards", Placement(*discards, DiscardsFace(len(view.discards), top), z=1)


# The tray


def tray(
    content: Components,
    view: State,
    decision: Decision[Option] | None,
    seat: int,
    plan: Plan,
    choices: ChoicePanel | None,
    placed: Layout,
) -> Iterator[tuple[str, Placement]]:
    """The hand, cards to choose from, and the panel beside the card that it is about."""
    player, open_ = view.players[seat], open_cards(view, decision, seat)
    cards = (*player.hand, *player.aside)
    drafted = draft_of(content, view, seat, plan)
    lines = len(choices.lines) if choices is not None else 0
    about = choices.about if choices is not None else ""
    opened = cards.index(about) if about in cards else None
    on_table = placed.get(f"{COVERED}location/{about}", placed.get(f"location/{about}", UNSEEN))
    beside = opened is None and on_table is not UNSEEN
    laid = plan.tray.hand(len(cards), 0 if drafted else len(open_), opened, 0 if beside else lines)
    found = dict(lay(tray_cards(content, "hand", cards, laid.cards)))
    yield from found.items()
    if opened is not None:
        yield from lifted(found, f"hand/{about}")
    rects = plan.drafted(drafted, len(open_)) if drafted else plan.tray.open_cards(len(open_))
    row = tray_cards(content, "row", open_, rects)
    yield from lay([(key, place._replace(zone=Zone.TABLE)) for key, place in row] if drafted else row)
    if choices is not None:
        cards_there = [Rect(*place[:4]) for place in placed.values() if place.face and place is not on_table]
        card = Rect(*on_table[:4])
        area = plan.areas.table.inset(plan.gap)
        panel = plan.tray.panel_beside(card, lines, area, cards_there) if beside else laid.panel
        assert panel is not None
        yield from lay_panel([line.key for line in choices.lines], panel, plan.tray, foot=plan.foot(choices))


def tray_cards(
    content: Components, zone: str, cards: Sequence[str], rects: Sequence[Rect]
) -> list[tuple[str, Placement]]:
    """Cards that are hidden have backs and numbers instead of names."""
    found = []
    for number, (card, rect) in enumerate(zip(cards, rects, strict=True), 1):
        known = card in content.nouns
        face = CardFace(card) if known else BackFace(content.copies[card].deck)
        born = f"row/{card}" if zone == "hand" else "deck/common"
        place = Placement(*rect, face, z=2 + rect.x / 10000, zone=Zone.TRAY, born=born)
        found.append((f"{zone}/{card}" if known else f"{zone}/{card}{number}", place))
    return found


def open_cards(view: State, decision: Decision[Option] | None, seat: int) -> tuple[str, ...]:
    """The row of the Lookout for all to see, or the cards that this seat chooses from."""
    if view.row:
        return view.row
    held = view.players[seat].held
    asked = decision is not None and decision.seat == seat
    return held if asked or view.phase == "drafts" else ()


def draft_of(content: Components, view: State, seat: int, plan: Plan) -> Rect | None:
    """Where the row of the Lookout lies, over the Empire for all to see; None: on the shelf beside the hand."""
    if not view.row or view.players[seat].faction is None:
        return None
    places = plan.locations(rows_of(content, view.players[seat]))
    return plan.draft(len(view.row), [rect for sides_ in places for side in sides_ for rect in side])


def factions(view: State, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Factions to choose from, as long as not everybody has one (§4.1)."""
    if view.phase != "factions":
        return
    taken = {player.faction for player in view.players}
    for faction, rect in zip(FACTIONS, plan.factions(len(FACTIONS)), strict=True):
        yield f"faction/{faction}", Placement(*rect, FactionFace(faction, faction in taken), z=9)


# Where a card of the hand can be dropped


def drops(
    content: Components, view: State, seat: int, plan: Plan, choices: ChoicePanel
) -> Iterator[tuple[str, Placement]]:
    """Places to drop a card at, only for what can be done with it.

    The Empire builds, the board signs a Deal, the discards raze.
    """
    if choices.zone != "hand":
        return
    player, discards = view.players[seat], plan.tray.piles()[-1]
    places = {
        "build": (plan.empire, slot(content, player, choices.card, plan)),
        "play": (plan.empire, None),
        "deal": (plan.strip, plan.deals(len(deals_of(view, seat)))[-1]),
        "raze": (discards.inset(-plan.tray.pad), discards),
    }
    for line in choices.lines:
        if line.refused is None and line.key in places:
            whole, spot = places[line.key]
            yield f"drop/{line.key}", Placement(*whole, z=1, zone=Zone.DROP)
            if spot is not None:
                yield f"slot/{line.key}", Placement(*spot, z=3)


def slot(content: Components, player: Player, card_id: str, plan: Plan) -> Rect | None:
    """Where the card would stand, at the outer end of its row."""
    card = content.copies[card_id]
    row, side = ROW_OF[card.kind], 0 if card.faction else 1
    rows = [list(counts) for counts in rows_of(content, player)]
    rows[side][row] += 1
    place = plan.locations(Rows(tuple(rows[0]), tuple(rows[1])))[row][side][-1]
    return place if in_sight(place, plan) else None
