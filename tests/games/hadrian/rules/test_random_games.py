"""Whole games at random, long enough to fill the sheets; what must hold after every answer."""

from typing import Literal

import pytest

from imperium_desktop.games.hadrian.rules.names import COHORTS, PLACE_OF, TRACKS
from imperium_desktop.games.hadrian.rules.options import EndYear
from imperium_desktop.games.hadrian.rules.scoring import total
from imperium_desktop.games.hadrian.rules.sheets.boxes import Box
from imperium_desktop.games.hadrian.rules.state import EMPTY, HadrianSetup, Player
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.present import of_kind, present

from .builder import CONTENT, GAME

STOPPING = {"end_year", "switch_seat", "done"}
GENEROUS = [4, 4, 4, 4, 6]
"""Items given again and again, so that every corner of the sheets is reached."""


def at_random(match: AnyMatch, chance: Chance) -> Answer:
    """First what to do, then how; a Year is ended only if nothing else is left."""
    decision = match.waiting
    if decision.picks_several:
        return tuple(chance.sample(decision.options, decision.pick[0]))
    sorts = sorted({option.name for option in decision.options} - STOPPING)
    options = [option for option in decision.options if sorts and option.name not in STOPPING] or decision.options
    sort = chance.one_of(sorts or sorted({option.name for option in options} - {"switch_seat"}))
    return chance.one_of([option for option in options if option.name == sort])


def check(player: Player) -> None:
    sheets = CONTENT.printed
    assert min(player.board) >= 0
    for place, track in enumerate(sheets.tracks):
        assert 0 <= player.filled[place] <= len(track)
    assert set(player.filled[len(TRACKS) :]) <= {0, 1}
    fort = player.filled[PLACE_OF["fort"]]
    assert player.filled[PLACE_OF["wall"]] <= fort
    icons = sum(box.gain.cohorts for box in sheets.boxes.values() if done(player, box))
    assert sum(player.filled[PLACE_OF[cohort]] for cohort in COHORTS) == icons
    hammers = sum(PLACE_OF["production"] in box.gain.tracks for box in sheets.boxes.values() if done(player, box))
    assert player.filled[PLACE_OF["production"]] == 1 + hammers
    assert all(0 <= wounds <= trained <= 6 for wounds, trained in zip(player.wounds, player.trained, strict=True))
    assert player.map.bit_count() % 4 == 0
    assert 0 <= player.pardoned <= player.disdain <= 15
    assert player.temple_favours >= 0
    assert all(row.count(year) <= 1 for row in (player.training, player.forum, player.theatre) for year in "123456")
    assert all(player.baths.count(year) <= 2 for year in "123456")


def done(player: Player, box: Box) -> bool:
    if box.place < 0:
        return False
    area = CONTENT.printed.areas[box.key]
    if box.zone in ("building", "landmark"):
        return bool(player.filled[box.place])
    return bool(area.index(box) < player.filled[box.place])


def settle(match: AnyMatch) -> bool:
    """Between actions the chains have come to their end."""
    return match.decision is not None and match.decision.kind == "hadrian.act"


def play(setup: HadrianSetup, seed: int) -> AnyMatch:
    match, chance = Match(GAME, setup, seed, listening=False), Chance(seed)
    while match.decision is not None:
        if settle(match):
            check(match.state.players[match.decision.seat])
        match.answer(at_random(match, chance))
    for standing in present(match.result).standings:
        assert standing.score[0] == total(CONTENT, match.state.players[standing.seat])
        assert -22 <= standing.score[0] <= 118
    assert all(len(player.paths) == len(player.prospects) == 6 for player in match.state.players)
    return match


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("seed", range(2))
def test_random_games(seats: int, seed: int) -> None:
    difficulty: Literal["low", "normal", "high"] = ("low", "normal", "high")[(seats + seed) % 3]
    passing: Literal["standard", "none"] = ("standard", "none")[seed % 2]
    play(HadrianSetup(seats=seats, difficulty=difficulty, passing=passing), seed)


@pytest.mark.parametrize("fort", range(1, 17))
def test_random_forts(fort: int) -> None:
    play(HadrianSetup(seats=1, difficulty="normal", fort=fort), fort)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 7))
def test_many_random_games(seats: int) -> None:
    for seed in range(300 if seats == 1 else 50):
        difficulty: Literal["low", "normal", "high"] = ("low", "normal", "high")[seed % 3]
        play(HadrianSetup(seats=seats, difficulty=difficulty, passing=("standard", "none")[seed % 2]), seed)


@pytest.mark.slow
def test_random_totals_lie_where_they_should() -> None:  # §14
    totals = [
        present(play(HadrianSetup(seats=1, difficulty="low"), seed).result).standings[0].score[0] for seed in range(300)
    ]
    assert 14 <= sum(totals) / len(totals) <= 30
    assert min(totals) >= -15
    assert max(totals) <= 70


def test_every_box_of_both_sheets_is_reached() -> None:
    """Some games do nothing for a while, and then have enough of everything."""
    missing = set(CONTENT.printed.boxes) - {"building/granary_small"}
    for seed in range(70):
        missing -= reached(play_generously(seed, idle_years=seed % 7, gifts=8 + seed % 5 * 8))
        if not missing:
            return
    pytest.fail(f"never reached: {', '.join(sorted(missing))}")


def play_generously(seed: int, idle_years: int, gifts: int) -> Player:
    """`gifts` times a Year."""
    match, chance = Match(GAME, HadrianSetup(seats=1, difficulty="high"), seed, listening=False), Chance(seed)
    given = 0
    while match.decision is not None:
        year = match.state.year
        if settle(match) and year <= idle_years:
            match.answer(EndYear())
            continue
        if settle(match) and given < gifts * (year - idle_years):
            state = match.state
            state.players[0].board = GENEROUS.copy()
            match = Match(GAME, match.setup, 0, start=state, listening=False)
            given += 1
        match.answer(at_random(match, chance))
    return of_kind(Player, match.state.players[0])


def reached(player: Player) -> set[str]:
    sheets = CONTENT.printed
    keys = {box.key for box in sheets.boxes.values() if done(player, box)}
    for area in ("training", "forum", "theatre", "baths", "courthouse", "market"):
        marks = getattr(player, area)
        keys |= {f"box/{area}/{number}" for number, mark in enumerate(marks, 1) if mark != EMPTY}
    for name, trained, fought in zip(("red", "blue"), player.trained, player.fought, strict=True):
        keys |= {f"box/{name}/{number}" for number in range(1, trained + 1)}
        keys |= {f"gladiator/{name}"} if fought else set()
    keys |= {f"box/diplomats/{number}" for number in range(1, 1 + sum(left >= 0 for left in player.diplomats))}
    keys |= {f"box/scouts/{number}" for number in range(1, 1 + player.map.bit_count() // 4)}
    keys |= {f"box/disdain/{number}" for number in range(1, player.disdain + 1)}
    return keys
