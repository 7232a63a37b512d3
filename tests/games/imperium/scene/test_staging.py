"""What Imperium stages: the solstice in lanes, what others do to one's own, and the end that comes or has come."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.imperium.analysis.position import Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.scene.cards.face import MINI_BELOW
from imperium_desktop.games.imperium.scene.scene import ImperiumScene
from imperium_desktop.games.imperium.scene.staged.outcomes import outcomes
from imperium_desktop.games.imperium.scene.staged.solstice import SolsticePlan, is_staged, lanes_of, paint_stage
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.rect import Rect
from tests.contract.playing import random_answer
from tests.games.imperium.scene.test_scene import SIZES, inside
from tests.present import of_kind, present
from tests.ui.painted_texts import painted_texts
from tests.ui.showing import shown_to

GAME = load_game("imperium")
CITIES = Position(
    phase="solstice",
    seats=(
        Seat(nation="greeks", face="empire", play=("city_of_sparta", "city_of_athens"), hand=("glory",), deck=3),
        Seat(nation="romans", play=("city_of_rome",), hand=("glory",), deck=3),
    ),
    main=("river", "temple"),
    fame=("great",),
)


def playing(position: Position) -> AnyMatch:
    return Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))


def told_to(match: AnyMatch, *told: Event, seat: int = 0) -> AnyShown:
    """Shown to a seat, as if this had happened."""
    return shown_to(match, seat)._replace(events=told)


# The solstice


def test_the_solstice_has_a_lane_for_each_player() -> None:
    set_language("en")
    match = playing(CITIES)
    assert match.waiting.kind == "imperium.solstice_order"
    shown = shown_to(match, 0)
    assert is_staged(GAME.content, shown)
    first, second = lanes_of(GAME.content, shown)
    assert (first.seat, first.under_work, set(first.cards)) == (
        0,
        True,
        {"greeks_city_of_sparta", "greeks_city_of_athens"},
    )
    assert (second.seat, second.under_work, second.done) == (1, False, False)
    layout = scene_of(GAME).layout(shown)
    assert layout["card/greeks_city_of_sparta"].height > layout["card/romans_city_of_rome"].height
    assert not any(key.startswith("pile/") for key in layout)


def test_who_has_nothing_to_do_in_the_solstice_has_no_lane() -> None:
    idle = Seat(nation="celts", hand=("conquer",), deck=3)
    greeks, romans = CITIES.seats
    match = playing(Position(phase="solstice", seats=(greeks, idle, romans), main=("river",), fame=("great",)))
    shown = shown_to(match, 0)
    assert [lane.seat for lane in lanes_of(GAME.content, shown)] == [0, 2]
    unrest = shown._replace(events=(events.SolsticeBegan(8), events.UnrestTaken(1, 5)))
    assert [lane.seat for lane in lanes_of(GAME.content, unrest)] == [0, 1, 2], "unless something befell them"


@pytest.mark.parametrize(("left", "warned"), [(4, False), (3, True), (1, True)])
def test_a_small_pile_of_unrest_is_warned_of_in_the_solstice(dressed: QApplication, left: int, warned: bool) -> None:
    set_language("en")
    for size in SIZES[:3]:
        shown = shown_to(playing(CITIES), 0, size)
        shown.view.pile = shown.view.pile[:left]
        plan = of_kind(ImperiumScene, scene_of(GAME)).plan(shown)
        picture = QPixmap(*map(round, size))
        with painted_texts() as texts, QPainter(picture) as p:
            paint_stage(p, GAME.content, shown, plan)
        assert texts.tells(f"Unrest pile: {left}. When it is empty") is warned
        lanes = lanes_of(GAME.content, shown)
        stage = SolsticePlan(plan, lanes, warned=True)
        assert inside(stage.warning(lanes[0], stage.places[0]), stage.places[0])


@pytest.mark.parametrize("size", SIZES)
def test_four_cards_that_speak_lie_side_by_side(size: tuple[float, float]) -> None:
    cities = ("city", "common_city_2", "common_city_3", "city_of_sparta")
    match = playing(Position(phase="solstice", seats=(Seat(nation="greeks", play=cities), CITIES.seats[1])))
    shown = shown_to(match, 0, size)
    layout = scene_of(GAME).layout(shown)
    places = [layout[f"card/{card}"] for card in lanes_of(GAME.content, shown)[0].cards]
    assert len(places) == len(cities)
    assert all(left.x + left.width < right.x for left, right in pairwise(places))


SPEAKING = (
    *("city_of_sparta", "city_of_athens", "city_of_corinth", "temple", "town", "shrine", "common_city_2", "coinage"),
    *("common_city", "pharmacy", "metropolis", "mysticism"),
)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("left", [8, 2])
@pytest.mark.parametrize("seats", [2, 4])
def test_many_cards_that_speak_all_show_their_names(size: tuple[float, float], left: int, seats: int) -> None:
    others = (
        CITIES.seats[1],
        Seat(nation="celts", play=("common_town_2",)),
        Seat(nation="persians", play=("common_city_3",)),
    )
    for count in range(5, len(SPEAKING) + 1):
        greeks = Seat(nation="greeks", face="empire", play=SPEAKING[:count])
        shown = shown_to(playing(Position(phase="solstice", seats=(greeks, *others[: seats - 1]))), 0, size)
        shown.view.pile = shown.view.pile[:left]
        layout, lanes = scene_of(GAME).layout(shown), lanes_of(GAME.content, shown)
        assert len(lanes) == seats
        lane = SolsticePlan(of_kind(ImperiumScene, scene_of(GAME)).plan(shown), lanes, warned=left < 4).places[0]
        rects = [Rect(*layout[f"card/{card}"][:4]) for card in lanes[0].cards]
        assert len(rects) == count
        assert all(inside(rect, lane) and rect.width >= MINI_BELOW for rect in rects), (count, rects[0])
        assert not any(one.overlap(other) for one, other in combinations(rects, 2))


def test_the_table_comes_back_where_the_solstice_needs_it() -> None:
    match = playing(CITIES)
    alone = shown_to(match, 0)
    alone.view.players[1].play = ()
    assert not is_staged(GAME.content, alone)
    activation = playing(Position(seats=CITIES.seats, main=("river",)))
    assert not is_staged(GAME.content, shown_to(activation, 0))


# Outcomes


def test_what_others_do_to_one_is_told_and_ones_own_deeds_are_not() -> None:
    set_language("en")
    match = playing(CITIES)
    theirs = (events.TurnBegan(1, "activate"), events.TokensStolen(1, 0, "material", 2), events.UnrestTaken(0, 6))
    stolen, unrest = outcomes(told_to(match, *theirs), 0)
    assert "plays against you" in stolen.title
    assert stolen.seats == {0, 1}
    assert unrest.icon == "imperium-unrest"
    mine = (events.TurnBegan(0, "activate"), events.UnrestTaken(0, 6))
    assert not list(outcomes(told_to(match, *mine), 0))


def test_a_solstice_that_asked_nobody_is_told_at_once() -> None:
    set_language("en")
    match = playing(CITIES)
    told = (
        events.SolsticeBegan(3),
        events.TokensGained(0, "material", 2),
        events.TokensGained(1, "population", 1),
        events.RoundBegan(4, 0, last=False),
    )
    (outcome,) = outcomes(told_to(match, *told), 0)
    assert len(outcome.lines) == 2
    assert "imperium-material" in outcome.lines[0]
    shown = told_to(match, *told)
    (spoken,) = outcomes(shown._replace(words=shown.words.told_to(1)), 0)
    assert outcome.lines[1].startswith("**Player 2:**")
    assert spoken.lines[1].startswith("**You:**"), "You discard … under one's own name reads like two people"
    assert not list(outcomes(told_to(match, *told[:-1]), 0)), "it is still going on"


def test_the_coming_end_is_told() -> None:
    match = playing(CITIES)
    (outcome,) = outcomes(told_to(match, events.ScoringTriggered(1)), 0)
    assert outcome.seats == {0, 1}


# Endings


def test_a_collapse_is_won_by_who_has_least_unrest() -> None:
    set_language("en")
    for seed in range(40):
        match, chance = Match(GAME, GAME.setup_type(seats=2), seed), Chance(seed)
        while match.decision is not None:
            match.answer(random_answer(match.decision, chance))
        if present(match.result).ending == "collapse":
            break
    seating = Seating(("Anna", "Marek"), ("", ""), (0, 1))
    words = Words.load("en", GAME).with_seats(seating.names)
    ending = scene_of(GAME).tell_end(match, words, seating, (0, 1))
    assert ending.title.startswith("The world collapses: ")
    assert "Unrest" in ending.beats[-1].rows[0].detail
    assert ending.steps[-1].text.startswith("the world collapsed")
    for row in ending.beats[-1].rows:
        assert sum(present(cell.value) for cell in row.cells) == int(row.total)
    for seat, placings in enumerate(ending.placings):
        row = next(row for row in ending.beats[-1].rows if row.seat == seat)
        assert len(placings) == sum(len(cell.added) for cell in row.cells)
        assert placings[-1].after == int(row.total)
