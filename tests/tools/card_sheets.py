"""Contact sheets of every card, painted by the program's own faces: to look at pictures and words together.

`python -m tests.tools.card_sheets OUT_FOLDER [--game GAME] [--width PIXELS] [--lang pl|en]` writes
`GAME-WIDTH-THEME-N.png` for the small faces of a table and the large ones of the browser, in both themes.
"""

import argparse
import math
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from imperium_desktop.games.hadrian.rules.names import COHORTS
from imperium_desktop.games.hadrian.scene.cards.faces import paint_face as paint_hadrian
from imperium_desktop.games.hadrian.scene.face_kinds import AttackFace, FateFace, HadrianFace
from imperium_desktop.games.hadrian.scene.face_kinds import CardFace as HadrianCard
from imperium_desktop.games.imperium.scene.face_kinds import CardFace
from imperium_desktop.games.imperium.scene.faces import paint_face as paint_imperium
from imperium_desktop.games.mare_nostrum.scene.cards.faces import paint_stub
from imperium_desktop.games.settlers.scene.face_kinds import CardFace as SettlersCard
from imperium_desktop.games.settlers.scene.faces import paint_face as paint_settlers
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.theme.kept_pictures import SMOOTH
from imperium_desktop.ui.theme.language import set_language
from imperium_desktop.ui.theme.paint import table_light
from imperium_desktop.ui.theme.palette import PALETTES, set_theme
from imperium_desktop.ui.theme.textures import make_surfaces
from imperium_desktop.ui.window.application import make_application

WIDTHS: Final = (120, 240)
"""As on the table, where a picture is 110x60, and large."""
SHEET: Final = 1900
"""Pixels across."""
ROWS: Final = {120: 8, 240: 5}
"""On a sheet."""
GAP: Final = 8


class Cards(NamedTuple):
    names: Sequence[str]
    shape: float
    """Height in widths."""
    paint: Callable[[QPainter, str, QRectF], None]


def imperium(language: str) -> Cards:
    game = load_game("imperium")
    words = Words.load(language, game)
    cards = {card.name: card.id for card in game.content.cards.values() if card.name}
    return Cards([*cards], 1.4, lambda p, name, at: paint_imperium(p, CardFace(cards[name]), at, game.content, words))


def settlers(language: str) -> Cards:
    game = load_game("settlers")
    words = Words.load(language, game)
    cards = {card.key: card.id for card in game.content.copies.values() if not card.key.startswith("?")}
    return Cards(
        [*cards], 1.4, lambda p, name, at: paint_settlers(p, SettlersCard(cards[name]), at, game.content, words)
    )


def mare_nostrum(language: str) -> Cards:
    game = load_game("mare_nostrum")
    words = Words.load(language, game)
    return Cards([*game.content.cards], 0.42, lambda p, name, at: paint_stub(p, game.content, words, name, at))


def hadrian(language: str) -> Cards:
    game = load_game("hadrian")
    words = Words.load(language, game)
    faces: dict[str, HadrianFace] = {path: HadrianCard(path) for path in game.content.paths}
    faces["fate"] = FateFace(38)
    faces |= {
        f"attack_{cohort}": AttackFace(number, cohort, False, False, False) for number, cohort in enumerate(COHORTS, 1)
    }
    return Cards([*faces], 1.64, lambda p, name, at: paint_hadrian(p, faces[name], at, game.content, words))


GAMES: Final[dict[str, Callable[[str], Cards]]] = {
    "imperium": imperium,
    "settlers": settlers,
    "mare_nostrum": mare_nostrum,
    "hadrian": hadrian,
}


def sheets(cards: Cards, width: int) -> Iterator[QImage]:
    """A few rows on each."""
    columns = SHEET // (width + GAP)
    most = columns * ROWS.get(width, 4)
    for first in range(0, len(cards.names), most):
        yield sheet(cards, cards.names[first : first + most], width, columns)


def sheet(cards: Cards, names: Sequence[str], width: int, columns: int) -> QImage:
    height = width * cards.shape
    rows = math.ceil(len(names) / columns)
    image = QImage(SHEET, round(rows * (height + GAP) + GAP), QImage.Format.Format_RGB32)
    with QPainter(image) as p:
        p.setRenderHints(SMOOTH)
        table_light(p, QRectF(image.rect()))
        for place, name in enumerate(names):
            row, column = divmod(place, columns)
            cards.paint(p, name, QRectF(GAP + column * (width + GAP), GAP + row * (height + GAP), width, height))
    return image


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--width", type=int, action="append")
    parser.add_argument("--lang", choices=("en", "pl"), default="pl")
    wanted = parser.parse_args()
    make_application()
    set_language(wanted.lang)
    wanted.folder.mkdir(parents=True, exist_ok=True)
    for theme in PALETTES:
        set_theme(theme)
        make_surfaces(1.0)
        for game in wanted.game or GAMES:
            cards = GAMES[game](wanted.lang)
            for width in wanted.width or WIDTHS:
                for number, image in enumerate(sheets(cards, width), 1):
                    image.save(str(wanted.folder / f"{game}-{width}-{theme}-{number}.png"))


if __name__ == "__main__":
    main()
