"""The texts of the cards of Imperium: all of them in both languages, fields, points and words explained."""

import re

import pytest

from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.card_text import (
    block_pieces,
    card_pieces,
    card_text,
    field_lines,
    keyword_lines,
    points_pieces,
    words_on,
)
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.cards.vocabulary import VERBS
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.rules.options import PickBranch
from imperium_desktop.resource_files import game_words
from imperium_desktop.rules.table import Decision
from imperium_desktop.text.effects import Icon, plain
from imperium_desktop.text.words import Words
from tests.games.imperium.text.legends_sentences import SENTENCES as LEGENDS
from tests.games.imperium.text.myth_sentences import SENTENCES as MYTH
from tests.games.imperium.text.sentences import SENTENCES as CLASSICS

CONTENT = Components(read_box(content_folder("imperium")))
GAME = Imperium(CONTENT, "")
WORDS = {language: Words.load(language, GAME) for language in ("en", "pl")}
both = pytest.mark.parametrize("language", list(WORDS))
SENTENCES = CLASSICS | LEGENDS | MYTH
RAW = {str(verb.__struct_config__.tag) for verb in VERBS if "_" in str(verb.__struct_config__.tag)}


def card(key: str) -> Card:
    return CONTENT.records[key]


def lines(language: str, key: str) -> list[str]:
    return [plain(line) for line in field_lines(WORDS[language], card(key))]


@pytest.mark.parametrize("key", SENTENCES)
def test_the_words_of_a_card(key: str) -> None:
    assert (card_text(WORDS["en"], card(key)), card_text(WORDS["pl"], card(key))) == SENTENCES[key]


@both
@pytest.mark.parametrize("key", CONTENT.records)
def test_every_card_is_written_without_keys_and_gaps(language: str, key: str) -> None:
    words = WORDS[language]
    for pieces in card_pieces(words, card(key)):
        text = plain(pieces)
        assert re.fullmatch(r"[A-ZŁŚŻŹ][^{}_\ue000-\ue002]+\.", text), text
        assert not re.search(r" {2}| [.,;:]|\(\)|\.\.|[.;,]\w", text), text
        assert not RAW & set(re.findall(r"\w+", text)), text
        assert not re.search(r"\b(\w+) \1\b", text), text
    for line in field_lines(words, card(key)):
        assert re.fullmatch(r"[^{}_\ue000-\ue002]+", plain(line)), plain(line)
    assert words.name(card(key).name) != card(key).name


@both
def test_every_sentence_begins_with_a_capital_letter(language: str) -> None:
    texts = [card_text(WORDS[language], record) for record in CONTENT.records.values()]
    assert [text for text in texts if re.search(r"\. [a-ząćęłńóśźż]", text)] == []


def test_every_verb_form_is_used_and_known() -> None:
    english, polish = (game_words(language, "imperium") / "cards.toml" for language in ("en", "pl"))
    for file in (english, polish):
        text = file.read_text(encoding="utf-8")
        verbs = set(re.findall(r"^(\w+) = \[", text.partition("[verbs]")[2].partition("\n[")[0], re.MULTILINE))
        assert set(re.findall(r"\{do_(\w+)\}", text)) == verbs


def test_both_languages_know_the_same_verbs() -> None:
    keys = []
    for language in ("en", "pl"):
        text = (game_words(language, "imperium") / "cards.toml").read_text(encoding="utf-8")
        effects = text.partition("[effects]")[2].partition("\n[")[0]
        keys.append(re.findall(r"^(\w+) = ", effects, re.MULTILINE))
    assert keys[0] == keys[1]


# Icons


def test_tokens_and_sorts_of_cards_can_be_drawn() -> None:
    (sentence,) = card_pieces(WORDS["pl"], card("carthaginians_conquer"))
    assert [piece for piece in sentence if isinstance(piece, Icon)] == [
        Icon("population", 2, "2 populacje"),
        Icon("region", 1, "region"),
        Icon("tributary", 1, "kartę hołdu"),
        Icon("population", 3, "3 populacje"),
        Icon("region", 1, "region"),
        Icon("tributary", 1, "kartę hołdu"),
    ]


def test_an_article_is_drawn_with_its_icon() -> None:
    (sentence,) = card_pieces(WORDS["en"], card("common_armenians"))
    assert Icon("uncivilised", 1, "an uncivilised card") in sentence


def test_each_stays_beside_the_icon() -> None:
    exhaust = block_pieces(WORDS["pl"], card("common_port"), card("common_port").blocks[0])
    place = exhaust.index(Icon("river", 1, "rzekę"))
    assert str(exhaust[place - 1]).endswith("za każdą ")


# Fields


def test_fields_of_a_development() -> None:
    assert lines("en", "persians_windmills") == [
        "Only as an empire",
        "Pinned (stays in play)",
        "Free play",
        "Development: 4 material",
        "2 VP",
    ]
    assert lines("pl", "persians_windmills") == [
        "Karta imperialna",
        "Trwała",
        "Bez akcji",
        "Koszt rozwoju: 4 zasoby",
        "2 PZ",
    ]


def test_fields_of_legends() -> None:
    assert lines("en", "arthurians_excalibur") == ["Quest", "2 VP"]
    assert lines("pl", "arthurians_excalibur") == ["Misja", "2 PZ"]
    assert lines("en", "utopians_gates_of_shangri_la") == ["Journey card"]
    assert lines("pl", "utopians_gates_of_shangri_la") == ["Karta podróży"]
    assert lines("en", "legends_celts_later")[-1] == "Later printing"
    assert lines("pl", "legends_celts_later")[-1] == "Późniejsze wydanie"


def test_icons_are_counted() -> None:
    assert lines("en", "common_forest")[:2] == ["Suit: region", "On the card: 1 fertile land and 2 production icons"]
    assert lines("pl", "common_forest")[:2] == ["Typ: region", "Na karcie: 1 żyzna ziemia i 2 symbole produkcji"]


def test_a_subtype_is_no_icon() -> None:
    assert lines("en", "common_cataphract")[:2] == ["Suit: civilised", "Subtype: knight"]
    assert lines("pl", "common_cataphract")[:2] == ["Typ: cywilizowana", "Podtyp: rycerz"]


@pytest.mark.parametrize(
    ("key", "english", "polish"),
    POINTS := [
        ("common_unrest", "−2 VP", "−2 PZ"),
        ("common_jade_mask", "1 VP in your history", "1 PZ w historii"),
        ("common_praiseworthy", "7 VP in your history, otherwise 3 VP", "7 PZ w historii, gdzie indziej 3 PZ"),
        ("vikings_vinland", "6 VP in play", "6 PZ w grze"),
        ("qin_mandate_of_heaven", "0 VP in play, otherwise −2 VP", "0 PZ w grze, gdzie indziej −2 PZ"),
        (
            "legends_proud",
            "12 VP in a garrison, 8 VP in your history, otherwise 3 VP",
            "12 PZ w garnizonie, 8 PZ w historii, gdzie indziej 3 PZ",
        ),
        (
            "qin_long_walls_iv",
            "1 VP for each “Long Walls” you have in play (at most 10)",
            "1 PZ za każdą kartę „Wielki Mur” w grze (najwyżej 10)",
        ),
        (
            "legends_sacred_grove",
            "2 VP for each player with less progress than you (at most 10)",
            "2 PZ za każdego gracza, który ma mniej postępów niż ty (najwyżej 10)",
        ),
        (
            "utopians_monastery",
            "1 VP for every 4 cards in the exile pile (at most 10)",
            "1 PZ za każde 4 karty na stosie kart usuniętych (najwyżej 10)",
        ),
        (
            "mauryans_mauryans_b",
            "2 VP for each card in your history (at most 10)",
            "2 PZ za każdą kartę w historii (najwyżej 10)",
        ),
        (
            "vikings_sagas",
            "1 VP for each card garrisoned here (at most 10)",
            "1 PZ za każdą kartę w tym garnizonie (najwyżej 10)",
        ),
        (
            "common_notorious",
            "1 VP for each Unrest of the other players (at most 10)",
            "1 PZ za każdy Bunt u innych graczy (najwyżej 10)",
        ),
        (
            "common_qin",
            "1 VP for every 3 pinned cards you have in play other than a region (at most 10)",
            "1 PZ za każde 3 karty trwałe w grze inne niż region (najwyżej 10)",
        ),
        (
            "scythians_scythians_b",
            "1 VP for every 3 material you have + 1 VP for every 3 regions you own (at most 10)",
            "1 PZ za każde 3 zasoby + 1 PZ za każde 3 regiony (najwyżej 10)",
        ),
        (
            "greeks_greeks_a",
            "1 VP for every 7 cards you own (at most 10)",
            "1 PZ za każde 7 kart, które masz (najwyżej 10)",
        ),
        (
            "common_urban_development",
            "2 VP for each city or metropolis you own (at most 10)",
            "2 PZ za każde miasto lub metropolię (najwyżej 10)",
        ),
    ],
)
def test_points(key: str, english: str, polish: str) -> None:
    assert plain(points_pieces(WORDS["en"], card(key))) == english
    assert plain(points_pieces(WORDS["pl"], card(key))) == polish


# Words explained


def test_words_on_a_card_are_explained_in_their_order() -> None:
    names = [name for name, _ in keyword_lines(WORDS["en"], card("common_shrine"))]
    assert names == ["Pinned", "Barbarians and empire", "Exhaust", "Pay", "Draw", "Solstice", "Return"]


def test_sorts_of_cards_that_a_text_speaks_of_are_explained() -> None:
    def names(key: str) -> set[str]:
        return {name for name, _ in keyword_lines(WORDS["en"], card(key))}

    assert {"Knight", "Quest"} <= names("arthurians_myrddin_wyllt_merlin")
    assert {"Mask", "Paying masks"} <= names("olmecs_step_pyramids")
    assert {"Scroll", "Garrison"} <= names("utopians_portals")
    assert "Nadir" in names("arthurians_gwaith_camlan")
    assert "King of Kings" not in names("arthurians_gwaith_camlan") | names("vikings_harald_hardrada")


@both
def test_every_keyword_is_named_and_explained(language: str) -> None:
    cards = WORDS[language].cards
    for word in cards.keywords:
        name, meaning = cards.keyword(word)
        assert name != word
        assert re.fullmatch(r"[A-ZŁŚŻ1].+\.", plain(meaning)), meaning


@both
def test_every_explanation_belongs_to_some_card(language: str) -> None:
    shown = {word for record in CONTENT.records.values() for word in words_on(record)}
    assert set(WORDS[language].cards.keywords) <= shown


# Notes and themes


def test_both_languages_annotate_the_same_cards() -> None:
    noted = [{key for key in CONTENT.records if WORDS[language].cards.note(key)} for language in WORDS]
    assert noted[0] == noted[1]
    assert {"vikings_harald_hardrada", "common_shaduf"} <= noted[0]


@both
def test_a_ruling_is_marked_alike(language: str) -> None:
    for key in CONTENT.records:
        note = WORDS[language].cards.note(key)
        assert ("[R]" in note) is ("[R]" in WORDS["en"].cards.note(key)), key
        assert not note or note.endswith((".", "[R].")), note


@both
def test_every_nation_has_a_theme(language: str) -> None:
    themes = [WORDS[language].cards.theme(nation) for nation in NATIONS]
    assert all(theme.endswith(".") for theme in themes)
    assert len(set(themes)) == len(NATIONS)


# What is asked


def test_a_branch_is_called_by_what_it_does() -> None:
    node = next(node for node in CONTENT.nodes.values() if node.name == "Choose" and len(node.kids) == 3)
    assert all(WORDS["pl"].option(PickBranch(place, node.id)) != "" for place in range(3))
    conquer = next(card for card in CONTENT.cards.values() if card.key == "carthaginians_conquer")
    option = PickBranch(1, conquer.blocks[0].nodes[0].id)
    assert WORDS["en"].option(option) == "Pay 3 population to break through for a region or tributary card"
    assert WORDS["pl"].option(option) == "Zapłać 3 populacje, aby podporządkować region lub kartę hołdu"


def test_an_offer_says_what_is_offered() -> None:
    education = CONTENT.cards["common_education"]
    facts = {"card": education.id, "step": education.blocks[0].nodes[0].id}
    asked = Decision(0, "imperium.may", list, rule="§18.2", facts=facts)
    assert WORDS["en"].kind(asked) == "Education: put a card from your hand into your history?"
    assert WORDS["pl"].kind(asked) == "Edukacja: przenieść kartę z ręki do historii?"
