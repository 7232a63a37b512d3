"""What is said when somebody touches the wrong card: what the question is about."""

from typing import Any

import pytest

from imperium_desktop.rules.table import Fact
from tests.games.imperium.rules.builder import Scenario, greeks, macedonians, romans

GLORY = romans(hand=("glory",))


@pytest.mark.parametrize(
    ("table", "touched", "code"),
    [
        (Scenario(GLORY, greeks(), phase="token", market=("elders",)), "romans_glory", "not_in_market"),
        (Scenario(GLORY, greeks(), phase="discard", market=("elders",)), "common_elders", "only_from_hand"),
        (
            Scenario(romans(hand=("triumvirate",)), greeks(), market=("elders", "hittites")).plays("triumvirate"),
            "common_hittites",
            "wrong_suit",
        ),
        (
            Scenario(romans(play=("coinage", "metropolis", "dalmatia")), greeks(), phase="solstice"),
            "romans_dalmatia",
            "no_solstice",
        ),
        (
            Scenario(
                romans(face="empire", discard=("glory",), development=("the_senate", "legions"), tokens=(4, 3, 0)),
                greeks(),
                phase="discard",
                market=("elders",),
            ),
            "common_elders",
            "not_developable",
        ),
    ],
)
def test_a_wrong_card_is_answered_with_what_is_asked_for(table: Scenario, touched: str, code: str) -> None:
    reason = table.match.why_not((f"card/{touched}",))
    assert reason is not None
    assert reason.code == code


EMPIRE: dict[str, Any] = {"face": "empire"}


@pytest.mark.parametrize(
    ("table", "touched", "facts"),
    [
        (
            Scenario(macedonians(hand=("alexander_the_great",), **EMPIRE), greeks()),
            "macedonians_alexander_the_great",
            {"needed": "macedonians_alexander", "history": 1},
        ),
        (
            Scenario(greeks(hand=("diplomacy",), tokens=(1, 0, 0)), romans()),
            "common_diplomacy",
            {"n": 3, "resource": "material", "have": 1},
        ),
        (Scenario(romans(play=("shrine",), tokens=(0, 0, 0), deck=3), greeks()), "common_shrine", {"dear": 1}),
        (Scenario(romans(play=("agriculture",)), greeks()), "common_agriculture", {"dear": 0}),
    ],
)
def test_a_refusal_names_what_is_missing(table: Scenario, touched: str, facts: dict[str, Fact]) -> None:
    reason = table.match.why_not((f"card/{touched}",))
    assert reason is not None
    assert reason.facts == facts
