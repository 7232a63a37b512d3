"""Hints of Imperial Settlers: situations with several faces, whole games."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.settlers.bot import SettlersAdviser
from imperium_desktop.games.settlers.rules.events import GoodsGained, PointsScored
from imperium_desktop.games.settlers.rules.names import SUPPLY
from imperium_desktop.games.settlers.rules.options import (
    Activate,
    ActivateTwice,
    Build,
    ChooseDeal,
    MakeDeal,
    Pass,
    RazeCard,
    RazeLocation,
)
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.games.settlers.teaching import SETTLERS
from imperium_desktop.games.settlers.teaching.context import Context, face, own
from imperium_desktop.games.settlers.teaching.prospects import Deed, lines
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match, Seen
from imperium_desktop.rules.table import Option
from imperium_desktop.teaching.hints import HintContext
from imperium_desktop.ui.stage.funnel import path_of
from tests.games.settlers.teaching.positions import ALONE, GAME, LAST, RAID, STONES, TWO_DEALS, Scene
from tests.games.settlers.teaching.scenes import CASES
from tests.present import present
from tests.teaching.saying import LANGUAGES, assert_well_said, find, saying


@pytest.mark.parametrize(
    ("locations", "foundations", "best", "sort"),
    [
        (["COM069", "COM007"], ["COM012"], "COM012", "foundation"),
        ([{"card": "COM044", "paid": [["worker", "wood"]]}, "COM007"], [], "COM044", "used"),
        (["ROM027", "COM007"], [], "COM007", "other"),
    ],
)
def test_what_to_give_up(locations: list[object], foundations: list[str], best: str, sort: str) -> None:
    scene = Scene(path="hand/ROM012 build", **STONES, locations=locations, foundations=foundations)
    assert scene.facts("give_up_first") == {"card": best, "sort": sort}


@pytest.mark.parametrize(
    ("card", "owner", "reason"),
    [
        ("COM069", RAID, "no_raze_field"),
        ("BAR001", RAID, "faction_safe"),
        ("COM012", {**RAID, "passed": True}, "owner_passed"),
    ],
)
def test_the_rules_say_why_something_cannot_be_razed(card: str, owner: dict[str, object], reason: str) -> None:
    scene = Scene(path=f"location/{card}", supply={"raze": 2}, rivals=({**owner, "locations": [card]},))
    hint = find("cannot_raze", scene.hints())
    assert hint is not None
    assert hint.facts["reason"] == reason
    assert (
        hint.rule
        == present(GAME.why_not(scene.match().state, scene.match().waiting, (f"location/{card}", "raze"))).rule
    )


def test_tokens_without_any_target() -> None:
    scene = Scene(supply={"raze": 2}, rivals=({**RAID, "locations": ["BAR001"]},))
    assert scene.facts("cannot_raze") == {"card": "", "reason": "faction_safe", "from_hand": 0}


def test_cards_for_the_gate_before_the_last_pass() -> None:
    gate: dict[str, Any] = {"faction": "japanese", "locations": ["JAP013"], "hand": ["COM007", "COM012"]}
    assert Scene(hover=Pass(), **gate, **LAST).facts("last_round") == {"gates": ("JAP013",), "hand": 2, "cards": ()}
    assert find("last_round", Scene(hover=Pass(), **{**gate, "hand": []}, **LAST).hints()) is None


def test_goods_for_which_a_depot_has_room_are_not_lost() -> None:
    depot: dict[str, Any] = {
        "supply": {"wood": 4, "stone": 1},
        "locations": ["FRC06"],
        "variants": {"expansion": "common"},
    }
    assert Scene(hover=Pass(), **depot).facts("lost_in_cleanup")["lost"] == ("wood", "stone")


def test_the_deal_under_the_pointer() -> None:
    scene = CASES["rivals_deal"].given
    assert isinstance(scene, Scene)
    scene = Scene(
        *scene.answers,
        hover=ChooseDeal("BAR024"),
        supply={"worker": 1},
        locations=["ROM010"],
        rivals=(TWO_DEALS,),
        round=4,
    )
    assert scene.facts("rivals_deal") == {"card": "BAR024", "goods": ("stone",), "more": 1, "taken": 1}


def test_colours_are_counted_without_what_is_given_up() -> None:
    altar: dict[str, Any] = {
        "faction": "egyptians",
        "supply": {"stone": 1},
        "hand": ["EGY002"],
        "locations": ["COM033", "COM036"],
    }
    assert find("colour_full", Scene(hover=Build("EGY002", "COM033"), **altar).hints()) is None
    kept = Scene(hover=Build("EGY002", "COM069"), **{**altar, "locations": ["COM033", "COM036", "COM069"]})
    assert kept.facts("colour_full")["most"] == 3


def test_the_race_is_judged_from_the_third_round_on() -> None:
    behind: dict[str, Any] = {**ALONE, "alone": {"queue": ["wood"], "collection": ["COM005"]}}
    assert find("losing_the_race", Scene(**{**behind, "round": 2}).hints()) is None
    assert Scene(**behind).facts("losing_the_race")["mine"] == 0


@pytest.mark.parametrize("id", ["defend", "exposed", "pass_is_safe"])
def test_nobody_is_warned_of_razing_in_the_peaceful_variant(id: str) -> None:
    scene = CASES[id].given
    assert isinstance(scene, Scene)
    fields: dict[str, Any] = {**scene.seats[0]}
    peaceful = Scene(rivals=(RAID,), variants={"peaceful": "yes"}, **fields)
    assert find(id, peaceful.hints()) is None


def test_gold_that_is_kept_pays_for_another_card() -> None:
    scene = Scene(Build("COM007"), supply={"wood": 2, "gold": 1}, hand=["COM007", "COM036"])
    assert scene.facts("keep_gold")["card"] == "COM036"
    scene = Scene(Build("COM007"), supply={"wood": 2, "gold": 1}, hand=["COM007", "COM008"])
    assert scene.facts("keep_gold")["card"] == ""


def test_what_brings_its_price_back_is_named_first() -> None:
    """1 Gold: the Deal returns it, so that the Quarry can be paid afterwards."""
    gold: dict[str, Any] = {
        "faction": "egyptians",
        "supply": {"gold": 1},
        "hand": ["EGY026", "EGY019"],
        "locations": ["COM069"],
    }
    facts = Scene(**gold, round=2).facts("both_fit")
    assert (facts["first"], facts["first_way"], facts["second"]) == ("EGY019", "deal", "EGY026")
    assert facts["have"] == ("gold",)


def test_a_location_is_used_before_it_is_given_up() -> None:
    empire: dict[str, Any] = {
        "supply": {"stone": 1, "wood": 2},
        "hand": ["ROM029"],
        "locations": ["COM076"],
        "round": 4,
    }
    facts = Scene(**empire).facts("both_fit")
    assert (facts["first"], facts["first_way"]) == ("COM076", "use")
    assert (facts["second"], facts["second_given"]) == ("ROM029", "COM076")


def test_a_third_line_of_play_excludes_the_other_two() -> None:
    facts = Scene(supply={"wood": 2}, hand=["COM005", "COM044", "COM041"], round=3).facts("one_or_other")
    assert {facts["first"], facts["second"], facts["third"]} == {"COM005", "COM044", "COM041"}
    assert Scene(supply={"wood": 2}, hand=["COM005", "COM044"], round=3).facts("one_or_other")["third"] == ""


# Whole games


@pytest.mark.parametrize("seed", range(4))
def test_hints_through_a_whole_game(seed: int) -> None:
    chance = Chance(seed)
    names: dict[str, set[str]] = {}
    match = Match(GAME, SettlersSetup(seats=1 + seed), seed, listening=False)
    while match.decision is not None:
        decision = match.waiting
        sort = chance.one_of(sorted({option.name for option in decision.options} - {"pass"}) or ["pass"])
        some = [option for option in decision.options if option.name == sort]
        hovered = chance.one_of(some)
        seen = match.seen_by(decision.seat)
        for path, hover in (((), None), (hovered.path[:2], None), ((), hovered)):
            for hint in SETTLERS.hints(seen, path, hover):
                assert names.setdefault(hint.id, set(hint.facts)) == set(hint.facts)
                for language in LANGUAGES:
                    assert_well_said(saying("settlers", language).say(hint))
        match.answer(tuple(some[: max(1, decision.pick[0])]) if decision.picks_several else hovered)
    assert len(names) > 12


def greedy_turns(seats: int, seed: int) -> Iterator[Seen[Any, Any]]:
    """What the seat that acts sees, turn by turn."""
    match = Match(GAME, SettlersSetup(seats=seats), seed, listening=False)
    bot = GreedyBot(SettlersAdviser(), Chance(seed))
    while match.decision is not None:
        seen = match.seen_by(match.waiting.seat)
        if match.waiting.kind == "settlers.act":
            yield seen
        match.answer(bot.choose(seen))


@pytest.mark.parametrize("seed", range(3))
def test_what_a_line_of_play_brings_is_what_the_rules_give(seed: int) -> None:
    """Goods at once, told by the hints, against the events of the real thing; cards are drawn later."""
    compared = 0
    for seen in greedy_turns(2 + seed % 2, 40 + seed):
        look = HintContext(seen)
        for line in lines(look):
            option = next(one for one in seen.decision.options if leads_to(one, line))
            preview = seen.preview(option)
            if preview.decision is not None and preview.decision.kind in ASKED_BEFORE_GAINING:
                continue
            told = [good for event in preview.told(GoodsGained) if event.seat == seen.seat for good in event.goods]
            points = sum(event.points for event in preview.told(PointsScored) if event.seat == seen.seat)
            promised = Counter(good for good in line.now if good in SUPPLY)
            assert Counter(told) <= promised, line
            if preview.decision is None:
                assert Counter(told) == promised, line
            assert points <= line.now.count("vp") + sphinxes(look), line
            compared += 1
    assert compared > 100


ASKED_BEFORE_GAINING = ("settlers.pay", "settlers.copy_target", "settlers.produce_deal", "settlers.price_card")


def leads_to(option: Option, line: Deed) -> bool:
    match option:
        case Build(card, given):
            return (line.way, line.card, line.given) == ("build", card, given)
        case MakeDeal(card):
            return (line.way, line.card) == ("deal", card)
        case RazeCard(card):
            return (line.way, line.card) == ("raze_card", card)
        case RazeLocation(card):
            return (line.way, line.card) == ("raze_location", card)
        case Activate(card) | ActivateTwice(card):
            return (line.way, line.card) == ("use", card)
    return False


def sphinxes(look: Context) -> int:
    """§9.5.5 What they add is no part of a line."""
    return 2 * sum(face(look, place.card).key == "sphinx" for place in own(look).locations)


@pytest.mark.parametrize("id", sorted(SETTLERS.urging - {"better_location"}))
def test_a_suggestion_does_with_a_card_what_the_hint_says(id: str) -> None:
    """Not only something with the same card: who is told to raze one is not shown how to build it."""
    seen = CASES[id].given.seen()
    hint = present(find(id, SETTLERS.hints(seen)))
    suggested = GreedyBot(SettlersAdviser(), Chance(1)).suggest(seen, hint.wanted)
    assert path_of(suggested)[: len(hint.move)] == hint.move != ()
