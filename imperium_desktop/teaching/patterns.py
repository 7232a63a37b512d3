"""Patterns of options and events, as lessons write them: which moves they mean, what must have been told."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

import msgspec

from imperium_desktop.rules.table import Event, Option

Value: TypeAlias = str | int
Pattern: TypeAlias = dict[str, Value | tuple[Value, ...]]


def fits(pattern: Pattern, thing: Option | Event) -> bool:
    known = msgspec.to_builtins(thing)
    return all(_agrees(wanted, known.get(field)) for field, wanted in pattern.items())


def _agrees(wanted: object, value: object) -> bool:
    if isinstance(value, list | tuple):
        return isinstance(wanted, tuple) and wanted == tuple(value)
    return value in wanted if isinstance(wanted, tuple) else value == wanted


def all_told(patterns: Iterable[Pattern], events: Sequence[Event]) -> bool:
    return all(any(fits(pattern, event) for event in events) for pattern in patterns)


def pattern_mistakes(
    place: str, pattern: Pattern, tag: str, kinds: Mapping[str, type[msgspec.Struct]]
) -> Iterator[tuple[str, str]]:
    kind = kinds.get(str(pattern.get(tag)))
    if kind is None:
        yield place, f"needs {tag!r} as one of: {', '.join(kinds)}"
        return
    known = {tag, *kind.__struct_fields__}
    for field in pattern.keys() - known:
        yield place, f"{pattern[tag]} has no field {field!r}"


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)
