"""Hints of Imperium: every situation with its paragraph and its weight."""

from typing import Final

from imperium_desktop.rules.imperium.content import Components
from imperium_desktop.rules.imperium.state import State
from imperium_desktop.teaching.hints import Teacher

IMPERIUM: Final = Teacher[State, Components]("imperium", situations=())
