"""The worked scenarios of the rules, E1 to E50: set-up, payments and the market."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.names import Nation
from imperium_desktop.games.imperium.rules.options import PayTokens
from imperium_desktop.games.imperium.rules.payment import ways_to_pay
from imperium_desktop.games.imperium.rules.setup import blank_player, dressed
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.rules.match import Match
from tests.games.imperium.rules.builder import ALL_B

from .builder import (
    CONTENT,
    GAME,
    Scenario,
    carthaginians,
    celts,
    greeks,
    lot,
    lying,
    noun,
    romans,
    vikings,
)

ROMANS_AND_GREEKS = ImperiumSetup(seats=2, nations=("romans", "greeks"), powers=("A", "B"), first=0)


def test_e1_sizes_of_the_decks() -> None:
    state = Match(GAME, ROMANS_AND_GREEKS, 1).state
    assert [len(deck) for deck in state.decks.values()] == [5, 5, 5]
    assert (len(state.main), len(state.fame), state.king) == (32, 6, "A")
    under = sum(bool(slot.unrest) for slot in state.market)
    assert len(state.pile) == 8 - under


@pytest.mark.parametrize(("seats", "main", "fame", "unrest"), [(3, 35, 7, 10), (4, 36, 8, 12)])
def test_e1_sizes_with_more_players(seats: int, main: int, fame: int, unrest: int) -> None:
    nations: tuple[Nation, ...] = ("romans", "greeks", "persians", "macedonians")
    setup = ImperiumSetup(seats=seats, nations=nations[:seats], powers=ALL_B[:seats], first=0)
    state = Match(GAME, setup, 1).state
    assert (len(state.main), len(state.fame)) == (main, fame)
    assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == unrest


@pytest.mark.parametrize(("nation", "added"), [("celts", (0, 2, 5)), ("vikings", (0, 1, 2))])
def test_unrest_that_nations_bring(nation: Nation, added: tuple[int, ...]) -> None:
    for seats, more in zip((2, 3, 4), added, strict=True):
        nations: tuple[Nation, ...] = (nation, "greeks", "persians", "macedonians")
        setup = ImperiumSetup(seats=seats, nations=nations[:seats], powers=ALL_B[:seats], first=0)
        state = Match(GAME, setup, 1).state
        unrest = {2: 8, 3: 10, 4: 12}[seats]
        assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == unrest + more


@pytest.mark.parametrize(
    ("card", "unrest", "progress"),
    [
        ("floodplain", 0, 0),
        ("standing_army", 1, 0),
        ("education", 1, 1),
        ("oasis", 0, 0),
        ("qin", 1, 0),
        ("city", 1, 0),
    ],
)
def test_e2_e3_market_dressing(card: str, unrest: int, progress: int) -> None:
    state = Match(GAME, ROMANS_AND_GREEKS, 1).state
    slot = dressed(CONTENT, state, f"common_{card}")
    assert (bool(slot.unrest), slot.tokens) == (bool(unrest), (0, 0, progress))


def test_e4_roman_start() -> None:
    player = Match(GAME, ROMANS_AND_GREEKS, 1).state.players[0]
    assert (len(player.hand), len(player.deck), len(player.nation_deck), len(player.development)) == (5, 5, 6, 6)
    assert noun(player.nation_deck[-1]) == "julius_caesar"
    assert (player.face, player.tokens, player.actions, player.exhausts) == ("barbarian", (3, 2, 1), 3, 5)


def test_e5_payments() -> None:
    rich = blank_player()
    rich.tokens = 9, 9, 9
    assert set(ways_to_pay(rich, (0, 2, 0))) == {PayTokens(0, 2, 0), PayTokens(0, 1, 1), PayTokens(0, 0, 2)}
    assert set(ways_to_pay(rich, (3, 0, 0))) == {PayTokens(3, 0, 0), PayTokens(1, 0, 1), PayTokens(0, 0, 2)}
    assert ways_to_pay(rich, (0, 0, 1)) == [PayTokens(0, 0, 1)]


def advance(**where: Any) -> Scenario:
    return Scenario(
        romans(hand=("advance",), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("hills"), lot("oracle", progress=2)),
        pile=5,
        **where,
    )


def test_e6_acquire_with_unrest() -> None:
    table = advance(decks={"uncivilised": ("port",)}, main=("forest",)).plays("advance")
    table.then(material=0, progress=2, hand="oracle unrest", market="hills port", pile=4, actions=2, discard="advance")
    assert table.state.market[1].unrest


def test_e7_refill_with_a_region() -> None:
    table = advance(main=("mountain", "port")).plays("advance")
    table.then(market="hills mountain", pile=5)
    assert not table.state.market[1].unrest


@pytest.mark.parametrize(("following", "pile"), [("forest", 2), ("temple", 1)])
def test_e8_e9_break_through_face_up(following: str, pile: int) -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 3, 0)),
        greeks(),
        market=("hills", "oracle", "education", lot("qin", progress=1)),
        main=(following, "port"),
        pile=1,
    )
    table.plays("conquer").branch(1).picks("qin")
    table.then(hand="qin", progress=1, pile=pile, market=f"hills oracle education {following}")
    assert not table.state.collapsed


def test_e10_blind_tributary() -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), main=("forest", "city", "assyrians", "port")
    )
    table.plays("conquer").does("pick_blind", suit="tributary")
    table.then(hand="assyrians", main=3, population=0, pile=8)


def test_e11_nothing_left() -> None:
    table = Scenario(romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), main=("forest",))
    table.plays("conquer").does("pick_blind", suit="tributary").then(progress=2, hand="")


def test_e21_exile() -> None:
    market = (lot("forest", progress=1), lot("oracle", progress=1), "education", lot("qin", 1), lot("steppe", 1))
    table = Scenario(romans(hand=("hills",)), greeks(), market=market, decks={"civilised": ("mountain",)})
    table.plays("hills").then(exile="education", market="forest oracle mountain qin steppe", pile=9, population=3)


def test_e21_nothing_to_exile() -> None:
    table = Scenario(romans(hand=("hills",)), greeks(), market=(lot("forest", progress=1),))
    table.plays("hills").then(exile="", market="forest", play="hills")


def test_e22_swap() -> None:
    table = Scenario(
        greeks(play=("lighthouse",)), romans(), market=(lot("moneylenders", progress=2),), exile=("mountain",), pile=4
    )
    table.uses("lighthouse").then(exile="moneylenders", pile=5, market="mountain")
    slot = table.state.market[0]
    assert (slot.unrest, slot.tokens) == ("", (0, 0, 2))


def test_e23_roman_expansion() -> None:
    table = Scenario(
        romans(hand=("roman_expansion",)),
        greeks(play=(lying("peloponnese", "advance"),)),
        market=("oasis",),
        decks={"region": ("marsh", "steppe")},
    )
    table.plays("roman_expansion").agrees()
    table.then(hand="marsh oasis", history="roman_expansion", actions=2, market="steppe")
    table.of(1).then(hand="advance peloponnese", play="")


def test_e29_carthaginians_a() -> None:
    table = Scenario(
        carthaginians(side="A", hand=("conquer",), tokens=(0, 3, 0)),
        greeks(),
        market=(lot("hills", material=3, progress=1), "forest"),
        decks={"region": ("marsh",)},
    )
    table.plays("conquer").branch(1).picks("hills").uses("carthaginians").then(material=6, progress=1, exhausts=4)
    table.does("end_activation").picks("forest")
    assert table.state.market[1].tokens == (1, 0, 0)


def test_carthaginians_b_put_two_material() -> None:
    table = Scenario(carthaginians(), greeks(), market=("forest",), phase="token").picks("forest")
    assert table.state.market[0].tokens == (2, 0, 0)


def test_e31_innovate() -> None:
    table = Scenario(
        romans(hand=("glory", "advance", "unrest"), deck=9), greeks(), phase="turn", market=("hills",), main=("port",)
    )
    table.does("take_turn", kind="innovate").picks("hills")
    table.then(discard="advance glory unrest", hand="hills")
    table.does("pick_card").keeps().then(hand_size=5)


def test_e47_dual_card_and_celts_a() -> None:
    table = Scenario(celts(side="A", face="empire", hand=("celtic_innovation",)), greeks(), market=("city", "onager"))
    table.plays("celtic_innovation").agrees().picks("city").uses("celts")
    table.of(1).then(hand="unrest unrest")
    table = Scenario(celts(side="A", face="empire", hand=("celtic_innovation",)), greeks(), market=("city", "onager"))
    table.plays("celtic_innovation").agrees().picks("onager").of(1).then(hand="unrest")


def test_e49_order_inside_an_acquire() -> None:
    table = Scenario(
        vikings(hand=("advance",), tokens=(3, 0, 0), nation_deck=("skis", "harald_hardrada")),
        greeks(),
        market=("hills", lot("town", material=2)),
        decks={"uncivilised": ("temple",)},
        pile=1,
    )
    table.plays("advance")
    assert table.state.collapsed
    table.then(material=2, hand="town unrest", discard="advance")
    assert not table.told(events.NationLookedAt)
