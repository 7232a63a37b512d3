"""Where everything lies on the table of Hadrian's Wall. Pure: no Qt, no words."""

from collections.abc import Iterator
from functools import lru_cache

from imperium_desktop.games.hadrian.rules.content import UNKNOWN, Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, COHORTS, WORKERS
from imperium_desktop.games.hadrian.rules.options import prospect_of
from imperium_desktop.games.hadrian.rules.scoring import MEASURES, path_points
from imperium_desktop.games.hadrian.rules.state import NO_DIPLOMAT, Player, State
from imperium_desktop.games.hadrian.scene.attack.fought import Attack
from imperium_desktop.games.hadrian.scene.attack.plan import AttackPlan
from imperium_desktop.games.hadrian.scene.face_kinds import (
    AttackFace,
    CardFace,
    FateFace,
    PathFace,
    ProspectFace,
)
from imperium_desktop.games.hadrian.scene.plan import AHEAD, EDGE, Frame, Plan, grown
from imperium_desktop.games.hadrian.scene.scouting import card_of, picture_of, placed
from imperium_desktop.games.hadrian.scene.sheets.geometry import LEFT, RIGHT, Spot, serves, spots
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.scenes.protocol.outcome import AGAIN, STEP
from imperium_desktop.ui.stage.areas import plaques_in
from imperium_desktop.ui.stage.placement import BUTTON, UNSEEN, Layout, Placement, Zone

AREAS = ("cohort", "attribute", "favour")
"""Elements with boxes on them."""
ACCEPT = "accept"
"""The button under an attack; it means that no more Favours are used."""


def layout(
    content: Components,
    view: State,
    decision: Decision[Option] | None,
    seat: int,
    plan: Plan,
    fought: Attack | None = None,
) -> Layout:
    """`seat` looks: its workers and cards are shown, with its sheets or, instead of them, an attack."""
    placed_: Layout = {}
    own = plan.sight.seat in (None, seat)
    if own and fought is not None:
        placed_.update((key, UNSEEN) for key in spots(content))
    else:
        placed_.update(printed(content, plan) if own else away(content, plan))
    placed_.update(nowhere(content))
    if fought is None:
        placed_.update(places(content, view, plan, own))
    placed_.update(looks(view, plan, sheets=fought is None or not own))
    placed_.update(tray(content, view, seat, plan))
    placed_.update((name, BUTTON) for name in ("end_year", "done"))
    placed_.update((f"switch_seat/{other}", BUTTON) for other in range(len(view.players)))
    if own and fought is None and plan.focus and plan.sight.sheet == RIGHT:
        placed_.update(served(view.players[seat], plan))
    if own and fought is None:
        placed_.update(tracks(content, plan))
    if fought is not None:
        placed_.update(attack(fought, AttackPlan(plan.areas), own))
    if decision is not None and decision.kind == "hadrian.choose_path":
        placed_.update(drawn(view.players[seat], plan))
    return placed_


# On the sheets

KEPT = 6
_printed: dict[tuple[int, Frame], Layout] = {}


def printed(content: Components, plan: Plan) -> Layout:
    """The sheets stay where they are, so their hundreds of boxes are laid out once for each way of looking."""
    wanted = id(content), plan.frame
    if wanted not in _printed:
        if len(_printed) >= KEPT:
            _printed.clear()
        _printed[wanted] = dict(sheets(content, plan))
    return _printed[wanted]


def sheets(content: Components, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Elements on the large sheet, or, when out of sight, on a thumbnail."""
    for key, spot in spots(content).items():
        yield key, on_sheet(Key.of(key).zone, spot, plan)


def served(player: Player, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """The cohorts in the row of the next Diplomat, while the left sheet is out of sight."""
    next_row = min(len(COHORTS) - player.diplomats.count(NO_DIPLOMAT), len(COHORTS) - 1)
    for number, cohort in enumerate(COHORTS):
        yield f"cohort/{cohort}", on_sheet("cohort", Spot(RIGHT, serves(next_row, number)), plan)


def tracks(content: Components, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """The attributes below the sheets, as far as they are not in sight on the large one."""
    for name, rect in zip(ATTRIBUTES, plan.tracks, strict=False):
        spot = spots(content)[f"attribute/{name}"]
        if plan.large(spot.sheet, spot.rect) is None:
            yield f"attribute/{name}", Placement(*rect, z=6)


def on_sheet(zone: str, spot: Spot, plan: Plan) -> Placement:
    z = 1.0 if zone in AREAS else 2.0
    found = plan.large(spot.sheet, spot.rect)
    if found is not None:
        return Placement(*grown(found, EDGE), z=z, zone=Zone.BOARD, round=spot.round)
    small = plan.in_sight(spot.sheet, spot.rect)
    return Placement(*grown(small, EDGE - 1), z=z, zone=Zone.TABLE) if small is not None else UNSEEN


def away(content: Components, plan: Plan) -> Iterator[tuple[str, Placement]]:
    """Elements while another seat's sheets are looked at: nothing of the own can be touched."""
    for key in spots(content):
        yield key, UNSEEN
    sheets, ribbon = plan.window, plan.ribbon
    yield "sheet/own", Placement(*ribbon[:3], sheets.bottom - ribbon.y, z=4, zone=Zone.TABLE)


@lru_cache(maxsize=4)
def nowhere(content: Components) -> Layout:
    return {f"place/{mask}": UNSEEN for mask in content.all_placements}


def places(content: Components, view: State, plan: Plan, own: bool) -> Iterator[tuple[str, Placement]]:
    """A pattern lies where it is held over the map; as it is not turned now it lies nowhere."""
    if not own:
        return
    cards = [card_of(view, f"prospect/{seat}") for seat in range(len(view.players))]
    for card in {*cards, *view.neutrals} - {""}:
        for mask, (row, column) in placed(picture_of(content, card), plan.sight) if card != UNKNOWN else ():
            spot = spots(content)[f"map/{row + 1}/{column + 1}"]
            yield f"place/{mask}", on_sheet("place", spot, plan)._replace(z=3.0)


def looks(view: State, plan: Plan, sheets: bool) -> Iterator[tuple[str, Placement]]:
    """Elements that only change how the table is looked at; an attack hides the sheets."""
    for sheet in plan.thumbs if sheets else ():
        yield f"sheet/{sheet}", Placement(*plan.thumb(sheet), z=0.5)
    if sheets and plan.focus and (plan.more_below or plan.more_above):
        yield "sheet/more", Placement(*plan.more, z=5)
    if len(view.players) > 1:
        for seat, plaque in enumerate(plaques_in(plan.areas.strip, len(view.players))):
            yield f"look/{seat}", Placement(*plaque, z=1)


# In the tray


def tray(content: Components, view: State, seat: int, plan: Plan) -> Iterator[tuple[str, Placement]]:
    for name, well in zip((*WORKERS, "resource"), plan.wells(), strict=True):
        yield f"worker/{name}", Placement(*well, z=1, zone=Zone.TRAY)
    shown = prospects_shown(view, seat)
    cards = plan.prospects(len(shown) + 1)
    for (key, card), rect in zip(shown, cards, strict=False):
        yield key, Placement(*rect, prospect_face(view, seat, key, card), z=2, zone=Zone.TRAY)
    yield "fate", Placement(*cards[-1], FateFace(len(view.fate)), z=2, zone=Zone.TRAY)
    player = view.players[seat]
    for year, (card, rect) in enumerate(zip(player.paths, plan.paths(len(player.paths), len(cards)), strict=True), 1):
        yield f"path/{year}", Placement(*rect, path_face(content, player, card, year), z=2, zone=Zone.TRAY)


def prospects_shown(view: State, seat: int) -> list[tuple[str, str]]:
    """The own card, those of the neighbours, the neutral ones; none while this Year's are not turned yet."""
    if view.phase in ("year", "paths", "reveal"):
        return []
    seats = [seat, *view.neighbours(seat)]
    found = [(f"prospect/{other}", card_of(view, f"prospect/{other}")) for other in seats]
    found += [(f"prospect/N{number}", card) for number, card in enumerate(view.neutrals, 1)]
    return [(key, card) for key, card in found if card and card != UNKNOWN]


def prospect_face(view: State, seat: int, key: str, card: str) -> ProspectFace:
    owner, neutral = prospect_of(key)
    if neutral:
        return ProspectFace(card, "neutral", len(view.stakes[neutral - 1]) if view.stakes else 0)
    if owner == seat:
        return ProspectFace(card, "own")
    left, *others = view.neighbours(seat)
    if not others:
        return ProspectFace(card, "neighbour")
    return ProspectFace(card, "left" if owner == left else "right")


def path_face(content: Components, player: Player, card: str, year: int) -> PathFace:
    reached = MEASURES[content.paths[card].measure](content, player)
    return PathFace(card, year, reached, path_points(content, player, card))


# Over the table


def drawn(player: Player, plan: Plan) -> Iterator[tuple[str, Placement]]:
    cards = [card for card in player.drawn if card != UNKNOWN]
    for card, rect in zip(cards, plan.drawn(len(cards)), strict=True):
        yield f"card/{card}", Placement(*rect, CardFace(card), z=9, zone=Zone.TABLE)


def attack(fought: Attack, plan: AttackPlan, own: bool) -> Iterator[tuple[str, Placement]]:
    """Cards at the places of their cohorts, each from its number above; Favours and buttons in the band (§8.3)."""
    for number, (card, rect) in enumerate(zip(fought.cards, plan.cards(fought), strict=True), 1):
        place = Placement(*rect, attack_face(fought, number), z=9 + number / 100, born=f"{STEP}{number}")
        yield f"attack/{number}", place if own and card.come else UNSEEN
    for favours, row in zip(fought.favours, plan.favours(len(fought.favours)), strict=True):
        yield favours.key, Placement(*plan.favour(row), z=9, round=True) if own else UNSEEN
    if fought.seen and own:
        yield ACCEPT, Placement(*plan.accept, z=9)
        yield AGAIN, Placement(*plan.again, z=9)
    elif own:
        for number, rect in enumerate(plan.numbers(len(fought.cards)), 1):
            yield f"{STEP}{number}", Placement(*rect, z=9)


def attack_face(fought: Attack, number: int) -> AttackFace:
    card = fought.cards[number - 1]
    ignored = card.settled and card.defence == "ignored"
    return AttackFace(number, COHORTS[card.cohort], ignored, card.extra, newest=number == fought.newest)


def sheet_of(content: Components, key: str) -> str:
    """The sheet on which an element is printed or lies; empty if it is elsewhere."""
    spot = spots(content).get(key)
    if spot is not None:
        return spot.sheet
    return RIGHT if Key.of(key).zone == "place" else ""


def best_view(content: Components, decision: Decision[Option], plan: Plan) -> tuple[str, float] | None:
    """The sheet with most of what can be touched, rolled to where most of it is seen; None: it need not be turned."""
    if not plan.focus or plan.zoomed:
        return None
    lit = lit_on(content, decision)
    large = plan.sight.sheet
    other = RIGHT if large == LEFT else LEFT
    turns = lit[other] >= lit[large] + AHEAD or (lit[other] > 0 and not lit[large])
    sheet = other if turns else large
    keys = {option.path[0] for option in decision.options if option.path}
    spots_ = [spots(content)[key].rect for key in keys if key in spots(content) and spots(content)[key].sheet == sheet]
    return sheet, plan.best_scroll(spots_, 0.0 if turns else plan.sight.scroll)


def lit_on(content: Components, decision: Decision[Option] | None) -> dict[str, int]:
    """How many elements of each sheet begin an option."""
    keys = {option.path[0] for option in decision.options if option.path} if decision is not None else set()
    return {sheet: sum(sheet_of(content, key) == sheet for key in keys) for sheet in (LEFT, RIGHT)}
