"""Positions of Tigris & Euphrates to count from: between them they show every refusal and every question."""

from typing import NamedTuple

from imperium_desktop.games.tigris.rules.components import LETTERS, Components
from imperium_desktop.games.tigris.rules.squares import ALL, OFF, SQUARES, STRIDE, block
from imperium_desktop.games.tigris.rules.state import Player, State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match

NOT_ASKED = {"tigris.choose_dynasty"}
"""Only asked before there is a position."""
TWO = TigrisSetup(seats=2, dynasties=("archer", "bull"), first=0)
THREE = TigrisSetup(seats=3, dynasties=("archer", "bull", "pot"), first=0)
ENGLISH = TigrisSetup(seats=2, dynasties=("archer", "bull"), first=0, conflict_support="english")
PER_LEADER = TigrisSetup(seats=2, dynasties=("lion", "pot"), first=0, monument_income="per_leader", scores="open")


class Counted(NamedTuple):
    """A pocket of the board, everything around it struck by catastrophes; seat 0 is to act.

    In the picture: `.` free, `#` catastrophe, `k r b g` tiles, `r*` a temple with its treasure,
    `0K 0P 0F 0T` king, priest, farmer and trader of seat 0.
    """

    depth: int
    at: str
    picture: str
    hands: tuple[str, ...]
    bag: str = ""
    monuments: tuple[tuple[str, str, str], ...] = ()
    """Monument, top left square and colour of its base."""
    catastrophes: int = 0
    setup: TigrisSetup = TWO
    elsewhere: tuple[str, ...] = ("A11", "C11", "E11")
    """Temples with treasures out of reach, so that the game goes on."""

    def match(self) -> AnyMatch:
        game = load_game("tigris")
        return Match(game, self.setup, 0, start=state_at(self, game.content), listening=False)


BAG = "rkgbrrgkbr" * 4

POSITIONS = {
    "a revolt, with all leaders at home but one": Counted(
        depth=4,
        at="E4",
        picture="""
            . r .
            # r 1P
            # . #""",
        hands=("rr", "rg"),
        bag=BAG,
    ),
    "two wars in one unification": Counted(
        depth=5,
        at="E4",
        picture="""
            r  0P k  .  k  1K r
            #  0K r  #  r  1P #""",
        hands=("kr", "kkr"),
        bag=BAG,
    ),
    "a war under the English variant": Counted(
        depth=4,
        at="E4",
        picture="""
            r  0K k  .  k  1K r
            #  r  .  #  k  .  #""",
        hands=("kkr", "kkk"),
        bag=BAG,
        setup=ENGLISH,
    ),
    "a third player attacks in a war of others": Counted(
        depth=4,
        at="E4",
        picture="""
            r  1T g  .  g  2T r*
            #  0K r  #  r  0P #
            #  #  r* #  .  #  #""",
        hands=("gr", "gg", "g"),
        bag=BAG,
        setup=THREE,
    ),
    "a tile completes two squares for monuments": Counted(
        depth=4,
        at="E4",
        picture="""
            . r r .
            # r . r
            # # r r""",
        hands=("rk", "b"),
        bag=BAG,
        monuments=(("red_blue", "K4", "b"),),
    ),
    "a trader comes to four treasures": Counted(
        depth=5,
        at="E4",
        picture="""
            r* r  r* .
            .  r* #  r
            #  r* #  0T""",
        hands=("gk", "r"),
        bag=BAG,
    ),
    "a trader comes to corner treasures": Counted(
        depth=5,
        at="A1",
        picture="""
            r  0T # # #
            .  r* r r r*
            #  #  # r*""",
        hands=("rk", "r"),
        bag=BAG,
    ),
    "a swap with a small bag, and the game ends when it is empty": Counted(
        depth=5,
        at="E4",
        picture="""
            r* # r*
            #  # #
            r* # r*""",
        hands=("kkrbbg", "kkkrr"),
        bag="rgb",
        elsewhere=(),
    ),
    "a catastrophe splits kingdoms and sends leaders home": Counted(
        depth=5,
        at="E4",
        picture="""
            0K r  k  1P
            #  k  r* r
            #  .  #  1T""",
        hands=("k", "g"),
        bag=BAG,
        catastrophes=1,
    ),
    "monuments pay, and a hand is empty": Counted(
        depth=4,
        at="E4",
        picture="""
            0P r  .  .
            r  1K .  .
            .  .  r  0K""",
        hands=("", "k"),
        bag=BAG,
        monuments=(("black_red", "G4", "r"),),
        setup=PER_LEADER,
    ),
    "three kingdoms around one square": Counted(
        depth=3,
        at="E4",
        picture="""
            0P r  #  k  k  1K
            #  .  r  k  k  r
            2P r  #  #  .  #""",
        hands=("kr", "b", "g"),
        bag=BAG,
        catastrophes=1,
        setup=THREE,
    ),
    "no red monument is left, nor a tile in the bag": Counted(
        depth=4,
        at="E4",
        picture="""
            r  r  .
            r  r  0P
            1T #  #""",
        hands=("rrk", "kkkkkk"),
        monuments=(("black_red", "G10", "r"), ("red_blue", "J10", "r"), ("red_green", "M10", "r")),
        catastrophes=1,
    ),
}


def state_at(position: Counted, content: Components) -> State:
    dynasties = position.setup.dynasties
    state = State(
        setup=position.setup,
        chance=Chance(0),
        players=[Player(dynasty, "", [OFF] * 4, position.catastrophes, [0] * 4, 0) for dynasty in dynasties],
        bag=position.bag,
        discards="",
        tiles=[0] * 4,
        bases=[0] * 4,
        catastrophes=ALL,
        treasures=0,
        monuments=[OFF] * len(content.monuments),
        unification=OFF,
        conflict=None,
        phase="actions",
        active=0,
        actions_left=content.limits.actions,
        turn=1,
        ending="",
    )
    for player, hand in zip(state.players, position.hands, strict=True):
        player.hand = hand
    for square in position.elsewhere:
        put(state, SQUARES[square], "r*")
    for row, line in enumerate(position.picture.split("\n")[1:]):
        for column, sign in enumerate(line.split()):
            put(state, SQUARES[position.at] + row * STRIDE + column, sign)
    for monument, square, colour in position.monuments:
        base = SQUARES[square]
        state.monuments[content.monuments.index(monument)] = base
        state.bases[LETTERS.index(colour)] |= block(base)
        state.catastrophes &= ~block(base)
    return state


def put(state: State, square: int, sign: str) -> None:
    if sign == "#":
        return
    state.catastrophes &= ~(1 << square)
    if sign[0] in LETTERS:
        state.tiles[LETTERS.index(sign[0])] |= 1 << square
        if sign.endswith("*"):
            state.treasures |= 1 << square
    elif sign != ".":
        seat, leader = tuple(sign)
        state.players[int(seat)].leaders["KPFT".index(leader)] = square
