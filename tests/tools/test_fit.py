"""Weights are fitted to matches, written as they are read, and held where they were as hard as is asked."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from imperium_desktop.bots.linear import read_weights
from tests.tools import fit, fit_hadrian, fit_tigris
from tests.tools.fitting import Fitting, Task, lines_of
from tests.tools.ridge import CLEAR, Rows, foreseen, solved, solved_for_wins, wins_foreseen

fittings = pytest.mark.parametrize("fitting", [fit_hadrian.FITTING, fit_tigris.FITTING], ids=lambda one: one.game)
WEIGHTS = np.array([2.0, -1.0, 0.5])
NOTHING = np.zeros(3)


def rows(noise: float = 0.1) -> Rows:
    """Positions of 60 matches in which the outcome is what the weights say, nearly."""
    chance = np.random.default_rng(1)
    facts = chance.normal(size=(600, 3))
    return Rows(facts, facts @ WEIGHTS + noise * chance.normal(size=600), np.arange(600) // 10)


def test_weights_are_found_again() -> None:
    assert solved(rows(), NOTHING, 0.001) == pytest.approx(WEIGHTS, abs=0.05)
    assert foreseen(rows(), NOTHING, 0.001) > 0.95


def test_weights_stay_where_they_were_if_they_are_held() -> None:
    before = np.array([1.0, 1.0, 1.0])
    assert solved(rows(), before, 1000.0) == pytest.approx(before, abs=0.01)


def test_weights_that_foretell_wins_are_in_points() -> None:
    """A lead far beyond a clear win says no more than a clear one."""
    won = rows()
    assert solved_for_wins(won, NOTHING, 0.0001) == pytest.approx(WEIGHTS, abs=0.1)
    assert wins_foreseen(won, NOTHING, 0.0001) > 0.95
    towering = won._replace(outcomes=np.where(won.outcomes > CLEAR, 100 * CLEAR, won.outcomes))
    assert solved_for_wins(towering, NOTHING, 0.0001) == pytest.approx(WEIGHTS, abs=0.3)


@fittings
def test_the_file_is_read_as_it_is_written(fitting: Fitting, tmp_path: Path) -> None:
    before = fitting.before()
    file = tmp_path / "weights.toml"
    file.write_text("\n".join(lines_of(fitting, before, 7, 0.25)), "utf-8")
    table = fitting.table(before)
    size = len(next(iter(table.values())))
    read = read_weights(file, tuple(table), size)
    assert read == tuple(pytest.approx(row, abs=0.001) for row in table.values())


@fittings
def test_a_match_is_watched_and_made_into_rows(fitting: Fitting) -> None:
    """What is kept of it comes back the same from a file."""
    watched = fitting.watch(Task(fitting.seats[0], 3))
    again = msgspec.json.decode(msgspec.json.encode(watched), type=fitting.watched_type)
    found = fitting.rows([watched, again])
    assert found.facts.shape == (len(found.outcomes), len(fitting.before()))
    assert list(found.match_of) == sorted(found.match_of)
    assert found.match_of[-1] == 1
    half = len(found.outcomes) // 2
    assert (found.facts[:half] == found.facts[half:]).all()


def test_a_game_without_a_fit_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["fit", "chess"])
    with pytest.raises(SystemExit, match="hadrian"):
        fit.main()
