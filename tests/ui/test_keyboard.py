"""The table by keyboard: where Tab goes, what stays in front of it, and that one sees where one is."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES
from imperium_desktop.teaching.hints import Volume
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.present import present
from tests.ui.losing import area, lit_places, losing, play, with_something_to_lose


@pytest.mark.parametrize("game_id", GAMES)
def test_tab_begins_at_the_table_and_ends_with_passing(window: MainWindow, game_id: str) -> None:
    page = play(window, with_something_to_lose(game_id))
    walked: list[str] = []
    while len(walked) < len(present(page.session.funnel).lit) and page.hasFocus():
        QTest.keyClick(page, Qt.Key.Key_Tab)
        walked.append(present(page.keys.focus))
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.keys.focus is None
    assert not page.hasFocus()
    zones = [page.table.layout_[key].zone for key in walked]
    assert zones[0] is not Zone.PROMPT
    assert zones == sorted(zones, key=lambda zone: zone is Zone.PROMPT)
    assert walked[-1] == present(losing(page.session.match)).path[0]
    assert set(walked) == {
        key for key in present(page.session.funnel).lit if page.table.layout_[key].zone is not Zone.UNSEEN
    }


def test_tab_comes_back_to_the_table_from_the_panel(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("settlers"))
    first = page.keys.lit_in_reading_order()[0]
    page.panel.tabs.setFocus()
    for _ in range(40):
        QTest.keyClick(present(QApplication.focusWidget()), Qt.Key.Key_Tab)
        if page.hasFocus():
            break
    assert page.keys.focus == first


@pytest.mark.parametrize("over", ["curtain", "overview", "lens"])
def test_tab_stays_in_what_lies_over_the_table(window: MainWindow, over: str) -> None:
    page = play(window, with_something_to_lose("hadrian" if over == "overview" else "tigris"))
    if over == "curtain":
        page.curtain.fall(page.session, page.words, page.scene, page.signs)
    elif over == "overview":
        page.overview.open()
    else:
        page.advice.examine(next(key for key, place in lit_places(page) if place.face))
    cover = getattr(page, over)
    assert cover.isVisible()
    for key in [Qt.Key.Key_Tab] * 8 + [Qt.Key.Key_Backtab] * 8:
        QTest.keyClick(present(QApplication.focusWidget()), key)
        assert cover is QApplication.focusWidget() or cover.isAncestorOf(QApplication.focusWidget())


def test_a_suggestion_is_not_announced_where_none_can_come(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("tigris"))
    page.advice.forget()  # the pointer may rest anywhere
    page.session.curtained = True
    page.suggest()
    assert not page.advice.bubble.accessibleName()
    page.session.curtained = False
    page.suggest()
    assert page.advice.bubble.accessibleName() == "Looking for a good move…"


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


def standing_out(now: QImage, before: QImage, inside: QRect) -> int:
    """Pixels that can be told from what was there; what lies inside may be of any colour, and does not count."""
    width = now.width()
    pairs = zip(pixels(now), pixels(before), strict=True)
    changed = (divmod(number, width)[::-1] for number, (one, other) in enumerate(pairs) if one != other)
    outside = (at for at in changed if not inside.contains(*at))
    return sum(contrast(now.pixelColor(*at), before.pixelColor(*at)) >= 3 for at in outside)


def pixels(image: QImage) -> memoryview:
    """All colours, row by row."""
    return memoryview(bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())).cast("I")


@pytest.mark.parametrize("window", [{"theme": "dark"}, {"theme": "light"}], indirect=True)
@pytest.mark.parametrize("game_id", GAMES)
def test_where_the_keyboard_is_can_be_seen(window: MainWindow, game_id: str) -> None:
    """Around every element there is a line that stands out from what was there before."""
    page = play(window, with_something_to_lose(game_id))
    page.advice.volume = Volume.NONE
    page.refresh()
    QApplication.processEvents()
    line = page.keys.lit_in_reading_order()
    for key in (line[0], line[len(line) // 2], line[-1]):
        place, button = page.table.layout_[key], page.panel.prompt.button_of(key)
        ring = QRect(button.mapTo(page, QPoint(0, 0)), button.size()) if button is not None else area(place)
        seen = ring.adjusted(-9, -9, 9, 9)
        inside = QRect() if button is not None else QRect(QPoint(9, 9), ring.size())
        page.keys.leave()
        before = page.grab(seen).toImage()
        page.keys.focus = key
        page.show_light()
        assert standing_out(page.grab(seen).toImage(), before, inside) > ring.width() + ring.height(), key
