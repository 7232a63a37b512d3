"""Lists what a language still lacks beside English: `make missing ARGS=de`. How to add one: translations/README.md.

Missing is what English says and the language does not. What it says in the very words of English is listed after that:
names may be the same in both, sentences are likely to be forgotten.
"""

import argparse
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from imperium_desktop.resource_files import resource_folder
from imperium_desktop.teaching.rulebook import read_rulebook_file
from imperium_desktop.text.template import BY, TEXT
from imperium_desktop.ui.theme.language import SOURCE_LANGUAGE, Message, read_words
from tests.tools.collect_words import collected_words

WINDOW: Final = "ui.ts"
GRAMMAR: Final = frozenset({("cards.toml", "effects"), ("cards.toml", "joining"), ("cards.toml", "phrases")})
"""Sections where a language may need keys that English does not need, and the other way round."""
FORMS: Final = re.compile(r"language\.forms|lexicon\.[^.]+")
"""One entry each, because languages differ in their forms."""
SENTENCE: Final = re.compile(r"[^\W\d_]{2,}\W+[^\W\d_]{2,}")
"""At least two words."""

Entries = Mapping[str, str]
"""What a file says, by the place in it."""


class Lack(NamedTuple):
    """One entry of English, and what is wrong with its counterpart."""

    file: str
    place: str
    english: str

    def __str__(self) -> str:
        return f"{self.file}: {self.place}: {self.english}"


class Lacks(NamedTuple):
    missing: list[Lack]
    doubtful: list[Lack]
    """Of the card language: a language may say it with other keys."""
    same: list[Lack]
    """Sentences that stand there in English."""


def find_lacks(language: str, folder: Path) -> Lacks:
    """What a language lacks, in a folder of translations."""
    found = Lacks([], [], [])
    english, own = folder / SOURCE_LANGUAGE, folder / language
    for file in sorted(file for file in english.rglob("*.*") if file.name != WINDOW):
        name = file.relative_to(english)
        theirs = entries_of(own / name) if (own / name).is_file() else {}
        compare(name, entries_of(file), theirs, found)
    compare_window(own / WINDOW, found)
    return found


def compare(name: Path, english: Entries, own: Entries, found: Lacks) -> None:
    for place, text in english.items():
        lack = Lack(name.as_posix(), place, text)
        if place not in own:
            is_grammar = (name.name, place.partition(".")[0]) in GRAMMAR
            (found.doubtful if is_grammar else found.missing).append(lack)
        elif own[place] == text and SENTENCE.search(re.sub(r"\{[^{}]*\}", "", text)):
            found.same.append(lack)


def compare_window(file: Path, found: Lacks) -> None:
    """English stands in the sources; every one of its messages must be finished, in all plural forms."""
    own = read_words(file) if file.is_file() else {}
    for source in sorted(collected_words()):
        message = own.get(source, Message(source, ()))
        if not message.finished or not message.forms or not all(message.forms):
            found.missing.append(Lack(WINDOW, "message", source))


def entries_of(file: Path) -> Entries:
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return {part.anchor: f"{part.heading}: {part.text}" for part in read_rulebook_file(file)}
    table = json.loads(text) if file.suffix == ".json" else tomllib.loads(text)
    return dict(flat(table))


def flat(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text with its place."""
    if FORMS.fullmatch(place) or is_sentence(value):
        yield place, str(value)
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{place}.{key}".lstrip("."))
    elif isinstance(value, list):
        for number, inner in enumerate(value, 1):
            yield from flat(inner, f"{place}.{number}")
    else:
        yield place, str(value)


def is_sentence(value: object) -> bool:
    """A sentence with cases or parts is one entry: each language has its own."""
    if not isinstance(value, dict):
        return False
    text = value.get(TEXT)
    return BY in value or (isinstance(text, str) and "{@" in text) or any(key.endswith("?") for key in value)


def told(lacks: Lacks) -> Iterator[str]:
    titles = ("missing", "perhaps missing: of the card language", "as in English")
    for title, found in zip(titles, lacks, strict=True):
        yield f"{len(found)} {title}"
        yield from (f"  {lack}" for lack in found)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.missing_words", description=__doc__)
    parser.add_argument("language", help="its folder in translations/, as de")
    asked = parser.parse_args()
    print("\n".join(told(find_lacks(asked.language, resource_folder("translations")))))


if __name__ == "__main__":
    main()
