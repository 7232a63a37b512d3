"""Levels are numbers; whoever plays them sees no more than a seat may see, and always answers the same."""

from collections import Counter
from collections.abc import Sequence
from math import exp
from typing import Any

import pytest

from imperium_desktop.bots.apprentice import FARTHEST, Apprentice
from imperium_desktop.bots.greedy import HOPELESS
from imperium_desktop.bots.levels import MASTER, USUAL, Level, level_of
from imperium_desktop.bots.rollout import Lookahead, RolloutBot
from imperium_desktop.registry import BOTS, GAMES, LEVELS, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Option
from tests.bots.test_greedy import ToyAdviser, after_a_throw
from tests.contract.playing import random_answer
from tests.present import of_kind, present
from tests.toy import Bid, Pass, Throw, Toy, ToyState

levels_of_people = pytest.mark.parametrize("level", LEVELS)
every_registered = pytest.mark.parametrize("game_id", GAMES)


def test_levels_have_the_names_by_which_journals_ask_for_them() -> None:
    assert tuple(level.name for level in USUAL) == LEVELS


def test_a_game_may_change_the_numbers_of_a_level() -> None:
    own = Level(name="master", worlds=9)
    assert level_of("master", (own,)) is own
    assert level_of("strategist", (own,)) is level_of("strategist")


@every_registered
@levels_of_people
def test_a_level_answers_alike_whatever_the_others_hold(game_id: str, level: str) -> None:
    """The same view and seed give the same answer."""
    game = load_game(game_id)
    match = Match(game, game.setup_type(seats=3), 12)
    chance = Chance(5)
    for _ in range(4):
        for _ in range(5):
            match.answer(random_answer(match.waiting, chance))
        seat = match.waiting.seat
        other_world = match.seen_by(seat).imagine(Chance(chance.bits()))
        answers = {BOTS[level](game_id, Chance(7)).choose(world.seen_by(seat)) for world in (match, other_world)}
        assert len(answers) == 1
        match.answer(answers.pop())


# Small mistakes


def bids(*worths: float) -> list[tuple[float, Option]]:
    return [(worth, Bid(coins)) for coins, worth in enumerate(worths)]


def apprentice(temperature: float, seed: int = 1) -> Apprentice:
    return Apprentice(ToyAdviser(), temperature, Chance(seed))


def test_an_apprentice_takes_the_better_more_often() -> None:
    likely = apprentice(2.0).likely(bids(10.0, 8.0, 6.0, 5.0, 4.0, 3.0))
    assert likely == [(1.0, Bid(0)), (exp(-1), Bid(1)), (exp(-2), Bid(2)), (exp(-2.5), Bid(3))]


def test_an_apprentice_never_takes_one_of_the_worst_third() -> None:
    assert [option for _, option in apprentice(100.0).likely(bids(6.0, 5.0, 4.0))] == [Bid(0), Bid(1)]


def test_an_apprentice_sees_what_ends_the_match() -> None:
    """A win is far above all else, a gift to a rival far below."""
    assert [option for _, option in apprentice(1.0).likely(bids(FARTHEST + 1, 0.5, 0.0))] == [Bid(0)]


def test_an_apprentice_plays_on_where_nothing_is_left_to_hope_for() -> None:
    assert apprentice(1.0).likely(bids(HOPELESS, HOPELESS)) == [(1.0, Bid(0))]


def test_what_an_apprentice_takes_follows_its_shares() -> None:
    bot, match = apprentice(2.0, seed=3), Match(Toy(), Toy.setup_type(seats=3), 1)
    while match.waiting.kind != "toy.turn":
        match.answer(match.waiting.options[0])
    taken = Counter(bot.choose(match.seen_by(match.waiting.seat)) for _ in range(200))
    assert set(taken) == {Throw(), Pass()}
    assert taken[Throw()] > taken[Pass()]


# Playing on


class ToyLookahead(Lookahead):
    """To the end of the round."""

    judged = frozenset({"toy.turn", "toy.use_throw"})

    def is_reached(self, start: Any, state: Any, seat: int, horizon: int) -> bool:
        return of_kind(ToyState, state).round >= of_kind(ToyState, start).round + horizon


class Counting(RolloutBot):
    """Counts the worlds that it looks into, and the positions in them."""

    worlds = looked_at = 0

    def played_on(self, seen: Any, answers: Sequence[Answer]) -> list[float]:
        self.worlds = 0
        return super().played_on(seen, answers)

    def _outcome(self, *told: Any) -> float:
        self.worlds += 1
        before = self._expansions
        worth = super()._outcome(*told)
        self.looked_at = self._expansions - before
        return worth


def toy_bot(**numbers: Any) -> Counting:
    level = Level(name="master", **{"top": 2, "worlds": 3, "expansions": 10_000, **numbers})
    return Counting(ToyAdviser(), ToyLookahead(), level, Chance(3))


def at_a_raid() -> Any:
    found = next(match for match in map(after_a_throw, range(30)) if match.waiting.kind == "toy.use_throw")
    return found.seen_by(found.waiting.seat)


def test_moves_are_played_on_in_every_world_and_come_first() -> None:
    bot, seen = toy_bot(), at_a_raid()
    ranked = bot.ranked(seen)
    assert bot.worlds == 3 * 2
    assert {option for _, option in ranked} == set(seen.decision.options)
    assert [worth for worth, _ in ranked] == sorted((worth for worth, _ in ranked), reverse=True)


def test_worlds_are_fewer_where_the_positions_do_not_suffice() -> None:
    bot = toy_bot(expansions=40)
    bot.ranked(at_a_raid())
    assert bot.worlds < 3 * 2


def test_no_move_is_played_on_for_longer_than_its_share() -> None:
    bot = toy_bot(expansions=2, horizon=3)
    bot.ranked(at_a_raid())
    assert bot.worlds == 2
    assert bot.looked_at <= 1 + max(len(Toy.option_types), 4)


def test_fewer_moves_are_played_on_where_the_positions_do_not_suffice_but_two_are() -> None:
    seen = at_a_raid()
    assert len(seen.decision.options) > 2
    assert len(toy_bot(top=3, worlds=1).played_on(seen, seen.decision.options)) == len(seen.decision.options)
    assert len(toy_bot(top=3, worlds=1, expansions=1).played_on(seen, seen.decision.options)) == 2


def test_what_is_far_behind_is_not_played_on() -> None:
    bot = toy_bot(margin=1.0, top=9)
    assert bot.worth_a_look(bids(5.0, 4.0, 3.9, HOPELESS)) == [Bid(0), Bid(1)]
    assert toy_bot(top=9).worth_a_look(bids(5.0, HOPELESS)) == [Bid(0)]


def test_what_is_not_judged_is_taken_as_it_looks() -> None:
    match = Match(Toy(), Toy.setup_type(seats=3), 1)
    bot = toy_bot()
    bot.ranked(match.seen_by(match.waiting.seat))
    assert match.waiting.kind == "toy.bid"
    assert bot.worlds == 0


def test_matches_of_a_bot_that_plays_on_end() -> None:
    game = Toy()
    wins = 0
    for seed in range(6):
        match = Match(game, game.setup_type(seats=3, dice="two"), seed)
        bot, chance = toy_bot(worlds=1), Chance(seed)
        while match.decision is not None:
            mine = match.decision.seat == 0
            match.answer(bot.choose(match.seen_by(0)) if mine else random_answer(match.decision, chance))
        wins += present(match.result).winners == (0,)
    assert wins >= 5


def test_the_master_looks_at_more_than_the_strategist() -> None:
    assert MASTER.expansions > level_of("strategist").expansions > 0
