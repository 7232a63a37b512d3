"""§11 A game alone."""

import pytest

from imperium_desktop.games.settlers.analysis.position import Alone, Built
from imperium_desktop.games.settlers.rules.alone import events as solo_events
from imperium_desktop.games.settlers.rules.alone.virtual_player import hit_by, targets_of
from imperium_desktop.games.settlers.rules.names import Good
from imperium_desktop.games.settlers.rules.options import TakeCard
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.match import Match
from tests.present import all_of, present

from .builder import CONTENT, GAME, Scenario, barbarians, egyptians, japanese, key, romans


def hit(table: Scenario, *goods: Good) -> tuple[int, str] | None:
    found = hit_by(CONTENT, table.player, goods)
    return found and (found.match, " ".join(sorted(map(key, found.cards))))


def test_the_lookout_of_one() -> None:  # E30
    table = Scenario(romans(), phase="lookout", common=("village", "town", "mill", "castle"))
    deck = len(table.state.common) + len(table.state.row)
    assert table.offered() == {"village", "town", "mill", "castle"}
    table.does("take_card", card="mill")
    assert len(table.match.waiting.options) == 2
    table.does("take_card").then(hand=3)
    assert len(present(table.state.virtual).locations) == 2
    assert (len(table.state.common), table.state.discards) == (deck - 4, ())


def test_chance_gives_him_his_first_card() -> None:  # §11.3
    places = set()
    for seed in range(12):
        match = Match(GAME, SettlersSetup(seats=1, factions=("romans",)), seed)
        _, *others = (option.card for option in all_of(TakeCard, match.waiting.options))
        match.answer(match.waiting.options[0])
        places.add(others.index(present(match.state.virtual).locations[0].card))
    assert places == {0, 1, 2}


def test_one_attack_card_lies_open_from_the_start() -> None:  # §11.2
    virtual = present(Match(GAME, SettlersSetup(seats=1, factions=("romans",)), 0).state.virtual)
    assert (len(virtual.deals), len(virtual.attacks)) == (1, 15)


def test_he_attacks_twice_in_every_round() -> None:  # §11.6
    table = Scenario(romans(), alone=Alone(queue=("food",), locations=("mill",)), round=4)
    table.passes()
    assert len(table.told(solo_events.AttackTurned)) == 2
    table.looks_out().passes()
    assert len(table.told(solo_events.AttackTurned)) == 4
    assert len(present(table.state.virtual).collection) == 1 + 2


def test_an_attack_without_a_pair() -> None:  # E31
    table = Scenario(
        romans(locations=("quarry", "old_forest")), alone=Alone(queue=("food", "card"), next=("stone",)), round=4
    )
    assert hit(table, "stone", "food", "card") is None
    table.passes()
    assert table.told(solo_events.AttackMissed)
    table.then(locations="old_forest quarry")
    assert [CONTENT.attacks[card] for card in present(table.state.virtual).deals[1:]] == ["stone", "food", "card"]


@pytest.mark.parametrize(
    ("locations", "goods", "expected"),
    [
        (("armorer", "quarry"), ("stone", "vp"), (1, "armorer")),
        (("armorer", "quarry"), ("stone", "wood", "stone", "vp"), (2, "quarry")),
        (("village", "town"), ("worker", "worker"), (1, "town")),
        (("castle", "guard_tower"), ("card", "card"), (1, "castle")),  # Action before Production
        (("statue", "armorer"), ("vp", "stone"), (1, "statue")),  # Feature before Production
        (("pillory", "joiner"), ("vp", "wood"), (1, "joiner")),  # Action before Feature
        (("gold_mine", "hanseatic_league"), ("gold", "vp"), (1, "hanseatic_league")),  # the dearer one
        (("gold_mine", "goldsmiths_workshop"), ("gold", "vp"), (1, "gold_mine goldsmiths_workshop")),
        (("old_forest",), ("stone", "wood"), None),
        (("ruins", "raid"), ("vp", "vp"), None),
    ],
)
def test_where_an_attack_falls(
    locations: tuple[str, ...], goods: Good, expected: tuple[int, str] | None
) -> None:  # §11.6
    assert hit(Scenario(barbarians(locations=locations), alone=Alone(queue=("food",))), *goods) == expected


def test_more_stone_decides() -> None:  # §11.6 d
    castles = [id for id in CONTENT.decks["common"] if CONTENT.copies[id].key == "castle"]
    table = Scenario(barbarians(locations=tuple(castles)), alone=Alone(queue=("card",)))
    (chosen,) = targets_of(CONTENT, table.state, "card")
    assert CONTENT.copies[chosen].cost.stone == 2


def test_attacks_hit_japanese_faction_locations() -> None:  # §11.7
    table = Scenario(japanese(locations=("farm", "casino", "daimyos_castle", "monument")), alone=Alone(queue=("wood",)))
    assert hit(table, "vp", "wood", "vp") == (2, "casino")
    assert hit(table, "vp", "stone") == (1, "monument")
    without = Scenario(japanese(locations=("gate", "monument")), alone=Alone(queue=("wood",)))
    assert hit(without, "vp", "vp", "stone") == (2, "monument")


def fallen(table: Scenario) -> set[str]:
    """Among which Locations the next attack falls."""
    table.passes()
    if table.kind == "attack":
        return table.offered()
    return {key(hit.card) for hit in table.told(solo_events.AttackHit)[:1]}


def test_resources_in_the_cost_decide() -> None:  # §11.6 d
    wood = Alone(queue=("wood",), next=("wood", "food"))
    assert fallen(Scenario(romans(locations=("new_forest", "lumberjacks")), alone=wood)) == {"lumberjacks"}


def test_a_location_in_the_cost_does_not_count() -> None:  # §11.6 d
    table = Scenario(japanese(locations=("farm", "geisha_house")), alone=Alone(queue=("vp",), next=("vp", "food")))
    assert fallen(table) == {"farm", "geisha_house"}


DEALS_IN_ORDER = ("buddha_temple", "garrison", "casino", "dojo", "JAP009", "farm", "rice_fields")
"""With the goods card, Raze token, Gold, VP, stone, Worker, food."""


@pytest.mark.parametrize("first", range(len(DEALS_IN_ORDER)))
def test_the_order_of_deals_under_attack(first: int) -> None:  # §11.7
    places = tuple(reversed(DEALS_IN_ORDER[first:]))
    table = Scenario(japanese(locations=places), alone=Alone(queue=("vp",), next=("vp", "food")))
    assert fallen(table) == {key(DEALS_IN_ORDER[first])}


def test_two_points_go_before_a_pair() -> None:  # §11.7
    line = Alone(queue=("stone", "vp"), next=("vp", "food"))
    table = Scenario(japanese(locations=("farm", "monument")), alone=line)
    assert fallen(table) == {"farm"}
    assert [CONTENT.attacks[card] for card in present(table.state.virtual).deals] == ["food", "stone", "vp", "vp"]


def test_faction_locations_with_the_same_deal() -> None:  # §11.7
    table = Scenario(japanese(locations=("farm", "sumo_school")), alone=Alone(queue=("vp",), next=("vp", "food")))
    assert fallen(table) == {"sumo_school"}


def test_nothing_protects_from_attacks() -> None:  # §11.6
    gold = Alone(queue=("vp",), next=("gold", "food"))
    defended = Built(card="gold_mine", defense=True)  # the last round has no Cleanup
    Scenario(egyptians(locations=(defended,)), alone=gold, round=5).passes().then(locations="")
    points = Alone(queue=("vp",), next=("vp", "food"))
    guarded = Built(card="farm", samurai=True)
    Scenario(japanese(locations=(guarded,)), alone=points, round=5).passes().then(locations="")


def test_a_hit_location_is_collected() -> None:  # §11.6 e
    table = Scenario(
        egyptians(locations=(Built(card="goldsmiths_workshop", defense=True), "gold_mine")),
        alone=Alone(queue=("vp", "wood"), next=("gold", "stone"), locations=("mill",)),
    )
    table.passes()
    assert table.offered() == {"goldsmiths_workshop", "gold_mine"}
    table.does("choose_location", card="gold_mine").then(supply={}, foundations="", locations="goldsmiths_workshop")
    assert [key(card) for card in present(table.state.virtual).collection] == ["mill", "gold_mine"]
    line = [CONTENT.attacks[card] for card in present(table.state.virtual).deals]
    assert line == ["stone", "wood", "gold", "vp"]


def test_his_locations_can_be_razed_and_leave_no_foundation() -> None:  # §11.4
    table = Scenario(barbarians(supply={"raze": 2}), alone=Alone(queue=("wood",), locations=("town",)))
    table.does("raze_location", card="town", rival=None).then(supply={"worker": 2}, pile="town")
    assert not present(table.state.virtual).locations


def test_spies_and_ninjas_use_attack_cards() -> None:  # §11.4
    table = Scenario(romans(supply={"worker": 1}, locations=("spies",)), alone=Alone(queue=("gold", "food")), round=2)
    gold = present(table.state.virtual).deals[0]
    table.does("activate", card="spies").does("choose_deal", card=gold).then(points=1, gold=0)
    assert table.player.deals == (gold,)
    ninja = Scenario(japanese(supply={"worker": 1}, locations=("ninjas",)), alone=Alone(queue=("gold",)))
    ninja.does("activate", card="ninjas").then(gold=1)
    assert len(present(ninja.state.virtual).removed) == 1


def test_a_takeover_from_the_virtual_player_is_collected() -> None:  # §11.5
    table = Scenario(
        egyptians(locations=("temple_of_ra",)), alone=Alone(queue=("wood",), locations=("village",)), round=5
    )
    table.does("activate", card="temple_of_ra").then(locations="temple_of_ra village")
    table.passes().then(locations="temple_of_ra")
    assert [key(card) for card in present(table.state.virtual).collection] == ["village"]


def ended(built: int, collected: int, points: int) -> Scenario:
    faction = tuple(CONTENT.decks["romans"][:built])
    collection = tuple(CONTENT.decks["common"][-collected:])
    table = Scenario(
        romans(points=points, locations=faction), alone=Alone(queue=("wood",), collection=collection), round=5
    )
    return table.passes()


def test_the_result_alone() -> None:  # E32
    lost, won = ended(9, 9, 45), ended(10, 9, 43)
    assert (present(lost.match.result).ending, present(won.match.result).ending) == ("lost", "won")
    assert not lost.told(solo_events.RankReached)
    assert [(rank.rank, rank.total) for rank in won.told(solo_events.RankReached)] == [("castellan", 63)]


def test_only_faction_locations_win() -> None:  # §11.1, §11.8
    places = (*CONTENT.decks["romans"][:2], "ruins", "ruins")
    table = Scenario(romans(locations=places), alone=Alone(queue=("wood",), collection=("mill", "town")), round=5)
    assert present(table.passes().match.result).ending == "lost"


def test_alone_there_is_nobody_to_be_at_peace_with() -> None:  # §10.3
    line = Alone(queue=("wood",), locations=("town",))
    table = Scenario(barbarians(supply={"raze": 2}), alone=line, variants={"peaceful": "yes"})
    assert table.options("raze_location", card="town")


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (29, "commoner"), (30, "servant"), (39, "servant"), (40, "squire"), (49, "squire"), (50, "knight"),
        (59, "knight"), (60, "castellan"), (69, "castellan"), (70, "king"), (79, "king"), (80, "emperor"),
    ],
)  # fmt: skip
def test_ranks(points: int, rank: str) -> None:  # §11.8
    assert [event.rank for event in ended(10, 9, points - 20).told(solo_events.RankReached)] == [rank]
