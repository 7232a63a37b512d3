"""Files of corrections in which anything may stand: the resource_folder cards are played and somebody learns why."""

import time
from pathlib import Path

import pytest

from imperium_desktop.content.owners import MOST_BYTES, MOST_TOLD
from imperium_desktop.content.reading import content_folder
from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.rules.components import Cost
from imperium_desktop.rules.mistakes import Mistakes

FOLDER = content_folder("settlers")
SHIPPED = read_box(FOLDER)
PATIENCE = 5
"""Seconds of work."""


def mistakes_in(tmp_path: Path, content: bytes) -> Mistakes:
    own = tmp_path / "cards.toml"
    own.write_bytes(content)
    began = time.process_time()
    box = read_box(FOLDER, own, ("en", "pl"))
    assert time.process_time() - began < PATIENCE
    assert (box.cards, box.expansion) == (SHIPPED.cards, SHIPPED.expansion)
    assert (box.corrections.cards, box.corrections.names) == ((), {})
    assert box.corrections.mistakes is not None
    assert box.corrections.mistakes.file == str(own)
    return box.corrections.mistakes


def castle(facts: str) -> bytes:
    return f"[common.castle]\n{facts}\n".encode()


def block(do: str, when: str = "action") -> bytes:
    return castle(f'blocks = [{{ when = "{when}", do = "{do}" }}]')


def named(name: str) -> bytes:
    return castle(f'names = {{ en = "{name}" }}')


MISTAKES = {
    # The file
    "too large": (b"#" * (MOST_BYTES + 1), "", "too large"),
    "250,000 cards": (b"".join(b"[common.c%d]\n" % number for number in range(250_000)), "", "too large"),
    "deep lists": (castle(f"cost = {'[' * 10_000}{']' * 10_000}"), "", "nested too deeply"),
    "deep tables": (castle("cost = " + "{a=" * 10_000 + "1" + "}" * 10_000), "", "nested too deeply"),
    "deep keys": (castle("a." * 100_000 + "a = 1"), "line 2", "dots"),
    "not UTF-8": (b"[common.castle]\nnames = { en = '\xff' }", "line 2", "UTF-8"),
    "UTF-16": ("[common.castle]\n".encode("utf-16"), "line 1", "UTF-8"),
    "a zero byte": (b"[common.castle]\x00", "", "line 1"),
    "a key twice": (castle("kind = 'action'\nkind = 'feature'"), "", "Cannot overwrite"),
    "a card twice": (castle("") + castle(""), "", "twice"),
    "thousands of digits": (castle(f"cost = {{ wood = {'9' * 5_000} }}"), "", "digits"),
    # Types
    "hundreds of digits": (castle(f"cost = {{ wood = {'9' * 400} }}"), "common.castle.cost.wood", "99"),
    "infinite": (castle("cost = { wood = inf }"), "common.castle.cost.wood", "float"),
    "not a number": (castle("cost = { wood = nan }"), "common.castle.cost.wood", "float"),
    "a half": (castle("cost = { wood = 0.5 }"), "common.castle.cost.wood", "float"),
    "a date": (castle("cost = { wood = 2020-01-01 }"), "common.castle.cost.wood", "date"),
    "a date for a word": (castle("kind = 2020-01-01"), "common.castle.kind", "date"),
    "yes or no": (castle("cost = { wood = true }"), "common.castle.cost.wood", "bool"),
    "a number for a word": (castle("kind = 3"), "common.castle.kind", "int"),
    "a list for a card": (b"[common]\ncastle = [1]", "common.castle", "table"),
    "a list for a deck": (b"common = [1]", "common", "table"),
    "a number for a name": (castle("names = { en = 3 }"), "common.castle.names.en", "name"),
    "a number for names": (castle("names = 3"), "common.castle.names", "table"),
    # Facts
    "unknown colour": (castle("colors = ['mauve']"), "common.castle.colors[0]", "mauve"),
    "a colour twice": (castle("colors = ['red', 'red']"), "common.castle", "colour"),
    "another key": (castle("key = 'moat'"), "common.castle.key", "corrected"),
    "another deck": (castle("deck = 'romans'"), "common.castle.deck", "corrected"),
    "another set": (castle("set = 3"), "common.castle.set", "corrected"),
    "more than 99": (castle("raze = { wood = 100 }"), "common.castle.raze", "99"),
    "two Locations": (castle("cost = { location = 2 }"), "common.castle.cost.location", "1"),
    "too dear": (castle("cost = { wood = 9, stone = 9 }"), "common.castle", "12 Resources"),
    "Samurai for a Deal": (castle("deal = 'samurai'"), "common.castle", "Samurai"),
    "Samurai for razing": (castle("raze = { samurai = 1 }"), "common.castle", "Samurai"),
    "marks in a paragraph": (castle("rules = ['{icon:x}']"), "common.castle.rules[0]", "regex"),
    # Copies
    "a copy twice": (castle("copies = [{ id = 'COM046' }, { id = 'COM046' }]"), "common.castle.copies", "twice"),
    "a list for an id": (castle("copies = [{ id = [1] }]"), "common.castle.copies", "no copy [1]"),
    "a table for an id": (castle("copies = [{ id = { a = 1 } }]"), "common.castle.copies", "no copy"),
    "a copy without id": (castle("copies = [{}]"), "common.castle.copies", "no copy None"),
    # Names
    "a long name": (named("x" * 4_000), "common.castle.names.en", "60 characters"),
    "a bell": (named(r"a\u0007b"), "common.castle.names.en", "U+0007"),
    "two lines": (named(r"a\nb"), "common.castle.names.en", "U+000A"),
    "turned around": (named(r"a\u202Eb"), "common.castle.names.en", "U+202E"),
    "a sign of our own": (named(r"a\uE000b"), "common.castle.names.en", "U+E000"),
    "an icon": (named("{icon:x}"), "common.castle.names.en", "{"),
    "bold": (named("**x**"), "common.castle.names.en", "*"),
    "a paragraph": (named("§7"), "common.castle.names.en", "§"),
    # Notation
    "a long notation": (block("gain(vp); " * 100 + "gain(vp)"), "common.castle", "400 characters"),
    "lists 10,000 deep": (block("[" * 10_000 + "gain(vp)" + "]" * 10_000), "common.castle", "400 characters"),
    "lists 100 deep": (block("[" * 100 + "gain(vp)" + "]" * 100), "common.castle", "nested too deeply"),
    "may 50 deep": (block("may:" * 50 + "gain(vp)"), "common.castle", "nested too deeply"),
    "nothing gained": (block("gain(vp, 0)"), "common.castle", ">= 1"),
    "much gained": (block("gain(vp, 100)"), "common.castle", "<= 99"),
    "less than nothing": (block("gain(vp, -1)"), "common.castle", "-"),
    "at most nothing": (block("gain(vp, 1, per red, max 0)"), "common.castle", ">= 1"),
    "digits in a notation": (block(f"gain(vp, {'9' * 300})"), "common.castle", "gain"),
    "keeping more than drawn": (block("draw_and_keep(1, 2, any, discard)"), "common.castle", "keep 2"),
    "many blocks": (castle("blocks = [" + "{ when = 'action', do = 'gain(vp)' }," * 5_000 + "]"), "common", "length"),
    "two actions": (
        castle("blocks = [{ when = 'action', do = 'gain(vp)' }, { when = 'action_twice', do = 'gain(vp)' }]"),
        "common.castle",
        "two actions",
    ),
    "a limit": (castle("blocks = [{ when = 'action', do = 'gain(vp)', limit = 1 }]"), "common.castle", "limit"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_nothing_in_the_file_breaks_the_reading(name: str, tmp_path: Path) -> None:
    content, place, reason = MISTAKES[name]
    mistakes = mistakes_in(tmp_path, content)
    (told,) = mistakes.first
    assert told.startswith(place)
    assert reason in told
    assert mistakes.more == 0


def test_the_first_mistakes_are_told_and_the_others_counted(tmp_path: Path) -> None:
    cards = b"".join(b"[common.c%d]\n" % number for number in range(20_000))
    mistakes = mistakes_in(tmp_path, cards + b"[gauls.moat]\n")
    assert mistakes.first == tuple(f"common.c{number}: there is no such card" for number in range(MOST_TOLD))
    assert mistakes.more == 20_001 - MOST_TOLD


def test_a_mistake_is_told_on_a_line_of_its_own(tmp_path: Path) -> None:
    key = r"\u0007\n\u202E{icon:x}" + "x" * 4_000
    (told,) = mistakes_in(tmp_path, f'[common."{key}"]\n'.encode()).first
    assert told.isprintable()
    assert told.endswith(": there is no such card")
    assert len(told) < 120


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    own = tmp_path / "cards.toml"
    own.write_bytes(b"\xef\xbb\xbf" + castle("cost = { wood = 3 }"))
    box = read_box(FOLDER, own, ("en", "pl"))
    assert box.corrections.mistakes is None
    assert {card.key: card for card in box.cards}["castle"].cost == Cost(wood=3)
