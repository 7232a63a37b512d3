"""A position as data, for lessons, examples and pictures, and how it is laid on the table.

What is not said is as at the start of a game, but for what must stand there: a building whose boxes are used, the
smaller ones before it, the granary behind which boxes are filled. Cards that are not named are dealt in their order.
"""

from collections.abc import Iterable
from typing import Literal

import msgspec

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import COHORTS, ITEMS, PLACE_OF, TEMPLES, CohortName, ItemName
from imperium_desktop.games.hadrian.rules.setup import new_table
from imperium_desktop.games.hadrian.rules.sheets.boxes import Sheets
from imperium_desktop.games.hadrian.rules.sheets.cells import CELLS, mask_of
from imperium_desktop.games.hadrian.rules.state import EMPTY, HadrianSetup, Player, State, replaced
from imperium_desktop.games.hadrian.rules.year import CARDS_DRAWN
from imperium_desktop.rules.chance import Chance


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One player's sheets, board and cards."""

    board: dict[ItemName, int] = {}
    tracks: dict[str, int] = {}
    """Boxes filled, keyed "fort", "renown", "traders", "left", "temples"."""
    built: tuple[str, ...] = ()
    """Buildings and landmarks."""
    training: str = ""
    """Years by box, "1.2"; empty boxes at the end may be left out. So for the others."""
    forum: str = ""
    theatre: str = ""
    baths: str = ""
    courthouse: str = ""
    market: str = ""
    """Goods by hex."""
    trained: tuple[int, int] = (0, 0)
    """Circled boxes of the red and the blue gladiator."""
    wounds: tuple[int, int] = (0, 0)
    fought: tuple[str, str] = ("", "")
    map: str = ""
    """Cells, "A1 B1"."""
    diplomats: dict[CohortName, int] = {}
    """Favours left."""
    temple_favours: int = 0
    disdain: int = 0
    pardoned: int = 0
    paths: tuple[str, ...] = ()
    """Cards chosen as Paths, one for each Year from the first."""
    prospect: str = ""
    """This Year's."""
    drawn: tuple[str, ...] = ()
    """Cards drawn to choose from, while Paths are chosen."""
    finished: bool = False


class Position(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seats: tuple[Seat, ...] = (Seat(),)
    year: int = 1
    active: int | None = None
    """None: who begins in this Year."""
    phase: Literal["year", "paths", "actions", "attack"] = "actions"
    fate: tuple[int, ...] = ()
    """The next cards of the Fate deck."""
    neutrals: tuple[str, ...] = ()
    variants: dict[str, str | int] = {}


def setup_of(position: Position) -> HadrianSetup:
    """The set-up of a match that begins here; a wrong variant is a ValueError."""
    return msgspec.convert({**position.variants, "seats": len(position.seats)}, HadrianSetup)


def lay_out(content: Components, position: Position) -> State:
    """The position on the table. An impossible one is a ValueError that says why."""
    state = new_table(content, setup_of(position), Chance(0))
    if not 1 <= position.year <= len(content.box.years):
        raise ValueError(f"there is no Year {position.year}")
    state.year, state.phase = position.year, position.phase
    state.waiting = len(state.players)
    state.active = state.first if position.active is None else position.active
    if not 0 <= state.active < len(state.players):
        raise ValueError(f"there is no seat {state.active}")
    for player, seat in zip(state.players, position.seats, strict=True):
        fill_sheets(content, state, player, seat)
        deal(content, state, player, seat)
    turn_neutrals(content, state, position)
    stack_fate(content, state, position)
    return state


# Sheets


def fill_sheets(content: Components, state: State, player: Player, seat: Seat) -> None:
    sheets = content.sheets(state.setup.fort)
    for item, count in seat.board.items():
        player.board[ITEMS.index(item)] = count
    for track, count in seat.tracks.items():
        if track not in PLACE_OF or not 0 <= count <= len(sheets.tracks[PLACE_OF[track]]):
            raise ValueError(f"{track} {count}: there is no such track, or it is not that long")
        player.filled[PLACE_OF[track]] = count
    for area in ("training", "forum", "theatre", "baths", "courthouse", "market"):
        setattr(player, area, marks_in(area, getattr(seat, area), len(getattr(player, area))))
    player.trained, player.wounds, player.fought = seat.trained, seat.wounds, seat.fought
    if unknown := set(seat.map.split()) - set(CELLS):
        raise ValueError(f"there is no cell {' '.join(sorted(unknown))}")
    player.map = mask_of(seat.map.split())
    for cohort, favours in seat.diplomats.items():
        player.diplomats = replaced(player.diplomats, COHORTS.index(cohort), favours)
    player.temple_favours = seat.temple_favours
    player.disdain, player.pardoned = seat.disdain, seat.pardoned
    player.finished = seat.finished
    for building in (*seat.built, *implied(sheets, player, seat)):
        build(content, sheets, player, building)


def marks_in(area: str, marks: str, size: int) -> str:
    if len(marks) > size or set(marks) - set(f"{EMPTY}123456"):
        raise ValueError(f"{area} {marks!r}: needs at most {size} signs, numbers from 1 to 6 or {EMPTY!r}")
    return marks.ljust(size, EMPTY)


def build(content: Components, sheets: Sheets, player: Player, building: str) -> None:
    """Fill a building in, with the smaller ones before it."""
    place = sheets.building_places.get(building, sheets.landmark_places.get(building))
    if place is None:
        raise ValueError(f"there is no building {building!r}")
    player.filled[place] = 1
    if building in content.buildings and content.buildings[building].after:
        build(content, sheets, player, content.buildings[building].after)


def implied(sheets: Sheets, player: Player, seat: Seat) -> Iterable[str]:
    """What must stand, for what is filled to be there."""
    for area in ("theatre", "baths", "courthouse", "market"):
        if getattr(seat, area).strip(EMPTY):
            yield area
    if any(seat.trained):
        yield "ludus"
    for track in ("mining", "guard", "cippi", "wall", "fort"):
        yield from buildings_before(sheets, player, PLACE_OF[track])
    yield from buildings_before(sheets, player, TEMPLES)


def buildings_before(sheets: Sheets, player: Player, place: int) -> Iterable[str]:
    for box in sheets.tracks[place][: player.filled[place]]:
        yield from (need.name for need in box.needs if need.code in ("granary_locked", "not_built"))


# Cards


def deal(content: Components, state: State, player: Player, seat: Seat) -> None:
    """Paths and Prospects of all Years so far."""
    past = state.year - 1 if state.phase in ("year", "paths") else state.year
    for card in (*seat.paths, seat.prospect, *seat.drawn):
        if card and card not in content.cards:
            raise ValueError(f"there is no card {card!r}")
    if len(seat.paths) > past:
        raise ValueError(f"{len(seat.paths)} paths after {past} Years")
    named = {*seat.paths, seat.prospect, *seat.drawn}
    rest = [card for card in content.cards if card not in named]
    prospect = (seat.prospect,) if seat.prospect else ()
    paths = (*seat.paths, *(rest.pop() for _ in range(past - len(seat.paths))))
    prospects = (*(rest.pop() for _ in range(past - len(prospect))), *prospect)
    player.paths, player.prospects = paths, prospects
    if state.phase == "paths":
        player.drawn = seat.drawn or tuple(rest.pop(0) for _ in range(CARDS_DRAWN))
        player.deck = tuple(rest)
    else:
        player.deck = (*seat.drawn, *rest)


def turn_neutrals(content: Components, state: State, position: Position) -> None:
    if not state.neutral_deck:
        return
    count = content.neutral_cards(state.setup)
    past = position.year - 1
    now = position.neutrals
    rest = [card for card in content.cards if card not in now]
    state.neutral_discards = tuple(rest.pop() for _ in range(past * count))
    if state.phase in ("actions", "attack"):
        state.neutrals = (*now, *(rest.pop() for _ in range(count - len(now))))
        state.stakes = ((),) * count
        state.neutral_deck = tuple(rest)
    else:
        state.neutral_deck = (*now, *rest)


def stack_fate(content: Components, state: State, position: Position) -> None:
    """One card has been turned for every Year, also for this one once it has begun."""
    cards = [card for card in range(1, len(content.fate)) if card not in position.fate]
    if unknown := set(position.fate) - set(range(1, len(content.fate))):
        raise ValueError(f"there is no fate card {', '.join(map(str, sorted(unknown)))}")
    turned = position.year - (position.phase == "year")
    state.fate_discards = tuple(cards[:turned])
    state.fate = (*position.fate, *cards[turned:])
