"""§4 Collecting; examples E04–E06."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.collect import income, rationed
from imperium_desktop.games.mare_nostrum.rules.options import ChooseGood, Decline, TakeCoin, TakeLegendary
from imperium_desktop.games.mare_nostrum.rules.tokens import NAME_OF

from .builder import Scenario, game


def yields(mare: Scenario, empire: str) -> dict[str, int]:
    claims = income(game().content, mare.state, mare.seat(empire))
    return {NAME_OF[letter]: count for letter, count in claims.items() if count}


def collected(mare: Scenario, empire: str) -> list[str]:
    told = [event for event in mare.told(events.ResourcesCollected) if event.seat == mare.seat(empire)]
    return sorted(told[-1].tokens)


def test_two_caravans_without_a_market(mare: Scenario) -> None:  # E04
    for province in ("aegyptus", "cyrenaica"):
        mare.province(province, buildings="")
    assert yields(mare, "egypt") == {"grain": 1, "gold": 1}


def test_a_market_doubles_the_caravans_of_its_province_only(mare: Scenario) -> None:  # E05
    mare.province("latium", buildings="caravan/metal caravan/wine market capital")
    mare.begins("collect")
    assert mare.match
    assert collected(mare, "rome") == sorted(
        ["coin", *["grain"] * 2, *["metal"] * 3, "oil", *["sheep"] * 2, *["wine"] * 2]
    )
    assert len(collected(mare, "rome")) == 11


def test_a_temple_doubles_all_cities_of_its_province(mare: Scenario) -> None:  # §4.2
    for province in ("thracia", "macedonia"):
        mare.province(province, buildings="")
    assert yields(mare, "greece") == {"coin": 4, "oil": 1}


def test_whoever_holds_the_market_doubles_only_own_caravans(mare: Scenario) -> None:  # §4 doubling
    mare.province("gallia", legions={"carthage": 1}).occupies("carthage", "gallia", "market")
    assert yields(mare, "rome") == {"coin": 1, "grain": 1, "sheep": 1, "metal": 2, "wine": 1, "oil": 1}
    assert "grain" not in yields(mare, "carthage")
    mare.province("gallia", legions={"carthage": 2}).occupies("carthage", "gallia", "caravan/grain")
    assert yields(mare, "carthage")["grain"] == 2
    assert "grain" not in yields(mare, "rome")


def test_a_province_at_war_yields_to_its_controller(mare: Scenario) -> None:  # §4.4
    before = yields(mare, "rome")
    mare.province("gallia", legions={"rome": 1, "greece": 2})
    assert yields(mare, "rome") == before


def test_a_legendary_city_with_temple(mare: Scenario) -> None:  # E06
    mare.province("asia", control="greece", buildings="legendary temple").begins("collect")
    mare.state.pile = "GW" + mare.state.pile.replace("G", "").replace("W", "")
    assert mare.asked == "greece legendary_extra"
    assert mare.greece.hand["coin"] == 6
    assert mare.greece.hand["legendary_grain"] == 1
    assert mare.options == [TakeCoin(), TakeLegendary()]
    mare.greece.answers(TakeLegendary())
    assert mare.greece.hand["legendary_wine"] == 1
    assert mare.greece.hand["coin"] == 6


def test_the_extra_may_be_a_coin(mare: Scenario) -> None:  # E06
    mare.province("asia", control="greece", buildings="legendary temple").begins("collect")
    mare.greece.answers(TakeCoin())
    assert mare.greece.hand["coin"] == 7
    assert sum(count for token, count in mare.greece.hand.items() if token.startswith("legendary")) == 1


def test_without_the_temple_there_is_no_choice(mare: Scenario) -> None:  # E06
    mare.province("asia", control="greece", buildings="legendary").begins("collect")
    assert mare.asked == "carthage trade_token"
    assert mare.greece.hand["coin"] == 6
    assert len(mare.told(events.LegendaryDrawn)) == 1


def test_an_empty_pile_is_shuffled_anew(mare: Scenario) -> None:  # §4.8
    mare.province("asia", control="greece", buildings="legendary").begins("collect")
    mare.state.pile, mare.state.spent = "", mare.state.pile
    assert mare.match
    assert mare.state.spent == ""
    assert len(mare.state.pile) == 12


def test_every_legendary_city_with_its_temple_brings_a_choice(mare: Scenario) -> None:  # §4.3
    for province in ("asia", "sicilia"):
        mare.province(province, control="greece", buildings="legendary temple")
    mare.begins("collect")
    for _ in range(2):
        assert mare.asked == "greece legendary_extra"
        mare.greece.answers(TakeLegendary())
    assert sum(count for token, count in mare.greece.hand.items() if token.startswith("legendary")) == 4


def test_nothing_is_drawn_when_all_legendary_goods_are_in_hands(mare: Scenario) -> None:  # §4.8
    mare.hand(rome=", ".join(name for name in NAME_OF.values() if name.startswith("legendary")))
    mare.province("asia", control="greece", buildings="legendary temple").begins("collect")
    assert mare.asked == "carthage trade_token"
    assert mare.told(events.LegendaryDrawn) == []
    assert mare.greece.hand["coin"] == 7, "only the coin is left to choose"


def test_a_shortage_is_served_in_turn() -> None:  # §4.7
    assert rationed({2: 3, 0: 1, 1: 2}, 4) == {2: 2, 0: 1, 1: 1}
    assert rationed({2: 3, 0: 1, 1: 2}, 2) == {2: 1, 0: 1, 1: 0}


def test_missing_tokens_are_lost(mare: Scenario) -> None:  # §4.7
    mare.hand(babylon="38 coin").begins("collect")
    assert mare.match
    # Carthage 1, Egypt 5 and Babylon 3 come before Rome and Greece, one coin in each pass: 6 coins for 15 claims.
    assert {name: mare.empire(name).hand["coin"] for name in mare.names} == {
        "carthage": 1,
        "egypt": 2,
        "babylon": 39,
        "rome": 1,
        "greece": 1,
    }


def test_colossus_takes_a_good_that_is_there(mare: Scenario) -> None:  # §4.6
    mare.cards(egypt="colossus").hand(rome="3 ceramics").begins("collect")
    assert mare.asked == "egypt colossus_good"
    assert mare.egypt.why_not("reserve/ceramics") == "none_left"
    assert Decline() in mare.options
    mare.egypt.answers(ChooseGood("gems"))
    assert mare.egypt.hand["gems"] == 1
    assert mare.told(events.GoodChosen) == [events.GoodChosen(mare.seat("egypt"), "gems")]


def test_temple_of_artemis_brings_a_coin(mare: Scenario) -> None:  # §4.5
    mare.cards(rome="temple_of_artemis")
    assert yields(mare, "rome")["coin"] == 2


def test_circe_collects_with_legions(mare: Scenario) -> None:  # §10
    mare.cards(rome="circe").province("dalmatia", legions={"rome": 1}).occupies("rome", "dalmatia", "caravan/wood")
    assert yields(mare, "rome")["wood"] == 1
    mare.province("gallia", buildings="caravan/grain market").occupies("rome", "gallia", "caravan/sheep")
    assert yields(mare, "rome")["sheep"] == 2, "doubled by an own market"
    trade, _, _ = mare.tracks("rome")
    assert trade == 6 + 1, "legions are no caravans on the track"


def test_without_coins_only_the_legendary_good_is_left(mare: Scenario) -> None:  # §4.3
    mare.hand(babylon="44 coin").province("asia", control="greece", buildings="legendary temple").begins("collect")
    assert mare.asked == "carthage trade_token"
    assert len(mare.told(events.LegendaryDrawn)) == 2


def test_without_coins_and_legendary_goods_nothing_is_left(mare: Scenario) -> None:  # §4.3
    mare.hand(babylon="44 coin", rome=", ".join(name for name in NAME_OF.values() if name.startswith("legendary")))
    mare.province("asia", control="greece", buildings="legendary temple").begins("collect")
    assert mare.asked == "carthage trade_token"


def test_spent_legendary_goods_can_be_drawn_again(mare: Scenario) -> None:  # §4.8
    mare.province("asia", control="greece", buildings="legendary temple").begins("collect")
    mare.state.pile, mare.state.spent = mare.state.pile[:1], mare.state.pile[1:]
    assert mare.options == [TakeCoin(), TakeLegendary()]


def test_the_colossus_may_be_left_alone(mare: Scenario) -> None:  # §4.6
    mare.cards(egypt="colossus").begins("collect")
    mare.egypt.answers(Decline())
    assert mare.egypt.hand == {"coin": 5, "papyrus": 2, "grain": 1, "gold": 1}
    assert mare.asked == "carthage trade_token"


def test_the_colossus_asks_for_nothing_where_no_good_is_left(mare: Scenario) -> None:  # §4.6
    goods = (f"{count} {NAME_OF[letter]}" for letter, count in game().content.goods.items())
    mare.cards(egypt="colossus").hand(babylon=", ".join(goods)).begins("collect")
    assert mare.asked == "carthage trade_token"


def test_exactly_enough_is_no_shortage(mare: Scenario) -> None:  # §4.7
    mare.hand(babylon="29 coin").begins("collect")
    assert mare.match
    assert {name: mare.empire(name).hand["coin"] for name in mare.names} == {
        "carthage": 1,
        "egypt": 5,
        "babylon": 32,
        "rome": 1,
        "greece": 5,
    }


def test_the_trade_leader_is_served_first(mare: Scenario) -> None:  # §4, §4.7
    mare.hand(babylon="42 coin").titles("greece", "egypt", "rome").begins("collect")
    assert mare.match
    assert [name for name in mare.names if mare.empire(name).hand["coin"] == 1] == ["greece", "carthage"]


def test_legendary_goods_are_drawn_clockwise_from_the_trade_leader(mare: Scenario) -> None:  # §4
    mare.province("asia", control="greece", buildings="legendary").province("judea", control="egypt")
    mare.province("judea", buildings="legendary").province("sicilia", control="rome", buildings="legendary")
    mare.begins("collect")
    assert mare.match
    drawn = [mare.names[event.seat] for event in mare.told(events.LegendaryDrawn)]
    assert drawn == ["egypt", "rome", "greece"], "after Carthage"


def test_buildings_yield_what_their_occupier_holds_there(mare: Scenario) -> None:  # §4.2, §7.6b
    """Carthage occupies the temple of Achaia and one of its two cities."""
    mare.province("achaia", legions={"carthage": 2}, fortress="nobody").occupies("carthage", "achaia", "temple", "city")
    assert yields(mare, "carthage")["coin"] == 1 + 2
    assert yields(mare, "greece")["coin"] == 1 + 1, "its capital alone, and Byzantium"
