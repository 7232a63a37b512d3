"""What is installed is what was looked at: every locked package carries the hashes of its files."""

import re
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
LOCKS = HOUSE / "packaging" / "lock"


def packages(file: Path) -> list[str]:
    """One entry each, with the lines that belong to it."""
    text = re.sub(r"^#.*\n", "", file.read_text(), flags=re.MULTILINE)
    return text.replace("\\\n", " ").strip().splitlines()


@pytest.mark.parametrize("name", ["run", "dev", "bench"])
def test_every_package_is_pinned_with_hashes(name: str) -> None:
    found = packages(LOCKS / f"{name}.txt")
    assert len(found) > 5
    for package in found:
        assert re.match(r"[a-z0-9.-]+==[^ ]+ ", package), package
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", package), package


def test_nothing_else_is_installed() -> None:
    """Neither as the README tells nor by `make`; building in isolation would fetch what is not locked."""
    lines = [line for name in ("README.md", "Makefile") for line in (HOUSE / name).read_text().splitlines()]
    installs = [line for line in lines if line.startswith(("pip install", "\t$(PIP)", "python -m pip"))]
    assert len(installs) == 4
    assert [line for line in installs if "--require-hashes" not in line and "--no-build-isolation" not in line] == []


def test_the_release_of_qt_that_loses_references_is_not_locked() -> None:
    qt = [package for package in packages(LOCKS / "run.txt") if package.startswith(("pyside6", "shiboken6"))]
    assert len(qt) == 2
    assert not [package for package in qt if "==6.12.0" in package]
