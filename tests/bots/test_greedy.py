"""The greedy player is worth playing against."""

from statistics import median
from typing import Any

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.player import first_answer
from imperium_desktop.commands.executor import Place
from imperium_desktop.commands.simulate import Cards, Order, play_on, simulate
from imperium_desktop.games.hadrian.rules.state import HadrianSetup
from imperium_desktop.registry import BOTS, GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyGame, AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Decision, Option
from imperium_desktop.ui.stage.funnel import path_of
from tests.contract.playing import random_answer
from tests.present import of_kind, present
from tests.teaching.staging import scenes
from tests.teaching.test_hints import CASES
from tests.toy import Throw, Toy, ToyState, Trade

every_registered = pytest.mark.parametrize("game_id", GAMES)


def wins_against_random(game_id: str, games: int, jobs: int) -> int:
    """Greedy sits first in half of the games and second in the others."""
    first = simulate(Order(game_id, 2, games // 2, 1, ("greedy", "random")), Place(jobs))
    second = simulate(Order(game_id, 2, games // 2, 1_001, ("random", "greedy")), Place(jobs))
    assert first.errors == second.errors == first.unfinished == second.unfinished == 0
    return first.results.wins[0] + second.results.wins[1]


@every_registered
@pytest.mark.parametrize("seat", [pytest.param(0, marks=pytest.mark.slow), 1])
def test_greedy_beats_random(game_id: str, seat: int) -> None:
    seats = max(2, GAMES[game_id].seats[0])
    played = simulate(Order(game_id, seats, 1, 1 + 1_000 * seat, one_greedy(seats, seat)))
    assert played.errors == played.unfinished == 0
    assert played.results.wins[seat] == 1


def one_greedy(seats: int, seat: int) -> tuple[str, ...]:
    """All others play at random."""
    return tuple("greedy" if other == seat else "random" for other in range(seats))


@pytest.mark.slow
@pytest.mark.parametrize(("game_id", "games"), [("tigris", 200), ("hadrian", 20), ("settlers", 100)])
def test_greedy_beats_random_in_95_of_100(game_id: str, games: int) -> None:
    assert wins_against_random(game_id, games, jobs=2) >= 0.95 * games


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game_id", "seats"),
    [("mare_nostrum", 3), ("mare_nostrum", 4), ("mare_nostrum", 5), ("imperium", 2), ("imperium", 4)],
)
def test_greedy_beats_a_table_of_random_players(game_id: str, seats: int) -> None:
    """In 90 of 100 matches, with the greedy player on each seat in turn."""
    wins = games = 0
    variants = MIXED if game_id == "imperium" else {}
    for seat in range(seats):
        count = (100 - games) // (seats - seat)
        played = simulate(
            Order(game_id, seats, count, 1 + 1_000 * seat, one_greedy(seats, seat), variants), Place(jobs=2)
        )
        assert played.errors == played.unfinished == 0
        wins += played.results.wins[seat]
        games += count
    assert games == 100
    assert wins >= 90


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_matches_of_mare_nostrum_end(seats: int) -> None:
    """Nobody is ever asked without an option, and somebody always wins in the end."""
    played = simulate(Order("mare_nostrum", seats, 200, 1, ("random",)), Place(jobs=2))
    assert played.errors == played.unfinished == 0


MIXED = {"choice": "lot", "nations_from": "both", "commons": "classics,legends"}
"""Any of the sixteen nations, on any side, with the common cards of either box."""


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_of_imperium_play_nearly_every_card(seats: int) -> None:
    """No error, no dead decision, every card seen."""
    played = simulate(Order("imperium", seats, 150, 1, ("random",), MIXED), Place(jobs=2))
    assert played.errors == played.unfinished == 0
    cards = of_kind(Cards, played.cards)
    assert not cards.not_seen
    assert cards.played >= 0.95 * cards.playable


@pytest.mark.slow
def test_greedy_alone_at_the_wall_is_a_centurion() -> None:
    """Median of 20 seeds on low difficulty."""
    game = load_game("hadrian")
    totals = []
    for seed in range(20):
        match = Match(game, HadrianSetup(seats=1, difficulty="low"), seed, listening=False)
        for _ in play_on(match, ("greedy",), seed):
            pass
        totals.append(present(match.result).standings[0].score[0])
    assert median(totals) >= 45


@pytest.mark.slow
def test_greedy_alone_beats_the_virtual_player() -> None:
    """In 60 of 100 games of Imperial Settlers."""
    assert simulate(Order("settlers", 1, 50, 0, ("greedy",)), Place(jobs=2)).results.endings["won"] >= 30


@every_registered
def test_bots_decide_by_what_their_seat_sees(game_id: str) -> None:
    """The same view gives the same answer, whatever the others hold; asked at every second decision."""
    game = load_game(game_id)
    match = Match(game, game.setup_type(seats=3), 11)
    chance = Chance(5)
    for _ in range(20):
        seat = match.waiting.seat
        other_world = match.seen_by(seat).imagine(Chance(chance.bits()))
        answers = {BOTS["greedy"](game_id, Chance(7)).choose(world.seen_by(seat)) for world in (match, other_world)}
        assert len(answers) == 1
        match.answer(answers.pop())
        match.answer(random_answer(match.waiting, chance))


# Dice that fall inside a step, as only the toy game has them


class ToyAdviser:
    """Points, and nothing else."""

    worlds = 4
    beam = 2
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ()
    by_lot: tuple[str, ...] = ()

    def value(self, game: AnyGame, state: Any, seat: int) -> int:
        return of_kind(ToyState, state).players[seat].points

    def reply(self, game: AnyGame, state: Any, decision: Decision[Option]) -> Answer:
        if decision.kind == "toy.offer":
            return tuple(decision.options[: decision.pick[1]])
        return first_answer(decision)


def after_a_throw(seed: int) -> AnyMatch:
    """The first seat has thrown enough for a raid and is asked what for."""
    game = Toy()
    match = Match(game, game.setup_type(seats=3), seed)
    while match.waiting.kind != "toy.turn":
        match.answer(match.waiting.options[0])
    match.answer(Throw())
    return match


def test_greedy_thinks_on_with_the_dice_that_lie_there() -> None:
    """Whatever fell comes out again in every world it imagines, and is followed from there."""
    asked = [match for match in map(after_a_throw, range(30)) if match.waiting.kind == "toy.use_throw"]
    assert asked
    for match in asked:
        seen = match.seen_by(match.waiting.seat)
        rest = seen.imagine_rest(Chance(match.seed))
        again = Match(match.game, match.setup, 0, start=rest)
        again.answer(Throw())
        assert again.state.thrown == match.state.thrown
        ranked = GreedyBot(ToyAdviser(), Chance(3)).ranked(seen)
        assert {option: value for value, option in ranked}[Trade()] == min(3, sum(match.state.thrown))


def test_greedy_plays_games_with_dice_inside_a_step() -> None:
    game = Toy()
    for seed in range(5):
        match = Match(game, game.setup_type(seats=3, dice="two"), seed)
        bot, chance = GreedyBot(ToyAdviser(), Chance(seed)), Chance(seed)
        while match.decision is not None:
            greedy = match.decision.seat == 0
            match.answer(bot.choose(match.seen_by(0)) if greedy else random_answer(match.decision, chance))
        assert present(match.result).winners == (0,)


@every_registered
def test_a_suggestion_is_among_what_a_hint_speaks_for(game_id: str) -> None:
    """The two never contradict each other, and a win that a hint has seen comes first."""
    teacher = GAMES[game_id].parts.teacher
    urged = 0
    for scene in scenes(CASES[game_id]):
        seen = scene.seen()
        marks = teacher.urged(seen)
        if marks and not seen.decision.picks_several:
            urged += 1
            move = GreedyBot(GAMES[game_id].parts.adviser(), Chance(1)).suggest(seen, marks)
            assert set(marks).intersection(path_of(move)), (scene, move)
    assert urged


def test_a_win_is_suggested_whatever_else_could_be_built() -> None:
    scene = CASES["mare_nostrum"]["winning_build"].given
    seen = scene.seen()
    bot = GreedyBot(GAMES["mare_nostrum"].parts.adviser(), Chance(1))
    assert "card/pyramids" in path_of(bot.suggest(seen, GAMES["mare_nostrum"].parts.teacher.urged(seen)))
