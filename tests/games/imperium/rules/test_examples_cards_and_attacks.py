"""The worked scenarios of the rules, E1 to E50: who may play what, prices and attacks."""

from typing import Any

from .builder import Scenario, celts, greeks, macedonians, persians, romans, scythians, vikings


def test_e20_conquer_as_empire() -> None:
    table = Scenario(romans(face="empire", hand=("conquer",)), greeks(), market=("hills",))
    assert table.why_not("conquer") == "wrong_state"
    assert Scenario(romans(face="empire", hand=("conquer",), play=("legions",)), greeks(), market=("hills",)).can_play(
        "conquer"
    )


def raid(progress: int) -> Scenario:
    return Scenario(
        celts(hand=("cattle_raid",), tokens=(0, 0, progress)),
        romans(play=("standing_army", "raetia"), tokens=(2, 0, 0)),
        persians(play=("zagros",), tokens=(0, 0, 3), face="empire"),
    )


def test_e24_standing_army_paid() -> None:
    table = raid(1).plays("cattle_raid").agrees()
    table.then(material=3, progress=1).of(1).then(material=1, progress=1).of(2).then(progress=2)


def test_e24_standing_army_not_paid() -> None:
    table = raid(1).plays("cattle_raid").skips()
    table.then(material=2, progress=2).of(1).then(material=2).of(2).then(progress=2)


def test_e25_wonder_and_revolt() -> None:
    table = Scenario(romans(hand=("unrest", "romans_unrest_2"), play=("wonder",)), greeks(), phase="turn")
    table.does("take_turn", kind="revolt").picks("unrest", "unrest").then(progress=1, pile=10)
    assert table.kind != "use_trigger"
    table = Scenario(romans(hand=("unrest",), tokens=(0, 1, 0), play=("wonder",)), greeks())
    table.plays("unrest").uses("wonder").then(progress=2, exhausts=4, population=0, pile=9)


def test_e32_cataphract() -> None:
    table = Scenario(
        romans(face="empire", hand=("cataphract", "unrest"), play=("hills",), tokens=(0, 0, 0)),
        greeks(play=("peloponnese",)),
        market=("forest", "oracle"),
        main=("port", "marsh"),
    )
    table.plays("cataphract").of(1).then(play="", discard="peloponnese").of(0)
    table.skips().agrees().picks("oracle").agrees()
    table.then(population=1, exile="oracle", garrison="cataphract unrest", hand="", discard="")


def test_e40_attack_with_missing_targets() -> None:
    table = Scenario(
        romans(face="empire", hand=("onager",), tokens=(0, 0, 0)),
        greeks(),
        persians(play=("city_of_persepolis",)),
        market=("hills",),
    )
    table.plays("onager").then(material=2).skips().of(2).then(play="", discard="city_of_persepolis")


def test_e41_glory_without_regions() -> None:
    table = Scenario(romans(hand=("glory",), play=("raetia", "dalmatia"), actions=2), greeks(), fame=("great",))
    table.plays("glory").then(discard="glory", actions=1, play="dalmatia raetia", fame=1)


def test_e43_the_price_of_an_attack_is_not_handed_over() -> None:
    table = Scenario(
        romans(hand=("invasion",), tokens=(1, 0, 1)), greeks(play=("standing_army",)), main=("assyrians", "port")
    )
    table.plays("invasion")
    assert table.kind == "choose_branch"
    table.branch(0).then(hand="assyrians", material=0, progress=0)
    table.of(1).then(hand="")


def test_e44_joint_price() -> None:
    where: dict[str, Any] = {"market": ("hills",), "decks": {"region": ("marsh",)}}
    assert not Scenario(vikings(hand=("jomsviking",), tokens=(0, 0, 1)), greeks(), **where).can_play("jomsviking")
    table = Scenario(vikings(hand=("jomsviking",), tokens=(0, 0, 2)), greeks(), **where)
    table.plays("jomsviking").then(progress=0, hand="hills")


def test_e50_protected_from_gifts() -> None:
    table = Scenario(
        persians(face="empire", hand=("persian_gold",), tokens=(0, 0, 0)),
        greeks(play=("cape",), tokens=(0, 0, 0)),
        romans(tokens=(0, 0, 0)),
    )
    table.plays("persian_gold").picks("cape").then(material=2, progress=1)
    table.of(1).then(material=0, hand="cape").of(2).then(material=2, hand="unrest")


def test_macedonians_and_scythians_take_part() -> None:
    table = Scenario(
        macedonians(side="A", play=("phalanx",), discard=("orestis",), tokens=(0, 0, 0)),
        scythians(),
    )
    table.uses("phalanx").then(material=4, play="orestis phalanx", actions=2, exhausts=4)
