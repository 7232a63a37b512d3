"""Random matches told in every language, as every seat sees them."""

import random
import re
from collections.abc import Iterator

import pytest

from imperium_desktop.registry import GAMES, AnyGame, load_game
from imperium_desktop.resource_files import game_words, read_table
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Answer, Decision, Option, Path
from imperium_desktop.text.reading import languages
from imperium_desktop.text.words import Words

LANGUAGES = [language.id for language in languages()]
DECISIONS = 500


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_raw_is_told(game_id: str, seed: int) -> None:
    game = load_game(game_id)
    told: dict[str, set[str]] = {language: set() for language in LANGUAGES}
    words = {language: Words.load(language, game) for language in LANGUAGES}
    for match in random_match(game, seed):
        for language, sentences in told.items():
            sentences.update(sentences_of(match, words[language], random.Random(seed)))
    for language, sentences in told.items():
        raw = raw_ids(language, game)
        for sentence in sentences:
            assert sentence[:1].isupper(), sentence
            assert not re.search(r"[{}_]|None|\?\?|  | [.,:]|\(\)", sentence), sentence
            assert not raw & set(re.findall(r"\w+", sentence)), sentence


def random_match(game: AnyGame, seed: int) -> Iterator[AnyMatch]:
    dice = random.Random(seed)
    variants = {field: dice.choice(values) for field, values in game.variants().items()}
    match = Match(game, game.setup_type(seats=dice.choice(game.seats), **variants), seed)
    for _ in range(DECISIONS):
        yield match
        if match.decision is None:
            return
        match.answer(random_answer(match.decision, dice))


def random_answer(decision: Decision[Option], dice: random.Random) -> Answer:
    options = list(decision.options)
    return tuple(dice.sample(options, dice.randint(*decision.pick))) if decision.picks_several else dice.choice(options)


def sentences_of(match: AnyMatch, words: Words, dice: random.Random) -> Iterator[str]:
    """What is told since the last answer, the question that waits, some of its answers and some refusals."""
    for event in match.events[match.answers[-1].told if match.answers else 0 :]:
        for seat in range(match.setup.seats):
            seen = event.seen_by(seat)
            if seen is not None:
                yield words.event(seen)
                yield words.told_to(seat).event(seen)
    if match.result is not None:
        yield words.ending(match.result.ending)
        return
    yield words.kind(match.waiting)
    for option in (dice.choice(match.waiting.options) for _ in range(10)):
        yield words.option(option)
        yield from (words.step(option, touched) for touched in range(1, len(option.path)))
    yield from (words.reason(why) for path in random_paths(match, dice) if (why := match.why_not(path)))


def random_paths(match: AnyMatch, dice: random.Random) -> Iterator[Path]:
    """Touches alone and after the first touch of a legal move; every sort of element is as likely as any other."""
    zones: dict[str, list[str]] = {}
    for key in match.game.elements(match.state):
        zones.setdefault(key.partition("/")[0], []).append(key)
    for _ in range(10):
        begun = dice.choice(match.waiting.options).path[:1]
        touched = dice.choice(zones[dice.choice(list(zones))])
        yield from ((touched,), (*begun, touched))


def raw_ids(language: str, game: AnyGame) -> set[str]:
    """Ids that are no words of the language, so that they cannot stand in a sentence by right."""
    lexicon = read_table(game_words(language, game.id) / "words.toml")["lexicon"]
    assert isinstance(lexicon, dict)
    return set(lexicon) - set(re.findall(r"\w+", str([list(noun.values()) for noun in lexicon.values()]).lower()))
