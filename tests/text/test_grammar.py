import pytest

from imperium_desktop.text.grammar import Language, Lexicon
from imperium_desktop.text.plurals import english, polish
from imperium_desktop.text.reading import languages

POLISH = Language("pl", "Polski", ("nom", "acc"), "i", "albo")


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("żeton", [1]),
        ("żetony", [2, 3, 4, 22, 23, 24, 32, 102, 104, 122, 1004]),
        ("żetonów", [0, 5, 6, 10, 11, 12, 13, 14, 15, 20, 21, 25, 100, 101, 111, 112, 113, 114, 121, 212, 1000]),
    ],
)
def test_polish_numbers(words: str, numbers: list[int]) -> None:
    assert {("żeton", "żetony", "żetonów")[polish(number)] for number in numbers} == {words}


def test_english_numbers() -> None:
    assert [english(number) for number in (0, 1, 2, 11, 21, 101)] == [1, 0, 1, 1, 1, 1]


def test_a_debt_is_counted_like_what_is_owed() -> None:
    assert polish(-1) == polish(1)
    assert polish(-3) == polish(3)


def test_lists() -> None:
    lists = [[], ["A1"], ["A1", "B2"], ["A1", "B2", "C3"]]
    assert [POLISH.join(items) for items in lists] == ["", "A1", "A1 i B2", "A1, B2 i C3"]
    assert POLISH.join(["las i kopalnie", "mur"]) == "las i kopalnie, i mur"


def test_a_noun_in_forms_and_numbers() -> None:
    lexicon = Lexicon(POLISH, {"farm": {"nom": ("farma", "farmy", "farm"), "acc": ("farmę",)}}, {"b": "farm"})
    assert [lexicon.word("farm", "nom", count) for count in (1, 2, 5)] == ["farma", "farmy", "farm"]
    assert lexicon.word("farm", "acc", 5) == "farmę"
    assert lexicon.word("farm", "loc") == "farma"
    assert lexicon.word("C3", "acc") == "C3"


def test_a_tally_follows_the_lexicon() -> None:
    nouns = {id: {"nom": (id,)} for id in ("settlement", "temple", "farm")}
    lexicon = Lexicon(POLISH, nouns, {"k": "settlement", "r": "temple", "b": "farm"})
    assert lexicon.tally("brbk") == [("settlement", 1), ("temple", 1), ("farm", 2)]
    assert lexicon.tally(("farm", "temple", "farm")) == [("temple", 1), ("farm", 2)]


def test_languages_name_themselves() -> None:
    assert {language.id: language.name for language in languages()} == {"en": "English", "pl": "Polski"}
