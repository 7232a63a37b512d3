"""A file that the owner of a printed game wrote: read with care, for anything may stand in it."""

import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from imperium_desktop.files import read_ordinary
from imperium_desktop.resource_files import ContentError, parsed
from imperium_desktop.rules.mistakes import Mistakes

MOST_BYTES: Final = 1_000_000
"""All cards of a game, written out, are a tenth of it."""
MOST_DOTS: Final = 30
"""Most dots in a line. Reading a dotted key takes time with the square of its parts."""
MOST_TOLD: Final = 5
LONGEST_PLACE, LONGEST_REASON = 80, 200
LONGEST_NAME: Final = 60
MARKS: Final = frozenset("{}[]<>*\\§")
"""Signs that mean something in running text."""
UNSEEN: Final = "\N{REPLACEMENT CHARACTER}"
ODD_SIGNS: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"})
"""What cannot be seen, or changes what stands around it."""


def read_own_table(file: Path) -> dict[str, object]:
    try:
        content = read_ordinary(file, MOST_BYTES + 1)
    except OSError as error:
        raise ContentError(file, "", error.strerror or str(error)) from error
    if len(content) > MOST_BYTES:
        raise ContentError(file, "", f"the file is too large (at most {MOST_BYTES:,} bytes)")
    for number, line in enumerate(content.splitlines(), 1):
        if line.count(b".") > MOST_DOTS and not line.lstrip().startswith(b"#"):
            raise ContentError(file, f"line {number}", f"too many dots (at most {MOST_DOTS} in a line)")
    return parsed(file, content)


def wrong_with_name(name: object) -> str:
    """Empty for a name that can stand on a card."""
    if not isinstance(name, str) or not name.strip():
        return "a name is expected"
    if len(name) > LONGEST_NAME:
        return f"the name is too long (at most {LONGEST_NAME} characters)"
    odd = next((sign for sign in name if sign in MARKS or unicodedata.category(sign) in ODD_SIGNS), None)
    return f"{sign_name(odd)} cannot stand in a name" if odd else ""


def sign_name(sign: str) -> str:
    return f"“{sign}”" if sign in MARKS else f"the sign U+{ord(sign):04X}"


def as_mistakes(file: Path, errors: Sequence[ContentError]) -> Mistakes:
    first = tuple(mistake_line(error) for error in errors[:MOST_TOLD])
    return Mistakes(str(file), first, len(errors) - len(first))


def mistake_line(error: ContentError) -> str:
    parts = (cut(shown(error.place), LONGEST_PLACE), cut(shown(error.reason), LONGEST_REASON))
    return ": ".join(part for part in parts if part)


def shown(text: str) -> str:
    """Text on one line, with a stand-in for signs that cannot be seen."""
    visible = "".join(sign if sign.isprintable() or sign.isspace() else UNSEEN for sign in text)
    return " ".join(visible.split())


def cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"
