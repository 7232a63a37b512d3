"""All that lies on the table, and what is left to do of the cards being carried out.

Plain data; what seldom changes is frozen or a tuple, so that copies share it.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from imperium_desktop.games.imperium.rules.cards.tasks import AnyTask
from imperium_desktop.games.imperium.rules.names import (
    NATIONS,
    NATIONS_OF,
    Box,
    Face,
    Nation,
    Side,
    SmallDeck,
    TurnKind,
)
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.copying import shallow
from imperium_desktop.rules.effects import frames
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Seating

NOBODY: Final = -1


class ImperiumSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat_counts = range(2, 5)
    sides, side = "nations", "nation"
    among_several = ("choice",)

    nations: tuple[Nation, ...] = ()
    """Nations by seat; empty: each player chooses (§3.1)."""
    powers: tuple[Side, ...] = ()
    """The sides of their power cards; empty: each player chooses."""
    choice: Literal["free", "lot"] = "free"
    """Whether nations and sides that are not named are chosen or drawn."""
    commons: Box = "classics"
    """Box whose common cards are used (§3.5)."""
    nations_from: Literal["classics", "legends", "both"] = "classics"
    """The boxes whose nations can be chosen or drawn."""
    printing: Literal["first", "later"] = "first"
    """Which texts the cards have that were changed later."""
    first: int | None = None
    """The first player; None: by lot."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.powers and (len(self.powers) != self.seats or not self.nations):
            raise ValueError("needs one side of the power card for each nation")


class Pinned(msgspec.Struct, frozen=True, gc=False):
    """A card in a play area, with all that lies on it and under it."""

    card: str
    garrison: tuple[str, ...] = ()
    marked: bool = False
    """An exhaust token lies on it."""
    tokens: tuple[int, int, int] = (0, 0, 0)


class Slot(msgspec.Struct, frozen=True, gc=False):
    """A place of the market."""

    card: str = ""
    unrest: str = ""
    """The card under it."""
    tokens: tuple[int, int, int] = (0, 0, 0)


class Player(msgspec.Struct, gc=False):
    nation: Nation | None
    power: str
    """The face of the power card in play."""
    face: Face
    """Face of the state card."""
    tokens: tuple[int, int, int]
    """Material, population, progress."""
    actions: int
    exhausts: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    """The top card first."""
    discard: tuple[str, ...]
    play: tuple[Pinned, ...]
    history: tuple[str, ...]
    nation_deck: tuple[str, ...]
    """The top card first, the accession card last."""
    development: tuple[str, ...]
    power_marked: bool = False
    nation_marked: bool = False
    development_marked: bool = False
    crowned: bool = False
    """King of Kings was resolved by this player (§10.3)."""
    unseen: tuple[str, ...] = ()
    """Cards of which a view tells only that they lie in this player's hand, deck or history."""
    beside: tuple[Pinned, ...] = ()
    """Cards in play from the start without being pinned (§2.7).

    King Arthur's Court, the upper journey card.
    """
    below: str = ""
    """§29.1 The journey card under the upper one."""
    quest: str = ""
    """§22.1 The active quest under the Court; it is nobody's."""
    sunken: tuple[str, ...] = ()
    """Cards under water (§23.2)."""

    def gain(self, token: int, n: int) -> None:
        """Add tokens to the pool; a negative number takes them out."""
        pool = list(self.tokens)
        pool[token] += n
        self.tokens = pool[0], pool[1], pool[2]


class Frame(frames.Frame, gc=False):
    """A card being carried out: what is left of its steps, and what they have brought about so far (§18.1)."""

    todo: tuple[AnyTask, ...] = ()
    on_table: bool = False
    """§2.8 The card lies between hand and discard pile."""
    attack: bool = False
    protected: tuple[int, ...] = ()
    """§9.2 Seats that the attack passes over."""
    exhausted: bool = False
    """True if this card's exhaust token started it."""
    that: str = ""
    drawn: tuple[str, ...] = ()
    looked: tuple[str, ...] = ()
    """Cards from the top of a pile that only this player knows."""
    at_fame: bool = False
    """Whether that is the fame deck or the nation deck."""
    found: str = ""
    revealed: str = ""
    host: str = ""
    declared: str = ""
    extra: int = 0
    """More cards to look at (§10.4)."""
    doubled: tuple[int, ...] = ()
    """Tokens that are collected twice (§12)."""
    moved: tuple[tuple[str, str], ...] = ()
    """Cards that were moved, after what moved them."""


Phase: TypeAlias = Literal[
    "nations", "deal", "turn", "activate", "discard", "token", "draw", "solstice", "round", "scoring", "counting",
    "over",
]  # fmt: skip


class State(Seating, msgspec.Struct, gc=False):
    setup: ImperiumSetup
    chance: Chance
    players: tuple[Player, ...]
    market: tuple[Slot, ...]
    decks: dict[SmallDeck, tuple[str, ...]]
    main: tuple[str, ...]
    fame: tuple[str, ...]
    removed: tuple[str, ...]
    """Fame cards put away unseen (§3.2)."""
    king: Side
    """§10.2 The face of King of Kings."""
    pile: tuple[str, ...]
    """Unrest; all alike."""
    exile: tuple[str, ...]
    frames: list[Frame]
    """What is being carried out, the innermost last."""
    phase: Phase
    round: int
    last_round: int
    """Number of the last round; 0: not yet triggered (§11.1)."""
    first: int
    active: int
    kind: TurnKind | None
    """§4.1 What the active player does this turn."""
    played_free: tuple[str, ...] = ()
    """Cards that were played without an action this turn (§4.4)."""
    counted_as: tuple[tuple[str, str, str, int], ...] = ()
    """Cards whose icon counts as several others until the end of the turn (§17 A14)."""
    any_state: bool = False
    """The next card put down may be of the empire (Combs)."""
    collapsed: bool = False
    shown: tuple[str, ...] = ()
    """Cards that were moved openly since the last turn began: all saw them, wherever they are now."""
    stand_ins: tuple[str, ...] = ()
    """§3.5 Tributaries of the other box, in place of those whose nation is in the game."""

    def copy(self) -> "State":
        twin = shallow(self)
        twin.chance = self.chance.copy()
        twin.players = tuple(map(shallow, self.players))
        twin.decks = self.decks.copy()
        twin.frames = list(map(shallow, self.frames))
        return twin

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    @property
    def frame(self) -> Frame:
        return self.frames[-1]


def free_nations(state: State) -> list[Nation]:
    taken = {player.nation for player in state.players}
    return [nation for nation in nations_of(state.setup) if nation not in taken]


def nations_of(setup: ImperiumSetup) -> tuple[Nation, ...]:
    """§3.5 Those that can be chosen."""
    return NATIONS if setup.nations_from == "both" else NATIONS_OF[setup.nations_from]
