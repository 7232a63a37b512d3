"""The table by keyboard.

Arrows and Tab walk what is lit, Enter touches it, Space does no more, Z looks closer, plus and minus zoom, Esc steps
back, a number is how many, or touches what is numbered in the prompt or on the table, a letter presses the button that
bears it. What would throw something away is answered with Enter, Space plays on.

While bots play, Space hurries them; it never does both. A screen reader is told what the keyboard can reach.
"""

from PySide6.QtCore import QObject, QPointF, Qt, Signal

from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.panels.prompt import Prompt
from imperium_desktop.ui.stage.access import announce
from imperium_desktop.ui.stage.camera import CLOSER, FARTHER, WHOLE
from imperium_desktop.ui.stage.funnel import AMOUNT
from imperium_desktop.ui.stage.placement import Placement, Zone, next_in_direction
from imperium_desktop.ui.stage.view import Spoken
from imperium_desktop.ui.theme.language import tr

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


class TableKeys(QObject):
    came = Signal(str)
    """Element that the keys came to; empty: they are at none any more."""
    turned = Signal()
    """Things lie elsewhere for a key."""
    entered = Signal()
    """Enter: what the keyboard is at, or what is proposed."""
    pointed = Signal(str)
    """Element to touch, as by a click there."""
    touched = Signal(str)
    """An element, whatever it means just now."""
    zoomed = Signal(str)
    """One of the elements that zoom."""
    examined = Signal(str)

    def __init__(self, match_table: MatchTable, prompt: Prompt, parent: QObject) -> None:
        super().__init__(parent)
        self.match_table = match_table
        self._prompt = prompt
        self.focus: str | None = None
        """The element that the keyboard is at."""

    def press(self, key: Qt.Key) -> bool:
        """False if the key means nothing here."""
        if key in ARROWS:
            self._walk(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif key == Qt.Key.Key_Space:
            self._hurry_or_pass()
        elif key == Qt.Key.Key_Z:
            self._examine()
        elif key in ZOOMS:
            self.zoomed.emit(ZOOMS[key])
        else:
            return (Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self._number(int(chr(key)))) or self._letter(key)
        return True

    def turn(self, key: Qt.Key) -> bool:
        """Press a key that only changes how the table is looked at."""
        before = self.match_table.place_of(self.focus or "")
        turned = self.match_table.stage.press(key)
        if turned:
            self.turned.emit()
            self.stay(before)
        return turned

    def _number(self, number: int) -> bool:
        """How many, a row of the prompt, or what the scene numbers."""
        table, funnel = self.match_table, self.match_table.session.funnel
        amount = f"{AMOUNT}{number}"
        if funnel is not None and amount in funnel.amounts:
            self.touched.emit(amount)
            return True
        if self._prompt.press_row(str(number)):
            return True
        numbered = table.scene.numbered(table.shown) if funnel is not None else ()
        if number <= len(numbered):
            self.pointed.emit(numbered[number - 1])
        return number <= len(numbered)

    def _letter(self, key: Qt.Key) -> bool:
        """A button of the prompt that has one."""
        table = self.match_table
        shortcuts = table.scene.shortcuts(table.shown) if table.session.funnel is not None else ()
        wanted = [each.element for each in shortcuts if each.letter and Qt.Key[f"Key_{each.letter}"] == key]
        for element in wanted:
            self.touched.emit(element)
        return bool(wanted)

    def tab(self, forward: bool) -> bool:
        """Go to the next lit element; False after the last one, where Tab goes on to the panel."""
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
            self.came.emit("")

    def go_to(self, key: str) -> None:
        """The keyboard comes to an element, as far as it is lit."""
        self._focus_on(key)

    def forget_the_unseen(self) -> None:
        """What is not lit, or out of sight, cannot be picked."""
        if self.focus not in self.lit_in_reading_order():
            self.focus = None

    def stay(self, before: Placement | None) -> None:
        """What is turned is still held in the same place."""
        layout = self.match_table.view.layout_
        here = (key for key in self.lit_in_reading_order() if before is not None and layout[key][:2] == before[:2])
        key = next(here, None)
        if key is not None:
            self._focus_on(key)

    def pick(self) -> None:
        """What the keyboard is at; or what is doubted, or done; or what the scene proposes."""
        table, session, funnel = self.match_table, self.match_table.session, self.match_table.session.funnel
        if funnel is None:
            return
        if funnel.doubt is not None and not self.focus:
            self.touched.emit(funnel.doubt.option.enough[-1])
        elif self.focus in funnel.lit:
            self.pointed.emit(self.focus)
        elif funnel.can_finish:
            session.finish()
        elif wanted := table.scene.preselected(table.shown):
            self.pointed.emit(wanted)

    def lit_in_reading_order(self) -> list[str]:
        funnel, layout = self.match_table.asked, self.match_table.view.layout_
        if funnel is None:
            return []
        passing = {option.path[len(funnel.path)] for option in funnel.remaining() if option.passes}
        unseen = (Zone.UNSEEN, Zone.PROMPT) if self.match_table.guidance.hides_buttons() else (Zone.UNSEEN,)
        seen = [key for key in funnel.lit & layout.keys() if layout[key].zone not in unseen]

        def place(key: str) -> tuple[bool, bool, float, float, str]:
            """The table before the buttons beside it; doing no more comes last."""
            return key in passing, layout[key].zone is Zone.PROMPT, layout[key].y, layout[key].x, key

        return sorted(seen, key=place)

    def spoken(self) -> list[Spoken]:
        """The lit elements for a screen reader."""
        layout = self.match_table.view.layout_
        return [
            Spoken(key, layout[key].zone, self.match_table.name_of(key), self._does(key))
            for key in self.lit_in_reading_order()
        ]

    def _does(self, key: str) -> str:
        """What touching an element does: the option it completes, or choosing it."""
        funnel = self.match_table.session.funnel
        option = funnel.would_answer(key) if funnel is not None else None
        return self.match_table.words.option(option) if option is not None else tr("Choose")

    def _walk(self, dx: int, dy: int) -> None:
        funnel = self.match_table.session.funnel
        if funnel is not None:
            self._focus_on(next_in_direction(self.match_table.view.layout_, funnel.lit, self.focus, dx, dy))

    def _focus_on(self, key: str | None) -> None:
        """What is told beside the board is read aloud as far as it is new."""
        table, told = self.match_table, self.match_table.view.followers.sheets
        self.focus = key
        self.came.emit(key or "")
        if key is not None:
            new = [sheet.spoken for sheet in table.view.followers.sheets if sheet not in told]
            announce(table.view, "\n".join([f"{table.name_of(key)}: {self._does(key)}", *new]))

    def _examine(self) -> None:
        """The element that the keyboard is at, or what lies on its place."""
        table, at = self.match_table, self.focus or self.match_table.hovered
        place = table.place_of(at)
        if place is not None:
            self.examined.emit(table.view.shown_at(QPointF(*place.centre)) or at)

    def _hurry_or_pass(self) -> None:
        """No waiting for a bot; or done; or the one option that does no more."""
        session, funnel = self.match_table.session, self.match_table.session.funnel
        if funnel is None or session.bots_are_hurried:
            session.bots.hurry()
        elif funnel.doubt is not None:
            session.back()
        elif funnel.can_finish:
            session.finish()
        elif not self.match_table.guidance.hides_buttons():
            passing = next((option for option in funnel.decision.options if option.passes), None)
            if passing is not None:
                self.touched.emit(passing.path[0])
