"""What a game brings to the house."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from imperium_desktop.bots.greedy import Adviser, GreedyBot
    from imperium_desktop.bots.levels import Level
    from imperium_desktop.rules.campaign import CampaignStage, Past
    from imperium_desktop.rules.chance import Chance
    from imperium_desktop.rules.journal import AnyMatch
    from imperium_desktop.rules.table import Game
    from imperium_desktop.teaching.hints import Teacher
    from imperium_desktop.teaching.lessons import Course
    from imperium_desktop.teaching.merits import Merits

    AnyGame: TypeAlias = Game[Any, Any]
else:
    AnyGame = Any  # a word for the type checker alone: games are named before any rules are loaded


class GameParts(NamedTuple):
    load: Callable[[], AnyGame]
    """Rules with content."""
    adviser: "Callable[[], Adviser]"
    """What the greedy bot cares about."""
    teacher: "Teacher[Any, Any]"
    """Hints."""
    course: "Callable[[AnyGame], Course[Any, Any, Any]]"
    """Lessons."""
    campaign: "Callable[[AnyGame, Sequence[Past]], list[CampaignStage]] | None" = None
    """Matches that follow one another, as they stand after those that were played."""
    cards_met: "Callable[[AnyMatch], CardsMet] | None" = None
    """Which cards a match showed, in games whose simulations count them."""
    merits: "Merits[Any, Any] | None" = None
    """What speaks for a suggested move; without them, what would happen is told."""
    sides: "Callable[[Any], Sequence[str]] | None" = None
    """Which sides a setup offers, in games where that differs."""
    drawn: tuple[str, str] | None = None
    """The variant, and its value, by which sides are drawn that nobody has chosen."""
    fair_pairs: "Callable[[Sequence[str]], Sequence[tuple[str, str]]] | None" = None
    """Pairs of these sides that win about equally often against each other."""
    levels: "Sequence[Level]" = ()
    """Levels whose numbers differ from the usual ones."""
    thinker: "Callable[[Level, Chance], GreedyBot] | None" = None
    """Player of the levels that think farther than one move; without it they play as the merchant does."""


class CardsMet(NamedTuple):
    """Which cards one match showed, by their keys."""

    in_box: frozenset[str]
    unplayable: frozenset[str]
    """Cards that work without being played."""
    seen: frozenset[str]
    played: frozenset[str]


class MissingPart(ImportError):
    """A registered game lacks a file, or the name that is looked for in it."""


def find_part(module: str, name: str) -> Any:
    """What a game brings under a name that is the same for every game, from the module that its id leads to."""
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        if not f"{module}.".startswith(f"{error.name}."):
            raise
        raise MissingPart(f"{file_of(module)} is expected, with {name} in it", name=module) from error
    if not hasattr(found, name):
        raise MissingPart(f"{file_of(module)} should have {name} in it", name=module)
    return getattr(found, name)


def file_of(module: str) -> str:
    return module.replace(".", "/") + ".py"
