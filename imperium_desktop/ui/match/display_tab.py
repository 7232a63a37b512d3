"""What lies on display, as a tab of the panel.

It opens over the log by itself while there is something to choose from it.
"""

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from imperium_desktop.ui.kit.tabs import TabPages
from imperium_desktop.ui.scenes.protocol.scene import AnyScene
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import tr

DISPLAY: Final = "display"


class DisplayTab(QObject):
    """A tab of what lies on display, in games whose scene has one; elsewhere it does nothing."""

    touched = Signal(str)
    hovered = Signal(str)
    turned = Signal()
    """Emitted on turning to this tab or away from it: what is offered here needs no button in the prompt."""

    def __init__(self, scene: AnyScene, tabs: TabPages) -> None:
        super().__init__(tabs)
        self._scene = scene
        self._tabs = tabs
        self.cards = scene.display_tab()
        self._wanted = False
        self._shown = False
        if self.cards is not None:
            assert isinstance(self.cards, QWidget)
            tabs.add(DISPLAY, tr("Cards"), "app-deck", self.cards)

    def connect_cards(self) -> None:
        """Connect the cards, once all tabs are there."""
        if self.cards is not None:
            self._tabs.show_page("log")
            self._tabs.page_changed.connect(self._follow_tab)
            self.cards.touched.connect(self.touched)
            self.cards.hovered.connect(self.hovered)

    def show(self, shown: AnyShown) -> None:
        if self.cards is None:
            return
        self._shown = True
        self.cards.show_cards(shown)
        before, self._wanted = self._wanted, self._scene.wants_display(shown)
        if self._wanted and not before and self._tabs.open_page == "log":
            self._tabs.show_page(DISPLAY)
        elif before and not self._wanted and self._tabs.open_page == DISPLAY:
            self._tabs.show_page("log")

    def button_of(self, element: str) -> QWidget | None:
        """Where an element lies here, while this is the open tab: it needs no button in the prompt then."""
        if self.cards is None or self._tabs.open_page != DISPLAY:
            return None
        return self.cards.button_of(element)

    def show_focus(self, element: str | None) -> None:
        if self.cards is not None:
            self.cards.show_focus(element)

    def forget(self) -> None:
        """Another language or look."""
        if self.cards is not None:
            self._tabs.set_title(DISPLAY, tr("Cards"))
            self.cards.forget()

    def _follow_tab(self, _key: str) -> None:
        if self._shown:
            self.turned.emit()
