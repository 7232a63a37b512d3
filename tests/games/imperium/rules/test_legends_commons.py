"""§30 Common cards of Legends, and what its nations share."""

from typing import Any

import pytest

from .builder import Scenario, carthaginians, greeks, lot, minoans, persians, qin, romans

ATTACKER: dict[str, Any] = {"face": "empire", "hand": ("corruption",), "tokens": (0, 0, 0)}


def test_a_qanat_is_no_river_any_more() -> None:
    """§17 A14 The Port counts rivers."""
    table = Scenario(romans(play=("qanat", "port", "moor"), tokens=(0, 0, 0)), greeks(), commons="legends")
    assert table.can_use("port")
    table.uses("qanat")
    assert not table.can_use("port")


def test_a_qanat_uses_one_of_several_rivers() -> None:
    """Lakes show two."""
    table = Scenario(
        romans(hand=("prosperity",), play=("qanat", "port", "lakes"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    table.uses("qanat").uses("port").then(material=1)
    table.plays("prosperity").skips().skips().branch(0).then(material=1 + 4)


def test_domestication_hears_of_a_fertile_card_given_up() -> None:
    """§13.1 b: recalled for the Water Mill."""
    table = Scenario(
        romans(play=("water_mill", "domestication", "grassland"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    table.uses("water_mill").uses("domestication").then(material=2, population=1, progress=1, exhausts=3)


def test_domestication_hears_nothing_of_rivers_and_in_other_turns() -> None:
    """§13.1 a, and one's own turn only."""
    river = Scenario(
        romans(hand=("prosperity",), play=("domestication", "moor"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    river.plays("prosperity").skips().skips().branch(0).then(material=1, progress=0)
    other = Scenario(
        romans(play=("domestication", "grassland"), tokens=(0, 0, 0)), greeks(**ATTACKER), commons="legends", active=1
    )
    other.plays("corruption").then(material=2, progress=0, exhausts=5)


def test_imperial_breaks_through_to_exile_without_unrest() -> None:
    """§30 Only Imperial: others do not."""
    table = Scenario(romans(hand=("imperial",)), greeks(), exile=("education", "rollo_the_walker"), commons="legends")
    table.plays("imperial").branch(0)
    assert table.offered() == "education"
    table.picks("education").then(hand="education", pile=8, exile="rollo_the_walker")
    conquer = Scenario(romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), market=("marsh",), exile=("coast",))
    conquer.plays("conquer").branch(1)
    assert conquer.offered() == "marsh"


def test_cartography_does_not_help_to_break_through() -> None:
    table = Scenario(
        romans(hand=("conquer",), play=("cartography",), tokens=(0, 3, 0)),
        greeks(),
        market=("marsh",),
        exile=("coast",),
        commons="legends",
    )
    table.plays("conquer").branch(1)
    assert table.offered() == "marsh"


def test_onager_leaves_a_metropolis_alone() -> None:
    table = Scenario(
        romans(face="empire", hand=("onager",)), greeks(play=("metropolis",), tokens=(0, 0, 0)), commons="legends"
    )
    table.plays("onager").of(1).then(play="metropolis", discard="")


def test_regions_without_a_pin_never_stay_in_play() -> None:
    for region in ("fortunate_isle", "sacred_grove"):
        table = Scenario(romans(hand=(region,)), greeks(), market=("marsh",), commons="legends")
        table.plays(region).then(play="")


def test_a_pinned_greek_tributary_stays() -> None:
    table = Scenario(romans(face="empire", hand=("legends_greeks",)), persians(), commons="legends")
    table.plays("greeks").then(play="greeks")


def test_a_card_that_left_play_is_a_fresh_one() -> None:
    """§2.9 What its icons counted as ends, though it is played again in the same turn."""
    table = Scenario(
        romans(hand=("prosperity",), play=("qanat", "water_mill", "archipelago"), tokens=(0, 0, 0)),
        greeks(),
        commons="legends",
    )
    table.uses("qanat").uses("water_mill").branch(0).plays("archipelago").skips()
    table.plays("prosperity").skips().skips().branch(0).then(material=2 + 1)


def test_domestication_hears_of_material_on_a_card_that_a_fertile_one_was_given_up_for() -> None:
    """§13.1 b"""
    table = Scenario(
        carthaginians(play=("trading_ships", "domestication", "grassland"), tokens=(0, 0, 0)),
        greeks(),
        market=(lot("oracle", material=2),),
        commons="legends",
    )
    table.uses("trading_ships").agrees().uses("domestication").then(
        material=2, progress=1, hand="grassland oracle unrest"
    )


@pytest.mark.parametrize(
    ("card", "printing", "icons"),
    [
        ("pottery", "first", 0),
        ("pottery", "later", 2),
        ("fortified_region", "first", 0),
        ("fortified_region", "later", 1),
    ],
)
def test_later_printings_show_what_is_produced(card: str, printing: str, icons: int) -> None:
    table = Scenario(
        minoans(hand=("prosperity",), play=(card, "crete"), tokens=(0, 0, 0)),
        greeks(),
        commons="legends",
        printing=printing,
    )
    table.plays("prosperity").skips().skips().branch(0).then(material=icons + 1)


@pytest.mark.parametrize(("nation", "accession"), [(minoans, "king_minos"), (qin, "long_walls_i")])
def test_the_last_card_of_the_nation_deck_makes_an_empire(nation: Any, accession: str) -> None:
    table = Scenario(nation(hand=("eminent",), nation_deck=(accession,), discard=("glory",)), greeks())
    table.plays("eminent").then(face="empire", nation_deck="", exhausts=4, nation_marked=True)
