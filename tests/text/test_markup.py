"""Marks in running text: how they are read, and that none of them ever shows raw in what translators wrote."""

import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from imperium_desktop.markup import Run, escaped, mistake_in, runs_of, spoken
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.teaching.rulebook import lines_of, plain, read_rulebook_file
from imperium_desktop.text.plurals import PLURAL_RULES
from imperium_desktop.text.template import Choice, Plural, Template, parse_sentence
from imperium_desktop.ui.theme.language import FIELD, read_words, words_file

LANGUAGES = tuple(PLURAL_RULES)
LOG = "Anna kładzie {icon:tigris-temple} świątynię na H5 i łączy dwa królestwa (§7.5)"
RAW = re.compile(r"[*{}\\]|\[§")
"""What only a mark that nobody has read would show."""
FILE_FILTER = re.compile(r"\(\*[^)]*\)$")
"""For the dialogs of the system, which read no marks."""
MARKED_TEMPLATES = "hints"
"""The one folder of templates that are shown with marks; names, options and events stand in logs and on buttons."""


def test_runs() -> None:
    assert runs_of("a **b {icon:x-y} c** {seat:2}§3.1b [§4 Wars]!") == (
        Run("a "),
        Run("b ", bold=True),
        Run("", bold=True, icon="x-y"),
        Run(" c", bold=True),
        Run(" "),
        Run(seat=2),
        Run("§3.1b", rule="§3.1b"),
        Run(" "),
        Run("§4 Wars", rule="§4"),
        Run("!"),
    )
    assert runs_of("build *before* **all *this***.") == (
        Run("build "),
        Run("before", italic=True),
        Run(" "),
        Run("all ", bold=True),
        Run("this", bold=True, italic=True),
        Run("."),
    )


def test_a_name_is_never_taken_for_marks() -> None:
    name = r"**Zo\fia** *A* {icon:app-undo} [§1]"
    assert runs_of(escaped(name)) == (Run(name),)


def test_what_is_read_aloud() -> None:
    marked = "Lew +1 {icon:tigris-farm|farm}, **koniec** *tury* [§7.6 Wsparcie]"
    assert spoken(marked) == "Lew +1 farm, koniec tury §7.6 Wsparcie"
    assert spoken(LOG) == "Anna kładzie świątynię na H5 i łączy dwa królestwa (§7.5)"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("**bold", "** is not closed"),
        ("*italic", "* is not closed"),
        ("{icon:}", "brace"),
        ("{icon:Big}", "brace"),
        ("a } b", "brace"),
        ("{seat:1}", "seat"),
        ("**a** *b* {icon:c|d} §1 [§2 e] \\* \\{", ""),
    ],
)
def test_mistakes_are_named(text: str, mistake: str) -> None:
    assert bool(mistake_in(text)) == bool(mistake)
    assert mistake in mistake_in(text)


# What translators wrote


def all_strings(value: object, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from all_strings(inner, f"{place}.{key}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from all_strings(inner, f"{place}.{number}")


def strings_in(file: Path) -> Iterator[tuple[str, str]]:
    yield from all_strings(tomllib.loads(file.read_text(encoding="utf-8")), file.name)


def files_of(language: str, pattern: str) -> list[Path]:
    found = sorted((resource_folder("translations") / language).glob(pattern))
    assert found
    return found


def words_of_template(template: Template) -> Iterator[str]:
    """What stands in it as it is, in every branch."""
    for part in template:
        if isinstance(part, str):
            yield part
        elif isinstance(part, Plural):
            for words in part.words:
                yield from words_of_template(words)
        elif isinstance(part, Choice):
            yield from words_of_template(part.yes)
            yield from words_of_template(part.no)


def in_all_branches(template: Template) -> Iterator[str]:
    """The whole text, once for each way of choosing one of its branches."""
    parts = []
    for part in template:
        match part:
            case str():
                parts.append([part])
            case Plural(_, words):
                parts.append([text for branch in words for text in in_all_branches(branch)])
            case Choice(_, _, yes, no):
                parts.append([*in_all_branches(yes), *in_all_branches(no)])
            case _:
                parts.append(["word"])
    return map("".join, product(*parts))


def check_shown(place: str, text: str) -> None:
    assert not mistake_in(text), f"{place}: {mistake_in(text)}"
    assert not RAW.search(spoken(text)), f"{place}: {spoken(text)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_shows_raw_in_lessons(language: str) -> None:
    for file in files_of(language, "*/lessons.toml"):
        for place, text in strings_in(file):
            check_shown(place, text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_shows_raw_in_rulebooks(language: str) -> None:
    """Headings are shown as they stand."""
    for file in files_of(language, "*/rulebook.md"):
        book = read_rulebook_file(file)
        lines = [
            line for part in (book.intro, *(one.blocks for one in book)) for block in part for line in lines_of(block)
        ]
        for text in (book.title, *(one.heading for one in book), *map(plain, lines)):
            assert not RAW.search(text), f"{file.name}: {text}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_shows_raw_in_the_words_of_the_window(language: str) -> None:
    for message in read_words(words_file(language)).values():
        for text in message.forms:
            if not FILE_FILTER.search(text):
                check_shown(message.source, FIELD.sub("word", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_shows_raw_in_what_the_window_says_of_a_game(language: str) -> None:
    """Whatever stands in for a fact, and in every branch."""
    for file in files_of(language, "*/window.toml"):
        for key, sentence in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for shown in in_all_branches(parse_sentence(sentence)):
                check_shown(key, shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_mark_shows_raw_in_hints(language: str) -> None:
    """Their titles are read aloud as they stand."""
    for file in files_of(language, f"*/{MARKED_TEMPLATES}.toml"):
        for id, hint in tomllib.loads(file.read_text(encoding="utf-8")).items():
            title, text = ("".join(words_of_template(parse_sentence(hint[part]))) for part in ("title", "text"))
            check_shown(id, text)
            check_shown(id, title)
            assert runs_of(title) == (Run(title),), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_options_and_events_have_no_marks(language: str) -> None:
    for file in (
        file
        for names in ("*.toml", "*/words.toml", "*/cards.toml", "*/merits.toml")
        for file in files_of(language, names)
    ):
        for place, text in strings_in(file):
            assert "**" not in text, f"{place}: {text}"
            assert not re.search(r"\{(icon|seat):|\[§", text), f"{place}: {text}"
