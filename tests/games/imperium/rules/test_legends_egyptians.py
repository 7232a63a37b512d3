"""The worked scenarios L17 to L20, and what else §24 says of the Egyptians."""

from typing import Any

from .builder import (
    Scenario,
    egyptians,
    greeks,
    romans,
)


def test_l17_the_egyptians_gain_an_action() -> None:
    table = Scenario(
        egyptians(side="A", tokens=(0, 1, 0), actions=0, development=("egyptian_expansion", "medicine")),
        greeks(),
        pile=6,
    )
    table.uses("egyptians").then(population=0, hand="unrest", pile=5, actions=1, exhausts=4)
    assert table.kind == "act"


def test_24_1_they_develop_as_barbarians_and_though_the_pile_is_marked() -> None:
    table = Scenario(
        egyptians(side="A", tokens=(9, 1, 0), development=("embalming", "medicine", "ramesses_ii")), greeks(), pile=6
    )
    table.player.development_marked = True
    table.uses("egyptians").branch(0)
    assert table.offered() == "embalming medicine"
    table.picks("embalming").then(face="barbarian", discard="embalming", material=5, actions=2, pile=5, hand="unrest")
    table.then(exhausts=4, development_marked=True)


def test_24_1_developing_takes_an_action() -> None:
    """Without one, only the second choice is left."""
    table = Scenario(egyptians(side="A", actions=0, tokens=(9, 9, 0), development=("embalming", "medicine")), greeks())
    table.uses("egyptians").then(actions=1, population=8, development="embalming medicine")


def test_24_1_nobody_develops_what_cannot_be_paid() -> None:
    table = Scenario(egyptians(side="A", tokens=(3, 1, 0), development=("embalming",)), greeks())
    table.uses("egyptians").then(actions=4, development="embalming")


def test_24_1_the_egyptians_hold_six_cards() -> None:
    table = Scenario(egyptians(deck=9), greeks())
    table.ends().then(hand_size=6)


def test_l18_embalming() -> None:
    def pay(population: int, progress: int) -> Scenario:
        seat = egyptians(play=("embalming",), hand=("unrest", "glory", "advance"), tokens=(0, 1, 2))
        table = Scenario(seat, greeks()).plays("unrest").branch(0)
        return table.pays(population=population, progress=progress)

    table = pay(1, 0)
    assert (table.kind, table.look("pile")) == ("may", 8)
    table.agrees().picks("glory").then(history="glory", hand="advance", pile=9)
    table = pay(0, 1)
    table.then(history="", hand="advance glory", pile=9)
    assert table.kind == "act"


def test_24_3_what_a_price_brought_can_be_embalmed() -> None:
    """§4.3.4 Tokens, then cards, then whoever waits for the payment."""
    table = Scenario(egyptians(side="A", play=("embalming",), tokens=(0, 1, 0)), greeks())
    table.uses("egyptians").then(hand="unrest", actions=3)
    table.agrees().then(history="unrest", hand="", actions=4)


def test_24_3_one_card_for_a_payment_however_large() -> None:
    """Also when a card is developed, and when part of it is paid in progress."""
    table = Scenario(
        egyptians(
            face="empire",
            play=("embalming",),
            hand=("development", "glory", "advance"),
            development=("egyptian_expansion", "medicine"),
            tokens=(0, 3, 1),
        ),
        greeks(),
    )
    table.plays("development").then(population=0, progress=0, development="medicine")
    table.agrees().picks("glory").then(history="glory", hand="advance")
    assert table.kind == "act"


def test_24_3_embalming_at_the_solstice_and_in_a_reshuffle() -> None:
    table = Scenario(
        egyptians(play=("embalming", "pharmacy"), hand=("glory",), tokens=(0, 2, 0)), greeks(), phase="solstice"
    )
    table.branch(1).agrees().then(history="glory", population=0, progress=1)
    table = Scenario(
        egyptians(
            face="empire",
            play=("embalming", "punch_marked_coins"),
            hand=("glory",),
            discard=("advance",),
            development=("egyptian_expansion", "obelisk"),
            tokens=(0, 4, 0),
        ),
        greeks(),
    )
    table.uses("punch_marked_coins").picks("egyptian_expansion").agrees().then(history="glory", population=0)


def test_24_3_embalming_hears_only_its_owner() -> None:
    table = Scenario(
        romans(hand=("unrest", "glory"), tokens=(0, 1, 0)), egyptians(play=("embalming",), hand=("glory",))
    )
    table.plays("unrest").then(pile=9)
    assert (table.kind, table.asked) == ("act", 0)


def test_l19_pyramids() -> None:
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest", "advance"), tokens=(1, 0, 0)), greeks())
    table.plays("unrest").then(discard="advance", material=1, pile=9, hand="")
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest",), tokens=(1, 0, 0)), greeks())
    assert table.why_not("unrest", "play") == "cannot_pay"
    table = Scenario(egyptians(play=("pyramids",), hand=("unrest", "advance"), tokens=(2, 1, 0)), greeks())
    assert len(table.plays("unrest").options("pick_branch")) == 3


def test_24_4_only_unrest_becomes_cheaper() -> None:
    for material, playable in ((2, False), (3, True)):
        seat = egyptians(play=("pyramids",), hand=("advance",), tokens=(material, 0, 0))
        assert Scenario(seat, greeks(), market=("oracle",)).can_play("advance") is playable


def test_l20_flood_of_the_nile() -> None:
    nile: dict[str, Any] = {"hand": ("flood_of_the_nile",), "play": ("nile_valley",), "tokens": (0, 0, 0)}
    table = Scenario(egyptians(**nile), greeks(), market=("oracle",)).plays("flood_of_the_nile")
    table.then(discard="flood_of_the_nile nile_valley", material=5, hand="")
    table = Scenario(egyptians(face="empire", **nile), greeks(), market=("oracle",)).plays("flood_of_the_nile")
    assert [option.branch for option in table.options("pick_branch")] == [0, 1]


def test_24_4_the_obelisk_still_asks_for_the_price() -> None:
    table = Scenario(egyptians(play=("obelisk",), hand=("unrest",), actions=0, tokens=(0, 1, 0)), greeks())
    table.uses("obelisk").then(pile=9, population=0, actions=0, hand="")
    table = Scenario(egyptians(play=("obelisk",), hand=("unrest",), tokens=(0, 0, 0)), greeks())
    assert not table.can_use("obelisk")
