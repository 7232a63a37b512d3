"""What the lessons and the rulebook of Mare Nostrum are held against."""

from imperium_desktop.games.mare_nostrum.rules.events import LegendaryDrawn
from imperium_desktop.games.mare_nostrum.rules.options import ChooseEmpire
from imperium_desktop.rules.table import Option

LESSONS = """
    map collect sets bigger_sets trade no_ping_pong expansion titles crossing battle conquest heroes victories defence
"""
EXAMPLES = 0
FIELDS: tuple[str, ...] = ()
ASKED_NEXT = {
    *("build_building", "build_unit", "place_control", "buy_card", "keep_token", "spend_token"),
    *("done", "decline", "occupy", "end_build"),
}
"""What is built is told when it has been paid for."""
HIDDEN = (LegendaryDrawn,)
PARAGRAPHS = {0: 0, 1: 0, 2: 6, 3: 0, 4: 9, 5: 4, 6: 7, 7: 9, 8: 2, 9: 4, 10: 0, 11: 0, 12: 0, 14: 0, 15: 0}
BEFORE_THE_FIRST: set[int] = set()
FOR_DEVELOPERS = {"§13.1"}


def illegal(kind: str) -> Option:
    """Empires are chosen before any lesson begins."""
    return ChooseEmpire("rome")
