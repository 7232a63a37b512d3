"""The texts of cards: all of them in both languages, and how steps are joined."""

import re

import pytest

from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.card_text import card_pieces, card_text, counting_lines, field_lines
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.cards.vocabulary import VERBS
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.text.effects import Icon, plain
from imperium_desktop.text.words import Words

GAME = Settlers(Components(read_box(content_folder("settlers"))), "")
BOX = GAME.content.box
WORDS = {language: Words.load(language, GAME) for language in ("en", "pl")}
both = pytest.mark.parametrize("language", list(WORDS))

SENTENCES = {
    "statue": (
        "When built: gain 1 VP for each grey Location of yours (at most 6) and draw 1 card.",
        "Po zbudowaniu: zdobądź 1 PZ za każdą twoją szarą Lokację (najwyżej 6) i dobierz 1 kartę.",
    ),
    "carpenters_workshop": (
        "Whenever you build a brown Location (this one too): gain 1 Gold and 1 VP.",
        "Zawsze kiedy zbudujesz brązową Lokację (także tę): zdobądź 1 Złoto i 1 PZ.",
    ),
    "merchants_guild": (
        "Production: gain 1 Gold for each gold Location of yours (at most 3).",
        "Produkcja: zdobądź 1 Złoto za każdą twoją złotą Lokację (najwyżej 3).",
    ),
    "village": (
        "Production: gain 1 Worker. When built: gain 1 Worker.",
        "Produkcja: zdobądź 1 Robotnika. Po zbudowaniu: zdobądź 1 Robotnika.",
    ),
    "town": (
        "Production: gain 2 Workers.",
        "Produkcja: zdobądź 2 Robotników.",
    ),
    "marketplace": (
        "Action: pay 1 wood, 1 stone and 1 food to gain 3 VP.",
        "Akcja: za 1 drewno, 1 kamień i 1 jadło zdobądź 3 PZ.",
    ),
    "tavern": (
        "Action: discard 1 card from hand to gain 2 VP. When built: draw 1 card.",
        "Akcja: za odrzucenie 1 karty z ręki zdobądź 2 PZ. Po zbudowaniu: dobierz 1 kartę.",
    ),
    "new_forest": (
        "Action, up to twice per round: pay 1 Worker to gain 1 wood.",
        "Akcja, do dwóch razy w rundzie: za 1 Robotnika zdobądź 1 drewno.",
    ),
    "hanseatic_league": (
        "Action, up to twice per round: pay 1 Worker and discard 1 Deal of yours to gain 2 VP.",
        "Akcja, do dwóch razy w rundzie: za 1 Robotnika i za odrzucenie 1 własnej Umowy zdobądź 2 PZ.",
    ),
    "porters": (
        "Action: pay 1 food to gain what one of your other Locations produces.",
        "Akcja: za 1 jadło zdobądź to, co produkuje inna z twoich Lokacji.",
    ),
    "settlers": (
        "Action: pay 1 wood to build a Faction card from hand at once, without giving up a Location.",
        "Akcja: za 1 drewno zbuduj od razu kartę Frakcyjną z ręki bez oddawania Lokacji.",
    ),
    "engineers": (
        "Action: pay 2 Workers to remove a Location from an opponent’s Empire, then gain 1 VP.",
        "Akcja: za 2 Robotników usuń Lokację z Imperium przeciwnika, potem zdobądź 1 PZ.",
    ),
    "administration": (
        "Whenever you build a Faction Location (this one too): gain 1 Gold or 1 VP.",
        "Zawsze kiedy zbudujesz Lokację Frakcyjną (także tę): zdobądź 1 Złoto albo 1 PZ.",
    ),
    "architect": (
        "Production: draw 2 Faction cards, keep 1 and shuffle the other back.",
        "Produkcja: dobierz 2 karty Frakcyjne, zatrzymaj 1, a drugą wtasuj z powrotem.",
    ),
    "warehouses": (
        "Cleanup: you may keep any amount of wood, stone and food.",
        "Czyszczenie: możesz zachować dowolną ilość drewna, kamienia i jadła.",
    ),
    "colossus": (
        "Action: pay 1 Worker and 3 stone to gain 4 VP.",
        "Akcja: za 1 Robotnika i 3 kamienie zdobądź 4 PZ.",
    ),
    "saboteurs": (
        "Action: pay 1 Worker to take 1 Resource from an opponent’s supply.",
        "Akcja: za 1 Robotnika zabierz 1 Surowiec z puli przeciwnika.",
    ),
    "dark_chapel": (
        "Action: raze a card from hand (1 Raze token) or raze an opponent’s Location (2 Raze tokens, 1 more if it is "
        "protected), then you may trade in goods from its Raze field for 2 VP each.",
        "Akcja: splądruj kartę z ręki (1 żeton Plądrowania) albo splądruj Lokację przeciwnika (2 żetony Plądrowania, "
        "1 więcej, jeśli jest chroniona), potem możesz wymienić dobra z jej pola Plądrowania na 2 PZ za każde.",
    ),
    "mission": (
        "Action: pay 1 Worker to draw 2 cards, keep 1 and discard the other.",
        "Akcja: za 1 Robotnika dobierz 2 karty, zatrzymaj 1, a drugą odrzuć.",
    ),
    "chariot_builder": (
        "Action: pay 1 Raze token to raze an opponent’s Location, ignoring protection.",
        "Akcja: za 1 żeton Plądrowania splądruj Lokację przeciwnika, nie zważając na ochronę.",
    ),
    "oasis": (
        "For each pair of Workers an opponent spends: gain 1 Worker (at most 4 per round). When built: gain 2 Workers.",
        "Za każdą parę Robotników wydaną przez przeciwnika: zdobądź 1 Robotnika (najwyżej 4 na rundę). Po zbudowaniu:"
        " zdobądź 2 Robotników.",
    ),
    "slaver": (
        "Whenever you build a Faction Location (this one too): you may pay 1 Gold to gain 2 VP or pay 1 stone to gain"
        " 1 VP.",
        "Zawsze kiedy zbudujesz Lokację Frakcyjną (także tę): jeśli chcesz, za 1 Złoto zdobądź 2 PZ albo za 1 kamień "
        "zdobądź 1 PZ.",
    ),
    "daimyos_castle": (
        "Production: gain 1 VP for each Samurai on your Locations (at most 3).",
        "Produkcja: zdobądź 1 PZ za każdego Samuraja na twoich Lokacjach (najwyżej 3).",
    ),
    "shrine": (
        "At any time on your turn: store any number of your Resources on this card for good. Game end: 2 VP for 3 or "
        "more, 5 VP for 7 or more and 10 VP for 12 or more stored here; only the highest counts.",
        "W dowolnej chwili swojej tury: odłóż na tę kartę na stałe dowolną liczbę swoich Surowców. Koniec gry: 2 PZ "
        "za 3, 5 PZ za 7 i 10 PZ za 12 lub więcej odłożonych tu Surowców; liczy się tylko najwyższy próg.",
    ),
    "ninjas": (
        "Action: pay 1 Worker to cancel a Deal of an opponent and gain its good. When built: place 2 Samurai.",
        "Akcja: za 1 Robotnika zerwij jedną Umowę przeciwnika i zdobądź jej dobro. Po zbudowaniu: wystaw 2 Samurajów.",
    ),
}


@pytest.mark.parametrize("key", SENTENCES)
def test_the_words_of_a_card(key: str) -> None:
    card = GAME.content.cards[key]
    assert (card_text(WORDS["en"], card), card_text(WORDS["pl"], card)) == SENTENCES[key]


@both
def test_every_card_is_written_without_keys_and_gaps(language: str) -> None:
    words = WORDS[language]
    raw = {tag for tag in (str(verb.__struct_config__.tag) for verb in VERBS) if "_" in tag}
    texts = {card.key: card_text(words, card) for card in (*BOX.cards, *BOX.expansion)}
    for key, text in texts.items():
        assert re.fullmatch(r"[^{}_\ue000-\ue002]+\.", text), (key, text)
        assert not re.search(r" {2}| [.,;:]|\(\)", text), (key, text)
        assert not any(verb in text for verb in raw), (key, text)
        assert words.name(key) != key


def test_the_two_languages_write_and_annotate_the_same_cards() -> None:
    english, polish = (WORDS[language].cards for language in ("en", "pl"))
    cards = [card.key for card in (*BOX.cards, *BOX.expansion)]
    assert [bool(english.note(key)) for key in cards] == [bool(polish.note(key)) for key in cards]
    assert all(WORDS["en"].name(key) != WORDS["pl"].name(key) for key in cards if key not in {"legion", "dojo"})


def test_goods_in_a_text_can_be_drawn() -> None:
    (sentence,) = card_pieces(WORDS["en"], GAME.content.cards["colossus"])
    assert [piece for piece in sentence if isinstance(piece, Icon)] == [
        Icon("worker", 1, "1 Worker"),
        Icon("stone", 3, "3 stone"),
        Icon("vp", 4, "4 VP"),
    ]


def test_a_card_is_called_by_the_name_of_all_its_copies() -> None:
    assert WORDS["pl"].name("JAP010") == WORDS["pl"].name("daimyos_castle") == "Zamek daimyo"


def test_fields_are_told_as_they_stand_on_the_copy() -> None:
    lines = [plain(line) for line in field_lines(WORDS["pl"], GAME.content.copies["JAP010"])]
    assert lines == [
        "Koszt: 2 kamienie i 1 Lokacja",
        "Umowa: 1 Złoto",
        "Pole Plądrowania: 1 PZ",
        "Kolor: szara",
        "Na koniec warta 2 PZ",
    ]


def test_a_colour_is_no_good() -> None:
    lines = [plain(line) for line in field_lines(WORDS["en"], GAME.content.copies["COM028"])]
    assert "Colour: gold" in lines, "gold, a colour, not Gold, a good"


def test_what_a_card_counts_is_told_as_it_stands_now() -> None:
    abilities = GAME.content.copies["COM011"].abilities.at("production")
    assert [plain(line) for line in counting_lines(WORDS["en"], abilities, lambda _: 5)] == ["grey: 3 of 3"]
