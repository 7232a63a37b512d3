"""Which cards speak when something happens: one dispatcher for the triggers of every card game.

A game says what happened and which cards lie where they can hear it; what a card then does, how often and who is asked
first is the game's business. An event that is only about to happen can be replaced (`would_…`): one block takes its
place.
"""

from collections.abc import Collection, Container, Iterable, Sequence
from typing import Generic, TypeVar

import msgspec

B = TypeVar("B")


class Trigger(msgspec.Struct, frozen=True, gc=False, eq=False):
    """An event at which a block speaks; what is left out, it does not care about."""

    name: str
    ids: frozenset[str] | None = None
    """Cards that the event is about."""
    places: tuple[str, ...] = ()
    """Where they come from."""
    token: int = -1


class Happening(msgspec.Struct, frozen=True, gc=False, eq=False):
    """What happened, or is about to."""

    name: str
    cards: Sequence[str] = ()
    place: str = ""
    token: int = -1


def heard(trigger: Trigger, happening: Happening) -> bool:
    if trigger.places and happening.place not in trigger.places:
        return False
    if trigger.token >= 0 and trigger.token != happening.token:
        return False
    ids = trigger.ids
    return ids is None or not happening.cards or any(card in ids for card in happening.cards)


class Listeners(Generic[B]):
    """The blocks of all cards by the events they wait for; looked up by the event, so what nobody waits for is free."""

    def __init__(self, waiting: Iterable[tuple[Trigger, str, B]]) -> None:
        """Event, card, block."""
        found: dict[str, dict[str, list[tuple[Trigger, B]]]] = {}
        for trigger, card, block in waiting:
            found.setdefault(trigger.name, {}).setdefault(card, []).append((trigger, block))
        self._waiting = found
        self._deaf = {name: waiting.keys().isdisjoint for name, waiting in found.items()}
        """Tests, by event, of whether none of some cards waits for it."""

    def hearing(self, happening: Happening, cards: Collection[str]) -> list[tuple[str, B]]:
        """Blocks of these cards that speak now, in their order; each once, whatever it hears."""
        deaf = self._deaf.get(happening.name)
        if deaf is None or deaf(cards):
            return []
        waiting = self._waiting[happening.name]
        found: list[tuple[str, B]] = []
        for card in cards:
            for trigger, block in waiting.get(card, ()):
                if heard(trigger, happening) and (card, block) not in found:
                    found.append((card, block))
        return found

    def waiting_for(self, name: str) -> Container[str]:
        """All cards that wait for the event, whatever it is about."""
        return self._waiting.get(name, ())

    def replacing(self, happening: Happening, cards: Collection[str]) -> tuple[str, B] | None:
        """The block that takes the place of what would happen; exactly one does."""
        found = self.hearing(happening, cards)
        return found[0] if found else None
