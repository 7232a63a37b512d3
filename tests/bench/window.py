"""What the window costs: start-up beside a bare Qt window, a frame, a click, memory."""

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tests.bench.measure import Row, seconds_per_call

BARE = """
import os
from PySide6.QtWidgets import QApplication, QMainWindow
app = QApplication([]); w = QMainWindow(); w.resize(1600, 900); w.show(); app.processEvents(); os._exit(0)
"""
OURS = """
from pathlib import Path
import os, sys
from imperium_desktop.ui.app import open_window
from imperium_desktop.store.folders import Folders
home = Path(sys.argv[1]); app, w = open_window(Folders(home, home)); app.processEvents(); os._exit(0)
"""


def rows(rounds: int) -> Iterator[Row]:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    bare, ours = start_up(BARE, rounds), start_up(OURS, rounds)
    yield Row("bare Qt window, start to first painted", bare * 1e3, "ms", "yardstick")
    yield Row("our window, start to first painted", ours * 1e3, "ms", "")
    yield Row("our window, ratio to the bare one", ours / bare, "x", "≤ 2.0")
    yield from table_rows(rounds)
    yield Row("memory at its highest", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MiB", "≤ 250")


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


def table_rows(rounds: int) -> Iterator[Row]:
    from imperium_desktop.ui.app import make_application

    application = make_application()
    from imperium_desktop.doors.shot import match_at, seated
    from imperium_desktop.ui.table.textures import make_surfaces
    from tests.ui.robot import Robot, open_window

    make_surfaces(1.0)
    with tempfile.TemporaryDirectory() as home:
        window = open_window(Path(home), (1920, 1080), curtain="never")
        window.play(match_at("tigris", 4, 3, "middle"), seated(4), None)
        application.processEvents()
        robot = Robot(window)
        table = robot.page.table

        def frame() -> None:
            table.viewport().repaint()

        def click() -> None:
            """On a tile of the rack: its squares are lit, and the hint follows."""
            funnel = robot.page.session.funnel
            assert funnel is not None
            robot.touch(min(key for key in funnel.begins if key.startswith("rack/")))
            robot.page.back()

        def answer() -> None:
            """A whole answer, which changes everything on the page."""
            robot.answer_by_mouse()

        yield Row("tigris, full board at 1920x1080, one frame", seconds_per_call(frame, 20, rounds) * 1e3, "ms", "≤ 8")
        yield Row("tigris, click to painted", seconds_per_call(click, 10, rounds) * 1e3, "ms", "≤ 30")
        yield Row("tigris, answer of two clicks to painted", seconds_per_call(answer, 10, rounds) * 1e3, "ms", "")
        window.close()
