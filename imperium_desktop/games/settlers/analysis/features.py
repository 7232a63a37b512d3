"""An Empire at the end of a round in numbers, by what its cards do: what foretells the points still to come."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from imperium_desktop.games.settlers.rules.cards.vocabulary import Gain
from imperium_desktop.games.settlers.rules.content import Components, PlayingCard
from imperium_desktop.games.settlers.rules.empire import deal_good
from imperium_desktop.games.settlers.rules.names import SUPPLY, Good
from imperium_desktop.games.settlers.rules.phases.cleanup import storable
from imperium_desktop.games.settlers.rules.phases.production import PRODUCTIONS
from imperium_desktop.games.settlers.rules.state import Player
from imperium_desktop.rules.effects.steps import Verb

GOODS: Final = ("wood", "stone", "food", "gold", "worker", "raze", "defense", "vp", "card", "samurai")
FOR_EACH: Final = 1.2
"""How many Locations of a colour there are, by and large."""
NAMES: Final = (
    *("empire", "rounds", "rounds_squared"),
    *(f"{source}_{good}" for source in ("board", "production", "action", "deal") for good in GOODS),
    *("production_other", "uses", "features", "common_by_rounds"),
    *(f"stored_{good}" for good in SUPPLY),
    *("common_locations", "faction_locations", "foundations"),
    *("hand_common", "hand_faction", "hand_points", "hand_locations"),
)
"""What is there each round counts as often as there are rounds to come."""


def features(content: Components, player: Player, rounds: int) -> list[float]:
    """Numbers in the order of `NAMES`, with these rounds to come."""
    found: dict[str, float] = dict.fromkeys(NAMES, 0.0)
    for source, good, count in incomes(content, player):
        found[f"{source}_{good}"] += count * rounds
    for place in player.locations:
        card = content.copies[place.card]
        found["uses"] += card.uses * rounds
        found["features"] += sum(when.startswith("on_") for when in card.abilities) * rounds
        found["faction_locations" if card.faction else "common_locations"] += 1
    found["common_by_rounds"] = found["common_locations"] * rounds
    kept = storable(content, player)
    found.update({f"stored_{good}": count for good, count in zip(SUPPLY, player.supply, strict=True) if good in kept})
    for id in (*player.hand, *player.aside):
        card = content.copies[id]
        found["hand_faction" if card.faction else "hand_common"] += 1
        found["hand_points"] += card.points
        found["hand_locations"] += card.cost.location
    found.update(empire=1, rounds=rounds, rounds_squared=rounds * rounds, foundations=len(player.foundations))
    return list(found.values())


def incomes(content: Components, player: Player) -> Iterator[tuple[str, str, float]]:
    """What the board, Deals and Locations bring each round: from where, what, and how many."""
    if player.faction is not None:
        yield from (("board", good, count) for good, count in content.boards[player.faction].production.items())
    yield from (("deal", named(deal_good(content, deal)), 1.0) for deal in player.deals)
    for place in player.locations:
        yield from gains_of(content.copies[place.card])


@lru_cache(maxsize=4_096)
def gains_of(card: PlayingCard) -> tuple[tuple[str, str, float], ...]:
    """What a Location brings by itself, and what its action does."""
    verbs = (verb for when in PRODUCTIONS for verb in card.abilities.verbs(when, Verb))
    produced = [
        ("production", *gained(verb)) if isinstance(verb, Gain) else ("production", "other", 1.0) for verb in verbs
    ]
    actions = (*card.abilities.verbs("action", Gain), *card.abilities.verbs("action_twice", Gain))
    return (*produced, *(("action", good, count * card.uses) for good, count in map(gained, actions)))


def gained(verb: Gain) -> tuple[str, float]:
    return named(verb.good), FOR_EACH if verb.per else float(verb.n)


def named(good: Good) -> str:
    return "card" if good.startswith("card") else good
