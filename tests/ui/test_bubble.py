"""The bubble: it stands beside what it speaks of, is in nobody's way, and goes by itself."""

import shiboken6
from PySide6.QtCore import QObject, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from imperium_desktop.ui.kit import PlainButton
from imperium_desktop.ui.kit.words.beside import covered, spot_beside
from imperium_desktop.ui.kit.words.bubble import ROOM, STAYS, Bubble
from imperium_desktop.ui.theme.rect import Rect
from tests.ui.fitting import shown


class TestBubble:
    def bubble(self, qtbot: QtBot) -> tuple[QWidget, Bubble]:
        window = shown(qtbot, QWidget(), 600, 400)
        return window, Bubble(window)

    def tag(self, bubble: Bubble) -> QRect:
        return bubble.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)

    def test_it_stands_beside_what_it_speaks_of_inside_the_window(self, qtbot: QtBot) -> None:
        window, bubble = self.bubble(qtbot)
        for about in (Rect(100, 200, 40, 40), Rect(580, 0, 20, 20), Rect(300, 380, 90, 20), Rect(0, 0, 1, 1)):
            bubble.say("potrzebna jest świątynia tuż obok", about, rule="§4.2")
            tag = self.tag(bubble)
            assert bubble.isVisible()
            assert window.rect().contains(tag)
            assert not tag.intersects(QRectF(*about).toRect())

    def test_it_leaves_what_can_be_clicked_alone(self, qtbot: QtBot) -> None:
        _, bubble = self.bubble(qtbot)
        rows = [Rect(250, 200 + 40 * row, 340, 36) for row in range(4)]
        for row in rows:
            bubble.say("Ty otrzymujesz 2 Robotników (Miasteczko).", row, clickable=rows)
            assert not [other for other in rows if self.tag(bubble).intersects(QRectF(*other).toRect())]

    def test_it_outlives_the_handle_of_its_window(self, qtbot: QtBot) -> None:
        _, bubble = self.bubble(qtbot)
        handle = QObject()
        bubble._watch(handle)
        shiboken6.delete(handle)
        bubble.say("There is a new one.", Rect(100, 100, 10, 10))
        bubble.hide()

    def test_where_all_is_taken_it_covers_others_first(self) -> None:
        full = [Rect(x, y, 100, 100) for x in range(0, 600, 100) for y in range(0, 400, 100)]
        for about in full:
            spot = spot_beside((180, 60), about, full, Rect(0, 0, 600, 400))
            assert not covered(spot, about)
            assert 0 <= spot.x <= 420
            assert 0 <= spot.y <= 340

    def test_the_nearest_free_spot_is_taken_where_the_neighbours_are_taken(self) -> None:
        board = [Rect(x, y, 40, 40) for x in range(0, 400, 40) for y in range(0, 400, 40)]
        spot = spot_beside((150, 60), Rect(200, 200, 40, 40), board, Rect(0, 0, 800, 400))
        assert 400 <= spot.x < 430
        assert abs(spot.y - 190) < 30

    def test_it_leaves_after_a_while(self, qtbot: QtBot) -> None:
        _, bubble = self.bubble(qtbot)
        bubble.say("nie", Rect(100, 100, 1, 1))
        assert bubble._end.interval() == STAYS == 4000
        bubble._end.setInterval(10)
        qtbot.waitUntil(lambda: not bubble.isVisible(), timeout=2000)

    def test_a_click_on_it_means_what_lies_under_it(self, qtbot: QtBot) -> None:
        window, bubble = self.bubble(qtbot)
        under = PlainButton("Splądruj", parent=window)
        under.setGeometry(0, 0, 600, 400)
        under.show()
        bubble.say("nie", Rect(100, 100, 1, 1))
        assert window.childAt(bubble.geometry().center()) is under
        with qtbot.waitSignal(under.clicked):
            QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=bubble.geometry().center())
        assert not bubble.isVisible()

    def test_its_paragraph_is_no_link_but_named_with_its_key(self, qtbot: QtBot) -> None:
        _, bubble = self.bubble(qtbot)
        bubble.say("nie", Rect(100, 100, 1, 1), rule="§4.2")
        assert bubble.accessibleName() == "nie §4.2 (F1)"
        assert bubble.rule == "§4.2"
        assert not bubble._words.link_rects()
        assert bubble._words.focusPolicy() is Qt.FocusPolicy.NoFocus
