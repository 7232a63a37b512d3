"""§26 The Minoans, with the worked scenarios 24 and 25 of Legends."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.analysis.position import Lying
from imperium_desktop.games.imperium.rules.scoring import points

from .builder import CONTENT, Scenario, greeks, minoans, romans


def pottery(**fields: Any) -> Scenario:
    full = Lying(card="pottery", tokens=(0, 0, 4))
    return Scenario(minoans(face="empire", play=(full,), tokens=(5, 0, 3), **fields), greeks(), phase="solstice")


def test_l24_pottery_is_emptied() -> None:
    table = pottery()
    table.branch(1).then(material=5, population=0, progress=7, discard="pottery", tokens_on_cards=(0, 0, 0))
    again = Scenario(minoans(face="empire", hand=("pottery",)), greeks())
    assert not again.can_play("pottery")
    assert Scenario(minoans(hand=("pottery",)), greeks()).can_play("pottery")


def test_l24_pottery_is_filled() -> None:
    pottery().branch(0).pays(material=2).then(material=3, progress=3, tokens_on_cards=(0, 0, 5), play="pottery")


def test_progress_pays_for_pottery_too() -> None:
    pottery().branch(0).pays(progress=1).then(material=5, progress=2, tokens_on_cards=(0, 0, 5))


@pytest.mark.parametrize("attack", ["espionage", "onager"])
def test_progress_on_pottery_comes_to_the_pool_when_it_leaves_play(attack: str) -> None:
    """§26.2 Onager only makes cities be abandoned."""
    full = Lying(card="pottery", tokens=(0, 0, 4))
    table = Scenario(
        romans(face="empire", hand=(attack, "glory"), tokens=(0, 0, 0)), minoans(play=(full,), tokens=(0, 0, 1))
    )
    table.plays(attack).of(1)
    if attack == "espionage":
        table.then(hand="pottery", progress=5, tokens_on_cards=(0, 0, 0))
    else:
        table.then(hand="", progress=1, tokens_on_cards=(0, 0, 4))


def test_progress_on_pottery_cannot_be_spent_or_scored() -> None:
    """§26.2"""
    full = Lying(card="pottery", tokens=(0, 0, 4))
    table = Scenario(minoans(play=(full,), hand=("advance",), tokens=(1, 0, 0)), greeks(), market=("oracle",))
    assert not table.can_play("advance")
    assert points(CONTENT, table.state, 0) == 0


def test_l25_minoan_scoring() -> None:
    table = Scenario(minoans(side="B", tokens=(0, 0, 14), discard=("seal_stones",)), greeks())
    assert points(CONTENT, table.state, 0) == 14 + 10 + 10


def developing(tokens: tuple[int, int, int], *play: str) -> Scenario:
    """The deck runs out."""
    table = Scenario(
        minoans(
            face="empire",
            hand=("prosperity",),
            discard=("glory",),
            play=play,
            tokens=tokens,
            development=("minoan_traders", "architecture", "minoan_expansion"),
        ),
        greeks(),
    )
    return table.plays("prosperity").agrees()


def test_nothing_stands_in_for_progress() -> None:
    """§26.1 Traders cost 2 material, 1 population and 1 progress."""
    assert developing((9, 3, 0)).kind != "develop_on_reshuffle"
    assert developing((2, 1, 1)).offered() == "minoan_traders"
    assert developing((2, 0, 1)).kind != "develop_on_reshuffle"


@pytest.mark.parametrize(
    ("card", "left"), [("minoan_traders", (0, 3, 0)), ("minoan_expansion", (2, 0, 0))], ids=["less", "never_below_0"]
)
def test_architecture_takes_one_progress_off_developing(card: str, left: tuple[int, int, int]) -> None:
    """§26.1 Expansion costs no progress."""
    table = Scenario(
        minoans(
            face="empire",
            hand=("prosperity",),
            discard=("glory",),
            play=("architecture",),
            tokens=(2, 4, 0),
            development=("minoan_traders", "frescos", "minoan_expansion"),
        ),
        greeks(),
    )
    table.plays("prosperity").agrees()
    assert table.offered() == "minoan_expansion minoan_traders"
    table.picks(card).then(tokens=left, exhausts=4)


@pytest.mark.parametrize(("first", "progress"), [("drainage_system", 1), ("labyrinth", 0)])
def test_the_order_of_a_solstice_is_ones_own(first: str, progress: int) -> None:
    """§26.4 The population of the drainage may pay for the labyrinth."""
    table = Scenario(
        minoans(face="empire", play=("drainage_system", "labyrinth"), tokens=(0, 0, 0)), greeks(), phase="solstice"
    )
    table.picks(first)
    if progress:
        table.agrees()
    table.then(progress=progress, population=1 - progress)


@pytest.mark.parametrize("marked", [False, True])
def test_king_minos_develops_in_spite_of_a_token(marked: bool) -> None:
    """§26.5 The normal price; no token is put down."""
    table = Scenario(minoans(hand=("king_minos",), tokens=(0, 4, 0), development=("minoan_expansion",)), greeks())
    table.player.development_marked = marked
    table.plays("king_minos").agrees().pays(population=4)
    table.then(population=0, development="", exhausts=5, development_marked=marked)
