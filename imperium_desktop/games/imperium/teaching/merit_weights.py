"""How much merits count against each other in Imperium, so that the weightiest is told first."""

from typing import Final

from imperium_desktop.games.imperium.teaching.promises import UNREST_COSTS
from imperium_desktop.teaching.merits import Merit

TOKEN_COUNTS, CARD_COUNTS, DRAW_COUNTS = 0.5, 2.5, 0.7
"""Points that a token of material or population, a new card, a card drawn are worth, by and large."""
WEIGHTS: Final = {
    "stays_in_play": 2.0,
    "hurts": 2.0,
    "hand_promises": 1.9,
    "thins_the_deck": 1.8,
    "thins_openly": 1.8,
    "token_tempts": 1.5,
    "turn_kind": 1.2,
    "turn_is_for": 1.2,
    "attacks": 1.0,
    "cleans_up": 1.0,
    "leaves_the_market": 0.8,
    "unseen_suit": 0.5,
    "plain_rules": 0.5,
    "nothing_better": 0.5,
    "comes_back": 0.45,
    "misses_least": 0.4,
    "declines": 0.3,
    "keeps_the_hand": 0.3,
    "agrees": 0.3,
    "affordable": 0.2,
    "needs_no_action": 0.1,
}
"""Those whose facts do not say how much they are worth; the others of which it is not told count nothing."""
PROMISED: Final = {"new_card": 2.5, "development": 3.0, "nation": 2.2, "fame": 2.6, "unrest": 2.0, "itself": 2.0}
"""What counts most of what is promised; all else counts little."""


def weigh(merit: Merit) -> float:
    """Guess the points that it brings, by and large."""
    facts = {name: fact for name, fact in merit.facts.items() if isinstance(fact, int)}
    match merit.id:
        case "takes":
            return CARD_COUNTS + facts["points"] + TOKEN_COUNTS * facts["tokens"] - UNREST_COSTS * facts["unrest"]
        case "gains":
            return facts["progress"] + TOKEN_COUNTS * (facts["material"] + facts["population"])
        case "develops":
            return CARD_COUNTS + facts["points"]
        case "draws":
            return DRAW_COUNTS * facts["n"]
        case "keeps_progress":
            return facts["saved"]
        case "returns_unrest" | "brings_no_unrest" | "counts_most":
            return facts["points"]
        case "adds_points":
            return 0.35 * facts["points"]
        case "promises":
            return PROMISED.get(str(merit.facts["what"]), 0.6)
    return WEIGHTS.get(merit.id, 0.0)
