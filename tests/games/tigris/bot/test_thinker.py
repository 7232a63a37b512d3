"""The player of Tigris & Euphrates that plans its turn: what it counts, what it tries, and what it does with it."""

from pathlib import Path

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import Level
from imperium_desktop.bots.linear import read_weights, weights_file
from imperium_desktop.games.tigris.analysis.features import NAMES, features
from imperium_desktop.games.tigris.bot.candidates import WIDE, Candidates
from imperium_desktop.games.tigris.bot.fitted import FittedAdviser, share_left
from imperium_desktop.games.tigris.bot.thinker import MASTER, STRATEGIST, TurnBot
from imperium_desktop.games.tigris.rules.components import RED
from imperium_desktop.games.tigris.rules.options import BuildMonument, PlaceTile
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.resource_files import ContentError
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.contract.playing import random_answer
from tests.games.tigris.rules.builder import Scenario

GAME = load_game("tigris")
levels = pytest.mark.parametrize("level", [STRATEGIST, MASTER], ids=lambda level: level.name)


def two() -> Scenario:
    return Scenario("archer", "bull")


def chosen(tigris: Scenario, level: Level = MASTER) -> Answer:
    return TurnBot(level, Chance(1)).choose(tigris.match.seen_by(tigris.match.waiting.seat))


def counted(tigris: Scenario, seat: int) -> dict[str, float]:
    facts = features(GAME.content, tigris.state)[seat]
    return {name: fact for name, fact in zip(NAMES, facts, strict=True) if fact}


# What is counted


def test_leaders_are_counted_by_how_weak_their_sphere_is() -> None:
    tigris = two().given("archer trader I2", "market H2")
    tigris.state.players[0].points = [5, 4, 3, 1]
    seen = counted(tigris, 0)
    assert {name: seen[name] for name in ("points_1", "points_4", "leader_1", "own_tiles", "own_tiles_of_weakest")} == {
        "points_1": 1,
        "points_4": 5,
        "leader_1": 1,
        "own_tiles": 1,
        "own_tiles_of_weakest": 1,
    }
    assert "king" not in seen


def test_a_king_collects_where_no_leader_does() -> None:
    """For every sphere but his own, and but the one that a rival's leader collects."""
    tigris = two().given("archer king I2", "bull priest H1", "settlement H2")
    tigris.state.players[0].points = [4, 3, 2, 1]
    seen = counted(tigris, 0)
    assert {name for name in seen if name.startswith("king")} == {"king", "king_instead_1", "king_instead_2"}


def test_a_war_that_one_tile_would_start_is_seen_from_both_sides() -> None:
    tigris = two().given("archer king I6", "settlement J6", "bull king L6", "temple L5")
    assert (counted(tigris, 0)["war_ahead"], counted(tigris, 1)["war_behind"]) == (1, 1)


def test_less_is_left_when_the_bag_or_the_treasures_run_out() -> None:
    full, treasures, bag = two(), two(), two()
    treasures.state.treasures &= treasures.state.treasures - 1
    bag.state.bag = bag.state.bag[:20]
    assert share_left(GAME.content, full.state) == 1
    assert 0 < share_left(GAME.content, treasures.state) < 1
    assert 0 < share_left(GAME.content, bag.state) < 0.5


def test_who_has_won_is_worth_most() -> None:
    tigris = two()
    tigris.state.phase = "over"
    tigris.state.players[0].points, tigris.state.players[1].points = [4, 4, 4, 4], [3, 9, 9, 9]
    adviser = FittedAdviser()
    assert adviser.value(GAME, tigris.state, 0) > 0 > adviser.value(GAME, tigris.state, 1)


def test_a_mistake_in_the_weights_is_told_with_its_place(tmp_path: Path) -> None:
    written = weights_file("tigris").read_text("utf-8")
    file = tmp_path / "weights.toml"
    for wrong, place in (
        (written.replace("king =", "kings ="), "weights.kings"),
        (written.replace("matches =", "games ="), "fit"),
        ("\n".join(line for line in written.splitlines() if not line.startswith("king =")), "weights.king"),
    ):
        file.write_text(wrong, "utf-8")
        with pytest.raises(ContentError) as error:
            read_weights(file, NAMES, 2)
        assert error.value.file == file
        assert error.value.place.startswith(place)


# What is tried


def test_whatever_is_worth_a_try_is_legal() -> None:
    """And far less than all that is legal."""
    match = Match(GAME, TigrisSetup(seats=3), 5, listening=False)
    chance = Chance(2)
    tried = legal = 0
    for _ in range(150):
        if match.decision is None:
            break
        if match.decision.kind == "tigris.take_action":
            options = Candidates(GAME.content, match.state, WIDE).options()
            assert all(option in match.decision.options for option in options)
            tried, legal = tried + len(options), legal + len(match.decision.options)
        match.answer(random_answer(match.waiting, chance))
    assert 0 < tried < legal / 4


def test_a_tile_that_completes_a_block_is_tried_first() -> None:
    tigris = two().given("archer trader I6", "market J6 J5 K6")
    assert tigris.match
    squares = [option.square for option in options_of(tigris) if option.tile == "market"]
    assert "K5" in squares


def options_of(tigris: Scenario) -> list[PlaceTile]:
    options = Candidates(GAME.content, tigris.match.state, WIDE).options()
    return [option for option in options if isinstance(option, PlaceTile)]


# What is done


@levels
def test_it_builds_the_monument_that_pays_its_leaders(level: Level) -> None:
    tigris = two().given("archer trader I6", "archer king H7", "market J6 J5 K6")
    tigris.archer.places("market", "K5")
    answer = chosen(tigris, level)
    assert isinstance(answer, BuildMonument)
    assert answer.monument == "black_green"


@levels
def test_it_plays_by_the_rules(level: Level) -> None:
    """The match refuses whatever is not legal; after some random moves wars and monuments come up, too."""
    match = Match(GAME, TigrisSetup(seats=3), 8, listening=False)
    chance = Chance(3)
    for _ in range(40):
        match.answer(random_answer(match.waiting, chance))
    bots = [TurnBot(level, Chance(seat)) for seat in range(3)]
    for _ in range(12):
        match.answer(bots[match.waiting.seat].choose(match.seen_by(match.waiting.seat)))


def test_all_options_are_ranked() -> None:
    tigris = two().given("archer trader D2", "temple C2")
    seen = tigris.match.seen_by(0)
    bot = TurnBot(STRATEGIST, Chance(4))
    ranked = bot.ranked(seen)
    assert ranked[0][1] == TurnBot(STRATEGIST, Chance(4)).choose(seen)
    assert len(ranked) == len(seen.decision.options) == len({option for _, option in ranked})
    assert isinstance(bot, GreedyBot)
    assert seen.now.tiles[RED]
