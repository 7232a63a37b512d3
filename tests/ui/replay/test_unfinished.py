"""The replay of a match that is not over shows, tells and reads aloud nothing that only one seat may know."""

import pytest

from imperium_desktop.commands.journals import record
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules import journal
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from tests.contract.playing import small_setup
from tests.ui.reading import lines_in, read_aloud
from tests.ui.replay.walking import Open


def two_thirds_of(game_id: str) -> AnyMatch:
    seats = small_setup(load_game(game_id)).seats
    whole = record(game_id, seats, 3, ["random"], {})
    match: AnyMatch = Match(whole.game, whole.setup, whole.seed)
    for given in whole.answers[: len(whole.answers) * 2 // 3]:
        match.answer(given.answer)
    return match


@pytest.mark.parametrize("game_id", list(GAMES))
def test_nothing_of_a_single_seat_comes_to_light(opened: Open, game_id: str) -> None:
    match = two_thirds_of(game_id)
    seats = match.setup.seats
    seating = Seating(tuple(f"Person {seat}" for seat in range(seats)), ("",) * seats, tuple(range(seats)))
    viewer = opened(journal.write(match, seating)).viewer
    assert viewer is not None
    for position in range(0, len(viewer.timeline), max(1, len(viewer.timeline) // 12)):
        viewer.go_to(position)
        assert viewer._view == viewer.timeline.at(position).view(EVERYBODY)
        told = {*lines_in(viewer), *read_aloud(viewer.table)}
        secrets = {viewer.words.event(event) for event in match.events if event.seen_by(EVERYBODY) != event}
        assert not told & secrets
    assert all(event == event.seen_by(EVERYBODY) for event in viewer._seen)


def test_no_hand_of_mare_nostrum_is_on_the_table(opened: Open) -> None:
    """§15 Neither tokens nor how many they are."""
    match = two_thirds_of("mare_nostrum")
    seating = Seating(("Anna", "Marek", "Zofia"), ("", "", ""), (0, 1, 2))
    viewer = opened(journal.write(match, seating)).viewer
    assert viewer is not None
    for position in range(0, len(viewer.timeline), 10):
        viewer.go_to(position)
        assert {player.hand for player in viewer._view.players} == {"?"}
        assert not any(key.startswith(("token/", "set/")) for key in viewer.table.layout_)
