"""Pictures of cards: painted elsewhere and shown when they are there, in any shape, whatever goes wrong."""

import subprocess
import sys
import threading
from collections.abc import Iterator
from copy import copy
from pathlib import Path
from typing import get_args

import pytest
from PySide6.QtCore import SIGNAL, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from imperium_desktop.content.vignettes import Light, Motif, Recipe, recipes_of
from imperium_desktop.games.imperium.rules.content import PlayingCard
from imperium_desktop.games.imperium.rules.names import Suit, Type
from imperium_desktop.games.imperium.scene.cards.face import fitted_words
from imperium_desktop.games.imperium.scene.cards.texts import card_sentences, records
from imperium_desktop.games.imperium.scene.cards.vignettes import vignette_of
from imperium_desktop.games.imperium.scene.colours import GROUP_COLOURS
from imperium_desktop.games.settlers.rules.names import COLORS
from imperium_desktop.games.settlers.scene.cards.face import face_sentences, fitted, marked
from imperium_desktop.games.settlers.scene.cards.vignettes import vignette_of as settlers_vignette_of
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.cards.card_parts import BAND, HEIGHT, HIGH_BAND, WIDTH
from imperium_desktop.ui.scenes.cards.full_face import fitted_text
from imperium_desktop.ui.scenes.cards.vignettes import KINDS
from imperium_desktop.ui.stage.faces import Faces
from imperium_desktop.ui.stage.pieces import Piece
from imperium_desktop.ui.stage.placement import Placement
from imperium_desktop.ui.stage.view import TableView
from imperium_desktop.ui.vignettes import painter
from imperium_desktop.ui.vignettes.frame import Covered, frame_of
from imperium_desktop.ui.vignettes.kept import KeptVignettes, kept_vignettes
from imperium_desktop.ui.vignettes.lights import LIGHTS, tones_of
from imperium_desktop.ui.vignettes.painter import Order, painted
from imperium_desktop.ui.vignettes.vignettes import Vignette, paint_vignette, painted_behind
from tests.ui.noting import noting

OASIS = recipes_of("imperium").of("oasis")
FOREST = recipes_of("imperium").of("forest")
BARE = Covered()
IMPERIUM = load_game("imperium").content.cards
SETTLERS = load_game("settlers").content.copies


@pytest.fixture(autouse=True)
def nothing_kept(dressed: QApplication) -> Iterator[None]:
    kept_vignettes().forget()
    yield
    kept_vignettes().stop()
    kept_vignettes().forget()


def order(recipe: Recipe = OASIS, width: int = 110, height: int = 60) -> Order:
    return Order(recipe, "", BARE, width, height)


def face_of(p: QPainter, face: str, rect: QRectF) -> None:
    paint_vignette(p, rect, Vignette(recipes_of("imperium").of(face)))


def table_with(*faces: str) -> TableView:
    table = TableView(Faces(face_of, patient=True), lambda p: None)
    lay(table, *faces)
    return table


def lay(table: TableView, *faces: str) -> None:
    table.show_layout({f"card/{face}": Placement(120 * n, 0, 110, 60, face) for n, face in enumerate(faces)})


def pictures(table: TableView) -> dict[str, QImage]:
    return {item.face: item.pixmap.toImage() for item in table.stage.items() if isinstance(item, Piece) and item.face}


# Painted elsewhere


def test_a_table_shows_its_pictures_when_they_are_there(qtbot: QtBot) -> None:
    at_once = pictures(table_with("oasis", "forest"))
    kept_vignettes().forget()
    with painted_behind():
        table = table_with("oasis", "forest")
    quiet = pictures(table)
    assert all(quiet[face] != at_once[face] for face in at_once), "a quiet ground stands in"
    qtbot.waitUntil(lambda: pictures(table) == at_once, timeout=3000)


def test_only_what_waits_for_a_picture_is_painted_anew(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with painted_behind():
        table = table_with("oasis", "forest", "river")
        shown: list[str] = []
        show_face = Piece.show_face
        monkeypatch.setattr(Piece, "show_face", noting(lambda piece, face, *_: shown.append(face), show_face))
        kept_vignettes().finish()
        assert sorted(shown) == ["forest", "oasis", "river"]
        lay(table, "oasis", "forest", "river")
    assert len(shown) == 3, "what is there is not painted again"


def test_the_picture_in_another_size_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    kept_vignettes().paint(order(width=220, height=120))
    with painted_behind():
        table = table_with("oasis")
    blue = pictures(table)["oasis"].pixelColor(16 + 55, 16 + 45).blue()
    assert blue > 110, "the water of the oasis, not the flat ground"


def test_whoever_cannot_repaint_has_its_pictures_at_once() -> None:
    image = QImage(110, 60, QImage.Format.Format_RGB32)
    with painted_behind(), QPainter(image) as p:
        face_of(p, "oasis", QRectF(image.rect()))
    assert image == painted(order())


def test_a_table_that_is_closed_hears_nothing_more(qtbot: QtBot) -> None:
    def heard() -> int:
        return kept_vignettes().receivers(SIGNAL("arrived(PyObject)"))

    before = heard()
    with painted_behind():
        table = table_with("oasis", "forest")
    assert heard() == before + 1
    delete(table)
    assert heard() == before
    kept_vignettes().finish()


def test_what_is_ordered_twice_is_painted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = KeptVignettes()
    arrived: list[Order] = []
    kept.arrived.connect(arrived.append)
    for _ in range(3):
        kept.order(order())
        kept.order(order(FOREST))
    kept.finish()
    assert arrived == [order(), order(FOREST)]


def test_nothing_is_painted_after_the_end() -> None:
    kept = KeptVignettes()
    arrived: list[Order] = []
    kept.arrived.connect(arrived.append)
    for width in range(100, 160):
        kept.order(order(width=width))
    kept.stop()
    QApplication.processEvents()
    assert arrived == []
    assert [thread.name for thread in threading.enumerate() if thread.name == "vignettes"] == []
    kept.order(order())
    kept.finish()
    assert arrived == [order()]


CLOSING = """
import sys, threading
from pathlib import Path
from typing import get_args
from imperium_desktop.ui.window.app import open_window
from imperium_desktop.store.folders import Folders
from imperium_desktop.commands.shot import match_at, seated
from PySide6.QtCore import QTimer
home = Path(sys.argv[1])
application, window = open_window(Folders(home, home))
window.play(match_at("imperium", 2, 3, "start"), seated(2), None)
QTimer.singleShot(int(sys.argv[2]), application.quit)
application.exec()
print([thread.name for thread in threading.enumerate()])
"""


@pytest.mark.parametrize("after", [0, 30])
def test_no_thread_is_left_when_the_program_ends(tmp_path: Path, after: int) -> None:
    """With pictures still to be painted."""
    command = [sys.executable, "-c", CLOSING, str(tmp_path), str(after)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ran.returncode, ran.stdout) == (0, "['MainThread']\n"), ran.stderr


def test_a_torn_picture_is_told_and_the_others_are_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[type[BaseException]] = []
    paint_motif = painter.paint_motif

    def torn(p: QPainter, frame: object, motif: Motif, *rest: object) -> None:
        if motif.of == "camel":
            raise ZeroDivisionError
        paint_motif(p, frame, motif, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(painter, "paint_motif", torn)
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))
    kept = KeptVignettes()
    kept.order(order())
    kept.order(order(FOREST))
    kept.finish()
    assert told == [ZeroDivisionError]
    assert kept.picture(order(FOREST)) is not None
    assert kept.picture(order()) is not None, "as far as it was painted; it is not tried again and again"


# What is painted


def test_the_same_order_is_the_same_picture() -> None:
    assert painted(order()) == painted(order())
    assert painted(order()) != painted(order(FOREST))


@pytest.mark.parametrize("light", LIGHTS)
def test_every_light_colours_the_picture(light: Light) -> None:
    one = Recipe("hills", (Motif("stag", (0.5, 0.95), 0.8),), light)
    other: Light = "noon" if light != "noon" else "dusk"
    assert painted(order(one)) != painted(order(Recipe("hills", one.motifs, other)))


def test_cloth_has_the_colour_of_its_recipe_and_of_the_motif_before_that() -> None:
    banner = Motif("banner", (0.5, 0.98), 0.95)
    looks = [
        painted(order(Recipe("hills", (motif,), tint=tint)))
        for motif, tint in (
            (banner, None),
            (banner, "#2f7f9a"),
            (Motif("banner", (0.5, 0.98), 0.95, tint="#2f7f9a"), "#00ff00"),
        )
    ]
    assert looks[0] != looks[1]
    assert looks[1] == looks[2]


@pytest.mark.parametrize(("left", "right"), [(0.3, 0.0), (0.0, 0.3)])
def test_nothing_that_names_the_card_lies_under_what_covers_it(left: float, right: float) -> None:
    for recipe in (OASIS, FOREST, recipes_of("settlers").of("statue")):
        frame = frame_of(recipe, 956, 480, Covered(left, right))
        hero = frame.box(max(recipe.motifs, key=lambda motif: motif.high))
        assert frame.free.left() < hero.center().x() < frame.free.right()


def test_motifs_stand_above_what_covers_the_foot_of_a_picture() -> None:
    bare, covered = (frame_of(OASIS, 956, 400, Covered(below=share)) for share in (0.0, 0.25))
    for motif in OASIS.motifs:
        assert covered.box(motif).bottom() < bare.box(motif).bottom()
        assert covered.box(motif).top() > -0.05 * 400


# Whose picture it is


def test_the_light_leans_towards_the_state_and_the_suit_of_the_card() -> None:
    moods = {card.state or "": vignette_of(card).mood for card in IMPERIUM.values() if "unrest" not in card.suits}
    assert moods == {"": "", "barbarian": "barbarian", "empire": "empire"}
    assert {vignette_of(card).mood for card in IMPERIUM.values() if card.unrest} == {"unrest"}
    assert tones_of("day", "barbarian") != tones_of("day") == tones_of("day", "empire")


def test_a_nation_has_its_colour_where_its_recipe_says_none() -> None:
    for card in IMPERIUM.values():
        if card.name in recipes_of("imperium") and card.group in GROUP_COLOURS and "commons" not in card.group:
            own = recipes_of("imperium").of(card.name).tint
            assert vignette_of(card).recipe.tint == (own or GROUP_COLOURS[card.group]), card.key


def new_card(name: str, suits: tuple[str, ...] = (), types: tuple[str, ...] = ()) -> PlayingCard:
    card: PlayingCard = copy(next(iter(IMPERIUM.values())))
    card.name, card.suits, card.types = name, suits, types
    return card


def test_a_new_card_has_a_picture_by_its_type_or_suit() -> None:
    kinds = recipes_of("imperium", KINDS)
    for suit in get_args(Suit):
        assert vignette_of(new_card("marmalade", (suit,))).recipe.motifs == kinds.of(suit).motifs
    for type in get_args(Type):
        assert vignette_of(new_card("marmalade", ("region",), (type,))).recipe.motifs == kinds.of(type).motifs
    assert vignette_of(new_card("marmalade")).recipe.motifs == kinds.of("card").motifs


def test_new_cards_of_a_kind_are_told_apart() -> None:
    looks = {vignette_of(new_card(name, ("region",))).recipe for name in ("marmalade", "jam", "honey", "butter", "tea")}
    assert len(looks) >= 4


def test_a_new_location_has_a_picture_by_its_colour() -> None:
    kinds = recipes_of("settlers", KINDS)
    for color in COLORS:
        card = copy(next(card for card in SETTLERS.values() if card.colors == (color,)))
        card.key = "marmalade"
        assert settlers_vignette_of(card).recipe.motifs == kinds.of(color).motifs


# How much of a card the picture has


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [150, 330])
def test_the_picture_keeps_a_quarter_of_every_card(width: int, language: str) -> None:
    content, words = load_game("imperium").content, Words.load(language, load_game("imperium"))
    for card in {card.name: card for card in IMPERIUM.values() if card.name}.values():
        sentences = card_sentences(words, records(content)[card.id])
        assert fitted_words(card, words.label(card.name), sentences, width / WIDTH)[0] >= HEIGHT / 4, card.key
    words = Words.load(language, load_game("settlers"))
    for location in {card.key: card for card in SETTLERS.values()}.values():
        markup = "\n".join(map(marked, face_sentences(words, location)))
        assert fitted(markup, width / WIDTH, HIGH_BAND + 29, HIGH_BAND - BAND)[0] >= HEIGHT / 4, location.key


def test_type_gives_way_before_the_picture() -> None:
    """As long as it is easily read."""
    pictures = (480.0, 415.0, 350.0)
    lines = ["One line."]
    heights, leadings = [], []
    while (found := fitted_text("\n".join(lines), 0.4, 172, pictures, 140))[2] is not None and len(lines) < 20:
        heights.append(found[0])
        leadings.append(found[1].leading)
        lines.append("One line.")
    assert heights[0] == pictures[0]
    assert heights[-1] == pictures[-1]
    assert leadings[heights.index(pictures[1]) - 1] < leadings[0], "smaller type, and the picture whole"
