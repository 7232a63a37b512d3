"""§4.6, §13.1 Whoever waits for something that happened, and in which order."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import Scenario, carthaginians, celts, egyptians, greeks, lot, macedonians, romans, scythians, vikings


def test_reactions_come_before_those_who_wait_for_the_card() -> None:
    """§4.6a, §9.1"""
    table = Scenario(
        vikings(hand=("althing",), play=("longships",), tokens=(0, 0, 0)), greeks(play=("cape",), tokens=(3, 0, 0))
    )
    table.plays("althing")
    assert (table.asked, table.kind) == (1, "react_to_attack")
    table.skips()
    assert (table.asked, table.kind) == (0, "use_trigger")
    table.then(material=0).uses("longships").then(material=3)


def test_what_a_window_brings_does_not_make_a_play_legal() -> None:
    """§4.6a"""
    table = Scenario(vikings(hand=("jomsviking",), play=("longships",), tokens=(0, 1, 0)), greeks(), market=("hills",))
    assert table.why_not("jomsviking") == "cannot_pay"


def test_passives_come_before_exhausts() -> None:
    table = Scenario(romans(face="empire", hand=("corruption",), play=("longships", "chainmail")), greeks())
    table.plays("corruption")
    assert table.kind == "use_trigger"
    table.then(progress=2)


def test_the_owner_orders_the_exhausts_that_wait() -> None:
    table = Scenario(vikings(hand=("hills",), play=("skis", "tents"), deck=2, tokens=(0, 0, 0)), greeks())
    table.plays("hills")
    assert table.can_use("skis")
    table.uses("tents").then(population=1)
    table.uses("skis").branch(1).then(population=2, material=2, exhausts=3)
    table = Scenario(vikings(hand=("hills",), play=("skis", "tents"), deck=2, tokens=(0, 0, 0)), greeks())
    table.plays("hills").skips().then(population=1, exhausts=5)
    assert table.kind == "act"


def test_a_window_opens_inside_another() -> None:
    """Unrest that Celts A bring is looked at before anything else goes on."""
    table = Scenario(
        celts(side="A", hand=("druids",), tokens=(0, 1, 0)),
        vikings(nation_deck=("skis", "combs", "harald_hardrada")),
        market=("oracle",),
    )
    table.plays("druids").branch(1).picks("oracle").uses("celts")
    assert (table.asked, table.kind) == (1, "may")
    table.skips()
    assert (table.asked, table.kind) == (0, "act")


def test_tokens_are_collected_before_the_slot_is_filled() -> None:
    """§4.6b, §7.2.1"""
    table = Scenario(
        carthaginians(side="A", hand=("advance",), tokens=(3, 0, 0)), greeks(), market=("hills", lot("oracle", 1))
    )
    table.plays("advance").then(market="hills", material=0)
    table.uses("carthaginians").then(material=2, market="hills woodland")


@pytest.mark.parametrize("doubled", [True, False])
def test_only_material_is_doubled(doubled: bool) -> None:
    """§4.6b, §12"""
    table = Scenario(
        carthaginians(side="A", hand=("conquer",), tokens=(0, 2, 0)), greeks(), market=(lot("hills", 2, 1, 3),)
    )
    table.plays("conquer")
    table = table.uses("carthaginians") if doubled else table.skips()
    table.then(tokens=(4 if doubled else 2, 1, 3))


def test_the_next_card_is_not_doubled() -> None:
    """§4.6b One token, one card."""
    table = Scenario(
        carthaginians(side="A", hand=("roman_expansion",), tokens=(0, 0, 0)),
        greeks(),
        market=(lot("hills", 1), lot("cape", 3)),
        decks={"region": ("forest",)},
    )
    table.plays("roman_expansion").picks("hills").uses("carthaginians").agrees().picks("cape").then(material=5)


@pytest.mark.parametrize(
    ("market", "main", "answer"),
    [
        (("city",), ("forest", "port"), {"sort": "pick_card", "card": "city"}),
        (("education",), ("forest", "city", "port"), {"sort": "pick_blind", "suit": "civilised"}),
        (("education",), ("forest", "oracle", "port"), {"sort": "pick_blind", "suit": "uncivilised"}),
    ],
)
def test_what_counts_is_the_card_taken(market: Any, main: Any, answer: dict[str, Any]) -> None:
    """§4.6c Whatever suit it was taken as, face up or blind; the slot is filled before."""
    table = Scenario(celts(side="A", hand=("advance",), tokens=(5, 0, 0)), greeks(), market=market, main=main)
    table.plays("advance").branch(1).does(**answer)
    assert table.kind == "use_trigger"
    assert table.state.market[0].card
    table.uses("celts").of(1).then(hand="unrest")


def test_a_card_of_another_suit_wakes_nobody() -> None:
    """§4.6c"""
    table = Scenario(celts(side="A", hand=("advance",), tokens=(5, 0, 0)), greeks(), market=("oracle", "education"))
    table.plays("advance").branch(1).picks("education")
    assert table.kind == "act"


@pytest.mark.parametrize(("skipped", "asked"), [(False, 1), (True, 2)])
def test_every_unrest_returned_is_an_event(skipped: bool, asked: int) -> None:
    """§4.6d, §17 A37 Each card that waits can be exhausted once."""
    table = Scenario(romans(hand=("ionians", "unrest", "romans_unrest_2"), play=("wonder",)), greeks())
    table.plays("ionians").picks("unrest", "unrest")
    times = 0
    while table.kind == "use_trigger":
        times += 1
        table = table.skips() if skipped else table.uses("wonder")
    assert times == asked
    table.then(progress=1 if skipped else 3, pile=10)


def test_nobody_exhausts_in_the_turn_of_another() -> None:
    """§4.6"""
    table = Scenario(
        romans(face="empire", hand=("drama_and_poetry",)), greeks(hand=("unrest", "glory"), play=("wonder",))
    )
    table.plays("drama_and_poetry").agrees().picks("glory").of(1).then(hand="", discard="glory", exhausts=5)
    assert table.kind == "act"


def test_a_played_unrest_counts_as_returned() -> None:
    """§17 A11"""
    table = Scenario(vikings(side="A", hand=("unrest",), deck=3, tokens=(0, 1, 0)), greeks())
    table.plays("unrest").uses("vikings").then(hand_size=2, pile=9)


def test_unrest_that_comes_with_a_card_is_taken() -> None:
    """§4.6f, §17 A22 After the slot was filled."""
    table = Scenario(
        vikings(hand=("advance",), tokens=(3, 0, 0), nation_deck=("skis", "combs", "harald_hardrada")),
        greeks(),
        market=("oracle",),
        main=("forest", "port"),
    )
    table.plays("advance")
    assert table.kind == "may"
    table.then(market="forest", hand="oracle unrest").agrees().then(nation_top="combs")


def test_a_card_without_unrest_brings_none() -> None:
    """§4.6f, §7.2"""
    table = Scenario(
        vikings(hand=("jomsviking",), tokens=(2, 1, 0), nation_deck=("skis", "combs", "harald_hardrada")),
        greeks(),
        market=("hills",),
    )
    table.plays("jomsviking").then(hand="hills")
    assert not table.told(events.NationLookedAt)


def test_unrest_that_is_given_is_not_taken() -> None:
    """§8 give"""
    table = Scenario(
        romans(face="empire", hand=("exports", "unrest")), vikings(nation_deck=("skis", "combs", "harald_hardrada"))
    )
    table.plays("exports").of(1).then(hand="unrest")
    assert not table.told(events.NationLookedAt)


def test_romans_look_at_what_is_there_and_gain_all_the_same() -> None:
    """§10.4, §17 A19"""
    play = ("raetia", "dalmatia", "gallia_aquitania")
    table = Scenario(romans(side="A", hand=("glory",), play=play, tokens=(0, 0, 0)), greeks(), fame=("great",))
    table.plays("glory").then(hand="great", progress=1, fame=0)
    table = Scenario(romans(side="A", hand=("glory",), play=play, tokens=(0, 0, 0)), greeks(), king="B")
    table.plays("glory").then(progress=5, crowned=True)


# §13.1


@pytest.mark.parametrize(
    ("seat", "market", "do", "woken"),
    [
        ({"hand": ("marsh",)}, (), ("plays", "marsh"), True),
        ({"hand": ("mountain",)}, (), ("plays", "mountain"), False),
        ({"play": ("port", "cape")}, (), ("uses", "port"), True),
        ({"play": ("boats", "cape")}, (), ("uses", "boats"), True),
        ({"hand": ("aksumites",), "play": ("cape",)}, (), ("plays", "aksumites"), False),
        ({"play": ("trading_ships", "marsh")}, (lot("oracle", 2),), ("uses", "trading_ships"), True),
        ({"play": ("trading_ships", "hills")}, (lot("oracle", 2),), ("uses", "trading_ships"), False),
    ],
)
def test_material_thanks_to_a_river(seat: dict[str, Any], market: Any, do: tuple[str, str], woken: bool) -> None:
    """By the card that speaks, by the icons counted, or by the price."""
    more: dict[str, Any] = {**seat, "play": ("shaduf", *seat.get("play", ()))}
    table = Scenario(romans(tokens=(0, 0, 0), **more), greeks(), market=market)
    getattr(table, do[0])(do[1])
    if table.kind == "may":
        table.agrees()
    assert table.can_use("shaduf") is woken


def test_a_river_that_did_not_count_wakes_nobody() -> None:
    """§13.1 (a) Belgica shows a river, but no production."""
    for region, woken in (("belgica", False), ("armorica", True)):
        table = Scenario(scythians(hand=("nomads",), play=("shaduf", "hills", region)), greeks())
        table.plays("nomads").skips().skips()
        assert table.can_use("shaduf") is woken


def test_material_thanks_to_a_river_that_was_abandoned() -> None:
    """§13.1 (b)"""
    seat = egyptians(hand=("flood_of_the_nile",), play=("shaduf", "cape"), tokens=(0, 0, 0))
    table = Scenario(seat, greeks()).plays("flood_of_the_nile").then(material=5, discard="cape")
    table.uses("shaduf").then(progress=1)


def test_a_river_that_others_gave_up_is_no_price() -> None:
    """§13.1 (b)"""
    table = Scenario(
        romans(face="empire", hand=("cataphract",), play=("shaduf",), tokens=(0, 0, 0)),
        greeks(play=("peloponnese",)),
        market=(lot("forest", material=2),),
    )
    table.plays("cataphract").agrees().then(material=2, hand="forest")
    assert table.kind == "act"


def test_regions_from_the_discard_pile_are_played_too() -> None:
    """Who waits for a region does not ask where it came from; Macedonians A do."""
    seat: dict[str, Any] = {
        "side": "A",
        "face": "empire",
        "play": ("phalanx", "companion_cavalry"),
        "deck": 2,
        "tokens": (0, 0, 0),
    }
    table = Scenario(macedonians(discard=("orestis",), **seat), greeks()).uses("phalanx")
    table.then(material=2).uses("companion_cavalry").then(hand_size=1, material=4)
    table = Scenario(macedonians(hand=("orestis",), **seat), greeks()).plays("orestis").skips()
    table.then(material=2)
