"""What the lessons and the rulebook of Hadrian's Wall are held against."""

from imperium_desktop.games.hadrian.rules.events import AttackTurned, FateTurned
from imperium_desktop.games.hadrian.rules.options import Mine
from imperium_desktop.games.hadrian.rules.sheets.cells import CELLS
from imperium_desktop.rules.table import Option

LESSONS = """
    sheets spend chains cohorts fort_wall granary year income citizens neighbours gladiators favours attack
    landmarks scoring
    training forum precincts gardens courthouse temples
    chain whole_year paths defence last_year hand_over no_passing campaign
"""
EXAMPLES = 0
FIELDS = CELLS
ASKED_NEXT = {"exchange_workers"}
HIDDEN = (FateTurned, AttackTurned)
PARAGRAPHS = {1: 4, 2: 5, 3: 1, 4: 6, 5: 13, 6: 13, 7: 10, 8: 7, 9: 5, 10: 5, 11: 2, 12: 3, 13: 0}
BEFORE_THE_FIRST = {7}
FOR_DEVELOPERS = {"§16"}


def illegal(kind: str) -> Option:
    return Mine(14)
