"""The rulebook beside the table: every picture can be drawn, in its place and large."""

from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QApplication

from imperium_desktop.commands.shot import match_at
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.window.main_window import MainWindow
from tests.teaching.library import LIBRARY, pictures_in
from tests.ui.fitting import settle
from tests.ui.losing import play
from tests.ui.noting import noting
from tests.ui.robot import open_window, seated


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_by_the_scene(dressed: QApplication, game: str) -> None:
    scene = scene_of(load_game(game))
    for name in pictures_in(LIBRARY[game]["en"]):
        image = scene.rulebook_picture(name, 300.0, 1.0)
        assert 100 <= image.width() <= 300
        colours = {image.pixel(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)}
        assert len(colours) > 20, f"{name} is empty"


def test_a_picture_is_drawn_once_and_enlarged_by_a_click(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window(tmp_path)
    window.play(match_at("hadrian", 1, 1, "start"), seated(1), None)
    page = window.page
    assert isinstance(page, MatchPage)
    drawn: list[str] = []
    paint = page.scene.rulebook_picture
    monkeypatch.setattr(page.scene, "rulebook_picture", noting(lambda name, *_: drawn.append(name), paint))
    page.rules_tab.open("§7.2")
    assert drawn.count("market") == 1
    page.rulebook.search.setText("market")
    assert drawn.count("market") == 1
    page.rulebook.reader.anchorClicked.emit(QUrl("picture:market"))
    assert page.lens.isVisible()
    assert page.lens.accessibleName().startswith("Three goods")
    assert page.rect().contains(page.lens.geometry())
    window.close()


def test_who_reads_stays_at_the_paragraph_whatever_the_size(window: MainWindow) -> None:
    page = play(window, Match(load_game("mare_nostrum"), load_game("mare_nostrum").setup_type(seats=3), 1))
    page.rules_tab.open("§5.3")
    settle()
    reader = page.rulebook.reader
    read = reader.spot.paragraph
    assert "§5.3" in reader.document().findBlockByNumber(read).text()
    for size in ((1600, 900), (1280, 720), (1366, 768), (1600, 900)):
        window.resize(*size)
        settle()
        assert reader.spot.paragraph == read, size
