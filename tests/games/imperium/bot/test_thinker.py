"""The levels that think by the fitted value, and the older names of those who play against somebody alone."""

from itertools import islice
from typing import Any

import pytest

from imperium_desktop.bots.levels import Level
from imperium_desktop.commands.executor import Place
from imperium_desktop.commands.simulate import Order, play_on, simulate
from imperium_desktop.games.imperium.bot.thinker import FAVOURED, LEVELS, Thinker
from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.games.imperium.rules.options import ChooseNation
from imperium_desktop.registry import GAMES, OLD_NAMES, bots_of
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from tests.contract.playing import random_answer
from tests.games.imperium.rules.builder import GAME, Scenario, greeks, qin

THINKERS = [level for level in LEVELS if level.worlds]
each_level = pytest.mark.parametrize("level", THINKERS, ids=lambda level: level.name)
each_rival = pytest.mark.parametrize("name", OLD_NAMES)


@each_level
def test_it_leads_any_of_the_nations_that_promise_most(level: Level) -> None:
    match = Match(GAME, GAME.setup_type(seats=2, nations_from="both"), 1)
    asked = match.seen_by(match.waiting.seat)
    answers = [Thinker(level, Chance(seed)).choose(asked) for seed in range(30)]
    led = {answer.nation for answer in answers if isinstance(answer, ChooseNation)}
    assert len(led) == FAVOURED
    assert "utopians" not in led


@each_level
def test_it_decides_by_what_its_seat_sees(level: Level) -> None:
    """The same view gives the same answer, whatever the others hold, to a bot that has played and to a fresh one."""
    match = Match(GAME, GAME.setup_type(seats=2, choice="lot"), 11)
    chance, used = Chance(5), Thinker(level, Chance(7))
    for _ in range(25):
        seat = match.waiting.seat
        other_world = match.seen_by(seat).imagine(Chance(chance.bits()))
        used.chance = Chance(7)
        answers = {Thinker(level, Chance(7)).choose(world.seen_by(seat)) for world in (match, other_world)}
        assert answers == {used.choose(match.seen_by(seat))}
        match.answer(random_answer(match.waiting, chance))


@each_level
def test_it_answers_questions_that_have_no_habit(level: Level) -> None:
    """How much to pay for a ruler: the general choice is what leaves the best table."""
    ruler: dict[str, Any] = {
        "hand": ("king_wu_of_qin",),
        "play": ("mandate_of_heaven",),
        "history": ("duke_zhuang_of_qin",),
    }
    table = Scenario(qin(**ruler, face="empire", tokens=(0, 0, 2)), greeks(), market=("oasis", "hills"))
    table.plays("king_wu_of_qin")
    assert table.kind == "pick_amount"
    assert Thinker(level, Chance(1)).choose(table.match.seen_by(0)) in table.match.waiting.options


@pytest.mark.parametrize("pair", list(zip(NATIONS[::2], NATIONS[1::2], strict=True)))
def test_it_leads_every_nation(pair: tuple[Nation, ...]) -> None:
    """An illegal answer raises."""
    match = Match(GAME, GAME.setup_type(seats=2, nations=pair), 3)
    for _ in islice(play_on(match, ("strategist",), 3), 150):
        pass
    assert match.state.round > 3


# Older names


def test_only_games_with_a_rival_know_the_older_names() -> None:
    assert [game for game in GAMES if set(OLD_NAMES) <= set(bots_of(game))] == ["imperium"]


@each_rival
def test_the_same_seed_plays_the_same_match_and_its_journal_opens_again(name: str) -> None:
    seating = journal.Seating(("Anna", ""), ("", name), (0, 1))
    written = []
    for _ in range(2):
        match = Match(GAME, GAME.setup_type(seats=2, choice="lot"), 8)
        for number, _ in enumerate(play_on(match, ("random", name), 8)):
            if number == 90:
                break
        written.append(journal.write(match, seating))
    assert written[0] == written[1]
    opened = journal.read(written[0], lambda _: GAME)
    assert opened.seating == seating
    assert opened.match.digest() == match.digest()


# Levels


def wins(bot: str, other: str, games: int) -> int:
    """Of so many matches, in half of which it sits first, nations and sides by lot."""
    order: dict[str, Any] = {"variants": {"choice": "lot"}}
    place = Place(jobs=2)
    first = simulate(Order("imperium", 2, games // 2, 1, (bot, other), **order), place)
    second = simulate(Order("imperium", 2, games // 2, 1_001, (other, bot), **order), place)
    assert first.errors == second.errors == first.unfinished == second.unfinished == 0
    return first.results.wins[0] + second.results.wins[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "other", "least"),
    [("apprentice", "random", 50), ("greedy", "apprentice", 34), ("strategist", "greedy", 38)],
)
def test_each_level_is_stronger_than_the_one_below(bot: str, other: str, least: int) -> None:
    assert wins(bot, other, 60) >= least
