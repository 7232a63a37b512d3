"""The template language of the translation files.

    {tile}                    a fact; an id is written by its noun, a seat by its player's name
    {tile.acc}                its noun in another form of the lexicon
    {points.0}                one item of a list
    {#squares}                how many items a list has
    {count*tile.acc}          a number with its noun: "3 świątynie"
    {material*.acc}           a number with the noun that the fact is named after: "3 zasoby"
    {/tiles.acc}              any one of a list: "świątynię albo farmę"
    {*tiles.acc}              a number for each noun in a list: "2 świątynie i 1 farmę"
    {count#tile|tiles}        the words that go with a number, as many as the language has plural forms
    {covered?yes|no}          yes if there is something to tell: not nothing, not zero, not hidden
    {role=attacker?yes|no}    yes if the fact is this one
    {seat=you?You gain|{seat} gains}    yes if this seat is the one that reads it: speak to it, name all others
    {rival==seat?yes|no}      yes if both facts are the same: one seat, or equal numbers

The words of the last five may hold templates themselves; `|no` may be left out.

Where much depends on much, the sentence is a table, a line for each case; the first that holds is written:

    [reasons.no_target]
    by = "what"
    own_deal = "You have no Deal."
    raze_field = "No opponent has a Location with a Raze field."
    else = "No opponent has a Location for this."

Without `by` every case names a condition of its own: `"production?" = "…"`, `"works=solstice?" = "…"`. A case may be a
table again. A sentence of which only parts have cases puts them in with `{@part}`:

    [only_line.text]
    text = "Only one thing still brings something: {@first}{goods? ({*goods})}."
    first.by = "way"
    first.build = "build {card}"
    first.else = "raze {card}"
"""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

import msgspec

PLAIN: Final = "nom"
"""The form that is meant when a template names none."""
SAME: Final = "="
"""Sign before the name of another fact in a choice: whether both are the same."""
BY, ELSE, TEXT = "by", "else", "text"
"""Keys of a sentence that is a table: what its cases ask for, what is said in no case, what its parts stand in."""


class TemplateError(ValueError):
    """What is wrong with a template, in words for its translator."""


class Fill(msgspec.Struct, frozen=True):
    field: str
    form: str = PLAIN


class Item(msgspec.Struct, frozen=True):
    field: str
    index: int


class Size(msgspec.Struct, frozen=True):
    field: str


class Counted(msgspec.Struct, frozen=True):
    number: str
    field: str
    form: str


class Amount(msgspec.Struct, frozen=True):
    field: str
    form: str


class Either(msgspec.Struct, frozen=True):
    field: str
    form: str


class Tally(msgspec.Struct, frozen=True):
    field: str
    form: str


class Plural(msgspec.Struct, frozen=True):
    field: str
    words: "tuple[Template, ...]"


class Choice(msgspec.Struct, frozen=True):
    field: str
    value: str | None
    """None: whether there is anything to tell. With `SAME` in front the name of another fact."""
    yes: "Template"
    no: "Template"


Slot: TypeAlias = Fill | Item | Size | Counted | Amount | Either | Tally | Plural | Choice
Template: TypeAlias = tuple[str | Slot, ...]
Parts: TypeAlias = Mapping[str, Template]

NO_PARTS: Final[Parts] = MappingProxyType({})

NAME = r"([a-z]\w*)"
FORM = r"(?:\.([a-z]\w*))?"
SIMPLE: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Slot]], ...]] = (
    (re.compile(rf"{{{NAME}{FORM}}}"), lambda slot: Fill(slot[1], slot[2] or PLAIN)),
    (re.compile(rf"{{{NAME}\.(\d+)}}"), lambda slot: Item(slot[1], int(slot[2]))),
    (re.compile(rf"{{#{NAME}}}"), lambda slot: Size(slot[1])),
    (re.compile(rf"{{{NAME}\*{NAME}{FORM}}}"), lambda slot: Counted(slot[1], slot[2], slot[3] or PLAIN)),
    (re.compile(rf"{{{NAME}\*{FORM}}}"), lambda slot: Amount(slot[1], slot[2] or PLAIN)),
    (re.compile(rf"{{/{NAME}{FORM}}}"), lambda slot: Either(slot[1], slot[2] or PLAIN)),
    (re.compile(rf"{{\*{NAME}{FORM}}}"), lambda slot: Tally(slot[1], slot[2] or PLAIN)),
)
PLURAL: Final = re.compile(rf"{{{NAME}#")
PART: Final = re.compile(rf"{{@{NAME}}}")
CONDITION: Final = rf"{NAME}(?:=({SAME}?\w+))?\?"
CHOICE: Final = re.compile(f"{{{CONDITION}")
CASE: Final = re.compile(CONDITION)


def parse_sentence(sentence: object) -> Template:
    """Parse a sentence as it stands in a file: a text, or a table of its cases or parts."""
    if isinstance(sentence, str):
        return parse(sentence)
    if not isinstance(sentence, dict):
        raise TemplateError(f"a sentence is a text or a table, not {sentence!r}")
    return _parse_parts(sentence) if TEXT in sentence else _parse_cases(sentence)


def _parse_parts(table: dict[str, object]) -> Template:
    text = table[TEXT]
    if not isinstance(text, str):
        raise TemplateError(f"{TEXT} is no text: {text!r}")
    parts = {name: _parse_inside(table, name) for name in table if name != TEXT}
    for name in parts:
        if f"{{@{name}}}" not in text:
            raise TemplateError(f"{{@{name}}} does not stand in {text!r}")
    return parse(text, parts)


def _parse_cases(table: dict[str, object]) -> Template:
    """Parse cases as a choice inside a choice, from the first case to the last."""
    by = table.get(BY)
    if by is not None and not (isinstance(by, str) and re.fullmatch(NAME, by)):
        raise TemplateError(f"{BY} is no name of a fact: {by!r}")
    template = _parse_inside(table, ELSE) if ELSE in table else ()
    for key in reversed([key for key in table if key not in (BY, ELSE)]):
        case = CASE.fullmatch(f"{by}={key}?" if by else key)
        if case is None:
            raise TemplateError(f"{key!r} is no {'value' if by else 'condition, as it needs without `by`'}")
        template = (Choice(case[1], case[2], _parse_inside(table, key), template),)
    return template


def _parse_inside(table: dict[str, object], key: str) -> Template:
    try:
        return parse_sentence(table[key])
    except TemplateError as error:
        raise TemplateError(f"{key}: {error}") from error


def parse(text: str, parts: Parts = NO_PARTS) -> Template:
    """A text, with the parts that it puts in."""
    template, end = _parse_until(text, 0, "", parts)
    if end < len(text):
        raise TemplateError(f"a }} without its {{ at {text[end:]!r}")
    return template


def _parse_until(text: str, at: int, stops: str, known: Parts) -> tuple[Template, int]:
    """The template from here to the first of the signs that end it, or to the end of the text."""
    parts: list[str | Slot] = []
    plain = re.compile(rf"[^{{}}{re.escape(stops)}]+")
    while at < len(text) and text[at] not in "}" + stops:
        if found := PART.match(text, at):
            if found[1] not in known:
                raise TemplateError(f"there is no part {found[0]}")
            parts += known[found[1]]
            at = found.end()
        elif text[at] == "{":
            slot, at = _parse_slot(text, at, known)
            parts.append(slot)
        else:
            found = plain.match(text, at)
            assert found is not None
            parts.append(found[0])
            at = found.end()
    return tuple(parts), at


def _parse_slot(text: str, at: int, known: Parts) -> tuple[Slot, int]:
    for pattern, make in SIMPLE:
        if found := pattern.match(text, at):
            return make(found), found.end()
    if found := PLURAL.match(text, at):
        words, end = _parse_branches(text, at, found.end(), known)
        return Plural(found[1], words), end
    if found := CHOICE.match(text, at):
        words, end = _parse_branches(text, at, found.end(), known)
        if len(words) > 2:
            raise TemplateError(f"more than yes|no in {text[at:end]!r}")
        return Choice(found[1], found[2], words[0], words[1] if len(words) > 1 else ()), end
    raise TemplateError(f"cannot read {text[at:]!r}")


def _parse_branches(text: str, begin: int, at: int, known: Parts) -> tuple[tuple[Template, ...], int]:
    branches: list[Template] = []
    while True:
        branch, at = _parse_until(text, at, "|", known)
        branches.append(branch)
        if at == len(text):
            raise TemplateError(f"a {{ without its }} at {text[begin:]!r}")
        at += 1
        if text[at - 1] == "}":
            return tuple(branches), at
