"""How often each hint leads, and how often none is given: `python -m tests.tools.hint_statistics tigris --matches 6`.

Greedy bots play; at their decisions the teacher is asked what it would say to whoever decides, with nothing under the
pointer. `--keep FOLDER` writes the matches down there, so that the next count over them takes seconds.
"""

import argparse
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import read, write
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.hints import Volume

SILENT: Final = "(silent)"
VOLUMES: Final = (Volume.SOME, Volume.LOTS)
FIRST_SEED: Final = 500


class Leads:
    """Which hint came first at the decisions of one kind and volume, and how many decisions these were."""

    def __init__(self) -> None:
        self.first: Counter[str] = Counter()

    @property
    def positions(self) -> int:
        return self.first.total()

    def share(self, id: str) -> float:
        """In how many of a hundred positions this one leads."""
        return 100 * self.first[id] / self.positions if self.positions else 0.0

    @property
    def silent(self) -> float:
        return self.share(SILENT)

    @property
    def loudest(self) -> tuple[float, str]:
        """The hint that leads most, with its share."""
        return max(((self.share(id), id) for id in self.first if id != SILENT), default=(0.0, ""))


Statistics = dict[tuple[str, Volume], Leads]


def hint_statistics(game_id: str, matches: int, every: int = 1, keep: Path | None = None) -> Statistics:
    """By kind of decision and volume, over every nth decision of greedy matches with all numbers of seats."""
    found: Statistics = defaultdict(Leads)
    teacher = GAMES[game_id].parts.teacher
    for number in range(matches):
        for place, match in enumerate(decisions(game_id, number, keep)):
            if (place + number) % every:
                continue
            seen = match.seen_by(match.waiting.seat)
            for volume in VOLUMES:
                hints = teacher.hints(seen, volume=volume)
                found[match.waiting.kind, volume].first[hints[0].id if hints else SILENT] += 1
    return found


def decisions(game_id: str, number: int, keep: Path | None) -> Iterator[Match[Any, Any]]:
    """A greedy match at each of its decisions."""
    game, seats = load_game(game_id), GAMES[game_id].seats
    count = seats[number % len(seats)]
    match = Match(game, game.setup_type(seats=count), FIRST_SEED + number, listening=False)
    file = keep and keep / f"{game_id}_{number}.jsonl"
    if file and file.exists():
        for given in read(file.read_bytes(), load_game).match.answers:
            yield match
            match.answer(given.answer)
        return
    yield match
    for _ in play_on(match, ("greedy",) * count, FIRST_SEED + number):
        if match.decision is not None:
            yield match
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(write(match))


def lines(statistics: Statistics) -> Iterator[str]:
    for (kind, volume), leads in sorted(statistics.items()):
        yield f"{kind}, {volume}: {leads.positions} positions"
        for id, count in leads.first.most_common():
            yield f"  {leads.share(id):5.1f} %  {count:5}  {id}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.hint_statistics", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--every", type=int, default=1, help="ask at every nth decision only")
    parser.add_argument("--keep", type=Path, help="a folder for the matches")
    asked = parser.parse_args()
    print("\n".join(lines(hint_statistics(asked.game, asked.matches, asked.every, asked.keep))))


if __name__ == "__main__":
    main()
