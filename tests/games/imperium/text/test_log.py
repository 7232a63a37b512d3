"""What the log of Imperium says of cards that are played, to the one who plays and to the other."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules.events import CardsLaidOpen, CardsMoved, JourneyMoved
from imperium_desktop.games.imperium.rules.reasons import refuse
from imperium_desktop.rules.table import Decision, Event, Option, Reason
from tests.games.imperium.rules.rows import carry_out, first_copy, position
from tests.games.imperium.text.test_cards import WORDS

NAMES = ("Anna", "Bartek")


def log(language: str, seat: int, card: str, do: str, **given: Any) -> list[str]:
    """As Anna, at seat 0, or Bartek reads it."""
    they = given.pop("they", {})
    table = position(card, given, they, do)
    carry_out(table, first_copy(card), do)
    words = WORDS[language].with_seats(NAMES).told_to(seat)
    return [words.event(seen) for event in table.match.events if (seen := event.seen_by(seat)) is not None]


def both_seats(language: str, card: str, do: str, **given: Any) -> list[list[str]]:
    return [log(language, seat, card, do, **given) for seat in range(2)]


def test_a_card_from_hand_goes_to_history_unseen() -> None:
    mine, theirs = both_seats("en", "common_education", "play, yes, yes", hand="this glory", discard="conquer")
    assert mine == [
        "You play Education without an action.",
        "You put Glory into history.",
        "You put Conquer into history.",
    ]
    assert theirs == [
        "Anna plays Education without an action.",
        "Anna puts 1 card into history.",
        "Anna puts Conquer into history.",
    ]


def test_a_card_from_hand_goes_on_the_deck_unseen() -> None:
    mine, theirs = both_seats("pl", "common_minoans", "play", hand="this glory")
    assert mine[1:] == ["Kładziesz na wierzch talii: Chwała.", "Zyskujesz 2 postępy."]
    assert theirs[1:] == ["Anna kładzie na wierzch talii 1 kartę.", "Anna zyskuje 2 postępy."]


def test_a_gift_is_told_to_both() -> None:
    mine, theirs = both_seats("pl", "common_exports", "play", hand="this glory")
    assert mine == [
        "Zagrywasz kartę Eksport.",
        "Zyskujesz 2 zasoby.",
        "Bartek zyskuje 2 zasoby.",
        "Oddajesz kartę Chwała (Bartek).",
    ]
    assert theirs[-1] == "Anna oddaje ci kartę Chwała."


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Bartek returns Unrest (×3)."), ("pl", "Bartek zwraca: Bunt (×3).")],
)
def test_cards_of_one_name_are_told_once(language: str, told: str) -> None:
    words = WORDS[language].with_seats(NAMES).told_to(0)
    assert words.event(CardsMoved(1, ("common_unrest", "common_unrest_2", "common_unrest_3"), "returned")) == told


def test_what_is_stolen() -> None:
    mine, theirs = both_seats("pl", "common_notorious", "play", they={"tokens": (0, 0, 2)})
    assert mine[-1] == "Zabierasz 1 postęp (Bartek)."
    assert theirs[-1] == "Anna zabiera ci 1 postęp."


def test_unrest_comes_along_with_an_acquired_card() -> None:
    told = log("en", 0, "common_armenians", "play", market="oracle")
    assert told == [
        "You play Armenians.",
        "You acquire Oracle, with the Unrest under it.",
        "New in the market: Forest.",
        "You put Armenians into history.",
    ]
    told = log("pl", 1, "common_elders", "play, branch 1, pick oracle", market="oracle")
    assert "Anna podporządkowuje kartę Wyrocznia." in told


def test_an_attack_is_ignored_or_paid_for() -> None:
    attack = {"face": "empire", "hand": "corruption", "tokens": (0, 0, 1)}
    told = log("en", 0, "common_standing_army", "play corruption, no", active=1, they=attack)
    assert told[:2] == ["Bartek plays Corruption.", "You ignore the attack."]
    told = log("pl", 0, "common_standing_army", "play corruption, yes", active=1, they=attack)
    assert told[1] == "Bartek oddaje ci 1 postęp: atak działa."
    assert "Bierzesz Bunt; na stosie zostało: 7." in told


def test_accession_development_and_scoring() -> None:
    given = {"nation_deck": "julius_caesar", "development": "legions", "tokens": (0, 3, 0)}
    assert log("pl", 1, "common_egyptians", "play", **given) == [
        "Anna zagrywa kartę Egipcjanie.",
        "Anna zyskuje kartę Juliusz Cezar z talii nacji.",
        "Anna staje się imperium.",
        "Anna płaci 3 populacje.",
        "Anna rozwija kartę Legiony.",
        "Anna wywołuje punktację: następna runda jest ostatnia.",
        "Anna przenosi do historii: Egipcjanie.",
    ]


def test_fame_is_taken_unseen() -> None:
    given = {"hand": "glory", "play": "coast oasis marsh", "fame": "notorious great"}
    mine, theirs = both_seats("en", "romans_romans_b", "play glory, pick great", **given)
    assert mine[1:] == ["You abandon Coast, Marsh and Oasis.", "You look at 2 fame cards.", "You take Great."]
    assert theirs[-1] == "Anna takes a fame card."


def test_the_nation_deck_is_looked_at_unseen() -> None:
    given = {"hand": "advance", "tokens": (3, 0, 0), "market": "oracle", "nation_deck": "iceland combs harald_hardrada"}
    mine, theirs = both_seats("en", "vikings_vikings_b", "play advance, yes", **given)
    assert mine[-2:] == [
        "You look at the top card of the nation deck.",
        "You put Iceland at the bottom of the nation deck.",
    ]
    assert theirs[-1] == "Anna puts 1 card at the bottom of the nation deck."


def test_draws_are_seen_by_their_owner() -> None:
    mine, theirs = both_seats("pl", "common_oracle", "play, pick glory", deck="glory conquer advance")
    assert mine[1:] == ["Dobierasz kartę Chwała.", "Dobierasz kartę Podbój.", "Odrzucasz: Chwała."]
    assert theirs[1:] == ["Anna dobiera kartę.", "Anna dobiera kartę.", "Anna odrzuca: Chwała."]


@pytest.mark.parametrize(
    ("card", "do", "given", "sentence"),
    [
        ("common_woodland", "play, no", {"hand": "this unrest"}, "You play Woodland."),
        ("common_woodland", "play, yes", {"hand": "this unrest"}, "You garrison Unrest."),
        ("common_marsh", "play", {"market": "aksumites"}, "You exile Aksumites from the market."),
        ("common_boats", "use", {"play": "this marsh"}, "You recall Marsh."),
        ("common_temple", "use", {"hand": "glory"}, "You exhaust Temple."),
        ("common_unrest", "play", {"tokens": (0, 1, 0)}, "You return Unrest."),
        ("common_gambling", "play, suit region", {"tokens": (1, 0, 0), "main": "forest port"}, "You gain Forest."),
        ("common_gambling", "play, suit region", {"tokens": (1, 0, 0), "main": "forest port"}, "You reveal Forest."),
        (
            "common_gambling",
            "play, suit region",
            {"tokens": (1, 0, 0), "main": "forest port"},
            "You name a suit: region.",
        ),
        ("common_gambling", "play, suit tributary", {"tokens": (1, 0, 0), "main": "forest port"}, "You exile Forest."),
        ("common_olmecs", "play", {"play": "coinage*", "exhausts": 4}, "You take an exhaust token back."),
        (
            "common_agriculture",
            "use",
            {"play": "this steppe"},
            "An icon of Steppe counts as production until the end of the turn.",
        ),
        ("common_mysticism", "use", {}, "You gain 1 action."),
        ("common_hittites", "play", {"decks": {"region": "hills"}}, "You break through blind: Hills."),
        (
            "common_diplomacy",
            "play",
            {"tokens": (3, 0, 0), "main": "forest hills"},
            "No card of that suit is left: you gain 2 progress instead.",
        ),
        ("celts_hibernia", "play, yes, no", {"discard": "conquer"}, "You take Conquer into hand."),
        (
            "greeks_lighthouse",
            "use",
            {"market": "oracle", "exile": "hills"},
            "You swap Oracle in the market for Hills.",
        ),
        ("vikings_erik_the_red", "play", {"play": "scandinavia", "tokens": (0, 1, 0)}, "You find Scandinavia."),
        ("vikings_rollo_the_walker", "play", {"fame": "great"}, "You exile Rollo the Walker."),
        ("vikings_combs", "use", {}, "The next card you play may be an empire card."),
        (
            "vikings_iceland",
            "play, branch 1, yes",
            {"nation_deck": "combs harald_hardrada"},
            "You shuffle the nation deck.",
        ),
        ("carthaginians_carthaginian_traders", "play", {"market": "hills"}, "You put 1 material on Hills."),
        (
            "romans_prosperity",
            "play, yes, no",
            {"discard": "glory", "play": "jungle"},
            "You shuffle 1 card into a new deck.",
        ),
    ],
)
def test_what_is_told(card: str, do: str, given: dict[str, Any], sentence: str) -> None:
    assert sentence in log("en", 0, card, do, **given)


@pytest.mark.parametrize(
    ("event", "english", "polish"),
    [
        (
            CardsMoved(0, ("atlanteans_flood", "atlanteans_thule"), "submerged"),
            "You submerge Flood and Thule.",
            "Zatapiasz: Potop i Thule.",
        ),
        (
            CardsMoved(0, ("arthurians_excalibur",), "begun"),
            "You take up the quest Excalibur.",
            "Podejmujesz misję: Ekskalibur.",
        ),
        (
            CardsMoved(0, ("arthurians_excalibur",), "won"),
            "You win the quest Excalibur.",
            "Zdobywasz misję: Ekskalibur.",
        ),
        (
            CardsMoved(0, ("arthurians_gwaith_camlan",), "entered"),
            "You put Gwaith Camlan into play.",
            "Kładziesz w obszarze gry: Gwaith Camlan.",
        ),
        (
            JourneyMoved(0, "utopians_path_to_shangri_la"),
            "You reach Path to Shangri-La.",
            "Docierasz do kolejnego etapu podróży: Ścieżka do Shangri-La.",
        ),
        (
            CardsLaidOpen(0, ("mauryans_glory",)),
            "You reveal your hand, deck and discard pile.",
            "Odkrywasz rękę, talię i stos kart odrzuconych.",
        ),
    ],
)
def test_what_is_told_of_legends(event: Event, english: str, polish: str) -> None:
    assert [WORDS[language].told_to(0).event(event) for language in ("en", "pl")] == [english, polish]


@pytest.mark.parametrize(
    ("card", "verb", "pick", "english", "polish"),
    [
        (
            "legends_outstanding",
            "history",
            (0, 2),
            "Outstanding: choose up to 2 cards for your history",
            "Wybitny: wybierz najwyżej 2 karty do historii",
        ),
        (
            "olmecs_tres_zapotes",
            "draw_from",
            (0, 2),
            "Tres Zapotes: choose up to 2 cards to take into your hand",
            "Tres Zapotes: wybierz najwyżej 2 karty do wzięcia na rękę",
        ),
        (
            "olmecs_calendar",
            "pay_masks",
            (2, 2),
            "Calendar: choose 2 cards: masks to discard, or what stands in for them",
            "Kalendarz: wybierz 2 karty: maski do odrzucenia albo to, co je zastępuje",
        ),
    ],
)
def test_several_cards_are_asked_for(card: str, verb: str, pick: tuple[int, int], english: str, polish: str) -> None:
    facts = {"card": card, "verb": verb}
    asked: Decision[Option] = Decision(0, "imperium.pick_own_cards", list, rule="§8", pick=pick, facts=facts)
    assert [WORDS[language].kind(asked) for language in ("en", "pl")] == [english, polish]


@pytest.mark.parametrize(
    ("reason", "english", "polish"),
    [
        (
            refuse("not_required", needed="macedonians_alexander", history=1),
            "You cannot play this card yet: “Alexander” must be in your history.",
            "Jeszcze jej nie zagrasz: w twojej historii musi być karta „Aleksander”.",
        ),
        (
            refuse("cannot_pay", n=5, resource="material", have=3),
            "You need 5 material and have 3; 1 progress stands in for 1 population or 2 material.",
            "Potrzebujesz 5 zasobów, masz 3; 1 postęp zastępuje 1 populację albo 2 zasoby.",
        ),
        (
            refuse("cannot_use", dear=0),
            "This text would do nothing now.",
            "Ten tekst nic by teraz nie dał.",
        ),
    ],
)
def test_what_a_refusal_says(reason: Reason, english: str, polish: str) -> None:
    assert [WORDS[language].reason(reason) for language in ("en", "pl")] == [english, polish]
