"""The points of a match of Tigris & Euphrates as curves, with the turns that are marked in them."""

from collections.abc import Sequence

from imperium_desktop.games.tigris.analysis.chronicle import Moment, Story
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.plots import Curve, TurnMark

MARKS = 5
"""Most lines in the plot of one seat."""
WORTH_A_MARK = 3
"""Points that a war must have brought to get a line in a plot."""


def courses(story: Story, words: Words) -> tuple[Curve, ...]:
    return tuple(
        Curve(seat, course.points, tuple(marks(story, seat, words)), course.weakest())
        for seat, course in enumerate(story.courses)
    )


def marks(story: Story, seat: int, words: Words) -> Sequence[TurnMark]:
    """The weightiest turns of one seat, what it won and what it lost, one for each turn."""
    found: dict[int, tuple[int, str]] = {}
    for moment in story.moments:
        text = _mark(moment, seat, words)
        if text and moment.weight > found.get(moment.turn, (0, ""))[0]:
            found[moment.turn] = (moment.weight, text)
    heaviest = sorted(found, key=lambda turn: -found[turn][0])[:MARKS]
    return [TurnMark(turn, found[turn][1]) for turn in heaviest]


def _mark(moment: Moment, seat: int, words: Words) -> str:
    match moment.kind, moment.event:
        case "monument", _ if moment.seat == seat:
            return say("monument")
        case "war", events.WarWon() as won if won.points >= WORTH_A_MARK:
            leaders = words.name(won.leader, "pl")
            lost = say("war_lost_leaders", leaders=leaders) if won.rival == seat else ""
            return say("war_won_leaders", leaders=leaders) if won.seat == seat else lost
        case "revolt", events.RevoltWon() as won if won.rival == seat:
            return say("revolt_lost_leader", leader=words.name(won.leader))
        case "cut", _ if seat in moment.seats:
            return say("kingdom_cut")
        case "treasures", events.TreasuresTaken(count=count) if moment.seat == seat and count > 1:
            return say("treasures")
    return ""
