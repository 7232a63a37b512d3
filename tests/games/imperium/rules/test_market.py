"""§7 The market: refilling, breaking through, exile and swap, and the main deck that runs out."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import Scenario, carthaginians, greeks, lot, macedonians, noun, romans, vikings


def innovating(**where: Any) -> Scenario:
    """Somebody breaks through for any suit."""
    return Scenario(romans(), greeks(), phase="turn", **where).does("take_turn", kind="innovate")


# §7.1


@pytest.mark.parametrize(
    ("decks", "main", "then"),
    [
        ({"uncivilised": ("temple", "port")}, ("forest",), "hills temple"),
        ({"region": ("steppe",)}, ("forest", "port"), "hills forest"),
        ({}, (), "hills"),
    ],
)
def test_a_slot_is_filled_from_its_deck_then_from_the_main_deck(decks: Any, main: Any, then: str) -> None:
    table = Scenario(
        romans(hand=("advance",), tokens=(3, 0, 0)), greeks(), market=("hills", "oracle"), decks=decks, main=main
    )
    table.plays("advance").then(market=then)


def test_only_the_first_market_gets_progress() -> None:
    """§3.2 step 16"""
    table = Scenario(
        romans(hand=("advance",), tokens=(3, 0, 0)),
        greeks(),
        market=("hills", "oracle"),
        decks={"uncivilised": ("education",)},
    )
    table.plays("advance").then(market="hills education")
    assert table.state.market[1].tokens == (0, 0, 0)
    assert table.state.market[1].unrest


def test_a_card_just_turned_up_can_be_acquired() -> None:
    """§7.2 Of two acquires, one is completed before the other."""
    table = Scenario(romans(hand=("roman_expansion",)), greeks(), market=("hills",), decks={"region": ("cape",)})
    table.plays("roman_expansion").then(market="cape").agrees().then(hand="cape hills")


def test_a_card_with_material_is_taken_whatever_its_suit() -> None:
    """§7.2, §17 A25 Rollo came to the market out of exile."""
    table = Scenario(
        carthaginians(hand=("glory",), play=("caravans", "lighthouse"), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("oracle", material=1),),
        exile=("rollo_the_walker",),
    )
    table.uses("lighthouse").then(market="rollo_the_walker", exile="oracle", pile=9)
    assert table.state.market[0].tokens == (1, 0, 0)
    table.uses("caravans").then(hand="rollo_the_walker", material=1, discard="glory")


# §7.3


def test_the_top_of_a_small_deck_is_taken_blind() -> None:
    table = innovating(decks={"civilised": ("education", "coinage")}, main=("metropolis", "port"), pile=4)
    table.does("pick_blind", suit="civilised").then(hand="education", pile=4, main=2)
    assert [noun(card) for card in table.state.decks["civilised"]] == ["coinage"]


def test_a_dual_card_fits_either_suit() -> None:
    table = Scenario(romans(hand=("triumvirate",)), greeks(), market=("city", "oracle", "education", "hills"))
    table.plays("triumvirate")
    assert table.offered() == "city oracle"
    table = Scenario(romans(face="empire", hand=("the_senate",)), greeks(), market=("city", "oracle", "education"))
    table.plays("the_senate").agrees()
    assert table.offered() == "city education"


def test_an_empty_small_deck_is_replaced_by_the_main_deck() -> None:
    """The first card that shows the suit, dual cards too; the others are shuffled back."""
    main = ("forest", "qin", "city", "education", "hills", "cape", "coast", "steppe")
    table = innovating(main=main).does("pick_blind", suit="civilised")
    table.then(hand="city", main=7, market="", pile=8)
    left = [noun(card) for card in table.state.main]
    assert sorted(left) == sorted(set(main) - {"city"})
    assert left != [card for card in main if card != "city"]


def test_only_a_last_card_taken_for_good_triggers_scoring() -> None:
    """§7.8, §17 A18"""
    table = innovating(main=("forest", "hills")).does("pick_blind", suit="tributary").then(progress=3, main=2)
    assert not table.told(events.ScoringTriggered)
    table = innovating(main=("assyrians",)).does("pick_blind", suit="tributary").then(hand="assyrians", main=0)
    assert table.told(events.ScoringTriggered)


@pytest.mark.parametrize("declared", ["region", "tributary"])
def test_gambling_for_the_last_card_triggers_scoring(declared: str) -> None:
    """§7.8, §7.9 A card won brings no unrest."""
    table = Scenario(romans(hand=("gambling",), tokens=(1, 0, 0)), greeks(), main=("forest",))
    table.plays("gambling").does("pick_suit", suit=declared).then(last_round=2, pile=8)


def test_gambling_with_a_dual_card_and_with_none() -> None:
    """§7.9, N4: either suit matches; without a main deck nothing is paid."""
    table = Scenario(romans(hand=("gambling",), tokens=(1, 0, 0)), greeks(), main=("city", "port"))
    table.plays("gambling").does("pick_suit", suit="civilised").then(hand="city", pile=8)
    table = Scenario(romans(hand=("gambling",), tokens=(1, 0, 0)), greeks(), main=())
    table.plays("gambling").then(material=1, discard="gambling")


# §7.4, §7.5, §7.6


def test_an_exiled_card_gives_its_unrest_back_before_the_next_one_needs_it() -> None:
    """§7.8"""
    table = Scenario(romans(hand=("hills",)), greeks(), market=("oracle",), decks={"region": ("education",)}, pile=1)
    table.plays("hills").then(exile="oracle", market="education", pile=1)
    assert not table.state.collapsed


def test_an_exiled_card_is_gone_where_no_other_comes() -> None:
    """§7.1, §7.4"""
    table = Scenario(romans(hand=("hills",)), greeks(), market=("oracle",), main=())
    table.plays("hills").then(exile="oracle", market="")


def test_a_swap_takes_what_was_there_before() -> None:
    """§7.5 Tokens stay, unrest is exchanged, and the card just exiled does not come back."""
    table = Scenario(
        greeks(play=("lighthouse",)),
        romans(),
        market=(lot("hills", progress=2), "cape"),
        exile=("oracle", "steppe"),
        pile=3,
    )
    table.uses("lighthouse")
    assert table.offered() == "cape hills"
    table.picks("hills")
    assert table.offered() == "oracle steppe"
    table.picks("oracle").then(market="oracle cape", exile="hills steppe", pile=2, market_tokens=(0, 0, 2))
    assert table.state.market[0].unrest


def test_a_swap_needs_an_exiled_card() -> None:
    assert not Scenario(greeks(play=("lighthouse",)), romans(), market=("hills",)).can_use("lighthouse")


def test_an_exiled_card_leaves_the_market_as_it_is() -> None:
    """§7.6"""
    table = Scenario(
        macedonians(face="empire", hand=("alexander_the_great",), history=("alexander",)),
        greeks(),
        market=("hills",),
        exile=("forest",),
    )
    table.plays("alexander_the_great").agrees()
    assert table.offered() == "forest hills"
    table.picks("forest").then(market="hills", main=3, exile="")
    assert table.kind == "may"


def test_regions_from_exile_please_those_who_sail() -> None:
    """Longships wait for regions from exile only."""
    table = Scenario(
        vikings(hand=("jomsviking",), play=("longships",), tokens=(2, 1, 0)),
        greeks(),
        market=("hills",),
        exile=("cape",),
    )
    table.plays("jomsviking").skips().picks("hills").then(population=0)


# What is told of it


def test_what_happens_in_the_market_is_told() -> None:
    table = Scenario(romans(hand=("advance",), tokens=(3, 0, 0)), greeks(), market=("oracle",)).plays("advance")
    (taken,) = table.told(events.MarketCardTaken)
    assert (noun(taken.card), taken.way, taken.unrest) == ("oracle", "acquire", True)
    table = innovating(market=("oracle",)).picks("oracle").picks("woodland")
    (taken,) = table.told(events.MarketCardTaken)
    assert (taken.way, taken.unrest) == ("break_through", False)
    assert [(noun(event.card), event.n) for event in table.told(events.TokenPlaced)] == [("woodland", 1)]
    table = innovating(main=("forest",)).does("pick_blind", suit="region")
    assert [(noun(event.card), event.suit) for event in table.told(events.BlindCardTaken)] == [("forest", "region")]
    assert innovating().does("pick_blind", suit="tributary").told(events.NothingFound)
    table = Scenario(romans(hand=("hills",)), greeks(), market=("oracle",)).plays("hills")
    assert [noun(event.card) for event in table.told(events.MarketCardExiled)] == ["oracle"]
    table = Scenario(
        macedonians(face="empire", hand=("alexander_the_great",), history=("alexander",)), greeks(), exile=("forest",)
    )
    (taken,) = table.plays("alexander_the_great").agrees().told(events.MarketCardTaken)
    assert taken.way == "exile_pile"


@pytest.mark.parametrize(
    ("hand", "tokens", "offered"),
    [("jomsviking", (2, 1, 0), "cape hills"), ("advance", (3, 0, 0), "elders oracle")],
)
def test_only_what_the_card_asks_for_comes_out_of_exile(hand: str, tokens: tuple[int, int, int], offered: str) -> None:
    """Longships reach for regions, and only where the acquire does."""
    table = Scenario(
        vikings(hand=(hand,), play=("longships",), tokens=tokens),
        greeks(),
        market=("hills", "oracle", "elders"),
        exile=("cape", "qin", "port"),
    )
    table.plays(hand)
    if table.kind == "use_trigger":
        table.skips()
    assert table.offered() == offered


def test_no_token_lies_on_an_exiled_card() -> None:
    table = Scenario(
        carthaginians(hand=("glory",), play=("caravans", "longships"), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("oracle", material=1), lot("elders", material=1)),
        exile=("hills",),
    )
    table.uses("caravans")
    assert table.offered() == "elders oracle"
