"""The verbs of the cards, and the moments at which cards speak."""

from collections.abc import Mapping
from typing import Annotated, Final, Literal, TypeAlias, cast

import msgspec

from imperium_desktop.games.settlers.rules.names import COLORS, Color, Good, Price, Resource, SupplyGood, color_noun
from imperium_desktop.rules.effects.notation import Vocabulary
from imperium_desktop.rules.effects.steps import Steps, Verb, priced, verbs_of

Per: TypeAlias = Color | Literal["samurai", "banked"]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=99)]
NumberOrNone: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=99)]
Whose: TypeAlias = Literal["common", "faction", "any"]


class Gain(Verb, frozen=True):
    """n of a good, or n for each own Location of a colour (this one too), Samurai or thing banked here, at most max."""

    good: Good
    n: Number = 1
    per: Per | None = None
    max: Number | None = None

    @property
    def color(self) -> Color | None:
        """Colour of the Locations that are counted."""
        return None if self.per == "samurai" or self.per == "banked" else self.per

    @property
    def facts(self) -> dict[str, object]:
        """A colour by its noun."""
        return {**super().facts, "per": color_noun(self.color) if self.color else self.per}


class Pay(Verb, frozen=True):
    """§6.5.1 Put on the card; a card or Deal is discarded, an Egypt token goes to the Location taken over."""

    good: Price
    n: Number = 1


class RazeFromHand(Verb, frozen=True):
    """Raze a card of the hand for this number of tokens (§6.3)."""

    tokens: NumberOrNone


class RazeOpponent(Verb, frozen=True):
    """Raze an opponent's Location for this number of tokens (§6.4).

    `protection` says whether what protects it must be paid on top.
    """

    tokens: NumberOrNone
    protection: bool = True


class RazeOwn(Verb, frozen=True):
    """Raze an own Location (§9.3.1)."""


class ConvertRazed(Verb, frozen=True):
    """Turn any of the goods of the Raze field just gained into points, `rate` each (§9.3.3)."""

    rate: Number


class ConvertDeals(Verb, frozen=True):
    """Turn any of the goods that the Deals just gave into points, `rate` each (§9.4.9)."""

    rate: Number


class Steal(Verb, frozen=True):
    """Steal a good from an opponent (§9.3.5)."""

    goods: tuple[Resource, ...]


class GainFromRazeField(Verb, frozen=True):
    """Gain a good of another card's Raze field (§9.3.6)."""


class RemoveLocation(Verb, frozen=True):
    """Remove a Location of any deck, or only a Common or Faction Location (§9.4.7, §13.4)."""

    whose: Whose = "any"


class TakeDeal(Verb, frozen=True):
    """Take a rival's Deal (§9.6.4)."""


class DiscardDeal(Verb, frozen=True):
    """Discard a rival's Deal, `gaining` its good or not (§9.3.4, §9.4.3)."""

    gaining: bool = False


class ProduceDeal(Verb, frozen=True):
    """Gain the good of an own Deal once more (§9.2.4)."""


class BuildFromHand(Verb, frozen=True):
    """Build a faction card from the hand (§9.2.2)."""


class BuildFromDeal(Verb, frozen=True):
    """Build a card that lies under the board as a Deal (§9.4.5)."""


class OpenTradeRoute(Verb, frozen=True):
    """Open a trade route with a Location of an opponent (§9.4.4)."""


class LayFoundation(Verb, frozen=True):
    """Lay a card of the hand as a foundation (§9.5.4)."""


class TakeOver(Verb, frozen=True):
    """Take over a Location (§9.5.6)."""


class BlockAction(Verb, frozen=True):
    """Block the action of an opponent's Location (§9.5.7)."""


class OpponentDiscards(Verb, frozen=True):
    """Make an opponent give up a card (§9.5.3)."""


class ReadyLocation(Verb, frozen=True):
    """Make a used action available again (§6.5.6)."""


class CopyProduction(Verb, frozen=True):
    """Copy the production of another Location (§9.2.6, §9.2.7)."""


class DrawAndKeep(Verb, frozen=True):
    """§9.3.2, §9.4.8; with fewer than `least` cards in the Faction deck nothing happens (§13.4)."""

    draw: Number
    keep: Number
    deck: Literal["any", "faction"]
    rest: Literal["discard", "shuffle_back"]
    least: int = 0


class BankCards(Verb, frozen=True):
    """Lay cards of the hand on the card, for `points` each, as the Gate does (§9.4.6)."""

    points: NumberOrNone


class BankResources(Verb, frozen=True):
    """Lay goods on the card, as the Shrine does (§9.4.6)."""


class Score(Verb, frozen=True):
    """Score points at the end of the game, with at least `banked` here; the highest one counts (§8.1)."""

    points: Number
    banked: NumberOrNone


class Store(Verb, frozen=True):
    """Keep these goods in Cleanup (§7.1)."""

    goods: tuple[Resource, ...]


class Leave(Verb, frozen=True):
    """Leave up to n of a good on this card, until the next Production phase (§13.2)."""

    good: SupplyGood
    n: int


class LeaveAny(Verb, frozen=True):
    """Leave any number of these goods, until the next Production phase (§13.5)."""

    goods: tuple[SupplyGood, ...]


class GainKinds(Verb, frozen=True):
    """Gain one of each kind of goods that lies here, of at most `max` kinds (§13.5)."""

    max: int


class UseRivalsAction(Verb, frozen=True):
    """Use the action of a rival's Location (§13.6)."""


class LeaveCards(Verb, frozen=True):
    """§13.5 Any number of cards from the hand under this one, in Cleanup, for good."""


class TakeLocation(Verb, frozen=True):
    """§13.5 An opponent's Common Location into the hand."""


class Guarded(Verb, frozen=True):
    """Count as if a Defense token lay on the card for good; it takes no other (§13.4)."""


class NothingForOwner(Verb, frozen=True):
    """Give the owner of a visited Open Production Location no Worker (§13.4)."""


def way_of(steps: Steps) -> str:
    """Name of a way of doing something, beside others: what is done first, when its price is paid."""
    _, then = priced(steps)
    verb = verbs_of(then)[0]
    return f"remove_{verb.whose}" if isinstance(verb, RemoveLocation) else verb.name


VERBS: tuple[type[Verb], ...] = (
    Gain, Pay, RazeFromHand, RazeOpponent, RazeOwn, ConvertRazed, ConvertDeals, Steal, GainFromRazeField,
    RemoveLocation, TakeDeal, DiscardDeal, ProduceDeal, BuildFromHand, BuildFromDeal, OpenTradeRoute, LayFoundation,
    TakeOver, BlockAction, OpponentDiscards, ReadyLocation, CopyProduction, DrawAndKeep, BankCards, BankResources,
    Score, Store, Leave, LeaveAny, GainKinds, LeaveCards, TakeLocation, UseRivalsAction, Guarded, NothingForOwner,
)  # fmt: skip
VOCABULARY = Vocabulary(VERBS)

When: TypeAlias = Literal[
    "production",  # §3.6 when built and in each later Production phase
    "built",  # §3.7
    "action",  # §6.5
    "action_twice",  # §6.5.2
    "anytime",  # §5.3.2
    "cleanup",  # §7.1
    "end",  # §8.1
    "on_build_black", "on_build_purple", "on_build_blue", "on_build_brown",
    "on_build_gold", "on_build_red", "on_build_pink", "on_build_gray",
    "on_build_faction",  # §9.1.4
    "on_raze",  # §15.6
    "on_deal",  # §9.4.4
    "on_two_points",  # §9.5.5
    "on_opponents_pair",  # §9.5.2
    "on_production_from_deals",  # §9.4.9
    "open_production",  # §13.1 as production, and when an opponent sends a Worker
    "stored_production",  # §13.2 in each Production phase, from what was left there in Cleanup
    "instant",  # §13.3
    "always",  # §13.4
    "on_visit",  # §13.4 when its owner sends a Worker to an Open Production Location
]  # fmt: skip
"""The moment of a block."""

ON_BUILD: Final[Mapping[Color, When]] = {color: cast(When, f"on_build_{color}") for color in COLORS}
"""The moment at which a Location of a colour is built."""
COLOR_BUILT: Final[Mapping[When, Color]] = {moment: color for color, moment in ON_BUILD.items()}
