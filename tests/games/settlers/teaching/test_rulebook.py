"""The rulebook of Imperial Settlers: what it says is what lies in the box, and its pictures show what they tell."""

import re

import pytest

from imperium_desktop.games.settlers.analysis.position import lay_out, setup_of
from imperium_desktop.games.settlers.rules.actions.razing import raze_price
from imperium_desktop.games.settlers.rules.alone.virtual_player import hit_by
from imperium_desktop.games.settlers.rules.empire import color_count
from imperium_desktop.games.settlers.rules.legal import acts
from imperium_desktop.games.settlers.rules.names import FACTIONS
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.teaching.pictures import TablePicture
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.pictures import read_pictures
from imperium_desktop.teaching.rulebook import Line, Listing, Rulebook, plain
from imperium_desktop.text.words import Words
from tests.present import of_kind
from tests.teaching.library import LIBRARY, items_of

GAME = load_game("settlers")
BOX = GAME.content
BOOKS = LIBRARY["settlers"]
PICTURES = read_pictures("settlers", TablePicture)
NO_CARD = {"Samurai", "Samuraje", "Faction cards", "karty Frakcyjne", "not", "nie", "your own", "własnych", "you", "ty"}
"""Bold words in the paragraphs about cards that name none."""

each_language = pytest.mark.parametrize("language", BOOKS)


def lines(book: Rulebook, anchor: str) -> list[Line]:
    """All items of the lists in a paragraph."""
    paragraph = book.paragraph(anchor)
    assert paragraph is not None
    return [line for block in paragraph.blocks if isinstance(block, Listing) for line in block.items]


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
def test_decks(language: str) -> None:
    common, faction, attack = (numbers(item) for item in items_of(BOOKS[language], "§3.1"))
    kinds = {BOX.copies[card].key for card in BOX.decks["common"]}
    assert common == [len(BOX.decks["common"]), len(kinds)]
    assert {len(BOX.decks[faction]) for faction in FACTIONS} == {faction[0]}
    assert attack == [len(BOX.attacks)]


@each_language
def test_faction_boards(language: str) -> None:
    """What they bring in words, what they store by its icon."""
    words, form = Words.load(language, GAME), "acc" if language == "pl" else "nom"
    for faction, line in zip(FACTIONS, lines(BOOKS[language], "§4.5"), strict=True):
        board = BOX.boards[faction]
        brought = plain(line).split(";")[0]
        assert all(f"{count} {words.name(good, form, count)}" in brought for good, count in board.production.items())
        icons = [run.icon for run in line if run.icon]
        assert icons == [f"settlers-{name}" for name in (faction, *board.storage)]


@each_language
def test_picks_and_ranks(language: str) -> None:
    for item in items_of(BOOKS[language], "§10.2"):
        seats, *picks = numbers(item)
        assert tuple(picks) == BOX.advanced_picks(seats)
    words = Words.load(language, GAME)
    ranks = items_of(BOOKS[language], "§11.8")
    for rank, item in zip(BOX.ranks, ranks, strict=True):
        assert item.startswith(words.name(rank.id))
        assert numbers(item) == [rank.points or BOX.ranks[1].points]


@each_language
def test_cards_are_called_as_they_are_called_on_the_table(language: str) -> None:
    words = Words.load(language, GAME)
    names = {words.name(card) for card in BOX.copies}
    for chapter in ("§9.2", "§9.3", "§9.4", "§9.5", "§9.6"):
        called = {run.text for line in lines(BOOKS[language], chapter) for run in line if run.bold and run.text}
        assert called - NO_CARD <= names, called - NO_CARD - names


# Pictures


def shown(name: str) -> State:
    """The table of a picture, when somebody must choose."""
    position = PICTURES[name].position
    return of_kind(State, Match(GAME, setup_of(position), 0, start=lay_out(BOX, position)).state)


@pytest.mark.parametrize("name", PICTURES)
def test_pictures_show_what_lies_on_the_table(name: str) -> None:
    picture = PICTURES[name]
    assert set(picture.show) <= set(GAME.elements(shown(name)))
    assert set(picture.mark) <= set(picture.show)


def test_pictures_come_out_as_they_are_told() -> None:
    assert color_count(BOX, shown("colours").players[0], "gray") == 3
    assert Build("BAR012", "COM006") in acts(BOX, shown("give_up"))
    assert [raze_price(BOX, place) for place in shown("razing").players[0].locations] == [2, 3]
    assert [raze_price(BOX, place) for place in shown("samurai").players[0].locations] == [3, 2]
    assert [len(place.paid) for place in shown("used").players[0].locations] == [2, 0]
    lost = shown("attack")
    assert lost.virtual is not None
    queue = tuple(BOX.attacks[card] for card in lost.virtual.deals)
    assert hit_by(BOX, lost.players[0], queue) is None
    hit = hit_by(BOX, lost.players[0], ("stone", *queue))
    assert hit is not None
    assert list(hit.cards) == ["COM008"]


# Looking up


@pytest.mark.parametrize(
    ("language", "words", "first"),
    [
        ("en", "deal", "§6.2"),
        ("en", "attack japanese", "§11.7"),
        ("en", "samurai stand", "§15.19"),
        ("en", "gold", "§2.2"),
        ("pl", "umowa podpisanie", "§6.2"),
        ("pl", "zeton obrony", "§6.6"),
        ("pl", "robotnicy wydanie", "§6.7"),
        ("pl", "KOLORY", "§3.4"),
        ("pl", "wariant pokojowy", "§10.3"),
    ],
)
def test_search_finds_the_right_paragraph_first(language: str, words: str, first: str) -> None:
    assert BOOKS[language].search(words)[0].anchor == first
