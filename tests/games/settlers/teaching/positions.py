"""Positions of Imperial Settlers in which hints and merits are tried."""

from collections.abc import Mapping
from typing import Any

import msgspec

from imperium_desktop.games.settlers.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.teaching.staging import Staged

GAME = load_game("settlers")
OF_THE_TABLE = {field.name for field in msgspec.structs.fields(Position)} - {"seats"}
BARBARIANS: Mapping[str, object] = {"faction": "barbarians", "passed": True}
ROMANS: Mapping[str, object] = {"faction": "romans"}
EGYPTIANS: Mapping[str, object] = {"faction": "egyptians", "passed": False}
FRIENDS: dict[str, Any] = {"variants": {"expansion": "common"}}
OPEN_DOOR: Mapping[str, object] = {"faction": "barbarians", "locations": ["FRC09"]}


class Scene(Staged):
    """One's own Empire, Roman unless said otherwise, and what lies on the table."""

    game = "settlers"

    def __init__(
        self,
        *answers: Answer,
        path: str = "",
        hover: Option | None = None,
        rivals: tuple[Mapping[str, object], ...] = (BARBARIANS,),
        **fields: object,
    ) -> None:
        super().__init__(answers, path, hover)
        self.table = {name: value for name, value in fields.items() if name in OF_THE_TABLE}
        own = {name: value for name, value in fields.items() if name not in OF_THE_TABLE}
        self.seats = [{"faction": "romans", **own}, *rivals]

    def begun(self) -> AnyMatch:
        seats = msgspec.convert(self.seats, tuple[Seat, ...])
        position = msgspec.structs.replace(msgspec.convert(self.table, Position), seats=seats)
        return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


class NewGame(Staged):
    """Before factions are chosen."""

    game = "settlers"

    def begun(self) -> AnyMatch:
        return Match(GAME, SettlersSetup(seats=2, first=0), 0)


PLAIN = Scene()
"""Nothing to do but pass."""
LOOKOUT: dict[str, Any] = {"round": 2, "phase": "lookout"}
STONES: dict[str, Any] = {"supply": {"stone": 2}, "hand": ["ROM012"]}
RAID = {**BARBARIANS, "passed": False, "supply": {"raze": 2}}
CHAPEL: dict[str, Any] = {"faction": "barbarians", "locations": ["BAR014"]}
RABBLE: dict[str, Any] = {
    "faction": "barbarians",
    "supply": {"worker": 2},
    "locations": ["BAR018", "COM012", "COM018"],
    "rivals": (ROMANS,),
}
RUBBLE: dict[str, Any] = {"supply": {"wood": 2, "stone": 1}, "hand": ["COM011"]}
ALONE: dict[str, Any] = {"rivals": (), "round": 3}
LAST: dict[str, Any] = {"round": 5}
TWO_DEALS = {**BARBARIANS, "passed": False, "points": 7, "deals": ["BAR024", "BAR020"]}
EMPIRE = {**BARBARIANS, "passed": False, "points": 7, "locations": ["COM012", "BAR020"]}
