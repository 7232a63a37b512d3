"""What is in the box: the shape of the component files, checked while they are read."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    CITIZENS,
    AttributeName,
    CitizenName,
    CohortName,
    Icon,
    ItemName,
    RankName,
    SizeName,
    WorkerName,
)
from imperium_desktop.games.hadrian.rules.sheets.cells import MAP_COLUMNS, MAP_ROWS

Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Area = tuple[Share, Share, Share, Share]
"""x, y, width and height in shares of the sheet."""
PatternName = Literal["L", "O", "I", "T", "S"]
SharedMeasure = Literal["goods", "temples", "gladiators", "landmarks", "disdain", "citizen_tracks"]
PathMeasure = Literal["large_buildings", "map_columns", "production", "wall_sections", "cohorts", "guard_sections"]
BoxMeasure = Literal["wall", "guard", "fort", "cippi"]
MeasureName = SharedMeasure | PathMeasure
GoalName = (
    SharedMeasure
    | AttributeName
    | BoxMeasure
    | Literal["total", "path_vp", "favours_used", "built", "attribute_tracks", "map_cells"]
)


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


# The left sheet


class TrackBox(Part, frozen=True):
    gain: tuple[Icon, ...] = ()
    section: SizeName = "small"
    fort: Few = 0
    """The Fort box at the other end of the chain (§6.4)."""
    infrastructure: Few = 0
    x: Share | None = None
    col: float = 0
    span: float = 0
    unlocks: str = ""


class Track(Part, frozen=True):
    boxes: tuple[TrackBox, ...]
    cost: tuple[ItemName, ...] = ()
    one_of: tuple[WorkerName, ...] = ()


class Production(Part, frozen=True):
    circles: Some
    printed: Few


class Training(Part, frozen=True):
    boxes: Some
    cost: tuple[ItemName, ...]
    a_year: Some


class Forum(Part, frozen=True):
    boxes: Some
    pays: Some
    a_year: Some


class Building(Part, frozen=True):
    id: str
    area: str
    size: SizeName | None = None
    infrastructure: Few = 0
    citizens: CitizenName | None = None
    needs: Few = 0
    after: str = ""
    """The smaller one, which must stand first."""
    built: bool = False
    cost: tuple[ItemName, ...] = ()
    gain: tuple[Icon, ...] = ()
    choose: tuple[AttributeName, ...] = ()
    income: Literal["civilian", "builder", "attribute"] | None = None


class Landmark(Part, frozen=True):
    id: str
    attribute: AttributeName
    gain: tuple[Icon, ...]


class Landmarks(Part, frozen=True):
    level: Some
    cost: tuple[ItemName, ...]
    buildings: tuple[Landmark, ...]


class Attributes(Part, frozen=True):
    """Icons by box."""

    renown: tuple[tuple[Icon, ...], ...]
    piety: tuple[tuple[Icon, ...], ...]
    valour: tuple[tuple[Icon, ...], ...]
    discipline: tuple[tuple[Icon, ...], ...]


class Disdain(Part, frozen=True):
    boxes: Some
    penalty: tuple[int, ...]


class LeftSheet(Part, frozen=True):
    layout: dict[str, Area]
    section_lines: tuple[Share, Share]
    cohorts: Track
    mining: Track
    guard: Track
    cippi: Track
    wall: Track
    fort: Track
    production: Production
    training: Training
    forum: Forum
    buildings: tuple[Building, ...]
    landmarks: Landmarks
    attributes: Attributes
    disdain: Disdain


# The right sheet


class CitizenTracks(Part, frozen=True):
    cost: tuple[ItemName, ...]
    traders: Track
    performers: Track
    priests: Track
    apparitores: Track
    patricians: Track


class FreeBox(Part, frozen=True):
    """A box that is filled in any order, once its track is long enough."""

    needs: Few
    gain: tuple[Icon, ...] = ()
    cost: tuple[ItemName, ...] = ()
    col: Few = 0
    row: Few = 0


class Market(Part, frozen=True):
    cost: tuple[ItemName, ...]
    renown: tuple[Some, ...]
    boxes: tuple[FreeBox, ...]


class Hall(Part, frozen=True):
    """Theatre, Baths, Courthouse."""

    a_year: Some
    boxes: tuple[FreeBox, ...]
    cost: tuple[ItemName, ...] = ()


class GladiatorBox(Part, frozen=True):
    needs: Few
    death: tuple[Icon, ...]
    survival: tuple[Icon, ...]


class Ludus(Part, frozen=True):
    one_of: tuple[WorkerName, ...]
    battles_a_year: Some
    boxes: tuple[GladiatorBox, ...]


class Temples(Part, frozen=True):
    one_of: tuple[WorkerName, ...]
    temple_small: tuple[FreeBox, ...]
    temple_medium: tuple[FreeBox, ...]
    temple_large: tuple[FreeBox, ...]


class Diplomats(Part, frozen=True):
    needs: tuple[Some, ...]
    cost: tuple[ItemName, ...]
    gain: tuple[Icon, ...]
    favours: Some


class Scouts(Part, frozen=True):
    needs: tuple[Some, ...]
    cost: tuple[ItemName, ...]


class Map(Part, frozen=True):
    grid: tuple[str, ...]
    """R resource, S servant."""
    row_gain: tuple[AttributeName, ...]

    def __post_init__(self) -> None:
        if len(self.grid) != MAP_ROWS or any(len(row) != MAP_COLUMNS or set(row) - set(".RS") for row in self.grid):
            raise ValueError(f"the map needs {MAP_ROWS} rows of {MAP_COLUMNS} signs of '.RS'")


class RightSheet(Part, frozen=True):
    layout: dict[str, Area]
    citizens: CitizenTracks
    buildings: tuple[Building, ...]
    market: Market
    theatre: Hall
    ludus: Ludus
    temples: Temples
    baths: Hall
    courthouse: Hall
    diplomats: Diplomats
    scouts: Scouts
    map: Map


# Cards, Years and forts


class FateCard(Part, frozen=True):
    arrow: CohortName
    damage: Annotated[int, msgspec.Meta(ge=1, le=3)]
    good: Annotated[int, msgspec.Meta(ge=1, le=6)]
    soldier: Few
    builder: Few
    servant: Few
    civilian: Few
    resource: Few


class PlayerCard(Part, frozen=True):
    id: str
    measure: MeasureName
    steps: tuple[Few, Few, Few]
    gain: tuple[ItemName, ...]
    good: Annotated[int, msgspec.Meta(ge=1, le=6)]
    pattern: PatternName


class Year(Part, frozen=True):
    flag: Some
    """Attack Potential."""
    low: Some
    normal: Some
    high: Some


class Neutral(Part, frozen=True):
    solo: Some
    two: Some


class Rank(Part, frozen=True):
    id: RankName
    least: int


class Goal(Part, frozen=True):
    measure: GoalName
    least: int | None = None
    most: int | None = None
    at: Few = 0
    building: str = ""


class Fort(Part, frozen=True):
    """One game of the solo campaign (§12)."""

    name: str
    goals: tuple[Goal, ...]
    challenge: tuple[Goal, ...]
    reward: tuple[ItemName, ...] = ()
    neutral: Few = 0
    extra_resource: Few = 0
    mining: tuple[ItemName, ...] = ()
    extra_attacks: Few = 0
    forbidden: tuple[str, ...] = ()
    closed: tuple[str, ...] = ()
    closed_before: Few = 0
    first_fate_soldiers: Few = 0


class Box(Part, frozen=True):
    """The component files as they are written."""

    left: LeftSheet
    right: RightSheet
    fate: tuple[FateCard, ...]
    patterns: dict[PatternName, tuple[str, ...]]
    cards: tuple[PlayerCard, ...]
    years: tuple[Year, ...]
    neutral: Neutral
    ranks: tuple[Rank, ...]
    forts: tuple[Fort, ...]

    def __post_init__(self) -> None:
        buildings = [building.id for building in (*self.left.buildings, *self.right.buildings)]
        for ids in (buildings, [card.id for card in self.cards], [fort.name for fort in self.forts]):
            if twice := {id for id in ids if ids.count(id) > 1}:
                raise ValueError(f"{', '.join(sorted(twice))}: stands there twice")
        for building in (*self.left.buildings, *self.right.buildings):
            if building.after and building.after not in buildings:
                raise ValueError(f"{building.id} comes after {building.after}, which there is not")
        if missing := {card.pattern for card in self.cards} - set(self.patterns):
            raise ValueError(f"pattern {', '.join(sorted(missing))} is missing")
        if any(icon == "cohort" for icons in self._silent() for icon in icons):
            raise ValueError("boxes of attributes, citizens and cohorts cannot ask for a cohort")
        lengths = {name: len(getattr(self.left.attributes, name)) for name in ATTRIBUTES}
        if len(set(lengths.values())) > 1:
            raise ValueError(f"attribute tracks of different lengths: {lengths}")

    def _silent(self) -> Iterator[tuple[Icon, ...]]:
        """Icons of boxes that are filled without a question."""
        for name in ATTRIBUTES:
            yield from getattr(self.left.attributes, name)
        for track in CITIZENS:
            yield from (box.gain for box in getattr(self.right.citizens, track).boxes)
        yield from (box.gain for box in self.left.cohorts.boxes)
