"""The number of ways to play on from fixed positions is the one written down."""

import pytest

from imperium_desktop.registry import find_part, load_game
from tests.contract.counting import BY_GAME, POSITIONS, answers, count, expected, soon_after, ways
from tests.contract.playing import Case, play, some_cases
from tests.present import of_kind


@pytest.mark.parametrize("name", POSITIONS)
def test_counts(name: str) -> None:
    position = POSITIONS[name]
    found = [count(position.match(), depth) for depth in range(1, position.depth + 1)]
    assert found == expected()[name]


def test_all_positions_are_written_down() -> None:
    assert list(expected()) == list(POSITIONS)


@pytest.mark.parametrize("game_id", BY_GAME)
def test_positions_ask_every_kind_of_question(game_id: str) -> None:
    kinds: set[str] = set()
    for position in BY_GAME[game_id].values():
        kinds.update(match.waiting.kind for match in soon_after(position))
    assert kinds == set(load_game(game_id).kinds) - find_part(f"tests.games.{game_id}.counting", "NOT_ASKED")


@some_cases
def test_ways_counts_the_answers(case: Case) -> None:
    """Every counted answer is legal, and none is counted twice."""
    for now in play(case.match(listening=False), case.chance, answers=40):
        found = list(answers(now.waiting))
        assert len(found) == ways(now.waiting)
        if now.waiting.picks_several:
            assert len({tuple(sorted(map(repr, of_kind(tuple, answer)))) for answer in found}) == len(found)
            for answer in found:
                now.copy().answer(answer)
