"""Card files into cards, and the corrections that an owner of the printed game laid over them.

A file holds a table for each deck, and in it a table for each card. A file of corrections looks the same, but needs
only the fields that differ; of the copies only those that differ; and it may give `names` by language.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from imperium_desktop.rules.effects.corrections import Corrections
from imperium_desktop.shipped import ContentError, place_and_reason, read_table

T = TypeVar("T")

NAMES: Final = "names"
COPIES: Final = "copies"
Facts: TypeAlias = dict[str, object]


class Record(NamedTuple):
    """One card as a file tells it."""

    file: Path
    set: str
    deck: str
    key: str
    facts: Mapping[str, object]

    @property
    def place(self) -> str:
        return f"{self.deck}.{self.key}"

    def mistake(self, place: str, reason: str) -> ContentError:
        return ContentError(self.file, f"{self.place}.{place}".replace(".[", "[").rstrip("."), reason)


class Correction(NamedTuple):
    """A card as it stands corrected, and what its owner calls it."""

    record: Record
    names: Mapping[str, str]


class Cards(NamedTuple, Generic[T]):
    cards: dict[str, T]
    corrections: Corrections


def read_cards(
    files: Mapping[Path, str],
    decks: Collection[str],
    make: Callable[[Facts], T],
    own: Path | None = None,
    languages: Collection[str] = (),
) -> Cards[T]:
    """By key, from the files and the sets they belong to.

    A mistake in the owner's file leaves the shipped cards as they are and is told in the corrections.
    """
    records = read_records(files, decks)
    cards = {key: made(record, make) for key, record in records.items()}
    if own is None or not own.is_file():
        return Cards(cards, Corrections())
    try:
        corrections = [corrected(records, record, languages) for record in read_records({own: ""}, decks).values()]
        others = {correction.record.key: made(correction.record, make) for correction in corrections}
    except ContentError as error:
        return Cards(cards, Corrections(problem=str(error)))
    return Cards({**cards, **others}, Corrections(tuple(others), names_by_language(corrections)))


def read_records(files: Mapping[Path, str], decks: Collection[str]) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for file, set in files.items():
        for deck, cards in read_table(file).items():
            if deck not in decks:
                raise ContentError(file, deck, f"nobody knows this deck (there are {', '.join(decks)})")
            for key, facts in table(file, deck, cards).items():
                record = Record(file, set, deck, key, table(file, f"{deck}.{key}", facts))
                if key in found:
                    raise record.mistake("", f"stands in {found[key].file.name} too")
                found[key] = record
    return found


def table(file: Path, place: str, value: object) -> Facts:
    if not isinstance(value, dict):
        raise ContentError(file, place, "a table is expected")
    return value


def made(record: Record, make: Callable[[Facts], T]) -> T:
    try:
        return make({**record.facts, "set": record.set, "deck": record.deck, "key": record.key})
    except msgspec.ValidationError as error:
        raise record.mistake(*place_and_reason(error)) from error
    except ValueError as error:
        raise record.mistake("", str(error)) from error


# Corrections


def corrected(records: Mapping[str, Record], own: Record, languages: Collection[str]) -> Correction:
    shipped = records.get(own.key)
    if shipped is None or shipped.deck != own.deck:
        raise own.mistake("", "there is no such card")
    facts = dict(own.facts)
    names = own_names(own, facts.pop(NAMES, {}), languages)
    facts[COPIES] = corrected_copies(shipped, own, facts.get(COPIES, []))
    return Correction(own._replace(set=shipped.set, facts={**shipped.facts, **facts}), names)


def corrected_copies(shipped: Record, own: Record, copies: object) -> list[Facts]:
    """All shipped copies with what differs; what is corrected for the card holds for all of them."""
    found = {
        copy["id"]: {name: fact for name, fact in copy.items() if name not in own.facts}
        for copy in copies_of(shipped, shipped.facts[COPIES])
    }
    for copy in copies_of(own, copies):
        id = copy.get("id")
        if id not in found:
            raise own.mistake(COPIES, f"there is no copy {id!r} of this card (there are {', '.join(map(str, found))})")
        found[id] = {**found[id], **copy}
    return list(found.values())


def copies_of(record: Record, copies: object) -> list[Facts]:
    try:
        return msgspec.convert(copies, list[Facts])
    except msgspec.ValidationError as error:
        place, reason = place_and_reason(error)
        raise record.mistake(f"{COPIES}{place}", reason) from error


def own_names(own: Record, names: object, languages: Collection[str]) -> dict[str, str]:
    found = table(own.file, f"{own.place}.{NAMES}", names)
    for language, name in found.items():
        if language not in languages:
            raise own.mistake(f"{NAMES}.{language}", f"no such language (there are {', '.join(languages)})")
        if not isinstance(name, str) or not name.strip():
            raise own.mistake(f"{NAMES}.{language}", "a name is expected")
    return {language: str(name).strip() for language, name in found.items()}


def names_by_language(corrections: Iterable[Correction]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for record, names in corrections:
        for language, name in names.items():
            found.setdefault(language, {})[record.key] = name
    return found
