"""Hints of Mare Nostrum: their numbers, and what they may rest on."""

import pytest

from imperium_desktop.games.mare_nostrum.analysis.odds import battle_odds
from imperium_desktop.games.mare_nostrum.rules.options import Fight, MoveLegions
from imperium_desktop.games.mare_nostrum.rules.war.forces import land_force
from imperium_desktop.games.mare_nostrum.teaching import MARE_NOSTRUM
from imperium_desktop.games.mare_nostrum.teaching.context import rounded, threes
from imperium_desktop.games.mare_nostrum.teaching.movement import struck
from imperium_desktop.teaching.hints import HintContext
from tests.games.mare_nostrum.teaching.positions import GAME, SEVEN, TRADE, Scene, against_dalmatia, build, raid
from tests.games.mare_nostrum.teaching.scenes import CASES
from tests.teaching.saying import find

WITH_HAND = frozenset(
    f"mare_nostrum.{kind}"
    for kind in ("trade_token", "offer", "compensate", "perseus_first", "build", "pay", "castor_copy", "keep")
)
"""§15 Decisions behind a screen; in all others the seat's own hand is hidden, too."""
OTHER_HAND = {"rome": "2 gems, papyrus, 4 coin"}


def open_scenes() -> dict[str, Scene]:
    """Of Rome, at the open table."""
    given = {id: case.given for id, case in CASES.items() if isinstance(case.given, Scene)}
    seen = {id: scene.seen() for id, scene in given.items()}
    return {id: given[id] for id, look in seen.items() if look.seat == 0 and look.decision.kind not in WITH_HAND}


def test_at_the_open_table_the_own_hand_is_not_looked_at() -> None:
    """All hands are hidden then, so whoever looks on must not learn from a hint what is in one (§15)."""
    scenes = open_scenes()
    assert len(scenes) > 25
    for id, scene in scenes.items():
        hands = {**scene.position.get("hands", {}), **OTHER_HAND}
        position = {**scene.position, "hands": hands}
        other = Scene(*scene.answers, path=" ".join(scene.path), hover=scene.hover, **position)
        assert other.hints() == scene.hints(), id


def test_kinds_with_a_hand_are_kinds_of_the_game() -> None:
    assert set(GAME.kinds) > WITH_HAND


@pytest.mark.parametrize(
    ("hand", "sets"), [("", 0), ("ccc", 1), ("ggg", 0), ("gho", 1), ("gghhoo", 2), ("gggghho", 1), ("ccccccghoG", 3)]
)
def test_sets_of_three_are_counted(hand: str, sets: int) -> None:
    assert threes(hand) == sets


def test_odds_count_all_legions_that_would_be_there() -> None:
    """Those that have moved before, too."""
    scene = Scene(MoveLegions(0, "gallia", 2, "dalmatia"), **against_dalmatia())
    seen = scene.seen()
    assert struck(HintContext(seen, (), MoveLegions(0, "gallia", 1, "dalmatia"))) == (3, 1, 3)
    facts = {hint.id: hint.facts for hint in MARE_NOSTRUM.hints(seen, (), MoveLegions(0, "gallia", 1, "dalmatia"))}
    content, state = GAME.content, seen.now
    ours = land_force(content, state, 0, 3, active=True, legions=3)
    theirs = land_force(content, state, 1, 3, active=False)
    assert facts["attack_odds"]["percent"] == rounded(battle_odds(content.box.battle, ours, theirs).conquered)


def test_a_battle_that_waits_is_told_with_its_odds() -> None:
    land = {"legions": {"rome": 1, "greece": 1}}
    scene = Scene(phase="battle", active="rome", provinces={"dalmatia": land, "germania": land})
    match = scene.match()
    while match.waiting.kind != "mare_nostrum.land_battle":
        match.answer(match.waiting.options[-1])
    hints = MARE_NOSTRUM.hints(match.seen_by(0), (), Fight("dalmatia", 1))
    assert "attack_odds" in {hint.id for hint in hints}


def test_a_march_that_is_urged_says_what_it_gives_up() -> None:
    """Two legions that occupy caravans could go on: what they hold is said, and asked about."""
    occupied = {
        "buildings": "caravan/oil caravan/sheep",
        "legions": {"rome": 2},
        "posts": {"rome": "caravan/oil caravan/sheep"},
    }
    scene = Scene(**raid(0, provinces={"libya": occupied, "phasania": {}}))
    hint = find("weak_spot", scene.hints())
    assert hint is not None
    assert hint.facts["posts"] == 2
    seen = scene.seen()
    lost = {move.count: seen.loss(move) for move in seen.decision.options if isinstance(move, MoveLegions)}
    assert {count: loss and loss.facts for count, loss in lost.items()} == {
        1: {"count": 1, "province": "libya"},
        2: {"count": 2, "province": "libya"},
    }


def test_who_is_told_to_keep_goods_together_for_a_card_is_suggested_a_card() -> None:
    seen = Scene(**build(hands={"rome": SEVEN})).seen()
    cards = {f"card/{card}" for card in seen.now.display}
    assert set(MARE_NOSTRUM.urged(seen)) == cards
    spare = Scene(**build(hands={"rome": f"{SEVEN}, grain, grain"})).seen()
    assert cards.isdisjoint(MARE_NOSTRUM.urged(spare)), "what is there more than once goes first"


def test_a_city_that_is_occupied_already_is_not_counted_again() -> None:
    """Who stays in a conquered province is asked each turn what to do there."""
    africa = {"fortress": "nobody", "legions": {"rome": 1}, "posts": {"rome": "capital"}}
    scene = Scene(**raid(0, provinces={"africa": africa, "phasania": {}}))
    match = scene.match()
    while match.waiting.kind != "mare_nostrum.conquest":
        match.answer(next(option for option in match.waiting.options if option.passes))
    hint = find("victory_city", MARE_NOSTRUM.hints(match.seen_by(0)))
    assert hint is not None
    assert hint.facts["count"] == 2


def test_legions_that_are_enough_are_not_followed_by_others() -> None:
    before = find("weak_spot", Scene(**raid(2)).hints())
    assert before is not None
    target = str(before.facts["province"])
    after = find("weak_spot", Scene(MoveLegions(0, "phasania", 1, target), **raid(2)).hints())
    assert after is None or after.facts["province"] != target


THREE_CITIES = {
    "sicilia": {"control": "greece", "buildings": "legendary"},
    "asia": {"control": "greece", "buildings": "legendary"},
}


@pytest.mark.parametrize(
    ("scene", "warned"),
    [
        (Scene(**build(provinces=THREE_CITIES, waiting=("greece",))), True),
        (Scene(**build(provinces=THREE_CITIES)), False),
        (Scene(**{**TRADE, "provinces": THREE_CITIES}), True),
    ],
)
def test_who_can_still_build_can_still_come(scene: Scene, warned: bool) -> None:
    """After the last build turn a city out of reach is safe."""
    assert (find("conquest_threat", scene.hints()) is not None) == warned
