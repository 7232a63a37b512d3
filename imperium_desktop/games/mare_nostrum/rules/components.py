"""What is in the box: the shape of the component files, checked while they are read."""

from typing import Annotated, Final, Literal, get_args

import msgspec

GoodName = Literal[
    "ceramics",
    "gems",
    "papyrus",
    "metal",
    "spices",
    "stone",
    "wood",
    "gold",
    "grain",
    "oil",
    "sheep",
    "wine",
    "gladiators",
]
BuildingName = Literal["caravan", "market", "city", "capital", "legendary", "temple"]
UnitName = Literal["legion", "trireme", "fortress"]
EmpireName = Literal["rome", "greece", "carthage", "egypt", "babylon"]
TrackName = Literal["trade", "culture", "military"]
CardKind = Literal["starting_hero", "hero", "wonder", "pyramids"]
Effect = Literal[
    "",
    "build_first_to_win",
    "cheap_unit",
    "choose_own_offer_size",
    "copy_hero_power",
    "declare_peace",
    "double_pillage",
    "extra_coin",
    "extra_land_die",
    "free_control_per_round",
    "free_legions_per_occupied_province",
    "instant_control_swap",
    "keep_goods",
    "land_die_bonus_active",
    "land_die_bonus_inactive",
    "land_sum_bonus_own_province",
    "legions_as_caravans",
    "one_foreign_token_per_set",
    "one_repeated_good_per_set",
    "take_any_good",
    "victory",
]
CityName = Literal[
    "alexandria",
    "artaxata",
    "athenae",
    "babylon",
    "byzantium",
    "carthago",
    "cnossus",
    "corinthus",
    "cyrene",
    "ierusalem",
    "memphis",
    "ninus",
    "roma",
    "syracuse",
    "tarsus",
    "troia",
]
DecorationName = Literal["sinus_arabicus", "corsica", "sardinia", "cyprus", "rhodes"]
PriceName = Literal["coin", "gladiators", "stone", "wood"]
"""What a cheap unit may cost instead of a set."""

PRINTED: Final[tuple[str, ...]] = (*get_args(CityName), *get_args(DecorationName))
"""Names that only stand on the map."""
BUILDINGS: Final[tuple[BuildingName, ...]] = ("caravan", "market", "city", "capital", "legendary", "temple")
UNITS: Final[tuple[UnitName, ...]] = ("legion", "trireme", "fortress")
EMPIRES: Final[tuple[EmpireName, ...]] = ("rome", "greece", "carthage", "egypt", "babylon")
"""Empires in order: with three players the first three play, with four the first four (§2.1)."""
TRACKS: Final[tuple[TrackName, ...]] = ("trade", "culture", "military")
TRADE, CULTURE, MILITARY = range(3)

TRADE_BUILDINGS: Final = ("caravan", "market")
CITIES: Final = ("city", "capital", "legendary")
VICTORY_CITIES: Final = ("capital", "legendary")

Some = Annotated[int, msgspec.Meta(ge=1, le=999)]
Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Point = tuple[float, float]
Outline = tuple[Point, ...]


class Frozen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fact of the box."""


class Size(Frozen, frozen=True):
    width: Annotated[int, msgspec.Meta(ge=1, le=9999)]
    height: Annotated[int, msgspec.Meta(ge=1, le=9999)]


class Site(Frozen, frozen=True):
    """A printed place for one building."""

    building: BuildingName
    at: Point
    good: GoodName | None = None
    """What a caravan there brings."""
    name: CityName | None = None
    """Name of the city."""

    def __post_init__(self) -> None:
        if (self.building == "caravan") != (self.good is not None):
            raise ValueError(f"a {self.building} site with good {self.good!r}")


class Province(Frozen, frozen=True):
    id: str
    players: tuple[int, ...]
    land: tuple[str, ...]
    seas: tuple[str, ...]
    label: Point
    legions_at: Point
    marker_at: Point
    fortress_at: Point
    slot_radius: Some
    sites: tuple[Site, ...]
    outline: Outline
    reconstructed: str = ""


class Sea(Frozen, frozen=True):
    id: str
    provinces: tuple[str, ...]
    seas: tuple[str, ...]
    label: Point
    triremes_at: Point
    outline: Outline
    reconstructed: str = ""


class Decoration(Frozen, frozen=True):
    id: DecorationName
    kind: Literal["water", "island"]
    outline: Outline


class Optional(Frozen, frozen=True):
    """A province that the variant of its name leaves out."""

    province: str
    players: tuple[int, ...]


class Empire(Frozen, frozen=True):
    id: EmpireName
    hero: str
    provinces: tuple[str, ...]
    """The capital's first."""
    buildings: tuple[str, ...]
    legions: dict[str, int]
    fortresses: tuple[str, ...]
    title: TrackName | None = None
    title_players: tuple[int, ...] = ()


class Bonus(Frozen, frozen=True):
    trade: Count = 0
    culture: Count = 0
    military: Count = 0


class Card(Frozen, frozen=True):
    id: str
    kind: CardKind
    effect: Effect = ""
    value: Count = 0
    unit: UnitName | None = None
    prices: tuple[PriceName, ...] = ()
    bonus: Bonus = Bonus()
    empire: EmpireName | None = None
    copyable: bool = False

    def __post_init__(self) -> None:
        if (self.effect == "cheap_unit") != (self.unit is not None and bool(self.prices)):
            raise ValueError(f"card {self.id!r}: a cheap unit needs its unit and its prices, and no other effect does")


class Stock(Frozen, frozen=True):
    count: Some
    cost: Some


class Coins(Frozen, frozen=True):
    count: Some
    kept: Count


class Prices(Frozen, frozen=True):
    cards: tuple[Some, ...]
    pyramids: Some
    display: Some


class TradeToken(Frozen, frozen=True):
    sides: tuple[Count, Count]


class BattleNumbers(Frozen, frozen=True):
    die: Some
    points_per_hit: Some
    fortress_bonus: Count
    fortress_ignores: Count


class VictoryNumbers(Frozen, frozen=True):
    cities: Some
    track: Some


class Box(Frozen, frozen=True):
    """The component files as they are written."""

    board: Size
    optional: tuple[Optional, ...]
    provinces: tuple[Province, ...]
    seas: tuple[Sea, ...]
    decorations: tuple[Decoration, ...]
    empires: tuple[Empire, ...]
    cards: tuple[Card, ...]
    goods: dict[GoodName, Some]
    coins: Coins
    buildings: dict[BuildingName, Stock]
    units: dict[Literal["legion", "trireme", "fortress", "control"], Stock]
    prices: Prices
    trade_tokens: tuple[TradeToken, ...]
    battle: BattleNumbers
    victory: VictoryNumbers

    def __post_init__(self) -> None:
        for sort in ("provinces", "seas", "empires", "cards"):
            ids = [thing.id for thing in getattr(self, sort)]
            twice = sorted({id for id in ids if ids.count(id) > 1})
            if twice:
                raise ValueError(f"{', '.join(twice)}: stands there twice")
        self._check_borders()
        missing = {*BUILDINGS} - {*self.buildings} or {*UNITS, "control"} - {*self.units}
        if missing:
            raise ValueError(f"{', '.join(sorted(missing))}: how many there are is missing")

    def _check_borders(self) -> None:
        """Check that borders hold in both directions."""
        land = {province.id: province.land for province in self.provinces}
        coast = {province.id: province.seas for province in self.provinces}
        open_sea = {sea.id: sea.seas for sea in self.seas}
        shore = {sea.id: sea.provinces for sea in self.seas}
        for one, other in ((land, land), (coast, shore), (shore, coast), (open_sea, open_sea)):
            for id, beside in one.items():
                for near in beside:
                    if id not in other.get(near, ()):
                        raise ValueError(f"{id!r} borders {near!r}, but not the other way round")
