"""§4.0–4.2, §4.7, §4.8, §6 The kinds of turn, the clean-up, whose turn comes next, and the solstice."""

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import Scenario, carthaginians, celts, greeks, lot, lying, persians, romans, scythians, vikings


def whole_turn(table: Scenario, kind: str = "revolt") -> Scenario:
    """Nothing is done but put down the clean-up token."""
    table.does("take_turn", kind=kind).does("pick_card")
    return table.keeps() if table.kind == "discard_for_cleanup" else table


# §4.7


def test_a_revolt_returns_any_number_of_unrest() -> None:
    hand = ("unrest", "romans_unrest_2", "glory")
    table = Scenario(romans(hand=hand), greeks(), phase="turn", market=("hills",))
    table.does("take_turn", kind="revolt")
    assert table.offered() == "unrest unrest"
    table.match.answer(())
    table.then(hand="glory unrest unrest", pile=8)
    assert table.kind == "place_cleanup_token"


def test_a_revolt_without_unrest_is_legal() -> None:
    table = Scenario(romans(hand=("glory",)), greeks(), phase="turn", market=("hills",))
    table.does("take_turn", kind="revolt")
    assert table.kind == "place_cleanup_token"


def test_innovation_discards_openly_and_also_without_cards() -> None:
    table = Scenario(romans(hand=("glory", "advance")), greeks(), phase="turn", market=("hills",))
    table.does("take_turn", kind="innovate")
    (moved,) = table.told(events.CardsMoved)
    assert (moved.way, len(moved.cards), moved.seen_by(1)) == ("discarded", 2, moved)
    table = Scenario(romans(), greeks(), phase="turn", market=("hills",)).does("take_turn", kind="innovate")
    assert not table.told(events.CardsMoved)
    table.picks("hills").then(hand="hills")


def test_innovation_is_for_any_suit() -> None:
    market = ("hills", "oracle", "education", "qin", "city")
    table = Scenario(romans(), greeks(), phase="turn", market=market).does("take_turn", kind="innovate")
    assert table.offered() == "city education hills oracle qin"
    assert len(table.options("pick_blind")) == 4


@pytest.mark.parametrize("kind", ["innovate", "revolt"])
def test_no_exhausts_in_other_turns_than_an_activation(kind: str) -> None:
    """§4.6.1"""
    table = Scenario(celts(side="A"), greeks(), phase="turn", market=("oracle",)).does("take_turn", kind=kind)
    if kind == "innovate":
        table.picks("oracle")
    assert table.kind == "place_cleanup_token"


def test_an_activation_is_told_and_lets_cards_be_exhausted() -> None:
    """§4.1, §4.6"""
    table = Scenario(vikings(hand=("hills",), play=("tents",)), greeks(), phase="turn")
    table.does("take_turn", kind="activate").plays("hills")
    assert [(event.seat, event.kind) for event in table.told(events.TurnBegan)] == [(0, "activate")]
    assert table.kind == "use_trigger"


# §4.8


def test_one_progress_is_put_on_a_market_card() -> None:
    table = Scenario(romans(), greeks(), phase="token", market=("hills", "oracle"))
    assert table.offered() == "hills oracle"
    table.picks("oracle")
    assert [slot.tokens for slot in table.state.market[:2]] == [(0, 0, 0), (0, 0, 1)]


def test_an_empty_market_gets_no_token() -> None:
    table = Scenario(romans(hand=("glory",)), greeks(), phase="token")
    assert table.kind == "discard_for_cleanup"


def test_all_marks_are_taken_off_before_the_draw() -> None:
    seat = romans(
        play=(lying("coinage", marked=True),), power_marked=True, nation_marked=True, exhausts=1, deck=5, actions=7
    )
    table = Scenario(seat, greeks(), phase="token", market=("hills",)).picks("hills")
    table.then(actions=3, exhausts=5, power_marked=False, nation_marked=False)
    assert not table.player.play[0].marked


def test_any_cards_may_be_discarded_and_all_see_them() -> None:
    table = Scenario(romans(hand=("glory", "advance", "conquer"), deck=6), greeks(), phase="discard")
    table.picks("glory", "conquer").then(discard="conquer glory", hand_size=5, deck=2)
    (moved,) = table.told(events.CardsMoved)
    assert (moved.way, moved.seen_by(1)) == ("discarded", moved)


def test_a_full_hand_neither_draws_nor_discards() -> None:
    hand = ("glory", "advance", "conquer", "triumvirate", "prosperity", "unrest", "raetia")
    table = Scenario(romans(hand=hand, deck=2), greeks(), phase="discard")
    table.keeps().then(hand_size=7, deck=2)


def test_what_holds_until_the_end_of_the_turn_ends_then() -> None:
    """Agriculture, Combs"""
    table = Scenario(
        romans(hand=("prosperity",), play=("agriculture", "hills"), tokens=(0, 0, 0)), greeks(), market=("forest",)
    )
    table.uses("agriculture").ends().keeps()
    whole_turn(table).does("take_turn", kind="activate").plays("prosperity").skips().skips().branch(0)
    table.then(material=1)
    table = Scenario(vikings(hand=("metropolis",), play=("combs",)), greeks(), market=("forest",))
    table.uses("combs").ends().keeps()
    whole_turn(table).does("take_turn", kind="activate")
    assert table.why_not("metropolis") == "wrong_state"


# §4.0, §6


def test_turns_go_round_and_end_with_the_solstice() -> None:
    table = Scenario(
        romans(play=("mauryans",)), greeks(), persians(), phase="turn", market=("hills",), first=1, active=1
    )
    turns = []
    for _ in range(3):
        turns.append(table.asked)
        whole_turn(table)
    assert turns == [1, 2, 0]
    assert [event.turn for event in table.told(events.SolsticeBegan)] == [1]
    table.then(material=5)
    assert (table.state.round, table.asked, table.kind) == (2, 1, "choose_turn_kind")


def test_the_solstice_begins_with_the_first_player() -> None:
    """§6.2 Each finishes all own effects."""
    seats = (romans(play=("metropolis",)), greeks(play=("common_metropolis_2", "pharmacy"), tokens=(0, 2, 0)))
    table = Scenario(*seats, phase="solstice", first=1, active=1)
    asked = []
    while table.kind != "choose_turn_kind":
        asked.append((table.asked, table.kind))
        table.does("pick_card") if table.kind == "solstice_order" else table.branch(0)
    assert asked == [(1, "solstice_order"), (1, "choose_branch"), (1, "choose_branch"), (0, "choose_branch")]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_solstice_goes_round_clockwise(first: int) -> None:
    """§6.2"""
    seats = (romans(play=("metropolis",)), greeks(play=("common_metropolis_2",)), persians(play=("town",)))
    table = Scenario(*seats, phase="solstice", first=first, active=first)
    asked = []
    while table.kind != "choose_turn_kind":
        asked.append(table.asked)
        table.skips() if table.kind == "may" else table.branch(0)
    assert asked == [(first + place) % 3 for place in range(3)]


def test_the_solstice_follows_the_last_turn_of_the_round() -> None:
    """The first player's cards speak first, whoever had the last turn."""
    seats = (romans(play=("metropolis",)), greeks(play=("common_metropolis_2",)))
    table = Scenario(*seats, phase="discard", first=1, active=0)
    assert (table.asked, table.kind) == (1, "choose_branch")


def test_a_card_that_left_play_is_silent_at_the_solstice() -> None:
    """§6.3"""
    table = Scenario(scythians(play=("tents", "mauryans", "hills"), tokens=(0, 0, 0)), greeks(), phase="solstice")
    table.picks("tents").agrees().then(hand="hills", material=2)
    table = Scenario(romans(play=("town",), tokens=(0, 0, 0)), greeks(), phase="solstice")
    table.agrees().branch(0).then(progress=2, play="", discard="town")
    assert table.kind == "choose_turn_kind"


@pytest.mark.parametrize(("order", "population"), [(("tents", "highlands"), 0), (("highlands", "tents"), 2)])
def test_a_region_recalled_at_the_solstice_speaks_no_more(order: tuple[str, str], population: int) -> None:
    """§6.3 Though it would have, when the solstice began."""
    seat = scythians(play=("tents", "highlands"), tokens=(0, 0, 0))
    table = Scenario(seat, greeks(), phase="solstice", commons="legends")
    table.picks(order[0]).agrees().then(hand="highlands", population=population)
    assert table.kind == "choose_turn_kind"


def test_no_exhaust_is_used_at_the_solstice() -> None:
    """§4.6.1, §6.4"""
    table = Scenario(romans(discard=("unrest",), play=("temple", "wonder")), greeks(), phase="solstice")
    table.then(pile=9, exhausts=5)
    assert table.kind == "choose_turn_kind"


def test_a_draw_at_the_solstice_uses_an_exhaust_token() -> None:
    """§6.4"""
    table = Scenario(
        romans(play=("metropolis",), discard=("glory",), nation_deck=("raetia", "julius_caesar")),
        greeks(),
        phase="solstice",
    )
    table.branch(2).then(exhausts=4, nation_marked=True, hand_size=1, nation_deck="julius_caesar")


def test_passives_speak_in_every_turn() -> None:
    """§4.6.1 Mysticism makes the Vikings take Unrest at the solstice."""
    table = Scenario(
        vikings(play=("mysticism",), nation_deck=("skis", "combs", "harald_hardrada")), greeks(), phase="solstice"
    )
    assert table.kind == "may"
    table.agrees().then(hand="unrest", nation_order="combs skis harald_hardrada")


def test_carthaginians_and_the_price_of_their_token() -> None:
    """§12 Material lies there in place of progress, for whoever takes the card."""
    table = Scenario(
        carthaginians(side="A"),
        romans(hand=("conquer",), tokens=(0, 2, 0)),
        market=(lot("hills", progress=1),),
        phase="token",
    )
    table.picks("hills")
    table.does("take_turn", kind="activate").plays("conquer").of(1).then(material=1, progress=1, hand="hills")
