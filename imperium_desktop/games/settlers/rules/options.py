"""Every sort of choice in the game, and the table elements a person touches for it.

A card of the hand or a Location comes first, then what is done with it, then what belongs to that.
"""

from typing import Literal

from imperium_desktop.games.settlers.rules.names import Faction, Good, Resource, SupplyGood
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.table import Option, Path


class ChooseFaction(Option, frozen=True):
    faction: Faction

    @property
    def path(self) -> Path:
        return (f"faction/{self.faction}",)


class TakeCard(Option, frozen=True):
    """Take a card in the Lookout, or of those drawn by a card."""

    card: str

    @property
    def path(self) -> Path:
        return (f"row/{self.card}",)


class DrawFrom(Option, frozen=True):
    deck: Literal["common", "faction"]

    @property
    def path(self) -> Path:
        return (f"deck/{self.deck}",)


# §6 Actions


class Build(Option, frozen=True):
    card: str
    given: str = ""
    """The Location or Foundation that is given up for it."""
    foundation: bool = False
    """Whether that is a Foundation."""

    @property
    def path(self) -> Path:
        if not self.given:
            return (f"hand/{self.card}", "build")
        return (f"hand/{self.card}", "build", f"{'foundation' if self.foundation else 'location'}/{self.given}")


class MakeDeal(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"hand/{self.card}", "deal")


class RazeCard(Option, frozen=True):
    """Raze a card of the hand."""

    card: str

    @property
    def path(self) -> Path:
        return (f"hand/{self.card}", "raze")


class RazeLocation(Option, frozen=True):
    card: str
    rival: int | None
    """Seat that owns it; None: the virtual player."""

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "raze")


class Activate(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "activate")

    @property
    def enough(self) -> Path:
        return self.path[:1]


class ActivateTwice(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "activate_twice")


class PlayInstant(Option, frozen=True):
    """Play an instant card (§13.3)."""

    card: str

    @property
    def path(self) -> Path:
        return (f"hand/{self.card}", "play")


class SendWorker(Option, frozen=True):
    """Send a Worker to another player's Open Production Location (§13.1)."""

    card: str
    rival: int

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "visit")


class SpendWorkers(Option, frozen=True):
    """Spend Workers; for what is asked next."""


class Pass(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class EndTurn(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


# §5.3.2 Free things


class PlaceDefense(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "defense")

    @property
    def enough(self) -> Path:
        return self.path[:1]


class DeploySamurai(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "samurai")


class Bank(Option, frozen=True):
    """Put cards under a Gate or Resources on a Shrine; which is asked next."""

    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}", "bank")


# Inside an action


class Pay(Option, frozen=True):
    """One way of sharing a price between Resources and Gold."""

    goods: tuple[SupplyGood, ...]

    @property
    def path(self) -> Path:
        return (f"pay/{'-'.join(self.goods)}",)


def goods_paid(payment: str) -> list[str]:
    """Goods named by the element of a `Pay`."""
    return Key.of(payment).name.split("-")


class TakePair(Option, frozen=True):
    """What one pair of Workers brings (§6.7)."""

    good: Literal["wood", "stone", "food", "card"]

    @property
    def path(self) -> Path:
        return (f"good/{self.good}",)


class ChooseLocation(Option, frozen=True):
    card: str

    @property
    def path(self) -> Path:
        return (f"location/{self.card}",)


class ChooseDeal(Option, frozen=True):
    """A card under a board, or a revealed Attack card."""

    card: str

    @property
    def path(self) -> Path:
        return (f"deal/{self.card}",)


class ChooseCard(Option, frozen=True):
    """Choose a card of the hand."""

    card: str

    @property
    def path(self) -> Path:
        return (f"hand/{self.card}",)


class ChooseOpponent(Option, frozen=True):
    rival: int

    @property
    def path(self) -> Path:
        return (f"seat/{self.rival}",)


class Steal(Option, frozen=True):
    rival: int
    good: Resource

    @property
    def path(self) -> Path:
        return (f"seat/{self.rival}", f"good/{self.good}")


class TakeGoods(Option, frozen=True):
    """One of several gains."""

    goods: tuple[Good, ...]

    @property
    def path(self) -> Path:
        return (f"good/{self.goods[0]}",)


class Trade(Option, frozen=True):
    """An exchange that a Feature offers."""

    paid: tuple[SupplyGood, ...]
    gained: tuple[Good, ...]

    @property
    def path(self) -> Path:
        return (f"good/{self.paid[0]}",)


class TakeWay(Option, frozen=True):
    """One of several things that a card can do."""

    verb: Literal["raze_from_hand", "raze_opponent", "remove_common", "remove_faction"]

    @property
    def path(self) -> Path:
        return (self.verb,)


class Skip(Option, frozen=True):
    @property
    def passes(self) -> bool:
        return True


class ReturnGood(Option, frozen=True):
    """A good just gained, for points."""

    good: Good

    @property
    def path(self) -> Path:
        return (f"good/{self.good}",)


class ReturnCard(Option, frozen=True):
    """A card just drawn, for points."""

    card: str

    @property
    def path(self) -> Path:
        return (f"hand/{self.card}",)


class BankGood(Option, frozen=True):
    good: Resource

    @property
    def path(self) -> Path:
        return (f"good/{self.good}",)


class LeaveGood(Option, frozen=True):
    """Leave a good on a Location in Cleanup, until the next Production phase (§13.2)."""

    good: SupplyGood

    @property
    def path(self) -> Path:
        return (f"good/{self.good}",)


class LetGo(Option, frozen=True):
    """Let a good go in Cleanup that could be kept (§7.1)."""

    good: Resource

    @property
    def path(self) -> Path:
        return (f"good/{self.good}",)
