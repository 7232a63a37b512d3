"""What is said when somebody touches the wrong card: what the question is about."""

import pytest

from tests.rules.imperium.builder import Scenario, greeks, romans

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
