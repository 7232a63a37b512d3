"""§9.4.4 Deals with Locations of opponents."""

from imperium_desktop.games.settlers.analysis.position import Built
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import ReturnGood
from tests.present import all_of

from .builder import CONTENT, Scenario, barbarians, egyptians, japanese, key, romans

GUARDED = Built(card="trade_route", samurai=True)
"""So that no Worker could be deployed and the turn ends by itself."""


def next_production(table: Scenario) -> Scenario:
    """All pass; then the cards of the Lookout are taken."""
    while table.kind == "act":
        table.passes()
    return table.looks_out()


def test_a_trade_route_is_a_deal() -> None:  # §9.4.4
    table = Scenario(
        japanese(
            supply={"food": 1, "worker": 3},
            locations=("trade_route", "dojo", "imperial_messenger", "hanseatic_league"),
        ),
        romans(locations=("roman_bank", "castle"), supply={"worker": 2}),
    )
    deck = len(table.player.deck)
    table.does("activate", card="trade_route").then(supply={"gold": 1, "worker": 3}, points=1)
    assert len(table.player.deck) == deck - 1
    assert table.location("roman_bank").marker
    table.does("end_turn").passes()
    table.does("activate", card="imperial_messenger").then(gold=2)
    table.does("activate", card="hanseatic_league").then(points=3)
    assert not table.location("roman_bank").marker
    assert CONTENT.copies[table.player.discards[-1]].deck == "japanese"


def test_a_trade_route_ends_with_its_location() -> None:  # §9.4.4
    marked = Scenario(
        japanese(supply={"food": 1, "raze": 2}, locations=("trade_route", "garrison")),
        egyptians(locations=("pyramid",), supply={"worker": 2}),
    )
    marked.does("activate", card="trade_route").does("spend_workers").does("take_pair", good="wood")
    marked.does("activate", card="garrison").then(deals="")
    assert len(marked.player.discards) == 1
    assert marked.told(events.TradeRouteEnded)


def come_home(*locations: str, marked: str, deck: tuple[str, ...] = ()) -> Scenario:
    """In round 2, after a Trade Route to a Location that was taken over from the trader himself."""
    table = Scenario(
        egyptians(locations=("temple_of_ra", "caravan")),
        japanese(supply={"food": 1}, locations=(GUARDED, *locations), deck=deck),
    )
    table.does("activate", card="temple_of_ra").does("choose_location", card=marked)
    table.does("activate", card="trade_route").does("choose_location", card=marked)
    if table.kind == "draw":
        table.draws("common")
    if table.kind == "after_action":
        table.does("end_turn")
    return next_production(table).of(1)


def test_a_route_to_a_location_that_comes_home_stays_a_deal() -> None:  # §9.4.4, §9.5.6
    table = come_home("farm", marked="farm").then(locations="farm trade_route", deals="")
    assert table.location("farm").trader == 1
    board = {"wood": 1, "raze": 1, "defense": 1}
    table.then(supply={**board, "worker": 4 + 1 + 1, "food": 1})
    come_home("stalls", marked="stalls").then(supply={**board, "worker": 4, "food": 1 + 1})


def test_a_location_that_comes_home_speaks_beside_its_deal() -> None:  # §5.2.1
    table = come_home("buddha_temple", marked="buddha_temple", deck=("dojo",))
    assert (table.match.waiting.seat, table.kind) == (1, "order")
    assert {option.name for option in table.match.waiting.options} == {"choose_deal", "choose_location"}
    hand = len(table.player.hand)
    table.does("choose_deal").draws("common").then(hand=hand + 1)
    assert table.kind == "keep"
    table.does("take_card").then(hand=hand + 2)


def test_the_deal_of_a_route_home_has_its_place_in_the_order() -> None:  # §5.2.1
    table = come_home("shrine", "buddha_temple", marked="shrine")
    assert (table.match.waiting.seat, table.kind) == (1, "order")
    assert [key(option.card) for option in table.options("choose_deal")] == ["shrine"]
    assert [key(option.card) for option in table.options("choose_location")] == ["buddha_temple"]
    assert len(table.match.waiting.options) == 2


def test_the_school_takes_what_a_route_to_an_own_location_gave() -> None:  # §9.4.9
    table = come_home("farm", "school_of_diplomacy", marked="farm")
    assert {option.good for option in all_of(ReturnGood, table.match.waiting.options)} == {"worker"}
    table.picks(ReturnGood("worker")).then(points=1, food=1)


def test_only_unmarked_faction_locations_are_traded_with() -> None:
    table = Scenario(
        japanese(supply={"food": 2}, locations=("JAP021", "JAP022")),
        romans(supply={"worker": 2}, locations=("roman_bank", "builder", "castle")),
    )
    table.does("activate", card=table.options("activate")[0].card)
    assert table.offered() == {"roman_bank", "builder"}
    table.does("choose_location", card="roman_bank").does("spend_workers").does("take_pair", good="wood")
    table.does("activate").does("pay", goods=("food",)).then(supply={"gold": 1, "stone": 1})


def test_a_route_needs_a_card_for_its_marker() -> None:
    table = Scenario(
        japanese(supply={"food": 1}, locations=("trade_route",), deck_size=0), romans(locations=("roman_bank",))
    )
    assert table.why_not("location", "trade_route") == "empty_deck"


def test_spies_and_robbers_leave_routes_alone() -> None:  # §9.6.4, §9.3.4, §15.2
    for seat, card in ((romans, "spies"), (barbarians, "robbers")):
        table = Scenario(
            japanese(supply={"food": 1}, locations=(GUARDED,)), seat(supply={"worker": 2}, locations=(card,))
        )
        table.does("activate", card="trade_route")
        if table.kind == "draw":
            table.draws("common")
        assert table.location(card).trader == 0
        assert table.why_not("location", card) == "no_target"


def test_ninjas_leave_routes_alone() -> None:  # §9.4.3
    table = Scenario(
        egyptians(supply={"food": 1}, locations=("temple_of_ra",)),
        japanese(supply={"worker": 3}, locations=("trade_route", Built(card="ninjas", samurai=True))),
    )
    table.does("activate", card="temple_of_ra").does("choose_location", card="trade_route")
    table.does("spend_workers").does("take_pair", good="wood")
    table.does("activate", card="trade_route").then(raze=1)
    assert table.location("ninjas").trader == 0
    assert table.why_not("location", "ninjas") == "no_target"


def test_of_a_deal_and_a_route_only_the_deal_is_taken() -> None:  # §9.3.4, §9.4.3, §9.6.4
    for seat, card in ((romans, "spies"), (barbarians, "robbers")):
        table = Scenario(
            japanese(supply={"food": 1}, locations=(GUARDED,), deals=("stalls",)),
            seat(supply={"worker": 2}, locations=(card,)),
        )
        table.does("activate", card="trade_route")
        if table.kind == "draw":
            table.draws("common")
        table.does("activate", card=card).then(deals="")
        assert table.location(card).trader == 0
    ninjas = Scenario(
        egyptians(supply={"food": 1}, locations=("temple_of_ra",), deals=("slaver",)),
        japanese(supply={"worker": 3}, locations=("trade_route", Built(card="ninjas", samurai=True))),
    )
    ninjas.does("activate", card="temple_of_ra").does("choose_location", card="trade_route")
    ninjas.does("spend_workers").does("take_pair", good="wood").does("activate", card="trade_route")
    ninjas.does("activate", card="ninjas").then(deals="", discards="slaver")
    assert ninjas.location("ninjas").trader == 0


def test_the_hanseatic_league_takes_a_deal_or_a_route() -> None:  # §9.2.5
    table = Scenario(
        japanese(supply={"food": 1, "worker": 1}, locations=(GUARDED, "hanseatic_league"), deals=("stalls",)),
        romans(supply={"worker": 2}, locations=("roman_bank",)),
    )
    table.does("activate", card="trade_route").does("spend_workers").does("take_pair", good="wood")
    table.does("activate", card="hanseatic_league")
    assert table.offered() == {"stalls", "roman_bank"}
    table.does("choose_deal", card="roman_bank").then(points=2, deals="stalls")
    assert not table.location("roman_bank").marker


def test_a_route_outlasts_its_own_location() -> None:
    table = Scenario(
        japanese(supply={"food": 1}, locations=(GUARDED,)),
        romans(supply={"worker": 2}, locations=("roman_bank", "engineers")),
    )
    table.does("activate", card="trade_route").does("choose_location", card="roman_bank")
    table.does("activate", card="engineers").then(locations="", gold=1)
    next_production(table).then(gold=1)


def test_a_takeover_changes_nothing_for_a_route() -> None:
    table = Scenario(
        japanese(supply={"food": 1}, locations=(GUARDED,)),
        egyptians(locations=("temple_of_ra",)),
        romans(locations=("roman_bank",)),
    )
    table.does("activate", card="trade_route").does("choose_location", card="roman_bank")
    table.does("activate", card="temple_of_ra").does("choose_location", card="roman_bank")
    next_production(table).then(gold=1)
