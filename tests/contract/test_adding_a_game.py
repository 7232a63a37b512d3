"""A game is added by one entry in the registry; all else it brings is found by its id, and missed by its file."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from imperium_desktop.registry import GAMES, Entry, MissingPart, find_part, load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import catalogue_of, scene_of
from tests.toy import Toy

pytestmark = pytest.mark.usefixtures("qapp")
"""Scenes make fonts."""
every_registered = pytest.mark.parametrize("game_id", GAMES)


@every_registered
def test_a_game_brings_its_scene(game_id: str) -> None:
    assert scene_of(load_game(game_id)).tray


@every_registered
def test_a_game_registered_with_cards_brings_a_catalogue_of_them_and_no_other_does(game_id: str) -> None:
    game = load_game(game_id)
    if GAMES[game_id].cards:
        assert catalogue_of(game, Words.load("en", game)).entries()
    else:
        assert find_spec(f"imperium_desktop.ui.scenes.{game_id}.catalogue") is None


def test_a_missing_file_is_named() -> None:
    with pytest.raises(MissingPart, match=r"^imperium_desktop/registry/toy\.py is expected, with PARTS in it$"):
        _ = Entry("toy", Toy.seats).parts
    with pytest.raises(MissingPart, match=r"^imperium_desktop/ui/scenes/toy/scene\.py is expected, with SCENE in it$"):
        scene_of(Toy())


def test_a_name_that_is_missing_in_a_file_is_named() -> None:
    with pytest.raises(MissingPart, match=r"^tests/toy\.py should have PARTS in it$"):
        find_part("tests.toy", "PARTS")


def test_a_file_that_is_there_and_misses_another_says_so_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "half_a_game.py").write_text("import a_library_that_nobody_wrote\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ModuleNotFoundError, match="a_library_that_nobody_wrote") as error:
        find_part("half_a_game", "PARTS")
    assert not isinstance(error.value, MissingPart)
