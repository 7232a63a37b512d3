"""Component files into structs; a mistake names the file, the place in it and the reason."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from imperium_desktop.resource_files import ContentError, game_resources, place_and_reason, read_table
from imperium_desktop.rules.table import Game

T = TypeVar("T")
G = TypeVar("G", bound=Game[Any, Any])


def read_content(files: Sequence[Path], kind: type[T]) -> T:
    """One struct from the top-level tables of several files."""
    known = {field.name for field in msgspec.structs.fields(kind)}  # type: ignore[arg-type]
    merged: dict[str, object] = {}
    origin: dict[str, Path] = {}
    for file in files:
        for name, value in read_table(file).items():
            if name not in known:
                raise ContentError(file, name, f"nobody knows this table (there are {', '.join(sorted(known))})")
            if name in merged:
                raise ContentError(file, name, f"stands in {origin[name].name} too")
            merged[name] = value
            origin[name] = file
    try:
        return msgspec.convert(merged, kind)
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        table = place.split(".")[0].split("[")[0]
        raise ContentError(origin.get(table, files[0]), place, reason) from error


def load_shipped(game: type[G], files: Sequence[str], box_type: type[T], components: Callable[[T], object]) -> G:
    """A game with the files of its folder, and what its rules make of them."""
    box = read_content([content_folder(game.id) / f"{name}.toml" for name in files], box_type)
    return game(components(box), content_hash(box))


def content_folder(game_id: str) -> Path:
    """Where the component files lie that travel with the program."""
    return game_resources(game_id) / "content"


def content_hash(content: object) -> str:
    """Equal for equal facts, whatever their comments and order in the files."""
    import hashlib

    return hashlib.blake2b(msgspec.json.encode(content, order="deterministic"), digest_size=8).hexdigest()
