"""What a player has written on the sheets so far, and which boxes are closed. Pure: no Qt, no words."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple, TypeAlias

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.legal import is_open, scouts_sent
from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    CITIZENS,
    COHORTS,
    GLADIATORS,
    PLACE_OF,
    PRODUCTION,
    TRACKS,
)
from imperium_desktop.games.hadrian.rules.scoring import path_total, penalty, temples_filled, total
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box, Sheets
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.games.hadrian.rules.state import EMPTY, NO_DIPLOMAT, Player, State
from imperium_desktop.games.hadrian.scene.event_order import diplomats_sent
from imperium_desktop.games.hadrian.scene.sheets.geometry import (
    LEFT,
    RIGHT,
    SCORING,
    Spot,
    attribute_row,
    brought,
    citizen_panel,
    favour_box,
    serves,
    spots,
)
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.theme.rect import Rect

Kind: TypeAlias = Literal["fill", "cross", "ring", "year", "good", "veil", "value", "count", "opens", "points", "note"]


class Mark(NamedTuple):
    sheet: str
    rect: Rect
    kind: Kind
    text: str = ""
    small: tuple[str, ...] = ()
    """More facts, for marks that are written in words."""
    flags: tuple[tuple[int, str], ...] = ()
    """The next boxes of a citizen track that open something, with what that is."""

    @property
    def written(self) -> bool:
        """True of a mark made by hand, which is seen being written."""
        return self.kind in ("fill", "cross", "ring", "year", "good")


Marks = dict[str, Mark]


def marks_of(content: Components, view: State, seat: int, told: Sequence[Event] = ()) -> Marks:
    """What happened is `told` where the table does not show it: which Diplomat was sent first."""
    player, found = view.players[seat], spots(content)
    marks: Marks = dict(closed(content, view, player))
    for key, kind, text in (*tracks(content, player), *dated(player), *right_sheet(content, player)):
        spot = found[key]
        marks[f"{kind}/{key}"] = Mark(spot.sheet, spot.rect, kind, text)
    marks.update(buildings(content, player))
    marks.update(favours(content, player, diplomats_sent(told, player, seat)))
    marks.update(numbers(content, player))
    return marks


Written: TypeAlias = tuple[str, Kind, str]


def tracks(content: Components, player: Player) -> Iterator[Written]:
    """Boxes that are filled in order."""
    boxes = content.printed.tracks
    for place, name in enumerate(TRACKS):
        done = player.filled[place]
        first = content.box.left.production.printed if place == PRODUCTION else 0
        for box in boxes[place][first:done]:
            yield box.key, "cross" if name == "production" else "fill", ""
    for number in range(1, scouts_sent(player) + 1):
        yield f"box/scouts/{number}", "fill", ""
    for number in range(1, 1 + len(player.diplomats) - player.diplomats.count(NO_DIPLOMAT)):
        yield f"box/diplomats/{number}", "fill", ""


def dated(player: Player) -> Iterator[Written]:
    """Boxes that carry the Year in which they were used (§5.5)."""
    for name in ("training", "forum", "theatre", "baths", "courthouse"):
        for number, year in enumerate(getattr(player, name), 1):
            if year != EMPTY:
                yield f"box/{name}/{number}", "year", year
    for number, good in enumerate(player.market, 1):
        if good != EMPTY:
            yield f"box/market/{number}", "good", good


def right_sheet(content: Components, player: Player) -> Iterator[Written]:
    for place, gladiator in enumerate(GLADIATORS):
        for number in range(1, player.trained[place] + 1):
            yield f"box/{gladiator}/{number}", "ring", ""
        for number in range(1, player.wounds[place] + 1):
            yield f"box/{gladiator}/{number}", "cross", ""
    for row in range(MAP_ROWS):
        for column in range(MAP_COLUMNS):
            if player.map >> (MAP_COLUMNS * row + column) & 1:
                yield f"map/{row + 1}/{column + 1}", "fill", ""
    for number in range(1, min(player.disdain, content.box.left.disdain.boxes) + 1):
        yield f"box/disdain/{number}", "ring", ""
    for number in range(1, min(player.pardoned, content.box.left.disdain.boxes) + 1):
        yield f"box/disdain/{number}", "cross", ""


def buildings(content: Components, player: Player) -> Iterator[tuple[str, Mark]]:
    sheets, found = content.printed, spots(content)
    for places, zone in ((sheets.building_places, "building"), (sheets.landmark_places, "landmark")):
        for name, place in places.items():
            if player.filled[place]:
                spot = found[f"{zone}/{name}"]
                bare = zone == "building" and content.buildings[name].area == "granaries"
                kind: Kind = "cross" if bare else "fill"
                yield f"{kind}/{zone}/{name}", Mark(spot.sheet, brought(content, name), kind)


def favours(content: Components, player: Player, served: Sequence[int]) -> Iterator[tuple[str, Mark]]:
    """The cohort that each Diplomat serves, his used Favours, and how many the Temples have left."""
    found = spots(content)
    for row, cohort in enumerate(served):
        name, left = COHORTS[cohort], player.diplomats[cohort]
        yield f"ring/favour/{name}", Mark(RIGHT, serves(row, cohort), "ring")
        for number in range(content.box.right.diplomats.favours - left):
            yield f"cross/favour/{name}/{number}", Mark(RIGHT, favour_box(row, number), "cross")
    if temples_filled(content, player):
        yield "note/temple", Mark(RIGHT, found["favour/temple"].rect, "note", str(player.temple_favours))
    for place, gladiator in enumerate(GLADIATORS):
        if player.fought[place]:
            helmet = found[f"gladiator/{gladiator}"].rect
            rect = Rect(helmet.x - 2, helmet.bottom, helmet.width + 4, 18)
            yield f"year/gladiator/{gladiator}", Mark(RIGHT, rect, "year", " ".join(player.fought[place]))


def closed(content: Components, view: State, player: Player) -> Iterator[tuple[str, Mark]]:
    """Boxes behind a granary, a flag or a building that does not stand yet."""
    found, sheets = spots(content), content.sheets(view.setup.fort)
    for key, box in sheets.boxes.items():
        if key in found and not is_open(box, player, view.year) and not done(sheets, player, box):
            spot: Spot = found[key]
            yield f"veil/{key}", Mark(spot.sheet, spot.rect, "veil", key)


def done(sheets: Sheets, player: Player, box: Box) -> bool:
    """Filled in its order, or built; the three Temples are one track (§7.6)."""
    level = sheets.tracks[box.place].index(box) if box.zone == "box" and box.place >= 0 else 0
    return box.place >= 0 and player.filled[box.place] > level


# Numbers that are reckoned from the rest


def numbers(content: Components, player: Player) -> Iterator[tuple[str, Mark]]:
    left, right = content.box.left, content.box.right
    for row, attribute in enumerate(ATTRIBUTES):
        strip = attribute_row(left, row)
        value = str(player.filled[PLACE_OF[attribute]])
        yield f"value/{attribute}", Mark(LEFT, Rect(strip.right - 34, strip.y, 32, strip.height), "value", value)
    for track in CITIZENS:
        side, filled = citizen_panel(right, track), player.filled[PLACE_OF[track]]
        boxes = getattr(right.citizens, track).boxes
        count = f"{filled} / {len(boxes)}"
        yield f"count/{track}", Mark(RIGHT, Rect(side.x + 49, side.y + 26, 90, 18), "count", count)
        ahead = [(n, box.unlocks) for n, box in enumerate(boxes, 1) if box.unlocks and n > filled]
        flags = tuple(ahead[:2])
        if flags:
            rect = Rect(side.x + 4, side.y + 91, side.width - 8, 17 * len(flags))
            yield f"opens/{track}", Mark(RIGHT, rect, "opens", track, flags=flags)
    points = (*(player.filled[PLACE_OF[name]] for name in ATTRIBUTES), path_total(content, player))
    sums = (*points, -penalty(content, player), total(content, player))
    yield "points", Mark(LEFT, SCORING, "points", "", tuple(map(str, sums)))
