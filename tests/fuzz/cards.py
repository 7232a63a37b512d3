"""Files of corrected cards, and what accident, malice or too much fancy may make of them."""

import json
import tempfile
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import get_args

import msgspec

from imperium_desktop.games.settlers.card_files import read_box
from imperium_desktop.games.settlers.card_text import card_text
from imperium_desktop.games.settlers.rules.cards.vocabulary import VERBS, When
from imperium_desktop.games.settlers.rules.components import Box
from imperium_desktop.games.settlers.rules.content import card_of
from imperium_desktop.games.settlers.rules.names import COLORS, Good, Kind, Price
from imperium_desktop.games.settlers.rules.state import SettlersSetup
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.effects.corrections import Corrections
from imperium_desktop.rules.match import Match
from tests.fuzz.mutations import cut_out, cut_short, flip_bytes, insert, say_twice
from tests.fuzz.promises import Hang, patience
from tests.games.settlers.rules.owners import FOLDER, KINDS, LANGUAGES, game_of_box, play_on, shipped_box, words_in

PATIENCE = 20
"""Seconds after which a single file counts as one that hangs the program."""
ANSWERS = 100
Facts = dict[str, object]


class Raw(str):
    """Stands in the file as it is."""


HOSTILE: tuple[object, ...] = (
    Raw("inf"), Raw("-nan"), Raw("true"), Raw("1979-05-27T07:32:00Z"), Raw("07:32:00"), Raw("9" * 400),
    Raw("9" * 5_000), Raw("0x63"), Raw("1e400"), Raw("[" * 2_000 + "]" * 2_000), Raw("{a=" * 300), Raw("a." * 40),
    Raw("'''x"), Raw('"\\ud800"'), -1, 0, 1, 2, 9, 12, 13, 99, 100, 2.0, 2.5, "", " ", "x" * 5_000, "{icon:x}", "§7.1",
    "ż\u202e", "gain(vp)", "[" * 500, "may:" * 90, [], [[]], [1], {}, {"wood": 1}, {"": ""}, [{"id": [1]}],
)  # fmt: skip
GOODS = get_args(Good)
PRICES = get_args(Price)
WORDS: tuple[str, ...] = (*GOODS, *PRICES, "any", "faction", "discard", "shuffle_back", "yes", "no", "banked", "red")


# Notations


@cache
def shipped_notations() -> tuple[str, ...]:
    return tuple(block.do for card in shipped_box().cards for block in card.blocks)


def notation(chance: Chance, depth: int = 0) -> str:
    """Mostly of verbs that are there, with arguments that may fit."""
    match chance.below(12 if depth < 3 else 4):
        case 0 | 1:
            return chance.one_of(shipped_notations())
        case 2 | 3:
            return call(chance)
        case 4 | 5:
            return "; ".join(notation(chance, depth + 2) for _ in range(chance.roll(3)))
        case 6 | 7 | 8:
            return f"cost: {price(chance)} -> [{notation(chance, depth + 1)}]"
        case 9:
            return f"may: {notation(chance, depth + 1)}"
        case 10:
            return f"choose: [{notation(chance, depth + 1)}] or [{notation(chance, depth + 1)}]"
    return f"may: cost: {price(chance)} -> gain({chance.one_of(GOODS)}, {chance.roll(4)})"


def call(chance: Chance) -> str:
    kind = chance.one_of(VERBS)
    fields = msgspec.structs.fields(kind)
    given = [argument(field.type, chance) for field in fields[: chance.below(len(fields) + 1)]]
    return str(kind.__struct_config__.tag) + (f"({', '.join(given)})" if given else "")


def argument(kind: object, chance: Chance) -> str:
    if chance.below(8) == 0:
        return chance.one_of(WORDS)
    words = [word for word in words_in_type(kind) if isinstance(word, str)]
    return chance.one_of(words) if words else str(chance.one_of([0, 1, 1, 2, 2, 3, 9, 99, 100]))


def words_in_type(kind: object) -> list[object]:
    """The literals of a type, however deep they lie."""
    return [word for part in get_args(kind) for word in (words_in_type(part) or [part])]


def price(chance: Chance) -> str:
    paid = [f"pay({chance.one_of(PRICES)}, {chance.one_of([1, 1, 1, 2, 3, 13])})" for _ in range(chance.roll(2))]
    return f"[{'; '.join(paid)}]"


# Cards


def corrected(card: Facts, chance: Chance) -> Facts:
    """A card that can be meant so: of what fancy brings, the first that can be carried out."""
    while not can_be_meant(card, facts := fancied(chance)):
        pass
    return facts


def can_be_meant(card: Facts, facts: Facts) -> bool:
    fancied = {name: value for name, value in facts.items() if name != "names"}
    try:
        card_of({**card, **fancied})
    except ValueError:
        return False
    return True


def fancied(chance: Chance) -> Facts:
    facts: Facts = {}
    for _ in range(chance.roll(3)):
        match chance.below(7):
            case 0:
                facts["cost"] = {
                    good: chance.below(4) for good in chance.sample(("wood", "stone", "food", "location"), 2)
                }
            case 1:
                facts["raze"] = {good: chance.roll(3) for good in chance.sample(get_args(Good), chance.below(3))}
            case 2:
                facts["deal"] = chance.one_of(get_args(Good))
            case 3:
                facts["colors"] = chance.sample(COLORS, chance.below(4))
            case 4:
                facts["names"] = {chance.one_of(LANGUAGES): chance.one_of(["Zamek", "Castle", "x" * 60, "Ćma-2!"])}
            case _:
                blocks = [block(chance) for _ in range(chance.roll(2))]
                facts |= {"blocks": blocks, "kind": KINDS.get(str(blocks[0]["when"]), "feature")}
    if chance.below(12) == 0:
        facts["kind"] = chance.one_of(get_args(Kind))
    return facts


def block(chance: Chance) -> Facts:
    found: Facts = {"when": chance.one_of(get_args(When)), "do": notation(chance)}
    if chance.below(10) == 0:
        found["limit"] = chance.below(4)
    return found


def spoilt(facts: Facts, chance: Chance) -> Facts:
    """With one value that cannot be meant."""
    key = chance.one_of(
        ["cost", "raze", "deal", "colors", "names", "blocks", "kind", "copies", "key", "rules", "sources", "x"]
    )
    inside = facts.get(key)
    if isinstance(inside, dict) and inside and chance.below(2):
        return {**facts, key: {**inside, chance.one_of(list(inside)): chance.one_of(HOSTILE)}}
    return {**facts, key: chance.one_of(HOSTILE)}


@cache
def shipped_cards() -> tuple[tuple[str, str, Facts], ...]:
    box = shipped_box()
    return tuple((card.deck, card.key, msgspec.to_builtins(card)) for card in (*box.cards, *box.expansion))


def hostile_cards(chance: Chance) -> bytes:
    """Up to all cards of the game, of which none, one or some cannot be used."""
    spoil = chance.one_of([0, 0, 0, 5, 50])
    lines: list[str] = []
    for deck, key, card in chance.sample(shipped_cards(), chance.one_of([1, 2, 5, 20, 80])):
        facts = corrected(card, chance)
        if chance.below(100) < spoil:
            facts = spoilt(fancied(chance), chance)
        lines += [f"[{deck}.{key}]", *(f"{name} = {written(value)}" for name, value in facts.items())]
    data = ("\n".join(lines) + "\n").encode()
    if chance.below(6) == 0:
        data = chance.one_of(MUTATIONS)(data, chance)
    return data


MUTATIONS: tuple[Callable[[bytes, Chance], bytes], ...] = (flip_bytes, cut_short, cut_out, say_twice, insert)


def written(value: object) -> str:
    """As TOML has it on one line."""
    if isinstance(value, Raw):
        return value
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {written(inner)}" for name, inner in value.items()) + " }"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(written, value))}]"
    return json.dumps(value, ensure_ascii=False)


# Promises


def broken_by_cards(data: bytes, chance: Chance) -> str | None:
    """None if the file is refused with sensible words, or its cards can be played; else what went wrong."""
    try:
        with patience(PATIENCE), tempfile.TemporaryDirectory() as folder:
            own = Path(folder) / "cards.toml"
            own.write_bytes(data)
            box = read_box(FOLDER, own, LANGUAGES)
            mistakes = box.corrections.mistakes
            if mistakes:
                return wrong_with_mistakes(box.cards == shipped_box().cards, box.corrections, own)
            return wrong_with_playing(box, chance)
    except Hang:
        return f"no answer after {PATIENCE} s"
    except Exception:
        return traceback.format_exc()


def wrong_with_mistakes(shipped: bool, corrections: Corrections, own: Path) -> str | None:
    """`shipped`: the cards are those that were printed."""
    mistakes = corrections.mistakes
    if not shipped or corrections.cards or corrections.names:
        return "cards are used although there are mistakes"
    if (
        mistakes is None
        or mistakes.file != str(own)
        or not all(line.isprintable() and 10 < len(line) < 300 for line in mistakes.first)
    ):
        return f"mistakes that nobody can read: {mistakes}"
    return None


def wrong_with_playing(box: Box, chance: Chance) -> str | None:
    game = game_of_box(box)
    for card in box.cards:
        if card.key in box.corrections.cards:
            for language in LANGUAGES:
                said = card_text(words_in(language), card)
                assert "{" not in said, f"{card.key}: {said}"
    match = Match(game, SettlersSetup(seats=chance.roll(4)), chance.below(1_000))
    for _ in play_on(match, chance, ANSWERS):
        pass
    return None
