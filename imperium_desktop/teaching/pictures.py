"""Pictures of a rulebook as data: each game says what one of its pictures shows, its scene draws it."""

from typing import TypeVar

import msgspec

from imperium_desktop.resource_files import ContentError, game_resources, place_and_reason, read_table

P = TypeVar("P", bound=msgspec.Struct)


def read_pictures(game: str, kind: type[P]) -> dict[str, P]:
    """Read pictures by the names that the rulebooks of all languages use."""
    file = game_resources(game) / "rulebook.toml"
    try:
        return msgspec.convert(read_table(file), dict[str, kind])  # type: ignore[valid-type]
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise ContentError(file, place, reason) from error
