"""Many matches in one window, one after the other: what it holds in the end, and what it should not."""

import re
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path

from PySide6.QtTest import QTest

from imperium_desktop.commands.journals import record
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.window.app import open_window
from imperium_desktop.ui.window.frame import tidy_up
from imperium_desktop.ui.window.main_window import MainWindow
from tests.bench.window import seats_of
from tests.ui.robot import Robot, seated

ANSWERS = 4
"""Given by mouse in each match."""
WHOLE = 10
"""Every so many matches one is played to its end and looked at."""
TOLD = 20


def resident() -> float:
    """MiB of this process that are in memory now."""
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    assert found is not None
    return int(found[1]) / 1024


def play(window: MainWindow, match: AnyMatch) -> None:
    seating = seated(match.setup.seats)
    window.play(match, seating, window.app_state.matches.begin(match.game.id, seating))
    if match.result is None:
        Robot(window, match.seed).play(most=ANSWERS)
    QTest.qWait(20)
    window.show_start()
    QTest.qWait(20)
    tidy_up()  # as the window itself does a moment later, however busy the machine is


def evening(window: MainWindow, matches: int) -> Iterator[float]:
    """The memory after each match."""
    for number, game_id in enumerate(islice(cycle(GAMES), matches), 1):
        seats = max(min(seats_of(game_id), 2), GAMES[game_id].seats[0])
        if number % WHOLE:
            game = load_game(game_id)
            play(window, Match(game, game.setup_type(seats=seats), number))
        else:
            play(window, record(game_id, seats, number, ["random"], {}))
        yield resident()


def main() -> None:
    """Measure whole evenings: `python -m tests.bench.evenings HOME MATCHES`."""
    home, matches = Path(sys.argv[1]), int(sys.argv[2])
    _, window = open_window(Folders(home, home))
    window.resize(1600, 900)
    window.change(curtain="never", motion=False, outcomes="none")
    for number, memory in enumerate(evening(window, matches), 1):
        if number % TOLD == 0:
            print(number, round(memory), flush=True)
    window.close()


if __name__ == "__main__":
    main()
