"""The rival of somebody who plays Imperium alone: what it does first, its levels, and that it plays by the rules."""

import time
from typing import Any

import pytest

from imperium_desktop.commands.executor import Place
from imperium_desktop.commands.simulate import Order, play_on, simulate
from imperium_desktop.games.imperium.bot.rival import rival, table_worth
from imperium_desktop.games.imperium.rules.names import NATIONS, Nation, TurnKind
from imperium_desktop.games.imperium.rules.options import EndActivation, PickCard, TakeTurn
from imperium_desktop.registry import BOTS, GAMES, RIVALS, bots_of
from imperium_desktop.rules import journal
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.contract.playing import random_answer
from tests.games.imperium.rules.builder import CONTENT, GAME, Scenario, greeks, lot, noun, qin, romans

each_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])


def chosen(table: Scenario, level: str = "normal", seed: int = 1) -> Answer:
    """What the rival answers in the place of whoever is asked."""
    return rival(level, Chance(seed)).choose(table.match.seen_by(table.match.waiting.seat))


def played(table: Scenario, level: str = "normal", seed: int = 1) -> str:
    return noun(getattr(chosen(table, level, seed), "card", ""))


# What it does first


def test_three_unrest_are_too_much() -> None:
    table = Scenario(romans(hand=("unrest", "unrest", "unrest", "advance"), tokens=(9, 9, 0)), greeks(), phase="turn")
    assert chosen(table) == TakeTurn("revolt")


@pytest.mark.parametrize(("other", "kind"), [("advance", "activate"), ("military_engineering", "revolt")])
def test_two_unrest_are_too_much_if_nothing_else_can_be_played(other: str, kind: TurnKind) -> None:
    """Military engineering is for empires."""
    table = Scenario(romans(hand=("unrest", "unrest", other)), greeks(), phase="turn", market=("oracle",))
    assert chosen(table) == TakeTurn(kind)


@pytest.mark.parametrize(("material", "kind"), [(0, "innovate"), (3, "activate")])
def test_it_innovates_only_with_nothing_to_play(material: int, kind: TurnKind) -> None:
    """Advance costs material."""
    poor = romans(hand=("advance",), tokens=(material, 0, 0))
    assert chosen(Scenario(poor, greeks(), market=("oracle",), phase="turn")) == TakeTurn(kind)


def test_what_needs_no_action_comes_first_then_fame_the_market_goods_and_regions() -> None:
    """Minoans are played without an action; each time the first of what is left."""
    hand = ["minoans", "glory", "conquer", "prosperity", "hills", "unrest"]
    tokens, regions = (9, 9, 0), ("forest", "oasis", "marsh")
    for first in range(len(hand)):
        left = romans(hand=tuple(hand[first:]), tokens=tokens, play=regions)
        table = Scenario(left, greeks(), market=("coast", "town"), fame=("great", "glorious"))
        assert played(table) == hand[first]


def test_it_rather_ends_than_to_play_for_nothing() -> None:
    """Moneylenders sell an action, and there is no other card to use it for."""
    table = Scenario(romans(hand=("moneylenders",), face="empire", tokens=(3, 0, 0)), greeks())
    assert table.can_play("moneylenders")
    assert chosen(table) == EndActivation()


@pytest.mark.parametrize(("tokens", "place"), [((3, 0, 0), "hills"), ((1, 1, 4), "oasis")])
def test_its_token_tempts_nobody_who_could_buy(tokens: tuple[int, int, int], place: str) -> None:
    """An oasis has more production than hills."""
    table = Scenario(romans(), greeks(tokens=tokens), market=("hills", "oasis"), phase="token")
    assert played(table) == place


def test_progress_on_a_card_makes_it_wanted() -> None:
    hand = romans(hand=("conquer",), tokens=(0, 2, 0))
    table = Scenario(hand, greeks(), market=("oasis", lot("hills", progress=3)))
    table.plays("conquer")
    assert played(table) == "hills"


# By the rules, and by what it sees


def test_only_games_with_a_rival_have_one() -> None:
    assert [game for game in GAMES if set(RIVALS) <= set(bots_of(game))] == ["imperium"]
    assert bots_of("tigris") == BOTS


@pytest.mark.parametrize("pair", list(zip(NATIONS[::2], NATIONS[1::2], strict=True)))
def test_every_nation_can_be_the_rivals(pair: tuple[Nation, ...]) -> None:
    """Whole matches: an illegal answer raises."""
    match = Match(GAME, GAME.setup_type(seats=2, nations=pair), 3)
    for _ in play_on(match, ("rival_normal", "rival_easy"), 3):
        pass
    assert match.result is not None


@each_level
def test_the_same_seed_plays_the_same_match_and_its_journal_opens_again(level: str) -> None:
    seating = journal.Seating(("Anna", ""), ("", f"rival_{level}"), (0, 1))
    written = []
    for _ in range(2):
        match = Match(GAME, GAME.setup_type(seats=2, choice="lot"), 8)
        for number, _ in enumerate(play_on(match, ("random", f"rival_{level}"), 8)):
            if number == 90:
                break
        written.append(journal.write(match, seating))
    assert written[0] == written[1]
    opened = journal.read(written[0], lambda _: GAME)
    assert opened.seating == seating
    assert opened.match.digest() == match.digest()


@each_level
def test_it_decides_by_what_its_seat_sees_and_soon(level: str) -> None:
    """The same view gives the same answer, whatever the others hold."""
    match = Match(GAME, GAME.setup_type(seats=2), 11)
    chance = Chance(5)
    for _ in range(25):
        seat = match.waiting.seat
        other_world = match.seen_by(seat).imagine(Chance(chance.bits()))
        began = time.process_time()
        answers = {rival(level, Chance(7)).choose(world.seen_by(seat)) for world in (match, other_world)}
        assert time.process_time() - began < 2
        assert len(answers) == 1
        match.answer(answers.pop())
        match.answer(random_answer(match.waiting, chance))


@each_level
def test_it_answers_questions_it_has_never_heard_of(level: str) -> None:
    """It has no habit for how much to pay: the general choice is what leaves the best table."""
    ruler: dict[str, Any] = {
        "hand": ("king_wu_of_qin",),
        "play": ("mandate_of_heaven",),
        "history": ("duke_zhuang_of_qin",),
    }
    table = Scenario(qin(**ruler, face="empire", tokens=(0, 0, 2)), greeks(), market=("oasis", "hills"))
    table.plays("king_wu_of_qin")
    assert table.kind == "pick_amount"
    assert rival(level, Chance(1)).choose(table.match.seen_by(0)) in table.match.waiting.options


def test_an_easy_rival_takes_any_of_its_three_best() -> None:
    market = ("hills", "marsh", "coast", "oasis", "forest")
    table = Scenario(romans(), greeks(tokens=(9, 9, 0)), market=market, phase="token")
    tokens = {chosen(table, "easy", seed) for seed in range(40)}
    assert len(tokens) == 3
    assert chosen(table) in tokens
    assert all(isinstance(token, PickCard) for token in tokens)


def test_unrest_makes_a_table_worse_the_more_the_nearer_a_collapse() -> None:
    worth = [
        table_worth(CONTENT, Scenario(romans(discard=unrest), greeks(), pile=pile).state, 0)
        for pile in (8, 2)
        for unrest in ((), ("unrest", "unrest"))
    ]
    assert worth[0] > worth[1]
    assert worth[2] - worth[3] > worth[0] - worth[1]


# Levels


def wins(bot: str, other: str, games: int, jobs: int = 2) -> int:
    """Of so many matches, in half of which it sits first, nations and sides by lot."""
    by_lot = {"choice": "lot"}
    first = simulate(Order("imperium", 2, games // 2, 1, (bot, other), by_lot), Place(jobs))
    second = simulate(Order("imperium", 2, games // 2, 1_001, (other, bot), by_lot), Place(jobs))
    assert first.errors == second.errors == first.unfinished == second.unfinished == 0
    return first.results.wins[0] + second.results.wins[1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "other", "least"),
    [
        ("rival_easy", "random", 50),
        ("rival_normal", "random", 50),
        ("rival_hard", "random", 50),
        ("rival_normal", "rival_easy", 36),
        ("rival_hard", "rival_normal", 34),
    ],
)
def test_each_level_is_stronger_than_the_one_below(bot: str, other: str, least: int) -> None:
    assert wins(bot, other, 60) >= least


def test_a_normal_rival_beats_random() -> None:
    assert wins("rival_normal", "random", 2, jobs=1) == 2
