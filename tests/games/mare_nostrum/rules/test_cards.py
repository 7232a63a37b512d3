"""§10 Heroes and wonders that have no place elsewhere.

Antigone: test_trade; Caesar and Pericles: test_battle; Cleopatra and Hannibal: test_payment; the Hanging Gardens:
test_building; the yield of Circe, Colossus and Artemis: test_collect; Hamilcar: test_conquest; Perseus and the
Pyramids: test_victory; Zeus: test_war.
"""

import pytest

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import PriceName, UnitName
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildUnit,
    BuyCard,
    CopyHero,
    Done,
    Fight,
    OccupyMarker,
    Pillage,
    PlaceControl,
    PlaceLegion,
    RaiseLegions,
    SwapControl,
)

from .builder import Scenario, game

BONUSES = {
    "antigone": (2, 2, 0),
    "castor_pollux": (0, 0, 0),
    "circe": (1, 0, 1),
    "gilgamesh": (0, 0, 0),
    "hamilcar": (1, 1, 1),
    "hercules": (2, 2, 2),
    "nebuchadnezzar": (0, 0, 0),
    "penthesilea": (0, 2, 2),
    "perseus": (1, 2, 1),
    "ramses": (0, 0, 0),
    "queen_of_sheba": (0, 1, 1),
    "spartacus": (0, 0, 0),
    "colossus": (0, 0, 0),
    "temple_of_artemis": (0, 0, 0),
    "pharos": (0, 0, 0),
    "hanging_gardens": (2, 0, 0),
    "statue_of_zeus": (0, 0, 0),
}


def legions_in(mare: Scenario, empire: str, province: str) -> int:
    return mare.empire(empire).player.legions[game().content.province_numbers[province]]


@pytest.mark.parametrize("card", BONUSES)
def test_bonuses(mare: Scenario, card: str) -> None:  # §10
    before = mare.tracks("rome")
    mare.cards(rome=card)
    assert mare.tracks("rome") == tuple(value + bonus for value, bonus in zip(before, BONUSES[card], strict=True))


def test_all_cards_are_there() -> None:  # §1
    cards = game().content.cards.values()
    kinds = [card.kind for card in cards]
    assert {kind: kinds.count(kind) for kind in kinds} == {"starting_hero": 5, "hero": 12, "wonder": 5, "pyramids": 1}


# §6 Cheap and free things


def test_hammurabi_places_one_control_for_free(mare: Scenario) -> None:
    mare.hand(babylon="3 coin").begins("build", "babylon")
    mare.babylon.answers(PlaceControl("judea", True))
    assert mare.babylon.hand["coin"] == 3
    assert mare.babylon.why_not("build/free_control") == "power_used"
    mare.babylon.answers(PlaceControl("armenia", False))
    assert mare.babylon.player.controls.bit_count() == 5


def test_only_hammurabi_places_control_for_free(mare: Scenario) -> None:
    mare.hand(rome="3 coin").begins("build", "rome")
    assert mare.rome.why_not("build/free_control") == "no_power"


def test_hammurabi_keeps_the_usual_conditions(mare: Scenario) -> None:
    mare.begins("build", "babylon")
    assert mare.babylon.why_not("build/free_control", "province/italia") == "controlled_by"


CHEAP = [
    ("spartacus", "legion", "gladiators", "latium"),
    ("gilgamesh", "fortress", "stone", "italia"),
    ("pharos", "trireme", "wood", "mare_ionium"),
]


@pytest.mark.parametrize(("card", "unit", "good", "place"), CHEAP)
def test_cheap_units(mare: Scenario, card: str, unit: UnitName, good: PriceName, place: str) -> None:
    mare.cards(rome=card).hand(rome=f"coin, {good}, grain, wine").begins("build", "rome")
    prices = {option.price for option in mare.options if isinstance(option, BuildUnit) and option.unit == unit}
    assert prices == {None, "coin", good}
    mare.rome.answers(BuildUnit(unit, place, good))
    assert mare.told(events.SetPaid)[0].tokens == (good,)


@pytest.mark.parametrize(("card", "unit", "good", "place"), CHEAP)
def test_cheap_units_once_per_round(mare: Scenario, card: str, unit: UnitName, good: str, place: str) -> None:
    mare.cards(rome=card).hand(rome=f"5 coin, {good}").begins("build", "rome")
    mare.rome.answers(BuildUnit(unit, place, "coin"))
    assert mare.told(events.SetPaid)[0].tokens == ("coin",)
    assert mare.rome.why_not(f"build/{unit}/{good}") == "power_used"
    assert mare.rome.why_not(f"build/{unit}") == ""


def test_a_legendary_good_pays_a_fixed_price(mare: Scenario) -> None:
    mare.cards(rome="spartacus").hand(rome="legendary_gladiators").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", "gladiators"))
    assert mare.state.spent == "A"


def test_cheap_units_obey_every_placement_rule(mare: Scenario) -> None:
    mare.cards(rome="gilgamesh").hand(rome="coin").begins("build", "rome")
    assert mare.rome.why_not("build/fortress/coin", "province/latium") == "has_fortress"
    assert mare.rome.why_not("build/fortress/stone") == "not_held"


def test_penthesilea_raises_legions_for_invaded_provinces(mare: Scenario) -> None:
    mare.cards(rome="penthesilea").no_legions().province("gallia", legions={"greece": 2})
    mare.province("italia", legions={"rome": 1, "carthage": 1}).hand(rome="3 coin").begins("build", "rome")
    mare.rome.answers(RaiseLegions("penthesilea"))
    assert legions_in(mare, "rome", "latium") == 2
    assert mare.rome.why_not("power/penthesilea") == "power_used"


def test_penthesilea_raises_no_more_than_are_left(mare: Scenario) -> None:
    mare.cards(rome="penthesilea").no_legions().province("gallia", legions={"greece": 2})
    mare.province("italia", legions={"rome": 7, "carthage": 1}).hand(rome="3 coin").begins("build", "rome")
    mare.rome.answers(RaiseLegions("penthesilea"))
    assert legions_in(mare, "rome", "latium") == 1


def test_penthesilea_needs_invaders(mare: Scenario) -> None:
    mare.cards(rome="penthesilea").no_legions().hand(rome="3 coin").begins("build", "rome")
    assert mare.rome.why_not("power/penthesilea") == "no_invaders"


def test_legions_raised_in_an_occupied_capital_end_the_occupation(mare: Scenario) -> None:
    mare.cards(rome="penthesilea").no_legions().province("latium", legions={"greece": 1}, fortress="nobody")
    mare.occupies("greece", "latium", "capital").hand(rome="3 coin").begins("build", "rome")
    mare.rome.answers(RaiseLegions("penthesilea"))
    assert mare.greece.player.posts == 0


# §10 Castor and Pollux


def test_castor_and_pollux_copy_a_hero_of_another(mare: Scenario) -> None:
    mare.cards(greece="spartacus perseus colossus", carthage="ramses").hand(rome="7 coin, coin")
    mare.begins("build", "rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    assert mare.asked == "rome castor_copy"
    assert set(mare.options) == {CopyHero("spartacus"), CopyHero("ramses")}
    for card in ("perseus", "colossus", "pericles"):
        assert mare.rome.why_not(f"card/{card}") == "not_copyable"
    assert mare.rome.why_not("card/caesar") == "card_yours"
    before = mare.tracks("rome")
    mare.rome.answers(CopyHero("spartacus"))
    assert mare.tracks("rome") == before
    mare.rome.answers(BuildUnit("legion", "latium", "coin"))


def test_copied_bonuses_do_not_count(mare: Scenario) -> None:
    mare.cards(greece="hercules").hand(rome="7 coin").begins("build", "rome")
    before = mare.tracks("rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    assert mare.rome.player.copied == "hercules", "the only hero there is"
    assert mare.tracks("rome") == before


def test_without_a_hero_to_copy_there_is_no_power(mare: Scenario) -> None:
    mare.hand(rome="7 coin").begins("build", "rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    assert mare.rome.player.copied == ""


def test_castor_and_pollux_count_as_one_card(mare: Scenario) -> None:  # A17
    mare.cards(greece="hercules").hand(rome="7 coin, grain, wood, sheep, gold, gladiators, oil, wine, metal")
    mare.begins("build", "rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    while mare.asked == "rome pay":
        mare.match.answer(mare.options[-1])
    assert mare.rome.player.cards == ("caesar", "castor_pollux")


# §7.6 Battles


def battle(mare: Scenario, dice: tuple[int, ...]) -> dict[str, events.DiceRolled]:
    mare.dice(*dice).war_turn("rome")
    mare.rome.answers(Done())
    return {mare.names[event.seat]: event for event in mare.told(events.DiceRolled)}


def test_nebuchadnezzar_adds_five_in_own_provinces(mare: Scenario) -> None:
    mare.cards(rome="nebuchadnezzar").no_legions().province("gallia", legions={"rome": 1, "egypt": 1}, fortress="rome")
    assert battle(mare, (3, 1))["rome"].total == 3 + 1 + 5 + 5


def test_nebuchadnezzar_is_silent_elsewhere(mare: Scenario) -> None:
    mare.cards(rome="nebuchadnezzar").no_legions().province("cyrenaica", legions={"rome": 1, "egypt": 1})
    assert battle(mare, (3, 1))["rome"].total == 3 + 1


def test_ramses_throws_one_more_die(mare: Scenario) -> None:
    mare.cards(rome="ramses").no_legions().province("cyrenaica", legions={"rome": 2, "egypt": 1})
    rolled = battle(mare, (3, 3, 3, 1))
    assert rolled["rome"].dice == (3, 3, 3)
    assert rolled["rome"].total == 9 + 3, "with Caesar's bonus, too (A16)"


def test_ramses_throws_for_a_lone_fortress(mare: Scenario) -> None:
    mare.cards(babylon="ramses").no_legions().province("cilicia", legions={"egypt": 1}, fortress="babylon")
    mare.dice(4, 1).war_turn("babylon")
    assert mare.match
    rolled = mare.told(events.DiceRolled)[0]
    assert (rolled.dice, rolled.total) == ((4,), 9)


def test_ramses_throws_nothing_at_sea(mare: Scenario) -> None:
    mare.cards(rome="ramses").no_legions().sea("mare_ionium", rome=1, greece=1).dice(2, 2).war_turn("rome")
    mare.rome.answers(Done(), Fight("mare_ionium", 1))
    assert mare.told(events.DiceRolled)[0].dice == (2,)


# §7.8 Queen of Sheba


def sheba(mare: Scenario, chain: bool = True) -> Scenario:
    mare.cards(rome="queen_of_sheba").no_legions().province("cyrenaica", legions={"rome": 1})
    if chain:
        mare.sea("mare_africum", rome=1).sea("mare_ionium", rome=1)
    mare.war_turn("rome")
    while mare.asked != "rome conquest":
        mare.rome.answers(Done())
    mare.rome.answers(OccupyMarker("cyrenaica"))
    return mare


def test_the_queen_of_sheba_swaps_at_once(mare: Scenario) -> None:
    sheba(mare)
    assert mare.asked == "rome sheba_swap"
    mare.rome.answers(SwapControl("cyrenaica"))
    assert legions_in(mare, "rome", "cyrenaica") == 0
    assert mare.rome.player.controls >> game().content.province_numbers["cyrenaica"] & 1
    assert mare.rome.player.marker_posts == 0
    assert events.LegionSacrificed(0, "cyrenaica") in mare.match.events


def test_the_queen_of_sheba_may_be_declined(mare: Scenario) -> None:
    sheba(mare)
    mare.rome.answers(Done())
    assert legions_in(mare, "rome", "cyrenaica") == 1


def test_the_queen_of_sheba_needs_a_province_nearby(mare: Scenario) -> None:
    sheba(mare, chain=False)
    assert "sheba" not in mare.asked


def test_the_queen_of_sheba_swaps_only_what_was_occupied_in_this_turn(mare: Scenario) -> None:
    mare.cards(rome="queen_of_sheba").no_legions().province("cyrenaica", legions={"rome": 1})
    mare.sea("mare_africum", rome=1).sea("mare_ionium", rome=1)
    mare.occupies("rome", "cyrenaica", "marker", since=1).war_turn("rome", 2)
    asked = []
    while mare.asked.startswith("rome") and "tie_break" not in mare.asked:
        asked.append(mare.asked)
        mare.match.answer(mare.options[-1])
    assert "rome control_swap" in asked
    assert "rome sheba_swap" not in asked


# §10 Circe


def circe(mare: Scenario) -> Scenario:
    mare.cards(rome="circe").no_legions().province("dalmatia", legions={"rome": 2}).province(
        "germania", legions={"rome": 1}
    )
    mare.province("gallia", buildings="caravan/sheep market", legions={"rome": 1, "greece": 1})
    mare.dice(1, 1).war_turn("rome")
    mare.rome.answers(Done())
    return mare


def test_circe_places_legions_on_empty_caravan_sites(mare: Scenario) -> None:
    circe(mare)
    assert mare.asked == "rome circe_place"
    places = {(option.province, option.good) for option in mare.of_sort(PlaceLegion)}
    assert places == {("dalmatia", "wood"), ("dalmatia", "gladiators"), ("germania", "gems")}
    assert mare.rome.why_not("site/gallia/caravan/grain") == "enemy_here"
    mare.rome.answers(PlaceLegion("germania", "gems"))
    assert mare.rome.why_not("site/germania/caravan/gems") == "no_free_legion"
    assert mare.rome.why_not("site/italia/caravan/oil") == "built"
    mare.rome.answers(PlaceLegion("dalmatia", "wood"), PlaceLegion("dalmatia", "gladiators"))
    content = game().content
    assert {content.sites[number].letter for number in bits(mare.rome.player.posts)} == set("jda")


def test_circe_in_an_enemy_province_is_no_occupation(mare: Scenario) -> None:  # A30
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 2}, buildings="city").war_turn("rome")
    egypt = mare.tracks("egypt")
    mare.rome.answers(Done(), OccupyMarker("cyrenaica"), PlaceLegion("cyrenaica", "papyrus"))
    assert mare.tracks("egypt") == egypt
    assert mare.rome.player.marker_posts
    assert mare.rome.player.posts


def test_a_cheap_unit_stands_on_the_map(mare: Scenario) -> None:
    mare.cards(rome="pharos").hand(rome="wood").begins("build", "rome")
    mare.rome.answers(BuildUnit("trireme", "mare_ionium", "wood"))
    assert sum(mare.rome.player.triremes) == 1


def test_the_card_of_one_unit_makes_no_other_cheap(mare: Scenario) -> None:
    mare.cards(rome="pharos").hand(rome="wood, coin").begins("build", "rome")
    assert {option.unit for option in mare.of_sort(BuildUnit)} == {"trireme"}


def test_own_legions_are_no_invaders(mare: Scenario) -> None:
    mare.cards(rome="penthesilea").hand(rome="3 coin").begins("build", "rome")
    assert mare.rome.why_not("power/penthesilea") == "no_invaders"


def test_castor_and_pollux_copy_no_hero_of_their_own(mare: Scenario) -> None:
    mare.cards(rome="circe", greece="ramses hamilcar").hand(rome="8 coin").begins("build", "rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    assert set(mare.options) == {CopyHero("ramses"), CopyHero("hamilcar")}
    assert mare.rome.why_not("card/circe") == "card_yours"


def test_the_queen_of_sheba_swaps_once_per_round(mare: Scenario) -> None:
    mare.cards(rome="queen_of_sheba").no_legions().sea("mare_africum", rome=1).sea("mare_ionium", rome=1)
    mare.province("cyrenaica", legions={"rome": 1}).province("libya", legions={"rome": 1}).war_turn("rome")
    while mare.asked != "rome conquest":
        mare.rome.answers(Done())
    mare.rome.answers(OccupyMarker("libya"), OccupyMarker("cyrenaica"))
    assert len(mare.of_sort(SwapControl)) == 2
    mare.rome.answers(SwapControl("cyrenaica"))
    assert "sheba" not in mare.asked


def test_only_the_queen_of_sheba_swaps_at_once(mare: Scenario) -> None:
    mare.no_legions().sea("mare_africum", rome=1).sea("mare_ionium", rome=1).province("libya", legions={"rome": 1})
    mare.war_turn("rome")
    while mare.asked != "rome conquest":
        mare.rome.answers(Done())
    mare.rome.answers(OccupyMarker("libya"))
    assert "sheba" not in mare.asked


def test_circe_needs_a_legion_for_every_site(mare: Scenario) -> None:
    mare.cards(rome="circe").no_legions().province("dalmatia", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(Done(), PlaceLegion("dalmatia", "wood"))
    assert "circe" not in mare.asked


def test_circe_has_one_legion_for_a_site(mare: Scenario) -> None:
    mare.cards(rome="circe").no_legions().province("dalmatia", legions={"rome": 3})
    mare.occupies("rome", "dalmatia", "caravan/wood").war_turn("rome")
    mare.rome.answers(Done())
    assert mare.of_sort(PlaceLegion) == [PlaceLegion("dalmatia", "gladiators")]


def test_a_copied_power_is_used_up_for_its_copier_only(mare: Scenario) -> None:
    mare.cards(rome="castor_pollux", greece="spartacus").hand(rome="2 coin", greece="2 coin").begins("build", "rome")
    mare.rome.player.copied = "spartacus"
    mare.greece.player.used = ("spartacus",)
    mare.rome.answers(BuildUnit("legion", "latium", "coin"))
    assert mare.rome.player.used == ("spartacus",)


def test_nothing_new_keeps_a_legion_on_a_caravan_site(mare: Scenario) -> None:  # §10, A30
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 1}, buildings="city")
    mare.occupies("rome", "cyrenaica", "caravan/papyrus").war_turn("rome")
    mare.rome.answers(Done(), Done())
    assert mare.rome.player.posts.bit_count() == 1


def test_a_legion_left_by_pillage_collects_for_circe(mare: Scenario) -> None:  # §10
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(Done(), Pillage("caravan", "cyrenaica", "papyrus"))
    mare.keep_titles()
    assert mare.rome.hand["papyrus"] == 2, "pillaged in phase 4, collected in phase 1"


def test_hammurabi_alone_offers_nothing_that_must_be_paid(mare: Scenario) -> None:
    mare.hand(babylon="").begins("build", "babylon")
    assert {option.free for option in mare.of_sort(PlaceControl)} == {True}
