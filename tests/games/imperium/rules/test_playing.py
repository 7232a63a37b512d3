"""§2.8, §2.9, §4.3–4.5 Putting cards down, exhausting them, and what becomes of a card that leaves play."""

from typing import Any

import pytest

from .builder import Scenario, carthaginians, celts, greeks, macedonians, noun, persians, romans, vikings

# §2.8, §2.9


def test_a_changed_icon_is_itself_again_when_its_card_comes_back() -> None:
    """§2.9"""
    table = Scenario(romans(hand=("prosperity",), play=("agriculture", "boats", "hills"), tokens=(0, 0, 0)), greeks())
    table.uses("agriculture").uses("boats").plays("hills")
    table.skips().plays("prosperity").skips().skips().branch(0).then(material=1)


def test_a_changed_icon_counts_no_more_when_its_card_is_gone() -> None:
    """§17 A14, §2.9 The production of the marsh is left."""
    seat = romans(hand=("prosperity",), play=("agriculture", "boats", "hills", "marsh"), tokens=(0, 0, 0))
    table = Scenario(seat, greeks()).uses("agriculture").uses("boats").branch(1)
    table.plays("prosperity").skips().skips().branch(0).then(material=1)


def test_a_card_that_comes_back_is_fresh_but_its_token_is_spent() -> None:
    """§2.9"""
    table = Scenario(
        greeks(face="empire", hand=("philosophy",), play=("coinage", "mosaics"), deck=4, tokens=(1, 0, 0)),
        romans(),
        market=("oracle",),
    )
    table.uses("coinage").plays("philosophy").picks("coinage").picks("oracle").then(exhausts=4)
    table.uses("mosaics").picks("coinage").plays("coinage").uses("coinage").then(exhausts=2, deck=2)


def test_a_card_being_played_is_in_no_pile() -> None:
    """§2.8, §5.5 It can neither be taken from the discard pile nor be shuffled into the deck."""
    table = Scenario(romans(hand=("lost_scroll",), discard=("glory",)), greeks())
    table.plays("lost_scroll").agrees().then(deck_top="glory", discard="")
    table = Scenario(greeks(hand=("olympic_games",), discard=("glory",)), romans()).plays("olympic_games")
    table.then(history="glory", deck=0, discard="olympic_games")


# §4.3


def test_the_last_action_plays_a_card() -> None:
    table = Scenario(romans(hand=("prosperity", "city_of_rome"), actions=1), greeks()).plays("city_of_rome")
    table.then(actions=0, play="city_of_rome")
    assert table.why_not("prosperity") == "no_action"


def test_any_card_without_the_term_can_be_played_again() -> None:
    """§4.4"""
    table = Scenario(romans(hand=("hills",), play=("boats",), tokens=(0, 0, 0)), greeks())
    table.plays("hills").uses("boats").plays("hills").then(population=2, actions=2, play="boats hills")


def test_a_card_played_free_by_an_effect_can_be_played_again() -> None:
    """§4.4 It is not a card with the term."""
    table = Scenario(
        carthaginians(hand=("dido_queen_of_carthage",), play=("boats",), tokens=(0, 0, 0)),
        greeks(),
        market=("hills", "oracle"),
        exile=("cape",),
    )
    table.plays("dido_queen_of_carthage").agrees().picks("oracle").uses("boats").plays("hills").then(actions=2)


def test_a_pinned_free_card_is_played_once_a_turn() -> None:
    """§4.4, §17 A10, A27 Not a second time for an action either."""
    table = Scenario(
        persians(face="empire", hand=("windmills", "philosophy"), play=("mosaics",), tokens=(1, 0, 0)),
        greeks(),
        market=("oracle",),
    )
    table.plays("windmills").then(actions=3, play="mosaics windmills")
    table.plays("philosophy").picks("windmills").picks("oracle").uses("mosaics").picks("windmills")
    assert table.why_not("windmills") == "played_free"


@pytest.mark.parametrize("played", [("assyrians",), ()])
def test_the_memory_of_free_cards_ends_with_the_turn(played: tuple[str, ...]) -> None:
    """§4.8"""
    table = Scenario(celts(hand=("assyrians",)), greeks(), played=played, market=("hills",))
    assert table.can_play("assyrians") is not bool(played)
    table.ends().keeps()
    table.does("take_turn", kind="revolt").picks("hills")
    table.does("take_turn", kind="activate")
    assert table.can_play("assyrians")


def test_a_card_that_an_effect_plays_must_fit_the_state() -> None:
    """§4.3.3, §4.4 It is acquired all the same and stays in hand."""
    table = Scenario(macedonians(face="empire", hand=("parmenion",)), greeks(), market=("sacred_pass", "cape"))
    table.plays("parmenion").agrees().picks("sacred_pass").then(hand="sacred_pass", play="", history="parmenion")


def test_a_card_that_an_effect_plays_is_played_to_its_end_first() -> None:
    """§4.3.3 Windows included."""
    table = Scenario(
        carthaginians(hand=("dido_queen_of_carthage", "advance"), play=("tents",), tokens=(0, 0, 0)),
        greeks(),
        market=("mountain",),
        decks={"region": ("forest",)},
    )
    table.plays("dido_queen_of_carthage").agrees()
    assert table.kind == "use_trigger"
    table.then(history="").uses("tents").then(population=2, material=3, history="")
    assert table.kind == "may"
    table.agrees().then(garrison="advance", history="dido_queen_of_carthage", actions=2)


def test_acquiring_and_playing_is_one_choice() -> None:
    """§4.3.3"""
    table = Scenario(carthaginians(hand=("dido_queen_of_carthage",)), greeks(), market=("mountain",))
    table.plays("dido_queen_of_carthage").skips().then(hand="", play="", history="dido_queen_of_carthage")


def test_a_choice_without_an_open_branch_may_be_played() -> None:
    """§18.3 A branch without a price can be chosen, though it does nothing."""
    table = Scenario(macedonians(face="empire", hand=("development",), tokens=(0, 0, 0)), greeks(), market=("oracle",))
    table.plays("development").then(discard="development", actions=2)


def test_tokens_of_a_price_in_cards_and_tokens_must_be_there() -> None:
    """§4.3 The cards need not be: then the step is skipped and nothing is paid."""
    assert not Scenario(vikings(hand=("erik_the_red",), play=("scandinavia",), tokens=(1, 0, 0)), greeks()).can_play(
        "erik_the_red"
    )
    table = Scenario(vikings(hand=("erik_the_red",), deck=("iceland",), tokens=(0, 1, 0)), greeks())
    table.plays("erik_the_red").then(population=1, exile="erik_the_red", deck=1)


def test_nobody_pays_for_a_card_that_is_not_there() -> None:
    """§4.3.2 The rest of the card happens."""
    table = Scenario(carthaginians(face="empire", hand=("hegemony",), tokens=(2, 0, 0)), greeks())
    table.plays("hegemony").skips().skips().then(material=2, discard="hegemony")


def test_chariots_let_go_of_barbarian_marks_only() -> None:
    table = Scenario(celts(hand=("corruption",), play=("chariots",)), greeks())
    assert table.why_not("corruption") == "wrong_state"
    assert Scenario(celts(face="empire", hand=("boudicca",), play=("chariots",)), greeks()).can_play("boudicca")


@pytest.mark.parametrize(("waiting", "idle"), [("qin", True), ("chainmail", False), ("longships", False)])
def test_a_card_that_others_wait_for_does_something(waiting: str, idle: bool) -> None:
    """§4.3"""
    table = Scenario(celts(face="empire", hand=("onager",), play=(waiting,)), greeks())
    assert [option.idle for option in table.options("play_from_hand", card="onager")] == [idle]


# §4.5


def test_the_token_is_put_down_before_the_ability() -> None:
    """The reshuffle finds none left."""
    table = Scenario(
        romans(play=("coinage",), exhausts=1, discard=("glory",), nation_deck=("raetia", "julius_caesar")), greeks()
    )
    table.uses("coinage").then(hand="glory", exhausts=0, nation_deck="julius_caesar raetia")


def test_cards_in_play_work_in_either_state() -> None:
    """§4.3.1"""
    table = Scenario(romans(face="empire", play=("shrine",), deck=2, tokens=(1, 0, 0)), greeks())
    table.uses("shrine").then(hand_size=1, material=0)
    table = Scenario(romans(play=("metropolis",), tokens=(0, 0, 0)), greeks(), phase="solstice")
    table.branch(0).then(material=1)


def test_what_is_copied_must_be_payable_for_the_one_who_copies() -> None:
    """§17 A15, A16 Power cards are not pinned."""
    table = Scenario(
        romans(play=("ambassador", "coinage"), tokens=(0, 0, 0), hand=("advance",)),
        greeks(side="A", play=("shrine", "temple"), tokens=(9, 9, 9)),
        market=("oracle",),
    )
    assert [noun(option.copied) for option in table.options("use_exhaust", card="ambassador")] == ["temple"]


def test_the_ambassador_speaks_of_itself() -> None:
    """§17 A34 It is the Ambassador that is abandoned; A15: also where a card waits for something."""
    table = Scenario(
        romans(hand=("glory",), play=("ambassador",), nation_deck=("raetia", "julius_caesar")),
        greeks(play=("sacred_pass",)),
    )
    table.uses("ambassador").agrees().agrees().then(hand="raetia", discard="ambassador", play="")
    table.of(1).then(play="sacred_pass")
    table = Scenario(romans(hand=("hills",), play=("ambassador",), tokens=(0, 0, 0)), greeks(play=("tents",)))
    table.plays("hills").uses("ambassador", copied="tents").then(population=2, exhausts=4)


def test_without_exhaust_tokens_nothing_is_exhausted() -> None:
    """§4.5, §4.6 Neither in the activation nor where a card waits for something, nor by a copy."""
    for play, theirs in ((("tents",), ()), (("ambassador",), ("tents",))):
        table = Scenario(vikings(hand=("hills",), play=play, deck=2, exhausts=0), greeks(play=theirs))
        assert table.plays("hills").kind == "act", "no card that waits for a region is offered"
    for exhausts in (0, 1):
        assert Scenario(vikings(play=("combs",), exhausts=exhausts), greeks()).can_use("combs") is bool(exhausts)
    assert Scenario(vikings(play=("combs",), exhausts=0), greeks()).why_not("combs", "use") == "no_exhaust_left"


def test_a_copy_of_combs_lets_an_empire_play_no_barbarian_card() -> None:
    """§17 A15 It is the empire's icon that does not count."""
    seat = romans(face="empire", hand=("conquer",), play=("ambassador",), tokens=(0, 2, 0))
    table = Scenario(seat, vikings(play=("combs",)), market=("hills",))
    assert table.why_not("conquer", "play") == "wrong_state"
    table.uses("ambassador", copied="combs")
    assert table.player.face == "empire"
    assert table.why_not("conquer", "play") == "wrong_state"


def test_phalanx_passes_over_what_does_not_fit() -> None:
    table = Scenario(macedonians(face="empire", play=("phalanx",), discard=("sacred_pass", "orestis")), greeks())
    table.uses("phalanx").then(play="orestis phalanx", discard="sacred_pass")


# §8


def test_up_to_may_be_none() -> None:
    table = Scenario(romans(hand=("ionians", "unrest", "romans_unrest_2")), greeks()).plays("ionians")
    table.match.answer(())
    table.then(hand="unrest unrest", history="ionians", pile=8)


def test_both_prices_of_unrest_are_lower_under_direct_democracy() -> None:
    """§18.2"""
    play: dict[str, Any] = {"face": "empire", "play": ("direct_democracy",)}
    table = Scenario(greeks(hand=("unrest", "glory", "advance"), tokens=(0, 0, 0), **play), romans())
    table.plays("unrest")
    assert table.offered() == "advance glory"
    table.picks("glory").then(hand="advance", discard="glory", pile=9)
    table = Scenario(greeks(hand=("unrest",), tokens=(2, 0, 0), **play), romans()).plays("unrest")
    table.then(material=0, pile=9)
    assert not Scenario(greeks(hand=("unrest",), tokens=(1, 0, 0), **play), romans()).can_play("unrest")

    assert Scenario(greeks(hand=("satrap",), tokens=(2, 0, 0), **play), romans()).why_not("satrap") == "cannot_pay"


def test_all_players_begin_with_the_one_who_plays() -> None:
    """§8, §18.2"""
    table = Scenario(romans(deck=1), greeks(hand=("prosperity",), deck=1), persians(deck=1), active=1)
    table.plays("prosperity")
    asked = []
    while table.kind == "may":
        asked.append(table.asked)
        table.skips()
    assert asked == [1, 2, 0]


def test_developing_by_a_card_ignores_the_token_on_the_area_and_puts_none_there() -> None:
    """§8 develop"""
    table = Scenario(
        macedonians(
            face="empire",
            hand=("prosperity", "development"),
            discard=4,
            development=("parmenion", "mosaics", "companion_cavalry"),
            tokens=(9, 9, 0),
        ),
        greeks(),
    )
    table.plays("prosperity").agrees().picks("parmenion").skips()
    table.then(exhausts=4, development_marked=True)
    table.plays("development").picks("mosaics").then(exhausts=4, development="companion_cavalry")


def test_a_token_comes_back_from_the_power_card() -> None:
    """§8, §17 A9"""
    table = Scenario(greeks(side="A", hand=("olmecs",), power_marked=True, exhausts=4), romans(), market=("oracle",))
    assert not table.can_use("greeks")
    table.plays("olmecs").then(exhausts=5, power_marked=False)
    assert table.can_use("greeks")


@pytest.mark.parametrize(("actions", "enough"), [(1, False), (2, True)])
def test_actions_are_a_price_too(actions: int, enough: bool) -> None:
    table = Scenario(greeks(side="A", actions=actions), romans(), market=("oracle",))
    assert table.can_use("greeks") is enough
    if enough:
        table.uses("greeks").picks("oracle").then(actions=0, hand="oracle", pile=9)


def test_an_icon_is_changed_once() -> None:
    """§17 A14 One icon, not the card: of two fertile icons one is left."""
    table = Scenario(persians(play=("agriculture", "windmills", "hills")), greeks()).uses("agriculture")
    assert not table.can_use("windmills")
    table = Scenario(celts(hand=("celtic_gold",), play=("agriculture", "nisaean_plain"), tokens=(0, 0, 0)), greeks())
    table.uses("agriculture").plays("celtic_gold").then(material=4)


def test_what_is_required_must_be_the_right_card() -> None:
    table = Scenario(macedonians(face="empire", hand=("alexander_the_great",), history=("mosaics",)), greeks())
    assert table.why_not("alexander_the_great") == "not_required"


# §17 A20


def test_a_knight_makes_its_region_speak_whatever_it_requires() -> None:
    """It is not played again: nobody waits for it, nothing is required."""
    table = Scenario(
        romans(face="empire", hand=("cataphract", "unrest"), play=("vinland", "tents")), greeks(), market=("qin",)
    )
    table.plays("cataphract").skips().agrees()
    assert table.kind == "choose_branch"
    table.branch(0).then(pile=9, hand="", garrison="cataphract", population=2)
    assert table.kind == "act"
