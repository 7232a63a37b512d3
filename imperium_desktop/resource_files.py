"""The data files that travel with the program: where they lie, and what is wrong with one that cannot be read."""

import codecs
from functools import cache
from pathlib import Path

import msgspec

_PACKAGE = Path(__file__).resolve().parent


class ContentError(ValueError):
    """A mistake in a data file: the file, the place in it and the reason."""

    def __init__(self, file: Path, place: str, reason: str) -> None:
        super().__init__(f"{file}: {place}: {reason}" if place else f"{file}: {reason}")
        self.file = file
        self.place = place
        self.reason = reason


@cache
def resource_folder(folder: str) -> Path:
    """`resources` or `translations`: inside the installed package, or beside it in a checkout."""
    inside = _PACKAGE / folder
    return inside if inside.is_dir() else _PACKAGE.parent / folder


def game_resources(game_id: str) -> Path:
    """Content, lessons and pictures of one game."""
    return resource_folder("resources") / "games" / game_id


def game_words(language: str, game_id: str, translations: Path | None = None) -> Path:
    """All words of one game in one language; a test may bring translations of its own."""
    return (translations or resource_folder("translations")) / language / game_id


def read_table(file: Path) -> dict[str, object]:
    return parsed(file, read_bytes(file))


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        raise ContentError(file, "", error.strerror or str(error)) from error


def without_mark(content: bytes) -> bytes:
    """A byte order mark, which some editors write, says nothing."""
    return content.removeprefix(codecs.BOM_UTF8)


def parsed(file: Path, content: bytes) -> dict[str, object]:
    import tomllib  # the first picture of the window does without

    content = without_mark(content)
    try:
        return tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ContentError(file, f"line {line}", "this is not UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise ContentError(file, "", str(error)) from error
    except ValueError as error:
        raise ContentError(file, "", "a number has thousands of digits") from error
    except RecursionError as error:
        raise ContentError(file, "", "lists or tables are nested too deeply") from error


def place_and_reason(error: msgspec.ValidationError) -> tuple[str, str]:
    """Where in the table the mistake is, as `boards[0].rows`, and what it is."""
    reason, _, place = str(error).replace(" - at `key` in `$", " - at `$").partition(" - at `$")
    return place.rstrip("`").lstrip("."), reason
