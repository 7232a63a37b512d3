"""What lies on display, as a tab of the panel: it opens over the log by itself while one can choose from it."""

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import tr

if TYPE_CHECKING:
    from imperium_desktop.ui.match.match_page import MatchPage

DISPLAY: Final = "display"


class DisplayTab:
    """In games whose scene has one; elsewhere it does nothing."""

    def __init__(self, page: "MatchPage") -> None:
        self.page = page
        self.cards = page.scene.display_tab()
        self._wanted = False
        self._shown = False
        if self.cards is not None:
            assert isinstance(self.cards, QWidget)
            page.panel.tabs.add(DISPLAY, tr("Cards"), "app-deck", self.cards)
            page.panel.prompt.elsewhere = self.button_of

    def connect(self) -> None:
        """Once all tabs are there."""
        if self.cards is not None:
            self.page.panel.tabs.show_page("log")
            self.page.panel.tabs.page_changed.connect(self._follow_tab)
            self.cards.touched.connect(self.page.point_at)
            self.cards.hovered.connect(self.page.hover)

    def show(self, shown: AnyShown) -> None:
        if self.cards is None:
            return
        self._shown = True
        self.cards.show_cards(shown)
        before, self._wanted = self._wanted, self.page.scene.wants_display(shown)
        tabs = self.page.panel.tabs
        if self._wanted and not before and tabs.open_page == "log":
            tabs.show_page(DISPLAY)
        elif before and not self._wanted and tabs.open_page == DISPLAY:
            tabs.show_page("log")

    def button_of(self, element: str) -> QWidget | None:
        """Where an element lies here, while this is the open tab: it needs no button in the prompt then."""
        if self.cards is None or self.page.panel.tabs.open_page != DISPLAY:
            return None
        return self.cards.button_of(element)

    def show_focus(self, element: str | None) -> None:
        if self.cards is not None:
            self.cards.show_focus(element)

    def forget(self) -> None:
        """Another language or look."""
        if self.cards is not None:
            self.page.panel.tabs.set_title(DISPLAY, tr("Cards"))
            self.cards.forget()

    def _follow_tab(self, _key: str) -> None:
        """What is offered here needs no button in the prompt."""
        if self._shown and not self.page.outcomes.playing and not self.page.session.curtained:
            self.page.panel_content.show()
