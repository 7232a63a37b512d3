"""The notation of the card files, read with the verbs of this game."""

from functools import lru_cache
from typing import Final

from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.rules.effects.notation import NotationError, Reader
from imperium_desktop.rules.effects.selecting import Count, Selector
from imperium_desktop.rules.effects.steps import Steps

MOMENTS: Final = ("play", "exhaust", "solstice", "passive", "on_gain", "on_enter", "game_end")


def named(notation: str) -> str:
    """Names in the notation are English titles; the files call cards by their nouns."""
    parts = notation.split('"')
    parts[1::2] = [noun_of(name) for name in parts[1::2]]
    return '"'.join(parts)


def noun_of(title: str) -> str:
    plain = title.lower().replace("ø", "o").replace("'", "").replace("&", "and")
    return "_".join("".join(sign if sign.isalnum() else " " for sign in plain).split())


@lru_cache(maxsize=2_000)
def steps_of(notation: str) -> Steps:
    """A notation that cannot be read is a NotationError. Rules, texts and faces ask for the same ones."""
    return v.VOCABULARY.read(named(notation))


def events_of(when: str) -> tuple[str, tuple[tuple[str, tuple[Selector, ...]], ...]]:
    """`exhaust on return(unrest)`: the moment, and the events it waits for with what is told of each."""
    reader = Reader(v.VOCABULARY, named(when))
    moment = reader.word("a moment")
    if moment not in MOMENTS:
        raise NotationError(f"nothing happens at the moment “{moment}” (there are {', '.join(MOMENTS)})")
    events: list[tuple[str, tuple[Selector, ...]]] = []
    if reader.accept("on"):
        while not events or reader.accept("|"):
            name = reader.word("an event")
            told: list[Selector] = []
            if reader.accept("("):
                told.append(reader.selector())
                while reader.accept(","):
                    told.append(reader.selector())
                reader.expect(")")
            events.append((name, tuple(told)))
    if reader.sign:
        raise NotationError(f"“{reader.sign}” is not expected in “{when}”")
    return moment, tuple(events)


def count_of(notation: str) -> Count:
    """Read a condition such as `in_play(city|metropolis)`."""
    return Reader(v.VOCABULARY, named(notation)).count()
