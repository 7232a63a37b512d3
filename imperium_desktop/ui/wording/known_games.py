"""Titles and signs for lists of matches, where a file may name any game: those of this version, and others."""

from imperium_desktop.registry import GAMES
from imperium_desktop.text.reading import read_title
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.language import language, tr
from imperium_desktop.ui.wording.game_facts import facts_of, words_of


def words_for(game_id: str) -> Words | None:
    """In the window's language; None for a game that this version does not have."""
    return words_of(game_id, language()) if game_id in GAMES else None


def title_of(game_id: str) -> str:
    """An unknown game has only its id."""
    return read_title(language(), game_id).name if game_id in GAMES else game_id.replace("_", " ").capitalize()


def turn_text(game_id: str, number: int) -> str:
    """Turn 14, or year 3."""
    return f"{turn_name(game_id)} {number}"


def turn_name(game_id: str) -> str:
    return read_title(language(), game_id).turn if game_id in GAMES else tr("turn")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def icon_of(game_id: str) -> str:
    return facts_of(game_id).icon
