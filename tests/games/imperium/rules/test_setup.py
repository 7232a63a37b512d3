"""§3 Choosing nations, and what lies on the table before the first turn."""

from collections import Counter

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.options import ChooseNation, ChooseSide
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.rules.match import Match

from .builder import CONTENT, GAME, noun

THREE = ImperiumSetup(seats=3, nations=("romans", "celts", "vikings"), powers=("A", "B", "A"), first=1)


def test_nations_and_sides_are_chosen_from_the_first_player_on() -> None:
    match = Match(GAME, ImperiumSetup(seats=3, first=2), 1)
    asked = []
    for answer in (
        ChooseNation("greeks"), ChooseSide("B"), ChooseNation("romans"), ChooseSide("A"), ChooseNation("celts"),
    ):  # fmt: skip
        asked.append((match.waiting.seat, match.waiting.kind.removeprefix("imperium.")))
        match.answer(answer)
    assert asked == [
        (2, "choose_nation"), (2, "choose_power_side"), (0, "choose_nation"), (0, "choose_power_side"),
        (1, "choose_nation"),
    ]  # fmt: skip
    match.answer(ChooseSide("B"))
    players = match.state.players
    assert [player.nation for player in players] == ["romans", "celts", "greeks"]
    assert [CONTENT.cards[player.power].side for player in players] == ["A", "B", "B"]
    assert (match.waiting.seat, match.waiting.kind) == (2, "imperium.choose_turn_kind")
    assert sum(isinstance(event, events.NationChosen | events.SideChosen) for event in match.events) == 6


def test_a_nation_is_chosen_once() -> None:
    match = Match(GAME, ImperiumSetup(seats=2, first=0), 1)
    match.answer(ChooseNation("greeks"))
    match.answer(ChooseSide("A"))
    assert ChooseNation("greeks") not in match.waiting.options
    assert len(match.waiting.options) == 7
    reason = match.why_not(("nation/greeks",))
    assert reason is not None
    assert reason.code == "nation_taken"


def test_nations_drawn_by_lot_keep_what_was_named() -> None:
    match = Match(GAME, ImperiumSetup(seats=4, choice="lot", first=0), 1)
    nations = [player.nation for player in match.state.players]
    assert len(set(nations)) == 4
    assert all(CONTENT.cards[player.power].group == player.nation for player in match.state.players)
    assert match.waiting.kind == "imperium.choose_turn_kind"
    named = ImperiumSetup(seats=2, nations=("vikings", "celts"), choice="lot", first=0)
    assert [player.nation for player in Match(GAME, named, 1).state.players] == ["vikings", "celts"]
    for seed in range(8):
        sides = ImperiumSetup(seats=2, nations=("vikings", "celts"), powers=("A", "B"), choice="lot", first=0)
        assert [CONTENT.cards[player.power].side for player in Match(GAME, sides, seed).state.players] == ["A", "B"]


def test_the_first_player_is_named_or_drawn() -> None:
    assert Match(GAME, THREE, 1).waiting.seat == 1
    drawn = ImperiumSetup(seats=3, nations=("romans", "celts", "vikings"), powers=("A", "B", "A"))
    assert {Match(GAME, drawn, seed).waiting.seat for seed in range(20)} == {0, 1, 2}


def test_every_card_of_the_game_lies_somewhere_once() -> None:
    """§3.2 Nothing is dealt twice; only cards for more players stay in the box."""
    state = Match(GAME, THREE, 3).state
    lying = [*state.main, *state.fame, *state.removed, *state.pile]
    lying += [card for deck in state.decks.values() for card in deck]
    lying += [card for slot in state.market for card in (slot.card, slot.unrest) if card]
    for player in state.players:
        lying += [*player.hand, *player.deck, *player.nation_deck, *player.development]
    groups = ("classics_commons", "romans", "celts", "vikings")
    cards = [CONTENT.cards[card] for group in groups for card in CONTENT.groups[group]]
    expected = {card.id for card in cards if card.players <= 3 and not card.side}
    assert Counter(lying) == Counter(expected)


def test_the_table_before_the_first_turn() -> None:
    match = Match(GAME, THREE, 5)
    state = match.state
    assert (state.round, state.last_round, state.king, state.exile) == (1, 0, "A", ())
    (begun,) = [event for event in match.events if isinstance(event, events.RoundBegan)]
    assert (begun.seat, begun.last) == (1, False)
    for player in state.players:
        assert (player.tokens, player.actions, player.exhausts, len(player.hand)) == ((3, 2, 1), 3, 5, 5)
        assert (player.discard, player.play, player.history) == ((), (), ())
    assert state.players[2].development == ()
    assert noun(state.players[2].nation_deck[-1]) == "harald_hardrada"


@pytest.mark.parametrize("seed", range(6))
def test_the_market_is_laid_out_and_dressed(seed: int) -> None:
    """§3.2 steps 14 to 16"""
    state = Match(GAME, THREE, seed).state
    for name, slot in zip(("region", "uncivilised", "civilised"), state.market, strict=False):
        assert CONTENT.cards[slot.card].suits[0] == name
    for slot in state.market:
        suits = CONTENT.cards[slot.card].suits
        assert bool(slot.unrest) is (suits != ("region",))
        assert slot.tokens == (0, 0, int(suits == ("civilised",)))
