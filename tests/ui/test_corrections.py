"""What is wrong with an owner's cards can be read: in the browser, at the start, and when a card goes on for ever."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop import cli
from imperium_desktop.content.owners import MOST_TOLD
from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.reasons import refuse
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.games.settlers.scene.catalogue import SettlersCatalogue
from imperium_desktop.registry import load_game
from imperium_desktop.rules.mistakes import Mistakes
from imperium_desktop.rules.record import FaultReport
from imperium_desktop.text.words import Words
from imperium_desktop.ui.browser.browser_page import BrowserPage
from imperium_desktop.ui.kit import RichText
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window import app_state
from tests.ui.fitting import cramped, stand
from tests.ui.robot import open_window

MORE = {"en": "… and 195 more mistakes", "pl": "… i jeszcze 195 błędów"}


def wrong_cards(folder: Path) -> Settlers:
    """Two hundred mistakes, each as long as can be."""
    own = folder / "data with a long name" / "settlers" / "cards.toml"
    own.parent.mkdir(parents=True)
    key = "{icon:x}**" + "Wg " * 300
    own.write_text("".join(f'[common."{number} {key}"]\n' for number in range(200)), encoding="utf-8")
    return Settlers(Components(read_box(content_folder("settlers"), own, ("en", "pl"))), "")


def mistakes_of(game: Settlers) -> Mistakes:
    assert game.mistakes is not None
    return game.mistakes


@pytest.mark.parametrize("language", MORE)
def test_the_browser_shows_the_first_mistakes(language: str, qapp: QApplication, tmp_path: Path) -> None:
    game = wrong_cards(tmp_path)
    words = Words.load(language, game)
    page = BrowserPage(SettlersCatalogue(game.content, words), words, scene_of(game), Path(mistakes_of(game).file))
    stand(page, 1280, 720, language)
    told = page.problem.accessibleName().splitlines()
    assert told[1:] == [mistakes_of(game).file, *mistakes_of(game).first, MORE[language]]
    assert len(told) == MOST_TOLD + 3
    assert not list(cramped(page.problem))
    assert page.grid.height() > page.height() / 3
    page.deleteLater()


@pytest.mark.parametrize("language", MORE)
def test_the_start_tells_them_inside_the_window(
    language: str, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mistakes = mistakes_of(wrong_cards(tmp_path))
    monkeypatch.setattr(app_state, "correction_mistakes", lambda _folders: [mistakes])
    window = open_window(tmp_path, language=language)
    bubble = window._bubble
    qtbot.waitUntil(bubble.isVisible)
    assert MORE[language] in bubble.accessibleName()
    assert all(line in bubble.accessibleName() for line in mistakes.first)
    assert bubble.height() <= window.stack.height()
    (words,) = bubble.findChildren(RichText)
    assert words.height() >= words.heightForWidth(words.width())
    window.close()
    window.deleteLater()


@pytest.mark.parametrize(("language", "said"), [("en", "Castle and the cards"), ("pl", "Zamek i karty")])
def test_a_card_without_end_is_told_by_its_name(language: str, said: str, qapp: QApplication, tmp_path: Path) -> None:
    window = open_window(tmp_path, language=language)
    set_language(language)
    reason = refuse("endless_cards", card=load_game("settlers").content.cards["castle"].copies[0].id)
    window._report_fault(FaultReport("settlers", SettlersSetup(seats=2), 0, (), None, "", "", reason))
    assert said in window._bubble.accessibleName()
    assert window.faults.faults == {}
    window.close()
    window.deleteLater()


def test_a_door_tells_them_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mistakes = mistakes_of(wrong_cards(tmp_path))
    monkeypatch.setattr(cli, "correction_mistakes", lambda _folders: [mistakes])
    cli.tell_problems("imperium-desktop")
    first, *lines = capsys.readouterr().err.splitlines()
    assert first == f"imperium-desktop: the corrected cards are not used: {mistakes.file}"
    assert lines == [f"  {line}" for line in (*mistakes.first, "… and 195 more")]
