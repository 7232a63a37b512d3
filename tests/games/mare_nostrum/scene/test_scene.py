"""The table of Mare Nostrum: provinces by their shapes, legions by numbers, battles, conquests, the open table."""

import copy
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import MoveLegions
from imperium_desktop.games.mare_nostrum.rules.tokens import UNKNOWN
from imperium_desktop.games.mare_nostrum.rules.war.war_turn import legion_targets
from imperium_desktop.games.mare_nostrum.scene import backdrop
from imperium_desktop.games.mare_nostrum.scene.describing import percent
from imperium_desktop.games.mare_nostrum.scene.face_kinds import RowFace
from imperium_desktop.games.mare_nostrum.scene.map import names as map_names
from imperium_desktop.games.mare_nostrum.scene.map.ground import Ground, Tint
from imperium_desktop.games.mare_nostrum.scene.map.moving import clash_of, way_of
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.games.mare_nostrum.scene.scene import MareNostrumScene
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.scene import PEEK
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import Zone, element_at
from imperium_desktop.ui.stage.shown import AnyShown, Laid
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.ui.losing import play
from tests.ui.noting import noting
from tests.ui.reading import lines_in, read_aloud
from tests.ui.robot import seated
from tests.ui.showing import shown_to

GAME = load_game("mare_nostrum")
SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0))


def played_to(
    kind: str, *, seats: int = 5, seed: int = 4, wanted: Callable[[AnyMatch], bool] = lambda _match: True
) -> AnyMatch:
    """The first decision of this kind in which something is so."""
    match: AnyMatch = Match(GAME, GAME.setup_type(seats=seats), seed)
    chance = Chance(seed)
    while match.decision is not None:
        if match.waiting.kind == f"mare_nostrum.{kind}" and wanted(match):
            return match
        match.answer(random_answer(match.waiting, chance))
    raise AssertionError(f"no {kind} in this match")


def several_legions(match: AnyMatch) -> bool:
    return any(isinstance(option, MoveLegions) and option.count == 2 for option in match.waiting.options)


@pytest.fixture(scope="module")
def moving() -> AnyMatch:
    return played_to("move_legions", wanted=several_legions)


@pytest.mark.parametrize("size", SIZES)
def test_a_province_is_touched_by_its_own_shape(moving: AnyMatch, size: tuple[float, float]) -> None:
    """The middle of a province's rectangle may lie in another; the middle of its shape never does."""
    scene, shown = scene_of(GAME), shown_to(moving, moving.waiting.seat, size)
    layout = scene.layout(shown)
    grounds = {key: place for key, place in layout.items() if key.startswith(("province/", "sea/"))}
    assert len(grounds) == len(GAME.content.provinces) + len(GAME.content.seas)
    for key, place in grounds.items():
        assert place.zone is Zone.BOARD
        assert element_at(grounds, (), *place.centre) == key
    gallia = grounds["province/gallia"]
    assert not gallia.holds(gallia.x + gallia.width - 2, gallia.y + gallia.height - 2)


def test_all_of_a_stack_is_picked_up_until_another_number_is_touched(moving: AnyMatch) -> None:
    moves = [option for option in moving.waiting.options if isinstance(option, MoveLegions)]
    most = max(option.count for option in moves)
    origin = next(option.origin for option in moves if option.count == most)
    funnel = Funnel(moving.waiting, moving.why_not)
    legion = f"legion/{moving.waiting.seat}/{origin}"
    assert funnel.touch(legion)
    assert funnel.path == (legion, f"count/{most}")
    assert funnel.amounts == [f"count/{number}" for number in range(1, most + 1)]
    assert all(key.startswith("province/") for key in funnel.lit)
    assert funnel.touch("count/1")
    assert funnel.path == (legion, "count/1")
    target = sorted(funnel.lit)[0]
    assert funnel.back()
    assert list(funnel.path) == []
    assert funnel.touch(legion)
    assert funnel.touch("count/1")
    assert funnel.touch(target)
    assert funnel.answer == MoveLegions(moving.waiting.seat, origin, 1, target.partition("/")[2])


@pytest.mark.parametrize("legions", [1, 2])
def test_numbers_are_offered_only_where_there_is_a_choice(qapp: QApplication, window: MainWindow, legions: int) -> None:
    def stack(match: AnyMatch) -> int:
        return max((option.count for option in match.waiting.options if isinstance(option, MoveLegions)), default=0)

    match = played_to("move_legions", wanted=lambda match: stack(match) == legions)
    origin = next(
        option.path[0]
        for option in match.waiting.options
        if isinstance(option, MoveLegions) and option.count == legions
    )
    page = play(window, match)
    page.touch(origin)
    offered = [button.element for button in page.panel.prompt.buttons if button.element.startswith("count/")]
    assert offered == ([f"count/{number}" for number in range(1, legions + 1)] if legions > 1 else [])


def test_the_way_over_sea_goes_through_seas_with_own_triremes() -> None:
    def overseas(match: AnyMatch) -> bool:
        return any(len(way_of(GAME.content, match.state, option)) > 2 for option in match.waiting.options)

    match = played_to("move_legions", wanted=overseas)
    state, content = match.state, GAME.content
    anchors = {sea.triremes_at: number for number, sea in enumerate(content.box.seas)}
    for option in match.waiting.options:
        for point in way_of(content, state, option)[1:-1]:
            assert state.players[match.waiting.seat].triremes[anchors[point]]


def test_the_chances_of_a_battle_stand_at_the_end_of_the_way() -> None:
    def attack(match: AnyMatch) -> bool:
        return any(clash_of(GAME.content, match.state, option) for option in match.waiting.options)

    match = played_to("move_legions", wanted=attack)
    option = next(o for o in match.waiting.options if clash_of(GAME.content, match.state, o) is not None)
    clash = clash_of(GAME.content, match.state, option)
    assert clash is not None
    funnel = Funnel(match.waiting, match.why_not)
    for key in option.path[:-1]:
        funnel.touch(key)
    scene, shown = scene_of(GAME), shown_to(match, match.waiting.seat, funnel=funnel)
    laid = Laid(shown, scene.layout(shown))
    ghost = scene.ghost(laid, option.path[-1])
    assert ghost is not None
    assert ghost.face.chance == clash.odds.conquered
    (sheet,) = scene.sheets(laid, option.path[-1])
    assert percent(clash.odds.conquered) in sheet.spoken
    assert scene.ghost(laid, "province/none") is None


def test_where_an_enemy_legion_can_strike_is_outlined(moving: AnyMatch) -> None:
    seat = moving.waiting.seat
    scene, shown = scene_of(GAME), shown_to(moving, seat)
    laid = Laid(shown, scene.layout(shown))
    legions = [key for key in laid.layout if key.startswith("legion/")]
    enemy = next(key for key in legions if not key.startswith(f"legion/{seat}/"))
    own = next(key for key in legions if key.startswith(f"legion/{seat}/"))
    assert scene.tints(laid, enemy)
    assert not scene.tints(laid, own)


def test_provinces_that_are_not_in_play_have_no_sites() -> None:
    match = played_to("build", seats=3)
    layout = scene_of(GAME).layout(shown_to(match, match.waiting.seat))
    assert not any(key.startswith("site/armenia/") for key in layout)
    assert any(key.startswith("site/latium/") for key in layout)


@pytest.mark.parametrize("size", SIZES)
def test_who_loses_units_clicks_them_on_the_sheet(size: tuple[float, float]) -> None:
    match = played_to("casualties", seed=4)
    scene, shown = scene_of(GAME), shown_to(match, match.waiting.seat, size)
    layout = scene.layout(shown)
    window = scene.board_window(shown)
    for key in ("loss/legion", "loss/fortress"):
        place = layout[key]
        assert place.face
        assert window.contains(place.x, place.y)
        assert window.contains(place.x + place.width, place.y + place.height)


@pytest.mark.parametrize("size", SIZES)
def test_what_a_conqueror_can_do_stands_on_a_placard(size: tuple[float, float]) -> None:
    match = played_to("conquest", seed=3)
    funnel = Funnel(match.waiting, match.why_not)
    scene, shown = scene_of(GAME), shown_to(match, match.waiting.seat, size, funnel)
    layout, window = scene.layout(shown), scene.board_window(shown)
    for key in funnel.lit:
        place = layout[key]
        assert isinstance(place.face, RowFace)
        assert window.contains(place.x, place.y)
        assert window.contains(place.x + place.width, place.y + place.height)


def test_a_battle_is_staged_with_both_sums() -> None:
    match = played_to("name_mover", wanted=lambda m: any(isinstance(e, events.BattleEnded) for e in m.events))
    scene = scene_of(GAME)
    shown = shown_to(match, 0)._replace(events=match.events)
    staged = list(scene.outcomes(shown, 0))
    ended = [event for event in match.events if isinstance(event, events.BattleEnded)]
    assert len(staged) == len(ended)
    for outcome, event in zip(staged, ended, strict=True):
        rolls = [roll for roll in match.events if isinstance(roll, events.DiceRolled) and roll.place == event.place]
        assert {side.seat for side in outcome.sides} == {event.seat, event.rival}
        assert all(
            int(side.figure) in {roll.total for roll in rolls if roll.seat == side.seat} for side in outcome.sides
        )


@pytest.mark.parametrize("window", [{"curtain": "when_needed"}, {"curtain": "never"}], indirect=True)
def test_at_the_open_table_no_curtain_falls_and_hands_show_only_while_peeking(window: MainWindow) -> None:
    page = play(window, played_to("move_legions", seats=3))
    seat = page.session.looking

    def hands() -> list[str]:
        return [player.hand for player in page.stage.shown.view.players]

    assert not page.curtain.isVisible()
    assert set(hands()) == {UNKNOWN}
    QTest.keyPress(page, Qt.Key.Key_V)
    assert [hand != UNKNOWN for hand in hands()] == [other == seat for other in range(3)]
    QTest.keyRelease(page, Qt.Key.Key_V)
    assert set(hands()) == {UNKNOWN}
    spot = QPointF(*page.table.layout_[PEEK].centre).toPoint()
    QTest.mousePress(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert hands()[seat] != UNKNOWN
    QTest.mouseRelease(page.table.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert set(hands()) == {UNKNOWN}
    QTest.keyPress(page, Qt.Key.Key_V)
    page.panel.tabs.setFocus()
    QApplication.processEvents()
    assert set(hands()) == {UNKNOWN}


@pytest.mark.parametrize("kind", ["take", "name_builder", "move_legions"])
def test_at_the_open_table_nothing_told_or_read_aloud_depends_on_hands(qtbot: QtBot, kind: str) -> None:
    """§15 Two tables that look alike to everybody are told alike, with all accessible names."""
    match = played_to(kind, seats=3)
    told, hands = [], []
    for seed in range(2):
        world = GAME.imagine(match.view(EVERYBODY), EVERYBODY, Chance(seed))
        session = Session(Match(GAME, match.setup, 1, start=world), seated(3), curtain=lambda: "when_needed")
        page = MatchPage(session, scene_of(GAME), Words.load("en", GAME))
        qtbot.addWidget(page)
        page.resize(1280, 720)
        page.show()
        session.start()
        assert session.at_open_table
        clock = page.panel.turn.clock.plain_text().splitlines()
        told.append([line for line in (*lines_in(page), *read_aloud(page.table)) if line not in clock])
        hands.append([player.hand for player in world.players])
    assert hands[0] != hands[1]
    assert told[0] == told[1]


@pytest.mark.parametrize("window", [{"curtain": "when_needed"}], indirect=True)
def test_who_builds_gets_the_table_behind_a_curtain(window: MainWindow) -> None:
    match = played_to("name_builder", seats=3)
    page = play(window, match)
    assert not page.curtain.isVisible()
    page.session.answer(match.waiting.options[0])
    QApplication.processEvents()
    assert match.waiting.kind == "mare_nostrum.build"
    assert page.curtain.isVisible()
    assert PEEK not in page.table.layout_


@pytest.mark.parametrize("window", [{}], indirect=True)
def test_a_zoomed_map_reaches_every_site(window: MainWindow) -> None:
    window.resize(1280, 720)
    page = play(window, played_to("move_legions", seats=5))
    sites = [key for key in page.table.layout_ if key.startswith("site/")]
    page.zooming.zoom_by(2.0)
    board = page.scene.board_window(page.stage.shown)
    for key in sites:
        x, y = page.table.layout_[key].centre
        page.zooming.pan(board.x + board.width / 2 - x, board.y + board.height / 2 - y)
        assert board.contains(*page.table.layout_[key].centre), key


def test_in_a_small_window_the_tracks_unfold_over_the_map(moving: AnyMatch) -> None:
    scene = scene_of(GAME)
    for size, unfolds in ((SIZES[0], True), (SIZES[-1], False)):
        shown = shown_to(moving, moving.waiting.seat, size)
        laid = Laid(shown, scene.layout(shown))
        folded, unfolded = scene.front(laid), scene.gaze_touched("tracks", laid)
        assert (unfolded is not None) == unfolds
        if unfolded is not None:
            again = laid._replace(shown=shown._replace(gaze=unfolded))
            assert scene.front(again) != folded
            assert scene.gaze_touched("tracks", again) == shown.gaze
        assert "Trade: " in scene.element_name(shown, "tracks")


def backdrop_of(scene: MareNostrumScene, shown: AnyShown) -> QImage:
    picture = QImage(1920, 1052, QImage.Format.Format_RGB32)
    with QPainter(picture) as p:
        scene.paint_backdrop(p, shown)
    return picture


def test_the_kept_tracks_follow_legions_titles_and_language(moving: AnyMatch) -> None:
    """The tracks are kept with the map; whatever they show is painted anew when it changes."""
    scene, shown = MareNostrumScene(GAME.content), shown_to(moving, moving.waiting.seat)
    view = shown.view
    before = backdrop_of(scene, shown)
    stronger = copy.copy(view)
    stronger.players = [copy.copy(player) for player in view.players]
    stronger.players[0].legions = tuple(count + 1 for count in view.players[0].legions)
    led = copy.copy(view)
    led.titles = tuple((holder + 1) % 5 for holder in view.titles)
    seen = [shown._replace(view=stronger), shown._replace(view=led)]
    for other in seen:
        painted = backdrop_of(scene, other)
        assert painted != before
        assert painted == backdrop_of(MareNostrumScene(GAME.content), other)
    set_language("pl")
    polish = shown_to(moving, moving.waiting.seat)
    assert backdrop_of(scene, polish) == backdrop_of(MareNostrumScene(GAME.content), polish)
    set_language("en")
    assert backdrop_of(scene, shown) == before


def test_tracks_are_painted_once_while_nothing_on_them_changes(
    moving: AnyMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted: list[object] = []
    monkeypatch.setattr(backdrop, "paint_tracks", lambda _p, _plan, standings: painted.append(standings))
    scene, shown = MareNostrumScene(GAME.content), shown_to(moving, moving.waiting.seat)
    backdrop_of(scene, shown)
    backdrop_of(scene, shown._replace(decision=None))
    assert len(painted) == 1


def test_both_sizes_of_the_coloured_map_are_kept() -> None:
    """Who turns the wheel back and forth gets them without anything being coloured anew."""
    ground, tints = Ground(GAME.content), (Tint("rome"),) * len(GAME.content.provinces)
    whole, close = (ground._whole(scale, 1.0, tints, ()).cacheKey() for scale in (0.5, 1.0))
    assert ground._whole(0.5, 1.0, tints, ()).cacheKey() == whole
    assert ground._whole(1.0, 1.0, tints, ()).cacheKey() == close
    others = (Tint("egypt"), *tints[1:])
    assert ground._whole(0.5, 1.0, others, ()).cacheKey() != whole


@pytest.mark.parametrize("zoom", [1.3, 2.5])
def test_names_outside_the_window_of_the_map_need_not_be_stroked(
    moving: AnyMatch, zoom: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is missing from the picture for it."""
    shown = shown_to(moving, moving.waiting.seat)
    plan = Plan(GAME.content, *shown.size, Camera(zoom, -300.0, -200.0))

    def names() -> QImage:
        return map_names.names_picture(plan, shown.view, shown.words, 1.0, map_names.Letters()).toImage()

    names()  # after other tests, the first picture at a size can differ a little from the same one painted again
    swift = names()
    monkeypatch.setattr(map_names, "shows", lambda *_: True)
    assert names() == swift


def test_a_closer_look_at_a_legion_says_where_it_can_go(moving: AnyMatch) -> None:
    """As the outlines on the map do for who can see them."""
    scene, state, content = scene_of(GAME), moving.state, GAME.content
    shown = shown_to(moving, moving.waiting.seat)
    told = 0
    for seat, player in enumerate(state.players):
        for province, count in enumerate(player.legions):
            if count:
                text = scene.element_text(shown, f"legion/{seat}/{content.provinces[province]}")
                for target in bits(legion_targets(content, state, seat, province)):
                    assert shown.words.label(content.provinces[target]) in text
                    told += 1
    assert told


def test_names_are_stroked_once_while_the_map_is_dragged(moving: AnyMatch, monkeypatch: pytest.MonkeyPatch) -> None:
    shown, names = shown_to(moving, moving.waiting.seat), map_names.MapNames()
    stroked: list[object] = []
    noted = noting(lambda *told: stroked.append(told[1]), map_names.written)
    monkeypatch.setattr(map_names, "written", noted)
    pictures = []
    for left in (-300.0, -307.0, -300.0):
        image = QImage(1600, 900, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as p:
            names.paint(p, Plan(GAME.content, *shown.size, Camera(1.3, left, -200.0)), shown.view, shown.words)
        pictures.append(image)
    assert len(stroked) == len(set(stroked)) > 10
    assert pictures[0] == pictures[2] != pictures[1]
