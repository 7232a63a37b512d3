"""Whole games by players who act at random: they end, no card is lost, every nation is led."""

from collections import Counter

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.names import NATIONS, NATIONS_OF, Nation, Side
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer

from .builder import CONTENT, GAME

STOPPING = {"end_activation", "skip"}
MOST = 6_000


def at_random(match: AnyMatch, chance: Chance) -> Answer:
    """Mostly activations, mostly going on."""
    decision = match.waiting
    if decision.picks_several:
        least, most = decision.pick
        return tuple(chance.sample(decision.options, max(least, chance.below(most + 1))))
    if decision.kind == "imperium.choose_turn_kind" and chance.below(10):
        return decision.options[0]
    going_on = [option for option in decision.options if option.name not in STOPPING]
    return chance.one_of(going_on if going_on and chance.below(10) else decision.options)


def play(setup: ImperiumSetup, seed: int, start: State | None = None) -> AnyMatch:
    match, chance = Match(GAME, setup, seed, start=start), Chance(seed)
    census = GAME.census(match.state)
    for _ in range(MOST):
        if match.decision is None:
            return match
        if match.waiting.kind == "imperium.act":
            assert GAME.census(match.state) == census
            assert all(min(*player.tokens, player.actions, player.exhausts) >= 0 for player in match.state.players)
        match.answer(at_random(match, chance))
    pytest.fail(f"not over after {MOST} answers")


@pytest.mark.parametrize("seats", range(2, 5))
def test_random_games(seats: int) -> None:
    for seed in range(6):
        match = play(ImperiumSetup(seats=seats), seed)
        assert match.result is not None
        assert match.state.collapsed or match.state.round == match.state.last_round


@pytest.mark.parametrize("nation", NATIONS)
def test_every_nation_on_both_sides(nation: Nation) -> None:
    other = NATIONS[(NATIONS.index(nation) + 1) % len(NATIONS)]
    sides: tuple[Side, ...] = ("A", "B")
    for side in sides:
        setup = ImperiumSetup(seats=2, nations=(nation, other), powers=(side, "A"), first=0)
        assert play(setup, ord(side)).result is not None


def test_who_has_done_all_other_quests_may_find_the_graal() -> None:
    """§22.4 From the beginning hardly anybody comes so far: these begin with the other quests in exile."""
    setup = ImperiumSetup(seats=2, nations=("arthurians", "celts"), powers=("A", "B"), commons="legends", first=0)
    found = 0
    for seed in range(20):
        start = Match(GAME, setup, seed).state
        arthurians = start.players[0]
        others = tuple(card for card in arthurians.development if not CONTENT.cards[card].only_last)
        arthurians.development, start.exile = ("arthurians_graal",), others
        match = play(setup, seed, start)
        played = [event.card for event in match.events if isinstance(event, events.CardPlayed)]
        if "arthurians_graal" in played:
            found += 1
            assert match.state.collapsed or match.state.round == match.state.last_round
    assert found >= 5


@pytest.mark.slow
def test_many_random_games() -> None:
    """All cards of Classics that can be played are."""
    played: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for seed in range(100):
            match = play(ImperiumSetup(seats=seats, choice="lot"), seed)
            played.update(
                CONTENT.cards[event.card].name for event in match.events if isinstance(event, events.CardPlayed)
            )
    cards = [
        CONTENT.cards[card] for group in ("classics_commons", *NATIONS_OF["classics"]) for card in CONTENT.groups[group]
    ]
    assert not {card.name for card in cards if not card.unplayable and not card.side} - set(played)
