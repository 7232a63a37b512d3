"""§10, §11 King of Kings, the two ends of the game, and who wins."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.analysis.position import Seat
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.scoring import points

from .builder import CONTENT, Scenario, celts, greeks, lying, persians, romans, vikings

REGIONS = ("coast", "oasis", "marsh")


# §10


def test_the_king_is_met_only_when_no_other_fame_is_left() -> None:
    table = Scenario(vikings(hand=("rollo_the_walker",)), greeks(), fame=("great",))
    table.plays("rollo_the_walker").then(hand="great", fame=0, crowned=False, king="A", last_round=0)


def test_the_first_face_for_an_empire() -> None:
    """§10.2 The order of the card: the game ends, then progress, then a development."""
    seat = persians(face="empire", hand=("glory",), play=REGIONS, development=("satrap", "windmills"), tokens=(0, 0, 0))
    table = Scenario(seat, romans()).plays("glory")
    assert table.kind == "choose_development"
    table.then(progress=3, last_round=2, king="A").picks("satrap").then(king="B", development="windmills")


def test_nobody_pays_for_a_second_king() -> None:
    """§10.3 Whichever face."""
    for king in ("A", "B"):
        table = Scenario(romans(hand=("glory",), play=REGIONS, crowned=True), greeks(), king=king)
        table.plays("glory").then(play="coast marsh oasis", king=king, progress=1)


def test_fame_stays_open_to_whoever_met_the_king() -> None:
    table = Scenario(romans(hand=("glory",), play=REGIONS, crowned=True), greeks(), fame=("great",))
    table.plays("glory").then(hand="great", play="")
    table = Scenario(vikings(hand=("rollo_the_walker",), crowned=True, tokens=(0, 0, 0)), greeks(), king="B")
    table.plays("rollo_the_walker").then(progress=0, exile="rollo_the_walker")


# §11.1


def test_a_trigger_at_the_solstice_makes_the_next_round_the_last() -> None:
    table = Scenario(
        vikings(play=("metropolis",), nation_deck=("harald_hardrada",), discard=("glory",)),
        greeks(),
        phase="solstice",
        round=4,
    )
    table.branch(2).then(last_round=5, discard="")
    assert table.state.round == 5
    (begun,) = table.told(events.RoundBegan)
    assert begun.last


def test_the_last_round_is_played_with_its_solstice() -> None:
    table = Scenario(romans(play=("mauryans",), tokens=(0, 0, 0)), greeks(), phase="solstice", round=5, last_round=5)
    assert table.match.result is not None
    table.then(material=2)


# §11.2, §11.3


def test_every_place_counts_but_nation_deck_and_development() -> None:
    worthless = romans(side="A", tokens=(0, 0, 0))
    assert points(CONTENT, Scenario(worthless, greeks()).state, 0) == 0
    for place, count in (
        ({"hand": ("assyrians",)}, 3),
        ({"deck": ("assyrians",)}, 3),
        ({"discard": ("assyrians",)}, 3),
        ({"history": ("assyrians",)}, 3),
        ({"play": ("qin",)}, 0),
        ({"play": (lying("marsh", "assyrians"),)}, 3),
        ({"nation_deck": ("assyrians", "julius_caesar")}, 0),
        ({"development": ("assyrians",)}, 0),
    ):
        table = Scenario(romans(side="A", tokens=(0, 0, 0), **place), greeks())
        assert points(CONTENT, table.state, 0) == count, place


def test_a_tie_is_shared() -> None:
    """§11.3"""
    table = Scenario(
        romans(side="A", tokens=(0, 0, 4)), greeks(side="A", tokens=(0, 0, 4)), celts(tokens=(0, 0, 3)), phase="scoring"
    )
    assert table.match.result is not None
    assert table.match.result.winners == (0, 1)


# §11.4


def collapsing(*seats: Seat, **where: Any) -> Scenario:
    """The first player brings about the collapse by acquiring Oracle."""
    laid: dict[str, Any] = {"market": ("hills", "oracle"), "decks": {"uncivilised": ("temple",)}, "pile": 1, **where}
    return Scenario(romans(hand=("advance",), tokens=(3, 0, 0)), *seats, **laid).plays("advance")


def test_a_collapse_stops_everything_and_fewest_unrest_win() -> None:
    table = collapsing(greeks(hand=("unrest",)), persians(tokens=(0, 0, 9)), last_round=1)
    result = table.match.result
    assert result is not None
    assert (result.ending, result.winners) == ("collapse", (2,))
    assert len(table.told(events.Collapsed)) == 1
    table.then(hand="oracle unrest", discard="advance")


@pytest.mark.parametrize(("greek", "persian", "winners"), [(5, 4, (1,)), (4, 5, (2,)), (5, 5, (1, 2))])
def test_tied_players_score_among_themselves(greek: int, persian: int, winners: tuple[int, ...]) -> None:
    table = collapsing(greeks(side="A", tokens=(0, 0, greek)), persians(side="A", tokens=(0, 0, persian)))
    assert table.match.result is not None
    assert table.match.result.winners == winners


@pytest.mark.parametrize(
    "place",
    [
        {"hand": ("unrest",)},
        {"deck": ("unrest",)},
        {"discard": ("unrest",)},
        {"history": ("unrest",)},
        {"play": (lying("marsh", "unrest"),)},
    ],
)
def test_unrest_counts_wherever_it_lies(place: dict[str, Any]) -> None:
    """Also in a garrison [R]; what lies under market cards is nobody's."""
    table = collapsing(greeks(tokens=(0, 0, 9), **place), persians(tokens=(0, 0, 0)), market=("hills", "oracle", "qin"))
    assert table.match.result is not None
    assert table.match.result.winners == (2,)
    assert {event.unrest for event in table.told(events.Scored)} == {1, 0}


def test_sumerians_help_in_a_collapse_but_do_not_undo_it() -> None:
    table = collapsing(
        greeks(hand=("unrest", "sumerians")), persians(tokens=(0, 0, 0), hand=("unrest", "persians_unrest_2"))
    )
    assert (table.asked, table.kind) == (1, "pick_own_cards")
    table.picks("unrest")
    assert table.match.result is not None
    assert (table.match.result.ending, table.match.result.winners) == ("collapse", (1,))
    table.then(pile=1)


def test_the_card_being_played_counts_as_discarded() -> None:
    """§2.8"""
    table = Scenario(persians(side="A", face="empire", hand=("corruption",), tokens=(0, 0, 0)), greeks(), pile=1).plays(
        "corruption"
    )
    assert table.state.collapsed
    table.then(discard="corruption", material=2, progress=0)
    (mine,) = [event for event in table.told(events.Scored) if event.seat == 0]
    assert mine.points == 2
