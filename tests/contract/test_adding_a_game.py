"""A game is added by one entry in the registry; all else it brings is found by its id, and missed by its file."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from imperium_desktop.registry import GAMES, Entry, MissingPart, find_part, load_game
from imperium_desktop.text.titles import read_title
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
    assert facts.icon in icon_names()
    assert min(GAMES[game_id].minutes) > 0
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
    assert sorted(of_games) == sorted(
        f"imperium_desktop.games.{id}{room}" for id in GAMES for room in ("", ".scene", ".scene.facts")
    )


def test_a_game_of_another_version_has_facts_too() -> None:
    """The id comes from a file: it may lead nowhere."""
    assert facts_of("chess") == facts_of("protocol.scene") == facts_of("") == GameFacts()


@every_registered
def test_a_game_registered_with_cards_brings_a_catalogue_of_them_and_no_other_does(game_id: str) -> None:
    game = load_game(game_id)
    if GAMES[game_id].cards:
        assert catalogue_of(game, Words.load("en", game)).entries()
    else:
        assert find_spec(f"imperium_desktop.games.{game_id}.scene.catalogue") is None


def test_a_missing_file_is_named() -> None:
    with pytest.raises(MissingPart, match=r"^imperium_desktop/games/toy/parts\.py is expected, with PARTS in it$"):
        _ = Entry("toy", Toy.setup_type.seat_counts, 5).parts
    with pytest.raises(
        MissingPart, match=r"^imperium_desktop/games/toy/scene/scene\.py is expected, with SCENE in it$"
    ):
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


# One more game: the toy, put into a copy of the program as any game would be

ROOT = Path(__file__).parents[2]
ENTRY = 'Entry("toy", range(2, 4), 5)'
TITLE = '{"name": "Beads", "about": "Bids, dice and beads.", "turn": "round"}'
FILES = {
    "imperium_desktop/games/toy/__init__.py": "",
    "imperium_desktop/games/toy/rules/__init__.py": (ROOT / "tests" / "toy.py").read_text(encoding="utf-8"),
    "imperium_desktop/games/toy/parts.py": """
from imperium_desktop.registry.parts import GameParts
from imperium_desktop.games.toy.rules import Toy
from imperium_desktop.teaching.hints import Teacher

PARTS = GameParts(Toy, adviser=lambda: None, teacher=Teacher("toy", ()), course=lambda game: None)
""",
    "imperium_desktop/games/toy/scene/__init__.py": "",
    "imperium_desktop/games/toy/scene/facts.py": """
from imperium_desktop.ui.scenes.protocol.facts import GameFacts

FACTS = GameFacts("app-die")
""",
    "translations/en/toy/title.json": TITLE,
    "translations/en/toy/words.toml": "",
    "translations/pl/toy/title.json": TITLE,
    "translations/pl/toy/words.toml": "",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the toy: its own files, and one line in a file of the house."""
    house = tmp_path_factory.mktemp("house")
    for folder in ("imperium_desktop", "translations"):
        shutil.copytree(ROOT / folder, house / folder, ignore=shutil.ignore_patterns("__pycache__"))
    (house / "resources").symlink_to(ROOT / "resources")
    for name, text in FILES.items():
        file = house / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    registry = house / "imperium_desktop" / "registry" / "__init__.py"
    old = registry.read_text(encoding="utf-8")
    new = old.replace("    for entry in (\n", f"    for entry in (\n        {ENTRY},\n")
    assert len(new.splitlines()) == len(old.splitlines()) + 1
    registry.write_text(new, encoding="utf-8")
    return house


def python(house: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HOME": str(house), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(house)}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, cwd=house, env=environment)


def said_by(house: Path, *arguments: str) -> str:
    ran = python(house, *arguments)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def test_an_added_game_is_played_by_bots(house: Path) -> None:
    said = said_by(house, "-m", "imperium_desktop", "simulate", "toy", "--games", "4", "--json")
    summary = json.loads(said)
    assert (summary["game"], summary["games"], summary["errors"]) == ("toy", 4, 0)
    assert summary["results"]["endings"] == {"rounds": 4}


def test_a_match_of_an_added_game_is_recorded_verified_and_told(house: Path) -> None:
    said_by(house, "-m", "imperium_desktop", "record", "toy", "--seats", "3", "--out", "beads.jsonl")
    assert "toy, 3 seats" in said_by(house, "-m", "imperium_desktop", "verify", "beads.jsonl")
    assert said_by(house, "-m", "imperium_desktop", "replay", "beads.jsonl", "--lang", "en").startswith("Beads\n")


OPEN_THE_WINDOW = """
from pathlib import Path
from imperium_desktop.store.folders import Folders
from imperium_desktop.ui.window.app import open_window
application, window = open_window(Folders(Path("home"), Path("home")))
window.change(language="en")
application.processEvents()
print(*(tile.title.plain_text() for tile in window.page.tiles), sep="\\n")
"""
SET_UP_A_MATCH = """
window.new_game("toy")
"""
BEGIN_A_MATCH = """
from imperium_desktop.commands.shot import seated
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.games.toy.rules import ToySetup
window.play(Match(load_game("toy"), ToySetup(seats=2), 1), seated(2), None)
"""


def test_an_added_game_stands_on_the_start_page(house: Path) -> None:
    titles = said_by(house, "-c", OPEN_THE_WINDOW).splitlines()
    assert titles == [
        "Beads",
        *(read_title("en", game_id).short or read_title("en", game_id).name for game_id in GAMES),
    ]


@pytest.mark.parametrize(
    ("missing", "wanted_by"),
    [
        ("imperium_desktop/games/toy/parts.py", ("-m", "imperium_desktop", "simulate", "toy", "--games", "1")),
        ("imperium_desktop/games/toy/scene/facts.py", ("-c", OPEN_THE_WINDOW + SET_UP_A_MATCH)),
        ("translations/en/toy/title.json", ("-c", OPEN_THE_WINDOW)),
        ("imperium_desktop/games/toy/scene/scene.py", ("-c", OPEN_THE_WINDOW + BEGIN_A_MATCH)),
    ],
)
def test_what_an_added_game_lacks_is_named(house: Path, missing: str, wanted_by: tuple[str, ...]) -> None:
    file, aside = house / missing, house / "aside"
    there = file.exists()
    if there:
        file.rename(aside)
    ran = python(house, *wanted_by)
    if there:
        aside.rename(file)
    assert ran.returncode != 0
    assert missing in ran.stderr.splitlines()[-1]
