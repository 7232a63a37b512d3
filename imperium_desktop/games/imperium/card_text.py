"""The cards of Imperium in words: what each does, what its fields say, and the words on it explained."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

import msgspec

from imperium_desktop.games.imperium.rules.cards.notation import count_of, events_of, steps_of
from imperium_desktop.games.imperium.rules.components import Block, Card, Points
from imperium_desktop.games.imperium.rules.content import CAP
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.rules.effects.selecting import Selector
from imperium_desktop.rules.effects.steps import Step, verbs_of
from imperium_desktop.text.effects import Pieces, plain
from imperium_desktop.text.phrases import Phrases
from imperium_desktop.text.words import Words

Heard: TypeAlias = tuple[str, tuple[Selector, ...]]
"""An event that a block waits for, and what is told of it."""
SUBTYPES: Final = ("city", "metropolis", "knight", "mask", "scroll")
"""What a card is besides its suits; the other types are icons."""


def card_pieces(words: Words, card: Card) -> list[Pieces]:
    """All that a card does, block by block."""
    return [block_pieces(words, card, block) for block in card.blocks]


def card_text(words: Words, card: Card) -> str:
    return " ".join(plain(pieces) for pieces in card_pieces(words, card))


def block_pieces(words: Words, card: Card, block: Block) -> Pieces:
    """What it does at one moment."""
    moment, events = events_of(block.when)
    phrases = words.cards.phrases
    event = phrases.either([phrases.event(name, told, RESOURCES) for name, told in joined_events(phrases, events)])
    facts = {"event": event, "kept": "fame" not in card.suits, "further": block is not card.blocks[0]}
    return words.cards.block(moment, steps_of(block.do), facts, whole=bool(events))


def joined_events(phrases: Phrases, events: Sequence[Heard]) -> Sequence[Heard]:
    """Two that wait for the same cards are said together, where there are words: "acquire or break through"."""
    together = "_".join(name for name, _ in events)
    same = len({told for _, told in events}) == 1
    return [(together, events[0][1])] if same and f"on_{together}" in phrases else events


# Fields


def field_lines(words: Words, card: Card) -> list[Pieces]:
    """Suits and icons, marks, what it costs to develop and what it is worth."""
    field = words.cards.field
    subtypes = [type for type in card.types if type in SUBTYPES]
    icons = [type for type in card.types if type not in SUBTYPES]
    sorts = {"suits": card.suits, "types": icons, "subtypes": subtypes}
    return [
        *(field(key, sorts=tuple(f"icon_{sort}" for sort in shown)) for key, shown in sorts.items() if shown),
        *([field("state", state=card.state)] if card.state else ()),
        *(field(mark) for mark in card.header),
        *([field("free")] if card.free else ()),
        *([field("quest")] if card.quest else ()),
        *([field("journey")] if card.reverse else ()),
        *([develop_pieces(words, card)] if card.develop is not None else ()),
        *([points_pieces(words, card)] if card.points else ()),
        *([field("later")] if any(copy.replaces for copy in card.copies) else ()),
    ]


def develop_pieces(words: Words, card: Card) -> Pieces:
    """What it costs to develop it."""
    cost = {str(resource): n for resource, n in (card.develop or {}).items()}
    return words.cards.field("develop", cost) if cost else words.cards.field("develop_free")


def points_pieces(words: Words, card: Card) -> Pieces:
    """§11.2 What it is worth at the end."""
    field, points = words.cards.field, card.points
    if isinstance(points, int):
        return field("points", n=points)
    if points.where:
        return placed_points(words, points)
    parts: list[Pieces] = [counted_points(words, part) for part in points.sum or (points,)]
    between: Pieces = (" + ",)
    said = parts[0]
    for part in parts[1:]:
        said = said + between + part
    return (*said, *field("most", most=CAP))


def placed_points(words: Words, points: Points) -> Pieces:
    """Write points that depend on the place: "12 VP in a garrison, 8 VP in your history, otherwise 3 VP"."""
    field, otherwise = words.cards.field, points.otherwise
    here = field("points_where", where=points.where, then=points.then)
    if isinstance(otherwise, int):
        return (*here, *field("points_otherwise", n=otherwise))
    return (*here, ", ", *placed_points(words, otherwise))


def counted_points(words: Words, part: Points) -> Pieces:
    """Write points that are counted: "1 VP for every 3 regions you own"."""
    return words.cards.field("points_per", n=part.points, per=words.cards.phrases.count(count_of(part.per), part.each))


# Words explained

EXPLAINED: Final = {
    "quest": {"impending_quest", "active_quest"},
    "knight": {"knight"},
    "mask": {"mask"},
    "scroll": {"scroll"},
}
"""Sorts of cards that do nothing by themselves, and the words of the notation that mean them."""


def keyword_lines(words: Words, card: Card) -> list[tuple[str, Pieces]]:
    """The words on a card that need explaining, in the order in which it shows them: name and meaning."""
    explained = words.cards.keywords
    return [words.cards.keyword(word) for word in dict.fromkeys(words_on(card)) if word in explained]


def words_on(card: Card) -> Iterable[str]:
    yield from card.header
    if card.free:
        yield "free"
    if card.state:
        yield "state"
    if card.develop is not None:
        yield "develop"
    if card.quest:
        yield "quest"
    if card.reverse:
        yield "journey"
    yield from (suit for suit in card.suits if suit in ("fame", "unrest", "power"))
    yield from (type for type in card.types if type in EXPLAINED)
    for block in card.blocks:
        moment, events = events_of(block.when)
        if moment != "on_gain" or "fame" in card.suits:
            yield moment
        yield from (name for name, _ in events)
        for verb in verbs_of(steps_of(block.do)):
            yield verb.name
            yield from sorts_in(verb)
    if any(copy.replaces for copy in card.copies):
        yield "later"


def sorts_in(verb: Step) -> Iterable[str]:
    """Sorts of cards in a verb that need explaining."""
    for what in msgspec.structs.asdict(verb).values():
        if isinstance(what, Selector):
            named = {what.pronoun, *(atom for term in what.what.terms for atom in term.atoms)}
            yield from (sort for sort, words in EXPLAINED.items() if named & words)
