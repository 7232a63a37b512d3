"""The worked scenarios of the rules, E1 to E50, as far as they concern Antyk."""

import pytest

from imperium_desktop.rules.imperium import events
from imperium_desktop.rules.imperium.options import PayTokens
from imperium_desktop.rules.imperium.payment import ways_to_pay
from imperium_desktop.rules.imperium.scoring import card_points, points
from imperium_desktop.rules.imperium.setup import blank_player, dressed
from imperium_desktop.rules.imperium.state import ImperiumSetup
from imperium_desktop.rules.match import Match

from .builder import (
    CONTENT,
    GAME,
    Scenario,
    carthaginians,
    celts,
    greeks,
    lot,
    lying,
    macedonians,
    noun,
    persians,
    romans,
    scythians,
    vikings,
)

ROMANS_AND_GREEKS = ImperiumSetup(seats=2, nations=("romans", "greeks"), powers=("A", "B"), first=0)


def test_e1_sizes_of_the_decks() -> None:
    state = Match(GAME, ROMANS_AND_GREEKS, 1).state
    assert [len(deck) for deck in state.decks.values()] == [5, 5, 5]
    assert (len(state.main), len(state.fame), state.king) == (32, 6, "A")
    under = sum(bool(slot.unrest) for slot in state.market)
    assert len(state.pile) == 8 - under


@pytest.mark.parametrize(("seats", "main", "fame", "unrest"), [(3, 35, 7, 10), (4, 36, 8, 12)])
def test_e1_sizes_with_more_players(seats: int, main: int, fame: int, unrest: int) -> None:
    nations = ("romans", "greeks", "persians", "macedonians")[:seats]
    state = Match(GAME, ImperiumSetup(seats=seats, nations=nations, powers=("B",) * seats, first=0), 1).state
    assert (len(state.main), len(state.fame)) == (main, fame)
    assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == unrest


@pytest.mark.parametrize(("nation", "added"), [("celts", (0, 2, 5)), ("vikings", (0, 1, 2))])
def test_unrest_that_nations_bring(nation: str, added: tuple[int, ...]) -> None:
    for seats, more in zip((2, 3, 4), added, strict=True):
        nations = (nation, "greeks", "persians", "macedonians")[:seats]
        state = Match(GAME, ImperiumSetup(seats=seats, nations=nations, powers=("B",) * seats, first=0), 1).state
        unrest = {2: 8, 3: 10, 4: 12}[seats]
        assert len(state.pile) + sum(bool(slot.unrest) for slot in state.market) == unrest + more


@pytest.mark.parametrize(
    ("card", "unrest", "progress"),
    [
        ("floodplain", 0, 0),
        ("standing_army", 1, 0),
        ("education", 1, 1),
        ("oasis", 0, 0),
        ("qin", 1, 0),
        ("city", 1, 0),
    ],
)
def test_e2_e3_market_dressing(card: str, unrest: int, progress: int) -> None:
    state = Match(GAME, ROMANS_AND_GREEKS, 1).state
    slot = dressed(CONTENT, state, f"common_{card}")
    assert (bool(slot.unrest), slot.tokens) == (bool(unrest), (0, 0, progress))


def test_e4_roman_start() -> None:
    player = Match(GAME, ROMANS_AND_GREEKS, 1).state.players[0]
    assert (len(player.hand), len(player.deck), len(player.nation_deck), len(player.development)) == (5, 5, 6, 6)
    assert noun(player.nation_deck[-1]) == "julius_caesar"
    assert (player.face, player.tokens, player.actions, player.exhausts) == ("barbarian", [3, 2, 1], 3, 5)


def test_e5_payments() -> None:
    rich = blank_player()
    rich.tokens = [9, 9, 9]
    assert set(ways_to_pay(rich, (0, 2, 0))) == {PayTokens(0, 2, 0), PayTokens(0, 1, 1), PayTokens(0, 0, 2)}
    assert set(ways_to_pay(rich, (3, 0, 0))) == {PayTokens(3, 0, 0), PayTokens(1, 0, 1), PayTokens(0, 0, 2)}
    assert ways_to_pay(rich, (0, 0, 1)) == [PayTokens(0, 0, 1)]


def advance(**where: object) -> Scenario:
    return Scenario(
        romans(hand=("advance",), tokens=(3, 0, 0)),
        greeks(),
        market=(lot("hills"), lot("oracle", progress=2)),
        pile=5,
        **where,
    )


def test_e6_acquire_with_unrest() -> None:
    table = advance(decks={"uncivilised": ("port",)}, main=("forest",)).plays("advance")
    table.then(material=0, progress=2, hand="oracle unrest", market="hills port", pile=4, actions=2, discard="advance")
    assert table.state.market[1].unrest


def test_e7_refill_with_a_region() -> None:
    table = advance(main=("mountain", "port")).plays("advance")
    table.then(market="hills mountain", pile=5)
    assert not table.state.market[1].unrest


@pytest.mark.parametrize(("following", "pile"), [("forest", 2), ("temple", 1)])
def test_e8_e9_break_through_face_up(following: str, pile: int) -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 3, 0)),
        greeks(),
        market=("hills", "oracle", "education", lot("qin", progress=1)),
        main=(following, "port"),
        pile=1,
    )
    table.plays("conquer").branch(1).picks("qin")
    table.then(hand="qin", progress=1, pile=pile, market=f"hills oracle education {following}")
    assert not table.state.collapsed


def test_e10_blind_tributary() -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), main=("forest", "city", "assyrians", "port")
    )
    table.plays("conquer").does("pick_blind", suit="tributary")
    table.then(hand="assyrians", main=3, population=0, pile=8)


def test_e11_nothing_left() -> None:
    table = Scenario(romans(hand=("conquer",), tokens=(0, 3, 0)), greeks(), main=("forest",))
    table.plays("conquer").does("pick_blind", suit="tributary").then(progress=2, hand="")


def test_e12_e13_nation_card_in_clean_up() -> None:
    table = Scenario(
        romans(deck=("glory", "advance"), discard=9, nation_deck=("raetia", "julius_caesar")),
        greeks(deck=9),
        market=("hills",),
    )
    table.ends()
    table.then(hand_size=5, deck=7, discards=0, exhausts=4, actions=3, nation_marked=True, nation_deck="julius_caesar")


def test_e13_second_reshuffle_brings_nothing() -> None:
    table = Scenario(
        romans(hand=("julius_caesar",), face="empire", exhausts=4, discard=("glory", "advance", "conquer")),
        greeks(),
    )
    table.plays("julius_caesar").branch(0).then(hand_size=2, deck=1, exhausts=4)
    table = Scenario(
        romans(
            hand=("prosperity",), discard=4, nation_deck=("raetia", "julius_caesar"), nation_marked=True, exhausts=4
        ),
        greeks(),
    )
    table.plays("prosperity").agrees().then(exhausts=4, nation_deck="julius_caesar raetia", deck=3)


def test_e14_accession() -> None:
    table = Scenario(
        romans(hand=("prosperity",), discard=4, nation_deck=("julius_caesar",), exhausts=2, development=("legions",)),
        greeks(),
    )
    table.plays("prosperity").agrees().then(face="empire", exhausts=1, deck=4, development="legions", nation_deck="")


def test_e15_draw_in_another_players_turn() -> None:
    table = Scenario(
        persians(hand=("prosperity",), deck=3),
        romans(discard=4, exhausts=3, nation_deck=("raetia", "julius_caesar")),
    )
    table.plays("prosperity").skips()
    assert table.asked == 1
    table.agrees().of(1).then(exhausts=2, deck=4, hand_size=1, nation_deck="julius_caesar")


def test_e16_draw_if_able() -> None:
    table = Scenario(romans(hand=("jade_mask",), deck=("glory",), discard=6), greeks())
    table.plays("jade_mask").agrees().then(deck=1, discards=7, hand="")


def test_e16_drawing_none() -> None:
    table = Scenario(romans(hand=("jade_mask", "advance"), deck=("glory",), discard=6), greeks())
    table.plays("jade_mask").skips().then(deck=2)


def test_e17_development_in_a_reshuffle() -> None:
    table = Scenario(
        romans(
            face="empire",
            tokens=(0, 2, 1),
            exhausts=1,
            hand=("prosperity",),
            discard=4,
            development=("legions", "roman_invasion", "the_senate"),
        ),
        greeks(),
    )
    table.plays("prosperity").agrees()
    assert table.offered() == "legions roman_invasion"
    table.picks("legions")
    table.then(population=0, progress=0, exhausts=0, development_marked=True, deck=4, hand_size=1)


def glory_seat(**fields: object) -> dict[str, object]:
    return {
        "hand": ("glory",),
        "play": (lying("raetia", "advance", "conquer"), "dalmatia", "gallia_aquitania"),
        **fields,
    }


def test_e18_glory_and_garrisons() -> None:
    table = Scenario(
        romans(side="A", **glory_seat()), greeks(), fame=("great", "praiseworthy", "marvellous", "notorious")
    )
    table.plays("glory")
    assert table.offered() == "great marvellous praiseworthy"
    table.picks("marvellous").picks("praiseworthy")
    table.then(progress=2, fame=3, hand="marvellous", discards=6)
    assert [noun(card) for card in table.state.fame] == ["praiseworthy", "great", "notorious"]


def test_e19_king_of_kings() -> None:
    table = Scenario(
        romans(tokens=(0, 0, 0), hand=("glory", "greeks_glory"), play=("raetia", "dalmatia", "gallia_aquitania")),
        persians(face="empire", hand=("glory",), play=("arachosia", "zagros", "bactria"), development=("satrap",)),
        market=("hills",),
    )
    table.plays("glory").then(progress=6)
    assert table.state.king == "B"
    assert table.state.last_round == 2
    table.plays("glory").then(progress=6)


def test_e19_an_empire_then_develops() -> None:
    table = Scenario(
        persians(
            face="empire", hand=("glory",), play=("arachosia", "zagros", "bactria"), development=("satrap", "windmills")
        ),
        romans(crowned=True),
        king="B",
    )
    table.plays("glory").picks("satrap").then(development="windmills", tokens=[3, 2, 1])
    assert table.state.king == "B"


def test_e20_conquer_as_empire() -> None:
    table = Scenario(romans(face="empire", hand=("conquer",)), greeks(), market=("hills",))
    assert table.why_not("conquer") == "wrong_state"
    assert Scenario(romans(face="empire", hand=("conquer",), play=("legions",)), greeks(), market=("hills",)).can_play(
        "conquer"
    )


def test_e21_exile() -> None:
    market = (lot("forest", progress=1), lot("oracle", progress=1), "education", lot("qin", 1), lot("steppe", 1))
    table = Scenario(romans(hand=("hills",)), greeks(), market=market, decks={"civilised": ("mountain",)})
    table.plays("hills").then(exile="education", market="forest oracle mountain qin steppe", pile=9, population=3)


def test_e21_nothing_to_exile() -> None:
    table = Scenario(romans(hand=("hills",)), greeks(), market=(lot("forest", progress=1),))
    table.plays("hills").then(exile="", market="forest", play="hills")


def test_e22_swap() -> None:
    table = Scenario(
        greeks(play=("lighthouse",)), romans(), market=(lot("moneylenders", progress=2),), exile=("mountain",), pile=4
    )
    table.uses("lighthouse").then(exile="moneylenders", pile=5, market="mountain")
    slot = table.state.market[0]
    assert (slot.unrest, slot.tokens) == ("", (0, 0, 2))


def test_e23_roman_expansion() -> None:
    table = Scenario(
        romans(hand=("roman_expansion",)),
        greeks(play=(lying("peloponnese", "advance"),)),
        market=("oasis",),
        decks={"region": ("marsh", "steppe")},
    )
    table.plays("roman_expansion").agrees()
    table.then(hand="marsh oasis", history="roman_expansion", actions=2, market="steppe")
    table.of(1).then(hand="advance peloponnese", play="")


def raid(progress: int) -> Scenario:
    return Scenario(
        celts(hand=("cattle_raid",), tokens=(0, 0, progress)),
        romans(play=("standing_army", "raetia"), tokens=(2, 0, 0)),
        persians(play=("zagros",), tokens=(0, 0, 3), face="empire"),
    )


def test_e24_standing_army_paid() -> None:
    table = raid(1).plays("cattle_raid").agrees()
    table.then(material=3, progress=1).of(1).then(material=1, progress=1).of(2).then(progress=2)


def test_e24_standing_army_not_paid() -> None:
    table = raid(1).plays("cattle_raid").skips()
    table.then(material=2, progress=2).of(1).then(material=2).of(2).then(progress=2)


def test_e25_wonder_and_revolt() -> None:
    table = Scenario(romans(hand=("unrest", "romans_unrest_2"), play=("wonder",)), greeks(), phase="turn")
    table.does("take_turn", kind="revolt").picks("unrest", "unrest").then(progress=1, pile=10)
    assert table.kind != "use_trigger"
    table = Scenario(romans(hand=("unrest",), tokens=(0, 1, 0), play=("wonder",)), greeks())
    table.plays("unrest").uses("wonder").then(progress=2, exhausts=4, population=0, pile=9)


def test_e26_solstice_city() -> None:
    table = Scenario(romans(hand=("glory", "advance"), play=("city",)), greeks(), phase="solstice")
    table.agrees().picks("advance").branch(0)
    table.then(hand="glory", material=4)
    assert table.kind == "choose_turn_kind"


def prosperity(*more: str) -> Scenario:
    table = Scenario(
        romans(hand=("prosperity",), play=("steppe", "marsh", "mountain", *more), tokens=(0, 0, 0)), greeks()
    )
    return table.plays("prosperity").skips().skips()


def test_e27_prosperity_counts_icons() -> None:
    prosperity().branch(0).then(material=3)
    prosperity().branch(1).then(population=3)


def test_e28_shaduf() -> None:
    prosperity("shaduf").branch(0).uses("shaduf").then(material=3, progress=1)
    table = prosperity("shaduf").branch(1)
    assert table.kind == "act"


def test_e29_carthaginians_a() -> None:
    table = Scenario(
        carthaginians(side="A", hand=("conquer",), tokens=(0, 3, 0)),
        greeks(),
        market=(lot("hills", material=3, progress=1), "forest"),
        decks={"region": ("marsh",)},
    )
    table.plays("conquer").branch(1).picks("hills").uses("carthaginians").then(material=6, progress=1, exhausts=4)
    table.does("end_activation").picks("forest")
    assert table.state.market[1].tokens == (1, 0, 0)


def test_carthaginians_b_put_two_material() -> None:
    table = Scenario(carthaginians(), greeks(), market=("forest",), phase="token").picks("forest")
    assert table.state.market[0].tokens == (2, 0, 0)


def test_e30_vikings_have_no_history() -> None:
    table = Scenario(vikings(hand=("great",), actions=0, tokens=(0, 0, 0)), greeks())
    table.plays("great").agrees().then(actions=1, discard="great", history="")
    assert card_points(CONTENT, table.state, 0, "common_great") == 2


def test_e31_innovate() -> None:
    table = Scenario(
        romans(hand=("glory", "advance", "unrest"), deck=9), greeks(), phase="turn", market=("hills",), main=("port",)
    )
    table.does("take_turn", kind="innovate").picks("hills")
    table.then(discard="advance glory unrest", hand="hills")
    table.does("pick_card").keeps().then(hand_size=5)


def test_e32_cataphract() -> None:
    table = Scenario(
        romans(face="empire", hand=("cataphract", "unrest"), play=("hills",), tokens=(0, 0, 0)),
        greeks(play=("peloponnese",)),
        market=("forest", "oracle"),
        main=("port", "marsh"),
    )
    table.plays("cataphract").of(1).then(play="", discard="peloponnese").of(0)
    table.skips().agrees().picks("oracle").agrees()
    table.then(population=1, exile="oracle", garrison="cataphract unrest", hand="", discard="")


def test_e33_end_timing() -> None:
    table = Scenario(
        romans(hand=("conquer",), tokens=(0, 2, 0)), greeks(), market=("hills",), main=("forest",), round=7
    )
    table.plays("conquer")
    assert table.state.last_round == 8
    assert table.told(events.ScoringTriggered)


@pytest.mark.parametrize(("population", "worth"), [(7, 3), (25, 10)])
def test_e34_variable_points(population: int, worth: int) -> None:
    table = Scenario(romans(side="B", tokens=(0, population, 0)), greeks())
    assert points(CONTENT, table.state, 0) == worth


def test_e35_points_in_history() -> None:
    table = Scenario(romans(side="A", tokens=(0, 0, 0), discard=("jade_mask",)), greeks())
    assert points(CONTENT, table.state, 0) == 0
    table = Scenario(romans(side="A", tokens=(0, 0, 0), history=("jade_mask",)), greeks())
    assert points(CONTENT, table.state, 0) == 1


def test_e36_roman_total() -> None:
    table = Scenario(
        romans(
            side="A",
            tokens=(0, 9, 5),
            history=("great", "emperor_trajan"),
            discard=("praiseworthy", "unrest", "romans_unrest_2"),
            play=("legions", "rome_the_eternal_city"),
        ),
        greeks(),
    )
    assert points(CONTENT, table.state, 0) == 21


def test_e37_collapse() -> None:
    table = Scenario(
        persians(face="empire", hand=("persian_gold", "unrest", "persians_unrest_2"), tokens=(0, 0, 0)),
        greeks(discard=("unrest", "greeks_unrest_2")),
        romans(discard=("unrest", "romans_unrest_2", "romans_unrest_3")),
        pile=1,
    )
    table.plays("persian_gold").then(progress=1, material=2)
    result = table.match.result
    assert result is not None
    assert result.ending == "collapse"
    assert table.state.players[1].hand
    assert not table.state.players[2].hand
    assert result.winners == (0,)


def test_e38_free_play_once() -> None:
    table = Scenario(celts(hand=("assyrians", "hibernia")), greeks())
    table.plays("assyrians").plays("hibernia").agrees().then(hand="assyrians", population=3)
    table.skips()
    assert table.why_not("assyrians") == "played_free"


def test_e39_hand_limit() -> None:
    table = Scenario(romans(play=("awe_inspiring", "qin"), deck=9), greeks(), market=("hills",)).ends()
    table.then(hand_size=7)


def test_e40_attack_with_missing_targets() -> None:
    table = Scenario(
        romans(face="empire", hand=("onager",), tokens=(0, 0, 0)),
        greeks(),
        persians(play=("city_of_persepolis",)),
        market=("hills",),
    )
    table.plays("onager").then(material=2).skips().of(2).then(play="", discard="city_of_persepolis")


def test_e41_glory_without_regions() -> None:
    table = Scenario(romans(hand=("glory",), play=("raetia", "dalmatia"), actions=2), greeks(), fame=("great",))
    table.plays("glory").then(discard="glory", actions=1, play="dalmatia raetia", fame=1)


def test_e43_the_price_of_an_attack_is_not_handed_over() -> None:
    table = Scenario(
        romans(hand=("invasion",), tokens=(1, 0, 1)), greeks(play=("standing_army",)), main=("assyrians", "port")
    )
    table.plays("invasion")
    assert table.kind == "choose_branch"
    table.branch(0).then(hand="assyrians", material=0, progress=0)
    table.of(1).then(hand="")


def test_e44_joint_price() -> None:
    where = {"market": ("hills",), "decks": {"region": ("marsh",)}}
    assert not Scenario(vikings(hand=("jomsviking",), tokens=(0, 0, 1)), greeks(), **where).can_play("jomsviking")
    table = Scenario(vikings(hand=("jomsviking",), tokens=(0, 0, 2)), greeks(), **where)
    table.plays("jomsviking").then(progress=0, hand="hills")


@pytest.mark.parametrize(("hand", "discards"), [((), 1), (("glory",), 1), (("glory", "advance", "conquer"), 2)])
def test_e45_mysticism(hand: tuple[str, ...], discards: int) -> None:
    table = Scenario(romans(hand=hand, play=("mysticism",)), greeks(), phase="solstice")
    if not hand:
        table.then(hand="unrest", pile=7)
        return
    table.branch(1)
    if len(hand) > 1:
        table.picks(*hand[:2])
    table.then(hand_size=len(hand) - discards, discards=discards)


def test_e46_accession_by_a_tributary() -> None:
    table = Scenario(
        romans(
            hand=("egyptians",),
            tokens=(0, 3, 0),
            nation_deck=("julius_caesar",),
            development=("legions", "emperor_trajan"),
        ),
        greeks(),
    )
    table.plays("egyptians")
    table.then(face="empire", exhausts=5, discard="julius_caesar legions", history="egyptians", population=0)


def test_e47_dual_card_and_celts_a() -> None:
    table = Scenario(celts(side="A", face="empire", hand=("celtic_innovation",)), greeks(), market=("city", "onager"))
    table.plays("celtic_innovation").agrees().picks("city").uses("celts")
    table.of(1).then(hand="unrest unrest")
    table = Scenario(celts(side="A", face="empire", hand=("celtic_innovation",)), greeks(), market=("city", "onager"))
    table.plays("celtic_innovation").agrees().picks("onager").of(1).then(hand="unrest")


def test_e48_combs() -> None:
    table = Scenario(vikings(play=("combs",), hand=("assyrians", "metropolis"), actions=2), greeks())
    assert not table.can_play("metropolis")
    table.uses("combs").plays("assyrians")
    assert not table.can_play("metropolis")
    table = Scenario(vikings(play=("combs",), hand=("assyrians", "metropolis"), actions=2), greeks())
    table.uses("combs").plays("metropolis").then(play="combs metropolis")


def test_e49_order_inside_an_acquire() -> None:
    table = Scenario(
        vikings(hand=("advance",), tokens=(3, 0, 0), nation_deck=("skis", "harald_hardrada")),
        greeks(),
        market=("hills", lot("town", material=2)),
        decks={"uncivilised": ("temple",)},
        pile=1,
    )
    table.plays("advance")
    assert table.state.collapsed
    table.then(material=2, hand="town unrest", discard="advance")
    assert not table.told(events.NationLookedAt)


def test_e50_protected_from_gifts() -> None:
    table = Scenario(
        persians(face="empire", hand=("persian_gold",), tokens=(0, 0, 0)),
        greeks(play=("cape",), tokens=(0, 0, 0)),
        romans(tokens=(0, 0, 0)),
    )
    table.plays("persian_gold").picks("cape").then(material=2, progress=1)
    table.of(1).then(material=0, hand="cape").of(2).then(material=2, hand="unrest")


def test_macedonians_and_scythians_take_part() -> None:
    table = Scenario(
        macedonians(side="A", play=("phalanx",), discard=("orestis",), tokens=(0, 0, 0)),
        scythians(),
    )
    table.uses("phalanx").then(material=4, play="orestis phalanx", actions=2, exhausts=4)
