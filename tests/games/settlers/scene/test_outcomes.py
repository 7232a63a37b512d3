"""What others and the solo attacks do in Imperial Settlers, told and staged."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.alone.threat import threats
from imperium_desktop.games.settlers.scene.attack.strike import SLOT, strike_of, view_after
from imperium_desktop.games.settlers.scene.column import safety
from imperium_desktop.games.settlers.scene.scene import SettlersScene
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.ui.match.match_page import MatchPage
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.outcome import Outcome
from imperium_desktop.ui.stage.placement import COVERED
from imperium_desktop.ui.window.main_window import MainWindow
from tests.games.settlers.scene.match import bots_play, open_match
from tests.present import of_kind, present
from tests.ui.robot import open_window
from tests.ui.showing import shown_to


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[MainWindow]:
    opened = open_window(tmp_path, (1600, 900), curtain="never", **getattr(request, "param", {}))
    yield opened
    opened.close()
    opened.deleteLater()
    QApplication.processEvents()


@pytest.mark.parametrize("seed", [1, 5, 9])
def test_attacks_are_told_with_the_pair_and_what_is_taken(seed: int) -> None:
    game = load_game("settlers")
    scene, match = scene_of(game), Match(game, game.setup_type(seats=1), seed)
    hits, told = 0, 0
    for _ in play_on(match, ("greedy",), seed):
        shown = shown_to(match, 0)._replace(events=tuple(match.events))
        found = list(scene.outcomes(shown, told))
        fresh = [
            event
            for event in match.events[told:]
            if isinstance(event, solo_events.AttackHit | solo_events.AttackMissed)
        ]
        attacks = [outcome for outcome in found if outcome.elements[0] == "pile/attack"]
        assert len(attacks) == len(fresh)
        for outcome, event in zip(attacks, fresh, strict=True):
            if isinstance(event, solo_events.AttackHit):
                hits += 1
                assert outcome.lost == (f"location/{event.card}",)
                matched = outcome.elements[1].removeprefix("deal/")
                assert game.content.attacks[matched] == event.goods[1]
            else:
                assert not outcome.lost
        told = len(match.events)
    assert hits


def test_what_others_do_is_told_to_who_suffers_it_only() -> None:
    game = load_game("settlers")
    scene, match = scene_of(game), Match(game, game.setup_type(seats=3), 2)
    razed = events.LocationRazed(1, 0, next(iter(game.content.copies)), 1)
    for seat, said in ((0, 1), (2, 1), (1, 0)):
        shown = shown_to(match, seat)._replace(events=(razed,))
        assert len(list(scene.outcomes(shown, 0))) == said
    assert not list(scene.outcomes(shown_to(match, 0)._replace(events=(razed,)), 1))


@pytest.mark.parametrize("window", [{"outcomes": "wait"}], indirect=True)
def test_what_a_panel_says_is_lost_is_lifted_and_not_covered(window: MainWindow) -> None:
    """As when another player razes a Location."""
    match = bots_play(lambda match: len(match.state.players[0].locations) > 1)
    page = open_match(window, match).page
    key = f"location/{match.state.players[0].locations[0].card}"
    page.outcomes.play([Outcome("settlers-raze", "Razed", elements=("pile/discards",), lost=(key,))], lambda: None)
    lifted = page.table._lifted
    assert [piece.key.removeprefix(COVERED) for piece in lifted] == [key]
    panel = page.outcome_panel.geometry()
    assert not panel.contains(lifted[0].sceneBoundingRect().center().toPoint())
    page.outcomes.go_on()
    assert not page.table._lifted


@pytest.fixture
def attacked(window: MainWindow) -> MatchPage:
    """The answer is given that brings an attack which takes a Location."""
    match = bots_play(lambda match: any(isinstance(event, solo_events.AttackHit) for event in match.events), seed=1)
    match.take_back()
    page = open_match(window, match).page
    present(window.session).answer(next(option for option in present(page.session.decision).options if option.passes))
    return page


def hits(page: MatchPage) -> Iterator[solo_events.AttackHit]:
    """The one that is staged, again and again until all is over; in its last picture."""
    while page.outcomes.playing:
        staged = present(page.stage.shown.staged)
        event = page.stage.shown.events[int(staged.name.split("/")[2])]
        if isinstance(event, solo_events.AttackHit):
            yield event
        page.outcomes.go_on()


@pytest.mark.parametrize("window", [{"outcomes": "wait"}], indirect=True)
def test_an_attack_takes_the_location_from_its_place(attacked: MatchPage) -> None:
    page, seen = attacked, 0
    content = of_kind(SettlersScene, page.scene).content
    before = page.stage.shown.view
    for event in hits(page):
        seen += 1
        layout, name = page.table.layout_, f"location/{event.card}"
        card, slot = layout[name], layout[SLOT]
        assert (card.x, card.y) != (slot.x, slot.y)
        assert card.width > slot.width
        strike = present(strike_of(content, page.stage.shown))
        assert [content.attacks[one] for one in strike.pair] == list(event.goods)
        first, second = (layout[f"deal/{one}"] for one in strike.pair)
        assert (first.width, first.height) == (second.width, second.height)
        assert len(present(strike.view.virtual).collection) == event.collection - 1
        counted = present(strike.counted(content).virtual)
        assert len(counted.collection) == event.collection, "as the prompt says"
        assert page.scene.tints(page.stage.laid, ""), "rings and a cord"
        assert not page.outcome_panel.isVisible()
    assert seen
    assert page.stage.shown.view != before
    assert SLOT not in page.table.layout_


@pytest.mark.parametrize("window", [{"outcomes": "wait"}], indirect=True)
def test_after_all_that_is_staged_the_table_is_as_it_really_is(attacked: MatchPage) -> None:
    page = attacked
    shown, last = page.stage.shown, page.session.match.state
    new = int(present(shown.staged).name.split("/")[1])
    view = view_after(of_kind(SettlersScene, page.scene).content, shown.view, shown.events[new:])
    assert present(view.virtual).deals == last.virtual.deals
    assert present(view.virtual).collection == last.virtual.collection
    assert [place.card for place in view.players[0].locations] == [place.card for place in last.players[0].locations]


@pytest.mark.parametrize("window", [{"outcomes": "wait"}], indirect=True)
def test_the_prompt_goes_on_and_shows_an_attack_again(attacked: MatchPage) -> None:
    page = attacked
    on, again = page.panel.prompt.buttons
    assert present(page.outcomes.staged).step == 1, "without motion only the last picture"
    again.click()
    assert present(page.outcomes.staged).step == 0
    on.click()
    assert present(page.outcomes.staged).step == 1
    for _ in hits(page):
        QTest.keyClick(page, Qt.Key.Key_R)
        assert present(page.outcomes.staged).step == 0
        page.outcomes.go_on()
        break
    else:
        pytest.fail("nothing was hit")


def test_the_sheet_of_the_next_attack_is_never_empty() -> None:
    game = load_game("settlers")
    match = Match(game, game.setup_type(seats=1), 1)
    assert not any(threat.cards for threat in threats(game.content, match.state))
    told = safety(game.content, match.view(0))
    assert told
    assert "no Common Location" in told[-1]
