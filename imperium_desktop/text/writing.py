"""Templates and facts into sentences."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Self, TypeVar

from imperium_desktop.rules.table import SEAT_FIELDS
from imperium_desktop.text.grammar import Language, Lexicon
from imperium_desktop.text.template import (
    PLAIN,
    SAME,
    Amount,
    Choice,
    Counted,
    Either,
    Fill,
    Item,
    Plural,
    Size,
    Slot,
    Tally,
    Template,
)

ENDING: Final = "ending"
"""A fact of this name is the code of an ending, written with its whole sentence."""
HIDDEN: Final = "?"
"""Stands for each thing that the reader may not see."""
READER: Final = "you"
"""Field in `{seat=you?…|…}`: the seat that is told, which is spoken to instead of named."""

W = TypeVar("W", bound="Writer")


class Writer:
    def __init__(
        self,
        language: Language,
        lexicon: Lexicon,
        unnamed_seat: Template,
        seats: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self.language = language
        self._lexicon = lexicon
        self._unnamed_seat = unnamed_seat
        self._seats = tuple(seats)
        self.reader = reader
        """The seat that is spoken to; None: everybody reads it, and all are named."""

    def copied_as(self, kind: type[W]) -> W:
        """Make a writer of another kind that knows the same."""
        return kind(self.language, self._lexicon, self._unnamed_seat, self._seats, self.reader)

    def with_seats(self, names: Sequence[str]) -> Self:
        return type(self)(self.language, self._lexicon, self._unnamed_seat, names, self.reader)

    def told_to(self, reader: int | None) -> Self:
        return type(self)(self.language, self._lexicon, self._unnamed_seat, self._seats, reader)

    def seat(self, seat: int) -> str:
        name = self._seats[seat] if seat < len(self._seats) else ""
        return name or self.write(self._unnamed_seat, {"number": seat + 1})

    def write(self, template: Template, facts: Mapping[str, object]) -> str:
        return "".join(part if isinstance(part, str) else self._write_slot(part, facts) for part in template)

    def _write_slot(self, slot: Slot, facts: Mapping[str, object]) -> str:
        if slot.field not in facts:
            return f"{{{slot.field}}}"
        value = facts[slot.field]
        match slot:
            case Fill(field, form):
                return self._write_value(field, value, form)
            case Item(field, index):
                items = value if isinstance(value, tuple) else ()
                return self._write_value(field, items[index], PLAIN) if index < len(items) else ""
            case Size():
                return str(number_of(value))
            case Counted(number, _, form):
                return self.counted(str(value), form, number_of(facts.get(number)))
            case Amount(field, form):
                return self.counted(field, form, number_of(value))
            case Either(field, form):
                items = value if isinstance(value, tuple) else (value,)
                return self.language.join_either([self._write_value(field, item, form) for item in items])
            case Tally(_, form):
                each = self._lexicon.tally(value) if isinstance(value, str | tuple) else ()
                return self.language.join([self.counted(id, form, count) for id, count in each])
            case Plural(_, words):
                return self.write(words[self.language.plural_rule.choose(number_of(value))], facts)
            case Choice(field, wanted, yes, no):
                return self.write(yes if self._met(field, wanted, value, facts) else no, facts)

    def _met(self, field: str, wanted: str | None, value: object, facts: Mapping[str, object]) -> bool:
        if wanted is None:
            return has_something_to_tell(value)
        if field in SEAT_FIELDS and wanted == READER:
            return value is not None and value == self.reader
        if wanted.startswith(SAME):
            return value == facts.get(wanted.removeprefix(SAME))
        return str(value) == wanted

    def counted(self, id: str, form: str, count: int) -> str:
        """Write a number and its noun in the right form: "3 świątynie"."""
        return f"{number(count)} {self._lexicon.word(id, form, count)}"

    def _write_value(self, field: str, value: object, form: str) -> str:
        if isinstance(value, tuple):
            items = [self._write_value(field, item, form) for item in value]
            return self.language.join(told_once(items) if form == PLAIN else items)
        if isinstance(value, int) and field in SEAT_FIELDS:
            return self.seat(value)
        if isinstance(value, int):
            return number(value)
        return "" if value is None else self._lexicon.word(str(value), form)


def told_once(items: Sequence[str]) -> list[str]:
    """Equal nouns together, "Unrest (×2)"; numbers, as of dice, stay as they are."""
    each = [(item, 1) for item in items] if any(map(str.isdecimal, items)) else list(Counter(items).items())
    return [f"{item} (×{times})" if times > 1 else item for item, times in each]


def number(value: int) -> str:
    """Write a number in digits; below zero with a minus sign, not with a hyphen."""
    return f"−{-value}" if value < 0 else str(value)


def number_of(value: object) -> int:
    if isinstance(value, int):
        return value
    return len(value) if isinstance(value, str | tuple) else 0


def has_something_to_tell(value: object) -> bool:
    if isinstance(value, str | tuple):
        return bool(set(value) - {HIDDEN})
    return bool(value)
