"""Facts of a player's sheets in numbers: all that is filled in, and what may bring points later."""

from typing import Final

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import COHORT_PLACES, TRACKS
from imperium_desktop.games.hadrian.rules.scoring import path_total
from imperium_desktop.games.hadrian.rules.state import EMPTY, Player

COUNTS: Final = (
    *("goods", "gladiator_strength", "map_cells", "temple_favours", "diplomat_favours"),
    *("weakest_cohort", "middle_cohort", "disdain", "path_points"),
)
"""What is counted beside the boxes."""
PATH_POINTS: Final = -1
"""Place of the points that Paths have reached."""


def feature_names(content: Components) -> tuple[str, ...]:
    """Names of the numbers that `features` gives: the tracks, buildings, landmarks, then what is counted."""
    sheets = content.printed
    places = {**sheets.building_places, **sheets.landmark_places}
    return (*TRACKS, *sorted(places, key=places.__getitem__), *COUNTS)


def features(content: Components, player: Player) -> list[float]:
    """What a player's sheets show, in the order of the names."""
    weakest, middle, _ = sorted(player.filled[place] for place in COHORT_PLACES)
    return [
        *player.filled,
        len(player.market) - player.market.count(EMPTY),
        sum(player.trained) - sum(player.wounds),
        player.map.bit_count(),
        player.temple_favours,
        sum(favours for favours in player.diplomats if favours > 0),
        weakest,
        middle,
        player.marks,
        path_total(content, player),
    ]
