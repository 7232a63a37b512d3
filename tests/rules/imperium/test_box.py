"""§1, §3.3 How many cards there are, and notations that cannot be read."""

from collections import Counter

import pytest

from imperium_desktop.rules.effects.notation import NotationError
from imperium_desktop.rules.effects.selecting import Amount, Filter, Selector, Term
from imperium_desktop.rules.imperium import vocabulary as v
from imperium_desktop.rules.imperium.content import steps_of

from .builder import CONTENT

COMPOSITION = {
    "carthaginians": (23, 10, 5, 6),
    "celts": (28, 10, 6, 5),
    "greeks": (23, 10, 3, 8),
    "macedonians": (23, 11, 3, 7),
    "persians": (23, 10, 4, 7),
    "romans": (23, 10, 5, 6),
    "scythians": (24, 11, 7, 4),
    "vikings": (26, 9, 13, 0),
}


@pytest.mark.parametrize("nation", COMPOSITION)
def test_cards_of_the_nations(nation: str) -> None:
    """The power card with its two sides is one card."""
    starts = Counter(CONTENT.cards[card].start for card in CONTENT.groups[nation])
    assert (starts.total() - 1, starts["deck"], starts["nation"], starts["development"]) == COMPOSITION[nation]
    assert (starts["power"], starts["accession"]) == (2, 1)


def test_common_cards() -> None:
    suits = Counter(CONTENT.cards[card].suits[0] for card in CONTENT.groups["classics_commons"])
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
