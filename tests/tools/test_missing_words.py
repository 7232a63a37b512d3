"""The list of what a language lacks: nothing of ours, and everything that somebody takes away."""

import json
import shutil
from pathlib import Path

import pytest

from imperium_desktop.resource_files import resource_folder
from imperium_desktop.ui.theme.language import LANGUAGES
from tests.tools.missing_words import Lack, find_lacks, told


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy that a test may damage."""
    copy = tmp_path / "translations"
    shutil.copytree(resource_folder("translations"), copy)
    return copy


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_languages_lack_nothing(language: str) -> None:
    if language != "en":
        assert find_lacks(language, resource_folder("translations")).missing == []


def test_a_message_is_missed(folder: Path) -> None:
    change(folder / "pl/tigris/window.toml", "n_tiles = ", "n_teils = ")
    assert find_lacks("pl", folder).missing == [
        Lack("tigris/window.toml", "n_tiles", "{n} {n#tile|tiles}"),
    ]


def test_a_noun_is_missed_and_its_forms_are_not_compared(folder: Path) -> None:
    file = folder / "pl/tigris/words.toml"
    before = file.read_text(encoding="utf-8")
    file.write_text(before.replace("[lexicon.temple]", "[lexicon.shrine]"), encoding="utf-8")
    assert {lack.place for lack in find_lacks("pl", folder).missing} == {"lexicon.temple"}


def test_an_item_of_a_list_is_missed(folder: Path) -> None:
    file = folder / "en/tigris/words.toml"
    change(file, 'place_tile = ["Where do you place the {tile}?"]', 'place_tile = ["Which?", "Where?"]')
    assert find_lacks("pl", folder).missing == [Lack("tigris/words.toml", "steps.place_tile.2", "Where?")]


def test_languages_may_differ_in_the_cases_of_a_sentence(folder: Path) -> None:
    change(folder / "pl/settlers/words.toml", 'own_deal = "Nie masz żadnej Umowy."\n', "")
    assert find_lacks("pl", folder).missing == []
    change(folder / "pl/settlers/words.toml", "[reasons.no_target]", "[reasons.no_targets]")
    assert [lack.place for lack in find_lacks("pl", folder).missing] == ["reasons.no_target"]


def test_a_file_and_a_title_are_missed(folder: Path) -> None:
    (folder / "pl/hadrian/merits.toml").unlink()
    title = folder / "pl/hadrian/title.json"
    title.write_text(json.dumps({"name": "Wał Hadriana", "turn": "rok"}), encoding="utf-8")
    lacks = find_lacks("pl", folder).missing
    assert {lack.file for lack in lacks} == {"hadrian/merits.toml", "hadrian/title.json"}
    assert [lack.place for lack in lacks if lack.file == "hadrian/title.json"] == ["about"]


def test_a_paragraph_is_missed(folder: Path) -> None:
    with (folder / "en/tigris/rulebook.md").open("a", encoding="utf-8") as file:
        file.write("\n## §99 A new chapter\n\nWith a sentence.\n")
    assert [lack.place for lack in find_lacks("pl", folder).missing] == ["§99"]


def test_an_unfinished_message_of_the_window_is_missed(folder: Path) -> None:
    change(folder / "pl/ui.ts", "<translation>", '<translation type="unfinished">')
    assert len(find_lacks("pl", folder).missing) == 1


def test_a_sentence_in_english_is_told_apart_from_a_name(folder: Path) -> None:
    was = len(find_lacks("pl", folder).same)
    english = (folder / "en/tigris/merits.toml").read_text(encoding="utf-8")
    (folder / "pl/tigris/merits.toml").write_text(english, encoding="utf-8")
    assert len(find_lacks("pl", folder).same) > was + 10


def test_a_language_that_nobody_began_lacks_everything(folder: Path) -> None:
    lacks = find_lacks("de", folder)
    assert len(lacks.missing) > 6000
    assert next(told(lacks)) == f"{len(lacks.missing)} missing"
    assert not lacks.same
