"""What is hidden stays so when a match is over, and events that can keep a secret are met keeping it."""

from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import snapshot
from imperium_desktop.rules.table import Event
from tests.contract.playing import AnyGame, Case, cases, every_game, play, played, seen, some_setups
from tests.contract.watch_secrets import EventsTellASeatNoMoreThanItsView
from tests.contract.watching import Moment


@every_game
def test_a_finished_match_can_be_imagined_too(game: AnyGame) -> None:
    """Nothing may be hidden any more; whatever is must be filled in without loss."""
    case = Case(game.id, game.setup_type(seats=max(2, game.seats[0])), 0)
    match = played(case.match(listening=False), case.chance)
    for seat in range(2):
        world = game.imagine(match.view(seat), seat, Chance(1))
        assert game.census(world) == game.census(match.state)
        assert snapshot(game.view(world, seat)) == seen(match, seat)


@every_game
def test_events_that_can_keep_a_secret_are_met_keeping_it(game: AnyGame) -> None:
    masked = {kind for kind in game.event_types if kind.seen_by is not Event.seen_by}
    kept_secret: set[type[Event]] = set()
    for case in (case for case in cases(some_setups) if case.game_id == game.id):
        watcher = EventsTellASeatNoMoreThanItsView(case)
        for number, now in enumerate(play(case.match(listening=False), case.chance)):
            watcher.at(Moment(case, now, number, every_seat=True))
            if kept_secret | watcher.kept_secret >= masked:
                return
        kept_secret |= watcher.kept_secret
    assert kept_secret >= masked, "no world showed that these events keep their secret"
