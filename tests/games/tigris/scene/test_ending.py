"""What is told of a match of Tigris that is over: who has won and why, in both languages."""

from collections.abc import Iterator

import pytest

from imperium_desktop.commands.journals import record
from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.kit import spoken
from imperium_desktop.ui.theme.language import languages
from tests.ui.ended_match import GAME, ended, ending_of


@pytest.fixture(scope="module")
def match() -> AnyMatch:
    return record("tigris", 4, 1, ("random",), {})


class TestTelling:
    def test_the_title_names_winner_dynasty_and_weakest_sphere(self) -> None:
        match = ended((5, 6, 7, 8), (9, 9, 9, 9))
        assert spoken(ending_of(match).title) == "Zofia wins: the Bull’s weakest sphere is 9"
        assert spoken(ending_of(match, "pl").title) == "Wygrywa Zofia: najsłabsza sfera dynastii Byka to 9"

    def test_a_shared_victory_names_everybody(self) -> None:
        match = ended((5, 6, 7, 8), (8, 7, 6, 5), (1, 9, 9, 9))
        ending = ending_of(match)
        assert spoken(ending.title) == "Anna and Zofia share the victory: their weakest sphere is 5"
        assert ending.winners == (0, 1)
        assert len(ending.emblems) == 2
        title = spoken(ending_of(match, "pl").title)
        assert title == "Wspólne zwycięstwo: Anna i Zofia. Najsłabsza sfera to 5"

    def test_names_are_shown_as_they_were_written(self) -> None:
        ending = ending_of(ended((9, 9, 9, 9), (5, 6, 7, 8)), names=("A*{b}§1", "Zofia"))
        assert spoken(ending.title).startswith("A*{b}§1 wins")

    def test_ties_share_a_rank_and_the_next_is_left_out(self) -> None:
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
    def test_why_is_the_first_value_that_differs(
        self, other: tuple[int, int, int, int], deciding: int, words: str
    ) -> None:
        why = ending_of(ended(other, (5, 6, 7, 8))).why[1]
        assert why.deciding == deciding
        assert spoken(why.text).endswith(words)
        assert [row.values for row in why.rows] == [(5, 6, 7, 8), tuple(sorted(other))]

    def test_why_of_the_others_compares_with_the_one_before(self) -> None:
        why = ending_of(ended((5, 6, 7, 8), (3, 3, 3, 3), (4, 4, 4, 4))).why[1]
        assert why.title == "Why place 3 for Zofia?"
        assert [row.seat for row in why.rows] == [2, 1]

    def test_equal_in_everything_says_so(self) -> None:
        why = ending_of(ended((5, 6, 7, 8), (8, 7, 6, 5))).why[0]
        assert why.deciding is None
        assert "§12.4" in why.text

    def test_treasures_fall_one_by_one_in_their_order(self) -> None:
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

    def test_screens_are_closed_first_and_nobody_has_a_rank(self, match: AnyMatch) -> None:
        first = ending_of(match).beats[0]
        assert all(cell.value is None for row in first.rows for cell in row.cells)
        assert all(row.rank is None for row in first.rows)

    def test_without_treasures_the_second_step_is_there_all_the_same(self) -> None:
        assert [beat.step for beat in ending_of(ended((1, 2, 3, 4), (5, 6, 7, 8))).beats] == [0, 0, 1, 2]

    def test_the_reason_of_the_end_has_its_paragraph(self, match: AnyMatch) -> None:
        assert ending_of(match).reason.endswith("§10.2")

    def test_treasures_that_changed_the_winner_are_told(self) -> None:
        ending = ending_of(ended((5, 9, 9, 9), (6, 9, 9, 9), treasures=(3, 0)))
        assert "Anna places 3 treasures: the weakest sphere rises from 5 to 8." in spoken(ending.decided)
        assert "Without treasures the first place would go to Zofia." in spoken(ending.decided)

    @pytest.mark.parametrize("language", ["en", "pl"])
    def test_every_word_is_there_in_both_languages(self, match: AnyMatch, language: str) -> None:
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

    def test_polish_is_not_english(self, match: AnyMatch) -> None:
        english, polish = ending_of(match), ending_of(match, "pl")
        for name in ("title", "total", "note", "reason", "decided", "placings_title"):
            assert getattr(english, name) != getattr(polish, name)
        missing = [words for words in english_words() if words not in languages.words()]
        assert not missing

    def test_a_match_that_goes_on_has_no_end(self) -> None:
        going_on = Match(GAME, TigrisSetup(seats=2, dynasties=DYNASTIES[:2]), 1)
        with pytest.raises(ValueError, match="not over"):
            ending_of(going_on)


def english_words() -> Iterator[str]:
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
