"""The computer passed from person to person.

The curtain between two of them, and a look at the own things at an open table. Whatever one of them saw is forgotten
before the next one looks.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.curtain import Curtain
from imperium_desktop.ui.match.match_table import MatchTable


class PassingOn(QObject):
    forgetting = Signal()
    """What is merely hidden could still be read by a screen reader, or come up again: everything goes."""
    hidden_again = Signal()
    """What was peeked at."""

    def __init__(
        self, match_table: MatchTable, curtain: Curtain, when_all_is_seen: Callable[[Callable[[], None]], None]
    ) -> None:
        """`when_all_is_seen`: calls something once no outcome is shown any more."""
        super().__init__(curtain)
        self.match_table = match_table
        self._curtain = curtain
        self._when_all_is_seen = when_all_is_seen

    # The curtain

    def drop_curtain(self, _seat: int) -> None:
        self._when_all_is_seen(self._let_curtain_fall)

    def _let_curtain_fall(self) -> None:
        table = self.match_table
        self.forgetting.emit()
        self._curtain.fall(table.session, self._words(), table.scene, table.signs)

    def tell_again(self) -> None:
        """Tell it again, in another language, or with other names."""
        table = self.match_table
        if self._curtain.isVisible():
            self._curtain.tell(table.session, self._words(), table.scene, table.signs)

    def _words(self) -> Words:
        """Spoken to who is asked for."""
        return self.match_table.words_told_to(self.match_table.session.match.waiting.seat)

    # The open table

    def peek(self, held: bool) -> None:
        """Look at what the deciding seat holds; let go, it is hidden at once."""
        session = self.match_table.session
        if session.peek(held) and not session.peeking:
            self.forgetting.emit()
            self.hidden_again.emit()
