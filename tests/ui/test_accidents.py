"""Nobody does anything by accident: bubbles are not in the way, what would be lost is said and asked about first."""

from collections import Counter
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.lessons import Outcome, Verdict
from imperium_desktop.ui.kit.double_press import DOUBLE_PRESS
from imperium_desktop.ui.kit.words.bubble import ROOM
from imperium_desktop.ui.learn.referee import LessonReferee
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.match.session import Session
from imperium_desktop.ui.panels.prompt import Act, Prompt, PromptRow
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.losing import area, lit_places, losing, play, with_something_to_lose
from tests.ui.noting import noting
from tests.ui.robot import Robot, seated


def walk_to(page: MatchPage, key: str) -> None:
    """With Tab, from wherever the keyboard is."""
    for _ in present(page.session.funnel).lit:
        if page.keys.focus == key:
            return
        QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.keys.focus == key


def play_without_hint(window: MainWindow, game_id: str) -> MatchPage:
    """A match with something to lose, of which no open hint says so already."""
    page = play(window, with_something_to_lose(game_id))
    page.panel.hint.fold_or_unfold()
    return page


def tag(page: MatchPage) -> QRect:
    return page.advice.bubble.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)


# Bubbles


def look_at_all(page: MatchPage) -> int:
    """The pointer rests on everything that is lit, one after the other; how many bubbles were seen."""
    seen = 0
    for key, _ in lit_places(page):
        page.hover(key)
        page.advice.describe(key)
        if page.advice.bubble.isVisible():
            seen += 1
            tray = [(other, place) for other, place in page.table.layout_.items() if place.zone is Zone.TRAY]
            covered = [other for other, place in (*lit_places(page), *tray) if area(place).intersects(tag(page))]
            assert not covered, key
    return seen


def test_bubbles_cover_neither_the_lookout_nor_the_uses_of_a_card(window: MainWindow) -> None:
    game = load_game("settlers")
    match: AnyMatch = Match(game, game.setup_type(seats=2), 1)
    while match.waiting.kind != "settlers.lookout":
        match.answer(match.waiting.options[0])
    page = play(window, match)
    assert look_at_all(page) >= 3
    robot = Robot(window, 1)
    while match.waiting.kind != "settlers.act":
        robot.answer_by_mouse()
    for card in sorted(key for key in present(page.session.funnel).lit if key.startswith("hand/")):
        robot.touch(card)
        if present(page.session.funnel).path:
            assert look_at_all(page) >= 1


def test_a_bubble_goes_when_the_pointer_leaves_what_it_speaks_of(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("hadrian"))
    (key, place), *_ = sorted(lit_places(page))
    centre = QPoint(*map(round, place.centre))
    QTest.mouseMove(page.table.viewport(), centre)
    page.advice.describe(key)
    assert page.advice.bubble.isVisible()
    QTest.mouseMove(page.table.viewport(), QPoint(2, 2))
    assert not page.advice.bubble.isVisible()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_bubble_of_a_button_stands_beside_it(window: MainWindow, game_id: str) -> None:
    page = play_without_hint(window, game_id)
    key = present(losing(page.session.match)).path[0]
    walk_to(page, key)
    button = present(page.panel.prompt.button_of(key))
    at = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
    near = at.adjusted(-page.width() // 3, -page.height() // 3, page.width() // 3, page.height() // 3)
    assert near.intersects(tag(page))
    assert not at.intersects(tag(page))


# What would be lost


@pytest.mark.parametrize("game_id", GAMES)
def test_the_pointer_hears_of_a_loss_as_the_keyboard_does(window: MainWindow, game_id: str) -> None:
    page = play_without_hint(window, game_id)
    option = present(losing(page.session.match))
    key = option.path[0]
    QTest.mouseMove(present(page.panel.prompt.button_of(key)))
    QApplication.processEvents()
    said = page.advice.bubble.accessibleName(), page.panel.hint.title
    loss = present(page.session.match.seen_by(page.session.looking).loss(option))
    assert page.words.loss(option, loss) in said[0]
    page.hover("")
    walk_to(page, key)
    assert (page.advice.bubble.accessibleName(), page.panel.hint.title) == said


def press_button(page: MatchPage, key: str) -> None:
    QTest.mouseClick(present(page.panel.prompt.button_of(key)), Qt.MouseButton.LeftButton)


def press_enter(page: MatchPage, key: str) -> None:
    walk_to(page, key)
    QTest.keyClick(page, Qt.Key.Key_Return)


def press_space(page: MatchPage, key: str) -> None:
    """Once more it would play on: Enter answers the question."""
    asked = present(page.session.funnel).doubt is not None
    QTest.keyClick(page, Qt.Key.Key_Return if asked else Qt.Key.Key_Space)


def press_in_a_reader(page: MatchPage, key: str) -> None:
    table = QAccessible.queryAccessibleInterface(page.table)
    zones = [table.child(number) for number in range(table.childCount())]
    found = [zone.child(number) for zone in zones for number in range(zone.childCount())]
    name = page.scene.element_name(page.stage.shown, key)
    press = next(node for node in found if node.text(QAccessible.Text.Name) == name).actionInterface()
    press.doAction(press.actionNames()[0])


PRESSES = (press_button, press_enter, press_space, press_in_a_reader)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_press_asks_and_the_second_answers(window: MainWindow, game_id: str) -> None:
    for press in PRESSES:
        check_two_presses(play(window, with_something_to_lose(game_id)), press)


def check_two_presses(page: MatchPage, press: Callable[[MatchPage, str], None]) -> None:
    match = page.session.match
    option, answers = losing(match), len(match.answers)
    loss = page.words.loss(present(option), present(match.seen_by(match.waiting.seat).loss(present(option))))
    press(page, present(option).path[0])
    assert len(match.answers) == answers
    assert page.panel.prompt.sentence.plain_text() == f"{loss} Finish anyway?"
    assert [button.text() for button in page.panel.prompt.buttons][-2:] == ["Yes, finish", "Keep playing"]
    assert page.table.accessibleDescription() == page.panel.prompt.sentence.plain_text()
    press(page, present(option).path[0])
    assert match.answers[answers].answer == option


@pytest.mark.parametrize("game_id", GAMES)
def test_what_the_prompt_asks_no_bubble_says_over_its_buttons(window: MainWindow, game_id: str) -> None:
    page = play(window, with_something_to_lose(game_id))
    key = present(losing(page.session.match)).path[0]
    press_button(page, key)
    assert present(page.session.funnel).doubt is not None
    page.hover("")
    page.hover(key)
    assert not page.advice.bubble.isVisible()


@pytest.mark.parametrize("game_id", GAMES)
def test_space_twice_keeps_playing(window: MainWindow, game_id: str) -> None:
    page = play(window, with_something_to_lose(game_id))
    answers = len(page.session.match.answers)
    for doubted in (True, False, True):
        QTest.keyClick(page, Qt.Key.Key_Space)
        assert (present(page.session.funnel).doubt is not None) == doubted
    assert len(page.session.match.answers) == answers


@pytest.mark.parametrize("game_id", GAMES)
def test_the_question_is_not_cut(window: MainWindow, game_id: str) -> None:
    for language in ("en", "pl"):
        window.change(language=language)
        page = play(window, with_something_to_lose(game_id))
        key = present(losing(page.session.match)).path[0]
        page.hover(key)
        page.touch(key)
        QApplication.processEvents()
        sentence = page.panel.prompt.sentence
        assert sentence.height() >= sentence.heightForWidth(sentence.width()), language


def test_a_double_click_asks_and_does_not_answer(qtbot: QtBot) -> None:
    """Where the answer stands in the same place as the button that asked."""
    prompt = Prompt()
    qtbot.addWidget(prompt)
    prompt.resize(400, 200)
    done: list[str] = []
    yes = Act("Yes, finish", lambda: done.append("answered"))
    ask_again = noting(lambda *_: done.append("asked"), prompt.ask)
    prompt.ask("", "", [Act("End of turn", lambda: ask_again("", "", [yes]))])
    with qtbot.waitExposed(prompt):
        prompt.show()
    at = prompt.buttons[0].mapTo(prompt, prompt.buttons[0].rect().center())
    for _ in range(2):
        QTest.mouseClick(prompt.windowHandle(), Qt.MouseButton.LeftButton, pos=at, delay=1)
        QApplication.processEvents()
    assert done == ["asked"]
    QTest.mouseClick(prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert done == ["asked", "answered"]


def test_who_plays_fast_answers_what_was_there_for_a_while(qtbot: QtBot) -> None:
    """Within the time of a double click, but not by mistake."""
    prompt = Prompt()
    done: list[str] = []
    qtbot.addWidget(prompt)
    prompt.ask(
        "",
        "",
        [Act("Pay", lambda: done.append("paid"))],
        [PromptRow("Build", "", "app-new", "1", lambda: done.append("built"))],
    )
    with qtbot.waitExposed(prompt):
        prompt.show()

    def press_again() -> None:
        for part in (prompt.buttons[0], prompt.rows[0]):
            for half in (QTest.mouseDClick, QTest.mouseRelease):
                half(part, Qt.MouseButton.LeftButton)

    press_again()
    assert not done
    QTest.qWait(DOUBLE_PRESS)
    press_again()
    assert done == ["paid", "built"]


def double_click(page: MatchPage, key: str) -> None:
    at = QPoint(*map(round, page.table.layout_[key].centre))
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(page.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_a_double_click_picks_two_of_a_kind(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("tigris"))
    page.touch("swap_tiles")
    many = Counter(option.path[-1] for option in present(page.session.funnel).decision.options)
    (kind, _), *_ = many.most_common()
    page.touch(kind)
    assert not page.table.lights.counts.marks, "the ring says it"
    page.back()
    double_click(page, kind)
    assert present(page.session.funnel).chosen[kind] == 2
    assert [mark.text for mark in page.table.lights.counts.marks] == ["2"]


def test_a_double_click_on_the_table_answers_once(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("settlers"))
    match, answers = page.session.match, len(page.session.match.answers)
    key = next(key for key, _ in sorted(lit_places(page)) if present(page.session.funnel).would_answer(key) is not None)
    double_click(page, key)
    assert len(match.answers) == answers + 1


def test_the_second_press_answers_what_was_asked_a_while_before(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("settlers"))
    match, answers = page.session.match, len(page.session.match.answers)
    key = next(key for key, _ in sorted(lit_places(page)) if present(page.session.funnel).would_answer(key) is not None)
    at = QPoint(*map(round, page.table.layout_[key].centre))
    QTest.qWait(DOUBLE_PRESS)
    QTest.mouseDClick(page.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    assert len(match.answers) == answers + 1


@pytest.mark.parametrize("way", ["escape", "button", "another element"])
def test_one_can_play_on_instead(window: MainWindow, way: str) -> None:
    page = play(window, with_something_to_lose("tigris"))
    match, asked = page.session.match, page.panel.prompt.sentence.plain_text()
    answers = len(match.answers)
    press_space(page, "")
    if way == "escape":
        QTest.keyClick(page, Qt.Key.Key_Escape)
    elif way == "button":
        QTest.mouseClick(page.panel.prompt.buttons[-1], Qt.MouseButton.LeftButton)
    else:
        Robot(window).touch(sorted(lit_places(page))[0][0])
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.panel.prompt.sentence.plain_text() == asked
    press_space(page, "")
    assert len(match.answers) == answers


@pytest.mark.parametrize("window", [{"ask_before_losing": False}], indirect=True)
def test_who_does_not_want_to_be_asked_is_not(window: MainWindow) -> None:
    page = play(window, with_something_to_lose("hadrian"))
    answers = len(page.session.match.answers)
    press_space(page, "")
    assert len(page.session.match.answers) == answers + 1


def test_a_lesson_is_not_interrupted(qapp: QApplication) -> None:
    """It judges every answer itself, and takes back what was wrong."""
    course = GAMES["tigris"].parts.course(load_game("tigris"))
    lesson = course.begin(next(iter(course.scripts)))
    while not lesson.asks:
        lesson.go_on()
    referee = LessonReferee(lesson)
    session = Session(lesson.match, seated(lesson.match.setup.seats), referee=referee)
    session.start()
    outcomes: list[Outcome] = []
    referee.judged.connect(outcomes.append)
    session.touch(present(losing(lesson.match)).path[0])
    assert [outcome.verdict for outcome in outcomes] == [Verdict.WRONG]


def test_nothing_is_asked_where_nothing_is_lost(window: MainWindow) -> None:
    match = with_something_to_lose("hadrian")
    while losing(match) is not None:
        match.answer(next(option for option in match.waiting.options if not option.passes))
        while match.waiting.kind != "hadrian.act":
            match.answer(random_answer(match.waiting, Chance(1)))
    page = play(window, match)
    answers = len(match.answers)
    press_space(page, "")
    assert len(match.answers) == answers + 1
