"""What a game brings to the house."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from imperium_desktop.rules.table import Game

if TYPE_CHECKING:
    from imperium_desktop.bots.greedy import Adviser
    from imperium_desktop.teaching.hints import Teacher
    from imperium_desktop.teaching.lessons import Course

AnyGame = Game[Any, Any]


class Room(NamedTuple):
    load: Callable[[], AnyGame]
    """Rules with content."""
    adviser: "Callable[[], Adviser]"
    """What the greedy bot cares about."""
    teacher: "Teacher[Any, Any]"
    """Hints."""
    course: "Callable[[AnyGame], Course[Any, Any, Any]]"
    """Lessons."""
