"""The table of nations as a picture: a row for each nation, a column for each rival, the share of wins as colour."""

from collections.abc import Sequence
from typing import Any, Final

import numpy
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from imperium_desktop.games.imperium.rules.names import NATIONS, Nation
from imperium_desktop.games.imperium.teaching.nation_table import NationTable
from imperium_desktop.registry import load_game
from imperium_desktop.text.words import Words
from imperium_desktop.ui.charts.chart import library, new_plot
from imperium_desktop.ui.theme.fonts import type_font

SIZE: Final = (1240, 1100)
LOST, EVEN, WON = (190, 84, 58), (248, 240, 220), (72, 128, 148)
PAPER: Final = "#fbf5e6"
INK: Final = "#2a2017"
TITLES: Final = {
    "en": "Share of games that the nation on the left won against the one above; {games} games of our bots a pair",
    "pl": "Jaką część partii nacja z lewej wygrała z nacją u góry: partii naszych botów na parę: {games}",
}
ALL: Final = {"en": "all", "pl": "razem"}
ROOM_LEFT, ROOM_ABOVE = 3.6, 3.0
"""For the names, in cells."""
LETTERS: Final = 11.5
Anchor = tuple[float, float]
MIDDLE: Anchor = (0.5, 0.5)


def picture_of(table: NationTable, language: str) -> QPixmap:
    app = QApplication.instance() or QApplication([])
    assert app is not None
    words = Words.load(language, load_game("imperium"))
    order = sorted(NATIONS, key=lambda nation: -table.shares[nation])
    sheet = QWidget()
    sheet.setStyleSheet(f"background: {PAPER}")
    sheet.resize(*SIZE)
    plot = new_plot(sheet)
    plot.resize(*SIZE)
    item = plot.getPlotItem()
    item.invertY(True)
    item.hideAxis("left")
    item.hideAxis("bottom")
    item.setTitle(TITLES[language].format(games=table.results.games), color=INK, size="12pt")
    item.setXRange(-ROOM_LEFT, len(order) + 1.5, padding=0)
    item.setYRange(-ROOM_ABOVE, len(order) + 0.3, padding=0)
    lay_cells(item, table, order)
    lay_names(item, [words.label(nation) for nation in order], ALL[language])
    return sheet.grab()


def lay_cells(item: Any, table: NationTable, order: Sequence[Nation]) -> None:
    """The last column, a little apart, is the share of all games."""
    colours = library().ColorMap([0.0, 0.5, 1.0], [LOST, EVEN, WON]).getLookupTable(0.0, 1.0, 256)
    shares = numpy.full((len(order), len(order)), numpy.nan)
    for row, nation in enumerate(order):
        for column, rival in enumerate(order):
            if nation != rival:
                shares[column, row] = table.share_against(nation, rival)
                write(item, f"{shares[column, row]:.0%}", column + 0.5, row + 0.5)
        write(item, f"{table.shares[nation]:.0%}", len(order) + 0.9, row + 0.5, bold=True)
    image = library().ImageItem(shares, levels=(0.0, 1.0), lut=colours)
    image.setZValue(-1)
    item.addItem(image)


def lay_names(item: Any, names: Sequence[str], last: str) -> None:
    for place, name in enumerate(names):
        write(item, name, -0.15, place + 0.5, anchor=(1, 0.5))
        write(item, name, place + 0.5, -0.15, anchor=(0, 0.5), angle=60)
    write(item, last, len(names) + 0.9, -0.15, anchor=(0, 0.5), angle=60, bold=True)


def write(
    item: Any, text: str, x: float, y: float, *, anchor: Anchor = MIDDLE, angle: float = 0, bold: bool = False
) -> None:
    words = library().TextItem(text, color=INK, anchor=anchor, angle=angle)
    font = type_font("body")
    font.setPointSizeF(LETTERS)
    font.setBold(bold)
    words.setFont(font)
    words.setPos(x, y)
    item.addItem(words)
