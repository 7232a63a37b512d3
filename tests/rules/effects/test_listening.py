"""Who speaks when something happens."""

from imperium_desktop.rules.effects.listening import Happening, Listeners, Trigger

TRADE = Trigger("trade")
RIVER = Trigger("gain", frozenset({"nile", "rhine"}), token=0)
FROM_EXILE = Trigger("acquire", frozenset({"nile"}), ("exile",))
listeners = Listeners([
    (TRADE, "port", "port trades"),
    (RIVER, "mill", "mill turns"),
    (FROM_EXILE, "ship", "ship lands"),
    (Trigger("acquire"), "ship", "ship sails"),
    (Trigger("would_trade"), "wall", "stay"),
])  # fmt: skip


def test_only_cards_that_lie_there_speak_in_their_order() -> None:
    several = Listeners([(TRADE, card, card) for card in "abc"])
    assert several.hearing(Happening("trade"), "cxa") == [("c", "c"), ("a", "a")]


def test_an_event_nobody_waits_for_is_heard_by_nobody() -> None:
    assert listeners.hearing(Happening("war"), ["port", "mill"]) == []


def test_an_event_must_be_about_the_card_the_place_and_the_token() -> None:
    heard = Happening("gain", ("rhine",), token=0)
    assert listeners.hearing(heard, ["mill"]) == [("mill", "mill turns")]
    assert listeners.hearing(Happening("gain", ("po",), token=0), ["mill"]) == []
    assert listeners.hearing(Happening("gain", ("rhine",), token=1), ["mill"]) == []
    assert listeners.hearing(Happening("acquire", ("nile",), "market"), ["ship"]) == [("ship", "ship sails")]
    assert len(listeners.hearing(Happening("acquire", ("nile",), "exile"), ["ship"])) == 2


def test_an_event_about_no_card_in_particular_is_heard_whatever_is_waited_for() -> None:
    assert listeners.hearing(Happening("gain", token=0), ["mill"]) == [("mill", "mill turns")]


def test_a_block_that_waits_twice_for_an_event_speaks_once() -> None:
    twice = Listeners([(TRADE, "port", "trades"), (Trigger("trade", frozenset({"x"})), "port", "trades")])
    assert twice.hearing(Happening("trade", ("x",)), ["port"]) == [("port", "trades")]


def test_exactly_one_block_replaces_what_would_happen() -> None:
    assert listeners.replacing(Happening("would_trade"), ["port", "wall"]) == ("wall", "stay")
    assert listeners.replacing(Happening("would_trade"), ["port"]) is None


def test_cards_that_wait_for_an_event_can_be_asked_for() -> None:
    assert "port" in listeners.waiting_for("trade")
    assert "mill" not in listeners.waiting_for("trade")
    assert "port" not in listeners.waiting_for("war")
