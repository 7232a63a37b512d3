"""Every sort of choice in the game, and the table elements a person touches for it. A card is `card/<its id>`."""

from typing import Literal

from imperium_desktop.games.imperium.rules.names import MarketSuit, Nation, TurnKind
from imperium_desktop.rules.table import Option, Path


class ChooseNation(Option, frozen=True):
    nation: Nation

    @property
    def path(self) -> Path:
        return (f"nation/{self.nation}",)


class ChooseSide(Option, frozen=True):
    side: str

    @property
    def path(self) -> Path:
        return (f"side/{self.side}",)


class TakeTurn(Option, frozen=True):
    kind: TurnKind

    @property
    def path(self) -> Path:
        return (self.kind,)


class PlayFromHand(Option, frozen=True):
    card: str
    idle: bool = False
    """True of a card that would do nothing but go to the discard pile (§4.3)."""

    def __eq__(self, other: object) -> bool:
        """What is thought to come of it is no part of the answer: kept ones were told otherwise."""
        return isinstance(other, PlayFromHand) and other.card == self.card

    def __hash__(self) -> int:
        return hash(self.card)

    @property
    def path(self) -> Path:
        return (f"card/{self.card}", "play")

    @property
    def enough(self) -> Path:
        return self.path if self.idle else self.path[:1]


class UseExhaust(Option, frozen=True):
    card: str
    block: int
    """Which of its texts."""
    copied: str = ""
    """The card whose text it is, where it is not its own."""

    @property
    def path(self) -> Path:
        if self.copied:
            return (f"card/{self.card}", f"card/{self.copied}", f"block/{self.block}")
        return (f"card/{self.card}", f"block/{self.block}")

    @property
    def enough(self) -> Path:
        return self.path[:-1]


class EndActivation(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class PickCard(Option, frozen=True):
    """Whatever the question is about."""

    card: str

    @property
    def path(self) -> Path:
        return (f"card/{self.card}",)


class PickBlind(Option, frozen=True):
    """§7.3 The top card of a deck."""

    suit: MarketSuit | Literal["variable"]

    @property
    def path(self) -> Path:
        return (f"blind/{self.suit}",)


class PickSuit(Option, frozen=True):
    suit: MarketSuit

    @property
    def path(self) -> Path:
        return (f"suit/{self.suit}",)


class PickDeck(Option, frozen=True):
    """A marked deck, whose exhaust token comes back."""

    deck: str

    @property
    def path(self) -> Path:
        return (f"marked/{self.deck}",)


class PickBranch(Option, frozen=True):
    branch: int
    node: str
    """The step of the card whose branches these are."""

    @property
    def path(self) -> Path:
        return (f"branch/{self.branch}",)


class PickAmount(Option, frozen=True):
    n: int

    @property
    def path(self) -> Path:
        return (f"count/{self.n}",)


class PayTokens(Option, frozen=True):
    material: int
    population: int
    progress: int

    @property
    def path(self) -> Path:
        return (f"pay/{self.material}-{self.population}-{self.progress}",)


class Agree(Option, frozen=True):
    pass


class Skip(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True
