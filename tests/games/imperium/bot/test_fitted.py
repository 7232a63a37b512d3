"""The value that was fitted on self-play: its weights, what it remembers, and how it plays."""

from typing import Any

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.imperium.analysis.pace import rounds_left
from imperium_desktop.games.imperium.analysis.scores import scores_of
from imperium_desktop.games.imperium.bot.features import CYCLING, FEATURES, HAVING, LYING, cycling, having, lying
from imperium_desktop.games.imperium.bot.fitted import NAMES, Fitted, FittedAdviser, shipped_weights
from imperium_desktop.games.imperium.rules.names import NATIONS
from imperium_desktop.games.imperium.rules.scoring import points
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from tests.games.imperium.rules.builder import CONTENT, GAME, Scenario, greeks, romans


def judge() -> Fitted:
    return Fitted(CONTENT, shipped_weights())


def playing(seed: int, decisions: int, **variants: Any) -> Match[Any, Any]:
    setup = GAME.setup_type(nations_from="both", choice="lot", **variants)
    match = Match(GAME, setup, seed, listening=False)
    bot = GreedyBot(FittedAdviser(), Chance(seed))
    for _ in range(decisions):
        match.answer(bot.choose(match.seen_by(match.waiting.seat)))
    return match


# Weights


def test_every_feature_and_nation_has_a_weight() -> None:
    assert len(shipped_weights()) == len(NAMES) == len({*FEATURES}) + len(NATIONS)


# Features


def test_all_cards_have_all_features() -> None:
    for card in map(CONTENT.cards.__getitem__, CONTENT.nouns):
        assert len(cycling(card, "empire")) == len(CYCLING)
        assert len(lying(card)) == len(LYING)
    assert len(having(CONTENT, Scenario(romans(), greeks()).state, 0)) == len(HAVING)


def test_cards_count_by_what_they_do() -> None:
    advance = dict(zip(CYCLING, cycling(CONTENT.cards["romans_advance"], "barbarian"), strict=True))
    assert advance["play_break_through"] >= 1
    assert advance["dead"] == 0
    copies = {tuple(cycling(card, "barbarian")) for card in CONTENT.cards.values() if card.name == "advance"}
    assert len(copies) < sum(card.name == "advance" for card in CONTENT.cards.values())


# What a table is worth


def test_remembered_points_are_those_of_the_rules() -> None:
    """In matches of all sizes, with cards that count what lies elsewhere."""
    scores = scores_of(CONTENT)
    for seed, seats in ((1, 2), (2, 3), (3, 4)):
        match = playing(seed, 0, seats=seats)
        bot = GreedyBot(FittedAdviser(), Chance(seed))
        for _ in range(150):
            match.answer(bot.choose(match.seen_by(match.waiting.seat)))
            for seat in range(seats):
                assert scores.points(match.state, seat) == points(CONTENT, match.state, seat)


def test_what_is_remembered_changes_no_worth() -> None:
    match, used = playing(5, 120, seats=2), judge()
    bot = GreedyBot(FittedAdviser(), Chance(5))
    for _ in range(60):
        match.answer(bot.choose(match.seen_by(match.waiting.seat)))
        assert used(match.state, 0) == judge()(match.state, 0)


def test_a_point_more_is_worth_more_and_a_rivals_less() -> None:
    def worth(mine: int, theirs: int) -> float:
        return judge()(Scenario(romans(tokens=(3, 3, mine)), greeks(tokens=(3, 3, theirs))).state, 0)

    assert worth(5, 0) > worth(0, 0) > worth(0, 5)


def test_a_lead_is_worth_more_when_the_end_is_near() -> None:
    lead: Any = romans(tokens=(3, 3, 30)), greeks(tokens=(3, 3, 0))
    soon = Scenario(*lead, round=9, last_round=9)
    later = Scenario(*lead, round=9, main=("hills", "oasis", "marsh", "coast", "forest", "steppe"))
    assert rounds_left(CONTENT, soon.state) == 0 < rounds_left(CONTENT, later.state)
    assert judge()(soon.state, 0) > judge()(later.state, 0)


@pytest.mark.parametrize(("lead", "hand", "pile"), [(85, ("unrest", "unrest"), 2), (0, ("unrest",), 4)])
def test_who_has_more_unrest_fears_a_collapse_the_more_there_is_to_lose(
    lead: int, hand: tuple[str, ...], pile: int
) -> None:
    """One match was lost with 171 to 86 points: its leader had 4 Unrest, the other 2."""

    def loss(pile: int) -> float:
        calm, afraid = (Scenario(romans(hand=cards, tokens=(3, 3, lead)), greeks(), pile=pile) for cards in ((), hand))
        return judge()(calm.state, 0) - judge()(afraid.state, 0)

    assert loss(pile) > 1.2 * loss(pile=9)


def test_who_is_behind_may_hope_for_a_collapse() -> None:
    behind: Any = romans(tokens=(3, 3, 0)), greeks(tokens=(3, 3, 60), hand=("unrest", "unrest"))
    near, far = (Scenario(*behind, pile=pile).state for pile in (1, 9))
    assert judge()(near, 0) > judge()(far, 0)


def test_who_is_far_behind_does_not_flee_into_a_lost_collapse() -> None:
    behind: Any = romans(tokens=(3, 3, 0), hand=("unrest", "unrest")), greeks(tokens=(3, 3, 60))
    near, far = (Scenario(*behind, pile=pile, phase="token").state for pile in (1, 9))
    assert judge()(near, 0) <= judge()(far, 0) + 1e-6
