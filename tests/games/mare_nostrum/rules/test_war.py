"""§7.1–7.5 Peace, moves, which battles are fought; examples E24, E31, E44."""

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import (
    DeclarePeace,
    Decline,
    Done,
    Fight,
    MoveLegions,
    MoveTrireme,
    NameSeat,
    SwapControl,
)
from tests.present import present

from .builder import Scenario, game


def legions_in(mare: Scenario, empire: str, province: str) -> int:
    return mare.empire(empire).player.legions[game().content.province_numbers[province]]


def targets(mare: Scenario, origin: str) -> set[str]:
    return {option.target for option in mare.of_sort(MoveLegions) if option.origin == origin}


def test_transport_over_a_chain(mare: Scenario) -> None:  # E24
    mare.no_legions().province("italia", legions={"rome": 2}).province("creta", legions={"rome": 1})
    mare.sea("mare_ionium", rome=2).sea("mare_africum", egypt=1).war_turn("rome")
    assert mare.asked == "rome move_triremes"
    mare.rome.answers(MoveTrireme(0, "mare_ionium", "mare_africum"), Done())
    assert mare.asked == "rome sea_battle"
    assert mare.options == [Fight("mare_africum", mare.seat("egypt")), Done()]
    mare.rome.answers(Done())
    overseas = {"cyrenaica", "achaia", "africa", "creta", "libya", "macedonia", "sicilia"}
    assert targets(mare, "italia") == {"latium", *overseas}
    assert "cyrenaica" in targets(mare, "creta")
    mare.rome.answers(MoveLegions(0, "italia", 2, "cyrenaica"), MoveLegions(0, "creta", 1, "cyrenaica"))
    assert legions_in(mare, "rome", "cyrenaica") == 3


def test_the_missing_sea_of_a_chain_is_named(mare: Scenario) -> None:  # §0, §16
    mare.no_legions().province("italia", legions={"rome": 2}).sea("mare_ionium", rome=1).war_turn("rome")
    mare.rome.answers(Done())
    touched = ("legion/0/italia", "count/2")
    why = present(mare.rome.reason(*touched, "province/cyrenaica"))
    assert (why.code, why.facts["seas"]) == ("not_near", ("mare_africum",))
    assert present(mare.rome.reason(*touched, "province/judea")).facts["seas"] in (
        ("mare_africum", "mare_aegyptum"),
        ("mare_aegaeum", "mare_cyprium"),
        ("mare_aegaeum", "mare_aegyptum"),
    )
    assert mare.rome.why_not(*touched, "province/germania") == "no_way"
    assert mare.rome.why_not(*touched, "province/italia") == "same_place"
    assert mare.rome.why_not("legion/0/italia", "count/3") == "too_few_legions"
    assert mare.rome.why_not("legion/0/italia", "province/latium") == "choose_number"
    assert mare.rome.why_not("province/latium") == "choose_legions_first"


def test_movement_options(mare: Scenario) -> None:  # E44
    mare.no_legions().province("italia", legions={"rome": 3}).sea("mare_ionium", rome=1).war_turn("rome")
    mare.rome.answers(Done())
    assert targets(mare, "italia") == {"latium", "achaia", "macedonia", "sicilia"}
    assert len(mare.options) == 13
    mare.rome.answers(MoveLegions(0, "italia", 2, "sicilia"))
    assert len(mare.options) == 5
    assert mare.rome.why_not("legion/0/sicilia") == "already_moved"


def test_triremes_move_one_sea(mare: Scenario) -> None:  # §7.3
    mare.no_legions().sea("mare_ionium", rome=2).sea("mare_cyprium", greece=1).war_turn("rome")
    around = {"mare_hadriaticum", "mare_tyrrhenum", "mare_africum", "mare_aegaeum"}
    assert {option.target for option in mare.of_sort(MoveTrireme)} <= around
    assert mare.rome.why_not("trireme/0/mare_ionium", "sea/mare_cyprium") == "not_adjacent"
    assert mare.rome.why_not(f"trireme/{mare.seat('greece')}/mare_cyprium") == "not_yours"
    mare.rome.answers(MoveTrireme(0, "mare_ionium", "mare_africum"))
    assert mare.rome.why_not("trireme/0/mare_africum") == "already_moved"
    assert [option.origin for option in mare.of_sort(MoveTrireme)] == ["mare_ionium"] * len(mare.of_sort(MoveTrireme))


def test_one_battle_per_sea(mare: Scenario) -> None:  # §7.4
    mare.no_legions().sea("mare_ionium", rome=3, greece=1, carthage=1).dice(1, 1, 1, 1).war_turn("rome")
    mare.rome.answers(Done())
    greece, carthage = mare.seat("greece"), mare.seat("carthage")
    assert mare.options == [Fight("mare_ionium", greece), Fight("mare_ionium", carthage), Done()]
    mare.rome.answers(Fight("mare_ionium", greece))
    assert len(mare.told(events.BattleEnded)) == 1
    assert "sea_battle" not in mare.asked


def test_several_enemies_one_battle(mare: Scenario) -> None:  # E31
    mare.no_legions().province("dalmatia", legions={"rome": 1, "carthage": 1}).province(
        "macedonia", legions={"greece": 2}
    )
    mare.war_turn("greece").dice(1, 1, 1)
    mare.greece.answers(MoveLegions(1, "macedonia", 2, "dalmatia"))
    assert mare.asked == "greece land_battle", "there is nothing left to move"
    assert mare.options == [Fight("dalmatia", 0), Fight("dalmatia", 2)]
    assert mare.greece.why_not("done") == "must_fight"
    mare.greece.answers(Fight("dalmatia", 2))
    assert [event.rival for event in mare.told(events.BattleBegan)] == [2]
    assert legions_in(mare, "rome", "dalmatia") == 1


def test_entering_a_neutral_province_needs_no_battle(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("latium", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(MoveLegions(0, "latium", 1, "gallia"))
    assert mare.told(events.BattleBegan) == []


def test_battles_also_where_nobody_moved(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("gallia", legions={"rome": 1, "carthage": 1}).war_turn("rome")
    mare.rome.answers(Done())
    assert len(mare.told(events.BattleBegan)) == 1


def test_the_military_leader_names_who_moves(mare: Scenario) -> None:  # §7.1
    mare.no_legions().begins("peace")
    assert mare.asked == "rome name_mover"
    mare.rome.answers(NameSeat(3))
    assert mare.told(events.TurnBegan) == [events.TurnBegan(3, "battle", 0)]
    assert mare.rome.why_not("empire/3") == "had_turn"


# §10 Statue of Zeus


def zeus(mare: Scenario) -> Scenario:
    """Rome owns the statue; Carthage has legions in Gallia and Italia, Rome in Numidia."""
    mare.no_legions().cards(rome="statue_of_zeus")
    mare.province("gallia", legions={"carthage": 2}).province("italia", legions={"carthage": 1, "rome": 1})
    mare.province("numidia", legions={"rome": 1}).occupies("carthage", "gallia", "market", "caravan/grain")
    return mare.begins("peace")


def test_zeus_sends_legions_home(mare: Scenario) -> None:  # §10
    zeus(mare)
    assert mare.asked == "rome zeus_peace"
    before = mare.tracks("rome")[0]
    mare.rome.answers(DeclarePeace(2))
    assert legions_in(mare, "carthage", "africa") == 3
    assert legions_in(mare, "carthage", "gallia") == 0
    assert legions_in(mare, "rome", "numidia") == 1, "the owner's legions stay"
    assert mare.carthage.player.posts == 0
    assert mare.tracks("rome")[0] == before + 2


def test_zeus_leaves_posts_in_other_provinces_alone(mare: Scenario) -> None:  # §10
    zeus(mare).province("libya", control="egypt", buildings="caravan/oil", legions={"carthage": 1})
    mare.occupies("carthage", "libya", "caravan/oil").rome.answers(DeclarePeace(2))
    assert mare.carthage.player.posts.bit_count() == 1


def test_zeus_forbids_battles_and_entering(mare: Scenario) -> None:  # §10
    zeus(mare).province("numidia", legions={"rome": 1, "carthage": 1}).sea("mare_sardum", rome=1, carthage=1)
    mare.rome.answers(DeclarePeace(2), NameSeat(0), Done())
    assert mare.asked == "rome move_legions", "no sea battle"
    assert mare.rome.why_not("legion/0/numidia", "count/1", "province/africa") == "peace"
    mare.rome.answers(Done())
    assert mare.told(events.BattleBegan) == []
    assert mare.asked == "rome name_mover"


def test_zeus_never_names_the_same_twice_running(mare: Scenario) -> None:  # §10
    zeus(mare)
    mare.state.last_peace = 2
    assert mare.options == [DeclarePeace(1), DeclarePeace(3), DeclarePeace(4), Decline()]
    assert mare.rome.why_not("empire/2") == "peace_last_time"


def test_a_round_without_a_declaration_does_not_lift_the_bar(mare: Scenario) -> None:  # §10
    zeus(mare)
    mare.state.last_peace = 2
    mare.rome.answers(Decline())
    assert mare.state.last_peace == 2
    assert mare.state.peace == -1


def test_legions_sent_home_can_put_the_capital_at_war(mare: Scenario) -> None:  # §7.7.3
    zeus(mare).province("africa", fortress="nobody", legions={"greece": 2}).occupies("greece", "africa", "capital")
    mare.rome.answers(DeclarePeace(2))
    assert mare.greece.player.posts == 0
    assert events.OccupationEnded(1, "africa") in mare.match.events


def test_two_armies_at_peace_make_a_war_after_the_turn(mare: Scenario) -> None:  # §7.7.1
    zeus(mare).province("numidia", legions={"rome": 1}).occupies("rome", "numidia", "market")
    mare.rome.answers(DeclarePeace(2), NameSeat(2))
    mare.carthage.answers(MoveLegions(2, "africa", 1, "numidia"))
    assert mare.rome.player.posts, "entering alone ends nothing"
    mare.carthage.answers(Done())
    assert mare.rome.player.posts == 0


def test_triremes_are_where_they_sailed(mare: Scenario) -> None:  # §7.3
    mare.no_legions().sea("mare_ionium", rome=2).war_turn("rome")
    mare.rome.answers(MoveTrireme(0, "mare_ionium", "mare_africum"))
    seas = game().content.seas
    assert mare.rome.player.triremes == [{"mare_ionium": 1, "mare_africum": 1}.get(sea, 0) for sea in seas]
    mare.rome.answers(MoveTrireme(0, "mare_ionium", "mare_africum"))
    assert mare.asked != "rome move_triremes", "each moves once"
    assert mare.rome.player.triremes == [2 * (sea == "mare_africum") for sea in seas]


def test_a_sea_battle_does_not_use_up_a_land_battle(mare: Scenario) -> None:  # §7.4, §7.5
    """Mare Tyrrhenum is the first of the seas and Gallia the first of the provinces."""
    mare.no_legions().sea("mare_tyrrhenum", rome=1, greece=1).province("gallia", legions={"rome": 1, "greece": 1})
    mare.dice(1, 1, 1, 1).war_turn("rome")
    mare.rome.answers(Done(), Fight("mare_tyrrhenum", 1), Done())
    assert [event.place for event in mare.told(events.BattleBegan)] == ["mare_tyrrhenum", "gallia"]


def test_battles_of_one_turn_are_forgotten_in_the_next(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("gallia", legions={"rome": 2, "greece": 2}).begins("name_mover")
    mare.state.waiting = 0b11
    mare.state.fought = 0b1
    mare.dice(1, 1, 1, 1)
    mare.rome.answers(NameSeat(0), Done())
    assert len(mare.told(events.BattleBegan)) == 1


def test_two_movers_left_are_named_one_after_the_other(mare: Scenario) -> None:  # §7.1
    mare.no_legions().begins("name_mover")
    mare.state.waiting = 0b11
    assert mare.asked == "rome name_mover"


def test_a_third_player_fights_both_who_have_peace(mare: Scenario) -> None:  # §10
    zeus(mare).province("libya", legions={"greece": 1, "rome": 1}).province("numidia", legions={})
    mare.dice(1, 1)
    mare.rome.answers(DeclarePeace(2), NameSeat(1))
    mare.greece.answers(Done())
    assert [event.rival for event in mare.told(events.BattleBegan)] == [0]


def test_without_a_declaration_everybody_fights(mare: Scenario) -> None:  # §10
    zeus(mare)
    mare.rome.answers(Decline(), NameSeat(0), Done())
    assert mare.told(events.BattleBegan)


def test_peace_lasts_one_round(mare: Scenario) -> None:  # §10
    zeus(mare)
    mare.state.peace = 2
    mare.begins("titles").keep_titles()
    assert mare.state.peace == -1


def test_a_new_round_remembers_with_whom_peace_was_declared_last(mare: Scenario) -> None:  # §10
    zeus(mare)
    mare.state.last_peace = 2
    mare.begins("titles").keep_titles()
    assert mare.state.last_peace == 2


def test_only_circe_places_legions(mare: Scenario) -> None:  # §10
    mare.no_legions().province("dalmatia", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(Done())
    assert "circe" not in mare.asked


def test_without_peace_every_neighbour_can_be_entered(mare: Scenario) -> None:  # §7.5
    """Also the provinces of the last seat."""
    mare.no_legions().province("asia", legions={"rome": 1}).war_turn("rome")
    assert targets(mare, "asia") == {"cappadocia", "cilicia"}


def test_sea_battles_of_one_turn_are_forgotten_in_the_next(mare: Scenario) -> None:  # §7.4
    mare.no_legions().sea("mare_tyrrhenum", rome=1, greece=1).war_turn("rome")
    mare.state.fought = 0b1
    mare.rome.answers(Done())
    assert mare.asked == "rome sea_battle"


def test_a_chain_has_no_gap(mare: Scenario) -> None:  # §0, §7.5
    """Mare Africum lies between the two seas with Roman triremes; there only Egypt has one."""
    mare.no_legions().province("italia", legions={"rome": 1}).sea("mare_ionium", rome=1).sea("mare_aegyptum", rome=1)
    mare.sea("mare_africum", egypt=1).war_turn("rome")
    mare.rome.answers(Done())
    assert targets(mare, "italia") == {"latium", "achaia", "macedonia", "sicilia"}


def test_a_lone_fortress_of_an_enemy_is_fought(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("gallia", legions={"rome": 1})
    mare.province("dalmatia", control="greece", fortress="greece").dice(1).war_turn("rome")
    mare.rome.answers(MoveLegions(0, "gallia", 1, "dalmatia"))
    assert mare.told(events.BattleBegan) == [events.BattleBegan(0, 1, "dalmatia")]
    assert legions_in(mare, "rome", "dalmatia") == 0, "five points are a hit"


def test_the_owner_of_zeus_conquers_and_swaps_as_usual(mare: Scenario) -> None:  # §10
    """Rome's legions stay in the provinces of Carthage, with which it has peace."""
    zeus(mare).province("numidia", legions={"rome": 1}).occupies("rome", "numidia", "marker", since=1)
    mare.province("phasania", control="rome").province("libya", legions={"rome": 1})
    mare.begins("peace", round=2)
    mare.rome.answers(DeclarePeace(2), NameSeat(0))
    assert mare.asked == "rome control_swap"
    mare.rome.answers(Decline(), Done())
    assert mare.match.waiting.facts["province"] == "numidia"
    mare.rome.answers(Done())
    assert (mare.asked, mare.match.waiting.facts["province"]) == ("rome conquest", "libya")
    assert mare.rome.player.marker_posts


def test_legions_may_leave_a_war(mare: Scenario) -> None:  # §7.5
    mare.no_legions().province("gallia", legions={"rome": 2, "greece": 1}).war_turn("rome")
    mare.rome.answers(MoveLegions(0, "gallia", 2, "latium"))
    assert mare.told(events.BattleBegan) == []
    assert legions_in(mare, "greece", "gallia") == 1


def test_the_other_one_of_the_peace_does_not_enter_either(mare: Scenario) -> None:  # §10
    zeus(mare).province("numidia", control="rome").rome.answers(DeclarePeace(2), NameSeat(2))
    assert mare.asked == "carthage move_legions"
    assert mare.carthage.why_not("legion/2/africa", "count/1", "province/numidia") == "peace"
    assert {option.target for option in mare.of_sort(MoveLegions)} >= {"libya"}


def test_a_swap_of_markers_leaves_other_posts_alone(mare: Scenario) -> None:  # §7.8, A30
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 2}, buildings="city")
    mare.sea("mare_africum", rome=1).sea("mare_ionium", rome=1)
    mare.occupies("rome", "cyrenaica", "marker", since=1).occupies("rome", "cyrenaica", "caravan/papyrus")
    mare.war_turn("rome", 2)
    mare.rome.answers(SwapControl("cyrenaica"))
    assert mare.rome.player.marker_posts == 0
    assert mare.rome.player.posts.bit_count() == 1
