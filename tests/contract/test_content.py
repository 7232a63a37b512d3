"""The registry, and mistakes in component files: each names the file, the place in it and the reason."""

import shutil
from pathlib import Path

import pytest

from imperium_desktop import registry
from imperium_desktop.content import reading
from imperium_desktop.resource_files import ContentError, resource_folder
from imperium_desktop.rules.table import Event, Option
from tests.contract.playing import AnyGame, every_game

every_registered = pytest.mark.parametrize("game_id", list(registry.GAMES))


# The registry


@every_registered
def test_a_registered_game_has_the_name_it_is_found_under(game_id: str) -> None:
    game = registry.load_game(game_id)
    assert (game.id, game.seats) == (game_id, registry.GAMES[game_id].seats)


def test_an_unknown_game_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        registry.load_game("chess")


@every_registered
def test_loading_twice_gives_the_same_content(game_id: str) -> None:
    load = registry.GAMES[game_id].parts.load
    assert load().content_hash == load().content_hash == registry.load_game(game_id).content_hash


@every_game
def test_a_game_names_everything_once(game: AnyGame) -> None:
    for names in (game.kinds, game.reasons, game.endings, tags(game.option_types), tags(game.event_types)):
        assert names
        assert len(set(names)) == len(names)
    assert all(kind.startswith(f"{game.id}.") for kind in game.kinds)
    for ranking in game.endings.values():
        ids = [criterion.id for criterion in ranking.criteria]
        assert ids
        assert len(set(ids)) == len(ids)
    assert game.rules_version >= 1
    assert game.content_hash


def tags(kinds: tuple[type[Option], ...] | tuple[type[Event], ...]) -> list[object]:
    return [kind.__struct_config__.tag for kind in kinds]


@every_game
def test_a_setup_with_too_few_or_too_many_seats_is_refused(game: AnyGame) -> None:
    for seats in (min(game.seats) - 1, max(game.seats) + 1, 0, -1, 10**6):
        with pytest.raises(ValueError, match=str(seats)):
            game.setup_type(seats=seats)


# Mistakes in component files


@pytest.fixture
def resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the component files, from which all games read instead."""
    shutil.copytree(resource_folder("resources") / "games", tmp_path / "games")
    monkeypatch.setattr(reading, "game_resources", lambda game_id: tmp_path / "games" / game_id)
    return tmp_path / "games"


def mistake_in(game_id: str) -> ContentError:
    with pytest.raises(ContentError) as mistake:
        registry.GAMES[game_id].parts.load()
    error = mistake.value
    assert str(error.file) in str(error)
    assert error.place in str(error)
    assert error.reason in str(error)
    assert error.reason
    return error


def component_files(resources: Path, game_id: str) -> list[Path]:
    files = sorted((resources / game_id / "content").glob("*.toml"))
    assert files
    return files


@every_registered
def test_the_copy_is_read_like_the_original(game_id: str, resources: Path) -> None:
    assert registry.GAMES[game_id].parts.load().content_hash == registry.load_game(game_id).content_hash


@every_registered
@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (b"\n[oops\n", "line"),
        (b"\nthis is no table\n", "line"),
        (b"\nfirst = 1\nfirst = 2\n", "line"),
        (b"\nname = '\xff\xfe'\n", "UTF-8"),
    ],
)
def test_a_file_that_is_no_toml(game_id: str, damage: bytes, reason: str, resources: Path) -> None:
    for file in component_files(resources, game_id):
        whole = file.read_bytes()
        file.write_bytes(whole + damage)
        error = mistake_in(game_id)
        assert error.file == file
        assert reason in error.reason
        file.write_bytes(whole)


@every_registered
def test_a_file_that_is_missing(game_id: str, resources: Path) -> None:
    for file in component_files(resources, game_id):
        whole = file.read_bytes()
        file.unlink()
        assert mistake_in(game_id).file == file
        file.write_bytes(whole)


@every_registered
def test_a_table_that_nobody_knows(game_id: str, resources: Path) -> None:
    for file in component_files(resources, game_id):
        whole = file.read_bytes()
        file.write_bytes(b"unheard_of = 1\n" + whole)
        error = mistake_in(game_id)
        assert error.file == file
        assert "unheard_of" in str(error)
        file.write_bytes(whole)


MISTAKES = {
    "wrong type": ("components.toml", "hand = 6", 'hand = "six"', "limits.hand", "`int`"),
    "wrong number": ("components.toml", "settlement = 30", "settlement = 30.5", "tiles.settlement", "`int`"),
    "missing field": ("components.toml", "actions = 2\n", "", "limits", "actions"),
    "missing table": ("components.toml", "[tiles]", "[[tiles]]", "tiles", "object"),
    "unknown field": ("components.toml", "hand = 6", "hand = 6\nfeet = 2", "limits", "feet"),
    "unknown colour": ("components.toml", '["black", "red"]', '["black", "pink"]', "monuments[0].colours[1]", "pink"),
    "one colour twice": ("components.toml", '["black", "red"]', '["red", "red"]', "monuments[0]", "different"),
    "one colour only": ("components.toml", '["red", "blue"]', '["red"]', "monuments[3].colours", "length 2"),
    "row too short": ("boards.toml", '"....~~~~~.T.~...",', '"....~~~~~.T.~..",', "boards[0]", "row 1"),
    "row with a strange sign": ("boards.toml", '"..............~.",', '"......X.......~.",', "boards[0]", "row 6"),
    "row missing": ("boards.toml", '  "......~..C....C.",\n', "", "boards[1]", "10 rows"),
    "board without a name": ("boards.toml", 'id = "advanced"\n', "", "boards[1]", "id"),
    "rows are one text": ("boards.toml", "rows = [", 'rows = "..."\nrest = [', "boards[0].rows", "array"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_mistakes_in_the_files_of_tigris(name: str, resources: Path) -> None:
    file_name, right, wrong, place, reason = MISTAKES[name]
    file = resources / "tigris" / "content" / file_name
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong, 1), encoding="utf-8")
    error = mistake_in("tigris")
    assert (error.file, error.place) == (file, place)
    assert reason in error.reason


def test_the_same_table_in_two_files(resources: Path) -> None:
    file = resources / "tigris" / "content" / "boards.toml"
    file.write_text(file.read_text(encoding="utf-8") + "\n[limits]\nhand = 7\n", encoding="utf-8")
    error = mistake_in("tigris")
    assert (error.file, error.place) == (file, "limits")
    assert "components.toml" in error.reason
