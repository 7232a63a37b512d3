"""Component files into structs; a mistake names the file, the place in it and the reason."""

import hashlib
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")


class ContentError(ValueError):
    def __init__(self, file: Path, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


def read_table(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise ContentError(file, "", error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ContentError(file, "", str(error)) from error


def read_content(files: Sequence[Path], kind: type[T]) -> T:
    """One struct from the top-level tables of several files."""
    merged: dict[str, object] = {}
    origin: dict[str, Path] = {}
    for file in files:
        for name, value in read_table(file).items():
            if name in merged:
                raise ContentError(file, name, f"stands in {origin[name].name} too")
            merged[name] = value
            origin[name] = file
    try:
        return msgspec.convert(merged, kind)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `$")
        place = place.rstrip("`").lstrip(".")
        table = place.split(".")[0].split("[")[0]
        raise ContentError(origin.get(table, files[0]), place, reason) from error


def content_hash(content: object) -> str:
    """Equal for equal facts, whatever their comments and order in the files."""
    return hashlib.blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=8).hexdigest()
