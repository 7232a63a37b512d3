"""The words of the glossary as closed sets, and the places in which a player's sheet keeps them."""

from typing import Final, Literal, TypeAlias

WorkerName: TypeAlias = Literal["soldier", "builder", "servant", "civilian"]
ItemName: TypeAlias = Literal["soldier", "builder", "servant", "civilian", "resource"]
AttributeName: TypeAlias = Literal["renown", "piety", "valour", "discipline"]
CitizenName: TypeAlias = Literal["traders", "performers", "priests", "apparitores", "patricians"]
CohortName: TypeAlias = Literal["left", "center", "right"]
GladiatorName: TypeAlias = Literal["red", "blue"]
FavourName: TypeAlias = Literal["temple", "diplomat"]
RankName: TypeAlias = Literal["miles", "centurion", "primus_pilus", "praefectus", "legatus"]
SizeName: TypeAlias = Literal["small", "medium", "large"]

WORKERS: Final[tuple[WorkerName, ...]] = ("soldier", "builder", "servant", "civilian")
ITEMS: Final[tuple[ItemName, ...]] = (*WORKERS, "resource")
ATTRIBUTES: Final[tuple[AttributeName, ...]] = ("renown", "piety", "valour", "discipline")
CITIZENS: Final[tuple[CitizenName, ...]] = ("traders", "performers", "priests", "apparitores", "patricians")
COHORTS: Final[tuple[CohortName, ...]] = ("left", "center", "right")
GLADIATORS: Final[tuple[GladiatorName, ...]] = ("red", "blue")
SIZES: Final[tuple[SizeName, ...]] = ("small", "medium", "large")

SOLDIER, BUILDER, SERVANT, CIVILIAN, RESOURCE = range(5)
RED, BLUE = range(2)

TRACKS: Final = (
    *("mining", "guard", "cippi", "wall", "fort", "production"),
    *ATTRIBUTES,
    *CITIZENS,
    *COHORTS,
    "temples",
)
"""Areas whose boxes are filled in order. Their places in `Player.filled`; buildings follow, each with one box."""

MINING, GUARD, CIPPI, WALL, FORT, PRODUCTION = range(6)
RENOWN, PIETY, VALOUR, DISCIPLINE = range(6, 10)
TRADERS, PERFORMERS, PRIESTS, APPARITORES, PATRICIANS = range(10, 15)
LEFT, CENTER, RIGHT = range(15, 18)
TEMPLES: Final = 18

PLACE_OF: Final[dict[str, int]] = {name: place for place, name in enumerate(TRACKS)}
ITEM_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(ITEMS)}
COHORT_PLACES: Final = range(LEFT, RIGHT + 1)

CitizenIcon: TypeAlias = Literal["trader", "performer", "priest", "apparitor", "patrician"]
Icon: TypeAlias = ItemName | AttributeName | CitizenIcon | Literal["cohort", "production", "favour", "remove_disdain"]

TRACK_OF_ICON: Final[dict[str, int]] = {
    "production": PRODUCTION,
    **{name: PLACE_OF[name] for name in ATTRIBUTES},
    **dict(zip(("trader", "performer", "priest", "apparitor", "patrician"), range(TRADERS, LEFT), strict=True)),
}
"""Icons that fill the next box of a track without asking anything."""

PRINTED: Final = (
    *("hotel", "workshop", "road", "precincts", "gardens", "temples_area", "infrastructure", "remove_disdain"),
    *("large_buildings", "map_columns", "wall_sections", "guard_sections", "cohorts"),
)
"""Areas, icons and measures that are named on sheets and cards only."""
