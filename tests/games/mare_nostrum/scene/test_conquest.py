"""Conquests on the map itself, what they bring before they are answered, and who is about to win."""

from collections.abc import Callable
from contextlib import suppress

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import Occupy, Pillage
from imperium_desktop.games.mare_nostrum.rules.places import tracks
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.scene.battle.occupation import occupied
from imperium_desktop.games.mare_nostrum.scene.battle.placard import choices, meant_by_site, text_of
from imperium_desktop.games.mare_nostrum.scene.callout import Callout
from imperium_desktop.games.mare_nostrum.scene.face_kinds import OccupyChoice
from imperium_desktop.games.mare_nostrum.scene.map.threats import FAR, nearest_threat, steps_to_third, threats_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.text.words import Words
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.stage.funnel import Funnel
from imperium_desktop.ui.stage.shown import AnyShown
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.mare_nostrum.scene.test_scene import played_to
from tests.present import of_kind, present
from tests.ui.losing import play
from tests.ui.showing import shown_to

GAME = load_game("mare_nostrum")


def buildings(match: AnyMatch) -> list[str]:
    return [option.path[1] for option in match.waiting.options if isinstance(option, Pillage)]


def can_occupy(match: AnyMatch, least: int) -> bool:
    return len(buildings(match)) >= least and any(isinstance(option, Occupy) for option in match.waiting.options)


def several_posts(match: AnyMatch) -> bool:
    """At least two buildings and two legions to occupy them."""
    state = match.state
    return can_occupy(match, 2) and state.players[state.active].legions[state.place] > 1


def found(kind: str, wanted: Callable[[AnyMatch], bool]) -> AnyMatch:
    """In the first match in which it comes up."""
    for seed in range(1, 30):
        with suppress(AssertionError):
            return played_to(kind, seed=seed, wanted=wanted)
    raise AssertionError(f"no such {kind}")


def asked(match: AnyMatch) -> AnyShown:
    return shown_to(match, match.waiting.seat, funnel=Funnel(match.waiting, match.why_not))


@pytest.fixture
def page(window: MainWindow) -> MatchPage:
    return play(window, found("conquest", several_posts))


def click(page: MatchPage, key: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    place = page.table.layout_[key]
    x, y = place.centre
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, keys, QPoint(round(x), round(y)))


def test_a_building_that_is_clicked_is_to_be_occupied_and_clicked_again_is_not(page: MatchPage) -> None:
    site = buildings(page.session.match)[0]
    click(page, site)
    assert present(page.session.decision).kind == "mare_nostrum.occupy"
    assert present(page.session.funnel).chosen[site] == 1
    click(page, site)
    assert present(page.session.funnel).chosen[site] == 0


def test_a_building_that_is_clicked_with_shift_is_pillaged(page: MatchPage) -> None:
    match = page.session.match
    site = buildings(match)[0]
    click(page, site, Qt.KeyboardModifier.ShiftModifier)
    assert any(isinstance(event, events.Pillaged) for event in match.events[-3:])
    assert not page.table.shift_held


def test_the_only_building_needs_no_second_touch() -> None:
    match = found("conquest", lambda match: can_occupy(match, 1) and len(buildings(match)) == 1)
    shown = asked(match)
    assert meant_by_site(shown, buildings(match)[0], shifted=False) == ("occupy",)


def test_only_conquered_buildings_stand_for_a_row() -> None:
    match = played_to("conquest", wanted=lambda match: can_occupy(match, 2))
    shown = asked(match)
    others = [site.key for site in GAME.content.sites if site.key not in buildings(match)]
    assert not any(meant_by_site(shown, key, shifted=shift) for key in others for shift in (False, True))
    moving = played_to("move_legions")
    shown = asked(moving)
    assert not any(meant_by_site(shown, site.key, shifted=True) for site in GAME.content.sites)


def test_what_picked_buildings_bring_is_what_they_bring(page: MatchPage) -> None:
    sites = buildings(page.session.match)
    seat = page.session.match.waiting.seat
    page.touch("occupy")
    assert not page.table.followers.sheets
    page.touch(sites[0])
    sheet, *tags = page.table.followers.sheets
    promised = occupied(GAME.content, page.session.match.state, seat, (sites[0],))
    assert "1" in of_kind(Callout, sheet).title
    assert tags
    page.session.finish()
    assert tracks(GAME.content, page.session.match.state, seat) == tracks(GAME.content, promised, seat)


def test_the_row_tells_what_the_tracks_become_where_all_can_be_occupied() -> None:
    match = found("conquest", lambda match: can_occupy(match, 1) and enough_legions(match))
    state, content, seat = match.state, GAME.content, match.waiting.seat
    row = next(choice for choice in choices(content, asked(match)) if choice.key == "occupy")
    after = occupied(content, state, seat, tuple(buildings(match)))
    before, then = tracks(content, state, seat), tracks(content, after, seat)
    changed = [f"{old} → {new}" for old, new in zip(before, then, strict=True) if old != new]
    assert changed
    text = text_of(row, Words.load("en", GAME))
    assert all(change in text for change in changed)


def test_the_row_promises_no_tracks_where_not_all_can_be_occupied() -> None:
    match = found("conquest", lambda match: can_occupy(match, 2) and not enough_legions(match))
    row = next(choice for choice in choices(GAME.content, asked(match)) if isinstance(choice, OccupyChoice))
    assert row == OccupyChoice(match.state.players[match.waiting.seat].legions[match.state.place])


def test_no_bubble_says_once_more_what_stands_on_a_row(page: MatchPage) -> None:
    site = buildings(page.session.match)[0]
    for row in ("occupy", "done"):
        page.hover(row)
        assert not page.advice.bubble.isVisible()
    page.touch("pillage")
    page.hover(site)
    assert page.advice.bubble.isVisible()


def enough_legions(match: AnyMatch) -> bool:
    state = match.state
    return bool(state.players[state.active].legions[state.place] >= len(buildings(match)))


def test_the_placard_leaves_the_conquered_buildings_free(page: MatchPage) -> None:
    for key in buildings(page.session.match):
        assert page.table.element_at(page.table.mapToScene(*map(round, page.table.layout_[key].centre))) == key


class TestThreats:
    @pytest.fixture
    def state(self) -> State:
        return of_kind(State, played_to("move_legions").state.copy())

    def test_four_cards_threaten_with_fame(self, state: State) -> None:
        rival = 1
        state.titles = (0, 1, 2)
        state.players[rival].cards = tuple(GAME.content.cards)[:4]
        (threat,) = [threat for threat in threats_of(GAME.content, state, rival) if threat.victory == "fame"]
        assert (threat.have, threat.needed, threat.missing) == (4, 5, 1)

    def test_two_titles_threaten_only_near_the_third(self, state: State) -> None:
        rival = 1
        state.titles = (rival, rival, 0)
        steps = steps_to_third(GAME.content, state, rival)
        found = [threat for threat in threats_of(GAME.content, state, rival) if threat.victory == "leadership"]
        assert bool(found) == (steps <= FAR)
        state.titles = (rival, 0, 0)
        assert not [threat for threat in threats_of(GAME.content, state, rival) if threat.victory == "leadership"]

    def test_the_nearest_comes_first_and_never_from_oneself(self, state: State) -> None:
        for player in state.players:
            player.cards = ()
        state.titles = (0, 1, 2)
        assert nearest_threat(GAME.content, state, 0) is None
        state.players[3].cards = tuple(GAME.content.cards)[:4]
        threat = nearest_threat(GAME.content, state, 0)
        assert threat is not None
        assert threat.seat == 3
        assert nearest_threat(GAME.content, state, 3) is None


def test_hints_of_a_threat_look_like_one(window: MainWindow) -> None:
    def threatened(match: AnyMatch) -> bool:
        threat = nearest_threat(GAME.content, match.state, match.waiting.seat)
        return threat is not None and threat.victory == "leadership" and threat.missing == 0

    page = play(window, found("name_mover", threatened))
    assert page.advice._shown[0].alarm
    assert page.panel.hint._alarm
    page.panel.hint.set_hint("Calm", "Nothing happens")
    assert not page.panel.hint._alarm


@pytest.mark.parametrize("coins", [True, False])
def test_the_other_sort_of_set_is_a_button_where_it_can_be_paid(window: MainWindow, coins: bool) -> None:
    def offered(match: AnyMatch) -> bool:
        keys = {option.path[0] for option in match.waiting.options}
        return ("token/coin" in keys and "set/coin" not in keys) == coins

    page = play(window, played_to("pay", wanted=offered))
    texts = [button.text() for button in page.panel.prompt.buttons]
    assert any(text.startswith("For ") and text.endswith(("coin", "coins")) for text in texts) == coins
    assert page.panel.prompt.buttons[0].element == "pay"
    before = len(page.session.match.answers)
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert len(page.session.match.answers) == before + 1
    assert present(page.session.match.decision).kind != "mare_nostrum.pay"


class TestLegend:
    """What the marks of war mean is told beside the question, where there is room."""

    def test_it_is_told_with_the_hint_in_a_large_window(self, window: MainWindow) -> None:
        window.resize(1600, 900)
        page = play(window, found("conquest", several_posts))
        legend = page.panel.legend
        assert legend.isVisible()
        assert [mark.face.state for mark in legend.marks[:2]] == ["built", "pillaged"]
        page.panel.hint.set_folded(True)
        page.panel.settle()
        assert not legend.isVisible()

    def test_it_gives_way_in_a_small_window(self, page: MatchPage) -> None:
        assert page.panel.legend.marks
        assert not page.panel.legend.isVisible()

    def test_other_questions_need_none(self, window: MainWindow) -> None:
        window.resize(1600, 900)
        page = play(window, played_to("move_legions"))
        assert not page.panel.legend.isVisible()
