"""Why somebody has their rank: told for every game from what it declares beside its scoring key."""

from collections.abc import Sequence

import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.ranking import Result
from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import spoken
from imperium_desktop.ui.scenes.protocol.ending import Why
from imperium_desktop.ui.scenes.shared.why import why
from imperium_desktop.ui.theme.language import set_language

NAMES = ("Anna", "Marek", "Zofia", "Jan")


def told(
    game_id: str, keys: Sequence[tuple[int, ...]], seat: int, language: str = "en", names: tuple[str, ...] = NAMES
) -> Why:
    set_language(language)
    game = load_game(game_id)
    result = Result.ranked(keys, next(iter(game.endings)))
    place = next(place for place, standing in enumerate(result.standings) if standing.seat == seat)
    return why(result, place, game.endings[result.ending], Words.load(language, game).with_seats(names))


def score_of(game_id: str, *values: int) -> tuple[int, ...]:
    """With so many values as the game compares; what is not given is 0."""
    (ranking, *_) = load_game(game_id).endings.values()
    return (*values, *(0 for _ in ranking.criteria[len(values) :]))


@pytest.mark.parametrize(
    ("game_id", "keys", "deciding", "words"),
    [
        ("hadrian", ((50, -3, 9), (49, 0, 18)), 0, "The total decides: 50 against 49."),
        ("hadrian", ((50, -3, 9), (50, -4, 18)), 1, "Equal totals. Less disdain decides: 3 against 4 marks. §9.4"),
        ("hadrian", ((50, -3, 9), (50, -3, 8)), 2, "Equal totals and disdain. Paths decide: 9 against 8. §9.4"),
        ("settlers", ((30, 0, 0), (29, 9, 9)), 0, "The total decides: 30 against 29."),
        (
            *("settlers", ((30, 2, 0), (30, 1, 9)), 1),
            "Equal totals. Unused Workers and Resources decide: 2 against 1. §8.2",
        ),
        ("settlers", ((30, 2, 5), (30, 2, 4)), 2, "Equal so far. Cards in hand decide: 5 against 4. §8.2"),
    ],
)
def test_the_first_value_that_differs_decides(
    game_id: str, keys: tuple[tuple[int, int, int], tuple[int, int, int]], deciding: int, words: str
) -> None:
    for seat in (0, 1):
        found = told(game_id, keys, seat)
        assert (found.deciding, spoken(found.text)) == (deciding, words)
        assert [row.seat for row in found.rows] == [0, 1]
        assert [row.values for row in found.rows] == [tuple(map(abs, key)) for key in keys], "as they were counted"


@pytest.mark.parametrize("game_id", GAMES)
def test_winners_who_share_are_shown_together_with_the_next(game_id: str) -> None:
    keys = [score_of(game_id, points) for points in (7, 9, 9, 8)]
    for seat in (1, 2):
        found = told(game_id, keys, seat)
        assert found.title == "Why a shared victory?"
        assert [row.seat for row in found.rows] == [1, 2, 3]
        assert found.deciding == 0
        assert load_game(game_id).endings[next(iter(load_game(game_id).endings))].shared in found.text


@pytest.mark.parametrize("game_id", GAMES)
def test_those_behind_are_compared_with_the_one_before(game_id: str) -> None:
    keys = [score_of(game_id, points) for points in (9, 7, 8, 8)]
    assert told(game_id, keys, 1).title == "Why place 4 for Marek?"
    assert [row.seat for row in told(game_id, keys, 1).rows] == [3, 1]
    equal = told(game_id, keys, 3)
    assert (equal.title, equal.deciding) == ("Why place 2 for Jan?", None)
    assert [row.seat for row in equal.rows] == [2, 3]


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game_id", GAMES)
def test_every_value_has_its_words_and_names_are_shown_as_they_were_written(game_id: str, language: str) -> None:
    names = ("A*{b}§1", "Zofia")
    values = score_of(game_id)
    for place in range(len(values)):
        ahead = tuple(int(here == place) for here in range(len(values)))
        text = spoken(told(game_id, (ahead, values), 0, language, names).text)
        assert text
        assert "{" not in text.replace(names[0], "")
