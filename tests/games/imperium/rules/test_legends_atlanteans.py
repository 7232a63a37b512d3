"""The worked scenarios L12 to L16, and what else §23 says of the Atlanteans."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.scoring import points, unrest
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, Player
from imperium_desktop.rules.match import Match

from .builder import (
    CONTENT,
    GAME,
    Scenario,
    atlanteans,
    greeks,
    lot,
    lying,
    mauryans,
    nouns,
    romans,
)


def first_player(nation: Nation) -> Player:
    """At the start of a game."""
    setup = ImperiumSetup(seats=2, nations=(nation, "greeks"), powers=("B", "B"), first=0, commons="legends")
    return Match(GAME, setup, 1).state.players[0]


def test_l12_flood() -> None:
    table = Scenario(
        atlanteans(
            side="A", hand=("flood",), play=(lying("thule", "unrest"),), discard=("glory", "advance"), tokens=(0, 0, 0)
        ),
        greeks(),
        market=(lot("city", progress=1),),
    )
    table.plays("flood").then(sunken="flood thule unrest", hand="")
    assert table.kind == "use_trigger"
    table.uses("atlanteans").picks("glory").then(
        sunken="flood thule unrest", hand="city unrest", progress=1, exhausts=4, deck_top="glory", discard="advance"
    )
    assert table.kind == "act"


def test_23_2_whoever_has_no_sunken_pile_discards() -> None:
    """The host and all that lies under it, and everybody is told so."""
    for nation, way in ((atlanteans, "submerged"), (romans, "discarded")):
        seat = nation(face="empire", hand=("flood",), play=(lying("coast", "unrest"),))
        table = Scenario(seat, greeks(), market=("hills",)).plays("flood")
        moved = [event for event in table.told(events.CardsMoved) if event.way == way]
        assert [nouns(event.cards) for event in moved] == ["flood", "coast unrest"]
        table.then(**{"sunken" if nation is atlanteans else "discard": "coast flood unrest"})


def test_23_2_flood_without_a_region_does_nothing() -> None:
    table = Scenario(atlanteans(hand=("flood",), play=("moats_and_walls",)), greeks(), market=("city",))
    assert [option.idle for option in table.options("play_from_hand")] == [True]
    table.plays("flood").then(discard="flood", sunken="", hand="", market="city", actions=2)


def test_23_4_power_a_is_exhausted_once_in_a_turn() -> None:
    table = Scenario(
        atlanteans(side="A", hand=("flood", "flood"), play=("thule", "hesperides"), discard=("glory", "advance")),
        greeks(),
        market=("hills",),
    )
    table.plays("flood").picks("thule").uses("atlanteans").picks("glory")
    table.plays("flood").then(sunken="flood flood hesperides thule", deck=1, exhausts=4)
    assert table.kind == "act"


def test_23_4_without_discarded_cards_nobody_is_asked() -> None:
    table = Scenario(atlanteans(side="A", hand=("flood",), play=("thule",)), greeks(), market=("hills",))
    table.plays("flood").then(hand="hills", exhausts=5)
    assert table.kind == "act"


def test_l13_atlanteans_have_no_history() -> None:
    table = Scenario(
        atlanteans(side="A", hand=("phoenicians",), discard=("glory",)),
        greeks(),
        market=("metropolis",),
        commons="legends",
    )
    table.plays("phoenicians").then(
        hand="metropolis unrest", discard="glory phoenicians", history="", sunken="", exhausts=5
    )
    assert table.kind == "act"


def test_23_3_a_price_in_history_is_paid_by_discarding() -> None:
    table = Scenario(atlanteans(play=("edicts_of_ashoka",), hand=("glory",), deck=1), greeks())
    table.uses("edicts_of_ashoka").branch(0).then(discard="glory", history="", hand_size=1)


def atlantis(**more: Any) -> Scenario:
    """A rival makes everybody else recall a region."""
    seat = {"side": "A", "play": ("mountain_of_atlantis", "palace_of_poseidon"), "discard": ("glory",), **more}
    return Scenario(
        mauryans(hand=("indian_elephants",)),
        atlanteans(**seat),
        market=("hills",),
        main=("woodland", "river", "jungle"),
    )


def test_l14_the_palace_sinks_with_the_mountain() -> None:
    table = atlantis(deck=9).plays("indian_elephants").of(1)
    table.then(hand="mountain_of_atlantis", play="", sunken="palace_of_poseidon", exhausts=5)
    assert (table.kind, table.asked) == ("may", 0)
    table.skips().ends().does("take_turn", kind="activate")
    table.ends().keeps().then(hand_size=5)


def test_23_5_the_palace_stays_while_another_region_leaves() -> None:
    table = atlantis(play=("mountain_of_atlantis", "palace_of_poseidon", "thule"))
    table.plays("indian_elephants").picks("thule").of(1)
    table.then(hand="thule", play="mountain_of_atlantis palace_of_poseidon", sunken="")


def test_23_5_the_palace_sinks_however_the_mountain_leaves() -> None:
    play = ("mountain_of_atlantis", "palace_of_poseidon", "hesperides", "thule")
    table = Scenario(atlanteans(hand=("glory",), play=play), greeks(), fame=("great", "notorious"))
    table.plays("glory").picks("great").then(sunken="palace_of_poseidon", play="", hand="great")


def test_23_5_the_palace_needs_no_action_but_the_mountain() -> None:
    table = Scenario(atlanteans(hand=("palace_of_poseidon",), actions=0, play=("thule",)), greeks())
    assert table.why_not("palace_of_poseidon", "play") == "not_required"
    table = Scenario(atlanteans(hand=("palace_of_poseidon",), actions=0, play=("mountain_of_atlantis",)), greeks())
    table.plays("palace_of_poseidon").then(play="mountain_of_atlantis palace_of_poseidon", actions=0)


def test_23_5_the_market_is_refilled_between_the_two_cards_of_kleito() -> None:
    table = Scenario(
        atlanteans(hand=("kleito",), play=("mountain_of_atlantis", "palace_of_poseidon")),
        greeks(),
        market=("oracle",),
        main=("temple", "river", "jungle"),
    )
    table.plays("kleito").branch(1).picks("oracle")
    assert table.offered() == "temple"
    table.picks("temple").then(hand="oracle temple", sunken="kleito", pile=9, market="river")


def test_23_2_sunken_cards_score_but_not_as_history_or_garrison() -> None:
    sunken = ("palace_of_poseidon", "great", "unrest")
    table = Scenario(atlanteans(sunken=sunken, tokens=(0, 0, 0)), greeks())
    assert points(CONTENT, table.state, 0) == 5 + 2 - 2
    assert unrest(CONTENT, table.state, 0) == 1
    table = Scenario(atlanteans(sunken=("proud",), tokens=(0, 0, 0)), greeks(), commons="legends")
    assert points(CONTENT, table.state, 0) == 3


def test_23_2_effects_on_history_do_not_touch_sunken_cards() -> None:
    table = Scenario(atlanteans(hand=("hannibal",), sunken=("great",), deck=2), greeks(), market=())
    table.plays("hannibal")
    while table.kind != "act":
        table.skips()
    table.then(sunken="great")
    assert not [event for event in table.told(events.CardsMoved) if event.way == "regained"]


def test_23_1_barbarian_cards_can_never_be_played() -> None:
    player = first_player("atlanteans")
    assert (player.face, player.nation_deck) == ("empire", ())
    table = Scenario(atlanteans(hand=("advance",), tokens=(9, 9, 9)), greeks(), market=("oracle",))
    assert table.why_not("advance", "play") == "wrong_state"


def test_l15_the_discount_of_vast_wealth() -> None:
    table = Scenario(
        atlanteans(
            play=("vast_wealth",), tokens=(3, 0, 1), discard=("glory",), development=("advanced_culture", "kleito")
        ),
        greeks(),
    )
    table.ends()
    assert table.kind == "develop_on_reshuffle"
    table.picks("advanced_culture").then(material=0, population=0, progress=0, development="kleito", exhausts=4)
    table.then(development_marked=True, hand="advanced_culture glory")


@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("palace_of_poseidon", (0, 0, 0)),
        ("spread_of_atlantis", (1, 0, 0)),
        ("development", (1, 2, 0)),
        ("moats_and_walls", (1, 1, 0)),
        ("vast_wealth", (0, 2, 0)),
        ("mountain_of_atlantis", (3, 0, 1)),
        ("themiscyra", (3, 0, 1)),
    ],
)
def test_l16_what_the_first_reshuffle_can_buy(card: str, left: tuple[int, int, int]) -> None:
    impending = first_player("atlanteans").development
    table = Scenario(atlanteans(discard=("flood",), development=impending), greeks())
    table.ends()
    assert table.kind == "develop_on_reshuffle"
    assert table.offered() == nouns(
        (
            "palace_of_poseidon", "spread_of_atlantis", "development", "moats_and_walls", "vast_wealth",
            "mountain_of_atlantis", "themiscyra",
        )
    )  # fmt: skip
    table.picks(card)
    while table.kind == "pay_mix":
        material, population, progress = (before - now for before, now in zip((3, 2, 1), left, strict=True))
        table.pays(material, population, progress)
    assert table.player.tokens == left


def test_23_1_the_tenth_development_triggers_scoring() -> None:
    table = Scenario(atlanteans(discard=("flood",), development=("themiscyra",)), greeks())
    table.ends().picks("themiscyra").pays(population=2).then(last_round=2, development="")


def test_23_6_vast_wealth_waits_in_ones_own_activation_only() -> None:
    table = Scenario(atlanteans(play=("vast_wealth",), hand=("unrest",)), greeks(), phase="turn", market=("hills",))
    table.does("take_turn", kind="revolt").picks("unrest").then(pile=9, material=3, exhausts=5)
    assert table.kind == "place_cleanup_token"
