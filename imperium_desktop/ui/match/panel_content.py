"""What stands in the panel beside the table: whose turn it is, what is asked, and the buttons that answer."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QTimer
from PySide6.QtWidgets import QApplication

from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Decision, Option
from imperium_desktop.ui.kit.buttons import Role
from imperium_desktop.ui.match.just_now import JustNow
from imperium_desktop.ui.match.stopped_bot import stopped_acts, stopped_words
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.stage.funnel import Doubt, Funnel, amount_of
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage


class PanelContent:
    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self._played = QElapsedTimer()
        self._played.start()
        self.played_before = 0.0
        """Seconds, on other evenings."""
        self._second = QTimer(page, interval=1000)
        self._second.timeout.connect(self._show_clock)
        self._second.start()
        self._turn: int | None = None
        """The one that is shown: an outcome of the last one may still be staged."""
        self._hurried = JustNow()
        """With the button: a key cannot hit what comes up in its place."""

    def show(self) -> None:
        """The keys go to the table, not to the next button, when the one that had them goes."""
        page = self.page
        if QApplication.focusWidget() in page.panel.prompt.buttons:
            page.setFocus()
        decision = page.session.decision
        with page.panel.changing():
            if decision is None:
                self._say_over()
            else:
                self.show_turn(decision.seat)
                page.panel.legend.tell(page.scene.legend(page.stage.shown), page.stage.paint_face)
                self._ask(decision)
            page.advice.show_hint()
        page.panel.show_focus(page.keys.focus)

    def _say_over(self) -> None:
        panel = self.page.panel
        panel.turn.name.set_text(tr("Match over"))
        panel.turn.phase.set_text("")
        panel.turn.pips.show_at((), 0)
        panel.prompt.tell(tr("The match is over."))

    def show_turn(self, seat: int) -> None:
        page, turn = self.page, self.page.panel.turn
        self._turn = page.session.turn
        self._show_clock()
        turn.sign.set_seat(page.signs[seat])
        title = page.scene.seat_title(page.stage.shown.view, seat, page.words)
        turn.name.set_text(" · ".join(escaped(part) for part in (page.words.seat(seat), title) if part))
        thinking = page.session.bot(seat) and not page.session.bot_stopped
        turn.pips.show_at(*(page.scene.phases(page.stage.shown) or ((), 0)))
        turn.phase.set_text(tr("is thinking…") if thinking else escaped(page.scene.turn_note(page.stage.shown)))

    def _ask(self, decision: Decision[Option]) -> None:
        page, prompt = self.page, self.page.panel.prompt
        if page.session.bot_stopped:
            prompt.ask(stopped_words(page.session, page.words), "", stopped_acts(page.session))
            return
        if page.session.bot(decision.seat):
            prompt.tell(tr("{name} plays…", name=escaped(page.words.seat(decision.seat))), self._acts(()))
            return
        rows = page.action_rows.rows()
        if rows:
            page.panel.turn.phase.set_text(escaped(page.words.kind(decision)))
        question = page.advice.question(decision, listed=bool(rows))
        prompt.ask(question, page.advice.rule_of(decision), self._acts({row.element for row in rows}), rows)

    def _show_clock(self) -> None:
        """The turn, and for how long the match has been played."""
        minutes, seconds = divmod(round(self.played_before) + self._played.elapsed() // 1000, 60)
        lines = [f"{self.page.words.turn} {self._turn}"] if self._turn is not None else []
        self.page.panel.turn.clock.set_text("\n".join([*lines, f"{minutes}:{seconds:02}"]))

    # Buttons

    def _acts(self, listed: Collection[str]) -> list[Act]:
        """Choices without a place on the table that are not listed above, and the way back."""
        page, session, funnel = self.page, self.page.session, self.page.session.funnel
        if funnel is None:
            asked = session.decision
            if asked is not None and session.bot(asked.seat):  # between its moves, too: the panel must not flicker
                return [Act(tr("Show faster"), self._hurry, "quiet", key=tr("Space"))]
            return []
        acts = []
        if funnel.can_finish:
            done = tr("Lay it down") if funnel.decision.secret else tr("Done")
            acts.append(Act(done, self.deliberately(session.finish), "main", "app-check", tr("Enter")))
        acts += self._amounts(funnel)
        for option, key in self._offered(funnel, again=bool(listed)):
            place = page.table.layout_.get(key)
            elsewhere = key in listed or page.display.button_of(key) is not None
            doubted = funnel.doubt is not None and funnel.doubt.option == option
            told = elsewhere or doubted or page.hides_buttons
            if place is not None and place.zone is Zone.PROMPT and not told:
                acts.append(self._act_for(option, key))
        for shortcut in page.scene.shortcuts(page.stage.shown):
            touch = self.deliberately(partial(page.touch, shortcut.element))
            by_enter = shortcut.element == page.scene.preselected(page.stage.shown)
            role: Role = "main" if by_enter else "normal"
            acts.append(Act(shortcut.text, touch, role, shortcut.icon, tr("Enter") if by_enter else shortcut.letter))
        if funnel.doubt is not None:
            acts += self._doubted(funnel.doubt)
        elif funnel.path or funnel.picked or session.can_step_back:
            acts.append(Act(tr("Back"), self.page.back, "quiet", "app-undo", "Esc"))
        return acts

    def _amounts(self, funnel: Funnel) -> Iterator[Act]:
        """How many, where there is a choice: the present one is gold."""
        amounts = funnel.amounts
        for key in amounts if len(amounts) > 1 else ():
            role: Role = "main" if key == funnel.path[-1] else "normal"
            yield Act(str(amount_of(key)), self.deliberately(partial(self.page.touch, key)), role, element=key)

    def _offered(self, funnel: Funnel, again: bool) -> Iterator[tuple[Option, str]]:
        """What the touches so far leave, with the next element of each; `again`: doing no more is still offered."""
        depth = len(funnel.path)
        for option in funnel.remaining():
            yield option, option.path[depth] if len(option.path) > depth else ""
        if again and funnel.path:
            yield from ((option, option.path[0]) for option in funnel.decision.options if option.passes)

    def _act_for(self, option: Option, key: str) -> Act:
        page = self.page
        touch = self.deliberately(partial(page.touch, key))
        if key == page.scene.preselected(page.stage.shown):
            return Act(page.words.option(option), touch, "main", "app-check", tr("Enter"), element=key)
        return Act(page.words.option(option), touch, key=tr("Space") if option.passes else "", element=key)

    def _doubted(self, doubt: Doubt) -> list[Act]:
        """The answers to whether it is meant."""
        key = doubt.option.path[-1]
        sure = tr("Yes, finish") if doubt.option.passes else tr("Yes, do it")
        touch = self.deliberately(partial(self.page.touch, key))
        yes = Act(sure, touch, "main", "app-check", tr("Enter"), element=key)
        return [yes, Act(tr("Keep playing"), self.page.back, "quiet", "app-undo", tr("Space"))]

    def _hurry(self) -> None:
        self._hurried.happen()
        self.page.session.hurry()

    def deliberately(self, act: Callable[[], None]) -> Callable[[], None]:
        """A button that comes up where one has just hurried the bots with the mouse does nothing yet."""
        return lambda: None if self._hurried else act()
