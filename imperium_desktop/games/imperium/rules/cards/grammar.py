"""What the rules can really carry out: which words each verb takes, and at which moments it can stand.

The notation itself takes any word. A block that is none of this is refused when the card is read, with the reason.
"""

from collections.abc import Collection, Iterator, Mapping
from typing import Final, get_args

import msgspec

from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.notation import count_of, events_of, steps_of
from imperium_desktop.games.imperium.rules.components import Card, Points
from imperium_desktop.games.imperium.rules.names import (
    COMMONS,
    MARKET_SUITS,
    NATIONS,
    RESOURCES,
    Face,
    Mark,
    Suit,
    Type,
)
from imperium_desktop.rules.effects.notation import NotationError
from imperium_desktop.rules.effects.selecting import Amount, Condition, Count, Filter, Selector, Simple, Victims
from imperium_desktop.rules.effects.steps import Instead, Repeat, Step, Steps, Verb, verbs_of

FACES: Final = get_args(Face)
ICONS: Final = (*get_args(Suit), *get_args(Type))
SORTS: Final = frozenset(
    {"card", "variable", "impending_quest", *ICONS, *get_args(Mark), *(f"state={face}" for face in FACES)}
)
PLACES: Final = frozenset(
    {
        "hand", "discard", "deck", "history", "in_play", "garrison", "garrison_of_this", "garrison_of_region",
        "active_quest",
    }
)  # fmt: skip
PLACES_OF: Final[Mapping[type[Verb], Collection[str]]] = {
    v.Acquire: ("market", "exile"),
    v.BreakThrough: ("market", "deck", "exile"),
    v.Exile: (*PLACES, "market"),
    v.Extend: ("exile",),
    v.Find: ("hand", "discard", "deck", "nation"),
    v.Give: ("hand", "discard"),
    v.Play: ("hand", "discard"),
    v.CopyExhaust: ("in_play_of_other",),
}
"""Places where these verbs look; all others look anywhere among the player's own cards."""
OWN: Final = ("this", "that", "drawn")
PRONOUNS_OF: Final[Mapping[type[Verb], Collection[str]]] = {
    v.Abandon: OWN,
    v.CountAs: ("this",),
    v.Discard: OWN,
    v.DrawFrom: OWN,
    v.EnterPlay: ("this",),
    v.Exile: ("revealed", *OWN),
    v.Garrison: ("this",),
    v.History: OWN,
    v.LoseState: ("next_played",),
    v.Move: ("nation_top", "revealed", "looked", "found", "active_quest"),
    v.Play: ("that",),
    v.Recall: OWN,
    v.Return: ("this",),
    v.Submerge: OWN,
    v.ToTop: OWN,
    v.TriggerPlay: ("host",),
}
"""Words that can stand for a card there; a verb that is not here is told a sort of card."""
MOST: Final = 99
"""Largest number of anything at once."""
MOST_TIMES: Final = 9
COUNTERS: Final = frozenset(
    {
        "in_play", "owned", "others_owned", "cards_owned", "history", "exile", "garrisoned", "garrisoned_here", "token",
        "paid", "players_with_fewer", "abandoned", "returned", "discarded", "exiled", "received",
    }
)  # fmt: skip
SCORED_PLACES: Final = ("history", "in_play", "garrisoned")
WORDS: Final[Mapping[tuple[type[Verb], str], Collection[object]]] = {
    (v.Gain, "resource"): (*RESOURCES, "action"),
    (v.Collect, "place"): ("this",),
    (v.Spend, "resource"): ("action",),
    (v.AddToken, "where"): ("market", "that", "this"),
    (v.ReturnExhaust, "n"): (1,),
    (v.Take, "suit"): ("unrest", "fame"),
    (v.Look, "pile"): ("fame", "nation"),
    (v.Look, "take"): (0, 1),
    (v.Shuffle, "pile"): ("nation",),
    (v.Move, "to"): ("hand", "discard", "history", "nation_bottom"),
    (v.Swap, "one"): ("market", "hand"),
    (v.Swap, "other"): ("exile", "nation_top"),
    (v.Garrison, "under"): ("this", "region"),
    (v.Play, "way"): ("free", "action"),
    (v.Play, "ignore"): ("", "state"),
    (v.Develop, "price"): ("", "free"),
    (v.Flip, "what"): ("this", "state"),
    (v.Flip, "to"): ("", "empire"),
    (v.LoseState, "state"): FACES,
    (v.LoseState, "until"): ("", "end_of_turn"),
    (v.Extend, "verb_name"): ("acquire",),
    (v.CountAs, "icon"): ICONS,
    (v.CountAs, "until"): ("", "end_of_turn"),
    (v.ReduceRequirement, "icon"): ICONS,
    (v.ReduceRequirement, "n"): (1,),
    (v.Substitute, "icon"): ICONS,
    (v.QuestArea, "rule"): ("active", "only_when_last"),
    (v.Reveal, "piles"): (("main",), ("hand", "deck", "discard")),
    (v.NoLeave, "ways"): (("abandon",), ("recall",), ("abandon", "recall")),
    (v.ReduceUnrestCost, "parts"): (("material",), ("cards",), ("material", "cards")),
}
"""What these can be told; a resource that does not stand here is one of the three."""
EVENTS: Final = frozenset(
    {
        "play", "acquire", "break_through", "gain_from_market", "gain", "take", "return", "look", "pay", "submerge",
        "leave_play", "deck_empty", "attack_by_other", "discard_requirement", "would_history", "would_place",
        "would_gain",
    }
)  # fmt: skip
ONLY_AT: Final[Mapping[type[Verb], Collection[str]]] = {
    v.Double: ("gain_from_market",),
    v.LookExtra: ("look",),
    v.IgnoreAttack: ("attack_by_other",),
    v.ReduceRequirement: ("discard_requirement",),
    v.Substitute: ("discard_requirement",),
    Instead: ("would_history", "would_place", "would_gain"),
}
"""Moments of verbs that speak of something that is just happening."""


def card_of(facts: dict[str, object]) -> Card:
    """One card of the files; a mistake is a ValueError that says what the rules could not carry out."""
    card = msgspec.convert(facts, Card)
    if card.deck in COMMONS.values() and not card.suits:
        raise NotationError("a common card needs a suit, by which it is dealt")
    check_points(card.points)
    for block in card.blocks:
        moment, events = events_of(block.when)
        names = [name for name, _ in events]
        if unknown := [name for name in names if name not in EVENTS]:
            raise NotationError(f"nobody waits for “{unknown[0]}” (but for {', '.join(sorted(EVENTS))})")
        for said in (block.do, *filter(None, [block.by_first_rules])):
            for mistake in mistakes_in(card, moment, names, steps_of(said)):
                raise NotationError(f"{mistake} in “{said}”")
    return card


def check_points(points: int | Points) -> None:
    if isinstance(points, int):
        return
    if points.where:
        if points.where not in SCORED_PLACES:
            raise NotationError(f"no points depend on “{points.where}” (but on {', '.join(SCORED_PLACES)})")
        if isinstance(points.otherwise, Points) and not points.otherwise.where:
            raise NotationError("points elsewhere are a number or depend on another place")
        check_points(points.otherwise)
        return
    for term in points.sum or (points,):
        for mistake in wrong_count(count_of(term.per)):
            raise NotationError(f"{mistake} in “{term.per}”")


def mistakes_in(card: Card, moment: str, events: Collection[str], steps: Steps) -> Iterator[str]:
    if moment == "passive" and not events:
        yield from (f"“{name_of(step)}” does not hold by itself" for step in steps if not stands(step))
    for verb in verbs_of(steps):
        yield from wrong_moment(card, moment, events, verb)
        yield from wrong_words(verb)


def name_of(step: Step) -> str:
    return getattr(step, "name", type(step).__name__.lower())


def stands(step: Step) -> bool:
    """True of a step that holds while its card is in play, without being carried out."""
    return isinstance(step, (*v.STANDING, v.CountAs)) and not getattr(step, "until", "")


# Moments


def wrong_moment(card: Card, moment: str, events: Collection[str], verb: Verb) -> Iterator[str]:
    happening = ONLY_AT.get(type(verb))
    if happening is not None and not set(events) & set(happening):
        yield f"“{verb.name}” can only stand in a block on {' or '.join(happening)}"
    match verb:
        case v.Require():
            fits = moment == "play"
        case v.LoseState(until="end_of_turn") | v.CountAs(until="end_of_turn") | v.CopyExhaust():
            fits = moment == "exhaust"
        case v.EnterPlay():
            fits = moment == "on_gain"
        case v.NextJourney():
            fits = bool(card.reverse)
        case v.Flip(what="this"):
            fits = bool(card.reverse) or moment == "on_gain"
        case v.CountAs():
            fits = moment == "passive"
        case _:
            fits = not isinstance(verb, v.STANDING) or (moment == "passive" and not events)
    if not fits:
        yield f"“{verb.name}” cannot stand at this moment"


# Words


def wrong_words(verb: Verb) -> Iterator[str]:
    yield from wrong_repeat(verb)
    for word in verb.__struct_fields__:
        value = getattr(verb, word)
        allowed = WORDS.get((type(verb), word), RESOURCES if word == "resource" else None)
        if allowed is not None and value not in allowed:
            yield f"{verb.name} does not know “{'|'.join(value) if isinstance(value, tuple) else value}”"
        match value:
            case int() | Amount(n=int()) if number(value) > MOST:
                yield f"{verb.name} takes at most {MOST}"
            case Selector():
                yield from wrong_selector(verb, value)
            case Count():
                yield from wrong_count(value)
            case Condition():
                yield from wrong_condition(value)
            case Victims(having=Condition() as having):
                yield from wrong_condition(having)
    if isinstance(verb, v.Declare) and not set(verb.suits) <= set(MARKET_SUITS):
        yield f"{verb.name} takes only {', '.join(MARKET_SUITS)}"


def number(value: int | Amount) -> int:
    return value.n if isinstance(value, Amount) else value


def wrong_repeat(verb: Verb) -> Iterator[str]:
    """§18.2 What is repeated is short, so that a card comes to its end."""
    if not isinstance(verb, Repeat):
        return
    if not verb.per and not 1 <= verb.times <= MOST_TIMES:
        yield f"a card repeats something 1 to {MOST_TIMES} times"
    if any(isinstance(inside, Repeat) for inside in verbs_of(verb.then)):
        yield "what is repeated cannot repeat anything itself"


def wrong_selector(verb: Verb, selector: Selector) -> Iterator[str]:
    pronouns = PRONOUNS_OF.get(type(verb), ())
    if selector.pronoun:
        if selector.pronoun not in pronouns:
            yield f"“{selector.pronoun}” means no card that {verb.name} could take"
        elif isinstance(verb, v.Garrison) and verb.under == "this":
            yield "a card cannot lie in its own garrison"
        return
    if isinstance(verb, (v.EnterPlay, v.Move, v.TriggerPlay)):
        yield f"{verb.name} takes only {', '.join(pronouns)}"
    if isinstance(verb, v.Garrison) and verb.under == "region":
        yield "only this card goes under a region: garrison(this -> region)"
    known = PLACES_OF.get(type(verb), PLACES)
    yield from (f"{verb.name} does not look in “{place}”" for place in selector.places if place not in known)
    yield from wrong_filter(selector.what)
    if selector.hosting is not None:
        yield from wrong_filter(selector.hosting)
    if selector.bearing and selector.bearing not in RESOURCES:
        yield f"“{selector.bearing}” never lies on a card"
    suits = selector.what.atoms
    if isinstance(verb, v.BreakThrough) and suits != ("variable",) and not (suits and set(suits) <= set(MARKET_SUITS)):
        yield f"one breaks through for {', '.join(MARKET_SUITS)} or variable"


def wrong_filter(filter: Filter) -> Iterator[str]:
    atoms = [atom for term in filter.terms for atom in term.atoms]
    yield from (f"“{atom}” is no sort of card" for atom in atoms if not atom.startswith('"') and atom not in SORTS)


def wrong_count(count: Count) -> Iterator[str]:
    if count.of not in COUNTERS:
        yield f"“{count.of}” cannot be counted"
    elif count.of in ("token", "paid", "players_with_fewer"):
        if not set(count.what.atoms) or not set(count.what.atoms) <= set(RESOURCES):
            yield f"{count.of} counts {', '.join(RESOURCES)}"
    else:
        yield from wrong_filter(count.what)


def wrong_condition(condition: Condition) -> Iterator[str]:
    for part in condition.parts:
        yield from wrong_part(part)


def wrong_part(part: Simple) -> Iterator[str]:
    match part.of:
        case "state" if part.words[0] not in FACES:
            yield f"there is no state “{part.words[0]}”"
        case "nation" if part.words[:1] and part.words[0] not in NATIONS:
            yield f"there is no nation “{part.words[0]}”"
        case "attacker_pays" if len(part.words) != 2 or part.words[0] != "progress" or not part.words[1].isdecimal():
            yield "an attacker pays progress: attacker_pays(progress, 1)"
        case "state" | "nation" | "attacker_pays" | "match" | "active_quest":
            return
        case "count":
            assert part.count is not None
            yield from wrong_count(part.count)
        case _:
            yield f"“{part.of}” is no condition"
