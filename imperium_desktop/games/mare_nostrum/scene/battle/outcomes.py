"""Battles for the stage of events: painted by the scene, from the odds over dice, sums and hits to who is left."""

from collections.abc import Iterator, Sequence
from typing import Final

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.content import Components
from imperium_desktop.games.mare_nostrum.scene.battle.dice import ROMAN
from imperium_desktop.games.mare_nostrum.scene.battle.facts import Fought, fought_from, fought_now
from imperium_desktop.games.mare_nostrum.scene.battle.plan import BATTLE, LEGION, battle_of_losses
from imperium_desktop.games.mare_nostrum.scene.event_signs import place_key
from imperium_desktop.games.mare_nostrum.scene.messages import say
from imperium_desktop.games.mare_nostrum.scene.shown import Shown
from imperium_desktop.markup import escaped
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.outcome import Outcome, Painting, Side

WON: Final = {
    "conquered": (True, False),
    "repelled": (False, True),
    "undecided": (False, False),
    "ruin": (False, False),
}
THROWN, OVER = 2, 3
"""Steps: dice, sums and hits; then what falls. Before the first there are the odds alone."""


def outcomes(shown: Shown, new: int) -> Iterator[Outcome]:
    """Outcomes of the events after the first `new`.

    Of a battle whose dice were seen only what falls is left.
    """
    for place in range(new, len(shown.events)):
        event = shown.events[place]
        if isinstance(event, events.BattleEnded):
            began = beginning(shown.events[: place + 1])
            told = battle(event, shown.events[began : place + 1], shown.words)
            seen = THROWN if began < new else 0
            yield told._replace(painting=Painting(f"{BATTLE}{began}", OVER, seen))
    asked = dice_before_losses(shown)
    if asked is not None and beginning(shown.events) >= new:
        yield asked


def dice_before_losses(shown: Shown) -> Outcome | None:
    """Outcome of the battle in which a player chooses now what falls.

    The question itself is the last picture.
    """
    if battle_of_losses(shown) is None or not any(isinstance(event, events.BattleBegan) for event in shown.events):
        return None
    began = beginning(shown.events)
    told = [event for event in shown.events[began:] if isinstance(event, events.DiceRolled)]
    return Outcome(
        icon="mare-military",
        title=escaped(say("battle_place", place=shown.words.label(told[0].place))),
        lines=tuple(escaped(shown.words.event(event)) for event in told),
        seats=frozenset(event.seat for event in told),
        rule="§7.6",
        painting=Painting(f"{BATTLE}{began}", THROWN, stays=False),
    )


def beginning(told: Sequence[Event]) -> int:
    """Place of the beginning of the battle that was fought last."""
    return max(place for place, event in enumerate(told) if isinstance(event, events.BattleBegan))


def staged_battle(content: Components, shown: Shown) -> Fought | None:
    """The battle that is staged now."""
    if shown.staged is None or not shown.staged.name.startswith(BATTLE):
        return None
    told = shown.events[int(shown.staged.name.removeprefix(BATTLE)) :]
    ended = next((place for place, event in enumerate(told) if isinstance(event, events.BattleEnded)), len(told))
    return fought_from(content, shown.view, told[:ended])


def fought_here(content: Components, shown: Shown) -> Fought | None:
    """The battle that is staged, or the one in which somebody chooses what falls."""
    battle = battle_of_losses(shown)
    if shown.staged is None and battle is not None:
        return fought_now(content, shown.view, battle, LEGION)
    return staged_battle(content, shown)


def battle(ended: events.BattleEnded, told: Sequence[Event], words: Words) -> Outcome:
    rolls = {event.seat: event for event in told if isinstance(event, events.DiceRolled)}
    lines = [event for event in told if isinstance(event, events.HitIgnored | events.UnitsLost | events.BattleEnded)]
    ours, theirs = WON[ended.outcome]
    at_sea = place_key(ended.place).startswith("sea/")
    unit = "trireme" if at_sea else "legion"
    return Outcome(
        icon="mare-military",
        title=escaped(say("battle_place", place=words.label(ended.place))),
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
    dice = " · ".join(ROMAN[face] for face in roll.dice) or say("no_dice")
    parts = f"{dice} +{roll.bonus}" if roll.bonus else dice
    hits = say("n_hits", n=roll.hits)
    return Side(roll.seat, escaped(words.seat(roll.seat)), str(roll.total), f"{parts}\n{hits}", won)
