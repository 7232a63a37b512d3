"""The scores tab of games in which all points lie open: what the seats would have if the match ended now."""

from collections.abc import Callable, Sequence
from typing import Any, Final, Literal, TypeAlias

from imperium_desktop.text.words import Words
from imperium_desktop.ui.kit import RichText, Rule
from imperium_desktop.ui.kit.lists.score_sheet import ScoreLine, ScorePage, ScoreSheet
from imperium_desktop.ui.theme.language import tr

NoteKind: TypeAlias = Literal["heading", "text"]
STYLES: Final = {"heading": ("area heading", "on_page_title"), "text": ("body", "ink")}


class PointsTab(ScorePage):
    """A sheet of all seats, and below it what the game says in words."""

    def __init__(
        self,
        lines: Callable[[Any, Words], Sequence[ScoreLine]],
        notes: Callable[[Any, int, Words], Sequence[str]],
        kinds: Sequence[NoteKind],
    ) -> None:
        """Take what makes lines and notes of a view: the total last, a note of each kind for the seat that looks.

        An empty note is not shown.
        """
        self._lines, self._notes = lines, notes
        self.heading = RichText("", "area heading", "on_page_title")
        self.sheet = ScoreSheet()
        self.notes = [RichText("", *STYLES[kind]) for kind in kinds]
        super().__init__(self.heading, self.sheet, Rule(strong=True), *self.notes)

    def show_view(self, view: Any, seat: int, words: Words, signs: Sequence[int]) -> None:
        """Show the view after every change of the table."""
        lines = self._lines(view, words)
        self.heading.set_text(tr("If the match ended now"))
        self.sheet.show_lines(lines, seat, signs[: len(lines[0].values)])
        for part, text in zip(self.notes, self._notes(view, seat, words), strict=True):
            part.set_text(text)
            part.setVisible(bool(text))


def total_line(values: Sequence[int]) -> ScoreLine:
    return ScoreLine("app-trophy", tr("Total"), "#c9982f", values)
