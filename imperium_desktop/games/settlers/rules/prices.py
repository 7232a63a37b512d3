"""What something costs, and whether a player has it."""

from typing import Final, NamedTuple

from imperium_desktop.games.settlers.rules import components
from imperium_desktop.games.settlers.rules.cards.vocabulary import Pay
from imperium_desktop.games.settlers.rules.names import RESOURCES
from imperium_desktop.games.settlers.rules.state import Player
from imperium_desktop.rules.effects.steps import Steps, priced

WOOD, STONE, FOOD, GOLD, WORKER, RAZE, DEFENSE = range(7)
"""Places in a supply, see names.SUPPLY."""


class Need(NamedTuple):
    """A price; Gold may stand for each Resource (§2.2)."""

    wood: int = 0
    stone: int = 0
    food: int = 0
    gold: int = 0
    worker: int = 0
    raze: int = 0
    any_resource: int = 0
    card: int = 0
    own_deal: int = 0
    egypt_token: int = 0

    @property
    def resources(self) -> int:
        """Those for which Gold could stand."""
        return self.wood + self.stone + self.food + self.any_resource

    def plus(self, other: "Need") -> "Need":
        return Need(*(one + more for one, more in zip(self, other, strict=True)))


NOTHING: Final = Need()
ONE_FOOD: Final = Need(food=1)


def building_price(cost: components.Cost) -> Need:
    """Goods that building costs, without the Location that some cards also cost."""
    return Need(cost.wood, cost.stone, cost.food)


def price_in(steps: Steps) -> Need:
    """All that these steps pay."""
    found = NOTHING
    for step in steps:
        if isinstance(step, Pay):
            found = found.plus(Need(**{step.good: step.n}))
    return found


def parts(steps: Steps) -> tuple[Need, Steps]:
    """An action as its price and what is done for it; some actions name their price in what they do (Dark Chapel)."""
    price, effect = priced(steps)
    return price_in(price), effect


def affordable(player: Player, need: Need) -> bool:
    """Whether the supply has it; cards, Deals and tokens are looked at elsewhere."""
    supply = player.supply
    gold = supply[GOLD] - need.gold
    for place in (WOOD, STONE, FOOD):
        if need[place] > supply[place]:
            gold -= need[place] - supply[place]
    if gold < 0 or supply[WORKER] < need.worker or supply[RAZE] < need.raze:
        return False
    if not need.any_resource:
        return True
    left = sum(max(0, supply[place] - need[place]) for place in range(len(RESOURCES)))
    return left + gold >= need.any_resource
