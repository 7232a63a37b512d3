"""The worked scenarios L21 to L23, and what else §25 says of the Mauryans."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.scoring import card_points

from .builder import (
    CONTENT,
    Scenario,
    egyptians,
    greeks,
    lying,
    mauryans,
    noun,
    nouns,
)

ROAD = "grand_trunk_road"


def test_l21_the_grand_trunk_road_counts_as_two() -> None:
    seat = mauryans(side="A", face="empire", hand=("glory", "prosperity"), play=(ROAD, "magadha"), tokens=(0, 0, 0))
    table = Scenario(seat, greeks(), fame=("great", "notorious"))
    assert card_points(CONTENT, table.state, 0, "mauryans_power_a") == 3
    table.plays("prosperity").skips().skips().branch(1).then(population=3)
    table.plays("glory").picks("great").then(play="", hand="great")


def test_25_1_no_region_may_be_superfluous() -> None:
    regions = (ROAD, "magadha", "gandhara", "indus_valley")
    table = Scenario(mauryans(hand=("glory",), play=regions), greeks(), fame=("great", "notorious")).plays("glory")
    assert table.offered() == nouns(regions)
    table.picks(ROAD)
    assert table.offered() == "gandhara indus_valley magadha"
    table.picks("gandhara").picks("great").then(play="indus_valley magadha", hand="great")
    table = Scenario(mauryans(hand=("glory",), play=regions), greeks(), fame=("great", "notorious")).plays("glory")
    table.picks("magadha")
    assert table.offered() == nouns((ROAD, "gandhara", "indus_valley"))
    table.picks("gandhara").picks("great").then(play=ROAD, hand="great")


def test_25_1_the_road_counts_as_two_in_scoring() -> None:
    table = Scenario(mauryans(hand=("advanced_culture", "magadha"), discard=(ROAD,)), greeks())
    assert card_points(CONTENT, table.state, 0, "atlanteans_advanced_culture") == 3


def test_25_1_the_road_is_one_card_for_an_attack() -> None:
    table = Scenario(
        egyptians(face="empire", hand=("egyptian_expansion", "indian_elephants")),
        mauryans(play=(ROAD, "magadha", "gandhara")),
    )
    table.plays("egyptian_expansion").picks("magadha").of(1).then(play=nouns((ROAD, "gandhara")))
    table.plays("indian_elephants").picks(ROAD).of(1).then(play="gandhara", hand=ROAD)


@pytest.mark.parametrize(
    ("first", "second"), [("hand", "discard"), ("hand", "deck"), ("discard", "deck"), ("deck", "nation_deck")]
)
def test_25_2_finding_stops_at_the_first_copy(first: str, second: str) -> None:
    """Hand, discard pile, deck, nation deck, in this order."""
    copies = {first: "mauryans_indian_elephants", second: "mauryans_indian_elephants_2"}
    hand = ("chandragupta", *([copies["hand"]] if first == "hand" else []))
    seat: dict[str, Any] = {place: (card, "glory") for place, card in copies.items() if place != "hand"}
    table = Scenario(mauryans(**seat, hand=hand), greeks()).plays("chandragupta").then(history="chandragupta")
    assert copies[first] in table.player.discard
    assert copies[second] in getattr(table.player, second)


LONG_DECK = ("advance", "magadha", "indus_valley", "prosperity", "unrest", "unrest")
LONG_NATION_DECK = ("gandhara", "nanda_dynasty", "unrest", "city_of_pataliputra", "indian_elephants", "unrest")


@pytest.mark.parametrize("n", range(1, len(LONG_NATION_DECK) + 1))
def test_25_2_what_was_searched_is_shuffled_above_the_accession_card(n: int) -> None:
    nation_deck = (*LONG_NATION_DECK[:n], "arthashastra", "glory")
    table = Scenario(mauryans(hand=("chanakya",), deck=LONG_DECK, nation_deck=nation_deck), greeks())
    before = table.player.deck
    table.plays("chanakya").then(discard="arthashastra", history="chanakya", deck=6)
    assert sorted(table.player.deck) == sorted(before)
    assert table.player.deck != before
    assert noun(table.player.nation_deck[-1]) == "glory"
    assert table.told(events.NationShuffled)


def test_25_2_what_was_not_searched_stays_as_it_is() -> None:
    seat: dict[str, Any] = {
        "discard": ("arthashastra",),
        "deck": LONG_DECK,
        "nation_deck": (*LONG_NATION_DECK, "glory"),
    }
    table = Scenario(mauryans(hand=("chanakya",), **seat), greeks())
    before = table.player.deck
    table.plays("chanakya").then(discard="arthashastra", nation_order=" ".join(seat["nation_deck"]))
    assert table.player.deck == before


def test_25_2_the_accession_card_is_never_found() -> None:
    table = Scenario(mauryans(hand=("chanakya",), nation_deck=("gandhara", "arthashastra")), greeks())
    table.plays("chanakya").then(nation_order="gandhara arthashastra", history="chanakya", discard="")


def test_l22_arthashastra() -> None:
    table = Scenario(
        mauryans(play=("arthashastra",), hand=("unrest",) * 3 + ("advance",), deck=("magadha", "gandhara")),
        greeks(),
        phase="solstice",
    )
    assert table.match.waiting.pick == (0, 3)
    table.picks("unrest", "unrest").branch(0).branch(1)
    table.then(hand="advance magadha unrest", progress=2, discard="unrest unrest")


def test_25_5_arthashastra_asks_for_any_number() -> None:
    table = Scenario(mauryans(play=("arthashastra",), hand=("unrest", "advance"), deck=2), greeks(), phase="solstice")
    table.picks().then(hand="advance unrest", discard="")
    assert table.kind == "choose_turn_kind"


def test_l23_ashoka() -> None:
    table = Scenario(
        mauryans(
            face="empire",
            hand=("ashoka", "invasion"),
            deck=("indian_elephants", "gandhara", "magadha", "prosperity", "advance"),
            discard=("indian_elephants",),
            play=(lying("indus_valley", "cataphract"),),
        ),
        greeks(),
        fame=("great", "notorious"),
    )
    table.plays("ashoka").then(
        hand="great",
        history="ashoka indian_elephants indian_elephants invasion",
        garrison="cataphract",
        deck=4,
        discard="",
    )
    assert table.player.deck != ("mauryans_gandhara", "mauryans_magadha", "mauryans_prosperity", "mauryans_advance")
    assert not any(event.secret for event in table.told(events.CardsMoved))
    shown = table.told(events.CardsLaidOpen)
    assert [nouns(event.cards) for event in shown] == [
        "advance gandhara great indian_elephants indian_elephants invasion magadha prosperity"
    ]
    assert shown[0].seen_by(1) == shown[0]


def test_25_6_a_region_is_played_from_wherever() -> None:
    """Once in a turn, and only in one's own."""
    table = Scenario(mauryans(side="A", hand=("magadha", "gandhara"), tokens=(0, 0, 0)), greeks())
    table.plays("magadha").uses("mauryans").skips().then(progress=1, exhausts=4)
    table.plays("gandhara").then(progress=1, population=1, exhausts=4)
    table = Scenario(
        mauryans(side="A", play=("phalanx",), discard=("gandhara",), tokens=(0, 0, 0)), greeks(), market=("hills",)
    )
    table.uses("phalanx").uses("mauryans").then(progress=1, population=1, play="gandhara phalanx")


def test_25_6_history_is_worth_two_and_at_most_ten() -> None:
    history = ("chandragupta", "chanakya", "ashoka", "unrest", "glory", "prosperity")
    for n, worth in ((2, 4), (6, 10)):
        table = Scenario(mauryans(history=history[:n]), greeks())
        assert card_points(CONTENT, table.state, 0, "mauryans_power_b") == worth
