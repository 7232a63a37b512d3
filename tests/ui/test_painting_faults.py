"""Whatever is raised in the middle of painting is told once, ends its painter, and the program goes on."""

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any

import msgspec
import pytest
from PySide6.QtWidgets import QWidget

import imperium_desktop
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.kit.grounds import Still
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.faces import KEPT
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.fitting import settle
from tests.ui.robot import Robot, seated
from tests.ui.test_large_text import play, played

PACKAGE = Path(imperium_desktop.__file__).parent
BY_QT = ("paintEvent", "drawBackground", "drawForeground")
"""What Qt calls to paint, beside `paint` of items and delegates, which are handed an option."""
PAINTERS = {"p", "q", "painter"}
ROUNDS = 60


class Torn(Exception):
    """Raised in the middle of a painting function."""


def painting_methods() -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                given = [argument.arg for argument in node.args.args]
                if node.name in BY_QT or (node.name == "paint" and "option" in given):
                    yield f"{file.relative_to(PACKAGE)}: {node.name}, line {node.lineno}", node


def test_all_by_which_qt_paints_is_guarded() -> None:
    methods = list(painting_methods())
    assert len(methods) > 50
    assert not [
        name for name, node in methods if "guarded" not in [ast.unparse(above) for above in node.decorator_list]
    ]


def test_every_painter_ends_with_its_block() -> None:
    """One that is left open on a picture that goes away ends the program."""
    for file in sorted(PACKAGE.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        ending = [item.context_expr for node in nodes if isinstance(node, ast.With) for item in node.items]
        made = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "QPainter"]
        assert not [f"{file}:{node.lineno}" for node in made if node not in ending]


class Tearing:
    """Every function that paints raises in its middle, the first time it comes there."""

    def __init__(self) -> None:
        self.torn: set[CodeType] = set()
        self.told: list[type[BaseException]] = []

    def __enter__(self) -> "Tearing":
        self._usual_hook, self._usual_trace = sys.excepthook, sys.gettrace()
        sys.excepthook = self._tell
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(self._usual_trace)
        sys.excepthook = self._usual_hook

    def _tell(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.told.append(kind)
        sys.settrace(self._called)  # Python takes a trace away that has raised

    def _called(self, frame: FrameType, event: str, _: object) -> Callable[..., Any] | None:
        code = frame.f_code
        paints = code.co_name in BY_QT or PAINTERS & set(code.co_varnames[: code.co_argcount])
        if not paints or code in self.torn or not Path(code.co_filename).is_relative_to(PACKAGE):
            return None
        begins = code.co_firstlineno
        lines = sorted({line for _, _, line in code.co_lines() if line is not None and line > begins}) or [begins]
        middle = lines[len(lines) // 2]

        def traced(frame: FrameType, event: str, _: object) -> Callable[..., object]:
            if event == "line" and frame.f_lineno >= middle and code not in self.torn:
                self.torn.add(code)
                raise Torn(code.co_qualname)
            return traced

        return traced


def torn_everywhere(window: MainWindow, paint: Callable[[], None]) -> Tearing:
    """Until nothing is left that was not torn yet."""
    with Tearing() as tearing:
        for _ in range(ROUNDS):
            before = len(tearing.torn)
            paint()
            if len(tearing.torn) == before:
                break
    window.grab()
    return tearing


def paint_anew(window: MainWindow) -> None:
    page = window.page
    if isinstance(page, MatchPage):
        page.stage.forget()
        KEPT.forget()
        page.stage.show(page.stage.shown)
    for widget in window.findChildren(QWidget):
        if isinstance(widget, Still):
            widget.paint_anew()
    window.grab()


def check(tearing: Tearing, qtlog: Any) -> None:
    assert len(tearing.torn) > 10
    assert set(tearing.told) == {Torn}
    messages = [record.message for record in qtlog.records]
    assert not [message for message in messages if "active painter" in message or "being painted" in message]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_table_and_all_beside_it_outlive_every_torn_painting(window: MainWindow, qtlog: Any, game_id: str) -> None:
    page = play(window, played(game_id, 40))
    check(torn_everywhere(window, lambda: paint_anew(window)), qtlog)
    assert page.isVisible()
    assert Robot(window).play(most=2) == 2


def show_end(window: MainWindow) -> None:
    match = played("tigris")
    window.play(match, seated(match.setup.seats), None)


def show_replay(window: MainWindow) -> None:
    file, match = window.app_state.folders.make("saves") / "match.jsonl", played("settlers", 40)
    file.write_bytes(journal.write(match, seated(match.setup.seats)))
    window.replay(file)


def show_archive(window: MainWindow) -> None:
    show_replay(window)
    window.show_library()


PAGES: dict[str, Callable[[MainWindow], None]] = {
    "start": MainWindow.show_start,
    "new game": MainWindow.new_game,
    "settings": MainWindow.show_settings,
    "saves": show_archive,
    "history": MainWindow.show_history,
    "learn": MainWindow.learn,
    "help": MainWindow.show_help,
    "cards": MainWindow.show_cards,
    "replay": show_replay,
    "end": show_end,
}


@pytest.mark.parametrize("name", PAGES)
def test_every_other_page_outlives_every_torn_painting(window: MainWindow, qtlog: Any, name: str) -> None:
    PAGES[name](window)
    settle()
    page = window.page
    check(torn_everywhere(window, lambda: paint_anew(window)), qtlog)
    assert window.page is page
    window.show_start()


def test_a_torn_painting_is_told_once_and_the_page_stays(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", window.faults.catch)
    monkeypatch.setattr(sys, "__excepthook__", lambda *raised: None)
    page = play(window, played("tigris", 20))

    def torn(*_: object) -> None:
        raise Torn

    monkeypatch.setattr(page.scene, "paint_backdrop", torn)
    for _ in range(3):
        page.stage.show(page.stage.shown)
    settle()
    assert window.fault_notice is not None
    assert window.fault_notice.isVisible()
    (fault,) = window.faults.faults.values()
    assert fault.times == 3
    assert Robot(window).play(most=3) == 3


# A name that leaves room for nothing else


@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_a_long_name_stands_beside_whom_nothing_is_known_of(window: MainWindow, qtlog: Any, commons: str) -> None:
    """While nations are chosen there are no facts to be counted."""
    names = ("Anna", "Marek", "Aleksandra i Katarzyna Nowakowskie", "Jan")
    game = load_game("imperium")
    match: AnyMatch = Match(game, msgspec.convert({"seats": 4, "choice": "free", "commons": commons}, ImperiumSetup), 1)
    window.play(match, Seating(names, ("",) * 4, (0, 1, 2, 3)), None)
    settle()
    window.grab()
    assert window.match_page is not None
    assert any(names[2] in text for text in window.match_page.strip.in_words())
