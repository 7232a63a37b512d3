"""What the lessons and the rulebook of Tigris & Euphrates are held against."""

from imperium_desktop.games.tigris.rules.events import TilesDrawn
from imperium_desktop.games.tigris.rules.options import EndTurn, PlaceTile
from imperium_desktop.games.tigris.rules.squares import SQUARES
from imperium_desktop.rules.table import Option

LESSONS = """
    goal identity first_leader first_tile king guests terrain revolt safety war war_order monument treasure
    catastrophe end swap others_fight attacker three_kingdoms decline two_monuments block step_aside throw_in english
    find_points find_treasure find_fight
"""
EXAMPLES = 8
"""Lessons beside those of the course."""
FIELDS = SQUARES
"""What a letter and a number mean."""
ASKED_NEXT = {"swap_tiles"}
"""Moves that tell nothing before the next question is answered."""
HIDDEN = (TilesDrawn,)
"""Events that a preview cannot know."""
PARAGRAPHS = {1: 7, 2: 5, 3: 4, 4: 5, 5: 6, 6: 7, 7: 10, 8: 6, 9: 0, 10: 5, 11: 2, 12: 4, 13: 0, 14: 0}
"""How many numbered paragraphs each chapter of the rules has."""
BEFORE_THE_FIRST: set[int] = set()
"""Chapters with a paragraph 0."""
FOR_DEVELOPERS: set[str] = set()
"""How to read the component files: no chapter of the book."""


def illegal(kind: str) -> Option:
    """A move that no lesson allows as an answer to such a question."""
    return PlaceTile("temple", "F3") if kind == "tigris.take_action" else EndTurn()
