"""The worked scenarios of the rules, E1 to E50: fame, points and the end of the game."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.scoring import points

from .builder import CONTENT, Scenario, greeks, lying, noun, persians, romans


def glory_seat(**fields: Any) -> dict[str, Any]:
    return {
        "hand": ("glory",),
        "play": (lying("raetia", "advance", "conquer"), "dalmatia", "gallia_aquitania"),
        **fields,
    }


def test_e18_glory_and_garrisons() -> None:
    table = Scenario(
        romans(side="A", **glory_seat()), greeks(), fame=("great", "praiseworthy", "marvellous", "notorious")
    )
    table.plays("glory")
    assert table.offered() == "great marvellous praiseworthy"
    table.picks("marvellous").picks("praiseworthy")
    table.then(progress=2, fame=3, hand="marvellous", discards=6)
    assert [noun(card) for card in table.state.fame] == ["praiseworthy", "great", "notorious"]


def test_e19_king_of_kings() -> None:
    table = Scenario(
        romans(tokens=(0, 0, 0), hand=("glory", "greeks_glory"), play=("raetia", "dalmatia", "gallia_aquitania")),
        persians(face="empire", hand=("glory",), play=("arachosia", "zagros", "bactria"), development=("satrap",)),
        market=("hills",),
    )
    table.plays("glory").then(progress=6)
    assert table.state.king == "B"
    assert table.state.last_round == 2
    table.plays("glory").then(progress=6)


def test_e19_an_empire_then_develops() -> None:
    table = Scenario(
        persians(
            face="empire", hand=("glory",), play=("arachosia", "zagros", "bactria"), development=("satrap", "windmills")
        ),
        romans(crowned=True),
        king="B",
    )
    table.plays("glory").picks("satrap").then(development="windmills", tokens=(3, 2, 1))
    assert table.state.king == "B"


def test_e33_end_timing() -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 2, 0)), greeks(), market=("hills",), main=("forest",), round=7
    )
    table.plays("conquer")
    assert table.state.last_round == 8
    assert table.told(events.ScoringTriggered)


@pytest.mark.parametrize(("population", "worth"), [(7, 3), (25, 10)])
def test_e34_variable_points(population: int, worth: int) -> None:
    table = Scenario(romans(side="B", tokens=(0, population, 0)), greeks())
    assert points(CONTENT, table.state, 0) == worth


def test_e35_points_in_history() -> None:
    table = Scenario(romans(side="A", tokens=(0, 0, 0), discard=("jade_mask",)), greeks())
    assert points(CONTENT, table.state, 0) == 0
    table = Scenario(romans(side="A", tokens=(0, 0, 0), history=("jade_mask",)), greeks())
    assert points(CONTENT, table.state, 0) == 1


def test_e36_roman_total() -> None:
    table = Scenario(
        romans(
            side="A",
            tokens=(0, 9, 5),
            history=("great", "emperor_trajan"),
            discard=("praiseworthy", "unrest", "romans_unrest_2"),
            play=("legions", "rome_the_eternal_city"),
        ),
        greeks(),
    )
    assert points(CONTENT, table.state, 0) == 21


def test_e37_collapse() -> None:
    table = Scenario(
        persians(face="empire", hand=("persian_gold", "unrest", "persians_unrest_2"), tokens=(0, 0, 0)),
        greeks(discard=("unrest", "greeks_unrest_2")),
        romans(discard=("unrest", "romans_unrest_2", "romans_unrest_3")),
        pile=1,
    )
    table.plays("persian_gold").then(progress=1, material=2)
    result = table.match.result
    assert result is not None
    assert result.ending == "collapse"
    assert table.state.players[1].hand
    assert not table.state.players[2].hand
    assert result.winners == (0,)
