"""What the lessons and the rulebook of Imperium are held against."""

from imperium_desktop.games.imperium.rules.events import CardRevealed
from imperium_desktop.games.imperium.rules.options import ChooseNation
from imperium_desktop.rules.table import Option

LESSONS = """
    table prosperity regions acquire unrest clean_up through_the_deck exhaust solstice break_through fame empire history
    attacks ending quest sinking journey masks mandate
"""
EXAMPLES = 0
FIELDS: tuple[str, ...] = ()
ASKED_NEXT = {"agree", "skip", "pick_branch", "end_activation", "pick_card", "pick_blind"}
"""What they lead to is told by the steps that follow."""
HIDDEN = (CardRevealed,)
PARAGRAPHS = {
    0: 0, 1: 0, 2: 9, 3: 6, 4: 8, 5: 9, 6: 5, 7: 9, 8: 0, 9: 4, 10: 5, 11: 5, 12: 0, 13: 1, 15: 0, 16: 0, 17: 0, 18: 3,
    20: 3, 21: 4, 22: 7, 23: 6, 24: 4, 25: 6, 26: 5, 27: 6, 28: 8, 29: 8, 30: 0,
}  # fmt: skip
BEFORE_THE_FIRST = {4}
FOR_DEVELOPERS = {"§18.5"}


def illegal(kind: str) -> Option:
    """Nations are chosen before any lesson begins."""
    return ChooseNation("romans")
