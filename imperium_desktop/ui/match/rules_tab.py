"""The rulebook beside the table: opened at the paragraph of the question, and left for what was read before."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage

RULES = "rules"


class RulesTab:
    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self._before = ""
        """The tab from which it was opened."""

    def open(self, anchor: str) -> None:
        tabs = self.page.panel.tabs
        if tabs.open_page != RULES:
            self._before = tabs.open_page
            tabs.show_page(RULES)
        self.page.rulebook.open_rule(anchor)

    def open_or_leave(self) -> None:
        """F1: the paragraph behind the question, or behind what was just said; once more: back."""
        advice = self.page.advice
        if not advice.speaks_of_a_rule and self.leave():
            return
        if advice.rule:
            self.open(advice.rule)

    def leave(self) -> bool:
        """To what was read before it was opened; False if it was not."""
        tabs, before = self.page.panel.tabs, self._before
        self._before = ""
        if not before or tabs.open_page != RULES:
            return False
        tabs.show_page(before)
        return True
