"""Hints of Mare Nostrum."""

from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.teaching.hints import Teacher

MARE_NOSTRUM: Teacher[State, Components] = Teacher("mare_nostrum", ())
