"""Battles of Mare Nostrum on the stage of events: what their sheet tells is what the rules did."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds
from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.war.forces import Force, land_force
from imperium_desktop.games.mare_nostrum.scene.battle import note as battle_note
from imperium_desktop.games.mare_nostrum.scene.battle.facts import Fought, cards_in, fought_from, fought_now
from imperium_desktop.games.mare_nostrum.scene.battle.outcomes import staged_battle
from imperium_desktop.games.mare_nostrum.scene.battle.plan import (
    ACCEPT,
    BattlePlan,
    battle_camera,
    middle_of_place,
    unit_faces,
)
from imperium_desktop.games.mare_nostrum.scene.plan import Plan
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Event
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.camera import Camera
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import AnyShown, Laid, Staged
from imperium_desktop.ui.window.main_window import MainWindow
from tests.contract.playing import random_answer
from tests.games.mare_nostrum.scene.test_scene import played_to
from tests.ui.losing import play
from tests.ui.painted_texts import painted_texts
from tests.ui.robot import Robot
from tests.ui.showing import shown_to

GAME = load_game("mare_nostrum")
SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0))


def asked_for_losses(seed: int = 4) -> AnyMatch:
    return played_to("casualties", seed=seed)


def before_the_losses(seed: int = 4) -> tuple[AnyMatch, Answer]:
    """The answer that leads to the first question about losses is still to be given."""
    asked = len(asked_for_losses(seed).answers)
    match: AnyMatch = Match(GAME, GAME.setup_type(seats=5), seed)
    chance = Chance(seed)
    while len(match.answers) < asked - 1:
        match.answer(random_answer(match.waiting, chance))
    return match, random_answer(match.waiting, chance)


def battles(seed: int, most: int = 30) -> list[tuple[list[Event], events.BattleEnded, Fought]]:
    """Each that was fought by one answer: what was told of it, and how the sheet reads it from the state before."""
    match: AnyMatch = Match(GAME, GAME.setup_type(seats=5), seed)
    chance = Chance(seed)
    found: list[tuple[list[Event], events.BattleEnded, Fought]] = []
    while match.decision is not None and len(found) < most:
        before, told = match.state.copy(), len(match.events)
        match.answer(random_answer(match.waiting, chance))
        new = match.events[told:]
        for place, event in enumerate(new):
            if isinstance(event, events.BattleEnded):
                began = [at for at in range(place) if isinstance(new[at], events.BattleBegan)]
                if began:
                    fought = fought_from(GAME.content, before, new[began[-1] : place])
                    assert fought is not None
                    found.append((new[began[-1] : place], event, fought))
    return found


def staged(match: AnyMatch, at: int, picture: int, size: tuple[float, float]) -> AnyShown:
    shown = shown_to(match, match.waiting.seat, size)
    name = Staged(f"battle/{at}", (picture + 1) // 2, picture % 2 == 0)
    return shown._replace(decision=None, events=match.events, staged=name)


def paint(shown: AnyShown) -> QImage:
    scene = scene_of(GAME)
    image = QImage(round(shown.size[0]), round(shown.size[1]), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as p:
        scene.paint_front(p, Laid(shown, scene.layout(shown)))
    return image


@pytest.mark.parametrize("seed", [1, 4])
def test_the_sheet_tells_what_the_rules_did(seed: int) -> None:
    """Also where legions came with the very answer that began the battle."""
    found = battles(seed)
    assert len(found) == 30
    for told, ended, fought in found:
        assert fought.outcome == ended.outcome
        for side in fought.sides:
            seat = side.throw.seat
            lost = [(e.unit, e.count) for e in told if isinstance(e, events.UnitsLost) and e.seat == seat]
            assert dict(lost).get("fortress", 0) == side.fortress_falls
            assert sum(count for unit, count in lost if unit != "fortress") == side.legions
            assert sum(bonus.points for bonus in side.bonuses) == side.throw.bonus
            assert side.total == next(e.total for e in told if isinstance(e, events.DiceRolled) and e.seat == seat)
        ignored = {e.seat for e in told if isinstance(e, events.HitIgnored)}
        first, second = fought.sides
        assert {second.throw.seat} & ignored == ({second.throw.seat} if first.stopped else set())
        assert {first.throw.seat} & ignored == ({first.throw.seat} if second.stopped else set())


def test_forces_and_odds_are_those_before_the_dice() -> None:
    match = asked_for_losses()
    view = match.view(match.waiting.seat)
    fought = fought_now(GAME.content, view, view.battle, "legion")
    seat, place = match.waiting.seat, view.battle.place
    asked = next(side for side in fought.sides if side.throw.seat == seat)
    assert asked.force == land_force(GAME.content, view, seat, place, active=seat == view.active)
    other = next(side for side in fought.sides if side.throw.seat != seat)
    assert other.force.dice == len(other.throw.dice)
    assert fought.odds == battle_odds(GAME.content.box.battle, *(side.force for side in fought.sides))
    assert sum(fought.odds.outcomes.values()) == 1


def test_one_legion_or_the_fortress_can_be_crossed() -> None:
    """Of four legions and a fortress two fall: one legion anyway, then a legion or the fortress."""
    match = asked_for_losses()
    view = match.view(match.waiting.seat)
    side = next(s for s in fought_now(GAME.content, view, view.battle, "legion").sides if s.chooses)
    side = side._replace(force=Force(4, True, 4, 5), legions=2, fortress_falls=False)
    crossed = [face.fallen for _, face in unit_faces(side, "rome", at_sea=False)]
    assert crossed == [False, False, True, True, False]
    keys = [key for key, _ in unit_faces(side, "rome", at_sea=False)]
    assert keys == ["", "", "loss/legion", "", "loss/fortress"]
    moved = unit_faces(side._replace(legions=1, fortress_falls=True), "rome", at_sea=False)
    assert [key for key, _ in moved] == keys
    assert [face.fallen for _, face in moved] == [False, False, False, True, True]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [1, 3, 4, 12])
def test_dice_and_units_lie_inside_the_sheet(size: tuple[float, float], count: int) -> None:
    plan = BattlePlan(Plan(GAME.content, *size, Camera()), "sicilia")
    for side in (0, 1):
        for row, place_of in (("dice", plan.die), ("losses", plan.unit)):
            room, placed = plan.half(row, side), [place_of(side, number, count) for number in range(count)]
            for place in placed:
                assert room.contains(place.x, place.y)
                assert room.contains(place.right - 0.5, place.bottom - 0.5)
            assert not any(a.overlap(b) for a in placed for b in placed if a is not b)
    assert plan.rows["banner"].bottom <= plan.inner.bottom + 0.5


def test_the_sheet_says_before_the_dice_what_will_be_added(qapp: object) -> None:
    match = asked_for_losses()
    at = next(at for at, event in enumerate(match.events) if isinstance(event, events.BattleBegan))
    with painted_texts() as before:
        paint(staged(match, at, 0, SIZES[-1]))
    with painted_texts() as after:
        paint(staged(match, at, 6, SIZES[-1]))
    assert before.tells("= ?")
    assert not after.tells("= ?")


@pytest.mark.parametrize("size", SIZES)
def test_every_picture_adds_something(size: tuple[float, float]) -> None:
    match = asked_for_losses()
    began = [at for at, event in enumerate(match.events) if isinstance(event, events.BattleBegan)]
    for at in (began[0], began[-1]):
        pictures = [paint(staged(match, at, picture, size)) for picture in range(7)]
        assert all(before != after for before, after in pairwise(pictures))


@pytest.mark.parametrize("window", [{}], indirect=True)
@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_clicking_another_unit_moves_the_cross_and_enter_takes_it(window: MainWindow, by: str) -> None:
    match = asked_for_losses()
    page, asked = play(window, match), match.waiting

    def crossed() -> list[str]:
        layout = page.table.layout_
        return [key for key in ("loss/legion", "loss/fortress") if layout[key].face.fallen]

    assert crossed() == ["loss/legion"]
    page.point_at("loss/fortress")
    assert crossed() == ["loss/fortress"]
    assert match.decision is asked
    seat, place = asked.seat, match.state.battle.place
    assert match.state.players[seat].fortresses >> place & 1
    if by == "mouse":
        page.point_at(ACCEPT)
    else:
        QTest.keyClick(page, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert match.decision is not asked
    assert not match.state.players[seat].fortresses >> place & 1


@pytest.mark.parametrize("window", [{"outcomes": "wait", "motion": True}], indirect=True)
def test_the_dice_are_seen_before_the_losses_are_asked_and_not_again(window: MainWindow) -> None:
    match, answer = before_the_losses()
    page = play(window, match)
    page.table.motion = True
    page.session.answer(answer)
    assert page.outcomes.playing
    assert page.stage.shown.staged is not None
    assert page.stage.shown.staged.step == 0
    while page.outcomes.playing:
        page.outcomes.jump_to(2)
    assert match.waiting.kind == "mare_nostrum.casualties"
    assert page.stage.shown.staged is None
    page.point_at(ACCEPT)
    assert page.outcomes.playing
    assert page.stage.shown.staged is not None
    assert page.stage.shown.staged.step == 2
    page.outcomes.jump_to(3)
    over = page.stage.shown.staged.name
    Robot(window).touch(ACCEPT)
    after = page.stage.shown.staged
    assert after is not None, "this answer led to another battle"
    assert after.name != over
    assert after.step == 0


@pytest.mark.parametrize(
    "window",
    [{"language": language, "text_scale": scale} for language in ("en", "pl") for scale in (100, 150)],
    indirect=True,
)
def test_nothing_is_cut_on_the_sheet(window: MainWindow) -> None:
    """In the smallest window, large text too."""
    match = asked_for_losses()
    with painted_texts() as texts:
        page = play(window, match)
        found = texts.take(window)
        for at, event in enumerate(match.events):
            if isinstance(event, events.BattleBegan):
                picture = page.stage.shown._replace(events=match.events, staged=Staged(f"battle/{at}", 3, True))
                page.stage.show(picture._replace(decision=None, question=None))
                QApplication.processEvents()
                found += texts.take(window)
    assert not [text for text in found if "battle_sheet" in text or "dice.py" in text]


@pytest.mark.parametrize("size", SIZES)
def test_legions_stand_as_ghosts_on_the_buildings_that_are_picked(size: tuple[float, float]) -> None:
    match = played_to("occupy", seed=3)
    funnel = Funnel(match.waiting, match.why_not)
    before = shown_to(match, match.waiting.seat, size, funnel)
    bare = paint(before)
    first = sorted(funnel.lit)[0]
    assert funnel.touch(first)
    after = shown_to(match, match.waiting.seat, size, funnel)
    scene = scene_of(GAME)
    assert scene.lies_otherwise(before, after), "the picture is painted again"
    picked = paint(after)
    place = scene.layout(after)[first]
    spot = round(place.x + place.width * 0.8), round(place.y + place.height * 0.78)
    assert picked.pixelColor(*spot) != bare.pixelColor(*spot)
    assert picked.pixelColor(*spot).alpha() > 0


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [*GAME.content.provinces, *GAME.content.seas])
def test_the_map_glides_to_a_battle_so_that_its_sheet_leaves_it_free(size: tuple[float, float], place: str) -> None:
    whole = Plan(GAME.content, *size, Camera())
    near = Plan(GAME.content, *size, battle_camera(whole, Camera(), place))
    sheet = BattlePlan(near, place)
    assert sheet.sheet == BattlePlan(whole, place).sheet
    x, y = near.spot(middle_of_place(GAME.content, place))
    assert near.board.contains(x, y)
    assert not sheet.sheet.contains(x, y)
    assert near.scale > whole.scale


def test_the_map_goes_back_after_a_battle() -> None:
    scene, match = scene_of(GAME), asked_for_losses()
    shown = shown_to(match, match.waiting.seat, SIZES[1])
    assert scene.camera(shown).zoom > 1
    assert scene.camera(shown._replace(decision=None, question=None)) == shown.camera


@pytest.mark.parametrize("size", SIZES)
def test_the_tray_tells_what_the_other_choice_would_leave(
    size: tuple[float, float], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = asked_for_losses()
    shown = shown_to(match, match.waiting.seat, size, Funnel(match.waiting, match.why_not))
    scene, told = scene_of(GAME), []
    scene.layout(shown)
    monkeypatch.setattr(battle_note, "write", lambda _p, _rect, text, **_how: told.append(text))
    picture = QImage(round(size[0]), round(size[1]), QImage.Format.Format_ARGB32_Premultiplied)
    with QPainter(picture) as p:
        scene.paint_backdrop(p, shown)
    other = fought_now(GAME.content, match.state, match.state.battle, "fortress")
    side = next(side for side in other.sides if side.throw.seat == match.waiting.seat)
    assert f"{side.left.units} legion" in told[1]
    assert "can move" in told[2]


def test_the_tray_shows_the_cards_that_count_in_the_battle(dressed: QApplication) -> None:
    """Of both sides, and nothing that is still to be moved."""
    for seed in (1, 4, 7):
        match: AnyMatch = Match(GAME, GAME.setup_type(seats=5), seed)
        chance = Chance(seed)
        while match.decision is not None:
            match.answer(random_answer(match.waiting, chance))
            began = [at for at, event in enumerate(match.events) if isinstance(event, events.BattleBegan)]
            if not began:
                continue
            shown = staged(match, began[-1], 4, SIZES[1])
            fought = staged_battle(GAME.content, shown)
            assert fought is not None
            keys = scene_of(GAME).layout(shown).keys()
            counting = set(cards_in(GAME.content, shown.view, fought))
            assert {key.removeprefix("card/") for key in keys if key.startswith("card/")} == counting
            assert not any(key.startswith("unit/") for key in keys)
            if counting:
                return
    raise AssertionError("no card counted in any battle")
