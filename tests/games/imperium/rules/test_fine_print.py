"""Rules that nothing else noticed when they were broken on purpose."""

from typing import Any, Literal

import pytest

from imperium_desktop.games.imperium.analysis.position import Lot
from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.options import PlayFromHand
from imperium_desktop.rules.table import Loss
from tests.games.imperium.rules.builder import CONTENT, Scenario, celts, greeks, macedonians, noun, qin, romans, vikings
from tests.present import present

SPARE = ("woodland", "river", "jungle")


def test_only_the_last_development_triggers_scoring() -> None:
    for development, triggered in ((("parmenion", "mosaics"), False), (("parmenion",), True)):
        table = Scenario(
            macedonians(face="empire", hand=("development",), development=development, tokens=(9, 9, 0)), greeks()
        )
        table.plays("development")
        if table.kind == "choose_branch":
            table.branch(0)
        if table.kind == "choose_development":
            table.picks("parmenion")
        assert bool(table.state.last_round) is triggered


def test_a_long_draw_runs_out_of_cards_twice() -> None:
    """§5.4 The procedure is done again, with another chance to develop."""
    table = Scenario(
        greeks(
            face="empire", hand=("olympic_games",), discard=("advance",), development=("science",), tokens=(3, 2, 0)
        ),
        romans(),
    )
    table.plays("olympic_games")
    assert table.kind == "develop_on_reshuffle"
    table.skips().then(hand="advance", deck=0)
    assert table.kind == "develop_on_reshuffle"
    table.picks("science").then(hand="advance science", exhausts=4)


def test_an_icon_that_counts_as_others_no_longer_counts_as_itself() -> None:
    """§17 A14"""
    table = Scenario(celts(hand=("celtic_gold",), play=("agriculture", "coast"), tokens=(0, 0, 0)), greeks())
    table.uses("agriculture").plays("celtic_gold").then(material=0)


def test_a_clean_up_brings_back_all_tokens() -> None:
    table = Scenario(
        romans(actions=0, exhausts=2, deck=5, play=("raetia",)), greeks(), phase="token", market=("forest",), main=SPARE
    )
    table.does("pick_card").then(actions=3, exhausts=5, hand_size=5)


def test_the_bottom_of_the_nation_deck_is_above_the_accession_card() -> None:
    """Whom an attack brings Unrest looks at the top card."""
    table = Scenario(
        celts(face="empire", hand=("celtic_innovation",)),
        vikings(nation_deck=("skis", "combs", "harald_hardrada")),
    )
    table.plays("celtic_innovation").of(1)
    assert (table.kind, table.asked) == ("may", 1)
    table.agrees()
    assert [noun(card) for card in table.player.nation_deck] == ["combs", "skis", "harald_hardrada"]


def test_some_cards_cannot_be_garrisoned() -> None:
    table = Scenario(romans(hand=("raetia", "glory")), greeks())
    table.plays("raetia").then(play="raetia", hand="glory")
    assert table.kind == "act"
    table = Scenario(romans(hand=("raetia", "glory", "advance", "conquer")), greeks())
    table.plays("raetia").agrees()
    assert table.offered() == "advance conquer"


def test_a_card_that_would_do_nothing_says_so() -> None:
    """§4.3 It is legal all the same."""
    table = Scenario(romans(hand=("glory", "education"), face="empire", play=("raetia",)), greeks(), fame=("great",))
    idle = {noun(option.card): option.idle for option in table.options("play_from_hand")}
    assert idle == {"glory": True, "education": False}
    table.plays("glory").then(discard="glory", play="raetia", hand="education")


def idle(table: Scenario, card: str) -> bool:
    return bool(table.options("play_from_hand", card=card)[0].idle)


def test_counting_nothing_is_doing_nothing() -> None:
    """§4.3 The warning looks closer than the rule by which a branch can be chosen."""
    empire: dict[str, Any] = {"face": "empire", "hand": ("greek_prosperity",)}
    assert idle(Scenario(greeks(**empire, play=("coinage",)), romans()), "greek_prosperity")
    assert not idle(Scenario(greeks(**empire, play=("city_of_athens",)), romans()), "greek_prosperity")
    diplomacy: dict[str, Any] = {"hand": ("school_of_diplomacy",)}
    assert idle(Scenario(qin(**diplomacy), romans(), market=("forest",)), "school_of_diplomacy")
    assert not idle(Scenario(qin(**diplomacy, play=("western_zhou",)), romans()), "school_of_diplomacy")
    assert not idle(Scenario(qin(**diplomacy), romans(play=("raetia",))), "school_of_diplomacy")


def test_an_answer_is_legal_whatever_was_thought_to_come_of_it() -> None:
    """So that journals replay when the warning becomes wiser."""
    table = Scenario(romans(hand=("glory",), face="empire", play=("raetia",)), greeks(), fame=("great",))
    option = table.options("play_from_hand")[0]
    assert option.idle
    table.match.answer(PlayFromHand(option.card))
    table.then(discard="glory")


def test_stopping_throws_actions_away_only_while_something_can_be_played() -> None:
    def loss(table: Scenario) -> Loss | None:
        seen = table.match.seen_by(0)
        return seen.loss(table.options("end_activation")[0])

    assert present(loss(Scenario(romans(hand=("prosperity",), actions=2), greeks()))).facts == {"actions": 2}
    assert loss(Scenario(romans(hand=("prosperity",), actions=0), greeks())) is None
    assert loss(Scenario(romans(hand=("glory",), actions=2), greeks())) is None


def test_a_price_may_not_take_away_what_it_is_paid_for() -> None:
    """§4.3.2 One Unrest alone cannot be discarded to return itself from the hand."""
    table = Scenario(
        greeks(face="empire", hand=("drama_and_poetry", "unrest")),
        romans(hand=("unrest", "advance")),
    )
    table.plays("drama_and_poetry")
    assert (table.kind, table.asked) == ("may", 1)
    assert noun(CONTENT.cards[table.state.frame.card].id) == "drama_and_poetry"


@pytest.mark.parametrize(("discarded", "in_vain"), [("unrest", True), ("advance", False)])
def test_a_price_that_took_what_its_result_needs_is_told(discarded: str, in_vain: bool) -> None:
    """§4.3.2 Before it is paid, too: a preview tells what an answer would bring."""
    table = Scenario(greeks(face="empire", hand=("drama_and_poetry",)), romans(hand=("unrest", "advance")))
    table.plays("drama_and_poetry").agrees()
    option = table.options("pick_card", card=discarded)[0]
    preview = table.match.seen_by(1).preview(option)
    assert bool(preview.told(events.NothingBought)) is in_vain
    table.picks(discarded)
    assert bool(table.told(events.NothingBought)) is in_vain


def test_a_discarded_unrest_can_be_the_one_that_is_returned() -> None:
    """The price itself may make the rest possible."""
    table = Scenario(romans(hand=("unrest",), play=("shrine",)), greeks(), phase="solstice", pile=5)
    table.agrees().then(hand="", discard="", pile=6)


def test_tokens_are_paid_before_cards() -> None:
    """§4.3.4"""
    table = Scenario(
        romans(hand=("advance", "conquer"), play=("caravans",), tokens=(3, 0, 1)),
        greeks(),
        market=(Lot(card="forest", tokens=(1, 0, 0)),),
    )
    table.uses("caravans")
    assert table.kind == "pay_mix"
    table.pays(material=3).then(material=0, hand_size=2)
    table.picks("conquer").then(hand="advance forest", material=1)


def test_a_barbarian_does_not_develop_when_the_deck_runs_out() -> None:
    """§5.1 Though the nation deck gives nothing."""
    asked_by: dict[Literal["barbarian", "empire"], bool] = {"barbarian": False, "empire": True}
    for face, asked in asked_by.items():
        table = Scenario(
            greeks(
                face=face,
                hand=("olympic_games",),
                discard=("advance",),
                development=("science",),
                nation_deck=("pericles",),
                nation_marked=True,
                tokens=(9, 9, 0),
            ),
            romans(),
        )
        table.plays("olympic_games")
        assert (table.kind == "develop_on_reshuffle") is asked


def test_as_many_cards_as_one_likes_are_drawn_from_a_new_deck() -> None:
    """§8 draw: only `if able` stops at an empty deck."""
    table = Scenario(romans(hand=("glorious",), discard=("glory", "conquer", "advance")), greeks())
    table.plays("glorious").agrees().agrees().skips().then(hand_size=2, deck=1)
