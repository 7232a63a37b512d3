"""The layout of every game: pure numbers, so whole matches are laid out without a window."""

from itertools import pairwise

import pytest

from imperium_desktop.commands.journals import record
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import EVERYBODY
from imperium_desktop.text.titles import read_title
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.areas import PLAQUE_GAP, plaques_in
from imperium_desktop.ui.stage.placement import Zone
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.wording.game_names import words_of
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


@pytest.mark.parametrize("seats", range(1, 7))
def test_plaques_share_the_strip_out_evenly(seats: int) -> None:
    strip = Rect(40.0, 600.0, 1280.0, 40.0)
    plaques = plaques_in(strip, seats)
    assert len({plaque[1:] for plaque in plaques}) == 1
    ends = [strip.x, *(end for plaque in plaques for end in (plaque.x, plaque.right)), strip.right]
    assert [round(right - left, 6) for left, right in pairwise(ends)][::2] == [PLAQUE_GAP] * (seats + 1)
    assert all(strip.y < plaque.y < plaque.bottom < strip.bottom for plaque in plaques)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_plaque_has_the_sign_and_the_name_of_its_side(game_id: str) -> None:
    match, words = record(game_id, GAMES[game_id].seats[-1], 1, ("random",), {}), words_of(game_id, "en")
    scene, view = scene_of(match.game), match.view(EVERYBODY)
    for seat in range(match.setup.seats):
        title, sign = scene.seat_title(view, seat, words), scene.seat_sign(view, seat)
        assert bool(title) == bool(sign) == bool(read_title("en", game_id).side)
        if sign:
            assert words.label(sign.partition("-")[2]) == title
        assert scene.seat_facts(view, seat, words)
