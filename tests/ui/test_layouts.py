"""The layout of every game: pure numbers, so whole matches are laid out without a window."""

import pytest

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.placement import Zone
from tests.contract.playing import random_answer
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1920.0, 1052.0), (3840.0, 2132.0))
LAID_OUT = 40
"""Decisions of a match, spread over all of it."""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game_id", "seats"), [(id, seats) for id, entry in GAMES.items() for seats in entry.seats])
def test_whatever_can_be_chosen_lies_inside_the_window(game_id: str, seats: int, size: tuple[float, float]) -> None:
    game = load_game(game_id)
    scene = scene_of(game)
    match = Match(game, game.setup_type(seats=seats), seats)
    chance = Chance(seats)
    every = 1 + len(played(game_id, seats)) // LAID_OUT
    while match.decision is not None:
        decision = match.decision
        if len(match.answers) % every == 0:
            layout = scene.layout(shown_to(match, decision.seat, size))
            for key in {key for option in decision.options for key in option.path}:
                place = layout[key]
                if place.zone is not Zone.PROMPT:
                    assert 0 <= place.x <= place.x + place.width <= size[0] + 1, key
                    assert 0 <= place.y <= place.y + place.height <= size[1] + 1, key
        match.answer(random_answer(decision, chance))


def played(game_id: str, seats: int) -> list[object]:
    game = load_game(game_id)
    match = Match(game, game.setup_type(seats=seats), seats)
    chance = Chance(seats)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    return list(match.answers)
