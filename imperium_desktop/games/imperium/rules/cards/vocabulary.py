"""The verbs of the cards of both boxes. What they mean is in verbs.py, for those of Antyk; §18.5."""

from typing import Final

from imperium_desktop.rules.effects.notation import Vocabulary
from imperium_desktop.rules.effects.selecting import Amount, Condition, Count, Filter, Selector, Term, Victims
from imperium_desktop.rules.effects.steps import All, EachOther, If, Instead, Repeat, Steps, Verb

CONDITIONS: Final = ("match", "nation", "attacker_pays", "active_quest")
ONE: Final = Amount(1)
ANY_HAND_CARD: Final = Selector("", Filter((Term(("card",)),)), ("hand",))


# Tokens


class Gain(Verb, frozen=True):
    resource: str
    n: int = 1
    per: Count | None = None


class Collect(Verb, frozen=True):
    resource: str
    place: str


class Pay(Verb, frozen=True):
    resource: str
    n: Amount = ONE
    min: int = 0


class Spend(Verb, frozen=True):
    resource: str
    n: int


class Steal(Verb, frozen=True):
    resource: str
    n: int
    who: Victims
    or_else: Steps = ()
    """What those do who had less."""


class AddToken(Verb, frozen=True):
    where: str
    resource: str
    n: int


class Double(Verb, frozen=True):
    resource: str


class ReturnExhaust(Verb, frozen=True):
    n: int


# Hand, deck, discard pile


class Draw(Verb, frozen=True):
    n: Amount
    per: Count | None = None


class DrawIfAble(Verb, frozen=True):
    n: Amount


class DrawFrom(Verb, frozen=True):
    what: Selector
    n: Amount = ONE


class Discard(Verb, frozen=True):
    what: Selector = ANY_HAND_CARD
    n: Amount = ONE


class ToTop(Verb, frozen=True):
    what: Selector
    n: Amount = ONE


class Take(Verb, frozen=True):
    suit: str


class Give(Verb, frozen=True):
    what: Selector
    who: Victims


class Return(Verb, frozen=True):
    what: Selector
    n: Amount = ONE


class Find(Verb, frozen=True):
    what: Selector


class Look(Verb, frozen=True):
    pile: str
    n: int
    take: int = 0


class LookExtra(Verb, frozen=True):
    n: int


class Shuffle(Verb, frozen=True):
    pile: str


class Declare(Verb, frozen=True):
    suits: tuple[str, ...]


class Reveal(Verb, frozen=True):
    piles: tuple[str, ...]
    n: int = 0


class Move(Verb, frozen=True):
    what: Selector
    to: str


# Market


class Acquire(Verb, frozen=True):
    what: Selector


class BreakThrough(Verb, frozen=True):
    what: Selector


class Exile(Verb, frozen=True):
    what: Selector


class Swap(Verb, frozen=True):
    one: str
    other: str


# Play area


class Garrison(Verb, frozen=True):
    what: Selector
    under: str


class TriggerPlay(Verb, frozen=True):
    what: Selector


class Abandon(Verb, frozen=True):
    what: Selector
    n: Amount = ONE


class Recall(Verb, frozen=True):
    what: Selector


class History(Verb, frozen=True):
    what: Selector
    n: Amount = ONE


class Submerge(Verb, frozen=True):
    what: Selector


class EnterPlay(Verb, frozen=True):
    what: Selector


class Play(Verb, frozen=True):
    way: str
    what: Selector
    ignore: str = ""


class CopyExhaust(Verb, frozen=True):
    what: Selector


class Develop(Verb, frozen=True):
    price: str = ""


class Flip(Verb, frozen=True):
    what: str
    to: str = ""


class NextJourney(Verb, frozen=True):
    pass


class IgnoreAttack(Verb, frozen=True):
    pass


class TriggerScoring(Verb, frozen=True):
    pass


# What holds while a card lies there, or is true of a card


class HandLimit(Verb, frozen=True):
    n: int


class LoseState(Verb, frozen=True):
    what: Selector
    state: str
    until: str = ""


class Extend(Verb, frozen=True):
    verb_name: str
    what: Selector


class AllowFreePlay(Verb, frozen=True):
    what: Selector


class ReduceUnrestCost(Verb, frozen=True):
    parts: tuple[str, ...]
    n: int
    min: int


class ReduceDevelopCost(Verb, frozen=True):
    resource: str
    n: int
    min: int


class CountAs(Verb, frozen=True):
    what: Selector
    icon: str
    n: int
    until: str = ""


class ReduceRequirement(Verb, frozen=True):
    icon: str
    n: int


class Substitute(Verb, frozen=True):
    icon: str
    by: Steps = ()


class QuestArea(Verb, frozen=True):
    rule: str


class Require(Verb, frozen=True):
    condition: Condition


class Unplayable(Verb, frozen=True):
    pass


class NoGarrison(Verb, frozen=True):
    pass


class NoLeave(Verb, frozen=True):
    ways: tuple[str, ...]


VERBS: Final = (
    Gain, Collect, Pay, Spend, Steal, AddToken, Double, ReturnExhaust, Draw, DrawIfAble, DrawFrom, Discard, ToTop,
    Take, Give, Return, Find, Look, LookExtra, Shuffle, Declare, Reveal, Move, Acquire, BreakThrough, Exile, Swap,
    Garrison, TriggerPlay, Abandon, Recall, History, Submerge, EnterPlay, Play, CopyExhaust, Develop, Flip,
    NextJourney, IgnoreAttack, TriggerScoring, HandLimit, LoseState, Extend, AllowFreePlay, ReduceUnrestCost,
    ReduceDevelopCost, CountAs, ReduceRequirement, Substitute, QuestArea, Require, Unplayable, NoGarrison, NoLeave,
    If, All, EachOther, Instead, Repeat,
)  # fmt: skip
STANDING: Final = (
    HandLimit, LoseState, Extend, AllowFreePlay, ReduceUnrestCost, ReduceDevelopCost, Require, Unplayable, NoGarrison,
    NoLeave, QuestArea,
)  # fmt: skip
"""Verbs that are not carried out in a passive block or before a play block: rules ask for them (§18.2)."""
VOCABULARY: Final = Vocabulary(VERBS, CONDITIONS)
