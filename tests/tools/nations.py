"""All pairs of nations of Imperium, led by greedy bots: `make nations ARGS="--games 2"`.

Writes `resources/games/imperium/nations.toml`, which the guide to the nations reads, and pictures of it. Each match is
given by its seed, so the same seed and the same bots give the same table. `--keep FILE` writes down every match that is
over: a run that was stopped goes on from there.
"""

import argparse
import os
from collections.abc import Sequence
from itertools import permutations
from pathlib import Path
from typing import Final

import msgspec

from imperium_desktop.cli import add_place_arguments, place_of
from imperium_desktop.commands.executor import carry_out
from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.imperium.rules.names import BOXES, NATIONS, SIDES, Nation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.imperium.teaching.nation_table import FILE, NationTable, Results, lines_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match

PICTURES: Final = Path("docs/pictures")
LANGUAGES: Final = ("en", "pl")
SEEDS: Final = 1_000_000_000


class Meeting(msgspec.Struct, frozen=True):
    """One match; the first nation has the first turn."""

    first: Nation
    second: Nation
    seed: int


class Met(msgspec.Struct, frozen=True):
    meeting: Meeting
    won: float
    """By the first; a shared win is half of one."""


def meetings(games: int, seed: int) -> list[Meeting]:
    """So many of every pair in each order; all pairs once before any meets again."""
    chance = Chance(seed)
    rounds = [permutations(NATIONS, 2) for _ in range(games)]
    return [Meeting(first, second, chance.below(SEEDS)) for pairs in rounds for first, second in pairs]


def setup_of(meeting: Meeting) -> ImperiumSetup:
    """Sides of the power cards and the common cards by lot."""
    chance = Chance(~meeting.seed)  # not the chance of the match, or its first lot would fall alike
    return ImperiumSetup(
        seats=2,
        nations=(meeting.first, meeting.second),
        powers=(chance.one_of(SIDES), chance.one_of(SIDES)),
        commons=chance.one_of(BOXES),
        first=0,
    )


def meet(meeting: Meeting, bots: Sequence[str] = ("greedy",)) -> Met:
    match = Match(load_game("imperium"), setup_of(meeting), meeting.seed, listening=False)
    for _ in play_on(match, bots, meeting.seed):
        pass
    assert match.result is not None, f"{meeting} does not end"
    winners = match.result.winners
    return Met(meeting, (0 in winners) / len(winners))


def results_of(all_met: Sequence[Met], games: int, seed: int) -> Results:
    wins = {one: {other: 0.0 for other in NATIONS if other != one} for one in NATIONS}
    for met in all_met:
        wins[met.meeting.first][met.meeting.second] += met.won
        wins[met.meeting.second][met.meeting.first] += 1 - met.won
    return Results(seed, 2 * games, wins)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make nations", description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="of every pair, in each order")
    parser.add_argument("--seed", type=int, default=1)
    add_place_arguments(parser)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--pictures", type=Path, default=PICTURES, help="a folder for them")
    parser.set_defaults(jobs=2)
    args = parser.parse_args()
    all_met = carry_out(meet, meetings(args.games, args.seed), place_of(args), Met)
    results = results_of(all_met, args.games, args.seed)
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text("\n".join(lines_of(results)) + "\n", "utf-8")
    draw(NationTable(results), args.pictures)


def draw(table: NationTable, folder: Path) -> None:
    from tests.tools.nation_picture import picture_of  # a window's libraries, not needed to play

    folder.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        picture_of(table, language).save(str(folder / f"nations-{language}.png"))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from tests.tools import nations  # workers elsewhere find its tasks by this name, not by that of the program

    nations.main()
