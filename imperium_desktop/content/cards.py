"""Card files into cards, and the corrections that an owner of the printed game laid over them.

A file holds a table for each deck, and in it a table for each card. A file of corrections looks the same, but needs
only the fields that differ; of the copies only those that differ; and it may give `names` by language. To a set that
is known in part only it may add whole cards.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from imperium_desktop.content.owners import as_mistakes, read_own_table, wrong_with_name
from imperium_desktop.files import is_absent
from imperium_desktop.resource_files import ContentError, place_and_reason, read_table
from imperium_desktop.rules.effects.corrections import Corrections

T = TypeVar("T")

NAMES: Final = "names"
COPIES: Final = "copies"
SET: Final = "set"
OWN_ID: Final = re.compile(r"OWN[0-9]{2,4}")
FIXED: Final = ("set", "deck", "key")
"""What a card is, which no fact of it can change."""
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
    open_sets: Collection[str] = (),
    check: Callable[[Mapping[str, T]], Iterable[tuple[str, str]]] = lambda _cards: (),
) -> Cards[T]:
    """Read cards by key, from the files and the sets they belong to.

    The owner's file may add cards to the open sets. `check` gives places and reasons of mistakes that show only when
    all cards are there. A mistake in the owner's file leaves the shipped cards as they are and is told in the
    corrections.
    """
    records = read_records(files, decks)
    cards = {key: made(record, make) for key, record in records.items()}
    if own is None or is_absent(own):
        return Cards(cards, Corrections())
    corrections: list[Correction] = []
    others: dict[str, T] = {}
    mistakes: list[ContentError] = []
    for record in own_records(own, decks, mistakes):
        try:
            correction = corrected_or_added(records, record, languages, open_sets)
            others[record.key] = made(correction.record, make)
            corrections.append(correction)
        except ContentError as mistake:
            mistakes.append(mistake)
    mistakes += same_copies(correction.record for correction in corrections if correction.record.key not in records)
    mistakes += [ContentError(own, place, reason) for place, reason in check({**cards, **others})]
    if mistakes:
        return Cards(cards, Corrections(mistakes=as_mistakes(own, mistakes)))
    return Cards({**cards, **others}, Corrections(tuple(others), names_by_language(corrections)))


def read_records(files: Mapping[Path, str], decks: Collection[str]) -> dict[str, Record]:
    found: dict[str, Record] = {}
    for file, set in files.items():
        for deck, cards in read_table(file).items():
            for record in records_of(file, set, decks, deck, cards):
                if record.key in found:
                    raise record.mistake("", f"stands in {found[record.key].file.name} too")
                found[record.key] = record
    return found


def own_records(own: Path, decks: Collection[str], mistakes: list[ContentError]) -> Iterator[Record]:
    """Whatever can be understood; the mistakes in the rest are added to the list."""
    try:
        table = read_own_table(own)
    except ContentError as mistake:
        mistakes.append(mistake)
        return
    for deck, cards in table.items():
        try:
            yield from records_of(own, "", decks, deck, cards)
        except ContentError as mistake:
            mistakes.append(mistake)


def records_of(file: Path, set: str, decks: Collection[str], deck: str, cards: object) -> Iterator[Record]:
    """The cards of one deck in a file."""
    if deck not in decks:
        raise ContentError(file, deck, f"nobody knows this deck (there are {', '.join(decks)})")
    for key, facts in table(file, deck, cards).items():
        yield Record(file, set, deck, key, table(file, f"{deck}.{key}", facts))


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


def corrected_or_added(
    records: Mapping[str, Record], own: Record, languages: Collection[str], open_sets: Collection[str]
) -> Correction:
    if own.key not in records and SET in own.facts:
        return added(own, languages, open_sets)
    return corrected(records, own, languages)


def corrected(records: Mapping[str, Record], own: Record, languages: Collection[str]) -> Correction:
    shipped = records.get(own.key)
    if shipped is None or shipped.deck != own.deck:
        raise own.mistake("", "there is no such card")
    for fact in FIXED:
        if fact in own.facts:
            raise own.mistake(fact, "cannot be corrected")
    facts = dict(own.facts)
    names = own_names(own, facts.pop(NAMES, {}), languages)
    facts[COPIES] = corrected_copies(shipped, own, facts.get(COPIES, []))
    return Correction(own._replace(set=shipped.set, facts={**shipped.facts, **facts}), names)


def added(own: Record, languages: Collection[str], open_sets: Collection[str]) -> Correction:
    """A whole card of a set that is known in part; its key and ids can be no others of the game's."""
    facts = dict(own.facts)
    set, names = facts.pop(SET), own_names(own, facts.pop(NAMES, {}), languages)
    if set not in open_sets:
        raise own.mistake(SET, f"no cards can be added to this set (but to {', '.join(open_sets) or 'none'})")
    if not re.fullmatch(rf"{set}_[a-z0-9_]{{1,40}}", own.key):
        raise own.mistake("", f"the key of an added card begins with {set}_ and has only small letters, digits and _")
    if missing := [language for language in languages if language not in names]:
        raise own.mistake(f"{NAMES}.{missing[0]}", "an added card needs a name in every language")
    if not copies_of(own, facts.get(COPIES, [])):
        raise own.mistake(COPIES, "an added card needs at least one copy")
    return Correction(own._replace(set=str(set), facts=facts), names)


def same_copies(added: Iterable[Record]) -> Iterator[ContentError]:
    """Every physical card has an id of its own."""
    known: dict[object, str] = {}
    for record in added:
        for copy in copies_of(record, record.facts[COPIES]):
            id = copy.get("id")
            if not isinstance(id, str) or not OWN_ID.fullmatch(id):
                yield record.mistake(COPIES, f"the id of an added card is OWN and a number, as OWN01, not {id!r}")
            elif id in known:
                yield record.mistake(COPIES, f"{id} is a copy of {known[id]} already")
            else:
                known[id] = record.place


def corrected_copies(shipped: Record, own: Record, copies: object) -> list[Facts]:
    """All shipped copies with what differs; what is corrected for the card holds for all of them."""
    found = {
        copy["id"]: {name: fact for name, fact in copy.items() if name not in own.facts}
        for copy in copies_of(shipped, shipped.facts[COPIES])
    }
    given: set[str] = set()
    for copy in copies_of(own, copies):
        id = copy.get("id")
        if not isinstance(id, str) or id not in found:
            raise own.mistake(COPIES, f"there is no copy {id!r} of this card (there are {', '.join(map(str, found))})")
        if id in given:
            raise own.mistake(COPIES, f"the copy {id!r} is corrected twice")
        given.add(id)
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
        if wrong := wrong_with_name(name):
            raise own.mistake(f"{NAMES}.{language}", wrong)
    return {language: str(name).strip() for language, name in found.items()}


def names_by_language(corrections: Iterable[Correction]) -> dict[str, dict[str, str]]:
    found: dict[str, dict[str, str]] = {}
    for record, names in corrections:
        for language, name in names.items():
            found.setdefault(language, {})[record.key] = name
    return found
