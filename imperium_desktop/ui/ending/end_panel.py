"""What stands beside the end of a match: what to do now, what decided it, and the match to look back at."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from imperium_desktop.text.words import Words
from imperium_desktop.ui.ending.end_parts import Moments, Trophy
from imperium_desktop.ui.ending.ended_match import EndedMatch
from imperium_desktop.ui.kit import escaped
from imperium_desktop.ui.kit.fold import Fold
from imperium_desktop.ui.panels.log_view import EventLog
from imperium_desktop.ui.panels.prompt import Act
from imperium_desktop.ui.panels.side_panel import Panel
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.theme.fonts import sizes
from imperium_desktop.ui.theme.language import tr


class EndPanel(Panel):
    def __init__(self, ended: EndedMatch, parent: QWidget | None = None) -> None:
        super().__init__(Trophy(), Fold(icon="app-hint", key="H"), tr("Review the match"), parent)
        self._ended = ended
        self._words: Words | None = None
        self.moments = Moments()
        self.log = EventLog(ended.pictures)
        self.tabs.add("moments", "", "app-history", self.moments)
        self.tabs.add("log", "", "app-log", self.log)
        self.tabs.page_changed.connect(self._write_log)

    def retell(self, ending: Ending, words: Words, acts: Sequence[Act]) -> None:
        """Every word again."""
        self._words = words
        self.head.name.set_text(tr("Match over"))
        self.head.phase.set_text(" · ".join(escaped(person.name) for person in ending.people))
        clock = [f"{ending.turn_name} {ending.turns}"]
        if self._ended.seconds:
            minutes, rest = divmod(int(self._ended.seconds), 60)
            clock.append(f"{minutes // 60}:{minutes % 60:02}:{rest:02}")
        self.head.clock.set_text("\n".join(clock))
        self.prompt.ask(tr("Review the match or play again with the same players."), "", acts)
        self.hint.set_hint(tr("What decided it"), ending.decided)
        self.tabs.set_title("moments", tr("Key moments"))
        self.tabs.set_title("log", tr("Log"))
        self._write_log(self.tabs.open_page)

    def show_result(self, ending: Ending, *, known: bool) -> None:
        self.moments.show_ending(ending, with_winner=known)
        self.hint.setVisible(known)

    def fold_or_unfold(self) -> None:
        self.hint.fold_or_unfold()

    def _write_log(self, key: str) -> None:
        """The log is long: it is written when somebody looks at it."""
        if key == "log" and self._words is not None:
            self.log.show_events(self._ended.match.events, self._words, self._ended.signs)

    def restyle(self) -> None:
        self.setFixedWidth(sizes.measure.length(300, 392))
        super().restyle()
