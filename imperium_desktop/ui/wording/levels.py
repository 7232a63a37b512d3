"""How well bots and rivals play, in words."""

from typing import Final, NamedTuple

from imperium_desktop.ui.theme.language import mark, tr


class Level(NamedTuple):
    name: str
    about: str


LEVELS: Final[dict[str, Level]] = {
    "random": Level(mark("Easy"), mark("plays random legal moves")),
    "greedy": Level(mark("Medium"), mark("plans its whole turn")),
    "search": Level(mark("Hard"), mark("plans several turns ahead")),
    "rival_easy": Level(mark("Easy"), mark("takes one of its three best moves at random")),
    "rival_normal": Level(mark("Normal"), mark("always takes the best")),
    "rival_hard": Level(mark("Hard"), mark("looks ahead to the end of its turn")),
}


def level_name(bot: str) -> str:
    return tr(LEVELS[bot].name) if bot in LEVELS else bot.capitalize()
