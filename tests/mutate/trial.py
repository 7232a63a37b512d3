"""Running scenarios in a forked child: once to see which lines each goes over, then once for every break.

The child imports the room anew, so that names bound at import are broken, too, and nothing is written anywhere.
"""

import ast
import importlib.util
import multiprocessing
import os
import resource
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, NamedTuple

import pytest

import imperium_desktop.registry  # noqa: F401 (once here, not in each child; it does not import the rooms)

FORK = multiprocessing.get_context("fork")
MEMORY = 4 << 30
"""Bytes that it may fill while it runs in circles."""

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

    def visitors(self, file: Path, lines: Collection[int]) -> list[Scenario]:
        """Who goes over one of these lines, the quickest first."""
        where = [(str(file), line) for line in lines]
        if not self.at_import.isdisjoint(where):
            return sorted(self.seconds, key=self.seconds.__getitem__)
        found = set().union(*(self.visits.get(line, ()) for line in where))
        return sorted(found, key=self.seconds.__getitem__)


class Trial(NamedTuple):
    module: str
    file: Path
    tree: Callable[[], ast.Module]
    scenarios: Sequence[Scenario]
    seconds: float
    """How long it may take; then it runs in circles."""


def run_pytest(arguments: Sequence[str], plugin: object) -> int:
    """Quietly, without the plugins and options of the whole test run."""
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    options = ["-o", "addopts=", "-m", "not slow", "-p", "no:cacheprovider", "-x", "--tb=no", "--assert=plain"]
    return int(pytest.main([*options, *arguments], plugins=[plugin]))


# Recording


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


# Breaking


class Chosen:
    """A pytest plugin that runs only these tests, in this order."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        self.order = {scenario.id: place for place, scenario in enumerate(scenarios)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])


class BrokenLoader(SourceFileLoader):
    def __init__(self, module: str, file: Path, tree: ast.Module) -> None:
        super().__init__(module, str(file))
        self.tree = tree

    def get_code(self, _fullname: str) -> CodeType:
        return compile(self.tree, self.path, "exec")


class BrokenFinder(MetaPathFinder):
    """Serves the broken module in place of the one on the disk."""

    def __init__(self, loader: BrokenLoader) -> None:
        self.loader = loader

    def find_spec(self, fullname: str, *_where: object) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


def noticed(trials: Sequence[Trial], jobs: int) -> Iterator[tuple[int, bool]]:
    """For each trial, as they end, its number and whether a scenario failed; who does not come back has noticed."""
    running: dict[BaseProcess, tuple[int, float]] = {}
    waiting = list(enumerate(trials))[::-1]
    while running or waiting:
        while waiting and len(running) < jobs:
            number, trial = waiting.pop()
            child: BaseProcess = FORK.Process(target=try_in_child, args=(trial,))
            child.start()
            running[child] = number, time.monotonic() + trial.seconds
        soonest = min(deadline for _, deadline in running.values())
        wait([child.sentinel for child in running], timeout=max(0.0, soonest - time.monotonic()))
        for child, (number, deadline) in list(running.items()):
            if child.is_alive() and time.monotonic() < deadline:
                continue
            child.kill()
            child.join()
            del running[child]
            assert child.exitcode != pytest.ExitCode.NO_TESTS_COLLECTED
            yield number, child.exitcode != pytest.ExitCode.OK


def try_in_child(trial: Trial) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, BrokenFinder(BrokenLoader(trial.module, trial.file, trial.tree())))
    files = sorted({scenario.file for scenario in trial.scenarios})
    sys.exit(run_pytest(files, Chosen(trial.scenarios)))
