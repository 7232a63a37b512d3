"""What a person chose for the program, kept from one start to the next."""

from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias, TypeVar

import msgspec

from imperium_desktop.rules.limits import LONGEST_NAME, Name, visible
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.document import keep_bad, merged, read_document, usable, write_document
from imperium_desktop.store.note import Note

FORMAT: Final = 1
RECENT: Final = 12

S = TypeVar("S", bound=msgspec.Struct)

TextScale: TypeAlias = Literal[90, 100, 110, 120, 125, 130, 140, 150]


Level: TypeAlias = Literal["apprentice", "greedy", "strategist", "master"]
MOST_BOTS: Final = 5


class Window(msgspec.Struct, frozen=True, kw_only=True):
    geometry: Annotated[str, msgspec.Meta(max_length=4096)] = ""
    """Geometry as Qt gives it, in base64, with whether it was maximised; empty: wherever the system puts it."""
    panel: Annotated[int, msgspec.Meta(ge=50, le=200)] = 100
    """Width of the side panel, in per cent of the usual."""
    zoom: Annotated[int, msgspec.Meta(ge=100, le=400)] = 100
    """Zoom of the board, in per cent."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every field has a default, so that old and damaged files can be used for what is right in them."""

    language: Literal["", "pl", "en"] = ""
    """Empty: as the system."""
    text_scale: TextScale = 100
    """Text size in per cent."""
    motion: bool = True
    hints: Literal["lots", "some", "none"] = "some"
    bot_pace: Literal["slow", "normal", "fast"] = "normal"
    outcomes: Literal["none", "fast", "normal", "wait"] = "normal"
    """How long a conflict's outcome and the like stay on the table before play goes on."""
    theme: Literal["dark", "light"] = "dark"
    company: Literal["alone", "together", "bots", ""] = ""
    """Company of the last match begun here; empty: none has been."""
    levels: Annotated[tuple[Level, ...], msgspec.Meta(max_length=MOST_BOTS)] = ()
    """Levels of the bots of the last match begun here, in the order of their seats."""
    at_my_strength: bool = False
    """Whether the levels of bots follow from the last matches."""
    curtain: Literal["always", "when_needed", "never"] = "when_needed"
    ask_before_losing: bool = True
    """Whether ending a turn, a round or a year asks first if something is thrown away."""
    window: Window = Window()
    recent_names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=RECENT)] = ()
    """Names of people who sat at this table, the last ones first."""

    def __post_init__(self) -> None:
        names = tuple(visible(name) for name in self.recent_names if name.strip())
        msgspec.structs.force_setattr(self, "recent_names", names)

    def with_names(self, *names: str) -> "Settings":
        """The same with these people as the last ones who played."""
        known = (name.strip()[:LONGEST_NAME] for name in (*names, *self.recent_names))
        kept = tuple(dict.fromkeys(name for name in known if name))[:RECENT]
        return msgspec.structs.replace(self, recent_names=kept)


class Loaded(msgspec.Struct, frozen=True):
    settings: Settings
    notes: tuple[Note, ...] = ()
    """What could not be used; one about the whole file, or one for each field."""
    kept: Path | None = None
    """Where a copy of the bad file lies."""


def load(file: Path) -> Loaded:
    """Load settings without ever failing.

    What cannot be used is replaced by its default, and the bad file is kept as settings.bad.json.
    """
    found, note = read_document(file)
    settings, wrong = usable(found, Settings)
    notes = [note] if note else [Note("wrong_value", name) for name in wrong]
    written_as = found.get("format")
    if isinstance(written_as, int) and written_as > FORMAT:
        notes.insert(0, Note("newer"))
    if not notes:
        return Loaded(settings)
    try:
        return Loaded(settings, tuple(notes), keep_bad(file))
    except StoreError:
        return Loaded(settings, tuple(notes))


def save(file: Path, settings: Settings, known: Settings | None = None) -> None:
    """Fields of newer versions stay; a file that is no settings at all is kept aside first.

    `known`: as they were before; what is the same as then stays as another window may have written it meanwhile.
    """
    found, note = read_document(file)
    if note:
        keep_bad(file)
    if known is not None and not note:
        settings = with_changes(usable(found, Settings)[0], known, settings)
    write_document(file, {**merged(found, settings), "format": FORMAT})


def with_changes(theirs: S, known: S, ours: S) -> S:
    """What lies on the disk, with what differs between ours and what was known before."""
    changes: dict[str, object] = {}
    for name in ours.__struct_fields__:
        their, before, now = (getattr(struct, name) for struct in (theirs, known, ours))
        if now != before:
            changes[name] = with_changes(their, before, now) if isinstance(now, msgspec.Struct) else now
    return msgspec.structs.replace(theirs, **changes)
