"""What a game is called, in a file apart from its other words: the start page reads no more of it.

JSON, unlike the rest: the window is there before anything that reads TOML is loaded.
"""

from functools import cache
from pathlib import Path

import msgspec

from imperium_desktop.resource_files import (
    ContentError,
    game_words,
    place_and_reason,
    read_bytes,
    without_mark,
)


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    about: str
    turn: str
    """What its turns are called."""
    short: str = ""
    """The title without what follows a colon, where that is told beside it."""
    side: str = ""
    """What every seat leads, if the game has such a thing: dynasty, nation."""


@cache
def read_title(language_id: str, game_id: str, folder: Path | None = None) -> Title:
    """Lists of games ask for it with every row."""
    file = game_words(language_id, game_id, folder) / "title.json"
    try:
        return msgspec.json.decode(without_mark(read_bytes(file)), type=Title)
    except msgspec.ValidationError as error:
        raise ContentError(file, *place_and_reason(error)) from error
    except msgspec.DecodeError as error:
        raise ContentError(file, "", str(error)) from error
