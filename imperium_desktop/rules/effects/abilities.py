"""What a card does at which moments, and what can be asked about it.

Only here and in the engine are steps looked into: rules, hints and bots ask for the verbs they care about.
"""

from collections.abc import Iterable
from typing import Generic, NamedTuple, TypeVar

from imperium_desktop.rules.effects.steps import Steps, Verb, verbs_of

W = TypeVar("W", bound=str)
V = TypeVar("V", bound=Verb)


class Ability(NamedTuple, Generic[W]):
    """What a card does at one moment."""

    when: W
    steps: Steps
    limit: int = 0
    """Most times that it works in a round; 0: no limit."""


class Abilities(dict[W, tuple[Ability[W], ...]]):
    """All blocks of a card, by their moment."""

    def __init__(self, abilities: Iterable[Ability[W]]) -> None:
        super().__init__()
        for ability in abilities:
            self[ability.when] = (*self.at(ability.when), ability)
        self._steps = {moment: tuple(step for ability in self[moment] for step in ability.steps) for moment in self}
        self._verbs = {moment: verbs_of(steps) for moment, steps in self._steps.items()}

    def at(self, moment: W) -> tuple[Ability[W], ...]:
        return self.get(moment, ())

    def steps(self, moment: W) -> Steps:
        """Block after block."""
        return self._steps.get(moment, ())

    def verbs(self, moment: W, kind: type[V]) -> list[V]:
        """Those of one kind, also in choices and behind prices."""
        return [verb for verb in self._verbs.get(moment, ()) if isinstance(verb, kind)]

    def sure_verbs(self, moment: W, kind: type[V]) -> list[V]:
        """Those of one kind that are done whatever is chosen and paid."""
        return [step for step in self.steps(moment) if isinstance(step, kind)]
