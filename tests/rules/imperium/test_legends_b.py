"""Worked scenarios of Legends: Minoans, Olmecs, Qin, Utopians, and what the rules say of them and of the commons."""

from typing import Any

import pytest

from imperium_desktop.rules.imperium.scoring import card_points, points, unrest

from .builder import (
    CONTENT,
    Lying,
    Scenario,
    carthaginians,
    greeks,
    lot,
    lying,
    minoans,
    olmecs,
    persians,
    qin,
    romans,
    utopians,
)

ATTACKER = {"face": "empire", "hand": ("corruption",), "tokens": (0, 0, 0)}


def id_of(table: Scenario, noun: str) -> str:
    """Of a card that lies with the first player."""
    player = table.state.players[0]
    lying = (*player.hand, *player.discard, *player.history, *(place.card for place in player.play), player.power)
    return next(card for card in lying if CONTENT.cards[card].name == noun)


def worth(table: Scenario, noun: str) -> int:
    return card_points(CONTENT, table.state, 0, id_of(table, noun))


# §26 Minoans


def pottery(**fields: Any) -> Scenario:
    full = Lying(card="pottery", tokens=(0, 0, 4))
    return Scenario(minoans(face="empire", play=(full,), tokens=(5, 0, 3), **fields), greeks(), phase="solstice")


def test_l24_pottery_is_emptied() -> None:
    table = pottery()
    table.branch(1).then(material=5, population=0, progress=7, discard="pottery", tokens_on_cards=(0, 0, 0))
    again = Scenario(minoans(face="empire", hand=("pottery",)), greeks())
    assert not again.can_play("pottery")
    assert Scenario(minoans(hand=("pottery",)), greeks()).can_play("pottery")


def test_l24_pottery_is_filled() -> None:
    pottery().branch(0).pays(material=2).then(material=3, progress=3, tokens_on_cards=(0, 0, 5), play="pottery")


def test_progress_pays_for_pottery_too() -> None:
    pottery().branch(0).pays(progress=1).then(material=5, progress=2, tokens_on_cards=(0, 0, 5))


@pytest.mark.parametrize("attack", ["espionage", "onager"])
def test_progress_on_pottery_comes_to_the_pool_when_it_leaves_play(attack: str) -> None:
    """§26.2 Onager only makes cities be abandoned."""
    full = Lying(card="pottery", tokens=(0, 0, 4))
    table = Scenario(
        romans(face="empire", hand=(attack, "glory"), tokens=(0, 0, 0)), minoans(play=(full,), tokens=(0, 0, 1))
    )
    table.plays(attack).of(1)
    if attack == "espionage":
        table.then(hand="pottery", progress=5, tokens_on_cards=(0, 0, 0))
    else:
        table.then(hand="", progress=1, tokens_on_cards=(0, 0, 4))


def test_progress_on_pottery_cannot_be_spent_or_scored() -> None:
    """§26.2"""
    full = Lying(card="pottery", tokens=(0, 0, 4))
    table = Scenario(minoans(play=(full,), hand=("advance",), tokens=(1, 0, 0)), greeks(), market=("oracle",))
    assert not table.can_play("advance")
    assert points(CONTENT, table.state, 0) == 0


def test_l25_minoan_scoring() -> None:
    table = Scenario(minoans(side="B", tokens=(0, 0, 14), discard=("seal_stones",)), greeks())
    assert points(CONTENT, table.state, 0) == 14 + 10 + 10


def developing(tokens: tuple[int, int, int], *play: str) -> Scenario:
    """The deck runs out."""
    table = Scenario(
        minoans(
            face="empire",
            hand=("prosperity",),
            discard=("glory",),
            play=play,
            tokens=tokens,
            development=("minoan_traders", "architecture", "minoan_expansion"),
        ),
        greeks(),
    )
    return table.plays("prosperity").agrees()


def test_nothing_stands_in_for_progress() -> None:
    """§26.1 Traders cost 2 material, 1 population and 1 progress."""
    assert developing((9, 3, 0)).kind != "develop_on_reshuffle"
    assert developing((2, 1, 1)).offered() == "minoan_traders"
    assert developing((2, 0, 1)).kind != "develop_on_reshuffle"


@pytest.mark.parametrize(
    ("card", "left"), [("minoan_traders", (0, 3, 0)), ("minoan_expansion", (2, 0, 0))], ids=["less", "never_below_0"]
)
def test_architecture_takes_one_progress_off_developing(card: str, left: tuple[int, int, int]) -> None:
    """§26.1 Expansion costs no progress."""
    table = Scenario(
        minoans(
            face="empire",
            hand=("prosperity",),
            discard=("glory",),
            play=("architecture",),
            tokens=(2, 4, 0),
            development=("minoan_traders", "frescos", "minoan_expansion"),
        ),
        greeks(),
    )
    table.plays("prosperity").agrees()
    assert table.offered() == "minoan_expansion minoan_traders"
    table.picks(card).then(tokens=list(left), exhausts=4)


@pytest.mark.parametrize(("first", "progress"), [("drainage_system", 1), ("labyrinth", 0)])
def test_the_order_of_a_solstice_is_ones_own(first: str, progress: int) -> None:
    """§26.4 The population of the drainage may pay for the labyrinth."""
    table = Scenario(
        minoans(face="empire", play=("drainage_system", "labyrinth"), tokens=(0, 0, 0)), greeks(), phase="solstice"
    )
    table.picks(first)
    if progress:
        table.agrees()
    table.then(progress=progress, population=1 - progress)


@pytest.mark.parametrize("marked", [False, True])
def test_king_minos_develops_in_spite_of_a_token(marked: bool) -> None:
    """§26.5 The normal price; no token is put down."""
    table = Scenario(minoans(hand=("king_minos",), tokens=(0, 4, 0), development=("minoan_expansion",)), greeks())
    table.player.development_marked = marked
    table.plays("king_minos").agrees().pays(population=4)
    table.then(population=0, development="", exhausts=5, development_marked=marked)


# §27 Olmecs


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


def test_l26_masks_are_paid_without_pyramids() -> None:
    table = mask_price(lying("stone_heads", "cacao", "calendar"), hand=("stone_mask",))
    table.uses("olmecs").then(exhausts=4, garrison="", discard="cacao calendar stone_mask", hand="oracle unrest")


def test_masks_must_suffice() -> None:
    """§27.2"""
    assert not mask_price(lying("stone_heads", "cacao"), hand=("stone_mask",)).can_use("olmecs")
    assert not mask_price("step_pyramids", hand=("stone_mask",)).can_use("olmecs")
    assert mask_price("step_pyramids", lying("stone_heads", "cacao"), hand=("stone_mask",)).can_use("olmecs")


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


@pytest.mark.parametrize(("nation", "accession"), [(minoans, "king_minos"), (qin, "long_walls_i")])
def test_the_last_card_of_the_nation_deck_makes_an_empire(nation: Any, accession: str) -> None:
    table = Scenario(nation(hand=("eminent",), nation_deck=(accession,), discard=("glory",)), greeks())
    table.plays("eminent").then(face="empire", nation_deck="", exhausts=4, nation_marked=True)


# §28 Qin


@pytest.mark.parametrize(("side", "population"), [("A", 6), ("B", 3)])
def test_l29_qin_double_population(side: str, population: int) -> None:
    table = Scenario(
        qin(side=side, hand=("advance",), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("oracle", population=3, progress=1),),
    )
    table.plays("advance")
    if side == "A":
        table.uses("qin")
    table.then(population=population, progress=1, exhausts=5 - (side == "A"))


def test_qin_double_what_a_break_through_brings_in_their_own_turn_only() -> None:
    """§28.2 By acquire or break through, but not where nothing can be exhausted (§4.7)."""
    market = (lot("hills"), lot("oracle", population=2))
    table = Scenario(qin(side="A", hand=("advance",), tokens=(5, 0, 0)), greeks(), market=market)
    table.plays("advance").branch(1).picks("oracle").uses("qin").then(population=4, hand="oracle")
    table = Scenario(qin(side="A", tokens=(0, 0, 0)), greeks(), market=market, phase="turn")
    table.does("take_turn", kind="innovate").picks("oracle").then(population=2, hand="oracle")


def test_qin_choose_any_market_card_for_their_token() -> None:
    """§28.1"""
    table = Scenario(qin(), greeks(), market=("hills", lot("oracle", population=1)), phase="token")
    table.picks("oracle")
    assert [slot.tokens for slot in table.state.market[:2]] == [(0, 0, 0), (0, 2, 0)]


def test_l30_one_doctrine_drives_out_the_other() -> None:
    table = Scenario(
        qin(hand=("confucianism",), play=(lying("legalism", marked=True),), exhausts=4, deck=9),
        greeks(),
        phase="activate",
    )
    table.plays("confucianism").then(discard="legalism", play="confucianism", exhausts=4)
    table.ends().then(exhausts=5)


def test_a_doctrine_leaves_others_alone() -> None:
    table = Scenario(qin(hand=("legalism",), play=("mandate_of_heaven",)), greeks())
    table.plays("legalism").then(play="legalism mandate_of_heaven", discard="")


def king_wu(*play: str, progress: int = 2) -> Scenario:
    return Scenario(
        qin(
            face="empire",
            hand=("king_wu_of_qin",),
            play=play,
            history=("duke_zhuang_of_qin",),
            tokens=(0, 0, progress),
        ),
        greeks(),
        market=("hills", "oracle"),
        decks={"region": ("marsh",)},
    )


def test_l31_king_wu_acquires_one_card_after_the_other() -> None:
    table = king_wu("mandate_of_heaven")
    table.plays("king_wu_of_qin")
    assert [option.n for option in table.options("pick_amount")] == [0, 1, 2]
    table.does("pick_amount", n=2).picks("hills")
    assert table.offered() == "marsh oracle"
    table.picks("marsh").then(hand="hills marsh", progress=0, history="duke_zhuang_of_qin king_wu_of_qin")
    assert not king_wu().can_play("king_wu_of_qin")
    assert king_wu().why_not("king_wu_of_qin") == "not_required"


def test_king_wu_takes_three_at_most_with_their_unrest() -> None:
    """§28.4"""
    table = king_wu("mandate_of_heaven", progress=5)
    table.plays("king_wu_of_qin")
    assert [option.n for option in table.options("pick_amount")] == [0, 1, 2, 3]
    table = king_wu("mandate_of_heaven")
    table.plays("king_wu_of_qin").does("pick_amount", n=1).picks("oracle").then(hand="oracle unrest", progress=1)


def test_l32_qin_scoring() -> None:
    walls = tuple(f"long_walls_{number}" for number in ("i", "ii", "iii", "iv"))
    play = ("mandate_of_heaven", *walls, "mathematics", "writing_systems", "eastern_zhou")
    table = Scenario(qin(side="B", play=play, tokens=(0, 0, 0)), greeks())
    assert worth(table, "qin") == 10
    assert [worth(table, wall) for wall in walls] == [4, 4, 4, 4]
    assert (worth(table, "mathematics"), worth(table, "mandate_of_heaven")) == (2, 0)
    assert points(CONTENT, table.state, 0) == 10 + 16 + 2


def attacked(*play: Any, **fields: Any) -> Scenario:
    table = Scenario(qin(play=play, tokens=(0, 0, 0), **fields), greeks(**ATTACKER), active=1)
    table.plays("corruption")
    return table


def test_long_walls_ii_protect_without_a_token() -> None:
    """§28.6 By recalling any wall; without II nobody is asked."""
    table = attacked("long_walls_i", "long_walls_ii", exhausts=0)
    table.picks("long_walls_ii").picks("long_walls_i").then(hand="long_walls_i", material=0, play="long_walls_ii")
    attacked("long_walls_i", "long_walls_iii").then(hand="unrest", material=2)


def test_long_walls_iv_need_three_of_them() -> None:
    """§28.6 Itself included."""
    for play, usable in (
        (("long_walls_iv", "long_walls_i"), False),
        (("long_walls_iv", "long_walls_i", "long_walls_ii"), True),
    ):
        assert Scenario(qin(play=play, hand=("glory",)), greeks()).can_use("long_walls_iv") is usable


def test_school_of_diplomacy_as_an_empire_leaves_the_others_alone() -> None:
    """§28.8"""
    table = Scenario(qin(face="empire", hand=("school_of_diplomacy",)), greeks(play=("coast",)))
    table.plays("school_of_diplomacy").of(1).then(play="coast")


def test_confucianism_needs_two_cards_and_something_to_gain() -> None:
    """§28.5"""
    for hand, market, usable in (
        (("glory", "advance"), lot("oracle", population=1), True),
        (("glory",), lot("oracle", population=1), False),
        (("glory", "advance"), lot("oracle", progress=1), False),
        (("glory", "advance"), lot("hills", population=1), False),
    ):
        table = Scenario(qin(play=("confucianism",), hand=hand), greeks(), market=(market,))
        assert table.can_use("confucianism") is usable


# §29 Utopians


def test_l33_utopian_clean_up() -> None:
    table = Scenario(utopians(deck=3, discard=8), greeks(), phase="discard", pile=6)
    table.then(hand_size=5, deck=7, pile=5, discards=0, exhausts=3)


def test_a_deck_empties_again_and_again() -> None:
    """§29.2 Also when one card was added in between."""
    table = Scenario(
        utopians(hand=("meditation", "sacred_scroll", "sacred_scroll"), deck=("charity",), discard=("portals",)),
        greeks(),
    )
    table.plays("sacred_scroll").agrees().skips().then(pile=7, hand="charity meditation sacred_scroll unrest")
    table.plays("meditation").picks("portals").skips().then(deck=1, pile=7)
    table.plays("sacred_scroll").agrees().skips().then(deck=0, pile=6)


def test_a_long_draw_stops_for_the_unrest() -> None:
    """§29.2 Before the shuffle, and again when the new deck is empty."""
    table = Scenario(utopians(hand=("eminent",), deck=("charity",), discard=("portals",)), greeks())
    table.plays("eminent").then(hand="charity portals unrest unrest", pile=6, deck=0)


def test_the_last_unrest_ends_the_game_in_the_middle_of_a_draw() -> None:
    """§11.4"""
    table = Scenario(utopians(hand=("eminent",), deck=("charity",), discard=("portals",)), greeks(), pile=1)
    table.plays("eminent").then(hand="charity unrest", discard="eminent portals", deck=0)
    assert table.state.collapsed


def test_nothing_more_is_drawn_without_cards() -> None:
    """§29.2"""
    table = Scenario(utopians(deck=1), greeks(), phase="discard")
    table.then(hand_size=2, deck=0, pile=7)


def test_a_new_deck_gives_utopians_nothing() -> None:
    """§5.6, §29.1 Though a nation deck would."""
    table = Scenario(utopians(hand=("eminent",), discard=("portals", "charity")), greeks())
    table.plays("eminent").then(hand="charity portals unrest", exhausts=3, nation_marked=False)


def test_l34_journey() -> None:
    table = Scenario(utopians(tokens=(0, 0, 7), hand=("charity",), deck=2), greeks(), phase="solstice")
    table.branch(0).then(progress=0, beside="path_to_shangri_la", hand="charity")
    table = Scenario(utopians(tokens=(0, 0, 4), hand=("charity",), deck=2), greeks(), phase="solstice")
    table.then(progress=4, beside="visions_of_shangri_la", discard="charity", hand_size=1, deck=1)
    assert table.kind == "choose_turn_kind"


def test_l35_gates() -> None:
    table = Scenario(
        utopians(journey="path_to_shangri_la", tokens=(0, 0, 5), hand=("oracle",)), greeks(), phase="solstice"
    )
    table.branch(0).then(beside="gates_of_shangri_la", face="empire", progress=0)
    assert CONTENT.cards[table.player.below].name == "path_to_shangri_la"
    table.does("take_turn", kind="activate")
    assert table.why_not("oracle") == "wrong_state"


def test_nobody_must_travel_on() -> None:
    """§17 A21 Path: also without a region in the discard pile; the new face speaks in the next round only."""
    table = Scenario(utopians(journey="path_to_shangri_la", tokens=(0, 0, 9)), greeks(), phase="solstice")
    table.branch(1).then(beside="path_to_shangri_la", progress=9)
    assert table.kind == "choose_turn_kind"


def test_gates_lead_to_shangri_la() -> None:
    table = Scenario(
        utopians(journey="gates_of_shangri_la", face="empire", tokens=(0, 24, 5)), greeks(), phase="solstice"
    )
    table.branch(0).then(beside="shangri_la", progress=0, last_round=0)


def test_the_journey_card_is_exhausted_and_freed() -> None:
    """§29.1 Three tokens, refreshed to three."""
    table = Scenario(
        utopians(journey="gates_of_shangri_la", face="empire", hand=("charity", "portals"), deck=9), greeks()
    )
    table.uses("gates_of_shangri_la").picks("charity").then(exhausts=2)
    assert not table.can_use("gates_of_shangri_la")
    table.ends().keeps().then(exhausts=3)
    assert not table.player.beside[0].marked


def test_l36_shangri_la() -> None:
    tokens = (0, 0, 0)
    table = Scenario(
        utopians(journey="shangri_la", face="empire", tokens=tokens),
        greeks(face="empire", hand=("corruption",), tokens=tokens),
        romans(tokens=tokens),
        persians(tokens=tokens),
        active=1,
    )
    table.plays("corruption").then(material=0, population=2, progress=0, hand="unrest")
    table.of(1).then(material=2, population=0, progress=2, hand="")
    for seat in (2, 3):
        table.of(seat).then(material=2, population=0, progress=1, hand="unrest")


def test_shangri_la_replaces_what_a_market_card_brings() -> None:
    """§29.4 Once for each gaining; what is stolen is not gained (§17 A36)."""
    home = utopians(journey="shangri_la", face="empire", tokens=(0, 0, 0), hand=("elders", "legends_vikings"))
    table = Scenario(home, greeks(tokens=(5, 0, 0)), market=(lot("oracle", material=3),))
    table.plays("elders").branch(0).then(material=0, population=2, hand="oracle unrest vikings")
    table.of(1).then(material=5, progress=1)
    table.of(0).plays("vikings").then(material=2, population=4)
    table.of(1).then(material=3, progress=2)


@pytest.mark.parametrize(("tokens", "last"), [((0, 24, 0), 2), ((0, 23, 5), 0)])
def test_l37_the_end_of_the_journey(tokens: tuple[int, int, int], last: int) -> None:
    table = Scenario(utopians(journey="shangri_la", face="empire", tokens=tokens), greeks(), phase="solstice")
    table.then(last_round=last)


def test_several_unrest_are_several_chances_for_visions() -> None:
    """§29 One event for each card, one exhaust."""
    hand = ("ionians", "unrest", "unrest")
    table = Scenario(utopians(hand=hand, tokens=(0, 0, 0)), greeks())
    table.plays("ionians").picks("unrest", "unrest").skips().uses("visions_of_shangri_la")
    table.then(progress=1, actions=2, exhausts=2, pile=10)
    table = Scenario(utopians(hand=hand, tokens=(0, 0, 0)), greeks())
    table.plays("ionians").picks("unrest", "unrest").uses("visions_of_shangri_la").then(
        progress=1, actions=2, exhausts=2
    )
    assert table.kind == "act"


def test_every_opponent_may_return_unrest_to_the_utopians() -> None:
    """§29.8"""
    table = Scenario(
        utopians(side="A", journey="shangri_la", face="empire", tokens=(0, 0, 0), hand=("unrest",)),
        greeks(hand=("unrest", "unrest")),
        romans(hand=("unrest",)),
        persians(),
        phase="solstice",
    )
    table.picks("utopians")
    assert (table.kind, table.asked) == ("may", 1)
    table.agrees()
    assert (table.kind, table.asked) == ("may", 2)
    table.agrees().then(population=2, hand="unrest", pile=10)
    table.of(1).then(hand="unrest")


def test_hidden_unrest_counts_as_owned() -> None:
    """§29.7"""
    table = Scenario(utopians(play=(lying("mountain_retreat", "unrest", "unrest"),), tokens=(0, 0, 0)), greeks())
    assert unrest(CONTENT, table.state, 0) == 2
    assert points(CONTENT, table.state, 0) == -4


@pytest.mark.parametrize(
    ("place", "fields", "usable"),
    [
        ("lost_tomes", {"hand": ("sacred_scroll",)}, False),
        ("lost_tomes", {"hand": ("sacred_scroll",), "discard": ("charity",)}, True),
        ("lost_tomes", {"hand": ("charity", "meditation")}, False),
        ("portals", {"hand": ("sacred_scroll",)}, False),
        ("monastery", {"hand": ("sacred_scroll",)}, True),
        ("mountain_retreat", {"hand": ("unrest",)}, False),
        ("mountain_retreat", {"hand": ("unrest",), "discard": ("lost_scroll",)}, True),
        ("mountain_retreat", {"hand": ("charity",), "discard": ("lost_scroll",)}, False),
    ],
)
def test_a_scroll_is_given_only_where_something_comes_of_it(place: str, fields: dict[str, Any], usable: bool) -> None:
    """§29.6, §29.7, §21 L1.a"""
    table = Scenario(utopians(play=(place,), **fields), greeks(), market=("oracle",))
    assert table.can_use(place) is usable


def test_visions_need_an_action_to_spend() -> None:
    """§29.3 Playing the Unrest takes the last one."""
    table = Scenario(utopians(hand=("unrest",), tokens=(0, 1, 0), actions=1), greeks())
    table.plays("unrest").then(actions=0, exhausts=3, progress=0)
    assert table.kind == "act"


def test_daochang_protects_only_who_can_pay() -> None:
    table = Scenario(utopians(play=("daochang",), tokens=(9, 0, 0)), greeks(**ATTACKER), active=1)
    table.plays("corruption").then(hand="unrest", material=11)


def test_the_lower_journey_card_is_not_counted() -> None:
    """§11.5 Power card, upper journey card and the eight in hand are ten."""
    hand = ("greeks", "charity", "meditation", "portals", "monastery", "daochang", "lost_tomes")
    table = Scenario(utopians(hand=(*hand, "legends_exports"), tokens=(0, 0, 0)), romans(), commons="legends")
    assert worth(table, "exports") == 1
    fewer = Scenario(utopians(hand=(*hand[1:], "legends_exports"), tokens=(0, 0, 0)), romans(), commons="legends")
    assert worth(fewer, "exports") == 0


# §30 Commons


def test_a_qanat_is_no_river_any_more() -> None:
    """§17 A14 The Port counts rivers."""
    table = Scenario(romans(play=("qanat", "port", "moor"), tokens=(0, 0, 0)), greeks(), commons="legends")
    assert table.can_use("port")
    table.uses("qanat")
    assert not table.can_use("port")


def test_a_qanat_uses_one_of_several_rivers() -> None:
    """Lakes show two."""
    table = Scenario(
        romans(hand=("prosperity",), play=("qanat", "port", "lakes"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    table.uses("qanat").uses("port").then(material=1)
    table.plays("prosperity").skips().skips().branch(0).then(material=1 + 4)


def test_domestication_hears_of_a_fertile_card_given_up() -> None:
    """§13.1 b: recalled for the Water Mill."""
    table = Scenario(
        romans(play=("water_mill", "domestication", "grassland"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    table.uses("water_mill").uses("domestication").then(material=2, population=1, progress=1, exhausts=3)


def test_domestication_hears_nothing_of_rivers_and_in_other_turns() -> None:
    """§13.1 a, and one's own turn only."""
    river = Scenario(
        romans(hand=("prosperity",), play=("domestication", "moor"), tokens=(0, 0, 0)), greeks(), commons="legends"
    )
    river.plays("prosperity").skips().skips().branch(0).then(material=1, progress=0)
    other = Scenario(
        romans(play=("domestication", "grassland"), tokens=(0, 0, 0)), greeks(**ATTACKER), commons="legends", active=1
    )
    other.plays("corruption").then(material=2, progress=0, exhausts=5)


def test_imperial_breaks_through_to_exile_without_unrest() -> None:
    """§30 Only Imperial: others do not."""
    table = Scenario(romans(hand=("imperial",)), greeks(), exile=("education", "rollo_the_walker"), commons="legends")
    table.plays("imperial").branch(0)
    assert table.offered() == "education"
    table.picks("education").then(hand="education", pile=8, exile="rollo_the_walker")
    conquer = Scenario(romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), market=("marsh",), exile=("coast",))
    conquer.plays("conquer").branch(1)
    assert conquer.offered() == "marsh"


def test_cartography_does_not_help_to_break_through() -> None:
    table = Scenario(
        romans(hand=("conquer",), play=("cartography",), tokens=(0, 3, 0)),
        greeks(),
        market=("marsh",),
        exile=("coast",),
        commons="legends",
    )
    table.plays("conquer").branch(1)
    assert table.offered() == "marsh"


def test_onager_leaves_a_metropolis_alone() -> None:
    table = Scenario(
        romans(face="empire", hand=("onager",)), greeks(play=("metropolis",), tokens=(0, 0, 0)), commons="legends"
    )
    table.plays("onager").of(1).then(play="metropolis", discard="")


def test_regions_without_a_pin_never_stay_in_play() -> None:
    for region in ("fortunate_isle", "sacred_grove"):
        table = Scenario(romans(hand=(region,)), greeks(), market=("marsh",), commons="legends")
        table.plays(region).then(play="")


def test_a_pinned_greek_tributary_stays() -> None:
    table = Scenario(romans(face="empire", hand=("legends_greeks",)), persians(), commons="legends")
    table.plays("greeks").then(play="greeks")


def test_a_card_that_left_play_is_a_fresh_one() -> None:
    """§2.9 What its icons counted as ends, though it is played again in the same turn."""
    table = Scenario(
        romans(hand=("prosperity",), play=("qanat", "water_mill", "archipelago"), tokens=(0, 0, 0)),
        greeks(),
        commons="legends",
    )
    table.uses("qanat").uses("water_mill").branch(0).plays("archipelago").skips()
    table.plays("prosperity").skips().skips().branch(0).then(material=2 + 1)


def test_domestication_hears_of_material_on_a_card_that_a_fertile_one_was_given_up_for() -> None:
    """§13.1 b"""
    table = Scenario(
        carthaginians(play=("trading_ships", "domestication", "grassland"), tokens=(0, 0, 0)),
        greeks(),
        market=(lot("oracle", material=2),),
        commons="legends",
    )
    table.uses("trading_ships").agrees().uses("domestication").then(
        material=2, progress=1, hand="grassland oracle unrest"
    )


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


def test_nobody_moves_the_journey_card() -> None:
    """§2.7 Espionage makes others recall pinned cards only."""
    table = Scenario(romans(hand=("espionage", "glory")), utopians(), commons="legends")
    table.plays("espionage").of(1).then(beside="visions_of_shangri_la", hand="")


def test_legalism_and_the_mandate_bring_what_power_a_doubles() -> None:
    """§28.2, §28.3, §28.5 together in one turn."""
    table = Scenario(
        qin(side="A", play=("legalism", "mandate_of_heaven"), tokens=(0, 3, 0)), greeks(), market=("hittites", "oracle")
    )
    table.uses("mandate_of_heaven").picks("hittites").skips().uses("legalism").uses("qin")
    table.then(population=2, exhausts=2, hand="hittites unrest")


@pytest.mark.parametrize(
    ("card", "printing", "icons"),
    [
        ("pottery", "first", 0),
        ("pottery", "later", 2),
        ("fortified_region", "first", 0),
        ("fortified_region", "later", 1),
    ],
)
def test_later_printings_show_what_is_produced(card: str, printing: str, icons: int) -> None:
    table = Scenario(
        minoans(hand=("prosperity",), play=(card, "crete"), tokens=(0, 0, 0)),
        greeks(),
        commons="legends",
        printing=printing,
    )
    table.plays("prosperity").skips().skips().branch(0).then(material=icons + 1)
