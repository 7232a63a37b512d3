"""The hint beside the table: others wait behind it, and what it speaks of is marked."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES
from imperium_desktop.ui.match.match_page import MatchPage
from tests.games.hadrian.teaching.scenes import Scene
from tests.present import present
from tests.ui.losing import losing, play, with_something_to_lose
from tests.ui.noting import noting
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
    assert not table.hinted
    card.fold_or_unfold()
    assert list(table.hinted) == ["box/fort/1"]
    page.touch("box/fort/1")
    assert list(table.hinted) != ["box/fort/1"], "the hint was followed"
    window.close()


def test_hints_are_looked_for_once_in_a_position(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pointer comes and goes, and some hints look many moves ahead; after an answer all is looked for again."""
    teacher = GAMES["hadrian"].parts.teacher
    looked: list[object] = []
    hints = teacher.hints
    monkeypatch.setattr(teacher, "hints", noting(lambda seen, *about: looked.append(about), hints))
    window = open_window(tmp_path, hints="lots")
    window.play(Scene(board={"builder": 1, "resource": 1}).match(), seated(1), None)
    page = window.page
    assert isinstance(page, MatchPage)
    funnel = page.session.funnel
    assert funnel is not None
    ways = [option.path[0] for option in funnel.decision.options if len(option.path) == 1]
    for key in (*ways, "", *ways, ""):
        page.hover(key)
    assert len(looked) == 1 + len(ways) > 1
    page.session.answer(funnel.decision.options[0])
    assert len(looked) == 2 + len(ways)
    window.close()


def test_what_is_said_of_the_question_stays_where_nothing_is_said_of_an_answer(
    dressed: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it comes and goes under the moving pointer, and flashes up after an answer."""
    teacher = GAMES["hadrian"].parts.teacher
    hints = teacher.hints
    monkeypatch.setattr(
        teacher, "hints", lambda seen, path, answer, volume: () if answer else hints(seen, path, None, volume)
    )
    window = open_window(tmp_path, hints="lots")
    window.play(Scene(board={"builder": 1, "resource": 1}).match(), seated(1), None)
    page = window.page
    assert isinstance(page, MatchPage)
    before = page.panel.hint.title
    assert before
    for option in page.session.match.waiting.options:
        page.hover(option.path[0])
        assert page.panel.hint.isVisible()
        assert page.panel.hint.title == before
    window.close()


def said(page: MatchPage) -> str:
    """What the bubble beside the button says that the pointer is led to."""
    return page.advice.bubble.accessibleName() if page.advice.bubble.isVisible() else ""


def test_a_bubble_says_no_loss_that_the_hint_says(dressed: QApplication, tmp_path: Path) -> None:
    """What ending the build turn of Mare Nostrum throws away stands beside the table already."""
    window = open_window(tmp_path, hints="lots")
    match = with_something_to_lose("mare_nostrum", "mare_nostrum.build")
    page, stopping = play(window, match), present(losing(match))
    loss = present(page.session.seen.loss(stopping))
    told = page.match_table.words.loss(stopping, loss)
    page.hover(stopping.path[0])
    for _ in range(page.panel.hint.place[1]):
        if page.panel.hint.title != "Goods cannot be kept":
            page.advice.next_hint()
    page.hover("")
    page.hover(stopping.path[0])
    assert told not in said(page)
    page.panel.hint.fold_or_unfold()
    page.hover("")
    page.hover(stopping.path[0])
    assert told in said(page)
    window.close()
