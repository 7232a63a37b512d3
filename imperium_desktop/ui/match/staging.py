"""What happened is seen first, over the table as it was; the next question, the curtain and the last page wait."""

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QObject, Qt, Signal

from imperium_desktop.markup import escaped
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.match.table_keys import ANSWERING
from imperium_desktop.ui.match.zooming import Zooming
from imperium_desktop.ui.panels.outcome_panel import OutcomePanel
from imperium_desktop.ui.panels.outcome_player import OutcomePlayer
from imperium_desktop.ui.panels.prompt import Act, Prompt
from imperium_desktop.ui.scenes.protocol.outcome import STEP, Outcome
from imperium_desktop.ui.stage.access import announce
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import tr


class Staging(QObject):
    """Chooses the outcomes that are told, and shows each on the table."""

    telling = Signal()
    """An outcome is about to be told."""
    shown = Signal()
    """Another picture of one."""
    over = Signal()
    """All was seen: what is asked now is to be shown."""

    def __init__(
        self,
        match_table: MatchTable,
        zooming: Zooming,
        player: OutcomePlayer,
        outcome_panel: OutcomePanel,
        prompt: Prompt,
    ) -> None:
        super().__init__(outcome_panel)
        self.match_table = match_table
        self.zooming = zooming
        self.player = player
        self.outcome_panel = outcome_panel
        self.prompt = prompt
        self._after: list[Callable[[], None]] = []
        self._told = len(match_table.session.open_events())
        """Events of which the outcomes were shown."""
        self._before: AnyShown | None = None
        """What was shown before the outcomes that are staged; None: it is still shown."""
        self._beside_panel: Outcome | None = None
        """The outcome that a panel tells just now, over the table as it was."""
        player.told.connect(self._tell)
        player.stepped.connect(self.show_picture)
        player.over.connect(self._put_panel_away)
        outcome_panel.button.clicked.connect(player.go_on)

    # Which, and what comes after them

    def show_what_happened(self) -> None:
        """Outcomes first, over the table as it was; then what is asked now."""
        table = self.match_table
        self._stop()
        new, self._told = self._told, len(table.session.open_events())
        self.player.motion = table.view.motion
        outcomes = self._outcomes_since(new) if self.player.wanted else []
        table.session.bots.hold(bool(outcomes))
        if outcomes:
            self._before = table.shown
        self.player.play(outcomes, self._go_on)

    def _outcomes_since(self, new: int) -> list[Outcome]:
        """Painted ones fill the table, if they concern a person; some others are told by a panel."""
        session = self.match_table.session
        people = frozenset(session.persons) or frozenset(range(session.match.setup.seats))
        found = [*self._concerning(self.match_table.scene.outcomes(self.moment(), new), people)]
        why = self._why(new)
        return [found[0]._replace(lines=(*found[0].lines, *why)), *found[1:]] if found else []

    def _why(self, new: int) -> list[str]:
        """Why a bot did what led to it."""
        session, words = self.match_table.session, self.match_table.words_told_to(self.match_table.session.only_person)
        given = (reasons for place, reasons in session.open_reasons.items() if place >= new)
        return [escaped(words.merit(merit.id, merit.facts)) for reasons in given for merit in reasons]

    def _concerning(self, found: Iterable[Outcome], people: frozenset[int]) -> Iterator[Outcome]:
        for outcome in found:
            if outcome.painting is None or outcome.seats & people:
                yield outcome
            elif outcome.painting.told_of_bots:
                yield outcome._replace(painting=None)

    def show_again(self) -> bool:
        """What a painted outcome was, while the table still shows it; False if it shows none."""
        table = self.match_table
        shown = table.scene.shows_outcome(self.moment())
        if self.player.staged is not None:
            self.player.again()
        elif shown is not None:
            table.session.bots.hold(True)
            self._before = table.shown
            self.player.play_again((shown,), self._go_on)
        else:
            return False
        return True

    def when_all_is_seen(self, act: Callable[[], None]) -> None:
        """The curtain and the last page wait for outcomes that are still shown."""
        if self.player.playing:
            self._after.append(act)
        else:
            act()

    def _go_on(self) -> None:
        self._before = None
        self.match_table.session.bots.hold(False)
        self.over.emit()
        after, self._after = self._after, []
        for act in after:
            act()

    def _stop(self) -> None:
        self.player.stop()
        self.match_table.session.bots.hold(False)
        self._after = []

    # On the table

    def moment(self) -> AnyShown:
        """What the table shows now."""
        return self._as_it_was() if self.player.playing else self.match_table.moment(self.zooming.camera)

    def _as_it_was(self) -> AnyShown:
        """The moment before what is staged now; nobody is asked anything."""
        table = self.match_table
        return (self._before or table.shown)._replace(
            words=table.words,
            size=table.size,
            decision=None,
            question=None,
            events=table.session.open_events(),
            camera=self.zooming.camera,
            staged=self.player.staged,
        )

    def show_picture(self) -> None:
        """Show a picture of an outcome that the scene paints, or of the table that a panel tells of."""
        self.match_table.stage.show(self.moment())
        self.shown.emit()
        if self._beside_panel is not None:
            self._point_at(self._beside_panel)
            self._place_panel(self._beside_panel)

    def _place_panel(self, outcome: Outcome) -> None:
        """The window may have another size by now."""
        table, panel = self.match_table, self.outcome_panel
        if not panel.fill(table.scene.outcome_place(table.shown)):
            panel.stand_clear(table.areas.table, table.view.areas_of((*outcome.elements, *outcome.lost)))

    def _point_at(self, outcome: Outcome) -> None:
        view = self.match_table.view
        view.show_light((), outcome.elements, None)
        view.show_lost(outcome.lost, outcome.elements[0] if outcome.elements else "")

    def _tell(self, outcome: Outcome, number: int, count: int) -> None:
        """What is asked next is not offered yet."""
        table, panel = self.match_table, self.outcome_panel
        self.telling.emit()
        self._ask_to_go_on(outcome)
        if outcome.painting is not None:
            self._put_panel_away()
            announce(table.view, "\n".join((outcome.title, *outcome.lines)))
            return
        self._beside_panel = outcome
        table.stage.show(self._as_it_was())
        self.zooming.bring_into_sight((*outcome.elements, *outcome.lost))
        self._point_at(outcome)
        panel.tell(outcome, number, count, table.signs)
        self._place_panel(outcome)
        announce(table.view, panel.accessibleName())

    def _ask_to_go_on(self, outcome: Outcome) -> None:
        """Where neither a panel nor the picture has buttons, the prompt does."""
        prompt, player = self.prompt, self.player
        if not outcome.prompted:
            prompt.ask(outcome.title, outcome.rule, ())
            return
        words = "\n".join((f"**{outcome.title}**", *outcome.lines))
        on = Act(tr("Next"), player.go_on, "main", "app-continue", tr("Enter"))
        again = Act(tr("Show again"), player.again, "quiet", "app-redo", "R")
        prompt.ask(words, outcome.rule, (on, again))

    def _put_panel_away(self) -> None:
        self._beside_panel = None
        self.outcome_panel.hide()
        self.match_table.view.show_lost(())

    # By hand

    def touch(self, key: str) -> None:
        if key.startswith(STEP):
            self.player.jump_to(int(key.removeprefix(STEP)))
        else:
            self.player.go_on()

    def press(self, key: Qt.Key) -> None:
        """Go on, once more, or to one of the first nine steps."""
        if key in (*ANSWERING, Qt.Key.Key_Escape):
            self.player.go_on()
        elif key == Qt.Key.Key_R:
            self.show_again()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.player.jump_to(key - Qt.Key.Key_0)
