"""§4 Year setup, §5.10 the order of seats, §8 the attack, §10 one and two players, §11.1 nothing is passed."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.games.hadrian.rules.attack import attack_size, defences, year_attacks
from imperium_desktop.games.hadrian.rules.options import ChoosePath, EndYear, Mine
from tests.present import all_of

from .builder import CONTENT, Scenario

# §4


def test_path_and_prospect() -> None:  # E02
    table = Scenario(
        Seat(paths=("defender", "ranger"), drawn=("pontiff", "trainer")),
        Seat(),
        Seat(),
        year=3,
        phase="paths",
        active=0,
    )
    assert table.refused("card/ranger") == {"not_drawn"}
    table.cannot(ChoosePath("ranger"), "not_drawn")
    table.does("choose_path", card="pontiff")
    for _ in range(2):
        assert table.state.players[0].paths == ("defender", "ranger")
        table.match.answer(table.match.waiting.options[0])
    table.then(paths=("defender", "ranger", "pontiff"), board="1 servant, 2 resource")
    assert table.player.prospects[-1] == "trainer"


def test_the_first_year() -> None:  # E03
    table = Scenario(Seat(drawn=("trainer", "planner")), phase="year", fate=(1,))
    table.does("choose_path", card="planner")
    table.then(board="1 soldier, 2 builder, 3 servant, 2 civilian, 3 resource")
    assert table.kind == "act"


def test_the_fate_card_pays_everybody() -> None:  # §4.1
    table = Scenario(Seat(), Seat(), Seat(), phase="year", fate=(1,))
    for seat in range(3):
        table.then(of=seat, board="1 soldier, 2 builder, 2 servant, 2 civilian, 1 resource")


def test_choices_are_secret_until_all_have_chosen() -> None:  # §4.2, §4.3
    table = Scenario(Seat(), Seat(), Seat(), phase="year")
    assert table.match.waiting.secret
    first = all_of(ChoosePath, table.match.waiting.options)[0]
    table.match.answer(first)
    assert table.match.view(1).players[0].chosen == "?"
    assert table.match.view(0).players[0].chosen == first.card
    assert table.match.view(1).players[0].drawn == ("?", "?")
    table.match.answer(table.match.waiting.options[0])
    table.match.answer(table.match.waiting.options[0])
    assert table.match.view(1).players[0].paths == (first.card,)


def test_each_road_asks_for_itself() -> None:  # §4.5
    table = Scenario(Seat(built=("road_large",))).ends_year()
    table.match.answer(table.match.waiting.options[0])
    table.does("raise_attribute", attribute="piety").does("raise_attribute", attribute="renown")
    table.then(piety=1, renown=1)
    assert table.kind == "act"


# §5.10


def test_the_start_seat_moves_on_each_year() -> None:  # §5.10
    table = Scenario(Seat(), Seat(), Seat(), year=2)
    assert table.match.waiting.seat == 1
    table.ends_year()
    assert table.match.waiting.seat == 2
    table.ends_year()
    assert table.match.waiting.seat == 0
    assert table.refused("switch_seat/1") == {"seat_finished"}
    table.ends_year()
    assert table.match.waiting.seat == 2


def test_handing_over() -> None:  # §5.10
    table = Scenario(Seat(), Seat(), Seat())
    table.does("switch_seat", rival=2)
    assert table.match.waiting.seat == 2
    assert table.refused("switch_seat/2") == {"not_now"}
    assert table.refused("switch_seat/1", "switch_seat/1") == {"whole_choice"}
    assert table.refused("attack/1") == {"not_now"}
    table.ends_year()
    assert table.match.waiting.seat == 0


def test_paths_and_favours_are_asked_in_the_order_of_seats() -> None:  # §5.10
    paths = Scenario(Seat(), Seat(), Seat(), year=2, phase="year")
    for seat in (1, 2, 0):
        assert (paths.kind, paths.match.waiting.seat) == ("choose_path", seat)
        paths.match.answer(paths.match.waiting.options[0])
    helped = Seat(temple_favours=1)
    attack = Scenario(helped, helped, helped, year=2, fate=(1, 2))
    for _ in range(3):
        attack.ends_year()
    for seat in (1, 2, 0):
        assert (attack.kind, attack.match.waiting.seat) == ("favours", seat)
        attack.does("done")


def test_everybody_acts_again_in_the_next_year() -> None:  # §5.10
    table = Scenario(Seat(), Seat(), Seat())
    for _ in range(3):
        table.ends_year()
    for _ in range(3):
        table.match.answer(table.match.waiting.options[0])
    assert table.state.stakes == (), "no neutral cards among three"
    for seat in (1, 2, 0):
        assert (table.kind, table.match.waiting.seat) == ("act", seat)
        table.ends_year()
    assert table.kind == "choose_path"


# §8


@pytest.mark.parametrize(
    ("centre", "right", "disdain", "valour"),
    [(1, 2, 0, 2), (1, 1, 1, 1), (1, 0, 2, 0), (0, 0, 2, 0)],
)
def test_an_attack(centre: int, right: int, disdain: int, valour: int) -> None:  # E27
    table = Scenario(
        Seat(tracks={"center": centre, "right": right}), year=3, fate=(1, 2, 3), variants={"difficulty": "low"}
    )
    table.ends_year().then(disdain=disdain, valour=valour)


def test_more_cards_attack_at_high_difficulty() -> None:  # E27
    table = Scenario(Seat(), year=3, variants={"difficulty": "high"}).ends_year()
    assert len(table.told(events.AttackTurned)) == 5


def test_workers_of_the_attack_stay_for_the_next_year() -> None:  # E28
    tracks = {"valour": 14, "left": 2, "center": 2, "right": 2}
    table = Scenario(Seat(tracks=tracks, board={"builder": 3}), year=2, fate=(1, 2, 12))
    table.ends_year().then(valour=16, board="3 soldier, 3 builder, 1 servant, 1 civilian, 1 resource")


def test_a_favour_turns_disdain_into_valour() -> None:  # seed, page 21
    table = Scenario(
        Seat(tracks={"center": 1, "right": 1}, temple_favours=1, diplomats={"left": 2}), year=3, fate=(1, 2, 3)
    )
    table.ends_year()
    assert table.kind == "favours"
    assert table.refused("attack/1") == {"attack_held"}
    assert table.refused("attack/2", "favour/left") == {"other_cohort"}
    assert table.refused("attack/2", "favour/right") == {"no_favour"}
    table.does("use_favour", attack=2, favour="temple").then(disdain=0, valour=2, temple_favours=0)


def test_diplomats_defend_their_cohort_and_favours_may_be_kept() -> None:  # §8.3
    seat = Seat(temple_favours=1, diplomats={"right": 2})
    table = Scenario(seat, year=3, fate=(2, 4, 7)).ends_year()
    assert {option.cohort for option in table.options("use_favour", favour="diplomat")} == {"right"}
    assert {option.attack for option in table.options("use_favour", favour="temple")} == {1, 2, 3}
    table.does("use_favour", attack=3, favour="diplomat")
    assert table.refused("attack/3") == {"attack_ignored"}
    table.does("done").then(disdain=2, valour=0, temple_favours=1, diplomats=(-1, -1, 1))


def test_what_becomes_of_each_attack_card() -> None:  # §8.4
    """Cohorts of strength 1, 2 and 0; the second card is ignored, so the centre holds the two after it."""
    player = Scenario(Seat(tracks={"left": 1, "center": 2})).player
    found = defences([0, 1, 1, 1, 1, 0, 2], {2}, player)
    assert found == ["held", "ignored", "held", "held", "through", "through", "through"]


def test_favours_are_offered_only_where_attacks_get_through() -> None:  # §8.3
    seat = Seat(tracks={"center": 1, "right": 1}, temple_favours=2, diplomats={"center": 2, "right": 2})
    table = Scenario(seat, year=3, fate=(1, 2, 3)).ends_year()
    assert {option.attack for option in table.options("use_favour")} == {2, 3}
    table.does("use_favour", attack=3, favour="diplomat").then(disdain=0, valour=2, temple_favours=2)
    assert table.kind == "choose_path", "the other card of this cohort is held now"


def test_crossed_favours_are_not_offered() -> None:  # §8.3
    seat = Seat(temple_favours=1, diplomats={"right": 1})
    table = Scenario(seat, year=3, fate=(2, 3, 7), variants={"difficulty": "low"}).ends_year()
    table.does("use_favour", attack=1, favour="diplomat")
    assert {option.favour for option in table.options("use_favour")} == {"temple"}
    table.does("use_favour", attack=2, favour="temple").then(disdain=1, temple_favours=0, diplomats=(-1, -1, 0))


def test_filled_disdain_boxes_are_not_used_again() -> None:  # §8.5
    table = Scenario(Seat(disdain=2, pardoned=2), year=2, fate=(1, 2), variants={"difficulty": "low"}).ends_year()
    table.then(disdain=4, pardoned=2, marks=2)


def test_an_ignored_card_is_ignored_by_one_player_only() -> None:  # ruling 20
    table = Scenario(Seat(temple_favours=1), Seat(), Seat(), year=1, fate=(2,), active=0)
    for _ in range(3):
        table.ends_year()
    table.does("use_favour", attack=1)
    assert [event.disdain for event in table.told(events.AttackResolved)] == [0, 1, 1]


def test_an_empty_fate_deck_is_made_of_the_discard() -> None:  # §8.7
    table = Scenario(Seat(), year=6, variants={"difficulty": "high"})
    table.state.fate_discards += table.state.fate[5:]
    table.state.fate = table.state.fate[:5]
    discarded = table.state.fate_discards
    table.ends_year()
    assert [event.card for event in table.told(events.AttackTurned)[5:]] != list(discarded[:7])
    assert table.told(events.DeckShuffled)[0].cards == 43
    assert len(table.told(events.AttackTurned)) == 12


def test_attack_cards_go_to_the_discard() -> None:  # §8.7
    table = Scenario(Seat(), year=3, fate=(1, 2, 3, 4), variants={"difficulty": "normal"}).ends_year()
    assert table.state.fate_discards[-5:-1] == (1, 2, 3, 4), "the last one is the next Year's"
    assert table.state.attack == ()


# §10


def test_neutral_cards_bring_more_attacks() -> None:  # E31
    table = Scenario(
        Seat(tracks={"traders": 4 + 1, "patricians": 2}, built=("market",), board={"resource": 2, "soldier": 1}),
        year=2,
        neutrals=("ranger", "merchant"),
        variants={"difficulty": "normal"},
    )
    table.does("buy_good", box=1, neutral=2, rival=None)
    table.does("scout", neutral=1, cells=("A2", "B2", "C2", "D2"))
    table.does("buy_good", box=2, neutral=0, rival=None)
    assert table.state.stakes == (("soldier",), ("resource",))
    assert table.player.market[0] == "4", "the merchant's"
    table.ends_year()
    assert len(table.told(events.AttackTurned)) == 4
    assert table.state.neutral_discards[-2:] == ("ranger", "merchant")
    assert table.state.neutrals == ()
    assert len(table.state.stakes) == 0


def test_each_item_on_a_neutral_card_brings_an_attack() -> None:  # §10.3
    table = Scenario(
        Seat(tracks={"traders": 5}, built=("market",), board={"resource": 3}),
        neutrals=("ranger", "merchant"),
        fate=(1,),
    )
    for box, source in ((1, {"neutral": 2}), (2, {"neutral": 2}), (3, {"neutral": 0, "rival": None})):
        table.does("buy_good", box=box, **source)
    assert table.state.stakes == ((), ("resource", "resource"))
    state = table.state
    assert attack_size(CONTENT, state) == year_attacks(CONTENT, state.setup, state.year) + 2
    table.ends_year()
    assert len(table.told(events.AttackTurned)) == 1 + 2


def test_neutral_cards_are_used_once() -> None:  # §10.2
    table = Scenario(Seat()).ends_year()
    before = table.state.neutral_discards
    table.match.answer(table.match.waiting.options[0])
    now = table.state.neutrals
    assert len(before) == len(now) == 2
    assert not {*before, *now} & {*table.state.neutral_deck}
    assert not {*before} & {*now}
    assert table.state.stakes == ((), ())


def test_two_players_share_one_neutral_card() -> None:  # §10.2, ruling 11
    table = Scenario(
        Seat(tracks={"traders": 4}, built=("market",), board={"resource": 2}, prospect="ranger"),
        Seat(prospect="fighter"),
        neutrals=("merchant",),
    )
    assert {(option.rival, option.neutral) for option in table.options("buy_good")} == {(None, 0), (1, 0), (None, 1)}
    assert len(table.options("buy_good")) == 3, "the one opponent counts once"
    for source in ("fate", "prospect/1", "prospect/N1"):
        assert table.may("box/market/1", source)
    table.does("buy_good", neutral=1).ends_year().ends_year()
    assert len(table.told(events.AttackTurned)) == 2


# §11.1


def test_without_passing_the_user_faces_more_cards() -> None:  # §11.1
    table = Scenario(
        Seat(tracks={"traders": 4}, built=("market",), board={"resource": 1}, prospect="ranger", temple_favours=1),
        Seat(prospect="fighter"),
        Seat(),
        fate=(2, 3),
        variants={"passing": "none"},
    )
    table.does("buy_good", rival=1).then(of=1, board="")
    for _ in range(3):
        table.ends_year()
    assert len(table.told(events.AttackTurned)) == 1
    assert [event.attack for event in table.told(events.ExtraAttackTurned)] == [2]
    table.does("use_favour", attack=2)
    assert [event.undefended for event in table.told(events.AttackResolved)] == [1, 1, 1]


NOTHING_PASSED = {"passing": "none"}


def test_without_passing_nobody_comes_up_again() -> None:  # §11.1
    table = Scenario(
        Seat(tracks={"patricians": 2}, board={"soldier": 1}, prospect="ranger"),
        Seat(prospect="architect", finished=True),
        Seat(),
        fate=(2, 3),
        variants=NOTHING_PASSED,
    )
    table.does("scout", rival=1, cells=("A1", "B1", "C1", "D1")).then(extra_attacks=1)
    table.then(of=1, board="", finished=True)


def test_extra_cards_are_faced_once_and_discarded_first() -> None:  # §11.1
    market: dict[str, Any] = {"tracks": {"traders": 4}, "built": ("market",), "board": {"resource": 1}}
    table = Scenario(
        Seat(**market, prospect="ranger"),
        Seat(**market, prospect="fighter"),
        Seat(),
        fate=(2, 3, 7),
        variants=NOTHING_PASSED,
    )
    table.does("buy_good", rival=1).ends_year().does("buy_good", rival=0).ends_year().ends_year()
    assert table.state.fate_discards[-4:-1] == (3, 7, 2)
    for seat in range(3):
        table.then(of=seat, extra_attacks=0, disdain=1)


# A whole Year


def test_a_whole_first_year() -> None:  # E35
    table = Scenario(Seat(drawn=("planner", "defender")), phase="year", fate=(10, 12), neutrals=("ranger", "fighter"))
    table.does("choose_path", card="planner")

    def board(soldier: int, builder: int, servant: int, civilian: int, resource: int) -> None:
        assert table.player.board == [soldier, builder, servant, civilian, resource]

    board(2, 3, 2, 1, 3)
    table.does("extend_fort", worker="builder")
    board(2, 2, 2, 1, 3)
    table.does("raise_wall")
    board(2, 2, 2, 2, 2)
    table.does("post_guard").does("reinforce", cohort="center")
    board(1, 2, 2, 2, 2)
    table.does("build", building="granary_medium")
    board(1, 1, 1, 2, 1)
    table.does("attract_citizens", track="patricians")
    board(1, 1, 1, 1, 2)
    table.does("attract_citizens", track="performers")
    board(1, 2, 1, 0, 2)
    table.does("build", building="theatre").then(renown=1)
    board(1, 1, 0, 0, 1)
    table.does("perform", box=1).then(traders=1, theatre="1.....")
    board(1, 1, 1, 0, 0)
    table.does("mine")
    board(1, 1, 0, 0, 0)
    table.does("train_guard").then(guard=2, discipline=1, training="1....")
    board(1, 0, 0, 0, 0)
    table.does("extend_fort", worker="soldier").then(fort=2)
    board(0, 0, 0, 0, 0)
    assert table.sorts == {"end_year"}
    table.ends_year().then(disdain=1, valour=0)


# §8.1


def lost(table: Scenario) -> object:
    loss = table.match.seen_by(table.seat).loss(EndYear())
    return loss and loss.facts["items"]


def test_stopping_loses_what_could_still_be_used() -> None:  # §5.8, §8.1
    table = Scenario(Seat(board={"servant": 2, "resource": 1}), Seat(board={"soldier": 1}))
    assert lost(table) == ("servant", "servant", "resource")
    assert table.match.seen_by(table.seat).loss(Mine(1)) is None
    table.ends_year().ends_year()
    assert table.told(events.ItemsReturned)[0].items == ("servant", "servant", "resource")


def test_who_can_do_nothing_more_loses_nothing_by_stopping() -> None:  # §5.8
    assert lost(Scenario(Seat(board={"resource": 1}))) is None
    assert lost(Scenario(Seat())) is None
    free_ruling = Scenario(Seat(tracks={"apparitores": 4}, built=("courthouse",)))
    assert free_ruling.options("obtain_ruling")
    assert lost(free_ruling) is None
