"""Small pictures of matches: what they show, that they fit, and for how long they are kept."""

from pathlib import Path
from unittest.mock import MagicMock, patch

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.commands.shot import match_at
from imperium_desktop.rules.journal import AnyMatch, Watch
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.pictures.match_picture import Pictures, TablePainter, table_of
from imperium_desktop.ui.pictures.open_board import OpenBoard
from imperium_desktop.ui.theme.textures import make_surfaces
from imperium_desktop.ui.vignettes.kept import kept_vignettes
from imperium_desktop.ui.vignettes.vignettes import painted_behind
from imperium_desktop.ui.wording.players import names_at
from tests.ui.shelf import Shelf, begun, wait_for_pictures


def test_a_picture_shows_only_what_everybody_may_see() -> None:
    match = begun(40)
    table = table_of(match)
    assert table.view == match.view(EVERYBODY)
    assert all(event == event.seen_by(EVERYBODY) for event in table.news)


def test_a_picture_fits_any_size(dressed: QApplication) -> None:
    match = begun(40)
    for width, height, ratio in ((120, 80, 1.0), (300, 90, 2.0), (1100, 1100, 1.0)):
        picture = TablePainter(match.game).picture(table_of(match), width, height, ratio)
        size = picture.deviceIndependentSize()
        assert size.width() <= width + 1
        assert size.height() <= height + 1
        assert size.width() > width - 1 or size.height() > height - 1
        assert abs(size.width() / size.height() - 16 / 11) < 0.05


def test_an_open_board_shows_cards_pictures_when_they_are_there(qtbot: QtBot) -> None:
    """Nobody waits for them before a curtain is seen."""
    make_surfaces(1.0)  # otherwise what is painted first is flat
    match = match_at("imperium", 3, 3, "start")
    while match.answers:
        match.take_back()
    at_once = board_of(qtbot, match)
    at_once.grab()
    kept_vignettes().forget()
    painted = MagicMock(wraps=kept_vignettes().paint)
    with painted_behind(), patch.object(kept_vignettes(), "paint", painted):
        board = board_of(qtbot, match)
        assert board.grab().toImage() != at_once.grab().toImage()
        painted.assert_not_called()
        qtbot.waitUntil(lambda: board.grab().toImage() == at_once.grab().toImage(), timeout=60_000)


def test_an_open_board_is_painted_once_for_all_that_changed(qtbot: QtBot) -> None:
    """It falls with the curtain: table, size and look come one after another then."""
    painted = MagicMock(wraps=TablePainter.picture_of)
    with patch.object(TablePainter, "picture_of", lambda painter, *order: painted(painter, *order)):
        board = board_of(qtbot, begun(40))
        board.resize(400, 300)
        board.restyle()
        painted.assert_not_called()
        board.grab()
        board.grab()
    painted.assert_called_once()


def board_of(qtbot: QtBot, match: AnyMatch) -> OpenBoard:
    board = OpenBoard()
    qtbot.addWidget(board)
    board.resize(500, 400)
    board.show()
    board.show_table(table_of(match))
    return board


def test_pictures_are_kept_until_the_file_changes(qtbot: QtBot, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    file, loaded = shelf.save("one", 10), []

    def load(wanted: Path, watch: Watch) -> object:
        loaded.append(wanted)
        return begun(10)

    pictures = Pictures(load)  # type: ignore[arg-type]
    assert pictures.picture(file, 100, 70) is None
    wait_for_pictures(qtbot, pictures)
    first = pictures.picture(file, 100, 70)
    assert first is not None
    assert pictures.picture(file, 100, 70) is first
    assert pictures.picture(file, 200, 140) is None
    wait_for_pictures(qtbot, pictures)
    assert loaded == [file], "another size needs no second replay"
    shelf.save("one", 12, age=100)
    assert pictures.picture(file, 100, 70) is None
    wait_for_pictures(qtbot, pictures)
    assert loaded == [file, file]


def test_a_file_that_is_gone_has_no_picture(tmp_path: Path) -> None:
    picture = Pictures(lambda file, watch: begun(1)).picture(tmp_path / "gone", 100, 70)
    assert picture is not None
    assert picture.isNull()


def test_people_have_their_names_in_it(qtbot: QtBot, tmp_path: Path) -> None:
    file = Shelf(tmp_path).save("one", 10)
    pictures = Pictures(lambda wanted, watch: begun(10))
    pictures.picture(file, 100, 70)
    wait_for_pictures(qtbot, pictures)
    table = pictures.table(file)
    assert table is not None
    assert any(table.seating.names)
    shown, _ = TablePainter(table.game)._window(table, 100, 70)
    assert [shown.words.seat(seat) for seat in range(2)] == names_at(table.seating, 2)
