"""§15 What a seat may see, and how it may imagine the rest."""

from collections.abc import Sequence

import msgspec

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.mare_nostrum.content import Components
from imperium_desktop.rules.mare_nostrum.state import State
from imperium_desktop.rules.mare_nostrum.tokens import UNKNOWN
from imperium_desktop.rules.table import Answer

SEALED = ("offers", "reveal")
"""Phases in which offers lie face down."""


def hide(_content: Components, state: State, seat: int) -> None:
    """Hidden are resources behind screens and how many they are, sealed offers, the pile and the closed cards."""
    state.pile = UNKNOWN * len(state.pile)
    state.closed = (UNKNOWN,) * len(state.closed)
    for other, player in enumerate(state.players):
        if other != seat:
            player.hand = UNKNOWN
            if state.phase in SEALED:
                player.offer = UNKNOWN
    if state.purchase is not None and state.active != seat:
        state.purchase = msgspec.structs.replace(state.purchase, kept="", fixed="")


def imagine(content: Components, state: State, seat: int, chance: Chance, since: Sequence[tuple[int, Answer]]) -> None:
    raise NotImplementedError
