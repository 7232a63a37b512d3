"""What is told of each action: the log, the animations and the story know nothing else."""

from imperium_desktop.games.tigris.rules import events
from imperium_desktop.games.tigris.rules.state import TigrisSetup
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.table import Event
from tests.games.tigris.rules.builder import Scenario

ARCHER, BULL, POT, LION = range(4)


def told(scenario: Scenario) -> list[Event]:
    """Since this was last asked."""
    heard, scenario.heard = scenario.heard, len(scenario.match.events)
    return list(scenario.match.events[heard:])


def test_leaders(tigris: Scenario) -> None:
    tigris.archer.places("king", "I6")
    assert told(tigris) == [events.TurnBegan(ARCHER, 1), events.LeaderPlaced(ARCHER, "king", "I6")]
    tigris.archer.moves("king", "H7")
    assert told(tigris)[0] == events.LeaderMoved(ARCHER, "king", "I6", "H7")
    for player in (tigris.bull, tigris.pot, tigris.lion):
        player.ends_turn()
    told(tigris)
    tigris.archer.withdraws("king")
    assert told(tigris) == [events.LeaderWithdrawn(ARCHER, "king", "H7")]


def test_tiles_and_catastrophes(tigris: Scenario) -> None:
    tigris.given("archer king I6", "temple L6", "bull farmer M6")
    tigris.archer.places("market", "I5")
    assert told(tigris)[1:] == [
        events.TilePlaced(ARCHER, "market", "I5"),
        events.PointGained(ARCHER, "green", "king"),
    ]
    tigris.archer.strikes("L6")
    assert told(tigris)[:2] == [
        events.CatastropheStruck(ARCHER, "L6", "temple"),
        events.LeaderOrphaned(BULL, "farmer", "M6"),
    ]
    tigris.bull.strikes("C6")
    assert told(tigris)[-1] == events.CatastropheStruck(BULL, "C6", None)


def test_conflicts(tigris: Scenario) -> None:
    tigris.given("bull king I6")
    tigris.lion.places("king", "I8")
    assert tigris.match.waiting.rule == "§6.4"
    tigris.lion.commits(1)
    tigris.bull.commits(0)
    assert told(tigris)[1:] == [
        events.LeaderPlaced(LION, "king", "I8"),
        events.RevoltBegan(LION, BULL, "king", 1, 1),
        events.SupportCommitted(LION, "temple", 1),
        events.SupportCommitted(BULL, "temple", 0),
        events.RevoltWon(LION, BULL, "king", 2, 1),
    ]


def test_wars(tigris: Scenario) -> None:
    tigris.given("temple G5 L5", "archer trader G6", "bull trader L4", "market H5 J5 K5")
    tigris.archer.places("settlement", "I5")
    assert tigris.match.waiting.rule == "§7.6"
    tigris.archer.commits(2)
    tigris.bull.commits(0)
    assert told(tigris)[2:] == [
        events.KingdomsUnited("I5", ("green",)),
        events.WarBegan(ARCHER, BULL, "green", "trader", 1, 2),
        events.SupportCommitted(ARCHER, "market", 2),
        events.SupportCommitted(BULL, "market", 0),
        events.WarWon(ARCHER, BULL, "green", "trader", 3, 2, ("J5", "K5"), 3),
    ]


def test_monuments(tigris: Scenario) -> None:
    tigris.given("market J6 J5 K6").hands(archer="ggkkkk")
    tigris.archer.places("market", "K5").builds("black_green", on="J5")
    assert told(tigris)[2:] == [events.MonumentBuilt(ARCHER, "black_green", "J5")]
    tigris.archer.ends_turn()
    assert told(tigris)[0] == events.TurnForgone(ARCHER, 1)


def test_a_declined_monument(tigris: Scenario) -> None:
    tigris.given("market J6 J5 K6")
    tigris.archer.places("market", "K5").declines()
    assert told(tigris)[2:] == [events.MonumentDeclined(ARCHER)]


def test_who_needs_no_tile_draws_none(tigris: Scenario) -> None:
    tigris.archer.ends_turn()
    assert told(tigris) == [
        events.TurnBegan(ARCHER, 1),
        events.TurnForgone(ARCHER, 2),
        events.TurnBegan(BULL, 2),
    ]


def test_the_end(tigris: Scenario) -> None:
    tigris.hands(archer="kkkkk").bag("")
    tigris.archer.ends_turn()
    assert told(tigris)[2] == events.ScreensLifted("bag")


def test_dynasties(tigris: Scenario) -> None:
    match = Match(tigris.game, TigrisSetup(seats=2, first=1), 0)
    for _ in range(2):
        match.answer(match.waiting.options[0])
    assert list(match.events)[:2] == [events.DynastyChosen(1, "archer"), events.DynastyChosen(0, "bull")]
