"""The path of the lessons: what it shows, how one walks it, and that it fits every window."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES
from imperium_desktop.store.progress import Progress
from imperium_desktop.teaching.lessons import AnyLesson
from imperium_desktop.ui.kit.buttons import PlainButton
from imperium_desktop.ui.learn.learn_page import LearnPage, opening_of
from imperium_desktop.ui.learn.lesson_pictures import LessonPictures
from imperium_desktop.ui.learn.medallion import PathLesson
from imperium_desktop.ui.learn.path_page import PathPage
from imperium_desktop.ui.learn.path_plan import LARGER, PathPlan, Sizes, plan_path, rows_of
from imperium_desktop.ui.learn.stars import DROP, Stars
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.palette import set_theme
from tests.present import present
from tests.ui.fitting import cramped, in_all_looks, nameless, pages_end, settle, stand

__all__ = ["pages_end"]
TODAY = date(2026, 11, 18)
ENTER = Qt.Key.Key_Return
WIDE = 480, 150
"""Pixels of the picture beside the next lesson."""


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "progress.json", lambda: TODAY)


@pytest.fixture
def page(qapp: QApplication, progress: Progress) -> Iterator[LearnPage]:
    QCursor.setPos(0, 0)  # the last test may have left it where a medallion will be
    made = LearnPage("tigris", progress, motion=False)
    stand(made, 1280, 720)
    made.setFocus()
    yield made
    made.leave_lesson()
    made.deleteLater()
    sizes.set_scale(100)
    sizes.set_window(1920, 1080)
    set_language("en")
    set_theme("dark")


def path_of(page: LearnPage) -> PathPage:
    return page.path_page


def lessons_of(page: LearnPage) -> dict[str, PathLesson]:
    assert path_of(page).path is not None
    return {lesson.id: lesson for lesson in present(path_of(page).path).lessons}


def lesson_of(page: LearnPage) -> AnyLesson:
    return present(page.lesson_page).lesson


# What it shows


def test_the_path_has_all_lessons_by_stages(page: LearnPage) -> None:
    path = present(path_of(page).path)
    assert [stage.name for stage in path.stages][:3] == ["First kingdom", "Neighbours and quarrels", "The great game"]
    assert list(lessons_of(page)) == page.ids
    assert set(path_of(page).map.land.medallions) == set(page.course.scripts)


def test_who_comes_for_the_first_time_has_one_golden_button(page: LearnPage) -> None:
    golden = [button for button in page.findChildren(PlainButton) if button.property("role") == "main"]
    assert [button for button in golden if button.isVisible()] == [path_of(page).next_card.button]
    assert path_of(page).next_card.button.text() == "Start"
    assert [id for id, lesson in lessons_of(page).items() if lesson.next] == page.ids[:1]
    path_of(page).next_card.button.click()
    assert present(page.lesson_page).lesson.id == page.ids[0]


def test_the_first_that_is_not_learned_is_the_next(page: LearnPage, progress: Progress) -> None:
    progress.finish("tigris", page.ids[0], 2)
    progress.finish("tigris", page.ids[2], 3)
    progress.reach("tigris", page.ids[1], 2)
    page.show_path()
    assert [id for id, lesson in lessons_of(page).items() if lesson.next] == [page.ids[1]]
    assert path_of(page).next_card.button.text() == "Go on"
    assert "step 3 of" in path_of(page).next_card.length.plain_text()
    assert [lessons_of(page)[id].stars for id in page.ids[:4]] == [2, 0, 3, 0]
    assert path_of(page).subtitle.plain_text().startswith("5 of ")
    assert present(path_of(page).path).stages[0].learned == 2


def test_where_all_is_learned_the_fewest_stars_are_offered_again(page: LearnPage, progress: Progress) -> None:
    for id in page.ids:
        progress.finish("tigris", id, 2 if id == "war" else 3)
    page.show_path()
    assert not any(lesson.next for lesson in lessons_of(page).values())
    assert present(path_of(page).next_card.lesson).id == "war"
    assert path_of(page).next_card.button.text() == "Again"


def test_medallions_say_what_they_are(page: LearnPage, progress: Progress) -> None:
    progress.finish("tigris", "goal", 2)
    page.show_path()
    medallions = path_of(page).map.land.medallions
    assert medallions["goal"].accessibleName() == "1. Only the weakest counts"
    assert medallions["goal"].accessibleDescription() == "2 of 3 stars"
    assert medallions["identity"].accessibleDescription() == "next step"
    assert medallions["war"].accessibleDescription() == "not learned yet"


def test_the_card_shows_the_lesson_under_the_pointer(page: LearnPage) -> None:
    medallion = path_of(page).map.land.medallions["war"]
    medallion.looked_at.emit("war")
    assert path_of(page).next_card.title.plain_text() == page.course_words.lessons["war"].title
    medallion.looked_at.emit("")
    assert path_of(page).next_card.title.plain_text() == page.course_words.lessons["goal"].title


def test_lessons_are_told_by_their_first_sentence() -> None:
    told = "Two kings are on the board, both black."
    assert opening_of(f"{told} Only one obeys you.") == told
    assert opening_of(f"Round 4. {told} More.") == f"Round 4. {told}"
    assert opening_of(f"**{told} More.** Three.") == f"**{told} More.**"
    assert (
        opening_of("A king, as §4.2 says, stands in for others. More.") == "A king, as §4.2 says, stands in for others."
    )
    assert opening_of("No end") == "No end"


def test_stars_drop_in_one_by_one(qapp: QApplication) -> None:
    stars = Stars()
    stars.show_stars(2)
    assert stars.fallen == 2
    stars.show_stars(2, motion=True)
    assert (stars.earned, stars.fallen) == (2, 0)
    QTest.qWait(3 * DROP)
    assert stars.fallen == 2


# Boards of the day


def test_boards_are_due_after_a_day(page: LearnPage, progress: Progress) -> None:
    due = path_of(page).due_card
    progress.finish("tigris", "goal", 3)
    page.show_path()
    assert not due.button.isVisible()
    assert due.title.plain_text() == "Nothing for today"
    QTest.keyClick(page.path_page, Qt.Key.Key_P)
    assert page.lesson_page is None
    progress.today = lambda: TODAY + timedelta(1)
    page.show_path()
    assert due.button.isVisible()
    assert due.title.plain_text() == "Due today: 1 exercise"
    QTest.keyClick(page.path_page, Qt.Key.Key_P)
    lesson = lesson_of(page)
    assert lesson.id == "goal"
    assert lesson.asks


def test_lessons_that_are_gone_are_not_due(page: LearnPage, progress: Progress) -> None:
    progress.finish("tigris", "a lesson of another version", 3)
    progress.today = lambda: TODAY + timedelta(1)
    page.show_path()
    assert present(path_of(page).path).boards == []


# Walking


def test_enter_begins_the_next_lesson(page: LearnPage) -> None:
    QTest.keyClick(page.path_page, ENTER)
    assert present(page.lesson_page).lesson.id == page.ids[0]


def test_arrows_walk_the_road_and_enter_begins(page: LearnPage) -> None:
    QTest.keyClick(page.path_page, Qt.Key.Key_Right)
    medallions = path_of(page).map.land.medallions
    assert QApplication.focusWidget() is medallions["goal"]
    QTest.keyClick(medallions["goal"], Qt.Key.Key_Right)
    assert QApplication.focusWidget() is medallions["identity"]
    assert present(path_of(page).next_card.lesson).id == "identity"
    QTest.keyClick(medallions["identity"], ENTER)
    assert present(page.lesson_page).lesson.id == "identity"


def test_every_medallion_begins_its_lesson(page: LearnPage) -> None:
    for id in page.ids:
        medallion = path_of(page).map.land.medallions[id]
        QTest.mouseClick(medallion, Qt.MouseButton.LeftButton)
        assert present(page.lesson_page).lesson.id == id
        page.back_to_path()


def test_games_are_changed_by_tab_and_number(page: LearnPage, progress: Progress) -> None:
    games = list(GAMES)
    progress.finish("hadrian", "sheets", 3)
    QTest.keyClick(page.path_page, Qt.Key.Key_2)
    assert page.game.id == games[1]
    assert path_of(page).map.land.medallions.keys() == page.course.scripts.keys()
    assert path_of(page).tabs.tabText(1).endswith(f"1 of {len(page.ids)}")
    for following in (*games[2:], games[0]):
        QTest.keyClick(page.path_page, Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        assert page.game.id == following


def test_a_game_whose_lesson_was_begun_is_not_new(page: LearnPage, progress: Progress) -> None:
    assert path_of(page).tabs.tabText(0).endswith(", new")
    progress.reach(page.game.id, page.ids[0], 2)
    page.show_path()
    assert path_of(page).tabs.tabText(0).endswith(", begun")


def test_after_a_lesson_the_path_is_there_again(page: LearnPage) -> None:
    QTest.keyClick(page.path_page, ENTER)
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.stack.currentWidget() is page.path_page


# Pictures


@pytest.mark.parametrize("game_id", GAMES)
def test_pictures_come_after_the_page_and_stay(page: LearnPage, game_id: str) -> None:
    pictures, land = path_of(page).pictures, path_of(page).map.land
    page.open_game(game_id)
    assert pictures.busy, "the page does not wait for them"
    while pictures.busy:
        pictures.work()
    course, sides = page.course, {id: medallion.picture_side() for id, medallion in land.medallions.items()}
    made = {id: pictures.picture(course, id, side, side, 1.0) for id, side in sides.items()}
    for id, picture in made.items():
        assert picture is not None
        assert picture.size().toTuple() == (sides[id], sides[id])
    assert not pictures.busy
    shown = {id: picture.toImage().constBits().tobytes() for id, picture in made.items() if picture is not None}
    assert len(set(shown.values())) > len(shown) / 2, "they tell lessons apart"
    if game_id == "tigris":
        one, several = shown["war"], shown["war_order"]
        assert sum(a != b for a, b in zip(one, several, strict=True)) > len(one) / 4, "of one war and of several"


@pytest.mark.parametrize("game_id", GAMES)
def test_every_picture_can_be_the_first(page: LearnPage, game_id: str) -> None:
    """Nothing that is painted leans on another picture that was painted before."""
    page.open_game(game_id)
    for id in page.ids:
        pictures = LessonPictures()
        pictures.picture(page.course, id, *WIDE, 1.0)
        while pictures.busy:
            pictures.work()
        assert pictures.picture(page.course, id, *WIDE, 1.0) is not None


def test_pictures_of_another_look_are_not_painted(page: LearnPage) -> None:
    pictures = path_of(page).pictures
    assert pictures.busy
    set_theme("light")
    assert pictures.picture(page.course, "goal", 50, 50, 1.0) is None
    while pictures.busy:
        pictures.work()
    light = pictures.picture(page.course, "goal", 50, 50, 1.0)
    set_theme("dark")
    assert light is not None
    assert pictures.picture(page.course, "war", 50, 50, 1.0) is None


# Room


def plan(stages: list[int], width: float, least: float = 600) -> PathPlan:
    return plan_path(stages, width, least, Sizes(40, 60, 30, 30))


@pytest.mark.parametrize("width", [500, 860, 1100, 1400, 2000])
@pytest.mark.parametrize("stages", [[5, 5, 5], [5, 5, 5, 8], [1], [7, 3, 11, 4, 2]])
def test_medallions_lie_apart_inside_their_land(width: float, stages: list[int]) -> None:
    planned = plan(stages, width)
    assert len(planned.spots) == sum(stages)
    for one, other in combinations(planned.spots, 2):
        assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 > (2 * 40 * LARGER) ** 2
    first = 0
    for count, land in zip(stages, planned.lands, strict=True):
        for spot in planned.spots[first : first + count]:
            assert 40 * LARGER <= spot.x <= width - 40 * LARGER
            assert land.y <= spot.y - 40 * LARGER
            assert spot.y + 40 < land.y + land.height
        first += count
    assert planned.lands[-1].y == pytest.approx(0)


def test_the_first_stage_lies_at_the_bottom_and_rows_turn() -> None:
    planned = plan([5, 5], 1100)
    xs, ys = [spot.x for spot in planned.spots], [spot.y for spot in planned.spots]
    assert xs[:5] == sorted(xs[:5])
    assert xs[5:] == sorted(xs[5:], reverse=True)
    assert min(ys[:5]) > max(ys[5:])
    assert planned.turns == [4]


@pytest.mark.parametrize("size", [(1280, 720), (1366, 748), (1600, 900)])
def test_no_land_is_cut_where_the_road_begins(page: LearnPage, size: tuple[int, int]) -> None:
    stand(page, *size)
    road = page.path_page.map
    settle()
    assert not present(road.land.plan).cuts_a_land(road.window_.viewport().height())


def test_rows_are_even() -> None:
    assert rows_of(8, 5) == [4, 4]
    assert rows_of(11, 5) == [4, 4, 3]
    assert rows_of(5, 5) == [5]


@pytest.mark.parametrize("window", [(1280, 720), (1600, 900)])
def test_it_fits(page: LearnPage, progress: Progress, window: tuple[int, int]) -> None:
    progress.finish("tigris", "goal", 3)
    progress.today = lambda: TODAY + timedelta(1)
    page.show_path()
    for look in in_all_looks(page, window, (100, 150)):
        assert list(cramped(page.path_page)) == [], look
        assert list(nameless(page.path_page)) == [], look


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_it_is_painted_in_every_look(page: LearnPage, game_id: str, theme: str) -> None:
    set_theme(theme)
    page.open_game(game_id)
    settle()
    assert not page.grab().isNull()


def test_a_pointer_that_lay_there_before_looks_at_no_lesson(page: LearnPage) -> None:
    path = path_of(page)
    medallion = path.map.land.medallions[page.ids[3]]
    at = QPointF(medallion.rect().center())
    QApplication.sendEvent(medallion, QEnterEvent(at, at, at))
    assert present(path.next_card.lesson).id == page.ids[0]
    QTest.mouseMove(medallion, at.toPoint())
    assert present(path.next_card.lesson).id == page.ids[3]
    QApplication.sendEvent(medallion, QEvent(QEvent.Type.Leave))
    assert present(path.next_card.lesson).id == page.ids[0]


def test_a_lesson_is_counted_within_its_stage(page: LearnPage) -> None:
    card = path_of(page).next_card
    assert card.label.plain_text() == "NEXT STEP · 1 OF 5"
    path_of(page).map.looked_at.emit(page.ids[6])
    assert card.label.plain_text() == "LESSON 2 OF 5 · NEIGHBOURS AND QUARRELS"
