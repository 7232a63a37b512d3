"""The notation of the card files, and its reader.

    steps  := step (";" step)*
    step   := "may:" step | "choose:" list ("or" list)+ | "cost:" step "->" step | list | call
            | "if" cond ":" step ["else" step] | "repeat(" (number | "per" count) "):" step
            | word ":" step                     where the game knows that word: all, each_other, instead
    list   := "[" steps "]"
    call   := verb ["(" argument (("," | "->" | "from") argument)* ")"] ["or_else(" steps ")"]

An argument is a number, yes, no or a word, `a|b` for several; `name value` gives the argument of that name, the rest
follow the order of the verb's fields. `cost: pay(worker) -> gain(stone, 1, per gray, max 3)`
Arguments of the types in `selecting` are written as told there. A number where cards are expected leaves the cards to
the verb: `discard(2)`.
"""

import re
from collections.abc import Iterable, Mapping
from types import UnionType
from typing import Final, Union, get_args, get_origin

import msgspec

from imperium_desktop.rules.effects.selecting import (
    EVERY,
    Amount,
    Condition,
    Count,
    Filter,
    Selector,
    Simple,
    Term,
    Victims,
)
from imperium_desktop.rules.effects.steps import Choose, Cost, If, May, Prefix, Repeat, Step, Steps, Verb

SIGNS: Final = re.compile(r"""\s*(->|>=|"[^"]*"|[()\[\];:,|=]|\w+)""")
PRONOUNS: Final = frozenset({
    "this", "that", "drawn", "looked", "found", "revealed", "host", "active_quest", "nation_top", "next_played",
})  # fmt: skip
BETWEEN: Final = (",", "->", "from")
"""What parts the arguments of a verb."""

TRUTH: Final = {"yes": True, "no": False}
LONGEST: Final = 400
DEEPEST: Final = 8
"""Depth far beyond what any card needs; what is deeper, nobody could read."""


class NotationError(ValueError):
    """What is wrong with a notation, in words for the person who wrote it."""


class Vocabulary:
    """The verbs of one game, by the names that notations use."""

    def __init__(self, verbs: Iterable[type[Verb]], conditions: Iterable[str] = ()) -> None:
        """`conditions`: words after `if` that are no counts."""
        self.conditions = frozenset(conditions)
        self.verbs: Mapping[str, type[Verb]] = {str(verb.__struct_config__.tag): verb for verb in verbs}

    def read(self, notation: str) -> Steps:
        if len(notation) > LONGEST:
            raise NotationError(f"what a card does at one moment is written in at most {LONGEST} characters")
        return Reader(self, notation).whole()


class Reader:
    """Looks one sign ahead."""

    def __init__(self, vocabulary: Vocabulary, notation: str) -> None:
        self.vocabulary = vocabulary
        self.notation = notation
        self.signs = split(notation)
        self.at = 0
        self.depth = 0

    def whole(self) -> Steps:
        steps = self.steps()
        if self.sign:
            raise NotationError(f"“{self.sign}” is not expected in “{self.notation}”")
        return steps

    @property
    def sign(self) -> str:
        return self.signs[self.at] if self.at < len(self.signs) else ""

    def take(self) -> str:
        sign = self.sign
        self.at += 1
        return sign

    def expect(self, sign: str) -> None:
        if self.sign != sign:
            found = f"“{self.sign}”" if self.sign else "the end"
            raise NotationError(f"“{sign}” is expected instead of {found} in “{self.notation}”")
        self.at += 1

    def accept(self, sign: str) -> bool:
        if self.sign != sign:
            return False
        self.at += 1
        return True

    # Joining

    def steps(self) -> Steps:
        found = [*self.step()]
        while self.accept(";"):
            found.extend(self.step())
        return tuple(found)

    def step(self) -> Steps:
        self.depth += 1
        if self.depth > DEEPEST:
            raise NotationError(f"lists are nested too deeply in “{self.notation}”")
        steps = self.one_step()
        self.depth -= 1
        return steps

    def one_step(self) -> Steps:
        if self.accept("["):
            return self.list_of_steps()
        word = self.word("a verb")
        kind = self.vocabulary.verbs.get(word)
        if kind is If:
            return (self.conditional(),)
        if kind is Repeat:
            return (self.repeated(),)
        if not self.accept(":"):
            return (self.call(word),)
        if kind is not None and issubclass(kind, Prefix):
            return (kind(self.step()),)
        return (self.joined(word),)

    def conditional(self) -> If:
        condition = self.condition()
        self.expect(":")
        then = self.step()
        return If(then, condition, self.step() if self.accept("else") else ())

    def repeated(self) -> Repeat:
        self.expect("(")
        per = self.count() if self.accept("per") else None
        times = 0 if per else int(self.word("a number"))
        self.expect(")")
        self.expect(":")
        return Repeat(self.step(), times, per)

    def list_of_steps(self) -> Steps:
        steps = self.steps()
        self.expect("]")
        return steps

    def joined(self, word: str) -> Step:
        match word:
            case "may":
                return May(self.step())
            case "cost":
                price = self.step()
                self.expect("->")
                return Cost(price, self.step())
            case "choose":
                return Choose(tuple(self.branches()))
        raise NotationError(f"nothing is called “{word}:” in “{self.notation}”")

    def branches(self) -> Iterable[Steps]:
        while True:
            self.expect("[")
            yield self.list_of_steps()
            if not self.accept("or"):
                return

    # Verbs

    def call(self, word: str) -> Verb:
        kind = self.vocabulary.verbs.get(word)
        if kind is None:
            raise NotationError(f"nobody knows the verb “{word}” in “{self.notation}”")
        given = self.arguments(kind)
        inside = {name: value for name, value in given.items() if isinstance(value, tuple)}
        plain = {name: value for name, value in given.items() if name not in inside}
        try:
            verb = msgspec.structs.replace(msgspec.convert({"verb": word, **plain}, kind), **inside)
        except msgspec.ValidationError as error:
            raise NotationError(f"“{word}”: {error} in “{self.notation}”") from error
        return self.with_steps(verb) if {"or_else", "then"} & set(kind.__struct_fields__) else verb

    def with_steps(self, verb: Verb) -> Verb:
        """`or_else(…)` behind a verb that has such a field."""
        if not self.accept("or_else"):
            return verb
        self.expect("(")
        steps = self.steps()
        self.expect(")")
        return msgspec.structs.replace(verb, or_else=steps)

    def arguments(self, kind: type[Verb]) -> dict[str, object]:
        """Read arguments by name; what stands without a name is the next field."""
        found: dict[str, object] = {}
        if not self.accept("("):
            return found
        types = {field.name: needed(field.type) for field in msgspec.structs.fields(kind)}
        for name in types:
            if types[name] is Selector and (self.sign.isdecimal() or self.sign in ("up_to", "all")):
                continue
            named = self.take() if self.sign in types else name
            if named in found:
                raise NotationError(f"“{named}” is given twice in “{self.notation}”")
            found[named] = self.argument(types[named])
            if self.sign not in BETWEEN:
                break
            self.take()
        self.expect(")")
        return found

    def argument(self, kind: object) -> object:
        if kind is Selector:
            return self.selector()
        if kind is Amount:
            return self.amount()
        if kind is Count:
            return self.count()
        if kind is Condition:
            return self.condition()
        if kind is Victims:
            return self.victims()
        if kind == Steps:
            return self.steps()
        return self.values() if get_origin(kind) is tuple else self.value()

    # Cards, amounts and conditions

    def selector(self) -> Selector:
        if self.sign in PRONOUNS:
            return Selector(self.take())
        self.accept("one")
        what, bearing, hosting = self.filter(), "", None
        if self.accept("with"):
            first = self.filter()
            if self.accept("on"):
                self.expect("it")
                bearing = first.atoms[0]
            else:
                self.expect("in")
                self.expect("garrison")
                hosting = first
        return Selector("", what, self.places() if self.accept("from") else (), bearing, hosting)

    def places(self) -> tuple[str, ...]:
        found = [self.place()]
        while self.accept("|"):
            found.append(self.place())
        return tuple(found)

    def place(self) -> str:
        """`garrison of this` is one place."""
        place = self.word("a place")
        return f"{place}_of_{self.word('a place')}" if self.accept("of") else place

    def filter(self) -> Filter:
        terms = [Term(self.union())]
        while self.accept("and"):
            negated = self.accept("not")
            terms.append(Term(self.union(), negated))
        return Filter(tuple(terms))

    def union(self) -> tuple[str, ...]:
        found = [self.atom()]
        while self.accept("|"):
            found.append(self.atom())
        return tuple(found)

    def atom(self) -> str:
        if self.sign.startswith('"'):
            return self.take()
        word = self.word("a sort of card")
        return f"{word}={self.word('a state')}" if self.accept("=") else word

    def amount(self) -> Amount:
        up_to = self.accept("up_to")
        word = self.word("an amount")
        if word != "all" and not word.isdecimal():
            raise NotationError(f"a number is expected instead of “{word}” in “{self.notation}”")
        return Amount(EVERY if word == "all" else int(word), up_to)

    def count(self) -> Count:
        of = self.word("what is counted")
        if not self.accept("("):
            return Count(of)
        what = self.filter()
        self.expect(")")
        return Count(of, what)

    def victims(self) -> Victims:
        self.expect("each_other")
        return Victims(self.condition() if self.accept("with") else None)

    def condition(self) -> Condition:
        parts = [self.simple()]
        while self.accept("and"):
            parts.append(self.simple())
        return Condition(tuple(parts))

    def simple(self) -> Simple:
        negated = self.accept("not")
        word = self.word("a condition")
        if self.accept("="):
            return Simple(word, negated, (self.word("a state"),))
        if word in self.vocabulary.conditions:
            words = []
            if self.accept("("):
                words.append(self.word("a word"))
                while self.accept(","):
                    words.append(self.word("a word"))
                self.expect(")")
            return Simple(word, negated, tuple(words))
        self.at -= 1
        count = self.count()
        return Simple("count", negated, (), count, int(self.word("a number")) if self.accept(">=") else 1)

    def values(self) -> list[int | str | bool]:
        found = [self.value()]
        while self.accept("|"):
            found.append(self.value())
        return found

    def value(self) -> int | str | bool:
        word = self.word("a value")
        return int(word) if word.isdecimal() else TRUTH.get(word, word)

    def word(self, what: str) -> str:
        if not re.fullmatch(r"\w+", self.sign):
            found = f"“{self.sign}”" if self.sign else "the end"
            raise NotationError(f"{what} is expected instead of {found} in “{self.notation}”")
        return self.take()


def needed(kind: object) -> object:
    """The type of a field that may be left out."""
    if get_origin(kind) in (Union, UnionType):
        return next(part for part in get_args(kind) if part is not type(None))
    return kind


def split(notation: str) -> list[str]:
    signs: list[str] = []
    at = 0
    text = notation.rstrip()
    while at < len(text):
        found = SIGNS.match(text, at)
        if found is None:
            raise NotationError(f"“{text[at:].strip()[0]}” means nothing in “{notation}”")
        signs.append(found[1])
        at = found.end()
    return signs
