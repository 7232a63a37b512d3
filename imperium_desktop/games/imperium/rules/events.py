"""Everything that can happen, as the log tells it. Cards are named by their physical ids."""

from typing import ClassVar, Literal, TypeAlias

from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.names import MarketSuit, Nation, Resource, TurnKind
from imperium_desktop.rules.table import Event

Way: TypeAlias = Literal[
    "discarded", "abandoned", "recalled", "history", "topped", "exiled", "garrisoned", "returned", "regained", "found",
    "buried", "gained", "submerged", "begun", "won", "entered",
]  # fmt: skip
"""How cards move; `regained`: from discard pile or history to the hand; `buried`: under the nation deck; `begun` and
`won`: quests (§22); `entered`: into play, without being played."""


class NationChosen(Event, frozen=True):
    seat: int
    nation: Nation


class SideChosen(Event, frozen=True):
    seat: int
    side: str


class RoundBegan(Event, frozen=True):
    turn: int
    seat: int
    last: bool

    @property
    def begins(self) -> int:
        return self.turn


class TurnBegan(Event, frozen=True):
    opens: ClassVar[bool] = True
    seat: int
    kind: TurnKind

    @property
    def whose_turn(self) -> int:
        return self.seat


class SolsticeBegan(Event, frozen=True):
    opens: ClassVar[bool] = True
    turn: int


class CardPlayed(Event, frozen=True):
    reveals: ClassVar[bool] = False
    seat: int
    card: str
    free: bool


class CardExhausted(Event, frozen=True):
    seat: int
    card: str


class CardDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str

    def seen_by(self, seat: int) -> "CardDrawn":
        return self if seat == self.seat else CardDrawn(self.seat, UNKNOWN)


class DeckShuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    cards: int


class NationCardGained(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class BecameEmpire(Event, frozen=True):
    seat: int


class CardDeveloped(Event, frozen=True):
    seat: int
    card: str


class CardsMoved(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]
    way: Way
    secret: bool = False

    def seen_by(self, seat: int) -> "CardsMoved":
        if not self.secret or seat == self.seat:
            return self
        return CardsMoved(self.seat, (UNKNOWN,) * len(self.cards), self.way, True)


class CardGiven(Event, frozen=True):
    gives: ClassVar[bool] = True
    seat: int
    rival: int
    card: str


class TokensGained(Event, frozen=True):
    seat: int
    resource: Resource
    n: int


class TokensPaid(Event, frozen=True):
    seat: int
    material: int
    population: int
    progress: int


class TokensStolen(Event, frozen=True):
    seat: int
    rival: int
    resource: Resource
    n: int


class ActionsGained(Event, frozen=True):
    seat: int
    n: int


class UnrestTaken(Event, frozen=True):
    seat: int
    left: int
    """Number of cards left in the pile."""


class MarketCardTaken(Event, frozen=True):
    seat: int
    card: str
    way: Literal["acquire", "break_through", "exile_pile"]
    unrest: bool = False
    """The one that lay under it came along (§7.2)."""


class BlindCardTaken(Event, frozen=True):
    """A card is taken unseen from the top of its deck, and shown to everybody (§7.3)."""

    reveals: ClassVar[bool] = True
    seat: int
    suit: str
    card: str


class NothingFound(Event, frozen=True):
    """§7.3 No card of the suit is left."""

    seat: int
    suit: str


class NothingBought(Event, frozen=True):
    """§4.3.2 The price took what its result needed."""

    seat: int
    card: str


class SlotRefilled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    card: str
    unrest: bool


class MarketCardExiled(Event, frozen=True):
    seat: int
    card: str


class MarketSwapped(Event, frozen=True):
    seat: int
    card: str
    exiled: str


class TokenPlaced(Event, frozen=True):
    seat: int
    card: str
    resource: Resource
    n: int


class FameLookedAt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    n: int


class FameTaken(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str

    def seen_by(self, seat: int) -> "FameTaken":
        return self if seat == self.seat else FameTaken(self.seat, UNKNOWN)


class KingResolved(Event, frozen=True):
    seat: int
    side: str


class NationLookedAt(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int


class NationShuffled(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int


class SuitDeclared(Event, frozen=True):
    seat: int
    suit: MarketSuit


class CardRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


class CardsLaidOpen(Event, frozen=True):
    """§25.4 Everything that somebody has in hand, deck and discard pile."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[str, ...]


class JourneyMoved(Event, frozen=True):
    """§29.3 Another journey card lies on top."""

    seat: int
    card: str


class AttackIgnored(Event, frozen=True):
    seat: int


class AttackerPaid(Event, frozen=True):
    seat: int
    rival: int


class ExhaustReturned(Event, frozen=True):
    seat: int
    card: str
    """The card, or the deck that the token lay on."""


class IconCountedAs(Event, frozen=True):
    seat: int
    card: str


class StateIgnored(Event, frozen=True):
    """The next card may be of the empire."""

    seat: int


class ScoringTriggered(Event, frozen=True):
    seat: int


class Collapsed(Event, frozen=True):
    seat: int
    """Seat that took the last Unrest, or whose turn it was."""


class Scored(Event, frozen=True):
    seat: int
    points: int
    unrest: int
