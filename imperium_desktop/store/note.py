"""What is odd about a file: said to the reader, never a reason to fail."""

from typing import Final, Literal, TypeAlias

import msgspec

NoteCode: TypeAlias = Literal[
    "newer",
    "unknown_game",
    "unknown_bot",
    "other_content",
    "torn",
    "damaged",
    "empty",
    "too_large",
    "not_ours",
    "unfinished",
    "unreadable",
    "wrong_value",
]

IN_ENGLISH: Final[dict[NoteCode, str]] = {
    "newer": "written by a newer version",
    "unknown_game": "a game that is not in this version",
    "unknown_bot": "a bot that is not in this version",
    "other_content": "written with other component files",
    "torn": "the last line was cut off",
    "damaged": "damaged",
    "empty": "empty",
    "too_large": "too large",
    "not_ours": "something else than expected",
    "unfinished": "not finished",
    "unreadable": "cannot be read",
    "wrong_value": "a value that cannot be used",
}
HARMLESS: Final = frozenset[NoteCode]({"unknown_bot", "other_content", "torn"})


class Note(msgspec.Struct, frozen=True):
    code: NoteCode
    detail: str = ""
    """Where, or what: a line, a field, a name; not translated."""

    @property
    def harmless(self) -> bool:
        """The match may still be opened to play on."""
        return self.code in HARMLESS

    def __str__(self) -> str:
        text = IN_ENGLISH[self.code]
        return f"{text}: {self.detail}" if self.detail else text
