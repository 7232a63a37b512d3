"""§6.1, §6.3–6.7 Building; examples E18–E23, E43. How it is paid: test_payment."""

from collections.abc import Callable

import pytest

from imperium_desktop.games.mare_nostrum.rules import events, places
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    EndBuild,
    KeepGood,
    NameSeat,
    PaySet,
    PlaceControl,
    SpendToken,
)
from tests.present import all_of, present

from .builder import Scenario, game


def control_targets(mare: Scenario) -> set[str]:
    return {option.province for option in mare.options if isinstance(option, PlaceControl) and not option.free}


def places_for(mare: Scenario, unit: str) -> set[str]:
    return {option.place for option in mare.options if isinstance(option, BuildUnit) and option.unit == unit}


# §6.1 Order


def test_the_culture_leader_names_who_builds(mare: Scenario) -> None:  # §6.1
    mare.hand(**dict.fromkeys(mare.names, "3 coin")).begins("name_builder")
    assert mare.asked == "egypt name_builder"
    mare.egypt.answers(NameSeat(mare.seat("greece")))
    assert mare.asked == "greece build"
    mare.greece.answers(EndBuild())
    assert {option.seat for option in all_of(NameSeat, mare.options)} == {0, 2, 3, 4}
    assert mare.egypt.why_not(f"empire/{mare.seat('greece')}") == "had_turn"


def test_two_builders_left_are_named_one_after_the_other(mare: Scenario) -> None:  # §6.1
    mare.hand(rome="3 coin", greece="3 coin").begins("name_builder")
    mare.state.waiting = 0b11
    assert mare.asked == "egypt name_builder"
    mare.egypt.answers(NameSeat(1))
    mare.greece.answers(EndBuild())
    assert mare.asked == "rome build"


def test_a_turn_without_anything_to_build_passes_by_itself(mare: Scenario) -> None:  # §12
    mare.hand(**dict.fromkeys(mare.names, "2 coin")).begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    assert mare.asked == "egypt name_builder"


# §6.4 Control


def test_where_control_may_go(mare: Scenario) -> None:  # E18
    mare.province("macedonia", control="rome").province("dacia", control="greece")
    mare.province("dalmatia", legions={"rome": 1}).sea("pontus_euxinus", greece=1)
    mare.hand(greece="3 coin").begins("build", "greece")
    assert control_targets(mare) == {"germania", "asia", "cappadocia", "armenia"}
    assert mare.greece.why_not("build/control", "province/dalmatia") == "enemy_units"
    assert present(mare.greece.reason("build/control", "province/macedonia")).facts == {"rival": mare.seat("rome")}


def test_trireme_control_and_city_in_one_turn(mare: Scenario) -> None:  # E19
    mare.hand(greece="9 coin").begins("build", "greece")
    assert mare.greece.why_not("build/control", "province/asia") == "not_near"
    assert present(mare.greece.reason("build/control", "province/asia")).facts["seas"] == ("mare_aegaeum",)
    mare.greece.answers(BuildUnit("trireme", "mare_aegaeum", None))
    assert {"asia", "creta"} <= control_targets(mare)
    before = mare.tracks("greece")
    mare.greece.answers(PlaceControl("asia", False), BuildBuilding("legendary", "asia", None))
    assert mare.greece.hand["coin"] == 0
    assert mare.tracks("greece") == (before[0], before[1] + 1, before[2])
    assert game().content.site("asia", "caravan", None) is None


def test_no_stepping_stone(mare: Scenario) -> None:  # E20
    mare.hand(rome="9 coin").begins("build", "rome")
    mare.rome.answers(PlaceControl("dalmatia", False))
    assert "dacia" not in control_targets(mare)
    assert mare.rome.why_not("build/control", "province/dacia") == "stepping_stone"
    mare.rome.player.at_round_start = mare.rome.player.controls
    again = Scenario()
    again.laid_out = mare.state.copy()
    assert "dacia" in control_targets(again)


def test_a_base_may_be_at_war(mare: Scenario) -> None:  # §6.4.3
    mare.no_legions().province("gallia", legions={"greece": 2}).occupies("greece", "gallia", "market")
    mare.hand(rome="3 coin").begins("build", "rome")
    assert {"dalmatia", "germania"} <= control_targets(mare)


FIRST_TARGETS = {
    "rome": {"dalmatia", "germania"},
    "greece": {"dacia", "dalmatia"},
    "carthage": {"garamantia", "phasania"},
    "egypt": {"garamantia", "judea", "nubia"},
    "babylon": {"arabia", "armenia", "asia", "cappadocia", "judea"},
}


@pytest.mark.parametrize("empire", FIRST_TARGETS)
def test_first_control_targets(mare: Scenario, empire: str) -> None:  # E43
    mare.hand(**{empire: "3 coin"}).begins("build", empire)
    assert control_targets(mare) == FIRST_TARGETS[empire]


def test_the_last_control_marker(mare: Scenario) -> None:  # §6.4.4, §12
    for province in ("asia", "cappadocia", "germania", "dacia", "dalmatia"):
        mare.province(province, control="rome")
    mare.hand(rome="3 coin").begins("build", "rome")
    assert places.control_markers_left(game().content, mare.rome.player) == 0
    assert control_targets(mare) == set()
    assert mare.rome.why_not("build/control") == "no_markers"


# §6.5 Units and buildings


def test_units_go_where_no_enemy_stands(mare: Scenario) -> None:  # §6.5
    mare.province("gallia", legions={"rome": 1, "greece": 1}).hand(rome="3 coin").begins("build", "rome")
    assert places_for(mare, "legion") == {"latium", "italia"}
    assert places_for(mare, "fortress") == {"italia"}, "one fortress in a province"
    assert mare.rome.why_not("build/legion", "province/gallia") == "enemy_units"
    assert mare.rome.why_not("build/fortress", "province/latium") == "has_fortress"
    assert mare.rome.why_not("build/legion", "province/africa") == "not_controlled"
    assert places_for(mare, "trireme") == {"mare_hadriaticum", "mare_tyrrhenum", "mare_ionium"}
    assert mare.rome.why_not("build/trireme", "sea/mare_aegaeum") == "sea_out_of_reach"
    assert mare.rome.why_not("province/latium") == "choose_item_first"


def test_a_province_at_war_gives_no_seas(mare: Scenario) -> None:  # §7.7
    mare.province("italia", legions={"rome": 1, "greece": 1}).hand(rome="3 coin").begins("build", "rome")
    assert "mare_ionium" not in places_for(mare, "trireme")


def test_triremes_are_built_only_on_seas_of_ones_own(mare: Scenario) -> None:  # §6.5
    mare.hand(babylon="3 coin").begins("build", "babylon")
    assert places_for(mare, "trireme") == {"mare_cyprium"}, "Cilicia is Babylon's only coast"


def test_the_capital_province_is_always_open(mare: Scenario) -> None:  # §6.5
    mare.province("latium", legions={"greece": 2}, fortress="nobody").hand(rome="3 coin").begins("build", "rome")
    assert "latium" in places_for(mare, "legion")
    assert "latium" in places_for(mare, "fortress")


def test_a_site_under_an_enemy_legion_is_not_free(mare: Scenario) -> None:  # §6.5, A8
    mare.province("latium", legions={"greece": 1}, fortress="nobody", buildings="capital caravan/metal")
    mare.occupies("greece", "latium", "caravan/wine").hand(rome="3 coin").begins("build", "rome")
    assert mare.rome.why_not("site/latium/caravan/wine") == "legion_there"
    assert mare.rome.why_not("site/latium/capital") == "built"
    assert mare.rome.why_not("site/latium/temple") == "cannot_pay"
    assert mare.rome.why_not("site/asia/legendary") == "not_controlled"


def test_an_own_legion_steps_off_a_caravan_site(mare: Scenario) -> None:  # §6.5
    mare.cards(rome="circe").province("gallia", buildings="caravan/sheep market").hand(rome="3 coin")
    mare.occupies("rome", "gallia", "caravan/grain").begins("build", "rome")
    mare.rome.answers(BuildBuilding("caravan", "gallia", "grain"))
    assert mare.rome.player.posts == 0


def test_prices_of_buildings(mare: Scenario) -> None:  # §6.2
    mare.province("gallia", buildings="").hand(rome="5 coin").begins("build", "rome")
    assert mare.rome.why_not("site/gallia/market") == "cannot_pay"
    assert mare.rome.why_not("site/gallia/caravan/grain") == ""
    assert mare.rome.why_not("build/caravan") == "choose_site"
    assert mare.rome.why_not("build/market") == "cannot_pay"
    assert mare.rome.why_not("build/legendary") == "no_free_site"


def test_every_unit_stands_where_it_was_built(mare: Scenario) -> None:  # §6.5
    mare.hand(rome="9 coin").begins("build", "rome")
    content, player = game().content, mare.rome.player
    legions, fortresses = list(player.legions), player.fortresses
    mare.rome.answers(
        BuildUnit("legion", "italia", None),
        BuildUnit("trireme", "mare_ionium", None),
        BuildUnit("fortress", "gallia", None),
    )
    player = mare.rome.player
    legions[content.province_numbers["italia"]] += 1
    assert player.legions == legions
    assert player.triremes == [sea == "mare_ionium" for sea in content.seas]
    assert player.fortresses == fortresses | 1 << content.province_numbers["gallia"]


def test_a_building_stands_on_its_site_and_coins_lie_in_the_reserve(mare: Scenario) -> None:  # §6.2, §6.5
    mare.province("gallia", buildings="caravan/grain").hand(rome="3 coin").begins("build", "rome")
    built, coins = mare.state.built, mare.state.reserve[0]
    mare.rome.answers(BuildBuilding("caravan", "gallia", "sheep"))
    assert mare.state.built == built | 1 << game().content.site_numbers["gallia.caravan.sheep"]
    assert mare.state.reserve[0] == coins + 3
    assert mare.state.spent == ""
    assert mare.state.paid == "ccc"
    assert mare.state.purchase is None


def test_one_thing_to_build_is_asked_about(mare: Scenario) -> None:  # §13.1
    mare.cards(rome="gilgamesh").province("gallia", fortress="rome").province("latium", fortress="rome")
    mare.hand(rome="coin").begins("build", "rome")
    assert mare.options == [BuildUnit("fortress", "italia", "coin"), EndBuild()]


def test_no_unit_is_built_that_is_not_left(mare: Scenario) -> None:  # §12
    player = mare.rome.player
    player.legions[game().content.province_numbers["italia"]] = 7
    player.triremes[0] = 5
    player.fortresses = sum(1 << game().content.province_numbers[name] for name in ("latium", "gallia", "italia"))
    for name in ("dalmatia", "germania", "dacia"):
        mare.province(name, control="rome")
    mare.province("dalmatia", fortress="rome").province("germania", fortress="rome")
    mare.hand(rome="3 coin").begins("build", "rome")
    assert mare.of_sort(BuildUnit) == []
    for unit in ("legion", "trireme", "fortress"):
        assert mare.rome.why_not(f"build/{unit}") == "no_piece_left"


def test_a_market_needs_no_caravan_and_a_temple_no_city(mare: Scenario) -> None:  # §6.5
    mare.province("thracia", buildings="").hand(greece="6 coin").begins("build", "greece")
    thracia = [option.building for option in mare.of_sort(BuildBuilding) if option.province == "thracia"]
    assert sorted(thracia) == ["caravan", "city", "market", "temple"]


def test_a_pillaged_capital_is_built_again_when_the_site_is_free(mare: Scenario) -> None:  # §6.5, §7.9
    mare.no_legions().province("latium", legions={"greece": 1}, fortress="nobody", buildings="caravan/wine")
    mare.occupies("greece", "latium", "capital").hand(rome="6 coin").begins("build", "rome")
    assert mare.rome.why_not("site/latium/capital") == "legion_there"
    mare.rome.answers(BuildUnit("legion", "latium", None), BuildBuilding("capital", "latium", None))
    assert mare.tracks("rome")[1] == 1


# §6.6 Cards


def test_two_cards_in_one_turn(mare: Scenario) -> None:  # E21
    goods = "grain, wood, sheep, gold, gladiators, oil, wine, metal"
    mare.hand(rome=f"7 coin, {goods}").begins("build", "rome")
    mare.rome.answers(BuyCard("hercules"))
    while mare.asked == "rome pay":
        mare.rome.answers(SpendToken("coin") if SpendToken("coin") in mare.options else PaySet())
    assert mare.rome.hand["coin"] == 0
    mare.rome.answers(BuyCard("circe"))
    assert mare.rome.hand == {}
    assert mare.rome.player.cards == ("caesar", "hercules", "circe")


def test_bonuses_count_at_once_and_titles_do_not_change(mare: Scenario) -> None:  # E22
    mare.hand(egypt="7 coin").begins("build", "egypt")
    titles = mare.state.titles
    mare.egypt.answers(BuyCard("circe"))
    assert mare.tracks("egypt") == (5, 4, 3)
    assert mare.state.titles == titles


def test_only_open_cards_can_be_bought(lay_out: Callable[..., Scenario]) -> None:  # §2.5
    mare = lay_out(display="first_games").hand(rome="12 coin").begins("build", "rome")
    cards = {option.card for option in mare.options if isinstance(option, BuyCard)}
    assert cards == {*mare.state.display, "pyramids"}
    closed = mare.state.closed[0]
    assert mare.rome.why_not(f"card/{closed}") == "card_closed"
    assert mare.rome.why_not("card/caesar") == "card_yours"
    assert mare.rome.why_not("card/pericles") == "card_owned"


def test_where_no_card_is_open_only_the_pyramids_can_be_bought(lay_out: Callable[..., Scenario]) -> None:  # §6.6
    mare = lay_out(display="first_games")
    mare.state.display = mare.state.closed = ()
    mare.hand(rome="12 coin").begins("build", "rome")
    assert mare.of_sort(BuyCard) == [BuyCard("pyramids")]


def test_the_fourth_card_wins_nothing(mare: Scenario) -> None:  # §9.2
    mare.cards(rome="hercules circe").hand(rome="9 coin, 3 oil").begins("build", "rome")
    mare.rome.answers(BuyCard("hamilcar"))
    assert mare.ended == ""
    assert mare.state.famous == 0


def test_the_pyramids_are_no_card_and_are_built_once(mare: Scenario) -> None:  # §6.6
    mare.hand(rome="24 coin").titles("carthage", "egypt", "rome").begins("build", "rome")
    mare.rome.answers(BuyCard("pyramids"))
    assert mare.rome.player.cards == ("caesar",)
    assert BuyCard("pyramids") not in mare.options
    assert mare.rome.why_not("card/pyramids") == "card_yours"


# §6.7 What is kept


def test_two_coins_are_kept(mare: Scenario) -> None:  # E23
    mare.hand(rome="4 coin, 2 grain, oil").begins("build", "rome")
    mare.rome.answers(EndBuild())
    assert mare.rome.hand == {"coin": 2}
    told = mare.told(events.ResourcesDiscarded)[0]
    assert sorted(present(told.tokens)) == ["coin", "coin", "grain", "grain", "oil"]
    assert told.seen_by(mare.seat("greece")).tokens is None


def test_hanging_gardens_keep_two_kinds(mare: Scenario) -> None:  # E23
    mare.cards(rome="hanging_gardens").hand(rome="4 coin, 2 grain, oil").begins("build", "rome")
    mare.rome.answers(EndBuild())
    assert mare.rome.hand == {"coin": 2, "grain": 1, "oil": 1}


def test_hanging_gardens_choose_among_three_kinds(mare: Scenario) -> None:  # §6.7
    mare.cards(rome="hanging_gardens").hand(rome="4 coin, 2 grain, oil, legendary_wine").begins("build", "rome")
    mare.rome.answers(EndBuild())
    assert mare.asked == "rome keep"
    assert mare.rome.why_not("token/grain", "token/grain") == "different_kinds"
    assert mare.rome.why_not("token/sheep") == "not_held"
    mare.rome.answers((KeepGood("grain"), KeepGood("legendary_wine")))
    assert mare.rome.hand == {"coin": 2, "grain": 1, "legendary_wine": 1}


def test_hanging_gardens_keep_the_ordinary_one_of_a_kind(mare: Scenario) -> None:  # §6.7
    mare.cards(rome="hanging_gardens").hand(rome="grain, legendary_grain, legendary_wine").begins("build_end")
    assert mare.match
    assert mare.rome.hand == {"grain": 1, "legendary_wine": 1}


def test_nobody_keeps_what_the_hanging_gardens_keep(mare: Scenario) -> None:  # §6.7
    mare.cards(rome="hanging_gardens").hand(rome="grain, oil, wine", greece="grain, oil").begins("build_end")
    assert mare.asked == "rome keep"
    assert mare.match.waiting.pick == (0, 2)
    assert mare.match.waiting.secret
    mare.rome.answers((KeepGood("grain"), KeepGood("oil")))
    assert mare.greece.hand == {}


def test_the_display_is_filled_at_the_end_of_the_phase(lay_out: Callable[..., Scenario]) -> None:  # §6.7.3
    mare = lay_out(display="first_games").hand(rome="7 coin").begins("build", "rome")
    card = mare.state.display[0]
    mare.rome.answers(BuyCard(card))
    assert mare.asked == "rome name_mover", "nothing was left to build, and the phase is over"
    assert (len(mare.state.display), len(mare.state.closed)) == (5, 11)
    assert len(mare.told(events.CardsOpened)) == 1


@pytest.mark.parametrize("display", ["first_games", "experienced"])
def test_no_card_is_opened_where_none_is_missing(lay_out: Callable[..., Scenario], display: str) -> None:  # §6.7.3
    mare = lay_out(display=display).begins("build_end")
    shown = mare.state.display
    assert mare.asked == "rome name_mover"
    assert mare.state.display == shown
    assert mare.told(events.CardsOpened) == []


def test_no_card_is_opened_when_none_is_left(lay_out: Callable[..., Scenario]) -> None:  # §2.5
    mare = lay_out(display="first_games")
    mare.state.display, mare.state.closed = mare.state.display[:3], ()
    mare.begins("build_end")
    assert mare.asked == "rome name_mover"
    assert len(mare.state.display) == 3
    assert mare.told(events.CardsOpened) == []


def test_everybody_moves_after_the_build_phase(mare: Scenario) -> None:  # §7.1
    mare.hand(rome="3 coin").begins("build_end")
    assert {option.seat for option in all_of(NameSeat, mare.options)} == {0, 1, 2, 3, 4}
    assert len(mare.state.display) == 17, "all are open, and none is added"
