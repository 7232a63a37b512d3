"""How much merits count against each other on the wall, so that the weightiest is told first."""

from typing import Final

from imperium_desktop.rules.table import Fact
from imperium_desktop.teaching.merits import Merit

ITEM: Final = 0.6
"""Points that a worker or a resource is worth, by and large."""
WEIGHTS: Final = {
    "path_point": 1.8,
    "opens_sections": 1.5,
    "turns_disdain": 1.5,
    "trained": 0.6,
    "good_at_random": 0.5,
    "worth_of_path": 0.5,
    "opens": 0.3,
}
"""Those whose facts do not say how much they are worth; all others count little."""


def weigh(merit: Merit) -> float:
    """Guess the points that it brings, by and large."""
    facts = merit.facts
    match merit.id:
        case "points":
            return number(facts["count"])
        case "items":
            return ITEM * number(facts["items"])
        case "pays_every_year":
            return number(facts["years"]) * (1.0 if facts["income"] == "attribute" else ITEM)
        case "raises_production":
            return ITEM * number(facts["years"])
        case "pardons":
            return 0.8 + number(facts["saved"])
        case "favours_won":
            return 0.8 * number(facts["count"])
        case "shield" | "reinforces":
            return number(facts["percent"]) / 100
        case "battle":
            return number(facts["percent"]) / 100 * number(facts["renown"])
    return WEIGHTS.get(merit.id, 0.2)


def number(fact: Fact) -> int:
    """A number, or how many there are."""
    return fact if isinstance(fact, int) else len(fact)
