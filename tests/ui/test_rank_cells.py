"""A cell of the table of ranks: the number and the small counts beside or below it, in any width."""

import msgspec
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from imperium_desktop.registry import load_game
from imperium_desktop.rules.chance import Chance
from imperium_desktop.rules.journal import Seating
from imperium_desktop.rules.match import Match
from imperium_desktop.text.words import Words
from imperium_desktop.ui.charts.rank_cells import Cells
from imperium_desktop.ui.scenes import scene_of
from imperium_desktop.ui.scenes.protocol.ending import Beat, Cell, Ending, RankRow
from tests.contract.playing import random_answer
from tests.ui.painted_texts import painted_texts


@pytest.fixture(scope="module")
def ending() -> Ending:
    game, chance = load_game("imperium"), Chance(1)
    match = Match(game, game.setup_type(seats=2), 1)
    while match.decision is not None:
        match.answer(random_answer(match.decision, chance))
    return scene_of(game).tell_end(match, Words.load("en", game), Seating(("Anna", "Marek")), range(2))


@pytest.mark.parametrize("width", [36, 48, 64, 90, 150])
@pytest.mark.parametrize("cell", [Cell(8, added=(1,)), Cell(-26, added=(13,)), Cell(238, added=(238,))])
def test_a_number_of_three_digits_has_room_with_its_count(
    dressed: QApplication, ending: Ending, width: int, cell: Cell
) -> None:
    picture, box = QPixmap(width, 64), QRectF(0, 0, width, 64)
    ending = msgspec.structs.replace(ending, beats=(Beat(0, (RankRow(0, (cell,)),)),))
    with painted_texts() as texts, QPainter(picture) as p:
        Cells(ending, 1.0).paint(p, box, 0, cell, cell, 1.0, falls=False, drop=0)
    assert texts.written == [str(cell.value), str(cell.added[0])]
    assert not texts.too_long, [str(text) for text in texts.too_long]
    number, count = texts.lying
    assert not number.intersects(count)
