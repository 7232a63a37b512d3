"""Where every box is printed on its sheet. Pure: no Qt, no words.

In units of a sheet 748 wide; areas come from the content files in shares of the sheet.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.rules.components import Area, LeftSheet, RightSheet, Track
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import ATTRIBUTES, CITIZENS, COHORTS, GLADIATORS, SIZES, CitizenName
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS
from imperium_desktop.ui.theme.rect import Rect

WIDTH: Final = 748.0
HEIGHT: Final = 815.0
LEFT, RIGHT = "left", "right"
SHEETS: Final = (LEFT, RIGHT)

SECTION_EDGES: Final = (0.10, 0.394, 0.69, 0.985)
COLUMNS: Final = 11
COHORT_STEP: Final = 243.0
ATTRIBUTE_LEFT, ATTRIBUTE_STEP = 127.0, 23.1
CITIZEN_LEFT, CITIZEN_STEP = 13.0, 18.95
HEX: Final = 17.0
DISDAIN: Final = Rect(11, 724, 389, 80)
SCORING: Final = Rect(411, 724, 327, 80)


class Spot(NamedTuple):
    """An element on a sheet."""

    sheet: str
    rect: Rect
    round: bool = False


Spots = dict[str, Spot]


def area(shares: Area) -> Rect:
    x, y, width, height = shares
    return Rect(x * WIDTH, y * HEIGHT, width * WIDTH, height * HEIGHT)


@lru_cache(maxsize=4)
def spots(content: Components) -> Spots:
    """Everything that can be touched or written on, by its key."""
    found: Spots = {}
    found.update((key, Spot(LEFT, rect, key.startswith("box/production"))) for key, rect in left(content.box.left))
    found.update((key, Spot(RIGHT, rect)) for key, rect in right(content.box.right))
    return found


# The left sheet


def left(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    yield from cohorts(sheet)
    for track, width, height in (("mining", 34, 34), ("guard", 33, 30)):
        yield from spread(track, getattr(sheet, track), area(sheet.layout[track]), width, height)
    for track in ("cippi", "wall", "fort"):
        yield from in_columns(track, getattr(sheet, track), area(sheet.layout[track]))
    yield from granaries(sheet)
    yield from production(sheet)
    yield from works(sheet)
    yield from landmarks(sheet)
    yield from attributes(sheet)
    yield from disdain(sheet)


def cohorts(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    top = area(sheet.layout["cohorts"])
    for number, cohort in enumerate(COHORTS):
        x = 20 + number * COHORT_STEP
        yield f"cohort/{cohort}", Rect(x - 6, top.y - 6, 236, 54)
        for box in range(len(sheet.cohorts.boxes)):
            yield f"box/{cohort}/{box + 1}", Rect(x + 30 + box * 32, top.y + 18, 29, 25)


def spread(name: str, track: Track, row: Rect, width: float, height: float) -> Iterator[tuple[str, Rect]]:
    middle = row.y + row.height / 2
    for number, box in enumerate(track.boxes, 1):
        yield f"box/{name}/{number}", Rect((box.x or 0) * WIDTH - width / 2, middle - height / 2, width, height)


def section_left(size: str) -> tuple[float, float]:
    """Where a section begins, and how wide it is."""
    number = SIZES.index(size)
    first, last = SECTION_EDGES[number], SECTION_EDGES[number + 1]
    return first * WIDTH, (last - first) * WIDTH


def in_columns(name: str, track: Track, row: Rect) -> Iterator[tuple[str, Rect]]:
    """Cippi, Wall and Fort share eleven columns in each section."""
    middle = row.y + row.height / 2
    for number, box in enumerate(track.boxes, 1):
        first, width = section_left(box.section)
        column = width / COLUMNS
        left = first + (box.col - 1) * column
        yield f"box/{name}/{number}", Rect(left + 0.75, middle - 14, box.span * column - 1.5, 28)


def granaries(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    row = area(sheet.layout["granaries"])
    for size, x in zip(SIZES, (80, 300, 520), strict=True):
        yield f"building/granary_{size}", Rect(x, row.y + 16, 212, 38)


def production(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    row = area(sheet.layout["production"])
    for number in range(sheet.production.circles):
        yield f"box/production/{number + 1}", Rect(row.x + 172 + number * 21.4, row.y + 4.5, 19, 19)
    row = area(sheet.layout["training"])
    for number in range(sheet.training.boxes):
        yield f"box/training/{number + 1}", Rect(row.x + 144 + number * 42, row.y + 1, 38, 26)


def works(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    for name in ("hotel", "workshop", "road"):
        box = area(sheet.layout[name])
        for row, size in enumerate(("small", "large")):
            yield f"building/{name}_{size}", Rect(box.x + 5, box.y + 20 + row * 28, box.width - 10, 26)
    box = area(sheet.layout["forum"])
    for number in range(sheet.forum.boxes):
        down, across = divmod(number, 2)
        yield f"box/forum/{number + 1}", Rect(box.x + 8 + across * 68, box.y + 21 + down * 27, 60, 24)


def landmarks(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    row = area(sheet.layout["landmarks"])
    for number, landmark in enumerate(sheet.landmarks.buildings):
        yield f"landmark/{landmark.id}", Rect(148 + number * 148, row.y - 3, 143, 36)


def attribute_row(sheet: LeftSheet, number: int) -> Rect:
    whole = area(sheet.layout["attributes"])
    pitch = whole.height / len(ATTRIBUTES)
    return Rect(whole.x, whole.y + number * pitch + 2, WIDTH - 2 * whole.x, pitch - 5)


def attributes(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    for number, attribute in enumerate(ATTRIBUTES):
        row = attribute_row(sheet, number)
        yield f"attribute/{attribute}", row
        for box in range(len(getattr(sheet.attributes, attribute))):
            yield (
                f"box/{attribute}/{box + 1}",
                Rect(ATTRIBUTE_LEFT + box * ATTRIBUTE_STEP, row.y + 1.5, 21.6, row.height - 3),
            )


def disdain(sheet: LeftSheet) -> Iterator[tuple[str, Rect]]:
    panel = DISDAIN
    half = (sheet.disdain.boxes + 1) // 2
    for number in range(sheet.disdain.boxes):
        down, across = divmod(number, half)
        yield f"box/disdain/{number + 1}", Rect(panel.x + 12 + across * 25, panel.y + 32 + down * 22, 21, 18)


# The right sheet

STRIPS: Final[dict[str, Rect]] = {
    "precinct_small": Rect(198, 30, 163, 35),
    "precinct_medium": Rect(198, 68, 163, 35),
    "precinct_large": Rect(198, 106, 163, 35),
    "market": Rect(368, 30, 236, 27),
    "theatre": Rect(202, 178, 226, 27),
    "ludus": Rect(445, 178, 290, 27),
    "gardens_small": Rect(272, 342, 206, 33),
    "gardens_large": Rect(484, 342, 252, 33),
    "temple_small": Rect(202, 396, 116, 33),
    "temple_medium": Rect(325, 396, 199, 33),
    "temple_large": Rect(531, 396, 205, 33),
    "baths": Rect(202, 519, 226, 27),
    "courthouse": Rect(445, 519, 290, 27),
}
"""Where buildings stand."""


def right(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for track in CITIZENS:
        yield from citizens(sheet, track)
    for building, strip in STRIPS.items():
        yield f"building/{building}", strip
    yield from market(sheet)
    yield from theatre(sheet)
    yield from ludus(sheet)
    yield from temples(sheet)
    yield from baths(sheet)
    yield from courthouse(sheet)
    yield from patricians(sheet)


def citizen_panel(sheet: RightSheet, track: CitizenName) -> Rect:
    return area(sheet.layout[track])


def citizens(sheet: RightSheet, track: CitizenName) -> Iterator[tuple[str, Rect]]:
    panel = citizen_panel(sheet, track)
    for number in range(len(getattr(sheet.citizens, track).boxes)):
        yield f"box/{track}/{number + 1}", Rect(CITIZEN_LEFT + number * CITIZEN_STEP, panel.y + 61, 18.2, 26)


def market(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for number, box in enumerate(sheet.market.boxes, 1):
        x, y = 390 + (box.col - 1) * 49 + (box.row - 1) * 24.5, 81 + (box.row - 1) * 34
        yield f"box/market/{number}", Rect(x - HEX, y - HEX * 0.9, 2 * HEX, 1.8 * HEX)


def theatre(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for number, box in enumerate(sheet.theatre.boxes, 1):
        yield f"box/theatre/{number}", Rect(222 + (box.col - 1) * 113, 210 + (box.row - 1) * 31, 88, 28)


def ludus(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for row, gladiator in enumerate(GLADIATORS):
        y = 210 + row * 62
        yield f"gladiator/{gladiator}", Rect(445, y - 2, 36, 36)
        for number in range(len(sheet.ludus.boxes)):
            yield f"box/{gladiator}/{number + 1}", Rect(485 + number * 42, y, 38, 27)


def temples(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for temple in ("temple_small", "temple_medium", "temple_large"):
        strip, boxes = STRIPS[temple], len(getattr(sheet.temples, temple))
        step = strip.width / boxes
        for number in range(boxes):
            yield f"box/{temple}/{number + 1}", Rect(strip.x + number * step, strip.bottom + 4, step - 2.5, 27)


def baths(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for number, box in enumerate(sheet.baths.boxes, 1):
        yield f"box/baths/{number}", Rect(261 + (box.col - 1) * 116, 549 + (box.row - 1) * 29, 50, 27)


def courthouse(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for number, box in enumerate(sheet.courthouse.boxes, 1):
        x, width = ((468, 64), (572, 62), (676, 60))[box.col - 1]
        yield f"box/courthouse/{number}", Rect(x, 549 + (box.row - 1) * 29, width, 27)


def patricians(sheet: RightSheet) -> Iterator[tuple[str, Rect]]:
    for number in range(len(sheet.diplomats.needs)):
        yield f"box/diplomats/{number + 1}", Rect(224, 670 + number * 36, 29, 29)
    for number, cohort in enumerate(COHORTS):
        first, last = serves(0, number), serves(len(COHORTS) - 1, number)
        yield f"favour/{cohort}", Rect(first.x, first.y, first.width, last.bottom - first.y)
    yield "favour/temple", Rect(202, 463, 116, 26)
    for number in range(len(sheet.scouts.needs)):
        yield f"box/scouts/{number + 1}", Rect(492, 668 + number * 25, 48, 22)
    for row in range(MAP_ROWS):
        for column in range(MAP_COLUMNS):
            yield f"map/{row + 1}/{column + 1}", Rect(587 + column * 29, 668 + row * 29, 29, 29)


def serves(diplomat: int, cohort: int) -> Rect:
    """Cohort in the row of a Diplomat that is circled if he serves it (§7.9)."""
    return Rect(267 + cohort * 36, 670 + diplomat * 36, 31, 29)


def favour_box(diplomat: int, number: int) -> Rect:
    return Rect(384 + number * 32, 670 + diplomat * 36, 29, 29)


# What is crossed off when a building stands


def brought(content: Components, building: str) -> Rect:
    """The square for the cross and the boxes of what a building or landmark brings, on its strip."""
    found = spots(content)
    if building not in content.buildings:
        place = found[f"landmark/{building}"].rect
        return Rect(place.right - 53, place.y + 5, 50, 26)
    place, rules = found[f"building/{building}"].rect, content.buildings[building]
    count = len(rules.gain or rules.choose)
    if rules.area == "granaries":
        wide = 30.0 * count + 24
        return Rect(place.right - 8 - wide, place.y + 6, wide + 2, 26)
    if rules.area in ("hotel", "workshop", "road"):
        wide = 23.0 * count + 20
        return Rect(place.right - 4 - wide, place.y + 2, wide + 1, place.height - 4)
    tall = place.height > 30
    side = (21 if count < 6 else 20) if tall else 22
    wide = count * (side + 2) + side * 0.74 + 2
    bottom = place.bottom - 2.5 if tall else place.y + (place.height + side) / 2
    return Rect(place.right - 3 - wide, bottom - side, wide, side)
