"""What the window promises whatever is played in it: nothing is cut, lights are the asked seat's, no click is lost."""

from typing import NamedTuple

from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from imperium_desktop.games.mare_nostrum.scene.cards.tab import CardsTab
from imperium_desktop.rules.table import Option
from imperium_desktop.ui.match.display_tab import DISPLAY
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import Zone
from tests.present import of_kind
from tests.ui.fitting import cramped
from tests.ui.painted_texts import PaintedTexts
from tests.ui.robot import Robot, Watcher


class Moment(NamedTuple):
    """Where the way to an answer is: a touch that leads on leads to another one."""

    answers: int
    asked: int
    path: tuple[str, ...] = ()
    picked: tuple[Option, ...] = ()
    doubted: Option | None = None

    @classmethod
    def of(cls, robot: Robot) -> "Moment":
        session = robot.window.session
        if session is None:
            return OVER
        answers, asked, funnel = len(session.match.answers), id(session.decision), session.funnel
        if funnel is None:
            return cls(answers, asked)
        return cls(answers, asked, funnel.path, tuple(funnel.picked), funnel.doubt.option if funnel.doubt else None)


OVER = Moment(-1, 0)
"""The last answer ends the session."""


class Finder(Watcher):
    """Notes what is wrong instead of stopping: an evening shows all of it."""

    def __init__(self) -> None:
        self.found: dict[str, str] = {}
        """Each thing once, with the moment at which it was seen first."""

    def note(self, robot: Robot, wrong: str) -> None:
        session = robot.window.session
        if session is None or session.decision is None:
            self.found.setdefault(wrong, "at the end")
        else:
            self.found.setdefault(wrong, f"answer {len(session.match.answers)}, {session.decision.kind}")


class NothingIsCut(Finder):
    """Neither a widget's words nor painted ones."""

    def __init__(self, texts: PaintedTexts) -> None:
        super().__init__()
        self.texts = texts

    def at_rest(self, robot: Robot) -> None:
        for wrong in (*self.texts.take(robot.window), *cramped(robot.window), *scrolled_aside(robot.window)):
            self.note(robot, wrong)


def scrolled_aside(page: QWidget) -> list[str]:
    """What is wider than the page it scrolls on."""
    shown = [area for area in page.findChildren(QAbstractScrollArea) if area.isVisible()]
    wide = [(type(area).__name__, area.horizontalScrollBar().maximum()) for area in shown]
    return [f"{name} is {beyond} pixels wider than there is room for" for name, beyond in wide if beyond]


class LightsAreTheAskeds(Finder):
    """Lit is what leads the asked person on, and nothing while nobody is asked."""

    def after_touch(self, robot: Robot, key: str) -> None:
        self.at_rest(robot)

    def at_rest(self, robot: Robot) -> None:
        if not isinstance(robot.window.page, MatchPage):
            return
        page, session = robot.page, robot.page.session
        prompt = page.panel.prompt
        offered = {*(button.element for button in prompt.buttons), *(row.element for row in prompt.rows)} - {""}
        if page.panel.tabs.open_page == DISPLAY:
            rows = of_kind(CardsTab, page.display.cards).rows
            offered |= {row.element for row in rows if row.isVisible() and row.lit}
        if session.curtained or session.funnel is None or page.outcomes.playing:
            if page.table.lit or offered:
                self.note(robot, f"lit while nobody is asked: {sorted(page.table.lit | offered)}")
            return
        decision, depth = session.match.waiting, len(session.funnel.path)
        if session.bot(decision.seat) or session.looking != decision.seat:
            self.note(robot, f"seat {decision.seat} is asked, seat {session.looking} looks")
        leading = {
            option.path[depth]
            for option in decision.options
            if option.path[:depth] == session.funnel.path and len(option.path) > depth
        }
        leading |= page.scene.also_lit(page.stage.shown)
        leading.update(amount for amount in session.funnel.amounts if len(session.funnel.amounts) > 1)
        for key in sorted((page.table.lit | offered) - leading - {o.path[0] for o in decision.options}):
            self.note(robot, f"{key} is lit and leads nowhere")
        for key in sorted(page.table.lit):
            if page.table.layout_[key].zone is Zone.PROMPT and page.panel.prompt.button_of(key) is None:
                self.note(robot, f"{key} is lit and has no button")


class NoClickIsLost(Finder):
    """A touch of something lit, or of what stands for it, leads on or brings it nearer.

    Any other is refused or only changes how things look.
    """

    def __init__(self) -> None:
        super().__init__()
        self.touches = 0
        self._before = Moment(0, 0)
        self._lit = self._looked = False

    def before_touch(self, robot: Robot, key: str) -> None:
        page = robot.page
        self.touches += 1
        self._before = Moment.of(robot)
        self._lit = not key or page.scene.meant(key, page.stage.shown)[0] in page.table.lit
        self._layout = page.table.layout_
        page.advice.bubble.hide()

    def after_touch(self, robot: Robot, key: str) -> None:
        after = Moment.of(robot)
        if self._lit:
            if after == self._before and robot.page.table.layout_ is self._layout:
                self.note(robot, f"a click on {key or 'Done'}, which is lit, is lost")
            return
        if after.answers != self._before.answers:
            self.note(robot, f"a click on {key}, which is not lit, is an answer")
        elif after == self._before and not self._seen(robot):
            self.note(robot, f"a click on {key}, which is not lit, is lost")

    def _seen(self, robot: Robot) -> bool:
        """Something is said, or shown in another way."""
        page = robot.page
        said = page.advice.bubble.isVisible() or page.cover is not None
        return said or page.outcomes.playing or page.table.layout_ is not self._layout
