"""Laying out a position by hand. What is laid out comes out of the bag, so that the box stays complete."""

from typing import Any, Self

from imperium_desktop.games.tigris.rules.components import DYNASTIES, LEADERS, LETTERS, SPHERE_OF, TILES, DynastyName
from imperium_desktop.games.tigris.rules.squares import SQUARES, block, labels_in
from imperium_desktop.games.tigris.rules.state import Player, State, TigrisSetup
from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance

from . import invariant

HAND = "kkrbgg"
INITIALS = {dynasty[0].upper() + leader[0].upper(): (dynasty, leader) for dynasty in DYNASTIES for leader in LEADERS}


class Position:
    def __init__(self, *dynasties: DynastyName, **variants: Any) -> None:
        self.game = load_game("tigris")
        self.setup = TigrisSetup(seats=len(dynasties or DYNASTIES), dynasties=dynasties or DYNASTIES, **variants)
        self.state: State = self.game.new(self.setup, Chance(0))
        self.hands(**dict.fromkeys(self.setup.dynasties, HAND))

    def given(self, *things: str) -> Self:
        """Lay out things such as "temple J5 K5", "archer king I6", "archer catastrophe A4", "archer treasure B2 F3".

        "black_green market J5" is a monument, the tiles it stands on and the top left square of its base.
        """
        for thing in things:
            word, *rest = thing.split()
            if word in TILES:
                for square in rest:
                    self._lay(word, square)
            elif word in DYNASTIES:
                self._give(word, *rest)
            else:
                self._build(word, *rest)
        return self

    def board(self, drawing: str) -> Self:
        """A part of the map: column letters above, row numbers on the left.

        k r b g tile, R temple with treasure, . empty land, ~ empty river, LK the Lion's king and so on.
        """
        columns, *rows = (line.split() for line in drawing.strip().splitlines())
        for number, *signs in rows:
            for column, sign in zip(columns, signs, strict=True):
                square = column + number
                if sign in INITIALS:
                    self._give(*INITIALS[sign], square)
                elif sign in LETTERS:
                    self._lay(TILES[LETTERS.index(sign)], square)
                else:
                    assert sign == self._sign(square), f"{square} is {self._sign(square)!r}, not {sign!r}"
        return self

    def hands(self, **hands: str) -> Self:
        for name in hands:
            self.state.bag += self.player(name).hand
        for name, letters in hands.items():
            self._take(letters)
            self.player(name).hand = "".join(sorted(letters, key=LETTERS.index))
        return self

    def points(self, **points: tuple[int, ...]) -> Self:
        for name, sums in points.items():
            self.player(name).points = list(sums)
        return self

    def bag(self, tiles: str | int) -> Self:
        """Laid out last: what is left in the bag, in drawing order or just how many; the rest is out of the game."""
        kept = self.state.bag[:tiles] if isinstance(tiles, int) else tiles
        self._take(kept)
        self.state.discards += self.state.bag
        self.state.bag = kept
        return self

    def player(self, name: str) -> Player:
        return self.state.players[self.setup.dynasties.index(name)]

    def _take(self, letters: str) -> None:
        for letter in letters:
            assert letter in self.state.bag, f"the box has no {letter} left"
            self.state.bag = self.state.bag.replace(letter, "", 1)

    def _lay(self, tile: str, square: str) -> None:
        assert self._sign(square) == ("~" if tile == "farm" else "."), f"no {tile} can lie on {square}"
        self._take(LETTERS[SPHERE_OF[tile]])
        self.state.tiles[SPHERE_OF[tile]] |= 1 << SQUARES[square]

    def _give(self, dynasty: str, thing: str, *squares: str) -> None:
        player = self.player(dynasty)
        for square in squares:
            if thing == "treasure":
                player.treasures += 1
                self.state.treasures &= ~(1 << SQUARES[square])
            elif thing == "catastrophe":
                player.catastrophes -= 1
                self.state.catastrophes |= 1 << SQUARES[square]
            else:
                player.leaders[SPHERE_OF[thing]] = SQUARES[square]

    def _build(self, monument: str, tile: str, corner: str) -> None:
        base, sphere = block(SQUARES[corner]), SPHERE_OF[tile]
        for square in labels_in(base & ~self.state.tiles[sphere]):
            self._lay(tile, square)
        self.state.tiles[sphere] &= ~base
        self.state.bases[sphere] |= base
        self.state.monuments[self.game.content.monuments.index(monument)] = SQUARES[corner]

    def _sign(self, square: str) -> str:
        """The square as it lies there now."""
        bit = 1 << SQUARES[square]
        if square in {**invariant.tiles(self.state), **invariant.bases(self.state)}:
            return "R" if self.state.treasures & bit else "tile"
        return "~" if self.game.content.boards[self.setup.board].river & bit else "."
