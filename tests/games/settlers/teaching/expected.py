"""What the lessons and the rulebook of Imperial Settlers are held against."""

from imperium_desktop.games.settlers.rules.alone.events import AttackTurned
from imperium_desktop.games.settlers.rules.options import MakeDeal
from imperium_desktop.rules.table import Option

LESSONS = """
    goods lookout production turns workers deals loot actions features faction razing cleanup scoring tricks alone
    decks value loot_choice giving_up passing colours again
    raiders removal banking trade_route negotiator lookouts peaceful
    romans barbarians egyptians japanese last_turn race
"""
EXAMPLES = 0
FIELDS: tuple[str, ...] = ()
ASKED_NEXT = {"spend_workers", "bank"}
HIDDEN = (AttackTurned,)
PARAGRAPHS = {1: 3, 2: 9, 3: 8, 4: 5, 5: 3, 6: 8, 7: 4, 8: 2, 9: 6, 10: 3, 11: 8, 12: 4, 13: 7, 15: 21}
BEFORE_THE_FIRST: set[int] = set()
FOR_DEVELOPERS: set[str] = set()


def illegal(kind: str) -> Option:
    return MakeDeal("COM069")
