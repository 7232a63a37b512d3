"""Every language says everything of this game, for as long as it has no entry in the registry."""

import random
import re

import pytest

from imperium_desktop.rules.mare_nostrum.state import MareNostrumSetup
from imperium_desktop.rules.match import Match
from imperium_desktop.text.reading import languages, read_wording
from imperium_desktop.text.words import Words
from tests.text import test_completeness as completeness
from tests.text.test_matches import random_answer, raw_ids, sentences_of

from .builder import game

LANGUAGES = [language.id for language in languages()]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_everything_has_words(language):
    wording = read_wording(language, game())
    lexicon = completeness.read_table(completeness.resource_folder("translations") / language / "mare_nostrum.toml")[
        "lexicon"
    ]
    completeness.test_every_decision(game(), wording)
    completeness.test_every_option(game(), wording)
    completeness.test_every_loss(game(), wording)
    completeness.test_every_event(game(), wording)
    completeness.test_every_reason(game(), wording)
    completeness.test_every_ending(game(), wording)
    completeness.test_everything_that_decides(game(), wording)
    completeness.test_every_variant(game(), wording)
    completeness.test_every_name(game(), lexicon)
    completeness.test_every_piece_one_can_touch(game(), lexicon)
    completeness.test_every_event_can_be_told_to_the_one_it_names(wording)
    completeness.test_options_tell_all_languages_the_same(wording, game())


@each_language
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_nothing_raw_is_told(language, seats):
    words = Words.load(language, game())
    dice = random.Random(seats)
    match = Match(game(), MareNostrumSetup(seats=seats, display="experienced"), seats)
    raw = raw_ids(language, game())
    told = set()
    while match.decision is not None and len(match.answers) < 700:
        told.update(sentences_of(match, words, dice))
        match.answer(random_answer(match.waiting, dice))
    for sentence in told:
        assert sentence[:1].isupper(), sentence
        assert not re.search(r"[{}_]|None|\?\?|  | [.,:]|\(\)", sentence), sentence
        assert not raw & set(re.findall(r"\w+", sentence)), sentence


@each_language
def test_every_card_says_what_it_does(language):
    words = Words.load(language, game())
    for card in game().content.cards:
        power = words.name(card, "power")
        assert power != words.name(card)
        assert power.endswith(".")
