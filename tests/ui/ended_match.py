"""Matches of Tigris that are over, and what is told of them."""

from collections.abc import Sequence

from imperium_desktop.games.tigris.rules.components import DYNASTIES
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.games.tigris.scene.ending import tell_end
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending
from imperium_desktop.ui.theme.language import set_language

GAME = load_game("tigris")
NAMES = ("Anna", "Zofia", "Marek", "Automat")
SIGNS = (0, 2, 4, 3)


def ended(*points: Sequence[int], treasures: Sequence[int] = (), ending: str = "bag") -> AnyMatch:
    """A match that is over with these points, and nothing told of it."""
    seats = len(points)
    state = GAME.new(TigrisSetup(seats=seats, dynasties=DYNASTIES[:seats], first=0), Chance(1))
    for seat, player in enumerate(state.players):
        player.points = list(points[seat])
        player.treasures = treasures[seat] if treasures else 0
    state.phase, state.ending = "over", ending
    return Match(GAME, state.setup, 1, start=state)


def seating_of(seats: int, names: tuple[str, ...] = NAMES) -> Seating:
    return Seating(names=names[:seats], bots=("",) * (seats - 1) + ("greedy",), signs=SIGNS[:seats])


def ending_of(match: AnyMatch, language: str = "en", names: tuple[str, ...] = NAMES) -> Ending:
    set_language(language)
    seating = seating_of(match.setup.seats, names)
    return tell_end(match, Words.load(language, GAME).with_seats(seating.names), seating, seating.signs)
