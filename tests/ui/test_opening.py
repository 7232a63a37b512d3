"""Long files: read beside the window, with a way out; endless ones are refused at once."""

import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.store.disk import in_use
from imperium_desktop.store.folders import Place
from imperium_desktop.store.reading import SHORT, Reading
from imperium_desktop.ui.archive.library_page import LibraryPage
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.replay.opening import OpeningPage
from imperium_desktop.ui.replay.replay_page import ReplayPage
from imperium_desktop.ui.start.start_page import StartPage
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import of_kind, present
from tests.ui.fitting import cramped, settle
from tests.ui.robot import visible_texts
from tests.ui.shelf import begun

LINES = 2_000
SEATING = Seating(("Anna", "Marek"), ("", ""), (0, 1))


def long_journal(lines: int = LINES) -> bytes:
    """A match in which one answer was taken back and given again for a whole evening."""
    match = begun(20)
    header, *entries = journal.write(match, SEATING).splitlines(keepends=True)
    again = b'{"take_back":1}\n' + entries[-1]
    return b"".join([header, *entries, again * (lines // 2)])


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Readings wait after their first lines until this is set."""
    go = threading.Event()
    watch = Reading._watch

    def waiting(reading: Reading[AnyMatch], done: int, total: int) -> None:
        watch(reading, done, total)
        if done == 100:
            go.wait(20)

    monkeypatch.setattr(Reading, "_watch", waiting)
    yield go
    go.set()


def put(window: MainWindow, place: Place, data: bytes) -> Path:
    file = window.app_state.folders.make(place) / "2026-01-01 10-00-00 tigris.jsonl"
    file.write_bytes(data)
    return file


Way = Callable[[MainWindow, Path], None]
WAYS: dict[str, tuple[Place, Way]] = {
    "continue": ("matches", lambda window, file: window.continue_match()),
    "open": ("saves", lambda window, file: window.open_save(file)),
    "replay": ("saves", lambda window, file: window.replay(file)),
}


def opening(window: MainWindow) -> OpeningPage[Any]:
    page = window.page._shown if isinstance(window.page, ReplayPage) else window.page
    assert isinstance(page, OpeningPage)
    return page


def reads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "reading"]


@pytest.mark.parametrize("way", WAYS)
def test_a_long_match_is_read_beside_the_window(
    window: MainWindow, held: threading.Event, qtbot: QtBot, way: str
) -> None:
    place, go = WAYS[way]
    file = put(window, place, long_journal())
    assert file.stat().st_size > SHORT
    go(window, file)
    page = opening(window)
    qtbot.waitUntil(lambda: page.bar.value() == 100)
    assert f"100 of {LINES + 21} lines" in "\n".join(visible_texts(page))
    held.set()
    if way == "replay":
        replay = of_kind(ReplayPage, window.page)
        qtbot.waitUntil(lambda: replay.viewer is not None, timeout=20_000)
        assert len(present(replay.viewer).timeline) == 20
    else:
        qtbot.waitUntil(lambda: isinstance(window.page, MatchPage), timeout=20_000)
        assert len(present(window.session).match.answers) == 20


@pytest.mark.parametrize("way", WAYS)
def test_who_cancels_is_back_at_once_and_nothing_is_held(
    window: MainWindow, held: threading.Event, qtbot: QtBot, way: str
) -> None:
    place, go = WAYS[way]
    file = put(window, place, long_journal())
    go(window, file)
    page = opening(window)
    qtbot.waitUntil(lambda: page.bar.value() == 100)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
    held.set()
    qtbot.waitUntil(lambda: not reads(), timeout=20_000)
    assert not in_use(file)
    assert isinstance(window.page, StartPage)


def test_what_was_resumed_too_late_is_let_go(window: MainWindow, held: threading.Event, qtbot: QtBot) -> None:
    """The page was left after the last line: its file must not stay held."""
    file = put(window, "matches", long_journal())
    window.continue_match()
    page = opening(window)
    qtbot.waitUntil(lambda: page.bar.value() == 100)
    page._poll.stop()
    held.set()
    page.reading._thread.join()
    assert in_use(file)
    page._poll.start()
    page.cancel()
    assert not in_use(file)


def test_the_window_goes_on_while_it_reads(window: MainWindow, qtbot: QtBot) -> None:
    """No event waits for long."""
    file = put(window, "saves", long_journal())
    settle()
    gaps, last = [0.0], [time.perf_counter()]

    def tick() -> None:
        now = time.perf_counter()
        gaps.append(now - last[0])
        last[0] = now

    window.open_save(file)
    page = opening(window)
    page._poll.stop()
    QApplication.processEvents()
    last[0] = time.perf_counter()
    timer = QTimer(interval=1)
    timer.timeout.connect(tick)
    timer.start()
    qtbot.waitUntil(lambda: page.reading.over, timeout=30_000)
    timer.stop()
    assert len(gaps) > 20
    assert sorted(gaps)[len(gaps) * 9 // 10] < 0.1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_page_has_room_for_its_words(window: MainWindow, held: threading.Event, language: str) -> None:
    set_language(language)
    window.open_save(put(window, "saves", long_journal()))
    settle()
    assert not list(cramped(opening(window)))


def test_endless_files_are_refused_at_once(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    huge = tmp_path / "huge.jsonl"
    with huge.open("wb") as stream:
        stream.truncate(500 << 20)
    for file in (huge, Path("/dev/zero")):
        began = time.process_time()
        window.show_library()
        of_kind(LibraryPage, window.page).open_file(file)
        qtbot.waitUntil(lambda: of_kind(ReplayPage, window.page).reader is not None, timeout=20_000)
        assert time.process_time() - began < 3
    window.replay(huge)
    qtbot.waitUntil(lambda: of_kind(ReplayPage, window.page).reader is not None, timeout=20_000)
    settle()
    assert "Too large" in "\n".join(visible_texts(present(window.page)))
