"""Verbs and phrases of Imperium in both languages, those among them that only the cards of Legends use."""

import re

import pytest

from imperium_desktop.games.imperium.rules.cards.notation import steps_of
from imperium_desktop.games.imperium.rules.cards.vocabulary import VERBS
from imperium_desktop.resource_files import game_words, read_table
from imperium_desktop.rules.effects.notation import PRONOUNS
from imperium_desktop.rules.effects.steps import Prefix
from imperium_desktop.text.effects import ITEM, plain
from tests.games.imperium.text.test_cards import WORDS, both

PREFIXES = {str(verb.__struct_config__.tag) for verb in VERBS if issubclass(verb, Prefix)}
NEVER_NAMED = {"next_played"}
"""A pronoun whose verb says all itself."""

SAID = {
    "collect(progress from this)": (
        "Take all progress lying on this card",
        "Weź wszystkie postępy z tej karty",
    ),
    "cost: pay(progress, all, min 5) -> flip(this)": (
        "Pay all your progress (at least 5) to turn this card over",
        "Zapłać wszystkie swoje postępy (co najmniej 5), aby odwrócić tę kartę na drugą stronę",
    ),
    "pay(progress, up_to 3); repeat(per paid(progress)): acquire(region)": (
        "Pay up to 3 progress, then for each progress paid: acquire a region",
        "Zapłać najwyżej 3 postępy, potem za każdy zapłacony postęp: zdobądź region",
    ),
    "discard(unrest, up_to all); repeat(per discarded(unrest)): choose: [draw(1)] or [gain(progress, 1)]": (
        "Discard any number of Unrest, then for each Unrest discarded this way: draw a card or gain 1 progress",
        "Odrzuć dowolną liczbę Buntów, potem za każdy odrzucony w ten sposób Bunt: dobierz kartę albo zyskaj 1 postęp",
    ),
    "repeat(2): take(unrest)": (
        "Take an Unrest, twice",
        "Dwa razy weź Bunt",
    ),
    "cost: submerge(region from in_play) -> look(fame, 3, take 1)": (
        "Submerge a region from play to look at the top 3 fame cards and take 1",
        "Zatop region z gry, aby podejrzeć 3 wierzchnie karty sławy i wziąć jedną z nich",
    ),
    "cost: [submerge(this); submerge(region from in_play)] -> acquire(region)": (
        "Submerge this card and a region from play to acquire a region",
        "Zatop tę kartę i region z gry, aby zdobyć region",
    ),
    "history(attack from hand|deck|discard, all)": (
        "Put all attack cards from your hand, deck and discard pile into your history",
        "Przenieś wszystkie karty ataku z ręki, z talii i ze stosu kart odrzuconych do historii",
    ),
    "break_through(region|tributary from market|deck|exile)": (
        "Break through for a region or tributary card from the market, its decks or the exile pile",
        "Podporządkuj region lub kartę hołdu z rynku, z jego talii lub ze stosu kart usuniętych",
    ),
    "find(scroll from deck); move(found -> hand); exile(this)": (
        "Find a scroll in your deck and put it into your hand, then exile this card",
        "Odszukaj zwój w talii i weź go na rękę, potem usuń tę kartę",
    ),
    "exile(card and not unrest from hand)": (
        "Exile a card other than an Unrest from your hand",
        "Usuń kartę inną niż Bunt z ręki",
    ),
    'exile(impending_quest and not "Graal")': (
        "Exile an impending quest other than “Graal”",
        "Usuń nadchodzącą misję inną niż „Graal”",
    ),
    'may: exile("Twrch Trwyth" from in_play|active_quest)': (
        "You may exile “Twrch Trwyth” from play or from under King Arthur’s Court",
        "Możesz usunąć kartę „Twrch Trwyth” z gry lub spod Dworu króla Artura",
    ),
    "may: cost: take(unrest) -> garrison(impending_quest -> this)": (
        "You may take an Unrest to garrison an impending quest here",
        "Możesz wziąć Bunt, aby umieścić nadchodzącą misję w tym garnizonie",
    ),
    'may: cost: recall("Long Walls") -> ignore_attack': (
        "You may recall one of your “Long Walls” to ignore the attack",
        "Możesz cofnąć jedną z kart „Wielki Mur”, aby zignorować atak",
    ),
    "choose: [gain(material, 5)] or [if state=empire: break_through(civilised)]": (
        "Choose one: gain 5 material; or, if you are an empire, break through for a civilised card",
        "Wybierz jedno: zyskaj 5 zasobów; albo jako imperium podporządkuj kartę cywilizowaną",
    ),
    "choose: [draw(1)] or [return(unrest from discard)] or [draw(1); return(unrest from discard)]": (
        "Choose one: draw a card; or return an Unrest from your discard pile; or both",
        "Wybierz jedno: dobierz kartę; albo zwróć Bunt ze stosu kart odrzuconych; albo jedno i drugie",
    ),
    "choose: [gain(material, 1)] or [gain(population, 1)] or [gain(progress, 1, per in_play(city|metropolis))]": (
        "Gain 1 material, 1 population, or 1 progress for each city or metropolis you have in play",
        "Zyskaj 1 zasób, 1 populację albo 1 postęp za każde miasto lub metropolię w grze",
    ),
    "instead: [each_other: gain(progress, 1); gain(population, 2)]": (
        "Instead each other player gains 1 progress; you gain 2 population",
        "Zamiast tego każdy inny gracz zyskuje 1 postęp, a ty zyskaj 2 populacje",
    ),
    "gain(progress, 1, per garrisoned(knight))": (
        "Gain 1 progress for each knight in your garrisons",
        "Zyskaj 1 postęp za każdego rycerza w twoich garnizonach",
    ),
    'abandon("King Arthur" from garrison)': (
        "Abandon “King Arthur” from a garrison",
        "Porzuć kartę „Król Artur” z garnizonu",
    ),
    'abandon(region with "Myrddin Wyllt (Merlin)" in garrison)': (
        "Abandon a region with “Myrddin Wyllt (Merlin)” in its garrison",
        "Porzuć region z kartą „Myrddin Wyllt” w garnizonie",
    ),
    "steal(material, 2, each_other) or_else(take(unrest))": (
        "Steal 2 material from each other player; whoever cannot give 2 takes an Unrest",
        "Zabierz 2 zasoby każdemu innemu graczowi; kto nie ma tyle, bierze Bunt",
    ),
    "abandon(region, up_to 3); repeat(per abandoned(region)): may: acquire(region)": (
        "Abandon up to 3 regions, then for each region abandoned this way: you may acquire a region",
        "Porzuć najwyżej 3 regiony, potem za każdy porzucony w ten sposób region: możesz zdobyć region",
    ),
    "shuffle(nation)": ("Shuffle your nation deck", "Potasuj talię nacji"),
    "enter_play(this)": ("Put it into your play area", "Umieść ją w obszarze gry"),
    "return(unrest from garrison of this, all)": (
        "Return all Unrest garrisoned here",
        "Zwróć wszystkie Bunty z tego garnizonu",
    ),
    "abandon(region with knight in garrison)": (
        "Abandon a region with a knight in its garrison",
        "Porzuć region z rycerzem w garnizonie",
    ),
    "cost: abandon(knight from garrison of region, 3) -> move(active_quest -> hand)": (
        "Abandon 3 knights garrisoned in regions to put the active quest into your hand",
        "Porzuć 3 rycerzy z garnizonów regionów, aby wziąć aktywną misję na rękę",
    ),
    "acquire(tributary|uncivilised|civilised with population on it)": (
        "Acquire a tributary, uncivilised or civilised card with population on it",
        "Zdobądź kartę hołdu, archaiczną lub cywilizowaną, na której leży populacja",
    ),
    "acquire(card and not knight from exile)": (
        "Acquire a card other than a knight from the exile pile",
        "Zdobądź kartę inną niż rycerz ze stosu kart usuniętych",
    ),
    "play(free, state=empire from hand, ignore state)": (
        "Play an empire card from your hand without an action, whatever your state",
        "Zagraj kartę imperialną z ręki bez akcji, niezależnie od karty systemu",
    ),
    "each_other: [take(unrest); discard(1)]": (
        "Each other player takes an Unrest, then discards a card",
        "Każdy inny gracz bierze Bunt, potem odrzuca kartę",
    ),
    "each_other: if received(mask): take(unrest)": (
        "Each other player who was given a mask takes an Unrest",
        "Każdy inny gracz, który otrzymał maskę, bierze Bunt",
    ),
    "cost: abandon(region) -> [gain(progress, 1); if not abandoned(production): gain(progress, 1)]": (
        "Abandon a region to gain 1 progress; if that card does not show a production icon, gain 1 progress more",
        "Porzuć region, aby zyskać 1 postęp; jeżeli porzucona karta nie ma symbolu produkcji, dodatkowo zyskaj 1 "
        "postęp",
    ),
    "if token(population)>=24: trigger_scoring": (
        "If you have at least 24 population, trigger scoring",
        "Jeżeli masz co najmniej 24 populacje, wywołaj punktację",
    ),
    "if garrisoned_here(scroll)>=2: may: cost: abandon(this) -> take(fame)": (
        "If at least 2 scrolls are garrisoned here, you may abandon this card to take the top fame card",
        "Jeżeli w tym garnizonie są co najmniej 2 zwoje, możesz porzucić tę kartę, aby wziąć wierzchnią kartę sławy",
    ),
    "may: substitute(mask, abandon(card from garrison of this))": (
        "You may abandon a card garrisoned here in place of each mask",
        "Możesz zamiast każdej maski porzucić kartę z tego garnizonu",
    ),
    "count_as(this, region, 2)": ("This card counts as 2 regions", "Ta karta liczy się jako 2 regiony"),
    "reduce_requirement(mask, 1)": ("Discard 1 mask fewer", "Odrzuć o 1 maskę mniej"),
    "reduce_develop_cost(material, 2, min 0)": (
        "Developing costs you 2 material less",
        "Rozwój kosztuje cię o 2 zasoby mniej",
    ),
    "allow_free_play(city|metropolis)": (
        "You may play a city or metropolis without an action, each once a turn",
        "Możesz zagrywać miasto lub metropolię bez akcji, każdą taką kartę raz na turę",
    ),
    "reveal(hand|deck|discard)": (
        "Reveal your hand, deck and discard pile",
        "Odkryj swoją rękę, talię i stos kart odrzuconych",
    ),
    "flip(state -> empire)": (
        "Turn your state card to its empire side",
        "Odwróć kartę systemu na stronę imperium",
    ),
}


@pytest.mark.parametrize("notation", SAID)
def test_what_steps_are_called(notation: str) -> None:
    steps = steps_of(notation)
    assert tuple(plain(WORDS[language].cards.steps(steps)) for language in ("en", "pl")) == SAID[notation]


def card_words(language: str, section: str) -> set[str]:
    table = read_table(game_words(language, "imperium") / "cards.toml")[section]
    assert isinstance(table, dict)
    return set(table)


@both
def test_every_verb_has_a_template_and_every_template_a_verb(language: str) -> None:
    verbs = {str(verb.__struct_config__.tag) for verb in VERBS} - PREFIXES
    assert {key for key in card_words(language, "effects") if not key.endswith(ITEM)} == verbs


@both
def test_every_word_before_steps_has_its_joint(language: str) -> None:
    assert card_words(language, "joining") >= PREFIXES


@both
def test_every_pronoun_and_every_verb_of_a_phrase_is_known(language: str) -> None:
    phrases = card_words(language, "phrases")
    assert phrases >= PRONOUNS - NEVER_NAMED
    places = {"hand", "discard", "deck", "history", "in_play", "market", "exile", "garrison", "active_quest"}
    assert {key.removeprefix("from_") for key in phrases if key.startswith("from_")} >= places


def test_the_two_languages_differ_in_phrases_only_where_their_grammar_does() -> None:
    english, polish = (card_words(language, "phrases") for language in ("en", "pl"))
    assert {key for key in english - polish if not re.match(r"or_", key)} == set()
    assert {key for key in polish - english if not re.match(r"per_|named_|found_", key)} == set()
