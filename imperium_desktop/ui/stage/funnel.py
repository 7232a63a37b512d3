"""A funnel from touches to an answer: every touched element narrows the options until one is left.

There is no Qt here.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from imperium_desktop.rules.table import Answer, Decision, Loss, Option, Path, Reason

AMOUNT: Final = "count/"
"""How elements begin that are amounts: the largest is taken for granted until another one is touched."""


class Doubt(NamedTuple):
    """An option that throws something away: touched once more, it is the answer."""

    option: Option
    loss: Loss


class Narrowed:
    """The options that are left after some picks and touches; asked for many times between two touches."""

    def __init__(self, left: Sequence[Option], path: Path) -> None:
        self.left = left
        self.path = path

    @cached_property
    def open(self) -> Sequence[Option]:
        depth = len(self.path)
        return [option for option in self.left if option.path[:depth] == self.path] if depth else self.left

    @cached_property
    def lit(self) -> frozenset[str]:
        depth = len(self.path)
        return frozenset(path[depth] for path in self.complete if len(path) > depth)

    @cached_property
    def begins(self) -> frozenset[str]:
        return frozenset(option.path[0] for option in self.left)

    @cached_property
    def complete(self) -> dict[Path, Option]:
        """Options by their whole paths, of several alike the first, and by a beginning that is enough."""
        whole = {option.path: option for option in reversed(self.open)}
        short = {option.enough: option for option in self.open if option.enough != option.path}
        lengths = {len(path) for path in short}
        begun = Counter(option.path[:length] for length in lengths for option in self.open)
        return {path: option for path, option in short.items() if begun[path] == 1} | whole


class Funnel:
    """Click, drag, keyboard and bots all answer a decision through this."""

    def __init__(
        self,
        decision: Decision[Option],
        why_not: Callable[[Path], Reason | None],
        loses: Callable[[Option], Loss | None] = lambda _option: None,
    ) -> None:
        """`loses`: what an option throws away, where that should be asked about first."""
        self.decision = decision
        self.why_not = why_not
        self.loses = loses
        self.doubt: Doubt | None = None
        self.path: Path = ()
        self.picked: list[Option] = []
        self.answer: Answer | None = None
        self.refusal: Reason | None = None
        self._narrowed: dict[tuple[Path, tuple[Option, ...]], Narrowed] = {}

    @property
    def lit(self) -> frozenset[str]:
        """The elements that lead on."""
        return self._now.lit if self.answer is None else frozenset()

    @property
    def begins(self) -> frozenset[str]:
        """The elements that begin some option: touching one of them starts over from there."""
        return self._now.begins

    @property
    def chosen(self) -> Counter[str]:
        """The elements that are part of the choice so far, and how often."""
        return Counter((*self.path, *(key for option in self.picked for key in option.path)))

    @property
    def can_finish(self) -> bool:
        """True when enough is picked: a player who picks several says when."""
        return self.decision.picks_several and len(self.picked) >= self.decision.pick[0]

    def touch(self, key: str) -> bool:
        """Narrow by one element. False, with `refusal`, if it leads nowhere."""
        self.refusal = None
        if key in self.lit:
            self.path = (*self.path, key)
        elif key in self.begins:
            self.path = (key,)
        elif key in self.amounts:
            self.path = (*self.path[:-1], key)
        elif self.decision.picks_several and self._unpick(key):
            return True
        else:
            self.refusal = self.why_not((*self._picked_path(), *self.path, key))
            if self.refusal is None or (self.path and self.refusal.code == "whole_choice"):
                self.refusal = self.why_not((key,)) or self.refusal
            return False
        self._settle()
        return True

    def finish(self) -> bool:
        """Be content with what is picked."""
        if not self.can_finish:
            return False
        self.answer = tuple(self.picked)
        return True

    def back(self) -> bool:
        """One step back; False if nothing was chosen yet."""
        if self.doubt is not None:
            self.doubt = None
        elif self.path:
            self.path = self.path[: -2 if self.amounts else -1]
        elif self.picked:
            self.picked.pop()
        else:
            return False
        return True

    @property
    def amounts(self) -> list[str]:
        """Those of which the last touch is one, from the smallest."""
        if not self.path or not self.path[-1].startswith(AMOUNT):
            return []
        return sorted(self._at(self.path[:-1]).lit, key=amount_of)

    def remaining(self) -> Sequence[Option]:
        """The options that the touches so far still allow."""
        return self._now.open

    def would_answer(self, *keys: str) -> Option | None:
        """The one option that touching this element, or these one after another, would complete."""
        return self._now.complete.get((*self.path, *keys))

    @property
    def _now(self) -> Narrowed:
        return self._at(self.path)

    def _at(self, path: Path) -> Narrowed:
        choice = path, tuple(self.picked)
        if choice not in self._narrowed:
            self._narrowed[choice] = Narrowed(self._left(), path)
        return self._narrowed[choice]

    def _left(self) -> Sequence[Option]:
        if not self.picked:
            return self.decision.options
        if len(self.picked) == self.decision.pick[1]:
            return []
        left = Counter(self.decision.options)
        left.subtract(self.picked)
        return list(left.elements())

    def _picked_path(self) -> Path:
        return tuple(key for option in self.picked for key in option.path)

    def _unpick(self, key: str) -> bool:
        for option in reversed(self.picked):
            if option.path[-1] == key:
                self.picked.remove(option)
                return True
        return False

    def _settle(self) -> None:
        doubt, self.doubt = self.doubt, None
        whole = self._now.complete.get(self.path)
        if whole is None:
            self._presume_amount()
            return
        if not self.decision.picks_several:
            self._answer_with(whole, sure=doubt is not None and doubt.option == whole)
            return
        self.path = ()
        self.picked.append(whole)
        if self.decision.pick[1] == 1 and not self.decision.secret:
            self.finish()

    def _presume_amount(self) -> None:
        """All of a stack is picked up first."""
        lit = self.lit
        if lit and all(key.startswith(AMOUNT) for key in lit):
            self.path = (*self.path, max(lit, key=amount_of))

    def _answer_with(self, option: Option, *, sure: bool) -> None:
        loss = None if sure else self.loses(option)
        if loss is None:
            self.answer = option
        else:
            self.path = self.path[:-1]
            self.doubt = Doubt(option, loss)


def amount_of(key: str) -> int:
    return int(key.removeprefix(AMOUNT))


def picked_in(answer: Answer) -> tuple[Option, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def path_of(answer: Answer) -> tuple[str, ...]:
    return tuple(key for option in picked_in(answer) for key in option.path)
