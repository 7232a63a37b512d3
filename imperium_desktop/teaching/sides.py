"""What each side that somebody can lead is like, in a sentence: for those who choose one."""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from imperium_desktop.resource_files import game_words
from imperium_desktop.teaching.lesson_words import read_as


class Side(msgspec.Struct, frozen=True):
    sentence: str


@lru_cache
def side_sentences(language: str, game_id: str) -> Mapping[str, str]:
    """Sentences by side; empty for games in which sides differ by colour alone."""
    file = game_words(language, game_id) / "guide.toml"
    if not file.is_file():
        return {}
    return {id: side.sentence for id, side in read_as(file, dict[str, Side]).items()}
