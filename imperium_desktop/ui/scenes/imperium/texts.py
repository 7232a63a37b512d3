"""The sentences of a card with icons in them, as the faces, the steps and the closer look show them."""

from collections.abc import Iterable

from imperium_desktop.markup import escaped
from imperium_desktop.rules.effects.steps import Step
from imperium_desktop.rules.imperium.content import PlayingCard
from imperium_desktop.text.effects import Icon, Pieces
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.imperium.signs import WORDS

NUMBERED = frozenset({"material", "population", "progress", "action", "card"})
"""One of these is written with its number: "1 material"."""


def card_sentences(words: Words, card: PlayingCard) -> list[str]:
    """All that it does, block by block."""
    return [marked(words.cards.block(block.when, block.steps, {})) for block in card.blocks]


def step_sentence(words: Words, step: Step) -> str:
    """One step of it, as it stands in the list of what is being carried out."""
    return marked(words.cards.block("play", (step,), {}))


def steps_sentence(words: Words, steps: Iterable[Step]) -> str:
    return marked(words.cards.block("play", tuple(steps), {}))


def marked(pieces: Pieces) -> str:
    return "".join(drawn(piece) if isinstance(piece, Icon) else escaped(piece) for piece in pieces)


def drawn(icon: Icon) -> str:
    """With an icon for everything that has one, each also read aloud."""
    sign = WORDS.get(icon.noun)
    if sign is None:
        return escaped(icon.words)
    number = str(icon.n) if icon.n != 1 or icon.noun in NUMBERED else ""
    return f"{number}{{icon:{sign}|{icon.words}}}"
