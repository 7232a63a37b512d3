"""The rulebooks: complete in both languages, easy to look things up in."""

import re
from collections import Counter
from pathlib import Path

import pytest

import imperium_desktop
from imperium_desktop.markup import Run
from imperium_desktop.resource_files import ContentError, game_resources, read_table, resource_folder
from imperium_desktop.teaching.rulebook import (
    Block,
    Chapter,
    Listing,
    Paragraph,
    Picture,
    Rulebook,
    Text,
    fold,
    lines_of,
    plain,
    read_rulebook,
    read_rulebook_file,
)
from tests.teaching.library import LIBRARY, blocks, of_each_game, pictures_in, runs

BOOKS = LIBRARY["tigris"]
PARAGRAPHS, BEFORE_THE_FIRST, FOR_DEVELOPERS = (
    of_each_game("expected", name) for name in ("PARAGRAPHS", "BEFORE_THE_FIRST", "FOR_DEVELOPERS")
)
ENGLISH_WORDS = """
    the and of with for from that this you your is are not may when if only tile tiles leader leaders king priest farmer
    trader temple temples settlement farm farms market kingdom kingdoms river land turn action war revolt treasure
    treasures catastrophe bag screen hand player players board point points colour archer bull pot lion
    soldier soldiers builder builders servant servants civilian civilians resource resources renown piety valour
    discipline disdain favour favours wall guard granary hotel workshop road market theatre temples baths courthouse
    scout scouts pattern path paths prospect box boxes track tracks year years
    location locations deal deals raze token tokens defence worker workers gold wood stone food deck card cards pass
    empire foundation lookout cleanup round rounds build
"""

each_game = pytest.mark.parametrize("game", LIBRARY)
each_language = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)
each_book = pytest.mark.parametrize(
    "book",
    [book for books in LIBRARY.values() for book in books.values()],
    ids=[f"{game}-{language}" for game, books in LIBRARY.items() for language in books],
)


# Two equal originals


@each_game
def test_anchors_are_those_of_the_rules(game: str) -> None:
    wanted = []
    for chapter, count in PARAGRAPHS[game].items():
        first = 0 if chapter in BEFORE_THE_FIRST[game] else 1
        wanted += [f"§{chapter}", *(f"§{chapter}.{number}" for number in range(first, count + 1))]
    for book in LIBRARY[game].values():
        assert [paragraph.anchor for paragraph in book] == wanted


@each_game
def test_both_languages_have_the_same_pictures_icons_and_links_in_each_paragraph(game: str) -> None:
    english, polish = (blocks(book) for book in LIBRARY[game].values())
    for anchor in english:
        assert shape(english[anchor]) == shape(polish[anchor]), anchor


def shape(paragraph: tuple[Block, ...]) -> tuple[list[object], Counter[str], Counter[str]]:
    inside = [run for block in paragraph for run in runs(block)]
    return (
        [(type(block), block.name if isinstance(block, Picture) else len(lines_of(block))) for block in paragraph],
        Counter(run.icon for run in inside if run.icon),
        Counter(run.rule for run in inside if run.rule),
    )


@each_game
def test_both_languages_use_the_same_numbers_and_squares(game: str) -> None:
    english, polish = (blocks(book) for book in LIBRARY[game].values())
    for anchor in english:
        assert numbers(english[anchor]) == numbers(polish[anchor]), anchor


@each_game
def test_both_languages_mark_the_same_rulings(game: str) -> None:
    """Whoever reads [R] knows that the house decided, not the printed rulebook."""
    english, polish = (blocks(book) for book in LIBRARY[game].values())
    marks = {anchor: rulings(paragraph) for anchor, paragraph in english.items()}
    assert marks == {anchor: rulings(paragraph) for anchor, paragraph in polish.items()}
    assert sum(marks.values()) >= 10


def rulings(paragraph: tuple[Block, ...]) -> int:
    return sum(plain(line).count("[R]") for block in paragraph for line in lines_of(block))


def numbers(paragraph: tuple[Block, ...]) -> Counter[str]:
    return Counter(
        re.findall(r"\b[A-P]?\d+\b", " ".join(plain(line) for block in paragraph for line in lines_of(block)))
    )


@each_book
def test_every_paragraph_says_something(book: Rulebook) -> None:
    for paragraph in book:
        assert paragraph.heading
        assert paragraph.blocks or (isinstance(paragraph, Chapter) and paragraph.paragraphs)
    headings = Counter(paragraph.heading for paragraph in book)
    assert max(headings.values()) == 1


@each_game
def test_everything_the_rules_cite_is_there(game: str) -> None:
    room = Path(imperium_desktop.__file__).parent / "games" / game
    files = [file for part in ("rules", "teaching") for file in (room / part).rglob("*.py")]
    cited = {anchor for file in files for anchor in re.findall(r"§\d+(?:\.\d+)?", file.read_text(encoding="utf-8"))}
    assert len(cited) > 20
    for book in LIBRARY[game].values():
        assert cited - FOR_DEVELOPERS[game] <= {paragraph.anchor for paragraph in book}


@each_book
def test_every_icon_is_drawn(book: Rulebook) -> None:
    used = {run.icon for paragraph in blocks(book).values() for block in paragraph for run in runs(block) if run.icon}
    drawn = {file.stem for file in (resource_folder("resources") / "icons").glob("*.svg")}
    assert used <= drawn


@each_game
def test_the_polish_book_is_polish(game: str) -> None:
    words = set(re.findall(r"[^\W\d_]+", everything(LIBRARY[game]["pl"]).lower()))
    assert not words & set(ENGLISH_WORDS.split())
    assert set("ąćęłńóśźż") <= set("".join(words))


@each_game
@pytest.mark.parametrize(("language", "quotes"), [("en", "“”"), ("pl", "„”")])
def test_typography(game: str, language: str, quotes: str) -> None:
    text = everything(LIBRARY[game][language])
    assert not re.search(r"""["']| - |\.\.\.| [,.;:!?](?! \d)""", text)
    assert set(re.findall("[“”„]", text)) == set(quotes)


def everything(book: Rulebook) -> str:
    """All that is read, line by line."""
    lines = [book.title, *(paragraph.heading for paragraph in book)]
    return "\n".join(
        [*lines, *(plain(line) for part in blocks(book).values() for block in part for line in lines_of(block))]
    )


@each_game
def test_every_picture_is_shown_once(game: str) -> None:
    pictures = read_table(game_resources(game) / "rulebook.toml")
    for book in LIBRARY[game].values():
        assert Counter(pictures_in(book)) == Counter(pictures.keys())


# Looking up


@each_language
def test_a_paragraph_is_found_by_its_anchor_or_the_nearest_around_it(book: Rulebook) -> None:
    def anchor(cited: str) -> str | None:
        found = book.paragraph(cited)
        return None if found is None else found.anchor

    assert anchor("§4.2") == "§4.2"
    assert anchor("4.2") == "§4.2"
    assert anchor("§4.9") == "§4"
    assert anchor("§8.1.3") == "§8.1"
    assert anchor("§9") == "§9"
    assert anchor("§9.4") == "§9"
    assert anchor("§15.1") is None
    assert anchor("") is None


@pytest.mark.parametrize(
    ("game", "language", "words", "first"),
    [
        ("tigris", "en", "treasures", "§8.4"),
        ("tigris", "en", "leaders STAND", "§4.2"),
        ("tigris", "en", "who attacks", "§7.4"),
        ("tigris", "en", "4.5", "§4.5"),
        ("tigris", "en", "§7.3", "§7.3"),
        ("tigris", "en", "civilis tile", "§1.2"),
        ("tigris", "pl", "Skarby", "§8.4"),
        ("tigris", "pl", "swiatynie utrata", "§4.5"),
        ("tigris", "pl", "świątyni utrata", "§4.5"),
        ("tigris", "pl", "zwolenn", "§7.5"),
        ("tigris", "pl", "laczy", "§2.2"),
        ("tigris", "pl", "jokery", "§12.2"),
        ("tigris", "pl", "ZETONY wymiana", "§8.6"),
        ("tigris", "pl", "król", "§5.3"),
        ("tigris", "pl", "gdzie przywodca", "§4.2"),
        ("hadrian", "en", "granaries", "§6.7"),
        ("hadrian", "en", "path prospect", "§4.2"),
        ("hadrian", "en", "bribe", "§7.7"),
        ("hadrian", "en", "penalty", "§9.2"),
        ("hadrian", "en", "ranks", "§10.5"),
        ("hadrian", "en", "7.0", "§7.0"),
        ("hadrian", "pl", "spichlerz", "§6.7"),
        ("hadrian", "pl", "lapowka", "§7.7"),
        ("hadrian", "pl", "zwiad", "§7.10"),
        ("hadrian", "pl", "kara pogarda", "§9.2"),
        ("hadrian", "pl", "sasiedzi", "§5.9"),
        ("hadrian", "pl", "TOWAR targ", "§7.2"),
        ("hadrian", "pl", "wyzwania", "§12.3"),
    ],
)
def test_search_finds_the_right_paragraph_first(game: str, language: str, words: str, first: str) -> None:
    assert LIBRARY[game][language].search(words)[0].anchor == first


def test_search_ignores_accents_both_ways() -> None:
    book = BOOKS["pl"]
    assert book.search("ŁĄCZENIE królestw") == book.search("laczenie krolestw") != ()


def test_search_takes_any_apostrophe() -> None:
    assert fold("Goldsmith’s Workshop") == fold("Goldsmith's workshop")


@each_language
def test_all_words_must_occur(book: Rulebook) -> None:
    monuments = set(paragraphs(book.search("monument")))
    both = set(paragraphs(book.search("monument farm")))
    assert both < monuments
    assert book.search("monument xylophone") == ()
    assert book.search("") == book.search(" … ") == ()


def paragraphs(found: tuple[Paragraph, ...]) -> list[str]:
    return [paragraph.anchor for paragraph in found]


# Reading


def write(folder: Path, text: str) -> Path:
    file = folder / "book.md"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_file_becomes_a_book(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "# Title\n\nWelcome\nhere.\n\n## §1 First\n### §1.1 Part\n\nSee *the {icon:tigris-king} of §2*.\n\n"
        "- one\n  and more\n- two\n\n[board: map]\nA **map**.\n\n## §2 Last\n\n1. a\n2. b\n",
    )
    assert read_rulebook_file(file) == Rulebook(
        "Title",
        (Text((Run("Welcome here."),)),),
        (
            Chapter(
                "§1",
                "First",
                (),
                (
                    Paragraph(
                        "§1.1",
                        "Part",
                        (
                            Text(
                                (
                                    Run("See "),
                                    Run("the ", italic=True),
                                    Run("", italic=True, icon="tigris-king"),
                                    Run(" of ", italic=True),
                                    Run("§2", italic=True, rule="§2"),
                                    Run("."),
                                )
                            ),
                            Listing(((Run("one and more"),), (Run("two"),)), numbered=False),
                            Picture("map", (Run("A "), Run("map", bold=True), Run("."))),
                        ),
                    ),
                ),
            ),
            Chapter("§2", "Last", (Listing(((Run("a"),), (Run("b"),)), numbered=True),), ()),
        ),
    )


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no title"),
        ("Hello.\n", 1, "title"),
        ("# §1 T\n", 1, "no §"),
        ("# T\n\n# U\n", 3, "title"),
        ("# T\n\n#### §1 A\n", 3, "no heading"),
        ("# T\n\n##A\n", 3, "no heading"),
        ("# T\n\n## A\n", 3, "needs §4"),
        ("# T\n\n## §1.1 A\n", 3, "needs §4"),
        ("# T\n\n## §1 A\n\n### §1 B\n", 5, "needs §4.2"),
        ("# T\n\n### §1.1 B\n", 3, "outside"),
        ("# T\n\n## §1 A\n\n### §2.1 B\n", 5, "outside"),
        ("# T\n\n## §2 A\n\n## §1 B\n", 5, "cannot follow §2"),
        ("# T\n\n## §1 A\n\n### §1.1 B\n\n### §1.1 C\n", 7, "cannot follow §1.1"),
        ("# T\n\n## §1 A\n\n## §2 A\n", 5, "another heading 'A'"),
        ("# T\n\nSee §3.\n\n## §1 A\n", 3, "no §3"),
        ("# T\n\n*open\n", 3, "not closed"),
        ("# T\n\n{icon:}\n", 3, "brace"),
        ("# T\n\n[bord: x]\nA\n", 3, "no picture"),
        ("# T\n\n[board: x]\n\nA\n", 3, "no caption"),
        ("# T\n\nA list:\n- one\n", 4, "empty line"),
        ("# T\n\nA\n## §1 B\n", 4, "empty line"),
        ("# T\n\n- one\ntwo\n", 4, "neither"),
        ("# T\n\n1. one\n3. two\n", 3, "1. 3."),
    ],
)
def test_a_mistake_names_file_and_line(tmp_path: Path, text: str, line: int, reason: str) -> None:
    file = write(tmp_path, text)
    with pytest.raises(ContentError) as error:
        read_rulebook_file(file)
    assert error.value.file == file
    assert error.value.place == f"line {line}"
    assert reason in error.value.reason


def test_a_missing_or_broken_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"tigris/rulebook\.md"):
        read_rulebook("tigris", "xx")
    file = tmp_path / "book.md"
    file.write_bytes(b"# \xff\n")
    with pytest.raises(ContentError, match=r"book\.md"):
        read_rulebook_file(file)
