"""Tigris & Euphrates."""

from imperium_desktop.bots.tigris import TigrisAdviser
from imperium_desktop.content.reading import load_shipped
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.rules.tigris import Tigris
from imperium_desktop.rules.tigris.components import Box, Components
from imperium_desktop.rules.tigris.position import Position, lay_out, setup_of
from imperium_desktop.teaching.lessons import Course
from imperium_desktop.teaching.tigris import TIGRIS
from imperium_desktop.teaching.tigris.merits import MERITS

PARTS = GameParts(
    load=lambda: load_shipped(Tigris, ("components", "boards"), Box, Components),
    adviser=TigrisAdviser,
    teacher=TIGRIS,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    merits=MERITS,
)
