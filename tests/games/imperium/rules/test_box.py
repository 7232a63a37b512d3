"""§1, §3.3 How many cards there are, and notations that cannot be read."""

from collections import Counter

import pytest

from imperium_desktop.games.imperium.rules.cards import vocabulary as v
from imperium_desktop.games.imperium.rules.cards.notation import steps_of
from imperium_desktop.games.imperium.rules.names import COMMONS, NATIONS
from imperium_desktop.rules.effects.notation import NotationError
from imperium_desktop.rules.effects.selecting import Amount, Filter, Selector, Term

from .builder import CONTENT

COMPOSITION = {
    "arthurians": (29, 10, 7, 5),
    "atlanteans": (22, 11, 0, 10),
    "carthaginians": (23, 10, 5, 6),
    "celts": (28, 10, 6, 5),
    "egyptians": (23, 10, 3, 8),
    "greeks": (23, 10, 3, 8),
    "macedonians": (23, 11, 3, 7),
    "mauryans": (24, 8, 8, 6),
    "minoans": (23, 10, 4, 7),
    "olmecs": (26, 10, 5, 6),
    "persians": (23, 10, 4, 7),
    "qin": (25, 9, 4, 8),
    "romans": (23, 10, 5, 6),
    "scythians": (24, 11, 7, 4),
    "utopians": (21, 13, 0, 0),
    "vikings": (26, 9, 13, 0),
}
UNREST_AT_THE_START = {
    "arthurians": (0, 0),
    "atlanteans": (3, 0),
    "egyptians": (2, 1),
    "mauryans": (2, 2),
    "minoans": (3, 1),
    "olmecs": (0, 0),
    "qin": (1, 1),
    "utopians": (0, 0),
}
"""Of the nations of Legends: in the deck, in the nation deck (§21)."""
IN_PLAY = {"arthurians": 1, "utopians": 4}
"""Faces of cards that lie below the power card from the start."""


@pytest.mark.parametrize("nation", NATIONS)
def test_cards_of_the_nations(nation: str) -> None:
    """A card with two faces is one card."""
    cards = [CONTENT.cards[card] for card in CONTENT.groups[nation]]
    starts = Counter(card.start for card in cards)
    backs = sum(card.side == "B" for card in cards)
    assert (starts.total() - backs, starts["deck"], starts["nation"], starts["development"]) == COMPOSITION[nation]
    assert (starts["power"], starts["accession"]) == (2, nation not in ("atlanteans", "utopians"))
    assert starts["in_play"] == IN_PLAY.get(nation, 0)


@pytest.mark.parametrize("nation", UNREST_AT_THE_START)
def test_unrest_of_the_nations_of_legends(nation: str) -> None:
    starts = Counter(CONTENT.cards[card].start for card in CONTENT.groups[nation] if card in CONTENT.unrest)
    assert (starts["deck"], starts["nation"]) == UNREST_AT_THE_START[nation]


@pytest.mark.parametrize("box", COMMONS.values())
def test_common_cards(box: str) -> None:
    suits = Counter(CONTENT.cards[card].suits[0] for card in CONTENT.groups[box])
    assert suits == {"uncivilised": 22, "civilised": 15, "region": 14, "tributary": 11, "fame": 10, "unrest": 12}


def test_a_selector_is_read() -> None:
    (verb,) = steps_of("history(card and not region from hand|discard, up_to 2)")
    what = Filter((Term(("card",)), Term(("region",), negated=True)))
    assert verb == v.History(Selector("", what, ("hand", "discard")), Amount(2, up_to=True))


def test_a_number_leaves_the_cards_to_the_verb() -> None:
    assert steps_of("discard(2)") == (v.Discard(n=Amount(2)),)


@pytest.mark.parametrize(
    "notation",
    [
        "discard(2",
        "history(from hand)",
        "if state=: draw(1)",
        "each_other take(unrest)",
        "draw(many)",
        "abandon(region, 3) ->",
    ],
)
def test_a_notation_that_cannot_be_read(notation: str) -> None:
    with pytest.raises(NotationError):
        steps_of(notation)
