"""What one sees first in Mare Nostrum, what phase it is, and that everything written there can be read."""

from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.mare_nostrum.rules.state import Phase
from imperium_desktop.games.mare_nostrum.scene import looking
from imperium_desktop.games.mare_nostrum.scene.cards import faces, vignettes
from imperium_desktop.games.mare_nostrum.scene.cards.display_faces import card_height, paint_card
from imperium_desktop.games.mare_nostrum.scene.cards.faces import paint_stub
from imperium_desktop.games.mare_nostrum.scene.face_kinds import CardFace, Price
from imperium_desktop.games.mare_nostrum.scene.looking import MAP_BUTTON, PHASES
from imperium_desktop.games.mare_nostrum.scene.map.names import name_areas
from imperium_desktop.games.mare_nostrum.scene.map.threat_line import quiet_place
from imperium_desktop.games.mare_nostrum.scene.tray import GAP, WIDEST_CARD, card_size
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, OVERVIEW, WHOLE, Camera
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import Laid
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.mare_nostrum.scene.test_scene import GAME
from tests.games.mare_nostrum.scene.test_trade import asked, begin, played_until, shown_at
from tests.present import present
from tests.ui.losing import play
from tests.ui.painted_texts import painted_texts
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1600.0, 872.0))


def new_match(kind: str) -> AnyMatch:
    """At the first such question of a match in which empires are dealt."""
    game = load_game("mare_nostrum")
    match = Match(game, game.setup_type(seats=3), 5)
    while match.waiting.kind != f"mare_nostrum.{kind}":
        match.answer(match.waiting.options[-1])
    return match


def sight(page: MatchPage) -> str:
    return looking.sight(page.stage.shown)


# What is seen first


def test_a_match_begins_on_the_map_and_goes_to_the_trade_with_the_first_token(window: MainWindow) -> None:
    page = begin(window, new_match("offer")).page
    assert sight(page) == "map"
    assert any(key.startswith("site/") for key in page.table.layout_)
    page.touch(sorted(present(page.session.funnel).lit)[0])
    assert sight(page) == "trade"
    page.back()
    assert sight(page) == "trade", "the map was seen"


def test_what_was_collected_comes_from_the_map(window: MainWindow) -> None:
    page = begin(window, new_match("offer")).page
    hand = {key: place for key, place in page.table.layout_.items() if key.startswith("token/")}
    assert hand
    assert all(place.zone is Zone.TRAY and place.face for place in hand.values())
    assert any(place.born in page.table.layout_ for place in hand.values())
    seen = page.stage.shown
    fresh = seen._replace(gaze=page.scene.first_gaze)
    assert looking.is_collecting(fresh)
    assert looking.collected(fresh).collected == {seen.seat}
    assert not looking.is_collecting(seen), "once for each seat"


def test_the_trade_number_can_be_chosen_from_the_map(window: MainWindow) -> None:
    page = begin(window, new_match("trade_token")).page
    assert sight(page) == "map"
    offered = {button.element for button in page.panel.prompt.buttons}
    assert offered >= {option.path[0] for option in page.session.match.waiting.options}


def test_the_button_leads_to_the_trade_and_back(window: MainWindow) -> None:
    page = begin(window, new_match("offer")).page
    page.point_at(MAP_BUTTON)
    assert sight(page) == "trade"
    page.point_at(MAP_BUTTON)
    assert sight(page) == "map"
    page.point_at(MAP_BUTTON)
    assert sight(page) == "trade"


@pytest.mark.parametrize("kind", ["trade_token", "offer"])
def test_a_picture_shows_the_map_while_the_mats_are_empty(kind: str) -> None:
    match = played_until(asked(kind))
    shown = shown_to(match, match.waiting.seat)._replace(decision=None)
    assert looking.sight(shown) == "map"
    assert MAP_BUTTON not in scene_of(match.game).layout(shown), "nobody could press it"


def test_later_rounds_are_traded_at_once() -> None:
    match = played_until(lambda match: asked("offer")(match) and match.state.round > 1)
    shown = shown_at(match)._replace(events=match.events)
    assert looking.sight(shown) == "trade"


# The phase


def test_every_step_of_a_round_belongs_to_one_phase() -> None:
    steps = [step for steps in PHASES.values() for step in steps]
    assert sorted(steps) == sorted({*get_args(Phase)} - {"empires", "over"})


@pytest.mark.parametrize(
    ("kind", "now", "told"),
    [("offer", 1, "Trade"), ("build", 2, "Building"), ("move_legions", 3, "Movement and battle · legions")],
)
def test_the_panel_says_which_phase_it_is(window: MainWindow, kind: str, now: int, told: str) -> None:
    page = play(window, played_until(asked(kind)))
    assert len(page.panel.turn.pips.names) == 5
    assert page.panel.turn.pips.now == now
    assert page.panel.turn.pips.isVisible()
    assert page.panel.turn.phase.plain_text() == told


# What begins something


def test_wells_that_point_at_sites_are_lit_like_those_that_build(window: MainWindow) -> None:
    def has_site(match: AnyMatch) -> bool:
        return asked("build")(match) and any(option.name == "build_building" for option in match.waiting.options)

    page = play(window, played_until(has_site))
    pointing = page.scene.also_lit(page.stage.shown)
    assert pointing
    assert pointing <= page.table.lit
    assert not pointing & present(page.session.funnel).lit
    page.advice.advise(page.session.match.waiting.options[0])
    assert pointing <= page.table.lit, "also beside a suggestion"


# Reading


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("width", [250.0, 285.0, 340.0])
def test_a_card_is_as_high_as_its_words(qapp: QApplication, language: str, width: float) -> None:
    words = Words.load(language, GAME)

    def painter_of(face: CardFace) -> Callable[[QPainter, QRectF], None]:
        return lambda p, rect: paint_card(p, GAME.content, words, face, rect)

    for card in GAME.content.cards:
        face = CardFace(card, Price(9, 7))
        assert whole(
            painter_of(face),
            width,
            card_height(GAME.content, words, face, width),
            words.name(card, "power"),
        ), card


@pytest.mark.parametrize("language", ["en", "pl"])
def test_two_cards_can_be_read_in_the_tray(qapp: QApplication, language: str) -> None:
    words = Words.load(language, GAME)

    def painter_of(card: str) -> Callable[[QPainter, QRectF], None]:
        return lambda p, rect: paint_stub(p, GAME.content, words, card, rect)

    match = played_until(asked("move_legions"))
    width, height = card_size(scene_of(GAME).plan(shown_at(match, SIZES[1])), 2)  # type: ignore[attr-defined]
    cut = [
        card
        for card in GAME.content.cards
        if not whole(
            painter_of(card),
            width,
            height,
            words.name(card, "power"),
        )
    ]
    assert set(cut) <= {"statue_of_zeus"}, "the longest, which the sheet of all cards tells in full"


@pytest.mark.parametrize("size", [(1280.0, 692.0), (1366.0, 740.0), (1600.0, 872.0)])
def test_a_few_cards_take_the_room_there_is_in_the_tray(size: tuple[float, float]) -> None:
    plan = scene_of(GAME).plan(shown_at(played_until(asked("move_legions")), size))  # type: ignore[attr-defined]
    one, two, five = (card_size(plan, count)[0] for count in (1, 2, 5))
    assert one == WIDEST_CARD
    assert two * 2 == pytest.approx(min(five * 5 + 3 * GAP, 2 * WIDEST_CARD))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_no_bonus_of_a_card_in_the_tray_lies_on_another(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[float, float], count: int
) -> None:
    words = Words.load("pl", GAME)
    width, height = card_size(scene_of(GAME).plan(shown_at(played_until(asked("move_legions")), size)), count)  # type: ignore[attr-defined]
    card, signs = QRectF(0, 0, width, height), []
    monkeypatch.setattr(faces, "draw_icon", lambda p, name, at: signs.append(at))
    image = QImage(int(width), int(height), QImage.Format.Format_RGB32)
    for hero in GAME.content.cards:
        signs.clear()
        with QPainter(image) as p:
            paint_stub(p, GAME.content, words, hero, card)
        assert all(card.contains(sign) for sign in signs), hero
        for one, other in pairwise(signs):
            beside, number = other.x() - one.right(), 6
            assert beside > number or one.bottom() <= other.y(), "a number stands between them"


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 4, 5])
def test_every_card_of_the_tray_is_named_and_shows_who_it_is(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[float, float], count: int, language: str
) -> None:
    words, fields = Words.load(language, GAME), list[QRectF]()
    monkeypatch.setattr(vignettes, "paint_picture", lambda p, field, card: fields.append(field))
    width, height = card_size(scene_of(GAME).plan(shown_at(played_until(asked("move_legions")), size)), count)  # type: ignore[attr-defined]

    def painter_of(card: str) -> Callable[[QPainter, QRectF], None]:
        return lambda p, rect: paint_stub(p, GAME.content, words, card, rect)

    for hero in GAME.content.cards:
        assert whole(painter_of(hero), width, height, words.label(hero)), hero
        picture = fields.pop()
        assert min(picture.width(), picture.height()) > 25, hero


def whole(paint: Callable[[QPainter, QRectF], object], width: float, height: float, sentence: str) -> bool:
    """Whether this is written to its end, nothing of it cut."""
    image = QImage(int(width) + 40, int(height) + 40, QImage.Format.Format_ARGB32_Premultiplied)
    with painted_texts() as texts, QPainter(image) as p:
        paint(p, QRectF(10, 10, width, height))
    return texts.tells(sentence) and not any(sentence in found.text for found in texts.too_long)


@pytest.mark.parametrize("size", SIZES)
def test_the_threat_covers_no_name(qapp: QApplication, size: tuple[float, float]) -> None:
    match = played_until(asked("move_legions"))
    shown = shown_at(match, size)
    scene = scene_of(GAME)
    plan, laid = scene.plan(shown), Laid(shown, scene.layout(shown))  # type: ignore[attr-defined]
    line = quiet_place(plan, laid, 420)
    assert plan.board.overlap(line) == pytest.approx(line.width * line.height)
    edge = 30  # square pixels of a letter's halo
    assert not any(line.overlap(name) > edge for name in name_areas(plan, shown.view, shown.words))


@pytest.mark.parametrize("size", [(1280.0, 692.0), (1366.0, 740.0), (1600.0, 872.0)])
def test_the_button_to_the_trade_stands_beside_those_that_zoom(size: tuple[float, float]) -> None:
    match = new_match("offer")
    for camera in (Camera(by_hand=True), Camera(1.4, by_hand=True), Camera(1.4, x=-300, by_hand=True)):
        shown = shown_at(match, size)._replace(camera=camera, events=match.events)
        layout = scene_of(GAME).layout(shown)
        button = Rect(*layout[MAP_BUTTON][:4])
        over = [Rect(*layout[key][:4]) for key in (CLOSER, FARTHER, WHOLE, OVERVIEW) if key in layout]
        assert not any(button.overlap(other) for other in over)
