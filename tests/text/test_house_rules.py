"""What holds for every template, whatever it says: faults of a kind that a machine can find."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from imperium_desktop.resource_files import resource_folder
from imperium_desktop.text.template import Choice, Plural, Template, parse
from tests.tools.missing_words import is_sentence

TRANSLATIONS = resource_folder("translations")
SENTENCES = sorted(
    file
    for name in ("common", "words", "window", "hints", "merits", "cards")
    for file in TRANSLATIONS.rglob(f"{name}.toml")
)
"""Files of templates."""
CASE = "(case)"
CARD_GAMES = ("imperium", "settlers", "mare_nostrum")
CARD = r"\{(?:card|other|region|river|top|copied|paying)\}"
CLAUSE_BEGINS = r"(?:[\"|?:;,.] ?|\band |\b[Ww]hen |\bif )"
AGREES = re.compile(rf"{CLAUSE_BEGINS}{CARD} (?:is|are|has|have|was|were|does|do|(?!as\b|this\b|its\b)[a-z]+s)\b")
"""A verb in the present after the name of a card, which may be plural: “Boats stays in play”."""


def lines_of(language: str, game: str) -> Iterator[str]:
    """All that is told in one game, file by file."""
    for file in sorted((TRANSLATIONS / language / game).iterdir()):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{file.relative_to(TRANSLATIONS)}:{number}: {line.partition(' = ')[2] or line}"


@pytest.mark.parametrize("game", CARD_GAMES)
def test_no_english_verb_agrees_with_the_name_of_a_card(game: str) -> None:
    assert [line for line in lines_of("en", game) if AGREES.search(line.partition(": ")[2])] == []


def test_what_such_a_verb_looks_like() -> None:
    assert AGREES.search('"{card} stays in play."')
    assert AGREES.search('"The last one. {card} is it."')
    assert not AGREES.search('"What you leave on {card} is safe."')
    assert not AGREES.search('"You can play {card} as an empire."')


DEEPEST = 2


@pytest.mark.parametrize("file", SENTENCES, ids=lambda file: str(file.relative_to(TRANSLATIONS)))
def test_no_sentence_nests_deeper_than_two(file: Path) -> None:
    """Neither a choice in a text nor a table in a table: a case that needs more is a case of its own."""
    for place, text in texts_of(tomllib.loads(file.read_text(encoding="utf-8"))):
        parts = dict.fromkeys(re.findall(r"\{@(\w+)\}", text), ())
        assert choices_in(parse(text, parts)) <= DEEPEST, f"{place}: {text}"
        assert tables_in(place) <= DEEPEST, place


def texts_of(value: object, place: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        cases = is_sentence(value)
        for key, inner in value.items():
            yield from texts_of(inner, (*place, f"{key} {CASE}" if cases else key))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from texts_of(inner, (*place, str(number)))
    elif isinstance(value, str):
        yield place, value


def choices_in(template: Template) -> int:
    """How many lie inside each other."""
    deepest = 0
    for part in template:
        if isinstance(part, Choice):
            deepest = max(deepest, 1 + choices_in(part.yes), 1 + choices_in(part.no))
        elif isinstance(part, Plural):
            deepest = max(deepest, *map(choices_in, part.words))
    return deepest


def tables_in(place: tuple[str, ...]) -> int:
    return sum(key.endswith(CASE) for key in place)


@pytest.mark.parametrize(
    ("text", "depth"), [("a", 0), ("{a?{b?c}}", 2), ("{a#{b?c}|{b?{a?c|{a?d}}}}", 3), ("{a?b|{a?c}}{a?d}", 2)]
)
def test_how_deep_choices_lie(text: str, depth: int) -> None:
    assert choices_in(parse(text)) == depth


NOT_PRINTED = {
    "imperium": (
        r"\b[Rr]odzaj\w* kart", r"kart\w* tego rodzaju", r"\bzakład\w+ imperium", r"\bm(?:asz|a|ają) imperium",
        r"\bkart\w* barbarzyńców", r"\bkart\w* imperium\b", r"\buruchamia\w* punktację", r"\brezerw", r"[Ll]imit ręki",
        r"przenieś\w* [^.]{0,40}na rękę", r"\bkosztem akcji",
    ),
    "mare_nostrum": (r"[Tt]ur\w+ wojenn\w+", r"splądrowa\w+", r"\bżeton\w* handlu", r"zasob\w+ ogóln\w+"),
}  # fmt: skip
"""Polish wording that the printed game has another term for."""


@pytest.mark.parametrize("game", NOT_PRINTED)
def test_polish_keeps_to_the_terms_of_the_printed_game(game: str) -> None:
    wrong = re.compile("|".join(NOT_PRINTED[game]))
    assert [line for line in lines_of("pl", game) if wrong.search(line)] == []


NOT_ENGLISH = (
    r"\bcount(?:s)? most\b", r"\bpassed over by\b", r"\btoo dear\b", r"\bWords that come back\b",
    r"\b(?:text|card|region)s? speaks?\b",
)  # fmt: skip


@pytest.mark.parametrize("game", CARD_GAMES)
def test_english_is_not_translated_word_for_word(game: str) -> None:
    wrong = re.compile("|".join(NOT_ENGLISH), re.IGNORECASE)
    assert [line for line in lines_of("en", game) if wrong.search(line)] == []
