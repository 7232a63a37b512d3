import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from imperium_desktop.registry import AnyGame, load_game
from imperium_desktop.resource_files import resource_folder
from imperium_desktop.text.words import Words


@pytest.fixture(scope="session")
def tigris() -> AnyGame:
    return load_game("tigris")


@pytest.fixture(scope="session")
def english(tigris: AnyGame) -> Words:
    return Words.load("en", tigris).with_seats(["Lion", "Bull", "Pot", "Archer"])


@pytest.fixture(scope="session")
def polish(tigris: AnyGame) -> Words:
    return Words.load("pl", tigris).with_seats(["Lew", "Byk", "Dzban", "Łucznik"])


@pytest.fixture
def translations(tmp_path: Path) -> Path:
    """The resource_folder files, to be broken."""
    return Path(shutil.copytree(resource_folder("translations"), tmp_path / "translations"))


@pytest.fixture
def broken(translations: Path) -> Callable[[str, str, str], Path]:
    """The resource_folder files with one passage replaced."""

    def replace(file: str, old: str, new: str) -> Path:
        text = (translations / file).read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        (translations / file).write_text(text.replace(old, new), encoding="utf-8")
        return translations

    return replace
