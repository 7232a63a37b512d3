"""All that lies on the table. Plain data: boxes filled are counted, written boxes are strings, the map is a mask."""

from typing import Final, Literal, TypeVar

import msgspec

from imperium_desktop.games.hadrian.rules.names import ITEMS, ItemName
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Seating

EMPTY: Final = "."
"""A box that takes a number and has none yet."""
NO_DIPLOMAT: Final = -1
FORTS: Final = 16
MOST_REWARDS: Final = 2


class HadrianSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat_counts = range(1, 7)
    among_several = ("passing",)

    difficulty: Literal["low", "normal", "high"] = "low"
    passing: Literal["standard", "none"] = "standard"
    """Whether items go to neighbours (§11.1)."""
    fort: int = 0
    """Fort of the solo campaign, counted from 1; 0: none (§12)."""
    reward: tuple[ItemName, ...] = ()
    """What the last fort's challenge brought."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if not 0 <= self.fort <= FORTS:
            raise ValueError(f"there is no fort {self.fort}")
        if self.fort and (self.seats > 1 or self.difficulty != "normal"):
            raise ValueError("the campaign is played alone and at normal difficulty")
        if self.reward and (not self.fort or len(self.reward) > MOST_REWARDS):
            raise ValueError(f"a reward is at most {MOST_REWARDS} items for a fort of the campaign")


T = TypeVar("T")


def replaced(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*values[:place], value, *values[place + 1 :])


class Player(msgspec.Struct, gc=False):
    """Both sheets, the board above them and the cards beside it. What seldom changes is a tuple: copies share it."""

    board: list[int]
    """Soldiers, builders, servants, civilians, resources."""
    filled: list[int]
    """Boxes filled on each track, then buildings and landmarks: see names.py and sheets.py."""
    training: str
    """Years by box, as in the other written areas."""
    forum: str
    theatre: str
    baths: str
    courthouse: str
    market: str
    """Goods by hex."""
    trained: tuple[int, ...]
    """Circled boxes of the red and the blue gladiator."""
    wounds: tuple[int, ...]
    """How many of these are filled; all of them: he is dead."""
    fought: tuple[str, ...]
    """The Years in which each of them fought."""
    map: int
    diplomats: tuple[int, ...]
    """Favours left for each cohort."""
    temple_favours: int
    disdain: int
    """Circled boxes."""
    pardoned: int
    """How many of these are filled."""
    deck: tuple[str, ...]
    drawn: tuple[str, ...]
    chosen: str
    """Which of the drawn cards becomes the Path, until all is revealed."""
    paths: tuple[str, ...]
    """Cards chosen as Paths, by Year."""
    prospects: tuple[str, ...]
    """Cards chosen as Prospects, by Year; the last one counts."""
    extra_attacks: int
    """Cards that only this player faces at the end of the Year (§11.1)."""
    finished: bool

    def copy(self) -> "Player":
        return Player(
            self.board.copy(),
            self.filled.copy(),
            self.training,
            self.forum,
            self.theatre,
            self.baths,
            self.courthouse,
            self.market,
            self.trained,
            self.wounds,
            self.fought,
            self.map,
            self.diplomats,
            self.temple_favours,
            self.disdain,
            self.pardoned,
            self.deck,
            self.drawn,
            self.chosen,
            self.paths,
            self.prospects,
            self.extra_attacks,
            self.finished,
        )

    @property
    def items(self) -> tuple[ItemName, ...]:
        """What lies on the board, one by one."""
        return tuple(item for item, count in zip(ITEMS, self.board, strict=True) for _ in range(count))

    @property
    def marks(self) -> int:
        """Disdain that counts now."""
        return self.disdain - self.pardoned

    def strength(self, gladiator: int) -> int:
        return self.trained[gladiator] - self.wounds[gladiator]

    def dead(self, gladiator: int) -> bool:
        return self.trained[gladiator] > 0 and self.strength(gladiator) == 0


Phase = Literal["year", "paths", "reveal", "income", "actions", "attack", "extra_attack", "defence", "scoring", "over"]


class State(Seating, msgspec.Struct, gc=False):
    setup: HadrianSetup
    chance: Chance
    players: list[Player]
    fate: tuple[int, ...]
    """Fate deck in drawing order."""
    fate_discards: tuple[int, ...]
    attack: tuple[int, ...]
    """Fate cards that attack everybody."""
    extra: tuple[int, ...]
    """Those that attack only the active seat."""
    ignored: tuple[int, ...]
    """Attack cards that the active seat ignores, counted from 1, its extra cards last."""
    neutral_deck: tuple[str, ...]
    neutrals: tuple[str, ...]
    """This Year's neutral cards."""
    stakes: tuple[tuple[ItemName, ...], ...]
    """The items on each of them."""
    neutral_discards: tuple[str, ...]
    year: int
    phase: Phase
    active: int
    waiting: int
    """How many seats are still to come in this phase."""

    def copy(self) -> "State":
        return State(
            self.setup,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.fate,
            self.fate_discards,
            self.attack,
            self.extra,
            self.ignored,
            self.neutral_deck,
            self.neutrals,
            self.stakes,
            self.neutral_discards,
            self.year,
            self.phase,
            self.active,
            self.waiting,
        )

    @property
    def first(self) -> int:
        """Seat that begins in this Year (§5.10)."""
        return (self.year - 1) % len(self.players)

    def neighbours(self, seat: int) -> tuple[int, ...]:
        """§5.9 Left, then right; a single opponent counts once."""
        count = len(self.players)
        if count < 3:
            return tuple(other for other in range(count) if other != seat)
        return (seat + 1) % count, (seat - 1) % count
