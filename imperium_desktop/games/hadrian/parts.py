"""Hadrian's Wall."""

from imperium_desktop.content.reading import load_shipped
from imperium_desktop.games.hadrian.analysis.position import Position, lay_out, setup_of
from imperium_desktop.games.hadrian.bot import HadrianAdviser
from imperium_desktop.games.hadrian.bot.thinker import LEVELS, YearBot
from imperium_desktop.games.hadrian.rules import Hadrian
from imperium_desktop.games.hadrian.rules.campaign import forts
from imperium_desktop.games.hadrian.rules.components import Box
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.teaching import HADRIAN
from imperium_desktop.games.hadrian.teaching.merits import MERITS
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.teaching.lessons import Course

FILES = ("left_sheet", "right_sheet", "cards", "game", "campaign")

PARTS = GameParts(
    load=lambda: load_shipped(Hadrian, FILES, Box, Components),
    adviser=HadrianAdviser,
    teacher=HADRIAN,
    course=lambda game: Course(game, Position, setup_of, lay_out),
    campaign=lambda game, past: forts(game.content, past),
    merits=MERITS,
    levels=LEVELS,
    thinker=YearBot,
)
