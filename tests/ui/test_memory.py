"""What must not grow from match to match in one window."""

import gc
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import SIGNAL
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.shot import match_at
from imperium_desktop.registry import GAMES, find_part, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.pictures import match_picture
from imperium_desktop.ui.pictures.match_picture import Pictures, TablePainter
from imperium_desktop.ui.theme.textures import surfaces
from imperium_desktop.ui.window.frame import tidy_up
from imperium_desktop.ui.window.main_window import MainWindow
from tests.bench.evenings import resident
from tests.ui.robot import open_window, seated
from tests.ui.shelf import Shelf, begun

FIRST, THEN = ("tigris", "settlers"), (*GAMES, "tigris")


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    """Python does not tidy up by itself here, so that only what the window does counts."""
    opened = open_window(tmp_path, curtain="never")
    opened.tidy.setInterval(0)
    gc.disable()
    yield opened
    gc.enable()
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


SCENES = [find_part(f"imperium_desktop.games.{game_id}.scene.scene", "SCENE").__name__ for game_id in GAMES]
KINDS = ("MatchPage", "TableView", "Session", "Match", *SCENES, "Faces")


def alive() -> Counter[str]:
    return Counter(name for thing in gc.get_objects() if (name := type(thing).__name__) in KINDS)


def test_closed_matches_are_gone(window: MainWindow) -> None:
    def play(game_id: str, number: int) -> None:
        game = load_game(game_id)
        seats = game.seats[0]
        window.play(Match(game, game.setup_type(seats=seats), number), seated(seats), None)
        QTest.qWait(1)
        window.show_start()
        QTest.qWait(30)

    def heard() -> int:
        return surfaces.receivers(SIGNAL("made(QString)"))

    for number, game_id in enumerate(FIRST):
        play(game_id, number)
    widgets, receivers = len(QApplication.allWidgets()), heard()
    for number, game_id in enumerate(THEN):
        play(game_id, number)
    assert max(alive().values(), default=0) <= 1
    assert len(QApplication.allWidgets()) <= widgets + 5
    assert heard() <= receivers


def test_pictures_in_memory_are_few(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The start page wants a large one of every match it ever showed."""
    monkeypatch.setattr(match_picture, "KEPT", 100_000)
    monkeypatch.setattr(match_picture, "TABLES", 3)
    shelf = Shelf(tmp_path)
    pictures = Pictures(lambda file, watch: begun(2))
    for number in range(6):
        file = shelf.save(f"{number}", 2)
        pictures.picture(file, 200, 100)
        qtbot.waitUntil(lambda: not pictures.busy, timeout=20_000)
        assert pictures.picture(file, 200, 100) is not None, "the last is there, however large it is"
    assert pictures._pictures.bytes <= 100_000
    assert len(pictures._tables) == 3


def painters() -> int:
    gc.collect()
    return sum(isinstance(thing, TablePainter) for thing in gc.get_objects())


def test_grounds_of_pictures_are_kept_for_one_game(qtbot: QtBot, tmp_path: Path) -> None:
    """Each holds the ground of a table, many megabytes, for a row of a list that is painted already."""
    before, shelf = painters(), Shelf(tmp_path)
    files = {shelf.save(game_id, 2): game_id for game_id in ("tigris", "settlers", "hadrian")}
    pictures = Pictures(lambda file, watch: match_at(files[file], GAMES[files[file]].seats[0], 1, "start"))
    for file in files:
        pictures.picture(file, 200, 100)
    qtbot.waitUntil(lambda: not pictures.busy and not pictures._idle.isActive(), timeout=30_000)
    assert painters() == before + 1
    assert all(pictures.picture(file, 200, 100) is not None for file in files)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems give it back by themselves")
def test_what_was_freed_between_other_things_is_given_back() -> None:
    """80 MiB in pieces, of which every fiftieth stays: the C library would keep the room of them all."""
    pieces = [bytes(4096) + bytes([number % 256]) for number in range(20_000)]
    kept = pieces[::50]
    full = resident()
    del pieces
    tidy_up()
    assert resident() < full - 50
    assert len(kept) == 400
