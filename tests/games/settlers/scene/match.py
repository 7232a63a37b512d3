"""Matches of Imperial Settlers that bots have brought somewhere, on a table."""

from collections.abc import Callable

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.window.main_window import MainWindow
from tests.ui.robot import Robot, seated


def bots_play(until: Callable[[AnyMatch], bool], seed: int = 3, seats: int = 1) -> AnyMatch:
    """A greedy bot alone, or several."""
    game = load_game("settlers")
    match = Match(game, game.setup_type(seats=seats), seed)
    for _ in play_on(match, ("greedy",) * seats, seed):
        if match.decision is not None and until(match):
            return match
    raise AssertionError("it never came to that")


def open_match(window: MainWindow, match: AnyMatch) -> Robot:
    seats = match.setup.seats
    window.play(match, seated(seats), window.app_state.matches.begin("settlers", seated(seats)))
    robot = Robot(window)
    robot.open_curtain()
    return robot
