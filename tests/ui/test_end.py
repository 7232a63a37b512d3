"""The end of a match: what it says, step by step, in both languages, and the scores tab before it."""

import sys

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from imperium_desktop.commands.journals import record
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.tigris.components import DYNASTIES
from imperium_desktop.rules.tigris.state import TigrisSetup
from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.end_page import EndPage
from imperium_desktop.ui.kit import RichText, spoken
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.tigris.ending import tell_end
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import languages, set_language
from imperium_desktop.ui.theme.palette import set_theme

from .fitting import cramped, nameless, stand

GAME = load_game("tigris")
NAMES = ("Anna", "Zofia", "Marek", "Automat")
SIGNS = (0, 2, 4, 3)


@pytest.fixture(scope="module")
def match():
    return record("tigris", 4, 1, ("random",), {})


def ended(*points, treasures=(), ending="bag"):
    """A match that is over with these points, and nothing told of it."""
    seats = len(points)
    state = GAME.new(TigrisSetup(seats=seats, dynasties=DYNASTIES[:seats], first=0), Chance(1))
    for seat, player in enumerate(state.players):
        player.points = list(points[seat])
        player.treasures = treasures[seat] if treasures else 0
    state.phase, state.ending = "over", ending
    return Match(GAME, state.setup, 1, start=state)


def seating_of(seats, names=NAMES):
    return Seating(names=names[:seats], bots=("",) * (seats - 1) + ("greedy",), signs=SIGNS[:seats])


def ending_of(match, language="en", names=NAMES):
    set_language(language)
    seating = seating_of(match.setup.seats, names)
    return tell_end(match, Words.load(language, GAME).with_seats(seating.names), seating, seating.signs)


@pytest.fixture
def page_of(qtbot):
    def make(match, language="en", motion=False, seconds=0.0):
        set_language(language)
        seating = seating_of(match.setup.seats)
        words = Words.load(language, GAME).with_seats(seating.names)
        page = EndPage(match, words, seating, seating.signs, tell_end, motion=motion, seconds=seconds)
        qtbot.addWidget(page)
        page.resize(1920, 1048)
        return page

    return make


def aside(part):
    """Words that stick out to the left or right; above and below a page may scroll."""
    for words in part.findChildren(RichText):
        left = words.mapTo(part, QPoint(0, 0)).x()
        if words.isVisible() and (left < 0 or left + words.width() > part.width()):
            yield words.plain_text()


class TestTelling:
    def test_the_title_names_winner_dynasty_and_weakest_sphere(self):
        match = ended((5, 6, 7, 8), (9, 9, 9, 9))
        assert spoken(ending_of(match).title) == "Zofia wins: the Bull’s weakest sphere is 9"
        assert spoken(ending_of(match, "pl").title) == "Wygrywa Zofia: najsłabsza sfera dynastii Byka to 9"

    def test_a_shared_victory_names_everybody(self):
        match = ended((5, 6, 7, 8), (8, 7, 6, 5), (1, 9, 9, 9))
        ending = ending_of(match)
        assert spoken(ending.title) == "Anna and Zofia share the victory: their weakest sphere is 5"
        assert ending.winners == (0, 1)
        assert len(ending.emblems) == 2
        title = spoken(ending_of(match, "pl").title)
        assert title == "Wspólne zwycięstwo: Anna i Zofia. Najsłabsza sfera to 5"

    def test_names_are_shown_as_they_were_written(self):
        ending = ending_of(ended((9, 9, 9, 9), (5, 6, 7, 8)), names=("A*{b}§1", "Zofia"))
        assert spoken(ending.title).startswith("A*{b}§1 wins")

    def test_ties_share_a_rank_and_the_next_is_left_out(self):
        rows = ending_of(ended((3, 3, 3, 3), (5, 6, 7, 8), (8, 7, 6, 5), (4, 4, 4, 4))).beats[-1].rows
        assert [(row.seat, row.rank) for row in rows] == [(1, 1), (2, 1), (3, 3), (0, 4)]
        assert [row.first for row in rows] == [True, True, False, False]

    @pytest.mark.parametrize(
        ("other", "deciding", "words"),
        [
            ((4, 9, 9, 9), 0, "The weakest sphere decides: 5 against 4."),
            ((5, 5, 9, 9), 1, "equal in the weakest sphere (5). The second weakest decides: 6 against 5."),
            ((5, 6, 6, 9), 2, "two weakest spheres (5 and 6). The third decides: 7 against 6."),
            ((5, 6, 7, 7), 3, "three weakest spheres (5, 6 and 7). The strongest decides: 8 against 7."),
        ],
    )
    def test_why_is_the_first_value_that_differs(self, other, deciding, words):
        why = ending_of(ended(other, (5, 6, 7, 8))).why[1]
        assert why.deciding == deciding
        assert spoken(why.text).endswith(words)
        assert [row.values for row in why.rows] == [(5, 6, 7, 8), tuple(sorted(other))]

    def test_why_of_the_others_compares_with_the_one_before(self):
        why = ending_of(ended((5, 6, 7, 8), (3, 3, 3, 3), (4, 4, 4, 4))).why[1]
        assert why.title == "Why place 3 for Zofia?"
        assert [row.seat for row in why.rows] == [2, 1]

    def test_equal_in_everything_says_so(self):
        why = ending_of(ended((5, 6, 7, 8), (8, 7, 6, 5))).why[0]
        assert why.deciding is None
        assert "§12.4" in why.text

    def test_treasures_fall_one_by_one_in_their_order(self):
        ending = ending_of(ended((5, 9, 4, 7), (9, 9, 9, 9), treasures=(3, 1)))  # rules §12.2, example
        falls = [(beat.fall.seat, beat.fall.column, beat.fall.number) for beat in ending.beats if beat.fall]
        assert falls == [(0, 2, 1), (1, 0, 1), (0, 0, 2), (0, 2, 3)]
        assert [beat.step for beat in ending.beats] == [0, 0, 1, 1, 1, 1, 2]
        cells = next(row for row in ending.beats[-1].rows if row.seat == 0).cells
        assert [(cell.value, cell.was, cell.added) for cell in cells] == [
            (6, 5, (2,)),
            (9, None, ()),
            (6, 4, (1, 3)),
            (7, None, ()),
        ]
        assert [cell.stressed for cell in cells] == [True, False, True, False]

    def test_screens_are_closed_first_and_nobody_has_a_rank(self, match):
        first = ending_of(match).beats[0]
        assert all(cell.value is None for row in first.rows for cell in row.cells)
        assert all(row.rank is None for row in first.rows)

    def test_without_treasures_the_second_step_is_there_all_the_same(self):
        assert [beat.step for beat in ending_of(ended((1, 2, 3, 4), (5, 6, 7, 8))).beats] == [0, 0, 1, 2]

    def test_the_reason_of_the_end_has_its_paragraph(self, match):
        assert ending_of(match).reason.endswith("§10.2")

    def test_treasures_that_changed_the_winner_are_told(self):
        ending = ending_of(ended((5, 9, 9, 9), (6, 9, 9, 9), treasures=(3, 0)))
        assert "Anna places 3 treasures: the weakest sphere rises from 5 to 8." in spoken(ending.decided)
        assert "Without treasures the first place would go to Zofia." in spoken(ending.decided)

    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_every_word_is_there_in_both_languages(self, match, language):
        ending = ending_of(match, language)
        texts = [ending.title, *ending.facts, ending.total, ending.note, ending.reason, ending.decided]
        texts += [text for step in (*ending.steps, ending.counted) for text in (step.title, step.text)]
        texts += [text for why in ending.why.values() for text in (why.title, why.text)]
        texts += [moment.text for moment in ending.moments]
        (plot,) = ending.plots
        texts += [mark.text for course in plot.courses for mark in course.marks]
        texts += [plot.name, plot.title.replace("{name}", "Anna"), plot.note, plot.area, plot.before]
        for text in texts:
            assert text
            assert "{" not in spoken(text), text

    def test_polish_is_not_english(self, match):
        english, polish = ending_of(match), ending_of(match, "pl")
        for name in ("title", "total", "note", "reason", "decided", "placings_title"):
            assert getattr(english, name) != getattr(polish, name)
        missing = [words for words in english_words() if words not in languages.words()]
        assert not missing

    def test_a_match_that_goes_on_has_no_end(self):
        going_on = Match(GAME, TigrisSetup(seats=2, dynasties=DYNASTIES[:2]), 1)
        with pytest.raises(ValueError, match="not over"):
            ending_of(going_on)


def english_words():
    """What the modules of the end page say, as the collector finds it."""
    from tests.tools.collect_words import called_words, source_files

    own = {
        "end_page.py",
        "end_panel.py",
        "end_parts.py",
        "plots.py",
        "small_plots.py",
        "rank_table.py",
        "rank_cells.py",
    }
    own |= {"scores.py", "ending.py", "moments.py"}
    for file in source_files():
        if file.name in own:
            yield from (words for words, _ in called_words(file.read_text(encoding="utf-8")))


class TestSteps:
    def test_without_motion_the_result_is_there_at_once(self, page_of, match):
        page = page_of(match)
        assert page.beat == page.last_beat
        assert [card.state for card in page.cards] == [-2, -1, 0]
        assert page.title.plain_text() == spoken(page.ending.title)

    def test_keys_go_back_and_forth(self, page_of, qtbot, match):
        page = page_of(match)
        with qtbot.waitExposed(page):
            page.show()
        page.setFocus()
        last = page.last_beat
        QTest.keyClick(page, Qt.Key.Key_Left)
        assert page.beat == last - 1
        assert [card.state for card in page.cards] == [-1, 0, 1]
        QTest.keyClick(page, Qt.Key.Key_Right)
        assert page.beat == last
        assert not page.next_button.isEnabled()
        for _ in range(last + 3):
            QTest.keyClick(page, Qt.Key.Key_Left)
        assert page.beat == 0
        assert not page.back_button.isEnabled()
        QTest.keyClick(page, Qt.Key.Key_End)
        assert page.beat == last

    def test_buttons_and_cards_do_the_same(self, page_of, match):
        page = page_of(match)
        page.back_button.click()
        assert page.beat == page.last_beat - 1
        page.cards[0].click()
        assert page.beat == 1
        page.next_button.click()
        assert page.beat == 2
        page.cards[2].click()
        assert page.beat == page.last_beat

    def test_with_motion_it_goes_on_by_itself_and_tells_the_winner_last(self, page_of, qtbot):
        page = page_of(ended((5, 6, 7, 8), (9, 9, 9, 9)), motion=True)
        with qtbot.waitExposed(page):
            page.show()
        assert page.beat == 0
        assert page.title.plain_text() == "Who has won?"
        assert not page.panel.hint.isVisible()
        assert not page.plots.boxes[0].chart.isVisible()
        qtbot.waitUntil(lambda: page.beat == page.last_beat, timeout=10_000)
        assert page.title.plain_text().startswith("Zofia wins")
        assert page.panel.hint.isVisible()
        assert page.plots.boxes[0].chart.isVisible()
        assert page.plots.seat == 1
        assert not page._clock.isActive()

    @pytest.mark.parametrize("game_id", [game_id for game_id, entry in GAMES.items() if 1 in entry.seats])
    def test_alone_the_result_heads_the_page_at_once(self, qtbot, game_id):
        set_language("en")
        match = record(game_id, 1, 1, ("random",), {})
        words = Words.load("en", match.game).with_seats(("Anna",))
        tell = scene_of(match.game).tell_end
        page = EndPage(match, words, Seating(("Anna",), ("",), (0,)), (0,), tell, motion=True)
        qtbot.addWidget(page)
        with qtbot.waitExposed(page):
            page.show()
        assert page.beat == 0
        assert page.title.plain_text() == spoken(page.ending.title)

    def test_once_more_from_the_start(self, page_of, qtbot, match):
        page = page_of(match, motion=True)
        with qtbot.waitExposed(page):
            page.show()
        page.to_the_end()
        QTest.keyClick(page, Qt.Key.Key_Home)
        assert page.beat == 0
        assert page._clock.isActive()
        assert page.title.plain_text() == spoken(page.ending.title), "what is known stays known"
        QTest.keyClick(page, Qt.Key.Key_Right)
        assert page.beat == 1
        assert not page._clock.isActive()

    def test_a_step_during_a_motion_does_not_wait(self, page_of, qtbot, match):
        page = page_of(match, motion=True)
        with qtbot.waitExposed(page):
            page.show()
        for _ in range(page.last_beat):
            page.step_on()
        assert page.beat == page.last_beat

    def test_the_table_is_read_aloud_as_it_stands(self, page_of):
        page = page_of(ended((5, 6, 7, 8), (9, 9, 9, 9)))
        first = "1. Zofia: settlements 9, temples 9, farms 9, markets 9, weakest sphere 9"
        assert page.table.in_words()[0] == first
        page.show_beat(0)
        assert "settlements not shown yet" in page.table.accessibleName()


class TestPage:
    def test_it_asks_for_what_comes_next(self, page_of, qtbot, match):
        page = page_of(match)
        again, same, walk, start = page.panel.prompt.buttons
        with qtbot.waitSignal(page.play_again):
            again.click()
        with qtbot.waitSignal(page.same_again):
            same.click()
        with qtbot.waitSignal(page.walk_through):
            walk.click()
        with qtbot.waitSignal(page.start_page):
            start.click()
        with qtbot.waitSignal(page.start_page):
            QTest.keyClick(page, Qt.Key.Key_Escape)

    def test_paragraphs_open_the_rulebook(self, page_of, qtbot, match):
        page = page_of(match)
        with qtbot.waitSignal(page.rule_wanted) as asked:
            page.reason.rule_clicked.emit("§10.2")
        assert asked.args == ["§10.2"]

    def test_a_row_explains_itself(self, page_of, match):
        page = page_of(match)
        second = page.ending.beats[-1].rows[1].seat
        page.table.row_chosen.emit(second)
        assert page.why.title.plain_text() == spoken(page.ending.why[second].title)
        assert page.table.chosen == second

    def test_rows_are_walked_with_up_and_down(self, page_of, match):
        page = page_of(match)
        order = [row.seat for row in page.ending.beats[-1].rows]
        QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.table.chosen == order[1]
        for _ in range(5):
            QTest.keyClick(page.table, Qt.Key.Key_Down)
        assert page.table.chosen == order[-1]

    def test_another_language_while_it_is_shown(self, page_of, match):
        page = page_of(match)
        page.step_back()
        set_language("pl")
        page.set_words(Words.load("pl", GAME).with_seats(NAMES))
        assert page.title.plain_text().startswith("Wygrywa")
        assert page.back_button.text() == "krok wstecz"
        assert page.beat == page.last_beat - 1
        assert page.panel.prompt.buttons[0].text() == "Zagraj ponownie"
        assert page.panel.moments.texts[-1].plain_text().startswith("Tura 98")

    def test_the_time_is_told_if_it_is_known(self, page_of, match):
        assert "1 h 24 min" in page_of(match, seconds=5046).facts.plain_text()
        assert "min" not in page_of(match).facts.plain_text()

    def test_the_log_is_written_when_it_is_opened(self, page_of, match):
        page = page_of(match)
        assert not page.panel.log.toPlainText()
        page.panel.tabs.show_page("log")
        assert "Turn 98" in page.panel.log.toPlainText()

    def test_plots_are_made_with_all_lines(self, page_of, qtbot, match):
        page = page_of(match)
        with qtbot.waitExposed(page):
            page.show()
        qtbot.waitUntil(lambda: page.plots.boxes[0].chart.plot is not None)
        assert "pyqtgraph" in sys.modules
        items = page.plots.boxes[0].chart.plot.getPlotItem().items
        curves = [item for item in items if type(item).__name__ == "PlotDataItem" and item.opts["pen"] is not None]
        winner = page.ending.winners[0]
        assert page.plots.seat == winner
        ends = sorted(round(curve.getData()[1][-1]) for curve in curves)
        assert ends == sorted(match.state.players[winner].points)
        assert len({column.marker for column in page.ending.columns}) == 4

    def test_another_player_is_enlarged_by_a_click(self, page_of, match):
        page = page_of(match)
        other = page.plots.buttons[0].course.seat
        page.plots.buttons[0].click()
        assert page.plots.seat == other
        assert page.ending.people[other].name in page.plots.boxes[0].title.plain_text()
        assert other not in [button.course.seat for button in page.plots.buttons]

    def test_a_shared_victory_and_an_empty_story_can_be_shown(self, page_of, qtbot):
        page = page_of(ended((5, 6, 7, 8), (8, 7, 6, 5)))
        with qtbot.waitExposed(page):
            page.show()
        assert not page.grab().isNull()

    @pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)], ids=str)
    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_everything_has_its_room(self, page_of, match, size, language):
        page = page_of(match, language)
        for scale in (100, 150):
            stand(page, *size, language, scale, painted=scale == 150)
            assert not [words for words in cramped(page) if not words.endswith("sticks out")], scale
            assert not list(aside(page.left)), f"out of the scrolling part at {scale} %"
            assert not list(aside(page.panel)), scale
            assert not nameless(page), scale

    def test_it_follows_theme_and_scale(self, page_of, match):
        page = page_of(match)
        stand(page, 1280, 720)
        before = page.grab().toImage()
        set_theme("light")
        assert page.grab().toImage() != before
        sizes.set_scale(120)
        assert page.grab().toImage() != before
