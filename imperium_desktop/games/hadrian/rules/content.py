"""What the rules know of the box: sheets, cards, Years, forts."""

from functools import cached_property
from itertools import accumulate
from typing import Final, NamedTuple

from imperium_desktop.games.hadrian.rules import components
from imperium_desktop.games.hadrian.rules.names import COHORTS, GUARD, ITEMS, SIZES, WALL, ItemName
from imperium_desktop.games.hadrian.rules.sheets.boxes import Sheets
from imperium_desktop.games.hadrian.rules.sheets.cells import placements
from imperium_desktop.games.hadrian.rules.state import HadrianSetup

UNKNOWN: Final = "?"
"""A player card that the onlooker cannot see."""
FACE_DOWN: Final = 0
"""A fate card that nobody can see; their numbers begin with 1."""


MAP_SIGNS: Final[dict[str, ItemName]] = {"R": "resource", "S": "servant"}


class Fate(NamedTuple):
    cohort: int
    damage: int
    good: int
    items: tuple[ItemName, ...]


class Prospect(NamedTuple):
    items: tuple[ItemName, ...]
    good: int
    placements: tuple[int, ...]


class Components:
    """The box as the rules use it."""

    def __init__(self, box: components.Box) -> None:
        self.box = box
        self.cards = tuple(card.id for card in box.cards)
        self.fate = (Fate(0, 0, 0, ()), *(fate_of(card) for card in box.fate))
        """Fate cards by number; nothing can be read from a card face down."""
        self.placements = {name: placements(picture) for name, picture in box.patterns.items()}
        self.prospects = {card.id: Prospect(card.gain, card.good, self.placements[card.pattern]) for card in box.cards}
        self.patterns = {card.id: card.pattern for card in box.cards}
        self.paths = {card.id: card for card in box.cards}
        self.buildings = {building.id: building for building in (*box.left.buildings, *box.right.buildings)}
        self._sheets: dict[int, Sheets] = {}
        self.section_ends = {WALL: section_ends(box.left.wall), GUARD: section_ends(box.left.guard)}
        """The last box of each granary's section."""
        temples = box.right.temples
        sizes = [len(temples.temple_small), len(temples.temple_medium), len(temples.temple_large)]
        self.temple_ends = tuple(accumulate(sizes))

    def sheets(self, fort: int) -> Sheets:
        """The sheets as this fort of the campaign has them; 0: as printed."""
        found = self._sheets.get(fort)
        if found is None:
            self._sheets[fort] = found = Sheets(self.box, self.fort(fort))
        return found

    @cached_property
    def printed(self) -> Sheets:
        return self.sheets(0)

    def fort(self, number: int) -> components.Fort | None:
        return self.box.forts[number - 1] if number else None

    def neutral_cards(self, setup: HadrianSetup) -> int:
        """§10.2 How many are turned each Year."""
        fort = self.fort(setup.fort)
        if fort is not None and fort.neutral:
            return fort.neutral
        return {1: self.box.neutral.solo, 2: self.box.neutral.two}.get(setup.seats, 0)

    def free_placements(self, card: str, map: int) -> list[int]:
        """Where the pattern of a card fits on the empty cells (§7.10)."""
        return [place for place in self.prospects[card].placements if not place & map]

    def found_on_map(self, covered: int) -> tuple[ItemName, ...]:
        """The icons on these cells (§7.10)."""
        signs = "".join(self.box.right.map.grid)
        return tuple(MAP_SIGNS[sign] for place, sign in enumerate(signs) if covered >> place & 1 and sign in MAP_SIGNS)

    @cached_property
    def all_placements(self) -> tuple[int, ...]:
        return tuple(sorted({mask for masks in self.placements.values() for mask in masks}))


def section_ends(track: components.Track) -> tuple[int, ...]:
    sections = [box.section for box in track.boxes]
    return tuple(accumulate(sections.count(size) for size in SIZES))


def fate_of(card: components.FateCard) -> Fate:
    counts = (card.soldier, card.builder, card.servant, card.civilian, card.resource)
    items = tuple(item for item, count in zip(ITEMS, counts, strict=True) for _ in range(count))
    return Fate(COHORTS.index(card.arrow), card.damage, card.good, items)
