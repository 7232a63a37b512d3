"""A game is added by one entry in the registry; all else it brings is found by its id, and missed by its file."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from imperium_desktop.registry import GAMES, Entry, MissingPart, find_part, load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import catalogue_of, facts_of, scene_of
from imperium_desktop.ui.scenes.protocol.facts import GameFacts
from imperium_desktop.ui.theme.icons import icon_names
from tests.toy import Toy

pytestmark = pytest.mark.usefixtures("qapp")
"""Scenes make fonts."""
every_registered = pytest.mark.parametrize("game_id", GAMES)


@every_registered
def test_a_game_brings_its_scene(game_id: str) -> None:
    assert scene_of(load_game(game_id)).tray


@every_registered
def test_a_game_brings_facts_for_the_pages_outside_a_match(game_id: str) -> None:
    facts = facts_of(game_id)
    assert {facts.icon, *(point.icon for point in facts.points)} <= set(icon_names())
    assert facts.minutes > 0
    assert any(name.startswith(f"{facts.family}-") for name in icon_names())


NAME_ALL_GAMES = """
import sys
from imperium_desktop.registry import GAMES
from imperium_desktop.ui.scenes import facts_of
for game_id in GAMES:
    facts_of(game_id)
print(*sys.modules)
"""


def test_all_games_are_named_without_loading_one() -> None:
    """The start page does it before anything is painted."""
    ran = subprocess.run([sys.executable, "-c", NAME_ALL_GAMES], capture_output=True, text=True, check=True)
    of_games = [name for name in ran.stdout.split() if set(name.split(".")) & GAMES.keys()]
    scenes = "imperium_desktop.ui.scenes"
    assert sorted(of_games) == sorted([f"{scenes}.{id}" for id in GAMES] + [f"{scenes}.{id}.facts" for id in GAMES])


def test_a_game_of_another_version_has_facts_too() -> None:
    """The id comes from a file: it may lead nowhere."""
    assert facts_of("chess") == facts_of("protocol.scene") == facts_of("") == GameFacts()


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
