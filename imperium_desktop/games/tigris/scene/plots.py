"""The moments of a match of Tigris & Euphrates in words, and its courses for the plots."""

from collections.abc import Sequence

from imperium_desktop.games.tigris.analysis.chronicle import Moment, Story
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import TILES
from imperium_desktop.games.tigris.scene.messages import say
from imperium_desktop.markup import escaped
from imperium_desktop.rules.ranking import Result
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes.protocol.ending import Telling
from imperium_desktop.ui.scenes.protocol.plots import Curve, TurnMark

MOST_TOLD = 16
MARKS = 5
"""Most lines in the plot of one seat."""
WORTH_A_MARK = 3
"""Points that a war must have brought to get a line in a plot."""


def tellings(story: Story, result: Result, words: Words) -> tuple[Telling, ...]:
    best = story.best_moments(MOST_TOLD)
    return tuple(
        Telling(
            moment.turn,
            moment.seat if moment.kind != "end" else None,
            sentence(moment, result, words),
            moment.kind in ("lead", "deciding"),
        )
        for moment in best
    )


def sentence(moment: Moment, result: Result, words: Words) -> str:
    name = escaped(words.seat(moment.seat))
    match moment.kind, moment.event:
        case "monument", events.MonumentBuilt(monument=monument):
            return say(
                "builds_the_monument",
                name=name,
                monument=words.name(monument, "acc"),
                icon="{icon:tigris-monument}",
            )
        case "war", events.WarWon() as won:
            return say(
                "wins_the_war_of_the_leaders_against",
                name=name,
                rival=escaped(words.seat(won.rival)),
                leaders=words.name(won.leader, "pl"),
                strength=won.strength,
                rival_strength=won.rival_strength,
                points=f"{won.points}{_icon(moment.sphere, words)}",
            )
        case "revolt", events.RevoltWon() as won:
            return say(
                "wins_the_revolt_of_the_leaders_against",
                name=name,
                rival=escaped(words.seat(won.rival)),
                leaders=words.name(won.leader, "pl"),
                strength=won.strength,
                rival_strength=won.rival_strength,
            )
        case "treasures", events.TreasuresTaken(count=count):
            return say("takes_n_treasures_and_icon", n=count, name=name, icon="{icon:tigris-treasure}")
        case "cut", events.CatastropheStruck(square=square):
            return say(
                "cuts_a_kingdom_in_two",
                name=name,
                square=square,
                icon="{icon:tigris-catastrophe}",
                names=words.join([escaped(words.seat(seat)) for seat in moment.seats]),
            )
        case "lead", _:
            return say("takes_the_lead_and_keeps_it", name=name)
        case "deciding", _:
            return say(
                "gains_the_last_point_of",
                name=name,
                icon=_icon(moment.sphere, words),
            )
        case _:
            return words.ending(result.ending)


def _icon(sphere: int | None, words: Words) -> str:
    tile = TILES[sphere or 0]
    return f"{{icon:tigris-{tile}| ({words.name(tile, 'pl')})}}"


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
