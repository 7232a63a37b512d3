"""The card browser: what is found under which filters, what is told of a card, and the way about by keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.cards.vocabulary import VERBS
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.scene import signs
from imperium_desktop.games.settlers.scene.cards.face import paint_card, paint_card_back
from imperium_desktop.games.settlers.scene.catalogue import SettlersCatalogue
from imperium_desktop.text.words import Words
from imperium_desktop.ui.browser import browser_page as browser
from imperium_desktop.ui.browser.browser_page import BrowserPage
from imperium_desktop.ui.browser.browser_parts import EntryFace
from tests.present import of_kind

FOLDER = content_folder("settlers")


def catalogue(own: Path | None = None, language: str = "en") -> SettlersCatalogue:
    game = Settlers(Components(read_box(FOLDER, own, ("en", "pl"))), "")
    return SettlersCatalogue(game.content, Words.load(language, game))


@pytest.fixture(scope="module")
def english() -> SettlersCatalogue:
    return catalogue()


def found(shown: SettlersCatalogue, words: str = "", **wanted: str) -> set[str]:
    return {entry.key for entry in shown.entries() if entry.matches(wanted, words)}


def test_filters_and_search_meet(english: SettlersCatalogue) -> None:
    assert found(english, deck="egyptians", color="gray", cost="location") == {
        "avenue_of_sphinxes",
        "slaves",
        "egyptian_quarry",
        "altar_of_bastet",
    }
    assert found(english, "samurai each") == {"daimyos_castle"}
    assert found(english, kind="instant") == {"volcano"}
    assert "trade_colony" in found(english, color="brown") & found(english, color="red") & found(english, color="gray")
    assert len(found(english, mark="shown")) == 7
    assert found(catalogue(language="pl"), "swiatynia") >= {"temple_of_ra", "buddha_temple"}


def test_copies_that_differ_are_told_apart(english: SettlersCatalogue) -> None:
    assert english.detail("daimyos_castle").variants == (
        "1 copy in the deck · Deal: 1 stone",
        "1 copy in the deck · Deal: 1 Gold",
    )
    assert english.detail("trade_colony").variants == ("3 copies in the deck",)


def test_what_is_ours_is_said(english: SettlersCatalogue, tmp_path: Path) -> None:
    volcano = english.detail("volcano").notes
    assert volcano[0].startswith("In play only where you mix it in")
    assert english.detail("cohort").notes[0].startswith("Only a part of this set is known")
    assert volcano[1].startswith(r"\[R\] ")
    assert volcano[-1] == "Rules: §13.3, §13.4"
    own = tmp_path / "cards.toml"
    own.write_text('[common.castle]\ncost = { food = 2 }\nnames = { en = "Keep" }\n', encoding="utf-8")
    corrected = catalogue(own)
    assert found(corrected, mark="corrected") == {"castle"}
    assert "Cost: 2 food" in corrected.detail("castle").fields
    assert "corrected" in corrected.detail("castle").notes[0]


def test_every_card_has_a_face_at_every_size(english: SettlersCatalogue) -> None:
    """Each face differs from a blank sheet, and no good, kind or verb lacks its icon."""
    for width in (44, 90, 150, 320):
        for key in ("ruins", "shrine", "trade_colony", "ninjas", "volcano", "barter", "hanseatic_league"):
            image = QImage(width, round(width * 1.4), QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(Qt.GlobalColor.transparent)
            with QPainter(image) as p:
                paint_card(p, image.rect().toRectF(), english.copies[key][0], english.words)
                paint_card_back(p, image.rect().toRectF(), english.cards[key].deck, english.words)
            assert image.pixelColor(width // 2, width // 2).alpha() == 255
    with_numbers = {"gain", "pay", "score", "leave", "draw_and_keep"}
    assert {verb.__struct_config__.tag for verb in VERBS} - with_numbers == signs.VERBS.keys()


def current_key(page: BrowserPage) -> str:
    return page.grid.current.key if page.grid.current is not None else ""


def test_the_way_about_by_keys(english: SettlersCatalogue, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    class Book(QWidget):
        """Stands in for the rulebook, whose pictures need a scene."""

        opened = ""

        def __init__(self, *_: object) -> None:
            super().__init__()

        def set_language(self, _: str) -> None:
            pass

        def open_rule(self, anchor: str) -> None:
            self.opened = anchor

    monkeypatch.setattr(browser, "RulebookView", Book)
    page = BrowserPage(english, english.words, None, Path("cards.toml"))  # type: ignore[arg-type]
    qtbot.addWidget(page)
    page.resize(1280, 720)
    page.show()
    page.choose("daimyos_castle")
    qtbot.keyClick(page, Qt.Key.Key_V)
    assert page.sheet.picture.face == EntryFace("daimyos_castle", 1)
    page.grid.setFocus()
    qtbot.keyClick(page.grid, Qt.Key.Key_Right)
    assert page.grid.current.key == "buddha_temple"
    page.sheet.rule_wanted.emit("§9.4.8")
    assert (page.tabs.open_page, of_kind(Book, page.rulebook).opened) == ("rules", "§9.4.8")
    qtbot.keyClicks(page.search, "no such words anywhere")
    assert current_key(page) == ""
    page.clear_filters()
    page.choose("ruins")
    assert current_key(page) == "ruins"
    with qtbot.waitSignal(page.left, timeout=1000):
        qtbot.keyClick(page.grid, Qt.Key.Key_Escape)
