"""What a seat may not see while cards are carried out."""

from imperium_desktop.rules.imperium.content import UNKNOWN

from .builder import GAME, Scenario, greeks, romans, vikings


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
