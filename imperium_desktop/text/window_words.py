"""The messages of a game's table and panels, `translations/<language>/<id>/window.toml`: read without the game.

They are templates like those of `words.toml`; what fills them is a number, or said already.
"""

from collections.abc import Mapping
from pathlib import Path

from imperium_desktop.resource_files import game_words
from imperium_desktop.text.checking import Checker, Facts
from imperium_desktop.text.grammar import Lexicon
from imperium_desktop.text.reading import Sentences, Source, read_language
from imperium_desktop.text.writing import Writer

WINDOW_FACTS = Facts(complete=False)


def read_window_words(language_id: str, game_id: str, folder: Path | None = None) -> "WindowWords":
    """Read the translations that travel with the program, or a folder like theirs.

    A mistake in a file is a ContentError.
    """
    place = game_words(language_id, game_id, folder)
    language, source = read_language(Source(place.parent / "common.toml")), Source(place / "window.toml")
    nameless = Lexicon(language, {}, {})
    check = Checker(language, nameless)
    texts = source.file_as(dict[str, object])
    messages = {key: source.template(key, text, WINDOW_FACTS, check) for key, text in texts.items()}
    return WindowWords(Writer(language, nameless, unnamed_seat=()), messages)


class WindowWords:
    def __init__(self, writer: Writer, messages: Sentences) -> None:
        self._writer = writer
        self.messages = messages

    def say(self, key: str, facts: Mapping[str, object]) -> str:
        """What has no words is shown by its key."""
        template = self.messages.get(key)
        return key if template is None else self._writer.write(template, facts)
