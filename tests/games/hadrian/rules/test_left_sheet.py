"""§5, §6 Actions and the left sheet."""

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.names import ItemName
from imperium_desktop.games.hadrian.rules.options import ExtendFort, GainWorker, Mine, ReturnWorker
from tests.present import all_of

from .builder import Scenario


def test_a_blank_wall_box_and_one_with_a_cohort() -> None:  # E01
    table = Scenario(Seat(tracks={"fort": 7, "wall": 5}, board={"resource": 2}))
    table.does("raise_wall").then(wall=6, board="1 resource", left=0, center=0, right=0)
    table.does("raise_wall").does("reinforce", cohort="left").then(wall=7, board="", left=1)


def test_a_cohort_of_ones_choice() -> None:  # E04
    seat = Seat(tracks={"left": 2, "right": 1, "guard": 2}, board={"soldier": 1})
    left = Scenario(seat).does("post_guard").does("reinforce", cohort="left")
    left.then(guard=3, left=3, discipline=1, board="")
    centre = Scenario(seat).does("post_guard").does("reinforce", cohort="center")
    centre.then(center=1, left=2, discipline=0)


def test_no_question_for_the_last_cohort() -> None:  # §5.13
    table = Scenario(Seat(tracks={"left": 6, "right": 6, "center": 5, "guard": 2}, board={"soldier": 1}))
    table.does("post_guard").then(center=6, discipline=1)
    assert table.kind == "act"


def test_a_full_cohort_is_refused() -> None:  # §5.13
    table = Scenario(Seat(tracks={"left": 6}, board={"soldier": 1})).does("post_guard")
    assert table.refused("cohort/left") == {"track_full"}


def test_mining_raises_production_and_pays_next_year() -> None:  # E05
    table = Scenario(Seat(tracks={"mining": 1}, board={"servant": 1}))
    table.does("mine").then(mining=2, production=2, board="1 resource")
    table.ends_year()
    path = table.match.waiting.options[0]
    table.match.answer(path)
    assert table.told(events.IncomePaid)[-1].items == ("resource", "resource")


def test_a_guard_for_a_soldier() -> None:  # E06
    table = Scenario(Seat(tracks={"guard": 2}, board={"soldier": 1}))
    table.does("post_guard").does("reinforce", cohort="right").then(guard=3, right=1)


def test_chains_of_the_fort() -> None:  # E07
    table = Scenario(Seat(tracks={"fort": 6, "wall": 1, "cippi": 2}, board={"resource": 10}))
    assert "fort_locked" in table.refused("box/cippi/3")
    assert table.facts("fort_locked", "box/cippi/3") == {"box": 7}
    for box in range(2, 7):
        table.does("raise_wall", box=box)
        if table.kind == "cohort":
            table.does("reinforce", cohort="left")
    assert table.facts("fort_locked", "box/wall/7") == {"box": 7}
    assert table.facts("infrastructure_low", "building/granary_large")["have"] == 3


def test_what_granaries_need() -> None:  # E08
    table = Scenario(Seat(tracks={"fort": 6}, board={"servant": 2, "builder": 2, "resource": 3}))
    assert table.may("building/granary_medium")
    assert table.refused("building/granary_large") >= {"infrastructure_low", "build_smaller_first"}
    assert table.facts("infrastructure_low", "building/granary_large") == {"have": 3, "need": 5}


def test_the_medium_granary_opens_its_sections() -> None:  # E09
    table = Scenario(
        Seat(tracks={"fort": 7, "mining": 4, "production": 2}, board={"servant": 2, "builder": 2, "resource": 1})
    )
    assert "granary_locked" in table.refused("box/mining/5")
    assert table.facts("granary_locked", "box/mining/5") == {"building": "granary_medium"}
    table.does("build", building="granary_medium").then(board="1 builder, 1 servant")
    table.does("mine").then(mining=5, production=3, board="1 builder, 1 resource")
    table.does("extend_fort", worker="builder").then(fort=8, board="1 civilian, 1 resource")


def test_the_large_granary() -> None:  # E10
    table = Scenario(
        Seat(tracks={"fort": 11}, built=("granary_medium",), board={"servant": 1, "builder": 1, "resource": 2})
    )
    table.does("build", building="granary_large").then(board="", renown=1, granary_large=1)


def test_buildings_that_pay_every_year() -> None:  # E11
    table = Scenario(Seat(tracks={"fort": 13}, built=("hotel_large", "road_small"), board={"resource": 3}))
    table.does("build", building="workshop_small").then(board="1 builder")
    table.ends_year()
    table.match.answer(table.match.waiting.options[0])
    assert table.told(events.IncomePaid)[-1].items == ("resource", "civilian", "civilian", "builder")
    assert table.kind == "road_attribute"
    assert len(table.match.waiting.options) == 4
    table.does("raise_attribute", attribute="piety").then(piety=1)
    assert table.kind == "act"


def test_the_forum_with_a_mixed_pair() -> None:  # E12
    table = Scenario(Seat(board={"servant": 1, "civilian": 1}), year=2)
    table.does("exchange_workers", box=1).then(board="1 builder", forum="2...")
    assert "year_limit" in table.refused("box/forum/2")


def test_the_forum_with_an_equal_pair() -> None:  # E13
    table = Scenario(Seat(board={"servant": 3, "soldier": 2}))
    table.does("exchange_workers", box=3)
    assert table.refused("worker/soldier") == {"soldier_excluded"}
    assert "soldier_excluded" in table.refused("worker/servant", "worker/soldier")
    table.returns("servant", "servant")
    assert {option.worker for option in all_of(GainWorker, table.match.waiting.options)} == {"builder", "civilian"}
    assert table.refused("worker/servant") == {"same_worker_kind"}
    assert table.refused("worker/soldier") == {"soldier_excluded"}
    table.cannot(GainWorker("servant"), "same_worker_kind")
    table.does("gain_worker", worker="civilian").then(board="2 soldier, 1 servant, 1 civilian")


def test_the_forum_takes_two_workers() -> None:  # §5.12
    table = Scenario(Seat(board={"servant": 1, "soldier": 2}))
    assert table.facts("no_worker", "box/forum/1") == {"kinds": "any", "n": 1}
    held = Scenario(Seat(board={"servant": 2, "builder": 1})).does("exchange_workers", box=1)
    assert held.facts("lacks_items", "worker/builder", "worker/builder") == {"items": ("builder",)}
    assert held.may("worker/builder")
    assert held.refused("box/forum/1") == {"not_now"}
    held.cannot((ReturnWorker("servant"),), "too_few")


def test_the_large_granary_opens_the_last_sections() -> None:  # §6.7
    closed = Scenario(Seat(tracks={"mining": 9, "guard": 12}, board={"servant": 1, "soldier": 1}))
    for key in ("box/mining/10", "box/guard/13"):
        assert closed.refused(key) == {"granary_locked"}
        assert closed.facts("granary_locked", key) == {"building": "granary_large"}
    opened = Scenario(Seat(tracks={"mining": 9}, built=("granary_large",), board={"servant": 1}))
    opened.does("mine").then(mining=10)


def test_monolith() -> None:  # E14
    board: dict[ItemName, int] = {"builder": 3, "resource": 4}
    table = Scenario(Seat(tracks={"piety": 15, "discipline": 8}, board=board))
    table.does("build_landmark", landmark="monolith").then(discipline=10, board="3 builder, 2 resource", monolith=1)
    assert table.refused("landmark/monolith") == {"already_built"}
    low = Scenario(Seat(tracks={"piety": 14}, board=board))
    assert low.refused("landmark/monolith") == {"attribute_low"}
    assert low.facts("attribute_low", "landmark/monolith") == {"attribute": "piety", "have": 14, "need": 15}


def test_points_that_bring_points_and_workers() -> None:  # E15
    tracks = {"renown": 2, "piety": 16, "valour": 3, "discipline": 9, "wall": 3, "fort": 4}
    renown = Scenario(Seat(tracks=tracks, board={"resource": 1})).does("raise_wall")
    renown.does("reinforce", cohort="left").then(renown=3, board="1 civilian")
    small = Seat(tracks={**tracks, "priests": 1}, board={"servant": 1, "builder": 1, "resource": 1})
    piety = Scenario(small).does("build", building="temple_small")
    piety.then(piety=17, renown=3, board="1 civilian")


def test_fort_with_soldiers() -> None:  # E30
    table = Scenario(Seat(board={"builder": 2, "soldier": 1}))
    table.does("extend_fort", worker="builder").does("extend_fort", worker="soldier")
    assert table.refused("box/fort/3", "worker/soldier") == {"lacks_items"}
    assert table.refused("box/fort/3", "worker/servant") == {"wrong_worker"}
    table.does("extend_fort", worker="builder").then(fort=3, board="")
    assert "infrastructure_low" not in table.refused("building/hotel_small")
    assert table.facts("infrastructure_low", "building/workshop_small") == {"have": 2, "need": 3}


def test_the_bonus_of_a_small_road() -> None:  # E33
    table = Scenario(
        Seat(tracks={"fort": 9, "piety": 5, "discipline": 1}, board={"servant": 2, "builder": 1, "resource": 1})
    )
    table.does("build", building="road_small")
    assert table.refused("attribute/renown") == table.refused("attribute/valour") == {"not_on_road"}
    table.does("raise_attribute", attribute="piety").then(piety=6, board="1 servant")


def test_training_fills_a_guard_box_once_a_year() -> None:  # §6.9
    table = Scenario(Seat(board={"builder": 2}), year=2)
    table.does("train_guard").does("reinforce", cohort="left").then(guard=1, left=1, training="2....")
    assert table.refused("box/training/2") == {"year_limit"}


def test_the_forum_serves_once_a_year() -> None:  # §6.11
    table = Scenario(Seat(forum="12", board={"servant": 4}), year=2)
    assert table.refused("box/forum/3") == {"year_limit"}
    later = Scenario(Seat(forum="12", board={"servant": 4}), year=3)
    assert {option.box for option in later.options("exchange_workers")} == {3, 4}


def test_full_training_grounds() -> None:  # §6.9, §5.12
    table = Scenario(Seat(training="12345", board={"builder": 1}), year=6)
    assert not table.options("train_guard")
    assert table.refused("box/training/5") == {"track_full"}


@pytest.mark.parametrize(("guard", "cause"), [(6, "granary_locked"), (18, "track_full")])
def test_training_needs_an_open_guard_box(guard: int, cause: str) -> None:  # §5.12, ruling 4
    built = ("granary_large",) if guard == 18 else ()
    table = Scenario(Seat(tracks={"guard": guard}, built=built, board={"builder": 1}))
    assert table.refused("box/training/1") == {"no_guard_box", cause}


def test_boxes_of_a_track_go_in_order() -> None:  # §5.4
    table = Scenario(Seat(tracks={"mining": 2}, board={"servant": 1}))
    assert table.refused("box/mining/1") == {"box_filled"}
    assert table.refused("box/mining/4") == {"in_order"}
    assert table.facts("in_order", "box/mining/4") == {"box": 3}
    assert "granary_locked" in table.refused("box/mining/5")
    table.cannot(Mine(4), "in_order")


def test_what_is_missing_for_a_cost() -> None:  # §5.12
    table = Scenario(Seat(tracks={"fort": 1}))
    assert table.refused("building/granary_medium") == {"lacks_items"}
    assert table.facts("lacks_items", "building/granary_medium") == {"items": ("builder", "servant", "resource")}
    assert table.refused("box/fort/2") == {"no_worker"}
    assert table.facts("lacks_items", "box/mining/1") == {"items": ("servant",)}
    assert table.facts("lacks_items", "box/wall/1") == {"items": ("resource",)}
    table.cannot(ExtendFort(2, "builder"), "no_worker")


def test_points_beyond_the_end_are_lost() -> None:  # §5.6
    table = Scenario(Seat(tracks={"discipline": 25, "guard": 1}, board={"soldier": 1}))
    table.does("post_guard").then(guard=2, discipline=25, board="")
    assert table.told(events.GainLost)[-1].area == "discipline"


def test_boxes_that_only_icons_fill() -> None:  # §5.3
    table = Scenario()
    for key in ("box/renown/1", "box/left/1", "box/production/2", "box/disdain/1"):
        assert table.refused(key) == {"icons_only"}
    assert table.refused("building/granary_small") == {"already_built"}
