"""What events bring, in a few words with icons: for choices, steps and the solstice."""

from collections.abc import Iterable, Sequence

from imperium_desktop.markup import escaped
from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.content import UNKNOWN
from imperium_desktop.rules.imperium.names import RESOURCES
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.imperium.signs import WORDS
from imperium_desktop.ui.theme.language import tr

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
"""They go without saying where it is told what a card brings."""


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
        found.append(tr("{n} cards drawn", n=drawn))
    return found


def tell(event: Event, seat: int, words: Words) -> str:
    """In icons where it is about tokens; the rest as the log would tell it. Empty for what goes without saying."""
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
    name = words.name(resource, count=n) if resource != "action" else tr("actions", n=n)
    return f"{n}{{icon:{WORDS[resource]}|{name}}}"


def price(paid: Sequence[int], words: Words) -> str:
    """ "−2 material −1 progress", in icons."""
    return amounts(paid, words, "−")


def amounts(tokens: Sequence[int], words: Words, sign: str = "") -> str:
    """Of each resource of which there is any."""
    return " ".join(f"{sign}{amount(name, n, words)}" for name, n in zip(RESOURCES, tokens, strict=True) if n)
