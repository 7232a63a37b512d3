"""Which scenarios go over which line of a room, found out by running them once."""

import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from types import FrameType
from typing import Any, NamedTuple

import pytest

FORK = multiprocessing.get_context("fork")

Line = tuple[str, int]
"""A file and a line of it."""


class Scenario(NamedTuple):
    file: str
    id: str


class Record(NamedTuple):
    """What the scenarios do when nothing is broken."""

    seconds: dict[Scenario, float]
    """How long each took."""
    visits: dict[Line, set[Scenario]]
    """Which go over a line."""
    at_import: set[Line]
    """Lines on which all scenarios stand."""

    def runs_at_import(self, file: Path, lines: Collection[int]) -> bool:
        return not self.at_import.isdisjoint((str(file), line) for line in lines)

    def visitors(self, file: Path, lines: Collection[int]) -> list[Scenario]:
        """Who goes over one of these lines, the quickest first."""
        found: set[Scenario] = set().union(*(self.visits.get((str(file), line), ()) for line in lines))
        return sorted(self.seconds if self.runs_at_import(file, lines) else found, key=self.seconds.__getitem__)


class Recorder:
    """A pytest plugin that notes the lines of the room for each test."""

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.lines: set[Line] = set()
        self.record = Record({}, {}, set())

    def called(self, frame: FrameType, _event: str, _argument: object) -> Callable[..., Any] | None:
        return self.went if frame.f_code.co_filename.startswith(self.folder) else None

    def went(self, frame: FrameType, event: str, _argument: object) -> Callable[..., Any]:
        if event == "line":
            self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self.went

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.record.at_import.update(self.lines)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.lines, began = set(), time.monotonic()
        result = yield
        scenario = Scenario(str(item.path), item.nodeid)
        self.record.seconds[scenario] = time.monotonic() - began
        for line in self.lines:
            self.record.visits.setdefault(line, set()).add(scenario)
        return result


def record(folder: Path, tests: Sequence[str]) -> Record:
    """Of a room in this folder; the tests must pass."""
    ours, theirs = FORK.Pipe(duplex=False)
    child = FORK.Process(target=record_in_child, args=(folder, tests, theirs))
    child.start()
    theirs.close()
    try:
        recorded: Record = ours.recv()
    except EOFError:
        sys.exit(f"the tests fail before anything is broken: pytest {' '.join(tests)}")
    finally:
        child.join()
    return recorded


def record_in_child(folder: Path, tests: Sequence[str], result: Connection) -> None:
    recorder = Recorder(folder)
    sys.settrace(recorder.called)
    code = run_pytest(tests, recorder)
    sys.settrace(None)
    if code == pytest.ExitCode.OK:
        result.send(recorder.record)


def run_pytest(arguments: Sequence[str], plugin: object) -> int:
    """Quietly, without the plugins and options of the whole test run."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    options = ["-o", "addopts=", "-m", "not slow", "-p", "no:cacheprovider", "-x", "-s", "--tb=no", "--assert=plain"]
    return int(pytest.main([*options, *arguments], plugins=[plugin]))
