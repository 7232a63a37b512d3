"""§3 The turn; the rulebook's first round."""

from imperium_desktop.games.tigris.rules import options
from tests.games.tigris.rules.builder import Scenario
from tests.present import present


def test_end_turn_instead_of_the_first_action(tigris: Scenario) -> None:  # rules §3.2, example X47
    tigris.hands(archer="kkrr")
    tigris.archer.ends_turn()
    tigris.then(asked="bull take_action", bag=119, gained="")
    assert len(tigris.archer.hand) == 6
    assert len(tigris.match.answers) == 1


def test_end_turn_after_one_action(tigris: Scenario) -> None:  # rules §3.2, example X47
    tigris.archer.places("settlement", "C6")
    tigris.then(asked="archer take_action")
    tigris.archer.ends_turn()
    tigris.then(asked="bull take_action", bag=118)


def test_the_turn_ends_by_itself_after_two_actions(tigris: Scenario) -> None:  # rules §3.2, example X47
    tigris.archer.places("settlement", "C6").places("settlement", "C5")
    tigris.then(asked="bull take_action", bag=117)
    assert tigris.match.waiting.facts["number"] == 1


def test_the_monument_pays_a_player_who_takes_no_action(tigris: Scenario) -> None:  # rules §3.2, §10.1, example X47
    tigris.given("archer trader I6", "black_green market J5")
    tigris.archer.ends_turn()
    tigris.then(gained="archer 1 green", asked="bull take_action")


def test_both_actions_can_be_the_same(tigris: Scenario) -> None:  # rules §3.1
    tigris.archer.strikes("A4").strikes("B4")
    tigris.bull.swaps("k").swaps("k")
    tigris.then(asked="pot take_action")


def test_hands_are_not_refilled_between_actions(tigris: Scenario) -> None:  # rules §3.4
    tigris.archer.places("settlement", "C6")
    tigris.then(bag=119)
    assert tigris.archer.hand == "krbgg"


def test_a_player_without_tiles_can_use_leaders_and_catastrophes(tigris: Scenario) -> None:  # rules §3.4
    tigris.hands(archer="")
    tigris.archer.refused("not_in_hand").places("settlement", "C6")
    tigris.archer.refused("nothing_selected").begins_swap()
    tigris.archer.places("king", "I6").strikes("A4")
    tigris.then(asked="bull take_action")
    assert len(tigris.archer.hand) == 6


def test_nobody_has_to_act(tigris: Scenario) -> None:  # rules §10.5, rulings A8 and A16
    before = tigris.match.digest()
    for _ in range(10):
        for player in (tigris.archer, tigris.bull, tigris.pot, tigris.lion):
            player.ends_turn()
    tigris.then(asked="archer take_action", gained="", ended="", bag=119)
    assert tigris.match.state.turn == 41
    assert tigris.match.digest() != before


def test_end_turn_is_always_possible(tigris: Scenario) -> None:  # rules §3.2
    tigris.hands(archer="")
    tigris.given("archer catastrophe A4 B4").bag("")
    tigris.archer.may.ends_turn()
    assert options.SwapTiles() not in tigris.options


def test_the_next_action_waits_for_the_conflict(tigris: Scenario) -> None:  # rules §3.3
    tigris.given("bull king I6")
    tigris.lion.places("king", "I8")
    tigris.then(asked="lion commit_support")
    tigris.lion.refused("not_now").ends_turn().places("priest", "H7")


def test_the_first_round(tigris: Scenario) -> None:  # rules §3, §5.3, §6, example X11
    tigris.hands(lion="rrrrkg")
    tigris.archer.places("king", "J7").places("priest", "E10")
    tigris.then(kingdoms="I7 J7 | E10 F10", gained="", bag=119)

    tigris.bull.places("farmer", "I8").places("farm", "I9")
    tigris.then(gained="bull 1 blue", bag=118)

    tigris.pot.places("king", "K10").places("temple", "J10")
    tigris.then(gained="pot 1 red", bag=117)

    tigris.lion.places("priest", "G10")
    tigris.then(base="1:1")
    tigris.lion.commits(3)
    tigris.archer.commits(0)
    tigris.then(won="lion 4:1", gained="lion 1 red", home="archer priest", discarded="rrr")
    tigris.lion.places("temple", "F11")
    tigris.then(gained="lion 1 red", bag=113, asked="archer take_action")

    totals = [player.points for player in tigris.match.state.players]
    assert totals == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 1, 0, 0], [0, 2, 0, 0]]


def test_ending_the_turn_gives_up_the_actions_that_are_left(tigris: Scenario) -> None:  # rules §3.2
    def given_up() -> object:
        loss = present(tigris.match.seen_by(0).loss(options.EndTurn()))
        return loss.facts["actions"]

    assert given_up() == 2
    tigris.archer.places("settlement", "C6")
    assert given_up() == 1
    assert tigris.match.seen_by(0).loss(options.SwapTiles()) is None
