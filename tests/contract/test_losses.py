"""What an option throws away is known to whoever chooses it, and only options that stop can do so."""

from imperium_desktop.registry import GAMES, load_game
from tests.contract.playing import Case, some_cases
from tests.contract.playing import play as random_play


@some_cases
def test_a_loss_is_told_from_what_the_seat_sees(case: Case) -> None:
    game = case.game
    for now in random_play(case.match(listening=False), case.chance):
        stopping = [option for option in now.waiting.options if isinstance(option, game.losing)]
        if stopping:
            seen = now.seen_by(now.waiting.seat)
            assert [seen.loss(option) for option in stopping] == [game.loss(now.state, option) for option in stopping]


def test_every_option_that_loses_something_passes() -> None:
    """So that the key for doing no more asks first, and whoever walks the choices finds it last."""
    for game_id in GAMES:
        assert load_game(game_id).losing
        for kind in load_game(game_id).losing:
            assert kind().passes
