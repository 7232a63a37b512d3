"""A mistake in a translation file names the file, the key and the reason."""

from collections.abc import Callable
from pathlib import Path

import pytest

from imperium_desktop.games.tigris.rules.options import Decline
from imperium_desktop.registry import AnyGame
from imperium_desktop.resource_files import ContentError
from imperium_desktop.text.words import Words

Break = Callable[[str, str, str], Path]


@pytest.mark.parametrize(
    ("file", "old", "new", "place", "reason"),
    [
        (
            "en/tigris/words.toml",
            "places} {tile.a} on {square}.",
            "places} {tile.a} on {field}.",
            "events.tile_placed",
            "there is no field 'field', only: seat, tile, square",
        ),
        (
            "en/tigris/words.toml",
            "places} {tile.a} on {square}.",
            "places} {tile.acc} on {square}.",
            "events.tile_placed",
            "there is no form 'acc', only: nom, a, pl, sphere",
        ),
        (
            "pl/tigris/words.toml",
            'acc = ["świątynię", "świątynie", "świątyń"]\n',
            "",
            "options.place_tile",
            "'temple', which 'tile' can be, has no form 'acc'",
        ),
        (
            "pl/tigris/words.toml",
            'acc = ["świątynię", "świątynie", "świątyń"]',
            'acc = "świątynię"',
            "options.commit_support",
            "'temple', which 'tile' can be, has no form 'acc' for each number",
        ),
        (
            "pl/tigris/words.toml",
            'acc = ["świątynię", "świątynie", "świątyń"]',
            'acc = ["świątynię", "świątynie"]',
            "lexicon.temple.acc",
            "needs 3 plural forms, has 2",
        ),
        (
            "pl/tigris/words.toml",
            "{count#skarb|skarby|skarbów}",
            "{count#skarb|skarby}",
            "events.treasures_taken",
            "{count#…} needs 3 words, has 2",
        ),
        (
            "pl/tigris/words.toml",
            "{seat} kładzie",
            "{seat.dat} kładzie",
            "events.tile_placed",
            "'seat' is a player's name and has no form 'dat'",
        ),
        (
            "pl/tigris/words.toml",
            "{seat=you?Kładziesz",
            "{seat=ty?Kładziesz",
            "events.tile_placed",
            "'seat' is a seat and never 'ty', only: you, None",
        ),
        (
            "en/tigris/words.toml",
            'dynasty_chosen = "{seat',
            'dynasty_chosen = "{seat==rival?|}{seat',
            "events.dynasty_chosen",
            "there is no field 'rival', only: seat, dynasty",
        ),
        (
            "pl/tigris/words.toml",
            "[lexicon.king]",
            "[lexicon.emperor]",
            "options.place_leader",
            "'king', which 'leader' can be, is not in the lexicon",
        ),
        ("pl/tigris/words.toml", 'k = "settlement"', 'k = "city"', "letters.k", "'city' is not in the lexicon"),
        ("pl/tigris/words.toml", "occupied =", "ocupied =", "reasons.ocupied", "unknown key, known are: bag_too_small"),
        ("en/tigris/words.toml", "[endings]", "[ending]", "ending", "unknown key, known are: kinds"),
        (
            "en/tigris/words.toml",
            "open = {",
            "opened = {",
            "variants.scores.values.opened",
            "unknown key, known are: hidden",
        ),
        ("en/tigris/words.toml", 'name = "Per leader", ', "", "variants.monument_income.values.per_leader", "`name`"),
        (
            "en/tigris/words.toml",
            'decline = "Do not build"',
            "decline = 1",
            "options.decline",
            "a sentence is a text or a table, not 1",
        ),
        ("en/tigris/words.toml", 'decline = "Do not build"', 'decline = "{"', "options.decline", "cannot read '{'"),
        ("en/tigris/words.toml", 'decline = "Do not build"', 'decline = "Do not', "", "Illegal character"),
        (
            "en/tigris/words.toml",
            'withdraw_leader = "Take your {leader} off the board"',
            'withdraw_leader = { by = "leader", king = "Take it", duke = "Take it", else = "Take {leader}" }',
            "options.withdraw_leader",
            "'leader' is never 'duke', only: farmer, king, priest, trader",
        ),
        ("en/tigris/words.toml", 'nom = "Lion"', 'a = "Lion"', "lexicon.lion", "needs the form 'nom'"),
        ("en/tigris/words.toml", 'nom = "Lion"', 'nominative = "Lion"', "lexicon.lion.nominative", "unknown key"),
        ("en/tigris/words.toml", 'nom = "Lion"', "nom = [1, 2]", "lexicon.lion.nom[0]", "Expected `str`, got `int`"),
        ("en/common.toml", "{least}", "{most}", "reasons.too_few", "there is no field 'most', only: least"),
        ("en/common.toml", "{number}", "{seat}", "language.seat", "there is no field 'seat', only: number"),
        (
            "en/common.toml",
            "nothing = ",
            "none = ",
            "undo.none",
            "unknown key, known are: chance, secret, seat, gift, nothing",
        ),
        ("pl/common.toml", 'and = "i"\n', "", "language", "missing required field `and`"),
        ("pl/common.toml", 'or = "albo"\n', "", "language", "missing required field `or`"),
        ("en/tigris/title.json", '"turn": "turn"', '"turn": 1', "turn", "Expected `str`, got `int`"),
        ("en/tigris/title.json", '"turn":', '"turns":', "", "unknown field `turns`"),
        ("en/tigris/title.json", '"turn":', '"turn"', "", "JSON is malformed"),
    ],
)
def test_a_mistake_is_named(
    file: str, old: str, new: str, place: str, reason: str, broken: Break, tigris: AnyGame
) -> None:
    folder = broken(file, old, new)
    with pytest.raises(ContentError) as refused:
        Words.load(file[:2], tigris, folder)
    error = refused.value
    assert (error.file, error.place) == (folder / file, place)
    assert reason in error.reason
    assert str(folder / file) in str(error)


def test_a_choice_that_can_never_be(broken: Break, tigris: AnyGame) -> None:
    folder = broken(
        "en/tigris/words.toml", "{count?Add {count*tile}|Add nothing}", "{tile=city?Add {count}|Add nothing}"
    )
    with pytest.raises(ContentError, match="'tile' is never 'city', only: farm, market, settlement, temple"):
        Words.load("en", tigris, folder)


def test_a_language_nobody_wrote(translations: Path, tigris: AnyGame) -> None:
    with pytest.raises(ContentError, match=r"xx/common\.toml: No such file"):
        Words.load("xx", tigris, translations)


def test_a_language_without_a_plural_rule(translations: Path, tigris: AnyGame) -> None:
    (translations / "en").rename(translations / "xx")
    with pytest.raises(ContentError, match="no plural rule for 'xx'"):
        Words.load("xx", tigris, translations)


def test_words_may_be_missing_while_a_translation_grows(broken: Break, tigris: AnyGame) -> None:
    words = Words.load("en", tigris, broken("en/tigris/words.toml", 'decline = "Do not build"\n', ""))
    assert words.option(Decline()) == "decline"
