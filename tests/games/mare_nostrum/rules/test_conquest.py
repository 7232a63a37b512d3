"""§7.6–7.9 Conquest, taking control, capitals; examples E26–E28, E32, E47."""

import pytest

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.components import BuildingName, GoodName
from imperium_desktop.games.mare_nostrum.rules.content import bits
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildUnit,
    Decline,
    Done,
    LeaveMarker,
    LeaveSite,
    MoveLegions,
    Occupy,
    OccupyBuilding,
    OccupyMarker,
    Pillage,
    SwapControl,
    TakeCoin,
    TakeLegendary,
)
from tests.present import present

from .builder import Scenario, game

CYRENAICA = "caravan/papyrus market city"


def conqueror(mare: Scenario, legions: int = 2, buildings: str = CYRENAICA, round: int = 4) -> Scenario:
    """Rome alone in Egyptian Cyrenaica."""
    mare.no_legions().province("cyrenaica", legions={"rome": legions}, buildings=buildings)
    mare.war_turn("rome", round)
    while mare.asked == "rome move_legions":
        mare.rome.answers(Done())
    assert mare.asked == "rome conquest"
    return mare


def posts(mare: Scenario, empire: str) -> set[str]:
    content = game().content
    return {content.sites[number].id for number in bits(mare.empire(empire).player.posts)}


# §7.6a Pillage


def test_pillage(mare: Scenario) -> None:  # E26
    rome, egypt = mare.tracks("rome"), mare.tracks("egypt")
    conqueror(mare, buildings="caravan/papyrus city")
    mare.rome.answers(Pillage("caravan", "cyrenaica", "papyrus"))
    assert mare.rome.hand["papyrus"] == 1
    assert mare.tracks("egypt")[0] == egypt[0] - 1
    assert mare.tracks("rome")[0] == rome[0]
    assert posts(mare, "rome") == {"cyrenaica.caravan.papyrus"}
    mare.keep_titles()
    assert mare.rome.hand["papyrus"] == 1, "kept for the next round"


@pytest.mark.parametrize(("building", "gained"), [("city", {"coin": 1}), ("market", {}), ("temple", {})])
def test_what_pillage_brings(mare: Scenario, building: BuildingName, gained: dict[str, int]) -> None:  # §7.6a
    conqueror(mare, buildings="caravan/papyrus market city temple")
    mare.rome.answers(Pillage(building, "cyrenaica", None))
    assert mare.told(events.Pillaged)[0].tokens == tuple(gained)


def legendary(mare: Scenario, **cards: str) -> Scenario:
    mare.no_legions().province("judea", control="egypt", buildings="legendary", legions={"rome": 1}).cards(**cards)
    mare.war_turn("rome")
    mare.rome.answers(Done(), Pillage("legendary", "judea", None))
    return mare


def test_a_pillaged_capital_brings_a_coin(mare: Scenario) -> None:  # §7.6a
    mare.no_legions().province("africa", legions={"rome": 1}, fortress="nobody", buildings="capital").war_turn("rome")
    mare.rome.answers(Done(), Pillage("capital", "africa", None))
    assert mare.rome.hand == {"coin": 1}
    assert posts(mare, "rome") == {"africa.capital"}


def test_a_pillaged_legendary_city_brings_a_coin_or_a_good(mare: Scenario) -> None:  # §7.6a
    legendary(mare)
    assert mare.asked == "rome pillage_legendary"
    assert mare.options == [TakeCoin(), TakeLegendary()]
    mare.rome.answers(TakeLegendary())
    drawn = mare.told(events.LegendaryDrawn)[0]
    assert mare.rome.hand[present(drawn.token)] >= 1
    assert drawn.seen_by(3).token is None


def test_hamilcar_doubles_pillage(mare: Scenario) -> None:  # §10
    legendary(mare, rome="hamilcar")
    assert len(mare.told(events.LegendaryDrawn)) == 1
    assert mare.told(events.Pillaged)[0].tokens == ("coin",)


@pytest.mark.parametrize(("building", "good", "token"), [("city", None, "coin"), ("caravan", "papyrus", "papyrus")])
def test_hamilcar_gets_two_of_each(
    mare: Scenario, building: BuildingName, good: GoodName | None, token: str
) -> None:  # §10
    mare.cards(rome="hamilcar")
    conqueror(mare)
    mare.rome.answers(Pillage(building, "cyrenaica", good))
    assert mare.told(events.Pillaged)[0].tokens == (token, token)


def test_only_what_is_in_the_reserve_can_be_pillaged(mare: Scenario) -> None:  # §7.6a
    mare.hand(babylon="5 papyrus")
    conqueror(mare)
    mare.rome.answers(Pillage("caravan", "cyrenaica", "papyrus"))
    assert mare.told(events.Pillaged)[0].tokens == ()


# §7.6b Occupied buildings


def test_occupation_moves_the_tracks_at_once(mare: Scenario) -> None:  # E27
    conqueror(mare)
    rome, egypt = mare.tracks("rome"), mare.tracks("egypt")
    mare.rome.answers(Occupy())
    assert mare.asked == "rome occupy"
    assert mare.match.waiting.pick == (1, 2)
    caravan, market = (OccupyBuilding("caravan", "cyrenaica", "papyrus"), OccupyBuilding("market", "cyrenaica", None))
    assert mare.rome.why_not(*caravan.path, *market.path, "site/cyrenaica/city") == "too_few_legions"
    assert mare.rome.why_not("site/cyrenaica/temple") == "already_empty"
    assert mare.rome.why_not("site/latium/capital") == "other_province"
    mare.rome.answers((caravan, market))
    assert mare.tracks("rome")[0] == rome[0] + 2
    assert mare.tracks("egypt")[0] == egypt[0] - 2


def test_a_new_choice_replaces_earlier_posts(mare: Scenario) -> None:  # §7.6
    mare.occupies("rome", "cyrenaica", "caravan/papyrus")
    conqueror(mare)
    mare.rome.answers(Pillage("city", "cyrenaica", None))
    assert posts(mare, "rome") == {"cyrenaica.city"}


def test_nothing_new_keeps_earlier_posts(mare: Scenario) -> None:  # §7.6d
    mare.occupies("rome", "cyrenaica", "caravan/papyrus")
    conqueror(mare)
    mare.rome.answers(Done())
    assert posts(mare, "rome") == {"cyrenaica.caravan.papyrus"}


def test_legions_that_leave_give_up_their_posts(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("cyrenaica", legions={"rome": 2}, buildings=CYRENAICA)
    mare.occupies("rome", "cyrenaica", "caravan/papyrus", "city").war_turn("rome")
    mare.rome.answers(MoveLegions(0, "cyrenaica", 1, "libya"))
    assert mare.asked == "rome vacate"
    assert len(mare.options) == 2


def test_legions_on_no_post_go_first(mare: Scenario) -> None:  # §7.5, A27
    mare.no_legions().province("cyrenaica", legions={"rome": 2}, buildings=CYRENAICA)
    mare.occupies("rome", "cyrenaica", "city").war_turn("rome")
    mare.rome.answers(MoveLegions(0, "cyrenaica", 1, "libya"))
    assert mare.asked == "rome move_legions"
    assert posts(mare, "rome") == {"cyrenaica.city"}
    mare.rome.answers(MoveLegions(0, "cyrenaica", 1, "libya"))
    assert posts(mare, "rome") == set()


# §7.6c, §7.8 Markers


def swapping(mare: Scenario, since: int = 4, round: int = 5, chain: bool = True, legions: int = 1) -> Scenario:
    mare.no_legions().province("cyrenaica", legions={"rome": legions}, buildings=CYRENAICA)
    mare.occupies("rome", "cyrenaica", "marker", since=since)
    if chain:
        mare.sea("mare_africum", rome=1).sea("mare_ionium", rome=1)
    return mare.war_turn("rome", round)


def test_an_occupied_marker_changes_nothing_yet(mare: Scenario) -> None:  # E28
    conqueror(mare)
    rome, egypt = mare.tracks("rome"), mare.tracks("egypt")
    mare.rome.answers(OccupyMarker("cyrenaica"))
    assert (mare.tracks("rome"), mare.tracks("egypt")) == (rome, egypt)
    assert mare.state.marker_rounds[game().content.province_numbers["cyrenaica"]] == 4


def test_the_marker_is_swapped_in_a_later_round(mare: Scenario) -> None:  # E28
    swapping(mare)
    rome = mare.tracks("rome")
    assert mare.asked == "rome control_swap"
    mare.rome.answers(SwapControl("cyrenaica"))
    assert mare.tracks("rome") == (rome[0] + 2, rome[1] + 1, rome[2])
    assert events.MarkerSwapped(0, 3, "cyrenaica") in mare.match.events


def test_swap_and_move_on(mare: Scenario) -> None:  # E47
    swapping(mare)
    mare.rome.answers(SwapControl("cyrenaica"), Done(), MoveLegions(0, "cyrenaica", 1, "libya"))
    content = game().content
    cyrenaica = 1 << content.province_numbers["cyrenaica"]
    assert mare.rome.player.controls & cyrenaica
    assert not mare.rome.player.at_round_start & cyrenaica
    assert mare.rome.player.posts == mare.rome.player.marker_posts == 0


def test_no_swap_in_the_round_of_the_occupation(mare: Scenario) -> None:  # §7.8.1
    swapping(mare, since=5)
    assert mare.asked == "rome move_triremes"


def test_no_swap_without_a_province_nearby(mare: Scenario) -> None:  # §7.8.3, SB 9
    swapping(mare, chain=False)
    assert mare.asked == "rome move_legions"


def test_no_swap_while_somebody_else_is_there(mare: Scenario) -> None:  # §7.8.2
    swapping(mare).province("cyrenaica", legions={"rome": 1, "egypt": 1})
    assert mare.asked == "rome move_triremes"


def test_no_swap_without_a_marker_left(mare: Scenario) -> None:  # §7.8.4
    for province in ("asia", "cappadocia", "germania", "dacia", "dalmatia"):
        mare.province(province, control="rome")
    swapping(mare)
    assert mare.asked == "rome move_triremes"


def test_the_swap_may_be_declined_and_tried_again(mare: Scenario) -> None:  # §7.8
    swapping(mare)
    mare.rome.answers(Decline())
    assert mare.asked == "rome move_triremes"
    assert mare.rome.player.marker_posts
    assert mare.rome.why_not("marker/cyrenaica") == "not_now"


def test_refusals_of_a_swap(mare: Scenario) -> None:  # §7.8
    swapping(mare).province("libya", legions={"rome": 1}).occupies("rome", "libya", "marker", since=5)
    assert mare.rome.why_not("marker/libya") == "occupied_this_round"
    assert mare.rome.why_not("marker/latium") == "capital_marker"
    assert mare.rome.why_not("marker/asia") == "not_occupied"


def test_one_swap_can_bring_the_next_near(mare: Scenario) -> None:  # §7.8
    """Cyrenaica is near nothing of Rome's but Aegyptus' neighbour Nubia, which is swapped first."""
    mare.no_legions().province("nubia", control="egypt", legions={"rome": 1}).province("cyrenaica", legions={"rome": 1})
    mare.province("garamantia", control="rome")
    mare.province("aethiopia", legions={"rome": 1})
    for province in ("nubia", "cyrenaica", "aethiopia"):
        mare.occupies("rome", province, "marker", since=1)
    mare.war_turn("rome", 2)
    asked = []
    while mare.asked == "rome control_swap":
        asked.append(mare.match.waiting.facts["province"])
        mare.match.answer(mare.options[0])
    assert asked == ["cyrenaica", "nubia", "aethiopia"]


def test_occupying_the_marker_again_goes_on_since_the_same_round(mare: Scenario) -> None:  # §7.6
    mare.no_legions().province("cyrenaica", legions={"rome": 1}).occupies("rome", "cyrenaica", "marker", since=2)
    mare.war_turn("rome", 4)
    mare.rome.answers(Done(), OccupyMarker("cyrenaica"))
    assert mare.state.marker_rounds[game().content.province_numbers["cyrenaica"]] == 2


# §7.9 Capital provinces


def test_the_marker_of_a_capital_province_cannot_be_occupied(mare: Scenario) -> None:  # E32
    mare.no_legions().province("latium", legions={"carthage": 3}, fortress="nobody").war_turn("carthage")
    mare.carthage.answers(Done())
    assert mare.asked == "carthage conquest"
    sorts = {type(option) for option in mare.options}
    assert sorts == {Pillage, Occupy, Done}
    assert mare.carthage.why_not("marker/latium") == "capital_marker"
    assert mare.carthage.why_not("marker/gallia") == "other_province"
    assert mare.carthage.why_not("pillage", "site/latium/temple") == "already_empty"
    assert mare.carthage.why_not("pillage", "site/gallia/market") == "other_province"


def test_a_new_legion_ends_an_occupation_at_once(mare: Scenario) -> None:  # E32
    mare.no_legions().province("latium", legions={"carthage": 3}, fortress="nobody")
    mare.occupies("carthage", "latium", "capital", "caravan/metal").hand(rome="3 coin").begins("build", "rome")
    carthage = mare.tracks("carthage")
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert posts(mare, "carthage") == set()
    assert mare.tracks("carthage") == (carthage[0] - 1, carthage[1] - 1, carthage[2])
    assert events.OccupationEnded(2, "latium") in mare.match.events


def test_nothing_to_choose_in_an_empty_capital_province(mare: Scenario) -> None:  # §13.1
    mare.no_legions().province("latium", legions={"carthage": 1}, fortress="nobody", buildings="").war_turn("carthage")
    mare.carthage.answers(Done())
    assert "conquest" not in mare.asked


def test_a_legendary_city_brings_no_coin_besides_the_choice(mare: Scenario) -> None:  # §7.6a
    legendary(mare)
    assert mare.told(events.Pillaged)[0].tokens == ()


def test_hamilcar_gets_nothing_for_a_market(mare: Scenario) -> None:  # §10
    mare.cards(rome="hamilcar")
    conqueror(mare)
    mare.rome.answers(Pillage("market", "cyrenaica", None))
    assert mare.told(events.Pillaged)[0].tokens == ()
    assert "pillage_legendary" not in mare.asked
    assert mare.told(events.LegendaryDrawn) == []


def two_conquests(mare: Scenario) -> Scenario:
    """Rome alone in Judea and in Cyrenaica; Judea comes first on the map."""
    mare.no_legions().province("judea", control="egypt", buildings="legendary", legions={"rome": 1})
    mare.province("cyrenaica", legions={"rome": 2}, buildings=CYRENAICA).war_turn("rome")
    mare.rome.answers(Done())
    assert mare.match.waiting.facts["province"] == "judea"
    return mare


def test_every_conquered_province_is_asked_about(mare: Scenario) -> None:  # §7.6
    two_conquests(mare)
    mare.rome.answers(Pillage("legendary", "judea", None), TakeCoin())
    assert mare.match.waiting.facts["province"] == "cyrenaica"


def test_after_an_occupation_the_next_province_follows(mare: Scenario) -> None:  # §7.6
    two_conquests(mare)
    mare.rome.answers(Occupy())
    assert posts(mare, "rome") == {"judea.legendary"}, "its only building"
    assert mare.match.waiting.facts["province"] == "cyrenaica"
    mare.rome.answers(Occupy(), (OccupyBuilding("city", "cyrenaica", None),))
    assert posts(mare, "rome") == {"judea.legendary", "cyrenaica.city"}


def test_two_buildings_can_be_chosen_among(mare: Scenario) -> None:  # §7.6b
    conqueror(mare, legions=1, buildings="caravan/papyrus city")
    mare.rome.answers(Occupy())
    assert mare.asked == "rome occupy"
    mare.rome.answers(OccupyBuilding("city", "cyrenaica", None))
    assert posts(mare, "rome") == {"cyrenaica.city"}


def test_buildings_instead_of_the_marker(mare: Scenario) -> None:  # §7.6
    mare.occupies("rome", "cyrenaica", "marker", since=2)
    conqueror(mare, legions=1, buildings="city")
    mare.rome.answers(Occupy())
    assert posts(mare, "rome") == {"cyrenaica.city"}
    assert mare.rome.player.marker_posts == 0
    assert mare.state.marker_rounds[game().content.province_numbers["cyrenaica"]] == 0


def test_the_marker_instead_of_buildings(mare: Scenario) -> None:  # §7.6
    mare.occupies("rome", "cyrenaica", "caravan/papyrus")
    conqueror(mare)
    mare.rome.answers(OccupyMarker("cyrenaica"))
    assert posts(mare, "rome") == set()


def test_a_swapped_marker_is_forgotten(mare: Scenario) -> None:  # §7.8
    swapping(mare)
    mare.rome.answers(SwapControl("cyrenaica"))
    assert set(mare.state.marker_rounds) == {0}
    assert not mare.egypt.player.controls >> game().content.province_numbers["cyrenaica"] & 1


def test_a_marker_and_a_caravan_site_with_one_legion(mare: Scenario) -> None:  # §7.5, §10
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 2}, buildings="city")
    mare.occupies("rome", "cyrenaica", "marker", "caravan/papyrus").war_turn("rome")
    mare.rome.answers(MoveLegions(0, "cyrenaica", 1, "libya"))
    assert mare.options == [LeaveSite("caravan", "cyrenaica", "papyrus"), LeaveMarker("cyrenaica")]
    mare.rome.answers(LeaveMarker("cyrenaica"))
    assert mare.rome.player.marker_posts == 0
    assert set(mare.state.marker_rounds) == {0}
    assert posts(mare, "rome") == {"cyrenaica.caravan.papyrus"}
    assert mare.asked == "rome move_legions"


def test_several_posts_are_given_up_one_after_the_other(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("cyrenaica", legions={"rome": 3}, buildings=CYRENAICA)
    mare.occupies("rome", "cyrenaica", "caravan/papyrus", "market", "city").war_turn("rome")
    mare.rome.answers(MoveLegions(0, "cyrenaica", 2, "libya"))
    mare.rome.answers(LeaveSite("market", "cyrenaica", None))
    assert mare.asked == "rome vacate"
    mare.rome.answers(LeaveSite("city", "cyrenaica", None))
    assert posts(mare, "rome") == {"cyrenaica.caravan.papyrus"}


def test_a_new_fortress_ends_an_occupation_too(mare: Scenario) -> None:  # §7.7.2
    mare.no_legions().province("latium", legions={"carthage": 1}, fortress="nobody")
    mare.occupies("carthage", "latium", "capital").hand(rome="3 coin").begins("build", "rome")
    mare.rome.answers(BuildUnit("fortress", "latium", None))
    assert posts(mare, "carthage") == set()


def test_a_war_ends_the_occupation_of_a_marker(mare: Scenario) -> None:  # §7.7
    mare.no_legions().province("cyrenaica", legions={"rome": 1}).occupies("rome", "cyrenaica", "marker")
    mare.province("aegyptus", legions={"egypt": 1}).dice(1, 1).war_turn("egypt")
    mare.egypt.answers(MoveLegions(3, "aegyptus", 1, "cyrenaica"))
    assert mare.rome.player.marker_posts == 0
    assert set(mare.state.marker_rounds) == {0}
