"""All that lies on the table. Plain data: sets of squares are integers (see squares.py), tiles are letters."""

from typing import Final, Literal

import msgspec

from imperium_desktop.games.tigris.rules.components import DynastyName
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Seating

UNKNOWN: Final = "?"
"""A tile that the onlooker cannot see."""
HIDDEN: Final = -1
"""A total behind somebody else's screen."""


class TigrisSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat_counts = range(2, 5)
    sides, side = "dynasties", "dynasty"

    dynasties: tuple[DynastyName, ...] = ()
    """Dynasties by seat; empty: each player chooses (§1.6)."""
    first: int | None = None
    """The first player; None: by lot (§1.6)."""
    conflict_support: Literal["standard", "english"] = "standard"
    board: Literal["standard", "advanced"] = "standard"
    scores: Literal["hidden", "open"] = "hidden"
    monument_income: Literal["per_monument", "per_leader"] = "per_monument"


class Player(msgspec.Struct):
    dynasty: DynastyName | None
    hand: str
    leaders: list[int]
    """Square of the king, priest, farmer, trader."""
    catastrophes: int
    points: list[int]
    """Black, red, blue, green, behind the screen."""
    treasures: int

    def copy(self) -> "Player":
        return Player(
            self.dynasty, self.hand, self.leaders.copy(), self.catastrophes, self.points.copy(), self.treasures
        )


class Conflict(msgspec.Struct, frozen=True):
    """The revolt or war being fought."""

    kind: Literal["revolt", "war"]
    sphere: int
    """Colour of the leaders."""
    support: int
    """Colour of the tiles that help: the leaders' in a war, red in a revolt."""
    attacker: int
    defender: int
    base: tuple[int, int]
    """Strength on the board, attacker first."""
    added: int | None = None
    """What the attacker added, once that is known."""


class State(Seating, msgspec.Struct):
    setup: TigrisSetup
    chance: Chance
    players: list[Player]
    bag: str
    """Tiles in drawing order."""
    discards: str
    tiles: list[int]
    """Squares of face-up tiles, by sphere."""
    bases: list[int]
    """Squares of the tiles turned over under monuments, by sphere."""
    catastrophes: int
    treasures: int
    monuments: list[int]
    """Top left square of each monument's base."""
    unification: int
    conflict: Conflict | None
    phase: Literal["dynasties", "actions", "turn_end", "over"]
    active: int
    actions_left: int
    turn: int
    ending: Literal["", "treasures", "bag"]

    def copy(self) -> "State":
        return State(
            self.setup,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.bag,
            self.discards,
            self.tiles.copy(),
            self.bases.copy(),
            self.catastrophes,
            self.treasures,
            self.monuments.copy(),
            self.unification,
            self.conflict,
            self.phase,
            self.active,
            self.actions_left,
            self.turn,
            self.ending,
        )
