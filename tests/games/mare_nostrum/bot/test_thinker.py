"""What strong players of Mare Nostrum see by playing on: silly things of a match that was read do not happen again."""

import pytest

from imperium_desktop.games.mare_nostrum.bot.hands import deal_by_count
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuyCard,
    NameSeat,
    OfferToken,
)
from imperium_desktop.registry import BOTS
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer
from tests.games.mare_nostrum.rules.builder import Scenario, game

thinking = pytest.mark.parametrize("level", ["strategist", "master"])


def chosen(mare: Scenario, level: str) -> Answer:
    """What a player of this level answers in the place of whoever is asked."""
    return BOTS[level]("mare_nostrum", Chance(1)).choose(mare.match.seen_by(mare.match.waiting.seat))


def play_out(mare: Scenario, level: str, *kinds: str) -> None:
    """All of one turn's choices of these kinds."""
    seat = mare.match.waiting.seat
    while mare.match.decision and mare.match.waiting.seat == seat and mare.match.waiting.kind.endswith(kinds):
        mare.match.answer(chosen(mare, level))


def rich_egypt(*provinces: str) -> Scenario:
    """Egypt has four cards and collects six coins, and two for each further province; it keeps two."""
    mare = Scenario(4).cards(egypt="hercules circe hamilcar").titles("rome", "greece", "rome")
    mare.province("cyrenaica", buildings="caravan/papyrus city temple")
    mare.province("aegyptus", buildings="caravan/papyrus capital city temple")
    for province in provinces:
        mare.province(province, control="egypt", buildings="city temple")
    return mare


# Five things that happened


@thinking
def test_a_city_is_not_built_where_a_rival_takes_it_at_once(level: str) -> None:
    """Rome built a legendary city in Sicilia, which Egypt entered in the same round with a legion over the sea."""
    mare = Scenario(4).province("sicilia", control="rome").sea("mare_africum", egypt=1).hand(rome="3 coin")
    mare.province("cyrenaica", legions={"egypt": 2}).begins("build", "rome", 3)
    assert chosen(mare, level) != BuildBuilding("legendary", "sicilia", None)


@thinking
def test_the_last_legion_does_not_leave_home_open(level: str) -> None:
    """Rome went to Macedonia for a caravan, and Greece to the two that Rome had left."""
    mare = Scenario(4).no_legions().province("italia", legions={"rome": 1}).sea("mare_ionium", rome=1, greece=1)
    mare.province("achaia", legions={"greece": 2}).province("macedonia", buildings="caravan/wine")
    mare.begins("name_mover", "rome", 2).titles("carthage", "egypt", "rome")
    mare.state.waiting = 0b0011
    mare.match.answer(NameSeat(0))
    play_out(mare, level, "move_triremes", "sea_battle", "move_legions")
    assert mare.state.players[0].legions[game().content.province_numbers["italia"]] == 1


@thinking
def test_nobody_offers_the_coin_that_a_rival_lacks(level: str) -> None:
    """Egypt had nine coins; it took the tenth from who offered it."""
    mare = rich_egypt().hand(rome="coin, 2 grain, 2 sheep, metal, oil", egypt="8 coin, 2 papyrus")
    mare.hand(greece="7 coin, grain, wine, stone, oil", carthage="3 coin, 2 gold, 2 gladiators, 2 sheep, oil, spices")
    mare.begins("offers", "rome", 5)
    mare.state.number, mare.state.waiting = 1, 0b1001
    assert chosen(mare, level) != OfferToken("coin")


@thinking
def test_the_leader_of_culture_who_can_win_builds_before_others_who_can(level: str) -> None:
    """Greece named Egypt first, which won with its fifth card."""
    mare = rich_egypt("creta").cards(greece="antigone gilgamesh ramses").hand(greece="10 coin", egypt="10 coin")
    mare.begins("name_builder", "greece", 5)
    assert chosen(mare, level) != NameSeat(3)


@thinking
def test_legions_go_where_the_next_victory_is_made(level: str) -> None:
    """Carthage took a caravan of Rome's with three legions beside the city of Egypt, which won in the next round."""
    mare = rich_egypt("cilicia").no_legions().province("libya", legions={"carthage": 2})
    mare.sea("mare_africum", carthage=1).province("creta", control="rome", buildings="caravan/ceramics market")
    mare.war_turn("carthage", 4)
    play_out(mare, level, "move_triremes", "sea_battle", "move_legions")
    assert mare.state.players[2].legions[game().content.province_numbers["cyrenaica"]]


@thinking
def test_who_can_win_does_so_before_anything_else_is_built(level: str) -> None:
    """Greece placed a marker and built a legion first, for it would win all the same."""
    mare = Scenario(4).hand(greece="12 coin, stone, grain, oil").titles("rome", "greece", "rome")
    mare.state.display = ()
    mare.begins("build", "greece", 5)
    assert chosen(mare, level) == BuyCard("pyramids")


# What others hold


def test_hands_are_dealt_by_what_came_in_and_was_taken() -> None:
    """Egypt's papyri and coins lie with Egypt, but for the papyrus that Rome took."""
    mare = Scenario(4).hand(
        rome="papyrus, metal",
        greece="5 coin, grain, wine, stone, oil",
        carthage="coin, 2 gold, 2 gladiators, 2 sheep, oil, spices",
        egypt="5 coin, papyrus, grain, gold",
    )
    mare.begins("name_builder", "rome")
    state = mare.state
    state.takes = ((0, 3, "p"),)
    held = {seat: state.players[seat].hand for seat in range(4)}
    state.players[1].hand, state.players[3].hand = held[3], held[1]
    deal_by_count(game().content, state, 0, Chance(1))
    assert "p" in state.players[3].hand
    assert state.players[3].hand.count("c") == 5
    assert sorted("".join(player.hand for player in state.players)) == sorted("".join(held.values()))


def test_who_has_laid_an_offer_keeps_its_size() -> None:
    mare = Scenario(4).hand(
        rome="3 grain", greece="5 coin, 2 wine", carthage="gold, sheep, oil", egypt="2 coin, 2 gold"
    )
    mare.begins("offers", "rome")
    state = mare.state
    state.number, state.waiting = 2, 0b1001
    state.players[1].hand, state.players[1].offer = "cccww", "cc"
    deal_by_count(game().content, state, 0, Chance(1))
    assert [len(player.offer) for player in state.players] == [0, 2, 0, 0]
    assert all(len(state.players[seat].hand) >= 2 for seat in (2, 3))
