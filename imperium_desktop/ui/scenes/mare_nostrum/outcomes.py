"""Battles that are over, for the stage of events: dice, sums, hits, who fell and who is left."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.markup import escaped
from imperium_desktop.rules.mare_nostrum import events
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.mare_nostrum.battle_sheet import ROMAN
from imperium_desktop.ui.scenes.mare_nostrum.event_signs import place_key
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Side
from imperium_desktop.ui.stage.shown import Shown
from imperium_desktop.ui.theme.language import tr

WON: Final = {
    "conquered": (True, False),
    "repelled": (False, True),
    "undecided": (False, False),
    "ruin": (False, False),
}


def outcomes(shown: Shown, new: int) -> Iterator[Outcome]:
    """Of the events that came after the first `new`."""
    for place in range(new, len(shown.events)):
        event = shown.events[place]
        if isinstance(event, events.BattleEnded):
            yield battle(event, told_of(shown.events[: place + 1]), shown.words)


def told_of(told: Sequence[Event]) -> Sequence[Event]:
    """The events of the battle that was fought last."""
    began = max(place for place, event in enumerate(told) if isinstance(event, events.BattleBegan))
    return told[began:]


def battle(ended: events.BattleEnded, told: Sequence[Event], words: Words) -> Outcome:
    rolls = {event.seat: event for event in told if isinstance(event, events.DiceRolled)}
    lines = [event for event in told if isinstance(event, events.HitIgnored | events.UnitsLost | events.BattleEnded)]
    ours, theirs = WON[ended.outcome]
    at_sea = place_key(ended.place).startswith("sea/")
    unit = "trireme" if at_sea else "legion"
    return Outcome(
        icon="mare-military",
        title=escaped(tr("Battle: {place}", place=words.label(ended.place))),
        sides=(
            side(rolls[ended.seat], words, won=ours),
            side(rolls[ended.rival], words, won=theirs),
        ),
        lines=tuple(escaped(words.event(event)) for event in lines),
        elements=(place_key(ended.place), f"{unit}/{ended.seat}/{ended.place}", f"{unit}/{ended.rival}/{ended.place}"),
        seats=frozenset((ended.seat, ended.rival)),
        rule="§7.6",
    )


def side(roll: events.DiceRolled, words: Words, *, won: bool) -> Side:
    """Dice as they lay, what was added, and the hits."""
    dice = " · ".join(ROMAN[face] for face in roll.dice) or tr("no dice")
    parts = f"{dice} +{roll.bonus}" if roll.bonus else dice
    hits = tr("{n} hits", n=roll.hits)
    return Side(roll.seat, escaped(words.seat(roll.seat)), str(roll.total), f"{parts}\n{hits}", won)
