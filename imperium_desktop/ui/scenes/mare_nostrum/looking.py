"""What one looks at on the table: the map, the trade, or everybody's cards. None of it is known to the rules."""

from dataclasses import dataclass
from typing import Final, Literal

from imperium_desktop.rules.mare_nostrum.state import State

Sight = Literal["map", "trade", "cards"]
TRADING: Final = ("number", "offers", "reveal", "chain", "compensate")
CARDS_ASKED: Final = ("perseus", "castor")
"""Phases that ask for a card."""
MAP_BUTTON: Final = "look/map"
CARDS_BUTTON: Final = "look/cards"


@dataclass
class Look:
    turned: bool = False
    """The map instead of the trade, or the other way round what the phase would show by itself."""
    cards: bool = False
    item: str = ""
    """The building of which the free sites are pointed at."""
    falls: str = "legion"
    """What is proposed to fall in a battle, where there is a choice."""
    _phase: str = ""

    def sight(self, view: State) -> Sight:
        if self.cards:
            return "cards"
        return "trade" if view.phase in TRADING and not self.turned else "map"

    def follow(self, view: State) -> None:
        """A new phase is looked at where it happens."""
        if view.phase != self._phase:
            if (view.phase in TRADING) != (self._phase in TRADING):
                self.turned = False
            self.cards = view.phase in CARDS_ASKED
            self.item, self.falls = "", "legion"
            self._phase = view.phase

    def touch(self, key: str, view: State) -> bool:
        """A button that only changes what one looks at."""
        if key == CARDS_BUTTON:
            self.cards = not self.cards
            return True
        if key == MAP_BUTTON and view.phase in TRADING:
            self.turned, self.cards = not self.turned, False
            return True
        return False

    def turn_to(self, key: str, view: State) -> bool:
        """Where an element lies that is out of sight now."""
        before = self.sight(view)
        self.cards = key.startswith("card/")
        if not self.cards and view.phase in TRADING:
            self.turned = not key.startswith(("offer/", "number/"))
        return self.sight(view) != before
