"""What the window costs: start-up beside a bare Qt window, a frame, a click, memory."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import mean

from imperium_desktop.registry import GAMES
from tests.bench.measure import Row, seconds_per_call
from tests.present import present

BARE = """
import os
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([]); w = QMainWindow(); w.resize(1600, 900); w.show(); app.processEvents(); os._exit(0)
"""
OURS = """
from pathlib import Path
import os, sys
from imperium_desktop.ui.window.app import open_window
from imperium_desktop.store.folders import Folders
home = Path(sys.argv[1]); app, w = open_window(Folders(home, home)); app.processEvents(); os._exit(0)
"""
EVENING = """
import re, sys
from pathlib import Path
from imperium_desktop.ui.window.app import open_window
from imperium_desktop.store.folders import Folders
from imperium_desktop.commands.shot import match_at, seated
from tests.bench.window import seats_of
from tests.ui.robot import Robot
game_id = sys.argv[1]; home = Path(sys.argv[2])
app, w = open_window(Folders(home, home)); w.resize(1920, 1080)
w.change(curtain="never", motion=False, outcomes="none")
w.play(match_at(game_id, seats_of(game_id), 3, "middle"), seated(seats_of(game_id)), None); w.page.curtain.open()
Robot(w).play(most=20)
print(int(re.search(r"VmHWM:\\s+(\\d+)", Path("/proc/self/status").read_text())[1]) / 1024)
w.close()  # an open window may take the interpreter down as it ends
"""


def rows(rounds: int) -> Iterator[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bare, ours = start_up(BARE, rounds), start_up(OURS, rounds)
    yield Row("bare Qt window, start to first painted", bare * 1e3, "ms", "yardstick")
    yield Row("our window, start to first painted", ours * 1e3, "ms", "")
    yield Row("our window, ratio to the bare one", ours / bare, "x", "≤ 2.0")
    yield from table_rows(rounds)
    yield from picture_rows(rounds)
    for game_id in GAMES:
        yield Row(f"{game_id}, memory at its highest", memory(game_id), "MiB", "≤ 250")
    memories = memory_after_many()
    before, after = memories[: len(memories) // 2], memories[len(memories) // 2 :]
    yield Row(f"memory after {MATCHES} matches in one window", memories[-1], "MiB", "≤ 320")
    yield Row("  second half over the first, on average", max(mean(after) - mean(before), 0.0), "MiB", "≤ 20")


def start_up(script: str, rounds: int) -> float:
    """Of a program that has been started before: with its bytecode on disk, as every user has it.

    The scripts leave without tidying up: closing is not opening.
    """
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", script, home]
        environment = os.environ | {"PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        timed(command, environment)
        return min(timed(command, environment) for _ in range(rounds))


def timed(command: list[str], environment: dict[str, str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True, env=environment)
    return time.perf_counter() - began


def memory(game_id: str) -> float:
    """Of a process in which this game is played for a while, at 1920x1080.

    From /proc, because getrusage tells a child the peak of its parent.
    """
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-c", EVENING, game_id, home]
        return float(subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()[-1])


MATCHES = 200


def memory_after_many() -> list[float]:
    """Now and then, and after the last match; it swings with what was freed just now."""
    with tempfile.TemporaryDirectory() as home:
        command = [sys.executable, "-m", "tests.bench.evenings", home, str(MATCHES)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
    return [float(memory) for memory in told[1::2]]


AIMS = {"tigris": ("≤ 8", "≤ 30"), "hadrian": ("≤ 12", "≤ 30"), "mare_nostrum": ("≤ 10", "≤ 30")}
"""Of a frame, and of what follows a click."""
SEATS = {"hadrian": 1}
MOST_ROUNDS = 3
"""Of ten answers: then half a match of Hadrian's Wall is over."""
FEW_SEATS = 4


def seats_of(game_id: str) -> int:
    return SEATS.get(game_id, min(FEW_SEATS, GAMES[game_id].seats[-1]))


def table_rows(rounds: int) -> Iterator[Row]:
    from imperium_desktop.ui.theme.textures import make_surfaces
    from imperium_desktop.ui.window.application import make_application

    make_application()
    make_surfaces(1.0)
    for game_id in GAMES:
        yield from game_rows(game_id, rounds)


PICTURES = {(110, 60): "≤ 5", (956, 480): "≤ 45"}
"""Sizes of cards' pictures, and how long one may take."""


def picture_rows(rounds: int) -> Iterator[Row]:
    """Painted elsewhere while the table goes on."""
    from imperium_desktop.content.vignettes import recipes_of
    from imperium_desktop.ui.vignettes.frame import Covered
    from imperium_desktop.ui.vignettes.painter import Order, painted

    def paint_all(orders: list[Order]) -> None:
        for order in orders:
            painted(order)

    recipes = recipes_of("imperium")
    some = [recipes.of(card) for card in [*recipes.cards][::20]]
    for (width, height), aim in PICTURES.items():
        orders = [Order(recipe, "", Covered(), width, height) for recipe in some]
        each = seconds_per_call(partial(paint_all, orders), 1, rounds) / len(orders)
        yield Row(f"a card's picture, {width}x{height}", each * 1e3, "ms", aim)


def game_rows(game_id: str, rounds: int) -> Iterator[Row]:
    from PySide6.QtWidgets import QApplication

    from imperium_desktop.commands.shot import match_at, seated
    from tests.ui.robot import Robot, open_window

    seats = seats_of(game_id)
    frame_aim, click_aim = AIMS.get(game_id, ("≤ 12", "≤ 30"))
    with tempfile.TemporaryDirectory() as home:
        window = open_window(Path(home), (1920, 1080), curtain="never")
        window.play(match_at(game_id, seats, 3, "middle"), seated(seats), None)
        QApplication.processEvents()
        robot = Robot(window)
        robot.hovers = False
        robot.page.curtain.open()
        table = robot.page.table
        frame = seconds_per_call(lambda: table.viewport().repaint(), 20, rounds)
        stage = robot.page.stage
        laid_out = seconds_per_call(lambda: stage.show(stage.shown), 10, rounds)
        yield Row(f"{game_id}, full table at 1920x1080, one frame", frame * 1e3, "ms", frame_aim)
        yield Row(f"{game_id}, table laid out and drawn anew", laid_out * 1e3, "ms", "≤ 8" if game_id in SEATS else "")

        def click() -> None:
            """On what begins an answer and does not end it: the next places are lit, and the hint follows."""
            funnel = robot.page.session.funnel
            assert funnel is not None
            robot.touch(min(key for key in funnel.begins if funnel.would_answer(key) is None))
            robot.page.back()

        while all(
            present(robot.page.session.funnel).would_answer(key) for key in present(robot.page.session.funnel).begins
        ):
            robot.answer_by_mouse()
        yield Row(f"{game_id}, click to painted", seconds_per_call(click, 10, rounds) * 1e3, "ms", click_aim)
        answer = seconds_per_call(robot.answer_by_mouse, 10, min(rounds, MOST_ROUNDS))
        yield Row(f"{game_id}, whole answer to painted", answer * 1e3, "ms", "≤ 40")
        window.close()
        yield from going_on_rows(game_id, rounds)


def going_on_rows(game_id: str, rounds: int) -> Iterator[Row]:
    """What comes without a touch: a bot's move, and a match from its file."""
    from PySide6.QtWidgets import QApplication

    from imperium_desktop.commands.shot import match_at, seated
    from imperium_desktop.rules.chance import Chance
    from tests.contract.playing import random_answer
    from tests.ui.robot import open_window

    seats, chance = seats_of(game_id), Chance(1)
    with tempfile.TemporaryDirectory() as home:
        window = open_window(Path(home), (1920, 1080), curtain="never", outcomes="none")
        match = match_at(game_id, seats, 3, "middle")
        window.play(match, seated(seats), None, resumed=True)
        QApplication.processEvents()

        def move() -> None:
            session = window.session
            assert session is not None
            session.answer(random_answer(match.waiting, chance))
            QApplication.processEvents()

        moved = seconds_per_call(move, 10, min(rounds, MOST_ROUNDS))
        yield Row(f"{game_id}, somebody else's answer to painted", moved * 1e3, "ms", "≤ 40")
        save = window.app_state.library.save_as("bench", match, seated(seats))

        def open_save() -> None:
            window.open_save(save)
            QApplication.processEvents()

        opened = seconds_per_call(open_save, 1, rounds)
        yield Row(f"{game_id}, opening a save to painted", opened * 1e3, "ms", "")
        window.close()
