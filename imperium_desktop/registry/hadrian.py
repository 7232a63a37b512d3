"""Hadrian's Wall."""

from imperium_desktop.bots.hadrian import HadrianAdviser
from imperium_desktop.content.reading import load_shipped
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.rules.hadrian import Hadrian
from imperium_desktop.rules.hadrian.campaign import forts
from imperium_desktop.rules.hadrian.components import Box
from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.position import Position, lay_out, setup_of
from imperium_desktop.teaching.hadrian import HADRIAN
from imperium_desktop.teaching.hadrian.merits import MERITS
from imperium_desktop.teaching.lessons import Course

FILES = ("left_sheet", "right_sheet", "cards", "game", "campaign")

PARTS = GameParts(
    load=lambda: load_shipped(Hadrian, FILES, Box, Components),
    adviser=HadrianAdviser,
    teacher=HADRIAN,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    campaign=lambda game, past: forts(game.content, past),
    merits=MERITS,
)
