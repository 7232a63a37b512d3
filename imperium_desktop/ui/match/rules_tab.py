"""The rulebook beside the table: opened at the paragraph of the question, and left for what was read before."""

from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.panels.rulebook_view import RulebookView

RULES = "rules"


class RulesTab:
    def __init__(self, tabs: TabPages, rulebook: RulebookView) -> None:
        self._tabs = tabs
        self._rulebook = rulebook
        self._before = ""
        """The tab from which it was opened."""

    def open(self, anchor: str) -> None:
        if self._tabs.open_page != RULES:
            self._before = self._tabs.open_page
            self._tabs.show_page(RULES)
        self._rulebook.open_rule(anchor)

    def leave(self) -> bool:
        """Leave to what was read before it was opened; False if it was not."""
        before, self._before = self._before, ""
        if not before or self._tabs.open_page != RULES:
            return False
        self._tabs.show_page(before)
        return True
