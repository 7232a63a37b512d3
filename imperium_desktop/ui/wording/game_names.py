"""What the window calls a game: its title, its turns, all its words.

A file may name any game: those of this version, and others, of which only the id is known.
"""

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.text.titles import read_title
from imperium_desktop.ui.theme.language import language, tr

if TYPE_CHECKING:
    from imperium_desktop.text.words import Words


class GameText(NamedTuple):
    """A game as the start page speaks of it, in the present language."""

    title: str
    short: str
    about: str
    players: tuple[int, int]
    minutes: tuple[int, int]
    """Minutes of the fewest players and of the most."""


def describe(game_id: str) -> GameText:
    title, entry = read_title(language(), game_id), GAMES[game_id]
    players = entry.people[0], entry.people[-1]
    return GameText(title.name, title.short or title.name, title.about, players, entry.minutes)


@cache
def words_of(game_id: str, language: str) -> "Words":
    from imperium_desktop.text.words import Words

    return Words.load(language, load_game(game_id))


def words_for(game_id: str) -> "Words | None":
    """Words in the window's language; None for a game that this version does not have."""
    return words_of(game_id, language()) if game_id in GAMES else None


def title_of(game_id: str) -> str:
    """An unknown game has only its id."""
    return read_title(language(), game_id).name if game_id in GAMES else game_id.replace("_", " ").capitalize()


def short_title_of(game_id: str) -> str:
    return (read_title(language(), game_id).short if game_id in GAMES else "") or title_of(game_id)


def turn_text(game_id: str, number: int) -> str:
    """Turn 14, or year 3."""
    return f"{turn_name(game_id)} {number}"


def turn_name(game_id: str) -> str:
    return read_title(language(), game_id).turn if game_id in GAMES else tr("turn")


def side_name(game_id: str) -> str:
    """What every seat leads: dynasty, nation; empty in a game without such a thing."""
    return read_title(language(), game_id).side


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
