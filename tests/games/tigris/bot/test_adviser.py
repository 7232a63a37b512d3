"""The greedy player of Tigris & Euphrates tries one of the options that cannot differ, and answers as if it had all."""

from imperium_desktop.bots.greedy import GreedyBot, Sorting, one_of_a_kind
from imperium_desktop.games.tigris.bot import TigrisAdviser
from imperium_desktop.games.tigris.rules.state import State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match


class Thorough(TigrisAdviser):
    """Tries them all."""

    def sorting(self, rest: State) -> Sorting:
        return one_of_a_kind


def test_options_that_cannot_differ_are_worth_the_same() -> None:
    game = load_game("tigris")
    match = Match(game, TigrisSetup(seats=3), 4, listening=False)
    quick, thorough = GreedyBot(TigrisAdviser(), Chance(1)), GreedyBot(Thorough(), Chance(1))
    sorted_out = 0
    for _ in range(24):
        seen = match.seen_by(match.waiting.seat)
        if seen.decision.kind == "tigris.take_action":
            sort_of = TigrisAdviser().sorting(seen.rest)
            sorts = [sort_of(option) for option in seen.decision.options]
            sorted_out += len(sorts) - sorts.count(None)
            assert quick.ranked(seen) == thorough.ranked(seen)
        answer = quick.choose(seen)
        assert answer == thorough.choose(seen)
        match.answer(answer)
    assert sorted_out > 1_000
