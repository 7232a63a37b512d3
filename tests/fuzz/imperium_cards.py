"""Files of corrected cards of Imperium, put together from what the shipped cards say, and matches with them."""

import re
import tempfile
import traceback
from functools import cache
from pathlib import Path
from typing import Final, get_args

import msgspec

from imperium_desktop.content.reading import content_folder, content_hash
from imperium_desktop.games.imperium.card_files import read_box
from imperium_desktop.games.imperium.card_text import card_text
from imperium_desktop.games.imperium.rules import Imperium
from imperium_desktop.games.imperium.rules.cards.grammar import PLACES, SORTS, card_of
from imperium_desktop.games.imperium.rules.components import Box
from imperium_desktop.games.imperium.rules.content import Components
from imperium_desktop.games.imperium.rules.names import BOXES, RESOURCES, Face, Mark, Suit, Type
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.effects.notation import PRONOUNS
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.record import CardFault, RuleFault
from imperium_desktop.text.words import Words
from tests.fuzz.cards import HOSTILE, MUTATIONS, Facts, written, wrong_with_mistakes
from tests.fuzz.promises import Hang, patience

PATIENCE = 60
"""Seconds for a whole file and what is played with it."""
ANSWERS = 250
LANGUAGES = ("en", "pl")
ALIKE: Final[tuple[tuple[str, ...], ...]] = (
    tuple(sorted(PRONOUNS)), tuple(sorted(PLACES)), RESOURCES, get_args(Suit), tuple(sorted(SORTS)), ("may", "all"),
    ("all", "each_other"), ("0", "1", "2", "3", "9", "99", "100", "1000000000"),
)  # fmt: skip
"""One word for another."""
JOINED: Final = (
    "may: [{one}]", "repeat({n}): [{one}]", "repeat(per in_play(card)): [{one}]", "each_other: [{one}]",
    "all: [{one}]", "instead: [{one}]", "if state=empire: [{one}] else [{two}]", "choose: [{one}] or [{two}]",
    "cost: [{one}] -> [{two}]", "{one}; {two}", "garrison(this -> region); trigger_play(host)",
)  # fmt: skip


@cache
def shipped_box() -> Box:
    return read_box(content_folder("imperium"))


@cache
def shipped_blocks() -> tuple[tuple[str, str], ...]:
    return tuple((block.when, block.do) for card in shipped_box().cards for block in card.blocks)


@cache
def words_in(language: str) -> Words:
    return Words.load(language, load_game("imperium"))


# Corrections


def notation(chance: Chance, depth: int = 0) -> str:
    if depth < 2 and chance.below(3) == 0:
        shape, n = chance.one_of(JOINED), chance.one_of((1, 2, 9, 99))
        return shape.format(one=notation(chance, depth + 1), two=notation(chance, depth + 1), n=n)
    text = chance.one_of(shipped_blocks())[1]
    for _ in range(chance.below(3)):
        text = with_another_word(text, chance)
    return text


def with_another_word(text: str, chance: Chance) -> str:
    places = [(found, alike) for found in re.finditer(r"\w+", text) for alike in ALIKE if found[0] in alike]
    if not places:
        return text
    found, alike = chance.one_of(places)
    return text[: found.start()] + chance.one_of(alike) + text[found.end() :]


def fancied(chance: Chance) -> Facts:
    facts: Facts = {}
    for _ in range(chance.roll(2)):
        match chance.below(9):
            case 0:
                facts["suits"] = chance.sample(get_args(Suit), chance.below(3))
            case 1:
                facts["types"] = chance.sample(get_args(Type), chance.below(3))
            case 2:
                facts["state"] = chance.one_of(get_args(Face))
            case 3:
                facts["header"] = chance.sample(get_args(Mark), chance.below(3))
            case 4:
                facts["points"] = chance.below(12)
            case 5:
                facts["free"] = True
            case _:
                facts["blocks"] = [
                    {"when": chance.one_of(shipped_blocks())[0], "do": notation(chance)} for _ in range(chance.roll(2))
                ]
    return facts


def corrected(card: Facts, chance: Chance) -> Facts:
    """The first fancy that the reader accepts."""
    while True:
        facts = fancied(chance)
        try:
            card_of({**card, **facts})
        except ValueError:
            continue
        return facts


@cache
def shipped_cards() -> tuple[tuple[str, str, Facts], ...]:
    return tuple((card.deck, card.key, msgspec.to_builtins(card)) for card in shipped_box().cards)


def hostile_cards(chance: Chance) -> bytes:
    """Up to hundreds of cards, of which none, one or some cannot be used."""
    spoil = chance.one_of([0, 0, 0, 0, 5])
    lines: list[str] = []
    for deck, key, card in chance.sample(shipped_cards(), chance.one_of([1, 5, 20, 80, 300])):
        facts = corrected(card, chance)
        if chance.below(100) < spoil:
            facts |= {chance.one_of(("suits", "blocks", "points", "x")): chance.one_of(HOSTILE)}
        lines += [f"[{deck}.{key}]", *(f"{name} = {written(value)}" for name, value in facts.items())]
    data = ("\n".join(lines) + "\n").encode()
    return chance.one_of(MUTATIONS)(data, chance) if chance.below(12) == 0 else data


# Promises


def broken_by_cards(data: bytes, chance: Chance) -> str | None:
    """None if the file is refused with sensible words, or its cards can be played; else what went wrong."""
    try:
        with patience(PATIENCE), tempfile.TemporaryDirectory() as folder:
            own = Path(folder) / "cards.toml"
            own.write_bytes(data)
            box = read_box(content_folder("imperium"), own, LANGUAGES)
            mistakes = box.corrections.mistakes
            if mistakes:
                return wrong_with_mistakes(box.cards == shipped_box().cards, box.corrections, own)
            return wrong_with_playing(box, chance)
    except Hang:
        return f"no answer after {PATIENCE} s: {traceback.format_exc()}"
    except Exception:
        return traceback.format_exc()


def wrong_with_playing(box: Box, chance: Chance) -> str | None:
    for card in box.cards:
        if card.key in box.corrections.cards:
            for language in LANGUAGES:
                said = card_text(words_in(language), card)
                assert "{" not in said, f"{card.key}: {said}"
    game = Imperium(Components(box), content_hash(box.without_sources))
    setup = ImperiumSetup(
        seats=chance.one_of((2, 3, 4)), choice="lot", nations_from="both", commons=chance.one_of(BOXES)
    )
    play(Match(game, setup, chance.below(1_000)), chance)
    return None


def play(match: AnyMatch, chance: Chance) -> None:
    """A card that goes on without end is told by name and taken back."""
    for _ in range(ANSWERS):
        if match.decision is None:
            return
        options, (least, most) = match.waiting.options, match.waiting.pick
        assert options, f"{match.waiting.kind}: nothing to choose"
        several = match.waiting.picks_several
        answer = (
            tuple(chance.sample(options, max(least, chance.below(most + 1)))) if several else chance.one_of(options)
        )
        try:
            match.answer(answer)
        except RuleFault as fault:
            if not isinstance(fault.__cause__, CardFault):
                raise
            tell(match, fault)
            return


def tell(match: AnyMatch, fault: RuleFault) -> None:
    reason = fault.report.reason
    assert reason is not None
    for language in LANGUAGES:
        words = words_in(language)
        assert words.name(match.game.nouns[str(reason.facts["card"])]) in words.reason(reason)
