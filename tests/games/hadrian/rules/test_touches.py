"""Why a click leads nowhere: touches that do not belong to what is asked, or not yet (§5.12)."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules.names import ItemName

from .builder import CONTENT, Scenario

RICH: dict[ItemName, int] = {"soldier": 2, "builder": 2, "servant": 2, "civilian": 2, "resource": 4}
OPEN: dict[str, Any] = {"tracks": {"patricians": 1, "performers": 6, "traders": 6}, "built": ("ludus",), "market": "1"}


@pytest.mark.parametrize(
    ("touched", "reason"),
    [
        (("fate",), "choose_box_first"),
        (("worker/builder",), "choose_box_first"),
        (("done",), "not_now"),
        (("box/diplomats/1", "cohort/nobody"), "needs_cohort"),
        (("box/diplomats/1", "worker/left"), "needs_cohort"),
        (("box/market/1",), "box_filled"),
        (("box/market/2", "cohort/left"), "needs_source"),
        (("box/diplomats/1", "worker/builder"), "needs_cohort"),
        (("box/fort/1", "cohort/left"), "needs_worker"),
        (("box/fort/1", "worker/builder", "worker/builder"), "whole_choice"),
        (("box/mining/1", "worker/servant"), "whole_choice"),
    ],
)
def test_touches_that_are_no_action(touched: tuple[str, ...], reason: str) -> None:
    table = Scenario(Seat(**OPEN, board=RICH))
    assert table.refused(*touched) == {reason}


def test_a_full_market() -> None:
    table = Scenario(Seat(tracks={"traders": 9}, market="1" * 8, board=RICH))
    assert table.refused("box/market/3") == {"track_full"}


def test_while_a_cohort_is_asked_for() -> None:
    table = Scenario(Seat(tracks={"guard": 2}, board=RICH)).does("post_guard")
    assert table.refused("box/fort/1") == {"not_now"}
    assert table.refused("cohort/left", "cohort/left") == {"whole_choice"}


def test_while_an_attribute_is_asked_for() -> None:
    table = Scenario(Seat(tracks={"fort": 9}, board=RICH)).does("build", building="road_small")
    assert table.refused("box/fort/10") == table.refused("attribute/beauty") == {"not_now"}
    assert table.refused("attribute/piety", "attribute/piety") == {"whole_choice"}


def test_while_favours_are_asked_for() -> None:
    table = Scenario(Seat(temple_favours=1), fate=(1,)).ends_year()
    assert table.refused("attack/2") == table.refused("end_year") == {"not_now"}
    assert table.refused("attack/1", "cohort/left") == {"needs_favour"}
    assert table.refused("attack/1", "favour/center") == {"no_favour"}


def test_favours_of_another_cohort_do_not_help() -> None:  # §8.3
    arrows = {CONTENT.fate[card].cohort: card for card in range(1, 49)}
    table = Scenario(Seat(diplomats={"left": 2}), year=2, fate=(arrows[0], arrows[1])).ends_year()
    assert table.refused("attack/2") == {"no_favour"}
    assert table.refused("attack/1", "favour/left", "favour/left") == {"whole_choice"}
    assert table.may("attack/1", "favour/left")
