"""§9 Who is attacked, who is protected, and what the attack then does."""

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import Scenario, celts, greeks, persians, romans, scythians, vikings


def test_a_card_without_the_mark_is_no_attack() -> None:
    """§9.3"""
    table = Scenario(celts(side="A", hand=("druids",), tokens=(0, 1, 0)), greeks(play=("cape",)), market=("oracle",))
    table.plays("druids").branch(1).picks("oracle").uses("celts")
    table.of(1).then(hand="unrest", play="cape")


def test_each_is_asked_in_turn_for_army_and_protection() -> None:
    """§9.1 Clockwise; the attacker decides about Standing Army before its owner may do anything else."""
    table = Scenario(
        romans(play=("wilderness",)),
        persians(face="empire", hand=("corruption",), tokens=(0, 0, 2)),
        greeks(play=("standing_army", "cape")),
        active=1,
    )
    table.plays("corruption")
    assert (table.asked, table.kind) == (1, "pay_standing_army")
    table.agrees()
    assert [(event.seat, event.rival) for event in table.told(events.AttackerPaid)] == [(1, 2)]
    assert (table.asked, table.kind) == (2, "react_to_attack")
    table.skips()
    assert (table.asked, table.kind) == (0, "react_to_attack")
    table.picks("wilderness").of(0).then(hand="wilderness", tokens=(3, 2, 1))
    table.of(2).then(hand="unrest", material=5, progress=2).of(1).then(progress=2)


def test_who_has_no_progress_cannot_pay_the_army() -> None:
    table = Scenario(persians(face="empire", hand=("corruption",), tokens=(0, 0, 0)), greeks(play=("standing_army",)))
    table.plays("corruption").of(1).then(hand="")
    assert table.kind == "act"


@pytest.mark.parametrize(("tokens", "asked"), [((2, 0, 1), False), ((2, 1, 1), True), ((2, 0, 2), True)])
def test_a_price_behind_an_arrow_is_kept_too(tokens: tuple[int, int, int], asked: bool) -> None:
    """§9.1, §17 A33"""
    table = Scenario(
        vikings(hand=("jomsviking",), tokens=tokens), greeks(play=("standing_army",)), market=("hills",), pile=8
    )
    table.plays("jomsviking")
    assert (table.kind == "pay_standing_army") is asked


def test_a_protection_that_exhausts_needs_a_token() -> None:
    seats = persians(face="empire", hand=("corruption",)), scythians(play=("mounted_archers",), exhausts=0)
    table = Scenario(*seats).plays("corruption")
    assert table.kind == "act"
    table.of(1).then(hand="unrest")


def test_a_protection_can_be_copied() -> None:
    """§9.1 In the turn of another player."""
    table = Scenario(
        persians(face="empire", hand=("corruption",), play=("mounted_archers",)), greeks(play=("ambassador",))
    )
    table.plays("corruption").uses("ambassador", copied="mounted_archers").of(1).then(hand="", exhausts=4)


def test_the_protection_ends_with_the_card() -> None:
    """§9.2"""
    table = Scenario(persians(face="empire", hand=("corruption", "persian_gold")), greeks(play=("cape", "wilderness")))
    table.plays("corruption").picks("cape").plays("persian_gold")
    assert (table.asked, table.kind) == (1, "react_to_attack")
    table.skips().of(1).then(hand="cape unrest")


def test_no_gift_for_who_is_protected() -> None:
    """§9.2"""
    table = Scenario(
        romans(face="empire", hand=("exports", "unrest"), tokens=(0, 0, 0)), greeks(play=("cape",)), celts()
    )
    table.plays("exports").picks("cape").then(material=2, hand="")
    table.of(1).then(hand="cape", material=3).of(2).then(hand="unrest", material=5)


def test_with_too_few_cards_the_later_players_get_none() -> None:
    """§8 give"""
    table = Scenario(romans(face="empire", hand=("exports", "unrest")), greeks(), celts()).plays("exports")
    table.of(1).then(hand="unrest").of(2).then(hand="")
    assert table.kind == "act"


def test_only_what_really_happened_is_counted() -> None:
    """§9.2, §9.4"""
    table = Scenario(
        romans(face="empire", hand=("onager",), tokens=(0, 0, 0)),
        greeks(play=("city_of_athens", "cape")),
        persians(play=("city_of_persepolis",)),
    )
    table.plays("onager").picks("cape").then(material=2).of(1).then(play="city_of_athens")


@pytest.mark.parametrize(("hand", "left"), [((), 0), (("glory",), 0), (("glory", "advance", "conquer"), 1)])
def test_victims_do_what_they_can(hand: tuple[str, ...], left: int) -> None:
    """§9.4 The victim chooses."""
    table = Scenario(romans(face="empire", hand=("military_engineering",)), greeks(hand=hand), main=("port", "oracle"))
    table.plays("military_engineering")
    if left:
        assert (table.asked, table.kind) == (1, "pick_own_cards")
        table.picks("advance", "conquer").of(1).then(hand="glory")
    table.of(1).then(hand_size=left)


def test_nobody_reacts_to_an_attack_of_ones_own() -> None:
    """§9.1"""
    table = Scenario(persians(face="empire", hand=("corruption",), play=("cape", "standing_army")), greeks())
    table.plays("corruption").then(play="cape standing_army", material=5, progress=2)
    assert table.kind == "act"
