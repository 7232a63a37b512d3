"""How the table of Imperial Settlers uses its room: sizes, the panel beside a card, drops."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import Build
from imperium_desktop.games.settlers.rules.state import State
from imperium_desktop.games.settlers.scene.cards.face import LEAST_ONE_LINE, NAME_ROOM, PICTURES, fitted
from imperium_desktop.games.settlers.scene.choices.faces import price_of, signs_of
from imperium_desktop.games.settlers.scene.choices.panel import PanelChoice
from imperium_desktop.games.settlers.scene.plan import Plan, Rows
from imperium_desktop.games.settlers.scene.scene import SettlersScene
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.table import Option
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.cards.card_parts import BAND, HIGH_BAND, band_height
from imperium_desktop.ui.scenes.cards.lines import SLIVER, fanned
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.pieces import Z_LIFTED
from imperium_desktop.ui.stage.placement import COVERED, Zone
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.settlers.scene.match import bots_play, open_match
from tests.present import of_kind, present
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot, open_window
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0), (3840.0, 2132.0))


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, (1600, 900), curtain="never", **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def paying(match: AnyMatch) -> bool:
    return match.waiting.kind == "settlers.pay"


def could(use: str) -> Callable[[AnyMatch], bool]:
    """A card of the hand has this use."""
    return lambda match: any(card_for(use, option) for option in match.waiting.options)


def card_for(use: str, option: Option) -> str:
    return option.path[0] if option.path[0].startswith("hand/") and option.path[1:2] == (use,) else ""


def usable(robot: Robot, use: str) -> str:
    return next(filter(None, (card_for(use, option) for option in present(robot.page.session.decision).options)))


# Cards to choose from


def in_lookout(match: AnyMatch) -> bool:
    return match.waiting.kind == "settlers.lookout"


@pytest.mark.parametrize("size", SIZES)
def test_cards_to_choose_from_lie_large_over_the_empty_empire(size: tuple[float, float]) -> None:
    match = bots_play(in_lookout)
    scene, shown = scene_of(match.game), shown_to(match, 0, size)
    layout, plan = scene.layout(shown), of_kind(SettlersScene, scene).plan(shown)
    row = [place for key, place in layout.items() if key.startswith("row/")]
    hand = [place for key, place in layout.items() if key.startswith("hand/")]
    assert len(row) == 4
    assert len(hand) == 5
    assert min(place.width for place in row) >= max(place.width for place in hand) > 0
    assert all(plan.empire.contains(*place.centre) for place in row)
    for line in (row, hand):
        assert all(before.x + before.width <= after.x for before, after in pairwise(sorted(line)))


def test_cards_to_choose_from_cover_no_location() -> None:
    """Where there is no room over the Empire they lie beside the hand."""
    plan = Plan(*SIZES[1], Camera(), 0)
    whole = Rows((3, 3, 3), (4, 4, 4))
    assert plan.draft(4, [rect for row in plan.locations(whole) for side in row for rect in side]) is None
    some = Rows((1, 0, 0), (2, 0, 0))
    lying = [rect for row in plan.locations(some) for side in row for rect in side]
    found = plan.draft(4, lying)
    assert found is not None
    assert not any(found.overlap(rect) for rect in lying)


@pytest.mark.parametrize("size", SIZES)
def test_every_card_of_the_attack_queue_can_be_told_apart(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 0)
    queue = plan.attacks(9)[2:]
    assert len(queue) == 8
    assert all(rect.width >= 36 and rect.height >= 40 for rect in queue)
    assert all(rect.right <= plan.column.right and rect.bottom <= plan.strangers_head.y for rect in queue)
    for line in (sorted(rect for rect in queue if rect.y == top) for top in {rect.y for rect in queue}):
        assert all(after.x - before.x >= 18 for before, after in pairwise(line))


def test_the_number_keys_choose_a_use(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    page = robot.page
    robot.touch(usable(robot, "build"))
    assert present(of_kind(SettlersScene, page.scene).choices(page.stage.shown)).keys[0] == "build"
    known = len(page.session.match.answers)
    page.setFocus()
    QTest.keyClick(page, Qt.Key.Key_1)
    assert len(page.session.match.answers) == known + 1
    assert isinstance(page.session.match.answers[-1].answer, Build)


def test_the_board_of_the_faction_lies_large_where_nothing_is_built_yet(window: MainWindow) -> None:
    with painted_texts() as texts:
        robot = open_match(window, bots_play(lambda match: match.waiting.kind == "settlers.act"))
        words, faction = robot.page.words, of_kind(State, robot.page.session.view).players[0].faction
        assert texts.tells(words.cards.theme(present(faction)))


# Sizes


@pytest.mark.parametrize(
    ("size", "location", "hand"), [(SIZES[0], 84, 112), (SIZES[1], 120, 160), (SIZES[2], 148, 200)]
)
@pytest.mark.parametrize("others", [0, 3])
def test_cards_are_as_large_as_the_felt_allows(
    size: tuple[float, float], location: float, hand: float, others: int
) -> None:
    plan = Plan(*size, Camera(), others)
    assert plan.card[0] >= location
    assert plan.tray.card[0] >= hand


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("others", [0, 3])
def test_three_faction_locations_lie_beside_each_other(size: tuple[float, float], others: int) -> None:
    """A fourth may lie over its neighbour; the middle never moves."""
    plan = Plan(*size, Camera(), others)
    left, right = plan.locations(Rows((3, 0, 0), (3, 0, 0)))[0]
    for side in (left,) if others else (left, right):
        assert not any(one.overlap(other) for one, other in pairwise(side))
    assert left[-1].x >= plan.empire.x - 1
    assert plan.spine.right < plan.empire.right
    assert all(rect.right <= plan.spine.x for left, _ in plan.locations(Rows((9, 1, 0), (9, 1, 0))) for rect in left)


def test_cards_that_do_not_fit_lie_over_each_other_at_the_outer_end() -> None:
    places = fanned(100, 10, 480, 6)
    steps = [round(right - left, 6) for left, right in pairwise(places)]
    assert steps[0] == 110
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] >= 100 * SLIVER
    assert places[-1] + 100 <= 480 + 1e-6
    assert fanned(100, 10, 480, 4) == [0, 110, 220, 330]
    assert fanned(100, 10, 120, 9)[-1] + 100 <= 120 + 1e-6


# The panel


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("choices", [2, 5, 8])
def test_the_panel_stands_beside_the_chosen_card_and_covers_none(size: tuple[float, float], choices: int) -> None:
    tray = Plan(*size, Camera(), 0).tray
    for count in range(1, 13):
        for opened in range(count):
            laid = tray.hand(count, 0, opened, choices)
            assert laid.panel is not None
            assert len(laid.cards) == count
            assert all(card.overlap(laid.panel) < 1e-6 for card in laid.cards), (count, opened)
            assert laid.cards[0].x >= tray.left - 1e-6
            assert max(laid.cards[-1].right, laid.panel.right) <= tray.limit(0) + 1e-6
            chosen = laid.cards[opened]
            gap = max(laid.panel.x - chosen.right, chosen.x - laid.panel.right)
            assert gap == pytest.approx(tray.pad)


@pytest.mark.parametrize("size", SIZES)
def test_beside_a_location_it_stays_on_the_table(size: tuple[float, float]) -> None:
    plan = Plan(*size, Camera(), 0)
    area = plan.areas.table
    left, right = plan.locations(Rows((3, 3, 3), (4, 4, 4)))[2]
    for card in (*left, *right):
        panel = plan.tray.panel_beside(card, 2, area, [*left, *right])
        assert panel.overlap(card) == 0
        assert area.x <= panel.x
        assert panel.right <= area.right
        assert panel.bottom <= area.bottom


def test_a_payment_shows_every_piece_that_is_paid() -> None:
    assert signs_of(PanelChoice("pay/stone-gold-gold")) == ["settlers-stone", "settlers-gold", "settlers-gold"]


def test_back_while_paying_takes_the_building_back(window: MainWindow) -> None:
    robot = open_match(window, bots_play(paying))
    page, given = robot.page, len(present(window.session).match.answers)
    assert (
        present(of_kind(SettlersScene, page.scene).choices(page.stage.shown)).about
        == present(page.session.decision).facts["card"]
    )
    QTest.mouseClick(page.panel.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    assert present(page.session.decision).kind == "settlers.act"
    assert len(present(window.session).match.answers) == given - 1


def test_escape_does_not_undo_a_whole_action(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    given = len(present(window.session).match.answers)
    assert not present(window.session).can_step_back
    QTest.keyClick(robot.page, Qt.Key.Key_Escape)
    assert len(present(window.session).match.answers) == given


def test_what_has_no_place_at_somebody_elses_empire_gets_a_button(window: MainWindow) -> None:
    """The Workers lie in the own strip; while one looks elsewhere they can still be spent."""
    robot = open_match(window, bots_play(could_spend_workers, seats=2))
    robot.touch(f"seat/{1 - robot.page.session.looking}")
    assert robot.page.table.layout_["spend_workers"].zone is Zone.PROMPT
    assert robot.page.panel.prompt.button_of("spend_workers") is not None


def could_spend_workers(match: AnyMatch) -> bool:
    return any(option.path == ("spend_workers",) for option in match.waiting.options)


def test_a_card_of_the_attack_queue_is_lit_as_a_whole() -> None:
    """Its second line does not cover the first."""
    match = bots_play(lambda match: len(match.state.virtual.deals) >= 8)
    layout = scene_of(match.game).layout(shown_to(match, 0, SIZES[1]))
    assert min(layout[f"deal/{card}"].width for card in match.state.virtual.deals) > 15


# Dragging


def drag(robot: Robot, key: str, to: QPoint) -> None:
    viewport, place = robot.page.table.viewport(), robot.page.table.layout_[key]
    start = QPoint(round(place.x + place.width * 0.4), round(place.y + place.height * 0.5))
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(4, -30))
    QTest.mouseMove(viewport, to)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=to)
    QApplication.processEvents()


def middle(area: Rect) -> QPoint:
    return QPoint(round(area.x + area.width * 0.8), round(area.y + area.height / 2))


@pytest.mark.parametrize("use", ["build", "deal", "raze"])
def test_a_card_is_dropped_where_it_goes(window: MainWindow, use: str) -> None:
    robot = open_match(window, bots_play(could(use)))
    page = robot.page
    plan = of_kind(SettlersScene, page.scene).plan(page.stage.shown)
    target = {"build": plan.empire, "deal": plan.strip, "raze": plan.tray.piles()[-1]}[use]
    key, given = usable(robot, use), len(present(window.session).match.answers)
    drag(robot, key, middle(target))
    if page.session.funnel is not None and page.session.funnel.path:
        assert page.session.funnel.path == (key, use)
    else:
        assert of_kind(Option, present(window.session).match.answers[given].answer).path[:2] == (key, use)


def test_a_card_that_is_dropped_elsewhere_stays_chosen(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    key, given = usable(robot, "build"), len(present(window.session).match.answers)
    drag(robot, key, middle(of_kind(SettlersScene, robot.page.scene).plan(robot.page.stage.shown).column))
    assert len(present(window.session).match.answers) == given
    assert present(robot.page.session.funnel).path == (key,)


def test_there_are_places_only_for_what_can_be_done(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    for key in sorted(key for key in present(robot.page.session.funnel).lit if key.startswith("hand/")):
        robot.page.point_at(key)
        places = {name for name, place in robot.page.table.layout_.items() if place.zone is Zone.DROP}
        assert places == {f"drop/{use}" for use in present(robot.page.session.funnel).lit}
        robot.page.back()
    assert not any(place.zone is Zone.DROP for place in robot.page.table.layout_.values())


def test_the_places_are_gone_while_the_price_is_chosen(window: MainWindow) -> None:
    dear = lambda match: any(isinstance(option, Build) and option.given for option in match.waiting.options)  # noqa: E731
    robot = open_match(window, bots_play(dear))
    build = next(
        option for option in present(robot.page.session.decision).options if isinstance(option, Build) and option.given
    )
    for key in build.path[:2]:
        robot.page.point_at(key)
    layout = robot.page.table.layout_
    assert not any(key.startswith(("drop/", "slot/")) for key in layout)
    assert layout[build.path[2]].zone is not Zone.UNSEEN


def test_the_price_of_building_stands_in_the_wells(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    build = next(option for option in present(robot.page.session.decision).options if isinstance(option, Build))
    robot.page.point_at(build.path[0])
    ahead = robot.page.session.seen.preview(build).events
    paid = next(event.paid for event in ahead if isinstance(event, events.LocationBuilt))
    assert sorted(
        price_of(present(of_kind(SettlersScene, robot.page.scene).choices(robot.page.stage.shown))).elements()
    ) == sorted(paid)


def test_a_covered_card_comes_up_under_the_pointer(window: MainWindow) -> None:
    robot = open_match(window, bots_play(could("build")))
    table = robot.page.table
    layout = dict(table.layout_)
    first, second = [key for key in layout if key.startswith("hand/")][:2]
    whole = layout[first]
    layout[f"{COVERED}{first}"] = whole
    layout[first] = whole._replace(width=30, face=None, z=whole.z + 0.5)
    layout[second] = layout[second]._replace(x=whole.x + 30)
    table.show_layout(layout)
    QTest.mouseMove(table.viewport(), QPoint(round(whole.x) + 10, round(whole.y) + 20))
    assert table._pieces[f"{COVERED}{first}"].zValue() == Z_LIFTED
    QTest.mouseMove(table.viewport(), QPoint(round(whole.x) + 60, round(whole.y) + 20))
    assert table._pieces[f"{COVERED}{first}"].zValue() == whole.z


# Names


def test_a_name_in_two_lines_takes_from_the_picture(qapp: QApplication) -> None:
    assert band_height("Mill", NAME_ROOM, LEAST_ONE_LINE) == BAND
    assert band_height("Sculptor's Great Workshop", NAME_ROOM, LEAST_ONE_LINE) == HIGH_BAND
    plain = fitted("Production.", 0.2, BAND)
    high = fitted("Production.", 0.2, HIGH_BAND, HIGH_BAND - BAND)
    assert (plain[0], high[0]) == (PICTURES[0], PICTURES[0] - (HIGH_BAND - BAND))


def test_the_text_of_a_card_follows_the_text_size_as_far_as_it_has_room(dressed: object) -> None:
    short, long = "Production.", " ".join(["Production: gain what one of your other Locations produces."] * 5)
    usual = fitted(short, 0.2, BAND)[1].leading, fitted(long, 0.2, BAND)[1].leading
    sizes.set_scale(150)
    assert fitted(short, 0.2, BAND)[1].leading == pytest.approx(usual[0] * 1.5, rel=0.05)
    assert fitted(long, 0.2, BAND)[1].leading == usual[1]
