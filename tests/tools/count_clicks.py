"""How many clicks an answer takes, as the window's funnel asks for them: `python -m tests.tools.count_clicks imperium`.

Greedy bots play one match with as few people as can play against each other and one with as many as can; each of their
answers is given again touch by touch. Amounts that are taken for granted cost nothing; what says that enough is picked
costs one. Pieces can be dragged to their place as well, which says both in one movement.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer
from imperium_desktop.ui.stage.funnel import Funnel, path_of

PIECES: Final = ("rack/", "leader/", "hand/", "legion/", "trireme/", "build/")
"""How elements begin that are dragged to where they are to lie."""


class Clicks(NamedTuple):
    """By kind of decision."""

    answers: Counter[str]
    clicks: Counter[str]
    spared: Counter[str]
    """Clicks that are not needed by who drags."""

    @property
    def each(self) -> float:
        return self.clicks.total() / self.answers.total()

    @property
    def each_dragging(self) -> float:
        return (self.clicks.total() - self.spared.total()) / self.answers.total()


def count_clicks(game_id: str, most: int = 10_000) -> Clicks:
    """Over so many answers of each match."""
    counted = Clicks(Counter(), Counter(), Counter())
    seats = GAMES[game_id].seats
    for seed, count in enumerate((max(2, seats[0]), seats[-1]), 1):
        for match, answer in answers_of(game_id, count, seed, most):
            kind = match.waiting.kind
            counted.answers[kind] += 1
            counted.clicks[kind] += clicks_for(match, answer)
            counted.spared[kind] += is_dragged(answer)
    return counted


def answers_of(game_id: str, seats: int, seed: int, most: int) -> Iterator[tuple[AnyMatch, Answer]]:
    """The match before each answer, and the answer."""
    game = load_game(game_id)
    played, again = (Match(game, game.setup_type(seats=seats), seed, listening=False) for _ in range(2))
    for _ in play_on(played, ("greedy",) * seats, seed):
        for given in played.answers[len(again.answers) :]:
            yield again, given.answer
            again.answer(given.answer)
        if len(again.answers) >= most:
            return


def clicks_for(match: AnyMatch, answer: Answer) -> int:
    funnel, clicks = Funnel(match.waiting, match.why_not), 0
    for key in path_of(answer):
        if funnel.answer is None and not (funnel.amounts and funnel.path[-1] == key):
            assert funnel.touch(key), f"{answer}: {key} leads nowhere"
            clicks += 1
    if funnel.answer is None:
        assert funnel.finish(), f"{answer} cannot be given"
        clicks += 1
    return clicks


def is_dragged(answer: Answer) -> bool:
    path = path_of(answer)
    return len(path) > 1 and path[0].startswith(PIECES)


def lines(game_ids: Sequence[str]) -> Iterator[str]:
    for game_id in game_ids:
        counted = count_clicks(game_id)
        total, clicks = counted.answers.total(), counted.clicks.total()
        dragging = f"{counted.each_dragging:.2f} by dragging"
        yield f"{game_id}: {clicks} clicks for {total} answers, {counted.each:.2f} each, {dragging}"
        for kind, n in counted.clicks.most_common(8):
            yield f"  {n / counted.answers[kind]:.2f}  {counted.answers[kind]:5}  {kind}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.tools.count_clicks", description=__doc__)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    for line in lines(parser.parse_args().games):
        print(line, flush=True)


if __name__ == "__main__":
    main()
