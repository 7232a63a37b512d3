"""Weights by which strong players of Imperial Settlers foretell what an Empire will come to."""

from imperium_desktop.games.settlers.analysis.features import NAMES, features
from imperium_desktop.games.settlers.bot.fitted import foretold, shipped_weights
from tests.games.settlers.rules.builder import CONTENT, Scenario, barbarians, romans
from tests.tools.fit_settlers import rows_of, watch
from tests.tools.fitting import Task


def test_there_is_a_weight_for_every_feature_and_the_other_way_round() -> None:
    assert len(shipped_weights()) == len(NAMES) == len(set(NAMES))
    assert len(features(CONTENT, Scenario(romans(), barbarians()).state.players[0], 3)) == len(NAMES)


def told(name: str, rounds: int = 2, *, locations: tuple[str, ...]) -> float:
    player = Scenario(barbarians(locations=locations), romans()).state.players[0]
    return dict(zip(NAMES, features(CONTENT, player, rounds), strict=True))[name]


def test_what_cards_bring_counts_as_often_as_there_are_rounds_to_come() -> None:
    one, two = (told("action_wood", rounds, locations=("lumberjacks",)) for rounds in (1, 2))
    assert two == 2 * one > 0
    assert told("action_wood", locations=()) == 0
    assert told("common_locations", locations=("mill", "ruins")) == 2


def test_an_empire_with_more_that_is_of_use_is_foretold_more() -> None:
    poor, rich = (
        Scenario(barbarians(locations=locations, points=3), romans()).state.players[0]
        for locations in ((), ("lumberjacks", "mill"))
    )
    assert foretold(CONTENT, rich, 3) > foretold(CONTENT, poor, 3)


def test_a_match_is_watched_at_the_end_of_each_round_but_the_last() -> None:
    watched = watch(Task(2, 5))
    assert [empire.seat for empire in watched.empires] == [0, 1] * 4
    rows = rows_of([watched, watched])
    assert rows.facts.shape == (16, len(NAMES))
    assert min(rows.outcomes) >= 0
    assert list(rows.match_of) == [0] * 8 + [1] * 8
