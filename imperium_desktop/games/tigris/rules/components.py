"""What is in the box: the shape of the component files, checked while they are read."""

from typing import Annotated, Final, Literal

import msgspec

from imperium_desktop.games.tigris.rules.squares import HEIGHT, STRIDE, WIDTH

SphereName = Literal["black", "red", "blue", "green"]
TileName = Literal["settlement", "temple", "farm", "market"]
LeaderName = Literal["king", "priest", "farmer", "trader"]
DynastyName = Literal["archer", "bull", "pot", "lion"]

SPHERES: Final[tuple[SphereName, ...]] = ("black", "red", "blue", "green")
TILES: Final[tuple[TileName, ...]] = ("settlement", "temple", "farm", "market")
LEADERS: Final[tuple[LeaderName, ...]] = ("king", "priest", "farmer", "trader")
DYNASTIES: Final[tuple[DynastyName, ...]] = ("archer", "bull", "pot", "lion")
LETTERS: Final = "krbg"
"""One letter a tile, in the order of the spheres, for hands, bag and discards."""

BLACK, RED, BLUE, GREEN = range(4)
SPHERE_OF: Final[dict[str, int]] = {
    name: sphere for names in (SPHERES, TILES, LEADERS) for sphere, name in enumerate(names)
}


Some = Annotated[int, msgspec.Meta(ge=1, le=999)]


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hand: Some
    actions: Some
    catastrophes: Annotated[int, msgspec.Meta(ge=0, le=99)]
    treasures_at_end: Some


class TileCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    settlement: Some
    temple: Some
    farm: Some
    market: Some


class Monument(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    colours: tuple[SphereName, SphereName]

    def __post_init__(self) -> None:
        if self.colours[0] == self.colours[1]:
            raise ValueError(f"monument {self.id!r} needs two different colours")


class BoardPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`~` river, `.` land, `T` land with a starting temple and treasure, `C` the same on a corner temple."""

    id: str
    rows: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.rows) != HEIGHT:
            raise ValueError(f"board {self.id!r} has {len(self.rows)} rows instead of {HEIGHT}")
        for number, row in enumerate(self.rows, 1):
            if len(row) != WIDTH or set(row) - set("~.TC"):
                raise ValueError(f"board {self.id!r}, row {number}: needs {WIDTH} signs of '~.TC', has {row!r}")

    def squares(self, signs: str) -> int:
        return sum(
            1 << (row * STRIDE + column)
            for row, line in enumerate(self.rows)
            for column, sign in enumerate(line)
            if sign in signs
        )


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The component files as they are written."""

    limits: Limits
    tiles: TileCounts
    monuments: tuple[Monument, ...]
    boards: tuple[BoardPlan, ...]

    def __post_init__(self) -> None:
        for ids in ([monument.id for monument in self.monuments], [board.id for board in self.boards]):
            twice = {id for id in ids if ids.count(id) > 1}
            if twice:
                raise ValueError(f"{', '.join(sorted(twice))}: stands there twice")
        missing = {"standard", "advanced"} - {board.id for board in self.boards}
        if missing:
            raise ValueError(f"board {', '.join(sorted(missing))} is missing")


class Board:
    """A board's squares by what they are."""

    def __init__(self, plan: BoardPlan) -> None:
        self.id = plan.id
        self.river = plan.squares("~")
        self.land = plan.squares(".TC")
        self.temples = plan.squares("TC")
        self.corners = plan.squares("C")
        self.terrain = tuple(self.river if tile == "farm" else self.land for tile in TILES)
        """Where a tile of each sphere may lie (§5.1)."""


class Components:
    """The box as the rules use it."""

    def __init__(self, box: Box) -> None:
        self.limits = box.limits
        self.tiles = tuple(getattr(box.tiles, tile) for tile in TILES)
        self.monuments = tuple(monument.id for monument in box.monuments)
        self.monument_spheres = tuple(
            (SPHERE_OF[monument.colours[0]], SPHERE_OF[monument.colours[1]]) for monument in box.monuments
        )
        self.boards = {plan.id: Board(plan) for plan in box.boards}
