"""Look at the cards' pictures, as the program paints them, and hold them against what pictures must be.

sheets.py check                             heads and heroes in sight, no two pictures alike, no drawing unused
sheets.py alike imperium [count]            the closest pairs of a game
sheets.py cards out.png imperium [small|mid|big] [from to | name ...]
sheets.py shapes out.png imperium name ...  cards in the shapes of all faces
sheets.py motifs out.png [name ...]         at three sizes, on three colours
sheets.py grounds out.png
"""

import math
import os
import sys
from functools import cache
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from imperium_desktop.content.vignettes import Motif, Recipe, drawings, recipes_of, vignette_folder
from imperium_desktop.ui.vignettes.drawings import drawing
from imperium_desktop.ui.vignettes.frame import Covered, Frame, frame_of
from imperium_desktop.ui.vignettes.painter import Order, painted

GAMES: Final = ("imperium", "settlers", "mare_nostrum", "hadrian")
KINDS: Final = "vignettes_of_kinds"
"""The recipes for cards that owners add."""
SHAPES: Final = ((956, 480), (956, 400), (956, 300), (956, 210), (956, 150), (110, 60), (56, 56))
"""The full face in five heights, the short face, the mini face."""
SIZES: Final = {"small": (110, 60, 15), "mid": (210, 115, 8), "big": (420, 230, 4)}
"""Width and height of a card's picture, and how many stand side by side."""
THUMB: Final = (44, 24)
ALIKE: Final = 22.0
"""Two pictures whose colours differ by less than this, of 255, look alike."""
CUT: Final = 0.012
"""Share of the field's height by which a head may stick out: its outline."""
MARGIN: Final = 0.04
SIDE: Final = 100
SOLID: Final = 60
PAPER, INK, GAP, LABEL = "#efe4c8", "#2b2118", 8, 15


# Pictures


def recipes(game: str, name: str = "vignettes") -> dict[str, Recipe]:
    file = recipes_of(game, name)
    return {card: file.of(card) for card in file.cards}


def picture(recipe: Recipe, width: int, height: int) -> QImage:
    return painted(Order(recipe, "", Covered(), width, height))


def contact_sheet(pictures: list[tuple[str, QImage]], columns: int) -> QImage:
    wide, high = pictures[0][1].width(), pictures[0][1].height()
    rows = math.ceil(len(pictures) / columns)
    sheet = QImage(columns * (wide + GAP) + GAP, rows * (high + GAP + LABEL) + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(PAPER))
    font = QFont("DejaVu Sans")
    with QPainter(sheet) as p:
        p.setPen(QColor(INK))
        for place, (name, image) in enumerate(pictures):
            x, y = GAP + place % columns * (wide + GAP), GAP + place // columns * (high + GAP + LABEL)
            p.drawImage(x, y, image)
            font.setPixelSize(11 if wide > 160 or len(name) < 18 else 9)
            p.setFont(font)
            p.drawText(QRectF(x - 3, y + high, wide + 8, LABEL), Qt.AlignmentFlag.AlignCenter, name)
    return sheet


def cards(game: str, size: str, words: list[str]) -> QImage:
    found = list(recipes(game).items())
    numbers = [int(word) for word in words if word.isdigit()]
    if numbers:
        found = found[slice(*numbers)]
    elif words:
        found = [(name, recipe) for name, recipe in found if name in words]
    width, height, columns = SIZES[size]
    return contact_sheet([(name, picture(recipe, width, height)) for name, recipe in found], columns)


def shapes(game: str, names: list[str]) -> QImage:
    fields = [(width // 4, height // 4) if width > 200 else (width, height) for width, height in SHAPES]
    sheet = QImage(sum(width + GAP for width, _ in fields) + GAP, len(names) * 128 + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(PAPER))
    with QPainter(sheet) as p:
        for row, name in enumerate(names):
            x = GAP
            for width, height in fields:
                p.drawImage(x, GAP + row * 128, picture(recipes(game)[name], width, height))
                x += width + GAP
    return sheet


def motifs(names: list[str]) -> QImage:
    """Each in three sizes: large, as a hero on the table, as a companion there."""
    columns, wide, high = 8, 250, 176
    sheet = QImage(columns * wide, math.ceil(len(names) / columns) * high, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#d9cfae"))
    with QPainter(sheet) as p:
        p.setPen(QColor(INK))
        for place, name in enumerate(names):
            x, y = place % columns * wide, place // columns * high
            for left, top, side, colour in ((2, 2, 150, "#b7c69a"), (160, 2, 76, "#e6d3a0"), (160, 98, 44, "#9db7b8")):
                p.fillRect(x + left, y + top, side + 6, side + 6, QColor(colour))
                p.drawImage(x + left + 3, y + top + 3, drawing("motifs", name, side, side))
            p.drawText(x + 6, y + high - 4, name)
    return sheet


def grounds() -> QImage:
    backdrop = Motif(of="grass_tuft", at=(0.5, 0.95), high=0.01)
    found = [(name, Recipe(ground=name, motifs=(backdrop,))) for name in sorted(drawings("grounds"))]
    return contact_sheet([(name, picture(recipe, 210, 115)) for name, recipe in found], 8)


# Checks


class Extent(NamedTuple):
    """Where a motif's drawing begins and ends, in shares of its box."""

    left: float
    top: float
    right: float


@cache
def extent(name: str) -> Extent:
    image = drawing("motifs", name, SIDE, SIDE).convertToFormat(QImage.Format.Format_Alpha8)
    opacity = np.frombuffer(image.constBits(), np.uint8).reshape(SIDE, image.bytesPerLine())[:, :SIDE]
    rows, columns = np.nonzero((opacity > SOLID).any(1))[0], np.nonzero((opacity > SOLID).any(0))[0]
    return Extent(columns[0] / SIDE, rows[0] / SIDE, (columns[-1] + 1) / SIDE)


def out_of_sight(recipe: Recipe) -> list[str]:
    """Whose head leaves the field in one of the shapes, and whether the hero's middle does."""
    highest = max(motif.high for motif in recipe.motifs)
    heroes = [motif for motif in recipe.motifs if motif.high == highest]
    found = []
    for width, height in SHAPES:
        frame = frame_of(recipe, width, height, Covered())
        found += [
            f"{motif.of} leaves {width}x{height} at the top by {head_above(frame, motif):.0%}"
            for motif in recipe.motifs
            if not motif.lean and head_above(frame, motif) > CUT
        ]
        if len(heroes) == 1 and not MARGIN < middle(frame, heroes[0]) / width < 1 - MARGIN:
            found.append(f"the hero {heroes[0].of} leaves {width}x{height} at the side")
    return found


def head_above(frame: Frame, motif: Motif) -> float:
    box = frame.box(motif)
    return -(box.y() + extent(motif.of).top * box.height()) / frame.height


def middle(frame: Frame, motif: Motif) -> float:
    box, drawn = frame.box(motif), extent(motif.of)
    share = (drawn.left + drawn.right) / 2
    return box.x() + box.width() * (1 - share if motif.turned else share)


def thumb(recipe: Recipe) -> np.ndarray:
    width, height, _ = SIZES["small"]
    small = picture(recipe, width, height).scaled(
        *THUMB, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    pixels = np.frombuffer(small.convertToFormat(QImage.Format.Format_RGB32).constBits(), np.uint8)
    return pixels.reshape(THUMB[1], THUMB[0], 4)[:, :, :3].astype(np.int16)


def closest(game: str) -> list[tuple[float, str, str]]:
    """All pairs of a game by the mean difference of their colours, also mirrored."""
    names = list(recipes(game))
    plain = np.array([thumb(recipe) for recipe in recipes(game).values()])
    turned = plain[:, :, ::-1]
    pairs = []
    for place, name in enumerate(names):
        here = plain[place]
        near = np.minimum(
            np.abs(plain[place + 1 :] - here).mean((1, 2, 3)), np.abs(turned[place + 1 :] - here).mean((1, 2, 3))
        )
        pairs += [(float(distance), name, names[place + 1 + other]) for other, distance in enumerate(near)]
    return sorted(pairs)


def unused() -> list[str]:
    told = [recipes(game) for game in GAMES] + [recipes(game, KINDS) for game in ("imperium", "settlers")]
    used = {motif.of for file in told for recipe in file.values() for motif in recipe.motifs}
    return sorted(drawings("motifs") - used)


def check() -> list[str]:
    found = [f"no recipe names the motif {name}" for name in unused()]
    for game in GAMES:
        found += [
            f"{game}, {card}: {fault}" for card, recipe in recipes(game).items() for fault in out_of_sight(recipe)
        ]
        found += [f"{game}: {one} and {two} look alike" for apart, one, two in closest(game) if apart < ALIKE]
    return found


def main(words: list[str]) -> int:
    app = QGuiApplication(sys.argv[:1])
    match words:
        case ["check"]:
            found = check()
            print("\n".join(found) or "all in sight, none alike")
            return 1 if found else 0
        case ["alike", game, *count]:
            for apart, one, two in closest(game)[: int(count[0]) if count else 40]:
                print(f"{apart:5.1f} {one} | {two}")
        case ["cards", out, game, ("small" | "mid" | "big") as size, *rest]:
            cards(game, size, rest).save(out)
        case ["cards", out, game, *rest]:
            cards(game, "small", rest).save(out)
        case ["shapes", out, game, *names]:
            shapes(game, names).save(out)
        case ["motifs", out, *names]:
            motifs(names or sorted(drawings("motifs"))).save(out)
        case ["grounds", out]:
            grounds().save(out)
        case _:
            print(__doc__, f"\nDrawings lie in {vignette_folder()}.")
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
