"""The sentences of a card with icons in them, as the faces, the steps and the closer look show them."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

from imperium_desktop.games.imperium.card_text import card_pieces, field_lines, points_pieces
from imperium_desktop.games.imperium.rules.cards.notation import events_of
from imperium_desktop.games.imperium.rules.components import Card
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.scene.signs import WORDS
from imperium_desktop.markup import escaped
from imperium_desktop.rules.effects.steps import Step
from imperium_desktop.text.effects import Icon, Pieces
from imperium_desktop.text.words import Words

NUMBERED = frozenset({"material", "population", "progress", "action", "card", "vp"})
"""One of these is written with its number: "1 material"."""
ANNOUNCED = frozenset({"exhaust", "solstice"})
WRITTEN = frozenset({"card"})
"""Words that read better than an icon."""


@lru_cache(maxsize=4)
def records(content: Components) -> Mapping[str, Card]:
    """What is printed on each physical card."""
    return {copy.id: card for card in content.box.cards for copy in card.copies}


def card_sentences(words: Words, card: Card) -> list[str]:
    """All that it does, block by block, and what is counted for its points."""
    said = [
        announced(words, events_of(block.when)[0], marked(pieces))
        for block, pieces in zip(card.blocks, card_pieces(words, card), strict=True)
    ]
    return said if isinstance(card.points, int) else [*said, marked(points_pieces(words, card))]


def announced(words: Words, moment: str, said: str) -> str:
    """Text behind the sign of a moment that players look for, whose word stands out."""
    if moment not in ANNOUNCED:
        return said
    name, _ = words.cards.keyword(moment)
    rest = said.removeprefix(name)
    return f"{{icon:{WORDS[moment]}|}} " + (f"**{name}**{rest}" if rest != said else said)


def card_fields(words: Words, card: Card) -> list[str]:
    """Suits, marks, prices and points."""
    return [marked(pieces) for pieces in field_lines(words, card)]


def steps_sentence(words: Words, steps: Iterable[Step]) -> str:
    """Steps as they stand in a choice, or in the list of what is being carried out."""
    return marked(words.cards.steps(tuple(steps)))


def marked(pieces: Pieces) -> str:
    return "".join(drawn(piece) if isinstance(piece, Icon) else escaped(piece) for piece in pieces)


def drawn(icon: Icon) -> str:
    """Words with an icon for everything that has one, each also read aloud."""
    noun = icon.noun.removeprefix("state=")
    sign = WORDS.get(noun) if noun not in WRITTEN else None
    if sign is None:
        return escaped(icon.words)
    number = str(icon.n) if icon.n != 1 or noun in NUMBERED else ""
    return f"{number}{{icon:{sign}|{icon.words}}}"
