"""Worth of a player's sheets in points: those that stand, and those that fitted weights promise for later Years."""

from collections.abc import Sequence
from functools import cache
from operator import mul
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.bots.linear import read_weights, weights_file
from imperium_desktop.games.hadrian.analysis.features import PATH_POINTS, feature_names, features
from imperium_desktop.games.hadrian.rules.attack import attack_size, outcome
from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.rules.names import COHORT_PLACES, COHORTS, VALOUR
from imperium_desktop.games.hadrian.rules.scoring import attribute_points
from imperium_desktop.games.hadrian.rules.state import Player, State
from imperium_desktop.rules.chance import Chance

ITEM: Final = 0.55
"""An item on the board, while it can still be spent this Year."""
FAVOUR_KEPT: Final = 0.25
"""What a Favour must save to be worth using now."""

Raid: TypeAlias = Sequence[tuple[int, ...]]
"""Attacks on each cohort, by the number of attack cards."""
Weights: TypeAlias = tuple[tuple[float, ...], ...]
"""Weights of all features, by Years left."""


@cache
def shipped_weights(content: Components) -> Weights:
    years = len(content.box.years)
    by_feature = read_weights(weights_file("hadrian"), feature_names(content), years)
    return tuple(zip(*by_feature, strict=True))


class SheetWorth(NamedTuple):
    """The fitted value, for one box."""

    content: Components
    weights: Weights

    def during(self, state: State, seat: int) -> float:
        """Worth of a state in which the player can still act this Year."""
        player = state.players[seat]
        return self.sheets(player, len(self.content.box.years) - state.year) + ITEM * sum(player.board)

    def sheets(self, player: Player, years_left: int) -> float:
        """Points so far, and those that weights promise."""
        facts = features(self.content, player)
        points = attribute_points(player) + facts[PATH_POINTS] - self._penalty(player.marks)
        if not years_left:
            return points
        promised: float = sum(map(mul, self.weights[years_left], facts))
        return points + promised

    def at_end(self, state: State, seat: int, raids: Sequence[Raid]) -> float:
        """Worth of a state if the player stops now, in the mean of the raids that may come."""
        player = state.players[seat]
        cards = attack_size(self.content, state) + player.extra_attacks
        flag = self.content.box.years[state.year - 1].flag
        losses = [self._loss(player, raid[min(cards, len(raid) - 1)], flag) for raid in raids]
        worth = self.sheets(player, len(self.content.box.years) - state.year)
        return worth - sum(losses) / len(losses)

    def _loss(self, player: Player, attacks: Sequence[int], flag: int) -> float:
        """Points that a raid takes, less the Valour that a good defence brings."""
        through = [max(0, hits - player.filled[place]) for hits, place in zip(attacks, COHORT_PLACES, strict=True)]
        by_diplomats = sum(min(hits, max(0, favours)) for hits, favours in zip(through, player.diplomats, strict=True))
        favours = min(sum(through), by_diplomats + player.temple_favours)
        if sum(through) - favours >= flag:
            favours = 0
        disdain, valour = outcome(sum(through) - favours, flag)
        room = len(self.content.printed.tracks[VALOUR]) - player.filled[VALOUR]
        return (
            self._penalty(player.marks + disdain)
            - self._penalty(player.marks)
            - min(valour, room)
            + FAVOUR_KEPT * favours
        )

    def _penalty(self, marks: int) -> int:
        penalties = self.content.box.left.disdain.penalty
        return penalties[min(marks, len(penalties) - 1)]


def draw_raids(content: Components, state: State, chance: Chance, count: int) -> list[Raid]:
    """Attacks that may come at the end of the Year, of the cards that nobody has seen."""
    return [raid_of(content, chance.shuffled(state.fate) + chance.shuffled(state.fate_discards)) for _ in range(count)]


def raid_of(content: Components, cards: Sequence[int]) -> Raid:
    hits = [0] * len(COHORTS)
    raid = [tuple(hits)]
    for card in cards:
        hits[content.fate[card].cohort] += 1
        raid.append(tuple(hits))
    return raid
