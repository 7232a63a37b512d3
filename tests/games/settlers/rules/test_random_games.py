"""Whole games by players who act at random: they end, no card is lost, and every card is used in all its ways."""

from collections import Counter
from typing import Literal

import pytest

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.scoring import parts
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from tests.present import present

from .builder import CONTENT, GAME, key

WAYS = {"built": events.LocationBuilt, "dealt": events.DealMade, "razed": events.CardRazed | events.LocationRazed}
LOOKOUTS: tuple[Literal["standard", "alternate", "advanced"], ...] = ("standard", "alternate", "advanced")
STOPPING = {"pass", "end_turn", "bank"}


def at_random(match: AnyMatch, chance: Chance) -> Answer:
    """First what to do, then how; a round is left only now and then while something else can be done."""
    decision = match.waiting
    if decision.picks_several:
        least, most = decision.pick
        return tuple(chance.sample(decision.options, max(least, chance.below(most + 1))))
    sorts = sorted({option.name for option in decision.options})
    going_on = [sort for sort in sorts if sort not in STOPPING]
    sort = chance.one_of(going_on if going_on and chance.below(20) else sorts)
    return chance.one_of([option for option in decision.options if option.name == sort])


def play(setup: SettlersSetup, seed: int, uses: Counter[tuple[str, str]]) -> AnyMatch:
    match, chance = Match(GAME, setup, seed), Chance(seed)
    census = GAME.census(match.state)
    while match.decision is not None:
        if match.waiting.kind == "settlers.act":
            assert GAME.census(match.state) == census
            assert all(min(player.supply) >= 0 and player.points >= 0 for player in match.state.players)
            assert sum(player.egypt_tokens for player in match.state.players) <= 4
        match.answer(at_random(match, chance))
    for player in match.state.players:
        assert not any(location.taken_over for location in player.locations)
        assert parts(CONTENT, player).scored == player.points
    for way, kinds in WAYS.items():
        uses.update((way, key(event.card)) for event in match.events if isinstance(event, kinds))
    return match


def setup(seats: int, seed: int) -> SettlersSetup:
    return SettlersSetup(seats=seats, lookout=LOOKOUTS[seed % 3], peaceful="yes" if seed % 4 == 3 else "no")


def possible() -> set[tuple[str, str]]:
    faces = [CONTENT.copies[id] for cards in CONTENT.decks.values() for id in cards]
    return {
        *(("built", card) for card in CONTENT.cards),
        *(("dealt", card.key) for card in faces if card.deal),
        *(("razed", card.key) for card in faces if card.spoils),
    }


@pytest.mark.parametrize("seats", range(1, 5))
def test_random_games(seats: int) -> None:
    uses: Counter[tuple[str, str]] = Counter()
    for seed in range(8):
        play(setup(seats, seed), seed, uses)
    assert len(uses) > 40 * seats


@pytest.mark.slow
def test_many_random_games() -> None:
    """Every card is built, every Faction card dealt, every card with a Raze field razed."""
    uses: Counter[tuple[str, str]] = Counter()
    points: dict[int, list[int]] = {}
    for seats, games in ((1, 300), (2, 100), (3, 100), (4, 100)):
        for seed in range(games):
            match = play(setup(seats, seed), seed, uses)
            points.setdefault(seats, []).extend(standing.score[0] for standing in present(match.result).standings)
    for way in WAYS:
        counts = {card: n for (used, card), n in uses.items() if used == way}
        rarest = min(counts, key=counts.__getitem__)
        print(f"{way}: {len(counts)} cards, {sum(counts.values())} times, {rarest} {counts[rarest]} times")
    print({seats: round(sum(all_) / len(all_), 1) for seats, all_ in points.items()})
    assert set(uses) == possible()
