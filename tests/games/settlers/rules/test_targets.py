"""§6.5.4, §9 What a card may choose, and what it may not."""

from imperium_desktop.games.settlers.analysis.position import Built
from tests.present import present

from .builder import Scenario, barbarians, egyptians, japanese, romans


def test_settlers_build_faction_cards_only() -> None:  # §9.2.2
    table = Scenario(
        romans(supply={"wood": 3, "stone": 2}, hand=("administration", "gardens", "village"), locations=("settlers",)),
        barbarians(),
    )
    table.does("activate", card="settlers")
    assert table.offered() == {"administration", "gardens"}


def test_settlers_build_what_costs_no_location() -> None:  # §9.2.2
    table = Scenario(egyptians(supply={"wood": 1, "stone": 2}, hand=("pyramid",), locations=("settlers",)), romans())
    table.does("activate", card="settlers").then(supply={"gold": 1, "stone": 1}, locations="pyramid settlers")


def test_porters_choose_production_of_both_sorts() -> None:  # §9.2.6
    table = Scenario(
        romans(supply={"food": 1}, locations=("porters", "town", "roman_bank", "spies", "statue")), barbarians()
    )
    table.does("activate", card="porters")
    assert table.offered() == {"town", "roman_bank"}


def test_porters_choose_peasants_who_choose_in_turn() -> None:  # §9.2.7
    table = Scenario(
        romans(supply={"food": 1}, locations=("porters", "working_peasants", "town", "quarry")), barbarians()
    )
    table.does("activate", card="porters").does("choose_location", card="working_peasants")
    assert table.offered() == {"town", "quarry"}
    table.does("choose_location", card="town").then(supply={"worker": 2})


def test_the_pack_needs_a_raze_field() -> None:  # §9.3.6
    table = Scenario(
        barbarians(supply={"worker": 1}, locations=("pack",)),
        japanese(locations=("ruins", "gate", "farm", Built(card="town", defense=True))),
    )
    table.does("activate", card="pack")
    assert table.offered() == {"farm", "town"}
    safe = Scenario(barbarians(supply={"worker": 1}, locations=("pack",)), romans(locations=("ruins", "spies")))
    assert safe.why_not("location", "pack") == "no_target"


def test_one_samurai_on_each_faction_location() -> None:  # §9.4.2
    table = Scenario(japanese(supply={"worker": 2}, locations=("farm", "town")), romans())
    table.does("deploy_samurai", card="farm").then(worker=1)
    assert table.why_not("location", "farm", "samurai") == "has_samurai"
    assert not table.options("deploy_samurai")


def test_ninjas_bring_samurai_to_faction_locations() -> None:  # §9.4.3
    table = Scenario(
        japanese(supply={"stone": 1}, hand=("ninjas",), locations=("ruins", "town", "farm", "gate")), romans()
    )
    table.does("build", card="ninjas", given="ruins")
    assert table.offered() == {"ninjas", "farm", "gate"}
    table.does("choose_location", card="farm")
    assert table.offered() == {"ninjas", "gate"}
    table.does("choose_location", card="gate")
    assert not table.location("ninjas").samurai


def test_a_negotiator_builds_what_can_be_paid() -> None:  # §9.4.5
    def negotiator(**supply: int) -> Scenario:
        places = (Built(card="negotiator", samurai=True), "ruins")
        return Scenario(japanese(supply={"worker": 1, **supply}, deals=("farm", "ninjas"), locations=places), romans())

    assert negotiator().why_not("location", "negotiator") == "no_target"
    table = negotiator(wood=1).does("activate", card="negotiator")
    table.then(deals="ninjas", locations="farm negotiator ruins", supply={"worker": 1, "food": 1})


def test_touches_beside_the_targets() -> None:  # §9.4.7
    table = Scenario(japanese(supply={"raze": 2}, locations=("garrison",)), romans(locations=("castle", "mill")))
    table.does("activate", card="garrison")
    assert table.why_not("location", "garrison") == "not_possible"
    assert present(table.match.why_not(("deck/common",))).code == "not_now"


def test_a_garrison_leaves_foundations_alone() -> None:  # §2.7
    table = Scenario(japanese(supply={"raze": 2}, locations=("garrison",)), romans(foundations=("town",)))
    assert table.why_not("location", "garrison") == "no_target"


def test_a_scorpion_finds_actions_that_are_not_blocked() -> None:  # §9.5.7
    stung = Built(card="castle", blocked=True)
    table = Scenario(
        egyptians(supply={"worker": 1}, locations=("scorpion_breeder",)), romans(locations=(stung, "town", "statue"))
    )
    assert table.why_not("location", "scorpion_breeder") == "no_target"


def test_an_oasis_does_not_watch_its_owner() -> None:  # §9.5.2
    table = Scenario(egyptians(supply={"worker": 2}, locations=("oasis",)), romans())
    table.does("spend_workers").does("take_pair", good="wood").then(supply={"wood": 1})


def test_one_use_comes_back() -> None:  # §6.5.6
    used = Built(card="castle", paid=(("worker",), ("worker",)))
    table = Scenario(egyptians(supply={"gold": 1, "worker": 2}, locations=("royal_bath", used)), romans(passed=True))
    table.does("activate", card="royal_bath").then(worker=2)
    assert table.why_not("location", "castle", "activate_twice") == "one_use_left"


def test_a_bath_frees_another_bath_but_not_itself() -> None:  # §6.5.6
    used = Built(card="EGY008", paid=(("gold",),))
    table = Scenario(egyptians(supply={"gold": 1}, locations=("EGY007", used, "castle")), romans())
    table.does("activate", card=table.options("activate")[0].card)
    assert not table.player.locations[1].paid


def test_a_card_taken_by_spies_keeps_its_pile() -> None:  # §9.6.4
    table = Scenario(romans(supply={"worker": 1}, locations=("hanseatic_league",), deals=("rice_fields",)), japanese())
    table.does("activate", card="hanseatic_league").then(points=2, deals="", discards="")
    table.of(1).then(discards="rice_fields")
