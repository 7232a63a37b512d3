"""§5, §7, §8, §10 The round, Cleanup, the end and the variants: the worked examples."""

from collections import Counter
from collections.abc import Callable

import pytest

from imperium_desktop.games.settlers.analysis.position import Built, Position, Seat, lay_out
from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import LetGo
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import RuleFault
from tests.present import present

from .builder import CONTENT, GAME, Scenario, barbarians, egyptians, japanese, romans


def test_the_first_player_is_chosen_by_lot() -> None:  # §4.2
    setup = SettlersSetup(seats=3, factions=("romans", "barbarians", "japanese"))
    assert {Match(GAME, setup, seed).state.first for seed in range(12)} == {0, 1, 2}


def test_first_hands() -> None:  # §4.3, §5.1.1
    match = Match(GAME, SettlersSetup(seats=2, factions=("romans", "barbarians")), 0)
    for player in match.state.players:
        assert Counter(CONTENT.copies[card].deck for card in player.hand) == {"common": 2, player.faction: 2 + 1}


def test_decks_are_shuffled() -> None:  # §4.1
    match = Match(GAME, SettlersSetup(seats=2, factions=("romans", "barbarians")), 0)
    for deck in (match.state.common, match.state.players[0].deck):
        assert list(deck) != sorted(deck)


@pytest.mark.parametrize(
    ("seat", "production"),
    [
        (romans(), {"worker": 2, "raze": 1, "defense": 1, "wood": 1, "stone": 1}),
        (barbarians(), {"worker": 5, "raze": 1, "defense": 1}),
        (egyptians(), {"worker": 3, "raze": 1, "defense": 1, "gold": 1}),
        (japanese(), {"worker": 4, "raze": 1, "defense": 1, "wood": 1}),
    ],
    ids=lambda value: getattr(value, "faction", ""),
)
def test_what_the_boards_produce(seat: Seat, production: dict[str, int]) -> None:  # §4.5
    Scenario(seat, phase="production").then(supply=production)


@pytest.mark.parametrize(
    ("seat", "stored"),
    [(romans, "raze"), (barbarians, "worker"), (egyptians, "gold"), (japanese, "food")],
    ids=lambda value: getattr(value, "__name__", value),
)
def test_what_the_boards_store(seat: Callable[..., Seat], stored: str) -> None:  # §4.5, §7.1
    goods = ("wood", "stone", "food", "gold", "worker", "raze", "defense")
    Scenario(seat(supply=dict.fromkeys(goods, 2))).passes().then(supply={stored: 2})


def test_everything_begins_with_the_first_player() -> None:  # §5.2.1, §5.3.1
    table = Scenario(
        romans(locations=("guard_tower",)), barbarians(locations=("guard_tower",)), phase="lookout", first=1, round=2
    )
    table.looks_out()
    assert (table.match.waiting.seat, table.kind) == (1, "draw")
    table.draws("common")
    assert (table.match.waiting.seat, table.kind) == (0, "draw")
    table.draws("common")
    assert (table.match.waiting.seat, table.kind) == (1, "act")


def test_turns_go_clockwise() -> None:  # §5.3.1, §5.3.4
    table = Scenario(romans(), barbarians(), egyptians(), first=1)
    assert table.match.waiting.seat == 1
    seats = []
    while table.kind == "act":
        seats.append(table.match.waiting.seat)
        table.passes()
    assert seats == [1, 2, 0]


def test_the_marker_goes_clockwise() -> None:  # §7.3
    table = Scenario(romans(passed=True), barbarians(passed=True), egyptians(), first=2)
    table.passes()
    assert (table.state.first, table.state.round) == (0, 2)
    assert table.match.waiting.seat == 0


def test_production() -> None:  # E1
    table = Scenario(
        japanese(deals=("farm", "casino"), locations=("lords_fields", "armorer")),
        romans(),
        round=2,
        phase="production",
    )
    table.then(supply={"worker": 5, "wood": 1, "raze": 2, "gold": 1, "defense": 1, "food": 1})


def test_a_card_of_a_given_deck_has_its_place_in_the_order() -> None:  # §5.2.1
    seat = romans(locations=("legion", "guard_tower"))
    table = Scenario(seat, barbarians(), round=2, phase="production")
    assert table.kind == "order"
    assert table.offered() == {"legion", "guard_tower"}
    hand = len(table.player.hand)
    table.does("choose_location", card="guard_tower")
    assert table.kind == "draw"
    table.then(hand=hand).draws("faction").then(hand=hand + 2)


def test_matches_of_rules_1_draw_it_before_the_order_is_chosen() -> None:
    seats = (romans(locations=("legion", "guard_tower")), barbarians())
    table = Scenario(*seats, round=2, phase="production", game=GAME.as_of(1))
    assert table.kind == "draw"


def test_two_cards_alike_have_no_order() -> None:
    table = Scenario(romans(locations=("legion", "legion")), barbarians(), round=2, phase="production")
    assert table.kind != "order"
    table.then(hand=2)


def test_cleanup_keeps_what_can_be_stored() -> None:  # E2
    stalls, casino = Built(card="stalls", paid=(("food",),)), Built(card="casino", paid=(("worker",),))
    table = Scenario(
        japanese(supply={"food": 2, "worker": 1}, locations=(stalls, casino)), romans(passed=True), round=2
    )
    table.passes().then(supply={"food": 2})
    assert table.location("stalls").paid == table.location("casino").paid == ()


def test_cleanup_ends_blocks() -> None:  # §7.2
    stung = Built(card="castle", blocked=True)
    table = Scenario(romans(locations=(stung,)), barbarians(passed=True), first=1, active=0)
    table.passes().looks_out()
    assert table.options("activate_twice", card="castle")


def test_cleanup_lets_an_oasis_give_again() -> None:  # §7.2, §9.5.2
    table = Scenario(romans(supply={"worker": 8}), egyptians(locations=("oasis",)), round=2)
    table.does("spend_workers").picks(*table.options("take_pair", good="wood")[:4]).of(1).then(worker=4)
    table.passes().passes().looks_out()
    table.passes().does("spend_workers").does("take_pair", good="wood").then(worker=3 + 1)


def test_what_cleanup_leaves() -> None:  # §7.2
    gate = Built(card="gate", samurai=True, banked=("ruins",))
    table = Scenario(
        japanese(
            hand=("farm",),
            locations=(
                gate,
                Built(card="shrine", banked=("wood",)),
                Built(card="casino", samurai=True, paid=(("worker",),)),
            ),
            deals=("stalls",),
        ),
        romans(passed=True),
        round=2,
    )
    table.passes().then(deals="stalls", hand=1 + 1)
    assert table.location("gate").samurai
    assert table.location("casino").samurai
    assert not table.location("casino").paid
    assert len(table.location("gate").banked) == len(table.location("shrine").banked) == 1


def test_what_could_be_stolen_need_not_be_kept() -> None:  # §7.1
    table = Scenario(japanese(supply={"food": 2, "gold": 1}), barbarians(supply={"worker": 2}, passed=True), round=2)
    table.passes().picks(LetGo("food")).then(supply={"food": 1})
    table.of(1).then(supply={"worker": 2})


def test_warehouses_store_resources() -> None:  # §9.6.3
    table = Scenario(
        romans(supply={"wood": 1, "stone": 2, "gold": 1, "raze": 1, "worker": 1}, locations=("warehouses",)),
        egyptians(supply={"gold": 2, "stone": 1}, passed=True),
    )
    table.passes().then(supply={"wood": 1, "stone": 2, "raze": 1})
    table.of(1).then(supply={"gold": 2})


def test_the_order_of_the_lookout() -> None:  # E12
    table = Scenario(romans(), barbarians(), egyptians(), phase="lookout", first=1)
    deck = len(table.state.common) + len(table.state.row)
    seats = []
    while table.kind == "lookout":
        seats.append(table.match.waiting.seat)
        assert len(table.match.waiting.options) == 4 - len(seats[: (len(seats) - 1) % 3])
        table.does("take_card")
    assert seats == [1, 2, 0, 0, 2, 1]
    assert [len(player.hand) for player in table.state.players] == [3, 3, 3]
    assert (deck - len(table.state.common), len(table.state.discards)) == (8, 2)


def test_the_advanced_lookout() -> None:  # §10.2
    for seats, sizes in ((2, [5, 4, 3, 2]), (3, [5, 4, 4, 3, 3, 2]), (4, [5, 4, 4, 4, 3, 3, 3, 2])):
        people = (romans(), barbarians(), egyptians(), japanese())[:seats]
        table = Scenario(*people, phase="lookout", variants={"lookout": "advanced"})
        found, order = [], []
        while table.kind == "lookout":
            found.append(len(table.match.waiting.options))
            order.append(table.match.waiting.seat)
            table.does("take_card")
        assert found == sizes
        assert order == [*range(seats), *range(seats)]
        assert len(table.state.discards) == 1


def test_the_alternate_lookout() -> None:  # §10.1
    table = Scenario(
        romans(), barbarians(), phase="lookout", variants={"lookout": "alternate"},
        common=("village", "town", "mill", "castle", "tavern", "quarry"),
    )  # fmt: skip
    assert table.offered() == {"village", "town", "mill"}
    table.does("take_card", card="town").does("take_card", card="tavern")
    assert table.offered() == {"castle", "quarry"}
    table.does("take_card", card="castle").does("take_card", card="mill")
    assert [len(player.hand) for player in table.state.players] == [3, 3]
    table.then(pile="quarry village")


def test_cards_are_passed_to_the_left() -> None:  # §10.1
    cards = ("village", "town", "mill", "castle", "tavern", "quarry", "joiner", "brewer", "hunter")
    table = Scenario(
        romans(), barbarians(), egyptians(), phase="lookout", variants={"lookout": "alternate"}, common=cards
    )
    for kept in ("village", "castle", "joiner"):
        table.does("take_card", card=kept)
    assert table.offered() == {"brewer", "hunter"}


def test_the_peaceful_variant() -> None:  # E34
    table = Scenario(romans(), barbarians(), phase="lookout", variants={"peaceful": "yes"})
    assert [len(player.hand) for player in table.state.players] == [2, 2]
    assert len(table.match.waiting.options) == 3
    table.does("take_card").does("take_card")
    assert table.kind == "act"
    assert len(table.state.discards) == 1
    table = Scenario(
        egyptians(supply={"raze": 3}, locations=("chariot_builder",)),
        romans(locations=("castle",)),
        variants={"peaceful": "yes"},
    )
    assert table.why_not("location", "castle", "raze") == "peaceful"
    table.does("activate", card="chariot_builder").draws("common", "common")
    table.of(1).then(foundations="castle", wood=1)


def test_the_peaceful_draft_goes_clockwise() -> None:  # §10.3
    table = Scenario(romans(), barbarians(), egyptians(), phase="lookout", first=1, variants={"peaceful": "yes"})
    seats = []
    while table.kind == "lookout":
        seats.append(table.match.waiting.seat)
        table.does("take_card")
    assert seats == [1, 2, 0]


def test_a_peaceful_game_with_another_lookout() -> None:  # §10.1, §10.3
    table = Scenario(romans(), barbarians(), phase="lookout", variants={"lookout": "alternate", "peaceful": "yes"})
    assert table.kind == "keep_card"
    assert len(table.match.waiting.options) == 3


def test_cards_drawn_blind_may_come_from_the_pile() -> None:  # §2.8, §10.3
    table = Scenario(romans(), barbarians(), phase="lookout", variants={"peaceful": "yes"})
    state = lay_out(CONTENT, Position(phase="lookout", variants={"peaceful": "yes"}))
    state.common, state.discards = (), state.common
    table.match = Match(GAME, table.match.setup, 0, start=state)
    assert [len(player.hand) for player in table.state.players] == [2, 2]
    assert table.told(events.CommonShuffled)


def test_an_empty_faction_deck() -> None:  # E33
    table = Scenario(romans(deck_size=0), barbarians(), phase="lookout")
    assert [len(player.hand) for player in table.state.players] == [0, 1]
    castle = Scenario(romans(deck_size=0, supply={"worker": 1}, locations=("castle",)), barbarians())
    castle.does("activate", card="castle").then(hand=1)
    lost = Scenario(japanese(deck_size=0, supply={"wood": 1}, hand=("dojo",), locations=("ruins",)), romans())
    lost.does("build", card="dojo").then(hand=0)
    assert lost.told(events.DrawLost)


def test_the_common_pile_becomes_a_deck() -> None:  # §2.8
    table = Scenario(romans(supply={"worker": 1}, locations=("castle",)), barbarians())
    state = table.state
    state.common, state.discards = (), state.common
    again = Match(GAME, table.match.setup, 0, start=state)
    table.match = again
    pile = state.discards
    table.does("activate", card="castle").draws("common").then(hand=1)
    assert table.told(events.CommonShuffled)
    deck = (*table.player.hand, *table.state.common)
    assert sorted(deck) == sorted(pile)
    assert deck != pile


def test_the_final_score() -> None:  # E28
    common = ("village", "town", "mill", "castle")
    faction = ("builder", "legion", "spies", "gardens", "architect")
    table = Scenario(
        romans(points=31, locations=(*common, *faction), foundations=("quarry", "tavern"), deals=("engineers",)),
        barbarians(passed=True),
        round=5,
    )
    table.passes().then(points=45)


def test_ties() -> None:  # E29
    supplies = {"worker": 2, "wood": 1}, {"worker": 1, "food": 1, "gold": 3}
    table = Scenario(
        romans(points=52, supply=supplies[0]), egyptians(points=52, supply=supplies[1], passed=True), round=5
    )
    table.passes()
    assert [standing.score for standing in present(table.match.result).standings] == [(52, 3, 0), (52, 2, 0)]
    assert present(table.match.result).winners == (0,)
    equal = Scenario(romans(points=9), egyptians(points=9, passed=True), round=5).passes()
    assert present(equal.match.result).winners == (0, 1)


def test_what_breaks_no_tie() -> None:  # §8.2
    used = Built(card="castle", paid=(("worker",),))
    rich = romans(points=9, supply={"gold": 1, "raze": 1, "defense": 1}, locations=(used,))
    table = Scenario(rich, egyptians(points=9, locations=("village",), passed=True), round=5).passes()
    assert present(table.match.result).winners == (0, 1)


def test_cards_in_hand_break_a_tie() -> None:  # §8.2
    table = Scenario(romans(points=9, hand=("village",)), egyptians(points=9, passed=True), round=5).passes()
    assert present(table.match.result).winners == (0,)
    goods = {"wood": 1, "stone": 1, "food": 1, "worker": 1}
    table = Scenario(romans(points=9, hand=("village",)), egyptians(points=9, supply=goods, passed=True), round=5)
    assert [standing.score for standing in present(table.passes().match.result).standings] == [(9, 4, 0), (9, 0, 1)]


def test_set_ups_that_do_not_exist() -> None:  # §4.1
    assert tuple(GAME.seats) == (1, 2, 3, 4)
    for factions in (("romans",), ("romans", "romans")):
        with pytest.raises(ValueError, match="one faction for each seat"):
            SettlersSetup(seats=2, factions=factions)
    with pytest.raises(RuleFault, match="needs all cards of the expansion"):
        Match(GAME, SettlersSetup(seats=2, expansion="introductory"), 1)


def test_all_cards_are_drawn_before_the_turn_ends() -> None:  # §5.3.1
    table = Scenario(romans(supply={"worker": 4}), barbarians())
    table.does("spend_workers").picks(*table.options("take_pair", good="card")).draws("faction")
    assert (table.kind, table.state.active, table.state.acted) == ("draw", 0, True)
    table.draws("common")
    assert (table.kind, table.state.active, table.state.acted) == ("act", 1, False)


def test_factions_are_chosen_at_the_table() -> None:  # §4.1
    match = Match(GAME, SettlersSetup(seats=3, first=2), 0)
    order = []
    while match.waiting.kind == "settlers.faction":
        order.append(match.waiting.seat)
        match.answer(match.waiting.options[-1])
    assert order == [2, 0, 1]
    assert [player.faction for player in match.state.players] == ["egyptians", "barbarians", "japanese"]
    assert all(len(player.hand) == 5 for player in match.state.players)


def test_features_go_with_the_location() -> None:  # §6.1.5
    table = Scenario(
        romans(supply={"stone": 1}, hand=("sculptors_workshop",), locations=("headquarters",)), barbarians()
    )
    table.does("build", card="sculptors_workshop", given="headquarters").then(points=0, gold=0)
    assert table.kind == "act"


def test_random_matches_say_who_leads_what() -> None:
    match = Match(GAME, SettlersSetup(seats=2, factions=("romans", "barbarians")), 3)
    assert match.waiting.kind == "settlers.lookout"
    assert GAME.imagine(match.view(0), 0, Chance(1)).players[0].hand == match.state.players[0].hand
