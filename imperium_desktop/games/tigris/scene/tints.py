"""Outlined on the board: both sides of a conflict, the kingdom under the pointer, and where most squares are legal."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from imperium_desktop.games.tigris.analysis.survey import Kingdom
from imperium_desktop.games.tigris.rules.components import RED
from imperium_desktop.games.tigris.rules.conflicts import supporters
from imperium_desktop.games.tigris.rules.regions import occupied
from imperium_desktop.games.tigris.rules.squares import BESIDE, OFF, connected, squares_in
from imperium_desktop.games.tigris.rules.state import Conflict, State
from imperium_desktop.games.tigris.scene.board import region_outline
from imperium_desktop.games.tigris.scene.plan import Plan
from imperium_desktop.ui.stage.overlay import Mark, Tint

LEGAL = "#b57a0c"


def area_of(squares: int, plan: Plan) -> QPainterPath:
    path = QPainterPath()
    for square in squares_in(squares):
        path.addRect(QRectF(*plan.square(square)))
    return path


def kingdom_tint(kingdom: Kingdom, plan: Plan, colours: list[str]) -> Tint:
    """Tint a kingdom in its owner's colour; each leader carries its strength in a war."""
    marks = tuple(Mark(corner(plan, leader.square), str(leader.supporters)) for leader in kingdom.leaders)
    return Tint(area_of(kingdom.squares, plan), region_outline(kingdom.squares, plan), colours[kingdom.owner], marks)


def border(squares: int, plan: Plan) -> Tint:
    """Outline the squares where what is held can be laid: too many to be lit one by one."""
    return Tint(QPainterPath(), region_outline(squares, plan), LEGAL, border=True)


def corner(plan: Plan, square: int) -> QPointF:
    cell = plan.square(square)
    return QPointF(cell.x + plan.cell * 0.16, cell.y + plan.cell * 0.16)


def conflict_tints(view: State, conflict: Conflict, plan: Plan, colours: list[str]) -> list[Tint]:
    """Both sides in their owners' colours; the tiles that count are numbered."""
    tints = []
    for seat in (conflict.attacker, conflict.defender):
        leader = view.players[seat].leaders[conflict.sphere]
        if leader == OFF:
            continue
        if conflict.kind == "revolt":
            squares = counted = BESIDE[leader] & view.tiles[RED]
            squares |= 1 << leader
        else:
            counted = supporters(view, seat, conflict.sphere)
            squares = connected(1 << leader, occupied(view) & ~(1 << view.unification))
        marks = tuple(Mark(corner(plan, square), str(number)) for number, square in enumerate(squares_in(counted), 1))
        tints.append(Tint(area_of(squares, plan), region_outline(squares, plan), colours[seat], marks))
    return tints
