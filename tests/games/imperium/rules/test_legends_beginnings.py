"""The worked scenario L1: what nations of Legends begin with, and what holds for all of them (§21)."""

import pytest

from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.rules.match import Match
from tests.games.imperium.rules.builder import ALL_B

from .builder import (
    CONTENT,
    GAME,
    Scenario,
    arthurians,
    greeks,
    noun,
    nouns,
)
from .test_legends_arthurians import QUESTS, solstice


def set_up(nation: Nation, seats: int = 2) -> State:
    nations: tuple[Nation, ...] = (nation, "greeks", "persians", "macedonians")
    setup = ImperiumSetup(seats=seats, nations=nations[:seats], powers=ALL_B[:seats], first=0, commons="legends")
    return Match(GAME, setup, 1).state


def test_l1_the_arthurians_are_set_up() -> None:
    state = set_up("arthurians")
    player = state.players[0]
    assert (len(player.hand), len(player.deck), len(player.nation_deck)) == (5, 5, 8)
    assert noun(player.nation_deck[-1]) == "gwaith_camlan"
    assert nouns(player.development) == nouns(QUESTS)
    assert [noun(place.card) for place in player.beside] == ["king_arthurs_court"]
    assert (player.quest, player.face) == ("", "barbarian")
    assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == 8 + 2


@pytest.mark.parametrize(("seats", "total"), [(2, 8 + 2), (3, 10 + 3), (4, 12 + 4)])
def test_21_1_unrest_of_the_arthurians(seats: int, total: int) -> None:
    state = set_up("arthurians", seats)
    assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == total


@pytest.mark.parametrize(
    ("nation", "deck", "in_deck", "nation_deck", "in_nation", "last", "development"),
    [
        ("arthurians", 10, 0, 8, 0, "gwaith_camlan", 5),
        ("atlanteans", 11, 3, 0, 0, "", 10),
        ("egyptians", 10, 2, 4, 1, "unification", 8),
        ("mauryans", 8, 2, 9, 2, "glory", 6),
    ],
)
def test_21_3_what_nations_begin_with(
    nation: Nation, deck: int, in_deck: int, nation_deck: int, in_nation: int, last: str, development: int
) -> None:
    player = set_up(nation).players[0]
    cards = (*player.hand, *player.deck)
    assert (len(cards), sum(card in CONTENT.unrest for card in cards)) == (deck, in_deck)
    assert len(player.nation_deck) == nation_deck
    assert sum(card in CONTENT.unrest for card in player.nation_deck) == in_nation
    assert "".join(noun(card) for card in player.nation_deck[-1:]) == last
    assert len(player.development) == development
    assert (player.exhausts, player.tokens) == (5, (3, 2, 1))


def test_21_h_an_exhaust_token_goes_aside_with_its_card() -> None:
    table = Scenario(
        arthurians(play=("twrch_trwyth",), hand=("metropolis", "cafall", "unrest"), deck=2, tokens=(0, 0, 1)), greeks()
    )
    table.uses("twrch_trwyth").plays("cafall").picks("unrest").agrees().then(exile="twrch_trwyth", exhausts=4)
    table.ends().then(exhausts=5)


def test_21_j_a_collapse_stops_in_the_middle() -> None:
    table = solstice(arthurians(development=("excalibur", "graal")), greeks(), pile=1)
    table.picks("king_arthurs_court").agrees()
    table.then(quest="", development="excalibur graal", hand="unrest")
    assert table.state.collapsed
    assert table.match.decision is None
