"""§13 The expansion's Common cards: Open Production, depots, Instants and single cards, played through Match."""

from typing import Any

import msgspec

from imperium_desktop.games.settlers.analysis.position import Built, Seat
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.cards.vocabulary import VOCABULARY, way_of
from imperium_desktop.games.settlers.rules.names import SupplyGood
from imperium_desktop.games.settlers.rules.options import Build, LeaveGood, LetGo, SendWorker
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.match import Match

from .builder import GAME, Scenario, barbarians, egyptians, japanese, key, romans

VISITED: tuple[tuple[SupplyGood, ...], ...] = (("worker",),)


def friends(*seats: Seat, **where: Any) -> Scenario:
    return Scenario(*seats, variants={"expansion": "common"}, **where)


def to_production(table: Scenario) -> Scenario:
    """Through the Lookout, to the next decision after it."""
    while table.kind == "lookout":
        table.does("take_card")
    return table


# §13.1 Open Production


def test_open_production_gives_its_goods_when_it_is_built() -> None:
    table = friends(romans(supply={"wood": 2}, hand=("open_wood",)), barbarians())
    table.does("build", card="open_wood").then(supply={"wood": 1}, locations="open_wood")


def test_open_production_gives_its_goods_in_each_production_phase() -> None:
    table = friends(romans(locations=("open_stone",)), barbarians(), phase="production", round=2)
    table.then(supply={"wood": 1, "stone": 2, "worker": 2, "raze": 1, "defense": 1})


def test_a_worker_sent_to_an_opponent_gains_the_goods_and_the_owner_a_worker() -> None:
    table = friends(romans(supply={"worker": 2}), barbarians(locations=("open_food",)))
    table.does("send_worker", card="open_food", rival=1).then(supply={"worker": 1, "food": 1})
    assert table.location("open_food").paid == VISITED
    table.of(1).then(supply={"worker": 1})
    assert table.told(events.WorkerSent) == [events.WorkerSent(0, 1, "FRC11", True)]


def test_sending_a_worker_is_an_action_with_one_worker() -> None:
    table = friends(romans(supply={"worker": 3}), barbarians(locations=("open_wood",)))
    table.does("send_worker").then(worker=2)
    assert table.match.waiting.seat == 1


def test_two_visits_per_location_and_round_whoever_comes() -> None:
    table = friends(
        romans(supply={"worker": 2}),
        barbarians(supply={"worker": 2}),
        egyptians(locations=("open_gold",)),
    )
    table.does("send_worker").does("send_worker").does("spend_workers").does("take_pair", good="wood")
    assert not table.options("send_worker")
    assert table.why_not("location", "open_gold", "visit") == "visits_over"
    table.then(supply={"worker": 1, "gold": 1}).of(1).then(supply={"worker": 1, "gold": 1})


def test_an_own_open_production_is_never_visited() -> None:
    table = friends(romans(supply={"worker": 1}, locations=("open_wood",)), barbarians())
    assert not table.options("send_worker")
    assert table.why_not("location", "open_wood", "visit") == "own_visit"
    assert table.refuses(SendWorker("FRC09", 0)) == "own_visit"


def test_a_passed_owner_is_not_visited() -> None:
    table = friends(romans(supply={"worker": 1}), barbarians(locations=("open_wood",), passed=True))
    assert not table.options("send_worker")
    assert table.why_not("location", "open_wood", "visit") == "host_passed"


def test_a_visit_takes_a_worker() -> None:
    table = friends(romans(), barbarians(locations=("open_wood",)))
    assert table.why_not("location", "open_wood", "visit") == "no_visitor"


def test_only_open_production_is_visited() -> None:
    table = friends(romans(supply={"worker": 1}), barbarians(locations=("quarry",)))
    assert table.why_not("location", "quarry", "visit") == "not_open"


def test_workers_on_open_production_are_discarded_in_cleanup() -> None:
    table = friends(romans(supply={"worker": 1}), barbarians(locations=("open_wood",)))
    table.does("send_worker").passes().passes()
    assert table.location("open_wood").paid == ()
    table.then(worker=0).of(1).then(worker=1)  # the owner's own Worker is stored by his board (§4.5)


def test_a_visitor_is_no_use_that_could_be_had_back() -> None:
    """§6.5.6 The Royal Bath frees Action Locations."""
    table = friends(
        egyptians(supply={"gold": 1}, locations=("royal_bath", Built(card="open_wood", paid=VISITED))),
        romans(),
    )
    assert table.why_not("location", "royal_bath", "activate") == "no_target"


def test_porters_gain_what_an_open_production_gives() -> None:
    """§9.2.6 It is a Production Location."""
    table = friends(romans(supply={"food": 1}, locations=("porters", "open_stone")), barbarians())
    table.does("activate", card="porters").then(stone=1)


def test_a_taken_over_open_production_is_visited_with_its_holder() -> None:
    """§9.5.6 The Egyptian's in every respect, so the owner visits it like anybody."""
    table = friends(romans(supply={"worker": 1}), egyptians(locations=(Built(card="open_wood", home=0),)), barbarians())
    table.does("send_worker", rival=1).then(supply={"wood": 1}).of(1).then(supply={"worker": 1})


# The five Open Production cards


def test_open_forest() -> None:
    friends(romans(supply={"worker": 1}), barbarians(locations=("open_wood",))).does("send_worker").then(
        supply={"wood": 1}
    )


def test_open_quarry() -> None:
    friends(romans(supply={"worker": 1}), barbarians(locations=("open_stone",))).does("send_worker").then(
        supply={"stone": 1}
    )


def test_open_fields() -> None:
    table = friends(romans(supply={"wood": 1, "food": 1}, hand=("open_food",)), barbarians())
    table.does("build", card="open_food").then(supply={"food": 1})


def test_open_village_brings_a_visitor_two_workers() -> None:
    friends(romans(supply={"worker": 1}), barbarians(locations=("open_worker",))).does("send_worker").then(
        supply={"worker": 2}
    )


def test_open_exchange() -> None:
    friends(romans(supply={"worker": 1}), barbarians(locations=("open_gold",))).does("send_worker").then(
        supply={"gold": 1}
    )


# §13.2 Production and Feature


def test_a_depot_gives_nothing_when_it_is_built() -> None:
    table = friends(romans(supply={"wood": 3}, hand=("wood_depot",)), barbarians())
    table.does("build", card="wood_depot").then(supply={"wood": 1}, points=0)


def test_wood_depot() -> None:
    table = friends(romans(supply={"wood": 4}, locations=("wood_depot",)), barbarians(passed=True))
    table.passes()
    assert (table.kind, len(table.match.waiting.options)) == ("leave", 3)
    table.picks(LeaveGood("wood"), LeaveGood("wood")).then(wood=0)
    assert table.location("wood_depot").banked == ("wood", "wood")
    to_production(table).then(points=2, wood=1 + 2)
    assert table.location("wood_depot").banked == ()


def test_meat_depot() -> None:
    table = friends(barbarians(supply={"food": 3}, locations=("food_depot",)), romans(passed=True))
    table.passes().picks(*[LeaveGood("food")] * 3)
    to_production(table).then(points=3, food=3)


def test_stone_depot() -> None:
    table = friends(barbarians(supply={"stone": 1}, locations=("stone_depot",)), romans(passed=True))
    table.passes().picks(LeaveGood("stone"))
    to_production(table).then(points=1, stone=1)


def test_leaving_goods_is_the_owners_choice() -> None:
    table = friends(barbarians(supply={"stone": 2}, locations=("stone_depot",)), romans(passed=True))
    table.passes().picks()
    to_production(table).then(points=0, stone=0)


def test_what_is_left_is_taken_from_the_goods_that_can_be_stored() -> None:
    """Warehouses keep what was not left there (§7.1)."""
    table = friends(
        romans(supply={"wood": 2}, locations=("wood_depot", "warehouses")), barbarians(passed=True), round=1
    )
    table.passes().picks(LeaveGood("wood"))
    if table.kind == "store":
        table.picks()
    table.then(wood=1)


def test_nothing_is_put_into_a_depot_in_other_phases() -> None:
    table = friends(romans(supply={"wood": 2}, locations=("wood_depot",)), barbarians())
    assert table.why_not("location", "wood_depot", "bank") == "no_bank"


def test_the_last_round_has_no_cleanup_and_leaves_nothing() -> None:
    table = friends(romans(supply={"wood": 2}, locations=("wood_depot",)), barbarians(passed=True), round=5)
    table.passes()
    assert table.match.decision is None


def test_nobody_leaves_goods_on_a_depot_that_is_taken_over() -> None:
    table = friends(
        egyptians(supply={"wood": 2}, locations=(Built(card="wood_depot", home=1),)),
        romans(supply={"wood": 2}, passed=True),
    )
    table.passes()
    assert table.kind == "lookout"


def test_goods_in_a_depot_are_lost_with_it() -> None:
    table = friends(
        romans(supply={"raze": 2}), barbarians(locations=(Built(card="stone_depot", banked=("stone", "stone")),))
    )
    table.does("raze_location", card="stone_depot").then(supply={"stone": 2})
    table.of(1).then(supply={"wood": 1}, foundations="stone_depot")


def test_a_depot_is_not_copied() -> None:
    table = friends(romans(supply={"food": 1}, locations=("porters", "wood_depot")), barbarians())
    assert table.why_not("location", "porters", "activate") == "no_target"


# §13.3 Instant cards


def test_an_instant_card_is_carried_out_and_discarded() -> None:
    table = friends(romans(hand=("volcano",)), barbarians(locations=("quarry",)))
    table.does("play_instant", card="volcano").then(hand=0, pile="quarry volcano")
    table.of(1).then(locations="")
    assert table.match.waiting.seat == 1


def test_an_instant_card_cannot_be_built() -> None:
    table = friends(romans(hand=("volcano",)), barbarians(locations=("quarry",)))
    assert not table.options("build")
    assert table.why_not("hand", "volcano", "build") == "instant_not_built"
    assert table.refuses(Build("FRC05")) == "instant_not_built"


def test_an_instant_card_has_no_raze_field_and_is_no_deal() -> None:
    table = friends(romans(supply={"raze": 1, "food": 1}, hand=("volcano",)), barbarians(locations=("quarry",)))
    assert table.why_not("hand", "volcano", "raze") == "no_raze_field"
    assert table.why_not("hand", "volcano", "deal") == "common_deal"


def test_an_instant_card_may_be_a_foundation() -> None:
    table = friends(egyptians(supply={"worker": 2}, locations=("sanctuary",), hand=("volcano",)), romans())
    table.does("activate", card="sanctuary").then(foundations="volcano", hand=0)


def test_other_cards_are_not_played_so() -> None:
    table = friends(romans(hand=("quarry",)), barbarians())
    assert table.why_not("hand", "quarry", "play") == "not_instant"


# §13.4 Single cards


def test_baba_yaga_leaves_the_owner_without_a_worker() -> None:
    table = friends(romans(supply={"worker": 1}, locations=("baba_yaga",)), barbarians(locations=("open_wood",)))
    table.does("send_worker").then(supply={"wood": 1}).of(1).then(supply={})


def test_the_owners_baba_yaga_changes_nothing() -> None:
    table = friends(romans(supply={"worker": 1}), barbarians(locations=("open_wood", "baba_yaga")))
    table.does("send_worker").of(1).then(supply={"worker": 1})


def test_mr_zeneks_crew_draws_two_keeps_one_and_shuffles_the_other_back() -> None:
    table = friends(
        romans(supply={"wood": 2, "stone": 1}, hand=("zeneks_crew",), deck=("legion", "builder"), deck_size=2),
        barbarians(),
    )
    table.does("build", card="zeneks_crew")
    assert table.offered() == {"legion", "builder"}
    table.does("take_card", card="builder").then(hand=1)
    assert [key(card) for card in table.player.deck] == ["legion"]


def test_mr_zeneks_crew_is_ignored_with_one_card_left() -> None:
    table = friends(
        romans(supply={"wood": 2, "stone": 1}, hand=("zeneks_crew",), deck=("legion",), deck_size=1), barbarians()
    )
    table.does("build", card="zeneks_crew").then(hand=0)
    assert len(table.player.deck) == 1


def test_damascus_steel_smith_makes_raze_tokens_and_is_guarded_for_good() -> None:
    table = friends(romans(supply={"raze": 2}), barbarians(locations=("damascus_smith",)))
    assert not table.options("raze_location")
    assert table.why_not("location", "damascus_smith", "raze") == "lacks_raze"
    dearer = friends(romans(supply={"raze": 3}), barbarians(locations=("damascus_smith",)))
    dearer.does("raze_location", card="damascus_smith").then(supply={"stone": 1}, points=1)
    built = friends(romans(supply={"wood": 1, "stone": 2}, hand=("damascus_smith",)), barbarians())
    built.does("build", card="damascus_smith").then(supply={"raze": 1})


def test_damascus_steel_smith_takes_no_defense_token() -> None:
    table = friends(romans(supply={"defense": 1}, locations=("damascus_smith",)), barbarians())
    assert not table.options("place_defense")
    assert table.why_not("location", "damascus_smith", "defense") == "always_guarded"
    assert table.why_not("location", "damascus_smith") == "always_guarded"
    without = friends(romans(locations=("damascus_smith",)), barbarians())
    assert without.why_not("location", "damascus_smith") == "no_action"


def test_ancient_ruins_are_free_colourless_and_safe() -> None:
    table = friends(romans(hand=("ancient_ruins",)), barbarians(supply={"raze": 3}))
    table.does("build", card="ancient_ruins").draws("faction").then(hand=1, locations="ancient_ruins")
    assert table.why_not("location", "ancient_ruins", "raze") == "no_raze_field"
    assert table.match.game.content.copies["FRC04"].colors == ()


def test_volcano_removes_a_common_location_whatever_protects_it() -> None:
    table = friends(
        romans(hand=("volcano",), locations=("pillory",)),
        barbarians(locations=(Built(card="quarry", defense=True), "saboteurs")),
    )
    table.does("play_instant").then(supply={}, points=0, pile="quarry volcano")
    table.of(1).then(supply={}, locations="saboteurs", foundations="")


def test_volcano_removes_a_faction_location_for_two_raze_tokens() -> None:
    table = friends(
        romans(supply={"raze": 2}, hand=("volcano",)), japanese(locations=(Built(card="casino", samurai=True),))
    )
    table.does("play_instant").then(supply={}, pile="volcano").of(1).then(locations="", discards="casino")


def test_volcano_asks_which_way_where_both_are_open() -> None:
    table = friends(romans(supply={"raze": 2}, hand=("volcano",)), barbarians(locations=("quarry", "saboteurs")))
    table.does("play_instant")
    assert (table.kind, table.offered("verb")) == ("way", {"remove_common", "remove_faction"})
    table.does("take_way", verb="remove_faction").then(raze=0).of(1).then(locations="quarry")


def test_volcano_needs_something_to_remove() -> None:
    table = friends(romans(supply={"raze": 1}, hand=("volcano",)), barbarians(locations=("saboteurs",)))
    assert not table.options("play_instant")
    assert table.why_not("hand", "volcano", "play") == "no_target"
    safe = friends(romans(hand=("volcano",)), barbarians(locations=("quarry",), passed=True))
    assert not safe.options("play_instant")


# The variant


def test_without_the_variant_no_card_of_the_expansion_is_dealt() -> None:
    table = Scenario(romans(), barbarians())
    assert not [card for card in table.state.common if card.startswith("FR")]
    mixed = friends(romans(), barbarians())
    assert len([card for card in mixed.state.common if card.startswith("FR")]) == 13


def test_the_cards_of_the_variant_are_shuffled_into_the_common_deck() -> None:
    for expansion, cards in (("no", 0), ("common", 13)):
        setup = msgspec.convert(
            {"seats": 2, "factions": ("romans", "egyptians"), "expansion": expansion}, SettlersSetup
        )
        state = Match(GAME, setup, 1).state
        dealt = [card for player in state.players for card in player.hand]
        assert len([card for card in (*state.common, *state.row, *dealt) if card.startswith("FR")]) == cards


def test_alone_the_base_game_is_played() -> None:
    table = friends(romans())
    assert not [card for card in table.state.common if card.startswith("FR")]


def test_goods_not_left_may_still_be_let_go() -> None:
    """§7.1 after §13.2: first the depots, then what thieves should not find."""
    table = friends(
        romans(supply={"wood": 2}, locations=("wood_depot", "warehouses")), barbarians(passed=True), round=1
    )
    table.passes().picks()
    assert table.kind == "store"
    table.picks(LetGo("wood")).then(wood=1)


def test_a_way_is_called_by_what_is_done_first() -> None:
    """Whatever follows it, and whatever it costs."""
    ways = ("raze_opponent(2); gain(vp)", "cost: pay(raze, 2) -> remove_location(faction)", "remove_location(common)")
    assert [way_of(VOCABULARY.read(way)) for way in ways] == ["raze_opponent", "remove_faction", "remove_common"]
