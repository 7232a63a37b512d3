"""What the pages outside a match know of a game: its sign, how long it takes, what one does in it."""

from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from imperium_desktop.registry import GAMES as REGISTERED
from imperium_desktop.registry import load_game
from imperium_desktop.text.reading import read_title
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.icons import icon_names
from imperium_desktop.ui.theme.language import language, mark


class Point(NamedTuple):
    icon: str
    text: str


class GameFacts(NamedTuple):
    icon: str = "app-deck"
    minutes: int = 0
    family: str = ""
    """How the names of its icons begin."""
    side: str = ""
    """What every seat leads, if the game has such a thing."""
    focus: float = 0.5
    """The height of its picture, in shares, that a crop keeps in the middle."""
    points: tuple[Point, ...] = ()
    """What one does, for a page with room to tell it."""


GAMES: Final[dict[str, GameFacts]] = {
    "tigris": GameFacts(
        "tigris-lion",
        90,
        "tigris",
        mark("dynasty"),
        0.54,
        (
            Point("tigris-temple", mark("Lay tiles and set your four leaders beside temples: so kingdoms grow.")),
            Point("tigris-war", mark("Join two kingdoms and their leaders fight. Only one of each colour may stay.")),
            Point("tigris-monument", mark("Turn four tiles of one colour into a monument that pays every turn.")),
        ),
    ),
    "hadrian": GameFacts(
        "hadrian-soldier",
        60,
        "hadrian",
        points=(
            Point("hadrian-wall", mark("Spend workers and stone each Year: build the wall and the fort behind it.")),
            Point("hadrian-civilian", mark("Win citizens, who open markets, theatres, temples and baths.")),
            Point("hadrian-attack", mark("At the end of each Year the Picts attack: what is not held brings disdain.")),
        ),
    ),
    "imperium": GameFacts("imperium-empire", 120, "imperium", mark("people"), 0.44),
    "mare_nostrum": GameFacts("mare-trireme", 150, "mare", mark("empire"), 0.53),
    "settlers": GameFacts("settlers-production", 75, "settlers", mark("faction")),
}


def facts_of(game_id: str) -> GameFacts:
    return GAMES.get(game_id, GameFacts())


def faction_icon(game_id: str, faction: str) -> str:
    """Empty if the faction has no sign of its own."""
    name = f"{facts_of(game_id).family}-{faction}"
    return name if name in icon_names() else ""


class GameText(NamedTuple):
    """A game as the start page speaks of it, in the present language."""

    title: str
    about: str
    players: tuple[int, int]


Describe: TypeAlias = Callable[[str], GameText]


@cache
def words_of(game_id: str, language: str) -> Words:
    return Words.load(language, load_game(game_id))


def describe(game_id: str) -> GameText:
    title, seats = read_title(language(), game_id), REGISTERED[game_id].seats
    return GameText(title.name, title.about, (seats[0], seats[-1]))
