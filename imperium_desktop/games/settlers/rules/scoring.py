"""§8 The end of the game, §11.8 the result of a game alone."""

from typing import Final, NamedTuple

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.cards.vocabulary import Score
from imperium_desktop.games.settlers.rules.content import Components
from imperium_desktop.games.settlers.rules.empire import SettlersTable
from imperium_desktop.games.settlers.rules.prices import FOOD, STONE, WOOD, WORKER
from imperium_desktop.games.settlers.rules.state import Location, Player, State
from imperium_desktop.rules.ranking import Criterion, Ranking, Result


class Parts(NamedTuple):
    """A seat's points, if the game ended now."""

    scored: int
    common: int
    """Points for Common Locations."""
    faction: int
    banked: int


def parts(content: Components, player: Player) -> Parts:
    """Points by source: markers, common and faction Locations, and what lies on cards (§8.1)."""
    common = faction = banked = 0
    for location in player.locations:
        card = content.copies[location.card]
        if card.deck == "common":
            common += card.points
        else:
            faction += card.points
        if "end" in card.abilities:
            banked += end_points(content, location)
    return Parts(player.points, common, faction, banked)


def score_empires(table: SettlersTable) -> None:
    """Score the Locations and what lies on them, and end the game (§8.1)."""
    state, content = table.state, table.content
    for seat, player in enumerate(state.players):
        _, common, faction, _ = parts(content, player)
        player.points += common + faction
        table.tell(events.LocationsScored(seat, common, faction))
        for location in player.locations:
            if more := end_points(content, location):
                player.points += more
                table.tell(events.PointsScored(seat, "end", more, location.card))
        table.tell(events.TotalScored(seat, player.points))
    state.phase = "over"
    judge(table)


def faction_locations(content: Components, player: Player) -> int:
    return sum(bool(content.copies[location.card].faction) for location in player.locations)


def end_points(content: Components, location: Location) -> int:
    """Points for what lies on a Location; only the highest step counts (§9.4.6)."""
    steps = content.copies[location.card].abilities.verbs("end", Score)
    return max((step.points for step in steps if len(location.banked) >= step.banked), default=0)


def key(player: Player) -> tuple[int, int, int]:
    """§8.2 Points, then unused Workers and Resources, then cards in hand."""
    unused = sum(player.supply[place] for place in (WOOD, STONE, FOOD, WORKER))
    return player.points, unused, len(player.hand)


RANKING: Final = Ranking((Criterion("points"), Criterion("unused", "§8.2"), Criterion("hand", "§8.2")), "§8.2")
"""Criteria that decide who is ahead, as `key` holds them: points, unused goods, hand (§8.2)."""


def ending(content: Components, state: State) -> str:
    """Name the ending: alone, more faction Locations than the Collection win (§11.8)."""
    if state.virtual is None:
        return "rounds"
    return "won" if faction_locations(content, state.players[0]) > len(state.virtual.collection) else "lost"


def standings(content: Components, state: State) -> Result:
    return Result.ranked([key(player) for player in state.players], ending(content, state))


def judge(table: SettlersTable) -> None:
    """Tell a match played alone: won or lost, and the title for the points (§11.8)."""
    state, content = table.state, table.content
    if state.virtual is None:
        return
    player = state.players[0]
    end = ending(content, state)
    table.tell(solo_events.SoloJudged(0, faction_locations(content, player), len(state.virtual.collection), end))
    if end == "won":
        table.tell(solo_events.RankReached(0, content.rank(player.points), player.points))
