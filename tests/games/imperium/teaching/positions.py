"""Positions of Imperium in which hints are tried."""

from functools import partial
from typing import Any

from imperium_desktop.games.imperium.analysis.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.games.imperium.rules.options import ChooseNation
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Decision, Option
from tests.teaching.staging import Staged

GAME = load_game("imperium")
MARKET = ("forest", "elders", "metropolis", "hittites", "city")
romans, greeks, vikings = (partial(Seat, nation=nation) for nation in ("romans", "greeks", "vikings"))


class Scene(Staged):
    """The first seat decides. Deeds are told in words: "play advance", "pick elders", "branch 0"."""

    game = "imperium"

    def __init__(self, mine: Seat, *deeds: str, hover: str = "", other: Seat | None = None, **where: Any) -> None:
        super().__init__((), "", None)
        self.seats = (mine, other or greeks(hand=("advance",)))
        self.deeds = deeds
        self.hovered = hover
        self.where = {"market": MARKET, "main": ("river", "coast", "steppe", "oracle", "shaduf", "boats"), **where}

    @property
    def hover(self) -> Option | None:
        return told(self.match().waiting, self.hovered) if self.hovered else None

    @hover.setter
    def hover(self, option: Option | None) -> None:
        assert option is None

    def begun(self) -> Match[Any, Any]:
        position = Position(seats=self.seats, **self.where)
        match = Match(GAME, setup_of(position), 0, start=lay_out(GAME.content, position))
        for deed in self.deeds:
            match.answer(told(match.waiting, deed))
        return match


class BeforeAll(Staged):
    """Nations are still to be chosen."""

    game = "imperium"

    def __init__(self, *nations: str, hover: Option | None = None) -> None:
        super().__init__((ChooseNation(nation) for nation in nations), "", hover)  # type: ignore[arg-type]

    def begun(self) -> Match[Any, Any]:
        return Match(GAME, ImperiumSetup(seats=2), 0)


def told(decision: Decision[Option], deed: str) -> Option:
    """The option that is meant by a word or two."""
    return next(option for option in decision.options if deed in (deed_in(option), short(option)))


def deed_in(option: Option) -> str:
    """Write an option as "play romans_glory"."""
    return " ".join(part.replace("card/", "").replace("branch/", "branch ") for part in reversed(option.path))


def short(option: Option) -> str:
    """With the noun of its card: "play glory", "use shrine", "pick elders"."""
    card = getattr(option, "card", "")
    verb = {"play_from_hand": "play", "use_exhaust": "use", "pick_card": "pick"}.get(option.name, option.name)
    return f"{verb} {GAME.content.nouns.get(card, card)}" if card else verb


def coins(material: int = 3, population: int = 2, progress: int = 1) -> tuple[int, int, int]:
    return material, population, progress


UNREST = ("unrest", "unrest")
THREE_REGIONS = ("dalmatia", "woodland", "hills")
TURN: dict[str, Any] = {"phase": "turn"}
CLEAN_UP: dict[str, Any] = {"phase": "discard"}
EMPIRE: dict[str, Any] = {"face": "empire"}
RICH_MARKET = ("forest", Lot(card="elders", tokens=(0, 0, 3)), "metropolis", "hittites", "city")
FAME = ("great", "triumphant", "marvellous", "awe_inspiring")
SENATE_AND_LEGIONS = ("the_senate", "legions")
ARMY = greeks(play=("standing_army",))
ERIK = vikings(hand=("erik_the_red", "jungle"), discard=("hills",), play=("scandinavia",), tokens=coins(0, 1, 0))
LIGHTHOUSE = greeks(play=("lighthouse",), **EMPIRE)
TIRED = (Lying(card="shrine", marked=True), Lying(card="temple", marked=True))
