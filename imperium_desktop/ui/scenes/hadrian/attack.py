"""An attack as it is compared with the cohorts: the one that is fought, or the last one. Pure: no Qt, no words."""

from collections.abc import Container, Sequence
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from imperium_desktop.rules.hadrian import events
from imperium_desktop.rules.hadrian.attack import attackers, not_held, outcome, usable_favours
from imperium_desktop.rules.hadrian.content import FACE_DOWN, Components
from imperium_desktop.rules.hadrian.names import COHORTS, LEFT
from imperium_desktop.rules.hadrian.state import Player, State
from imperium_desktop.rules.table import Event
from imperium_desktop.ui.scenes.hadrian.event_order import last_attack

Fate: TypeAlias = Literal["held", "through", "ignored"]


class AttackCard(NamedTuple):
    cohort: int
    fate: Fate
    extra: bool
    """Only for this seat (§11.1)."""


class Attack(NamedTuple):
    cards: tuple[AttackCard, ...]
    strength: tuple[int, ...]
    through: tuple[int, ...]
    """By cohort, like the strength."""
    flag: int
    usable: int
    """Favours that could still be used on cards that get through."""
    over: bool = False

    @property
    def outcome(self) -> tuple[int, int]:
        """Disdain and Valour."""
        return outcome(sum(self.through), self.flag)

    @property
    def above(self) -> int:
        """Attacks beyond the potential: ignoring only these changes nothing."""
        return max(0, sum(self.through) - self.flag)

    @property
    def useless(self) -> bool:
        """No Favour could change the outcome."""
        return 0 < self.usable <= self.above

    def hits(self, cohort: int) -> int:
        """Cards that were not ignored."""
        return sum(card.cohort == cohort and card.fate != "ignored" for card in self.cards)

    @property
    def longest(self) -> int:
        """Cards in the longest row."""
        return max(sum(card.cohort == cohort for card in self.cards) for cohort in range(len(COHORTS)))


def attack_shown(content: Components, view: State, seat: int, told: Sequence[Event]) -> Attack | None:
    """The one that is fought; while Paths are chosen, the one that ended the last Year."""
    player = view.players[seat]
    if view.phase == "paths" and view.year > 1:
        return last(told, player, seat)
    if not (view.attack or view.extra) or FACE_DOWN in view.attack + view.extra:
        return None
    if seat != view.active:
        view = msgspec.structs.replace(view, ignored=(), extra=())
    flag = content.box.years[view.year - 1].flag
    found = compared(attackers(content, view), view.ignored, len(view.attack), player, flag)
    return found._replace(usable=usable_favours(content, view, player))


def last(told: Sequence[Event], player: Player, seat: int) -> Attack | None:
    known = last_attack(told, seat)
    if known is None:
        return None
    about, flag = known
    common = [COHORTS.index(event.cohort) for event in about if isinstance(event, events.AttackTurned)]
    extra = [COHORTS.index(event.cohort) for event in about if isinstance(event, events.ExtraAttackTurned)]
    ignored = {event.attack for event in about if isinstance(event, events.FavourUsed)}
    return compared(common + extra, ignored, len(common), player, flag)._replace(over=True)


def compared(arrows: Sequence[int], ignored: Container[int], common: int, player: Player, flag: int) -> Attack:
    """Each cohort holds as many cards as it has filled boxes (§8.4)."""
    strength = tuple(player.filled[LEFT + cohort] for cohort in range(len(COHORTS)))
    left = list(strength)
    cards = []
    for number, cohort in enumerate(arrows, 1):
        fate: Fate = "ignored" if number in ignored else "held" if left[cohort] else "through"
        left[cohort] -= fate == "held"
        cards.append(AttackCard(cohort, fate, number > common))
    return Attack(tuple(cards), strength, tuple(not_held(arrows, ignored, player)), flag, 0)
