"""What the greedy player of Mare Nostrum sees at once: victories, its own and those of others, sets, odds."""

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.bots.mare_nostrum import MareNostrumAdviser
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.mare_nostrum.options import (
    BuildUnit,
    BuyCard,
    Done,
    Fight,
    MoveLegions,
    OfferToken,
    Option,
    TakeToken,
)
from imperium_desktop.rules.mare_nostrum.places import tracks, victory_cities
from imperium_desktop.rules.mare_nostrum.state import Chain
from tests.rules.mare_nostrum.builder import Scenario, game


def chosen(mare: Scenario) -> Option:
    """What the greedy player answers in the place of whoever is asked."""
    seen = mare.match.seen_by(mare.match.waiting.seat)
    return GreedyBot(MareNostrumAdviser(), Chance(1)).choose(seen)


def play_out(mare: Scenario, kind: str) -> None:
    """All of one turn's choices of a kind, and how they are paid."""
    seat = mare.match.waiting.seat
    while mare.match.decision and mare.match.waiting.seat == seat and mare.match.waiting.kind.endswith((kind, ".pay")):
        mare.match.answer(chosen(mare))


def test_it_buys_what_wins():
    """§9.2 Twelve coins are the Pyramids, whatever else they could buy."""
    mare = Scenario(3).hand(rome="12 coin").titles("carthage", "rome", "rome").begins("build", "rome")
    assert chosen(mare) == BuyCard("pyramids")
    play_out(mare, "build")
    assert mare.ended == "prestige rome"


def test_it_guards_its_capital():
    """Three coins, and three legions of Greece stand beside Rome's capital, which nobody guards."""
    mare = Scenario(3).no_legions().province("latium", fortress="nobody").hand(rome="3 coin")
    mare.province("gallia", control="greece", legions={"greece": 3}).begins("build", "rome")
    unit = chosen(mare)
    assert isinstance(unit, BuildUnit)
    assert unit.place == "latium"


def test_without_a_threat_it_builds_what_pays():
    mare = Scenario(3).no_legions().province("latium", fortress="nobody").hand(rome="3 coin")
    mare.begins("build", "rome")
    build = chosen(mare)
    assert not isinstance(build, BuildUnit) or build.unit == "trireme"


def ahead_everywhere() -> Scenario:
    """Carthage leads all three tracks, the military one by a single unit before Rome."""
    mare = Scenario(3).cards(carthage="hercules antigone").province("libya", legions={"carthage": 2})
    mare.province("italia", legions={"rome": 3}).titles("carthage", "carthage", "greece")
    content = game().content
    ours, theirs = (tracks(content, mare.state, seat) for seat in (0, 2))
    for seat in (0, 1):
        assert all(mine > other for mine, other in zip(theirs[:2], tracks(content, mare.state, seat)[:2], strict=True))
    mare.province("libya", legions={"carthage": 2 + ours[2] + 1 - theirs[2]})
    return mare


def test_it_stops_a_rival_who_is_ahead_on_all_tracks():
    """§9.4 With a unit Rome ties the military track, so that Carthage does not simply win with the titles."""
    mare = ahead_everywhere().hand(rome="3 coin").begins("build", "rome")
    play_out(mare, "build")
    content = game().content
    assert tracks(content, mare.state, 0)[2] == tracks(content, mare.state, 2)[2]


def test_it_takes_back_the_city_that_would_win():
    """§9.3 Greece holds four cities; Rome can reach one of them, and another province that is richer."""
    mare = Scenario(3).no_legions().province("sicilia", control="greece", buildings="legendary")
    mare.province("asia", control="greece", buildings="legendary")
    mare.province("judea", control="greece", buildings="legendary")
    mare.province("dalmatia", control="greece", buildings="caravan/wood caravan/gladiators market")
    mare.province("gallia", legions={"rome": 1}).sea("mare_tyrrhenum", rome=1).war_turn("rome")
    assert victory_cities(game().content, mare.state, 1) == 4
    while mare.match.decision and mare.asked.startswith("rome"):
        mare.match.answer(chosen(mare))
    assert not mare.ended
    assert victory_cities(game().content, mare.state, 1) == 3


def test_it_attacks_by_the_odds():
    """One legion leaves a fortress with three legions alone; an empty province is entered."""
    mare = Scenario(3).no_legions().province("dalmatia", control="greece", buildings="caravan/wood market")
    mare.province("dalmatia", legions={"greece": 3}, fortress="greece").province("gallia", legions={"rome": 1})
    mare.war_turn("rome")
    move = chosen(mare)
    assert move == Done() or (isinstance(move, MoveLegions) and move.target != "dalmatia")

    mare = Scenario(3).no_legions().province("dalmatia", control="greece", buildings="caravan/wood market")
    mare.province("gallia", legions={"rome": 2}).war_turn("rome")
    play_out(mare, "move_legions")
    assert mare.state.players[0].legions[game().content.province_numbers["dalmatia"]] == 2


def test_it_fights_at_sea_only_when_it_is_stronger():
    for ours, theirs, fights in ((3, 1, True), (1, 3, False)):
        mare = Scenario(3).no_legions().sea("mare_ionium", rome=ours, greece=theirs).war_turn("rome")
        while mare.asked == "rome move_triremes":
            mare.match.answer(Done())
        assert chosen(mare) == (Fight("mare_ionium", 1) if fights else Done())


def test_it_offers_doubles_and_keeps_what_makes_sets():
    mare = Scenario(3).hand(rome="3 grain, oil, wine, metal, sheep, gold").begins("offers", "rome")
    mare.state.number, mare.state.waiting = 2, 0b111
    mare.titles("rome", "greece", "rome")
    assert chosen(mare) == (OfferToken("grain"), OfferToken("grain"))


def test_it_takes_the_kind_it_lacks():
    mare = Scenario(3).hand(rome="grain, oil, wine, metal", greece="", carthage="").begins("chain", "rome")
    state = mare.state
    state.players[1].offer, state.players[2].offer = "gw", "os"
    for letter in "gwos":
        mare._fetch(letter)
    state.players[0].offer = "m"
    state.players[0].hand = state.players[0].hand.replace("m", "")
    state.chain = Chain(0, 0)
    assert chosen(mare) == TakeToken(2, "spices")


def test_it_pays_with_doubles_first():
    """§6.2 So that four kinds are left of five, not three."""
    mare = Scenario(3).hand(rome="2 grain, 2 oil, wine, metal, sheep").begins("build", "rome")
    mare.match.answer(chosen(mare))
    assert mare.asked == "rome pay"
    while mare.asked == "rome pay" and sum(mare.rome.hand.values()) == 7:
        mare.match.answer(chosen(mare))
    assert len(mare.rome.hand) == 4
