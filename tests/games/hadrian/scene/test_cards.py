"""The cards of Hadrian's Wall: Paths in the tray."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.hadrian.scene.cards import vignettes
from imperium_desktop.games.hadrian.scene.cards.faces import paint_face
from imperium_desktop.games.hadrian.scene.face_kinds import CardFace, PathFace
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words
from tests.ui.painted_texts import painted_texts


@pytest.mark.parametrize("width", [84, 105, 130, 210])
def test_all_paths_of_a_size_have_a_picture_or_none(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    content, words = load_game("hadrian").content, Words.load("pl", load_game("hadrian"))
    with_picture: list[object] = []
    monkeypatch.setattr(vignettes, "paint_vignette", lambda p, field, vignette: with_picture.append(vignette))
    image = QImage(width, 98, QImage.Format.Format_RGB32)
    for path in content.paths:
        with QPainter(image) as p:
            paint_face(p, PathFace(path, 1, 0, 0), QRectF(image.rect()), content, words)
    assert len(with_picture) in (0, len(content.paths))
    assert with_picture or width < 210


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_picture_keeps_a_quarter_of_a_drawn_card(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    content, words = load_game("hadrian").content, Words.load(language, load_game("hadrian"))
    card, shares = QRectF(0, 0, 0.61 * 390, 390), list[float]()

    def note(p: QPainter, field: QRectF, vignette: object) -> None:
        shares.append(p.transform().mapRect(field).height() / card.height())

    monkeypatch.setattr(vignettes, "paint_vignette", note)
    image = QImage(card.toRect().size(), QImage.Format.Format_RGB32)
    for path in content.paths:
        with painted_texts() as texts, QPainter(image) as p:
            paint_face(p, CardFace(path), card, content, words)
        assert not texts.too_long
        assert texts.tells(words.label(content.paths[path].measure))
    assert min(shares) == pytest.approx(0.25, abs=0.003)
    assert len(shares) == len(content.paths)
