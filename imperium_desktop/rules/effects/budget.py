"""How much may follow one answer: cards that set each other off without end are told as a fault of the card."""

from typing import Final

from imperium_desktop.rules.record import CardFault
from imperium_desktop.rules.refusals import Refuser

MOST_STEPS: Final = 1_000
"""Shipped cards need up to 17 in whole matches of random players, and 3 that wait."""
MOST_WAITING: Final = 30
"""Cards that wait for each other, whatever is asked in between."""


class Budget:
    """Each step of a card costs one."""

    __slots__ = ("left", "refuse")

    def __init__(self, refuse: Refuser) -> None:
        self.refuse = refuse
        self.left = MOST_STEPS

    def spend(self, card: str, waiting: int = 0) -> None:
        """Count one more card; `waiting` is how many go on only when this one is done."""
        self.left -= 1
        if self.left < 0 or waiting > MOST_WAITING:
            raise CardFault(self.refuse("endless_cards", card=card))
