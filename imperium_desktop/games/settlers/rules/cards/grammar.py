"""Which verbs can stand at which moments, and how they can be joined there: what the rules can really carry out.

A block that is none of it is refused when the card is read, with the reason.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, get_args

import msgspec

from imperium_desktop.games.settlers.rules.cards import vocabulary as v
from imperium_desktop.games.settlers.rules.cards.vocabulary import When
from imperium_desktop.games.settlers.rules.names import SUPPLY
from imperium_desktop.games.settlers.rules.options import TakeWay
from imperium_desktop.games.settlers.rules.prices import price_in
from imperium_desktop.rules.effects.engine import ways_in
from imperium_desktop.rules.effects.steps import Choose, Cost, May, Step, Steps, Verb, priced, verbs_of

Moments = frozenset[str]

PRODUCTION: Final[Moments] = frozenset({"production", "open_production", "stored_production"})
OWN_TURN: Final[Moments] = frozenset(
    {"built", "on_build_faction", "on_raze", "on_deal", "instant", *v.ON_BUILD.values()}
)
"""Moments while the owner acts: opponents that have not passed can be targets."""
ACTION: Final[Moments] = frozenset({"action"})
EACH_USE: Final[Moments] = frozenset({"action", "action_twice"})
COUNTED_FEATURES: Final[Moments] = frozenset({"on_two_points", "on_opponents_pair"})
JOINED: Final = PRODUCTION | OWN_TURN | EACH_USE
"""Moments at which choices and prices can join verbs; at all others they stand one after the other."""


class Place(NamedTuple):
    """Where some verbs can stand, and why nowhere else."""

    verbs: tuple[type[Verb], ...]
    moments: Moments
    why: str


TAKING: Final[tuple[type[Verb], ...]] = (
    v.RazeFromHand, v.RazeOpponent, v.RazeOwn, v.RemoveLocation, v.TakeDeal, v.DiscardDeal, v.BuildFromHand,
    v.BuildFromDeal, v.OpenTradeRoute, v.BlockAction, v.LayFoundation, v.TakeLocation,
)  # fmt: skip
PLACES: Final = (
    Place(
        (v.Gain,),
        JOINED | COUNTED_FEATURES,
        "goods are gained in Production, on the own turn and by Features that say when",
    ),
    Place((v.Pay,), frozenset(), "it is a price: “cost: pay(…) -> …”"),
    Place(
        (v.CopyProduction, v.DrawAndKeep, v.ProduceDeal),
        JOINED,
        "it is done in Production or on the own turn",
    ),
    Place(
        (v.GainFromRazeField, v.ReadyLocation, v.OpponentDiscards),
        OWN_TURN | EACH_USE,
        "it needs the own turn: in other phases all have passed",
    ),
    Place(TAKING, OWN_TURN | ACTION, "it needs the own turn, and what it takes may not be there a second time"),
    Place((v.Steal,), ACTION, "in Cleanup others look for thieves among the actions only"),
    Place((v.TakeOver,), ACTION, "the token that is its price lies on one Location"),
    Place((v.ConvertRazed,), ACTION, "goods are noted while an action razes"),
    Place((v.ConvertDeals,), frozenset({"on_production_from_deals"}), "goods of Deals are noted for that moment only"),
    Place((v.BankCards, v.BankResources), frozenset({"anytime"}), "it is a free thing of the own turn"),
    Place((v.Store, v.Leave, v.LeaveAny, v.LeaveCards), frozenset({"cleanup"}), "goods are stored in Cleanup"),
    Place((v.GainKinds,), frozenset({"stored_production"}), "it counts what was left there in Cleanup"),
    Place((v.UseRivalsAction,), ACTION, "it is the action of a Location"),
    Place((v.Guarded,), frozenset({"always"}), "it holds all the time"),
    Place((v.NothingForOwner,), frozenset({"on_visit"}), "it is about Workers that are sent to others"),
    Place((v.Score,), frozenset({"end"}), "it is counted at the end of the game"),
)
PLACE_OF: Final = {verb: place for place in PLACES for verb in place.verbs}
WAYS: Final[frozenset[str]] = frozenset(
    get_args(next(f.type for f in msgspec.structs.fields(TakeWay) if f.name == "verb"))
)
"""Verbs between which a player can be asked to choose."""
MOST_RESOURCES: Final = 12
"""Most goods in a price: each could be Gold instead, and all ways to pay are offered."""


def mistakes_in(when: When, steps: Steps) -> Iterator[str]:
    """Why a block cannot be carried out, in words for the person who wrote it."""
    if when not in JOINED:
        yield from wrong_row(when, steps)
        return
    price, effect = priced(steps) if when in EACH_USE else ((), steps)  # §6.5.1 Only actions have a price.
    yield from wrong_price(price, effect)
    for step in effect:
        yield from wrong_step(when, step)
    yield from wrong_together(effect)


# Step by step


def wrong_step(when: When, step: Step) -> Iterator[str]:
    match step:
        case Choose(branches):
            yield from wrong_choice(when, branches)
        case May(then):
            yield from wrong_exchanges(ways_in(then))
        case Cost():
            yield "a price stands at the beginning of an action, or of an exchange: “may: cost: pay(…) -> gain(…)”"
        case Verb():
            yield from wrong_verb(when, step)


def wrong_verb(when: When, verb: Verb) -> Iterator[str]:
    place = PLACE_OF[type(verb)]
    if when not in place.moments:
        where = f" (only at {', '.join(sorted(place.moments))})" if place.moments else ""
        yield f"“{verb.name}” cannot stand here, for {place.why}{where}"
    if isinstance(verb, v.DrawAndKeep) and verb.keep > verb.draw:
        yield f"of {verb.draw} cards nobody can keep {verb.keep}"
    if isinstance(verb, v.DrawAndKeep) and verb.rest == "shuffle_back" and verb.deck != "faction":
        yield "only cards of the Faction deck can be shuffled back into it"


def wrong_choice(when: When, branches: Sequence[Steps]) -> Iterator[str]:
    """Tell what is wrong with a choice, either between goods or between ways to act.

    What a player touches for it must differ.
    """
    if all(is_plain_gain(branch) for branch in branches):
        begun: list[str] = [branch[0].good for branch in branches if isinstance(branch[0], v.Gain)]
    else:
        begun = [way for way in map(v.way_of, branches) if way in WAYS]
        for price, then in map(priced, branches):
            yield from wrong_way_price(price)
            for step in then:
                known = isinstance(step, Verb)
                yield from wrong_step(when, step) if known else ("a choice is not made inside another",)
    if len(begun) < len(branches):
        yield f"a choice is between goods, or begins with {' or '.join(sorted(WAYS))}"
    elif len(begun) < 2 or len(set(begun)) < len(begun):
        yield "a choice is between things that differ in what comes first"


def wrong_way_price(price: Steps) -> Iterator[str]:
    """§13.4 One way may have a price that another has not."""
    if not all(isinstance(step, v.Pay) and step.good in SUPPLY for step in price):
        yield "the price of a way is paid from the supply: “cost: pay(raze, 2) -> …”"


def wrong_exchanges(ways: Sequence[Steps]) -> Iterator[str]:
    """Tell what is wrong with exchanges: each pays one good, and choices differ in it (§9.5.8)."""
    paid = [exchanged(way) for way in ways]
    if "" in paid:
        yield "an exchange is one good of the supply for others: “may: cost: pay(gold) -> gain(vp, 2)”"
    elif len(set(paid)) < len(paid):
        yield "exchanges in a choice differ in what is paid"


def exchanged(steps: Steps) -> str:
    """What is paid in an exchange; empty if it is none."""
    price, then = priced(steps)
    match price:
        case (v.Pay(good),) if good in SUPPLY and is_plain_gain(then):
            return good
    return ""


def is_plain_gain(steps: Steps) -> bool:
    return all(isinstance(step, v.Gain) and step.per is None for step in steps)


# The block as a whole


def wrong_price(price: Steps, effect: Steps) -> Iterator[str]:
    if not all(isinstance(step, v.Pay) for step in price):
        yield "a price is only paid: “pay(…)”"
    need = price_in(price)
    if need.resources > MOST_RESOURCES:
        yield f"a price is at most {MOST_RESOURCES} Resources"
    takeovers = sum(isinstance(verb, v.TakeOver) for verb in verbs_of(effect))
    if need.egypt_token != takeovers or takeovers > 1:
        yield "an Egypt token is the price of one Location taken over, and the only one"


def wrong_together(effect: Steps) -> Iterator[str]:
    verbs = verbs_of(effect)
    kinds = [type(verb) for verb in verbs]
    if kinds.count(v.CopyProduction) > 1:
        yield "“copy_production” stands at most once in a block"
    if v.LayFoundation in kinds:
        after = verbs[kinds.index(v.LayFoundation) + 1 :]
        if not all(isinstance(verb, v.Gain) and verb.good != "samurai" for verb in after):
            yield "after “lay_foundation”, which is a secret, only goods can follow"


# Moments without choices and prices


def wrong_row(when: When, steps: Steps) -> Iterator[str]:
    for step in steps:
        if not isinstance(step, Verb):
            yield "here verbs stand one after the other, without choices and prices"
        else:
            yield from wrong_verb(when, step)
    gains = [step for step in steps if isinstance(step, v.Gain)]
    if when == "on_two_points" and not all(gain.good == "vp" and gain.per is None for gain in gains):
        yield "only points can follow points: “gain(vp, …)”"
    if when == "on_opponents_pair" and not all(
        gain.good in SUPPLY and gain.per is None and gain.n == 1 for gain in gains
    ):
        yield "one good of the supply each: “gain(worker)”"
    if when in ("anytime", "on_production_from_deals") and len(steps) > 1:
        yield "one verb is enough here"
