"""What events bring, in a few words with icons: for choices, steps and the solstice."""

from collections.abc import Iterable, Sequence

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.names import RESOURCES
from imperium_desktop.games.imperium.scene.choices.ahead import Ahead
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.signs import WORDS
from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Decision, Event, Option
from imperium_desktop.text.words import Words

SILENT = (
    events.CardPlayed,
    events.CardExhausted,
    events.SlotRefilled,
    events.TurnBegan,
    events.RoundBegan,
    events.SolsticeBegan,
    events.NationShuffled,
    events.DeckShuffled,
)
"""Events that go without saying where it is told what a card brings."""
TOKENS = (events.TokensGained, events.TokensPaid, events.TokensStolen)
ACTING = "imperium.act"
"""What is asked after every card."""
BETWEEN = " · "
"""Sign between the parts of what is told."""


def tell_ahead(ahead: Ahead, seat: int, had: Sequence[int], words: Words) -> list[str]:
    """What the seat would have of its tokens, all else that would happen, and what would be asked then."""
    other = (event for event in ahead.events if not (isinstance(event, TOKENS) and seat in sides_of(event)))
    said = [*changes(had, ahead.tokens or had, words), *tell_all(other, seat, words)]
    question = asks_next(ahead, seat, words)
    return [*said, say("then_question", question=question)] if question else said


def asks_next(ahead: Ahead, seat: int, words: Words) -> str:
    """What the seat would be asked before the card is done; empty where that is nothing."""
    asked = ahead.decision
    return escaped(without_card(asked, words)) if asked and asked.seat == seat and asked.kind != ACTING else ""


def sides_of(event: events.TokensGained | events.TokensPaid | events.TokensStolen) -> tuple[int, ...]:
    return (event.seat, event.rival) if isinstance(event, events.TokensStolen) else (event.seat,)


def changes(had: Sequence[int], has: Sequence[int], words: Words) -> list[str]:
    """Write "3 → 4", in icons, for each resource of which there will be more or less."""
    return [
        f"{before} → {amount(name, after, words)}"
        for name, before, after in zip(RESOURCES, had, has, strict=True)
        if before != after
    ]


def without_card(asked: Decision[Option], words: Words) -> str:
    """A question without the name of the card that asks it."""
    name, _, question = words.kind(asked).partition(": ")
    card = str(asked.facts.get("card", ""))
    return question if question and card and name == words.label(card) else words.kind(asked)


def tell_all(told: Iterable[Event], seat: int, words: Words) -> list[str]:
    """Each once, in their order; cards that the seat draws one after another together."""
    found: list[str] = []
    drawn = 0
    for event in told:
        if isinstance(event, events.CardDrawn) and event.seat == seat:
            drawn += 1
            continue
        text = tell(event, seat, words)
        if text and text not in found:
            found.append(text)
    if drawn:
        found.append(say("cards_drawn", n=drawn))
    return found


def tell(event: Event, seat: int, words: Words) -> str:
    """Tell an event, in icons where it is about tokens; the rest as the log would tell it.

    Empty for what goes without saying.
    """
    match event:
        case events.TokensGained(seat=whose, resource=resource, n=n):
            return of(whose, seat, words) + f"+{amount(resource, n, words)}"
        case events.TokensPaid(seat=whose, material=material, population=population, progress=progress):
            return of(whose, seat, words) + price((material, population, progress), words)
        case events.TokensStolen(seat=whose, rival=rival, resource=resource, n=n) if seat in (whose, rival):
            other = escaped(words.seat(rival if whose == seat else whose))
            sign = "+" if whose == seat else "−"
            return f"{sign}{amount(resource, n, words)} ({other})"
        case events.ActionsGained(n=n):
            return f"+{amount('action', n, words)}"
        case events.UnrestTaken(seat=whose):
            return of(whose, seat, words) + f"+{{icon:{WORDS['unrest']}|{words.name('unrest')}}}"
    if isinstance(event, SILENT) or UNKNOWN in getattr(event, "cards", (getattr(event, "card", ""),)):
        return ""
    return escaped(words.event(event).rstrip("."))


def of(whose: int, seat: int, words: Words) -> str:
    """The name of somebody else."""
    return "" if whose == seat else f"{escaped(words.seat(whose))}: "


def amount(resource: str, n: int, words: Words) -> str:
    name = words.name(resource, count=n) if resource != "action" else say("actions", n=n)
    return f"{n}{{icon:{WORDS[resource]}|{name}}}"


def price(paid: Sequence[int], words: Words) -> str:
    """Write a price in icons: "−2 material −1 progress"."""
    return amounts(paid, words, "−")


def amounts(tokens: Sequence[int], words: Words, sign: str = "") -> str:
    """Amounts of each resource of which there is any."""
    return " ".join(f"{sign}{amount(name, n, words)}" for name, n in zip(RESOURCES, tokens, strict=True) if n)
