"""What the window says of one game, from the game's own words: `translations/<language>/<id>/window.toml`.

    say = Messages("tigris")                     in the game's `scene/messages.py`, for all its modules
    say("kingdom_of_name", name=seat.name)
    say("n_tiles", n=3)                          plural forms stand in the message
    TITLES = {"raze": MessageKey("raze_title")}; say(TITLES[key])

Messages of the window itself stay in `theme.language`.
"""

from functools import cache
from typing import TYPE_CHECKING, NewType

from imperium_desktop.ui.theme.language import language

if TYPE_CHECKING:
    from imperium_desktop.text.window_words import WindowWords

MessageKey = NewType("MessageKey", str)
"""The key of a message that a later `say()` shows, named where it stands so that tests find it."""


class Messages:
    """The messages of one game, in the window's language; they are read when the first is said."""

    def __init__(self, game_id: str) -> None:
        self._game_id = game_id

    def __call__(self, key: str, **facts: object) -> str:
        return _window_words(language(), self._game_id).say(key, facts)


@cache
def _window_words(language: str, game_id: str) -> "WindowWords":
    from imperium_desktop.text.window_words import read_window_words  # a page without a game reads none

    return read_window_words(language, game_id)
