"""What stands in the panel beside the table: whose turn it is, what is asked, and the buttons that answer."""

from collections.abc import Callable, Collection, Iterator
from functools import partial

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.kit.buttons import Role
from imperium_desktop.ui.match.action_rows import ActionRows
from imperium_desktop.ui.match.advice import Advice
from imperium_desktop.ui.match.display_tab import DisplayTab
from imperium_desktop.ui.match.match_table import MatchTable
from imperium_desktop.ui.match.recent_event import RecentEvent
from imperium_desktop.ui.match.stopped_bot import stopped_acts, stopped_words
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.panels.side_panel import SidePanel
from imperium_desktop.ui.stage.funnel import Doubt, Funnel, amount_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.language import tr


class PanelContent(QObject):
    touched = Signal(str)
    went_back = Signal()

    def __init__(
        self, match_table: MatchTable, panel: SidePanel, advice: Advice, display: DisplayTab, home: QWidget
    ) -> None:
        """`home` has the keys when no button here has them."""
        super().__init__(home)
        self.match_table = match_table
        self.panel = panel
        self.advice = advice
        self.display = display
        self.home = home
        self.action_rows = ActionRows(match_table, self._touching)
        self._played = QElapsedTimer()
        self._played.start()
        self.played_before = 0.0
        """Seconds, on other evenings."""
        self._second = QTimer(self, interval=1000)
        self._second.timeout.connect(self._show_clock)
        self._second.start()
        self._turn: int | None = None
        """The one that is shown: an outcome of the last one may still be staged."""
        self._hurried = RecentEvent()
        """Note of hurrying with the button: a key cannot hit what comes up in its place."""

    def show(self) -> None:
        """The keys go to the table, not to the next button, when the one that had them goes."""
        table, panel = self.match_table, self.panel
        if QApplication.focusWidget() in panel.prompt.buttons:
            self.home.setFocus()
        decision = table.session.decision
        with panel.changing():
            if decision is None:
                self._say_over()
            else:
                self.show_turn(decision.seat)
                panel.legend.tell(table.scene.legend(table.shown), table.stage.paint_face)
                self._ask(decision)
            self.advice.show_hint()

    def _say_over(self) -> None:
        panel = self.panel
        panel.turn.name.set_text(tr("Match over"))
        panel.turn.phase.set_text("")
        panel.turn.pips.show_at((), 0)
        panel.prompt.tell(tr("The match is over."))

    def show_who_plays(self) -> None:
        """Tell who is asked, and whether they think, with nothing else changed."""
        decision = self.match_table.session.decision
        if decision is not None:
            self.show_turn(decision.seat)

    def show_turn(self, seat: int) -> None:
        table, session, scene, turn = (
            self.match_table,
            self.match_table.session,
            self.match_table.scene,
            self.panel.turn,
        )
        self._turn = session.turn
        self._show_clock()
        turn.sign.set_seat(table.signs[seat])
        title = scene.seat_title(table.shown.view, seat, table.words)
        turn.name.set_text(" · ".join(escaped(part) for part in (table.words.seat(seat), title) if part))
        turn.pips.show_at(*(scene.phases(table.shown) or ((), 0)))
        turn.phase.set_text(tr("is thinking…") if session.bots.are_pondering else escaped(scene.turn_note(table.shown)))

    def _ask(self, decision: Decision[Option]) -> None:
        session, words, prompt = self.match_table.session, self.match_table.words, self.panel.prompt
        if session.bot_stopped:
            prompt.ask(stopped_words(session, words), "", stopped_acts(session))
            return
        if session.bot(decision.seat):
            prompt.tell(tr("{name} plays…", name=escaped(words.seat(decision.seat))), self._acts(()))
            return
        rows = self.action_rows.rows()
        if rows:
            self.panel.turn.phase.set_text(escaped(words.kind(decision)))
        question = self.advice.question(decision, listed=bool(rows))
        prompt.ask(question, self.advice.rule_of(decision), self._acts({row.element for row in rows}), rows)

    def _show_clock(self) -> None:
        """The turn, and for how long the match has been played."""
        minutes, seconds = divmod(round(self.played_before) + self._played.elapsed() // 1000, 60)
        lines = [f"{self.match_table.words.turn} {self._turn}"] if self._turn is not None else []
        self.panel.turn.clock.set_text("\n".join([*lines, f"{minutes}:{seconds:02}"]))

    # Buttons

    def _acts(self, listed: Collection[str]) -> list[Act]:
        """Choices without a place on the table that are not listed above, and the way back."""
        table, session, funnel = self.match_table, self.match_table.session, self.match_table.session.funnel
        if funnel is None:
            asked = session.decision
            if asked is not None and session.bot(asked.seat):  # between its moves, too: the panel must not flicker
                return [Act(tr("Show faster"), self._hurry, "quiet", key=tr("Space"))]
            return []
        acts = []
        if funnel.can_finish:
            done = tr("Lay it down") if funnel.decision.secret else tr("Done")
            acts.append(Act(done, self._deliberately(session.finish), "main", "app-check", tr("Enter")))
        acts += self._amounts(funnel)
        for option, key in self._offered(funnel, again=bool(listed)):
            place = table.place_of(key)
            elsewhere = key in listed or self.display.button_of(key) is not None
            doubted = funnel.doubt is not None and funnel.doubt.option == option
            told = elsewhere or doubted or table.guidance.hides_buttons()
            if place is not None and place.zone is Zone.PROMPT and not told:
                acts.append(self._act_for(option, key))
        for shortcut in table.scene.shortcuts(table.shown):
            touch = self._touching(shortcut.element)
            by_enter = shortcut.element == table.scene.preselected(table.shown)
            role: Role = "main" if by_enter else "normal"
            acts.append(Act(shortcut.text, touch, role, shortcut.icon, tr("Enter") if by_enter else shortcut.letter))
        if funnel.doubt is not None:
            acts += self._doubted(funnel.doubt)
        elif funnel.path or funnel.picked or session.can_step_back:
            acts.append(Act(tr("Back"), self.went_back.emit, "quiet", "app-undo", "Esc"))
        return acts

    def _amounts(self, funnel: Funnel) -> Iterator[Act]:
        """How many, where there is a choice: the present one is gold."""
        amounts = funnel.amounts
        for key in amounts if len(amounts) > 1 else ():
            role: Role = "main" if key == funnel.path[-1] else "normal"
            yield Act(str(amount_of(key)), self._touching(key), role, element=key)

    def _offered(self, funnel: Funnel, again: bool) -> Iterator[tuple[Option, str]]:
        """What the touches so far leave, with the next element of each; `again`: doing no more is still offered."""
        depth = len(funnel.path)
        for option in funnel.remaining():
            yield option, option.path[depth] if len(option.path) > depth else ""
        if again and funnel.path:
            yield from ((option, option.path[0]) for option in funnel.decision.options if option.passes)

    def _act_for(self, option: Option, key: str) -> Act:
        table, touch = self.match_table, self._touching(key)
        if key == table.scene.preselected(table.shown):
            return Act(table.words.option(option), touch, "main", "app-check", tr("Enter"), element=key)
        return Act(table.words.option(option), touch, key=tr("Space") if option.passes else "", element=key)

    def _doubted(self, doubt: Doubt) -> list[Act]:
        """The answers to whether it is meant."""
        key = doubt.option.path[-1]
        sure = tr("Yes, finish") if doubt.option.passes else tr("Yes, do it")
        touch = self._touching(key)
        yes = Act(sure, touch, "main", "app-check", tr("Enter"), element=key)
        return [yes, Act(tr("Keep playing"), self.went_back.emit, "quiet", "app-undo", tr("Space"))]

    def _hurry(self) -> None:
        self._hurried.happen()
        self.match_table.session.bots.hurry()

    def _touching(self, key: str) -> Callable[[], None]:
        return self._deliberately(partial(self.touched.emit, key))

    def _deliberately(self, act: Callable[[], None]) -> Callable[[], None]:
        """A button that comes up where one has just hurried the bots with the mouse does nothing yet."""
        return lambda: None if self._hurried else act()
