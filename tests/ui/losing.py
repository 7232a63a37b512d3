"""Matches in which the next answer could throw something away, on a table in a window."""

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Option
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.placement import PLACELESS, Placement
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.present import present
from tests.ui.robot import Robot, seated

SEATS = {"hadrian": 1, "mare_nostrum": 3}
"""Where all play at the same time, another may still be at it; elsewhere as few sit as can play against each other."""


def losing(match: AnyMatch) -> Option | None:
    """The option that stops and would throw something away now."""
    seen = match.seen_by(match.waiting.seat)
    stopping = (option for option in match.waiting.options if option.passes)
    return next((option for option in stopping if seen.loss(option) is not None), None)


def with_something_to_lose(game_id: str, kind: str = "") -> AnyMatch:
    """Play at random until stopping would lose something, in a decision of this kind or of any."""
    game = load_game(game_id)
    match: AnyMatch = Match(game, game.setup_type(seats=SEATS.get(game_id, 2)), 3)
    chance = Chance(3)
    while losing(match) is None or match.waiting.kind != (kind or match.waiting.kind):
        match.answer(random_answer(match.waiting, chance))
    return match


def play(window: MainWindow, match: AnyMatch) -> MatchPage:
    seating = seated(match.setup.seats)
    window.play(match, seating, window.app_state.matches.begin(match.game.id, seating))
    QApplication.processEvents()
    Robot(window).open_curtain()
    page = window.match_page
    assert page is not None
    page.setFocus()
    return page


def lit_places(page: MatchPage) -> list[tuple[str, Placement]]:
    layout = page.table.layout_
    return [(key, layout[key]) for key in present(page.session.funnel).lit if layout[key].zone not in PLACELESS]


def area(place: Placement) -> QRect:
    return QRect(round(place.x), round(place.y), round(place.width), round(place.height))
