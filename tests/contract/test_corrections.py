"""The box of Imperial Settlers, and what its owner may put right in it."""

from collections import Counter
from pathlib import Path

import pytest

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.parts import course
from imperium_desktop.games.settlers.rules import Settlers
from imperium_desktop.games.settlers.rules.components import Box, Cost
from imperium_desktop.games.settlers.rules.content import Components, playing_cards
from imperium_desktop.games.settlers.rules.names import FACTIONS
from tests.store.odd import ODD_THINGS, at_once, put_odd

FOLDER = content_folder("settlers")
SHIPPED = read_box(FOLDER)
CONTENT = Components(SHIPPED)


def corrected(tmp_path: Path, text: str) -> Box:
    own = tmp_path / "cards.toml"
    own.write_text(text, encoding="utf-8")
    return read_box(FOLDER, own, ("en", "pl"))


# The resource_folder box


def test_the_decks_are_those_of_the_box() -> None:
    assert {deck: len(cards) for deck, cards in CONTENT.decks.items()} == {
        "common": 84,
        "romans": 30,
        "barbarians": 30,
        "egyptians": 30,
        "japanese": 30,
    }
    for deck in ("romans", "barbarians", "egyptians", "japanese"):
        copies = Counter(Counter(CONTENT.copies[id].key for id in CONTENT.decks[deck]).values())
        assert copies == {3: 3, 2: 6, 1: 9}


def test_the_common_colours_are_those_of_an_independent_count() -> None:
    colours = Counter(color for id in CONTENT.decks["common"] for color in CONTENT.copies[id].colors or ("none",))
    assert colours == {
        "brown": 16,
        "gray": 13,
        "red": 12,
        "pink": 12,
        "gold": 10,
        "blue": 8,
        "black": 6,
        "none": 6,
        "purple": 1,
    }


def test_sixteen_attack_cards_and_their_goods() -> None:
    assert Counter(CONTENT.attack_cards) == {
        "wood": 3,
        "gold": 3,
        "card": 3,
        "stone": 2,
        "worker": 2,
        "vp": 2,
        "food": 1,
    }


def test_of_an_incomplete_set_only_common_cards_are_dealt_and_only_where_agreed() -> None:
    assert {card.set for card in SHIPPED.expansion} == {"friends"}
    in_play = {card.deck for card in SHIPPED.expansion for copy in card.copies if copy.id in CONTENT.copies}
    assert in_play == {"common"}
    assert tuple(CONTENT.formats) == ("no", "common")
    assert set(CONTENT.formats["common"]["common"]) - set(CONTENT.decks["common"]) == {
        f"FRC{number:02}" for number in range(1, 14)
    }
    assert all(CONTENT.formats["common"][faction] == CONTENT.decks[faction] for faction in FACTIONS)
    assert all("fields" in card.sources for card in SHIPPED.expansion)


# Corrections


def test_only_what_differs_needs_to_be_written(tmp_path: Path) -> None:
    box = corrected(
        tmp_path,
        """
        [common.castle]
        cost = { wood = 3 }
        names = { pl = "Twierdza" }
        [japanese.daimyos_castle]
        copies = [{ id = "JAP010", deal = "food" }]
        blocks = [{ when = "production", do = "gain(vp, 2)" }]
        """,
    )
    assert box.corrections.cards == ("castle", "daimyos_castle")
    assert box.corrections.names == {"pl": {"castle": "Twierdza"}}
    castle = CONTENT.cards["castle"]
    cards = {card.key: card for card in box.cards}
    assert cards["castle"].blocks == castle.blocks
    assert [copy.cost for copy in playing_cards(cards["castle"])] == [Cost(wood=3)] * 3
    assert [copy.deal for copy in playing_cards(cards["daimyos_castle"])] == ["stone", "food"]
    assert content_hash(box.without_sources) != content_hash(SHIPPED.without_sources)
    assert len(Components(box).copies) == len(CONTENT.copies)


def test_a_name_alone_changes_no_match(tmp_path: Path) -> None:
    box = corrected(tmp_path, '[common.castle]\nnames = { en = "Fortress" }\n')
    assert content_hash(box.without_sources) == content_hash(SHIPPED.without_sources)


def test_lessons_are_given_with_the_shipped_cards(tmp_path: Path) -> None:
    dear = "".join(f"[{card.deck}.{card.key}]\ncost = {{ wood = 12 }}\n" for card in SHIPPED.cards)
    box = corrected(tmp_path, dear)
    assert box.corrections.mistakes is None
    lessons = course(Settlers(Components(box), content_hash(box.without_sources)))
    assert lessons.game.content.box.cards == SHIPPED.cards
    lesson = lessons.begin(next(iter(lessons.scripts)))
    while not lesson.done:
        lesson.skip()


@pytest.mark.parametrize("kind", ODD_THINGS)
def test_what_is_no_ordinary_file_is_told_and_the_shipped_cards_hold(kind: str, tmp_path: Path) -> None:
    with at_once():
        box = read_box(FOLDER, put_odd(tmp_path / "cards.toml", kind), ("en", "pl"))
    assert box.corrections.mistakes is not None
    assert box.without_sources == SHIPPED.without_sources


def test_without_a_file_nothing_is_corrected(tmp_path: Path) -> None:
    assert read_box(FOLDER, tmp_path / "cards.toml") == SHIPPED


MISTAKES = {
    "no such card": ("[common.moat]\ncost = { wood = 3 }", "common.moat", "no such card"),
    "in another deck": ("[romans.castle]\ncost = { wood = 3 }", "romans.castle", "no such card"),
    "no such deck": ("[gauls.castle]\n", "gauls", "nobody knows this deck"),
    "unknown field": ("[common.castle]\nprice = 3", "common.castle", "price"),
    "wrong type": ('[common.castle]\ncost = { wood = "many" }', "common.castle.cost.wood", "`int`"),
    "unknown good": ("[common.castle]\nraze = { salt = 1 }", "common.castle.raze", "salt"),
    "negative": ("[common.castle]\ncost = { wood = -1 }", "common.castle.cost.wood", ">= 0"),
    "unknown verb": (
        '[common.castle]\nblocks = [{ when = "action", do = "cost: pay(worker) -> fly(2)" }]',
        "common.castle",
        "fly",
    ),
    "other kind": ('[common.castle]\nkind = "production"', "common.castle", "kind production"),
    "unknown copy": ('[common.castle]\ncopies = [{ id = "COM001" }]', "common.castle.copies", "COM001"),
    "copies are no list": ("[common.castle]\ncopies = 3", "common.castle.copies", "array"),
    "unknown language": ('[common.castle]\nnames = { de = "Burg" }', "common.castle.names.de", "language"),
    "empty name": ('[common.castle]\nnames = { pl = " " }', "common.castle.names.pl", "name"),
    "a card is no table": ("[common]\ncastle = 3", "common.castle", "table"),
    "no toml": ("[common\n", "", "line 1"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_named_and_the_shipped_cards_hold(name: str, tmp_path: Path) -> None:
    text, place, reason = MISTAKES[name]
    box = corrected(tmp_path, text)
    assert box.cards == SHIPPED.cards
    assert not box.corrections.cards
    mistakes = box.corrections.mistakes
    assert mistakes is not None
    assert mistakes.file == str(tmp_path / "cards.toml")
    (told,) = mistakes.first
    assert told.startswith(place)
    assert reason in told
