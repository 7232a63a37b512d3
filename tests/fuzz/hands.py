"""Hands that touch anything in the real window, at any moment: what the window promises must hold after every touch."""

import argparse
import faulthandler
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import msgspec
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.limits import LONGEST_NAME
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import Answered
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.ui.kit.words.bubble import ROOM
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import PLACELESS
from imperium_desktop.ui.window.application import make_application
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.fuzz.folders import unhandled
from tests.fuzz.promises import Hang, patience
from tests.ui.robot import open_window, seated

PATIENCE = 300
PROCESSES = 2
TOUCHES = 120
KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Space, Qt.Key.Key_Space, Qt.Key.Key_Return,
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_R, Qt.Key.Key_Z, Qt.Key.Key_F1,
)  # fmt: skip
SIZES = ((1280, 720), (1600, 900))
LETTERS = (
    "iIl.", "abcdefghij", "WMWM@", "żółćęŁŚ", " a b", "אבגדה", "مرحبا", "漢字仮名", "e\u0301o\u0308\u0323n\u0303",
    "🐢🏺👩🌾\u200d", "a\u202eb\u200f", "ﷺ𒐫",
)  # fmt: skip
"""Narrow and wide ones, from right to left, with marks that pile up, and those that turn the text around them."""


class Hands:
    """Each touch is told by its name, so that a broken promise can be seen again."""

    def __init__(self, window: MainWindow, chance: Chance) -> None:
        self.window = window
        self.chance = chance
        self.touches: tuple[Callable[[], Qt.Key | None], ...] = (
            self.press, self.press, self.press, self.click, self.click, self.point, self.prompt, self.prompt,
            self.go_back, self.type_a_name, self.leave_and_return, self.wait,
        )  # fmt: skip

    @property
    def page(self) -> MatchPage | None:
        return self.window.match_page

    def touch(self) -> str | None:
        """One touch at random; what was promised and not kept."""
        page = self.page
        if page is None:
            return None
        session, match = page.session, page.session.match
        before, hurried = len(match.entries), session.funnel is None or session.bots_are_hurried
        doubt = session.funnel.doubt if session.funnel is not None else None
        lost = losses(match) if session.asks_before_losing() and session.asks_a_person else []
        act = self.chance.one_of(self.touches)
        key = act()
        QApplication.processEvents()
        told = f"{act.__name__} {key}"
        given = [entry for entry in match.entries[before:] if isinstance(entry, Answered)]
        mine = given[0].answer if given and not session.bot(given[0].seat) else None
        if mine is not None and act.__name__ in ("type_a_name", "point", "wait", "leave_and_return"):
            return f"{told} answered {mine}"
        if mine is not None and key == Qt.Key.Key_Space and hurried:
            return f"{told} hurried the bots and answered {mine}"
        if mine in lost and (doubt is None or doubt.option != mine):
            return f"{told} threw something away without a question: {mine}"
        problem = self.page and wrong_with(self.page)
        return f"after {told}: {problem}" if problem else None

    # Touches

    def press(self) -> Qt.Key:
        key = self.chance.one_of(KEYS)
        QTest.keyClick(QApplication.focusWidget() or self.window, key)
        return key

    def click(self) -> None:
        """On something that is lit, or anywhere."""
        assert self.page is not None
        QTest.mouseClick(self.page.table.viewport(), Qt.MouseButton.LeftButton, pos=self._somewhere())

    def point(self) -> None:
        assert self.page is not None
        QTest.mouseMove(self.page.table.viewport(), self._somewhere())
        if self.page.hovered:
            self.page.advice.describe(self.page.hovered)

    def prompt(self) -> None:
        """A button, which under the curtain is the one that opens it."""
        assert self.page is not None
        buttons: list[QWidget] = [button for button in self.page.panel.prompt.buttons if button.isVisible()]
        if self.page.curtain.isVisible():
            buttons = [self.page.curtain.open_button]
        if buttons:
            button = self.chance.one_of(buttons)
            QTest.mouseMove(button)
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def go_back(self) -> None:
        assert self.page is not None
        session = self.page.session
        if not session.curtained:  # where it is only said that, and why, it cannot be done
            self.chance.one_of((session.undo, session.redo, session.take_back))()

    def type_a_name(self) -> None:
        self.window.save_as()
        QApplication.processEvents()
        for key in (Qt.Key.Key_A, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Escape):
            QTest.keyClick(QApplication.focusWidget() or self.window, key)
        self.window.uncover()

    def leave_and_return(self) -> None:
        self.window.show_start()
        self.window.continue_match()

    def wait(self) -> None:
        QTest.qWait(self.chance.one_of((1, 40, 200)))

    def _somewhere(self) -> QPoint:
        assert self.page is not None
        table = self.page.table
        lit = sorted(key for key in table.lit if table.layout_[key].zone not in PLACELESS)
        if lit and self.chance.below(5):
            return QPoint(*map(round, table.layout_[self.chance.one_of(lit)].centre))
        return QPoint(self.chance.below(table.width()), self.chance.below(table.height()))


def a_name(chance: Chance) -> str:
    """Of one letter or as long as a name may be; sometimes of several scripts."""
    scripts = "".join(chance.sample(LETTERS, chance.one_of((1, 1, 2, 3))))
    length = chance.one_of((1, 2, 12, 35, LONGEST_NAME, chance.roll(LONGEST_NAME)))
    return "".join(chance.one_of(scripts) for _ in range(length)).strip() or "A"


def losses(match: AnyMatch) -> list[object]:
    """The options that would throw something away now."""
    seen = match.seen_by(match.waiting.seat)
    return [option for option in match.waiting.options if seen.loss(option) is not None]


# Promises


def wrong_with(page: MatchPage) -> str | None:
    """What the page shows must not be: anything of another seat, a bubble over a choice, the keys at nothing."""
    session, table = page.session, page.table
    if session.curtained:
        if session.view != session.match.view(EVERYBODY) or table.lit or page.keys.focus is not None:
            return "under the curtain something is shown"
        if page.advice.bubble.accessibleName() or page.panel.hint.isVisible():
            return "under the curtain something is told"
    elif session.asks_a_person and session.decision is not None and session.looking != session.decision.seat:
        return f"seat {session.decision.seat} is asked and sees what seat {session.looking} sees"
    focus = page.keys.focus if session.funnel is not None else None
    if focus is not None and focus not in page.keys.lit_in_reading_order():
        return f"the keys are at {focus}, which is not lit"
    return covered(page)


def covered(page: MatchPage) -> str | None:
    """What can be chosen and lies under the bubble."""
    bubble, layout = page.advice.bubble, page.table.layout_
    if not bubble.isVisible() or page.session.funnel is None:
        return None
    tag = bubble.geometry().adjusted(ROOM, ROOM, -ROOM, -ROOM)
    places = [(key, layout[key]) for key in page.session.funnel.lit if layout[key].zone not in PLACELESS]
    under = [key for key, place in places if tag.contains(QPoint(*map(round, place.centre)))]
    return f"the bubble lies over {under[0]}" if under else None


def broken_by_hands(chance: Chance) -> str | None:
    """None if every promise was kept, and the match on the disk is the one that was played."""
    game = load_game(chance.one_of(tuple(GAMES)))
    seats = chance.one_of([count for count in game.seats if count <= 4])
    bots = chance.below(seats)
    match: AnyMatch = Match(game, game.setup_type(seats=seats), chance.bits())
    for _ in range(chance.below(60)):
        if match.decision is not None:
            match.answer(random_answer(match.waiting, chance))
    case = f"{game.id}, {seats} seats, {bots} bots, {len(match.answers)} answers"
    with tempfile.TemporaryDirectory(prefix="hands-") as folder, unhandled() as errors:
        window = open_window(
            Path(folder),
            chance.one_of(SIZES),
            language=chance.one_of(("en", "pl")),
            hints=chance.one_of(("lots", "some", "none")),
            curtain=chance.one_of(("always", "when_needed", "never")),
        )
        seating = msgspec.structs.replace(seated(seats, bots=bots), names=tuple(a_name(chance) for _ in range(seats)))
        window.play(match, seating, window.app_state.matches.begin(game.id, seating))
        hands = Hands(window, chance)
        try:
            with patience(PATIENCE):
                for number in range(TOUCHES):
                    problem = hands.touch()
                    if problem or errors:
                        return f"{case}, touch {number}: {problem or errors[0]}"
                return not_on_disk(window)
        except Hang:
            return f"{case}: no answer after {PATIENCE} s"
        except Exception:
            return f"{case}: {traceback.format_exc()}"
        finally:
            window.close()


def not_on_disk(window: MainWindow) -> str | None:
    if window.session is None or window.autosave is None:
        return None
    kept = window.app_state.library.open(window.autosave.file).match
    return None if kept.entries == window.session.match.entries else "the match on the disk is another one"


# The program


def tried_apart(seed: int, number: int) -> tuple[int, str | None]:
    """In a process of its own, so that one that dies tells of itself only."""
    command = [sys.executable, "-m", "tests.fuzz.hands", "--seed", str(seed), "--case", str(number)]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    if done.returncode < 0:
        return number, f"died of signal {-done.returncode}\n{done.stderr}"
    return number, done.stdout + done.stderr if done.returncode else None


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz.hands", description=__doc__)
    parser.add_argument("--cases", type=int, default=100, help=f"how many matches of {TOUCHES} touches (100)")
    parser.add_argument("--seed", type=int, default=0, help="other seeds make other matches (0)")
    parser.add_argument("--case", type=int, help="only this case of the seed")
    given = parser.parse_args()
    if given.case is not None:
        faulthandler.enable()
        make_application()
        problem = broken_by_hands(Chance(Chance(given.seed).bits() ^ given.case))
        print(problem or "no promise broken", flush=True)
        os._exit(int(problem is not None))  # what Qt does at the end of a process is not asked here
    began, failures = time.monotonic(), 0
    with ThreadPoolExecutor(PROCESSES) as pool:
        for number, problem in pool.map(partial(tried_apart, given.seed), range(given.cases)):
            if problem:
                failures += 1
                print(f"case {number}: {problem}", file=sys.stderr, flush=True)
    touches = given.cases * TOUCHES
    print(f"{touches:,} touches from seed {given.seed} in {time.monotonic() - began:.0f} s, {failures} broken")
    return int(failures > 0)


if __name__ == "__main__":
    sys.exit(main())
