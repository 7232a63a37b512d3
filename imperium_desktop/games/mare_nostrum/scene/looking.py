"""What one looks at on the table: the map, the trade, or everybody's cards. None of it is known to the rules."""

from dataclasses import dataclass, field
from typing import Final, Literal

from imperium_desktop.games.mare_nostrum.rules.events import PhaseName, ResourcesCollected
from imperium_desktop.games.mare_nostrum.rules.state import Phase, State
from imperium_desktop.games.mare_nostrum.scene.cards.hand import hand_seen
from imperium_desktop.games.mare_nostrum.scene.trade.facts import picked
from imperium_desktop.ui.stage.shown import Shown

Sight = Literal["map", "trade", "cards"]
TRADING: Final[tuple[Phase, ...]] = ("number", "offers", "reveal", "chain", "compensate")
BEFORE_OFFERS: Final = ("number", "offers")
"""Phases in which nothing lies on the mats that everybody may see."""
CARDS_ASKED: Final = ("perseus", "castor")
"""Phases that ask for a card."""
PHASES: Final[dict[PhaseName, tuple[Phase, ...]]] = {
    "collect": ("collect", "legendary", "legendary_extra", "colossus"),
    "trade": TRADING,
    "build": ("name_builder", "perseus", "build", "pay", "castor", "build_end", "keep"),
    "battle": (
        *("peace", "name_mover", "swaps", "triremes", "sea_battles", "legions", "land_battles", "casualties"),
        *("conquest", "occupy", "spoils", "sheba", "circe", "war_turn_end"),
    ),
    "leadership": ("titles",),
}
"""§3 The five phases of a round, each with its steps."""
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
    collecting: bool = False
    """What was collected before the first trade is about to fly from the map to the hand."""
    collected: set[int] = field(default_factory=set)
    """Seats that have seen that."""
    traders: set[int] = field(default_factory=set)
    """Seats that have seen the map of the first round and gone on to the trade."""
    _phase: str = ""

    def sight(self, shown: Shown) -> Sight:
        if self.cards:
            return "cards"
        trading = shown.view.phase in TRADING and not self.sees_map_first(shown)
        return "trade" if trading and not self.turned else "map"

    def sees_map_first(self, shown: Shown) -> bool:
        """What a match begins with, and what a picture shows as long as the mats are empty."""
        view: State = shown.view
        if view.phase not in BEFORE_OFFERS:
            return False
        begun = view.round == 1 and any(isinstance(event, ResourcesCollected) for event in shown.events)
        return self.pictures_map(shown) or (begun and shown.seat not in self.traders)

    def pictures_map(self, shown: Shown) -> bool:
        """Nobody is asked: there are only empty mats to go to."""
        return shown.decision is None and shown.view.phase in BEFORE_OFFERS

    def begin_collecting(self, shown: Shown) -> None:
        """The hand is empty for the first glance, and comes from the map in the second."""
        seen = shown.decision is not None and hand_seen(shown.view, shown.seat)
        self.collecting = seen and self.sees_map_first(shown) and shown.seat not in self.collected
        if self.collecting:
            self.collected.add(shown.seat)

    def finish_collecting(self) -> bool:
        """False if there was nothing to collect."""
        before, self.collecting = self.collecting, False
        return before

    def follow(self, shown: Shown) -> None:
        """A new phase is looked at where it happens; who lays out the first token looks at the trade."""
        view: State = shown.view
        if picked(shown):
            self.traders.add(shown.seat)
        if view.phase != self._phase:
            if (view.phase in TRADING) != (self._phase in TRADING):
                self.turned = False
            self.cards = view.phase in CARDS_ASKED
            self.item, self.falls = "", "legion"
            self._phase = view.phase

    def touch(self, key: str, shown: Shown) -> bool:
        """A button that only changes what one looks at."""
        if key == CARDS_BUTTON:
            self.cards = not self.cards
            return True
        if key == MAP_BUTTON and shown.view.phase in TRADING:
            if self.sees_map_first(shown):
                self.traders.add(shown.seat)
            else:
                self.turned = not self.turned
            self.cards = False
            return True
        return False

    def turn_to(self, key: str, shown: Shown) -> bool:
        """Where an element lies that is out of sight now."""
        before = self.sight(shown)
        self.cards = key.startswith("card/")
        if not self.cards and shown.view.phase in TRADING:
            self.turned = not key.startswith(("offer/", "number/"))
            if not self.turned:
                self.traders.add(shown.seat)
        return self.sight(shown) != before
