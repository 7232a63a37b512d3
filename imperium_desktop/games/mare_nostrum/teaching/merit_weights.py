"""How much merits count against each other in Mare Nostrum, so that the weightiest is told first."""

from typing import Final

from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merit

WEIGHTS: Final = {
    "wins": 100.0,
    "nears_conquest": 8.0,
    "takes_over": 6.0,
    "waits_for_marker": 2.5,
    "occupies": 2.0,
    "free_legions": 1.5,
    "spoils": 1.5,
    "strengthens": 1.0,
    "marches": 0.8,
    "sails": 0.8,
}
"""Those whose facts do not say how much they are worth; all others stand alone."""


def weigh(merit: Merit) -> float:
    """Guess what it counts beside a card, which counts five."""
    facts = merit.facts
    match merit.id:
        case "new_card":
            return 5 + number(facts["bonus"]) / 2
        case "conquers":
            return 3.0 + number(facts["built"])
        case "battle_stands":
            return number(facts["percent"]) / 25
        case "opens_province":
            return 2 + number(facts["sites"]) / 4
        case "pays_each_round":
            return 1.5 + number(facts["tokens"])
    return WEIGHTS.get(merit.id, 0.5)


def number(fact: Fact) -> int:
    """A number, or how many there are."""
    return fact if isinstance(fact, int) else len(fact)
