"""§5 What happens when a deck has run out, and exhaust tokens that lie on decks."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events

from .builder import Scenario, greeks, macedonians, noun, persians, romans, vikings

DRAWING: dict[str, Any] = {"hand": ("olympic_games",), "tokens": (0, 3, 0)}
"""Two cards are drawn, then one goes to history."""


def reshuffling(**more: Any) -> Scenario:
    """An empire that draws two cards from an empty deck."""
    seat = {"face": "empire", "discard": ("glory", "advance", "conquer"), **DRAWING, **more}
    return Scenario(greeks(**seat), romans()).plays("olympic_games")


def test_barbarians_add_a_nation_card_and_mark_its_deck() -> None:
    table = Scenario(
        greeks(discard=("glory",), nation_deck=("city_of_athens", "plains_of_thessaly"), **DRAWING), romans()
    )
    table.plays("olympic_games")
    table.then(hand="city_of_athens glory", exhausts=4, nation_marked=True, nation_deck="plains_of_thessaly")
    assert table.kind == "pick_own_card"


def test_a_nation_card_is_told_and_triggers_nothing() -> None:
    table = Scenario(
        greeks(discard=("glory",), nation_deck=("city_of_athens", "olympic_games"), hand=("prosperity",)), romans()
    )
    table.plays("prosperity").agrees()
    assert [noun(event.card) for event in table.told(events.NationCardGained)] == ["city_of_athens"]
    assert not table.told(events.BecameEmpire)
    table.then(last_round=0, face="barbarian")


def test_becoming_an_empire_is_told() -> None:
    table = Scenario(greeks(discard=("glory",), nation_deck=("olympic_games",), hand=("prosperity",)), romans())
    table.plays("prosperity").agrees()
    assert [event.seat for event in table.told(events.BecameEmpire)] == [0]


@pytest.mark.parametrize("held_back", [{"exhausts": 0}, {"nation_marked": True}])
def test_without_a_token_or_with_a_marked_deck_there_is_no_nation_card(held_back: dict[str, Any]) -> None:
    table = Scenario(
        greeks(
            discard=("glory", "advance"), nation_deck=("city_of_athens", "plains_of_thessaly"), **DRAWING, **held_back
        ),
        romans(),
    )
    table.plays("olympic_games").then(nation_deck="city_of_athens plains_of_thessaly", hand="advance glory")


def test_an_empire_adds_no_nation_card() -> None:
    table = reshuffling(nation_deck=("city_of_athens", "plains_of_thessaly"))
    table.then(nation_deck="city_of_athens plains_of_thessaly", exhausts=5, nation_marked=False, hand_size=2)


def test_an_empire_may_develop_a_card() -> None:
    table = reshuffling(development=("science", "lighthouse"), tokens=(3, 2, 0))
    assert table.kind == "develop_on_reshuffle"
    assert table.offered() == "science"
    table.picks("science")
    table.then(material=0, population=0, exhausts=4, development="lighthouse", development_marked=True, deck=2)
    assert not table.told(events.ScoringTriggered)


def test_an_empire_need_not_develop() -> None:
    table = reshuffling(development=("science", "lighthouse"), tokens=(3, 2, 0))
    table.skips().then(material=3, exhausts=5, development="lighthouse science", development_marked=False, deck=1)


@pytest.mark.parametrize("held_back", [{"exhausts": 0}, {"tokens": (2, 2, 0)}])
def test_nobody_is_asked_to_develop_what_cannot_be(held_back: dict[str, Any]) -> None:
    table = reshuffling(**{"development": ("science",), "tokens": (3, 2, 0), **held_back})
    table.then(development="science", hand_size=2)


def test_one_development_for_each_turn() -> None:
    table = reshuffling(development=("science", "lighthouse"), tokens=(8, 2, 0), discard=("glory",), play=("coinage",))
    table.picks("science").picks("glory").uses("coinage")
    table.then(hand="olympic_games science", development="lighthouse", material=5, exhausts=3)


def test_the_last_development_triggers_scoring() -> None:
    table = reshuffling(development=("science",), tokens=(3, 2, 0)).picks("science")
    assert table.told(events.ScoringTriggered)
    table.then(last_round=2, development="")


def test_nothing_left_to_draw() -> None:
    table = Scenario(greeks(face="empire", hand=("olympic_games",)), romans()).plays("olympic_games")
    table.then(hand="", discard="olympic_games")
    assert table.kind == "act"


def test_a_draw_goes_through_the_deck_twice() -> None:
    table = reshuffling(deck=("settlers",), discard=("glory",))
    table.then(hand="glory settlers", deck=0, discards=0)
    assert len(table.told(events.DeckShuffled)) == 1


def test_cleaning_up_goes_on_with_the_new_deck() -> None:
    table = Scenario(
        romans(deck=("glory", "advance"), discard=("conquer", "prosperity", "unrest", "triumvirate")), greeks()
    )
    table.ends().then(hand_size=5, deck=1, discards=0)


def test_cleaning_up_runs_out_of_cards_twice() -> None:
    """§5.4 Another chance to develop."""
    table = Scenario(
        greeks(face="empire", discard=("advance",), development=("science",), tokens=(3, 2, 0)),
        romans(),
        phase="discard",
    )
    assert table.kind == "develop_on_reshuffle"
    table.skips().then(hand="advance")
    assert table.kind == "develop_on_reshuffle"
    table.picks("science").then(hand="advance science")


def test_a_nation_deck_is_really_shuffled() -> None:
    names = ("combs", "graenland", "sagas", "skis", "iceland", "vinland", "longships", "harald_hardrada")
    table = Scenario(vikings(hand=("gothja",), nation_deck=names), greeks()).plays("gothja").agrees()
    shuffled = [noun(card) for card in table.player.nation_deck]
    assert shuffled != list(names)
    assert (sorted(shuffled), shuffled[-1]) == (sorted(names), "harald_hardrada")


def test_cleaning_up_ends_where_there_are_no_more_cards() -> None:
    table = Scenario(romans(deck=("glory",), discard=("conquer",)), greeks())
    table.ends().then(hand="conquer glory", deck=0, discards=0)
    assert table.asked == 1


# Exhaust tokens on decks, and taken back


def test_a_token_comes_back_from_the_nation_deck() -> None:
    table = Scenario(romans(hand=("olmecs",), play=("temple",), nation_marked=True, exhausts=4), greeks())
    table.plays("olmecs").then(nation_marked=False, exhausts=5)


def test_a_card_whose_token_came_back_can_be_used_again() -> None:
    table = Scenario(romans(hand=("olmecs",), play=("coinage",), deck=("glory", "advance")), greeks())
    table.uses("coinage")
    assert not table.can_use("coinage")
    table.plays("olmecs").uses("coinage").then(hand="advance glory", exhausts=4)


def test_the_token_is_taken_from_where_one_likes() -> None:
    table = Scenario(
        macedonians(hand=("uxians",), play=("coinage",), nation_marked=True, deck=("glory", "advance")), greeks()
    )
    table.uses("coinage").plays("uxians").agrees().does("pick_deck", deck="nation").then(
        nation_marked=False, exhausts=5
    )
    assert not table.can_use("coinage")


def test_a_token_comes_back_from_the_development_area() -> None:
    table = reshuffling(development=("science", "lighthouse"), tokens=(3, 2, 0), hand=("olympic_games", "olmecs"))
    table.picks("science").picks("olmecs").then(development_marked=True, exhausts=4)
    table = reshuffling(development=("science", "lighthouse"), tokens=(3, 2, 0), hand=("olympic_games", "olmecs"))
    table.picks("science").picks(noun_drawn(table)).plays("olmecs").then(development_marked=False, exhausts=5)


def noun_drawn(table: Scenario) -> str:
    """Some card that was drawn."""
    return next(card for card in table.player.hand if not card.startswith("common_"))


# Unrest, fame and finding


def test_vikings_look_at_their_deck_for_unrest_that_an_attack_brings() -> None:
    table = Scenario(
        persians(face="empire", hand=("corruption",)),
        vikings(nation_deck=("iceland", "combs", "harald_hardrada")),
    )
    table.plays("corruption")
    assert (table.asked, table.kind) == (1, "may")
    table.agrees().of(1).then(hand="unrest", nation_order="combs iceland harald_hardrada")
    buried = next(event for event in table.told(events.CardsMoved) if event.way == "buried")
    assert buried.seen_by(0).cards == ("?",)


def test_taking_fame_may_meet_the_king() -> None:
    table = Scenario(vikings(hand=("rollo_the_walker",), tokens=(0, 0, 0)), greeks(), king="B")
    table.plays("rollo_the_walker").then(progress=4, crowned=True, exile="rollo_the_walker", hand="")


def test_what_was_searched_is_shuffled_above_the_last_card() -> None:
    decks: dict[str, Any] = {"deck": 6, "nation_deck": ("combs", "graenland", "sagas", "skis", "harald_hardrada")}
    table = Scenario(
        vikings(hand=("erik_the_red",), play=("scandinavia",), tokens=(0, 1, 0), discard=("iceland",), **decks),
        greeks(),
    )
    table.plays("erik_the_red").picks("iceland").then(hand="iceland", deck=6)
    assert table.told(events.NationShuffled)
    assert table.player.nation_deck[-1] == "vikings_harald_hardrada"


def test_a_search_does_not_leave_the_deck_in_order() -> None:
    deck = ("advance", "prosperity", "glory", "gothja", "jomsviking", "althing", "unrest")
    table = Scenario(vikings(hand=("erik_the_red",), play=("scandinavia",), tokens=(0, 1, 0), deck=deck), greeks())
    table.plays("erik_the_red").then(hand="scandinavia", deck=7)
    assert [noun(card) for card in table.player.deck] != list(deck)


@pytest.mark.parametrize(("nation_deck", "looks"), [((), 0), (("harald_hardrada",), 1)])
def test_harald_cannot_be_put_under_himself(nation_deck: tuple[str, ...], looks: int) -> None:
    """§8 look: He may be looked at when nothing else is left."""
    table = Scenario(persians(face="empire", hand=("corruption",)), vikings(nation_deck=nation_deck))
    table.plays("corruption").then(looks=looks)
    assert table.kind == "act"


def test_nothing_is_swapped_without_a_card_in_hand() -> None:
    table = Scenario(romans(play=("sacred_pass",), nation_deck=("raetia", "julius_caesar")), greeks())
    table.uses("sacred_pass").agrees().then(play="sacred_pass")
    assert table.kind == "act"


def test_phalanx_plays_only_what_can_be_played() -> None:
    table = Scenario(macedonians(face="empire", play=("phalanx",), discard=("sacred_pass",)), greeks())
    assert not table.can_use("phalanx")
    table = Scenario(macedonians(play=("phalanx",), discard=("sacred_pass",), actions=0), greeks())
    assert not table.can_use("phalanx")


def test_swapping_with_the_nation_deck_is_not_seen() -> None:
    table = Scenario(romans(hand=("glory",), play=("sacred_pass",), nation_deck=("raetia", "julius_caesar")), greeks())
    table.uses("sacred_pass").agrees().agrees()
    gained = next(event for event in table.told(events.CardsMoved) if event.way == "gained")
    assert gained.secret
    assert gained.seen_by(1).cards == ("?",)
