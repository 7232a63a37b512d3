"""Every language says everything that every game can ask, do, tell or refuse, and says nothing else."""

import re

import pytest

from imperium_desktop.registry import GAMES, AnyGame, load_game
from imperium_desktop.resource_files import game_words, read_table
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.record import Barrier
from imperium_desktop.rules.table import SEAT_FIELDS
from imperium_desktop.text.checking import facts_of, slots_in
from imperium_desktop.text.reading import NOTHING_TO_UNDO, SHARED_PLACE, Wording, languages, read_wording
from imperium_desktop.text.template import Choice, Fill, Item, Plural, Template

LANGUAGES = [language.id for language in languages()]
pytestmark = [
    pytest.mark.parametrize("language", LANGUAGES),
    pytest.mark.parametrize("game_id", GAMES),
]


@pytest.fixture
def game(game_id: str) -> AnyGame:
    return load_game(game_id)


@pytest.fixture
def wording(language: str, game: AnyGame) -> Wording:
    return read_wording(language, game)


@pytest.fixture
def lexicon(language: str, game_id: str) -> dict[str, object]:
    table = read_table(game_words(language, game_id) / "words.toml")["lexicon"]
    assert isinstance(table, dict)
    return table


def test_every_decision(game: AnyGame, wording: Wording) -> None:
    assert {f"{game.id}.{kind}" for kind in wording.kinds} == set(game.kinds)


def test_every_option(game: AnyGame, wording: Wording) -> None:
    assert set(wording.options) == {kind.__struct_config__.tag for kind in game.option_types}


def test_every_loss(game: AnyGame, wording: Wording) -> None:
    assert set(wording.losses) == {kind.__struct_config__.tag for kind in game.losing}


def test_every_event(game: AnyGame, wording: Wording) -> None:
    assert set(wording.events) == {kind.__struct_config__.tag for kind in game.event_types}


def test_every_reason(game: AnyGame, wording: Wording) -> None:
    assert set(wording.reasons) == {*game.reasons, "match_over", "not_an_option", "too_few"}


def test_every_ending(game: AnyGame, wording: Wording) -> None:
    assert set(wording.endings) == set(game.endings)


def test_everything_that_decides(game: AnyGame, wording: Wording) -> None:
    criteria = {criterion.id for ranking in game.endings.values() for criterion in ranking.criteria}
    assert set(wording.ranking) == {*criteria, SHARED_PLACE}


def test_every_undo_barrier(wording: Wording) -> None:
    assert set(wording.undo) == {*Barrier, NOTHING_TO_UNDO}


def test_every_variant(game: AnyGame, wording: Wording) -> None:
    said = {field: set(variant.values) for field, variant in wording.variants.items()}
    assert said == {field: set(values) for field, values in game.setup_type.variants().items()}
    for variant in wording.variants.values():
        texts = [(variant.name, variant.about), *((value.name, value.about) for value in variant.values.values())]
        assert all(name and about.endswith(".") for name, about in texts)


def test_every_name(game: AnyGame, lexicon: dict[str, object]) -> None:
    """Whatever an option or event can name has a noun, and every noun names something."""
    kinds = (*game.option_types, *game.event_types)
    named = {id for kind in kinds for values in facts_of(kind).values.values() for id in values} | set(game.printed)
    assert named <= set(lexicon)
    state = game.new(game.setup_type(seats=game.seats[-1]), Chance(1))
    touched = {part for key in game.elements(state) for part in key.split("/")}
    assert set(lexicon) <= named | touched


def test_every_piece_one_can_touch(game: AnyGame, lexicon: dict[str, object]) -> None:
    state = game.new(game.setup_type(seats=game.seats[-1]), Chance(1))
    ids = {id for key in game.elements(state) if "/" in key for id in key.split("/")[-1].split("-")}
    assert {id for id in ids if not re.fullmatch(r"[A-Z]?\d*", id)} <= lexicon.keys() | game.nouns.keys()


def test_every_event_can_be_told_to_the_one_it_names(wording: Wording) -> None:
    """Lines with "{seat} gains" alone would tell the person who looks about themselves as about somebody else."""
    assert {key: named for key, template in wording.events.items() if (named := named_always(template))} == {}


def named_always(template: Template) -> set[str]:
    """Seats that are named even to themselves: outside of a `{seat=you?…|…}`."""
    found: set[str] = set()
    for slot in template:
        match slot:
            case Fill(field) | Item(field) if field in SEAT_FIELDS:
                found.add(field)
            case Choice(field, "you", yes, no):
                found |= named_always(yes) | (named_always(no) - {field})
            case Choice(_, _, yes, no):
                found |= named_always(yes) | named_always(no)
            case Plural(_, words):
                found |= {field for branch in words for field in named_always(branch)}
            case _:
                pass
    return found


def test_options_tell_all_languages_the_same(wording: Wording, game: AnyGame) -> None:
    """A translation that leaves a fact out of an option makes two options read alike."""
    english = read_wording("en", game)
    for key, template in wording.options.items():
        mentioned = {slot.field for slot in slots_in(template)}
        assert mentioned == {slot.field for slot in slots_in(english.options[key])}, key
