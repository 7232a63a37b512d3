"""What speaks for a move, in every game that can tell it."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from imperium_desktop.commands.simulate import play_on
from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.options import GiveTile, PlaceTile, SwapTiles
from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Fact
from imperium_desktop.teaching.merits import Merit, Merits, Move
from imperium_desktop.text.template import Choice, Fill, Plural, Template
from tests.contract.playing import AnyMatch
from tests.games.tigris.teaching.scenes import HOME, Scene
from tests.teaching.open_telling import assert_nothing_secret_is_told
from tests.teaching.saying import LANGUAGES, assert_well_said, saying

TELLING = [game for game, entry in GAMES.items() if entry.parts.merits is not None]
SEED = 3
each_game = pytest.mark.parametrize("game", TELLING)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def gain(move: Move[Any, Any]) -> dict[str, Fact] | None:
    gained = move.ahead.told(events.PointGained)
    return {"sphere": gained[0].sphere} if gained else None


def given(move: Move[Any, Any]) -> dict[str, Fact] | None:
    return {"count": len(move.picked)}


def test_merits_are_found_in_their_order_and_no_more_than_asked_for() -> None:
    seen = Scene(**HOME).seen()
    move = PlaceTile("settlement", "I5")
    told = Merit("gain", {"seat": seen.seat, "sphere": "black"}), Merit("given", {"seat": seen.seat, "count": 1})
    assert Merits(gain, given).of(seen, move) == told
    assert Merits(given, gain).of(seen, move) == told[::-1]
    assert Merits(gain, given).of(seen, move, most=1) == told[:1]
    assert Merits(gain).of(seen, PlaceTile("settlement", "F5")) == ()


def test_a_pick_of_several_is_one_move() -> None:
    seen = Scene(SwapTiles()).seen()
    assert Merits(given).of(seen, (GiveTile("market"), GiveTile("market"))) == (
        Merit("given", {"seat": seen.seat, "count": 2}),
    )


def test_what_is_secret_is_not_told_openly() -> None:
    seen = Scene(**HOME).seen()
    move = PlaceTile("settlement", "I5")
    merits = Merits(gain, given, secret="gain")
    assert [merit.id for merit in merits.of(seen, move)] == ["gain", "given"]
    assert [merit.id for merit in merits.openly.of(seen, move)] == ["given"]


def test_others_are_told_something_instead() -> None:
    seen = Scene(**HOME).seen()
    move = PlaceTile("settlement", "I5")
    merits = Merits(gain, given, secret="gain", instead="given")
    assert merits.ids == ("gain", "given")
    assert [merit.id for merit in merits.of(seen, move)] == ["gain"]
    assert [merit.id for merit in merits.openly.of(seen, move)] == ["given"]


def test_the_weightiest_merit_is_told_first() -> None:
    seen = Scene(**HOME).seen()
    move = PlaceTile("settlement", "I5")
    merits = Merits(gain, given, weigh=lambda merit: {"gain": 1, "given": 2}[merit.id])
    assert [merit.id for merit in merits.of(seen, move)] == ["given", "gain"]
    assert [merit.id for merit in merits.of(seen, move, most=1)] == ["given"]
    assert [merit.id for merit in merits.openly.of(seen, move, most=1)] == ["given"]


# Each game's own


@cache
def played(game_id: str) -> AnyMatch:
    """A whole match of greedy bots."""
    game = load_game(game_id)
    match: AnyMatch = Match(game, game.setup_type(seats=max(2, GAMES[game_id].seats.start)), SEED)
    for _ in play_on(match, ("greedy",), SEED):
        pass
    return match


def moves(game_id: str) -> Iterator[tuple[AnyMatch, Answer]]:
    """That match before each answer."""
    whole = played(game_id)
    match: AnyMatch = Match(whole.game, whole.setup, SEED)
    for given in whole.answers:
        yield match, given.answer
        match.answer(given.answer)


@each_game
@each_language
def test_every_merit_has_a_sentence(game: str, language: str) -> None:
    merits = GAMES[game].parts.merits
    assert merits is not None
    assert saying(game, language).wording.merits.keys() == set(merits.ids)


@each_game
@each_language
def test_who_is_not_the_mover_is_not_spoken_to(game: str, language: str) -> None:
    """Everybody reads why a bot moved: only to the mover itself a sentence may say “you”."""
    merits = GAMES[game].parts.merits
    assert merits is not None
    for id, sentence in saying(game, language).wording.merits.items():
        if id not in merits.openly.ids:
            continue
        for text in said_to_others(sentence):
            assert not SECOND_PERSON[language].search(text), f"{id}: {text!r}"


SECOND_PERSON = {
    "en": re.compile(r"\b(you|your|yours|yourself|keep them)\b", re.IGNORECASE),
    "pl": re.compile(
        r"\b(ty|ci|cię|ciebie|tobie|tobą|twój|twoj\w*|twoi\w*|twego|stać cię|\w+(?:asz|esz|isz|ysz)|\w+ł[ea]ś)\b",
        re.IGNORECASE,
    ),
}


def said_to_others(template: Template) -> Iterator[str]:
    """All that can be said where the reader is neither the mover nor the rival."""
    for part in template:
        match part:
            case str():
                yield part
            case Choice("seat" | "rival", "you", _, other):
                yield from said_to_others(other)
            case Choice(_, _, one, other):
                yield from (*said_to_others(one), *said_to_others(other))
            case Plural(_, words):
                for word in words:
                    yield from said_to_others(word)


@each_game
@each_language
def test_a_rival_who_reads_is_spoken_to(game: str, language: str) -> None:
    """What a bot did to the reader says “you”, not the reader’s own name."""
    merits = GAMES[game].parts.merits
    assert merits is not None
    for id, sentence in saying(game, language).wording.merits.items():
        if id in merits.openly.ids:
            assert not any(part == Fill("rival") for part in said_to_rival(sentence)), id


def said_to_rival(template: Template) -> Iterator[object]:
    """All parts that can be written where the reader is the rival."""
    for part in template:
        match part:
            case Choice("rival", "you", one, _):
                yield from said_to_rival(one)
            case Choice(_, _, one, other):
                yield from (*said_to_rival(one), *said_to_rival(other))
            case Plural(_, words):
                for word in words:
                    yield from said_to_rival(word)
            case _:
                yield part


@each_game
def test_nothing_secret_is_told_of_greedy_moves(game: str) -> None:
    """Few moves could have been made with other secrets; in these the same is told."""
    compared = 0
    for number, (match, answer) in enumerate(moves(game)):
        if number % 3 == 0 and len(match.waiting.options) > 1:
            compared += assert_nothing_secret_is_told(match, answer, Chance(number))
    assert compared


@each_game
def test_what_speaks_for_the_moves_of_a_whole_match(game: str) -> None:
    """It rests on nothing hidden, has always the same facts and can be said; few moves have nothing."""
    merits = GAMES[game].parts.merits
    assert merits is not None
    names: dict[str, set[str]] = {}
    silent = asked = 0
    for number, (match, answer) in enumerate(moves(game)):
        if len(match.waiting.options) == 1:
            continue
        seen = match.seen_by(match.waiting.seat)
        found = merits.of(seen, answer)
        asked, silent = asked + 1, silent + (not found)
        if number % 5 == 0:
            assert merits.of(seen.imagine(Chance(number)).seen_by(seen.seat), answer) == found
        for merit in found:
            assert names.setdefault(merit.id, set(merit.facts)) == set(merit.facts)
            for language in LANGUAGES:
                said = saying(game, language).words.told_to(seen.seat).merit(merit.id, merit.facts)
                assert_well_said([said, said])
        for merit in merits.openly.of(seen, answer):
            for language in LANGUAGES:
                said = saying(game, language).words.told_to(None).merit(merit.id, merit.facts)
                assert_well_said([said, said])
    assert silent <= asked // 10, f"{silent} of {asked} moves have nothing that speaks for them"
