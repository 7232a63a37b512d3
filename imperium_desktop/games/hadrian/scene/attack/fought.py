"""An attack card by card: the one that is fought, or the last one as it was told. Pure: no Qt, no words."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.attack import (
    Defence,
    attackers,
    defences,
    favours_for,
    outcome,
    usable_favours,
    year_attacks,
)
from imperium_desktop.games.hadrian.rules.content import FACE_DOWN, Components
from imperium_desktop.games.hadrian.rules.names import COHORTS, LEFT
from imperium_desktop.games.hadrian.rules.state import NO_DIPLOMAT, Player, State
from imperium_desktop.games.hadrian.scene.event_order import last_attack
from imperium_desktop.rules.table import Event

TEMPLE = "temple"


class AttackCard(NamedTuple):
    cohort: int
    defence: Defence
    extra: bool = False
    """True of a card that attacks only this seat (§11.1)."""
    come: bool = True
    settled: bool = True
    """What became of it is seen."""


class Favours(NamedTuple):
    """Those from one source: the temples, or the Diplomat who serves a cohort."""

    source: str
    left: int
    """Favours left; once an attack is over, only those that were not used in it."""
    used: tuple[int, ...]
    """The cards that were ignored for it."""
    usable: bool

    @property
    def key(self) -> str:
        return f"favour/{self.source}"


class Attack(NamedTuple):
    seat: int
    year: int
    cards: tuple[AttackCard, ...]
    strength: tuple[int, ...]
    """Strengths by cohort."""
    flag: int
    by_year: int
    """Cards that the Year itself brings; others come for neutral cards (§10.3) or only to this seat."""
    favours: tuple[Favours, ...] = ()
    usable: int = 0
    """Favours that could still be used on cards that get through."""

    @property
    def through(self) -> tuple[int, ...]:
        """Cards that got through, by cohort, as far as they are seen."""
        seen = [card.cohort for card in self.cards if card.settled and card.defence == "through"]
        return tuple(seen.count(cohort) for cohort in range(len(COHORTS)))

    @property
    def outcome(self) -> tuple[int, int]:
        """Disdain and Valour."""
        return outcome(sum(self.through), self.flag)

    @property
    def outcome_with_favour(self) -> tuple[int, int]:
        """Outcome if one more card were ignored."""
        return outcome(max(sum(self.through) - 1, 0), self.flag)

    @property
    def above(self) -> int:
        """Attacks beyond the potential: ignoring only these changes nothing."""
        return max(0, sum(self.through) - self.flag)

    @property
    def useless(self) -> bool:
        """No Favour could change the outcome."""
        return 0 < self.usable <= self.above

    @property
    def seen(self) -> bool:
        """All of it."""
        return all(card.settled for card in self.cards)

    @property
    def newest(self) -> int:
        """The number of the card that came last; 0 before the first."""
        return sum(card.come for card in self.cards)

    def of(self, cohort: int) -> list[AttackCard]:
        """The cards that have come for a cohort."""
        return [card for card in self.cards if card.cohort == cohort and card.come]

    def so_far(self, step: int, settled: bool) -> "Attack":
        """The attack when only `step` cards have come."""
        cards = (
            card._replace(come=number <= step, settled=number < step + settled)
            for number, card in enumerate(self.cards, 1)
        )
        return self._replace(cards=tuple(cards))

    @property
    def places(self) -> list[int]:
        """Place of each card at its cohort, from 0.

        Those that are held come first, so that each has a shield under it.
        """
        found = [0] * len(self.cards)
        for cohort in range(len(COHORTS)):
            here = [number for number, card in enumerate(self.cards) if card.cohort == cohort]
            here.sort(key=lambda number: self.cards[number].defence != "held")
            for place, number in enumerate(here):
                found[number] = place
        return found


def fought_now(content: Components, view: State, seat: int, told: Sequence[Event]) -> Attack | None:
    """The attack that lies on the table."""
    if not (view.attack or view.extra) or FACE_DOWN in view.attack + view.extra:
        return None
    if seat != view.active:
        view = msgspec.structs.replace(view, ignored=(), extra=())
    player = view.players[seat]
    arrows = attackers(content, view)
    cards = [
        AttackCard(cohort, defence, number > len(view.attack))
        for number, (cohort, defence) in enumerate(
            zip(arrows, defences(arrows, view.ignored, player), strict=True), start=1
        )
    ]
    usable = {option.path[-1] for option in favours_for(content, view)} if seat == view.active else set()
    known = last_attack(told, seat)
    return make_attack(content, view, seat, cards, view.year)._replace(
        favours=favours_of(player, known[0] if known is not None else (), usable),
        usable=usable_favours(content, view, player),
    )


def fought_last(content: Components, view: State, seat: int, told: Sequence[Event]) -> Attack | None:
    """The last attack that a seat was told of; no cohort changes between an attack and the next question."""
    known = last_attack(told, seat)
    if known is None:
        return None
    about, began = known
    common = [COHORTS.index(event.cohort) for event in about if isinstance(event, events.AttackTurned)]
    extra = [COHORTS.index(event.cohort) for event in about if isinstance(event, events.ExtraAttackTurned)]
    ignored = {event.attack for event in about if isinstance(event, events.FavourUsed)}
    arrows, player = common + extra, view.players[seat]
    cards = [
        AttackCard(cohort, defence, number > len(common))
        for number, (cohort, defence) in enumerate(zip(arrows, defences(arrows, ignored, player), strict=True), start=1)
    ]
    found = make_attack(content, view, seat, cards, began.turn)
    favours = (kept._replace(left=0) if kept.used else kept for kept in favours_of(player, about, set()))
    return found._replace(favours=tuple(favours))


def make_attack(content: Components, view: State, seat: int, cards: Sequence[AttackCard], year: int) -> Attack:
    filled = view.players[seat].filled
    strength = tuple(filled[LEFT + cohort] for cohort in range(len(COHORTS)))
    flag = content.box.years[year - 1].flag
    return Attack(seat, year, tuple(cards), strength, flag, year_attacks(content, view.setup, year))


def favours_of(player: Player, about: Sequence[Event], usable: set[str]) -> tuple[Favours, ...]:
    """Favours by source, as far as a seat has any or used one in this attack."""
    used = [event for event in about if isinstance(event, events.FavourUsed)]
    left: dict[str, int] = {TEMPLE: player.temple_favours, **dict(zip(COHORTS, player.diplomats, strict=True))}
    found = []
    for source, count in left.items():
        kind = TEMPLE if source == TEMPLE else "diplomat"
        cards = tuple(event.attack for event in used if event.favour == kind and source in (TEMPLE, event.cohort))
        if cards or (count != NO_DIPLOMAT if source != TEMPLE else count):
            found.append(Favours(source, max(count, 0), cards, f"favour/{source}" in usable))
    return tuple(found)
