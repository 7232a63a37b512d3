"""§29 The Utopians, with the worked scenarios 33 to 37 of Legends."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules.scoring import card_points, points, unrest

from .builder import CONTENT, Scenario, greeks, lot, lying, persians, romans, utopians

ATTACKER: dict[str, Any] = {"face": "empire", "hand": ("corruption",), "tokens": (0, 0, 0)}


def test_l33_utopian_clean_up() -> None:
    table = Scenario(utopians(deck=3, discard=8), greeks(), phase="discard", pile=6)
    table.then(hand_size=5, deck=7, pile=5, discards=0, exhausts=3)


def test_a_deck_empties_again_and_again() -> None:
    """§29.2 Also when one card was added in between."""
    table = Scenario(
        utopians(hand=("meditation", "sacred_scroll", "sacred_scroll"), deck=("charity",), discard=("portals",)),
        greeks(),
    )
    table.plays("sacred_scroll").agrees().skips().then(pile=7, hand="charity meditation sacred_scroll unrest")
    table.plays("meditation").picks("portals").skips().then(deck=1, pile=7)
    table.plays("sacred_scroll").agrees().skips().then(deck=0, pile=6)


def test_a_long_draw_stops_for_the_unrest() -> None:
    """§29.2 Before the shuffle, and again when the new deck is empty."""
    table = Scenario(utopians(hand=("eminent",), deck=("charity",), discard=("portals",)), greeks())
    table.plays("eminent").then(hand="charity portals unrest unrest", pile=6, deck=0)


def test_the_last_unrest_ends_the_game_in_the_middle_of_a_draw() -> None:
    """§11.4"""
    table = Scenario(utopians(hand=("eminent",), deck=("charity",), discard=("portals",)), greeks(), pile=1)
    table.plays("eminent").then(hand="charity unrest", discard="eminent portals", deck=0)
    assert table.state.collapsed


def test_nothing_more_is_drawn_without_cards() -> None:
    """§29.2"""
    table = Scenario(utopians(deck=1), greeks(), phase="discard")
    table.then(hand_size=2, deck=0, pile=7)


def test_a_new_deck_gives_utopians_nothing() -> None:
    """§5.6, §29.1 Though a nation deck would."""
    table = Scenario(utopians(hand=("eminent",), discard=("portals", "charity")), greeks())
    table.plays("eminent").then(hand="charity portals unrest", exhausts=3, nation_marked=False)


def test_l34_journey() -> None:
    table = Scenario(utopians(tokens=(0, 0, 7), hand=("charity",), deck=2), greeks(), phase="solstice")
    table.branch(0).then(progress=0, beside="path_to_shangri_la", hand="charity")
    table = Scenario(utopians(tokens=(0, 0, 4), hand=("charity",), deck=2), greeks(), phase="solstice")
    table.then(progress=4, beside="visions_of_shangri_la", discard="charity", hand_size=1, deck=1)
    assert table.kind == "choose_turn_kind"


def test_l35_gates() -> None:
    table = Scenario(
        utopians(journey="path_to_shangri_la", tokens=(0, 0, 5), hand=("oracle",)), greeks(), phase="solstice"
    )
    table.branch(0).then(beside="gates_of_shangri_la", face="empire", progress=0)
    assert CONTENT.cards[table.player.below].name == "path_to_shangri_la"
    table.does("take_turn", kind="activate")
    assert table.why_not("oracle") == "wrong_state"


def test_nobody_must_travel_on() -> None:
    """§17 A21 Path: also without a region in the discard pile; the new face speaks in the next round only."""
    table = Scenario(utopians(journey="path_to_shangri_la", tokens=(0, 0, 9)), greeks(), phase="solstice")
    table.branch(1).then(beside="path_to_shangri_la", progress=9)
    assert table.kind == "choose_turn_kind"


def test_gates_lead_to_shangri_la() -> None:
    table = Scenario(
        utopians(journey="gates_of_shangri_la", face="empire", tokens=(0, 24, 5)), greeks(), phase="solstice"
    )
    table.branch(0).then(beside="shangri_la", progress=0, last_round=0)


def test_the_journey_card_is_exhausted_and_freed() -> None:
    """§29.1 Three tokens, refreshed to three."""
    table = Scenario(
        utopians(journey="gates_of_shangri_la", face="empire", hand=("charity", "portals"), deck=9), greeks()
    )
    table.uses("gates_of_shangri_la").picks("charity").then(exhausts=2)
    assert not table.can_use("gates_of_shangri_la")
    table.ends().keeps().then(exhausts=3)
    assert not table.player.beside[0].marked


def test_l36_shangri_la() -> None:
    tokens = (0, 0, 0)
    table = Scenario(
        utopians(journey="shangri_la", face="empire", tokens=tokens),
        greeks(face="empire", hand=("corruption",), tokens=tokens),
        romans(tokens=tokens),
        persians(tokens=tokens),
        active=1,
    )
    table.plays("corruption").then(material=0, population=2, progress=0, hand="unrest")
    table.of(1).then(material=2, population=0, progress=2, hand="")
    for seat in (2, 3):
        table.of(seat).then(material=2, population=0, progress=1, hand="unrest")


def test_shangri_la_replaces_what_a_market_card_brings() -> None:
    """§29.4 Once for each gaining; what is stolen is not gained (§17 A36)."""
    home = utopians(journey="shangri_la", face="empire", tokens=(0, 0, 0), hand=("elders", "legends_vikings"))
    table = Scenario(home, greeks(tokens=(5, 0, 0)), market=(lot("oracle", material=3),))
    table.plays("elders").branch(0).then(material=0, population=2, hand="oracle unrest vikings")
    table.of(1).then(material=5, progress=1)
    table.of(0).plays("vikings").then(material=2, population=4)
    table.of(1).then(material=3, progress=2)


@pytest.mark.parametrize(("tokens", "last"), [((0, 24, 0), 2), ((0, 23, 5), 0)])
def test_l37_the_end_of_the_journey(tokens: tuple[int, int, int], last: int) -> None:
    table = Scenario(utopians(journey="shangri_la", face="empire", tokens=tokens), greeks(), phase="solstice")
    table.then(last_round=last)


def test_several_unrest_are_several_chances_for_visions() -> None:
    """§29 One event for each card, one exhaust."""
    hand = ("ionians", "unrest", "unrest")
    table = Scenario(utopians(hand=hand, tokens=(0, 0, 0)), greeks())
    table.plays("ionians").picks("unrest", "unrest").skips().uses("visions_of_shangri_la")
    table.then(progress=1, actions=2, exhausts=2, pile=10)
    table = Scenario(utopians(hand=hand, tokens=(0, 0, 0)), greeks())
    table.plays("ionians").picks("unrest", "unrest").uses("visions_of_shangri_la").then(
        progress=1, actions=2, exhausts=2
    )
    assert table.kind == "act"


def test_every_opponent_may_return_unrest_to_the_utopians() -> None:
    """§29.8"""
    table = Scenario(
        utopians(side="A", journey="shangri_la", face="empire", tokens=(0, 0, 0), hand=("unrest",)),
        greeks(hand=("unrest", "unrest")),
        romans(hand=("unrest",)),
        persians(),
        phase="solstice",
    )
    table.picks("utopians")
    assert (table.kind, table.asked) == ("may", 1)
    table.agrees()
    assert (table.kind, table.asked) == ("may", 2)
    table.agrees().then(population=2, hand="unrest", pile=10)
    table.of(1).then(hand="unrest")


def test_hidden_unrest_counts_as_owned() -> None:
    """§29.7"""
    table = Scenario(utopians(play=(lying("mountain_retreat", "unrest", "unrest"),), tokens=(0, 0, 0)), greeks())
    assert unrest(CONTENT, table.state, 0) == 2
    assert points(CONTENT, table.state, 0) == -4


@pytest.mark.parametrize(
    ("place", "fields", "usable"),
    [
        ("lost_tomes", {"hand": ("sacred_scroll",)}, False),
        ("lost_tomes", {"hand": ("sacred_scroll",), "discard": ("charity",)}, True),
        ("lost_tomes", {"hand": ("charity", "meditation")}, False),
        ("portals", {"hand": ("sacred_scroll",)}, False),
        ("monastery", {"hand": ("sacred_scroll",)}, True),
        ("mountain_retreat", {"hand": ("unrest",)}, False),
        ("mountain_retreat", {"hand": ("unrest",), "discard": ("lost_scroll",)}, True),
        ("mountain_retreat", {"hand": ("charity",), "discard": ("lost_scroll",)}, False),
    ],
)
def test_a_scroll_is_given_only_where_something_comes_of_it(place: str, fields: dict[str, Any], usable: bool) -> None:
    """§29.6, §29.7, §21 L1.a"""
    table = Scenario(utopians(play=(place,), **fields), greeks(), market=("oracle",))
    assert table.can_use(place) is usable


def test_visions_need_an_action_to_spend() -> None:
    """§29.3 Playing the Unrest takes the last one."""
    table = Scenario(utopians(hand=("unrest",), tokens=(0, 1, 0), actions=1), greeks())
    table.plays("unrest").then(actions=0, exhausts=3, progress=0)
    assert table.kind == "act"


def test_daochang_protects_only_who_can_pay() -> None:
    table = Scenario(utopians(play=("daochang",), tokens=(9, 0, 0)), greeks(**ATTACKER), active=1)
    table.plays("corruption").then(hand="unrest", material=11)


def test_the_lower_journey_card_is_not_counted() -> None:
    """§11.5 Power card, upper journey card and the eight in hand are ten."""
    hand = ("greeks", "charity", "meditation", "portals", "monastery", "daochang", "lost_tomes")
    table = Scenario(utopians(hand=(*hand, "legends_exports"), tokens=(0, 0, 0)), romans(), commons="legends")
    assert card_points(CONTENT, table.state, 0, "legends_exports") == 1
    fewer = Scenario(utopians(hand=(*hand[1:], "legends_exports"), tokens=(0, 0, 0)), romans(), commons="legends")
    assert card_points(CONTENT, fewer.state, 0, "legends_exports") == 0


def test_nobody_moves_the_journey_card() -> None:
    """§2.7 Espionage makes others recall pinned cards only."""
    table = Scenario(romans(hand=("espionage", "glory")), utopians(), commons="legends")
    table.plays("espionage").of(1).then(beside="visions_of_shangri_la", hand="")


def test_visions_sleep_in_a_revolt() -> None:
    """§4.6.1"""
    table = Scenario(utopians(hand=("unrest", "charity")), greeks(), phase="turn")
    table.does("take_turn", kind="revolt").picks("unrest").then(pile=9, hand="charity", exhausts=3, progress=1)
    assert table.kind != "use_trigger"


def test_a_token_on_the_journey_card_can_be_taken_back() -> None:
    """§8 return_exhaust: the tributary Olmecs."""
    table = Scenario(
        utopians(
            journey="gates_of_shangri_la", face="empire", hand=("olmecs", "charity"), beside_marked=True, exhausts=2
        ),
        greeks(),
    )
    table.plays("olmecs").then(exhausts=3)
    assert table.can_use("gates_of_shangri_la")


def test_a_deck_that_a_search_empties() -> None:
    """§29.2 In the middle of whatever moves the card (§4.6i): Lancelot finds Guennuvar and is given to the Utopians."""
    table = Scenario(
        utopians(hand=("lawnslot_llyn_sir_lancelot",), deck=("guennuvar",), tokens=(0, 0, 0)), greeks(), fame=("great",)
    )
    table.plays("lawnslot_llyn_sir_lancelot").then(history="guennuvar", deck=0, hand="great unrest", pile=7)
