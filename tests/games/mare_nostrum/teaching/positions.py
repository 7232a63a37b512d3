"""Positions of Mare Nostrum in which hints and merits are tried."""

from typing import Any

import msgspec

from imperium_desktop.games.mare_nostrum.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.mare_nostrum.rules.options import (
    MoveLegions,
    TakeToken,
)
from imperium_desktop.games.mare_nostrum.rules.state import MareNostrumSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.teaching.staging import Staged

GAME = load_game("mare_nostrum")


class Scene(Staged):
    """Rome is the first seat, Greece the second, Carthage the third. Where no phase is named, Rome builds."""

    game = "mare_nostrum"

    def __init__(self, *answers: Answer, path: str = "", hover: Option | None = None, **position: Any) -> None:
        super().__init__(answers, path, hover)
        self.position = position if "phase" in position else {"active": "rome", **position}

    def begun(self) -> Match[Any, Any]:
        position = msgspec.convert(self.position, Position)
        return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


class BeforeAll(Staged):
    """Empires are still to be chosen."""

    game = "mare_nostrum"

    def __init__(self, hover: Option | None = None) -> None:
        super().__init__((), "", hover)

    def begun(self) -> Match[Any, Any]:
        return Match(GAME, MareNostrumSetup(seats=3), 0)


NONE: dict[str, int] = {}
AT_HOME = {"gallia": {"legions": NONE}, "italia": {"legions": NONE}}
EMPTY_LIBYA = {**AT_HOME, "libya": {"legions": NONE}}
FOUR_CARDS = ["hercules", "circe", "pharos"]
SEVEN = "grain, sheep, metal, wine, oil, gold, spices"
INTO_LIBYA = MoveLegions(0, "phasania", 1, "libya")
TWO_INTO_LIBYA = MoveLegions(0, "phasania", 2, "libya")


def raid(legions: int, **more: Any) -> dict[str, Any]:
    """Roman legions beside undefended Libya."""
    return {
        "phase": "battle",
        "active": "rome",
        "provinces": {**EMPTY_LIBYA, "phasania": {"legions": {"rome": legions}}, **more.pop("provinces", {})},
        **more,
    }


def against_dalmatia(**land: Any) -> dict[str, Any]:
    """Three Roman legions in Gallia beside a Greek province."""
    there = {"control": "greece", "buildings": "caravan/wood", "legions": {"greece": 1}, **land}
    return {"phase": "battle", "active": "rome", "provinces": {"gallia": {"legions": {"rome": 3}}, "dalmatia": there}}


ONE_LEGION = {"gallia": {"legions": {"rome": 1}}, "italia": {"legions": NONE}}
TWO_SITES = {"gallia": {"buildings": "caravan/grain market"}, "germania": {"control": "rome"}}


def build(**position: Any) -> dict[str, Any]:
    return {"hands": {"rome": "6 coin"}, **position}


def marker(since: int, **position: Any) -> dict[str, Any]:
    """A Roman legion on the marker of Libya."""
    libya = {"legions": {"rome": 1}, "posts": {"rome": "marker"}, "since": since}
    return {"round": 2, "provinces": {"libya": libya, "phasania": {"control": "rome"}}, **position}


TRADE: dict[str, Any] = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "hands": {"rome": "coin, metal, 2 grain, 2 sheep", "greece": "2 coin, stone, oil", "carthage": "spices, 2 gold"},
}
SINGLES: dict[str, Any] = {**TRADE, "hands": {**TRADE["hands"], "rome": "coin, metal, grain, sheep"}}
CHAIN: dict[str, Any] = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "offers": {"rome": "grain, sheep", "greece": "oil, wine", "carthage": "spices, gold"},
}
SHORT_CHAIN: dict[str, Any] = {
    "phase": "trade",
    "titles": {"trade": "rome"},
    "offers": {"rome": "grain", "greece": "wine", "carthage": "gold"},
    "hands": {"rome": "2 sheep"},
}
TAKEN = (TakeToken(1, "wine"), TakeToken(0, "grain"))
FLEETS: dict[str, Any] = {"phase": "battle", "active": "rome", "seas": {"mare_tyrrhenum": {"rome": 1, "carthage": 1}}}
SHEBA = raid(1, cards={"rome": ["queen_of_sheba"]}, provinces={"phasania": {"control": "rome", "legions": {"rome": 1}}})
CIRCE: dict[str, Any] = {
    "phase": "battle",
    "active": "rome",
    "cards": {"rome": ["circe"]},
    "provinces": {"italia": {"legions": NONE}, "gallia": {"legions": {"rome": 1}, "buildings": "caravan/grain"}},
}
LATIUM_ATTACKED: dict[str, Any] = {
    "phase": "battle",
    "active": "greece",
    "provinces": {
        **AT_HOME,
        "macedonia": {"legions": NONE},
        "thracia": {"legions": NONE},
        "italia": {"legions": {"greece": 2}},
        "latium": {"legions": {"rome": 2}},
    },
    "seed": 249,  # 6 4 3 2
}
TWO_POSTS = raid(
    2, provinces={"libya": {"legions": {"rome": 2}, "posts": {"rome": "caravan/oil caravan/sheep"}}, "phasania": {}}
)
TIED: dict[str, Any] = {"phase": "leadership", "titles": {"trade": "rome"}}
SYRACUSE: dict[str, Any] = {
    "phase": "collect",
    "titles": {"trade": "rome"},
    "provinces": {"sicilia": {"control": "rome", "buildings": "legendary temple"}},
}
