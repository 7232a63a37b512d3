"""What a seat may not see while cards are carried out."""

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.content import UNKNOWN
from imperium_desktop.games.imperium.rules.state import ImperiumSetup
from imperium_desktop.games.imperium.rules.view import FAME
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.match import Match

from .builder import GAME, Scenario, atlanteans, celts, greeks, lying, romans, vikings


def test_what_others_draw_in_my_turn_stays_theirs() -> None:
    table = Scenario(romans(hand=("prosperity",), deck=2), greeks(deck=("greeks_settlers", "greeks_glory")), vikings())
    table.plays("prosperity").skips().agrees()
    view = GAME.view(table.state, 0)
    assert view.players[1].hand == (UNKNOWN,)
    assert not any("greeks_settlers" in frame.drawn for frame in view.frames)
    assert "greeks_settlers" in view.players[1].unseen


def test_cards_put_on_the_deck_are_not_told() -> None:
    table = Scenario(
        greeks(face="empire", hand=("greek_innovation", "glory", "conquer"), play=("lighthouse",)),
        romans(play=("legions", "city_of_rome")),
        market=("hills",),
    )
    table.plays("greek_innovation").picks("glory")
    assert table.asked == 1
    for event in table.match.events:
        assert "greeks_glory" not in str(event.seen_by(1))
    view = GAME.view(table.state, 1)
    assert not any("glory" in card for frame in view.frames for _, card in frame.moved)
    assert view.players[0].deck == (UNKNOWN, UNKNOWN)


def test_only_who_looks_knows_the_fame_cards() -> None:
    table = Scenario(
        romans(hand=("glory",), play=("raetia", "dalmatia", "gallia_aquitania")), greeks(), fame=("great", "notorious")
    )
    table.plays("glory")
    assert GAME.view(table.state, 0).fame == ("common_great", "common_notorious")
    assert GAME.view(table.state, 1).fame == (UNKNOWN, UNKNOWN)
    assert GAME.view(table.state, 1).frames[0].looked == (UNKNOWN, UNKNOWN)


def test_history_is_known_to_its_owner_only() -> None:
    table = Scenario(romans(history=("glory",), deck=("advance",)), greeks())
    assert GAME.view(table.state, 0).players[0].history == ("romans_glory",)
    assert GAME.view(table.state, 1).players[0].history == (UNKNOWN,)


def test_what_sinks_is_seen_by_all_and_then_hidden() -> None:
    """§23.2 It goes face down under the power card: whoever remembers it knows, the table does not show it."""
    seat = atlanteans(hand=("flood",), play=(lying("coast", "unrest"),), sunken=("great",))
    table = Scenario(seat, greeks(), market=("hills",)).plays("flood")
    sunk = [event for event in table.told(events.CardsMoved) if event.way == "submerged"]
    assert sunk
    assert [event.seen_by(1) for event in sunk] == sunk
    assert "common_great" in GAME.view(table.state, 0).players[0].sunken
    rival = GAME.view(table.state, 1).players[0]
    assert rival.sunken == (UNKNOWN,) * 4
    assert "atlanteans_flood" in rival.unseen


DECKS = {"region": ("marsh",), "uncivilised": ("town",), "civilised": ("pharmacy",)}


def test_no_deck_shows_its_cards() -> None:
    """§2.4 Not even to its owner; how many there are is open."""
    table = Scenario(
        romans(deck=("advance", "conquer")),
        greeks(),
        decks=DECKS,
        main=("river", "coast"),
        fame=("great", "triumphant"),
    )
    view = GAME.view(table.state, 0)
    assert list(view.decks.values()) == [(UNKNOWN,)] * 3
    assert (view.main, view.fame) == ((UNKNOWN, UNKNOWN), (UNKNOWN, UNKNOWN))
    assert view.players[0].deck == (UNKNOWN, UNKNOWN)
    assert view.players[0].unseen == ("romans_advance", "romans_conquer")


def test_fame_cards_put_away_stay_unknown() -> None:
    """§3.2 step 9"""
    setup = ImperiumSetup(seats=2, nations=("romans", "greeks"), powers=("A", "B"), first=0)
    assert GAME.view(Match(GAME, setup, 1).state, 0).removed == (UNKNOWN, UNKNOWN)


def test_the_cards_of_a_nation_deck_are_known_but_not_their_order() -> None:
    one, other = (
        Scenario(vikings(nation_deck=(*cards, "harald_hardrada")), greeks()).state
        for cards in (("skis", "combs", "sagas"), ("sagas", "skis", "combs"))
    )
    for seat in (0, 1):
        decks = [GAME.view(state, seat).players[0].nation_deck for state in (one, other)]
        assert decks[0] == decks[1]
        assert decks[0][-1] == "vikings_harald_hardrada"


def test_only_who_looks_knows_the_top_of_the_nation_deck() -> None:
    table = Scenario(
        celts(face="empire", hand=("celtic_innovation",)), vikings(nation_deck=("skis", "combs", "harald_hardrada"))
    )
    table.plays("celtic_innovation")
    assert table.asked == 1
    assert GAME.view(table.state, 1).players[1].nation_deck[0] == "vikings_skis"
    assert GAME.view(table.state, 0).players[1].nation_deck[0] == "vikings_combs"


def test_others_know_that_one_holds_fame_but_not_which() -> None:
    table = Scenario(romans(hand=("great", "glory")), greeks())
    assert GAME.view(table.state, 0).players[0].hand == ("common_great", "romans_glory")
    assert GAME.view(table.state, 1).players[0].unseen == (FAME, "romans_glory")


def test_a_revealed_card_is_seen_by_all() -> None:
    table = Scenario(
        romans(hand=("gambling", "unrest"), tokens=(1, 0, 0)), greeks(), main=("forest", "port"), phase="activate"
    )
    table.plays("gambling").does("pick_suit", suit="region").then(hand="forest unrest")
    assert "common_forest" in GAME.view(table.state, 1).players[0].unseen


def test_everything_is_open_when_points_are_counted() -> None:
    """§11.2"""
    table = Scenario(romans(hand=("glory",), history=("advance",), deck=("conquer",)), greeks(), phase="scoring")
    player = GAME.view(table.state, 1).players[0]
    assert (player.hand, player.history, player.deck) == (("romans_glory",), ("romans_advance",), ("romans_conquer",))


def test_a_nation_card_that_comes_unlooked_is_not_guessed_otherwise() -> None:
    """The match rests after the swap: whoever guesses from there holds the card that came."""
    nation = ("skis", "combs", "graenland", "harald_hardrada")
    table = Scenario(vikings(hand=("glory",), play=("sacred_pass",), nation_deck=nation, actions=0), greeks())
    table.uses("sacred_pass").skips().agrees()
    table.then(hand="skis")
    seen = table.match.seen_by(0)
    assert {seen.imagine_rest(Chance(seed)).players[0].hand for seed in range(6)} == {("vikings_skis",)}
