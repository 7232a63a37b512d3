"""What the log tells of whole turns, from the first word to the last."""

from collections.abc import Callable

from imperium_desktop.games.mare_nostrum.rules import events as e
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildBuilding,
    BuildUnit,
    BuyCard,
    CopyHero,
    DeclarePeace,
    Done,
    EndBuild,
    Fight,
    LeaveSite,
    LoseUnits,
    MoveLegions,
    MoveTrireme,
    NameSeat,
    Occupy,
    OccupyMarker,
    OfferToken,
    Pillage,
    PlaceControl,
    PlaceLegion,
    RaiseLegions,
    SetNumber,
    TakeCoin,
    TakeToken,
)
from imperium_desktop.rules.table import Event

from .builder import Scenario


def told(mare: Scenario) -> list[Event]:
    """Since the match began."""
    assert mare.match
    return list(mare.match.events)


def test_a_war_turn(mare: Scenario) -> None:
    mare.no_legions().province("gallia", legions={"rome": 3}).sea("mare_ionium", rome=1, greece=1)
    mare.province("dalmatia", control="greece", buildings="market", legions={"greece": 1}, fortress="greece")
    mare.dice(5, 1, 6, 6, 6, 1).war_turn("rome")
    mare.rome.answers(Done(), Fight("mare_ionium", 1), MoveLegions(0, "gallia", 3, "dalmatia"))
    assert told(mare)[:14] == [
        e.TurnBegan(0, "battle", None),
        e.BattleBegan(0, 1, "mare_ionium"),
        e.DiceRolled(0, "mare_ionium", (5,), 0, 5, 1),
        e.DiceRolled(1, "mare_ionium", (1,), 0, 1, 0),
        e.UnitsLost(1, "mare_ionium", "trireme", 1),
        e.BattleEnded(0, 1, "mare_ionium", "conquered"),
        e.LegionsMoved(0, "gallia", "dalmatia", 3),
        e.BattleBegan(0, 1, "dalmatia"),
        e.DiceRolled(0, "dalmatia", (6, 6, 6), 3, 21, 4),
        e.DiceRolled(1, "dalmatia", (1,), 7, 8, 1),
        e.HitIgnored(1, "dalmatia"),
        e.UnitsLost(0, "dalmatia", "legion", 1),
        e.UnitsLost(1, "dalmatia", "legion", 1),
        e.UnitsLost(1, "dalmatia", "fortress", 1),
    ]
    assert told(mare)[14:] == [e.BattleEnded(0, 1, "dalmatia", "conquered")]
    mare.rome.answers(Pillage("market", "dalmatia", None))
    assert told(mare)[15:17] == [e.Pillaged(0, 1, "dalmatia", "market", None, ()), e.PhaseBegan("leadership")]


def test_a_fortress_stops_nothing_where_nothing_hits(mare: Scenario) -> None:
    mare.no_legions().province("gallia", legions={"greece": 1}, fortress="rome").dice(1).war_turn("rome")
    assert [event for event in told(mare) if isinstance(event, e.HitIgnored)] == []


def test_losses_that_are_chosen(mare: Scenario) -> None:
    mare.no_legions().province("gallia", legions={"rome": 2, "greece": 4}, fortress="rome")
    mare.dice(6, 6, 2, 2, 2, 2).war_turn("rome")
    mare.rome.answers(Done(), LoseUnits(1, True))
    lost = [event for event in told(mare) if isinstance(event, e.UnitsLost)]
    assert lost == [
        e.UnitsLost(0, "gallia", "legion", 1),
        e.UnitsLost(0, "gallia", "fortress", 1),
        e.UnitsLost(1, "gallia", "legion", 3),
    ]


def test_a_build_turn(mare: Scenario) -> None:
    mare.hand(rome="9 coin", greece="12 coin").province("gallia", buildings="").begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    mare.rome.answers(PlaceControl("dalmatia", False), BuildBuilding("market", "gallia", None))
    mare.egypt.answers(NameSeat(1))
    mare.greece.answers(BuyCard("hercules"), EndBuild())
    assert told(mare)[:8] == [
        e.TurnBegan(0, "build", 3),
        e.SetPaid(0, ("coin",) * 3),
        e.ControlPlaced(0, "dalmatia"),
        e.SetPaid(0, ("coin",) * 6),
        e.BuildingBuilt(0, "market", "gallia", None),
        e.TurnBegan(1, "build", 3),
        e.SetPaid(1, ("coin",) * 7),
        e.CardBought(1, "hercules", 2),
    ]


def test_a_leader_who_builds_was_named_by_nobody(mare: Scenario) -> None:
    mare.hand(egypt="3 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(3))
    assert told(mare) == [e.TurnBegan(3, "build", None)]


def test_a_trade(lay_out: Callable[..., Scenario]) -> None:
    mare = lay_out(3).hand(rome="grain", greece="", carthage="oil, wine").begins("number")
    mare.carthage.answers(SetNumber(1), OfferToken("oil"))
    mare.rome.answers(OfferToken("grain"))
    assert told(mare) == [
        e.PhaseBegan("trade"),
        e.NumberSet(2, 1),
        e.TradeAbstained(1),
        e.OfferLaid(2),
        e.OfferLaid(0),
        e.OfferRevealed(2, ("oil",)),
        e.OfferRevealed(0, ("grain",)),
        e.TokenTaken(2, 0, "grain"),
        e.TokenTaken(0, 2, "oil"),
        e.PhaseBegan("build"),
    ]


def test_what_nobody_takes_goes_back(lay_out: Callable[..., Scenario]) -> None:
    mare = lay_out(3).hand(rome="2 grain", greece="", carthage="2 oil").begins("number")
    mare.carthage.answers(SetNumber(2), (OfferToken("oil"), OfferToken("oil")))
    mare.rome.answers((OfferToken("grain"), OfferToken("grain")))
    assert told(mare)[-3:] == [e.OfferReturned(0, ("grain",)), e.OfferReturned(2, ("oil",)), e.PhaseBegan("build")]
    assert mare.state.takes == ((2, 0, "g"), (0, 2, "o"))
    assert TakeToken(0, "grain") not in mare.options


def test_zero_tells_nobody_that_they_hold_too_little(mare: Scenario) -> None:
    mare.hand(carthage="oil").begins("number")
    mare.carthage.answers(SetNumber(0))
    assert told(mare) == [e.PhaseBegan("trade"), e.NumberSet(2, 0), e.PhaseBegan("build")]


def test_sails_and_posts(mare: Scenario) -> None:
    mare.no_legions().sea("mare_ionium", rome=1).province("cyrenaica", legions={"rome": 2}, buildings="market city")
    mare.occupies("rome", "cyrenaica", "market", "city").war_turn("rome")
    mare.rome.answers(MoveTrireme(0, "mare_ionium", "mare_africum"), MoveLegions(0, "cyrenaica", 1, "libya"))
    mare.rome.answers(LeaveSite("city", "cyrenaica", None))
    assert told(mare) == [
        e.TurnBegan(0, "battle", None),
        e.TriremeMoved(0, "mare_ionium", "mare_africum"),
        e.LegionsMoved(0, "cyrenaica", "libya", 1),
        e.PostLeft(0, "cyrenaica", "city", None),
    ]


def test_a_round(lay_out: Callable[..., Scenario]) -> None:
    mare = lay_out(3).begins("titles").keep_titles()
    kinds = [type(event).__name__ for event in told(mare)]
    assert kinds[-6:] == ["RoundBegan", "PhaseBegan", *["ResourcesCollected"] * 3, "PhaseBegan"]
    assert e.RoundBegan(2).begins == 2


def test_what_is_told_besides(mare: Scenario) -> None:
    """Things that happen once in a while, each in the turn in which it happens."""
    mare.cards(rome="penthesilea spartacus", greece="ramses hamilcar").no_legions()
    mare.province("gallia", legions={"greece": 1}).hand(rome="9 coin, coin").begins("build", "rome")
    mare.rome.answers(RaiseLegions("penthesilea"), BuildUnit("legion", "latium", "coin"), BuyCard("castor_pollux"))
    mare.rome.answers(CopyHero("ramses"))
    assert e.LegionsRaised(0, "latium", 1, "penthesilea") in told(mare)
    assert e.UnitBuilt(0, "legion", "latium") in told(mare)
    assert e.HeroCopied(0, "ramses") in told(mare)


def test_perseus_and_the_victory(mare: Scenario) -> None:
    mare.cards(greece="perseus").hand(greece="12 coin", rome="3 coin").begins("name_builder")
    mare.egypt.answers(NameSeat(0))
    mare.greece.answers(BuyCard("pyramids"))
    assert told(mare)[1:] == [
        e.BuiltFirst(1),
        e.SetPaid(1, ("coin",) * 12),
        e.CardBought(1, "pyramids", 2),
        e.MatchWon(1, "prestige"),
    ]


def test_peace(mare: Scenario) -> None:
    mare.cards(rome="statue_of_zeus").no_legions().province("gallia", legions={"greece": 2}).begins("peace")
    mare.rome.answers(DeclarePeace(1))
    assert told(mare) == [
        e.PhaseBegan("battle"),
        e.PeaceDeclared(0, 1),
        e.LegionsSentHome(1, "gallia", "achaia", 2),
    ]


def test_conquests(mare: Scenario) -> None:
    mare.cards(rome="circe").no_legions().province("cyrenaica", legions={"rome": 2}, buildings="city")
    mare.province("judea", control="egypt", buildings="legendary", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(Done(), Pillage("legendary", "judea", None), TakeCoin(), Occupy())
    mare.rome.answers(PlaceLegion("cyrenaica", "papyrus"))
    assert told(mare)[1:5] == [
        e.Pillaged(0, 3, "judea", "legendary", None, ()),
        e.CoinTaken(0),
        e.BuildingsOccupied(0, 3, "cyrenaica", ("city",)),
        e.LegionPlaced(0, "cyrenaica", "papyrus"),
    ]


def test_markers(mare: Scenario) -> None:
    mare.no_legions().province("cyrenaica", legions={"rome": 1}).war_turn("rome")
    mare.rome.answers(Done(), OccupyMarker("cyrenaica"))
    assert told(mare)[1] == e.MarkerOccupied(0, 3, "cyrenaica")
    again = Scenario().no_legions().province("cyrenaica", legions={"rome": 1})
    again.occupies("rome", "cyrenaica", "marker").war_turn("rome")
    again.rome.answers(MoveLegions(0, "cyrenaica", 1, "libya"))
    assert told(again)[2] == e.PostLeft(0, "cyrenaica", None, None)


def test_titles(mare: Scenario) -> None:
    mare.cards(rome="hercules").begins("titles").keep_titles()
    assert e.TitleWon(0, 2, "trade", 9) in told(mare)
