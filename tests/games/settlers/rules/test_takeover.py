"""§9.5.6 What the Egyptian takes over is his for the rest of the round."""

from imperium_desktop.games.settlers.analysis.position import Alone, Built
from imperium_desktop.games.settlers.rules.options import Build
from tests.present import present

from .builder import Scenario, barbarians, egyptians, japanese, romans


def take_over(table: Scenario, card: str) -> Scenario:
    """On the Egyptian's turn."""
    table.does("activate", card="temple_of_ra")
    return table.does("choose_location", card=card) if table.kind == "take_over_target" else table


def others_wait(table: Scenario) -> Scenario:
    """They spend Workers until it is the Egyptian's turn again: who passed would be safe."""
    while table.match.waiting.seat:
        table.does("end_turn") if table.kind == "after_action" else table.does("spend_workers")
        if table.kind == "pairs":
            table.does("take_pair", good="wood")
    return table


def take_both(table: Scenario, first: str, second: str) -> Scenario:
    """With a Royal Bath in between."""
    others_wait(take_over(table, first))
    others_wait(table.does("activate", card="royal_bath"))
    return others_wait(take_over(table, second))


def taken_castle(round: int) -> Scenario:
    table = Scenario(
        egyptians(supply={"worker": 2}, locations=("temple_of_ra",)),
        romans(locations=("castle", "administration"), supply={"worker": 2}),
        round=round,
    )
    table.does("activate", card="temple_of_ra")
    assert table.offered() == {"castle", "administration"}
    return table.does("choose_location", card="castle")


def test_a_takeover_lasts_a_round() -> None:  # E27
    table = taken_castle(round=1).then(egypt_tokens=3, locations="castle temple_of_ra")
    assert present(table.match.why_not((f"location/{table.id_of('castle')}", "activate"))).code == "not_yours"
    table.passes().does("activate_twice", card="castle").draws("common", "common").then(hand=2)
    table.passes().then(egypt_tokens=4, locations="temple_of_ra")
    assert table.of(1).location("castle").paid == ()
    table.then(locations="administration castle")
    last = taken_castle(round=5).passes().passes().of(1).then(points=3)
    assert last.match.result is not None


def test_a_razed_takeover_leaves_a_foundation_to_its_owner() -> None:  # §9.5.6, §15.7
    table = taken_castle(round=1)
    table.state.players[1].supply[5] = 2
    table.does("raze_location", card="castle", rival=0).draws("common", "common")
    table.then(egypt_tokens=4, wood=1, locations="temple_of_ra", foundations="")
    table.of(1).then(foundations="castle", wood=0, hand=2)


def test_without_a_token_nothing_is_taken_over() -> None:  # §2.3
    table = Scenario(
        egyptians(supply={"gold": 4}, locations=("temple_of_ra", "EGY007", "EGY008")),
        alone=Alone(queue=("wood",), locations=("village", "town", "mill", "castle", "tavern")),
    )
    baths = ("EGY007", "EGY007", "EGY008", "EGY008")
    for bath, card in zip(baths, ("village", "town", "mill", "castle"), strict=True):
        take_over(table, card).does("activate", card=table.options("activate", card=bath)[0].card)
        if table.kind == "ready_target":
            table.does("choose_location", card="temple_of_ra")
    table.then(egypt_tokens=0, gold=0)
    reason = present(table.match.why_not((f"location/{table.id_of('temple_of_ra')}",)))
    assert (reason.code, reason.facts) == ("lacks_goods", {"goods": ("egypt_token",)})


def test_uses_made_before_a_takeover_count_on() -> None:  # §15.21
    for card, way, reason in (("castle", "activate_twice", "one_use_left"), ("lumberjacks", "activate", "used_up")):
        table = Scenario(
            egyptians(supply={"worker": 2}, locations=("temple_of_ra",)),
            romans(locations=(Built(card=card, paid=(("worker",),)),)),
        )
        take_over(table, card).passes()
        assert table.why_not("location", card, way) == reason


def test_a_takeover_lifts_no_block() -> None:  # §9.5.7
    table = Scenario(
        egyptians(supply={"worker": 2}, locations=("temple_of_ra", "scorpion_breeder")),
        romans(supply={"worker": 2}, locations=("castle",)),
    )
    take_over(others_wait(table.does("activate", card="scorpion_breeder")), "castle").passes()
    assert table.why_not("location", "castle") == "blocked"


def test_what_is_taken_over_does_not_produce() -> None:
    table = Scenario(egyptians(locations=("temple_of_ra",)), romans(locations=("town",)))
    take_over(table, "town").then(supply={}, locations="temple_of_ra town")


def test_what_is_taken_over_is_nobodys_price() -> None:  # §6.1.4
    table = Scenario(
        egyptians(hand=("slaver",), supply={"stone": 1}, locations=("temple_of_ra",)),
        romans(hand=("builder",), supply={"stone": 1, "worker": 2}, locations=("town",)),
    )
    take_over(table, "town")
    assert table.why_not("hand", "builder", "build") == "no_location"
    others_wait(table)
    assert table.refuses(Build(table.id_of("slaver"), table.id_of("town"))) == "taken_over"
    assert [option.given for option in table.options("build")] == [table.id_of("temple_of_ra")]


def test_a_feature_and_its_colour_come_with_a_takeover() -> None:
    table = Scenario(
        egyptians(supply={"wood": 2, "stone": 1}, hand=("rubble",), locations=("temple_of_ra",)),
        romans(locations=("contractor",)),
    )
    take_over(table, "contractor").passes()
    table.does("build", card="rubble").then(supply={"stone": 2, "gold": 1}, points=1)


def test_a_lost_temple_ends_no_takeover() -> None:
    table = Scenario(
        egyptians(locations=("temple_of_ra",)), romans(supply={"worker": 2}, locations=("engineers", "castle"))
    )
    take_over(table, "castle").does("activate", card="engineers").does("choose_location", card="temple_of_ra")
    table.then(locations="castle", egypt_tokens=3)


def test_a_removed_takeover_gives_the_token_back() -> None:
    table = Scenario(
        egyptians(locations=("temple_of_ra",)), romans(supply={"worker": 2}, locations=("engineers", "castle"))
    )
    take_over(table, "castle").does("activate", card="engineers").does("choose_location", card="castle")
    table.then(locations="temple_of_ra", egypt_tokens=4, foundations="", pile="castle")


def test_only_the_holder_defends_a_takeover() -> None:  # §15.14
    table = Scenario(
        egyptians(supply={"defense": 1}, locations=("temple_of_ra",)),
        romans(supply={"defense": 1, "worker": 2}, locations=("town",)),
    )
    take_over(table, "town").does("place_defense", card="town").then(defense=0)
    assert present(table.match.why_not((f"location/{table.id_of('town')}", "defense"))).code == "not_yours"


def test_samurai_guard_a_takeover_and_count_for_its_holder() -> None:  # §15.17
    table = Scenario(
        egyptians(locations=("temple_of_ra",)),
        japanese(
            supply={"raze": 2, "stone": 2},
            hand=("daimyos_castle",),
            locations=(Built(card="farm", samurai=True), Built(card="gate", samurai=True), "ruins"),
        ),
    )
    take_over(table, "farm")
    assert table.why_not("location", "farm", "raze") == "lacks_raze"
    table.of(1).does("build", card="daimyos_castle", given="ruins").then(points=1)


def test_a_gate_that_is_taken_over_can_be_used() -> None:  # §15.18
    table = Scenario(
        egyptians(hand=("village", "town", "mill"), locations=("temple_of_ra",)), japanese(locations=("gate",)), round=5
    )
    take_over(table, "gate").does("bank", card="gate")
    table.picks(*table.match.waiting.options).then(points=3, hand=0)
    table.passes().passes().then(points=3 + 2).of(1).then(points=2 + 2)


def test_a_rabble_that_is_taken_over_razes_common_locations_only() -> None:  # §9.3.1
    table = Scenario(
        egyptians(supply={"worker": 2, "gold": 1}, locations=("temple_of_ra", "royal_bath", "town")),
        barbarians(supply={"worker": 6}, locations=("rabble",)),
        japanese(supply={"worker": 6}, locations=("farm", Built(card="gate", samurai=True))),
    )
    take_both(table, "rabble", "farm").does("activate", card="rabble").then(foundations="town", wood=1)


def test_taking_a_deal_is_not_making_one() -> None:  # §9.6.4
    table = Scenario(
        egyptians(supply={"worker": 1, "gold": 1}, locations=("temple_of_ra", "royal_bath")),
        romans(supply={"worker": 6}, locations=("spies",)),
        japanese(supply={"worker": 6}, locations=(Built(card="dojo", samurai=True),), deals=("farm",)),
    )
    take_both(table, "spies", "dojo").does("activate", card="spies").then(points=1, deals="farm", worker=0)


def building_for_the_egyptian(card: str) -> Scenario:
    """A Deal that Spies once took is built by a Negotiator taken over."""
    table = Scenario(
        egyptians(
            supply={"worker": 1, "stone": 1, "wood": 1, "gold": 1},
            locations=("temple_of_ra", "slaver"),
            deals=(card,),
        ),
        japanese(supply={"worker": 2}, locations=(Built(card="negotiator", samurai=True),)),
    )
    take_over(table, "negotiator").passes()
    table.does("activate", card="negotiator")
    return table


def test_a_card_of_any_faction_is_a_faction_location() -> None:  # §9.1.4
    table = building_for_the_egyptian("farm").does("pay", goods=("wood",))
    assert table.kind == "trade"
    table.does("trade", paid=("gold",)).then(points=2, supply={"stone": 1, "worker": 1, "food": 1})


def test_only_the_japanese_have_samurai() -> None:  # §15.19
    table = building_for_the_egyptian("ninjas").does("pay", goods=("stone",)).does("skip")
    assert not table.location("ninjas").samurai
