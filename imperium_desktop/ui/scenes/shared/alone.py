"""How a match ended for somebody who played it alone, on the pages outside it."""

from imperium_desktop.registry import GAMES, load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.scenes import facts_of
from imperium_desktop.ui.theme.language import tr


def end_alone(game: str, name: str, points: int, ending: str, words: Words | None) -> str:
    """The points, whether the match was won, and the rank that was reached."""
    facts = facts_of(game)
    parts = [tr("{name}: {n} points", n=points, name=name)]
    if ending in facts.lost:
        parts.append(tr("match lost"))
    elif ending in facts.won:
        parts.append(tr("match won"))
    rank = load_game(game).rank_alone(ending, points) if game in GAMES else ""
    if rank and words is not None:
        parts.append(words.label(rank))
    return " · ".join(parts)
