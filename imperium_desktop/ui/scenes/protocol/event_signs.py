"""What happened as small pictures, and where on the table."""

from collections.abc import Callable
from typing import NamedTuple

from imperium_desktop.rules.table import Event
from imperium_desktop.ui.vignettes.vignettes import Vignette


class EventSigns(NamedTuple):
    """Signs for lists of events."""

    icon_of: Callable[[Event], str]
    noun_icon: Callable[[str], str]
    """What an event counts; empty for what must be said in words."""
    elements_of: Callable[[Event], tuple[str, ...]] = lambda _event: ()
    """Where on the table it happened; empty if that is nowhere to be seen."""
    vignette_of: Callable[[Event], Vignette | None] = lambda _event: None
    """The picture of the card that it is about."""
    by_all: frozenset[str] = frozenset()
    """Names of events that come for every seat at once: one line of the log tells of all."""
