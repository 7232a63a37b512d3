"""What the player looks at: the map, the trade, or everybody's cards. None of it is known to the rules."""

from typing import Final, Literal

from msgspec.structs import replace

from imperium_desktop.games.mare_nostrum.rules.events import PhaseName, ResourcesCollected
from imperium_desktop.games.mare_nostrum.rules.state import Phase
from imperium_desktop.games.mare_nostrum.scene.cards.hand import hand_seen
from imperium_desktop.games.mare_nostrum.scene.shown import MareGaze, Shown
from imperium_desktop.games.mare_nostrum.scene.trade.facts import picked

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


def sight(shown: Shown) -> Sight:
    if shown.gaze.cards:
        return "cards"
    trading = shown.view.phase in TRADING and not sees_map_first(shown)
    return "trade" if trading and not shown.gaze.turned else "map"


def sees_map_first(shown: Shown) -> bool:
    """What a match begins with, and what a picture shows as long as the mats are empty."""
    view = shown.view
    if view.phase not in BEFORE_OFFERS:
        return False
    begun = view.round == 1 and any(isinstance(event, ResourcesCollected) for event in shown.events)
    return pictures_map(shown) or (begun and shown.seat not in shown.gaze.traders)


def pictures_map(shown: Shown) -> bool:
    """Nobody is asked: there are only empty mats to go to."""
    return shown.decision is None and shown.view.phase in BEFORE_OFFERS


def is_collecting(shown: Shown) -> bool:
    """The hand is empty for the first glance, and comes from the map in the second."""
    seen = shown.decision is not None and hand_seen(shown.view, shown.seat)
    return seen and sees_map_first(shown) and shown.seat not in shown.gaze.collected


def collected(shown: Shown) -> MareGaze:
    """Gaze once the hand has come from the map."""
    gaze = shown.gaze
    return replace(gaze, collected=gaze.collected | {shown.seat}) if is_collecting(shown) else gaze


def followed(shown: Shown) -> MareGaze:
    """A new phase is looked at where it happens; who lays out the first token looks at the trade."""
    phase, gaze = shown.view.phase, shown.gaze
    if shown.staged is not None:
        gaze = replace(gaze, cards=False)
    if picked(shown):
        gaze = trading(gaze, shown.seat)
    if phase == gaze.phase:
        return gaze
    turned = gaze.turned and (phase in TRADING) == (gaze.phase in TRADING)
    return replace(gaze, turned=turned, cards=phase in CARDS_ASKED, item="", falls="legion", phase=phase)


def trading(gaze: MareGaze, seat: int) -> MareGaze:
    """Gaze once this seat has gone on from the map of the first round."""
    return replace(gaze, traders=gaze.traders | {seat})


def touched(key: str, shown: Shown) -> MareGaze | None:
    """Gaze after a button that only changes what is looked at."""
    gaze = shown.gaze
    if key == CARDS_BUTTON:
        return replace(gaze, cards=not gaze.cards)
    if key != MAP_BUTTON or shown.view.phase not in TRADING:
        return None
    gaze = replace(gaze, cards=False)
    return trading(gaze, shown.seat) if sees_map_first(shown) else replace(gaze, turned=not gaze.turned)


def towards(key: str, shown: Shown) -> MareGaze | None:
    """Where an element lies that is out of sight now; None: one looks there already."""
    gaze = replace(shown.gaze, cards=key.startswith("card/"))
    if not gaze.cards and shown.view.phase in TRADING:
        turned = not key.startswith(("offer/", "number/"))
        gaze = replace(gaze if turned else trading(gaze, shown.seat), turned=turned)
    return gaze if sight(shown._replace(gaze=gaze)) != sight(shown) else None
