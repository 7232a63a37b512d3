"""§9.4.4 Deals with Locations of opponents."""

from imperium_desktop.rules.settlers.options import ReturnGood

from .builder import Scenario, egyptians, japanese


def come_home(*locations: str, marked: str, deck: tuple[str, ...] = ()) -> Scenario:
    """In round 2, after a Trade Route to a Location that was taken over from the trader himself."""
    table = Scenario(
        egyptians(locations=("temple_of_ra", "caravan")),
        japanese(supply={"food": 1}, locations=("trade_route", *locations), deck=deck),
    )
    table.does("activate", card="temple_of_ra").does("choose_location", card=marked)
    table.does("activate", card="trade_route").does("choose_location", card=marked)
    if table.kind == "draw":
        table.draws("common")
    if table.kind == "after_action":
        table.does("end_turn")
    table.passes().passes()
    while table.kind == "lookout":
        table.does("take_card")
    return table.of(1)


def test_a_route_to_a_location_that_comes_home_stays_a_deal():  # §9.4.4, §9.5.6
    table = come_home("farm", marked="farm").then(locations="farm trade_route", deals="")
    assert table.location("farm").trader == 1
    board = {"wood": 1, "raze": 1, "defense": 1}
    table.then(supply={**board, "worker": 4 + 1 + 1, "food": 1})
    come_home("stalls", marked="stalls").then(supply={**board, "worker": 4, "food": 1 + 1})


def test_a_location_that_comes_home_speaks_beside_its_deal():  # §5.2.1
    table = come_home("buddha_temple", marked="buddha_temple", deck=("dojo",))
    assert (table.match.waiting.seat, table.kind) == (1, "order")
    assert {option.name for option in table.match.waiting.options} == {"choose_deal", "choose_location"}
    hand = len(table.player.hand)
    table.does("choose_deal").draws("common").then(hand=hand + 1)
    assert table.kind == "keep"
    table.does("take_card").then(hand=hand + 2)


def test_the_school_takes_what_a_route_to_an_own_location_gave():  # §9.4.9
    table = come_home("farm", "school_of_diplomacy", marked="farm")
    assert {option.good for option in table.match.waiting.options} == {"worker"}
    table.picks(ReturnGood("worker")).then(points=1, food=1)
