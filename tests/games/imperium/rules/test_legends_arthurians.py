"""The worked scenarios L2 to L11: the Arthurians (§22)."""

from typing import Any

import pytest

from imperium_desktop.games.imperium.rules import events
from imperium_desktop.games.imperium.rules.scoring import card_points, points

from .builder import (
    CONTENT,
    Scenario,
    arthurians,
    greeks,
    lying,
    mauryans,
    noun,
    nouns,
    romans,
)

PRIMA, SECUNDA, FLAVIA = "britannia_prima", "britannia_secunda", "britannia_flavia"
LANCELOT, TALIESIN = "lawnslot_llyn_sir_lancelot", "taliesin_the_bard"
CAI, PEREDUR, MYRDDIN = "cai_sir_kay", "peredur_sir_percival", "myrddin_wyllt_merlin"
QUESTS = ("graal", LANCELOT, "twrch_trwyth", TALIESIN, "excalibur")
KNIGHTS = (lying(PRIMA, CAI, "bedwyr"), lying(SECUNDA, PEREDUR))


def solstice(*seats: Any, **where: Any) -> Scenario:
    return Scenario(*seats, phase="solstice", **where)


def turn_up(table: Scenario) -> None:
    """A turn without any play: revolt, the token on the first market card, nothing discarded."""
    table.does("take_turn", kind="revolt")
    while table.kind in ("place_cleanup_token", "discard_for_cleanup", "pick_own_cards"):
        if table.kind == "place_cleanup_token":
            table.does("pick_card")
        else:
            table.match.answer(())


def test_22_one_unrest_alone_is_no_price_for_its_own_return() -> None:
    """§4.3.2"""
    for hand, usable in ((("unrest",), False), (("unrest", "unrest"), True)):
        table = Scenario(arthurians(play=("city_of_camelot",), hand=hand), greeks())
        assert table.can_use("king_arthurs_court") is usable


def test_22_the_court_is_exhausted_once_in_a_turn() -> None:
    hand = ("unrest", "unrest", "cafall", "bedwyr")
    table = Scenario(arthurians(play=("city_of_camelot",), hand=hand), greeks())
    table.uses("king_arthurs_court").picks("cafall").then(hand="bedwyr unrest", pile=9, exhausts=4)
    assert not table.can_use("king_arthurs_court")
    table.ends().keeps()
    assert not table.player.beside[0].marked


def test_22_a_discarded_knight_can_be_the_one_that_comes_back() -> None:
    """The price may make the rest possible."""
    table = Scenario(arthurians(side="A", hand=("bedwyr",)), greeks())
    table.uses("arthurians").then(hand="bedwyr", discard="", exhausts=4)


def test_l2_a_quest_is_made_active() -> None:
    table = solstice(arthurians(development=QUESTS), greeks(), pile=7)
    table.picks("king_arthurs_court").agrees()
    assert table.offered() == nouns(set(QUESTS) - {"graal"})
    table.picks("excalibur").then(quest="excalibur", pile=6, development=nouns(set(QUESTS) - {"excalibur"}))
    assert not table.told(events.ScoringTriggered)


@pytest.mark.parametrize(("impending", "chosen"), [(("graal", TALIESIN), TALIESIN), (("graal",), "graal")])
def test_l3_the_graal_comes_last(impending: tuple[str, ...], chosen: str) -> None:
    table = solstice(arthurians(development=impending), greeks())
    table.picks("king_arthurs_court")
    assert table.kind == "may"
    table.agrees().then(quest=chosen, last_round=0)


def test_l4_myrddin() -> None:
    table = Scenario(arthurians(hand=(MYRDDIN,), play=KNIGHTS, quest="excalibur"), greeks())
    table.plays(MYRDDIN).then(
        discard=nouns((CAI, "bedwyr", PEREDUR, MYRDDIN)),
        play=nouns((PRIMA, SECUNDA)),
        garrison="",
        hand="excalibur",
        actions=2,
        quest="",
    )


def test_22_2_which_three_knights_is_the_players_choice() -> None:
    regions = (lying(PRIMA, CAI, "bedwyr", "guennuvar"), lying(SECUNDA, PEREDUR, "king_arthur"))
    table = Scenario(arthurians(hand=(MYRDDIN,), play=regions, quest="excalibur"), greeks()).plays(MYRDDIN)
    assert table.match.waiting.pick == (3, 3)
    assert table.offered() == nouns((CAI, "bedwyr", PEREDUR, "king_arthur"))
    table.picks(CAI, PEREDUR, "king_arthur").then(garrison="bedwyr guennuvar", hand="excalibur")


@pytest.mark.parametrize(
    "short",
    [
        {"play": (lying(PRIMA, CAI, "bedwyr"), lying("city_of_camelot", PEREDUR)), "quest": "excalibur"},
        {"play": KNIGHTS, "development": ("excalibur", "graal")},
    ],
)
def test_l5_myrddin_short_of_knights_or_of_a_quest(short: dict[str, Any]) -> None:
    table = Scenario(arthurians(hand=(MYRDDIN,), **short), greeks())
    assert [option.idle for option in table.options("play_from_hand")] == [True]
    table.plays(MYRDDIN).then(discard=MYRDDIN, garrison=nouns((CAI, "bedwyr", PEREDUR)), actions=2, hand="")


def morigena(**more: Any) -> Scenario:
    seat: dict[str, Any] = {"play": (lying(FLAVIA, MYRDDIN, CAI),), "hand": ("morigena",), **more}
    return Scenario(arthurians(**seat), greeks(), romans(), pile=9)


def test_l6_morigena() -> None:
    table = morigena(quest=LANCELOT, nation_deck=("city_of_camelot", "bedwyr", "gwaith_camlan")).plays("morigena")
    table.agrees().then(
        pile=6,
        hand="unrest",
        discard=nouns((FLAVIA, MYRDDIN, CAI, LANCELOT, "city_of_camelot", "morigena")),
        nation_order="bedwyr gwaith_camlan",
        quest="",
        exhausts=5,
        nation_marked=False,
    )
    assert [table.of(seat).look("hand") for seat in (1, 2)] == ["unrest", "unrest"]


def test_22_2_morigena_moves_what_there_is() -> None:
    table = morigena(quest=LANCELOT).plays("morigena").agrees()
    table.then(discard=nouns((FLAVIA, MYRDDIN, CAI, LANCELOT, "morigena")), quest="")
    table = morigena(nation_deck=("city_of_camelot", "gwaith_camlan")).plays("morigena").agrees()
    table.then(discard=nouns((FLAVIA, MYRDDIN, CAI, "city_of_camelot", "morigena")))
    table = morigena().plays("morigena")
    table.then(discard="morigena", play=FLAVIA)
    assert table.kind == "act"


def test_22_2_morigena_brings_the_nadir_without_a_token() -> None:
    table = morigena(nation_deck=("gwaith_camlan",), nation_marked=True, exhausts=0).plays("morigena").agrees()
    table.then(play="gwaith_camlan", nation_deck="", exhausts=0, face="barbarian")
    assert "gwaith_camlan" not in str(table.look("discard"))


def test_l7_a_knight_makes_a_region_speak_again() -> None:
    table = Scenario(arthurians(hand=(CAI, "unrest"), play=(PRIMA,), discard=(SECUNDA,), deck=4), greeks())
    table.plays(CAI).agrees().then(deck=5, deck_top=SECUNDA)
    table.agrees().then(hand=nouns((SECUNDA, "unrest")), garrison=CAI, deck=4)
    table.agrees().picks("unrest").then(garrison=nouns((CAI, "unrest")), hand=SECUNDA, discard="", actions=2)


def test_22_5_a_garrisoned_knight_wakes_only_the_play_block() -> None:
    """Neither the solstice of Viviane nor anything that waits for a region to be played (§25.6)."""
    table = Scenario(arthurians(hand=("bedwyr",), play=("viviane_of_the_lake",), deck=2, tokens=(0, 0, 0)), greeks())
    table.plays("bedwyr").agrees().then(progress=1, hand="", deck=2, garrison="bedwyr")
    table = Scenario(
        mauryans(side="A", face="empire", hand=("cataphract",), play=("gandhara",), tokens=(0, 0, 0)),
        greeks(),
        commons="legends",
    )
    table.plays("cataphract").agrees().then(population=1, progress=0, exhausts=5, garrison="cataphract")
    assert table.kind == "act"


def test_22_5_a_knight_needs_a_region() -> None:
    table = Scenario(arthurians(hand=("bedwyr",), play=("city_of_camelot",)), greeks())
    table.plays("bedwyr").then(discard="bedwyr", garrison="")
    assert table.kind == "act"


def guennuvar(*hand: str) -> Scenario:
    seat = arthurians(hand=("guennuvar", *hand), play=(lying(PRIMA, "king_arthur"),), tokens=(9, 9, 0))
    table = Scenario(seat, greeks(tokens=(0, 0, 1)), romans(tokens=(0, 0, 4)), market=("oracle", "education"))
    return table.plays("guennuvar")


def test_l8_guennuvar() -> None:
    table = guennuvar("metropolis").branch(1)
    table.then(discard="guennuvar king_arthur", play=nouns((PRIMA, "metropolis")), actions=2, face="barbarian")
    assert [table.state.players[seat].tokens[2] for seat in (1, 2)] == [2, 5]


@pytest.mark.parametrize("hand", ["palace_of_poseidon", "cafall", "edicts_of_ashoka", "unrest"])
def test_22_guennuvar_plays_only_empire_cards_whose_conditions_hold(hand: str) -> None:
    """Without such a card the second choice does not exist."""
    table = guennuvar(hand)
    assert table.kind == "pick_market_card"


def test_22_guennuvar_chooses_among_the_empire_cards() -> None:
    table = guennuvar("metropolis", "temple", "palace_of_poseidon", "cafall").branch(1)
    assert table.offered() == "metropolis temple"


def test_22_arthurians_never_develop() -> None:
    """Quests are no developments, whatever plays a card that develops."""
    seat = arthurians(
        hand=("guennuvar", "egyptians_development"),
        play=(lying(PRIMA, "king_arthur"),),
        development=QUESTS,
        tokens=(9, 9, 0),
    )
    table = Scenario(seat, greeks(), market=("education", "oracle")).plays("guennuvar").branch(1)
    assert table.kind == "pick_market_card"
    table = Scenario(
        arthurians(face="empire", discard=("glory",), hand=("cafall",), development=QUESTS, tokens=(9, 9, 9)), greeks()
    )
    table.plays("cafall").then(development=nouns(QUESTS), last_round=0)


def test_l9_camlan_without_knights() -> None:
    table = solstice(
        arthurians(play=("gwaith_camlan", lying(PRIMA, "unrest")), discard=("bedwyr",), deck=(CAI,), quest=LANCELOT),
        greeks(),
        pile=5,
    )
    table.picks("arthurians").picks("gwaith_camlan").then(hand="unrest unrest", pile=3, quest=LANCELOT)
    assert table.kind == "choose_turn_kind"


def test_22_6_the_nadir_enters_play_when_the_deck_runs_out() -> None:
    seat: dict[str, Any] = {"hand": (PRIMA,), "discard": ("glory", "unrest"), "nation_deck": ("gwaith_camlan",)}
    table = Scenario(arthurians(**seat), greeks()).plays(PRIMA)
    table.then(play=nouns((PRIMA, "gwaith_camlan")), face="barbarian", nation_marked=True, exhausts=4, deck=1)
    entered = [event for event in table.told(events.CardsMoved) if event.way == "entered"]
    assert [(nouns(event.cards), event.secret) for event in entered] == [("gwaith_camlan", False)]
    for kept in ({"exhausts": 0}, {"nation_marked": True}):
        table = Scenario(arthurians(**seat, **kept), greeks()).plays(PRIMA)
        table.then(play=PRIMA, nation_deck="gwaith_camlan", deck=1)


def test_22_6_further_reshuffles_bring_nothing() -> None:
    table = Scenario(arthurians(hand=(PRIMA,), play=("gwaith_camlan",), discard=("glory", "advance")), greeks())
    table.plays(PRIMA).then(exhausts=5, nation_marked=False, deck=1, play=nouns((PRIMA, "gwaith_camlan")))


def test_22_6_a_tributary_can_bring_the_nadir() -> None:
    """`move(nation_top -> discard)` gains it: it does not lie in the discard pile."""
    table = Scenario(arthurians(hand=("common_egyptians",), nation_deck=("gwaith_camlan",)), greeks())
    table.plays("egyptians")
    while table.kind != "act":
        table.does("agree")
    table.then(play="gwaith_camlan", discard="", face="barbarian", nation_deck="")


def test_l10_the_graal_needs_no_action_and_ends_the_game() -> None:
    table = Scenario(
        arthurians(hand=("graal", "cafall", "unrest"), actions=0),
        greeks(deck=9),
        market=("hills",),
        main=("woodland", "river", "jungle"),
    )
    table.plays("graal").then(last_round=2, discard="graal")
    table.plays("cafall").picks("unrest").then(hand="graal", deck_top="unrest")
    assert not table.can_play("graal")
    assert table.why_not("graal", "play") == "played_free"
    table.ends().keeps()
    rounds = []
    while table.match.decision is not None:
        if table.kind == "choose_turn_kind":
            rounds.append((table.state.round, table.asked))
            turn_up(table)
        else:
            table.picks("king_arthurs_court") if table.kind == "solstice_order" else table.does("pick_card")
    assert rounds == [(1, 1), (2, 0), (2, 1)]


def test_l11_the_active_quest_scores_nothing() -> None:
    table = Scenario(arthurians(quest="excalibur", history=("graal",), tokens=(0, 0, 0)), greeks())
    assert points(CONTENT, table.state, 0) == 8 + 6
    table = Scenario(arthurians(discard=("excalibur",), history=("graal",), tokens=(0, 0, 0)), greeks())
    assert points(CONTENT, table.state, 0) == 2 + 8 + 6


def test_11_5_the_court_counts_as_a_card_and_the_active_quest_does_not() -> None:
    """Philosophy is worth 1 for each 5 cards: itself, one or two in hand, the power card, the Court."""
    for hand, worth in ((("unrest", "bedwyr"), 1), (("unrest",), 0)):
        table = Scenario(arthurians(hand=("philosophy", *hand), quest="excalibur"), greeks())
        assert card_points(CONTENT, table.state, 0, "greeks_philosophy") == worth


def test_22_1_the_active_quest_is_out_of_play() -> None:
    table = Scenario(arthurians(quest="twrch_trwyth", hand=("metropolis",)), greeks())
    assert not table.options("use_exhaust")
    table = solstice(arthurians(quest="twrch_trwyth", hand=("bedwyr", "unrest")), greeks())
    assert table.offered() == "arthurians king_arthurs_court"


def test_22_1_the_active_quest_is_not_found() -> None:
    """Nor is it a knight in a garrison (§17 A35)."""
    seat = arthurians(
        hand=(TALIESIN,), play=("twrch_trwyth",), tokens=(0, 0, 1), deck=("bedwyr",), discard=(CAI,), quest=LANCELOT
    )
    table = Scenario(seat, greeks(), fame=("great", "notorious")).uses("twrch_trwyth")
    assert table.offered() == nouns((CAI, "bedwyr"))
    table = Scenario(arthurians(hand=("gwalchmei_sir_gawain",), quest=LANCELOT, tokens=(0, 0, 0)), greeks())
    table.plays("gwalchmei_sir_gawain").then(progress=0, hand="", pile=8)


@pytest.mark.parametrize(
    ("place", "left"),
    [
        ({"hand": (LANCELOT, "guennuvar")}, {"hand": "great"}),
        ({"hand": (LANCELOT,), "discard": ("guennuvar",)}, {"discard": ""}),
        ({"hand": (LANCELOT,), "nation_deck": ("guennuvar", "bedwyr", "gwaith_camlan")}, {"nation_top": "bedwyr"}),
    ],
)
def test_22_3_lancelot_finds_guennuvar_wherever_she_is(place: dict[str, Any], left: dict[str, Any]) -> None:
    table = Scenario(arthurians(**place), greeks(), fame=("great", "notorious")).plays(LANCELOT)
    table.then(history="guennuvar", exile=LANCELOT, fame=1, **left)


def test_22_3_taliesin_may_take_a_knight_from_the_nation_deck() -> None:
    knights = ("bedwyr", "city_of_camelot", FLAVIA, "gwalchmei_sir_gawain", "gwaith_camlan")
    seat = arthurians(hand=(TALIESIN,), play=("twrch_trwyth",), tokens=(0, 0, 1), deck=4, nation_deck=knights)
    table = Scenario(seat, greeks(), fame=("great", "notorious")).uses("twrch_trwyth").picks("bedwyr").picks("great")
    table.then(history="bedwyr", hand="great", deck=4)
    assert noun(table.player.nation_deck[-1]) == "gwaith_camlan"
    assert table.told(events.NationShuffled)


def test_22_3_twrch_trwyth_returns_at_most_two_and_never_exiles_the_graal() -> None:
    seat = arthurians(
        play=("twrch_trwyth",), hand=("bedwyr", "unrest", "unrest"), discard=("unrest",), development=("graal",)
    )
    table = solstice(seat, greeks()).picks("twrch_trwyth").agrees()
    assert table.kind == "pick_own_cards"
    assert (table.match.waiting.pick, table.offered()) == ((0, 2), "unrest unrest unrest")


def test_22_7_the_order_of_the_solstice_is_the_players() -> None:
    """The Unrest for the quest is what the power card discards."""
    table = solstice(arthurians(development=("excalibur", "graal"), tokens=(0, 0, 0)), greeks())
    assert (table.kind, table.offered()) == ("solstice_order", "arthurians king_arthurs_court")
    table.picks("king_arthurs_court").agrees().then(hand="", discard="unrest", progress=1, quest="excalibur")
    table = solstice(arthurians(development=("excalibur", "graal"), tokens=(0, 0, 0)), greeks())
    table.picks("arthurians").agrees().then(hand="unrest", discard="", progress=1, quest="excalibur")


def test_2_7_nothing_moves_the_court() -> None:
    table = Scenario(
        arthurians(quest="excalibur"), greeks(face="empire", hand=("greek_innovation", "glory", "advance")), active=1
    )
    table.plays("greek_innovation").then(beside="king_arthurs_court", quest="excalibur", hand="")


def test_22_4_the_graal_leaves_exiled_knights() -> None:
    table = Scenario(arthurians(hand=("graal",)), greeks(), exile=(LANCELOT, PEREDUR, "cataphract", "hills", "oracle"))
    table.plays("graal").agrees()
    assert table.offered() == "hills oracle"
    table.picks("hills").then(hand="hills", pile=8)
