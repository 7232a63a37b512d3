"""What speaks for a move in Imperium, in positions where it is plain."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.teaching.merits import MERITS
from imperium_desktop.rules.table import Option
from tests.games.imperium.teaching.positions import EMPIRE, RICH_MARKET, TURN, Scene, coins, greeks, romans, told
from tests.teaching.saying import saying

ALL = len(MERITS.ids)
ADVANCE = romans(hand=("advance",), tokens=coins(3, 0, 0))
DALMATIA = {"card": "romans_dalmatia", "region": 1, "works": "", "production": 1}


@pytest.mark.parametrize(
    ("scene", "deed", "id", "facts"),
    [
        (Scene(romans(hand=("dalmatia",))), "play dalmatia", "gains", {"material": 0, "population": 1, "progress": 0}),
        (Scene(romans(hand=("dalmatia",))), "play dalmatia", "stays_in_play", DALMATIA),
        (
            Scene(ADVANCE, "play advance", market=RICH_MARKET),
            "pick elders",
            "takes",
            {"card": "common_elders", "points": 1, "tokens": 3, "unrest": 1},
        ),
        (
            Scene(romans(hand=("unrest", "unrest", "glory")), **TURN),
            "revolt",
            "turn_kind",
            {"kind": "revolt", "useful": 1, "hand": 3, "cards": ("romans_glory",), "unrest": 2},
        ),
        (
            Scene(romans(hand=("corruption",), **EMPIRE)),
            "play corruption",
            "hurts",
            {"rival": 1, "stolen": 0, "resource": "material"},
        ),
        (
            Scene(romans(hand=("leadership", "advance", "city"), **EMPIRE), "play leadership", "branch 1"),
            "pick advance",
            "misses_least",
            {"card": "romans_advance", "dead": 1, "alone": 1, "points": 0},
        ),
        (
            Scene(romans(hand=("diplomacy",), tokens=coins(3, 0, 2)), "play diplomacy"),
            "pay/3-0-0",
            "keeps_progress",
            {"saved": 2},
        ),
        (
            Scene(romans(play=("coinage",), deck=3)),
            "use coinage",
            "needs_no_action",
            {"card": "common_coinage", "marked": 1, "left": 4},
        ),
        (Scene(romans(play=("coinage",), deck=3)), "use coinage", "draws", {"n": 1}),
        (
            Scene(romans(play=("port",), discard=("glory",), tokens=coins(3, 0, 0)), "use port"),
            "agree",
            "agrees",
            {"material": 3, "population": 0, "progress": 0, "cards": 0},
        ),
        (
            Scene(romans(play=("port",), discard=("glory",), tokens=coins(3, 0, 0)), "use port"),
            "skip",
            "declines",
            {"material": 3, "population": 0, "progress": 0, "cards": 0},
        ),
        (
            Scene(romans(play=("mysticism",), hand=("glory", "advance")), phase="solstice"),
            "branch 1",
            "brings_no_unrest",
            {"points": 2},
        ),
        (
            Scene(romans(), phase="token"),
            "pick elders",
            "token_tempts",
            {"card": "common_elders", "points": 1, "lost": 2, "tokens": 1, "unrest": 1},
        ),
    ],
)
def test_a_move_has_its_merits(scene: Scene, deed: str, id: str, facts: dict[str, Any]) -> None:
    seen = scene.seen()
    found = {merit.id: merit.facts for merit in MERITS.of(seen, told(seen.decision, deed), most=ALL)}
    assert found[id] == {"seat": seen.seat, **facts}


def test_nothing_speaks_of_what_does_not_happen() -> None:
    """The region brings no Unrest, hurts nobody and needs an action."""
    seen = Scene(romans(hand=("dalmatia",)), other=greeks()).seen()
    found = {merit.id for merit in MERITS.of(seen, told(seen.decision, "play dalmatia"), most=ALL)}
    assert not found & {"takes", "hurts", "needs_no_action", "returns_unrest", "attacks"}


def test_points_do_not_speak_for_the_order_of_the_solstice() -> None:
    seen = Scene(romans(play=("metropolis", "coinage")), phase="solstice").seen()
    assert "counts_most" not in {
        merit.id for merit in MERITS.of(seen, told(seen.decision, "pick metropolis"), most=ALL)
    }


PROMISE = {"suits": (), "goods": ()}


@pytest.mark.parametrize(
    ("scene", "deed", "facts"),
    [
        (Scene(ADVANCE, market=RICH_MARKET), "play advance", {"card": "romans_advance", "what": "new_card"}),
        (
            Scene(romans(hand=("unrest",), tokens=coins(3, 3, 3))),
            "play unrest",
            {"what": "itself", "n": 2, **PROMISE},
        ),
    ],
)
def test_a_card_promises_the_best_it_can_bring(scene: Scene, deed: str, facts: dict[str, Any]) -> None:
    seen = scene.seen()
    merits = MERITS.of(seen, told(seen.decision, deed), most=ALL)
    promised = next(merit.facts for merit in merits if merit.id == "promises")
    assert {name: promised[name] for name in facts} == facts


def test_what_has_come_is_not_promised() -> None:
    seen = Scene(romans(play=("coinage",), deck=3)).seen()
    merits = {merit.id: merit.facts for merit in MERITS.of(seen, told(seen.decision, "use coinage"), most=ALL)}
    assert "draws" in merits
    assert "promises" not in merits


def test_a_hand_is_told_to_its_owner_alone() -> None:
    seen = Scene(romans(hand=("advance", "glory")), **TURN, market=RICH_MARKET).seen()
    activate = told(seen.decision, "activate")
    own = {merit.id for merit in MERITS.of(seen, activate, most=ALL)}
    openly = {merit.id for merit in MERITS.openly.of(seen, activate, most=ALL)}
    assert {"hand_promises", "turn_kind"} <= own
    assert openly == {"turn_is_for"}


def test_points_come_before_the_action_they_take() -> None:
    seen = Scene(romans(hand=("dalmatia",))).seen()
    found = [merit.id for merit in MERITS.of(seen, told(seen.decision, "play dalmatia"), most=ALL)]
    assert found[-1] == "uses_an_action"
    assert found[0] == "stays_in_play"


def test_a_revolt_without_unrest_has_no_merit() -> None:
    seen = Scene(romans(hand=("glory",)), **TURN).seen()
    assert "turn_kind" not in {merit.id for merit in MERITS.of(seen, told(seen.decision, "revolt"), most=ALL)}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You take Elders: 1 point as things stand, with 3 tokens on it; an Unrest comes along."),
        (
            "pl",
            "Bierzesz kartę Starszyzna: na razie to 1 punkt i 3 żetony z niej; razem z nią przychodzi Bunt.",
        ),
    ],
)
def test_a_sentence(language: str, sentence: str) -> None:
    seen = Scene(ADVANCE, "play advance", market=RICH_MARKET).seen()
    option: Option = told(seen.decision, "pick elders")
    merit = next(merit for merit in MERITS.of(seen, option) if merit.id == "takes")
    assert saying("imperium", language).words.told_to(0).merit(merit.id, merit.facts) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna takes Elders: 1 point as things stand, with 3 tokens on it; an Unrest comes along."),
        ("pl", "Anna bierze kartę Starszyzna: na razie to 1 punkt i 3 żetony z niej; razem z nią przychodzi Bunt."),
    ],
)
def test_a_sentence_for_others(language: str, sentence: str) -> None:
    seen = Scene(ADVANCE, "play advance", market=RICH_MARKET).seen()
    merit = next(merit for merit in MERITS.openly.of(seen, told(seen.decision, "pick elders")) if merit.id == "takes")
    assert saying("imperium", language).words.told_to(1).merit(merit.id, merit.facts) == sentence


def test_a_card_that_is_put_away_unseen_is_not_named_openly() -> None:
    """What goes from the hand into the history is seen by its owner alone; a garrison is open."""
    for hand, way, secret in (
        (("leadership", "advance", "glory"), ("play leadership", "branch 1"), True),
        (("dalmatia", "advance", "city"), ("play dalmatia", "agree"), False),
    ):
        seen = Scene(romans(hand=hand, **EMPIRE), *way).seen()
        advance = told(seen.decision, "pick advance")
        own = {merit.id for merit in MERITS.of(seen, advance, most=ALL)}
        openly = {merit.id for merit in MERITS.openly.of(seen, advance, most=ALL)}
        assert "thins_the_deck" in own - openly
        assert ("thins_openly" in openly) is not secret


def test_a_hand_that_is_kept_is_counted() -> None:
    seen = Scene(romans(hand=("dalmatia", "advance", "city"), **EMPIRE), "play dalmatia").seen()
    found = {merit.id: merit.facts for merit in MERITS.of(seen, told(seen.decision, "skip"), most=ALL)}
    assert found["keeps_the_hand"] == {"seat": 0, "n": 2}
