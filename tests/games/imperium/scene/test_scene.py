"""The table of Imperium: layouts of whole matches, the real window, what choices and steps say."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from imperium_desktop.games.imperium.analysis.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.names import NATIONS_OF
from imperium_desktop.games.imperium.rules.state import Player
from imperium_desktop.games.imperium.scene.choices.carrying_out import carried
from imperium_desktop.games.imperium.scene.face_kinds import CardFace, NationFace, PlayedFace, SliverFace
from imperium_desktop.games.imperium.scene.facts import FACTS
from imperium_desktop.games.imperium.scene.plan import Plan
from imperium_desktop.games.imperium.scene.scene import ImperiumScene
from imperium_desktop.games.imperium.scene.shown import ImperiumGaze
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.kit.words.bubble import ROOM
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.faces import margin
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import PLACELESS, Face, Zone, element_at
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import of_kind, present
from tests.ui.noting import noting
from tests.ui.robot import Robot, seated
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0), (3840.0, 2132.0))
GAME = load_game("imperium")


def begin(window: MainWindow, seats: int, seed: int = 1, answers: int = 0) -> Robot:
    match, chance = Match(GAME, GAME.setup_type(seats=seats), seed), Chance(seed)
    for _ in range(answers):
        match.answer(random_answer(match.waiting, chance))
    window.play(match, seated(seats), window.app_state.matches.begin("imperium", seated(seats)))
    robot = Robot(window, seed)
    robot.open_curtain()
    return robot


def playing(window: MainWindow, position: Position) -> Robot:
    """A position of one's own."""
    match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
    seats = len(position.seats)
    window.play(match, seated(seats), None)
    robot = Robot(window, 1)
    robot.open_curtain()
    return robot


ROMANS = Seat(
    nation="romans",
    hand=("conquer", "glory", "prosperity"),
    deck=("advance", "raetia"),
    discard=("bread_and_circuses",),
    play=(Lying(card="dalmatia", garrison=("triumvirate",)), "city_of_rome"),
    development=("the_senate", "legions"),
    tokens=(4, 4, 2),
)
TABLE = Position(
    seats=(ROMANS, Seat(nation="celts", side="A", deck=3, hand=("conquer",), discard=("advance",))),
    market=("hills", "elders", "coinage", "armenians", "oasis"),
    main=("river", "temple"),
    fame=("great",),
)


# Geometry


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [1, 2, 3])
def test_everything_has_its_room(size: tuple[float, float], others: int) -> None:
    plan = Plan(*size, Camera(), others)
    table = plan.areas.table
    for area in (plan.band, plan.market, plan.own):
        assert inside(area, table)
    assert plan.band.bottom <= plan.market.y
    assert plan.market.bottom <= plan.own.y
    for slot in plan.slots():
        assert inside(slot, plan.market)
        assert plan.market_left.right <= slot.x
        assert slot.right <= plan.market_right.x
    assert all(inside(pile, plan.market) for pile in (*plan.small_decks(), *plan.market_piles(), plan.exile))
    assert all(inside(pile, plan.pile_area) for pile in plan.own_piles())
    for count in (1, 6, 14, 24):
        rects = plan.in_play([0, 3, *[0] * count])
        assert all(inside(rect, plan.play_area) for rect in rects)
        assert all(inside(sliver, plan.own) for sliver in plan.garrison(rects[1], 3))


@pytest.mark.parametrize("size", SIZES)
def test_garrisons_take_room_only_from_their_own_line(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 3)
    held = plan.in_play([0, 0, 3, *[0] * 13])
    assert {round(rect.height, 3) for rect in held} == {round(held[0].height, 3)}
    lines = sorted({rect.y for rect in held})
    assert len(lines) > 1
    assert lines[0] == pytest.approx(plan.play_area.y + 3 * plan.sliver)
    assert lines[1] - lines[0] == pytest.approx(held[0].height + plan.wide(5, 10)), "nothing lies under the next line"


def inside(rect: Rect, area: Rect) -> bool:
    across = area.x - 1 <= rect.x and rect.right <= area.right + 1
    return across and area.y - 1 <= rect.y and rect.bottom <= area.bottom + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_lit_element_can_be_clicked_and_has_a_name(seats: int) -> None:
    """A random match is followed touch by touch without a window, at every size in turn."""
    match, chance = Match(GAME, GAME.setup_type(seats=seats), seats), Chance(seats)
    scene = scene_of(GAME)
    asked = 0
    while match.decision is not None and asked < 120:
        if len(match.answers) % 3 == 0:
            asked += 1
            touch_through(scene, match, chance, SIZES[asked % len(SIZES)], ("en", "pl")[asked % 2])
        match.answer(random_answer(match.waiting, chance))


def touch_through(scene: AnyScene, match: AnyMatch, chance: Chance, size: tuple[float, float], language: str) -> None:
    set_language(language)
    decision = match.waiting
    funnel = Funnel(decision, match.why_not)
    while funnel.answer is None and funnel.lit:
        shown = shown_to(match, decision.seat, size, funnel)
        layout = scene.layout(shown)
        for key in funnel.lit:
            name = scene.element_name(shown, key)
            assert name
            assert "_" not in name, key
            place = layout[key]
            assert place.zone is not Zone.UNSEEN, (key, decision.kind)
            if place.zone not in PLACELESS:
                assert element_at(layout, funnel.lit, *place.centre) == key, (key, decision.kind)
        funnel.touch(chance.one_of(sorted(funnel.lit)))
        if funnel.can_finish:
            funnel.finish()


def test_a_nation_that_is_taken_has_the_sign_of_who_leads_it() -> None:
    match = Match(GAME, GAME.setup_type(seats=3), 0)
    match.answer(random_answer(match.waiting, Chance(0)))
    match.answer(random_answer(match.waiting, Chance(0)))
    (leads,) = (seat for seat, player in enumerate(match.state.players) if player.nation is not None and player.power)
    shown = shown_to(match, match.waiting.seat)._replace(signs=(4, 2, 3))
    faces = [place.face for key, place in scene_of(GAME).layout(shown).items() if key.startswith("nation/")]
    assert [face.sign for face in faces if face.sign is not None] == [(4, 2, 3)[leads]]


# Through the window


def test_sixty_answers_of_two_by_mouse(window: MainWindow) -> None:
    robot = begin(window, 2, seed=3)
    robot.play(most=60)
    assert len(present(window.session).match.answers) == 60


@pytest.mark.slow
def test_forty_answers_of_four_players_by_mouse(window: MainWindow) -> None:
    assert begin(window, 4, seed=2, answers=200).play(most=40) == 40


@pytest.mark.parametrize("window", [{"size": (1920, 1080)}], indirect=True)
def test_by_keyboard(window: MainWindow) -> None:
    assert begin(window, 2, seed=6, answers=40).play("keyboard", most=12) == 12


def test_nations_are_chosen_on_the_table_and_then_a_side(window: MainWindow) -> None:
    robot = begin(window, 3, seed=4)
    page = robot.page
    tiles = {key for key in page.table.layout_ if key.startswith("nation/")}
    assert tiles == {f"nation/{nation}" for nation in NATIONS_OF["classics"]}
    page.hover("nation/vikings")
    assert any("Vikings" in sheet.spoken for sheet in page.table.followers.sheets)
    (outline,) = page.scene.tints(page.stage.laid, "nation/vikings")
    assert outline.area.boundingRect().contains(*page.table.layout_["nation/vikings"].centre), "the tile is marked"
    robot.touch("nation/vikings")
    tile = page.table.layout_["nation/vikings"]
    assert tile.face == NationFace("vikings", mine=True), "golden, and nothing is taken yet"
    page.hover("nation/celts")
    assert of_kind(ImperiumScene, page.scene).previewed(page.stage.shown) == "vikings", (
        "the preview stays with what was clicked"
    )
    robot.touch("take")
    assert {"side/A", "side/B"} <= present(page.session.funnel).lit
    QTest.keyClick(page, Qt.Key.Key_Escape)
    chooses = present(window.session).match.state.active
    assert present(window.session).match.state.players[chooses].nation is None, "another can be chosen"
    robot.touch("nation/vikings")
    robot.touch("nation/vikings")
    tile = page.table.layout_["nation/vikings"]
    assert tile.face == NationFace("vikings", chooses, mine=True), "golden, not taken by somebody else"
    assert page.table.layout_["side/B"].face == CardFace("vikings_power_b")
    robot.touch("side/B")
    assert "nation/vikings" not in present(page.session.funnel).lit
    assert page.table.layout_["nation/vikings"].face == NationFace("vikings", chooses)


def test_enter_takes_the_nation_in_the_preview_and_a_letter_its_side(window: MainWindow) -> None:
    robot = begin(window, 2, seed=4)
    page = robot.page

    def players() -> list[Player]:
        return list(present(window.session).match.state.players)

    page.hover("nation/greeks")
    assert page.scene.meant(page.scene.preselected(page.stage.shown), page.stage.shown) == ("nation/greeks",)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert players()[0].nation == "greeks"
    keys = {button.key: button for button in page.panel.prompt.buttons if button.isVisible()}
    assert keys["B"].text() == "Side B"
    QTest.keyClick(page, Qt.Key.Key_B)
    assert players()[0].power == "greeks_power_b"
    page.hover("nation/greeks")
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert players()[1].nation is None, "it is taken"
    page.hover("nation/celts")
    robot.touch("take")
    assert players()[1].nation == "celts"
    QTest.keyClick(page, Qt.Key.Key_A)
    assert players()[1].power == "celts_power_a"


def test_a_nation_is_drawn_from_those_that_can_be_had(window: MainWindow) -> None:
    robot = begin(window, 2, seed=4)
    page, players = robot.page, present(window.session).match.state.players
    page.touch("nation/vikings")
    robot.touch("side/A")
    scene, shown = page.scene, page.stage.shown
    drawn = {scene.meant("lot", shown)[0] for _ in range(300)}
    assert drawn == {f"nation/{nation}" for nation in NATIONS_OF["classics"] if nation != "vikings"}
    assert [button.text() for button in page.panel.prompt.buttons if button.key == "L"] == ["Draw one of 7"]
    QTest.keyClick(page, Qt.Key.Key_L)
    assert players[1].nation not in (None, "vikings")
    assert [shortcut.letter for shortcut in scene.shortcuts(page.stage.shown)] == ["A", "B"]
    assert [letter for keys in FACTS.keys for letter in keys.keys] == ["L", "A", "B"], "the help page names them all"


def test_a_card_says_what_it_would_bring_before_it_is_played(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    page, scene = robot.page, robot.page.scene
    page.hover("card/romans_conquer")
    assert not page.advice.bubble.isVisible(), "it asks first, and its name can be read"
    page.advice.describe(page.hovered)
    assert "Now: choose one" in page.advice.bubble.accessibleName(), "nothing happens before that"
    assert of_kind(ImperiumScene, scene).choices(page.stage.shown) is None
    assert "Now:" in scene.element_text(page.stage.shown, "card/romans_conquer")
    robot.touch("card/romans_conquer")
    assert present(page.session.decision).kind == "imperium.choose_branch", "a panel of one row would ask for nothing"


def test_a_card_that_cannot_be_played_says_why(window: MainWindow) -> None:
    poor = Position(seats=(Seat(nation="romans", hand=("conquer", "glory"), tokens=(0, 0, 0)), TABLE.seats[1]))
    robot = playing(window, poor)
    page, given = robot.page, len(present(window.session).match.answers)
    robot.touch("card/romans_conquer")
    assert [
        line.refused is not None for line in present(of_kind(ImperiumScene, page.scene).choices(page.stage.shown)).lines
    ] == [True]
    assert len(present(window.session).match.answers) == given


def test_the_steps_of_a_card_are_shown_with_what_they_did(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    robot.touch("card/romans_conquer")
    page = robot.page
    shown = page.stage.shown
    (card,) = carried(GAME.content, shown.view, shown.decision, shown.events)
    assert card.card == "romans_conquer"
    assert card.steps[card.number - 1].progress == "now"
    assert "card/romans_conquer" in page.table.layout_
    assert {"branch/0", "branch/1"} <= present(page.session.funnel).lit
    asked = {
        line.key: line.ahead.decision
        for line in present(of_kind(ImperiumScene, page.scene).choices(page.stage.shown)).lines
    }
    assert present(asked["branch/0"]).kind == "imperium.pay_mix", "what comes next is told beside the choice"
    robot.touch("branch/0")
    robot.touch("pay/0-2-0")
    assert "card/common_hills" in present(page.session.funnel).lit
    shown = page.stage.shown
    (card,) = carried(GAME.content, shown.view, shown.decision, shown.events)
    assert [type(event).__name__ for step in card.steps for event in step.told] == ["TokensPaid"]


def test_tokens_on_a_market_card_lie_over_its_light(window: MainWindow) -> None:
    """They stick out over the edge along which the golden frame runs."""
    market = (Lot(card="hills", tokens=(0, 0, 2)), *TABLE.market[1:])
    robot = playing(window, msgspec.structs.replace(TABLE, market=market))
    page = robot.page
    robot.touch("card/romans_conquer")
    robot.touch("branch/0")
    robot.touch("pay/0-2-0")
    hills = next(key for key in present(page.session.funnel).lit if "hills" in key)
    place = page.table.layout_[hills]
    ratio, room = page.table.devicePixelRatioF(), margin(round(place.width), round(place.height))
    tokens = page.table.faces.pixmap(place.over, place.width, place.height, ratio).toImage()
    seen = page.table.grab().toImage()
    frame = round(place.width) - 3
    covered = [y for y in range(round(place.height)) if tokens.pixelColor(room + frame, room + y).alpha() == 255]
    assert len(covered) > 10
    for y in covered:
        assert seen.pixelColor(round(place.x) + frame, round(place.y) + y) == tokens.pixelColor(room + frame, room + y)


def test_the_heading_counts_actions(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    page = robot.page

    def told() -> str:
        return page.panel.turn.phase.plain_text()

    assert told() == "Activate · action 1 of 3"
    robot.touch("card/romans_conquer")
    assert present(page.session.decision).kind == "imperium.choose_branch"
    assert told() == "Activate · action 1 of 3", "it is being carried out"
    robot.touch("branch/0")
    robot.touch("pay/0-2-0")
    robot.touch(next(key for key in present(page.session.funnel).lit if "hills" in key))
    assert present(page.session.decision).kind == "imperium.act"
    assert told() == "Activate · action 2 of 3"


def test_actions_that_cards_give_are_counted(window: MainWindow) -> None:
    shown = playing(window, TABLE).page.stage.shown
    scene = scene_of(GAME)
    shown.view.me.actions = 2
    before = events.ActionsGained(0, 2), events.TurnBegan(0, "activate")
    gained = shown._replace(events=(*before, events.ActionsGained(0, 1), events.ActionsGained(1, 5)))
    assert scene.turn_note(gained) == "Activate · action 3 of 4"
    shown.view.me.actions = 0
    assert scene.turn_note(shown) == "Activate"
    reacting: Decision[Option] = Decision(1, "imperium.may", tuple, rule="§4.6")
    assert scene.turn_note(shown._replace(decision=reacting)) == "", "who reacts has no action"
    shown.view.phase = "discard"
    assert scene.turn_note(shown) == ""


def test_a_pile_is_leafed_through_and_closed_again(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    page = robot.page
    assert "card/romans_the_senate" not in page.table.layout_
    robot.touch("pile/development")
    assert page.table.layout_["card/romans_the_senate"].face == CardFace("romans_the_senate")
    assert "shelf" in page.table.layout_
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert "shelf" not in page.table.layout_


def test_another_area_is_one_click_away(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    page = robot.page
    robot.touch("look/1")
    assert of_kind(ImperiumGaze, page.stage.gaze).seat == 1
    assert page.table.layout_["card/celts_power_a"].width > 60
    robot.touch("pile/deck")
    assert "shelf" not in page.table.layout_, "what others hold is nobody's business"
    robot.touch("pile/discard")
    assert "card/celts_advance" in page.table.layout_
    robot.touch("look/own")
    assert of_kind(ImperiumGaze, page.stage.gaze).seat is None
    assert page.table.layout_["card/romans_dalmatia"].face == PlayedFace("romans_dalmatia")


def test_garrisoned_cards_are_seen_above_their_host(window: MainWindow) -> None:
    layout = playing(window, TABLE).page.table.layout_
    host, held = layout["card/romans_dalmatia"], layout["card/romans_triumvirate"]
    assert held.face == SliverFace("romans_triumvirate", garrison=True)
    assert held.y < host.y < held.y + held.height


def test_every_card_has_a_text_with_its_words_explained(window: MainWindow) -> None:
    robot = playing(window, TABLE)
    scene, shown = robot.page.scene, robot.page.stage.shown
    for card in GAME.content.nouns:
        text = scene.element_text(shown, f"card/{card}")
        assert text or not GAME.content.cards[card].blocks, card


def test_the_end_page_counts_by_source(window: MainWindow, qtbot: QtBot) -> None:
    match, chance = Match(GAME, GAME.setup_type(seats=2), 5), Chance(5)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    window.play(match, seated(2), None)
    qtbot.waitUntil(lambda: isinstance(window.page, EndPage), timeout=5000)
    ending = of_kind(EndPage, window.page).ending
    last = ending.beats[-1].rows
    for row in last:
        assert sum(present(cell.value) for cell in row.cells) == int(row.total)


def test_the_bubble_of_a_card_covers_nothing_that_one_has(window: MainWindow) -> None:
    window.resize(1600, 900)
    page = playing(window, TABLE).page
    bubble, own = page.advice.bubble, page.scene.kept_clear(page.stage.laid)
    hand = [key for key in present(page.session.funnel).lit if key.startswith("card/")]
    assert hand
    assert len(own) > 1, "the resources and what lies in play"
    for key in hand:
        page.advice.describe(key)
        at = Rect(bubble.x() + ROOM, bubble.y() + ROOM, bubble.width() - 2 * ROOM, bubble.height() - 2 * ROOM)
        assert bubble.isVisible()
        assert not any(at.overlap(rect) for rect in own)


def test_cards_on_the_table_are_written_in_the_language_that_is_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also those that stay where they are."""
    page = playing(window, TABLE).page
    written: list[Face] = []
    noted = noting(lambda _p, face, _rect: written.append(face), page.table.faces._paint)
    monkeypatch.setattr(page.table.faces, "_paint", noted)
    window.change(language="pl")
    faces = {place.face for place in page.table.layout_.values() if place.face and place.zone is Zone.TRAY}
    assert faces
    assert faces <= set(written)
