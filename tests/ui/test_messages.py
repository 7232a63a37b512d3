"""What the window says of one game: filled in, counted, and in the language of the moment."""

from pathlib import Path

import pytest

from imperium_desktop.resource_files import ContentError
from imperium_desktop.text.window_words import read_window_words
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.wording.messages import Messages

say = Messages("tigris")


def test_facts_are_filled_in_as_they_are() -> None:
    """A player may be called like a thing of the game or like a slot."""
    assert say("kingdom_of_name", name="{n} king") == "Kingdom of {n} king"
    assert say("spheres_by_turn") == "Spheres by turn: {name}", "its page goes through the seats"


@pytest.mark.parametrize(
    ("n", "english", "polish"),
    [
        (0, "0 tiles", "0 żetonów"),
        (1, "1 tile", "1 żeton"),
        (2, "2 tiles", "2 żetony"),
        (5, "5 tiles", "5 żetonów"),
        (12, "12 tiles", "12 żetonów"),
        (22, "22 tiles", "22 żetony"),
    ],
)
def test_plurals_follow_the_language_of_the_moment(n: int, english: str, polish: str) -> None:
    assert say("n_tiles", n=n) == english
    set_language("pl")
    assert say("n_tiles", n=n) == polish


def test_what_has_no_words_is_shown_by_its_key() -> None:
    assert say("no_such_message") == "no_such_message"


@pytest.mark.parametrize(
    ("text", "mistake"),
    [
        ("a = '{n#one}'", "window.toml: a: .*needs 2 words, has 1"),
        ("a = '{'", "window.toml: a: cannot read"),
        ("a = 1", "window.toml: a: a sentence is a text or a table, not 1"),
        ("a", "window.toml"),
    ],
)
def test_a_mistake_is_named_by_file_and_key(tmp_path: Path, text: str, mistake: str) -> None:
    folder = tmp_path / "en" / "tigris"
    folder.mkdir(parents=True)
    (folder.parent / "common.toml").write_text(
        '[language]\nname = "English"\nforms = ["nom"]\nseat = ""\nand = "and"\nor = "or"\n'
    )
    (folder / "window.toml").write_text(text)
    with pytest.raises(ContentError, match=mistake):
        read_window_words("en", "tigris", tmp_path)
