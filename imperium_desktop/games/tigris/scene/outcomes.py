"""Conflicts that are over, for the stage of events: both sums, who won, what leaves the board."""

from collections.abc import Iterator, Sequence

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.state import State
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.games.tigris.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Side

RULES = {events.RevoltWon: "§6", events.WarWon: "§7"}


def outcomes(shown: Shown, new: int) -> Iterator[Outcome]:
    """Outcomes of the events that came after the first `new`."""
    for place in range(new, len(shown.events)):
        event = shown.events[place]
        if isinstance(event, events.RevoltWon | events.WarWon):
            yield outcome(event, shown.events[:place], shown.view, shown.words)


def outcome(won: events.RevoltWon | events.WarWon, before: Sequence[Event], view: State, words: Words) -> Outcome:
    leaders = words.name(won.leader, "pl")
    war = isinstance(won, events.WarWon)
    title = say("war_of_the_leaders", leaders=leaders) if war else say("revolt_of_the_leaders", leaders=leaders)
    added = added_to(before)
    sides = (
        side(won.seat, won.strength, added.get(won.seat, 0), won=True, words=words),
        side(won.rival, won.rival_strength, added.get(won.rival, 0), won=False, words=words),
    )
    lost = [f"tile/{square}" for square in won.removed] if isinstance(won, events.WarWon) else []
    fighters = [f"leader/{view.players[seat].dynasty}/{won.leader}" for seat in (won.seat, won.rival)]
    return Outcome(
        icon="tigris-war" if war else "tigris-revolt",
        title=escaped(title),
        sides=sides,
        lines=(escaped(words.event(won)),),
        elements=(*fighters, *lost),
        seats=frozenset((won.seat, won.rival)),
        rule=RULES[type(won)],
    )


def added_to(before: Sequence[Event]) -> dict[int, int]:
    """Tiles from behind the screens, in the conflict that was fought last."""
    found: dict[int, int] = {}
    for event in reversed(before):
        if isinstance(event, events.RevoltBegan | events.WarBegan):
            break
        if isinstance(event, events.SupportCommitted):
            found[event.seat] = event.count
    return found


def side(seat: int, strength: int, added: int, *, won: bool, words: Words) -> Side:
    parts = say("board_on_the_board", board=strength - added, added=added)
    return Side(seat, escaped(words.seat(seat)), str(strength), parts, won)
