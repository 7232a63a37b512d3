"""Which lessons a game has, without reading them."""

import re
from pathlib import Path
from typing import Final

from imperium_desktop.resource_files import ContentError, game_resources

FILE_NAME: Final = re.compile(r"\d+_([a-z][a-z0-9_]*)")


def lesson_files(game_id: str, folder: Path | None = None) -> list[Path]:
    """Lesson files in the order in which they are learned."""
    return sorted((folder or game_resources(game_id) / "lessons").glob("*.toml"))


def lesson_ids(game_id: str) -> list[str]:
    return [id_of(file) for file in lesson_files(game_id)]


def id_of(file: Path) -> str:
    match = FILE_NAME.fullmatch(file.stem)
    if match is None:
        raise ContentError(file, "", "the name is not a number and an id, like '03_first_leader.toml'")
    return match[1]
