"""Whether a template fits the facts it will be given, the language and the lexicon."""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, get_args, get_origin

import msgspec

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
    Plural,
    Slot,
    Tally,
    Template,
    TemplateError,
)
from imperium_desktop.text.writing import ENDING, READER

WHICH_SEAT: Final = (READER, "None")
"""What a template may ask of a seat: whether it reads this, whether there is one."""


class Facts(msgspec.Struct, frozen=True):
    """The facts a template may ask for, and the values each can have where these are a closed set."""

    values: Mapping[str, frozenset[str]] = {}
    complete: bool = True
    """False: rules may add others, which nobody declared."""


def facts_of(kind: type[msgspec.Struct]) -> Facts:
    return Facts({field.name: closed_values(field.type) for field in msgspec.structs.fields(kind)})


def closed_values(annotation: object) -> frozenset[str]:
    """The names in an annotation like `TileName | None` or `tuple[TileName, ...]`."""
    if get_origin(annotation) is Literal:
        return frozenset(value for value in get_args(annotation) if isinstance(value, str))
    return frozenset[str]().union(*(closed_values(part) for part in get_args(annotation)))


class Checker:
    def __init__(self, language: Language, lexicon: Lexicon) -> None:
        self._language = language
        self._lexicon = lexicon

    def check(self, template: Template, facts: Facts) -> None:
        for slot in slots_in(template):
            self._check_slot(slot, facts)

    def _check_slot(self, slot: Slot, facts: Facts) -> None:
        known = facts.values
        for field in fields_of(slot):
            if facts.complete and field not in known:
                has = ", ".join(known) or "none"
                raise TemplateError(f"there is no field {field!r}, only: {has}")
        values = known.get(slot.field, frozenset())
        match slot:
            case Fill(field, form) | Either(field, form):
                self._check_form(field, form, values, counted=False)
            case Counted(_, field, form) | Tally(field, form):
                self._check_form(field, form, values, counted=True)
            case Amount(field, form):
                self._check_form(field, form, frozenset((field,)), counted=True)
            case Plural(field, words):
                needed = self._language.plural_rule.forms
                if len(words) != needed:
                    raise TemplateError(f"{{{field}#…}} needs {needed} words, has {len(words)}")
            case Choice(_, wanted) if wanted is None or wanted.startswith(SAME):
                pass
            case Choice(field, wanted) if field in SEAT_FIELDS and wanted not in WHICH_SEAT:
                raise TemplateError(f"{field!r} is a seat and never {wanted!r}, only: {', '.join(WHICH_SEAT)}")
            case Choice(field, wanted) if values and wanted not in values:
                raise TemplateError(f"{field!r} is never {wanted!r}, only: {', '.join(sorted(values))}")
            case _:
                pass

    def _check_form(self, field: str, form: str, values: frozenset[str], *, counted: bool) -> None:
        if form not in self._language.forms:
            raise TemplateError(f"there is no form {form!r}, only: {', '.join(self._language.forms)}")
        if field in SEAT_FIELDS:
            if form != PLAIN:
                raise TemplateError(f"{field!r} is a player's name and has no form {form!r}")
            return
        for value in sorted(values if field != ENDING else ()):
            if value not in self._lexicon:
                raise TemplateError(f"{value!r}, which {field!r} can be, is not in the lexicon")
            if not self._lexicon.has_form(value, form, counted=counted):
                which = f"{form!r} for each number" if counted else repr(form)
                raise TemplateError(f"{value!r}, which {field!r} can be, has no form {which}")
        if form != PLAIN and not self._lexicon.some_noun_has(form, counted=counted):
            raise TemplateError(f"no noun of the lexicon has the form {form!r}")


def fields_of(slot: Slot) -> tuple[str, ...]:
    """The facts that a slot asks for, but for those of its words."""
    match slot:
        case Counted(number, field):
            return number, field
        case Choice(field, wanted) if wanted and wanted.startswith(SAME):
            return wanted.removeprefix(SAME), field
    return (slot.field,)


def slots_in(template: Template) -> Iterator[Slot]:
    for part in template:
        if isinstance(part, str):
            continue
        yield part
        if isinstance(part, Plural):
            for words in part.words:
                yield from slots_in(words)
        elif isinstance(part, Choice):
            yield from slots_in(part.yes)
            yield from slots_in(part.no)
