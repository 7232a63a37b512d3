"""Hints and lessons of Mur Hadriana."""

from typing import Final

from imperium_desktop.rules.hadrian.content import Components
from imperium_desktop.rules.hadrian.position import Position, lay_out, setup_of
from imperium_desktop.rules.hadrian.state import State
from imperium_desktop.rules.table import Game
from imperium_desktop.teaching.hints import Teacher
from imperium_desktop.teaching.lessons import Course

HADRIAN: Final[Teacher[State, Components]] = Teacher(situations=())


def hadrian_course(game: Game[State, Components]) -> Course[State, Components, Position]:
    return Course(game, Position, setup_of, lay_out)
