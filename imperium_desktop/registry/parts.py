"""What a game brings to the house."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from imperium_desktop.rules.table import Game

if TYPE_CHECKING:
    from imperium_desktop.bots.greedy import Adviser
    from imperium_desktop.rules.campaign import Past, Stage
    from imperium_desktop.teaching.hints import Teacher
    from imperium_desktop.teaching.lessons import Course

AnyGame = Game[Any, Any]


class GameParts(NamedTuple):
    load: Callable[[], AnyGame]
    """Rules with content."""
    adviser: "Callable[[], Adviser]"
    """What the greedy bot cares about."""
    teacher: "Teacher[Any, Any]"
    """Hints."""
    course: "Callable[[AnyGame], Course[Any, Any, Any]]"
    """Lessons."""
    campaign: "Callable[[AnyGame, Sequence[Past]], list[Stage]] | None" = None
    """Matches that follow one another, as they stand after those that were played."""
