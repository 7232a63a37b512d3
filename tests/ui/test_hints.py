"""The hint beside the table: others wait behind it, and what it speaks of is marked."""

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.ui.match.match_page import MatchPage
from tests.teaching.scenes_hadrian import Scene
from tests.ui.robot import open_window, seated


def test_hints_are_leafed_through_and_marked_on_the_table(dressed: QApplication, tmp_path: Path) -> None:
    """A builder for the first box of the fort, two hints about what else he can do, a resource that waits for it."""
    window = open_window(tmp_path, hints="lots")
    window.play(Scene(board={"builder": 1, "resource": 1}).match(), seated(1), None)
    page = window.page
    assert isinstance(page, MatchPage)
    card, table = page.panel.hint, page.table
    read = [(card.title, card.place, table.hinted)]
    for _ in range(4):
        QTest.keyClick(window, Qt.Key.Key_N)
        read.append((card.title, card.place, table.hinted))
    first, _, _, last, again = read
    assert first == again == ("Begin with the fort", (1, 4), ("box/fort/1",))
    assert last == ("The fort comes first", (4, 4), ("box/fort/1",))
    card.fold_or_unfold()
    assert table.hinted == ()
    card.fold_or_unfold()
    assert table.hinted == ("box/fort/1",)
    page.touch("box/fort/1")
    assert table.hinted != ("box/fort/1",), "the hint was followed"
    window.close()
