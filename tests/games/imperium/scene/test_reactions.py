"""What waits for an answer in Imperium: a reaction in its rows, a choice in the lane of the solstice, an accession."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.analysis.position import Lot, Position, Seat
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.scene import scene as scene_module
from imperium_desktop.games.imperium.scene.areas.market import waiting_tokens
from imperium_desktop.games.imperium.scene.choices.faces import written
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.scene import ImperiumScene
from imperium_desktop.games.imperium.scene.staged.accession import cards_of
from imperium_desktop.games.imperium.scene.staged.outcomes import outcomes
from imperium_desktop.games.imperium.scene.staged.solstice import lanes_of
from imperium_desktop.registry import load_game
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.cards.panel import PANEL
from imperium_desktop.ui.scenes.protocol.outcome import Painting
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import Staged
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.imperium.scene.test_scene import SIZES, TABLE, begin, inside, playing
from tests.games.imperium.scene.test_staging import CITIES
from tests.games.imperium.scene.test_staging import playing as match_of
from tests.present import of_kind, present
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot, seated
from tests.ui.showing import shown_to

GAME = load_game("imperium")
CARTHAGE = Seat(nation="carthaginians", side="A", hand=("conquer", "glory"), deck=3, tokens=(5, 4, 2))
MARKET = (Lot(card="oasis", tokens=(2, 0, 0)), "hills", "elders", "coinage", "armenians")
COLLECTING = Position(seats=(CARTHAGE, Seat(nation="celts", deck=3)), market=MARKET, main=("river", "temple"))


def reacting(window: MainWindow) -> Robot:
    robot = playing(window, COLLECTING)
    for key in ("card/carthaginians_conquer", "branch/0", "pay/0-2-0", "card/common_oasis"):
        robot.touch(key)
    assert robot.page.session.match.waiting.kind == "imperium.use_trigger"
    return robot


def test_a_reaction_says_what_it_brings_and_what_comes_without_it(window: MainWindow) -> None:
    page = reacting(window).page
    react, passing = written(
        present(of_kind(ImperiumScene, page.scene).choices(page.stage.shown)), GAME.content, page.stage.shown
    )
    assert react.text.startswith("5 → 9{icon:imperium-material|")
    assert "5 → 4{icon:imperium-exhaust|" in react.text
    assert passing.title == "Let it pass"
    assert passing.text.startswith("5 → 7{icon:imperium-material|")


@pytest.mark.parametrize(("key", "material"), [(Qt.Key.Key_Return, 9), (Qt.Key.Key_Space, 7)])
def test_enter_exhausts_and_space_lets_it_pass(window: MainWindow, key: Qt.Key, material: int) -> None:
    page = reacting(window).page
    QTest.keyClick(page, key)
    assert page.session.match.state.players[0].tokens[0] == material


def test_what_is_interrupted_waits_where_it_is(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tokens in the empty place of the market, and the step from which a cord leads to the question (§4.6b)."""
    page = reacting(window).page
    cords: list[tuple[QRectF, Rect]] = []
    monkeypatch.setattr(scene_module, "paint_cord", lambda _p, step, question: cords.append((step, question)))
    shown, picture = page.stage.shown, QPixmap(*map(round, page.stage.shown.size))
    page.scene.forget()
    with painted_texts() as texts, QPainter(picture) as p:
        page.scene.paint_backdrop(p, shown)
    assert list(waiting_tokens(shown.view)) == [(0, (2, 0, 0))]
    assert texts.tells("its tokens wait")
    ((step, question),) = cords
    assert question == Rect(*page.table.layout_[PANEL][:4])
    assert question.y < step.center().y() < question.bottom
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert not list(waiting_tokens(page.session.match.state))


def test_a_click_on_its_row_answers(window: MainWindow) -> None:
    robot = reacting(window)
    robot.touch("react/0")
    assert robot.page.session.match.state.players[0].tokens[0] == 9


def test_a_click_on_its_row_is_meant_for_this_question_alone(window: MainWindow) -> None:
    """The card alone answers where it has one use: its text is nothing to the next question."""
    robot = reacting(window)
    refused: list[object] = []
    robot.page.session.refused.connect(refused.append)
    robot.touch("react/0")
    assert not refused


def test_no_bubble_says_once_more_what_stands_on_a_row(window: MainWindow) -> None:
    page = reacting(window).page
    for row in ("react/0", "skip"):
        page.hover(row)
        assert not page.advice.bubble.isVisible()
    page.hover("card/carthaginians")
    assert page.advice.bubble.isVisible() or not present(page.session.funnel).lit & {"card/carthaginians"}


def test_what_a_choice_brings_is_told_from_before_to_after(window: MainWindow) -> None:
    """Not once more what its title says."""
    robot = playing(window, TABLE)
    robot.touch("card/romans_prosperity")
    page = robot.page
    while page.session.match.waiting.kind == "imperium.draw_more" or "branch/0" not in present(page.session.funnel).lit:
        page.touch("skip")
    material, _ = written(
        present(of_kind(ImperiumScene, page.scene).choices(page.stage.shown)), GAME.content, page.stage.shown
    )
    assert material.text.startswith("4 → 5{icon:imperium-material|")


def test_the_turn_is_asked_about_once(window: MainWindow) -> None:
    """In the prompt; the panel has the answers alone."""
    robot = begin(window, 2, seed=4)
    while robot.page.session.match.waiting.kind != "imperium.choose_turn_kind":
        robot.answer_by_mouse()
        robot.open_curtain()
    page = robot.page
    picture = QPixmap(*map(round, page.stage.shown.size))
    with painted_texts() as texts, QPainter(picture) as p:
        page.scene.paint_front(p, page.stage.laid)
    assert texts.tells("Activate")
    assert not texts.tells("what do you do this turn")


@pytest.mark.parametrize("size", SIZES[:3])
def test_a_choice_of_the_solstice_stands_in_its_lane(size: tuple[float, float]) -> None:
    match = match_of(CITIES)
    match.answer(match.waiting.options[0])
    assert match.waiting.kind in ("imperium.may", "imperium.choose_branch")
    scene, funnel = scene_of(GAME), Funnel(match.waiting, match.why_not)
    shown = shown_to(match, 0, size, funnel)
    layout, (lane, *_) = scene.layout(shown), lanes_of(GAME.content, shown)
    card = layout[f"card/{lane.cards[0]}"]
    assert layout[PANEL].x > card.x + card.width
    assert layout[PANEL].y < card.y + card.height
    assert not any(key.startswith("stage/") for key in layout), "the tray is the hand's"


def test_waiting_cards_of_the_solstice_say_what_they_will_do(dressed: QApplication) -> None:
    set_language("en")
    shown = shown_to(match_of(CITIES), 0, SIZES[1])
    picture = QPixmap(*map(round, SIZES[1]))
    with painted_texts() as texts, QPainter(picture) as p:
        scene_of(GAME).paint_backdrop(p, shown)
    assert texts.tells("City of Rome")


@pytest.mark.parametrize("size", SIZES[:3])
def test_the_hand_keeps_its_size_while_a_card_resolves_if_it_has_room(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 1)
    few, many = plan.resolving(2, asked=True), plan.resolving(12, asked=True)
    assert few.hand[0].width > many.hand[0].width
    for laid in (few, many):
        assert all(inside(card, plan.areas.tray) for card in laid.hand)
        assert laid.question is not None
        assert laid.hand[0].x >= laid.question.right


# The accession


@pytest.mark.parametrize("bots", [0, 1])
def test_the_accession_of_a_person_is_staged_and_of_a_bot_told(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, bots: int
) -> None:
    """At the table with several people, too, where the next one may look already."""
    match = match_of(TABLE)
    window.play(match, seated(2, bots=bots), None)
    page = window.match_page
    assert page is not None
    becoming = outcomes(page.moment()._replace(events=(events.BecameEmpire(1),)), 0)
    monkeypatch.setattr(page.scene, "outcomes", lambda _shown, _new: becoming)
    (outcome,) = page.staging._outcomes_since(0)
    assert outcome.painting == (None if bots else Painting("accession/1", 1, prompted=True, told_of_bots=True))


def test_the_accession_shows_what_can_be_played_now_and_what_no_longer(dressed: QApplication) -> None:
    set_language("en")
    match, scene = match_of(TABLE), scene_of(GAME)
    empire = next(card.id for card in GAME.content.cards.values() if card.state == "empire" and "romans" in card.id)
    told = (events.NationCardGained(0, empire), events.BecameEmpire(0))
    shown = shown_to(match, 0)._replace(decision=None, events=told, staged=Staged("accession/0", 1, True))
    assert cards_of(GAME.content, shown, "empire") == [empire]
    assert "romans_conquer" in cards_of(GAME.content, shown, "barbarian")
    layout = scene.layout(shown)
    assert {f"card/{empire}", "card/romans_conquer"} <= layout.keys()
    picture = QPixmap(*map(round, shown.size))
    with painted_texts() as texts, QPainter(picture) as p:
        scene.paint_backdrop(p, shown)
    assert texts.tells("From now on you can play")
    assert texts.tells("Empire")
