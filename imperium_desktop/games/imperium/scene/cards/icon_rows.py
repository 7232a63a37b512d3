"""What a card does in rows of icons, for faces too small for sentences."""

from collections.abc import Iterable, Iterator
from typing import Final

from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.content import Block, PlayingCard
from imperium_desktop.games.imperium.scene.signs import WORDS
from imperium_desktop.rules.effects.selecting import Count, Filter, Selector
from imperium_desktop.rules.effects.steps import All, Choose, Cost, EachOther, If, May, Prefix, Step, Steps
from imperium_desktop.ui.scenes.cards.small_parts import Token, counted_tokens, joined_tokens, sign_token

MOMENTS: Final = {"exhaust": "imperium-exhaust", "solstice": "imperium-solstice", "game_end": "app-trophy"}
LONGEST: Final = 5.2
"""Longest row, in icons."""
VERBS: Final[dict[type, tuple[str, ...]]] = {
    v.Discard: ("app-discard",),
    v.Exile: ("imperium-exile",),
    v.Swap: ("imperium-exile", "↔"),
    v.Garrison: ("imperium-garrison",),
    v.History: ("imperium-history",),
    v.Develop: ("imperium-develop",),
    v.Find: ("app-search",),
    v.ToTop: ("app-deck", "↑"),
    v.Recall: ("app-hand",),
    v.IgnoreAttack: ("app-close", "imperium-attack"),
    v.ReturnExhaust: ("imperium-exhaust", "↑"),
    v.CopyExhaust: ("imperium-exhaust", "?"),
    v.TriggerScoring: ("app-trophy",),
    v.Shuffle: ("app-deck",),
    v.Flip: ("app-redo",),
    v.TriggerPlay: ("imperium-action",),
    v.Play: ("app-hand", "imperium-action"),
    v.Declare: ("?",),
    v.Reveal: ("app-visible",),
    v.Move: ("app-hand",),
    v.Give: ("app-hand", "→", "app-person"),
    v.DrawFrom: ("app-discard", "→", "app-hand"),
    v.HandLimit: ("app-hand", "+"),
    v.Unplayable: ("app-close",),
    v.Double: ("×", "2"),
    v.CountAs: ("=",),
    v.ReduceUnrestCost: ("−", "imperium-unrest"),
    v.LoseState: ("imperium-empire",),
    v.EnterPlay: ("imperium-pinned",),
    v.Submerge: ("imperium-sunken",),
    v.NextJourney: ("imperium-journey", "→"),
    v.ReduceDevelopCost: ("−", "imperium-develop"),
    v.ReduceRequirement: ("−", "imperium-mask"),
    v.Substitute: ("=", "imperium-mask"),
}


def token_rows(card: PlayingCard) -> list[list[Token]]:
    rows: list[list[Token]] = []
    for block in card.blocks:
        rows += broken(block_tokens(block))
    return rows


def broken(tokens: Iterable[Token]) -> list[list[Token]]:
    """Break tokens into rows that are not too long."""
    rows: list[list[Token]] = []
    width = LONGEST
    for token in tokens:
        if width + token.width > LONGEST:
            rows.append([])
            width = 0.0
        rows[-1].append(token)
        width += token.width
    return rows


def block_tokens(block: Block) -> Iterator[Token]:
    sign = MOMENTS.get(block.when)
    if sign is not None:
        yield Token(icon=sign)
    yield from steps_tokens(block.steps)


def steps_tokens(steps: Steps) -> Iterator[Token]:
    for step in steps:
        yield from step_tokens(step)


def step_tokens(step: Step) -> Iterator[Token]:
    match step:
        case Cost() | Choose() | May():
            yield from joined_tokens(step, steps_tokens)
        case If(then=then, otherwise=otherwise):
            yield Token(text="?")
            yield from steps_tokens((*then, *otherwise))
        case EachOther(then=then) | All(then=then):
            yield from (Token(icon="app-person"), Token(text=":"))
            yield from steps_tokens(then)
        case Prefix(then=then):
            yield from steps_tokens(then)
        case v.Gain(resource, n, per):
            yield from counted(resource, n)
            yield from per_tokens(per)
        case v.Pay(resource, amount):
            yield from counted(resource, amount.n)
        case v.Spend(resource, n) | v.AddToken(resource=resource, n=n):
            yield from counted(resource, n)
        case v.Steal(resource, n):
            yield from (Token(icon="app-person"), Token(text="→"))
            yield from counted(resource, n)
        case v.Draw(amount) | v.DrawIfAble(amount):
            yield from counted("card", amount.n)
        case v.Take(suit):
            yield Token(icon=WORDS.get(suit, "imperium-unrest"))
        case v.Return():
            yield from (Token(icon="imperium-unrest"), Token(text="↑"))
        case v.Look(pile=pile):
            yield from (Token(icon="app-visible"), Token(icon=WORDS.get(pile, "imperium-accession")))
        case v.Acquire(what):
            yield from selected(what)
        case v.BreakThrough(what):
            yield Token(text="»")
            yield from selected(what)
        case v.Abandon(what):
            yield from selected(what)
            yield Token(icon="app-discard")
        case _:
            yield from map(sign_token, VERBS.get(type(step), ()))


def counted(word: str, n: int) -> Iterator[Token]:
    yield from counted_tokens(WORDS.get(word, "app-deck"), n)


def per_tokens(per: Count | None) -> Iterator[Token]:
    if per is not None:
        yield Token(text="×")
        yield from filtered(per.what)


def selected(what: Selector) -> Iterator[Token]:
    yield from filtered(what.what)


def filtered(filter: Filter) -> Iterator[Token]:
    """All suits and types of its first term, side by side."""
    atoms = filter.terms[0].atoms if filter.terms else ()
    signs = [WORDS[atom] for atom in atoms if atom in WORDS]
    yield from (Token(icon=sign) for sign in signs or ["app-deck"])
