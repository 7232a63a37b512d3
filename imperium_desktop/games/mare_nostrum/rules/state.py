"""All that lies on the table. Plain data: sets of places are integers (see content.py), resources are letters."""

from typing import Final, Literal

import msgspec

from imperium_desktop.games.mare_nostrum.rules.components import EMPIRES, EmpireName
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, BuyCard, PlaceControl
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Seating

NOBODY: Final = -1

Phase = Literal[
    "empires",
    "collect",
    "legendary",
    "legendary_extra",
    "colossus",
    "number",
    "offers",
    "reveal",
    "chain",
    "compensate",
    "name_builder",
    "perseus",
    "build",
    "pay",
    "castor",
    "build_end",
    "keep",
    "peace",
    "name_mover",
    "swaps",
    "triremes",
    "sea_battles",
    "legions",
    "land_battles",
    "casualties",
    "conquest",
    "occupy",
    "spoils",
    "sheba",
    "circe",
    "war_turn_end",
    "titles",
    "over",
]
Ending = Literal["", "prestige", "fame", "conquest", "leadership"]


class MareNostrumSetup(Setup, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seat_counts = range(3, 6)
    sides, side = "empires", "empire"

    empires: tuple[EmpireName, ...] = ()
    """Empires by seat; empty: chosen or drawn (§2.1)."""
    empire_choice: Literal["chosen", "drawn"] = "chosen"
    display: Literal["first_games", "experienced"] = "first_games"
    """Whether the display opens card by card or lies open from the start (§2.5)."""
    cilicia: Literal["neutral", "removed"] = "neutral"
    """Cilicia with 3 and 4 players (§2.2)."""
    judea: Literal["neutral", "removed"] = "neutral"
    """Judea with 3 players (§2.2)."""

    def __post_init__(self) -> None:
        """Refuse empires that do not play with this number of players (§2.1)."""
        super().__post_init__()
        out = [empire for empire in self.empires if EMPIRES.index(empire) >= self.seats]
        if out:
            raise ValueError(f"{', '.join(out)}: not with {self.seats} players")


Wish = PlaceControl | BuildUnit | BuildBuilding | BuyCard


class Player(msgspec.Struct, gc=False):
    empire: EmpireName | None
    hand: str
    """Resources behind the screen."""
    offer: str
    """Resources before the screen: face down until all have offered, then open."""
    offered: str
    """Offer of the last trade as it was revealed, to be remembered."""
    taken: str
    """Resources taken in the trade that goes on."""
    cards: tuple[str, ...]
    """The starting hero first."""
    copied: str
    """The hero whose power is copied."""
    used: tuple[str, ...]
    """Cards whose power of this round is used up."""
    pyramids: bool
    controls: int
    """Provinces."""
    at_round_start: int
    """Provinces controlled when the round began (§6.4)."""
    legions: list[int]
    """Number of legions by province."""
    triremes: list[int]
    """Number of triremes by sea."""
    fortresses: int
    """Provinces."""
    posts: int
    """Sites on which a legion of this player stands (§0)."""
    marker_posts: int
    """Provinces whose control marker a legion of this player occupies."""

    def copy(self) -> "Player":
        return Player(
            self.empire,
            self.hand,
            self.offer,
            self.offered,
            self.taken,
            self.cards,
            self.copied,
            self.used,
            self.pyramids,
            self.controls,
            self.at_round_start,
            self.legions.copy(),
            self.triremes.copy(),
            self.fortresses,
            self.posts,
            self.marker_posts,
        )


class Chain(msgspec.Struct, frozen=True, gc=False):
    """§5.3 A trade that goes on."""

    starter: int
    taker: int
    """Seat that takes next."""


class Purchase(msgspec.Struct, frozen=True, gc=False):
    """§6.2 What is being paid for."""

    wish: Wish
    price: int
    kept: str = ""
    """Tokens that the payer will not pay with."""
    fixed: str = ""
    """Tokens that the payer will pay with."""
    cut_in: bool = False
    """True for Perseus, before anybody else builds (§9.2)."""


class Roll(msgspec.Struct, frozen=True, gc=False):
    """§7.6 One side of a battle."""

    seat: int
    dice: tuple[int, ...]
    bonus: int
    hits: int
    """Scored by this side."""
    losses: int
    """Units that this side still has to remove."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    place: int
    at_sea: bool
    sides: tuple[Roll, Roll]
    """The active player first."""


class State(Seating, msgspec.Struct, gc=False):
    setup: MareNostrumSetup
    chance: Chance
    players: list[Player]
    built: int
    """Sites with a building."""
    marker_rounds: list[int]
    """Round in which the marker of each province was occupied; 0: it is not."""
    reserve: list[int]
    """Tokens in the order of tokens.ORDINARY."""
    pile: str
    """Legendary goods in drawing order."""
    spent: str
    """Legendary goods that were spent or discarded."""
    display: tuple[str, ...]
    """Open cards."""
    closed: tuple[str, ...]
    titles: tuple[int, int, int]
    """The seats of the Trade, Culture and Military Leader."""
    phase: Phase
    round: int
    active: int
    waiting: int
    """Seats that still have to choose an empire, to offer, to build or to move."""
    used_tokens: int
    """Trade tokens that this Trade Leader cannot use now (§5.1)."""
    number: int
    """How many resources each player must offer."""
    abstaining: int
    """Seats that take no part in this trade."""
    draws: tuple[tuple[int, bool], ...]
    """Legendary cities still to collect from: owner, and whether the temple is theirs, too (§4.3)."""
    takes: tuple[tuple[int, int, str], ...]
    """Takes of the last trade: taker, giver and token."""
    chain: Chain | None
    purchase: Purchase | None
    paid: str
    """The last payment, which all have seen."""
    outrun: int
    """Seats that are skipped, because they certainly cannot make a winning build (§9.2)."""
    famous: int
    """Seats that bought their fifth card in this phase."""
    prestigious: int
    """Seats that built the Pyramids in this phase."""
    peace: int
    """Seat with which the owner of the Statue of Zeus has peace in this round."""
    last_peace: int
    """Seat with which peace was declared last."""
    battle: Battle | None
    ready_legions: list[int]
    """Legions of the active player that have not moved, by province."""
    ready_triremes: list[int]
    fought: int
    """Seas or provinces in which the active player has fought in this turn."""
    agenda: int
    """Provinces about which the active player is still to be asked."""
    place: int
    """The province about which the active player is asked."""
    vacating: int
    """The province in which somebody has more posts than legions (§7.5)."""
    track: int
    """The title that is being decided."""
    winners: int
    ending: Ending

    def copy(self) -> "State":
        return State(
            self.setup,
            Chance(self.chance.seed),
            [player.copy() for player in self.players],
            self.built,
            self.marker_rounds.copy(),
            self.reserve.copy(),
            self.pile,
            self.spent,
            self.display,
            self.closed,
            self.titles,
            self.phase,
            self.round,
            self.active,
            self.waiting,
            self.used_tokens,
            self.number,
            self.abstaining,
            self.draws,
            self.takes,
            self.chain,
            self.purchase,
            self.paid,
            self.outrun,
            self.famous,
            self.prestigious,
            self.peace,
            self.last_peace,
            self.battle,
            self.ready_legions.copy(),
            self.ready_triremes.copy(),
            self.fought,
            self.agenda,
            self.place,
            self.vacating,
            self.track,
            self.winners,
            self.ending,
        )
