"""One bot against another: `make duel ARGS="tigris --seats 2 --games 60 --a master --b merchant"`.

A sits on every seat of each deal in turn, all others are B: two bots that are the same come out exactly even. A game
for one is played by each of them in turn, and the two compare what they have made of the same deal.
"""

import sys
import time
from collections import Counter
from collections.abc import Sequence
from math import ceil, sqrt
from statistics import fmean, median
from typing import Final, get_args, get_type_hints

import msgspec

from imperium_desktop.bots.player import AnySeen, Bot
from imperium_desktop.cli import (
    FAILED,
    WRONG_USE,
    Parser,
    Wrong,
    add_place_arguments,
    add_setup_arguments,
    checked_setup,
    place_of,
    whole_number,
)
from imperium_desktop.commands.executor import carry_out
from imperium_desktop.commands.simulate import play_out, players_of, setup_of
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.setup import Setup
from imperium_desktop.rules.table import Answer

OTHER_NAMES: Final = {"merchant": "greedy"}
"""Names of levels that journals call otherwise."""
SURE: Final = 1.959964
"""Standard errors to either side that hold 95 of 100 results."""


class Bout(msgspec.Struct, frozen=True):
    """One match of a duel."""

    game: str
    seats: int
    deal: int
    seat: int
    """Where the bot sits that is looked at."""
    bot: str
    others: str
    variants: dict[str, str] = {}
    sides: tuple[str, ...] = ()
    """One of these by lot is its nation or the like, the others have any; none: as the game gives them."""


class Fought(msgspec.Struct, frozen=True):
    share: float
    """Share of the win; a match that does not end is shared by all."""
    points: int | None
    rival: int | None
    """Points of the best of the others."""
    rounds: int | None
    ending: str
    milliseconds: list[float]
    """CPU time of every decision of the bot that had more than one option."""


class Timed:
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.milliseconds: list[float] = []

    def choose(self, seen: AnySeen) -> Answer:
        began = time.thread_time()
        answer = self.bot.choose(seen)
        if len(seen.decision.options) > 1:
            self.milliseconds.append(round(1000 * (time.thread_time() - began), 3))
        return answer


class Duel(msgspec.Struct, frozen=True):
    """What came of it; in a game for one, a deal in which A has more points than B is won by A."""

    game: str
    seats: int
    games: int
    a: str
    b: str
    a_wins: float
    """A shared win is a part of one."""
    share: float
    interval: tuple[float, float]
    """Where the share of wins lies in 95 of 100 cases."""
    ms_median: float
    ms_p95: float
    ms_max: float
    points: tuple[float, float]
    """Means of A and of its best rival; in a game for one, of A and of B."""
    medians: tuple[float, float]
    rounds: float | None
    endings: tuple[dict[str, int], dict[str, int]]
    """Endings of the matches of A, and in a game for one of those of B."""
    unfinished: int

    def in_words(self) -> str:
        low, high = self.interval
        mine, theirs = self.points
        lines = [
            f"{self.game}, {self.seats} {'seats' if self.seats > 1 else 'seat'}: {self.a} won {self.a_wins:g}"
            f" of {self.games} against {self.b}: {self.share:.1%}, 95 % interval {low:.1%} to {high:.1%}",
            f"points: {mine:.1f} : {theirs:.1f}, medians {self.medians[0]:g} : {self.medians[1]:g}",
            *(
                f"endings of {bot}: {told(found)}"
                for bot, found in zip((self.a, self.b), self.endings, strict=True)
                if found
            ),
            f"CPU of a decision of {self.a}: median {self.ms_median:.1f} ms, 95 of 100 below {self.ms_p95:.1f} ms,"
            f" at most {self.ms_max:.1f} ms",
        ]
        if self.rounds is not None:
            lines.append(f"rounds: {self.rounds:.1f}")
        if self.unfinished:
            lines.append(f"unfinished: {self.unfinished}")
        return "\n".join(lines) + "\n"


def told(endings: dict[str, int]) -> str:
    return ", ".join(f"{ending or 'none'} {count}" for ending, count in endings.items())


# Matches


def bouts(first: Bout, games: int) -> list[Bout]:
    """Whole deals from the first on, each with A on every seat; alone, with A and with B."""
    replace = msgspec.structs.replace
    deals = range(first.deal, first.deal + ceil(games / first.seats))
    if first.seats == 1:
        return [replace(first, deal=deal, bot=bot) for deal in deals for bot in (first.bot, first.others)]
    return [replace(first, deal=deal, seat=seat) for deal in deals for seat in range(first.seats)]


def fight(bout: Bout) -> Fought:
    match: AnyMatch = Match(load_game(bout.game), setup_for(bout), bout.deal, listening=False)
    players = players_of(
        match, [bout.bot if seat == bout.seat else bout.others for seat in range(bout.seats)], bout.deal
    )
    players[bout.seat] = timed = Timed(players[bout.seat])
    for _ in play_out(match, players):
        pass
    rounds = getattr(match.state, "round", None)
    result = match.result
    if result is None:
        return Fought(1 / bout.seats, None, None, rounds, "", timed.milliseconds)
    points = match.game.endings[result.ending].points_by_seat(result)
    rivals = [scored for seat, scored in enumerate(points) if seat != bout.seat]
    return Fought(
        share=(bout.seat in result.winners) / len(result.winners),
        points=points[bout.seat],
        rival=max(rivals, default=None),
        rounds=rounds,
        ending=result.ending,
        milliseconds=timed.milliseconds,
    )


def setup_for(bout: Bout) -> Setup:
    setup = setup_of(load_game(bout.game), bout.seats, bout.variants, bout.deal)
    if not bout.sides:
        return setup
    chance = Chance(~bout.deal)
    mine = chance.one_of(bout.sides)
    offer = GAMES[bout.game].parts.sides
    others = [side for side in (offer(setup) if offer else all_sides(setup)) if side != mine]
    sides = chance.sample(others, bout.seats - 1)
    sides.insert(bout.seat, mine)
    return msgspec.structs.replace(setup, **{setup.sides: tuple(sides)})


def all_sides(setup: Setup) -> Sequence[str]:
    """Nations, dynasties and the like, in games that have them."""
    return get_args(get_args(get_type_hints(type(setup))[setup.sides])[0]) if setup.sides else ()


# What came of them


def duel_of(first: Bout, fought: Sequence[Fought]) -> Duel:
    mine, theirs = (fought[::2], fought[1::2]) if first.seats == 1 else (fought, ())
    pairs = [(one.points, one.rival) for one in mine]
    shares = [one.share for one in mine]
    if first.seats == 1:
        pairs = [(one.points, other.points) for one, other in zip(mine, theirs, strict=True)]
        shares = [better(*pair) for pair in pairs]
    counted = [(own, other) for own, other in pairs if own is not None and other is not None] or [(0, 0)]
    own, other = zip(*counted, strict=True)
    times = sorted(spent for one in mine for spent in one.milliseconds) or [0.0]
    rounds = [one.rounds for one in mine if one.rounds is not None]
    return Duel(
        game=first.game,
        seats=first.seats,
        games=len(mine),
        a=first.bot,
        b=first.others,
        a_wins=round(sum(shares), 6),
        share=round(fmean(shares), 6),
        interval=interval(fmean(shares), len(shares)),
        ms_median=quantile(times, 0.5),
        ms_p95=quantile(times, 0.95),
        ms_max=times[-1],
        points=(round(fmean(own), 3), round(fmean(other), 3)),
        medians=(median(own), median(other)),
        rounds=round(fmean(rounds), 3) if rounds else None,
        endings=(endings_of(mine), endings_of(theirs)),
        unfinished=sum(not one.ending for one in fought),
    )


def better(own: int | None, other: int | None) -> float:
    """The share of a win over somebody who played the same deal; what did not end is worth nothing."""
    if own == other:
        return 0.5
    return float(other is None or (own is not None and own > other))


def endings_of(fought: Sequence[Fought]) -> dict[str, int]:
    return dict(sorted(Counter(one.ending for one in fought).items()))


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's score interval, which holds for 60 wins of 60 too; each match counts as one of its own."""
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    half = SURE * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return round(max(0.0, middle - half), 6), round(min(1.0, middle + half), 6)


def quantile(ordered: Sequence[float], part: float) -> float:
    """The least value that this part of all does not exceed."""
    return ordered[max(0, ceil(part * len(ordered)) - 1)]


# The command


def make_parser() -> Parser:
    parser = Parser(prog="make duel", description=__doc__)
    add_setup_arguments(parser)
    parser.add_argument("--games", type=whole_number(1, 1_000_000), default=60, metavar="N", help="rounded up to deals")
    parser.add_argument(
        "--a", required=True, metavar="BOT", help="who is looked at; merchant is another word for greedy"
    )
    parser.add_argument("--b", default="merchant", metavar="BOT", help="who has the other seats")
    parser.add_argument(
        "--sides",
        type=lambda text: tuple(text.split(",")),
        default=(),
        metavar="NAME[,NAME…]",
        help="nations or the like of which A always has one, by lot",
    )
    add_place_arguments(parser)
    parser.add_argument("--json", action="store_true", help="the last line is one JSON object")
    return parser


def main(arguments: Sequence[str] | None = None) -> None:
    parser = make_parser()
    chosen = parser.parse_args(arguments)
    chosen.bot = a, b = [OTHER_NAMES.get(name, name) for name in (chosen.a, chosen.b)]
    try:
        seats, variants = checked_setup(chosen)
        first = Bout(chosen.game, seats, chosen.seed, 0, a, b, variants, chosen.sides)
        known = all_sides(setup_of(load_game(first.game), seats, variants, first.deal))
        if unknown := [side for side in chosen.sides if side not in known]:
            raise Wrong(f"{first.game} has no {', '.join(unknown)} (there are {', '.join(known) or 'none'})")
    except Wrong as error:
        parser.exit(WRONG_USE, f"{parser.prog}: {error}\n")
    try:
        duel = duel_of(first, carry_out(fight, bouts(first, chosen.games), place_of(chosen), Fought))
    except (OSError, ValueError) as error:
        parser.exit(FAILED, f"{parser.prog}: {error}\n")
    sys.stdout.write(duel.in_words())
    if chosen.json:
        sys.stdout.write(msgspec.json.encode(duel).decode() + "\n")


if __name__ == "__main__":
    from tests.tools import duel  # workers elsewhere find its tasks by this name, not by that of the program

    duel.main()
