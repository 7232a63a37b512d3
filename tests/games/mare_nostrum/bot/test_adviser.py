"""What the greedy player of Mare Nostrum sees at once: victories, its own and those of others, sets, odds."""

import pytest

from imperium_desktop.bots.greedy import GreedyBot
from imperium_desktop.games.mare_nostrum.bot import MareNostrumAdviser
from imperium_desktop.games.mare_nostrum.rules.options import (
    BuildUnit,
    BuyCard,
    Done,
    Fight,
    MoveLegions,
    OfferToken,
    SetNumber,
    TakeToken,
)
from imperium_desktop.games.mare_nostrum.rules.places import tracks, victory_cities
from imperium_desktop.games.mare_nostrum.rules.state import Chain
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.table import Answer
from tests.games.mare_nostrum.rules.builder import Scenario, game


def chosen(mare: Scenario) -> Answer:
    """What the greedy player answers in the place of whoever is asked."""
    seen = mare.match.seen_by(mare.match.waiting.seat)
    return GreedyBot(MareNostrumAdviser(), Chance(1)).choose(seen)


def play_out(mare: Scenario, kind: str) -> None:
    """All of one turn's choices of a kind, and how they are paid."""
    seat = mare.match.waiting.seat
    while mare.match.decision and mare.match.waiting.seat == seat and mare.match.waiting.kind.endswith((kind, ".pay")):
        mare.match.answer(chosen(mare))


def test_it_buys_what_wins() -> None:
    """§9.2 Twelve coins are the Pyramids, whatever else they could buy."""
    mare = Scenario(3).hand(rome="12 coin").titles("carthage", "rome", "rome").begins("build", "rome")
    assert chosen(mare) == BuyCard("pyramids")
    play_out(mare, "build")
    assert mare.ended == "prestige rome"


def test_it_builds_the_pyramids_also_while_others_could() -> None:
    """§9.2.3 Greece is the Culture Leader and has not built yet: the match goes on after Rome's winning build."""
    mare = Scenario(3).hand(rome="12 coin", greece="3 coin", carthage="").titles("carthage", "greece", "rome")
    mare.begins("build", "rome")
    mare.state.waiting = 0b010
    assert chosen(mare) == BuyCard("pyramids")


def test_it_does_not_leave_the_victory_to_another_builder() -> None:
    """§9.2.3 Carthage has bought its fifth card in this phase; Rome can do the same, or build much for next round."""
    mare = Scenario(3).cards(rome="hercules circe hamilcar", carthage="antigone gilgamesh ramses perseus")
    mare.hand(rome="10 coin").titles("carthage", "greece", "rome").begins("build", "rome")
    mare.state.famous = 0b100
    assert isinstance(chosen(mare), BuyCard)


def test_it_guards_its_capital() -> None:
    """Three coins, and three legions of Greece stand beside Rome's capital, which nobody guards."""
    mare = Scenario(3).no_legions().province("latium", fortress="nobody").hand(rome="3 coin")
    mare.province("gallia", control="greece", legions={"greece": 3}).begins("build", "rome")
    unit = chosen(mare)
    assert isinstance(unit, BuildUnit)
    assert unit.place == "latium"


def test_without_a_threat_it_builds_what_pays() -> None:
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


def test_it_stops_a_rival_who_is_ahead_on_all_tracks() -> None:
    """§9.4 With a unit Rome ties the military track, so that Carthage does not simply win with the titles."""
    mare = ahead_everywhere().hand(rome="3 coin").begins("build", "rome")
    play_out(mare, "build")
    content = game().content
    assert tracks(content, mare.state, 0)[2] == tracks(content, mare.state, 2)[2]


def test_it_takes_back_the_city_that_would_win() -> None:
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


def test_it_outbids_who_holds_the_title_in_a_tie() -> None:
    """§8.2 Carthage leads trade and culture and holds all three titles; in a tie it would keep the third."""
    mare = ahead_everywhere()
    libya = game().content.province_numbers["libya"]
    mare.state.players[2].legions[libya] -= 1
    mare.titles("carthage", "carthage", "carthage").hand(rome="3 coin").begins("build", "rome")
    content = game().content
    assert tracks(content, mare.state, 0)[2] == tracks(content, mare.state, 2)[2]
    play_out(mare, "build")
    assert tracks(content, mare.state, 0)[2] > tracks(content, mare.state, 2)[2]


def test_it_catches_up_by_more_than_one_step() -> None:
    """§9.4 Carthage is two units ahead: one more changes nothing yet, two do."""
    mare = ahead_everywhere()
    mare.state.players[2].legions[game().content.province_numbers["libya"]] += 1
    mare.hand(rome="6 coin").begins("build", "rome")
    play_out(mare, "build")
    content = game().content
    assert tracks(content, mare.state, 0)[2] == tracks(content, mare.state, 2)[2]


# §9.2 Rivals who are about to buy their victory


def coins_of_greece(*, about_to_win: bool) -> Scenario:
    """Greece has four cards, collects eight coins and keeps two; or has one card and two coins less."""
    mare = Scenario(3).hand(rome="2 coin, grain, oil, wine", greece="8 coin", carthage="coin, 2 gold, sheep, oil")
    mare.province("thracia", buildings="city temple").province("macedonia", buildings="")
    mare.province("achaia", buildings="capital city temple")
    if about_to_win:
        mare.cards(greece="hercules circe hamilcar").province("creta", control="greece", buildings="city temple")
    return mare


@pytest.mark.parametrize(("about_to_win", "taken"), [(True, TakeToken(1, "coin")), (False, TakeToken(2, "stone"))])
def test_it_takes_what_a_rival_needs_for_the_fifth_card(about_to_win: bool, taken: TakeToken) -> None:
    """§9.2 A coin less, and Greece cannot pay ten; otherwise Rome takes the good it lacks itself."""
    mare = coins_of_greece(about_to_win=about_to_win).begins("chain", "rome", 2)
    for seat, letter in ((1, "c"), (2, "t")):
        mare.state.players[seat].offer = mare._fetch(letter)
    mare.state.chain = Chain(0, 0)
    assert chosen(mare) == taken


@pytest.mark.parametrize(("about_to_win", "number"), [(True, 5), (False, 0)])
def test_it_breaks_up_a_hoard_with_a_high_number(about_to_win: bool, number: int) -> None:
    """§5.1 Greece has nothing to offer but the coins of its set; otherwise Rome keeps its own set for a card."""
    mare = coins_of_greece(about_to_win=about_to_win).hand(rome="grain, oil, wine, metal, sheep, gold, wood")
    mare.titles("rome", "greece", "carthage").begins("number", "rome", 2)
    assert chosen(mare) == SetNumber(number)


@pytest.mark.parametrize(("about_to_win", "entered"), [(True, "germania"), (False, "dalmatia")])
def test_it_attacks_the_rival_who_can_nearly_pay_for_a_victory(about_to_win: bool, entered: str) -> None:
    """§9.2 A kind of goods less, and Greece cannot pay ten; otherwise Rome enters the richer province of Carthage."""
    mare = Scenario(3).no_legions().province("gallia", legions={"rome": 1})
    mare.province("germania", control="greece", buildings="caravan/gems")
    mare.province("dalmatia", control="carthage", buildings="caravan/gladiators market")
    if about_to_win:
        mare.cards(greece="hercules circe hamilcar").province("asia", control="greece", buildings="legendary")
        mare.province("creta", control="greece", buildings="caravan/ceramics market")
        mare.province("cappadocia", control="greece", buildings="caravan/wood market")
        mare.province("thracia", buildings="caravan/stone market").province("achaia", buildings="caravan/oil market")
    mare.war_turn("rome", 2)
    play_out(mare, "move_legions")
    assert mare.state.players[0].legions[game().content.province_numbers[entered]] == 1


@pytest.mark.parametrize(("others", "guarded"), [(("asia", "judea"), "sicilia"), ((), "gallia")])
def test_it_guards_the_city_that_a_rival_lacks(others: tuple[str, ...], guarded: str) -> None:
    """§9.3 Greece can come to Syracuse and to Gallia; with three cities already it would win with Syracuse."""
    mare = Scenario(3).no_legions().province("latium", fortress="nobody", buildings="capital")
    mare.province("italia", buildings="").province("sicilia", control="rome", buildings="legendary")
    for province in others:
        mare.province(province, control="greece", buildings="legendary")
    mare.province("dalmatia", control="greece", buildings="", legions={"greece": 2})
    mare.province("creta", control="greece", buildings="", legions={"greece": 2}).sea("mare_africum", greece=1)
    mare.hand(rome="3 coin").begins("build", "rome")
    unit = chosen(mare)
    assert isinstance(unit, BuildUnit)
    assert unit.place == guarded


def test_it_attacks_by_the_odds() -> None:
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


def test_it_fights_at_sea_only_when_it_is_stronger() -> None:
    for ours, theirs, fights in ((3, 1, True), (1, 3, False)):
        mare = Scenario(3).no_legions().sea("mare_ionium", rome=ours, greece=theirs).war_turn("rome")
        while mare.asked == "rome move_triremes":
            mare.match.answer(Done())
        assert chosen(mare) == (Fight("mare_ionium", 1) if fights else Done())


def test_it_offers_doubles_and_keeps_what_makes_sets() -> None:
    mare = Scenario(3).hand(rome="3 grain, oil, wine, metal, sheep, gold").begins("offers", "rome")
    mare.state.number, mare.state.waiting = 2, 0b111
    mare.titles("rome", "greece", "rome")
    assert chosen(mare) == (OfferToken("grain"), OfferToken("grain"))


def test_it_takes_the_kind_it_lacks() -> None:
    mare = Scenario(3).hand(rome="grain, oil, wine, metal", greece="", carthage="").begins("chain", "rome")
    state = mare.state
    state.players[1].offer, state.players[2].offer = "gw", "os"
    for letter in "gwos":
        mare._fetch(letter)
    state.players[0].offer = "m"
    state.players[0].hand = state.players[0].hand.replace("m", "")
    state.chain = Chain(0, 0)
    assert chosen(mare) == TakeToken(2, "spices")


def test_it_pays_with_doubles_first() -> None:
    """§6.2 So that four kinds are left of five, not three."""
    mare = Scenario(3).hand(rome="2 grain, 2 oil, wine, metal, sheep").begins("build", "rome")
    mare.match.answer(chosen(mare))
    assert mare.asked == "rome pay"
    while mare.asked == "rome pay" and sum(mare.rome.hand.values()) == 7:
        mare.match.answer(chosen(mare))
    assert len(mare.rome.hand) == 4
