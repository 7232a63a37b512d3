"""What holds for every template, whatever it says: faults of a kind that a machine can find."""

import re
from collections.abc import Iterator

import pytest

from imperium_desktop.resource_files import resource_folder

TRANSLATIONS = resource_folder("translations")
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
