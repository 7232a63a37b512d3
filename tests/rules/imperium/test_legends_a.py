"""The worked scenarios L12 to L23: Atlanteans (§23), Egyptians (§24) and Mauryans (§25)."""

from typing import Any

import pytest

from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.scoring import card_points, points, unrest
from imperium_desktop.rules.imperium.state import ImperiumSetup, Player
from imperium_desktop.rules.match import Match

from .builder import (
    CONTENT,
    GAME,
    Scenario,
    atlanteans,
    egyptians,
    greeks,
    lot,
    lying,
    mauryans,
    noun,
    nouns,
    romans,
)


def first_player(nation: str) -> Player:
    """At the start of a game."""
    setup = ImperiumSetup(seats=2, nations=(nation, "greeks"), powers=("B", "B"), first=0, commons="legends")
    return Match(GAME, setup, 1).state.players[0]


# §23 Atlanteans


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
        ("palace_of_poseidon", [0, 0, 0]),
        ("spread_of_atlantis", [1, 0, 0]),
        ("development", [1, 2, 0]),
        ("moats_and_walls", [1, 1, 0]),
        ("vast_wealth", [0, 2, 0]),
        ("mountain_of_atlantis", [3, 0, 1]),
        ("themiscyra", [3, 0, 1]),
    ],
)
def test_l16_what_the_first_reshuffle_can_buy(card: str, left: list[int]) -> None:
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


# §24 Egyptians


def test_l17_the_egyptians_gain_an_action() -> None:
    table = Scenario(
        egyptians(side="A", tokens=(0, 1, 0), actions=0, development=("egyptian_expansion", "medicine")),
        greeks(),
        pile=6,
    )
    table.uses("egyptians").then(population=0, hand="unrest", pile=5, actions=1, exhausts=4)
    assert table.kind == "act"


def test_24_1_they_develop_as_barbarians_and_though_the_pile_is_marked() -> None:
    table = Scenario(
        egyptians(side="A", tokens=(9, 1, 0), development=("embalming", "medicine", "ramesses_ii")), greeks(), pile=6
    )
    table.player.development_marked = True
    table.uses("egyptians").branch(0)
    assert table.offered() == "embalming medicine"
    table.picks("embalming").then(face="barbarian", discard="embalming", material=5, actions=2, pile=5, hand="unrest")
    table.then(exhausts=4, development_marked=True)


def test_24_1_developing_takes_an_action() -> None:
    """Without one, only the second choice is left."""
    table = Scenario(egyptians(side="A", actions=0, tokens=(9, 9, 0), development=("embalming", "medicine")), greeks())
    table.uses("egyptians").then(actions=1, population=8, development="embalming medicine")


def test_24_1_nobody_develops_what_cannot_be_paid() -> None:
    table = Scenario(egyptians(side="A", tokens=(3, 1, 0), development=("embalming",)), greeks())
    table.uses("egyptians").then(actions=4, development="embalming")


def test_24_1_the_egyptians_hold_six_cards() -> None:
    table = Scenario(egyptians(deck=9), greeks())
    table.ends().then(hand_size=6)


def test_l18_embalming() -> None:
    def pay(population: int, progress: int) -> Scenario:
        seat = egyptians(play=("embalming",), hand=("unrest", "glory", "advance"), tokens=(0, 1, 2))
        table = Scenario(seat, greeks()).plays("unrest").branch(0)
        return table.pays(population=population, progress=progress)

    table = pay(1, 0)
    assert (table.kind, table.look("pile")) == ("may", 8)
    table.agrees().picks("glory").then(history="glory", hand="advance", pile=9)
    table = pay(0, 1)
    table.then(history="", hand="advance glory", pile=9)
    assert table.kind == "act"


def test_24_3_what_a_price_brought_can_be_embalmed() -> None:
    """§4.3.4 Tokens, then cards, then whoever waits for the payment."""
    table = Scenario(egyptians(side="A", play=("embalming",), tokens=(0, 1, 0)), greeks())
    table.uses("egyptians").then(hand="unrest", actions=3)
    table.agrees().then(history="unrest", hand="", actions=4)


def test_24_3_one_card_for_a_payment_however_large() -> None:
    """Also when a card is developed, and when part of it is paid in progress."""
    table = Scenario(
        egyptians(
            face="empire",
            play=("embalming",),
            hand=("development", "glory", "advance"),
            development=("egyptian_expansion", "medicine"),
            tokens=(0, 3, 1),
        ),
        greeks(),
    )
    table.plays("development").then(population=0, progress=0, development="medicine")
    table.agrees().picks("glory").then(history="glory", hand="advance")
    assert table.kind == "act"


def test_24_3_embalming_at_the_solstice_and_in_a_reshuffle() -> None:
    table = Scenario(
        egyptians(play=("embalming", "pharmacy"), hand=("glory",), tokens=(0, 2, 0)), greeks(), phase="solstice"
    )
    table.branch(1).agrees().then(history="glory", population=0, progress=1)
    table = Scenario(
        egyptians(
            face="empire",
            play=("embalming", "punch_marked_coins"),
            hand=("glory",),
            discard=("advance",),
            development=("egyptian_expansion", "obelisk"),
            tokens=(0, 4, 0),
        ),
        greeks(),
    )
    table.uses("punch_marked_coins").picks("egyptian_expansion").agrees().then(history="glory", population=0)


def test_24_3_embalming_hears_only_its_owner() -> None:
    table = Scenario(
        romans(hand=("unrest", "glory"), tokens=(0, 1, 0)), egyptians(play=("embalming",), hand=("glory",))
    )
    table.plays("unrest").then(pile=9)
    assert (table.kind, table.asked) == ("act", 0)


def test_l19_pyramids() -> None:
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest", "advance"), tokens=(1, 0, 0)), greeks())
    table.plays("unrest").then(discard="advance", material=1, pile=9, hand="")
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest",), tokens=(1, 0, 0)), greeks())
    assert table.why_not("unrest", "play") == "cannot_pay"
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest", "advance"), tokens=(2, 1, 0)), greeks())
    assert len(table.plays("unrest").options("pick_branch")) == 3


def test_24_4_only_unrest_becomes_cheaper() -> None:
    for material, playable in ((2, False), (3, True)):
        seat = egyptians(play=("pyramids",), hand=("advance",), tokens=(material, 0, 0))
        assert Scenario(seat, greeks(), market=("oracle",)).can_play("advance") is playable


def test_l20_flood_of_the_nile() -> None:
    nile = {"hand": ("flood_of_the_nile",), "play": ("nile_valley",), "tokens": (0, 0, 0)}
    table = Scenario(egyptians(**nile), greeks(), market=("oracle",)).plays("flood_of_the_nile")
    table.then(discard="flood_of_the_nile nile_valley", material=5, hand="")
    table = Scenario(egyptians(face="empire", **nile), greeks(), market=("oracle",)).plays("flood_of_the_nile")
    assert [option.branch for option in table.options("pick_branch")] == [0, 1]


def test_24_4_the_obelisk_still_asks_for_the_price() -> None:
    table = Scenario(egyptians(play=("obelisk",), hand=("unrest",), actions=0, tokens=(0, 1, 0)), greeks())
    table.uses("obelisk").then(pile=9, population=0, actions=0, hand="")
    table = Scenario(egyptians(play=("obelisk",), hand=("unrest",), tokens=(0, 0, 0)), greeks())
    assert not table.can_use("obelisk")


# §25 Mauryans

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
    table.picks(ROAD).picks("gandhara").picks("great").then(play="indus_valley magadha", hand="great")
    table = Scenario(mauryans(hand=("glory",), play=regions), greeks(), fame=("great", "notorious")).plays("glory")
    table.picks("magadha").picks("gandhara").picks("great").then(play=ROAD, hand="great")


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
    seat = {place: (card, "glory") for place, card in copies.items() if place != "hand"}
    table = Scenario(mauryans(**seat, hand=hand), greeks()).plays("chandragupta").then(history="chandragupta")
    assert copies[first] in table.player.discard
    assert copies[second] in getattr(table.player, second)


def test_25_2_what_was_searched_is_shuffled_above_the_accession_card() -> None:
    nation_deck = ("gandhara", "nanda_dynasty", "unrest", "arthashastra", "glory")
    table = Scenario(mauryans(hand=("chanakya",), deck=4, nation_deck=nation_deck), greeks())
    table.plays("chanakya").then(discard="arthashastra", history="chanakya", deck=4)
    assert noun(table.player.nation_deck[-1]) == "glory"
    assert table.told(events.NationShuffled)
    table = Scenario(
        mauryans(hand=("chanakya",), discard=("arthashastra",), nation_deck=("gandhara", "glory")), greeks()
    )
    table.plays("chanakya").then(discard="arthashastra", nation_order="gandhara glory")
    assert not table.told(events.NationShuffled)


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
            deck=("indian_elephants", "gandhara", "magadha"),
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
        deck=2,
        discard="",
    )
    shown = table.told(events.CardsLaidOpen)
    assert [nouns(event.cards) for event in shown] == [
        "gandhara great indian_elephants indian_elephants invasion magadha"
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
