"""§9 Final scoring: attributes, Paths and Disdain; §10.5 solo ranks; §12 the goals of a fort."""

from collections.abc import Callable, Sequence
from typing import Final

from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.components import Goal
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import (
    ATTRIBUTES,
    CITIZENS,
    COHORT_PLACES,
    DISCIPLINE,
    GUARD,
    PLACE_OF,
    PRODUCTION,
    RENOWN,
    TEMPLES,
    WALL,
    RankName,
)
from imperium_desktop.games.hadrian.rules.sheets.cells import COLUMNS
from imperium_desktop.games.hadrian.rules.sheets.gains import HadrianTable
from imperium_desktop.games.hadrian.rules.state import EMPTY, NO_DIPLOMAT, Player, State
from imperium_desktop.rules.ranking import Criterion, Ranking, Result

PathMeasure = Callable[[Components, Player], int]


# §9.3 What Paths measure


def sections(content: Components, player: Player, place: int) -> int:
    """Full sections of the Wall or the Wall Guard."""
    ends = content.section_ends[place]
    return sum(player.filled[place] >= end for end in ends)


def large_buildings(content: Components, player: Player) -> int:
    places = content.printed.building_places
    return sum(
        player.filled[places[building.id]] for building in content.buildings.values() if building.size == "large"
    )


def full_tracks(content: Components, player: Player, places: Sequence[int]) -> int:
    return sum(player.filled[place] == len(content.printed.tracks[place]) for place in places)


def temples_filled(content: Components, player: Player) -> int:
    return sum(player.filled[TEMPLES] >= end for end in content.temple_ends)


def map_columns(_content: Components, player: Player) -> int:
    return sum(player.map & column == column for column in COLUMNS)


def landmarks_built(content: Components, player: Player) -> int:
    return sum(player.filled[place] for place in content.printed.landmark_places.values())


MEASURES: Final[dict[str, PathMeasure]] = {
    "large_buildings": large_buildings,
    "goods": lambda _content, player: len(player.market) - player.market.count(EMPTY),
    "map_columns": map_columns,
    "production": lambda _content, player: player.filled[PRODUCTION],
    "temples": temples_filled,
    "gladiators": lambda _content, player: sum(player.trained),
    "wall_sections": lambda content, player: sections(content, player, WALL),
    "guard_sections": lambda content, player: sections(content, player, GUARD),
    "cohorts": lambda content, player: full_tracks(content, player, COHORT_PLACES),
    "landmarks": landmarks_built,
    "disdain": lambda _content, player: player.marks,
    "citizen_tracks": lambda content, player: full_tracks(content, player, [PLACE_OF[name] for name in CITIZENS]),
}


def path_points(content: Components, player: Player, card: str) -> int:
    path = content.paths[card]
    reached = MEASURES[path.measure](content, player)
    if path.measure == "disdain":
        return sum(reached <= most for most in path.steps)
    return sum(reached >= least for least in path.steps)


# §9.1, §9.2


def attribute_points(player: Player) -> int:
    return sum(player.filled[RENOWN : DISCIPLINE + 1])


def path_total(content: Components, player: Player) -> int:
    return sum(path_points(content, player, card) for card in player.paths)


def penalty(content: Components, player: Player) -> int:
    penalties = content.box.left.disdain.penalty
    return penalties[min(player.marks, len(penalties) - 1)]


def total(content: Components, player: Player) -> int:
    return attribute_points(player) + path_total(content, player) - penalty(content, player)


def key(content: Components, player: Player) -> tuple[int, int, int]:
    """§9.4 Total, then the least Disdain, then the most for Paths."""
    return total(content, player), -player.marks, path_total(content, player)


RANKING: Final = Ranking(
    (Criterion("total"), Criterion("disdain", "§9.4", less_wins=True), Criterion("paths", "§9.4")), "§9.4"
)
"""Criteria that decide who is ahead, as `key` holds them: points, less Disdain, paths (§9.4)."""


def standings(content: Components, state: State) -> Result:
    return Result.ranked([key(content, player) for player in state.players], ending(content, state))


def rank(content: Components, points: int) -> RankName:
    """§10.5 A total below all of them has the first."""
    reached = [rank.id for rank in content.box.ranks if points >= rank.least]
    return reached[-1] if reached else content.box.ranks[0].id


# §12 Goals of a fort


def favours_used(content: Components, player: Player) -> int:
    sent = [favours for favours in player.diplomats if favours != NO_DIPLOMAT]
    by_diplomats = len(sent) * content.box.right.diplomats.favours - sum(sent)
    return by_diplomats + temples_filled(content, player) - player.temple_favours


def goal_value(content: Components, player: Player, goal: Goal) -> int:
    match goal.measure:
        case "total":
            return total(content, player)
        case "path_vp":
            return path_total(content, player)
        case "favours_used":
            return favours_used(content, player)
        case "built":
            return player.filled[content.printed.building_places[goal.building]]
        case "attribute_tracks":
            return sum(player.filled[PLACE_OF[name]] >= goal.at for name in ATTRIBUTES)
        case "map_cells":
            return player.map.bit_count()
    if goal.measure in PLACE_OF and goal.measure not in MEASURES:
        return player.filled[PLACE_OF[goal.measure]]
    return MEASURES[goal.measure](content, player)


def met(content: Components, player: Player, goal: Goal) -> bool:
    value = goal_value(content, player, goal)
    return (goal.least is None or value >= goal.least) and (goal.most is None or value <= goal.most)


def ending(content: Components, state: State) -> str:
    fort = content.fort(state.setup.fort)
    if fort is None:
        return "years"
    player = state.players[0]
    if not all(met(content, player, goal) for goal in fort.goals):
        return "fort_lost"
    if all(met(content, player, goal) for goal in fort.challenge):
        return "fort_challenge"
    return "fort_won"


# Telling it line by line


def score(table: HadrianTable) -> None:
    state, content = table.state, table.content
    for seat, player in enumerate(state.players):
        table.tell(events.AttributesScored(seat, *player.filled[RENOWN : DISCIPLINE + 1]))
        for card in player.paths:
            reached = MEASURES[content.paths[card].measure](content, player)
            table.tell(events.PathScored(seat, card, reached, path_points(content, player, card)))
        table.tell(events.DisdainScored(seat, player.marks, penalty(content, player)))
        table.tell(events.TotalScored(seat, total(content, player)))
    if len(state.players) == 1:
        points = total(content, state.players[0])
        table.tell(events.RankReached(0, rank(content, points), points))
    judge_fort(table)
    state.phase = "over"


def judge_fort(table: HadrianTable) -> None:
    state, content = table.state, table.content
    fort = content.fort(state.setup.fort)
    if fort is None:
        return
    player = state.players[0]
    for goal in (*fort.goals, *fort.challenge):
        wanted = goal.most if goal.least is None else goal.least
        value = goal_value(content, player, goal)
        reached = met(content, player, goal)
        table.tell(events.GoalChecked(0, goal.measure, goal.building, wanted or 0, goal.at, value, reached))
    table.tell(events.FortJudged(0, fort.name, ending(content, state)))
