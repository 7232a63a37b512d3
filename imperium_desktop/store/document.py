"""Small JSON files that people and other versions may have changed: what is right is used, what is not ours is kept."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec

from imperium_desktop.files import is_absent
from imperium_desktop.store.disk import StoreError, make_folder, move_new, read_start, write_new, write_whole
from imperium_desktop.store.names import numbered
from imperium_desktop.store.note import Note

MAX_BYTES: Final = 1 << 20

Document: TypeAlias = Mapping[str, object]
T = TypeVar("T", bound=msgspec.Struct)


def read_document(file: Path) -> tuple[Document, Note | None]:
    """Read a document without ever failing: a file that is not there is empty.

    One that cannot be used is empty with a note.
    """
    try:
        data = read_start(file, MAX_BYTES + 1)
    except StoreError as error:
        missing = error.trouble == "missing" and is_absent(file)
        return {}, None if missing else Note("unreadable", error.reason)
    if len(data) > MAX_BYTES:
        return {}, Note("too_large")
    try:
        found = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return {}, Note("damaged", str(error)) if data.strip() else Note("empty")
    return (found, None) if isinstance(found, dict) else ({}, Note("not_ours"))


def write_document(file: Path, document: Document) -> None:
    make_folder(file.parent)
    write_whole(file, msgspec.json.format(msgspec.json.encode(document), indent=2) + b"\n")


def keep_bad(file: Path) -> Path:
    """A copy of a file that is about to be replaced, as name.bad.json; older bad copies stay."""
    aside = file.with_name(f"{file.stem}.bad{file.suffix}")
    data = read_start(file, MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        return move_new(file, numbered(aside))
    for place in numbered(aside):
        if is_absent(place):
            break
        with suppress(StoreError):
            if read_start(place, MAX_BYTES + 1) == data:
                return place
    return write_new(numbered(aside), data)


# Structs in documents


def usable(found: Document, kind: type[T], place: str = "") -> tuple[T, list[str]]:
    """A struct from what is right in the document, defaults for the rest, and the names of what was wrong."""
    right: dict[str, object] = {}
    wrong: list[str] = []
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in found:
            continue
        value = found[field.encode_name]
        name = f"{place}{field.name}"
        if isinstance(value, dict) and isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            right[field.name], wrong_inside = usable(value, field.type, f"{name}.")
            wrong += wrong_inside
            continue
        try:
            right[field.name] = msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            wrong.append(name)
    return kind(**right), wrong


def merged(found: Document, ours: msgspec.Struct) -> dict[str, object]:
    """Our values over what was there; fields we do not know stay."""
    both = dict(found)
    for name in ours.__struct_fields__:
        value = getattr(ours, name)
        inside = found.get(name)
        if isinstance(value, msgspec.Struct):
            both[name] = merged(inside if isinstance(inside, dict) else {}, value)
        else:
            both[name] = value
    return both
