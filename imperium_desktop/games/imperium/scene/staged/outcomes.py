"""Outcomes that must be seen before play goes on.

What others do to the player, a solstice that asked nobody, the end coming.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.scene.choices.telling import tell_all
from imperium_desktop.games.imperium.scene.messages import say
from imperium_desktop.games.imperium.scene.shown import Shown
from imperium_desktop.games.imperium.scene.staged.accession import ACCESSION
from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting

LOSSES: Final = ("discarded", "abandoned", "exiled", "submerged")


def outcomes(shown: Shown, new: int) -> Iterator[Outcome]:
    """Outcomes of the events that came after the first `new`."""
    told = shown.events
    turn = whose_turn(told[:new])
    for place in range(new, len(told)):
        event = told[place]
        if isinstance(event, events.TurnBegan):
            turn = event.seat
        elif isinstance(event, events.SolsticeBegan):
            turn = None
            yield from solstice(told[place + 1 :], event.turn, shown)
        elif isinstance(event, events.ScoringTriggered):
            yield scoring(event, shown)
        elif isinstance(event, events.BecameEmpire):
            yield accession(event, shown)
        elif isinstance(event, events.JourneyMoved) and event.seat != shown.seat:
            yield journey(event, shown)
        elif turn is not None and turn != shown.seat and hurts(event, shown.seat):
            yield harm(event, turn, shown)


def whose_turn(told: Sequence[Event]) -> int | None:
    for event in reversed(told):
        if isinstance(event, events.TurnBegan):
            return event.seat
        if isinstance(event, events.SolsticeBegan):
            return None
    return None


def hurts(event: Event, seat: int) -> bool:
    """True of an event in another player's turn that hurts the seat."""
    match event:
        case events.TokensStolen(rival=rival) | events.CardGiven(rival=rival):
            return rival == seat
        case events.UnrestTaken(seat=whose):
            return whose == seat
        case events.CardsMoved(seat=whose, way=way):
            return whose == seat and way in LOSSES
    return False


def harm(event: Event, turn: int, shown: Shown) -> Outcome:
    words = shown.words
    cards = (*getattr(event, "cards", ()), *filter(None, (getattr(event, "card", ""),)))
    icon = "imperium-unrest" if isinstance(event, events.UnrestTaken) else "imperium-attack"
    return Outcome(
        icon,
        say("plays_against_you", name=escaped(words.seat(turn))),
        lines=(escaped(words.event(event)),),
        elements=(f"look/{turn}",),
        lost=tuple(f"card/{card}" for card in cards),
        seats=frozenset((shown.seat, turn)),
        rule="§9",
    )


def accession(event: events.BecameEmpire, shown: Shown) -> Outcome:
    """The state card of a person turns; of a bot's a panel tells."""
    return Outcome(
        "imperium-empire",
        escaped(shown.words.event(event)),
        lines=(
            say("the_state_card_turns"),
            say("whenever_its_deck_runs_out_an_empire"),
        ),
        seats=frozenset((event.seat,)),
        elements=(f"look/{event.seat}",),
        rule="§5.1",
        painting=Painting(f"{ACCESSION}{event.seat}", 1, prompted=True, told_of_bots=True),
    )


def journey(event: events.JourneyMoved, shown: Shown) -> Outcome:
    return Outcome(
        "imperium-journey",
        escaped(shown.words.event(event)),
        lines=(say("from_now_on_this_journey_card_counts"),),
        elements=(f"look/{event.seat}",),
        seats=frozenset((event.seat,)),
        rule="§29.3",
    )


def scoring(event: events.ScoringTriggered, shown: Shown) -> Outcome:
    return Outcome(
        "app-warning",
        say("the_next_round_is_the_last"),
        lines=(escaped(shown.words.event(event)),),
        seats=frozenset(range(len(shown.view.players))),
        rule="§11.1",
    )


def solstice(told: Sequence[Event], turn: int, shown: Shown) -> Iterator[Outcome]:
    """What it brought to each, if it is over and brought anything."""
    end = next((place for place, event in enumerate(told) if isinstance(event, events.RoundBegan)), None)
    if end is None:
        return
    lines = list(lane_lines(told[:end], shown, shown.words))
    if lines:
        yield Outcome(
            "imperium-solstice",
            say("solstice_of_round", round=turn),
            lines=tuple(lines),
            seats=frozenset(range(len(shown.view.players))),
            rule="§6",
        )


def lane_lines(told: Sequence[Event], shown: Shown, words: Words) -> Iterator[str]:
    for seat in range(len(shown.view.players)):
        own = [event for event in told if getattr(event, "seat", None) == seat]
        said = tell_all(own, seat, words)
        if said:
            name = say("you") if seat == words.reader else words.seat(seat)
            yield f"**{escaped(name)}:** " + " · ".join(said)
