"""The worked scenarios of the rules, E1 to E50: running through the deck, kinds of turn and what cards count."""

import pytest

from imperium_desktop.games.imperium.rules.scoring import card_points

from .builder import CONTENT, Scenario, celts, greeks, persians, romans, vikings


def test_e12_e13_nation_card_in_clean_up() -> None:
    table = Scenario(
        romans(deck=("glory", "advance"), discard=9, nation_deck=("raetia", "julius_caesar")),
        greeks(deck=9),
        market=("hills",),
    )
    table.ends()
    table.then(hand_size=5, deck=7, discards=0, exhausts=4, actions=3, nation_marked=True, nation_deck="julius_caesar")


def test_e13_second_reshuffle_brings_nothing() -> None:
    table = Scenario(
        romans(hand=("julius_caesar",), face="empire", exhausts=4, discard=("glory", "advance", "conquer")),
        greeks(),
    )
    table.plays("julius_caesar").branch(0).then(hand_size=2, deck=1, exhausts=4)
    table = Scenario(
        romans(
            hand=("prosperity",), discard=4, nation_deck=("raetia", "julius_caesar"), nation_marked=True, exhausts=4
        ),
        greeks(),
    )
    table.plays("prosperity").agrees().then(exhausts=4, nation_deck="julius_caesar raetia", deck=3)


def test_e14_accession() -> None:
    table = Scenario(
        romans(hand=("prosperity",), discard=4, nation_deck=("julius_caesar",), exhausts=2, development=("legions",)),
        greeks(),
    )
    table.plays("prosperity").agrees().then(face="empire", exhausts=1, deck=4, development="legions", nation_deck="")


def test_e15_draw_in_another_players_turn() -> None:
    table = Scenario(
        persians(hand=("prosperity",), deck=3),
        romans(discard=4, exhausts=3, nation_deck=("raetia", "julius_caesar")),
    )
    table.plays("prosperity").skips()
    assert table.asked == 1
    table.agrees().of(1).then(exhausts=2, deck=4, hand_size=1, nation_deck="julius_caesar")


def test_e16_draw_if_able() -> None:
    table = Scenario(romans(hand=("jade_mask",), deck=("glory",), discard=6), greeks())
    table.plays("jade_mask").agrees().then(deck=1, discards=7, hand="")


def test_e16_drawing_none() -> None:
    table = Scenario(romans(hand=("jade_mask", "advance"), deck=("glory",), discard=6), greeks())
    table.plays("jade_mask").skips().then(deck=2)


def test_e17_development_in_a_reshuffle() -> None:
    table = Scenario(
        romans(
            face="empire",
            tokens=(0, 2, 1),
            exhausts=1,
            hand=("prosperity",),
            discard=4,
            development=("legions", "roman_invasion", "the_senate"),
        ),
        greeks(),
    )
    table.plays("prosperity").agrees()
    assert table.offered() == "legions roman_invasion"
    table.picks("legions")
    table.then(population=0, progress=0, exhausts=0, development_marked=True, deck=4, hand_size=1)


def test_e26_solstice_city() -> None:
    table = Scenario(romans(hand=("glory", "advance"), play=("city",)), greeks(), phase="solstice")
    table.agrees().picks("advance").branch(0)
    table.then(hand="glory", material=4)
    assert table.kind == "choose_turn_kind"


def prosperity(*more: str) -> Scenario:
    table = Scenario(
        romans(hand=("prosperity",), play=("steppe", "marsh", "mountain", *more), tokens=(0, 0, 0)), greeks()
    )
    return table.plays("prosperity").skips().skips()


def test_e27_prosperity_counts_icons() -> None:
    prosperity().branch(0).then(material=3)
    prosperity().branch(1).then(population=3)


def test_e28_shaduf() -> None:
    prosperity("shaduf").branch(0).uses("shaduf").then(material=3, progress=1)
    table = prosperity("shaduf").branch(1)
    assert table.kind == "act"


def test_e30_vikings_have_no_history() -> None:
    table = Scenario(vikings(hand=("great",), actions=0, tokens=(0, 0, 0)), greeks())
    table.plays("great").agrees().then(actions=1, discard="great", history="")
    assert card_points(CONTENT, table.state, 0, "common_great") == 2


def test_e38_free_play_once() -> None:
    table = Scenario(celts(hand=("assyrians", "hibernia")), greeks())
    table.plays("assyrians").plays("hibernia").agrees().then(hand="assyrians", population=3)
    table.skips()
    assert table.why_not("assyrians") == "played_free"


def test_e39_hand_limit() -> None:
    table = Scenario(romans(play=("awe_inspiring", "qin"), deck=9), greeks(), market=("hills",)).ends()
    table.then(hand_size=7)


@pytest.mark.parametrize(("hand", "discards"), [((), 1), (("glory",), 1), (("glory", "advance", "conquer"), 2)])
def test_e45_mysticism(hand: tuple[str, ...], discards: int) -> None:
    table = Scenario(romans(hand=hand, play=("mysticism",)), greeks(), phase="solstice")
    if not hand:
        table.then(hand="unrest", pile=7)
        return
    table.branch(1)
    if len(hand) > 1:
        table.picks(*hand[:2])
    table.then(hand_size=len(hand) - discards, discards=discards)


def test_e46_accession_by_a_tributary() -> None:
    table = Scenario(
        romans(
            hand=("egyptians",),
            tokens=(0, 3, 0),
            nation_deck=("julius_caesar",),
            development=("legions", "emperor_trajan"),
        ),
        greeks(),
    )
    table.plays("egyptians")
    table.then(face="empire", exhausts=5, discard="julius_caesar legions", history="egyptians", population=0)


def test_e48_combs() -> None:
    table = Scenario(vikings(play=("combs",), hand=("assyrians", "metropolis"), actions=2), greeks())
    assert not table.can_play("metropolis")
    table.uses("combs").plays("assyrians")
    assert not table.can_play("metropolis")
    table = Scenario(vikings(play=("combs",), hand=("assyrians", "metropolis"), actions=2), greeks())
    table.uses("combs").plays("metropolis").then(play="combs metropolis")
