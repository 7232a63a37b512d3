"""The cards of Imperium: faces of every size, what the browser finds and tells, and the owner's corrections."""

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.cards.vocabulary import STANDING, VERBS
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene import faces, signs
from imperium_desktop.games.imperium.scene.cards import small_faces
from imperium_desktop.games.imperium.scene.cards.face import bands, has_words, paint_card
from imperium_desktop.games.imperium.scene.cards.icon_rows import LONGEST, MOMENTS, token_rows
from imperium_desktop.games.imperium.scene.cards.icon_rows import VERBS as VERB_SIGNS
from imperium_desktop.games.imperium.scene.cards.small_faces import paint_short
from imperium_desktop.games.imperium.scene.cards.texts import card_sentences, records
from imperium_desktop.games.imperium.scene.cards.worth import coin_text
from imperium_desktop.games.imperium.scene.catalogue import ImperiumCatalogue
from imperium_desktop.games.imperium.scene.event_signs import ICONS, TURNS, WAYS
from imperium_desktop.games.imperium.scene.face_kinds import OpenPileFace, PlayedFace, SlotFace
from imperium_desktop.games.imperium.scene.faces import paint_face
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards import small_parts
from tests.ui.painted_texts import painted_texts

FOLDER = content_folder("imperium")
GAME = load_game("imperium")
CARDS = {card.key: card for card in GAME.content.cards.values() if card.id in GAME.content.nouns}


def catalogue(own: Path | None = None, language: str = "en") -> ImperiumCatalogue:
    game = Imperium(Components(read_box(FOLDER, own, ("en", "pl"))), "")
    return ImperiumCatalogue(game.content, Words.load(language, game))


@pytest.fixture(scope="module")
def english() -> ImperiumCatalogue:
    return catalogue()


def found(shown: ImperiumCatalogue, words: str = "", **wanted: str) -> set[str]:
    return {entry.key for entry in shown.entries() if entry.matches(wanted, words)}


# The browser


def test_filters_and_search_meet(english: ImperiumCatalogue) -> None:
    assert len(found(english)) == len(CARDS)
    assert "romans_emperor_trajan" in found(english, group="romans", keyword="develop")
    assert found(english, group="classics_commons", suit="region", type="river") == {
        "common_floodplain",
        "common_oasis",
        "common_marsh",
        "common_river",
        "common_cape",
    }
    assert found(english, "mercenaries", group="greeks") == {"greeks_greek_mercenaries"}
    assert found(catalogue(language="pl"), "swiatynia") >= {"common_temple"}
    assert found(english, suit="none") & found(english, suit="region") == set()


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_filter_finds_something_and_is_named(language: str) -> None:
    shown = catalogue(language=language)
    entries = shown.entries()
    for filter in shown.filters():
        assert filter.name
        for choice in filter.values:
            assert choice.text
            assert "_" not in choice.text, choice
            if choice.key != "corrected":
                assert any(entry.matches({filter.id: choice.key}, "") for entry in entries), choice


def test_a_card_tells_what_it_does_and_explains_its_words(english: ImperiumCatalogue) -> None:
    trajan = english.detail("romans_emperor_trajan")
    assert any("{icon:imperium-region|" in sentence for sentence in trajan.sentences)
    assert any("{icon:imperium-material|" in field for field in trajan.fields)
    assert any(note.startswith("**Develop:**") for note in trajan.notes)
    assert trajan.variants == ("1 copy in the box",)
    assert "3+" in english.detail("common_metropolis").variants[0] or english.detail("common_unrest").variants


def test_what_is_ours_is_said(english: ImperiumCatalogue, tmp_path: Path) -> None:
    reconstructed = next(card.key for card in english.cards.values() if "R" in card.sources.values())
    assert any(note.startswith(r"\[R\] ") for note in english.detail(reconstructed).notes)
    assert reconstructed in found(english, mark="reconstructed")
    own = tmp_path / "cards.toml"
    own.write_text('[romans.romans_emperor_trajan]\npoints = 5\nnames = { en = "Trajan" }\n', encoding="utf-8")
    corrected = catalogue(own)
    assert corrected.mistakes is None or not corrected.mistakes
    assert found(corrected, mark="corrected") == {"romans_emperor_trajan"}
    assert corrected.detail("romans_emperor_trajan").title == "Trajan"
    assert any("corrected" in note for note in corrected.detail("romans_emperor_trajan").notes)


def test_boxes_and_printings_are_told_apart(english: ImperiumCatalogue) -> None:
    legends = found(english, box="legends")
    assert {"legends_mountain", "arthurians_graal"} <= legends
    assert not legends & found(english, box="classics")
    assert legends | found(english, box="classics") == set(CARDS)
    later, changed = found(english, mark="later"), found(english, mark="changed")
    assert len(later) == len(changed) == 10
    order = [entry.key for entry in english.entries()]
    for card in later:
        first = next(copy.replaces for copy in english.cards[card].copies)
        assert order[order.index(card) - 1] == GAME.content.cards[first].key, "beside the first printing"
        assert "later printing" in english.detail(card).about
    assert any("later printing" in note for note in english.detail("minoans_pottery").notes)
    assert not any("later printing" in note for note in english.detail("minoans_crete").notes)


# Faces


@pytest.mark.parametrize("width", [40, 90, 150, 320])
def test_every_card_has_a_face(qapp: QApplication, width: int) -> None:
    words = Words.load("pl", GAME)
    for card in CARDS.values():
        image = QImage(width, round(width * 1.4), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as p:
            paint_card(p, QRectF(0, 0, width, width * 1.4), GAME.content, card.id, words)
        corner = image.pixelColor(width // 2, image.height() - 4)
        assert corner.alpha() == 255, card.key
        band = image.pixelColor(width // 2, max(4, width // 20))
        assert band.alpha() == 255, card.key


READABLE: Final = 130
"""Pixels of a market card in a window of 1600x900."""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_common_card_has_words_in_a_usual_window(dressed: QApplication, language: str) -> None:
    words = Words.load(language, GAME)
    common = [card for card in CARDS.values() if card.id.startswith(("common_", "legends_"))]
    assert len(common) > 100
    assert [card.key for card in common if not has_words(GAME.content, card.id, READABLE, words)] == []


def test_the_picture_keeps_a_quarter_of_the_card(dressed: QApplication) -> None:
    words = Words.load("pl", GAME)
    picture = QPixmap(READABLE + 20, round(READABLE * 1.4) + 20)
    for card in CARDS.values():
        with QPainter(picture) as p:
            field = paint_card(p, QRectF(10, 10, READABLE, READABLE * 1.4), GAME.content, card.id, words)
        assert field.height() >= READABLE * 1.4 / 4 - 0.01, card.key


@pytest.mark.parametrize("width", [62, 66, 84, 110])
def test_the_picture_keeps_a_quarter_of_a_card_without_words(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    """Icons that would be too small to be known are left out instead."""
    words, icons = Words.load("pl", GAME), list[QRectF]()
    monkeypatch.setattr(small_parts, "draw_icon", lambda p, name, at: icons.append(at))
    monkeypatch.setattr(small_faces, "paint_picture", lambda p, *field: None)
    at, picture = QRectF(10, 10, width, width * 1.4), QPixmap(width + 20, round(width * 1.4) + 20)
    for card in CARDS.values():
        icons.clear()
        with QPainter(picture) as p:
            field = paint_short(p, at, card, words.label(card.name), bands(card))
        assert field.height() >= at.height() / 4, card.key
        assert all(icon.height() > 7 and icon.y() > field.bottom() for icon in icons), card.key
    if width == 110:
        assert icons


def test_moments_stand_out_of_the_text() -> None:
    english, polish = (Words.load(language, GAME) for language in ("en", "pl"))
    temple = records(GAME.content)["common_temple"]
    assert card_sentences(english, temple)[0].startswith("{icon:imperium-exhaust|} **Exhaust**: ")
    assert card_sentences(polish, temple)[1].startswith("{icon:imperium-solstice|} **Przesilenie**: ")


def test_tokens_of_several_kinds_cover_no_words(dressed: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    words, discs = Words.load("pl", GAME), []
    monkeypatch.setattr(faces, "paint_disc", lambda _p, disc, *_look: discs.append(disc))
    rect, picture = QRectF(10, 10, READABLE, READABLE * 1.4), QPixmap(READABLE + 60, 300)
    for card in ("common_gambling", "legends_gambling"):
        if card in GAME.content.cards:
            with painted_texts() as texts, QPainter(picture) as p:
                paint_face(p, SlotFace(card, (1, 1, 1)), rect, GAME.content, words)
            below = [text for text in texts.lying if text.top() > rect.top() + 30]
            assert len(discs) == 3
            assert not any(disc.intersects(text.adjusted(2, 2, -2, -2)) for disc in discs for text in below)
            discs.clear()


def test_the_name_on_an_open_pile_is_not_covered(dressed: QApplication) -> None:
    """How many cards there are is said below it."""
    picture = QPixmap(120, 140)
    with painted_texts() as texts, QPainter(picture) as p:
        top = "celts_celtic_innovation"
        face = OpenPileFace("development", 5, top)
        paint_face(p, face, QRectF(10, 10, 66, 92), GAME.content, Words.load("en", GAME))
    assert not texts.tells("5")


@pytest.mark.parametrize("width", [64, 71, 90, 104])
def test_names_and_prices_have_room_on_small_cards(dressed: QApplication, width: int) -> None:
    words = Words.load("pl", GAME)
    with painted_texts() as texts:
        for card in CARDS.values():
            image = QImage(width + 20, round(width * 1.4) + 20, QImage.Format.Format_ARGB32_Premultiplied)
            with QPainter(image) as p:
                paint_card(p, QRectF(10, 10, width, width * 1.4), GAME.content, card.id, words)
    assert not texts.too_long, [str(text) for text in texts.too_long]


@pytest.mark.parametrize("key", ["arthurians_myrddin_wyllt_merlin", "atlanteans_palace_of_poseidon"])
def test_the_gold_of_a_lit_card_covers_no_name(dressed: QApplication, key: str) -> None:
    image = QImage(84, 120, QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(image) as p:
        paint_card(p, QRectF(image.rect()), GAME.content, key, Words.load("en", GAME))
    letters = [y for y in range(30) if any(image.pixelColor(x, y).lightness() > 180 for x in range(22, 60))]
    gold = 6
    """Pixels, from the edge."""
    assert letters, "a name is written there"
    assert letters[0] >= gold


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [66, 90, 150, 172])
def test_the_exhaust_token_covers_no_words(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch, width: int, language: str
) -> None:
    words, discs = Words.load(language, GAME), []
    monkeypatch.setattr(faces, "paint_disc", lambda _p, disc, *_look: discs.append(disc))
    picture = QPixmap(width + 20, round(width * 1.4) + 20)
    rect = QRectF(10, 10, width, width * 1.4)
    exhausting = [card for card in CARDS.values() if any(block.when == "exhaust" for block in card.blocks)]
    assert len(exhausting) > 80
    for card in exhausting:
        with painted_texts() as texts, QPainter(picture) as p:
            paint_card(p, rect, GAME.content, card.id, words)
        with QPainter(picture) as p:
            paint_face(p, PlayedFace(card.id, marked=True), rect, GAME.content, words)
        token = discs.pop()
        assert token.width() >= 14, card.key
        assert rect.contains(token)
        assert not any(token.intersects(text.adjusted(2, 2, -2, -2)) for text in texts.lying), card.key


def test_rows_of_icons_are_short_and_never_empty() -> None:
    for card in CARDS.values():
        rows = token_rows(card)
        spoken = any(not isinstance(step, STANDING) for block in card.blocks for step in block.steps)
        assert rows or not spoken, card.key
        assert all(sum(token.width for token in row) <= LONGEST + 1 for row in rows), card.key


def test_every_sign_is_drawn() -> None:
    drawn = {file.stem for file in (resource_folder("resources") / "icons").glob("*.svg")}
    used = {*signs.WORDS.values(), *signs.PILES.values(), *MOMENTS.values()}
    used |= {*ICONS.values(), *TURNS.values(), *WAYS.values()}
    used |= {sign for verb in VERB_SIGNS.values() for sign in verb if "-" in sign}
    assert used <= drawn
    assert set(VERB_SIGNS) <= set(VERBS)


def test_every_event_has_a_sign() -> None:
    for event in GAME.event_types:
        fields = set(event.__struct_fields__)
        name = event.__struct_config__.tag
        assert name in ICONS or fields & {"kind", "way", "resource", "nation", "suit"}, name


def test_the_coin_says_what_a_card_is_worth() -> None:
    assert coin_text(CARDS["common_coinage"]) == "2"
    assert coin_text(CARDS["common_unrest"]) == "−2"
    assert coin_text(CARDS["romans_emperor_trajan"]) == "1/3"
    assert coin_text(CARDS["legends_proud"]) == "12/8/3"
    assert coin_text(CARDS["qin_mandate_of_heaven"]) == "0/−2"
    assert coin_text(CARDS["common_oracle"]) == "2×"
    assert coin_text(CARDS["common_great"]) == "6/2"
    assert coin_text(CARDS["common_hills"]) == ""
