"""All that lies on the table. Plain data; what seldom changes is frozen or a tuple, so that copies share it."""

from collections.abc import Iterator
from typing import Final, Literal, TypeAlias

import msgspec

from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.names import DeckFormat, Faction, SupplyGood
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.setup import Setup, always_written
from imperium_desktop.rules.table import Seating

VIRTUAL: Final = -1
"""The virtual player, where a seat is named (§11.1)."""
NOBODY: Final = -2


class SettlersSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    seat_counts = range(1, 5)
    sides, side = "factions", "faction"
    among_several = ("lookout", "peaceful", "expansion")

    factions: tuple[Faction, ...] = always_written(())
    """Factions by seat; empty: each player chooses (§4.1)."""
    first: int | None = always_written(None)
    """The First player; None: by lot (§4.2)."""
    lookout: Literal["standard", "alternate", "advanced"] = always_written("standard")
    """§5.1, §10.1, §10.2; alone, §11.3 is played."""
    peaceful: Literal["no", "yes"] = always_written("no")
    """§10.3; its own Lookout takes the place of the standard one."""
    expansion: DeckFormat = "no"
    """Cards of the expansion that are in the game (§12, §13)."""

    @property
    def deck_format(self) -> DeckFormat:
        """Deck of the match; the base game alone for one player.

        The rules for one (§11) know neither Open Production nor Instants before the virtual player.
        """
        return "no" if self.seats == 1 else self.expansion


class Location(msgspec.Struct, frozen=True, gc=False):
    """A card built in an Empire, with all that lies on it."""

    card: str
    paid: tuple[tuple[SupplyGood, ...], ...] = ()
    """What each use of this round left on it (§6.5.1), or each visit (§13.1)."""
    blocked: bool = False
    """True when an opponent has blocked the action (§9.5.7)."""
    defense: bool = False
    samurai: bool = False
    banked: tuple[str, ...] = ()
    """Cards under a Gate, Resources on a Shrine (§9.4.6), goods in a depot (§13.2)."""
    marker: str = ""
    """The card under it that marks a Trade Route Deal (§9.4.4)."""
    trader: int = NOBODY
    """Seat whose Deal that is."""
    given: int = 0
    """Goods of a limited block that were given this round (§9.5.2)."""
    home: int = NOBODY
    """Seat to whose Empire it goes back, while it is taken over (§9.5.6)."""

    @property
    def taken_over(self) -> bool:
        return self.home != NOBODY


class Foundation(msgspec.Struct, frozen=True, gc=False):
    card: str
    laid: bool = False
    """True if it was laid from the hand (§9.5.4): only its owner knows the card."""


class Player(msgspec.Struct, gc=False):
    faction: Faction | None
    points: int
    supply: list[int]
    """Goods in the order of names.SUPPLY."""
    egypt_tokens: int
    hand: tuple[str, ...]
    deck: tuple[str, ...]
    """Own Faction deck in drawing order."""
    discards: tuple[str, ...]
    """The pile of this Faction's deck."""
    locations: tuple[Location, ...]
    foundations: tuple[Foundation, ...]
    deals: tuple[str, ...]
    """Cards under the board; Attack cards too (§11.4)."""
    held: tuple[str, ...]
    """Cards to choose from: drawn by a card (§9.3.2), or in the alternate Lookout (§10.1)."""
    aside: tuple[str, ...]
    """Kept in the alternate Lookout, taken up at its end."""
    noted: tuple[str, ...]
    """Goods and cards just gained that may be given back for points (§9.3.3, §9.4.9)."""
    passed: bool

    def copy(self) -> "Player":
        return Player(
            self.faction,
            self.points,
            self.supply.copy(),
            self.egypt_tokens,
            self.hand,
            self.deck,
            self.discards,
            self.locations,
            self.foundations,
            self.deals,
            self.held,
            self.aside,
            self.noted,
            self.passed,
        )


class Virtual(msgspec.Struct, gc=False):
    """The virtual player of a match played alone (§11.1)."""

    locations: tuple[Location, ...]
    deals: tuple[str, ...]
    """The revealed Attack cards, the newest first."""
    attacks: tuple[str, ...]
    """The Attack deck in drawing order."""
    removed: tuple[str, ...]
    """Attack cards out of the game."""
    collection: tuple[str, ...]

    def copy(self) -> "Virtual":
        return Virtual(self.locations, self.deals, self.attacks, self.removed, self.collection)


# What is still to be done before the turn or phase goes on, one step for each


class Task(msgspec.Struct, frozen=True, gc=False, tag_field="task"):
    seat: int


class Draw(Task, frozen=True, gc=False, tag="draw"):
    """§2.5 Cards one after the other."""

    n: int
    deck: Literal["any", "common", "faction"]
    into: Literal["hand", "noted", "held"] = "hand"
    """`noted` goes to the hand too."""


class Keep(Task, frozen=True, gc=False, tag="keep"):
    """Choose among the cards held."""

    n: int
    rest: Literal["discard", "shuffle_back"]


class Perform(Task, frozen=True, gc=False, tag="perform"):
    """What a Location does at one moment, or a Deal in the Production phase."""

    card: str
    when: When
    after: tuple[str, ...] = ()
    """The cards that made each other speak, up to this one."""
    deal: bool = False
    """True for the Deal of a Trade Route to an own Location, which then speaks twice (§9.4.4)."""


class PerformAll(Task, frozen=True, gc=False, tag="perform_all"):
    """Several at the same moment, in an order of the seat's choice."""

    parts: tuple[Perform, ...]


class Convert(Task, frozen=True, gc=False, tag="convert"):
    """Give back goods that were noted, for `rate` points each."""

    card: str
    when: When
    rate: int


class GiveUpCard(Task, frozen=True, gc=False, tag="give_up_card"):
    """Give up a card, as an opponent demands (§9.5.3)."""


AnyTask: TypeAlias = Draw | Keep | Perform | PerformAll | Convert | GiveUpCard

Phase: TypeAlias = Literal[
    "factions",
    "deal",
    "lookout",
    "drafts",
    "production",
    "actions",
    "cleanup",
    "collecting",
    "attack",
    "strike",
    "scoring",
    "over",
]


class State(Seating, msgspec.Struct, gc=False):
    setup: SettlersSetup
    chance: Chance
    players: list[Player]
    virtual: Virtual | None
    common: tuple[str, ...]
    """The Common deck in drawing order."""
    discards: tuple[str, ...]
    """Discard pile of the Common deck."""
    row: tuple[str, ...]
    """Cards that lie open for the Lookout."""
    picks: tuple[int, ...]
    """Seats that are still to choose in the Lookout, or to produce, or to clean up."""
    drafts: int
    """Rounds of choosing that are still to come in this Lookout; attacks that are still to come (§11.6)."""
    agenda: tuple[AnyTask, ...]
    round: int
    phase: Phase
    first: int
    active: int
    acted: bool
    """The action of this turn is done; only what is free is left (§5.3.2)."""

    def copy(self) -> "State":
        return State(
            self.setup,
            self.chance.copy(),
            [player.copy() for player in self.players],
            self.virtual and self.virtual.copy(),
            self.common,
            self.discards,
            self.row,
            self.picks,
            self.drafts,
            self.agenda,
            self.round,
            self.phase,
            self.first,
            self.active,
            self.acted,
        )

    @property
    def me(self) -> Player:
        """The player whose turn it is."""
        return self.players[self.active]

    def opponents(self, seat: int) -> Iterator[int]:
        """Seats that can be a target: others that have not passed, the virtual player always (§5.3.3, §11.4)."""
        for other in self.seats_from(seat)[1:]:
            if not self.players[other].passed:
                yield other
        if self.virtual is not None:
            yield VIRTUAL

    def empire(self, seat: int) -> "Player | Virtual":
        if seat == VIRTUAL:
            assert self.virtual is not None
            return self.virtual
        return self.players[seat]
