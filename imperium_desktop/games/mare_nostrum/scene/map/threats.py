"""The players about to win, and how, from what everybody sees (§9). Pure: no Qt, no words."""

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from imperium_desktop.games.mare_nostrum.analysis.survey import standing
from imperium_desktop.games.mare_nostrum.rules.components import TRACKS
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import State

FAR: Final = 3
"""Steps on a track that can be made up in a round."""
Victory = Literal["fame", "conquest", "leadership"]


class Threat(NamedTuple):
    missing: int
    """Cards, cities, or steps on the track of the third title: the nearest victory comes first."""
    victory: Victory
    seat: int
    have: int
    needed: int


def nearest_threat(content: Components, view: State, seat: int) -> Threat | None:
    """Threat to the seat that looks, by another."""
    if view.phase in ("empires", "over"):
        return None
    others = (rival for rival in range(len(view.players)) if rival != seat)
    return min((threat for rival in others for threat in threats_of(content, view, rival)), default=None)


def threats_of(content: Components, view: State, rival: int) -> Iterator[Threat]:
    """Every victory of which a rival has all but one."""
    stands, titles = standing(content, view, rival), len(TRACKS)
    cities, cards = content.box.victory.cities, len(content.box.prices.cards) + 1
    if stands.cities >= cities - 1:
        yield Threat(max(cities - stands.cities, 0), "conquest", rival, stands.cities, cities)
    steps = steps_to_third(content, view, rival) if stands.titles == titles - 1 else FAR + 1
    if steps <= FAR:
        yield Threat(steps, "leadership", rival, stands.titles, titles)
    if stands.cards >= cards - 1:
        yield Threat(cards - stands.cards, "fame", rival, stands.cards, cards)


def steps_to_third(content: Components, view: State, rival: int) -> int:
    """§8.1 How far the rival is behind on the track whose title somebody else holds."""
    track = next(number for number, holder in enumerate(view.titles) if holder != rival)
    values = [tracks(content, view, seat)[track] for seat in range(len(view.players))]
    return max(max(values) - values[rival], 0)
