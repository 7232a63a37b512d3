"""The value that was fitted on results of self-play, and the adviser that thinks by it.

A table is worth its points, what else there is now, and what that brings in each round that is left, less the same of
the rivals. A lead is worth more the less is uncertain, so that the player who leads ends the match.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import repeat
from math import sqrt
from typing import Final, TypeAlias

from imperium_desktop.bots.linear import read_weights, weights_file
from imperium_desktop.games.imperium.analysis.pace import rounds_left
from imperium_desktop.games.imperium.analysis.scores import REMEMBERED, Holdings, holdings_of, scores_of
from imperium_desktop.games.imperium.bot.card_worth import NEARLY_EMPTY, POINT
from imperium_desktop.games.imperium.bot.features import (
    CYCLE,
    CYCLING,
    FEATURES,
    FEWEST,
    HAVING,
    LYING,
    cycling,
    having,
    lying,
)
from imperium_desktop.games.imperium.bot.lookahead import AnyGame, Sober
from imperium_desktop.games.imperium.bot.replies import reply
from imperium_desktop.games.imperium.bot.standing import fetched_in_time, market_tokens, turn_at_hand
from imperium_desktop.games.imperium.rules.area import in_play
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import NATIONS, Face
from imperium_desktop.games.imperium.rules.scoring import unrest
from imperium_desktop.games.imperium.rules.setup import deal_nation
from imperium_desktop.games.imperium.rules.state import Player, State
from imperium_desktop.rules.table import Answer, Decision, Option

Weights: TypeAlias = tuple[tuple[float, ...], ...]
"""Worth of each feature and nation: now, and in each round that is left."""
Table: TypeAlias = tuple[dict[str, float], dict[str, float]]
"""Worth of each card: now, and in each round that is left."""

NOW, LATER = range(2)
NAMES: Final = (*FEATURES, *NATIONS)
IDLING: Final = 0.8
"""How much of the greedy player's loss through innovating counts."""
NEAREST_RIVAL: Final = 0.5
"""Weight of the strongest rival; the rest is the mean of all."""
UNCERTAIN_NOW: Final = 15.0
"""Error with which the final lead is foreseen, in points, with no round left; below it, what each round adds."""
UNCERTAIN_A_ROUND: Final = 9.0
ENOUGH: Final = 1000
"""Trials inside cards for one option, where no level says how many."""
FADING: Final = 2.0
"""Rounds before the end from which on things bring less and less: in the last one, only points count."""
RISK: Final = 0.6
"""Chance that the match ends in a collapse with one Unrest left; nearly none with more than a few."""
DECIDED: Final = 300.0
"""What it is worth to have won."""
CLEARLY_FEWER: Final = 1.5
"""Unrest less than all others have, with which a collapse is won for sure."""
TIE: Final = 0.5
"""What points count for where Unrest is even."""
USUAL_ROUNDS: Final = 8.0
"""Rounds left with which a lead is worth what it says."""


@cache
def shipped_weights() -> Weights:
    return read_weights(weights_file("imperium"), NAMES, 2)


class Fitted:
    """What tables are worth by the weights."""

    def __init__(self, content: Components, weights: Weights) -> None:
        self.content = content
        self.weights = dict(zip(NAMES, weights, strict=True))
        cards = [card for card in content.cards.values() if card.id in content.nouns]
        faces: tuple[Face, ...] = ("barbarian", "empire")
        # a card itself counts whatever the size of the deck; what it does counts for each time it comes round
        self.cycling = {face: self._table(CYCLING[1:], {c.id: cycling(c, face)[1:] for c in cards}) for face in faces}
        self.lying = self._table(LYING, {card.id: lying(card) for card in cards})
        self.each_card = self.weights[CYCLING[0]]
        self.having = [self.weights[name] for name in HAVING]
        self.scores = scores_of(content)
        self._known: dict[Holdings, tuple[float, float]] = {}

    def _table(self, names: Iterable[str], rows: Mapping[str, list[float]]) -> Table:
        by = [self.weights[name] for name in names]
        worth = [
            {id: sum(x * w[when] for x, w in zip(row, by, strict=True)) for id, row in rows.items()}
            for when in (NOW, LATER)
        ]
        return worth[NOW], worth[LATER]

    def __call__(self, state: State, seat: int) -> float:
        if state.phase in ("nations", "deal"):
            return POINT * self.start(state, seat)
        left = rounds_left(self.content, state)
        mine, *others = (self.prospect(state, other, left) for other in state.seats_from(seat))
        lead = mine - NEAREST_RIVAL * max(others) - (1 - NEAREST_RIVAL) * sum(others) / len(others)
        player = state.players[seat]
        worth = POINT * lead + self.turn_at_hand(state, seat)
        worth += fetched_in_time(state, player) + market_tokens(self.content, state, player)
        return self.with_risk_of_collapse(worth * certainty(left), state, seat)

    def with_risk_of_collapse(self, worth: float, state: State, seat: int) -> float:
        """The same, if the pile of Unrest may run out: then not points but Unrest decide (§11.4)."""
        short = NEARLY_EMPTY + 1 - len(state.pile)
        if short <= 0:
            return worth
        risk = 1.0 if state.collapsed else RISK * short / (NEARLY_EMPTY + 1)
        mine, *others = (unrest(self.content, state, other) for other in state.seats_from(seat))
        fewer = min(others) - mine + (TIE if worth > 0 else -TIE)
        return (1 - risk) * worth + risk * DECIDED * max(-1.0, min(fewer / CLEARLY_FEWER, 1.0))

    def start(self, state: State, seat: int) -> float:
        """What the nation that a seat chose may come to, with the cards it begins with."""
        state = state.copy()
        player = state.players[seat]
        if player.nation is None:
            return 0.0
        deal_nation(self.content, state, player)
        return self.prospect(state, seat, USUAL_ROUNDS) + self.weights[player.nation][NOW]

    def prospect(self, state: State, seat: int, left: float) -> float:
        """Points of a player, and those still to come, apart from what all of a nation have in common."""
        player = state.players[seat]
        now, later = self.of_cards(player)
        for x, weight in zip(having(self.content, state, seat), self.having, strict=True):
            now += x * weight[NOW]
            later += x * weight[LATER]
        if player.nation:
            later += self.weights[player.nation][LATER]
        return self.scores.points(state, seat) + now * min(1.0, left / FADING) + left * later

    def of_cards(self, player: Player) -> tuple[float, float]:
        """What the cards bring beside their points, remembered."""
        holdings = holdings_of(player)
        known = self._known.get(holdings)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = self._known[holdings] = self.brought(player, NOW), self.brought(player, LATER)
        return known

    def brought(self, player: Player, when: int) -> float:
        piles = player.hand, player.deck, player.discard, player.unseen
        size, worth = sum(map(len, piles)), self.cycling[player.face][when]
        round_ = sum(sum(map(worth.get, pile, repeat(0.0))) for pile in piles) * CYCLE / max(size, FEWEST)
        return size * self.each_card[when] + round_ + sum(map(self.lying[when].__getitem__, in_play(player)))

    def turn_at_hand(self, state: State, seat: int) -> float:
        worth = turn_at_hand(self.content, state, seat)
        return worth * IDLING if worth < 0 else worth


def certainty(left: float) -> float:
    usual = UNCERTAIN_NOW**2 + UNCERTAIN_A_ROUND**2 * USUAL_ROUNDS
    return sqrt(usual / (UNCERTAIN_NOW**2 + UNCERTAIN_A_ROUND**2 * left))


class FittedAdviser:
    worlds = 1
    beam = 0
    pauses: tuple[str, ...] = ()
    habits: tuple[str, ...] = ("imperium.solstice_order",)
    by_lot: tuple[str, ...] = ("imperium.choose_power_side",)

    def __init__(self, weights: Weights | None = None) -> None:
        """Think by other weights than the shipped ones, for trials."""
        self.weights = weights or shipped_weights()
        self.trials = ENOUGH
        """Number of choices inside cards that are tried out for one option."""
        self._ahead: Sober | None = None

    def ahead(self, game: AnyGame) -> Sober:
        """The lookahead at the cards of this game."""
        if self._ahead is None or self._ahead.game is not game:
            self._ahead = Sober(game, Fitted(game.content, self.weights))
        return self._ahead

    def value(self, game: AnyGame, state: State, seat: int) -> float:
        ahead = self.ahead(game)
        ahead.trials = self.trials
        return ahead.value(state, seat)

    def reply(self, game: AnyGame, state: State, decision: Decision[Option]) -> Answer:
        return reply(game.content, state, decision)
