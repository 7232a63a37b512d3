"""§1.3 What a seat may see, and what it may imagine."""

from typing import Any

import pytest

from imperium_desktop.games.hadrian.analysis.position import Seat
from imperium_desktop.games.hadrian.rules import events
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import snapshot
from imperium_desktop.rules.record import UndoStops

from .builder import CONTENT, Scenario


def choosing(**where: Any) -> Scenario:
    """Seat 0 has chosen, seat 1 is asked."""
    table = Scenario(Seat(), Seat(), phase="year", neutrals=("ranger",), **where)
    table.match.answer(table.match.waiting.options[0])
    return table


def test_decks_are_hidden_from_everybody() -> None:
    table = choosing()
    for seat in range(2):
        seen = table.match.view(seat)
        assert (set(seen.fate), len(seen.fate)) == ({0}, 47)
        assert set(seen.neutral_deck) == {"?"}
        assert [(set(player.deck), len(player.deck)) for player in seen.players] == [({"?"}, 10)] * 2
        assert snapshot(seen.chance) == snapshot(Chance(0))


def test_drawn_cards_are_hidden_from_the_others() -> None:
    table = choosing()
    mine, theirs = table.match.view(0), table.match.view(1)
    assert mine.players[0].drawn == table.state.players[0].drawn
    assert mine.players[0].chosen == table.state.players[0].chosen
    assert (theirs.players[0].drawn, theirs.players[0].chosen) == (("?", "?"), "?")
    assert (mine.players[1].drawn, mine.players[1].chosen) == (("?", "?"), "")
    (chosen,) = table.told(events.PathChosen)
    assert chosen == chosen.seen_by(0) == events.PathChosen(0, table.state.players[0].chosen)
    assert chosen.seen_by(1) == events.PathChosen(0, "?")


def test_all_is_open_after_the_end() -> None:
    table = Scenario(Seat(tracks={"left": 6, "center": 6, "right": 6}), year=6).ends_year()
    assert snapshot(table.match.view(0)) == snapshot(table.state)


def test_an_imagined_table_cannot_be_told_from_the_real_one() -> None:
    table = choosing(fate=(5,))
    imagined = [table.match.seen_by(1).imagine(Chance(seed)).state for seed in range(5)]
    for state in imagined:
        assert snapshot(table.match.game.view(state, 1)) == snapshot(table.match.view(1))
        assert sorted((*state.fate, *state.fate_discards)) == list(range(1, 49))
        assert sorted(state.neutral_deck) == sorted(CONTENT.cards)
        for player in state.players:
            assert sorted((*player.drawn, *player.deck)) == sorted(CONTENT.cards)
        assert state.players[0].chosen in state.players[0].drawn
        assert state.players[1].drawn == table.state.players[1].drawn
    for hidden in ("chance", "fate", "neutral_deck"):
        assert len({snapshot(getattr(state, hidden)) for state in imagined}) == 5
    assert len({state.players[0].drawn for state in imagined}) > 1
    assert len({state.players[1].deck for state in imagined}) == 5


def test_cards_that_lie_open_are_not_imagined_again() -> None:
    table = Scenario(Seat(temple_favours=1), Seat(), year=2, fate=(1, 2)).ends_year().ends_year()
    assert table.kind == "favours"
    state = table.match.seen_by(1).imagine(Chance(3)).state
    assert not {*state.fate} & {*state.fate_discards, *state.attack}
    assert not {*state.neutral_deck} & {*state.neutrals, *state.neutral_discards}
    for player in state.players:
        assert sorted((*player.paths, *player.prospects, *player.deck)) == sorted(CONTENT.cards)


def test_no_neutral_deck_is_imagined_among_three() -> None:
    table = Scenario(Seat(), Seat(), Seat())
    assert table.match.seen_by(0).imagine(Chance(3)).state.neutral_deck == ()


# Undo is free until something came to light or was handed over (§5.10)

MARKET = {"tracks": {"traders": 4}, "built": ("market",), "board": {"resource": 1}}


@pytest.mark.parametrize(
    ("seat", "action"),
    [
        ({"trained": (2, 0)}, {"sort": "fight_battle"}),
        (MARKET, {"sort": "buy_good", "rival": None}),
        (MARKET, {"sort": "buy_good", "rival": 1}),
    ],
)
def test_no_undo_behind_a_fate_card_or_a_gift(seat: dict[str, Any], action: dict[str, Any]) -> None:
    table = Scenario(Seat(**seat), Seat(), Seat()).does(**action)
    with pytest.raises(UndoStops):
        table.match.undo()


def test_undo_of_what_everybody_saw() -> None:
    table = Scenario(Seat(board={"servant": 1}))
    before = table.match.digest()
    table.does("mine").match.undo()
    assert table.match.digest() == before
