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
    words_on,
)
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.cards.vocabulary import VERBS
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.rules.options import PickBranch
from imperium_desktop.resource_files import game_words
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.text.effects import Icon, plain
from imperium_desktop.text.words import Words
from tests.tools.card_texts import changes

CONTENT = Components(read_box(content_folder("imperium")))
GAME = Imperium(CONTENT, "")
WORDS = {language: Words.load(language, GAME) for language in ("en", "pl")}
both = pytest.mark.parametrize("language", list(WORDS))
RAW = {str(verb.__struct_config__.tag) for verb in VERBS if "_" in str(verb.__struct_config__.tag)}


def card(key: str) -> Card:
    return CONTENT.records[key]


def test_the_cards_say_what_a_person_has_read() -> None:
    """When it fails: `python -m tests.tools.card_texts --write`, and read what changed in `cards/`."""
    assert "\n".join(changes()) == ""


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


# Words explained


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
    asked: Decision[Option] = Decision(0, "imperium.may", list, rule="§18.2", facts=facts)
    assert WORDS["en"].kind(asked) == "Education: put a card from your hand into your history?"
    assert WORDS["pl"].kind(asked) == "Edukacja: przenieść kartę z ręki do historii?"
