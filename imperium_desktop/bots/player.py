"""What a bot is, and the one that plays at random."""

from typing import Any, Protocol

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Seen
from imperium_desktop.rules.table import Answer, Decision, Option

AnySeen = Seen[Any, Any]


class Bot(Protocol):
    def choose(self, seen: AnySeen) -> Answer: ...


def random_answer(decision: Decision[Option], chance: Chance) -> Answer:
    if not decision.picks_several:
        return chance.one_of(decision.options)
    least, most = decision.pick
    return tuple(chance.sample(decision.options, least + chance.below(most - least + 1)))


def first_answer(decision: Decision[Option]) -> Answer:
    """The first option, or as few of the first as can be picked."""
    least, _ = decision.pick
    return tuple(decision.options[:least]) if decision.picks_several else decision.options[0]


class RandomBot:
    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, seen: AnySeen) -> Answer:
        return random_answer(seen.decision, self.chance)
