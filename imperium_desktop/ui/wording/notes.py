"""What is odd about a file and what the disk refused, in the reader's language."""

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from imperium_desktop.rules.limits import visible
from imperium_desktop.store.disk import StoreError, Trouble
from imperium_desktop.store.note import Note, NoteCode
from imperium_desktop.ui.theme.language import mark, tr

if TYPE_CHECKING:
    from imperium_desktop.rules.mistakes import Mistakes

LINE: Final = re.compile(r"line (\d+)")


class NoteWords(NamedTuple):
    title: str
    text: str


NOTES: Final[dict[NoteCode, NoteWords]] = {
    "newer": NoteWords(
        mark("Newer version"),
        mark("Written by a newer version of the program. In this one it can only be read as a log."),
    ),
    "unknown_game": NoteWords(
        mark("Unknown game"),
        mark("This version does not include that game. You can only read the match as a log."),
    ),
    "unknown_bot": NoteWords(
        mark("Unknown bot"),
        mark("One of its bots is not in this version. When its turn comes, you can take over its seat."),
    ),
    "other_content": NoteWords(
        mark("Other components"),
        mark("Written with other component files. It can be played on, but numbers and names may differ."),
    ),
    "torn": NoteWords(
        mark("Cut off"),
        mark("The last line was cut off while it was written. Everything before it is there."),
    ),
    "damaged": NoteWords(
        mark("Damaged"),
        mark("The file is damaged. What comes before the damage can be read as a log."),
    ),
    "empty": NoteWords(mark("Empty"), mark("There is nothing in this file.")),
    "too_large": NoteWords(mark("Too large"), mark("Too large to be a saved game. Only its beginning can be read.")),
    "not_ours": NoteWords(mark("Not a match"), mark("Not a match of this program.")),
    "unfinished": NoteWords(
        mark("Not finished"),
        mark("An unfinished match. Move it to the saves to play on."),
    ),
    "unreadable": NoteWords(mark("Cannot be read"), mark("Not an ordinary file, or access denied.")),
    "wrong_value": NoteWords(mark("Wrong value"), mark("A value in the file cannot be used.")),
}

TROUBLES: Final[dict[Trouble, str]] = {
    "full": mark("The disk is full."),
    "read_only": mark("This folder cannot be written to: access denied."),
    "missing": mark("The file is no longer there."),
    "in_use": mark("This match is being played."),
    "damaged": mark("The file is damaged."),
    "not_ordinary": mark("This is not an ordinary file, or only a link to one."),
    "failed": mark("The system reported an error."),
}


def mistake_lines(mistakes: "Mistakes") -> str:
    """The file, its first mistakes and how many there are beside."""
    more = (tr("… and {n} more mistakes", n=mistakes.more),) if mistakes.more else ()
    return "\n".join((mistakes.file, *mistakes.first, *more))


def note_title(note: Note) -> str:
    return tr(NOTES[note.code].title)


def note_place(note: Note) -> str:
    """The line that is wrong, if it is known."""
    line = LINE.fullmatch(note.detail)
    return tr("line {number}", number=line[1]) if line else ""


def note_text(note: Note) -> str:
    return tr(NOTES[note.code].text)


class Odd(NamedTuple):
    """A file of ours that is not as it should be."""

    name: str
    """What it holds, to be translated."""
    note: Note


def said(trouble: Odd | OSError | str) -> str:
    """Trouble in one line."""
    if isinstance(trouble, str):
        return trouble
    if isinstance(trouble, OSError):
        return trouble_text(trouble)
    parts = (tr(trouble.name), note_title(trouble.note), visible(trouble.note.detail))
    return " · ".join(part for part in parts if part)


def trouble_text(error: OSError) -> str:
    return tr(TROUBLES[error.trouble]) if isinstance(error, StoreError) else tr(TROUBLES["failed"])
