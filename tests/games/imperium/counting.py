"""Positions of Imperium to count from: between them they show every refusal and every question."""

from functools import partial
from typing import NamedTuple

from imperium_desktop.games.imperium.analysis.position import Lot, Lying, Position, Seat, lay_out, setup_of
from imperium_desktop.registry import load_game
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

NOT_ASKED: set[str] = {"imperium.choose_nation", "imperium.choose_power_side"}
"""Only asked before there is a position."""
MAIN = ("woodland", "river", "jungle", "elders", "town")
MARKET = ("floodplain", Lot(card="oracle"), Lot(card="corruption", tokens=(1, 0, 1)), "steppe", "ionians")

carthaginians = partial(Seat, nation="carthaginians")
celts = partial(Seat, nation="celts")
greeks = partial(Seat, nation="greeks")
macedonians = partial(Seat, nation="macedonians")
persians = partial(Seat, nation="persians")
romans = partial(Seat, nation="romans")
scythians = partial(Seat, nation="scythians")
vikings = partial(Seat, nation="vikings")
arthurians = partial(Seat, nation="arthurians")
atlanteans = partial(Seat, nation="atlanteans")
minoans = partial(Seat, nation="minoans")
olmecs = partial(Seat, nation="olmecs")
qin = partial(Seat, nation="qin")
utopians = partial(Seat, nation="utopians")


class Counted(NamedTuple):
    depth: int
    position: Position

    def match(self) -> AnyMatch:
        game, laid = load_game("imperium"), self.position
        return Match(game, setup_of(laid), 0, start=lay_out(game.content, laid), listening=False)


POSITIONS = {
    "the first turn of a round": Counted(
        depth=3,
        position=Position(
            phase="turn", market=MARKET, main=MAIN, seats=(romans(hand=("advance", "unrest"), deck=4), greeks(deck=4))
        ),
    ),
    "a hand of all sorts, some of it not to be played": Counted(
        depth=3,
        position=Position(
            market=MARKET,
            main=MAIN,
            seats=(
                romans(
                    tokens=(3, 1, 2),
                    hand=("advance", "glory", "julius_caesar", "rome_the_eternal_city", "unrest", "triumphant"),
                    play=("raetia", Lying(card="coinage", marked=True), "temple", "shrine", "dalmatia"),
                    deck=3,
                    discard=("prosperity",),
                ),
                greeks(play=("city_of_athens",), hand=("settlers",)),
            ),
        ),
    ),
    "nothing left to act with": Counted(
        depth=2,
        position=Position(
            market=MARKET,
            main=MAIN,
            played=("go_aviking",),
            seats=(
                vikings(
                    tokens=(0, 0, 0),
                    actions=0,
                    exhausts=0,
                    hand=("prosperity", "jomsviking", "vinland", "unrest", "go_aviking"),
                    play=("combs", "longships"),
                    deck=2,
                ),
                celts(),
            ),
        ),
    ),
    "a card that costs more than there is": Counted(
        depth=2,
        position=Position(
            main=MAIN,
            seats=(vikings(tokens=(0, 0, 1), hand=("jomsviking", "vinland"), play=("cauldron_of_cerridwen",)), celts()),
        ),
    ),
    "a region, and what can be exiled": Counted(
        depth=4,
        position=Position(
            market=MARKET,
            main=MAIN,
            seats=(
                macedonians(hand=("hills", "glory", "advance"), play=("companion_cavalry",), deck=3),
                celts(deck=2),
            ),
        ),
    ),
    "three regions for fame": Counted(
        depth=5,
        position=Position(
            main=MAIN,
            fame=("great", "glorious", "marvellous", "notorious"),
            seats=(
                romans(side="A", hand=("glory",), play=("raetia", "dalmatia", "hills"), deck=2),
                celts(),
            ),
        ),
    ),
    "an attack on whoever can protect themselves": Counted(
        depth=4,
        position=Position(
            market=MARKET,
            main=MAIN,
            seats=(
                celts(tokens=(3, 2, 2), hand=("boudicca", "cattle_raid", "notorious"), deck=2),
                scythians(play=("mounted_archers", "wilderness", "hills")),
                romans(play=("standing_army", "raetia", "dalmatia")),
            ),
        ),
    ),
    "exiled cards, and one that is free again": Counted(
        depth=4,
        position=Position(
            market=MARKET,
            main=MAIN,
            exile=("forest", "satrap"),
            seats=(
                greeks(
                    face="empire",
                    hand=("olmecs", "gambling", "exports"),
                    play=("lighthouse", Lying(card="coinage", marked=True), "temple"),
                    nation_marked=True,
                    discard=("advance", "prosperity"),
                    deck=2,
                ),
                celts(deck=1),
            ),
        ),
    ),
    "cards to develop": Counted(
        depth=4,
        position=Position(
            main=MAIN,
            market=MARKET,
            seats=(
                macedonians(
                    face="empire",
                    tokens=(5, 2, 2),
                    hand=("development", "prosperity"),
                    development=("parmenion", "mosaics"),
                    discard=("conquer", "advance"),
                    deck=0,
                ),
                celts(),
            ),
        ),
    ),
    "a search, a gift and cards for the top": Counted(
        depth=4,
        position=Position(
            main=MAIN,
            seats=(
                vikings(
                    tokens=(1, 2, 1),
                    hand=("erik_the_red", "monopoly", "jade_mask", "glorious"),
                    play=(Lying(card="scandinavia"), "combs"),
                    nation_deck=("iceland", "graenland", "harald_hardrada"),
                    discard=("vinland",),
                    deck=3,
                ),
                celts(deck=1),
                persians(deck=1),
            ),
        ),
    ),
    "a knight, and an icon that counts as others": Counted(
        depth=4,
        position=Position(
            main=MAIN,
            seats=(
                persians(face="empire", hand=("cataphract",), play=("windmills", "nisaean_plain", "hills"), deck=2),
                greeks(play=("peloponnese",)),
            ),
        ),
    ),
    "the solstice": Counted(
        depth=4,
        position=Position(
            phase="solstice",
            main=MAIN,
            market=MARKET,
            seats=(
                greeks(hand=("settlers", "advance"), play=("city_of_athens", "city_of_sparta", "mauryans"), deck=2),
                scythians(tokens=(1, 0, 0), play=("mounted_archers", "tents", "hills"), hand=("nomads",)),
            ),
        ),
    ),
    "a clean-up with an empty deck": Counted(
        depth=3,
        position=Position(
            phase="token",
            main=MAIN,
            market=MARKET,
            seats=(
                carthaginians(
                    side="A",
                    hand=("glory", "prosperity"),
                    discard=("advance",),
                    nation_deck=("dido_queen_of_carthage",),
                ),
                celts(hand=("druids",)),
            ),
        ),
    ),
    "unrest in a last round": Counted(
        depth=3,
        position=Position(
            phase="turn",
            round=7,
            last_round=7,
            pile=2,
            main=MAIN,
            market=MARKET,
            seats=(
                vikings(hand=("unrest", "unrest"), play=("wonder",), nation_deck=("skis", "harald_hardrada"), deck=6),
                greeks(deck=6),
            ),
        ),
    ),
    "a king who pays as much as he likes, and a quest that waits": Counted(
        depth=4,
        position=Position(
            commons="legends",
            market=("rainforest", Lot(card="elders", tokens=(0, 2, 0)), "metropolis", "phoenicians"),
            main=("lakes", "island", "plain"),
            seats=(
                qin(
                    face="empire",
                    side="A",
                    tokens=(0, 3, 2),
                    hand=("king_wu_of_qin", "legalism", "unrest"),
                    play=("mandate_of_heaven",),
                    history=("duke_zhuang_of_qin",),
                    deck=2,
                ),
                arthurians(quest="excalibur", play=(Lying(card="britannia_prima", garrison=("bedwyr",)),)),
            ),
        ),
    ),
    "masks, and what stands in for them": Counted(
        depth=4,
        position=Position(
            commons="legends",
            market=("rainforest", "elders", "metropolis"),
            main=("lakes", "island", "plain"),
            seats=(
                olmecs(
                    face="empire",
                    side="A",
                    hand=("stone_mask", "cacao"),
                    play=("ball_games", "step_pyramids", Lying(card="stone_heads", garrison=("unrest", "calendar"))),
                    deck=2,
                ),
                utopians(deck=1, journey="shangri_la"),
            ),
        ),
    ),
    "land that sinks at a solstice of three": Counted(
        depth=3,
        position=Position(
            phase="solstice",
            commons="legends",
            main=("lakes", "island"),
            seats=(
                utopians(hand=("charity", "unrest"), deck=1, discard=2, tokens=(1, 1, 5), play=("mountain_retreat",)),
                minoans(play=(Lying(card="pottery", tokens=(0, 0, 2)),), tokens=(2, 0, 0)),
                atlanteans(play=("mountain_of_atlantis", "palace_of_poseidon"), hand=("flood",)),
            ),
        ),
    ),
}
