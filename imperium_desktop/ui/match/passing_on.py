"""The computer passed from person to person: the curtain between two of them, and a look at one's own at an open table.

Whatever one of them saw is forgotten before the next one looks.
"""

from typing import TYPE_CHECKING

from imperium_desktop.text.words import Words
from imperium_desktop.ui.stage.access import forget_names

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage


class PassingOn:
    def __init__(self, page: "MatchPage") -> None:
        self.page = page

    # The curtain

    def drop_curtain(self, _seat: int) -> None:
        self.page.staging.when_all_is_seen(self._let_curtain_fall)

    def _let_curtain_fall(self) -> None:
        page = self.page
        self._forget_what_was_seen()
        page.curtain.fall(page.session, self._words(), page.scene, page.signs)

    def tell_again(self) -> None:
        """In another language, or with other names."""
        page = self.page
        if page.curtain.isVisible():
            page.curtain.tell(page.session, self._words(), page.scene, page.signs)

    def open_curtain(self) -> None:
        self.page.setFocus()
        self.page.session.take_seat()

    def _words(self) -> Words:
        """Spoken to who is asked for."""
        return self.page.words_told_to(self.page.session.match.waiting.seat)

    # The open table

    def peek(self, held: bool) -> None:
        """At what the deciding seat holds; let go, it is hidden at once."""
        if self.page.session.peek(held) and not self.page.session.peeking:
            self._forget_what_was_seen()
            self.page.show_choice()

    def _forget_what_was_seen(self) -> None:
        """What is merely hidden can still be read by a screen reader, or come up again."""
        page = self.page
        page.hovered = page.last = ""
        page.keys.focus = None
        page.advice.forget()
        page.lens.forget()
        page.overview.forget()
        forget_names(page.table)
