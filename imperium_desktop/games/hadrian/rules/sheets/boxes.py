"""Both sheets as the rules use them: every box with what it needs, costs and gives (§5.1, §16)."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.rules import components, options
from imperium_desktop.games.hadrian.rules.components import Building, Fort, FreeBox, TrackBox
from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    CITIZENS,
    COHORTS,
    FORT,
    GLADIATORS,
    ITEMS,
    PLACE_OF,
    TRACK_OF_ICON,
    TRACKS,
    CitizenName,
    GladiatorName,
    Icon,
    ItemName,
    SizeName,
)
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option

NEVER: Final = 99
"""A Year that does not come."""


class Need(NamedTuple):
    """A condition of a box: boxes of a track that must be filled, or a building that must stand; else the reason."""

    place: int
    level: int
    code: str
    name: str = ""


class Way(NamedTuple):
    """One way to pay for a box."""

    cost: tuple[tuple[int, int], ...]
    """Items by place and number."""
    paid: tuple[ItemName, ...]
    option: Option


class Gain(NamedTuple):
    """The icons of a box (§5.2)."""

    items: tuple[ItemName, ...] = ()
    tracks: tuple[int, ...] = ()
    """Places of the tracks that go on by one."""
    cohorts: int = 0
    favours: int = 0
    pardons: int = 0
    """Disdain removed."""


class Box:
    __slots__ = (
        *("area", "closed_before", "gain", "gate", "gate_level", "key"),
        *("levels", "needs", "number", "place", "ways", "zone"),
    )

    def __init__(
        self, key: str, place: int = -1, needs: Iterable[Need] = (), ways: Iterable[Way] = (), gain: Sequence[Icon] = ()
    ) -> None:
        self.key = key
        named = Key.of(key)
        self.zone = named.zone
        self.area, *last = named.parts
        self.number = int(last[0]) if last else 1
        self.place = place
        """Place in `Player.filled`; -1 where the sheet keeps a number or a mark for each box."""
        self.needs = tuple(needs)
        self.levels = tuple((need.place, need.level) for need in self.needs)
        """What listing looks at."""
        self.gate, self.gate_level = self.levels[0] if self.levels else (0, 0)
        """The first of them: most boxes that are closed are closed by it."""
        self.ways = tuple(ways)
        self.gain = gain_of(gain)
        self.closed_before = 0
        """The Year in which a rule of the fort opens it (§12)."""


def gain_of(icons: Sequence[Icon]) -> Gain:
    counts = Counter(icons)
    return Gain(
        tuple(item for item in ITEMS for _ in range(counts[item])),
        tuple(TRACK_OF_ICON[icon] for icon in icons if icon in TRACK_OF_ICON),
        counts["cohort"],
        counts["favour"],
        counts["remove_disdain"],
    )


def way(paid: Sequence[ItemName], option: Option) -> Way:
    counts = Counter(paid)
    return Way(tuple((ITEMS.index(item), count) for item, count in counts.items()), tuple(paid), option)


class Sheets:
    """All boxes, with the changes of a fort of the campaign."""

    def __init__(self, box: components.Box, fort: Fort | None = None) -> None:
        self._box = box
        self._fort = fort
        left, right = box.left, box.right
        self._all_buildings = (*left.buildings, *right.buildings)
        self.building_places = {b.id: len(TRACKS) + n for n, b in enumerate(self._all_buildings)}
        self.landmark_places = {
            b.id: len(TRACKS) + len(self._all_buildings) + n for n, b in enumerate(left.landmarks.buildings)
        }
        self.size = len(TRACKS) + len(self.building_places) + len(self.landmark_places)
        """Length of `Player.filled`."""
        self.levels = tuple(n for n, b in enumerate(left.fort.boxes, 1) if b.infrastructure)
        """Fort boxes that raise the Infrastructure (§6.5)."""
        self.tracks = self._tracks()
        self.buildings = tuple(self._building(building) for building in self._all_buildings)
        self.landmarks = tuple(self._landmark(landmark) for landmark in left.landmarks.buildings)
        self.to_build = tuple(box for box in self.buildings + self.landmarks if box.ways)
        self.training = self._boxes("training", left.training.boxes, options.TrainGuard, left.training.cost)
        self.forum = self._boxes("forum", left.forum.boxes, options.ExchangeWorkers)
        self.market = self._hall("market", "traders", right.market.boxes, options.BuyGood, right.market.cost)
        self.theatre = self._hall("theatre", "performers", right.theatre.boxes, options.Perform, right.theatre.cost)
        self.baths = self._hall("baths", "apparitores", right.baths.boxes, options.Bribe)
        self.courthouse = self._hall("courthouse", "apparitores", right.courthouse.boxes, options.ObtainRuling)
        self.gladiators = tuple(self._gladiator(name) for name in GLADIATORS)
        self.battles = tuple(
            Box(f"gladiator/{name}", needs=[self._built("ludus")], ways=[way((), options.FightBattle(name))])
            for name in GLADIATORS
        )
        self.diplomats = self._diplomats()
        self.scouts = tuple(
            Box(
                f"box/scouts/{n}",
                needs=[citizens("patricians", needs)],
                ways=[way(right.scouts.cost, options.Scout(n, ()))],
            )
            for n, needs in enumerate(right.scouts.needs, 1)
        )
        self.disdain = self._boxes("disdain", left.disdain.boxes)
        self.areas = {box.key: boxes for boxes in self._everything() for box in boxes}
        """Boxes that are filled in one order with a box, or lie beside it, for each box."""
        self.boxes = {key: next(box for box in boxes if box.key == key) for key, boxes in self.areas.items()}
        self._close()

    def _everything(self) -> tuple[tuple[Box, ...], ...]:
        return (
            *(*self.tracks, self.buildings, self.landmarks, self.training, self.forum, self.market, self.theatre),
            *(self.baths, self.courthouse, *self.gladiators, self.battles, self.diplomats, self.scouts, self.disdain),
        )

    # Needs

    def _built(self, building: str, code: str = "not_built") -> Need:
        return Need(self.building_places[building], 1, code, building)

    def _section(self, size: SizeName) -> list[Need]:
        """Need of a section of the granaries: the granary of its size is built (§6.7)."""
        granary = next(b.id for b in self._all_buildings if b.area == "granaries" and b.size == size)
        return [self._built(granary, "granary_locked")]

    # Left sheet

    def _tracks(self) -> tuple[tuple[Box, ...], ...]:
        left, right = self._box.left, self._box.right
        boxes: dict[str, tuple[Box, ...]] = {
            "mining": self._track("mining", options.Mine, self._fort.mining if self._fort else ()),
            "guard": self._track("guard", options.PostGuard),
            "cippi": self._track("cippi", options.ExtendCippi),
            "wall": self._track("wall", options.RaiseWall),
            "fort": self._track("fort", options.ExtendFort),
            "production": tuple(icon_box("production", n) for n in range(1, left.production.circles + 1)),
            "temples": tuple(self._temples()),
        }
        for attribute in ATTRIBUTES:
            gains: Sequence[Sequence[Icon]] = getattr(left.attributes, attribute)
            boxes[attribute] = tuple(icon_box(attribute, n, gain) for n, gain in enumerate(gains, 1))
        for cohort in COHORTS:
            boxes[cohort] = tuple(icon_box(cohort, n, b.gain) for n, b in enumerate(left.cohorts.boxes, 1))
        for track in CITIZENS:
            row: components.Track = getattr(right.citizens, track)
            boxes[track] = tuple(
                Box(
                    f"box/{track}/{n}",
                    PLACE_OF[track],
                    ways=[way(right.citizens.cost, options.AttractCitizens(track, n))],
                    gain=b.gain,
                )
                for n, b in enumerate(row.boxes, 1)
            )
        return tuple(boxes[name] for name in TRACKS)

    def _track(
        self, area: str, option: Callable[..., Option], other_cost: tuple[ItemName, ...] = ()
    ) -> tuple[Box, ...]:
        track: components.Track = getattr(self._box.left, area)

        def ways(number: int) -> list[Way]:
            if track.one_of:
                return [way([worker], option(number, worker)) for worker in track.one_of]
            return [way(other_cost or track.cost, option(number))]

        return tuple(
            Box(f"box/{area}/{n}", PLACE_OF[area], self._needs_on_left(b), ways(n), b.gain)
            for n, b in enumerate(track.boxes, 1)
        )

    def _needs_on_left(self, box: TrackBox) -> list[Need]:
        needs = self._section(box.section)
        if box.fort:
            needs.append(Need(FORT, box.fort, "fort_locked"))
        return needs

    def _boxes(
        self, area: str, count: int, option: Callable[[int], Option] | None = None, cost: tuple[ItemName, ...] = ()
    ) -> tuple[Box, ...]:
        return tuple(Box(f"box/{area}/{n}", ways=[way(cost, option(n))] if option else ()) for n in range(1, count + 1))

    def _building(self, building: Building) -> Box:
        needs = []
        if building.infrastructure:
            needs.append(Need(FORT, self.levels[building.infrastructure - 1], "infrastructure_low"))
        if building.citizens:
            needs.append(citizens(building.citizens, building.needs))
        if building.after:
            needs.append(self._built(building.after, "build_smaller_first"))
        extra: list[ItemName] = ["resource"] * (self._fort.extra_resource if self._fort else 0)
        ways = () if building.built else [way((*building.cost, *extra), options.Build(building.id))]
        return Box(f"building/{building.id}", self.building_places[building.id], needs, ways, building.gain)

    def _landmark(self, landmark: components.Landmark) -> Box:
        rules = self._box.left.landmarks
        return Box(
            f"landmark/{landmark.id}",
            self.landmark_places[landmark.id],
            [Need(PLACE_OF[landmark.attribute], rules.level, "attribute_low", landmark.attribute)],
            [way(rules.cost, options.BuildLandmark(landmark.id))],
            landmark.gain,
        )

    # Right sheet

    def _hall(
        self,
        area: str,
        track: CitizenName,
        boxes: tuple[FreeBox, ...],
        option: Callable[[int], Option],
        cost: tuple[ItemName, ...] = (),
    ) -> tuple[Box, ...]:
        return tuple(
            Box(
                f"box/{area}/{n}",
                needs=[citizens(track, b.needs), self._built(area)],
                ways=[way(b.cost or cost, option(n))],
                gain=b.gain,
            )
            for n, b in enumerate(boxes, 1)
        )

    def _gladiator(self, name: GladiatorName) -> tuple[Box, ...]:
        ludus = self._box.right.ludus
        return tuple(
            Box(
                f"box/{name}/{n}",
                needs=[citizens("performers", b.needs), self._built("ludus")],
                ways=[way([worker], options.TrainGladiator(name, n, worker)) for worker in ludus.one_of],
            )
            for n, b in enumerate(ludus.boxes, 1)
        )

    def _temples(self) -> Iterable[Box]:
        """One temple after the other (§7.6)."""
        temples = self._box.right.temples
        for building in self._all_buildings:
            if building.area == "temples":
                boxes: tuple[FreeBox, ...] = getattr(temples, building.id)
                for n, b in enumerate(boxes, 1):
                    yield Box(
                        f"box/{building.id}/{n}",
                        PLACE_OF["temples"],
                        [citizens("priests", b.needs), self._built(building.id)],
                        [way([worker], options.ServeTemple(building.id, n, worker)) for worker in temples.one_of],
                        b.gain,
                    )

    def _diplomats(self) -> tuple[Box, ...]:
        rules = self._box.right.diplomats
        return tuple(
            Box(
                f"box/diplomats/{n}",
                needs=[citizens("patricians", needs)],
                ways=[way(rules.cost, options.SendDiplomat(n, cohort)) for cohort in COHORTS],
                gain=rules.gain,
            )
            for n, needs in enumerate(rules.needs, 1)
        )

    # §12

    def _close(self) -> None:
        if self._fort is None:
            return
        for box in self.boxes.values():
            if box.area in self._fort.forbidden or f"{box.zone}s" in self._fort.forbidden:
                box.closed_before = NEVER
            elif box.area in self._fort.closed:
                box.closed_before = self._fort.closed_before


def citizens(track: CitizenName, level: int) -> Need:
    return Need(PLACE_OF[track], level, "citizens_low", track)


def icon_box(area: str, number: int, gain: Sequence[Icon] = ()) -> Box:
    """Filled by icons only, not by an action."""
    return Box(f"box/{area}/{number}", PLACE_OF[area], gain=gain)
