"""The player of Hadrian's Wall that plans its Years: it sees chains to their end, and what an attack takes."""

from typing import Any

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import Level
from imperium_desktop.games.hadrian.analysis.features import feature_names, features
from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.bot import HadrianAdviser
from imperium_desktop.games.hadrian.bot.sheet_worth import SheetWorth, raid_of, shipped_weights
from imperium_desktop.games.hadrian.bot.thinker import MASTER, STRATEGIST, YearBot
from imperium_desktop.games.hadrian.rules.legal import END_YEAR
from imperium_desktop.games.hadrian.rules.options import ChoosePath, Reinforce
from imperium_desktop.games.hadrian.rules.scoring import total
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.games.hadrian.rules.builder import CONTENT, GAME, Scenario

WORTH = SheetWorth(CONTENT, shipped_weights(CONTENT))
levels = pytest.mark.parametrize("level", [STRATEGIST, MASTER], ids=lambda level: level.name)


def chosen(table: Scenario, level: Level = MASTER) -> Answer:
    return YearBot(level, Chance(1)).choose(table.match.seen_by(table.match.waiting.seat))


def points_of_last_year(bot: Any, **seat: Any) -> int:
    """Points when a player has played the last Year out."""
    table = Scenario(Seat(**seat), year=6)
    while table.match.decision is not None:
        table.match.answer(bot.choose(table.match.seen_by(0)))
    return total(CONTENT, table.player)


@levels
@pytest.mark.parametrize(
    "board",
    [{"builder": 4, "civilian": 4, "resource": 5, "servant": 2}, {"soldier": 5, "resource": 6, "civilian": 6}],
)
def test_it_makes_more_of_the_last_year_than_who_looks_one_action_ahead(level: Level, board: dict[str, int]) -> None:
    seat: dict[str, Any] = {
        "board": board,
        "tracks": {"fort": 8, "wall": 4, "priests": 2, "traders": 2, "guard": 4},
        "built": ("market",),
    }
    planned = points_of_last_year(YearBot(level, Chance(1)), **seat)
    assert planned >= points_of_last_year(GreedyBot(HadrianAdviser(), Chance(1)), **seat)


def test_it_stops_when_nothing_can_be_done() -> None:
    assert chosen(Scenario(Seat(board={}), year=6)) == END_YEAR


@levels
def test_a_cohort_is_strengthened_where_it_is_weak(level: Level) -> None:
    """The question within an action is answered by the plan of what is left of the Year."""
    table = Scenario(Seat(tracks={"fort": 7, "wall": 5, "left": 5, "center": 5}, board={"resource": 2}), year=6)
    table.does("raise_wall").does("raise_wall")
    assert chosen(table, level) == Reinforce("right")


@levels
def test_it_chooses_a_path_it_can_use(level: Level) -> None:
    """In the last Year, of a wall that is whole and landmarks that nobody can build."""
    wall = next(card.id for card in CONTENT.box.cards if card.measure == "wall_sections")
    landmarks = next(card.id for card in CONTENT.box.cards if card.measure == "landmarks")
    seat = Seat(tracks={"fort": 20, "wall": 20}, drawn=(landmarks, wall))
    table = Scenario(seat, year=6, phase="paths")
    assert chosen(table, level) == ChoosePath(wall)


@levels
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_year_is_played_by_the_rules(level: Level, seats: int) -> None:
    """The match refuses whatever is not legal."""
    match = Match(GAME, HadrianSetup(seats=seats), 3, listening=False)
    bots = [YearBot(level, Chance(seat)) for seat in range(seats)]
    while match.decision is not None and match.state.year == 1:
        match.answer(bots[match.decision.seat].choose(match.seen_by(match.decision.seat)))
    assert match.state.year == 2


def test_all_options_are_ranked_the_planned_one_first() -> None:
    table = Scenario(Seat(board={"builder": 3, "resource": 3, "soldier": 2}))
    seen = table.match.seen_by(0)
    ranked = YearBot(STRATEGIST, Chance(4)).ranked(seen)
    assert ranked[0][1] == YearBot(STRATEGIST, Chance(4)).choose(seen)
    assert sorted(map(repr, (option for _, option in ranked))) == sorted(map(repr, seen.decision.options))


# The value


def test_features_have_names_and_weights() -> None:
    table = Scenario(Seat(tracks={"wall": 3, "left": 2, "center": 4}, map="A1 B1", temple_favours=2, disdain=3))
    facts = dict(zip(feature_names(CONTENT), features(CONTENT, table.player), strict=True))
    told = {name: facts[name] for name in ("wall", "map_cells", "temple_favours", "disdain", "weakest_cohort")}
    assert told == {"wall": 3, "map_cells": 2, "temple_favours": 2, "disdain": 3, "weakest_cohort": 0}
    assert facts["middle_cohort"] == 2
    assert {len(weights) for weights in shipped_weights(CONTENT)} == {len(facts)}


def test_with_no_years_left_only_points_count() -> None:
    table = Scenario(Seat(tracks={"wall": 3, "renown": 4, "valour": 2}, disdain=1))
    assert WORTH.sheets(table.player, 0) == total(CONTENT, table.player)


def loss(years: int, **seat: Any) -> float:
    """What an attack on the left alone takes at the end of a Year."""
    raid = raid_of(CONTENT, [number for number, fate in enumerate(CONTENT.fate) if number and fate.cohort == 0])
    table = Scenario(Seat(disdain=6, **seat), year=6 - years)
    return WORTH.sheets(table.player, years) - WORTH.at_end(table.state, 0, [raid])


def test_an_attack_costs_points_unless_the_cohort_holds() -> None:
    """A cohort that holds all of it brings Valour."""
    assert loss(5) > 0 > loss(5, tracks={"left": 6})


def test_favours_turn_away_what_comes_through() -> None:
    assert loss(5, diplomats={"left": 3}) < loss(5)
    assert loss(5, temple_favours=3) < loss(5)
    assert loss(5, diplomats={"right": 3}) == loss(5)
