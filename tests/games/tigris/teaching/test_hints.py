"""Hints of Tigris & Euphrates: situations with several faces, how much is said and to whom, whole games."""

from collections.abc import Iterator
from typing import Any

import pytest

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.components import GREEN
from imperium_desktop.games.tigris.rules.options import (
    ChooseWar,
    CommitSupport,
    GiveTile,
    MoveLeader,
    PlaceLeader,
    PlaceTile,
    PlayCatastrophe,
    SwapTiles,
    TakeTreasure,
    WithdrawLeader,
)
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.games.tigris.teaching import TIGRIS
from imperium_desktop.games.tigris.teaching.odds import percent_holding
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.teaching.hints import HintContext, Volume
from tests.games.tigris.teaching.scenes import (
    CHAIN,
    GAME,
    HOME,
    JOIN,
    MARKETS,
    NEAR_B2,
    PRIESTS,
    REVOLT,
    TWO_TRADERS,
    TWO_WARS,
    Scene,
)
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying


def test_a_leader_on_the_board_can_also_be_taken_back() -> None:
    assert Scene(path="leader/lion/king", **HOME).facts("leader_squares")["origin"] == "I6"
    assert Scene(hover=WithdrawLeader("lion", "king"), **HOME).facts("leader_squares")["origin"] == "I6"
    assert Scene(hover=MoveLeader("lion", "king", "H7"), **HOME).facts("leader_squares")["leader"] == "king"


def test_a_point_for_a_rival_and_for_the_king_who_stands_in() -> None:
    assert Scene(hover=PlaceTile("market", "I5"), leaders={"bull king": "I6"}).facts("tile_point") == {
        "sphere": "green",
        "leader": "king",
        "seat": 1,
        "mine": 0,
        "missing": "trader",
    }


def test_a_tile_that_touches_no_kingdom_brings_no_point() -> None:
    assert Scene(hover=PlaceTile("market", "F9"), **HOME).facts("tile_no_point")["why"] == "no_kingdom"


def test_no_point_is_not_told_of_a_tile_that_joins_kingdoms() -> None:
    assert find("tile_no_point", Scene(hover=JOIN, **TWO_TRADERS).hints()) is None


def test_the_king_keeps_the_points_where_no_rival_finds_room() -> None:
    walled: dict[str, Any] = {"leaders": {"lion king": "A2", "bull trader": "F9"}, "tiles": {"market": "B1 B3 C2"}}
    assert find("king_competition", Scene(path="rack/market", **walled).hints()) is None
    with_room: dict[str, Any] = {**walled, "tiles": {"market": "B1 B3"}}
    assert Scene(path="rack/market", **with_room).facts("king_competition") == {"leader": "trader", "own": 1}


def test_the_king_does_not_compete_where_another_collects() -> None:
    hover = PlaceTile("market", "F11")
    for trader in ("lion trader", "bull trader"):
        leaders = {"lion king": "I6", trader: "F9"}
        assert find("king_competition", Scene(hover=hover, leaders=leaders).hints()) is None


def test_a_catastrophe_names_the_leaders_that_leave() -> None:
    scene = Scene(hover=PlayCatastrophe("J7"), leaders={"lion king": "K7", "bull farmer": "J6"}, tiles={"temple": "J7"})
    hint = find("catastrophe_preview", scene.hints())
    assert hint is not None
    assert hint.events == (
        events.LeaderOrphaned(0, "king", "K7"),
        events.LeaderOrphaned(1, "farmer", "J6"),
    )
    assert Scene(path="rack/catastrophe").facts("catastrophe_preview") == {"left": 2, "parts": 0, "leaders": 0}


def test_an_empty_square_is_cut_into_nothing() -> None:
    scene = Scene(hover=PlayCatastrophe("J6"), leaders={"lion king": "I6"}, tiles={"temple": "K6"})
    assert scene.facts("catastrophe_preview")["parts"] == 0


def test_a_treasure_that_another_leader_or_tile_would_bring() -> None:
    assert Scene(hover=PlaceTile("farm", "E2"), **NEAR_B2).facts("treasure_near") == {"squares": (), "count": 1}
    assert Scene(hover=PlaceLeader("lion", "trader", "A2"), **CHAIN).facts("treasure_near")["count"] == 2
    assert find("treasure_near", Scene(path="rack/market", **NEAR_B2).hints()) is None
    assert find("treasure_near", Scene(**NEAR_B2, hands={"lion": "kkrrgg"}).hints()) is None, "needs a farm in hand"


def test_a_treasure_behind_a_war_is_not_near() -> None:
    war: dict[str, Any] = {**NEAR_B2, "leaders": {"lion trader": "G3", "bull trader": "B3"}}
    assert find("treasure_near", Scene(**war).hints()) is None


def test_a_gift_is_known_although_the_rival_would_still_choose() -> None:
    scene = Scene(
        hover=PlaceTile("settlement", "H3"),
        leaders={"bull trader": "G3", "lion king": "F9"},
        tiles={"market": "I3 J3 K3 K2"},
    )
    assert scene.facts("treasure_gift") == {"rival": 1, "count": 1}


def test_the_game_ends_with_this_turn() -> None:
    near_end = Scene(PlaceTile("farm", "E2"), **NEAR_B2, treasures="B2 F3 O9", taken={"lion": 3, "bull": 4})
    facts = near_end.facts("end_near_treasures")
    assert (facts["left"], facts["last"]) == (2, 1)


def test_hidden_tiles_are_counted_without_those_shown_in_this_action() -> None:
    scene = Scene(
        JOIN,
        ChooseWar("black"),
        CommitSupport("settlement", 0),
        CommitSupport("settlement", 2),
        **{**TWO_WARS, "hands": {"lion": "kbgggg", "bull": "kkrrbg"}},
    )
    assert scene.facts("attacker_commit")["hidden"] == 4


def test_a_settled_conflict() -> None:
    lost = Scene(PlaceLeader("lion", "king", "I8"), **{**REVOLT, "leaders": {"bull king": "I6"}})
    assert find("dump_tiles", lost.hints()) is None, "2 against 1 and what the Bull may hold is open"
    sure: dict[str, Any] = {**REVOLT, "hands": {"lion": "krrbgg", "bull": ""}}
    assert Scene(PlaceLeader("lion", "king", "I8"), **sure).facts("dump_tiles") == {"won": 1, "tile": "temple"}
    assert Scene(JOIN, CommitSupport("market", 0), **TWO_TRADERS).facts("dump_tiles") == {"won": 1, "tile": "market"}
    hopeless: dict[str, Any] = {**TWO_TRADERS, "hands": {"lion": "kgbbbb", "bull": "kkrrbg"}}
    assert Scene(JOIN, **hopeless).facts("dump_tiles") == {"won": 0, "tile": "market"}
    empty: dict[str, Any] = {**TWO_TRADERS, "hands": {"lion": "kbbbbb", "bull": "kkrrbg"}}
    assert find("dump_tiles", Scene(JOIN, **empty).hints()) is None, "nothing to throw in"


def test_a_defender_who_already_wins_has_nothing_to_lose() -> None:
    stakes = Scene(JOIN, CommitSupport("market", 0), **TWO_TRADERS).facts("defender_commit")
    assert (stakes["missing"], stakes["gain"], stakes["loss"]) == (0, 2, 0)


def test_stakes_of_a_revolt_are_one_red_point() -> None:
    stakes = Scene(PlaceLeader("lion", "king", "I8"), **REVOLT).facts("attacker_commit")
    assert (stakes["gain"], stakes["loss"], stakes["sphere"]) == (1, 1, "red")


def test_a_conflict_cites_its_own_paragraph() -> None:
    revolt = find("attacker_commit", Scene(PlaceLeader("lion", "king", "I8"), **REVOLT).hints())
    war = find("attacker_commit", Scene(JOIN, **TWO_TRADERS).hints())
    assert revolt is not None
    assert war is not None
    assert (revolt.rule, war.rule) == ("§6.4", "§7.6")


def test_a_war_that_calls_off_another_only_if_it_is_lost() -> None:
    """I6 to K6 tie the Bull's king to the joining tile even without the markets."""
    tiles = {"temple": "G5 L5", "market": "H5 J5 K5", "settlement": "I6 J6 K6"}
    order = Scene(JOIN, hover=ChooseWar("green"), **{**TWO_WARS, "tiles": tiles}).facts("war_order")
    assert (order["attacker_off"], order["defender_off"]) == ((), ("black",))


def test_priests_under_the_pointer() -> None:
    assert find("priest_war", Scene(hover=PlaceTile("settlement", "H7"), **PRIESTS).hints()) is not None
    assert find("priest_war", Scene(hover=PlaceTile("settlement", "H6"), **PRIESTS).hints()) is None


def test_building_is_harmless_on_another_base() -> None:
    """Two squares, only one of which takes the last temple."""
    scene: dict[str, Any] = {"leaders": {"lion king": "H7"}, "tiles": {"temple": "J6 J7 J5 I5"}}
    placed = PlaceTile("temple", "I6")
    assert find("monument_costs_leader", Scene(placed, **scene).hints()) is not None
    assert find("monument_costs_leader", Scene(placed, path="base/I5", **scene).hints()) is None
    assert find("monument_costs_leader", Scene(placed, path="base/I6", **scene).hints()) is not None


def test_swapping_under_the_pointer_and_as_last_action() -> None:
    assert Scene(hover=SwapTiles(), actions_left=1).facts("swap") == {"spheres": (), "most": 6, "again": 0}
    assert find("swap", Scene(hands={"lion": "kkrbbb"}, points={"lion": [3, 2, 4, 1]}, bag=0).hints()) is None


def test_the_choice_of_a_dynasty_has_its_hint() -> None:
    match = Match(GAME, TigrisSetup(seats=3), 1)
    assert [hint.id for hint in TIGRIS.hints(match.seen_by(match.waiting.seat))] == ["dynasty_choice"]


def test_the_weakest_spheres_are_told_with_the_treasures_placed() -> None:
    """3, 2, 11, 3: no sphere is far behind the next, and yet blue points are worthless now."""
    facts = Scene(**HOME, points={"lion": [3, 2, 11, 3]}).facts("weakest_tile")
    assert (facts["spheres"], facts["points"], facts["treasures"]) == (("red",), 2, 0)
    behind: dict[str, Any] = {
        "points": {"lion": [3, 2, 11, 3]},
        "treasures": "K1 B2 P2 F3 N5 I7 B8 O9 F10",
        "taken": {"lion": 1},
    }
    facts = Scene(**HOME, **behind).facts("weakest_tile")
    assert (facts["spheres"], facts["points"], facts["treasures"]) == (("black", "red", "green"), 3, 1)


def test_a_leader_without_room_for_its_tiles_is_sent_elsewhere() -> None:
    """The farmer's kingdom touches no river, so the next square is one that does."""
    facts = Scene(leaders={"lion farmer": "K2"}, points={"lion": [5, 5, 1, 6]}).facts("weakest_leader")
    assert (facts["leader"], facts["blocked"], facts["placed"]) == ("farmer", 1, 1)


def test_a_leader_who_is_paid_already_stays_where_he_is() -> None:
    """The king earns in the west; the monument in the east has no king either."""
    two = {
        "bases": {"settlement": "A5 B5 A6 B6", "market": "J5 K5 J6 K6"},
        "monuments": {"black_red": "A5", "black_green": "J5"},
    }
    unpaid: dict[str, Any] = {**two, "tiles": {"temple": "C5"}, "leaders": {"bull priest": "C6", "bull trader": "I6"}}
    assert Scene(**unpaid).facts("monument_free")["leader"] == "king"
    paid: dict[str, Any] = {**unpaid, "leaders": {**unpaid["leaders"], "lion king": "D5"}}
    assert find("monument_free", Scene(**paid).hints()) is None


def test_a_war_among_several_is_no_sure_thing() -> None:
    assert find("war_open", Scene(**TWO_WARS).hints()) is None


def test_the_odds_of_the_only_own_war_are_told() -> None:
    one, two = (Scene(hover=JOIN, **scene).facts("war_preview") for scene in (TWO_TRADERS, TWO_WARS))
    assert (one["odds"], one["percent"]) == (1, 93), "as when the tiles are added"
    assert two["odds"] == 0


def test_the_best_order_of_wars_is_named() -> None:
    """The traders first: if the Bull loses them, the kings never meet; but nobody adds, so he wins 2 against 1."""
    order = Scene(JOIN, **{**TWO_WARS, "tiles": {"temple": "G5 L5", "market": "H5 H4 H6 J5 K5"}}).facts("war_order")
    assert (order["first"], order["gain"], order["last"], order["less"], order["more_loss"]) == (
        "green",
        3,
        "black",
        2,
        0,
    )


def test_the_treasure_to_leave_is_far_from_the_traders_of_rivals() -> None:
    nearer_to_k1: dict[str, Any] = {**CHAIN, "leaders": {"bull trader": "L11"}}
    choice = Scene(PlaceLeader("lion", "trader", "A2"), **nearer_to_k1).facts("treasure_choice")
    assert (choice["leave"], choice["steps"]) == ("F3", 14)


def test_a_monument_is_recommended_that_pays() -> None:
    offer = Scene(PlaceTile("market", "K5"), **MARKETS).facts("monument_offer")
    assert (offer["best"], offer["mine"], offer["theirs"]) == ("red_green", 1, 0)


# Odds


def test_odds_are_those_of_the_worlds_that_could_be() -> None:
    """As often as the defender holds enough in imagined worlds, so likely it is said to be."""
    seen = Scene(JOIN, **TWO_TRADERS).seen()
    look = HintContext(seen)
    chance, worlds = Chance(4), 1500
    hands = [seen.imagine(chance).state.players[1].hand.count("g") for _ in range(worlds)]
    for least in range(1, 5):
        share = 100 * sum(held >= least for held in hands) / worlds
        assert percent_holding(look, 1, GREEN, least) == pytest.approx(share, abs=4)


def test_odds_know_what_is_certain() -> None:
    look = HintContext(Scene(JOIN, **TWO_TRADERS).seen())
    assert percent_holding(look, 1, GREEN, 0) == 100
    assert percent_holding(look, 1, GREEN, 7) == 0, "more than the hand holds"
    assert percent_holding(look, 1, GREEN, 6) == 1, "hardly, but who knows"


# How much, and for whom


def test_whoever_waits_gets_no_hints() -> None:
    match = Scene().match()
    assert TIGRIS.hints(match.seen_by(1)) == ()


def test_volume() -> None:
    scene = Scene(hover=PlaceLeader("lion", "king", "I8"), **REVOLT)
    lots, some = scene.hints(), scene.hints(Volume.SOME)
    assert [hint.id for hint in lots] == ["revolt_preview", "leader_squares"]
    assert [hint.id for hint in some] == ["revolt_preview"]
    assert scene.hints(Volume.NONE) == ()


# Whole games


def played(seed: int, **variants: Any) -> Iterator[AnyMatch]:
    """A random game at its decisions."""
    chance = Chance(seed)
    match = Match(GAME, TigrisSetup(seats=2 + seed % 3, **variants), seed, listening=False)
    while match.decision is not None:
        yield match
        decision = match.waiting
        some = list(decision.options)
        if decision.kind == "tigris.take_action":
            kinds = sorted({type(option).__name__ for option in some} - {"WithdrawLeader", "EndTurn"}) or ["EndTurn"]
            kind = chance.one_of(kinds)
            some = [option for option in some if type(option).__name__ == kind]
        answer = tuple(some[: decision.pick[0]]) if decision.picks_several else chance.one_of(some)
        match.answer(answer)


@pytest.mark.parametrize("seed", range(6))
def test_hints_through_a_whole_game(seed: int) -> None:
    chance = Chance(seed)
    names: dict[str, set[str]] = {}
    for match in played(seed, conflict_support="english" if seed % 2 else "standard"):
        seen = match.seen_by(match.waiting.seat)
        other = seen.imagine(chance).seen_by(seen.seat)
        hovered = [chance.one_of(match.waiting.options) for _ in range(3)]
        for path, hover in [((), None), *((option.path[:1], None) for option in hovered), *(((), h) for h in hovered)]:
            hints = TIGRIS.hints(seen, path, hover)
            assert TIGRIS.hints(other, path, hover) == hints
            for hint in hints:
                assert names.setdefault(hint.id, set(hint.facts)) == set(hint.facts)
                for language in LANGUAGES:
                    assert_well_said(saying("tigris", language).say(hint))
    assert len(names) > 15


def test_a_swap_offers_only_tiles_in_hand() -> None:
    scene = Scene(SwapTiles(), hover=GiveTile("market"), points={"lion": [3, 2, 4, 1]})
    assert [hint.id for hint in scene.hints()] == ["swap_choice"]


def test_a_treasure_under_the_pointer_changes_nothing() -> None:
    scene = Scene(PlaceLeader("lion", "trader", "A2"), hover=TakeTreasure("F3"), **CHAIN)
    assert [hint.id for hint in scene.hints()] == ["treasure_choice"]
