"""Start the program beside hostile data folders, without a screen: any broken promise is named with its case."""

import argparse
import faulthandler
import gc
import os
import stat
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from hashlib import blake2b
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.files import is_absent
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import JournalError, read_agreed
from imperium_desktop.store.disk import StoreError
from imperium_desktop.store.folders import HOME, Folders
from imperium_desktop.store.journals import read_journal
from imperium_desktop.store.names import journals_in
from imperium_desktop.ui.archive.list_page import ListPage
from imperium_desktop.ui.pictures.match_picture import TablePainter
from imperium_desktop.ui.window.app_state import AppState, known_game
from imperium_desktop.ui.window.application import apply_settings, make_application
from imperium_desktop.ui.window.main_window import MainWindow
from tests.fuzz.homes import DOCUMENTS, Home, build, refusing
from tests.fuzz.promises import Hang, patience

PATIENCE = 300
"""Seconds after which a folder counts as one that hangs the program."""
PROCESSES = 2
ROWS = 12
"""So many of a list are looked at closely."""


def broken_by_folder(chance: Chance) -> str | None:
    """None if the program starts, shows every page and leaves the folder as it was; else what went wrong."""
    with tempfile.TemporaryDirectory(prefix="fuzz-") as folder:
        home = build(Path(folder), chance)
        before = contents(Path(folder))
        try:
            with tidy_memory(), patience(PATIENCE), own_cards(home), refusing(home), unhandled() as errors:
                problem = looked_at(home, more=chance.below(4) == 0)
        except Hang:
            return f"no answer after {PATIENCE} s\n{home}"
        except Exception:
            return f"{traceback.format_exc()}\n{home}"
        return "\n".join(errors) or problem or changed(before, contents(Path(folder)), home)


@contextmanager
def tidy_memory() -> Iterator[None]:
    """Dead widgets of one window are not to be searched for while Qt lays out another."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


@contextmanager
def own_cards(home: Home) -> Iterator[None]:
    """Games are loaded once, with the corrections of that moment."""
    os.environ[HOME] = str(home.folder)
    corrected = bool(home.refused) or not is_absent(home.folder / "settlers" / "cards.toml")
    if corrected:
        load_game.cache_clear()
    try:
        yield
    finally:
        if corrected:
            load_game.cache_clear()


@contextmanager
def unhandled() -> Iterator[list[str]]:
    """Qt swallows what its callbacks raise."""
    found: list[str] = []
    usual = sys.excepthook
    sys.excepthook = lambda kind, error, trace: found.append("".join(traceback.format_exception(kind, error, trace)))
    try:
        yield found
    finally:
        sys.excepthook = usual


def looked_at(home: Home, *, more: bool) -> str | None:
    """Every page that shows something of the folder, and now and then those that show little of it."""
    app_state = AppState(Folders(home.folder, home.folder))
    apply_settings(app_state.settings)
    window = MainWindow(app_state)
    try:
        window.resize(1280, 720)
        window.show()
        settle()
        window._look_around()
        window.grab()
        for show in (window.show_library, window.show_history):
            show()
            settle()
            assert isinstance(window.page, ListPage)
            look_at_rows(window.page)
        others = (window.show_settings, window.new_game, window.learn)
        for show in (*(others if more else ()), window.show_start):
            show()
            settle()
            window.grab()
        return without_note(app_state, home)
    finally:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


def look_at_rows(page: ListPage) -> None:
    rows = page.list.rows
    for row in range(min(rows.rowCount(), ROWS)):
        index = rows.index(row)
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            index.data(role)
        page.list.setCurrentIndex(index)
        page.grab()
    for _ in range(6):
        page.pictures.work()
    page.grab()


def without_note(app_state: AppState, home: Home) -> str | None:
    """Whatever lies among the journals is listed once, and says so if it cannot be opened."""
    notes = {entry.file: None if entry.openable else entry.note for entry in app_state.library.entries()}
    notes.update({app_state.history.file(match): None for match in app_state.history.matches()})
    notes.update({app_state.history.file(odd): odd.note for odd in app_state.history.oddities()})
    for place in ("matches", "saves", "history"):
        for file in journals_in(home.folder / place):
            if file not in notes:
                return f"{file.name!r} in {place} is not listed"
            if notes[file] is None and not begins_well(file):
                return f"{file.name!r} in {place} has no note"
    return None


def begins_well(file: Path) -> bool:
    try:
        read_agreed(read_journal(file).split(b"\n", 1)[0], known_game)
    except (StoreError, JournalError):
        return False
    return True


# Nothing is lost


def contents(folder: Path) -> dict[str, str]:
    """Everything below a folder: what it is, and what is in it."""
    found = {}
    for path in folder.rglob("*"):
        status = os.lstat(path)
        if stat.S_ISREG(status.st_mode):
            found[str(path.relative_to(folder))] = blake2b(path.read_bytes(), digest_size=8).hexdigest()
        else:
            target = os.readlink(path) if path.is_symlink() else ""
            found[str(path.relative_to(folder))] = f"{stat.filemode(status.st_mode)} {status.st_rdev} {target}"
    return found


def changed(before: dict[str, str], after: dict[str, str], home: Home) -> str | None:
    """Documents may be written anew and finished matches put away; every other thing is where, or what, it was."""
    ours = {f"home/{name}" for name in DOCUMENTS[:-1]}
    for path, was in before.items():
        if path in ours and " " not in was:  # an ordinary file
            continue
        moved = path.startswith("home/matches/") and was in after.values()
        if after.get(path) != was and not moved:
            return f"{path!r} was {was} and is {after.get(path)}\n{home}"
    lost = Counter(before.values()) - Counter(after.values()) - Counter(before[path] for path in ours if path in before)
    return f"lost: {lost}\n{home}" if lost else None


# The program


def ready() -> None:
    """Matches are replayed for their pictures, but painting what can be replayed would take most of the time."""
    make_application()
    TablePainter.picture = lambda *_: QPixmap(60, 40)  # type: ignore[method-assign]


def tried(seed: int, number: int) -> str | None:
    """In this process."""
    ready()
    return broken_by_folder(Chance(Chance(seed).bits() ^ number))


def tried_apart(seed: int, number: int) -> tuple[int, str | None]:
    """In a process of its own, so that one that dies tells of itself only."""
    command = [sys.executable, "-m", "tests.fuzz.folders", "--seed", str(seed), "--case", str(number)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode < 0:
        return number, f"died of signal {-done.returncode}\n{done.stderr}"
    return number, done.stdout if done.returncode else None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.folders", description=__doc__)
    parser.add_argument("--cases", type=int, default=100, help="how many folders (100)")
    parser.add_argument("--seed", type=int, default=0, help="other seeds make other folders (0)")
    parser.add_argument("--case", type=int, help="only this case of the seed")
    given = parser.parse_args()
    if given.case is not None:
        faulthandler.enable()
        problem = tried(given.seed, given.case)
        print(problem or "no promise broken", flush=True)
        os._exit(int(problem is not None))  # what Qt does at the end of a process is not asked here
    began, failures = time.monotonic(), 0
    with ThreadPoolExecutor(PROCESSES) as pool:
        for number, problem in pool.map(partial(tried_apart, given.seed), range(given.cases)):
            if problem:
                failures += 1
                print(f"case {number}: {problem}", file=sys.stderr, flush=True)
    print(f"{given.cases} folders from seed {given.seed} in {time.monotonic() - began:.0f} s, {failures} broken")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
