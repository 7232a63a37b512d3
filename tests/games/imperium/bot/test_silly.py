"""What players did in logged matches that a person would call silly, and the thinkers do not.

The greedy player still does: it stays what it was.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.levels import level_of
from imperium_desktop.bots.player import Bot
from imperium_desktop.games.imperium.bot import ImperiumAdviser
from imperium_desktop.games.imperium.bot.thinker import LEVELS, Thinker
from imperium_desktop.games.imperium.rules.options import EndActivation, PickCard, PlayFromHand, TakeTurn
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer
from tests.games.imperium.rules.builder import Scenario, greeks, noun, romans
from tests.present import of_kind

Maker: TypeAlias = Callable[[int], Bot]
MARKET = ("oracle", "oasis", "coast", "city", "elders")
GUESSES = 3
"""What it cannot see should not matter."""


def merchant(seed: int) -> Bot:
    return GreedyBot(ImperiumAdviser(), Chance(seed))


def strategist(seed: int) -> Bot:
    return Thinker(level_of("strategist", LEVELS), Chance(seed))


def master(seed: int) -> Bot:
    return Thinker(level_of("master", LEVELS), Chance(seed))


each_thinker = pytest.mark.parametrize("thinker", [strategist, master])


def answers(table: Scenario, maker: Maker) -> set[Answer]:
    seen = table.match.seen_by(table.match.waiting.seat)
    return {maker(seed).choose(seen) for seed in range(GUESSES)}


def turn(**seat: Any) -> Scenario:
    where = {name: seat.pop(name) for name in ("round", "last_round", "market") if name in seat}
    return Scenario(romans(**seat, deck=6), greeks(), phase="turn", **{"market": MARKET, **where})


@pytest.mark.parametrize(
    "seat",
    [
        {"hand": ("unrest", "prosperity", "advance", "conquer", "hills"), "tokens": (6, 4, 2)},
        {"hand": ("unrest", "prosperity", "ionians", "bread_and_circuses"), "tokens": (2, 1, 2)},
    ],
)
def test_a_turn_is_more_than_one_unrest_that_is_returned(seat: dict[str, Any]) -> None:
    """Round 3 of the logged match: a revolt with four cards to play."""
    assert answers(turn(**seat), merchant) == {TakeTurn("revolt")}
    for thinker in (strategist, master):
        assert answers(turn(**seat), thinker) == {TakeTurn("activate")}


@each_thinker
def test_the_last_turn_is_for_points(thinker: Maker) -> None:
    """Round 18 of the logged match: there is no later, and Conquer brings a card."""
    last = {"round": 9, "last_round": 9, "market": ("coast", "mercenaries")}
    table = turn(hand=("hills", "conquer", "unrest"), tokens=(3, 3, 3), **last)
    assert answers(table, merchant) == {TakeTurn("revolt")}
    assert answers(table, thinker) == {TakeTurn("activate")}


@each_thinker
def test_a_token_is_not_laid_where_the_next_player_breaks_through(thinker: Maker) -> None:
    """11 of 18 tokens of the logged match went to the next player, from cards with an Unrest under them."""

    def laid(maker: Maker) -> set[str]:
        market = ("oracle", "oasis", "coast", "city", "metropolis")
        table = Scenario(romans(), greeks(tokens=(6, 6, 3), face="empire"), phase="token", market=market)
        return {noun(of_kind(PickCard, answer).card) for answer in answers(table, maker)}

    assert laid(merchant) == {"metropolis"}
    assert "metropolis" not in laid(thinker)


@each_thinker
@pytest.mark.parametrize(("lead", "ends"), [(60, True), (-60, False)])
def test_a_match_is_ended_by_the_one_who_leads(thinker: Maker, lead: int, ends: bool) -> None:
    """The last card of the main deck ends it: 119 to 50 in round 20 of one match, and over in round 101."""
    mine, theirs = max(lead, 0), max(-lead, 0)
    seats = romans(hand=("conquer",), tokens=(3, 3, mine), deck=6), greeks(tokens=(3, 3, theirs), deck=6)
    table = Scenario(*seats, round=20, main=("woodland",), market=MARKET)
    bot = thinker(1)
    while table.asked == 0 and table.state.phase != "draw":
        table.match.answer(bot.choose(table.match.seen_by(0)))
    assert bool(table.state.last_round) == ends


@each_thinker
def test_no_card_is_played_for_nothing(thinker: Maker) -> None:
    """Glory with fewer than three regions brings no fame; the greedy player plays it rather than to end."""
    table = Scenario(romans(hand=("glory", "advance"), tokens=(0, 3, 0), deck=6), greeks(), market=MARKET)
    assert {noun(of_kind(PlayFromHand, answer).card) for answer in answers(table, merchant)} == {"glory"}
    assert answers(table, thinker) == {EndActivation()}


@each_thinker
def test_what_the_next_turn_needs_is_not_thrown_away(thinker: Maker) -> None:
    """Prosperity can be played at once, Glory brings nothing without regions."""
    hand = ("prosperity", "hills", "glory", "advance", "conquer")
    table = Scenario(romans(hand=hand, tokens=(6, 6, 2), deck=6), greeks(), phase="discard", market=MARKET)

    def thrown(maker: Maker) -> list[set[str]]:
        return [{noun(option.card) for option in of_kind(tuple, answer)} for answer in answers(table, maker)]

    assert all("prosperity" in cards for cards in thrown(merchant))
    assert all("glory" in cards and not {"prosperity", "hills"} & cards for cards in thrown(thinker))
