"""The notation of the card files, and its reader.

    steps  := step (";" step)*
    step   := "may:" step | "choose:" list ("or" list)+ | "cost:" step "->" step | list | call
    list   := "[" steps "]"
    call   := verb ["(" argument ("," argument)* ")"]

An argument is a number, yes, no or a word, `a|b` for several; `name value` gives the argument of that name, the rest
follow the order of the verb's fields. `cost: pay(worker) -> gain(stone, 1, per gray, max 3)`
"""

import re
from collections.abc import Iterable, Mapping
from typing import Final, get_origin

import msgspec

from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps, Verb

SIGNS: Final = re.compile(r"\s*(->|[()\[\];:,|]|\w+)")

TRUTH: Final = {"yes": True, "no": False}
LONGEST: Final = 400
DEEPEST: Final = 8
"""Far more than any card needs; what is deeper, nobody could read."""


class NotationError(ValueError):
    """What is wrong with a notation, in words for the person who wrote it."""


class Vocabulary:
    """The verbs of one game, by the names that notations use."""

    def __init__(self, verbs: Iterable[type[Verb]]) -> None:
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
        if not self.accept(":"):
            return (self.call(word),)
        return (self.joined(word),)

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
        try:
            return msgspec.convert({"verb": word, **self.arguments(kind)}, kind)
        except msgspec.ValidationError as error:
            raise NotationError(f"“{word}”: {error} in “{self.notation}”") from error

    def arguments(self, kind: type[Verb]) -> dict[str, object]:
        """By name; what stands without a name is the next field."""
        found: dict[str, object] = {}
        if not self.accept("("):
            return found
        types = {field.name: field.type for field in msgspec.structs.fields(kind)}
        for name in types:
            named = self.take() if self.sign in types else name
            if named in found:
                raise NotationError(f"“{named}” is given twice in “{self.notation}”")
            found[named] = self.values() if get_origin(types[named]) is tuple else self.value()
            if not self.accept(","):
                break
        self.expect(")")
        return found

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
