"""§6, §7.2 What is lost by passing."""

from imperium_desktop.games.settlers.rules import events
from imperium_desktop.games.settlers.rules.options import Pass, PlaceDefense
from tests.present import present

from .builder import GAME, Scenario, barbarians, japanese, romans


def lost(table: Scenario) -> object:
    loss = table.match.seen_by(0).loss(Pass())
    return loss and loss.facts["goods"]


def test_passing_loses_what_cannot_be_stored() -> None:  # §7.2
    table = Scenario(romans(supply={"worker": 2, "wood": 1, "raze": 1, "defense": 1}), barbarians(passed=True))
    assert lost(table) == ("wood", "worker", "worker")
    table.passes()
    (discarded,) = [event for event in table.match.events if isinstance(event, events.GoodsDiscarded)]
    assert discarded.goods == ("wood", "worker", "worker", "defense")


def test_what_can_be_stored_is_not_lost() -> None:  # §7.1
    assert lost(Scenario(barbarians(supply={"worker": 4}), romans())) is None
    stored = Scenario(romans(supply={"wood": 2, "worker": 2}, locations=("warehouses",)), barbarians())
    assert lost(stored) == ("worker", "worker")


def test_what_nothing_more_can_be_done_with_is_not_lost_by_passing() -> None:  # §6
    assert lost(Scenario(romans(supply={"wood": 1, "worker": 1}), barbarians())) is None
    assert lost(Scenario(romans(supply={"food": 1, "worker": 1}, hand=("armorer",)), barbarians())) is None
    defended = Scenario(romans(supply={"worker": 1, "defense": 1}, locations=("mill",)), barbarians())
    assert any(isinstance(option, PlaceDefense) for option in defended.match.waiting.options)
    assert lost(defended) is None


def test_gold_stands_for_the_resources_of_a_building() -> None:  # §2.2
    card = next(card.key for card in GAME.content.cards.values() if card.deck == "common" and card.cost.wood == 1)
    assert lost(Scenario(romans(supply={"gold": 4}, hand=(card,)), barbarians())) == ("gold",) * 4


def test_the_last_pass_leaves_everything_unused() -> None:  # §7.4, §8.2
    table = Scenario(romans(supply={"raze": 2, "worker": 2}, hand=("mill",)), barbarians(), round=5)
    loss = present(table.match.seen_by(0).loss(Pass()))
    assert loss.facts == {"goods": ("worker", "worker", "raze", "raze"), "last": 1}
    pairs = Scenario(romans(supply={"worker": 4}), barbarians(), round=5)
    assert pairs.match.seen_by(0).loss(Pass()) is None


def test_what_a_deal_or_a_shrine_would_take_is_lost_by_passing() -> None:  # §6.2.1, §9.4.6
    assert lost(Scenario(romans(supply={"food": 1, "worker": 1}, hand=("spies",)), barbarians())) == ("food", "worker")
    shrine = Scenario(japanese(supply={"stone": 1}, locations=("shrine",)), romans(), round=5)
    assert lost(shrine) == ("stone",)


def test_the_last_pass_leaves_cards_that_a_gate_would_take() -> None:  # §9.4.6
    table = Scenario(japanese(locations=("gate",), hand=("mill", "armorer")), romans(), round=5)
    assert lost(table) == ("card", "card")
