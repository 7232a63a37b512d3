"""The cards of Imperial Settlers in words: what each does, and what its fields say."""

from collections.abc import Callable, Iterable, Sequence

import msgspec

from imperium_desktop.games.settlers.rules import components
from imperium_desktop.games.settlers.rules.cards.vocabulary import COLOR_BUILT, Gain, Per, When
from imperium_desktop.games.settlers.rules.content import Ability, PlayingCard, abilities_of
from imperium_desktop.games.settlers.rules.names import Color, color_noun
from imperium_desktop.rules.effects.steps import verbs_of
from imperium_desktop.text.effects import Pieces, plain
from imperium_desktop.text.words import Words


def card_pieces(words: Words, card: components.Card) -> list[Pieces]:
    """All that a card does, sentence by sentence."""
    return [ability_pieces(words, ability, card.colors) for ability in abilities_of(card)]


def card_text(words: Words, card: components.Card) -> str:
    return " ".join(plain(pieces) for pieces in card_pieces(words, card))


def ability_pieces(words: Words, ability: Ability, colors: Sequence[Color] = ()) -> Pieces:
    """Write an ability as a sentence; `colors` are those of the card itself."""
    moment, facts = moment_and_facts(ability.when, colors)
    return words.cards.block(moment, ability.steps, {**facts, "limit": ability.limit})


def moment_and_facts(when: When, colors: Sequence[Color]) -> tuple[str, dict[str, object]]:
    color = COLOR_BUILT.get(when)
    if color is not None:
        return "on_build", {"color": color_noun(color), "own": color in colors}
    return when, {}


# Fields


def field_lines(words: Words, card: PlayingCard) -> list[Pieces]:
    """Cost, Deal, Raze field, colours, points."""
    field = words.cards.field
    cost = {good: n for good, n in msgspec.structs.asdict(card.cost).items() if n}
    return [
        field("cost", cost) if cost else field("free"),
        *([field("deal", {card.deal: 1})] if card.deal else ()),
        field("raze", dict[str, int](card.raze.items())) if card.raze else field("no_raze"),
        field("colors", colors=tuple(map(color_noun, card.colors))) if card.colors else field("no_color"),
        *([field("points", points=card.points)] if card.points else ()),
    ]


def counting_lines(words: Words, abilities: Iterable[Ability], count: Callable[[Per], int]) -> list[Pieces]:
    """Write "grey: 2 of 3" for everything that the card counts on the table just now."""
    gains = [verb for ability in abilities for verb in verbs_of(ability.steps) if isinstance(verb, Gain) and verb.per]
    return [counting_line(words, gain, count(gain.per)) for gain in gains if gain.per]


def counting_line(words: Words, gain: Gain, count: int) -> Pieces:
    color = color_noun(gain.color) if gain.color else None
    shown = count if gain.max is None else min(count, gain.max)
    return words.cards.field("count", color=color, banked=gain.per == "banked", count=shown, max=gain.max)
