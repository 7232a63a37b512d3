"""§6.2 Sets, and how one is chosen; examples E07, E15–E17."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import BuildBuilding, BuildUnit, KeepToken, PaySet, SpendToken
from imperium_desktop.games.mare_nostrum.rules.payment import Budget, can_pay
from imperium_desktop.games.mare_nostrum.rules.state import Player, Purchase
from imperium_desktop.games.mare_nostrum.rules.tokens import GOODS, LETTER_OF, ORDINARY
from imperium_desktop.rules.chance import Chance
from tests.present import present

from .builder import Scenario, game


def sets_of(player: Player, price: int) -> set[str]:
    """All legal sets by coins and kinds, found by trying everything."""
    hand = Counter(player.hand.lower())
    bending = game().content.cards[player.cards[0]].effect
    found = set()
    for tokens in combinations_with_replacement(sorted(hand), price):
        used = Counter(tokens)
        if any(used[letter] > hand[letter] for letter in used):
            continue
        coins = used.pop("c", 0)
        goods, twice = used.total(), sum(count - 1 for count in used.values())
        plain = (coins == 0 or goods == 0) and twice == 0
        foreign = bending == "one_foreign_token_per_set" and twice == 0 and min(coins, goods) <= 1
        repeated = bending == "one_repeated_good_per_set" and coins == 0 and twice <= 1 and max(used.values()) <= 2
        if plain or foreign or repeated:
            found.add("c" * coins + "".join(letter for letter in GOODS for _ in range(used[letter])))
    return found


def keeps_to(budget: Budget, kinds: str) -> bool:
    return all(budget.least[letter] <= kinds.count(letter) <= budget.most[letter] for letter in budget.most)


def reachable_sets(player: Player, price: int) -> set[str]:
    """All sets that can be proposed by keeping and spending one token after the other, where that leaves a set."""
    sets = sets_of(player, price)
    content = game().content
    wish = BuildUnit("legion", "latium", None)
    left, seen, found = [Purchase(wish, price)], set(), set()
    while left:
        purchase = left.pop()
        if (purchase.kept, purchase.fixed) in seen:
            continue
        seen.add((purchase.kept, purchase.fixed))
        budget = Budget(content, player, purchase)
        proposal = budget.proposal()
        assert all(budget.least[letter] <= proposal.count(letter) <= budget.most[letter] for letter in budget.most)
        found.add(proposal)
        left_sets = [kinds for kinds in sets if keeps_to(budget, kinds)]
        for letter in budget.most:
            used = proposal.count(letter)
            fewer, more = (
                any(kinds.count(letter) < used for kinds in left_sets),
                any(kinds.count(letter) > used for kinds in left_sets),
            )
            assert (budget.would_allow(letter, 0, used - 1), budget.would_allow(letter, used + 1, 99)) == (fewer, more)
            if used and budget.would_allow(letter, 0, used - 1):
                kept = purchase.kept + letter * (budget.most[letter] - used + 1)
                left.append(Purchase(wish, price, "".join(sorted(kept)), purchase.fixed))
            if budget.would_allow(letter, used + 1, 99):
                fixed = purchase.fixed + letter * (used + 1 - budget.least[letter])
                left.append(Purchase(wish, price, purchase.kept, "".join(sorted(fixed))))
    return found


def test_a_legendary_good_is_of_its_kind(mare: Scenario) -> None:  # E07
    mare.hand(rome="grain, legendary_grain, wood, sheep").begins("build", "rome")
    assert sets_of(mare.rome.player, 3) == {"dgh"}
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert sorted(mare.told(events.SetPaid)[0].tokens) == ["grain", "sheep", "wood"], "the legendary one stays in hand"


def test_spent_legendary_goods_have_a_pile_of_their_own(mare: Scenario) -> None:  # E07
    mare.hand(rome="legendary_grain, wood, sheep").begins("build", "rome")
    wood = mare.state.reserve[ORDINARY.index("d")]
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert mare.state.spent == "G"
    assert mare.state.reserve[ORDINARY.index("d")] == wood + 1


def test_hannibal_pays_with_a_grain_and_a_legendary_grain(mare: Scenario) -> None:  # E07
    mare.hand(carthage="grain, legendary_grain, wood").begins("build", "carthage")
    mare.carthage.answers(BuildUnit("legion", "africa", None))
    assert mare.carthage.hand == {}


NINE = "3 coin, 2 grain, wood, sheep, gold, gladiators"


def test_three_sets_of_three(mare: Scenario) -> None:  # E15
    mare.hand(rome=NINE).begins("build", "rome")
    assert not [option for option in mare.options if getattr(option, "building", None) in ("market", "temple")]
    mare.province("gallia", buildings="")
    assert can_pay(game().content, mare.rome.player, 3)
    assert not can_pay(game().content, mare.rome.player, 6)
    assert {"ccc", "dgh", "uga"} <= sets_of(mare.rome.player, 3)
    mare.rome.answers(BuildUnit("legion", "latium", None))
    while mare.asked == "rome pay":
        mare.rome.answers(
            next((o for o in mare.options if o in (KeepToken("gold"), KeepToken("gladiators"))), PaySet())
        )
    mare.rome.answers(BuildUnit("legion", "latium", None))
    while mare.asked == "rome pay":
        mare.rome.answers(next((o for o in mare.options if o == KeepToken("coin")), PaySet()))
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert mare.rome.hand == {}
    assert mare.rome.player.legions[game().content.province_numbers["latium"]] == 3


def test_hannibal_doubles_one_kind(mare: Scenario) -> None:  # E16
    mare.hand(carthage=NINE).begins("build", "carthage")
    assert sets_of(mare.carthage.player, 6) == {"duggha"}
    mare.carthage.answers(BuildBuilding("market", "africa", None))
    assert mare.carthage.hand == {"coin": 3}
    assert can_pay(game().content, mare.carthage.player, 3)


def test_hannibal_never_doubles_two_kinds(mare: Scenario) -> None:  # E16
    mare.hand(carthage="2 grain, 2 sheep, gold, wood")
    assert not can_pay(game().content, mare.carthage.player, 6)


def test_cleopatra_exchanges_one_token(mare: Scenario) -> None:  # E17
    mare.hand(egypt="3 coin, grain, gold, papyrus, oil, wine").begins("build", "egypt")
    content, player = game().content, mare.egypt.player
    assert can_pay(content, player, 6)
    assert not can_pay(content, player, 7)
    sets = sets_of(player, 3)
    assert {"ccg", "cpu", "cpg"} <= sets
    mare.egypt.answers(BuildBuilding("market", "aegyptus", None))
    assert mare.egypt.hand == {"coin": 2}
    assert not can_pay(content, mare.egypt.player, 3)


def test_cleopatra_never_mixes_more(mare: Scenario) -> None:  # E17
    mare.hand(egypt="2 coin, grain, gold, papyrus, oil")
    assert not can_pay(game().content, mare.egypt.player, 6)
    mare.hand(egypt="coin, 2 grain")
    assert not can_pay(game().content, mare.egypt.player, 3)


HANDS = [
    "",
    "grain, wine",
    "grain, wine, oil, metal, sheep",
    "2 grain, 2 wine",
    "3 coin",
    "7 coin, grain",
    "coin, 2 grain, wood",
    "2 coin, 2 grain, wood",
    "2 coin, grain, legendary_grain, wine",
    "coin, 2 grain, 2 wood, sheep, oil",
    "3 coin, grain, gold, papyrus, oil, wine",
    "3 grain, 2 wine, oil",
    "3 grain, 2 wine, 2 oil, metal, sheep, gold, gems",
    "2 coin, 2 grain, wine",
    "6 coin, 3 grain, 2 wood, legendary_wood, sheep, oil, wine, metal",
]


@pytest.mark.parametrize("empire", ["rome", "egypt", "carthage"])
@pytest.mark.parametrize("price", [3, 6, 7])
@pytest.mark.parametrize("hand", HANDS)
def test_every_set_can_be_proposed_and_no_other(hand: str, price: int, empire: str) -> None:  # §6.2
    mare = Scenario().hand(**{empire: hand})
    player = mare.empire(empire).player
    sets = sets_of(player, price)
    assert can_pay(game().content, player, price) == bool(sets)
    if sets:
        assert reachable_sets(player, price) == sets


def test_a_proposed_set_is_changed_token_by_token(mare: Scenario) -> None:  # §13.1
    mare.hand(rome="3 coin, 2 grain, wood, sheep, gold").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert mare.asked == "rome pay"
    assert mare.rome.why_not("token/papyrus") == "not_held"
    assert mare.rome.why_not("set/coin") == "not_in_set"
    assert mare.rome.why_not("token/grain") == "different_kinds"
    assert len(mare.options) < 10
    mare.rome.answers(SpendToken("coin"))
    assert mare.asked == "rome build", "with a coin in it there is only one set left"
    assert mare.rome.hand["coin"] == 0


def test_ordinary_goods_are_spent_before_legendary_ones(mare: Scenario) -> None:  # §6.2
    mare.hand(rome="grain, legendary_grain, wood, sheep, wine").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", None))
    assert mare.rome.why_not("token/legendary_grain") == "ordinary_first"


@pytest.mark.parametrize("seed", range(25))
def test_whatever_is_kept_or_spent_a_legal_set_is_paid(mare: Scenario, seed: int) -> None:  # §6.2
    chance = Chance(seed)
    empire, home = [("rome", "latium"), ("carthage", "africa"), ("egypt", "aegyptus")][seed % 3]
    mare.hand(**{empire: "4 coin, 3 grain, 2 wine, legendary_wine, oil, metal"}).begins("build", empire)
    sets = sets_of(mare.empire(empire).player, 3)
    mare.match.answer(BuildUnit("legion", home, None))
    kept: Counter[str] = Counter()
    spent: Counter[str] = Counter()
    while mare.asked == f"{empire} pay":
        choice = chance.one_of(mare.options)
        if isinstance(choice, KeepToken):
            kept[LETTER_OF[choice.token]] += 1
        elif isinstance(choice, SpendToken):
            spent[LETTER_OF[choice.token]] += 1
        mare.match.answer(choice)
    paid = mare.state.paid.lower()
    assert "c" * paid.count("c") + "".join(letter for letter in GOODS for _ in range(paid.count(letter))) in sets
    assert all(paid.count(letter) >= 1 for letter in spent)


def test_keeping_a_token_proposes_a_set_without_it(mare: Scenario) -> None:  # §13.1
    mare.hand(rome="grain, wood, sheep, gold").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", None), KeepToken("wood"))
    assert sorted(mare.told(events.SetPaid)[0].tokens) == ["gold", "grain", "sheep"]


def test_spending_a_second_coin_goes_on_from_the_first(mare: Scenario) -> None:  # §6.2
    """Cleopatra may exchange one: a first coin makes a mixed set, a second one a coin set."""
    mare.hand(egypt="3 coin, grain, wood, sheep").begins("build", "egypt")
    mare.egypt.answers(BuildUnit("legion", "aegyptus", None), SpendToken("coin"), SpendToken("coin"))
    while mare.asked == "egypt pay":
        mare.egypt.answers(PaySet())
    assert mare.state.paid.count("c") >= 2


@pytest.mark.parametrize(("hand", "price"), [("2 coin, grain", 3), ("coin, grain, wine", 3), ("5 coin, oil", 6)])
def test_cleopatra_pays_with_one_foreign_token(mare: Scenario, hand: str, price: int) -> None:  # §6.2
    mare.hand(egypt=hand, rome=hand)
    assert can_pay(game().content, mare.egypt.player, price)
    assert not can_pay(game().content, mare.rome.player, price)


def test_hannibal_may_spend_a_second_token_of_a_kind(mare: Scenario) -> None:  # §6.2, §13.1
    mare.hand(carthage="2 grain, wood, sheep").begins("build", "carthage")
    mare.carthage.answers(BuildUnit("legion", "africa", None))
    assert mare.carthage.why_not("token/grain") == "", "the proposed set has one"
    mare.carthage.answers(SpendToken("grain"), KeepToken("wood"))
    assert sorted(mare.told(events.SetPaid)[0].tokens) == ["grain", "grain", "sheep"]


def test_cleopatra_may_spend_her_only_coin(mare: Scenario) -> None:  # §6.2, §13.1
    mare.hand(egypt="coin, grain, wood, sheep").begins("build", "egypt")
    mare.egypt.answers(BuildUnit("legion", "aegyptus", None), SpendToken("coin"))
    while mare.asked == "egypt pay":
        mare.egypt.answers(PaySet())
    assert "coin" in mare.told(events.SetPaid)[0].tokens


def test_legendary_goods_are_proposed_last(mare: Scenario) -> None:  # §13.1
    mare.hand(rome="grain, legendary_wine, oil, metal").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", None), PaySet())
    assert sorted(mare.told(events.SetPaid)[0].tokens) == ["grain", "metal", "oil"]


def test_a_kind_that_is_also_held_as_a_legendary_good_is_proposed_first(mare: Scenario) -> None:  # §13.1
    mare.hand(rome="wine, legendary_wine, grain, oil, metal").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", None), PaySet())
    assert "wine" in mare.told(events.SetPaid)[0].tokens


def test_a_refusal_counts_coins_and_kinds(mare: Scenario) -> None:  # §6.2
    mare.province("gallia", buildings="").hand(rome="2 coin, 2 grain, legendary_grain, wine").begins("build", "rome")
    mare.cards(rome="spartacus")
    assert present(mare.rome.reason("site/gallia/market")).facts == {"price": 6, "coins": 2, "kinds": 2}


def test_a_fixed_price_takes_the_ordinary_one_first(mare: Scenario) -> None:  # §6.2
    mare.cards(rome="spartacus").hand(rome="gladiators, legendary_gladiators").begins("build", "rome")
    mare.rome.answers(BuildUnit("legion", "latium", "gladiators"))
    assert mare.told(events.SetPaid)[0].tokens == ("gladiators",)
