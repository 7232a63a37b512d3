"""How many ways there are to play on from fixed positions: a rule that changes by accident changes a number.

`python -m tests.contract.counting` compares with counting.json, `--write` renews it.
A change of a number must be explained by a change of a rule.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypeAlias

import msgspec

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.hadrian import position as hadrian
from imperium_desktop.rules.journal import AnyMatch
from imperium_desktop.rules.match import Match
from imperium_desktop.rules.settlers import position as settlers
from imperium_desktop.rules.table import Answer, Decision, Option
from imperium_desktop.rules.tigris.components import LETTERS, Components
from imperium_desktop.rules.tigris.squares import ALL, OFF, SQUARES, STRIDE, block
from imperium_desktop.rules.tigris.state import Player, State, TigrisSetup
from tests.contract import counting_hadrian, counting_settlers

COUNTS = Path(__file__).with_name("counting.json")


# Counting


def count(match: AnyMatch, depth: int) -> int:
    """Sequences of so many answers; one that ends the match earlier counts as one."""
    if match.decision is None:
        return 1
    if depth == 1:
        return ways(match.decision)
    return sum(count(branch, depth - 1) for branch in branches(match))


def branches(match: AnyMatch) -> Iterator[AnyMatch]:
    """The match after each legal answer."""
    for answer in answers(match.waiting):
        branch = match.copy()
        branch.answer(answer)
        yield branch


def ways(decision: Decision[Option]) -> int:
    """The number of different legal answers."""
    if not decision.picks_several:
        return len(decision.options)
    least, most = decision.pick
    sizes = [1]
    for repeats in Counter(decision.options).values():
        grown = [0] * (len(sizes) + repeats)
        for size, number in enumerate(sizes):
            for more in range(repeats + 1):
                grown[size + more] += number
        sizes = grown
    return sum(sizes[least : most + 1])


def answers(decision: Decision[Option]) -> Iterator[Answer]:
    if not decision.picks_several:
        yield from decision.options
        return
    least, most = decision.pick
    for picked in multisets(list(Counter(decision.options).items()), most):
        if len(picked) >= least:
            yield picked


def multisets(left: Sequence[tuple[Option, int]], most: int) -> Iterator[tuple[Option, ...]]:
    if not left:
        yield ()
        return
    (option, repeats), *others = left
    for taken in range(min(repeats, most) + 1):
        for rest in multisets(others, most - taken):
            yield (option,) * taken + rest


# Positions

TWO = TigrisSetup(seats=2, dynasties=("archer", "bull"), first=0)
THREE = TigrisSetup(seats=3, dynasties=("archer", "bull", "pot"), first=0)
ENGLISH = TigrisSetup(seats=2, dynasties=("archer", "bull"), first=0, conflict_support="english")
PER_LEADER = TigrisSetup(seats=2, dynasties=("lion", "pot"), first=0, monument_income="per_leader", scores="open")


class Position(NamedTuple):
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


BAG = "rkgbrrgkbr" * 4

TIGRIS = {
    "a revolt, with all leaders at home but one": Position(
        depth=4,
        at="E4",
        picture="""
            . r .
            # r 1P
            # . #""",
        hands=("rr", "rg"),
        bag=BAG,
    ),
    "two wars in one unification": Position(
        depth=5,
        at="E4",
        picture="""
            r  0P k  .  k  1K r
            #  0K r  #  r  1P #""",
        hands=("kr", "kkr"),
        bag=BAG,
    ),
    "a war under the English variant": Position(
        depth=4,
        at="E4",
        picture="""
            r  0K k  .  k  1K r
            #  r  .  #  k  .  #""",
        hands=("kkr", "kkk"),
        bag=BAG,
        setup=ENGLISH,
    ),
    "a third player attacks in a war of others": Position(
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
    "a tile completes two squares for monuments": Position(
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
    "a trader comes to four treasures": Position(
        depth=5,
        at="E4",
        picture="""
            r* r  r* .
            .  r* #  r
            #  r* #  0T""",
        hands=("gk", "r"),
        bag=BAG,
    ),
    "a trader comes to corner treasures": Position(
        depth=5,
        at="A1",
        picture="""
            r  0T # # #
            .  r* r r r*
            #  #  # r*""",
        hands=("rk", "r"),
        bag=BAG,
    ),
    "a swap with a small bag, and the game ends when it is empty": Position(
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
    "a catastrophe splits kingdoms and sends leaders home": Position(
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
    "monuments pay, and a hand is empty": Position(
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
    "three kingdoms around one square": Position(
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
    "no red monument is left, nor a tile in the bag": Position(
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


AnyPosition: TypeAlias = Position | counting_hadrian.Counted | counting_settlers.Counted
BY_GAME: dict[str, dict[str, AnyPosition]] = {
    "tigris": {**TIGRIS},
    "hadrian": {**counting_hadrian.POSITIONS},
    "settlers": {**counting_settlers.POSITIONS},
}
POSITIONS: dict[str, AnyPosition] = {name: found for of_game in BY_GAME.values() for name, found in of_game.items()}


def match_at(position: AnyPosition) -> AnyMatch:
    if isinstance(position, counting_hadrian.Counted):
        game, laid = load_game("hadrian"), position.position
        return Match(game, hadrian.setup_of(laid), 0, start=hadrian.lay_out(game.content, laid), listening=False)
    if isinstance(position, counting_settlers.Counted):
        game, cards = load_game("settlers"), position.position
        return Match(game, settlers.setup_of(cards), 0, start=settlers.lay_out(game.content, cards), listening=False)
    game = load_game("tigris")
    return Match(game, position.setup, 0, start=state_at(position, game.content), listening=False)


def state_at(position: Position, content: Components) -> State:
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
        seat, leader = sign
        state.players[int(seat)].leaders["KPFT".index(leader)] = square


def soon_after(position: AnyPosition, answers: int = 3, most: int = 60) -> Iterator[AnyMatch]:
    """The position and what may come of it, thinned out where that is too much."""
    matches = [match_at(position)]
    for _ in range(answers):
        yield from matches
        matches = [branch for match in matches for branch in branches(match) if branch.decision]
        matches = matches[:: 1 + len(matches) // most]


def counted() -> dict[str, list[int]]:
    """For every position, the counts at depth one, two, and so on."""
    return {name: [count(match_at(p), depth) for depth in range(1, p.depth + 1)] for name, p in POSITIONS.items()}


def expected() -> dict[str, list[int]]:
    return msgspec.json.decode(COUNTS.read_bytes(), type=dict[str, list[int]])


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.contract.counting", description=__doc__)
    parser.add_argument("--write", action="store_true", help="renew counting.json")
    found = counted()
    if parser.parse_args().write:
        COUNTS.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
        return 0
    for name, counts in found.items():
        print(f"{counts[-1]:>9,}  {name}")
    return int(found != expected())


if __name__ == "__main__":
    sys.exit(main())
