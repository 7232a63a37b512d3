"""Whole matches between bots, in bulk and over several processes or machines."""

import time
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from imperium_desktop.bots.player import Bot
from imperium_desktop.commands.executor import HERE, Place, carry_out
from imperium_desktop.registry import GAMES, AnyGame, bots_of, load_game
from imperium_desktop.registry.parts import CardsMet
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.setup import Setup

DECISION_CAP = 20_000
"""A match that takes longer counts as unfinished (bots may pass for ever)."""


class Played(msgspec.Struct, frozen=True):
    seed: int
    decisions: int
    winners: tuple[int, ...] = ()
    ending: str = ""
    points: tuple[int, ...] = ()
    """Points by seat; none if the match did not end."""
    error: str = ""
    cards: CardsMet | None = None


class Cards(msgspec.Struct):
    """Which cards of the boxes that were used all matches together showed, in games that count them."""

    in_box: int
    seen: int
    playable: int
    played: int
    not_seen: list[str]
    not_played: list[str]


class Results(msgspec.Struct):
    wins: list[int]
    """Wins by seat; a shared first rank counts for everybody who shares it."""
    endings: dict[str, int]


class Summary(msgspec.Struct):
    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    decisions: int
    seconds: float
    decisions_per_second: int
    unfinished: int
    errors: int
    results: Results
    first_errors: list[str]
    points: list[tuple[int, ...]]
    """Points by seat of every match, in the order of seeds; none of a match that did not end."""
    cards: Cards | msgspec.UnsetType = msgspec.UNSET

    def in_words(self) -> str:
        bots = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        wins = ", ".join(
            f"seat {seat} ({bot}) {won}" for seat, (bot, won) in enumerate(zip(bots, self.results.wins, strict=True))
        )
        lines = [
            f"{self.games} games of {self.game}: {self.decisions} decisions in {self.seconds:.1f} s"
            f" ({self.decisions_per_second}/s)",
            f"wins: {wins}",
            f"endings: {', '.join(f'{ending} {count}' for ending, count in self.results.endings.items())}",
            f"unfinished: {self.unfinished}, errors: {self.errors}",
            *self.first_errors,
        ]
        if self.cards:
            lines.append(
                f"cards: {self.cards.seen} of {self.cards.in_box} seen,"
                f" {self.cards.played} of {self.cards.playable} played"
            )
        return "\n".join(lines) + "\n"


class Order(msgspec.Struct, frozen=True):
    """What to simulate; the bots sit in this order, again and again until all seats are taken."""

    game: str
    seats: int
    games: int
    seed: int
    bots: tuple[str, ...]
    variants: dict[str, str] = {}


class Deal(msgspec.Struct, frozen=True):
    """One match of an order."""

    game: str
    seats: int
    seed: int
    bots: tuple[str, ...]
    variants: dict[str, str]


def simulate(order: Order, place: Place = HERE) -> Summary:
    began = time.perf_counter()
    seeds = range(order.seed, order.seed + order.games)
    deals = [Deal(order.game, order.seats, seed, order.bots, order.variants) for seed in seeds]
    played = carry_out(play, deals, place, Played)
    seconds = time.perf_counter() - began
    decisions = sum(one.decisions for one in played)
    failed = [one for one in played if one.error]
    return Summary(
        game=order.game,
        seats=order.seats,
        bots=order.bots,
        games=len(played),
        decisions=decisions,
        seconds=round(seconds, 3),
        decisions_per_second=round(decisions / seconds),
        unfinished=sum(not one.ending and not one.error for one in played),
        errors=len(failed),
        results=Results(
            wins=[sum(seat in one.winners for one in played) for seat in range(order.seats)],
            endings=dict(sorted(Counter(one.ending for one in played if one.ending).items())),
        ),
        first_errors=[f"seed {one.seed}: {one.error}" for one in failed[:5]],
        points=[one.points for one in played],
        cards=cards_in([one.cards for one in played if one.cards]),
    )


def cards_in(met: Sequence[CardsMet]) -> Cards | msgspec.UnsetType:
    if not met:
        return msgspec.UNSET
    in_box = frozenset[str]().union(*(one.in_box for one in met))
    seen = in_box & frozenset[str]().union(*(one.seen for one in met))
    playable = in_box - met[0].unplayable
    played = playable & frozenset[str]().union(*(one.played for one in met))
    return Cards(len(in_box), len(seen), len(playable), len(played), sorted(in_box - seen), sorted(playable - played))


def play(deal: Deal) -> Played:
    seed, decisions = deal.seed, 0
    try:
        game = load_game(deal.game)
        cards_met = GAMES[deal.game].parts.cards_met
        setup = setup_of(game, deal.seats, deal.variants, seed)
        match: AnyMatch = Match(game, setup, seed, listening=cards_met is not None)
        for _ in play_on(match, deal.bots, seed):
            decisions += 1
        result = match.result
        if result is None:
            return Played(seed, decisions)
        points = game.endings[result.ending].points_by_seat(result)
        cards = cards_met(match) if cards_met else None
        return Played(seed, decisions, result.winners, result.ending, points, cards=cards)
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        return Played(seed, decisions, error=f"{type(error).__name__}: {error} ({place.name}, line {place.lineno})")


def play_on(match: AnyMatch, bots: Sequence[str], seed: int) -> Iterator[None]:
    """Let the bots play to the end, or to the cap; yields after every answer."""
    return play_out(match, players_of(match, bots, seed))


def players_of(match: AnyMatch, bots: Sequence[str], seed: int) -> list[Bot]:
    """Bots by seat; the chance of a seat is the same for any bot that sits there."""
    chance, known = Chance(seed), bots_of(match.game.id)
    return [known[bots[seat % len(bots)]](match.game.id, Chance(chance.bits())) for seat in range(match.setup.seats)]


def play_out(match: AnyMatch, players: Sequence[Bot]) -> Iterator[None]:
    for _ in range(DECISION_CAP):
        if match.decision is None:
            return
        seat = match.decision.seat
        match.answer(players[seat].choose(match.seen_by(seat)))
        yield


def setup_of(game: AnyGame, seats: int, variants: Mapping[str, str], seed: int) -> Setup:
    """Make a setup; of several values of a variant, with commas between them, one is drawn."""
    chance = Chance(~seed)  # not the chance of the match, or its first lot would fall alike
    drawn = {name: chance.one_of(values.split(",")) for name, values in variants.items()}
    return msgspec.convert({"seats": seats, **drawn}, game.setup_type)
