"""§2 Setting up."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.rules.state import HadrianSetup, State
from imperium_desktop.rules.match import Match
from tests.present import of_kind

from .builder import CONTENT, GAME, look


def begin(seats: int, seed: int = 0) -> State:
    return of_kind(State, Match(GAME, HadrianSetup(seats=seats), seed).state)


@pytest.mark.parametrize("seats", [1, 2, 3, 6])
def test_blank_sheets(seats: int) -> None:  # §2.4
    for player in begin(seats).players:
        assert look(player, "production") == look(player, "granary_small") == sum(player.filled) - 1 == 1
        for area in ("training", "forum", "theatre", "baths", "courthouse", "market"):
            assert set(getattr(player, area)) == {"."}
        assert (player.trained, player.wounds, player.fought) == ((0, 0), (0, 0), ("", ""))
        assert (player.map, player.diplomats, player.temple_favours) == (0, (-1, -1, -1), 0)
        assert player.disdain == player.pardoned == player.extra_attacks == 0
        assert not player.finished


def test_one_to_six_play() -> None:  # §1
    assert tuple(GAME.seats) == (1, 2, 3, 4, 5, 6)


def test_the_first_year_begins() -> None:  # §3.1
    state = begin(3)
    assert (state.year, state.active) == (1, 0)


def test_shuffled_decks() -> None:  # §2.1, §2.3
    state, other = begin(3), begin(3, seed=1)
    assert sorted((*state.fate, *state.fate_discards)) == list(range(1, 49))
    for player in state.players:
        assert sorted((*player.drawn, *player.deck)) == sorted(CONTENT.cards)
    assert len({(*player.drawn, *player.deck) for player in (*state.players, *other.players)}) == 6
    assert state.fate != other.fate


@pytest.mark.parametrize(("seats", "cards"), [(1, 12), (2, 12), (3, 0)])
def test_the_neutral_deck(seats: int, cards: int) -> None:  # §2.5, §10.1
    assert len(begin(seats).neutral_deck) == cards


@pytest.mark.parametrize(
    ("setup", "problem"),
    [
        ({"seats": 0}, "1 to 6 players"),
        ({"seats": 7}, "1 to 6 players"),
        ({"seats": 1, "difficulty": "normal", "fort": 17}, "no fort 17"),
        ({"seats": 1, "difficulty": "normal", "fort": -1}, "no fort -1"),
        ({"seats": 2, "difficulty": "normal", "fort": 1}, "alone and at normal"),
        ({"seats": 1, "difficulty": "high", "fort": 1}, "alone and at normal"),
        ({"seats": 1, "reward": ("servant",)}, "at most 2 items for a fort"),
        ({"seats": 1, "difficulty": "normal", "fort": 2, "reward": ("servant",) * 3}, "at most 2 items for a fort"),
    ],
)
def test_set_ups_that_do_not_exist(setup: dict[str, Any], problem: str) -> None:  # §2, §12
    with pytest.raises(ValueError, match=problem):
        HadrianSetup(**setup)
