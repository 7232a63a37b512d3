"""§8 Leadership and §9 victory; examples E34–E42."""

from collections.abc import Callable
from itertools import permutations, product

import pytest

from imperium_desktop.games.mare_nostrum.rules import events, places
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildUnit,
    BuyCard,
    CopyHero,
    Decline,
    EndBuild,
    GrantTitle,
    MoveLegions,
    NameSeat,
    Occupy,
    PaySet,
)
from tests.present import present

from .builder import Scenario, game

FOUR = ("hercules circe hamilcar", "antigone gilgamesh ramses", "colossus pharos spartacus")
"""Three cards besides the starting hero, for three players."""
TEN_GOODS = "grain, wood, sheep, gold, gladiators, oil, wine, metal, stone, gems"


def pays(mare: Scenario) -> Scenario:
    while mare.asked.endswith(" pay"):
        mare.match.answer(PaySet())
    return mare


def ends_turn(mare: Scenario, name: str) -> Scenario:
    """Who can build nothing more is not asked."""
    if mare.asked == f"{name} build":
        mare.match.answer(EndBuild())
    return mare


# §8


def test_above_fifteen(mare: Scenario) -> None:  # E34
    mare.no_legions()
    player = mare.rome.player
    player.fortresses = sum(1 << province for province in range(5))
    player.triremes[0] = 5
    mare.province("italia", legions={"rome": 4}).hand(rome="12 coin").begins("build", "rome")
    assert mare.tracks("rome")[2] == 14
    for _ in range(4):
        mare.rome.answers(BuildUnit("legion", "italia", None))
    assert mare.tracks("rome")[2] == 18
    content = game().content
    left = (places.legions_left, places.triremes_left, places.fortresses_left)
    assert [count(content, mare.rome.player) for count in left] == [0, 0, 0]


def test_a_tie_is_decided_by_the_former_holder(mare: Scenario) -> None:  # E35
    mare.cards(greece="queen_of_sheba hamilcar", babylon="hercules queen_of_sheba")
    mare.province("asia", control="babylon", buildings="temple")
    mare.province("cyrenaica", buildings="city temple")
    mare.begins("titles")
    mare.state.track = 1
    assert [mare.tracks(name)[1] for name in ("greece", "babylon", "egypt")] == [6, 7, 5]
    mare.province("asia", buildings="")
    assert mare.tracks("babylon")[1] == 6
    assert mare.asked == "egypt tie_break"
    assert mare.options == [GrantTitle(1), GrantTitle(4)]
    assert mare.egypt.why_not("empire/3") == "not_tied"
    mare.egypt.answers(GrantTitle(4))
    assert mare.state.titles[1] == 4
    assert events.TieBroken(3, 4, "culture") in mare.match.events


def test_leadership(mare: Scenario) -> None:  # E41
    mare.titles("rome", "egypt", "rome").cards(rome="hercules antigone")
    mare.province("asia", control="rome", buildings="legendary temple").begins("titles").keep_titles()
    assert mare.ended == "leadership rome"


def test_two_titles_are_not_enough(mare: Scenario) -> None:  # §9.4
    mare.titles("rome", "egypt", "rome").begins("titles").keep_titles()
    assert mare.ended == ""
    assert mare.state.round == 2


# §9.3


def test_conquest_counts_occupied_cities(mare: Scenario) -> None:  # E40
    mare.no_legions().province("judea", control="babylon", buildings="legendary")
    mare.province("asia", control="babylon", buildings="legendary").province(
        "achaia", legions={"babylon": 1}, fortress="nobody"
    )
    mare.occupies("babylon", "achaia", "capital").begins("war_turn_end")
    assert mare.ended == "conquest babylon"


def test_a_temple_is_no_victory_city(mare: Scenario) -> None:  # E40
    mare.no_legions().province("judea", control="babylon", buildings="legendary")
    mare.province("asia", control="babylon", buildings="legendary").province(
        "achaia", legions={"babylon": 1}, fortress="nobody"
    )
    mare.occupies("babylon", "achaia", "temple").begins("war_turn_end")
    assert mare.ended == ""


def test_two_can_share_a_conquest(mare: Scenario) -> None:  # §9.3
    mare.no_legions()
    for province in ("judea", "asia"):
        mare.province(province, control="babylon", buildings="legendary")
    mare.province("sicilia", control="rome", buildings="legendary")
    for empire, province in (("babylon", "achaia"), ("rome", "africa"), ("rome", "aegyptus")):
        mare.province(province, legions={empire: 1}, fortress="nobody").occupies(empire, province, "capital")
    mare.begins("war_turn_end")
    assert mare.ended == "conquest rome babylon"
    ranks = {standing.seat: standing.rank for standing in present(mare.match.result).standings}
    assert ranks[0] == ranks[4] == 1


def test_a_pillaged_city_counts_for_nobody(mare: Scenario) -> None:  # §9.3
    mare.no_legions().province("judea", control="babylon", buildings="")
    for province in ("asia", "sicilia"):
        mare.province(province, control="babylon", buildings="legendary")
    mare.begins("war_turn_end")
    assert mare.ended == ""


# §9.2


def test_the_culture_leader_wins_at_once(mare: Scenario) -> None:  # E36
    mare.cards(egypt=FOUR[0]).hand(egypt="10 coin", rome="3 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    ends_turn(mare, "rome")
    mare.egypt.answers(NameSeat(3), BuyCard("perseus"))
    assert mare.ended == "fame egypt"


def test_pyramids_beat_the_fifth_card(mare: Scenario) -> None:  # E37
    mare.cards(carthage=FOUR[0]).hand(carthage="10 coin", babylon="12 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("perseus"))
    assert mare.ended == "", "Babylon could still pay a winning build"
    assert mare.asked == "babylon build", "all others are skipped"
    mare.babylon.answers(BuyCard("pyramids"), EndBuild())
    assert mare.ended == "prestige babylon"


def test_shared_fame(mare: Scenario) -> None:  # E38
    mare.cards(carthage=FOUR[0], babylon=FOUR[1]).hand(carthage="10 coin", babylon="10 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("perseus"))
    mare.babylon.answers(BuyCard("statue_of_zeus"), EndBuild())
    assert mare.ended == "fame carthage babylon"


def test_a_winning_build_may_be_left_out(mare: Scenario) -> None:  # §9.2.5
    mare.cards(carthage=FOUR[0]).hand(carthage="10 coin", babylon="12 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("perseus"))
    mare.babylon.answers(EndBuild())
    assert mare.ended == "fame carthage"


def test_several_build_the_pyramids(mare: Scenario) -> None:  # §9.2.4
    mare.hand(carthage="12 coin", babylon="12 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("pyramids"))
    mare.babylon.answers(BuyCard("pyramids"), EndBuild())
    assert mare.ended == "prestige carthage babylon"


def test_who_makes_both_winning_builds_is_a_pyramids_builder(mare: Scenario) -> None:  # §9.2.5
    mare.cards(carthage=FOUR[0], babylon=FOUR[1]).hand(carthage="10 coin", babylon=f"12 coin, {TEN_GOODS}")
    mare.begins("name_builder")
    mare.egypt.answers(NameSeat(4))
    mare.babylon.answers(BuyCard("perseus"))
    pays(mare)
    mare.babylon.answers(BuyCard("pyramids"))
    pays(mare)
    mare.babylon.answers(EndBuild())
    assert mare.asked == "carthage build"
    mare.carthage.answers(BuyCard("queen_of_sheba"))
    assert mare.ended == "prestige babylon", "not shared with fame"


def test_perseus_cuts_in(mare: Scenario) -> None:  # E39
    mare.cards(egypt="perseus").titles("carthage", "rome", "rome").hand(egypt="12 coin", rome="12 coin")
    mare.begins("name_builder")
    mare.rome.answers(NameSeat(0))
    assert mare.asked == "egypt perseus_first"
    assert mare.options == [Decline(), BuyCard("pyramids")]
    assert mare.egypt.why_not("card/hercules") == "not_winning"
    mare.egypt.answers(BuyCard("pyramids"))
    assert mare.ended == "prestige egypt"


def test_perseus_is_asked_as_culture_leader_too(mare: Scenario) -> None:  # §9.2.1
    mare.cards(babylon="perseus circe hamilcar").titles("carthage", "babylon", "rome")
    mare.hand(babylon="10 coin", rome="3 coin").begins("name_builder")
    mare.babylon.answers(NameSeat(0))
    assert mare.asked == "babylon perseus_first"
    mare.babylon.answers(BuyCard("hercules"))
    assert mare.ended == "fame babylon"


@pytest.mark.parametrize("leader", ["rome", "greece"])
def test_castor_and_pollux_can_be_the_fifth_card(mare: Scenario, leader: str) -> None:  # §9.2, A17
    mare.cards(rome=FOUR[0], greece="spartacus ramses").titles("carthage", leader, "rome").hand(rome="10 coin")
    mare.begins("build", "rome")
    mare.rome.answers(BuyCard("castor_pollux"))
    if leader != "rome":
        mare.rome.answers(CopyHero("ramses"))
    assert mare.ended == "fame rome"


def test_perseus_is_asked_once(mare: Scenario) -> None:  # E39
    mare.cards(egypt="perseus").titles("carthage", "greece", "rome").hand(egypt="12 coin", rome="12 coin")
    mare.begins("name_builder")
    mare.greece.answers(NameSeat(0))
    mare.egypt.answers(Decline())
    assert mare.asked == "rome build"
    mare.rome.answers(EndBuild())
    mare.greece.answers(NameSeat(1))
    assert "perseus" not in mare.asked


def test_perseus_needs_a_winning_build_he_can_pay(mare: Scenario) -> None:  # E39
    mare.cards(egypt="perseus").hand(egypt="11 coin", rome="3 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    assert mare.asked == "rome build"


def test_perseus_can_buy_the_fifth_card(mare: Scenario) -> None:  # §9.2.1
    mare.cards(babylon="perseus circe hamilcar").hand(babylon="10 coin", rome="3 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    assert mare.asked == "babylon perseus_first"
    assert BuyCard("pyramids") not in mare.options
    mare.babylon.answers(BuyCard("hercules"))
    assert mare.ended == "fame babylon"


@pytest.mark.parametrize(
    ("rome_does", "ended"),
    [
        (["end"], "prestige carthage"),
        (["perseus", "hercules"], "prestige carthage"),
        (["pyramids"], "prestige rome carthage"),
    ],
)
def test_who_still_has_a_turn_after_a_winning_build(
    lay_out: Callable[..., Scenario], rome_does: list[str], ended: str
) -> None:  # E42
    mare = lay_out(4).cards(egypt="circe", rome="hamilcar antigone")
    goods = "grain, wood, sheep, gold, gladiators, oil, wine, metal, stone"
    mare.hand(carthage="12 coin", egypt="5 coin", greece="9 coin", rome=f"12 coin, {goods}").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("pyramids"))
    assert mare.told(events.RaceNarrowed) == [events.RaceNarrowed(1), events.RaceNarrowed(3)]
    assert mare.asked == "rome build"
    for item in rome_does:
        if item != "end":
            mare.rome.answers(BuyCard(item))
            pays(mare)
    ends_turn(mare, "rome")
    assert mare.ended == ended


def test_a_skipped_culture_leader_still_names(mare: Scenario) -> None:  # §9.2.3
    mare.hand(carthage="12 coin", babylon="12 coin", rome="12 coin", egypt="2 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("pyramids"))
    assert mare.asked == "egypt name_builder"
    assert mare.egypt.why_not("empire/3") == "outrun"
    assert mare.egypt.why_not("empire/2") == "had_turn"


BUILDS = ("", "F", "P")


@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
@pytest.mark.parametrize("builds", list(product(BUILDS, repeat=3)), ids="".join)
def test_all_cases(builds: tuple[str, str, str], order: tuple[int, int, int]) -> None:  # §9.2.6
    """Greece is the Culture Leader; everybody can make either winning build, and does as told."""
    mare = Scenario(3).cards(rome=FOUR[0], greece=FOUR[1], carthage=FOUR[2])
    mare.hand(**dict.fromkeys(mare.names, "14 coin")).begins("name_builder")
    mare.state.titles = (2, 1, 0)
    cards = {0: "nebuchadnezzar", 1: "queen_of_sheba", 2: "perseus"}
    for seat in order:
        if mare.asked == "greece name_builder":
            mare.greece.answers(NameSeat(seat))
        if mare.ended:
            break
        name = mare.names[seat]
        if mare.asked != f"{name} build":
            continue
        if builds[seat]:
            mare.empire(name).answers(BuyCard("pyramids" if builds[seat] == "P" else cards[seat]))
        ends_turn(mare, name)
    expected = {seat for seat in range(3) if builds[seat] == "P"} or {seat for seat in range(3) if builds[seat] == "F"}
    if builds[1]:
        expected = {1}
    won = mare.match.result
    assert set(won.winners if won else ()) == expected


def test_who_holds_enough_but_can_pay_no_set_is_skipped(mare: Scenario) -> None:  # §9.2.3
    mare.hand(carthage="12 coin", babylon="6 coin, 3 grain, 3 oil", rome="11 coin, oil").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("pyramids"))
    skipped = {event.seat for event in mare.told(events.RaceNarrowed)}
    assert skipped == {1, 3, 4}, "Rome can pay a card for 7, and goes on"
    assert mare.asked == "rome build"


def test_a_second_winning_build_skips_nobody_else(mare: Scenario) -> None:  # §9.2.3
    mare.hand(carthage="12 coin", babylon="12 coin", rome="12 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(2))
    mare.carthage.answers(BuyCard("pyramids"))
    mare.egypt.answers(NameSeat(4))
    mare.babylon.answers(BuyCard("pyramids"), EndBuild())
    assert len(mare.told(events.RaceNarrowed)) == 2
    assert mare.asked == "rome build"


def test_a_new_round_begins_anew(mare: Scenario) -> None:  # §3
    mare.cards(rome="spartacus").province("dalmatia", control="rome")
    player = mare.rome.player
    player.at_round_start, player.used = 0, ("spartacus",)
    mare.begins("titles").keep_titles()
    assert mare.rome.player.used == ()
    assert mare.rome.player.at_round_start == mare.rome.player.controls
    assert mare.state.round == 2


def test_titles_are_decided_in_every_round(mare: Scenario) -> None:  # §8.2
    mare.cards(rome="hercules").begins("war_turn_end")
    mare.state.track = 3
    mare.keep_titles()
    assert mare.state.titles[0] == 0


def test_another_title_gives_no_trade_tokens_back(mare: Scenario) -> None:  # §5.1
    mare.cards(greece="hercules").begins("titles")
    mare.state.used_tokens = 0b100
    mare.keep_titles()
    assert mare.names[mare.state.titles[1]] == "greece"
    assert mare.state.used_tokens == 0b100


def test_a_holder_who_ties_may_give_the_title_away(mare: Scenario) -> None:  # §8.2
    mare.begins("titles")
    assert mare.asked == "carthage tie_break"
    assert mare.options == [GrantTitle(0), GrantTitle(2)]
    mare.carthage.answers(GrantTitle(0))
    assert mare.state.titles[0] == 0


def test_conquest_is_looked_at_after_the_last_turn(mare: Scenario) -> None:  # §9.3
    """Babylon has four cities when its turn ends; Greece moves after that and takes Troy."""
    mare.no_legions().province("judea", control="babylon", buildings="legendary")
    mare.province("asia", control="babylon", buildings="legendary").province("cappadocia", legions={"greece": 1})
    mare.province("sicilia", control="babylon", buildings="legendary").begins("name_mover")
    mare.state.waiting = 0b10010
    mare.rome.answers(NameSeat(4))
    assert mare.ended == "", "Greece has not moved"
    mare.greece.answers(MoveLegions(1, "cappadocia", 1, "asia"), Occupy())
    mare.keep_titles()
    assert mare.ended == ""


def test_a_pillaged_city_does_not_count(mare: Scenario) -> None:  # §9.3
    mare.no_legions().province("mesopotamia", buildings="temple")
    for province in ("judea", "asia", "sicilia"):
        mare.province(province, control="babylon", buildings="legendary")
    assert places.victory_cities(game().content, mare.state, mare.seat("babylon")) == 3
    mare.begins("war_turn_end").keep_titles()
    assert mare.ended == ""


def test_a_city_that_an_enemy_occupies_counts_for_the_enemy_alone(mare: Scenario) -> None:  # §9.3
    mare.no_legions().province("asia", control="babylon", buildings="legendary", legions={"rome": 1})
    mare.occupies("rome", "asia", "legendary")
    content = game().content
    assert places.victory_cities(content, mare.state, mare.seat("babylon")) == 1
    assert places.victory_cities(content, mare.state, mare.seat("rome")) == 2


def test_who_is_ahead_alone_gets_the_title_without_a_question(mare: Scenario) -> None:  # §8.2, §13.1
    mare.cards(rome="hercules").begins("titles")
    assert mare.match.waiting.facts == {"track": "culture"}, "Rome leads trade alone; Greece and Egypt tie"
    assert mare.state.titles[0] == 0
