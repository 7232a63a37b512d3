"""The table by keyboard: arrows and Tab walk what is lit, Enter touches it, Space does no more, Z looks closer,
plus and minus zoom, Esc steps back, a number is how many, or touches what is numbered in the prompt or on the table, a
letter presses the button that bears it. What would throw something away is answered with Enter, Space plays on.

While bots play, Space hurries them; it never does both. A screen reader is told what the keyboard can reach.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt

from imperium_desktop.ui.stage.access import announce
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, WHOLE
from imperium_desktop.ui.stage.funnel import AMOUNT
from imperium_desktop.ui.stage.placement import Placement, Zone, next_in_direction
from imperium_desktop.ui.stage.view import Spoken
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}

ZOOMS = {Qt.Key.Key_Plus: CLOSER, Qt.Key.Key_Equal: CLOSER, Qt.Key.Key_Minus: FARTHER, Qt.Key.Key_0: WHOLE}
ANSWERING = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
"""Keys that may answer: held down, they do so only once."""
PEEK_KEY = Qt.Key.Key_V
"""Held down, it shows what is hidden at the open table."""


class TableKeys:
    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self.focus: str | None = None
        """The element that the keyboard is at."""

    def press(self, key: Qt.Key) -> bool:
        """False if the key means nothing here."""
        page = self.page
        if page.outcomes.playing:
            page.staging.press(key)
            return True
        if key == PEEK_KEY:
            page.passing_on.peek(True)
            return True
        return self._turn(key) or (key == Qt.Key.Key_R and page.staging.show_again()) or self._do(key)

    def _turn(self, key: Qt.Key) -> bool:
        """A key that only changes how one looks."""
        page = self.page
        before = page.table.layout_.get(self.focus or "")
        turned = page.stage.press(key)
        if turned:
            page.advice.bubble.hide()
            page.follow_look()
            self.stay(before)
        return turned

    def _do(self, key: Qt.Key) -> bool:
        if key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.page.pick()
        elif key == Qt.Key.Key_Escape:
            return self.page.back()
        elif key == Qt.Key.Key_Space:
            self._hurry_or_pass()
        elif key == Qt.Key.Key_Z:
            self._examine()
        elif key in ZOOMS:
            self.page.zooming.touch(ZOOMS[key])
        else:
            return (Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self._number(int(chr(key)))) or self._letter(key)
        return True

    def _number(self, number: int) -> bool:
        """How many, a row of the prompt, or what the scene numbers."""
        page, funnel = self.page, self.page.session.funnel
        amount = f"{AMOUNT}{number}"
        if funnel is not None and amount in funnel.amounts:
            page.touch(amount)
            return True
        if page.panel.prompt.press_row(str(number)):
            return True
        numbered = page.scene.numbered(page.stage.shown) if funnel is not None else ()
        if number <= len(numbered):
            page.point_at(numbered[number - 1])
        return number <= len(numbered)

    def _letter(self, key: Qt.Key) -> bool:
        """A button of the prompt that has one."""
        page = self.page
        shortcuts = page.scene.shortcuts(page.stage.shown) if page.session.funnel is not None else ()
        wanted = [each.element for each in shortcuts if each.letter and Qt.Key[f"Key_{each.letter}"] == key]
        for element in wanted:
            page.touch(element)
        return bool(wanted)

    def tab(self, forward: bool) -> bool:
        """To the next lit element; False after the last one, where Tab goes on to the panel."""
        line = self.lit_in_reading_order()
        at = line.index(self.focus) if self.focus in line else (-1 if forward else len(line))
        to = at + (1 if forward else -1)
        if 0 <= to < len(line):
            self._focus_on(line[to])
            return True
        self.leave()
        return False

    def leave(self) -> None:
        """The keyboard goes elsewhere."""
        if self.focus is not None:
            self.focus = None
            self.page.show_light()
            self.page.hover("")

    def go_to(self, key: str) -> None:
        """The keyboard comes to an element, as far as it is lit."""
        self._focus_on(key)

    def forget_the_unseen(self) -> None:
        """What is not lit, or out of sight, cannot be picked."""
        if self.focus not in self.lit_in_reading_order():
            self.focus = None

    def stay(self, before: Placement | None) -> None:
        """What is turned is still held in the same place."""
        layout = self.page.table.layout_
        here = (key for key in self.lit_in_reading_order() if before is not None and layout[key][:2] == before[:2])
        key = next(here, None)
        if key is not None:
            self._focus_on(key)

    def pick(self) -> None:
        session, funnel = self.page.session, self.page.session.funnel
        suggested = self.page.advice.suggested
        if suggested is not None:
            session.follow(suggested)
        elif funnel is not None and funnel.doubt is not None and not self.focus:
            self.page.touch(funnel.doubt.option.enough[-1])
        elif funnel is not None and self.focus in funnel.lit:
            self.page.point_at(self.focus or "")
        elif funnel is not None and funnel.can_finish:
            session.finish()
        elif funnel is not None and (wanted := self.page.scene.preselected(self.page.stage.shown)):
            self.page.point_at(wanted)

    def lit_in_reading_order(self) -> list[str]:
        funnel, layout = self.page.session.funnel, self.page.table.layout_
        if funnel is None or self.page.session.curtained:
            return []
        passing = {option.path[len(funnel.path)] for option in funnel.remaining() if option.passes}
        unseen = (Zone.UNSEEN, Zone.PROMPT) if self.page.hides_buttons else (Zone.UNSEEN,)
        seen = [key for key in funnel.lit & layout.keys() if layout[key].zone not in unseen]

        def place(key: str) -> tuple[bool, bool, float, float, str]:
            """The table before the buttons beside it; doing no more comes last."""
            return key in passing, layout[key].zone is Zone.PROMPT, layout[key].y, layout[key].x, key

        return sorted(seen, key=place)

    def spoken(self) -> list[Spoken]:
        """The lit elements for a screen reader."""
        layout = self.page.table.layout_
        return [
            Spoken(key, layout[key].zone, self._name_of(key), self._does(key)) for key in self.lit_in_reading_order()
        ]

    def _name_of(self, key: str) -> str:
        return self.page.scene.element_name(self.page.stage.shown, key)

    def _does(self, key: str) -> str:
        """What touching an element does: the option it completes, or choosing it."""
        funnel = self.page.session.funnel
        option = funnel.would_answer(key) if funnel is not None else None
        return self.page.words.option(option) if option is not None else tr("Choose")

    def _walk(self, dx: int, dy: int) -> None:
        funnel = self.page.session.funnel
        if funnel is not None:
            self._focus_on(next_in_direction(self.page.table.layout_, funnel.lit, self.focus, dx, dy))

    def _focus_on(self, key: str | None) -> None:
        """What is told beside the board is read aloud as far as it is new."""
        self.focus = key
        self.page.advice.stop_speaking()
        self.page.zooming.bring_into_view(key or "")
        self.page.show_light()
        if key is not None:
            told = self.page.table.followers.sheets
            self.page.hover(key)
            new = [sheet.spoken for sheet in self.page.table.followers.sheets if sheet not in told]
            announce(self.page.table, "\n".join([f"{self._name_of(key)}: {self._does(key)}", *new]))

    def _examine(self) -> None:
        """The element that the keyboard is at, or what lies on its place."""
        place = self.page.table.layout_.get(self.focus or self.page.hovered)
        if place is not None:
            self.page.advice.examine(
                self.page.table.shown_at(QPointF(*place.centre)) or self.focus or self.page.hovered
            )

    def _hurry_or_pass(self) -> None:
        """No waiting for a bot; or done; or the one option that does no more."""
        session, funnel = self.page.session, self.page.session.funnel
        if funnel is None or session.bots_are_hurried:
            session.hurry()
        elif funnel.doubt is not None:
            session.back()
        elif funnel.can_finish:
            session.finish()
        elif not self.page.hides_buttons:
            passing = next((option for option in funnel.decision.options if option.passes), None)
            if passing is not None:
                self.page.touch(passing.path[0])
