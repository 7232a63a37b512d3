"""The pattern under the pointer: green where it may be drawn, red where it does not fit."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from imperium_desktop.games.hadrian.rules.content import Components
from imperium_desktop.games.hadrian.scene.plan import Plan
from imperium_desktop.games.hadrian.scene.scouting import covered, mask, on_map
from imperium_desktop.games.hadrian.scene.sheets.geometry import spots
from imperium_desktop.games.hadrian.scene.shown import Cell
from imperium_desktop.ui.stage.overlay import Tint

FITS, FITS_NOT = "#2f8a3c", "#b5382c"


def pattern_tint(
    content: Components, plan: Plan, picture: tuple[str, ...], at: Cell, lit: frozenset[str]
) -> list[Tint]:
    cells = covered(picture, plan.sight, at)
    whole = QPainterPath()
    for row, column in filter(on_map, cells):
        spot = spots(content)[f"map/{row + 1}/{column + 1}"]
        place = plan.large(spot.sheet, spot.rect)
        if place is not None:
            whole.addRect(QRectF(*place))
    fits = f"place/{mask(cells)}" in lit
    return [Tint(whole, whole.simplified(), FITS if fits else FITS_NOT, held=True)]
