"""Tigris & Euphrates."""

from imperium_desktop.content.reading import load_shipped
from imperium_desktop.games.tigris.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.tigris.bot import TigrisAdviser
from imperium_desktop.games.tigris.bot.thinker import LEVELS, TurnBot
from imperium_desktop.games.tigris.rules import Tigris
from imperium_desktop.games.tigris.rules.components import Box, Components
from imperium_desktop.games.tigris.teaching import TIGRIS
from imperium_desktop.games.tigris.teaching.merits import MERITS
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.teaching.lessons import Course

PARTS = GameParts(
    load=lambda: load_shipped(Tigris, ("components", "boards"), Box, Components),
    adviser=TigrisAdviser,
    teacher=TIGRIS,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    merits=MERITS,
    levels=LEVELS,
    thinker=TurnBot,
)
