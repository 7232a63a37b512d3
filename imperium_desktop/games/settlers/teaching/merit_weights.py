"""How much merits count against each other in Imperial Settlers, so that the weightiest is told first."""

from typing import Final

from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merit

GOODS: Final = {"vp": 1.0, "gold": 0.8, "card": 0.7}
OTHERS: Final = 0.5
"""Points that a good is worth, by and large."""
LATER: Final = 0.8
"""What is to come counts less than what is there."""
WEIGHTS: Final = {
    "saves_from_razing": 0.7,
    "opens": 0.6,
    "denies_collection": 0.6,
    "protects": 0.5,
    "promises_most": 0.5,
}
"""Those whose facts do not say how much they are worth; all others stand alone."""


def weigh(merit: Merit) -> float:
    """Guess the points that it brings, by and large."""
    facts = merit.facts
    match merit.id:
        case "gains":
            return worth(facts["goods"])
        case "pays_again":
            return LATER * worth(facts["goods"]) * number(facts["more"])
        case "can_be_used":
            return 2 * LATER * worth(facts["goods"])
        case "counts_at_the_end":
            return LATER * number(facts["points"])
        case "takes_away":
            return LATER * (number(facts["points"]) + worth(facts["goods"]))
    return WEIGHTS.get(merit.id, 0.4)


def worth(goods: Fact) -> float:
    return sum(GOODS.get(str(good), OTHERS) for good in goods) if isinstance(goods, tuple) else 0.0


def number(fact: Fact) -> int:
    return fact if isinstance(fact, int) else 0
