"""What a look at the board tells before anything is done: whose kingdom, what a revolt needs, what a tile brings."""

from imperium_desktop.games.tigris.analysis.prospects import Prospect, Treasures, prospect
from imperium_desktop.games.tigris.analysis.survey import kingdom_at, kingdom_on, revolts_in, wars_near
from imperium_desktop.games.tigris.rules.options import PlaceLeader, PlaceTile, PlayCatastrophe
from imperium_desktop.games.tigris.rules.squares import LABELS, SQUARES
from imperium_desktop.rules.table import Option
from tests.games.tigris.rules.builder import Scenario
from tests.present import present

ARCHER, BULL, POT, LION = range(4)
KING, PRIEST, FARMER, TRADER = range(4)

TRADERS_AND_KINGS = """
       G  H  I  J  K  L
    4 LK  .  .  .  . BT
    5  r  g  .  g  g  r
    6 LT  .  .  .  . BK
"""


def ahead(scenario: Scenario, option: Option) -> Prospect:
    return prospect(scenario.match.seen_by(scenario.match.waiting.seat), option)


def strengths(found: Prospect) -> list[tuple[int, int, int]]:
    return [(fight.conflict.sphere, *fight.conflict.base) for fight in found.fights]


def test_a_kingdom_is_named_after_who_has_most_leaders_there(tigris: Scenario) -> None:
    tigris.given("archer king I6", "bull trader I8", "bull farmer H7")
    assert kingdom_at(tigris.state, SQUARES["I7"]).owner == BULL


def test_among_equals_the_king_gives_the_name(tigris: Scenario) -> None:
    tigris.given("archer trader I6", "bull king I8")
    assert kingdom_at(tigris.state, SQUARES["I7"]).owner == BULL


def test_a_kingdom_is_found_around_its_middle(tigris: Scenario) -> None:
    tigris.given("archer king I6", "market J7 K7 L7", "settlement I5")
    kingdom = kingdom_at(tigris.state, SQUARES["I5"])
    assert LABELS[kingdom.middle] == "I7"
    assert kingdom.tiles == (1, 1, 0, 3)
    assert present(kingdom.leader(KING)).square == SQUARES["I6"]
    assert kingdom.leader(TRADER) is None


def test_a_region_without_leaders_is_no_kingdom(tigris: Scenario) -> None:
    assert kingdom_on(tigris.state, SQUARES["I7"]) is None
    assert kingdom_on(tigris.state, SQUARES["A1"]) is None
    tigris.given("archer king I6")
    assert present(kingdom_on(tigris.state, SQUARES["I7"])).owner == ARCHER


def test_what_a_revolt_needs(tigris: Scenario) -> None:  # rules §6.3, §6.5
    tigris.given("temple J5 H8", "bull king J6").hands(lion="rr")
    tigris.given("bull trader I8", "settlement I6")
    kingdom = kingdom_at(tigris.state, SQUARES["J6"])
    needs = {chance.sphere: chance for chance in revolts_in(tigris.game.content, tigris.state, kingdom, LION)}
    assert needs.keys() == {KING, TRADER}
    king = needs[KING]
    assert (king.rival, king.rival_temples, king.temples, king.needed, king.held) == (BULL, 1, 2, 0, 2)
    assert LABELS[king.square] == "H7"
    trader = needs[TRADER]
    assert (trader.rival_temples, trader.temples, trader.needed) == (2, 2, 1)
    tigris.lion.places("trader", LABELS[trader.square])
    tigris.then(base="2:2")


def test_nobody_rebels_against_oneself_or_where_no_square_is_free(tigris: Scenario) -> None:  # rules §4.2, §6.1
    tigris.given("lion king I6", "bull priest B3")
    own = kingdom_at(tigris.state, SQUARES["I6"])
    assert revolts_in(tigris.game.content, tigris.state, own, LION) == []
    tigris.given("bull catastrophe A2 C2", "settlement B1")
    alone = kingdom_at(tigris.state, SQUARES["B3"])
    assert revolts_in(tigris.game.content, tigris.state, alone, LION) == []


def test_wars_that_one_tile_would_start(tigris: Scenario) -> None:  # rules §7.1
    tigris.board(TRADERS_AND_KINGS)
    content, state = tigris.game.content, tigris.state
    kingdom = next(found for square in SQUARES.values() if (found := kingdom_on(state, square)) is not None)
    wars = {(war.sphere, war.one.supporters + war.other.supporters) for war in wars_near(content, state, kingdom)}
    assert wars == {(KING, 0), (TRADER, 3)}
    assert {LABELS[war.square] for war in wars_near(content, state, kingdom)} == {"I5"}
    alone = kingdom_at(state, SQUARES["B3"])
    assert wars_near(content, state, alone) == []


def test_every_war_of_a_union_is_counted_as_if_it_came_first(tigris: Scenario) -> None:  # rules §7.3, §7.5
    tigris.board(TRADERS_AND_KINGS).hands(lion="kgggg", bull="g")
    tigris.lion.may.places("settlement", "I5")
    found = ahead(tigris, PlaceTile("settlement", "I5"))
    assert strengths(found) == [(KING, 0, 0), (TRADER, 1, 2)]
    assert all((fight.conflict.attacker, fight.conflict.defender) == (LION, BULL) for fight in found.fights)
    assert all(fight.table.unification == SQUARES["I5"] for fight in found.fights)
    assert (found.point, found.treasures) == (None, ())


def test_a_revolt_that_a_leader_would_start(tigris: Scenario) -> None:  # rules §6
    tigris.given("temple H8", "bull king I6")
    tigris.lion.may.places("king", "I8")
    assert strengths(ahead(tigris, PlaceLeader("lion", "king", "I8"))) == [(KING, 2, 1)]


def test_whose_point_a_tile_is(tigris: Scenario) -> None:  # rules §5.3
    tigris.given("bull king I6")
    tigris.lion.may.places("market", "I5")
    point = present(ahead(tigris, PlaceTile("market", "I5")).point)
    assert (point.seat, point.sphere, point.leader) == (BULL, "green", "king")
    assert ahead(tigris, PlaceTile("market", "A1")).point is None


def test_who_would_take_treasures(tigris: Scenario) -> None:  # rules §8.4
    tigris.given("lion trader E10", "bull king I6", "market H7 G7 F7", "farm F8").hands(lion="gk")
    tigris.lion.may.places("market", "F9")
    peaceful = ahead(tigris, PlaceTile("market", "F9"))
    assert present(peaceful.union).wars == ()
    assert peaceful.treasures == (Treasures(1, LION),)


def test_treasures_wait_for_the_war(tigris: Scenario) -> None:  # rules §7, §8.4
    tigris.given("lion trader E10", "lion king G10", "bull king I6", "market H7 G7 F7", "farm F8").hands(lion="gk")
    tigris.lion.may.places("market", "F9")
    assert ahead(tigris, PlaceTile("market", "F9")).treasures == (Treasures(1, LION),)


def test_the_trader_who_wins_takes_them(tigris: Scenario) -> None:  # rules §7, §8.4
    tigris.given("lion trader E10", "bull trader I6", "market H7 G7 F7", "farm F8").hands(lion="gk")
    tigris.lion.may.places("market", "F9")
    assert ahead(tigris, PlaceTile("market", "F9")).treasures == (Treasures(1, None),)


def test_a_catastrophe_that_sends_leaders_home(tigris: Scenario) -> None:  # rules §8.5, §4.5
    tigris.given("temple M6", "bull farmer L6")
    tigris.lion.may.strikes("M6")
    homeless = ahead(tigris, PlayCatastrophe("M6")).homeless
    assert [(event.seat, event.leader) for event in homeless] == [(BULL, "farmer")]


def test_a_tile_that_would_complete_a_square(tigris: Scenario) -> None:  # rules §8.1
    tigris.given("market A10 A11 B10").hands(lion="g")
    tigris.lion.may.places("market", "B11")
    assert ahead(tigris, PlaceTile("market", "B11")).monument
    assert not ahead(tigris, PlaceTile("market", "C10")).monument
