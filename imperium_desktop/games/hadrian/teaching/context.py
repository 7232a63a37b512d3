"""What the situations of Hadrian's Wall look at."""

from collections.abc import Iterable
from typing import Final, TypeAlias

from imperium_desktop.games.hadrian.rules.components import TrackBox
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.legal import is_open
from imperium_desktop.games.hadrian.rules.names import FORT, ITEMS, PLACE_OF, CitizenName, ItemName
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box, Sheets, Way
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option
from imperium_desktop.teaching.hints import HintContext

Context: TypeAlias = HintContext[State, Components]
BELONGS_TO: Final = {"red": "ludus", "blue": "ludus", "diplomats": "patricians", "scouts": "patricians"}
"""Where to look for boxes whose area has no name of its own."""


def own(look: Context) -> Player:
    return look.now.players[look.seat]


def sheets_of(look: Context) -> Sheets:
    return look.content.sheets(look.now.setup.fort)


def areas_of(options: Iterable[Option]) -> tuple[str, ...]:
    """Where on the sheets these are done."""
    areas = (Key.of(option.path[0]).parts[0] for option in options)
    return unique(BELONGS_TO.get(area, area) for area in areas)


def held(look: Context, item: ItemName) -> int:
    return own(look).board[ITEMS.index(item)]


def year_is_young(look: Context) -> bool:
    """True while at least as much is left as a Fate card brings."""
    return sum(own(look).board) >= len(look.content.fate[1].items)


def infrastructure(look: Context) -> int:
    return sum(own(look).filled[FORT] >= box for box in sheets_of(look).levels)


def stands(look: Context, building: str) -> bool:
    return bool(own(look).filled[sheets_of(look).building_places[building]])


def next_box(look: Context, track: str) -> Box | None:
    boxes = sheets_of(look).tracks[PLACE_OF[track]]
    number = own(look).filled[PLACE_OF[track]]
    return boxes[number] if number < len(boxes) else None


def open_now(look: Context, box: Box) -> bool:
    return is_open(box, own(look), look.now.year)


def closed_by(look: Context, box: Box, code: str) -> str:
    """The building or track whose lack keeps a box closed for this reason; empty if none does."""
    filled = own(look).filled
    names = [need.name or need.code for need in box.needs if need.code == code and filled[need.place] < need.level]
    return names[0] if names else ""


def payable(look: Context, way: Way) -> bool:
    return all(own(look).board[item] >= count for item, count in way.cost)


def citizen_boxes(look: Context, track: CitizenName) -> tuple[TrackBox, ...]:
    boxes: tuple[TrackBox, ...] = getattr(look.content.box.right.citizens, track).boxes
    return boxes


def unseen_fate(look: Context) -> list[int]:
    """Cards that can come next: those not shown since the last shuffle, or the discard that will be shuffled."""
    state = look.now
    shown = {*state.fate_discards, *state.attack, *state.extra}
    return [card for card in range(1, len(look.content.fate)) if card not in shown] or list(state.fate_discards)


def percent(part: int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def unique(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
