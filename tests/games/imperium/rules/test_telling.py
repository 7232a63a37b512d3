"""Whatever cards do is told by events: what moved, to whom it is shown, which tokens came and went."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from tests.present import all_of

from .rows import carry_out, first_copy, position

REGIONS = {"hand": "glory", "play": "coast oasis marsh"}


@pytest.mark.parametrize(
    ("card", "do", "given", "told"),
    [
        (
            "common_education",
            "play, yes, yes",
            {"hand": "this glory", "discard": "conquer"},
            "card_played history history",
        ),
        (
            "common_woodland",
            "play, yes, yes",
            {"hand": "this unrest", "discard": "glory"},
            "card_played topped garrisoned",
        ),
        ("common_exports", "play", {"hand": "this glory"}, "card_played tokens_gained tokens_gained card_given"),
        ("common_temple", "use", {"hand": "glory"}, "card_exhausted discarded tokens_gained"),
        ("common_boats", "use", {"play": "this hills"}, "card_exhausted recalled actions_gained"),
        ("common_unrest", "play", {"tokens": (0, 1, 0)}, "card_played tokens_paid returned"),
        (
            "common_gambling",
            "play, suit region",
            {"tokens": (1, 0, 0), "main": "forest port"},
            "card_played tokens_paid suit_declared card_revealed gained",
        ),
        (
            "common_gambling",
            "play, suit tributary",
            {"tokens": (1, 0, 0), "main": "forest port"},
            "card_played tokens_paid suit_declared card_revealed exiled",
        ),
        ("common_notorious", "play", {"they": {"tokens": (0, 0, 1)}}, "card_played tokens_stolen"),
        ("common_notorious", "play", {}, "card_played unrest_taken"),
        ("common_olmecs", "play", {"play": "coinage*", "exhausts": 4}, "card_played exhaust_returned"),
        ("common_agriculture", "use", {"play": "this steppe"}, "card_exhausted icon_counted_as"),
        ("common_oracle", "play, pick glory", {"deck": "glory conquer"}, "card_played card_drawn card_drawn discarded"),
        (
            "common_glorious",
            "play",
            {"face": "empire", "development": "legions"},
            "card_played card_developed scoring_triggered history",
        ),
        (
            "common_king_of_kings_b",
            "play glory",
            {**REGIONS, "king": "B"},
            "card_played abandoned king_resolved tokens_gained",
        ),
        (
            "common_sacred_pass",
            "use, yes, yes",
            {"hand": "glory", "nation_deck": "raetia julius_caesar"},
            "card_exhausted nation_looked_at abandoned gained",
        ),
        (
            "greeks_lighthouse",
            "use",
            {"market": "oracle", "exile": "hills"},
            "card_exhausted market_swapped slot_refilled",
        ),
        ("celts_hibernia", "play, yes, no", {"discard": "conquer"}, "card_played regained"),
        (
            "romans_romans_b",
            "play glory, pick great",
            {**REGIONS, "fame": "notorious great"},
            "card_played abandoned fame_looked_at fame_taken",
        ),
        ("vikings_rollo_the_walker", "play", {"fame": "great"}, "card_played fame_taken exiled"),
        ("vikings_combs", "use", {}, "card_exhausted state_ignored"),
        (
            "vikings_iceland",
            "play, branch 1, yes",
            {"nation_deck": "combs harald_hardrada"},
            "card_played nation_looked_at nation_shuffled",
        ),
        (
            "vikings_erik_the_red",
            "play, pick iceland",
            {"play": "scandinavia", "tokens": (0, 1, 0), "discard": "iceland"},
            "card_played tokens_paid abandoned card_revealed found exiled",
        ),
        (
            "romans_prosperity",
            "play, yes, no",
            {"discard": "glory", "play": "jungle"},
            "card_played deck_shuffled card_drawn tokens_gained",
        ),
    ],
)
def test_what_is_told(card: str, do: str, given: dict[str, Any], told: str) -> None:
    """Moved cards are called by the way they went."""
    given = dict(given)
    table = position(card, given, given.pop("they", {}), do)
    carry_out(table, first_copy(card), do)
    assert [getattr(event, "way", event.name) for event in table.match.events] == told.split()


@pytest.mark.parametrize(
    ("card", "do", "given", "hidden"),
    [
        ("common_education", "play, yes", {"hand": "this glory"}, True),
        ("common_education", "play, yes", {"discard": "glory"}, False),
        ("common_minoans", "play", {"hand": "this glory"}, True),
        ("common_woodland", "play, yes", {"discard": "glory"}, False),
        ("common_temple", "use", {"hand": "glory"}, False),
    ],
)
def test_what_others_see_of_it(card: str, do: str, given: dict[str, Any], hidden: bool) -> None:
    """A card from hand that goes where nobody looks is not shown."""
    table = position(card, given, {}, do)
    carry_out(table, first_copy(card), do)
    moved = all_of(events.CardsMoved, (event for event in table.match.events if hasattr(event, "way")))
    assert [event.seen_by(1).cards == ("?",) for event in moved] == [hidden]
