"""Running scenarios against a broken room, each time in a forked child: nothing is written, nothing stays broken.

Where the broken line runs only when something is played, the child takes over all that is imported and collected and
gives the room's functions their broken code, wherever they are bound. Where it runs at import, all is imported anew.
"""

import ast
import gc
import importlib.util
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

import imperium_desktop.registry  # noqa: F401 (once here, not in each child; it does not import the rooms)
from tests.mutate.recording import FORK, Scenario, run_pytest

MEMORY = 4 << 30
"""Bytes that a broken room may fill while it runs in circles."""


class Trial(NamedTuple):
    module: str
    file: Path
    tree: Callable[[], ast.Module]
    at_import: bool
    scenarios: Sequence[Scenario]
    seconds: float
    """How long it may take; then it runs in circles."""

    @property
    def code(self) -> CodeType:
        return compile(self.tree(), self.file, "exec")


def noticed(trials: Sequence[Trial], jobs: int) -> Iterator[tuple[int, bool]]:
    """For each trial, as they end, its number and whether a scenario failed."""
    played = [number for number, trial in enumerate(trials) if not trial.at_import]
    imported = [number for number, trial in enumerate(trials) if trial.at_import]
    if played:
        for number, was_noticed in after_import([trials[number] for number in played], jobs):
            yield played[number], was_noticed
    for number, was_noticed in in_children([trials[number] for number in imported], jobs, try_from_import):
        yield imported[number], was_noticed


def in_children(trials: Sequence[Trial], jobs: int, attempt: Callable[[Trial], None]) -> Iterator[tuple[int, bool]]:
    """Who does not come back in time has noticed."""
    running: dict[BaseProcess, tuple[int, float]] = {}
    waiting = list(enumerate(trials))[::-1]
    while running or waiting:
        while waiting and len(running) < jobs:
            number, trial = waiting.pop()
            child: BaseProcess = FORK.Process(target=attempt, args=(trial,))
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


# Breaking what is imported


class Ground:
    """A pytest plugin that collects once, and then tries everything in children instead of running the tests."""

    def __init__(self, trials: Sequence[Trial], jobs: int, results: Connection) -> None:
        self.trials, self.jobs, self.results = trials, jobs, results

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for result in in_children(self.trials, self.jobs, partial(try_after_import, session)):
            self.results.send(result)
        return True


def after_import(trials: Sequence[Trial], jobs: int) -> Iterator[tuple[int, bool]]:
    files = sorted({scenario.file for trial in trials for scenario in trial.scenarios})
    ours, theirs = FORK.Pipe(duplex=False)
    ground = FORK.Process(target=run_pytest, args=(files, Ground(trials, jobs, theirs)))
    ground.start()
    theirs.close()
    for _ in trials:
        yield ours.recv()
    ground.join()


def try_after_import(session: pytest.Session, trial: Trial) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    break_functions(trial)
    items = {item.nodeid: item for item in session.items}
    chosen = [items[scenario.id] for scenario in trial.scenarios]
    for item, following in zip(chosen, [*chosen[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            os._exit(pytest.ExitCode.TESTS_FAILED)
    os._exit(pytest.ExitCode.OK)


def break_functions(trial: Trial) -> None:
    broken = {(code.co_qualname, code.co_firstlineno): code for code in codes_in(trial.code)}
    for function in gc.get_objects():
        if isinstance(function, FunctionType) and function.__code__.co_filename == str(trial.file):
            key = function.__code__.co_qualname, function.__code__.co_firstlineno
            function.__code__ = broken.get(key, function.__code__)


def codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_in(constant)


# Importing what is broken


class BrokenLoader(SourceFileLoader):
    def __init__(self, trial: Trial) -> None:
        super().__init__(trial.module, str(trial.file))
        self.code = trial.code

    def get_code(self, _fullname: str) -> CodeType:
        return self.code


class BrokenFinder(MetaPathFinder):
    """Serves the broken module in place of the one on the disk."""

    def __init__(self, loader: BrokenLoader) -> None:
        self.loader = loader

    def find_spec(self, fullname: str, *_where: object) -> ModuleSpec | None:
        if fullname != self.loader.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.loader.path, loader=self.loader)


class Chosen:
    """A pytest plugin that runs only these tests, in this order."""

    def __init__(self, scenarios: Sequence[Scenario]) -> None:
        self.order = {scenario.id: place for place, scenario in enumerate(scenarios)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])


def try_from_import(trial: Trial) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    sys.meta_path.insert(0, BrokenFinder(BrokenLoader(trial)))
    files = sorted({scenario.file for scenario in trial.scenarios})
    sys.exit(run_pytest(files, Chosen(trial.scenarios)))
