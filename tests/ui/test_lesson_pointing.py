"""What a step of a lesson points at is lit and in sight."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.games.hadrian.scene.sheets.geometry import spots
from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.stage.funnel import path_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.view import TableView
from tests.present import present
from tests.ui.test_lessons import do_what_is_asked, learn, lesson_page_of, solve


def test_a_step_that_is_only_read_lights_what_it_points_at(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the next step, and not on the closing card; unlike what can be touched, which shines in gold."""
    lights: list[tuple[str, ...]] = []
    monkeypatch.setattr(TableView, "show_hinted", lambda _table, keys: lights.append(tuple(keys)))
    window, page = learn(tmp_path, "imperium")
    page.begin("table")
    lesson_page = lesson_page_of(page)
    market, unrest, *_ = lesson_page.lesson.script.steps
    assert market.elements
    assert lights[-1] == market.elements
    QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert lights[-1] == unrest.elements == ()
    window.close()
    window, page = learn(tmp_path, "tigris")
    page.begin("safety")
    assert lesson_page_of(page).lesson.script.steps[-1].elements
    solve(page)
    lesson_page_of(page).refresh()
    assert lights[-1] == ()
    window.close()


def test_the_first_lessons_light_only_what_leads_on(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rest can be tried; later lessons light all that can be touched."""
    lights: list[frozenset[str]] = []
    monkeypatch.setattr(TableView, "show_light", lambda _table, lit, _chosen, _focus: lights.append(frozenset(lit)))
    window, page = learn(tmp_path, "tigris")
    for id, is_guided in ((page.ids[2], True), (page.ids[3], False)):
        page.begin(id)
        lesson_page = lesson_page_of(page)
        while not lesson_page.lesson.asks:
            lesson_page.go_on()
        funnel = present(lesson_page.session.funnel)
        assert (lights[-1] < funnel.lit) == is_guided
        assert lights[-1] >= {option.path[0] for option in lesson_page.lesson.wanted}
    window.close()


def test_a_move_that_is_shown_is_seen_touch_by_touch(qapp: QApplication, tmp_path: Path, qtbot: QtBot) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin(page.ids[2])
    lesson_page = lesson_page_of(page)
    while not lesson_page.lesson.asks:
        lesson_page.go_on()
    lesson_page.table.motion = True
    first, *rest = path_of(lesson_page.lesson.right_answer)
    lesson_page.card.foot.show_button.click()
    assert lesson_page.keys.focus == first
    assert lesson_page.lesson.asks, "nothing is played yet"
    qtbot.waitUntil(lambda: present(lesson_page.session.funnel).path == (first,), timeout=10_000)
    assert lesson_page.keys.focus == rest[0]
    qtbot.waitUntil(lambda: lesson_page.lesson.solved, timeout=10_000)
    assert lesson_page.lesson.shown
    window.close()


def test_a_hand_on_the_table_takes_over_from_a_move_that_is_shown(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin(page.ids[2])
    lesson_page = lesson_page_of(page)
    while not lesson_page.lesson.asks:
        lesson_page.go_on()
    lesson_page.table.motion = True
    lesson_page.card.foot.show_button.click()
    assert lesson_page.shown_move.runs
    lesson_page.point_at(path_of(lesson_page.lesson.right_answer)[0])
    assert not lesson_page.shown_move.runs
    window.close()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_what_a_step_points_at_comes_into_sight(qapp: QApplication, tmp_path: Path, size: tuple[int, int]) -> None:
    """On the sheet that is large, at least one of the boxes that lie on sheets."""
    window, page = learn(tmp_path, "hadrian", size)
    for id in page.ids:
        page.begin(id)
        while lesson_page_of(page).closing is None:
            lesson_page = lesson_page_of(page)
            printed = spots(page.game.content)
            boxes = [key for key in lesson_page.lesson.step.elements if key in printed]
            zones = [lesson_page.table.layout_[key].zone for key in boxes]
            assert not boxes or Zone.BOARD in zones or beside_the_sheets(lesson_page, boxes), (id, boxes)
            lesson_page.card.foot.next_button.click()
    window.close()


def beside_the_sheets(page: LessonPage, boxes: list[str]) -> bool:
    return all(page.table.layout_[key].z > 5 for key in boxes)


def test_a_zoomed_board_is_fitted_to_what_a_step_points_at(qapp: QApplication, tmp_path: Path) -> None:
    window, page = learn(tmp_path, "tigris")
    page.begin("terrain")
    lesson_page_of(page).zooming.zoom(4, 20, 20)
    assert lesson_page_of(page).camera.zoom > 1
    do_what_is_asked(lesson_page_of(page).session, lesson_page_of(page).lesson, lesson_page_of(page).table.layout_)
    lesson_page_of(page).go_on()
    assert lesson_page_of(page).camera.zoom == 1
    window.close()
