"""How much merits count against each other in Tigris & Euphrates, so that the weightiest is told first."""

from typing import Final

from imperium_desktop.teaching.merits import Merit

TURNS: Final = 4
"""Number of turns for which a monument pays, by and large."""
WEIGHTS: Final = {
    "collects_point": 1.0,
    "revolt_openly": 1.1,
    "sends_home": 1.5,
    "saves_leader": 0.95,
    "guards_treasure": 0.9,
    "weakens_rival": 0.8,
    "collects": 0.9,
    "collects_openly": 0.9,
    "third_of_four": 0.7,
    "stands": 0.4,
    "strengthens": 0.3,
}
"""Those whose facts do not say how much they are worth; all others stand alone."""


def weigh(merit: Merit) -> float:
    """Guess the points that it brings, by and large."""
    facts = {name: fact for name, fact in merit.facts.items() if isinstance(fact, int)}
    match merit.id:
        case "takes_treasures":
            return 2.0 * facts["count"]
        case "begins_war":
            return 1 + facts["gain"] * facts["percent"] / 100
        case "war_openly":
            return 1 + facts["gain"] / 2
        case "begins_revolt":
            return 0.1 + facts["percent"] / 100
        case "gains_point":
            return 1.0 + facts["weakest"]
        case "completes_square" | "monument_pays":
            return 1.0 * TURNS * facts["mine"]
        case "earns_more":
            return 1.0 * TURNS * (facts["after"] - facts["before"])
    return WEIGHTS.get(merit.id, 0.5)
