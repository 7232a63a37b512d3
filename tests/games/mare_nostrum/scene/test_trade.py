"""The trade of Mare Nostrum on the table: mats, secret offers, the chain, and what may be seen of it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import TakeToken
from imperium_desktop.games.mare_nostrum.rules.state import NOBODY
from imperium_desktop.games.mare_nostrum.rules.tokens import COIN, UNKNOWN
from imperium_desktop.games.mare_nostrum.rules.trade import barred_from
from imperium_desktop.games.mare_nostrum.scene.face_kinds import TokenFace
from imperium_desktop.games.mare_nostrum.scene.key_legend import keys_for, legend_place
from imperium_desktop.games.mare_nostrum.scene.scene import MareNostrumScene
from imperium_desktop.games.mare_nostrum.scene.trade.facts import last_played, picked, spare_offer, wells_of
from imperium_desktop.games.mare_nostrum.scene.trade.plan import TradePlan
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch, Seating
from imperium_desktop.rules.keys import Key
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.placement import Zone, element_at
from imperium_desktop.ui.stage.shown import AnyShown, Laid
from imperium_desktop.ui.theme.rect import Rect
from imperium_desktop.ui.window.main_window import MainWindow
from imperium_desktop.ui.wording.game_names import words_for
from tests.contract.playing import random_answer
from tests.present import all_of, of_kind, present
from tests.ui.robot import Robot
from tests.ui.showing import shown_to

SIZES = ((1280.0, 692.0), (1600.0, 872.0), (1920.0, 1052.0))
NAMES = ("Anna", "Zofia", "Jan", "Marek", "Ewa")


def played_until(ready: Callable[[AnyMatch], bool], seats: int = 5) -> AnyMatch:
    """A random match at the first question of which something holds."""
    game = load_game("mare_nostrum")
    for seed in range(1, 40):
        match, chance = Match(game, game.setup_type(seats=seats), seed), Chance(seed)
        while match.decision is not None:
            if ready(match):
                return match
            match.answer(random_answer(match.decision, chance))
    raise AssertionError("no match comes there")


def asked(kind: str) -> Callable[[AnyMatch], bool]:
    return lambda match: match.waiting.kind == f"mare_nostrum.{kind}"


def shown_at(match: AnyMatch, size: tuple[float, float] = SIZES[-1]) -> AnyShown:
    seat = match.waiting.seat
    return shown_to(match, seat, size, Funnel(match.waiting, match.why_not))


# Where things lie


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_mats_lie_apart_on_the_felt_with_the_looking_seat_lowest(seats: int, size: tuple[float, float]) -> None:
    match = played_until(asked("offer"), seats)
    shown = shown_at(match, size)
    scene = scene_of(match.game)
    plan = scene.plan(shown)  # type: ignore[attr-defined]
    table = TradePlan(plan)
    mats = table.mats(seats, 1)
    for seat, mat in mats.items():
        assert plan.areas.table.overlap(mat) == pytest.approx(mat.width * mat.height)
        assert mat.overlap(table.ribbon) == 0
        assert all(mat.overlap(other) == 0 for place, other in mats.items() if place != seat)
        assert all(mat.overlap(disc) == 0 for disc in table.discs(seats, 0))
        assert mat.overlap(table.button) == 0
        for count in range(1, 6):
            for well in table.wells(mat, count):
                assert mat.overlap(well) == pytest.approx(well.width * well.height)
                token = table.token(well)
                assert well.overlap(token) == pytest.approx(token.width * token.height)
    assert max(mats, key=lambda seat: mats[seat].y) == 1


def test_both_sides_of_a_free_trade_token_can_be_chosen() -> None:
    match = played_until(asked("trade_token"))
    shown = shown_at(match)
    layout = scene_of(match.game).layout(shown)
    for option in match.waiting.options:
        key = option.path[0]
        assert layout[key].zone is Zone.TABLE
        assert element_at(layout, shown.lit, *layout[key].centre) == key


# Secret offers


def test_chosen_tokens_lie_on_the_mat_before_they_are_offered() -> None:
    match = played_until(lambda match: asked("offer")(match) and match.waiting.pick[0] > 1)
    funnel = Funnel(match.waiting, match.why_not)
    key = sorted(funnel.lit)[0]
    funnel.touch(key)
    seat = match.waiting.seat
    shown = shown_to(match, seat, funnel=funnel)
    assert len(picked(shown)) == 1
    wells = wells_of(match.game.content, shown, seat)
    assert [well.letter for well in wells] == [picked(shown)] + [""] * (match.waiting.pick[0] - 1)
    layout = scene_of(match.game).layout(shown)
    assert layout[f"offered/{seat}/0"].face == TokenFace(key.removeprefix("token/"))


def test_what_others_have_laid_shows_only_its_back() -> None:
    match = played_until(
        lambda match: asked("offer")(match) and len(laid_by_others(match)) > 0 and not match.state.abstaining
    )
    shown = shown_at(match)
    layout = scene_of(match.game).layout(shown)
    for seat in laid_by_others(match):
        wells = wells_of(match.game.content, shown, seat)
        assert {well.letter for well in wells} == {UNKNOWN}
        faces = {place.face for key, place in layout.items() if key.startswith(f"offered/{seat}/")}
        assert faces == {TokenFace("back")}
        assert not [key for key in layout if key.startswith(f"offer/{seat}/")]


def laid_by_others(match: AnyMatch) -> list[int]:
    return [seat for seat, player in enumerate(match.state.players) if player.offer and seat != match.waiting.seat]


# The chain


def test_every_well_tells_who_took_from_it() -> None:
    match = played_until(lambda match: asked("take")(match) and len(match.state.takes) > 4)
    shown = shown_at(match)
    for seat, player in enumerate(match.state.players):
        wells = wells_of(match.game.content, shown, seat)
        taken = [(well.taker, well.letter) for well in wells if well.taker != NOBODY]
        assert sorted(taken) == sorted((who, what) for who, giver, what in match.state.takes if giver == seat)
        assert sorted(well.letter for well in wells if well.lies) == sorted(player.offer)


def test_tokens_alike_are_one_element_wherever_they_lie() -> None:
    def twice(match: AnyMatch) -> bool:
        return asked("take")(match) and any(double_of(match))

    match = played_until(twice)
    shown = shown_at(match)
    layout = scene_of(match.game).layout(shown)
    key = double_of(match)[0]
    rings = layout[key].shape
    assert len(rings) == 2
    for ring in rings:
        across, down = [x for x, _ in ring], [y for _, y in ring]
        assert element_at(layout, shown.lit, sum(across) / len(across), sum(down) / len(down)) == key


def double_of(match: AnyMatch) -> list[str]:
    return [
        option.path[0]
        for option in all_of(TakeToken, match.waiting.options)
        if match.state.players[option.rival].offer.count(option_letter(option)) == 2
    ]


def option_letter(option: TakeToken) -> str:
    from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF

    return LETTER_OF[option.token]


def test_own_and_barred_offers_are_dimmed() -> None:
    match = played_until(
        lambda match: (
            asked("take")(match)
            and (barred := barred_from(match.state)) is not None
            and bool(match.state.players[barred].offer)
            and bool(match.state.players[match.waiting.seat].offer)
        )
    )
    layout = scene_of(match.game).layout(shown_at(match))
    barred, own = barred_from(match.state), match.waiting.seat
    for key, place in layout.items():
        if key.startswith("offered/"):
            assert (place.face.state == "dim") == (int(Key.of(key).parts[0]) in (barred, own))


def test_a_used_trade_token_tells_when_it_was_played() -> None:
    match = played_until(lambda match: asked("trade_token")(match) and match.state.round == 2)
    number = next(event.number for event in match.events if isinstance(event, events.NumberSet))
    played = last_played(match.game.content, match.events)
    assert played == {match.game.content.token_of[number]: (number, 1)}


# The real window


def begin(window: MainWindow, match: AnyMatch) -> Robot:
    seats = match.setup.seats
    seating = Seating(NAMES[:seats], ("",) * seats, tuple(range(seats)))
    window.play(match, seating, window.app_state.matches.begin("mare_nostrum", seating))
    robot = Robot(window, 1)
    robot.open_curtain()
    return robot


def test_the_map_is_a_key_away_while_one_trades(window: MainWindow) -> None:
    robot = begin(window, played_until(asked("take")))
    page = robot.page
    lit = page.session.funnel.lit if page.session.funnel else frozenset()
    assert all(page.table.layout_[key].zone is Zone.TABLE for key in lit)
    assert "province/latium" not in page.table.layout_
    QTest.keyClick(page, Qt.Key.Key_M)
    assert "province/latium" in page.table.layout_
    assert all(page.table.layout_[key].zone is Zone.UNSEEN for key in lit)
    robot.answer_by_mouse()
    assert len(page.session.match.state.takes) == 1 or page.session.match.state.phase != "chain"


def test_what_is_told_of_a_take_covers_nothing_that_can_be_taken(window: MainWindow) -> None:
    robot = begin(window, played_until(asked("take")))
    page = robot.page
    assert page.session.funnel is not None
    for key in page.session.funnel.lit:
        page.hover(key)
        (sheet,) = page.table.followers.sheets
        assert all(sheet.place.overlap(Rect(*page.table.layout_[other][:4])) == 0 for other in page.session.funnel.lit)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_take_brings_is_told_beside_the_mat_it_comes_from(seats: int, size: tuple[float, float]) -> None:
    match = played_until(asked("take"), seats)
    shown = shown_at(match, size)
    scene = scene_of(match.game)
    laid = Laid(shown, scene.layout(shown))
    mats = TradePlan(scene.plan(shown)).mats(seats, shown.seat)  # type: ignore[attr-defined]
    for option in match.waiting.options:
        told = scene.sheets(laid, option.path[0])[0].place
        mat = mats[option.rival]  # type: ignore[attr-defined]
        assert told.overlap(mat) == 0
        assert (
            min(abs(told.x - mat.right), abs(mat.x - told.right), abs(told.y - mat.bottom), abs(mat.y - told.bottom))
            < 30
        )
        assert not [key for key in shown.lit if told.overlap(Rect(*laid.layout[key][:4]))]


def test_the_prompt_says_from_whom_one_can_take(qapp: QApplication) -> None:
    match = played_until(asked("take"))
    names = ("Anna", "Marek", "Zofia")
    question = present(words_for("mare_nostrum")).with_seats(names).kind(match.waiting)
    offered = {option.rival for option in all_of(TakeToken, match.waiting.options)}
    assert [names[seat] in question for seat in range(3)] == [seat in offered for seat in range(3)]


def with_spare_goods(match: AnyMatch) -> bool:
    return asked("offer")(match) and len(spare_offer(shown_at(match))) > 1


def test_enter_lays_out_what_one_has_twice_and_once_more_lays_it_down(window: MainWindow) -> None:
    page = begin(window, played_until(with_spare_goods, seats=3)).page
    match, seat = page.session.match, page.session.match.waiting.seat
    hand = match.state.players[seat].hand
    kinds, answers = set(hand.lower()), len(match.answers)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(match.answers) == answers, "it lies there to be looked at, and can be changed"
    assert present(page.session.funnel).can_finish
    assert page.panel.prompt.buttons[0].text() == "Lay it down"
    QTest.keyClick(page, Qt.Key.Key_Return)
    left = match.state.players[seat].hand
    assert set(left.lower()) == kinds, "one of each is left"
    assert hand.count(COIN) == left.count(COIN)
    assert len(match.answers) == answers + 1


def test_once_something_is_chosen_nothing_is_proposed() -> None:
    match = played_until(with_spare_goods, seats=3)
    funnel = Funnel(match.waiting, match.why_not)
    funnel.touch(sorted(funnel.lit)[0])
    assert not spare_offer(shown_to(match, match.waiting.seat, funnel=funnel))


@pytest.mark.parametrize("kind", ["take", "move_triremes", "move_legions"])
@pytest.mark.parametrize("size", SIZES)
def test_the_keys_of_the_phase_stand_where_nothing_lies(
    dressed: QApplication, kind: str, size: tuple[float, float]
) -> None:
    match = played_until(asked(kind), seats=3)
    scene, shown = scene_of(match.game), shown_at(match, size)
    plan, layout = of_kind(MareNostrumScene, scene).plan(shown), scene.layout(shown)
    place = legend_place(plan, shown, layout, keys_for(plan, shown))
    if size == SIZES[-1]:
        assert place is not None, "there is room in a large window"
    if place is not None:
        assert plan.areas.tray.overlap(place) == pytest.approx(place.width * place.height)
        assert not any(place.overlap(Rect(*piece[:4])) for piece in layout.values() if piece.zone is Zone.TRAY)
