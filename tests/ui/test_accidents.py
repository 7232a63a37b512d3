"""Nobody does anything by accident: bubbles are not in the way, what would be lost is said and asked about first."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Option
from imperium_desktop.teaching.hints import Volume
from imperium_desktop.teaching.lessons import Outcome, Verdict
from imperium_desktop.ui.kit.bubble import ROOM
from imperium_desktop.ui.learn.lesson import LessonSession
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.panels.side_panel import Act, Prompt
from imperium_desktop.ui.stage.placement import PLACELESS, Placement, Zone
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.ui.robot import Robot, open_window, seated

SEATS = {"hadrian": 1}
"""Where all play at the same time, another may still be at it; in other games two sit."""


@pytest.fixture
def window(qapp, tmp_path: Path, request) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, curtain="never", **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


def losing(match: AnyMatch) -> Option | None:
    """The option that would throw something away now."""
    seen = match.seen_by(match.waiting.seat)
    return next((option for option in match.waiting.options if seen.loss(option) is not None), None)


def with_something_to_lose(game_id: str) -> AnyMatch:
    game = load_game(game_id)
    match: AnyMatch = Match(game, game.setup_type(seats=SEATS.get(game_id, 2)), 3)
    chance = Chance(3)
    while losing(match) is None:
        match.answer(random_answer(match.waiting, chance))
    return match


def play(window: MainWindow, match: AnyMatch) -> MatchPage:
    seating = seated(match.setup.seats)
    window.play(match, seating, window.app_state.matches.begin(match.game.id, seating))
    QApplication.processEvents()
    Robot(window).open_curtain()
    page = window.match_page
    assert page is not None
    page.setFocus()
    return page


def walk_to(page: MatchPage, key: str) -> None:
    """With Tab, from wherever the keyboard is."""
    for _ in page.session.funnel.lit:
        if page.keys.focus == key:
            return
        QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.keys.focus == key


def lit_places(page: MatchPage) -> list[tuple[str, Placement]]:
    layout = page.table.layout_
    return [(key, layout[key]) for key in page.session.funnel.lit if layout[key].zone not in PLACELESS]


def area(place: Placement) -> QRect:
    return QRect(round(place.x), round(place.y), round(place.width), round(place.height))


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


def test_bubbles_cover_neither_the_lookout_nor_the_uses_of_a_card(window) -> None:
    game = load_game("settlers")
    match: AnyMatch = Match(game, game.setup_type(seats=2), 1)
    while match.waiting.kind != "settlers.lookout":
        match.answer(match.waiting.options[0])
    page = play(window, match)
    assert look_at_all(page) >= 3
    robot = Robot(window, 1)
    while match.waiting.kind != "settlers.act":
        robot.answer_by_mouse()
    for card in sorted(key for key in page.session.funnel.lit if key.startswith("hand/")):
        robot.touch(card)
        if page.session.funnel.path:
            assert look_at_all(page) >= 1


def test_a_bubble_goes_when_the_pointer_leaves_what_it_speaks_of(window) -> None:
    page = play(window, with_something_to_lose("hadrian"))
    (key, place), *_ = sorted(lit_places(page))
    centre = QPoint(*map(round, place.centre))
    QTest.mouseMove(page.table.viewport(), centre)
    page.advice.describe(key)
    assert page.advice.bubble.isVisible()
    QTest.mouseMove(page.table.viewport(), QPoint(2, 2))
    assert not page.advice.bubble.isVisible()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_bubble_of_a_button_stands_beside_it(window, game_id) -> None:
    page = play(window, with_something_to_lose(game_id))
    key = losing(page.session.match).path[0]
    walk_to(page, key)
    button = page.panel.prompt.button_of(key)
    at = QRect(button.mapTo(page, QPoint(0, 0)), button.size())
    near = at.adjusted(-page.width() // 3, -page.height() // 3, page.width() // 3, page.height() // 3)
    assert near.intersects(tag(page))
    assert not at.intersects(tag(page))


# What would be lost


@pytest.mark.parametrize("game_id", GAMES)
def test_the_pointer_hears_of_a_loss_as_the_keyboard_does(window, game_id) -> None:
    page = play(window, with_something_to_lose(game_id))
    option = losing(page.session.match)
    key = option.path[0]
    QTest.mouseMove(page.panel.prompt.button_of(key))
    QApplication.processEvents()
    said = page.advice.bubble.accessibleName(), page.panel.hint.title
    loss = page.session.match.seen_by(page.session.looking).loss(option)
    assert page.words.loss(option, loss) in said[0]
    page.hover("")
    walk_to(page, key)
    assert (page.advice.bubble.accessibleName(), page.panel.hint.title) == said


def press_button(page: MatchPage, key: str) -> None:
    QTest.mouseClick(page.panel.prompt.button_of(key), Qt.MouseButton.LeftButton)


def press_enter(page: MatchPage, key: str) -> None:
    walk_to(page, key)
    QTest.keyClick(page, Qt.Key.Key_Return)


def press_space(page: MatchPage, key: str) -> None:
    QTest.keyClick(page, Qt.Key.Key_Space)


def press_in_a_reader(page: MatchPage, key: str) -> None:
    table = QAccessible.queryAccessibleInterface(page.table)
    zones = [table.child(number) for number in range(table.childCount())]
    found = [zone.child(number) for zone in zones for number in range(zone.childCount())]
    name = page.scene.element_name(page.stage.shown, key)
    press = next(node for node in found if node.text(QAccessible.Text.Name) == name).actionInterface()
    press.doAction(press.actionNames()[0])


PRESSES = (press_button, press_enter, press_space, press_in_a_reader)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_first_press_asks_and_the_second_answers(window, game_id) -> None:
    for press in PRESSES:
        check_two_presses(play(window, with_something_to_lose(game_id)), press)


def check_two_presses(page: MatchPage, press: Callable[[MatchPage, str], None]) -> None:
    match = page.session.match
    option, answers = losing(match), len(match.answers)
    loss = page.words.loss(option, match.seen_by(match.waiting.seat).loss(option))
    press(page, option.path[0])
    assert len(match.answers) == answers
    assert page.panel.prompt.sentence.plain_text() == f"{loss} Finish anyway?"
    assert [button.text() for button in page.panel.prompt.buttons][-2:] == ["Yes, finish", "Keep playing"]
    assert page.table.accessibleDescription() == page.panel.prompt.sentence.plain_text()
    press(page, option.path[0])
    assert match.answers[answers].answer == option


@pytest.mark.parametrize("game_id", GAMES)
def test_the_question_is_not_cut(window, game_id) -> None:
    for language in ("en", "pl"):
        window.change(language=language)
        page = play(window, with_something_to_lose(game_id))
        key = losing(page.session.match).path[0]
        page.hover(key)
        page.touch(key)
        QApplication.processEvents()
        sentence = page.panel.prompt.sentence
        assert sentence.height() >= sentence.heightForWidth(sentence.width()), language


def test_a_double_click_asks_and_does_not_answer(qtbot) -> None:
    """Where the answer stands in the same place as the button that asked."""
    prompt = Prompt()
    qtbot.addWidget(prompt)
    prompt.resize(400, 200)
    done = []
    yes = Act("Yes, finish", lambda: done.append("answered"))
    prompt.ask("", "", [Act("End of turn", lambda: (done.append("asked"), prompt.ask("", "", [yes])))])
    with qtbot.waitExposed(prompt):
        prompt.show()
    at = prompt.buttons[0].mapTo(prompt, prompt.buttons[0].rect().center())
    for _ in range(2):
        QTest.mouseClick(prompt.windowHandle(), Qt.MouseButton.LeftButton, pos=at, delay=1)
        QApplication.processEvents()
    assert done == ["asked"]
    QTest.mouseClick(prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert done == ["asked", "answered"]


def double_click(page: MatchPage, key: str) -> None:
    at = QPoint(*map(round, page.table.layout_[key].centre))
    for press in (QTest.mouseClick, QTest.mouseDClick):
        press(page.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def test_a_double_click_picks_two_of_a_kind(window) -> None:
    page = play(window, with_something_to_lose("tigris"))
    page.touch("swap_tiles")
    many = Counter(option.path[-1] for option in page.session.funnel.decision.options)
    (kind, _), *_ = many.most_common()
    page.touch(kind)
    assert page.table._counts.marks == (), "the ring says it"
    page.back()
    double_click(page, kind)
    assert page.session.funnel.chosen[kind] == 2
    assert [mark.text for mark in page.table._counts.marks] == ["2"]


def test_a_double_click_on_the_table_answers_once(window) -> None:
    page = play(window, with_something_to_lose("settlers"))
    match, answers = page.session.match, len(page.session.match.answers)
    key = next(key for key, _ in sorted(lit_places(page)) if page.session.funnel.would_answer(key) is not None)
    double_click(page, key)
    assert len(match.answers) == answers + 1


@pytest.mark.parametrize("way", ["escape", "button", "another element"])
def test_one_can_play_on_instead(window, way) -> None:
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
def test_who_does_not_want_to_be_asked_is_not(window) -> None:
    page = play(window, with_something_to_lose("hadrian"))
    answers = len(page.session.match.answers)
    press_space(page, "")
    assert len(page.session.match.answers) == answers + 1


def test_a_lesson_is_not_interrupted(qapp) -> None:
    """It judges every answer itself, and takes back what was wrong."""
    course = GAMES["tigris"].parts.course(load_game("tigris"))
    lesson = course.begin(next(iter(course.scripts)))
    while not lesson.asks:
        lesson.go_on()
    session = LessonSession(lesson, seated(lesson.match.setup.seats))
    session.start()
    outcomes: list[Outcome] = []
    session.judged.connect(outcomes.append)
    session.touch(losing(lesson.match).path[0])
    assert [outcome.verdict for outcome in outcomes] == [Verdict.WRONG]


def test_nothing_is_asked_where_nothing_is_lost(window) -> None:
    match = with_something_to_lose("hadrian")
    while losing(match) is not None:
        match.answer(next(option for option in match.waiting.options if not option.passes))
        while match.waiting.kind != "hadrian.act":
            match.answer(random_answer(match.waiting, Chance(1)))
    page = play(window, match)
    answers = len(match.answers)
    press_space(page, "")
    assert len(match.answers) == answers + 1


# The keyboard


@pytest.mark.parametrize("game_id", GAMES)
def test_tab_begins_at_the_table_and_ends_with_passing(window, game_id) -> None:
    page = play(window, with_something_to_lose(game_id))
    walked = []
    while len(walked) < len(page.session.funnel.lit) and page.hasFocus():
        QTest.keyClick(page, Qt.Key.Key_Tab)
        walked.append(page.keys.focus)
    QTest.keyClick(page, Qt.Key.Key_Tab)
    assert page.keys.focus is None
    assert not page.hasFocus()
    zones = [page.table.layout_[key].zone for key in walked]
    assert zones[0] is not Zone.PROMPT
    assert zones == sorted(zones, key=lambda zone: zone is Zone.PROMPT)
    assert walked[-1] == losing(page.session.match).path[0]
    assert set(walked) == {key for key in page.session.funnel.lit if page.table.layout_[key].zone is not Zone.UNSEEN}


def test_tab_comes_back_to_the_table_from_the_panel(window) -> None:
    page = play(window, with_something_to_lose("settlers"))
    first = page.keys.lit_in_reading_order()[0]
    page.panel.tabs.setFocus()
    for _ in range(40):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        if page.hasFocus():
            break
    assert page.keys.focus == first


@pytest.mark.parametrize("over", ["curtain", "overview", "lens"])
def test_tab_stays_in_what_lies_over_the_table(window, over) -> None:
    page = play(window, with_something_to_lose("hadrian" if over == "overview" else "tigris"))
    if over == "curtain":
        page.curtain.fall(page.session, page.words, page.scene, page.signs)
    elif over == "overview":
        page.overview.open()
    else:
        page.examine(next(key for key, place in lit_places(page) if place.face))
    cover = getattr(page, over)
    assert cover.isVisible()
    for key in [Qt.Key.Key_Tab] * 8 + [Qt.Key.Key_Backtab] * 8:
        QTest.keyClick(QApplication.focusWidget(), key)
        assert cover is QApplication.focusWidget() or cover.isAncestorOf(QApplication.focusWidget())


def test_a_suggestion_is_not_announced_where_none_can_come(window) -> None:
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
def test_where_the_keyboard_is_can_be_seen(window, game_id) -> None:
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
