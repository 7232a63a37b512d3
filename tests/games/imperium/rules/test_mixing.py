"""§3, §21, §3.5 Setting up with the nations and the common cards of both boxes."""

from collections import Counter
from itertools import combinations
from typing import Any, Literal

import msgspec
import pytest

from imperium_desktop.content.reading import content_hash
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import COMMONS, NATIONS, NATIONS_OF, Box, Nation
from imperium_desktop.games.imperium.rules.options import ChooseNation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup, State
from imperium_desktop.rules.match import Match
from tests.games.imperium.rules.builder import ALL_B

from .builder import BOX, CONTENT, GAME, noun

QUIET: tuple[Nation, ...] = ("romans", "greeks", "persians", "macedonians")
"""None of them brings Unrest; none of them is a tributary of Classics."""
COLLIDING: dict[Box, tuple[Nation, ...]] = {
    "classics": ("egyptians", "mauryans", "minoans", "olmecs", "qin"),
    "legends": ("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
}


def dealt(*nations: Nation, commons: Box = "classics", seed: int = 1, game: Imperium = GAME, **setup: Any) -> State:
    seats = len(nations)
    found = ImperiumSetup(
        seats=seats,
        nations=nations,
        powers=ALL_B[:seats],
        commons=commons,
        first=0,
        **setup,
    )
    return Match(game, found, seed).state


def commons_dealt(state: State) -> list[str]:
    """All that lies in common, without the Unrest."""
    piles = (state.main, state.fame, state.removed, *state.decks.values())
    return [card for pile in piles for card in pile] + [slot.card for slot in state.market]


def tributaries(state: State) -> Counter[str]:
    return Counter(noun(card) for card in commons_dealt(state) if "tributary" in CONTENT.cards[card].suits)


def unrest_pile(state: State) -> int:
    return len(state.pile) + sum(bool(slot.unrest) for slot in state.market)


@pytest.mark.parametrize("commons", ["classics", "legends"])
@pytest.mark.parametrize(
    ("seats", "sizes"),
    [
        (2, (18, 12, 13, 9, 8, 6, 34)),
        (3, (21, 13, 14, 10, 10, 7, 37)),
        (4, (22, 15, 14, 11, 12, 8, 38)),
    ],
)
def test_sizes_of_the_common_decks(commons: Box, seats: int, sizes: tuple[int, ...]) -> None:
    """§3.3, §21 Before the market is dealt: three of its cards come from the small decks, two from the main deck."""
    nations: tuple[Nation, ...] = ("atlanteans", "arthurians", "utopians", "carthaginians")
    state = dealt(*nations[:seats], commons=commons)
    suits = Counter(CONTENT.cards[card].suits[0] for card in commons_dealt(state))
    common = sum(card in CONTENT.groups[COMMONS[commons]] for card in state.pile)
    common += sum(slot.unrest in CONTENT.groups[COMMONS[commons]] for slot in state.market)
    found = [suits[suit] for suit in ("uncivilised", "civilised", "region", "tributary")]
    assert (*found, common, len(state.fame), len(state.main) + 2) == sizes
    small = {2: 6, 3: 7, 4: 8}[seats]
    assert [len(deck) + 1 for deck in state.decks.values()] == [small] * 3
    assert len(state.fame) + len(state.removed) == 8


@pytest.mark.parametrize(
    ("nation", "added"),
    [
        ("arthurians", (2, 3, 4)),
        ("olmecs", (1, 2, 3)),
        ("qin", (0, 1, 2)),
        ("utopians", (3, 4, 5)),
        ("celts", (0, 2, 5)),
        ("vikings", (0, 1, 2)),
        ("atlanteans", (0, 0, 0)),
        ("egyptians", (0, 0, 0)),
        ("mauryans", (0, 0, 0)),
        ("minoans", (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_unrest_that_nations_bring(nation: Nation, added: tuple[int, ...], commons: Box) -> None:
    """§21"""
    for seats, common, more in zip((2, 3, 4), (8, 10, 12), added, strict=True):
        assert unrest_pile(dealt(nation, *QUIET[: seats - 1], commons=commons)) == common + more


@pytest.mark.parametrize("nation", NATIONS)
def test_how_every_nation_begins(nation: Nation) -> None:
    state = dealt(nation, "romans" if nation != "romans" else "greeks")
    player = state.players[0]
    mine = [CONTENT.cards[card] for card in CONTENT.groups[nation]]
    starts = Counter(card.start for card in mine)
    assert len(player.hand) == 5
    assert len(player.deck) + 5 == starts["deck"]
    assert len(player.nation_deck) == starts["nation"] + starts["accession"]
    assert len(player.development) == starts["development"]
    assert player.face == ("empire" if nation == "atlanteans" else "barbarian")
    assert player.exhausts == (3 if nation == "utopians" else 5)
    assert player.tokens == (3, 2, 1)
    if player.nation_deck:
        assert CONTENT.cards[player.nation_deck[-1]].start == "accession"


def test_what_lies_below_the_power_card() -> None:
    """§3.1 step 3"""
    state = dealt("arthurians", "utopians", "minoans")
    arthurians, utopians, others = state.players
    assert [noun(place.card) for place in arthurians.beside] == ["king_arthurs_court"]
    assert [noun(place.card) for place in utopians.beside] == ["visions_of_shangri_la"]
    assert (arthurians.below, noun(utopians.below)) == ("", "gates_of_shangri_la")
    assert (others.beside, others.below) == ((), "")


# §3.5


@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_which_tributaries_can_collide(commons: Box) -> None:
    names = {noun(card) for card in CONTENT.groups[COMMONS[commons]] if "tributary" in CONTENT.cards[card].suits}
    nations = {nation for nation in NATIONS if names & {noun(card) for card in CONTENT.groups[nation]}}
    assert nations == names & set(NATIONS) == set(COLLIDING[commons])


@pytest.mark.parametrize(("commons", "nation"), [(box, nation) for box, all_ in COLLIDING.items() for nation in all_])
def test_a_tributary_whose_nation_plays_is_replaced(commons: Box, nation: Nation) -> None:
    for seats, tributaries_ in ((2, 9), (4, 11)):
        used = {noun(card) for card in CONTENT.groups[COMMONS[commons]] if CONTENT.cards[card].players <= seats}
        others: tuple[Nation, ...] = ("atlanteans", "arthurians", "utopians")
        state = dealt(nation, *others[: seats - 1], commons=commons)
        found = tributaries(state)
        assert nation not in found
        assert found.total() == tributaries_ == len(found)
        assert len(state.stand_ins) == (nation in used)
        assert all(card in CONTENT.groups[COMMONS[other_box(commons)]] for card in state.stand_ins)
        assert set(state.stand_ins) <= set(commons_dealt(state))


def other_box(box: Box) -> Box:
    return "legends" if box == "classics" else "classics"


def test_several_tributaries_are_replaced() -> None:
    """Each by another card, none of which is a nation in the game or for more players (§3.5)."""
    nations: tuple[Nation, ...] = ("olmecs", "qin", "minoans", "mauryans")
    seen: Counter[str] = Counter()
    for seed in range(40):
        state = dealt(*nations, seed=seed)
        found = tributaries(state)
        assert found.total() == len(found) == 11
        assert found.keys().isdisjoint(nations)
        assert len(state.stand_ins) == 4
        seen.update(map(noun, state.stand_ins))
    legends = {noun(card) for card in CONTENT.groups["legends_commons"] if "tributary" in CONTENT.cards[card].suits}
    assert set(seen) == legends


def test_a_stand_in_may_not_repeat_a_nation_or_need_more_players() -> None:
    """Qin is replaced; Romans play, too, and some tributaries of Legends are for more than two."""
    excluded = {
        noun(card)
        for card in CONTENT.groups["legends_commons"]
        if "tributary" in CONTENT.cards[card].suits and CONTENT.cards[card].players > 2
    }
    assert excluded
    seen = {noun(card) for seed in range(60) for card in dealt("qin", "romans", seed=seed).stand_ins}
    legends = {noun(card) for card in CONTENT.groups["legends_commons"] if "tributary" in CONTENT.cards[card].suits}
    assert seen == legends - excluded - {"romans"}


@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_nothing_is_replaced_where_nothing_collides(commons: Box) -> None:
    nations: tuple[Nation, ...] = ("romans", "atlanteans") if commons == "classics" else ("qin", "atlanteans")
    state = dealt(*nations, commons=commons)
    assert state.stand_ins == ()
    assert set(commons_dealt(state)) <= set(CONTENT.groups[COMMONS[commons]])


def test_a_card_is_left_out_where_nobody_can_stand_in() -> None:
    """§3.5 With one tributary in the other box, the second is not replaced."""
    legends = CONTENT.groups["legends_commons"]
    gone = {CONTENT.cards[card].key for card in legends if "tributary" in CONTENT.cards[card].suits}
    gone.remove("legends_etruscans")
    box = msgspec.structs.replace(BOX, cards=tuple(card for card in BOX.cards if not card.key.startswith(tuple(gone))))
    game = Imperium(Components(box), content_hash(box.without_sources))
    state = dealt("qin", "minoans", game=game)
    assert [noun(card) for card in state.stand_ins] == ["etruscans"]
    assert tributaries(state).total() == 8


def test_any_nations_with_the_commons_of_either_box() -> None:
    for first, second in combinations(NATIONS, 2):
        for commons in COMMONS:
            state = dealt(first, second, commons=commons)
            assert tributaries(state).total() == 9
            assert {first, second}.isdisjoint(tributaries(state))


@pytest.mark.parametrize(
    ("nations_from", "nations"),
    [("classics", NATIONS_OF["classics"]), ("legends", NATIONS_OF["legends"]), ("both", NATIONS)],
)
def test_nations_come_from_the_boxes_that_are_played(
    nations_from: Literal["classics", "legends", "both"], nations: tuple[Nation, ...]
) -> None:
    setup = ImperiumSetup(seats=2, nations_from=nations_from, first=0)
    assert set(Match(GAME, setup, 1).waiting.options) == {ChooseNation(nation) for nation in nations}
    drawn = {
        player.nation
        for seed in range(60)
        for player in Match(
            GAME,
            ImperiumSetup(seats=4, nations_from=nations_from, choice="lot", first=0),
            seed,
        ).state.players
    }
    assert drawn == set(nations)


# Later printings


LATER = {
    "common_notorious": "classics",
    "common_invasion": "classics",
    "legends_fortified_region": "legends",
    "legends_invasion": "legends",
    "legends_celts": "legends",
    "mauryans_indian_elephants": "mauryans",
    "mauryans_indian_elephants_2": "mauryans",
    "minoans_pottery": "minoans",
    "scythians_ateas": "scythians",
    "atlanteans_myths_and_legends": "atlanteans",
}


@pytest.mark.parametrize("commons", ["classics", "legends"])
def test_later_printings_take_the_places_of_the_first(commons: Box) -> None:
    """All ten of them, and only where they are asked for; nothing else differs."""
    nations: tuple[Nation, ...] = ("mauryans", "minoans", "scythians", "atlanteans")
    mine = {card for card, where in LATER.items() if where in (commons, *nations)}
    first, later = (everything(dealt(*nations, commons=commons, printing=name)) for name in ("first", "later"))
    assert mine - {"legends_celts"} <= first
    assert later - first == {f"{card}_later" for card in mine & first}
    assert first - later == mine & first


def everything(state: State) -> set[str]:
    found = {*commons_dealt(state), *state.pile}
    for player in state.players:
        found.update(player.hand, player.deck, player.nation_deck, player.development)
    return found


def test_a_stand_in_is_of_the_printing_that_is_played() -> None:
    """Celts of Legends come in for Qin."""
    seen = {card for seed in range(60) for card in dealt("qin", "atlanteans", seed=seed, printing="later").stand_ins}
    assert "legends_celts_later" in seen
    assert "legends_celts" not in seen
