"""§27 The Olmecs, with the worked scenarios 26 to 28 of Legends."""

from typing import Any

from imperium_desktop.games.imperium.rules import events

from .builder import CONTENT, Scenario, greeks, lying, nouns, olmecs, persians, romans


def mask_price(*play: Any, exhausts: int = 5, **fields: Any) -> Scenario:
    return Scenario(
        olmecs(side="A", play=play, exhausts=exhausts, tokens=(0, 0, 0), **fields), greeks(), market=("oracle",)
    )


def test_l26_masks_are_paid_in_three_ways_at_once() -> None:
    heads = lying("stone_heads", "cacao", "calendar")
    table = mask_price("step_pyramids", heads, hand=("stone_mask",))
    table.uses("olmecs")
    assert table.offered() == "cacao calendar step_pyramids stone_mask"
    table.picks("step_pyramids", "cacao", "stone_mask")
    table.then(exhausts=3, garrison="calendar", discard="cacao stone_mask", hand="oracle unrest")
    marked = [CONTENT.cards[place.card].name for place in table.player.play if place.marked]
    assert marked == ["step_pyramids"]
    moved = {event.way: nouns(event.cards) for event in table.told(events.CardsMoved)}
    assert (moved["discarded"], moved["abandoned"]) == ("stone_mask", "cacao")


def test_l26_masks_are_paid_without_pyramids() -> None:
    table = mask_price(lying("stone_heads", "cacao", "calendar"), hand=("stone_mask",))
    table.uses("olmecs").then(exhausts=4, garrison="", discard="cacao calendar stone_mask", hand="oracle unrest")


def test_masks_must_suffice() -> None:
    """§27.2"""
    assert not mask_price(lying("stone_heads", "cacao"), hand=("stone_mask",)).can_use("olmecs")
    assert not mask_price("step_pyramids", hand=("stone_mask",)).can_use("olmecs")
    assert mask_price("step_pyramids", lying("stone_heads", "cacao"), hand=("stone_mask",)).can_use("olmecs")


def test_other_garrisons_lend_nothing_and_only_for_masks() -> None:
    """§27.2 An Unrest asks for any two cards: neither Stone Heads nor Step Pyramids help with that."""
    masks = ("stone_mask", "stone_mask")
    assert not mask_price(lying("la_venta", "cacao"), hand=masks).can_use("olmecs")
    for helper in (lying("stone_heads", "cacao", "calendar"), "step_pyramids"):
        table = Scenario(olmecs(hand=("unrest", "stone_mask"), play=(helper,), tokens=(0, 0, 0)), greeks())
        assert not table.can_play("unrest")


def test_step_pyramids_need_an_exhaust_token_of_their_own() -> None:
    """§27.2 And work once."""
    masks = ("stone_mask", "stone_mask")
    assert mask_price("step_pyramids", hand=masks, exhausts=2).can_use("olmecs")
    assert not mask_price("step_pyramids", hand=masks, exhausts=1).can_use("olmecs")
    assert not mask_price(lying("step_pyramids", marked=True), hand=masks).can_use("olmecs")


def test_ritual_sacrifice_spares_a_mask() -> None:
    """§27.2, §27.3 The card is a played one; Step Pyramids work in one's own turn."""
    table = Scenario(
        olmecs(face="empire", hand=("ritual_sacrifice", "stone_mask"), play=("step_pyramids",), tokens=(0, 2, 0)),
        greeks(),
        fame=("great",),
    )
    table.plays("ritual_sacrifice").then(hand="great", population=0, exhausts=4, discard="ritual_sacrifice stone_mask")


def test_ritual_sacrifice_without_masks() -> None:
    """§21 L1.a It may be played, but nothing of the price is paid; tokens that cannot be paid forbid it."""
    table = Scenario(
        olmecs(face="empire", hand=("ritual_sacrifice",), play=("step_pyramids",), tokens=(0, 2, 0)),
        greeks(),
        fame=("great",),
    )
    table.plays("ritual_sacrifice").then(hand="", population=2, exhausts=5, discard="ritual_sacrifice")
    poor = Scenario(
        olmecs(
            face="empire",
            hand=("ritual_sacrifice", "stone_mask", "stone_mask"),
            play=("step_pyramids",),
            tokens=(9, 1, 0),
        ),
        greeks(),
        fame=("great",),
    )
    assert not poor.can_play("ritual_sacrifice")


def test_l27_stone_mask() -> None:
    hand = ("stone_mask", "cacao", "calendar", "ball_games", "lodestone_compass")
    table = Scenario(olmecs(hand=hand, deck=2, discard=6), greeks())
    table.plays("stone_mask").agrees().agrees()
    assert table.kind == "pick_own_card"
    table.picks("cacao").then(hand_size=5, deck=1, discards=7, deck_top="cacao", actions=2)


def test_l28_olmec_traders() -> None:
    table = Scenario(
        olmecs(face="empire", hand=("olmec_traders", "stone_mask", "unrest", "cacao"), tokens=(0, 0, 0)),
        greeks(),
        romans(),
        persians(),
    )
    table.plays("olmec_traders").picks("stone_mask").picks("unrest").then(material=3, hand="", pile=7)
    assert [table.of(seat).look("hand") for seat in (1, 2, 3)] == ["stone_mask unrest", "unrest", "cacao"]


def test_too_few_cards_are_given_clockwise() -> None:
    """§27.4"""
    table = Scenario(olmecs(face="empire", hand=("olmec_traders",), discard=("stone_mask",)), greeks(), romans())
    table.plays("olmec_traders")
    assert [table.of(seat).look("hand") for seat in (1, 2)] == ["stone_mask unrest", ""]


def test_who_is_protected_gets_no_card_of_the_traders() -> None:
    table = Scenario(olmecs(face="empire", hand=("olmec_traders", "stone_mask")), greeks(play=("cape",)), romans())
    table.plays("olmec_traders").picks("cape")
    assert [table.of(seat).look("hand") for seat in (1, 2)] == ["cape", "stone_mask unrest"]


def test_hieroglyphics_free_another_card_or_deck() -> None:
    """§27.5 Not themselves; the card can be used again."""
    table = Scenario(
        olmecs(play=("olmec_hieroglyphics", lying("coinage", marked=True)), nation_marked=True, exhausts=3, deck=2),
        greeks(),
    )
    table.uses("olmec_hieroglyphics")
    assert table.offered() == "coinage"
    assert [option.deck for option in table.options("pick_deck")] == ["nation"]
    table.picks("coinage").then(exhausts=3, nation_marked=True).uses("coinage").then(hand_size=1)


def test_hieroglyphics_do_not_free_themselves() -> None:
    alone = Scenario(olmecs(play=("olmec_hieroglyphics",)), greeks())
    assert not alone.can_use("olmec_hieroglyphics")
    idle = Scenario(olmecs(play=("olmec_hieroglyphics",), discard=("cacao",), actions=0), greeks())
    assert not idle.can_use("olmec_hieroglyphics")


def test_san_lorenzo_makes_an_empire() -> None:
    """§27.6"""
    nouns = {CONTENT.cards[card].name for card in CONTENT.groups["olmecs"]}
    assert nouns.isdisjoint({"prosperity", "glory", "conquer", "advance"})
    table = Scenario(olmecs(hand=("eminent",), nation_deck=("san_lorenzo_tenochtitlan",), discard=("cacao",)), greeks())
    table.plays("eminent").then(face="empire", nation_deck="", hand="cacao san_lorenzo_tenochtitlan", exhausts=4)


def test_mask_prices_need_an_action() -> None:
    """§27.2 Not that of the power card."""
    for card in ("ball_games", "lodestone_compass", "calendar"):
        for actions in (0, 1):
            table = Scenario(
                olmecs(side="A", play=(card, "la_venta"), hand=("stone_mask",) * 3, actions=actions),
                greeks(),
                market=("oracle", "hills"),
            )
            assert table.can_use(card) is bool(actions)
            assert table.can_use("olmecs")


def test_a_common_mask_is_a_mask() -> None:
    """§27.1 Jade Mask shows the icon; a scroll does not."""
    for other, usable in (("jade_mask", True), ("lost_scroll", False)):
        table = Scenario(olmecs(play=("ball_games",), hand=("stone_mask", other)), greeks(), market=("oracle",))
        assert table.can_use("ball_games") is usable
