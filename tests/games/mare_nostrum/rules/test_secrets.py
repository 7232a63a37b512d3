"""§15 What a seat sees, in the view, in the log and at the open table.

Replays, curtain and accessible names: tests/ui.
"""

from collections.abc import Callable

import pytest

from imperium_desktop.games.mare_nostrum.rules import events
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildUnit,
    EndBuild,
    GiveToken,
    KeepToken,
    OfferToken,
    SetNumber,
    SpendToken,
    TakeToken,
)
from imperium_desktop.games.mare_nostrum.rules.state import State
from imperium_desktop.games.mare_nostrum.rules.tokens import LETTER_OF
from tests.present import present

from .builder import Scenario, game

HANDED_OVER = {
    *("trade_token", "offer", "compensate", "perseus_first", "build", "pay", "castor_copy", "keep"),
    *("legendary_extra", "colossus_good"),
}
"""Decisions for which a seat needs its hand; §15 does not name the last two, which follow a draw or an income."""


def view(mare: Scenario, empire: str) -> State:
    return mare.match.view(mare.seat(empire))


def test_hands_are_hidden_and_so_is_their_size(mare: Scenario) -> None:  # §15
    mare.hand(rome="3 coin, grain", greece="wine").begins("name_builder")
    assert [player.hand for player in view(mare, "rome").players] == ["cccg", "?", "?", "?", "?"]
    assert [player.hand for player in view(mare, "greece").players] == ["?", "w", "?", "?", "?"]
    assert [player.hand for player in mare.match.view(-1).players] == ["?"] * 5, "at the open table"


@pytest.mark.parametrize("empire", ["rome", "egypt"])
def test_nobody_sees_closed_cards_and_the_legendary_pile(lay_out: Callable[..., Scenario], empire: str) -> None:  # §15
    mare = lay_out(display="first_games").begins("name_builder")
    seen = view(mare, empire)
    assert seen.closed == ("?",) * 12
    assert seen.pile == "?" * 13
    assert seen.display == mare.state.display


def test_sealed_offers_are_hidden_and_open_ones_are_not(mare: Scenario) -> None:  # §5.2, §15
    mare.hand(**dict.fromkeys(mare.names, "coin, grain")).begins("number")
    mare.carthage.answers(SetNumber(1), OfferToken("grain"))
    assert [player.offer for player in view(mare, "egypt").players] == ["?", "?", "?", "", "?"]
    for name in ("egypt", "babylon", "rome", "greece"):
        mare.empire(name).answers(OfferToken("coin"))
    assert [player.offer for player in view(mare, "egypt").players] == ["c", "c", "g", "c", "c"]
    mare.carthage.answers(TakeToken(0, "coin"))
    assert view(mare, "egypt").players[2].taken == "c", "seen at the moment of taking"


def test_an_offer_is_told_to_nobody_before_it_is_revealed(mare: Scenario) -> None:  # §15
    mare.hand(**dict.fromkeys(mare.names, "coin, grain")).begins("number")
    mare.carthage.answers(SetNumber(1), OfferToken("grain"))
    assert mare.match.events[-1] == events.OfferLaid(2)
    assert mare.match.events[-1].__struct_fields__ == ("seat",)


def test_a_set_is_chosen_in_secret_and_paid_in_the_open(mare: Scenario) -> None:  # §15
    mare.hand(egypt="3 coin, grain, wood, sheep, oil, wine").begins("build", "egypt")
    mare.egypt.answers(BuildUnit("legion", "aegyptus", None), SpendToken("coin"))
    proposed = next(option for option in mare.of_sort(KeepToken) if option.token != "coin")
    mare.egypt.answers(proposed)
    assert mare.asked == "egypt pay"
    own, other = view(mare, "egypt").purchase, view(mare, "rome").purchase
    assert (present(own).fixed, present(own).kept) == ("c", LETTER_OF[proposed.token])
    assert (present(other).fixed, present(other).kept) == ("", "")
    assert present(other).price == 3, "what is built is open"
    while mare.asked == "egypt pay":
        mare.match.answer(mare.options[0])
    paid = mare.told(events.SetPaid)[0]
    assert paid.seen_by(mare.seat("rome")) == paid
    assert view(mare, "rome").paid == mare.state.paid


def test_only_the_owner_is_told_the_kind_of_a_drawn_good(mare: Scenario) -> None:  # §15
    mare.province("asia", control="greece", buildings="legendary").begins("collect")
    assert mare.match
    drawn = mare.told(events.LegendaryDrawn)[0]
    assert drawn.seen_by(mare.seat("greece")).token is not None
    assert [drawn.seen_by(seat).token for seat in (-1, 0, 2, 3, 4)] == [None] * 5


def test_a_token_given_back_is_told_to_the_two_it_concerns(lay_out: Callable[..., Scenario]) -> None:  # §5.4, §15
    mare = lay_out(4).hand(rome="grain", greece="wine", carthage="oil, metal", egypt="").begins("number")
    mare.carthage.answers(SetNumber(1), OfferToken("oil"))
    mare.rome.answers(OfferToken("grain"))
    mare.greece.answers(OfferToken("wine"))
    mare.carthage.answers(TakeToken(0, "grain"))
    mare.rome.answers(TakeToken(2, "oil"))
    mare.carthage.answers(GiveToken("metal"))
    given = mare.told(events.TokenGiven)[0]
    assert [given.seen_by(seat).token for seat in (0, 1, 2, 3, -1)] == [None, "metal", "metal", None, None]


def test_nobody_is_told_what_others_discard(mare: Scenario) -> None:  # §6.7, §15
    mare.hand(rome="4 coin, grain").begins("build", "rome")
    mare.rome.answers(EndBuild())
    told = next(event for event in mare.told(events.ResourcesDiscarded) if event.seat == 0)
    assert told.tokens == ("coin", "coin", "grain")
    assert told.seen_by(0).tokens == told.tokens
    assert [told.seen_by(seat).tokens for seat in (1, 2, 3, 4, -1)] == [None] * 5


def test_what_everybody_is_told(mare: Scenario) -> None:  # §15
    """Income on the map, Colossus' choice, pillage, takes and payments are open to all."""
    open_events = (
        *(events.ResourcesCollected(0, ("coin",)), events.GoodChosen(0, "gems"), events.TokenTaken(0, 1, "grain")),
        *(events.OfferRevealed(0, ("grain",)), events.SetPaid(0, ("coin",))),
        events.Pillaged(0, 1, "achaia", "city", None, ("coin",)),
    )
    for event in open_events:
        assert [event.seen_by(seat) for seat in (-1, 0, 1, 2)] == [event] * 4


def test_what_is_decided_at_the_open_table() -> None:  # §15
    kinds = {kind.partition(".")[2] for kind in game().kinds}
    assert {kind.partition(".")[2] for kind in game().open_kinds} == kinds - HANDED_OVER
