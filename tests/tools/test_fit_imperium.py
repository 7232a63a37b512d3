"""The fit of Imperium counts what the player counts, and finds weights again that made the outcomes."""

import numpy as np
import pytest

from imperium_desktop.games.imperium.analysis.pace import rounds_left
from imperium_desktop.games.imperium.bot.fitted import FADING, LATER, NAMES, NOW, Fitted, shipped_weights
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.rules.scoring import points
from tests.games.imperium.rules.builder import CONTENT
from tests.tools.fit_imperium import Measure, Watched, rows_of, table, watch
from tests.tools.fitting import Task
from tests.tools.ridge import solved


@pytest.fixture(scope="module")
def watched() -> Watched:
    return watch(Task(seats=3, seed=4))


def test_the_player_values_what_is_fitted(watched: Watched) -> None:
    fitted, measure = Fitted(CONTENT, shipped_weights()), Measure(CONTENT)
    weights = np.array(shipped_weights())
    assert len(watched.final) == 3
    for state in watched.states[::5]:
        left = rounds_left(CONTENT, state)
        for seat in range(3):
            features = measure.features(state, seat)
            told = features @ weights[:, LATER] * left
            told += features[: -len(NATIONS)] @ weights[: -len(NATIONS), NOW] * min(1, left / FADING)
            expected = points(CONTENT, state, seat) + told
            assert fitted.prospect(state, seat, left) == pytest.approx(expected)


def test_weights_that_made_the_outcomes_are_found_again(watched: Watched) -> None:
    rows = rows_of([watched])
    made = np.zeros(2 * len(NAMES))
    made[NAMES.index("material")] = 3.0
    found = table(solved(rows._replace(outcomes=rows.facts @ made), np.zeros(len(made)), 1e-9))
    assert [*found] == [*NAMES]
    foretold = rows.facts @ np.array([*found.values()]).T.ravel()
    assert foretold == pytest.approx(rows.facts @ made, abs=1e-3)
