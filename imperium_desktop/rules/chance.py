"""A small seeded generator (SplitMix64) whose state is part of the game state."""

from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


class Chance(msgspec.Struct, gc=False):
    seed: int

    def copy(self) -> "Chance":
        return Chance(self.seed)

    def bits(self) -> int:
        """The next 64 random bits."""
        self.seed = mixed = (self.seed + _GOLDEN) & _MASK
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; the high bits times the limit keep the bias under 2**-32."""
        return (self.bits() >> 32) * limit >> 32

    def roll(self, sides: int = 6) -> int:
        return self.below(sides) + 1

    def one_of(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def shuffled(self, things: Iterable[T]) -> tuple[T, ...]:
        pile = list(things)
        self.shuffle(pile)
        return tuple(pile)

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        return list(self.shuffled(things)[:count])
