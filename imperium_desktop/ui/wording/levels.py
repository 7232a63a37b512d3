"""How well bots play, in words."""

from typing import Final, NamedTuple

from imperium_desktop.registry import level_in
from imperium_desktop.ui.theme.language import mark, tr


class Level(NamedTuple):
    name: str
    about: str
    """How strong, and how long it thinks."""


LEVELS: Final[dict[str, Level]] = {
    "random": Level(mark("Random"), mark("plays random legal moves")),
    "apprentice": Level(mark("Apprentice"), mark("a friend who looks away now and then; answers at once")),
    "greedy": Level(mark("Merchant"), mark("takes what looks best at once; answers at once")),
    "strategist": Level(mark("Strategist"), mark("plays its best moves on in thought; under half a second a move")),
    "master": Level(mark("Master"), mark("thinks farther and of more that can happen; up to a second a move")),
}


def level_name(bot: str) -> str:
    level = level_in(bot)
    return tr(LEVELS[level].name) if level in LEVELS else bot.capitalize()


def about_level(bot: str) -> str:
    level = level_in(bot)
    return tr(LEVELS[level].about) if level in LEVELS else ""
