"""What an editor is given to read: something of every template, nothing twice."""

import pytest

from tests.tools.print_sentences import TELLERS, card_sentences, in_turn, sentences


def test_every_template_has_its_turn() -> None:
    found = {"common": [f"Common {number}." for number in range(9)], "rare": ["Rare."]}
    assert in_turn(found, 3) == {"common": ["Common 0.", "Common 1."], "rare": ["Rare."]}


@pytest.mark.parametrize("kind", ["log", "refusals"])
def test_a_match_is_printed(kind: str) -> None:
    found = sentences("settlers", "pl", kind, 1)
    assert found
    for said in found.values():
        assert len(set(said)) == len(said)
        assert all(sentence.endswith((".", "?")) for sentence in said)


def test_every_kind_has_its_teller() -> None:
    assert set(TELLERS) == {"log", "questions", "options", "refusals", "hints", "merits", "reasons"}


def test_cards_are_printed_with_their_names() -> None:
    assert card_sentences("settlers", "en")["pillory"] == ["Pillory: Whenever you raze: gain 1 VP."]
    assert card_sentences("tigris", "en") == {}
