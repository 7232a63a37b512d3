"""What the program says of itself."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop import __version__
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.kit.words.rich_text import RichText
from imperium_desktop.ui.settings.about_page import AboutPage
from imperium_desktop.ui.start.start_page import StartPage
from tests.ui.fitting import WINDOWS, cramped_at_rest, in_all_looks
from tests.ui.robot import open_window


def test_it_tells_licences_folders_and_reports_and_goes_back(qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(tmp_path)
    window.about()
    page = window.page
    assert isinstance(page, AboutPage)
    said = " ".join(words.plain_text() for words in page.findChildren(RichText))
    for told in (__version__, "MIT", "Open Font License", "LGPL", str(tmp_path), str(tmp_path / "reports")):
        assert told in said
    QTest.keyClick(page.done, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
    window.close()


@pytest.mark.parametrize("window", WINDOWS)
def test_everything_has_its_room(qtbot: QtBot, tmp_path: Path, window: tuple[int, int]) -> None:
    page = AboutPage(Folders(tmp_path, tmp_path))
    qtbot.addWidget(page)
    for look in in_all_looks(page, window, [100, 150]):
        assert cramped_at_rest(page) == [], look
