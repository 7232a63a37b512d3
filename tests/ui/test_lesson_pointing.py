"""What a step of a lesson points at is lit and in sight."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.ui.learn.lesson import LessonPage
from imperium_desktop.ui.scenes.hadrian.layout import spots
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.stage.view import TableView
from tests.ui.test_lessons import do_what_is_asked, learn, solve


def test_a_step_that_is_only_read_lights_what_it_points_at(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the next step, and not on the closing card."""
    lights: list[tuple[str, ...]] = []
    monkeypatch.setattr(TableView, "show_light", lambda _table, _lit, chosen, _focus: lights.append(tuple(chosen)))
    window, page = learn(tmp_path, "imperium")
    page.begin("table")
    lesson_page = page.lesson_page
    market, unrest, *_ = lesson_page.lesson.script.steps
    assert market.elements
    assert lights[-1] == market.elements
    QTest.keyClick(lesson_page, Qt.Key.Key_Return)
    assert lights[-1] == unrest.elements == ()
    window.close()
    window, page = learn(tmp_path, "tigris")
    page.begin("safety")
    assert page.lesson_page.lesson.script.steps[-1].elements
    solve(page)
    page.lesson_page.refresh()
    assert lights[-1] == ()
    window.close()


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_what_a_step_points_at_comes_into_sight(qapp: QApplication, tmp_path: Path, size: tuple[int, int]) -> None:
    """On the sheet that is large, at least one of the boxes that lie on sheets."""
    window, page = learn(tmp_path, "hadrian", size)
    for id in page.ids:
        page.begin(id)
        while page.lesson_page.closing is None:
            lesson_page = page.lesson_page
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
    page.lesson_page.zooming.zoom(4, 20, 20)
    assert page.lesson_page.camera.zoom > 1
    do_what_is_asked(page.lesson_page.lesson_session, page.lesson_page.table.layout_)
    page.lesson_page.go_on()
    assert page.lesson_page.camera.zoom == 1
    window.close()
