"""A match that is over, with all that its last page shows beside the match itself."""

from collections.abc import Sequence
from typing import NamedTuple

from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Ending, Tell
from imperium_desktop.ui.scenes.protocol.event_signs import EventSigns


class EndedMatch(NamedTuple):
    match: AnyMatch
    seating: Seating
    signs: tuple[int, ...]
    tell: Tell
    """The game's own way of telling."""
    pictures: EventSigns
    seconds: float = 0.0
    """Seconds of play, if they are known."""
    past: Sequence[Sequence[int]] = ()
    """Earlier results of a match played alone, in others like it: the player's and the rival's, by seat."""

    def make_ending(self, words: Words) -> Ending:
        return self.tell(self.match, words, self.seating, self.signs)
