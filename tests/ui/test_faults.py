"""What nobody foresaw is shown once, counted after that, and the program goes on."""

import platform
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from imperium_desktop import __version__
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.store.reports import KEPT, keep_report
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.app_state import known_game
from imperium_desktop.ui.window.fault_notice import FaultNotice
from imperium_desktop.ui.window.faults import KNOWN
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.fitting import cramped, settle
from tests.ui.robot import NAMES, Robot, open_window, seated, visible_texts


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    monkeypatch.setattr(sys, "__excepthook__", lambda *raised: None)
    home = tmp_path / ("a_data_folder_with_a_long_name_" * 5)
    opened = open_window(home, curtain="never")
    opened.faults.install()
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def boom(number: int = 1) -> None:
    if number == 1:
        raise ZeroDivisionError("first")
    raise KeyError("second")


def in_a_slot(number: int = 1) -> None:
    QTimer.singleShot(0, lambda: boom(number))
    settle()


def told(window: MainWindow) -> str:
    assert window.fault_notice is not None
    return "\n".join(visible_texts(window.fault_notice))


def test_a_fault_in_a_slot_is_shown_once_and_counted(window: MainWindow) -> None:
    in_a_slot()
    assert "The program hit an error" in told(window)
    present(window.fault_notice).go_on_button.click()
    for _ in range(3):
        in_a_slot()
    assert not present(window.fault_notice).isVisible()
    (fault,) = window.faults.faults.values()
    assert fault.times == 4
    in_a_slot(2)
    assert present(window.fault_notice).isVisible()


def test_a_fault_in_a_thread_is_shown_too(window: MainWindow) -> None:
    thread = threading.Thread(target=boom)
    thread.start()
    thread.join()
    settle()
    assert present(window.fault_notice).isVisible()


def test_the_page_below_stays_in_use(window: MainWindow) -> None:
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=2), 1), seated(2), None)
    present(window.page).setFocus()
    focus = QApplication.focusWidget()
    in_a_slot()
    assert QApplication.focusWidget() is focus
    assert QApplication.activeModalWidget() is None
    assert Robot(window).play(most=3) == 3
    window.show_start()
    assert present(window.fault_notice).isVisible()


def test_a_fault_in_the_telling_does_not_go_round_for_ever(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: FaultNotice, fault: Exception) -> None:
        raise RuntimeError("in the notice")

    monkeypatch.setattr(FaultNotice, "tell", broken)
    in_a_slot()
    settle()
    assert [fault.times for fault in window.faults.faults.values()] == [1, 2]


def test_many_places_are_not_kept_for_ever(window: MainWindow) -> None:
    for number in range(KNOWN + 50):
        try:
            exec(compile("\n" * number + "1 / 0", "place", "exec"))
        except ZeroDivisionError:
            window.faults.catch(*sys.exc_info())
    assert len(window.faults.faults) == KNOWN


def test_who_interrupts_the_program_is_heard(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(sys, "__excepthook__", lambda kind, *rest: heard.append(kind))
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert heard == [KeyboardInterrupt]
    assert window.faults.faults == {}


# The report


def test_a_report_tells_all_that_is_needed_and_no_names(window: MainWindow) -> None:
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=2), 1), seated(2), None)
    Robot(window).play(most=5)
    in_a_slot()
    in_a_slot()
    present(window.fault_notice).keep_button.click()
    (file,) = (window.app_state.folders.data / "reports").iterdir()
    assert str(file) in told(window)
    assert not present(window.fault_notice).keep_button.isVisible()
    text = file.read_text()
    for wanted in (__version__, platform.python_version(), "ZeroDivisionError: first", "met 2 x", "in boom"):
        assert wanted in text
    assert not [name for name in NAMES if name in text]
    assert str(Path.home()) not in text
    lines = text[text.index('{"format"') :]
    assert len(journal.read(lines.encode(), known_game).match.answers) == 5


def test_only_the_last_reports_are_kept(tmp_path: Path) -> None:
    files = [keep_report(tmp_path / "reports", f"{number}", when=number * 60) for number in range(KEPT + 5)]
    assert sorted((tmp_path / "reports").iterdir()) == files[5:]


@pytest.mark.parametrize(("language", "words"), [("en", "could not be saved"), ("pl", "Nie udało się zapisać")])
def test_a_folder_that_cannot_be_written_is_told(window: MainWindow, language: str, words: str) -> None:
    (window.app_state.folders.data / "reports").write_text("in the way")
    set_language(language)
    in_a_slot()
    present(window.fault_notice).keep_button.click()
    assert words in told(window)
    present(window.fault_notice).copy_button.click()
    assert "ZeroDivisionError: first" in QApplication.clipboard().text()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_on_the_notice_has_room(window: MainWindow, language: str) -> None:
    set_language(language)
    in_a_slot()
    settle()
    assert not list(cramped(present(window.fault_notice)))
    present(window.fault_notice).keep()
    settle()
    assert not list(cramped(present(window.fault_notice)))
    assert window.rect().contains(present(window.fault_notice).geometry())


def test_a_broken_rule_is_told_the_same_way(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load_game("tigris")
    window.play(Match(game, game.setup_type(seats=2), 1), seated(2), None)

    def broken(self: AnyMatch, asked: object, answer: object) -> None:
        raise ZeroDivisionError("in a rule")

    monkeypatch.setattr(Match, "_advance", broken)
    present(window.session).answer(present(window.session).match.waiting.options[0])
    settle()
    assert "Your last action was undone" in told(window)
    assert "in a rule" in window.fault_report()
    assert "choose_dynasty" in window.fault_report()


def test_a_match_does_without_what_can_not_be_told(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """No hint, no reason for a move and none against it: a report is kept, and nobody is disturbed."""
    game = load_game("tigris")
    parts = GAMES["tigris"].parts
    failing = {"hints": parts.teacher, "of": parts.merits}
    for name, teaching in failing.items():
        monkeypatch.setattr(teaching, name, lambda *_: boom())
    monkeypatch.setattr(Seen, "preview", lambda *_: boom(2))
    monkeypatch.setattr(Match, "why_not", lambda *_: boom(2))
    window.play(Match(game, game.setup_type(seats=2), 1), seated(2), None)
    page = present(window.match_page)
    page.advice.advise(page.session.match.waiting.options[0])
    page.touch("never heard of")
    settle()
    assert page.panel.prompt.sentence.plain_text()
    assert Robot(window).play(most=3) == 3
    assert window.fault_notice is None
    assert all(fault.quiet for fault in window.faults.faults.values())
    (report, *_) = sorted(window.app_state.folders.reports.glob("*.txt"))
    assert "ZeroDivisionError: first" in report.read_text()
