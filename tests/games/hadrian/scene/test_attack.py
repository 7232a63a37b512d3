"""The Picts' attack: what is told of it card by card, where it lies, and how it is staged in the real window."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Literal

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.hadrian.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.hadrian.rules.events import AttackResolved, FavourUsed
from imperium_desktop.games.hadrian.rules.options import EndYear, UseFavour
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.games.hadrian.scene.attack.fought import Attack, AttackCard, Favours, fought_last, fought_now
from imperium_desktop.games.hadrian.scene.attack.plan import AttackPlan
from imperium_desktop.games.hadrian.scene.attack.view import verdict, where_from
from imperium_desktop.games.hadrian.scene.event_order import diplomats_sent, writing_order
from imperium_desktop.games.hadrian.scene.layout import ACCEPT
from imperium_desktop.games.hadrian.scene.plan import TRAY
from imperium_desktop.games.hadrian.scene.scene import favour_path
from imperium_desktop.games.hadrian.scene.sheets.marks import marks_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.outcome import AGAIN
from imperium_desktop.ui.stage.areas import Areas
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.shown import Staged
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.robot import Robot, open_window, seated, visible_texts
from tests.ui.showing import shown_to

GAME = load_game("hadrian")
SIZES = [(1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0)]


def fate_for(*cohorts: int) -> tuple[int, ...]:
    """Fate cards that attack these cohorts, in this order."""
    left = list(range(1, len(GAME.content.fate)))
    found = []
    for cohort in cohorts:
        found.append(next(card for card in left if GAME.content.fate[card].cohort == cohort))
        left.remove(found[-1])
    return tuple(found)


def before_attack(*seats: Seat, year: int = 4, cohorts: tuple[int, ...] = (1, 0, 1, 2, 1, 0)) -> AnyMatch:
    """A match in which ending the Year brings an attack; by default one card gets through."""
    position = Position(seats=seats, year=year, fate=fate_for(*cohorts), variants={"difficulty": "normal"})
    return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


DEFENDED = {"left": 3, "center": 2, "right": 2}
ALONE = Seat(tracks=DEFENDED)
HELPED = Seat(tracks=DEFENDED, temple_favours=1, diplomats={"center": 1})


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    wanted = {"outcomes": "wait", "curtain": "never", **getattr(request, "param", {})}
    opened = open_window(tmp_path, **wanted)
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def attacked(window: MainWindow, *seats: Seat, bots: int = 0, motion: bool = False) -> MatchPage:
    """The attack has just come."""
    match = before_attack(*seats)
    window.play(match, seated(len(seats), bots=bots), None)
    page = window.match_page
    assert page is not None
    page.table.motion = motion
    while match.decision is not None and match.waiting.kind == "hadrian.act":
        present(window.session).answer(EndYear())
    QApplication.processEvents()
    page.setFocus()
    return page


# What is told


@pytest.mark.parametrize(("seats", "passing"), [(1, "standard"), (3, "none")])
def test_what_is_told_agrees_with_the_table(seats: int, passing: Literal["standard", "none"]) -> None:
    """The last attack, the boxes in the order of writing, and whom Diplomats serve are read from the events."""
    match = Match(GAME, HadrianSetup(seats=seats, passing=passing, difficulty="high"), 5)
    chance, attacks = Chance(5), 0
    while match.decision is not None:
        if match.decision.kind == "hadrian.choose_path" and match.state.year > 1:
            for seat in range(seats):
                fought = present(fought_last(GAME.content, match.state, seat, match.events))
                resolved = [e for e in match.events if isinstance(e, AttackResolved) and e.seat == seat][-1]
                found = (sum(fought.through), *fought.outcome)
                assert found == (resolved.undefended, resolved.disdain, resolved.valour)
                assert fought.year == match.state.year - 1
            attacks += 1
        match.answer(random_answer(match.decision, chance))
    assert attacks == 5 * seats
    for seat, player in enumerate(match.state.players):
        told = [event for event in match.events if event.concerns(seat)]
        marked = {key.partition("/")[2] for key in marks_of(GAME.content, match.state, seat, told)}
        assert set(writing_order(told)) <= marked
        assert sorted(diplomats_sent(told, player, seat)) == diplomats_sent((), player, seat)


def test_favours_that_change_nothing_are_known() -> None:
    """§8.4 With a potential of 2, four attacks that get through, and so many Favours."""
    fought = Attack(0, 1, (AttackCard(0, "through"),) * 4, (0, 0, 0), 2, 4)
    assert [fought._replace(usable=usable).useless for usable in (0, 1, 2, 3)] == [False, True, True, False]
    assert fought.above == 2
    assert fought.outcome == fought.outcome_with_favour == (2, 0)
    two = fought._replace(cards=fought.cards[:2])
    assert (two.outcome, two.outcome_with_favour) == ((2, 0), (1, 1))


def test_an_attack_is_seen_card_by_card() -> None:
    fought = Attack(0, 1, (AttackCard(0, "through"), AttackCard(1, "held"), AttackCard(0, "through")), (0, 1, 0), 2, 3)
    assert fought.seen
    coming = fought.so_far(3, settled=False)
    assert (coming.newest, coming.through, coming.seen) == (3, (1, 0, 0), False)
    assert fought.so_far(3, settled=True) == fought
    assert fought.so_far(0, settled=True).outcome == (0, 2)


def test_nothing_is_said_of_cards_that_have_not_come() -> None:
    fought = Attack(0, 1, (AttackCard(0, "held"),), (1, 0, 0), 1, 1)
    assert verdict(fought.so_far(0, settled=True), 0, whole=True) == ""
    assert verdict(fought, 0, whole=True) == "No attack gets through. Disdain 0, Valour 1."


def test_favours_are_told_with_the_cards_they_were_used_on() -> None:
    match = before_attack(HELPED)
    match.answer(EndYear())
    fought = present(fought_now(GAME.content, match.view(0), 0, match.events))
    assert fought.favours == (Favours("temple", 1, (), True), Favours("center", 1, (), True))
    match.answer(next(option for option in match.waiting.options if option.path == ("attack/5", "favour/center")))
    after = present(fought_last(GAME.content, match.view(0), 0, match.events))
    assert after.favours == (Favours("temple", 1, (), False), Favours("center", 0, (5,), False))
    assert [card.defence for card in after.cards] == ["held", "held", "held", "held", "ignored", "held"]


def test_where_the_cards_come_from() -> None:
    cards = (AttackCard(0, "held"),) * 3
    assert where_from(Attack(0, 4, cards, (3, 0, 0), 3, 3)) == "Year 4 · 3 Fate cards"
    more = (*cards, AttackCard(1, "through", extra=True))
    told = where_from(Attack(0, 4, more, (3, 0, 0), 3, 2))
    assert told == "Year 4 · 4 Fate cards: 2 for the Year, 1 for items on neutral cards, 1 for this seat alone"


# Where it lies


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("many", [4, 6, 10])
def test_held_cards_stand_over_their_shields(size: tuple[float, float], many: int) -> None:
    """The second card is ignored: it makes room for those that are held."""
    plan = AttackPlan(Areas(*size, TRAY))
    held, ignored, through = AttackCard(1, "held"), AttackCard(1, "ignored"), AttackCard(1, "through")
    fought = Attack(0, 6, (held, ignored, held, *[through] * (many - 3)), (0, 2, 0), 4, many)
    assert fought.places[:3] == [0, 2, 1]
    rects = plan.cards(fought)
    for number, place in ((0, 0), (2, 1)):
        assert rects[number].x + rects[number].width / 2 == pytest.approx(plan.place(1, place, many))
    third = plan.field.width / 3
    section = plan.field.x + third, plan.field.x + 2 * third
    assert all(section[0] <= rect.x and rect.right <= section[1] for rect in rects)
    lefts = sorted(rect.x for rect in rects)
    gaps = [after - before for before, after in pairwise(lefts)]
    assert min(gaps) > rects[0].width * 0.55, "at most about 40 % are covered"


@pytest.mark.parametrize("size", SIZES)
def test_the_attack_takes_the_place_of_the_sheets(size: tuple[float, float]) -> None:
    match = before_attack(HELPED)
    match.answer(EndYear())
    layout = scene_of(GAME).layout(shown_to(match, 0, size))
    table = Areas(*size, TRAY).table
    seen = {key: place for key, place in layout.items() if place.zone in (Zone.TABLE, Zone.BOARD)}
    assert seen.keys() == {*(f"attack/{n}" for n in range(1, 7)), "favour/temple", "favour/center", ACCEPT, AGAIN}
    for key, place in seen.items():
        assert table.x <= place.x <= place.x + place.width <= table.right, key
        assert table.y <= place.y <= place.y + place.height <= table.bottom, key
        assert min(place.width, place.height) >= 28 or key == AGAIN, key


# In the window


def test_an_attack_that_asks_nothing_is_staged_before_a_path_is_chosen(window: MainWindow) -> None:
    page = attacked(window, ALONE)
    assert present(window.session).match.waiting.kind == "hadrian.choose_path"
    assert page.outcomes.staged == Staged("attack/0", 6, settled=True), "without motion the last picture at once"
    assert not any(key.startswith("card/") for key in page.table.layout_)
    assert ACCEPT in page.table.layout_
    assert not page.panel.prompt.buttons
    assert not page.table.lit
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.outcomes.playing
    assert any(key.startswith("card/") for key in page.table.layout_)
    assert page.table.lit


def test_the_corner_tells_of_the_year_of_the_attack_that_is_seen(window: MainWindow) -> None:
    page = attacked(window, ALONE, motion=True)
    assert page.outcomes.staged is not None
    page.panel_content._show_clock()
    assert "ear 5" not in page.panel.turn.clock.plain_text(), "the next Year has not begun for who looks"
    assert not page.scene.fresh(page.stage.shown), "nothing of the sheets is written over the hills"
    while page.outcomes.playing:
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert "ear 5" in page.panel.turn.clock.plain_text()


def test_cards_come_one_by_one_and_keys_jump(window: MainWindow, qtbot: QtBot) -> None:
    page = attacked(window, ALONE, motion=True)
    assert page.outcomes.staged == Staged("attack/0", 0, settled=True)
    unseen = page.table.layout_["attack/1"].zone
    assert unseen is Zone.UNSEEN
    qtbot.waitUntil(lambda: page.outcomes.staged == Staged("attack/0", 1, settled=False), timeout=3000)
    assert page.table.layout_["attack/1"].zone is Zone.TABLE
    QTest.keyClick(page, Qt.Key.Key_4)
    assert page.outcomes.staged == Staged("attack/0", 4, settled=True)
    Robot(window).touch("step/2")
    assert page.outcomes.staged == Staged("attack/0", 2, settled=True)
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.outcomes.staged == Staged("attack/0", 6, settled=True)
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.outcomes.staged == Staged("attack/0", 0, settled=True)
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(500, 120))
    assert page.outcomes.staged == Staged("attack/0", 6, settled=True), "a click into the sky"
    Robot(window).touch(ACCEPT)
    assert not page.outcomes.playing


def test_the_attack_that_asks_comes_first_too_and_can_be_seen_again(window: MainWindow) -> None:
    page = attacked(window, HELPED, motion=True)
    assert page.outcomes.staged is not None
    assert not page.table.lit
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.outcomes.staged is None, "the question shows the last picture"
    assert "attack/5" in page.table.lit
    Robot(window).touch(AGAIN)
    assert page.outcomes.staged == Staged("attack/0", 0, settled=True)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert window.session.match.waiting.kind == "hadrian.favours"
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.outcomes.staged is not None


def test_a_result_is_accepted_only_by_who_may_still_change_it(window: MainWindow) -> None:
    page = attacked(window, HELPED, motion=True)
    QTest.keyClick(page, Qt.Key.Key_R)
    assert page.outcomes.playing
    assert page.scene.element_name(page.stage.shown, ACCEPT) == "Next"
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.scene.element_name(page.stage.shown, ACCEPT) == "Accept the result"


def test_enter_accepts_the_result_once(window: MainWindow) -> None:
    page = attacked(window, HELPED)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert present(window.session).match.waiting.kind == "hadrian.choose_path"
    assert not page.outcomes.playing, "what was accepted is not shown again"


def test_a_favour_is_used_by_clicking_it_and_its_result_seen(window: MainWindow) -> None:
    page = attacked(window, HELPED)
    match, robot = present(window.session).match, Robot(window)
    robot.touch("favour/center")
    assert FavourUsed(0, 5, "center", "diplomat") in match.events
    assert page.outcomes.staged == Staged("attack/0", 6, settled=True), "nothing is left to decide"
    robot.touch(ACCEPT)
    assert match.waiting.kind == "hadrian.choose_path"
    assert not page.outcomes.playing


def test_a_card_that_two_favours_could_serve_asks_which(window: MainWindow) -> None:
    page = attacked(window, HELPED)
    match, robot = present(window.session).match, Robot(window)
    robot.touch("attack/5")
    assert present(page.session.funnel).path == ("attack/5",)
    option = next(option for option in match.waiting.options if option.path == ("attack/5", "favour/center"))
    assert page.words.step(option, 1) in visible_texts(page)
    robot.touch("favour/temple")
    assert FavourUsed(0, 5, "center", "temple") in match.events


def test_one_click_uses_a_favour_where_there_is_nothing_to_choose() -> None:
    only = [UseFavour(5, "center", "temple")]
    assert favour_path("favour/temple", only) == favour_path("attack/5", only) == ("attack/5", "favour/temple")
    several = [UseFavour(2, "left", "temple"), *only]
    assert favour_path("favour/temple", several) == ("attack/5", "favour/temple"), "each of them is as good"
    either = [*several, UseFavour(2, "left", "diplomat")]
    assert favour_path("favour/temple", either) == ("attack/5",), "the Diplomat can serve the other one only"
    assert favour_path("favour/left", either) == ("attack/2", "favour/left")
    assert favour_path("attack/2", either) == ("attack/2",)
    assert favour_path("accept", either) == ("accept",)


def test_each_person_sees_the_own_attack_and_nobody_a_bots(window: MainWindow) -> None:
    page = attacked(window, ALONE, ALONE, ALONE, bots=1)
    seen = []
    while page.outcomes.playing:
        seen.append(present(page.outcomes.staged).name)
        QTest.keyClick(page, Qt.Key.Key_Return)
    assert seen == ["attack/0", "attack/1"]


@pytest.mark.parametrize("window", [{"outcomes": "none"}], indirect=True)
def test_nothing_is_staged_for_who_wants_nothing(window: MainWindow) -> None:
    page = attacked(window, ALONE)
    assert not page.outcomes.playing
    assert any(key.startswith("card/") for key in page.table.layout_)


@pytest.mark.parametrize("window", [{}, {"size": (1920, 1080)}], indirect=True)
def test_every_card_changes_the_picture(window: MainWindow) -> None:
    """Each card that comes, and what becomes of it, is seen."""
    page = attacked(window, ALONE)
    pictures = set()
    for step in range(7):
        page.outcomes.jump_to(step)
        QApplication.processEvents()
        image = page.table.grab().toImage()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 7
