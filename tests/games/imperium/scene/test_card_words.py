"""What a card says has its room between the picture and what lies at the foot."""

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.scene.cards import face
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.card_parts import EDGE, HEIGHT, WIDTH

SMALLEST_WIDTH = 240
DARK = 110
"""Lightness of ink, not of parchment."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_word_lies_below_the_coin(dressed: QApplication, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    content, words = load_game("imperium").content, Words.load(language, load_game("imperium"))
    coins: list[tuple[QPointF, float]] = []
    monkeypatch.setattr(face, "paint_worth", lambda p, centre, radius, worth: coins.append((centre, radius)))
    monkeypatch.setattr(face, "paint_picture", lambda *_: None)
    unit = SMALLEST_WIDTH / WIDTH
    image = QImage(SMALLEST_WIDTH, round(HEIGHT * unit), QImage.Format.Format_RGB32)
    for card in {card.name: card for card in content.cards.values() if card.name}.values():
        coins.clear()
        with QPainter(image) as p:
            face.paint_card(p, QRectF(image.rect()), content, card.id, words)
        for centre, radius in coins:
            assert not ink_in(image, (centre + QPointF(EDGE, EDGE)) * unit, radius * unit), card.name


def ink_in(image: QImage, centre: QPointF, radius: float) -> bool:
    around = range(-int(radius), int(radius) + 1)
    return any(
        QColor(image.pixel(int(centre.x() + x), int(centre.y() + y))).lightness() < DARK
        for x in around
        for y in around
        if x * x + y * y < radius * radius
    )
