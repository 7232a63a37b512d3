"""What rules 2 mended, and that matches of rules 1 go on as they began."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.analysis.position import Seat
from imperium_desktop.games.imperium.rules import events

from .builder import GAME, Scenario, arthurians, egyptians, greeks, lying, mauryans, noun, romans

BOTH = pytest.mark.parametrize(("rules", "mended"), [(2, True), (1, False)])
GWALCHMEI, PRIMA = "gwalchmei_sir_gawain", "britannia_prima"


def played_by(rules: int, *seats: Seat, **where: Any) -> Scenario:
    return Scenario(*seats, game=GAME.as_of(rules), **where)


def ended(table: Scenario) -> bool:
    return table.match.result is not None


@BOTH
def test_nobody_ends_the_game_for_a_result_that_cannot_be(rules: int, mended: bool) -> None:
    """§4.3.2 No knight is garrisoned that would bring progress."""
    table = played_by(rules, arthurians(hand=(GWALCHMEI,)), greeks(), pile=1).plays(GWALCHMEI)
    assert ended(table) is not mended


def test_the_last_unrest_is_a_price_for_what_could_be() -> None:
    """§11.4"""
    table = Scenario(arthurians(hand=(GWALCHMEI,), play=(lying(PRIMA, "bedwyr"),)), greeks(), pile=1)
    table.plays(GWALCHMEI)
    assert table.match.result is not None
    assert table.match.result.ending == "collapse"


@BOTH
def test_with_nothing_to_develop_the_last_unrest_buys_nothing(rules: int, mended: bool) -> None:
    table = played_by(rules, egyptians(side="A", tokens=(0, 0, 0)), greeks(), pile=1)
    assert table.can_use("egyptians") is not mended
    table = played_by(rules, egyptians(side="A", tokens=(9, 9, 9), development=("obelisk",)), greeks(), pile=1)
    assert table.can_use("egyptians")


@BOTH
def test_the_court_without_a_quest_does_not_ask_for_the_last_unrest(rules: int, mended: bool) -> None:
    table = played_by(rules, arthurians(), greeks(), phase="solstice", pile=1)
    if table.kind == "solstice_order":
        table.picks("king_arthurs_court")
    assert (table.kind == "may") is not mended


@BOTH
def test_a_search_in_vain_shuffles_what_was_searched(rules: int, mended: bool) -> None:
    """§8 find"""
    deck = ("advance", "conquer", "prosperity", "unrest", "unrest", "unrest")
    nation = ("arthashastra", "nanda_dynasty", "gandhara", "glory")
    table = played_by(
        rules, mauryans(hand=("chandragupta",), deck=deck, nation_deck=nation), greeks(), market=("forest",)
    )
    table.plays("chandragupta")
    assert bool(table.told(events.NationShuffled)) is mended
    assert (tuple(map(noun, table.player.deck)) != deck) is mended
    assert noun(table.player.nation_deck[-1]) == "glory"
    table.then(deck=6, history="chandragupta")


@BOTH
def test_sumerians_return_unrest_from_garrisons(rules: int, mended: bool) -> None:
    table = played_by(
        rules, romans(discard=("sumerians",), play=(lying("raetia", "unrest"),)), greeks(), phase="scoring"
    )
    if mended:
        table.picks("unrest")
    assert ended(table)
    table.then(garrison="" if mended else "unrest")
