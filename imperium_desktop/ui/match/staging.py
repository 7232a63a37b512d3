"""What happened is seen first, over the table as it was; the next question, the curtain and the last page wait."""

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from imperium_desktop.ui.match.table_keys import ANSWERING
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.scenes.protocol.outcome import STEP, Outcome
from imperium_desktop.ui.stage.access import announce
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage


class Staging:
    """Chooses the outcomes that the page's player tells, and shows each on its table."""

    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self._after: list[Callable[[], None]] = []
        self._told = len(page.session.open_events())
        """Events of which the outcomes were shown."""
        self._before: AnyShown | None = None
        """What was shown before the outcomes that are staged; None: it is still shown."""
        self._beside_panel: Outcome | None = None
        """The outcome that a panel tells just now, over the table as it was."""
        page.outcomes.told.connect(self._tell)
        page.outcomes.stepped.connect(self.show_picture)
        page.outcomes.over.connect(self._put_panel_away)
        page.outcome_panel.button.clicked.connect(page.outcomes.go_on)

    # Which, and what comes after them

    def show_what_happened(self) -> None:
        """Outcomes first, over the table as it was; then what is asked now."""
        page = self.page
        self._stop()
        new, self._told = self._told, len(page.session.open_events())
        page.outcomes.motion = page.table.motion
        outcomes = self._outcomes_since(new) if page.outcomes.wanted else []
        page.session.hold_bots(bool(outcomes))
        if outcomes:
            self._before = page.stage.shown
        page.outcomes.play(outcomes, self._go_on)

    def _outcomes_since(self, new: int) -> list[Outcome]:
        """Painted ones fill the table, if they concern a person; some others are told by a panel."""
        session = self.page.session
        people = frozenset(session.persons) or frozenset(range(session.match.setup.seats))
        found = self.page.scene.outcomes(self.page.moment(), new)
        return list(self._concerning(found, people))

    def _concerning(self, found: Iterable[Outcome], people: frozenset[int]) -> Iterator[Outcome]:
        for outcome in found:
            if not outcome.painted or outcome.seats & people:
                yield outcome
            elif outcome.told_of_bots:
                yield outcome.in_panel()

    def show_again(self) -> bool:
        """What a painted outcome was, while the table still shows it; False if it shows none."""
        page = self.page
        shown = page.scene.shows_outcome(page.moment())
        if page.outcomes.staged is not None:
            page.outcomes.again()
        elif shown is not None:
            page.session.hold_bots(True)
            self._before = page.stage.shown
            page.outcomes.play_again((shown,), self._go_on)
        else:
            return False
        return True

    def when_all_is_seen(self, act: Callable[[], None]) -> None:
        """The curtain and the last page wait for outcomes that are still shown."""
        if self.page.outcomes.playing:
            self._after.append(act)
        else:
            act()

    def _go_on(self) -> None:
        self._before = None
        self.page.session.hold_bots(False)
        self.page.refresh()
        after, self._after = self._after, []
        for act in after:
            act()

    def _stop(self) -> None:
        self.page.outcomes.stop()
        self.page.session.hold_bots(False)
        self._after = []

    # On the table

    def as_it_was(self) -> AnyShown:
        """The moment before what is staged now; nobody is asked anything."""
        page = self.page
        return (self._before or page.stage.shown)._replace(
            words=page.words,
            size=page.size_,
            decision=None,
            question=None,
            events=page.session.open_events(),
            camera=page.camera,
            staged=page.outcomes.staged,
        )

    def show_picture(self) -> None:
        """Of an outcome that the scene paints, or of the table of which a panel tells one."""
        self.page.stage.show(self.page.moment())
        self.page.show_choice()
        if self._beside_panel is not None:
            self._point_at(self._beside_panel)
            self._place_panel(self._beside_panel)

    def _place_panel(self, outcome: Outcome) -> None:
        """The window may have another size by now."""
        page, panel = self.page, self.page.outcome_panel
        table = page.scene.areas(page.stage.shown).table
        if not panel.fill(page.scene.outcome_place(page.stage.shown)):
            panel.stand_clear(table, page.table.areas_of((*outcome.elements, *outcome.lost)))

    def _point_at(self, outcome: Outcome) -> None:
        table = self.page.table
        table.show_light((), outcome.elements, None)
        table.show_lost(outcome.lost, outcome.elements[0] if outcome.elements else "")

    def _tell(self, outcome: Outcome, number: int, count: int) -> None:
        """What is asked next is not offered yet."""
        page, panel = self.page, self.page.outcome_panel
        page.advice.forget()
        self._ask_to_go_on(outcome)
        page.setFocus()
        if outcome.painted:
            self._put_panel_away()
            announce(page.table, "\n".join((outcome.title, *outcome.lines)))
            return
        self._beside_panel = outcome
        page.stage.show(self.as_it_was())
        page.zooming.bring_into_sight((*outcome.elements, *outcome.lost))
        self._point_at(outcome)
        panel.tell(outcome, number, count, page.signs)
        self._place_panel(outcome)
        announce(page.table, panel.accessibleName())

    def _ask_to_go_on(self, outcome: Outcome) -> None:
        """Where neither a panel nor the picture has buttons, the prompt does."""
        prompt, player = self.page.panel.prompt, self.page.outcomes
        if not outcome.prompted:
            prompt.ask(outcome.title, outcome.rule, ())
            return
        words = "\n".join((f"**{outcome.title}**", *outcome.lines))
        on = Act(tr("Next"), player.go_on, "main", "app-continue", tr("Enter"))
        again = Act(tr("Show again"), player.again, "quiet", "app-redo", "R")
        prompt.ask(words, outcome.rule, (on, again))

    def _put_panel_away(self) -> None:
        self._beside_panel = None
        self.page.outcome_panel.hide()
        self.page.table.show_lost(())

    # By hand

    def touch(self, key: str) -> None:
        if key.startswith(STEP):
            self.page.outcomes.jump_to(int(key.removeprefix(STEP)))
        else:
            self.page.outcomes.go_on()

    def press(self, key: Qt.Key) -> None:
        """On, once more, or to one of the first nine steps."""
        if key in (*ANSWERING, Qt.Key.Key_Escape):
            self.page.outcomes.go_on()
        elif key == Qt.Key.Key_R:
            self.show_again()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.page.outcomes.jump_to(key - Qt.Key.Key_0)
